"""Asks: who must choose, and among which picks. A person, a bot or chance answers an ask."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from bree.core.former_names import ASK_NAMES, read_former_names, warn_of

CHANCE: Final = "chance"
DONE: Final = "done"
PASS: Final = "pass"  # nothing is done now
# A pick that is legal but would change nothing lists this among the things it touches. The browser and the terminal
# show it beside the name of the pick, and bots that look one step ahead prefer another pick.
NO_EFFECT: Final = "effect:none"

Fact = str | int | tuple[str, ...]
Facts = Mapping[str, Fact]
NO_FACTS: Final[Facts] = {}

Step = tuple[str, *tuple[str | int, ...]]  # (name of a step or ask, *plain arguments)
NO_STEP: Final[Step] = ("",)


class Pick(NamedTuple):
    """One of the answers that an ask offers."""

    id: str  # stable and readable: "moria", "2", "pass"
    on: tuple[str, ...] = ()  # the things on the board that it touches: "region:moria", "card:athelas"
    weight: int = 1  # the relative probability; only chance uses it
    copies: int = 1  # how often one pick set may hold it; only bounded asks use it


PASS_PICK: Final = Pick(PASS)


class Ask:
    """A question to one seat, or to chance. Only `who` may see the picks and the facts.

    A plain class, because a named tuple is slower to make. Nothing changes an ask except `Rules.waiting`, which notes
    the step, and `chance.throw`, which notes the sums of the weights.
    """

    __slots__ = ("facts", "key", "least", "many", "most", "picks", "rule", "secret", "step", "sums", "who")

    def __init__(
        self,
        who: str,  # a seat, or CHANCE
        key: str,  # the question: its text key, which other seats may see
        rule: str,  # the rule that requires the question
        picks: tuple[Pick, ...],
        facts: Facts = NO_FACTS,  # values for the text of the question
        many: bool = False,  # asks for one pick of a pick set; a client may collect the picks and send them together
        # The bounds of the pick set, if the rules know them; `least` and `most` are 0 if they do not. An ask with
        # bounds offers everything that the pick set may still hold, with `Pick.copies`. The order of picks is free.
        least: int = 0,  # how many picks must still be made, without `done`
        most: int = 0,  # how many picks may still be made
        secret: bool = False,  # the picks depend on hidden information, so the table must not answer at once
        step: Step = NO_STEP,  # the step on the stack that asks; `Rules.waiting` fills it in
        hides: bool = False,  # the former name of `secret`
    ) -> None:
        if hides:
            warn_of({"hides": "secret"}, "Ask")
        self.who = who
        self.key = key
        self.rule = rule
        self.picks = picks
        self.facts = facts
        self.many = many
        self.least = least
        self.most = most
        self.secret = secret or hides
        self.step = step
        self.sums: list[int] | None = None  # of the weights, once chance has answered; empty if all are one

    def __eq__(self, other: object) -> bool:
        """Whether both are the same question; the step does not count."""
        return isinstance(other, Ask) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((self.who, self.key, self.rule, self.picks))

    def __repr__(self) -> str:
        return f"Ask{(*self.parts(), self.step)}"

    def parts(self) -> tuple[str, str, str, tuple[Pick, ...], Facts, bool, int, int, bool]:
        """Everything except the step, in the order of `__init__`."""
        return self.who, self.key, self.rule, self.picks, self.facts, self.many, self.least, self.most, self.secret

    @property
    def automatic(self) -> bool:
        """Whether nobody has to choose: chance answers, or `pass` is the only pick and the ask is not secret."""
        return self.who == CHANCE or (len(self.picks) == 1 and self.picks[0].id == PASS and not self.secret)

    @property
    def bounded(self) -> bool:
        """Whether the ask gives the bounds of its pick set."""
        return self.many and self.most > 0

    def offers(self, answer: str) -> bool:
        # A plain loop: any() would build a generator for every answer of every game.
        for pick in self.picks:  # noqa: SIM110
            if pick.id == answer:
                return True
        return False

    def offering(self, picks: tuple[Pick, ...], least: int, most: int) -> "Ask":
        """The same question with other picks and bounds."""
        return Ask(self.who, self.key, self.rule, picks, self.facts, self.many, least, most, self.secret, self.step)

    def with_step(self, step: Step) -> "Ask":
        """The same question with this step. Rules may keep an ask and return it for several steps."""
        return self if self.step == step else Ask(*self.parts(), step)


read_former_names(Ask, ASK_NAMES)
