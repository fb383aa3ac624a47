"""An answer carried out step by step, for those who want to see what happens on the way."""

from collections.abc import Iterator

from bree.core.book import S
from bree.core.rules import STEPS, Restless, Rules


def unfold(rules: Rules[S], s: S, answer: str) -> Iterator[None]:
    """Carry out an answer that is known to be offered, and rest after every step that told something.

    In the end the position is what `play` makes of it. One that keeps no log tells nothing, so it does not rest.
    """
    log = [] if s.log is None else s.log
    told = len(log)
    top = s.todo.pop()
    rules.answers[top[0]](s, *top[1:], answer)
    for _ in range(STEPS):
        if len(log) > told:
            told = len(log)
            yield
        if rules.resting(s):
            return
        top = s.todo.pop()
        rules.steps[top[0]](s, *top[1:])
    raise Restless(f"{STEPS} steps in a row, the last one {top[0]}")
