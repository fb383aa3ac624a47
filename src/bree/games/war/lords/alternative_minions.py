"""The alternative versions of two minions (LME-10): the Black Númenórean and the Chief of the Ringwraiths."""

from typing import Final

from bree.core import PASS_PICK, Ask, Pick
from bree.games.war.board import REGIONS
from bree.games.war.facts import CARDS
from bree.games.war.figures import CHARACTERS, CHIEF, NUMENOREAN, WITCH_KING
from bree.games.war.map_queries import (
    figures_in,
    has_no_rival,
    is_unconquered,
    place_figures,
    region_of,
    region_of_person,
    take_figures,
    version_in_play,
)
from bree.games.war.picks import DRAW, DRAW_PICK
from bree.games.war.players.control import controls, player_of
from bree.games.war.rules.armies.leading import BY_NUMENOREAN
from bree.games.war.rules.armies.moving import can_move
from bree.games.war.rules.armies.reach import Regions
from bree.games.war.rules.battle.attack import can_attack
from bree.games.war.rules.battle.capture import victory_points
from bree.games.war.rules.battle.fighters import attackers_of, current_battle
from bree.games.war.rules.book import book
from bree.games.war.rules.characters.arrivals import (
    activate_all_free_nations,
    enter_play,
    is_captain_due,
    unconquered_sauron_strongholds,
)
from bree.games.war.rules.extension_points import AddedAnswers
from bree.games.war.state import FREE, NO_TRACK, NOBODY, SHADOW, War, lords_of, seat_of

DECK: Final = "shadow_character"
MOVE_PICK: Final = Pick("move", ("figure:" + CHIEF,))


# Entering play.


def numenorean_places(s: War) -> Regions:
    """Return where the Black Númenórean may enter play (LME-10.2, LME-10.3)."""
    due = s.track != NO_TRACK or victory_points(s, FREE) > 0
    return unconquered_sauron_strongholds(s) if due and has_no_rival(s, NUMENOREAN) else NOBODY


def enter_numenorean(s: War, region: str) -> None:
    enter_play(s, SHADOW, NUMENOREAN, region, "LME-10.2")


def is_fellowship_sheltered(s: War) -> bool:
    """Is the Fellowship in a region with an unconquered Free Peoples stronghold? In Mordor it is in no region."""
    place = REGIONS[s.bearers]
    strong = place.settlement == "stronghold" and place.side == FREE
    return s.track == NO_TRACK and strong and is_unconquered(s, s.bearers)


def chief_places(s: War) -> Regions:
    """Return where the Chief may enter play (LME-10.8, LME-10.9).

    He replaces the Black Captain (LME-10.10) or enters the region of the Fellowship (LME-10.23).
    """
    if is_fellowship_sheltered(s) or WITCH_KING in s.fallen:
        return NOBODY
    found = region_of(s, WITCH_KING)
    if found:
        return NOBODY if lords_of(s).swapped else (found,)
    return (s.bearers,) if s.track == NO_TRACK else NOBODY


def can_swap_king(s: War) -> bool:
    """Can the Black Captain replace the Chief (LME-10.11, LME-10.12, LME-10.21)?

    Other figures do not matter (LME-10.25).
    """
    if not region_of(s, CHIEF) or WITCH_KING not in s.aside or lords_of(s).swapped:
        return False
    return is_captain_due(s) and controls(s, SHADOW, WITCH_KING)


def enter_chief(s: War, region: str) -> None:
    if region_of(s, WITCH_KING):
        s.then(("swap_king", CHIEF))
    else:
        enter_play(s, SHADOW, CHIEF, region, "LME-10.8")


@book.step
def swap_king(s: War, other: str) -> None:
    """Replace one Witch-king with the other, once per game (LME-10.10, LME-10.11). None of them is eliminated."""
    region, was = region_of_person(s, WITCH_KING), version_in_play(s, WITCH_KING)
    take_figures(s, SHADOW, region, (was,))
    s.lords = lords_of(s)._replace(swapped=True)
    s.aside = tuple([one for one in CHARACTERS if one in s.aside or one == was])
    enter_play(s, SHADOW, other, region, "LME-10.10" if other == CHIEF else "LME-10.11")
    if other == WITCH_KING:
        activate_all_free_nations(s)


