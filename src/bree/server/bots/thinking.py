"""The code that runs in the bot processes: choose, advise, estimate, and check uploaded saves. It has no event loop.

A task is complete: it has the name of the game and the position as JSON values. An alarm stops a bot that takes too
long. If the alarm does not reach it, the operating system ends the process. The system also limits its memory.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import cache
from multiprocessing import parent_process
from multiprocessing.connection import wait
import os
from random import Random
import signal
import threading
import time
from typing import Any, NamedTuple, TypeVar

from bree.bots.advice import Advisor
from bree.bots.bot import Bot, Sight
from bree.bots.find import invite
from bree.bots.hint import Hint, hint
from bree.core import CHANCE, DONE, Ask, Game, Illegal, Refusal, State
from bree.core.entry_points import DEFECTS, error_line
from bree.core.saves.malformed import MALFORMED_ERRORS
from bree.core.saves.save import Save, read_save
from bree.core.saves.state_json import from_plain, to_plain
from bree.server.games import all_games
from bree.solve.round_solver import SolvedRound, round_solver
from bree.table import Chair, Sitting
from bree.table.pick_set import same_set

LONGEST = 20_000  # answers in one game, because a game might never end
GRACE_S = 2.0  # of the processor's time, between the alarm and the end of the process
T = TypeVar("T")

_games: dict[str, Game] = {}


def begin(more_games: tuple[str, ...], megabytes: int, nice: int) -> None:
    """Prepare a new process: load the games, ignore Ctrl-C, lower the priority, and end with the server."""
    if hasattr(os, "nice"):
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    _games.update(all_games(more_games))
    threading.Thread(target=_follow_parent, daemon=True).start()
    _bound_memory(megabytes * 2**20)


def idle() -> None:
    """The task that only starts a process."""


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def _bound_memory(most: int) -> None:
    """Limit the memory of this process. Not every system can."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def within(work: Callable[[], T], seconds: float) -> T:
    """Run any task. An alarm cannot interrupt one long instruction, so this limit ends the whole process."""
    if not hasattr(signal, "setitimer"):
        return work()
    signal.setitimer(signal.ITIMER_PROF, seconds + GRACE_S)
    try:
        return work()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


class TimeUp(BaseException):
    """The time is over. Not an `Exception`, so that a bot cannot catch it by accident."""


@contextmanager
def limit(seconds: float) -> Iterator[None]:
    """Raise `TimeUp` after this time. On a system without alarms, only the server's own limit works."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(_number: int, _frame: object) -> None:
        raise TimeUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class BotTask(NamedTuple):
    """A position at which a bot chooses or advises."""

    game: str
    position: dict[str, Any]
    seat: str
    bot: str
    seed: int
    seconds: float


class BotChoice(NamedTuple):
    pick: str
    fault: str = ""  # why the pick is not the bot's


class BotAdvice(NamedTuple):
    hint: Hint | None
    fault: str = ""  # why there is none


@cache
def _bot(game: str, name: str) -> Bot:
    """A bot, kept for later tasks because some bots remember results."""
    return invite(game, name)


def _read(task: BotTask) -> tuple[Game, State, Ask]:
    game = _games[task.game]
    state: State = from_plain(game, task.position)
    ask = game.waiting(state)
    if ask is None or ask.who != task.seat:
        raise ValueError("a task for a seat that is not asked")
    return game, state, ask


def choose(task: BotTask) -> BotChoice:
    """The bot's pick, or a random pick if the bot is late or fails: the table must go on."""
    game, state, ask = _read(task)
    rng = Random(task.seed)
    try:
        with limit(task.seconds):
            pick = _bot(task.game, task.bot).choose(Sight(game, state, task.seat, ask), rng)
        fault = "" if ask.offers(pick) else f"{pick} is not offered"
    except TimeUp:
        _bot.cache_clear()  # an interrupted bot may be in an invalid state
        pick, fault = "", "out of time"
    except DEFECTS as defect:  # any error of a bot
        pick, fault = "", repr(defect)
    return BotChoice(rng.choice(ask.picks).id, fault) if fault else BotChoice(pick)


def advise(task: BotTask) -> BotAdvice:
    """The bot's hint with its reasons. No hint if the bot is late or fails: a random pick would be no advice."""
    game, state, ask = _read(task)
    try:
        with limit(task.seconds):
            found = hint(game, state, ask, _bot(task.game, task.bot), Random(task.seed))
    except TimeUp:
        _bot.cache_clear()
        return BotAdvice(None, "out of time")
    except DEFECTS as defect:  # any error of a bot
        return BotAdvice(None, repr(defect))
    return BotAdvice(found)


class EstimateTask(NamedTuple):
    """A position to estimate from what a seat or the public knows, or a later position of a game played from there."""

    game: str
    position: dict[str, Any]
    seats: tuple[str, ...]
    bot: str
    seed: int
    seconds: float  # for the rest of the game
    on_the_way: bool = False  # the hidden cards are imagined already
    seat: str | None = None  # that imagines the hidden cards; None: the public
    picks: tuple[str, ...] = ()  # the move of that seat that is given first
    round: int = 0  # the number of the round to play, in a game of rounds; 0: the whole game


