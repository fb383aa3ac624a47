"""One game at a table, from the first answer to the last."""

from collections.abc import Callable, Iterable, Iterator, Mapping
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
from bree.core.saves.save import SHOWN, Save, first, must_be_of, read_save, restore, write_save
from bree.core.saves.state_json import to_plain
from bree.table.checkpoints import Checkpoints
from bree.table.pick_set import NO_PICKS, PickSet, SetSearch, answers_for, pick_set_of
from bree.table.selection import Selection, bounded_selection, searched_selection, single_selection
from bree.table.undo import TABLE_RULE, Request, fair, last_move_of, seats_changed, table_lines


def fresh_seed() -> int:
    """For dice that nobody can foresee."""
    return SystemRandom().getrandbits(64)


class Chair(NamedTuple):
    """Who sits at a seat: a person by name, or a bot (a program) of a kind. Without a name the chair is empty."""

    name: str
    bot: str = ""  # empty: a person
    played_for: str = ""  # the person whom the bot plays for, if it does so only for a while


class Answer(NamedTuple):
    who: str  # a seat, or CHANCE
    pick: str
    log_before: int  # lines in the log before it
    set_key: str = ""  # the key of the ask, if it was one of a run
    automatic: bool = False  # chance answered, or the table because `pass` was the only pick


def _answer(ask: Ask, pick: str, told: int) -> Answer:
    return Answer(ask.who, pick, told, ask.key if ask.many else "", ask.automatic)


