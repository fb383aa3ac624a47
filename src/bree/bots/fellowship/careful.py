"""`careful`: plays for its own goal first, then for the goals of the others. It uses only what its seat may know.

It tries every pick in a few imagined worlds. In each of them, sensible players finish the trick (`outcome.py`), and
`goal_odds.py` rates the result.
"""

from random import Random

from bree.bots.advice import Advice, Reason
from bree.bots.bot import Sight
from bree.bots.fellowship.explain import explain
from bree.bots.fellowship.outcome import TrickOutcome, outcome_of
from bree.games.fellowship.state import Fellowship

WORLDS = 4
ATTEMPTS = 20  # at a chapter, before the bot gives it up
ALWAYS = {"early_end": "stop", "shirt": "use", "announce": "announce", "use_rider": "now", "will_trade": "trade"}
ONWARD = ("onward", "next_chapter")


class Careful:
    def __init__(self, worlds: int = WORLDS) -> None:
        self.worlds = worlds

    def choose(self, sight: Sight, rng: Random) -> str:
        picks = [pick.id for pick in sight.ask.picks]
        return picks[0] if len(picks) == 1 else self.advise(sight, rng).picks[0]

    def advise(self, sight: Sight, rng: Random) -> Advice:
        picks = [pick.id for pick in sight.ask.picks]
        settled = self.settled(sight, picks)
        if settled is not None:
            return settled
        found = self.compare(sight, picks, rng)
        ranked = sorted(picks, key=lambda pick: total(found[pick]), reverse=True)
        return Advice((ranked[0],), explain(found, ranked))

    def settled(self, sight: Sight, picks: list[str]) -> Advice | None:
        """Return what the bot does without comparing, or None."""
        key = sight.ask.key
        if key in ALWAYS and ALWAYS[key] in picks:
            return Advice((ALWAYS[key],), (Reason("careful-always", {}),))
        if key in ONWARD:
            return Advice((go_on(sight, picks),), (Reason("careful-attempts", {"attempts": ATTEMPTS}),))
        return None

    def compare(self, sight: Sight, picks: list[str], rng: Random) -> dict[str, list[TrickOutcome]]:
        """Return the results of every pick, one for each imagined world."""
        found: dict[str, list[TrickOutcome]] = {pick: [] for pick in picks}
        for _ in range(self.worlds):
            world: Fellowship = sight.imagine(rng)
            for pick in picks:
                found[pick].append(outcome_of(world, pick, sight.seat, rng))
        return found


def total(outcomes: list[TrickOutcome]) -> float:
    found = 0.0
    for outcome in outcomes:
        found += outcome.value
    return found


def go_on(sight: Sight, picks: list[str]) -> str:
    """Play again with the results so far. After many attempts choose another chapter, or stop."""
    attempts = sight.view["campaign"]["attempts"]
    if sight.ask.key == "next_chapter":
        fresh = [pick for pick in picks if pick.isdigit() and attempts.get(pick, 0) < ATTEMPTS]
        return fresh[0] if fresh else "end"
    if attempts.get(str(sight.view["chapter"]["number"]), 0) >= ATTEMPTS:
        return "other" if "other" in picks else "end"
    return "keep" if "keep" in picks else "again"


BOT = Careful
LEVEL = 2
