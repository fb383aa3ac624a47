"""`partner`: lets the exact solver vote over imagined worlds.

In each world the bot tries every pick and asks the solver twice: right after the pick, and again after sensible players
have finished the trick. The solver sees all hands of the imagined world, so one answer is too optimistic. The votes of
several worlds balance this.
"""

from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from bree.bots.advice import Advice, Reason
from bree.bots.bot import Sight
from bree.bots.fellowship.careful import ALWAYS, ONWARD, Careful
from bree.bots.fellowship.outcome import TRICK, finish_trick, outcome_of
from bree.games.fellowship import GAME
from bree.games.fellowship.state import Fellowship

if TYPE_CHECKING:
    from bree.solve.fellowship.setup_choices import ShuffledDecks

WORLDS: Final = 8
LEAST: Final = 3  # worlds that the bot always tries, before it drops a pick
BEHIND: Final = 1.3  # a pick with this many votes less than the best is dropped
BUDGET: Final = 400  # positions that the solver examines for one question
UNDECIDED: Final = 0.4  # counts as this part of a vote, if the budget runs out
TIE_BREAK: Final = 0.02  # of the worth that `careful` gives


VOTED: Final = (*TRICK, "take_back_card", "next_leader", "sting", "glamdring", "give", "give_back", "drop")


class Ballot(NamedTuple):
    """The result of one pick in one world."""

    vote: float
    wins: bool  # the solver found a line after the pick


class Partner:
    def __init__(self, worlds: int = WORLDS, budget: int = BUDGET) -> None:
        self.worlds = worlds
        self.budget = budget
        self.careful = Careful()

    def choose(self, sight: Sight, rng: Random) -> str:
        picks = [pick.id for pick in sight.ask.picks]
        return picks[0] if len(picks) == 1 else self.advise(sight, rng).picks[0]

    def advise(self, sight: Sight, rng: Random) -> Advice:
        picks = [pick.id for pick in sight.ask.picks]
        key = sight.ask.key
        if key in ONWARD or (key in ALWAYS and ALWAYS[key] in picks) or key not in VOTED:
            return self.careful.advise(sight, rng)
        found: dict[str, list[Ballot]] = {pick: [] for pick in picks}
        open_picks = picks
        for number in range(1, self.worlds + 1):
            world: Fellowship = sight.imagine(rng)
            seed = rng.getrandbits(32)  # the same decks and dice for every pick
            for pick in open_picks:
                found[pick].append(self.ballot(world, pick, sight.seat, seed))
            if number >= LEAST:
                best = max(total(found[pick]) for pick in open_picks)
                open_picks = [pick for pick in open_picks if total(found[pick]) > best - BEHIND]
            if len(open_picks) == 1:
                break
        ranked = sorted(picks, key=lambda pick: (pick in open_picks, mean(found[pick])), reverse=True)
        return Advice((ranked[0],), reasons(found, ranked))

    def ballot(self, world: Fellowship, pick: str, seat: str, seed: int) -> Ballot:
        from bree.solve.fellowship.setup_choices import ShuffledDecks

        rng = Random(seed)
        worth = TIE_BREAK * outcome_of(world, pick, seat, Random(seed)).value
        s = world.clone()
        ask = GAME.waiting(s)
        assert ask is not None
        tricks, rounds = len(s.tricks), s.rounds
        GAME.rules.play(s, pick)
        decks = ShuffledDecks(str(seed))
        first = self.solved(s, rounds, decks)
        second = 0.0
        if first and ask.key in TRICK:
            finish_trick(s, tricks, rounds, rng)
            second = self.solved(s, rounds, decks)
        return Ballot(first + second + worth, first == 1.0)

    def solved(self, s: Fellowship, rounds: int, decks: "ShuffledDecks") -> float:
        """Return 1 if the rest of the round can be won with open hands, 0 if not, and UNDECIDED if the budget runs
        out.
        """
        from bree.solve.fellowship.line import LOST, WON, how_it_went
        from bree.solve.fellowship.solve import search_line

        went = how_it_went(s, rounds)
        if went:
            return float(went == WON)
        if GAME.waiting(s) is None or s.doomed:
            return float(went != LOST and not s.doomed)
        try:
            result = search_line(s, chance=decks.to_come(s), budget=self.budget)
        except ValueError:
            return UNDECIDED  # a decision of another kind comes before the next card
        if result.line is not None:
            return 1.0
        return 0.0 if result.sure else UNDECIDED


def total(ballots: list[Ballot]) -> float:
    return sum([ballot.vote for ballot in ballots], 0.0)


def mean(ballots: list[Ballot]) -> float:
    return total(ballots) / len(ballots)


def reasons(found: dict[str, list[Ballot]], ranked: list[str]) -> tuple[Reason, ...]:
    """Return the number of imagined deals in which the best pick and the next best can win."""
    says = [Reason("partner-wins", share(found[ranked[0]]))]
    if len(ranked) > 1:
        says.append(Reason("partner-next", {"instead": (ranked[1],), **share(found[ranked[1]])}))
    return tuple(says)


def share(ballots: list[Ballot]) -> dict[str, int]:
    return {"times": sum(ballot.wins for ballot in ballots), "worlds": len(ballots)}


def plays(_game: str) -> bool:
    """The solver needs Numba, which the extra `lab` installs."""
    return find_spec("numba") is not None


BOT = Partner
LEVEL = 2
HINTS = False  # its first answer waits for the compiler
SERVED = False  # the bot processes of a server have too little memory for Numba, and too little time to compile
