"""One simulated game: bots at every seat, nobody watching."""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import NamedTuple

from bree.bots.bot import Bot, Sight, dismiss
from bree.bots.find import invite
from bree.core import ALL, CHANCE, Game, Illegal, LogEntry, Refusal, Value, sample
from bree.core.entry_points import DEFECTS, error_line

OVER = "over-"


class Played(NamedTuple):
    number: int
    score: dict[str, float]
    answers: int
    fault: str  # what went wrong, with the answers that led to it; empty: nothing
    given: Mapping[str, Mapping[str, int]] = {}  # ask that was to be counted -> answer -> how often it was given
    refused: Refusal | None = None  # of a fault that a player can be told in words, such as that of an outside program
    end: str = ""  # how it ended: the key of the line that told it, if the game was played with its lines


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
    """A game by its number; the same seed and number give the same game on any machine.

    The conservation laws are held against every position whose answers `audit` divides, and against the last; 0: none.
    A game in which they are broken is played anew with all of them, so that the fault names the answer that broke one.
    A game that is `told` is played with its log lines, and says how it ended.
    """
    rng = Random(f"{seed}/{number}")
    answers: list[str] = []
    given: dict[str, Counter[str]] = {key: Counter() for key in counted}
    try:
        s = game.new(options, log=told)
        while (ask := game.waiting(s)) is not None:
            if ask.who == CHANCE:
                answer = sample(ask.picks, rng)
            else:
                answer = bots[ask.who].choose(Sight(game, s, ask.who, ask), rng)
                if not ask.offers(answer):
                    raise Illegal("not-offered", ask.rule, answer=answer)
            answers.append(answer)
            if ask.key in given:
                given[ask.key][answer] += 1
            if s.log:
                s.log.clear()  # only the lines of the last answer are wanted
            game.rules.play(s, answer)
            if audit and (len(answers) % audit == 0 or not s.todo) and (broken := game.audit(s)):
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


def ending(lines: Iterable[LogEntry]) -> str:
    """The key of the line that says how a game ended: one called `over-…`, else the last that all may read."""
    keys = [line.key for line in lines if line.to == ALL]
    return next((key for key in reversed(keys) if key.startswith(OVER)), keys[-1] if keys else "")
