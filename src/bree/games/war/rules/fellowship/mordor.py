"""Section 25: entering Mordor, the Mordor Track to the Crack of Doom, and corruption for idleness."""

from typing import Final

from bree.core import PASS, PASS_PICK, Ask, Pick
from bree.games.war.facts import TILES
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import OFFER, TILE_DRAW
from bree.games.war.rules.fellowship.damage import IN_MORDOR, corrupt
from bree.games.war.rules.fellowship.hunt import current_hunt
from bree.games.war.rules.turn.phases import win
from bree.games.war.state import DOOM, FREE, NO_TRACK, Hunt, War, seat_of

ENTER: Final = Pick("enter")


@book.ask
def enter_mordor(s: War) -> Ask:
    return Ask(seat_of(s, FREE), "enter_mordor", "WAR-25.1", (ENTER, PASS_PICK))


@book.step
def on_enter_mordor(s: War, answer: str) -> None:
    """Enter the Mordor Track. The Fellowship is in no region now (WAR-25.2, WAR-25.4), and progress does not count."""
    if answer == PASS:
        return
    s.track = 0
    s.progress = 0
    s.entered = True
    s.tell("mordor", "WAR-25.2")
    # WAR-25.3: the Eyes return to the pool, and the special tiles in play go into it (WAR-23.11).
    s.tiles = tuple(sorted((*s.tiles, *[one for one in s.drawn if TILES[one].eye], *s.specials)))
    s.drawn = tuple([one for one in s.drawn if not TILES[one].eye])
    s.specials = ()
    s.tell("mordor-pool", "WAR-25.3", tiles=len(s.tiles))


@book.step
def move_in_mordor(s: War) -> None:
    """Move on the Mordor Track: draw one tile without a roll (WAR-25.6), also for a card's move (WAR-25.19).

    The other rules are as usual (WAR-25.14, WAR-25.16), also for the die in the Hunt Box (WAR-25.9) and for the
    allocation (WAR-25.15).
    """
    s.hunt = Hunt(IN_MORDOR)
    s.tell("mordor-moves", "WAR-25.6")
    s.then(OFFER[TILE_DRAW], ("draw_tile",), ("climb",))


@book.step
def climb(s: War) -> None:
    """Take a step, hidden or revealed (WAR-25.8, WAR-25.10), unless the tile says stop."""
    tile = current_hunt(s).tile
    s.hunt = None
    if tile and TILES[tile].stop:
        s.tell("mordor-stop", "WAR-25.8", track=s.track)
        return
    s.track += 1
    s.tell("mordor-step", "WAR-25.8", track=s.track)
    if s.track == DOOM:
        win(s, "destroyed", "WAR-25.13")


@book.step
def idle_in_mordor(s: War) -> None:
    """Add corruption if the Fellowship neither moved nor hid (WAR-25.12).

    With option WAR-O3 this does not apply in the turn of entering.
    """
    if s.track == NO_TRACK or s.strove or (s.entered and s.terms.spared):
        return
    corrupt(s, 1, "WAR-25.12")
