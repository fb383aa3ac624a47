"""The facts of a card's battles, read from the effect that is a battle."""

from functools import cache
from typing import NamedTuple

from bree.core import Step
from bree.games.doom.facts import BEHAVIOURS, FIGHTS
from bree.games.doom.state import Doom


class BattleFacts(NamedTuple):
    loss: int = 0  # courage for each lost battle
    battles: int = 0  # a fixed number of battles,
    wins: int = 0  # or until this many wins in a row,
    uruk_hai: bool = False  # or one battle for each Uruk-hai in Isengard
    removes: int = 0  # warriors removed after a win


def battle_facts_of(card: str) -> BattleFacts:
    return battle_facts_in(BEHAVIOURS[card].effects)


@cache
def battle_facts_in(does: tuple[Step, ...]) -> BattleFacts:
    found = [step for step in does if step[0] in FIGHTS]
    if not found:
        return BattleFacts()
    name, numbers = found[0][0], [int(one) for one in found[0][1:][1:]]
    if name == "battle":
        return BattleFacts(battles=numbers[0], loss=numbers[1])
    if name == "battle_streak":
        return BattleFacts(wins=numbers[0], loss=numbers[1])
    return BattleFacts(uruk_hai=True, loss=numbers[0], removes=numbers[1])


def battle_facts(s: Doom) -> BattleFacts:
    """The facts of the card that is being fought."""
    return battle_facts_of(s.foe)


def fights_uruk_hai(s: Doom) -> bool:
    return bool(s.foe) and battle_facts_of(s.foe).uruk_hai
