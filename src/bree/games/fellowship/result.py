"""The numbers of a finished game: chapters of a campaign, rounds, and the goals of the last round."""

from bree.core import Facts
from bree.core.result_number import ResultNumber
from bree.games.fellowship.shape import Hand
from bree.games.fellowship.state import ENDLESS, Fellowship
from bree.games.fellowship.view import view


def result_numbers(s: Fellowship) -> tuple[ResultNumber, ...]:
    seen = view(s, None)
    found: list[ResultNumber] = []
    if seen["campaign"]["on"]:
        found.append(ResultNumber("chapters", {"won": len(seen["campaign"]["won"]), "of": ENDLESS - 1}))
    last = seen["round"]
    found.append(
        ResultNumber("rounds", {"rounds": sum(seen["campaign"]["attempts"].values()), "tricks": last["tricks"]})
    )
    if last["result"]:
        found += [goal_line(hand) for hand in seen["hands"] if hand["goal"] is not None]
    return tuple(found)


def goal_line(hand: Hand) -> ResultNumber:
    facts: Facts = {"who": hand["hand"], "character": "character-" + hand["character"], "tricks": hand["tricks"]}
    return ResultNumber("goal-met" if hand["met"] else "goal-failed", facts)
