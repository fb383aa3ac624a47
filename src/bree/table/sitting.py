"""One game at a table, from the first answer to the last."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from random import Random, SystemRandom
from typing import Any, NamedTuple

from bree.core import (
    ALL,
    CHANCE,
    DONE,
    PASS,
    Ask,
    Game,
    Illegal,
    LogEntry,
    Options,
    Refusal,
    State,
    Value,
    View,
    sample,
)  # fmt: skip
from bree.core.find import find
from bree.core.recorder import Recorder
from bree.core.saves.malformed import MALFORMED_ERRORS
from bree.core.saves.migrate import migrated
from bree.core.saves.save import SHOWN, Save, check_game_and_rules, read_save, restore, start_position, write_save
from bree.core.saves.state_json import to_plain
from bree.table.checkpoints import Checkpoints
from bree.table.lesson import Lesson
from bree.table.pick_set import NO_PICKS, PickSet, SetSearch, answers_for, pick_set_of
from bree.table.selection import Selection, bounded_selection, searched_selection, single_selection
from bree.table.undo import TABLE_RULE, Request, fair, last_move_of, seats_changed, table_lines


def fresh_seed() -> int:
    """A seed for dice that nobody can predict."""
    return SystemRandom().getrandbits(64)


class Chair(NamedTuple):
    """The person or bot at a seat. Without a name the chair is empty."""

    name: str
    bot: str = ""  # empty: a person
    played_for: str = ""  # the person whose seat the bot plays for a while


class Answer(NamedTuple):
    who: str  # a seat, or CHANCE
    pick: str
    log_before: int  # log lines before it
    set_key: str = ""  # the key of the ask, if the answer belongs to a pick set
    automatic: bool = False  # chance answered, or the table because `pass` was the only pick


def _answer(ask: Ask, pick: str, told: int) -> Answer:
    return Answer(ask.who, pick, told, ask.key if ask.many else "", ask.automatic)


class Sitting:
    lesson: Lesson | None = None  # that the game follows; see `LessonSitting`

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Value],
        chairs: Mapping[str, Chair],
        seed: int | None = None,
        start: dict[str, Any] | None = None,
        origin: str = "",
    ) -> None:
        self.game = game
        self.options: Options = game.choose(options)
        self.chairs = dict(chairs)
        if tuple(self.chairs) != game.seats(self.options):
            raise Refusal("seats-other", seats=game.seats(self.options), found=tuple(self.chairs))
        self.seed = fresh_seed() if seed is None else seed
        self.start = start  # the first position, if it is not the setup of the game
        self.origin = origin  # where the game came from, if it did not begin at this table
        self.state = self._first_position()
        self.answers: list[Answer] = []
        self.request: Request | None = None
        # Called after each step of an answer that wrote a log line, for clients that show the steps.
        self.record: Callable[[State, list[LogEntry]], None] | None = None
        self.practice = True  # a player alone may undo rolls and revealed cards too
        self._checkpoints = Checkpoints()
        self._asked: Ask | None = None
        self._moved = True  # the position has changed since `_asked` was computed
        self._searched: SetSearch | None = None  # of the pick set that is asked for
        self._pick_set: PickSet | None = None  # that is asked for

    @property
    def ask(self) -> Ask | None:
        """The ask that the game waits for. Computed once for each position."""
        if self._moved:
            self._asked = self._waiting()
            self._searched = self._pick_set = None
            self._moved = False
        return self._asked

    def _waiting(self) -> Ask | None:
        try:
            ask = self.game.waiting(self.state)
        except MALFORMED_ERRORS as fault:
            if self.start is None:
                raise  # a defect of Bree
            raise Refusal("save-position") from fault  # an invalid position in a file
        if ask is not None and not ask.picks and self.start is not None:
            raise Refusal("save-position")
        return ask

    @property
    def pick_set(self) -> PickSet:
        """The picks that the set may still hold, if the ask takes a pick set."""
        ask = self.ask
        if self._pick_set is None:
            self._pick_set = NO_PICKS if ask is None else pick_set_of(self.game, self.state, ask)
        return self._pick_set

    def _set_search(self, ask: Ask) -> SetSearch:
        """The search through the set of an unbounded ask. Done once for each position."""
        if self._searched is None:
            self._searched = SetSearch(self.game, self.state, ask)
        return self._searched

    @property
    def persons(self) -> list[str]:
        return [seat for seat, chair in self.chairs.items() if chair.name and not chair.bot]

    @property
    def voters(self) -> list[str]:
        """The seats whose consent counts: all persons, even if a bot plays for them now."""
        return [seat for seat, chair in self.chairs.items() if chair.played_for or (chair.name and not chair.bot)]

    def view(self, seat: str | None) -> View:
        try:
            return self.game.view(self.state, seat)
        except MALFORMED_ERRORS as fault:
            if self.start is None:
                raise
            raise Refusal("save-position") from fault

    def log(self, seat: str | None) -> list[LogEntry]:
        return [entry for entry in self.state.log or [] if entry.visible_to(seat)]

    def note(self, key: str, **facts: str) -> None:
        """Write a log line of the table itself. It has no rule, and an undo does not remove it."""
        self.state.tell(key, TABLE_RULE, ALL, reveals=False, **facts)

    # Answers

    def answer(self, seat: str, pick: str) -> None:
        """Answer for a seat. Refused if another seat is asked or the pick is not offered."""
        self._give(self.asked(seat, pick), pick)

    def asked(self, seat: str, pick: str) -> Ask:
        """The ask that the seat may answer now with some pick; refused if another is asked."""
        ask = self.ask
        if ask is None or ask.who != seat:
            raise self._refusal(seat, pick)
        return ask

    def must_allow(self, picks: Sequence[str]) -> None:
        """Refuse answers that the rules allow but the table does not, as in a lesson."""

    def _give(self, ask: Ask, pick: str) -> None:
        """Answer the ask that the game waits for."""
        told = len(self.state.log or [])
        try:
            if ask.offers(pick):
                self._moved = True
                self.game.rules.play(self.state, pick, recorder=self._recorder())
            else:
                self.game.apply(self.state, pick)  # raises the refusal
        except (Refusal, *MALFORMED_ERRORS) as fault:
            if self.start is None or isinstance(fault, Illegal):
                raise
            self.rewind(len(self.answers))  # to the last valid position
            raise Refusal("save-position") from fault
        self.answers.append(_answer(ask, pick, told))
        self.request = None
        self._checkpoints.add_if_due(len(self.answers), self.state)

    def _recorder(self) -> Recorder | None:
        return None if self.record is None else Recorder(self.state, partial(self.record, self.state))

    def _refusal(self, seat: str, pick: str) -> Refusal:
        """The reason why the seat cannot give this answer now."""
        ask = self.ask
        if ask is None:
            return Illegal("game-over", answer=pick)
        if ask.who != seat:
            return Refusal("not-asked", seat=seat, who=ask.who)
        return Illegal("not-offered", ask.rule, answer=pick)

    def gather(self, seat: str, wanted: Iterable[str]) -> None:
        """Give a pick set: its picks in any order, with repeated names for copies, and `done` if the set must end.

        All picks or none. No pick, or only `done`, ends a set that has begun.
        """
        named = list(wanted)
        if not any(name != DONE for name in named):
            self.answer(seat, DONE)
            return
        ask = self.ask
        if ask is None or ask.who != seat or not ask.many:
            raise self._refusal(seat, min(name for name in named if name != DONE))
        try:
            line = answers_for(self.game, self.state, ask, self.pick_set, named)
        except MALFORMED_ERRORS as fault:
            if self.start is None:
                raise
            raise Refusal("save-position") from fault
        for asked, pick in line:
            self._give(asked, pick)

    def selection(self, seat: str, picks: Iterable[str]) -> Selection:
        """Check a selection: which picks may be added to it, and whether it is complete.

        Refused if no complete set contains it, with the rule that bars the first pick too many.
        """
        named = list(picks)
        ask = self.ask
        if ask is None or ask.who != seat or not ask.many:
            raise self._refusal(seat, next(iter(named), DONE))
        try:
            if ask.bounded:
                return bounded_selection(self.game, self.state, ask, named)
            if self.pick_set.wide:
                return single_selection(self.game, self.state, ask, self.pick_set, named)
            return searched_selection(self.game, self._set_search(ask), named)
        except MALFORMED_ERRORS as fault:
            if self.start is None:
                raise
            raise Refusal("save-position") from fault

    def play_automatic(self) -> None:
        """Answer for chance, and pass if `pass` is the only pick, until a seat must choose or the game is over.

        Every answer has its own generator, made from the seed and the number of the answer. So an answer that is undone
        and given again gets the same dice.
        """
        ask = self.ask
        while ask is not None and ask.automatic:
            rng = Random(self.seed * 1_000_003 + len(self.answers))
            self._give(ask, sample(ask.picks, rng) if ask.who == CHANCE else PASS)
            ask = self.ask

    # Undo

    def undo(self, seat: str) -> bool:
        """Undo the last move of the seat. If that is not fair, the other persons must agree first (`request`)."""
        at = last_move_of(seat, self.answers)
        if at is None:
            raise Refusal("nothing-to-undo")
        others = frozenset(self.voters) - {seat}
        if not fair(at, self.answers, self.state.log or []):
            if seats_changed(at, self.answers, self.state.log or []):
                raise Refusal("undo-seats")
            if others:
                self.request = Request(seat, at, others)
                return False
            if not self.practice:
                raise Refusal("undo-seen")
        self.rewind(at)
        return True

    def consent(self, seat: str, agrees: bool) -> bool:
        """Agree to an undo, or decline it. True if the undo was carried out."""
        request = self.request
        if request is None or seat not in request.waiting:
            raise Refusal("nothing-to-grant")
        self.request = request._replace(waiting=request.waiting - {seat}) if agrees else None
        if self.request is None or self.request.waiting:
            return False
        self.rewind(request.at)
        return True

    def rewind(self, count: int) -> None:
        """Go back to the position after `count` answers. Log lines of the table itself stay, at the end of the log."""
        state = self.position(count)
        later = table_lines(self.answers, self.state.log or [], 0)
        for after in [after for after in later if after > count]:
            state.log = [*(state.log or []), *later[after]]
        self.set_position(state, self.answers[:count], None)
        self._checkpoints.drop_after(count)

    def set_position(self, state: State, answers: list[Answer], request: Request | None) -> None:
        """Continue from a position that the table itself has stored after these answers."""
        self.state = state
        self.answers = answers
        self.request = request
        self._moved = True

    def position(self, count: int) -> State:
        """A copy of the position after `count` answers, with its log, replayed from the nearest checkpoint."""
        checkpoint = self._checkpoints.before(count)
        if checkpoint is None:
            state = self._first_position()
        else:
            state = checkpoint.state.clone()
            state.log = (self.state.log or [])[: checkpoint.log_lines]
        for _ in self._play_on(state, checkpoint.answers if checkpoint else 0, count):
            pass
        return state

    def _play_on(self, state: State, after: int, to: int) -> Iterator[int]:
        """Repeat the answers, with the table's own lines between them. Yields the number of answers so far."""
        log = state.log if state.log is not None else []
        own = table_lines(self.answers, self.state.log or [], len(log))
        for number in range(after, to):
            log += own.get(number, ())
            self.game.apply(state, self.answers[number].pick)
            yield number + 1
        log += own.get(to, ())

    def add_checkpoints(self) -> Iterator[None]:
        """Add missing checkpoints, as in a game loaded from a position. Yields after each answer."""
        if not self._checkpoints.complete(len(self.answers)):
            checkpoints, state = Checkpoints(), self._first_position()
            for count in self._play_on(state, 0, len(self.answers)):
                checkpoints.add_if_due(count, state)
                yield
            self._checkpoints = checkpoints

    def _first_position(self) -> State:
        s: State = (
            self.game.new(self.options, log=True)
            if self.start is None
            else start_position(self.game, self.options, self.start)
        )
        if self.origin and s.log is not None:  # the log says first that the deal may have been chosen
            s.log.insert(0, LogEntry(f"origin-{self.origin}", TABLE_RULE, ALL, {}, False))
        return s

    def replay(self, picks: Iterable[str]) -> Iterator[int]:
        """Give the answers of a record. Yields after each, so that a long record can be replayed in slices."""
        for number, pick in enumerate(picks, 1):
            ask = self.ask
            try:
                if ask is None:
                    raise Illegal("game-over", answer=pick)
                self._give(ask, pick)
            except Illegal as fault:
                raise Refusal("save-illegal", fault.rule, number=number, answer=pick[:SHOWN]) from fault
            yield number

    # Save and load

    def save(self) -> str:
        seats = {seat: {"name": chair.name, "bot": chair.bot} for seat, chair in self.chairs.items()}
        picks = [answer.pick for answer in self.answers]
        position = to_plain(self.state)
        return write_save(
            Save(
                self.game.name,
                self.game.version,
                self.options,
                seats,
                self.start,
                picks,
                position,
                len(picks),
                self.origin,
            )
        )

    @classmethod
    def load(cls, text: str, game: Game | None = None, seed: int | None = None) -> "Sitting":
        """Load a save. Its answers are given once; an illegal one is refused then."""
        save = read_save(text)
        game = game or find(save.game)
        check_game_and_rules(save, game)
        try:
            start = None if save.start is None else migrated(game, save.rules, save.start)
            return cls._from(save, game, seed, start, save.answers)
        except Refusal:
            if save.rules == game.version or save.position is None:
                raise
        restored = restore(save, game)  # saved under other rules: continue from its position
        return cls._from(save, game, seed, restored.start, restored.answers)

    @classmethod
    def _from(
        cls, save: Save, game: Game, seed: int | None, start: dict[str, Any] | None, answers: list[str]
    ) -> "Sitting":
        chairs = {  # a bot was called a guest before 1.0
            seat: Chair(who.get("name", seat), who.get("bot", who.get("guest", ""))) for seat, who in save.seats.items()
        }
        sitting = cls(game, save.options, chairs, seed, start, save.origin)
        try:
            for _ in sitting.replay(answers):
                pass
        except MALFORMED_ERRORS as fault:
            raise Refusal("save-position") from fault
        return sitting
