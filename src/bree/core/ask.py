"""A decision: who must choose, among what. Any person, guest or die can answer it."""

from collections.abc import Mapping
from typing import Final, NamedTuple

CHANCE: Final = "chance"
DONE: Final = "done"
PASS: Final = "pass"  # nothing is done now

Fact = str | int | tuple[str, ...]
Facts = Mapping[str, Fact]
NO_FACTS: Final[Facts] = {}


class Pick(NamedTuple):
    """One thing that may be chosen."""

    id: str  # stable and readable: "moria", "2", "pass"
    on: tuple[str, ...] = ()  # what it touches, for the doors: "region:moria", "card:athelas"
    weight: int = 1  # read only when chance is the one who picks
    copies: int = 1  # how many of it one run of picks may take; read only where the ask tells the bounds of its run


class Ask(NamedTuple):
    """A question to one seat, or to chance. Only `who` sees the picks and the facts."""

    who: str  # a seat, or CHANCE
    key: str  # text key of the prompt, and the kind of decision; others may see it
    rule: str  # the rule that puts the question
    picks: tuple[Pick, ...]
    facts: Facts = NO_FACTS  # values for the prompt
    many: bool = False  # one of a run of picks: a client may gather them and send a row
    # Where the rules know the bounds of the run, they tell them, and need not be searched: everything that the run may
    # still hold is offered now, with its copies, and may be taken in any order. 0 and 0: they do not tell.
    least: int = 0  # picks that must still be made, `done` not counted
    most: int = 0  # and that may be

    @property
    def idle(self) -> bool:
        """Nobody has to think: chance is asked, or there is nothing to do but pass."""
        return self.who == CHANCE or (len(self.picks) == 1 and self.picks[0].id == PASS)

    @property
    def told(self) -> bool:
        """Does the ask itself say all about the run it is one of?"""
        return self.many and self.most > 0

    def offers(self, answer: str) -> bool:
        # A plain loop: any() would build a generator for every answer of every game.
        for pick in self.picks:  # noqa: SIM110
            if pick.id == answer:
                return True
        return False
