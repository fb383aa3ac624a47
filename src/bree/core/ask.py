"""A decision: who must choose, among what. Any person, bot or die can answer it."""

from collections.abc import Mapping
from typing import Final, NamedTuple

CHANCE: Final = "chance"
DONE: Final = "done"
PASS: Final = "pass"  # nothing is done now
# Among the things that a pick touches: the rules allow it and say that nothing would come of it. Doors write it beside
# the name of the pick, and bots that look one step ahead prefer another pick.
NO_EFFECT: Final = "effect:none"

Fact = str | int | tuple[str, ...]
Facts = Mapping[str, Fact]
NO_FACTS: Final[Facts] = {}

Step = tuple[str, *tuple[str | int, ...]]  # (name of a step or ask, *plain arguments)
NO_STEP: Final[Step] = ("",)


class Pick(NamedTuple):
    """One thing that may be chosen."""

    id: str  # stable and readable: "moria", "2", "pass"
    on: tuple[str, ...] = ()  # what it touches, for the doors: "region:moria", "card:athelas"
    weight: int = 1  # read only when chance is the one who picks
    copies: int = 1  # how many of it one run of picks may take; read only where the ask tells the bounds of its run


PASS_PICK: Final = Pick(PASS)


class Ask:
    """A question to one seat, or to chance. Only `who` sees the picks and the facts.

    A plain record, and quicker to make than a named tuple. Nobody changes it but `Rules.waiting`, which notes the step.
    """

    __slots__ = ("facts", "hides", "key", "least", "many", "most", "picks", "rule", "step", "who")

    def __init__(
        self,
        who: str,  # a seat, or CHANCE
        key: str,  # text key of the prompt, and the kind of decision; others may see it
        rule: str,  # the rule that puts the question
        picks: tuple[Pick, ...],
        facts: Facts = NO_FACTS,  # values for the prompt
        many: bool = False,  # one of a run of picks: a client may gather them and send a row
        # Where the rules know the bounds of the run, they tell them, and need not be searched: everything that the run
        # may still hold is offered now, with its copies, and may be taken in any order. 0 and 0: they do not tell.
        least: int = 0,  # picks that must still be made, `done` not counted
        most: int = 0,  # and that may be
        hides: bool = False,  # what is offered hangs on what others may not know: the wait must tell them nothing
        step: Step = NO_STEP,  # the step that asks, as it lies on the stack; `Rules.waiting` fills it in
    ) -> None:
        self.who = who
        self.key = key
        self.rule = rule
        self.picks = picks
        self.facts = facts
        self.many = many
        self.least = least
        self.most = most
        self.hides = hides
        self.step = step

    def __eq__(self, other: object) -> bool:
        """The same question; which step puts it is no part of that."""
        return isinstance(other, Ask) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((self.who, self.key, self.rule, self.picks))

    def __repr__(self) -> str:
        return f"Ask{(*self.parts(), self.step)}"

    def parts(self) -> tuple[str, str, str, tuple[Pick, ...], Facts, bool, int, int, bool]:
        """All that makes the question, in order."""
        return self.who, self.key, self.rule, self.picks, self.facts, self.many, self.least, self.most, self.hides

    @property
    def idle(self) -> bool:
        """Nobody has to think: chance is asked, or there is nothing to do but pass and that is no secret."""
        return self.who == CHANCE or (len(self.picks) == 1 and self.picks[0].id == PASS and not self.hides)

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

    def offering(self, picks: tuple[Pick, ...], least: int, most: int) -> "Ask":
        """The same question with other picks, and other bounds of its run."""
        return Ask(self.who, self.key, self.rule, picks, self.facts, self.many, least, most, self.hides, self.step)

    def put_by(self, step: Step) -> "Ask":
        """The question as this step puts it: one that is kept and put by several steps has a twin for each."""
        return self if self.step == step else Ask(*self.parts(), step)
