"""A game that follows a lesson. All answers are dictated, and the learner's are awaited."""

from collections import Counter
from collections.abc import Iterable, Sequence

from bree.core import DONE, Pick, Refusal
from bree.table.lesson import Lesson
from bree.table.pick_set import PickSet, answers_for
from bree.table.selection import Selection
from bree.table.sitting import Sitting
from bree.table.undo import last_move_of


class LessonSitting(Sitting):
    """Follows its lesson as long as the answers are those of the lesson. Then the game goes on as any other.

    The learner's wrong answers are refused. If the rules have changed and the lesson does not fit any more, the game
    leaves it.
    """

    def follow(self, lesson: Lesson) -> None:
        """Follow the lesson, if the answers so far are its first ones."""
        if lesson.follows([answer.pick for answer in self.answers]):
            self.lesson = lesson

    def play_automatic(self) -> None:
        """Give all answers of the lesson up to the learner's next one; after its end, those of chance."""
        while (lesson := self.lesson) is not None and len(self.answers) < len(lesson.picks):
            ask, wanted = self.ask, lesson.wanted(len(self.answers))
            pick = lesson.picks[len(self.answers)]
            if ask is None or not ask.offers(pick) or (wanted and (ask.who != lesson.seat or ask.automatic)):
                self.lesson = None
            elif wanted:
                return
            else:
                self._give(ask, pick)
        super().play_automatic()

    def must_allow(self, picks: Sequence[str]) -> None:
        wanted = wanted_of(self)
        if wanted and wanted[: len(picks)] != tuple(picks):
            raise Refusal("lesson-other")

    def answer(self, seat: str, pick: str) -> None:
        self.asked(seat, pick)
        self.must_allow((pick,))
        super().answer(seat, pick)

    def gather(self, seat: str, wanted: Iterable[str]) -> None:
        """Give a pick set in the order of the lesson, whatever the order of the learner."""
        named, ask, lesson = list(wanted), self.ask, wanted_of(self)
        if not lesson or ask is None or ask.who != seat or not ask.many or named == [DONE]:
            super().gather(seat, named)
            return
        found = [pick for _, pick in answers_for(self.game, self.state, ask, self.pick_set, named)]
        if Counter(found) != Counter(lesson[: len(found)]):
            raise Refusal("lesson-other")
        for pick in lesson[: len(found)]:
            super().answer(seat, pick)

    def selection(self, seat: str, picks: Iterable[str]) -> Selection:
        """Check a selection: only the picks of the lesson may be added."""
        named = list(picks)
        whole, ask = only_wanted(self, self.pick_set), self.ask
        found = super().selection(seat, named)
        if not wanted_of(self) or ask is None:
            return found
        left = Counter({pick.id: pick.copies for pick in whole.picks})
        if Counter(named) - left:
            raise Refusal("lesson-other")
        left -= Counter(named)
        rest = PickSet(_of(whole, left), left.total(), left.total())
        ready = found.ready and not left
        return Selection(rest, ready, {} if ready else {DONE: found.barred.get(DONE, ask.rule)})

    def undo(self, seat: str) -> bool:
        """Go back to the last step of the lesson in which the learner has answered, or undo a later move."""
        at = last_move_of(seat, self.answers)
        if self.lesson is None or (at is not None and at >= len(self.lesson.picks)):
            return super().undo(seat)
        step = self.lesson.step_before(len(self.answers))
        if step is None:
            raise Refusal("nothing-to-undo")
        self.rewind(step)
        return True


def wanted_of(sitting: Sitting) -> tuple[str, ...]:
    """The answers that the learner must give in the present step; empty if any answer will do."""
    return () if sitting.lesson is None else sitting.lesson.wanted(len(sitting.answers))


def only_wanted(sitting: Sitting, whole: PickSet) -> PickSet:
    """The part of a pick set that the lesson wants."""
    held = {pick.id: pick.copies for pick in whole.picks}
    left: Counter[str] = Counter()
    for pick in wanted_of(sitting)[: whole.most]:
        if left[pick] >= held.get(pick, 0):
            break
        left[pick] += 1
    return PickSet(_of(whole, left), left.total(), left.total()) if wanted_of(sitting) else whole


def _of(whole: PickSet, left: Counter[str]) -> tuple[Pick, ...]:
    return tuple([pick._replace(copies=left[pick.id]) for pick in whole.picks if left[pick.id]])