class Estimate(NamedTuple):
    shares: dict[str, float]  # each seat's share of the victory; empty if the time was too short
    played: bool = True  # from a game played to its end; else from the bot's own estimate


def estimate(task: EstimateTask, piece: float) -> Estimate | EstimateTask:
    """The bot's own estimate, if it has one and all seats win together; else the result of one game it plays for all.

    A game that takes longer than `piece` seconds returns a task from which it goes on.
    """
    began, rng = time.monotonic(), Random(task.seed)
    game, bot = _games[task.game], _bot(task.game, task.bot)
    state: State = from_plain(game, task.position)
    try:
        with limit(task.seconds):
            if not task.on_the_way:
                state = game.imagine(state, task.seat, rng)
                if task.picks:
                    _give_move(game, state, task.picks, rng)
                worth = None if task.round else _own_estimate(game, state, bot, rng)
                if worth is not None:
                    return Estimate(dict.fromkeys(task.seats, worth), played=False)
            over = _play_on(game, state, bot, rng, began + piece, task.round)
    except TimeUp:
        _bot.cache_clear()
        return Estimate({})
    except Illegal:  # the move is impossible in the imagined world
        return Estimate({})
    except SystemExit as defect:  # a bot must not end the process
        raise RuntimeError(error_line(defect)) from defect
    if over:
        return Estimate(_shares(game, state, task))
    left = task.seconds - (time.monotonic() - began)
    if left <= 0:
        return Estimate({})
    return task._replace(position=to_plain(state), seed=rng.getrandbits(64), seconds=left, on_the_way=True)


def _shares(game: Game, s: State, task: EstimateTask) -> dict[str, float]:
    if game.rounds is None or not task.round:
        return game.score(s) or {}
    return dict.fromkeys(task.seats, float(bool(game.rounds.won(s, task.round))))


def _give_move(game: Game, s: State, picks: tuple[str, ...], rng: Random) -> None:
    """Give a move, end its pick set, and let chance answer."""
    first = game.waiting(s)
    for pick in picks:
        game.apply(s, pick)
    ask = game.waiting(s)
    if first is not None and ask is not None and same_set(first, ask) and ask.offers(DONE):
        game.apply(s, DONE)
    while (ask := game.waiting(s)) is not None and ask.who == CHANCE:
        game.rules.let_chance_answer(s, ask, rng)


def _own_estimate(game: Game, s: State, bot: Bot, rng: Random) -> float | None:
    ask = game.waiting(s)
    if ask is None or ask.who == CHANCE or not game.cooperative or not isinstance(bot, Advisor):
        return None
    return bot.advise(Sight(game, s, ask.who, ask), rng).worth


def _play_on(game: Game, s: State, bot: Bot, rng: Random, until: float, number: int = 0) -> bool:
    """Give at least one answer, and more until the time is over. True if the game or the round `number` is over."""
    while (ask := game.waiting(s)) is not None and not _is_decided(game, s, number):
        if ask.who == CHANCE:
            game.rules.let_chance_answer(s, ask, rng)
        else:
            game.rules.play(s, bot.choose(Sight(game, s, ask.who, ask), rng))
        if time.monotonic() >= until:
            break
    return game.waiting(s) is None or _is_decided(game, s, number)


def _is_decided(game: Game, s: State, number: int) -> bool:
    return bool(number) and game.rounds is not None and game.rounds.won(s, number) is not None


class SolveTask(NamedTuple):
    """A lost round: its first position, and the answers that were given in it."""

    game: str
    position: dict[str, Any]
    answers: tuple[str, ...]


def solve_round(task: SolveTask) -> SolvedRound:
    """Could the round have been won with open hands?"""
    state: State = from_plain(_games[task.game], task.position)
    return round_solver(task.game)(state, task.answers)


def check_save(text: str, seconds: float) -> Save:
    """Check an uploaded save by replaying its answers from the setup of the game.

    Its position is ignored, because it could be invalid. The answers can only lead to legal positions.
    """
    save = read_save(text)
    if save.game not in _games:
        raise Refusal("game-unknown", game=save.game, known=tuple(_games))
    game = _games[save.game]
    if save.start is not None:
        raise Refusal("save-start")
    if save.rules > game.version:
        raise Refusal("save-newer-rules", format=save.rules, known=game.version)
    if len(save.answers) > LONGEST:
        raise Refusal("save-long", answers=len(save.answers), most=LONGEST)
    try:
        with limit(seconds):
            options = game.choose(save.options)
            sitting = Sitting(game, options, {seat: Chair("") for seat in game.seats(options)})
            for _ in sitting.replay(save.answers):
                pass
    except TimeUp:
        raise Refusal("save-time") from None
    except Refusal as refusal:
        if refusal.key == "save-illegal" and save.rules < game.version:
            number, answer = refusal.facts["number"], refusal.facts["answer"]
            raise Refusal("save-old-rules", refusal.rule, number=number, answer=answer) from None
        raise
    except MALFORMED_ERRORS:
        raise Refusal("save-position") from None
    return replace(save, options=options, start=None, position=None, position_after=0)
