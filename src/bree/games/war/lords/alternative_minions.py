"""The other versions of two minions: the Black Númenórean and the Chief of the Ringwraiths (LME-10)."""

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


# Who may enter.


def numenorean_places(s: War) -> Regions:
    """LME-10.2, LME-10.3"""
    due = s.track != NO_TRACK or victory_points(s, FREE) > 0
    return unconquered_sauron_strongholds(s) if due and has_no_rival(s, NUMENOREAN) else NOBODY


def enter_numenorean(s: War, region: str) -> None:
    enter_play(s, SHADOW, NUMENOREAN, region, "LME-10.2")


def is_sheltered(s: War) -> bool:
    """Is the Fellowship in a region with an unconquered stronghold of the Free Peoples? In Mordor it is in none."""
    place = REGIONS[s.bearers]
    strong = place.settlement == "stronghold" and place.side == FREE
    return s.track == NO_TRACK and strong and is_unconquered(s, s.bearers)


def chief_places(s: War) -> Regions:
    """LME-10.8, LME-10.9, LME-10.10: in the place of the Black Captain, or where the Fellowship is (LME-10.23)."""
    if is_sheltered(s) or WITCH_KING in s.fallen:
        return NOBODY
    found = region_of(s, WITCH_KING)
    if found:
        return NOBODY if lords_of(s).swapped else (found,)
    return (s.bearers,) if s.track == NO_TRACK else NOBODY


def can_swap_king(s: War) -> bool:
    """LME-10.11, LME-10.12, LME-10.21, LME-10.25: the Black Captain for the Chief, whoever else is there."""
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
    """One Witch-king for the other where he is, once in a game (LME-10.10, LME-10.11); nobody is eliminated."""
    region, was = region_of_person(s, WITCH_KING), version_in_play(s, WITCH_KING)
    take_figures(s, SHADOW, region, (was,))
    s.lords = lords_of(s)._replace(swapped=True)
    s.aside = tuple([one for one in CHARACTERS if one in s.aside or one == was])
    enter_play(s, SHADOW, other, region, "LME-10.10" if other == CHIEF else "LME-10.11")
    if other == WITCH_KING:
        activate_all_free_nations(s)


# The Black Númenórean


def can_spell(s: War) -> bool:
    """LME-10.6: once a turn a Muster result is a Character result for the army that he is with."""
    return not lords_of(s).spelled and bool(region_of(s, NUMENOREAN))


def can_spell_move(s: War) -> bool:
    return can_spell(s) and can_move(s, SHADOW, BY_NUMENOREAN)


def can_spell_attack(s: War) -> bool:
    return can_spell(s) and can_attack(s, SHADOW, BY_NUMENOREAN)


@book.step
def spell(s: War, action: str) -> None:
    """A move or an attack, as by a Character result."""
    s.lords = lords_of(s)._replace(spelled=True)
    s.then(("move" if action == "move" else "attack", SHADOW, BY_NUMENOREAN))


# His lore


LORE: Final = "lore"
LORE_PICK: Final = Pick(LORE, ("figure:" + NUMENOREAN,))


def knows_lore(s: War, side: str) -> list[str]:
    """LME-10.5: he prolongs the battle once; elites may be spent for more (LME-10.20)."""
    known = s.lords is not None and not s.lords.lore and NUMENOREAN in attackers_of(s, current_battle(s))
    return [LORE] if known else []


def why_no_lore(s: War, side: str, name: str) -> str:
    return "" if s.lords is None else "LME-10.5"


def use_lore(s: War, side: str, name: str) -> None:
    s.lords = lords_of(s)._replace(lore=True)
    s.tell("lore", "LME-10.5")


LORE_ANSWER: Final = AddedAnswers({LORE: LORE_PICK}, knows_lore, why_no_lore, use_lore)


def forget_lore(s: War) -> None:
    if s.lords is not None and s.lords.lore:
        s.lords = s.lords._replace(lore=False)


# The spear of terror (LME-10.14)


def is_terrible(s: War, side: str, card: str) -> bool:
    """A character event is played, not used in combat (LME-10.24), and the Chief is where the Fellowship is."""
    if s.lords is None or side != SHADOW or CARDS[card].deck != DECK or s.track != NO_TRACK:
        return False
    return CHIEF in figures_in(s, SHADOW, s.bearers) and s.decks[DECK].size > 0


def offer_spear(s: War, side: str, face: str, card: str) -> bool:
    if not is_terrible(s, side, card):
        return False
    s.then(("spear", face, card))
    return True


@book.ask
def spear(s: War, face: str, card: str) -> Ask:
    return Ask(seat_of(s, SHADOW), "spear", "LME-10.14", (DRAW_PICK, PASS_PICK), {"deck": "deck-" + DECK})


@book.step
def on_spear(s: War, face: str, card: str, answer: str) -> None:
    """Then the event itself; who has drawn draws nothing for it by a card on the table (LME-10.15)."""
    drawn = answer == DRAW
    s.then(("take_effect", SHADOW, face, card, int(drawn)))
    if drawn:
        s.then(("draw", DECK), ("hand_limit", SHADOW))


# He sees and knows (LME-10.16)


def look(s: War, declared: bool) -> None:
    """The Fellowship has been found."""
    sees = s.terms.sees_declared if declared else s.terms.sees_revealed
    if s.lords is not None and sees and region_of(s, CHIEF) not in ("", s.bearers) and not is_sheltered(s):
        s.then(("sees",))


@book.ask
def sees(s: War) -> Ask:
    """Of a team it is for the player who controls him, whoever leads (WAR-27.10)."""
    return Ask(player_of(s, CHIEF), "sees", "LME-10.16", (MOVE_PICK, PASS_PICK), {"region": "region-" + s.bearers})


@book.step
def on_sees(s: War, answer: str) -> None:
    if answer == MOVE_PICK.id:
        region = region_of(s, CHIEF)
        take_figures(s, SHADOW, region, (CHIEF,))
        place_figures(s, SHADOW, s.bearers, (CHIEF,))
        s.tell("chief-comes", "LME-10.16", origin="region-" + region, region="region-" + s.bearers)