class Sitting:
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
        self.start = start  # a position to begin from, where not from the setup
        self.origin = origin  # where the game came from, if it was not begun at this table
        self.state = self._first_position()
        self.answers: list[Answer] = []
        self.request: Request | None = None
        # Where somebody shows what happens on the way: called after each step of an answer that told something.
        self.record: Callable[[State, list[LogEntry]], None] | None = None
        self.practice = True  # may what was thrown or shown be taken back where nobody has to agree?
        self._checkpoints = Checkpoints()
        self._asked: Ask | None = None
        self._moved = True  # since that was asked
        self._searched: SetSearch | None = None  # through the run that is asked for, where something of it is marked
        self._pick_set: PickSet | None = None  # what it may hold

    @property
    def ask(self) -> Ask | None:
        """What the game waits for: made once, when the first one wants it after the position has changed."""
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
                raise  # a defect of ours
            raise Refusal("save-position") from fault  # that of a file
        if ask is not None and not ask.picks and self.start is not None:
            raise Refusal("save-position")
        return ask

    @property
    def pick_set(self) -> PickSet:
        """What may still be answers_for, where the ask is one of a run of picks."""
        ask = self.ask
        if self._pick_set is None:
            self._pick_set = NO_PICKS if ask is None else pick_set_of(self.game, self.state, ask)
        return self._pick_set

    def _set_search(self, ask: Ask) -> SetSearch:
        """Of the run that is asked for, and does not tell its bounds: looked through once."""
        if self._searched is None:
            self._searched = SetSearch(self.game, self.state, ask)
        return self._searched

    @property
    def persons(self) -> list[str]:
        return [seat for seat, chair in self.chairs.items() if chair.name and not chair.bot]

    @property
    def voters(self) -> list[str]:
        """Whose consent counts: all persons, those too for whom a bot plays now."""
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
        """A line of the table's own: no rule made it happen, and no undo takes it back."""
        self.state.tell(key, TABLE_RULE, ALL, reveals=False, **facts)

    # Answers

    def answer(self, seat: str, pick: str) -> None:
        """A seat's answer; refused if another is asked or the pick is not offered."""
        self._give(self.asked(seat, pick), pick)

    def asked(self, seat: str, pick: str) -> Ask:
        """The ask that the seat may answer now with some pick; refused if another is asked."""
        ask = self.ask
        if ask is None or ask.who != seat:
            raise self._not_for(seat, pick)
        return ask

    def _give(self, ask: Ask, pick: str) -> None:
        """The answer to the ask that the game waits for."""
        told = len(self.state.log or [])
        try:
            if ask.offers(pick):
                self._moved = True
                self.game.rules.play(self.state, pick, recorder=self._recorder())
            else:
                self.game.apply(self.state, pick)  # which says why not
        except (Refusal, *MALFORMED_ERRORS) as fault:
            if self.start is None or isinstance(fault, Illegal):
                raise
            self.rewind(len(self.answers))  # so far it went well
            raise Refusal("save-position") from fault
        self.answers.append(_answer(ask, pick, told))
        self.request = None
        self._checkpoints.pass_by(len(self.answers), self.state)

    def _recorder(self) -> Recorder | None:
        return None if self.record is None else Recorder(self.state, partial(self.record, self.state))

    def _not_for(self, seat: str, pick: str) -> Refusal:
        """Why this seat cannot answer so now."""
        ask = self.ask
        if ask is None:
            return Illegal("game-over", answer=pick)
        if ask.who != seat:
            return Refusal("not-asked", seat=seat, who=ask.who)
        return Illegal("not-offered", ask.rule, answer=pick)

    def gather(self, seat: str, wanted: Iterable[str]) -> None:
        """Picks of one run, in any order, one name as often as it is wanted, and `done` where the run may end.

        All or nothing. Nothing at all, or `done` alone, can only mean that a run that has begun is to end.
        """
        named = list(wanted)
        if not any(name != DONE for name in named):
            self.answer(seat, DONE)
            return
        ask = self.ask
        if ask is None or ask.who != seat or not ask.many:
            raise self._not_for(seat, min(name for name in named if name != DONE))
        try:
            line = answers_for(self.game, self.state, ask, self.pick_set, named)
        except MALFORMED_ERRORS as fault:
            if self.start is None:
                raise
            raise Refusal("save-position") from fault
        for asked, pick in line:
            self._give(asked, pick)

    def selection(self, seat: str, picks: Iterable[str]) -> Selection:
        """What may still be marked of the run that is asked for, beside these marks, and whether they are enough.

        Refused where no whole run holds them all, by the rule that bars the first of them that is too much.
        """
        named = list(picks)
        ask = self.ask
        if ask is None or ask.who != seat or not ask.many:
            raise self._not_for(seat, next(iter(named), DONE))
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
        """Let chance answer, and pass where there is nothing else to do, until a seat must choose or the game is over.

        The generator is made anew for every answer from the seed and the answer's number: taking
        an answer back and giving it again meets the same dice.
        """
        ask = self.ask
        while ask is not None and ask.automatic:
            rng = Random(self.seed * 1_000_003 + len(self.answers))
            self._give(ask, sample(ask.picks, rng) if ask.who == CHANCE else PASS)
            ask = self.ask

    # Undo

    def undo(self, seat: str) -> bool:
        """Take back the seat's last move. If that would not be fair, the other persons are asked first."""
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
        """Another person's word on an undo; True when it has been carried out."""
        request = self.request
        if request is None or seat not in request.waiting:
            raise Refusal("nothing-to-grant")
        self.request = request._replace(waiting=request.waiting - {seat}) if agrees else None
        if self.request is None or self.request.waiting:
            return False
        self.rewind(request.at)
        return True

    def rewind(self, count: int) -> None:
        """Back to the position after so many answers. The table's own lines stay: later ones follow at the end."""
        state = self.position(count)
        later = table_lines(self.answers, self.state.log or [], 0)
        for after in [after for after in later if after > count]:
            state.log = [*(state.log or []), *later[after]]
        self._go_back(count, state)

    def _go_back(self, count: int, state: State) -> None:
        self.set_position(state, self.answers[:count], None)
        self._checkpoints.cut(count)

    def set_position(self, state: State, answers: list[Answer], request: Request | None) -> None:
        """Go on from a position that is known to follow these answers: one of our own."""
        self.state = state
        self.answers = answers
        self.request = request
        self._moved = True

    def position(self, count: int) -> State:
        """The position after so many answers with its log, for whoever asks: played on from the nearest mark."""
        mark = self._checkpoints.before(count)
        if mark is None:
            state = self._first_position()
        else:
            state = mark.state.clone()
            state.log = (self.state.log or [])[: mark.told]
        for _ in self._play_on(state, mark.after if mark else 0, count):
            pass
        return state

    def _play_on(self, state: State, after: int, to: int) -> Iterator[int]:
        """Give the same answers again, with the table's own lines between them; yields how many are given."""
        log = state.log if state.log is not None else []
        own = table_lines(self.answers, self.state.log or [], len(log))
        for number in range(after, to):
            log += own.get(number, ())
            self.game.apply(state, self.answers[number].pick)
            yield number + 1
        log += own.get(to, ())

    def add_checkpoints(self) -> Iterator[None]:
        """Set marks where they are missing, as in a game brought here in the middle; rests after each answer."""
        if not self._checkpoints.whole(len(self.answers)):
            marks, state = Checkpoints(), self._first_position()
            for count in self._play_on(state, 0, len(self.answers)):
                marks.pass_by(count, state)
                yield
            self._checkpoints = marks

    def _first_position(self) -> State:
        s: State = (
            self.game.new(self.options, log=True) if self.start is None else first(self.game, self.options, self.start)
        )
        if self.origin and s.log is not None:  # whoever reads the log is told first that the deal may be chosen
            s.log.insert(0, LogEntry(f"origin-{self.origin}", TABLE_RULE, ALL, {}, False))
        return s

    def replay(self, picks: Iterable[str]) -> Iterator[int]:
        """Answers from a record, one at each step, so that a long record can be played in slices."""
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
        """One time through: whether an answer is legal shows when it is given."""
        save = read_save(text)
        game = game or find(save.game)
        must_be_of(save, game)
        try:
            start = None if save.start is None else migrated(game, save.rules, save.start)
            return cls._from(save, game, seed, start, save.answers)
        except Refusal:
            if save.rules == game.version or save.position is None:
                raise
        restored = restore(save, game)  # played by other rules: it goes on from the position
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
