"""Rules: the loop that runs the named steps and asks of a game's book.

A step acts and never waits. An ask only reads, and says who must choose. When the top of the stack
is an ask, the game waits; the answer goes to the step called `on_<ask>`. A bar, where an ask has
one, names what a player might expect to be offered and the rule that forbids it.
"""

from typing import Final

from bree.core.ask import NO_STEP, Ask, Step
from bree.core.book import Book, S
from bree.core.recorder import Recorder
from bree.core.refusal import Illegal

STEPS: Final = 100_000  # between two asks; no game of ours takes more than some dozens


class EndlessSteps(Exception):  # noqa: N818  (it says what the game is)
    """The rules run on and on and nobody is ever asked: a defect, or a position that no game could reach."""


class Rules(Book[S]):
    def settle(self, s: S, before: str = "", recorder: Recorder | None = None) -> None:
        """Run until someone must choose, or nothing is left to do, or this step is next."""
        todo = s.todo
        steps = self.steps
        left = STEPS
        while todo:
            top = todo[-1]
            name = top[0]
            if name == before:
                return
            doer = steps.get(name)
            if doer is None:
                if name not in self.asks:
                    raise ValueError(f"no step or ask is called {name}")
                return
            todo.pop()
            if len(top) == 2:  # most steps take one argument or none; calling them plainly is twice as fast
                doer(s, top[1])
            elif len(top) == 1:
                doer(s)
            else:
                doer(s, *top[1:])
            if recorder is not None:
                recorder.after_step()
            left -= 1
            if not left:
                raise EndlessSteps(f"{STEPS} steps in a row, the last one {name}")

    def settled(self, s: S) -> bool:
        """Is nothing to be done but to wait for an answer, or nothing at all? Not so on the way there."""
        return not s.todo or s.todo[-1][0] in self.asks

    def asking_step(self, s: S) -> Step:
        """The ask that waits, as it lies on the stack, without its picks being made; no step where none waits."""
        return s.todo[-1] if s.todo and s.todo[-1][0] in self.asks else NO_STEP

    def waiting(self, s: S) -> Ask | None:
        """The decision the game waits for; None when it is over."""
        if not s.todo:
            return None
        top = s.todo[-1]
        asker = self.asks[top[0]]
        if len(top) == 2:
            ask = asker(s, top[1])
        elif len(top) == 1:
            ask = asker(s)
        elif len(top) == 3:
            ask = asker(s, top[1], top[2])
        else:
            ask = asker(s, *top[1:])
        if ask.step is NO_STEP:  # a fresh one, as most are
            ask.step = top
        elif ask.step is not top:
            return ask.with_step(top)
        return ask

    def play(self, s: S, answer: str, before: str = "", recorder: Recorder | None = None) -> None:
        """Carry out an answer that is known to be offered. It may stop before a step; a recorder follows each step."""
        top = s.todo.pop()
        doer = self.answers[top[0]]
        if len(top) == 2:
            doer(s, top[1], answer)
        elif len(top) == 1:
            doer(s, answer)
        elif len(top) == 3:
            doer(s, top[1], top[2], answer)
        else:
            doer(s, *top[1:], answer)
        if recorder is not None:
            recorder.after_step()
        self.settle(s, before, recorder)

    def apply(self, s: S, answer: str) -> None:
        """Carry out an answer; refuse what is not offered, and change nothing then."""
        ask = self.waiting(s)
        if ask is None:
            raise Illegal("game-over", answer=answer)
        if not ask.offers(answer):
            raise Illegal("not-offered", self.barred(s).get(answer, ask.rule), answer=answer)
        self.play(s, answer)

    def barred(self, s: S) -> dict[str, str]:
        """What is not offered now though one might expect it: answer -> the rule that forbids it."""
        top = s.todo[-1]
        barrer = self.bars.get(top[0])
        return {} if barrer is None else barrer(s, *top[1:])