# The Black Númenórean


def can_spell(s: War) -> bool:
    """Can the Black Númenórean use a Muster result as a Character result for his army (LME-10.6)? Once per turn."""
    return not lords_of(s).spelled and bool(region_of(s, NUMENOREAN))


def can_spell_move(s: War) -> bool:
    return can_spell(s) and can_move(s, SHADOW, BY_NUMENOREAN)


def can_spell_attack(s: War) -> bool:
    return can_spell(s) and can_attack(s, SHADOW, BY_NUMENOREAN)


@book.step
def spell(s: War, action: str) -> None:
    """Start a move or an attack as for a Character result."""
    s.lords = lords_of(s)._replace(spelled=True)
    s.then(("move" if action == "move" else "attack", SHADOW, BY_NUMENOREAN))


# Prolonging a battle


LORE: Final = "lore"
LORE_PICK: Final = Pick(LORE, ("figure:" + NUMENOREAN,))


def lore_answers(s: War, side: str) -> list[str]:
    """Can the Black Númenórean prolong the battle (LME-10.5)?

    Once per battle; elites can prolong it further (LME-10.20).
    """
    known = s.lords is not None and not s.lords.lore and NUMENOREAN in attackers_of(s, current_battle(s))
    return [LORE] if known else []


def why_no_lore(s: War, side: str, name: str) -> str:
    return "" if s.lords is None else "LME-10.5"


def use_lore(s: War, side: str, name: str) -> None:
    s.lords = lords_of(s)._replace(lore=True)
    s.tell("lore", "LME-10.5")


LORE_ANSWER: Final = AddedAnswers({LORE: LORE_PICK}, lore_answers, why_no_lore, use_lore)


def forget_lore(s: War) -> None:
    if s.lords is not None and s.lords.lore:
        s.lords = s.lords._replace(lore=False)


# The spear of terror (LME-10.14)


def may_draw_for_event(s: War, side: str, card: str) -> bool:
    """Does the Shadow play a character event while the Chief is with the Fellowship (LME-10.24)?"""
    if s.lords is None or side != SHADOW or CARDS[card].deck != DECK or s.track != NO_TRACK:
        return False
    return CHIEF in figures_in(s, SHADOW, s.bearers) and s.decks[DECK].size > 0


def offer_spear(s: War, side: str, face: str, card: str) -> bool:
    if not may_draw_for_event(s, side, card):
        return False
    s.then(("spear", face, card))
    return True


@book.ask
def spear(s: War, face: str, card: str) -> Ask:
    return Ask(seat_of(s, SHADOW), "spear", "LME-10.14", (DRAW_PICK, PASS_PICK), {"deck": "deck-" + DECK})


@book.step
def on_spear(s: War, face: str, card: str, answer: str) -> None:
    """Draw a card or not, then apply the event. After this draw no card on the table gives another one (LME-10.15)."""
    drawn = answer == DRAW
    s.then(("take_effect", SHADOW, face, card, int(drawn)))
    if drawn:
        s.then(("draw", DECK), ("hand_limit", SHADOW))


# Moving to the Fellowship (LME-10.16)


def offer_chief_move(s: War, declared: bool) -> None:
    """Offer the Chief a move after the Fellowship was declared or revealed."""
    sees = s.terms.sees_declared if declared else s.terms.sees_revealed
    if s.lords is not None and sees and region_of(s, CHIEF) not in ("", s.bearers) and not is_fellowship_sheltered(s):
        s.then(("sees",))


@book.ask
def sees(s: War) -> Ask:
    """In a team ask the player who controls the Chief, even if a teammate leads (WAR-27.10)."""
    return Ask(player_of(s, CHIEF), "sees", "LME-10.16", (MOVE_PICK, PASS_PICK), {"region": "region-" + s.bearers})


@book.step
def on_sees(s: War, answer: str) -> None:
    if answer == MOVE_PICK.id:
        region = region_of(s, CHIEF)
        take_figures(s, SHADOW, region, (CHIEF,))
        place_figures(s, SHADOW, s.bearers, (CHIEF,))
        s.tell("chief-comes", "LME-10.16", origin="region-" + region, region="region-" + s.bearers)
