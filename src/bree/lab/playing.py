"""One simulated game with bots at all seats."""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import NamedTuple

from bree.bots.bot import Bot, Sight, dismiss
from bree.bots.find import invite
from bree.core import ALL, CHANCE, Game, Illegal, LogEntry, Refusal, State, Value
from bree.core.entry_points import DEFECTS, error_line

OVER = "over-"


class Played(NamedTuple):
    number: int
    score: dict[str, float]
    answers: int
    fault: str  # what went wrong, with the answers that led to it; empty: nothing
    given: Mapping[str, Mapping[str, int]] = {}  # counted ask -> answer -> how often it was given
    refused: Refusal | None = None  # of a fault that has a text for players, such as that of an external program
    end: str = ""  # how it ended: the key of its log line, if the game was played with a log


def seat_bots(game: Game, options: Mapping[str, Value], names: tuple[str, ...]) -> dict[str, Bot]:
    """A bot for every seat; one name fills them all."""
    seats = game.seats(game.choose(options))
    if len(names) == 1:
        names *= len(seats)
    return {seat: invite(game.name, name, outside=True) for seat, name in zip(seats, names, strict=True)}


def play_one(
    game: Game,
    options: Mapping[str, Value],
    bots: Mapping[str, Bot],
    seed: str,
    number: int,
    audit: int,
    counted: tuple[str, ...] = (),
    told: bool = False,
) -> Played:
    """Play a game. The same seed and number give the same game on any machine.

    After every `audit` answers, and at the end, the conservation laws are checked; 0 means never. If one is broken, the
    game is played again with a check after every answer, so that the fault names the answer. With `told`, the game has
    a log, and the result says how it ended.
    """
    rng = Random(f"{seed}/{number}")
    answers: list[str] = []
    given: dict[str, Counter[str]] = {key: Counter() for key in counted}
    try:
        s = game.new(options, log=told)
        while (ask := game.waiting(s)) is not None:
            before = len(answers)
            if ask.who == CHANCE:
                keep_last_lines(s)
                answers += game.rules.let_chance_answer(s, ask, rng)
            else:
                answer = bots[ask.who].choose(Sight(game, s, ask.who, ask), rng)
                if not ask.offers(answer):
                    raise Illegal("not-offered", ask.rule, answer=answer)
                answers.append(answer)
                keep_last_lines(s)
                game.rules.play(s, answer)
            if ask.key in given:
                given[ask.key].update(answers[before:])
            due = audit and (len(answers) // audit > before // audit or not s.todo)
            if due and (broken := game.audit(s)):
                if audit > 1:
                    return play_one(game, options, bots, seed, number, 1, counted, told)
                raise ValueError("; ".join(broken))
        return Played(number, game.score(s) or {}, len(answers), "", given, end=ending(s.log or ()))
    except DEFECTS as fault:
        what = f"{error_line(fault)} after {' '.join(answers)}"
        refused = fault if isinstance(fault, Refusal) and not isinstance(fault, Illegal) else None
        return Played(number, {}, len(answers), what, given, refused)
    finally:
        dismiss(bots.values())


def keep_last_lines(s: State) -> None:
    """Clear the log before an answer, so that it holds only the lines of the last one."""
    if s.log:
        s.log.clear()


def ending(lines: Iterable[LogEntry]) -> str:
    """The key of the log line about the end: a line `over-…`, else the last line that all may read."""
    keys = [line.key for line in lines if line.to == ALL]
    return next((key for key in reversed(keys) if key.startswith(OVER)), keys[-1] if keys else "")
