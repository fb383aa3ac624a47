"""The moves of a finished game that a review checks, and their names for people."""

import asyncio
from bisect import bisect_right
from collections import Counter

from bree.core import DONE, Game
from bree.lang import Voice
from bree.lang.voice import listed
from bree.server.routes.answer_costs import AnswerComparison, OwnMove
from bree.server.routes.forms import AnswerCost, Chance, InBoth
from bree.table import Sitting
from bree.table.undo import start_of_move

CHECKED = 60  # moves


async def own_moves(sitting: Sitting, course: list[Chance]) -> list[OwnMove]:
    """The moves of the persons, or of all seats if bots alone played. Those where the chances fell most come first."""
    answers, players = sitting.answers, sitting.voters or list(sitting.chairs)
    moves: dict[int, list[str]] = {}
    for n, answer in enumerate(answers):
        if not answer.automatic and answer.who in players:
            moves.setdefault(start_of_move(n, answers), []).append(answer.pick)
    fall = {n: _fall(course, n, answers[n].who) for n in moves}
    found: list[OwnMove] = []
    for n in sorted(moves, key=lambda n: (-fall[n], n))[:CHECKED]:
        move = _own_move(sitting, n, without_done(tuple(moves[n])))
        found += [move] if move is not None else []
        await asyncio.sleep(0)
    return found


def _fall(course: list[Chance], n: int, seat: str) -> float:
    """How much the chance of the seat fell between the two known chances around a position."""
    after = bisect_right([chance.n for chance in course], n)
    if not 0 < after < len(course):
        return 0.0
    before, behind = course[after - 1].model_dump(), course[after].model_dump()
    return float(before.get(seat, 0.0) - behind.get(seat, 0.0))


def _own_move(sitting: Sitting, n: int, picks: tuple[str, ...]) -> OwnMove | None:
    """The move after `n` answers. None if nothing could be chosen, or if no round is played."""
    game, state = sitting.game, sitting.position(n).clone()
    ask = game.waiting(state)
    if ask is None or len(ask.picks) == 1:
        return None
    number = 0 if game.rounds is None else game.rounds.number(state)
    if game.rounds is not None and (not number or game.rounds.won(state, number) is not None):
        return None
    return OwnMove(n, ask.who, picks, state, number)


def without_done(picks: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(pick for pick in picks if pick != DONE) or picks[:1]


def same_picks(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    return Counter(one) == Counter(other)


def shown_cost(game: Game, names: dict[str, str], one: AnswerComparison) -> AnswerCost:
    low, high = one.interval
    voices = {language: Voice(language, game, names) for language in ("pl", "en")}
    ask = game.waiting(one.move.state)
    assert ask is not None

    def said(picks: tuple[str, ...]) -> InBoth:
        return InBoth(**{key: listed([voice.called(ask, pick) for pick in picks]) for key, voice in voices.items()})

    return AnswerCost(
        n=one.move.n, seat=one.move.seat, round=one.move.round,
        question=InBoth(**{key: voice.prompt(ask) for key, voice in voices.items()}),
        given=said(one.move.picks), better=said(one.better),
        cost=one.cost, low=low, high=high, games=len(one.differences),
    )  # fmt: skip
