"""Rules: the loop that runs the named steps and asks of a game's book.

A step acts and never waits. An ask only reads the state and returns who must choose. When the top of the stack is an
ask, the game waits; the step `on_<ask>` carries out the answer. A bar returns answers that a player might expect, and
the rule that forbids each.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from bree.core.ask import NO_STEP, Ask, Step
from bree.core.book import Book, S
from bree.core.chance import throw
from bree.core.recorder import Recorder
from bree.core.refusal import Illegal

STEPS: Final = 100_000  # between two asks; Bree's games take a few dozen at most


class EndlessSteps(Exception):  # noqa: N818  (it says what the game is)
    """The steps run without an ask: a bug, or a position that no game can reach."""


class Rules(Book[S]):
    def settle(self, s: S, before: str = "", recorder: Recorder | None = None) -> None:
        """Run steps until an ask waits, the stack is empty, or the step `before` is next."""
        todo = s.todo
        steps = self.steps
        left = STEPS
        while todo:
            top = todo[-1]
            name = top[0]
            if before and name == before:
                return
            doer = steps.get(name)
            if doer is None:
                if name not in self.asks:
                    raise ValueError(f"no step or ask is called {name}")
                return
            todo.pop()
            if len(top) == 2:  # most steps have at most one argument, and a plain call is twice as fast
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
        """Whether the position waits for an answer or the game is over. False between the steps of an answer."""
        return not s.todo or s.todo[-1][0] in self.asks

    def asking_step(self, s: S) -> Step:
        """The ask on top of the stack as a step, without making its picks; `NO_STEP` if none waits."""
        return s.todo[-1] if s.todo and s.todo[-1][0] in self.asks else NO_STEP

    def waiting(self, s: S) -> Ask | None:
        """The ask that waits for an answer; None if the game is over."""
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
        if ask.step is NO_STEP:  # a new ask, as usual
            ask.step = top
        elif ask.step is not top:
            return ask.with_step(top)
        return ask

    def play(self, s: S, answer: str, before: str = "", recorder: Recorder | None = None) -> None:
        """Carry out an answer without checking it, up to the step `before`. The recorder records each step."""
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

    def let_chance_answer(self, s: S, ask: Ask, rng: Random) -> Sequence[str]:
        """Answer the ask of chance that waits at random, and carry the answer out. Returns the answers.

        There are several if the book rolls them at once.
        """
        if self.rolls and ask.step[0] in self.rolls:
            top = s.todo.pop()
            answers = self.rolls[top[0]](s, *top[1:], rng)
            if answers:
                self.settle(s)
                return answers
            s.todo.append(top)
        answer = throw(ask, rng)
        self.play(s, answer)
        return (answer,)

    def apply(self, s: S, answer: str) -> None:
        """Check an answer and carry it out. A refused answer changes nothing."""
        ask = self.waiting(s)
        if ask is None:
            raise Illegal("game-over", answer=answer)
        if not ask.offers(answer):
            raise Illegal("not-offered", self.barred(s).get(answer, ask.rule), answer=answer)
        self.play(s, answer)

    def barred(self, s: S) -> dict[str, str]:
        """Answers that are not offered although a player might expect them, with the rule that forbids each."""
        top = s.todo[-1]
        barrer = self.bars.get(top[0])
        return {} if barrer is None else barrer(s, *top[1:])
