"""Cards of the hunt: tiles that they bring into play or draw, and where they drive the Fellowship."""

from typing import Final

from bree.core import Ask
from bree.core.cards.file import Names
from bree.games.war.board import NEAR
from bree.games.war.facts import TILES
from bree.games.war.figures import GOLLUM
from bree.games.war.picks import REGION
from bree.games.war.rules.armies.reach import shut_to_bearers
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import OFFER, TILE_DRAW, owner
from bree.games.war.rules.fellowship.damage import corrupt
from bree.games.war.rules.fellowship.declaring import is_refuge
from bree.games.war.rules.fellowship.hunt import hunting
from bree.games.war.state import BY_LOT, EYES, HARMLESS, NEVER, NO_TRACK, Hunt, War, seat

SPECIAL: Final = tuple([name for name, tile in TILES.items() if tile.special])
ALWAYS: Final = "always"  # the damage may be lessened as after any hunt


@book.effect(tile=Names(SPECIAL))
def lay_tile(s: War, card: str, tile: str) -> None:
    """WAR-23.11: it waits aside for Mordor; if the Fellowship is there already, it goes straight into the pool."""
    if s.track == NO_TRACK:
        s.specials = tuple(sorted((*s.specials, tile)))
        s.tell("tile-waits", "WAR-23.11", tile="tile-" + tile)
    else:
        s.tiles = tuple(sorted((*s.tiles, tile)))
        s.tell("tile-added", "WAR-23.11", tile="tile-" + tile)


@book.effect(void=Names((EYES, HARMLESS)), lessened=Names((ALWAYS, NEVER, BY_LOT)))
def search(s: War, card: str, void: str, lessened: str) -> None:
    """A tile without a roll (WAR-23.12). A Fellowship that was declared in a refuge is not revealed (WAR-21.6)."""
    blind = s.track == NO_TRACK and is_refuge(s, s.bearers)
    hunt_by(s, Hunt(card, void=void, lessened="" if lessened == ALWAYS else lessened, blind=blind))


@book.effect(void=Names((EYES, HARMLESS)))
def search_blindly(s: War, card: str, void: str) -> None:
    """The same, and Reveal icons do nothing."""
    hunt_by(s, Hunt(card, void=void, blind=True))


def hunt_by(s: War, hunt: Hunt) -> None:
    s.hunt = hunt
    s.then(OFFER[TILE_DRAW], ("draw_tile",), ("hunt_over",))


@book.effect()
def break_fellowship(s: War, card: str) -> None:
    """Companions leave, by the number of a tile; under Gollum there are none, and the Ring weighs more."""
    if s.guide == GOLLUM:
        corrupt(s, 1, "WAR-6.6")
    else:
        hunt_by(s, Hunt(card, void=HARMLESS, breaks=True))


@book.effect(by=int)
def sharpen(s: War, card: str, by: int) -> None:
    """Every die of the hunt that is rolled now, and rolled again, gets more."""
    s.hunt = hunting(s)._replace(bonus=hunting(s).bonus + by)


@book.can
def can_sharpen(s: War, card: str, by: int) -> bool:
    """WAR-23.2: without a die in the box nothing is rolled."""
    return s.box_shadow > 0


@book.effect()
def drive(s: War, card: str) -> None:
    """The figure goes to an adjacent region of the card's owner's choice; the progress stays."""
    s.then(("drive_to", card))


def driven(s: War) -> list[str]:
    shut = shut_to_bearers(s)
    return [name for name in NEAR[s.bearers] if name not in shut]


@book.ask
def drive_to(s: War, card: str) -> Ask:
    picks = tuple([REGION[name] for name in driven(s)])
    return Ask(seat(s, owner(s, card)), "drive_to", "WAR-6.6", picks, {"card": "card-" + card})


@book.step
def on_drive_to(s: War, card: str, region: str) -> None:
    s.bearers = region
    s.tell("driven", "WAR-6.6", card="card-" + card, region="region-" + region)
