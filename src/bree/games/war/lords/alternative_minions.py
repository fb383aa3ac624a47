"""The other versions of two minions: the Black Númenórean and the Chief of the Ringwraiths (LME-10)."""

from typing import Final

from bree.core import PASS_PICK, Ask, Pick
from bree.games.war.board import REGIONS
from bree.games.war.facts import CARDS
from bree.games.war.figures import CHIEF, NUMENOREAN, PERSON, VERSIONS, WITCH_KING
from bree.games.war.lords.actions import MUSTERS, extra
from bree.games.war.map_queries import at_war, figures_in, in_play, put, take, unconquered, where
from bree.games.war.picks import DRAW, DRAW_PICK
from bree.games.war.players.control import controls, player_of
from bree.games.war.rules.armies.leading import BY_NUMENOREAN
from bree.games.war.rules.armies.moving import can_move
from bree.games.war.rules.armies.reach import Regions
from bree.games.war.rules.battle.attack import can_attack
from bree.games.war.rules.battle.capture import points
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, FREE_NATIONS, NO_TRACK, NOBODY, SHADOW, War, lords_of, seat

DECK: Final = "shadow_character"
MOVE_PICK: Final = Pick("move", ("figure:" + CHIEF,))


# Who may enter.


def has_no_rival(s: War, minion: str) -> bool:
    """LME-10.4, LME-10.13: no other version of him is in play, and none was eliminated."""
    if s.lords is None:
        return True
    others = [other for other in VERSIONS[PERSON[minion]] if other != minion]
    return not any(other in s.fallen or in_play(s, other) for other in others)


def belligerent(s: War) -> int:
    """How many nations of the Free Peoples are at war."""
    return len([nation for nation in FREE_NATIONS if at_war(s, nation)])


def is_captain_due(s: War) -> bool:
    """What the Black Captain waits for (WAR-7.17)."""
    return at_war(s, "sauron") and belligerent(s) > 0


def numenorean_due(s: War) -> bool:
    """LME-10.2, LME-10.3"""
    return s.track != NO_TRACK or points(s, FREE) > 0


def is_sheltered(s: War) -> bool:
    """Is the Fellowship in a region with an unconquered stronghold of the Free Peoples? In Mordor it is in none."""
    place = REGIONS[s.bearers]
    strong = place.settlement == "stronghold" and place.side == FREE
    return s.track == NO_TRACK and strong and unconquered(s, s.bearers)


def chief_place(s: War) -> Regions:
    """LME-10.8, LME-10.9, LME-10.10: in the place of the Black Captain, or where the Fellowship is (LME-10.23)."""
    if is_sheltered(s) or WITCH_KING in s.fallen:
        return NOBODY
    found = where(s, WITCH_KING)
    if found:
        return NOBODY if lords_of(s).swapped else (found,)
    return (s.bearers,) if s.track == NO_TRACK else NOBODY


def can_swap_king(s: War) -> bool:
    """LME-10.11, LME-10.12, LME-10.21, LME-10.25: the Black Captain for the Chief, whoever else is there."""
    if not where(s, CHIEF) or WITCH_KING not in s.aside or lords_of(s).swapped:
        return False
    return is_captain_due(s) and controls(s, SHADOW, WITCH_KING)


extra(SHADOW, "swap_king", MUSTERS, can_swap_king, ("swap_king", WITCH_KING), "LME-10.11")


# The Black Númenórean


def can_spell(s: War) -> bool:
    """LME-10.6: once a turn a Muster result is a Character result for the army that he is with."""
    return not lords_of(s).spelled and bool(where(s, NUMENOREAN))


def can_spell_move(s: War) -> bool:
    return can_spell(s) and can_move(s, SHADOW, BY_NUMENOREAN)


def can_spell_attack(s: War) -> bool:
    return can_spell(s) and can_attack(s, SHADOW, BY_NUMENOREAN)


@book.step
def spell(s: War, action: str) -> None:
    """A move or an attack, as by a Character result."""
    s.lords = lords_of(s)._replace(spelled=True)
    s.then(("move" if action == "move" else "attack", SHADOW, BY_NUMENOREAN))


extra(SHADOW, "spell_move", MUSTERS, can_spell_move, ("spell", "move"), "LME-10.6")
extra(SHADOW, "spell_attack", MUSTERS, can_spell_attack, ("spell", "attack"), "LME-10.6")


# The spear of terror (LME-10.14)


def is_terrible(s: War, side: str, card: str) -> bool:
    """A character event is played, not used in combat (LME-10.24), and the Chief is where the Fellowship is."""
    if s.lords is None or side != SHADOW or CARDS[card].deck != DECK or s.track != NO_TRACK:
        return False
    return CHIEF in figures_in(s, SHADOW, s.bearers) and s.decks[DECK].size > 0


@book.ask
def spear(s: War, face: str, card: str) -> Ask:
    return Ask(seat(s, SHADOW), "spear", "LME-10.14", (DRAW_PICK, PASS_PICK), {"deck": "deck-" + DECK})


@book.step
def on_spear(s: War, face: str, card: str, answer: str) -> None:
    """Then the event itself; who has drawn draws nothing for it by a card on the table (LME-10.15)."""
    drawn = answer == DRAW
    s.then(("take_effect", SHADOW, face, card, int(drawn)))
    if drawn:
        s.then(("draw", DECK), ("hand_limit", SHADOW))


# He sees and knows (LME-10.16)


def look(s: War, sees: bool) -> None:
    """The Fellowship has been found."""
    if s.lords is not None and sees and where(s, CHIEF) not in ("", s.bearers) and not is_sheltered(s):
        s.then(("sees",))


@book.ask
def sees(s: War) -> Ask:
    """Of a team it is for the player who controls him, whoever leads (WAR-27.10)."""
    return Ask(player_of(s, CHIEF), "sees", "LME-10.16", (MOVE_PICK, PASS_PICK), {"region": "region-" + s.bearers})


@book.step
def on_sees(s: War, answer: str) -> None:
    if answer == MOVE_PICK.id:
        region = where(s, CHIEF)
        take(s, SHADOW, region, (CHIEF,))
        put(s, SHADOW, s.bearers, (CHIEF,))
        s.tell("chief-comes", "LME-10.16", origin="region-" + region, region="region-" + s.bearers)
