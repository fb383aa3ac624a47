"""One game under way: the position, the answers that led to it, and what the seats remember.

OpenSpiel copies states at every turn. So a play that was copied is shared and frozen, and whoever plays on from it
takes a twin; the answers are a chain that twins share.
"""

from random import Random
from typing import Any, Final, NamedTuple, Optional

from bree.adapters.openspiel.game_settings import GameSettings
from bree.adapters.openspiel.seat_memory import Memory, first_memory, fold, remember, sight
from bree.core import CHANCE, DONE, PASS, Illegal
from bree.core.saves.state_json import from_plain, to_plain

Said = tuple[str, str, str]  # the last answer that a seat gave, after the seat and the key of the ask
NOTHING: Final[Said] = ("", "", "")


class Start(NamedTuple):
    """Where a play begins: the game's first position, one that was given, or one that a seat imagined."""

    position: Any  # nobody changes it
    after: int = 0  # so many answers of the game
    seat: str = ""  # who imagined it: that seat's memory goes on, the others come to the table anew
    past: bytes = b""
    saw: str = ""
    said: Said = NOTHING
    run: tuple[str, ...] = ()


class Link(NamedTuple):
    """The chain of answers, from the last one back."""

    before: Optional["Link"]
    answer: str


class Playthrough:
    """A game under way. Where a seat can do nothing but pass, and that is no secret, it passes, as at every table."""

    __slots__ = ("ask", "count", "frozen", "last", "memories", "run", "s", "said", "start", "table")

    def __init__(self, table: GameSettings, start: Start | None = None) -> None:
        self.table = table
        self.start = start or Start(table.opening)
        self.s = self.start.position.clone()
        self.count = self.start.after  # answers of the game so far
        self.last: Link | None = None
        self.said = self.start.said
        self.run = self.start.run  # answers so far to a question that takes several
        self.memories: dict[str, Memory] = {}
        self.frozen = False
        self.ask = table.game.waiting(self.s)
        self._pass_idly()

    @property
    def over(self) -> bool:
        return self.ask is None or self.count >= self.table.longest

    def answer(self, number: int) -> None:
        """Carry out the answer that a number stands for."""
        if self.ask is None or self.over:
            raise Illegal("game-over", answer=str(number))
        self.give(self.table.word(self.ask, number))

    def give(self, word: str) -> None:
        """The same in words, of which it is known that they are offered."""
        assert not self.frozen, "a play that is shared does not change"
        ask = self.ask
        if ask is not None and ask.who != CHANCE:
            self.said = (ask.who, ask.key, word)
        self._carry_out(word)
        self._pass_idly()
        ask = self.ask
        if ask is not None and ask.who != CHANCE:
            goes_on = ask.many and (ask.who, ask.key) == self.said[:2] and self.said[2] != DONE
            self.run = (*self.run, self.said[2]) if goes_on else ()

    def _carry_out(self, word: str) -> None:
        self.table.game.rules.play(self.s, word)
        self.ask = self.table.game.waiting(self.s)
        self.last = Link(self.last, word)
        self.count += 1

    def _pass_idly(self) -> None:
        while self.ask is not None and self.ask.automatic and self.ask.who != CHANCE:
            self._carry_out(PASS)

    def twin(self) -> "Playthrough":
        """A play of one's own, with the same past."""
        twin = Playthrough.__new__(Playthrough)
        twin.table, twin.start, twin.last, twin.count = self.table, self.start, self.last, self.count
        twin.s, twin.ask, twin.said, twin.run = self.s.clone(), self.ask, self.said, self.run
        twin.memories, twin.frozen = dict(self.memories), False
        return twin

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Playthrough":
        self.frozen = True
        return self

    def answers(self, since: int) -> list[str]:
        """The answers after so many, in order."""
        found = []
        link = self.last
        for _ in range(self.count - since):
            assert link is not None
            found.append(link.answer)
            link = link.before
        return found[::-1]

    def memory(self, seat: str) -> Memory:
        """What the seat remembers, brought up to now and kept."""
        game, start = self.table.game, self.start
        memory = self.memories.get(seat)
        if memory is None and seat == start.seat:
            memory = Memory(start.after, start.position, start.past, start.saw)
        elif memory is None:
            memory = first_memory(game, start.position, seat, start.after)
        memory = self.memories[seat] = remember(game, memory, seat, self.answers(memory.after))
        return memory

    def past(self, seat: str) -> bytes:
        """The digest of all that the seat was shown and has answered; while chance is asked, of the table now too."""
        past = self.memory(seat).past
        if self.ask is not None and self.ask.who == CHANCE:
            return fold(past, sight(self.table.game, self.s, seat, None))
        return past

    def imagine(self, seat: str, rng: Random) -> "Playthrough":
        """The same to this seat; what it cannot see is as it may be, and what others saw and said is not there."""
        memory = self.memory(seat)
        start = Start(self.table.game.imagine(self.s, seat, rng), self.count, seat, memory.past, memory.saw)
        return Playthrough(self.table, start._replace(said=self.said, run=self.run) if self.said[0] == seat else start)

    def __reduce__(self) -> tuple[Any, ...]:
        """The answers; before them the start, where it is not the game's own."""
        own = self.start.position is self.table.opening
        start = None if own else self.start._replace(position=to_plain(self.start.position))
        return replay, (self.table, start, self.answers(self.start.after))


def replay(table: GameSettings, start: Start | None, answers: list[str]) -> Playthrough:
    """A play that comes out of a pickle."""
    play = Playthrough(table, start and start._replace(position=from_plain(table.game, start.position)))
    while (done := play.count - play.start.after) < len(answers):  # it passes by itself where there is nothing to do
        play.give(answers[done])
    return play
