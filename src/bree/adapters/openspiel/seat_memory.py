"""What a seat remembers: the lines that it heard, the table as it saw it whenever somebody was asked, and its answers.

All of it, in order, is folded into a digest of sixteen bytes, so that a long game does not make long keys. It is worked
out only when it is asked for: a memory keeps the position that it was last brought up to, and the answers since then
are played again from there.
"""

from collections.abc import Iterable
from hashlib import blake2b
import json
from typing import Any, NamedTuple

from bree.core import CHANCE, Ask, Game, LogEntry

BITS = 128  # of a digest


class Memory(NamedTuple):
    """One seat's past up to a position."""

    after: int  # so many answers of the game
    position: Any  # after these answers; it has no log, and nobody changes it
    past: bytes  # the digest
    saw: str  # the table at the last ask: it is not noted twice


def sight(game: Game, s: Any, seat: str, ask: Ask | None) -> str:
    """What a seat sees of a position, in one way of writing: the moving part of its view, and the ask."""
    return json.dumps([game.dynamic_view(s, seat), asked(ask, seat)], sort_keys=True, separators=(",", ":"))


def asked(ask: Ask | None, seat: str) -> list[Any]:
    """The ask in full for whoever is asked, else only who it is and what about; nobody watches chance."""
    if ask is None or ask.who == CHANCE:
        return []
    if ask.who != seat:
        return [ask.who, ask.key]
    picks = [[pick.id, pick.copies] for pick in ask.picks]
    return [ask.who, ask.key, picks, ask.facts, ask.many, ask.least, ask.most]


def fold(past: bytes, *told: str) -> bytes:
    """A past that is longer by what was told or seen."""
    digest = blake2b(past, digest_size=BITS // 8)
    for text in told:
        digest.update(text.encode())
        digest.update(b"\0")
    return digest.digest()


def first_memory(game: Game, s: Any, seat: str, after: int) -> Memory:
    """The memory of a seat that has just come to the table."""
    saw = sight(game, s, seat, game.waiting(s))
    return Memory(after, s, fold(seat.encode(), saw), saw)


def heard(log: Iterable[LogEntry], seat: str) -> list[str]:
    return [json.dumps([line.key, line.facts], sort_keys=True) for line in log if line.visible_to(seat)]


def remember(game: Game, memory: Memory, seat: str, answers: list[str]) -> Memory:
    """The memory after more answers."""
    if not answers:
        return memory
    s = memory.position.clone()
    past, saw = memory.past, memory.saw
    ask = game.waiting(s)
    for answer in answers:
        s.log = []
        told = ["answered", answer] if ask is not None and ask.who == seat else []
        game.rules.play(s, answer)
        ask = game.waiting(s)
        told += heard(s.log, seat)
        if ask is None or ask.who != CHANCE:
            sees = sight(game, s, seat, ask)
            if sees != saw:
                saw = sees
                told.append(saw)
        if told:
            past = fold(past, *told)
    s.log = None
    return Memory(memory.after + len(answers), s, past, saw)
