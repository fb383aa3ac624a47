"""Abilities of the companions of the Council of Rivendell, as their files say (LME-11.5).

Many facts are reconstructed. Each file names these facts; correct them there.
"""

from typing import Final

from bree.core import PASS, PASS_PICK, Ask, Fact, Pick
from bree.games.war.facts import TILES
from bree.games.war.figures import CHARACTERS, COMPANIONS, PERSON, TOGETHER
from bree.games.war.lords.hidden_versions import is_hidden
from bree.games.war.map_queries import is_unconquered, region_of
from bree.games.war.rules.book import book
from bree.games.war.rules.characters.companions import lose_from_fellowship
from bree.games.war.rules.turn.politics import activate, can_activate
from bree.games.war.state import FREE, Figures, War, seat_of

RULE: Final = "LME-11.5"
ACTIVATING_COMPANIONS: Final = tuple([one for one in COMPANIONS if CHARACTERS[one].rouses])
PAIR: Final = tuple([one for one in COMPANIONS if CHARACTERS[one].guide == TOGETHER])


# A companion at home: any die can activate the nation.


def can_be_activated_at_home(s: War, nation: str) -> bool:
    if not can_activate(s, nation, sure=True):
        return False
    for one in ACTIVATING_COMPANIONS:
        facts = CHARACTERS[one]
        if facts.advances == nation and one not in s.aside:
            region = region_of(s, one)
            if region in facts.advances_in and is_unconquered(s, region):
                return True
    return False


@book.step
def rouse_home(s: War, nation: str) -> None:
    activate(s, nation, RULE, sure=True)


# Two Hobbits: both are lost and cancel a standard tile.


def hobbit_pair(s: War) -> Figures:
    """Return both Hobbits if one is the Guide, the other is in the Fellowship, and both are Council versions."""
    return PAIR if s.guide in PAIR and all(one in s.companions for one in PAIR) else ()


def may_pair_cancel(s: War, tile: str) -> bool:
    """May both Hobbits be there, as far as the Shadow knows?

    Then the game asks, so that the wait reveals nothing (LME-11.26).
    """
    facts = TILES[tile]
    if s.guide not in PAIR or facts.special or facts.smeagol:
        return False
    others = [PERSON[one] for one in PAIR if one != s.guide]
    return bool(hobbit_pair(s)) or any(PERSON[one] in others and is_hidden(s, one) for one in s.companions)


def offer_pair(s: War, tile: str) -> bool:
    if s.lords is None or not may_pair_cancel(s, tile):
        return False
    s.then(("guide_cancels",))
    return True


CANCEL: Final = Pick("cancel")


@book.ask
def guide_cancels(s: War) -> Ask:
    picks = (CANCEL, PASS_PICK) if hobbit_pair(s) else (PASS_PICK,)
    facts: dict[str, Fact] = {"guide": "character-" + s.guide, "tile": "tile-" + (s.hunt.tile if s.hunt else "")}
    return Ask(seat_of(s, FREE), "guide_cancels", RULE, picks, facts, secret=True)


@book.step
def on_guide_cancels(s: War, answer: str) -> None:
    if answer == PASS:
        s.then(("tile_acts",))
        return
    s.tell("pair-cancels", RULE)
    lose_from_fellowship(s, hobbit_pair(s), RULE)
