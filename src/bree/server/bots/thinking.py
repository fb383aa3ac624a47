"""What the bots' own processes do: choose, advise, estimate, and check what strangers bring. No event loop here.

An order says everything: the game by name and the position as plain values. A bot that does not come to an end is
stopped by an alarm; where no alarm is heard, the system ends the process. And it gives it no more than so much memory.
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
from bree.core import CHANCE, Ask, Game, Refusal, State, sample
from bree.core.entry_points import DEFECTS, error_line
from bree.core.saves.malformed import MALFORMED_ERRORS
from bree.core.saves.save import Save, read_save
from bree.core.saves.state_json import from_plain, to_plain
from bree.server.games import all_games
from bree.table import Chair, Sitting

LONGEST = 20_000  # answers in one game, should one never end
GRACE_S = 2.0  # of the processor's time, between the alarm and the end of the process
T = TypeVar("T")

_games: dict[str, Game] = {}


def begin(more_games: tuple[str, ...], megabytes: int, nice: int) -> None:
    """In a new process: know the games, leave Ctrl-C to the server, and neither outlive nor starve it."""
    if hasattr(os, "nice"):
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    _games.update(all_games(more_games))
    threading.Thread(target=_follow_parent, daemon=True).start()
    _bound_memory(megabytes * 2**20)


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def _bound_memory(most: int) -> None:
    """What would take more fails, here alone. Not every system can do that."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def within(work: Callable[[], T], seconds: float) -> T:
    """An order of any kind. An alarm is not heard in the middle of one long instruction; this ends the process then."""
    if not hasattr(signal, "setitimer"):
        return work()
    signal.setitimer(signal.ITIMER_PROF, seconds + GRACE_S)
    try:
        return work()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


class TimeUp(BaseException):
    """Not an Exception: a bot that catches those must not catch this."""


@contextmanager
def limit(seconds: float) -> Iterator[None]:
    """Raise TimeUp after so long. Where there are no alarms, the server's own patience must do."""
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
    game: str
    position: dict[str, Any]
    seat: str
    bot: str
    seed: int
    seconds: float


class BotChoice(NamedTuple):
    pick: str
    fault: str = ""  # why it is not the bot's own choice


class BotAdvice(NamedTuple):
    hint: Hint | None
    fault: str = ""  # why there is none


@cache
def _bot(game: str, name: str) -> Bot:
    """Kept, since some remember what they have thought."""
    return invite(game, name)


def _laid_out(order: BotTask) -> tuple[Game, State, Ask]:
    game = _games[order.game]
    state: State = from_plain(game, order.position)
    ask = game.waiting(state)
    if ask is None or ask.who != order.seat:
        raise ValueError("an order for a seat that is not asked")
    return game, state, ask


def choose(order: BotTask) -> BotChoice:
    """The bot's pick; if it is late or fails, any pick: the table must go on."""
    game, state, ask = _laid_out(order)
    rng = Random(order.seed)
    try:
        with limit(order.seconds):
            pick = _bot(order.game, order.bot).choose(Sight(game, state, order.seat, ask), rng)
        fault = "" if ask.offers(pick) else f"{pick} is not offered"
    except TimeUp:
        _bot.cache_clear()  # it was stopped in the middle of a thought
        pick, fault = "", "out of time"
    except DEFECTS as told:  # whatever a bot does wrong
        pick, fault = "", repr(told)
    return BotChoice(rng.choice(ask.picks).id, fault) if fault else BotChoice(pick)


def advise(order: BotTask) -> BotAdvice:
    """What the bot would do and what it weighed; if it is late or fails, nothing: a hint is nobody's guess."""
    game, state, ask = _laid_out(order)
    try:
        with limit(order.seconds):
            found = hint(game, state, ask, _bot(order.game, order.bot), Random(order.seed))
    except TimeUp:
        _bot.cache_clear()
        return BotAdvice(None, "out of time")
    except DEFECTS as told:  # whatever a bot does wrong
        return BotAdvice(None, repr(told))
    return BotAdvice(found)


class EstimateTask(NamedTuple):
    """A position to be estimated as the public sees it, or on the way from there to the end of a game."""

    game: str
    position: dict[str, Any]
    seats: tuple[str, ...]
    bot: str
    seed: int
    seconds: float  # for the rest of the game
    on_the_way: bool = False  # hidden cards have been imagined


class Estimate(NamedTuple):
    shares: dict[str, float]  # each seat's share of the victory; none if it could not be had in time
    played: bool = True  # a game to its end; else the bot's own reckoning


def estimate(moment: EstimateTask, piece: float) -> Estimate | EstimateTask:
    """By the bot's own reckoning where it has one and all win together, else by one game that it plays for all.

    A game that takes longer than `piece` seconds returns the moment at which it is to go on.
    """
    began, rng = time.monotonic(), Random(moment.seed)
    game, bot = _games[moment.game], _bot(moment.game, moment.bot)
    state: State = from_plain(game, moment.position)
    try:
        with limit(moment.seconds):
            if not moment.on_the_way:
                state = game.imagine(state, None, rng)
                worth = _reckoned(game, state, bot, rng)
                if worth is not None:
                    return Estimate(dict.fromkeys(moment.seats, worth), played=False)
            over = _play_on(game, state, bot, rng, began + piece)
    except TimeUp:
        _bot.cache_clear()
        return Estimate({})
    except SystemExit as told:  # the server is not to hear this one as its own
        raise RuntimeError(error_line(told)) from told
    if over:
        return Estimate(game.score(state) or {})
    left = moment.seconds - (time.monotonic() - began)
    if left <= 0:
        return Estimate({})
    return moment._replace(position=to_plain(state), seed=rng.getrandbits(64), seconds=left, on_the_way=True)


def _reckoned(game: Game, s: State, bot: Bot, rng: Random) -> float | None:
    ask = game.waiting(s)
    if ask is None or ask.who == CHANCE or not game.cooperative or not isinstance(bot, Advisor):
        return None
    return bot.advise(Sight(game, s, ask.who, ask), rng).worth


def _play_on(game: Game, s: State, bot: Bot, rng: Random, until: float) -> bool:
    """At least one answer, then as many as there is time for. True: the game is over."""
    while (ask := game.waiting(s)) is not None:
        if ask.who == CHANCE:
            game.rules.play(s, sample(ask.picks, rng))
        else:
            game.rules.play(s, bot.choose(Sight(game, s, ask.who, ask), rng))
        if time.monotonic() >= until:
            break
    return game.waiting(s) is None


def check_save(text: str, seconds: float) -> Save:
    """A save that a stranger brings, played through here: its answers alone, from the game's own setup.

    A position could be anything at all; where answers lead, only the rules decide.
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
