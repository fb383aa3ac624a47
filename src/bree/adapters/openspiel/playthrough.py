"""One running game: the position, the answers so far, and what the seats remember.

OpenSpiel copies states at every turn. So a copied playthrough is shared and frozen, and playing on requires a `twin`.
Twins share the chain of their answers.
"""

from random import Random
from typing import Any, Final, NamedTuple, Optional

from bree.adapters.openspiel.game_settings import GameSettings
from bree.adapters.openspiel.seat_memory import Memory, first_memory, fold, remember, sight
from bree.core import CHANCE, DONE, PASS, Illegal
from bree.core.saves.state_json import from_plain, to_plain

Said = tuple[str, str, str]  # (seat, key of the ask, last answer of a seat)
NOTHING: Final[Said] = ("", "", "")


class Start(NamedTuple):
    """The start of a playthrough: the first position of the game, a given position, or an imagined one."""

    position: Any  # must not be changed
    after: int = 0  # number of answers before it
    seat: str = ""  # the seat that imagined it; its memory continues, the other seats start new ones
    past: bytes = b""
    saw: str = ""
    said: Said = NOTHING
    run: tuple[str, ...] = ()


class Link(NamedTuple):
    """The chain of answers, from the last one backwards."""

    before: Optional["Link"]
    answer: str


class Playthrough:
    """A running game. A seat that can only pass, in public, passes automatically, as at every table."""

    __slots__ = ("ask", "count", "frozen", "last", "memories", "run", "s", "said", "start", "table")

    def __init__(self, table: GameSettings, start: Start | None = None) -> None:
        self.table = table
        self.start = start or Start(table.opening)
        self.s = self.start.position.clone()
        self.count = self.start.after  # answers of the game so far
        self.last: Link | None = None
        self.said = self.start.said
        self.run = self.start.run  # the answers so far to a question that takes several
        self.memories: dict[str, Memory] = {}
        self.frozen = False
        self.ask = table.game.waiting(self.s)
        self._pass_idly()

    @property
    def over(self) -> bool:
        return self.ask is None or self.count >= self.table.longest

    def answer(self, number: int) -> None:
        """Carry out the answer with this number."""
        if self.ask is None or self.over:
            raise Illegal("game-over", answer=str(number))
        self.give(self.table.word(self.ask, number))

    def give(self, word: str) -> None:
        """Carry out an answer that is known to be legal."""
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
        """Return an independent playthrough with the same past."""
        twin = Playthrough.__new__(Playthrough)
        twin.table, twin.start, twin.last, twin.count = self.table, self.start, self.last, self.count
        twin.s, twin.ask, twin.said, twin.run = self.s.clone(), self.ask, self.said, self.run
        twin.memories, twin.frozen = dict(self.memories), False
        return twin

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Playthrough":
        self.frozen = True
        return self

    def answers(self, since: int) -> list[str]:
        """Return the answers after the first `since` ones, in order."""
        found = []
        link = self.last
        for _ in range(self.count - since):
            assert link is not None
            found.append(link.answer)
            link = link.before
        return found[::-1]

    def memory(self, seat: str) -> Memory:
        """Return the seat's memory, updated to now."""
        game, start = self.table.game, self.start
        memory = self.memories.get(seat)
        if memory is None and seat == start.seat:
            memory = Memory(start.after, start.position, start.past, start.saw)
        elif memory is None:
            memory = first_memory(game, start.position, seat, start.after)
        memory = self.memories[seat] = remember(game, memory, seat, self.answers(memory.after))
        return memory

    def past(self, seat: str) -> bytes:
        """Return a digest of everything that the seat has seen and answered. While chance must answer, it includes the
        present view.
        """
        past = self.memory(seat).past
        if self.ask is not None and self.ask.who == CHANCE:
            return fold(past, sight(self.table.game, self.s, seat, None))
        return past

    def imagine(self, seat: str, rng: Random) -> "Playthrough":
        """Return a playthrough that looks the same to the seat. Hidden facts are imagined, and the other seats have no
        memory.
        """
        memory = self.memory(seat)
        start = Start(self.table.game.imagine(self.s, seat, rng), self.count, seat, memory.past, memory.saw)
        return Playthrough(self.table, start._replace(said=self.said, run=self.run) if self.said[0] == seat else start)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the answers, and the start if it is not the game's own."""
        own = self.start.position is self.table.opening
        start = None if own else self.start._replace(position=to_plain(self.start.position))
        return replay, (self.table, start, self.answers(self.start.after))


def replay(table: GameSettings, start: Start | None, answers: list[str]) -> Playthrough:
    """Return a playthrough from a pickle."""
    play = Playthrough(table, start and start._replace(position=from_plain(table.game, start.position)))
    # `give` passes automatically where nothing else is possible
    while (done := play.count - play.start.after) < len(answers):
        play.give(answers[done])
    return play
