"""The memory of a seat: the log lines for it, its view at every ask, and its answers.

All of it, in order, is hashed into a digest of sixteen bytes, so that long games do not need long keys. The digest is
computed only on request: a memory keeps its last position, and the later answers are replayed from there.
"""

from collections.abc import Iterable
from hashlib import blake2b
import json
from typing import Any, NamedTuple

from bree.core import CHANCE, Ask, Game, LogEntry

BITS = 128  # of the digest


class Memory(NamedTuple):
    """The past of one seat up to a position."""

    after: int  # number of answers of the game
    position: Any  # after these answers; without a log, and never changed
    past: bytes  # the digest
    saw: str  # the view at the last ask, so that it is not added twice


def sight(game: Game, s: Any, seat: str, ask: Ask | None) -> str:
    """Return the view of the seat and the ask, in a canonical form."""
    return json.dumps([game.dynamic_view(s, seat), asked(ask, seat)], sort_keys=True, separators=(",", ":"))


def asked(ask: Ask | None, seat: str) -> list[Any]:
    """Return the whole ask for the seat that must answer, otherwise only its seat and key. Asks to chance are left
    out.
    """
    if ask is None or ask.who == CHANCE:
        return []
    if ask.who != seat:
        return [ask.who, ask.key]
    picks = [[pick.id, pick.copies] for pick in ask.picks]
    return [ask.who, ask.key, picks, ask.facts, ask.many, ask.least, ask.most]


def fold(past: bytes, *told: str) -> bytes:
    """Return the digest of a past with these texts added."""
    digest = blake2b(past, digest_size=BITS // 8)
    for text in told:
        digest.update(text.encode())
        digest.update(b"\0")
    return digest.digest()


def first_memory(game: Game, s: Any, seat: str, after: int) -> Memory:
    """Return the memory of a seat that has just joined."""
    saw = sight(game, s, seat, game.waiting(s))
    return Memory(after, s, fold(seat.encode(), saw), saw)


def heard(log: Iterable[LogEntry], seat: str) -> list[str]:
    return [json.dumps([line.key, line.facts], sort_keys=True) for line in log if line.visible_to(seat)]


def remember(game: Game, memory: Memory, seat: str, answers: list[str]) -> Memory:
    """Return the memory after more answers."""
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
