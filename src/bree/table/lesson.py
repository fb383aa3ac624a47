"""A lesson: a game whose answers are all written down, those of the learner too.

A lesson is a line of answers. Some are the learner's; a step says which, and what to tell the learner before. The
table gives all others: those of chance, of the other seats and some of the learner's own seat. So the number of answers
says where in the lesson a game is, and an undo goes back in the lesson.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bree.core import Value

Sentence = Mapping[str, str]  # language -> sentence


class LessonLine(NamedTuple):
    beside: str  # the part of the table that the sentence explains; "" stands for what the learner should pick
    text: Sentence


class LessonStep(NamedTuple):
    start: int  # answers before it
    number: int  # of its last sentence, in the whole lesson
    says: tuple[LessonLine, ...]
    answer: tuple[str, ...]  # the learner's picks, in order; empty: only to be read
    wrong: Sentence  # the reply to any other answer

    @property
    def end(self) -> int:
        return self.start + len(self.answer)


class Lesson(NamedTuple):
    name: str
    title: Sentence
    seat: str  # the learner's
    options: Mapping[str, Value]
    picks: tuple[str, ...]  # all answers in order
    steps: tuple[LessonStep, ...]

    @property
    def sentences(self) -> int:
        return sum(len(step.says) for step in self.steps)

    def step(self, given: int) -> LessonStep | None:
        """The step of a game after so many answers. The last step only says that the lesson is over."""
        for step in self.steps:
            if step.start <= given < step.end or (not step.answer and given == step.start):
                return step
        return None

    def wanted(self, given: int) -> tuple[str, ...]:
        """The answers that the learner must still give in the present step."""
        step = self.step(given)
        return step.answer[given - step.start :] if step is not None else ()

    def follows(self, answers: Sequence[str]) -> bool:
        """Are these the first answers of the lesson?"""
        return tuple(answers[: len(self.picks)]) == self.picks[: len(answers)]

    def step_before(self, given: int) -> int | None:
        """How many answers were given before the last step in which the learner has answered."""
        return max((step.start for step in self.steps if step.answer and step.start < given), default=None)
