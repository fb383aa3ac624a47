"""The tasks of the bot processes: play at a table, give hints, estimate positions for a review, check saves."""

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random

from bree.bots.find import served, strongest
from bree.bots.hint import Hint
from bree.core import Ask, Game, Refusal, State
from bree.core.saves.save import Save
from bree.core.saves.state_json import to_plain
from bree.server import clock, log
from bree.server.bots import thinking
from bree.server.bots.processes import BotProcesses, ProcessFailed
from bree.server.bots.thought_times import ThoughtTimes
from bree.server.guard.fair_queue import FairQueue
from bree.server.metrics import Metrics
from bree.server.settings import Settings
from bree.solve.round_solver import SolvedRound
from bree.table.sitting import fresh_seed

SAVE_S = 5.0  # to replay the answers of a save; the longest game takes a second
PIECE_S = 0.5  # after this time an estimate lets hints, saves and other reviews go first
SOLVE_S = 300.0  # to compile the solver, which takes half a minute of a processor, and to solve a round
SOLVER_MB = 2048
NICE = 5  # lower priority for the processes that do not play at tables


def bots_of(game: Game) -> tuple[str, ...]:
    """The names of the bots that can play a game at a table of the server, the strongest last."""
    return served(game.name)


class BotPool:
    def __init__(self, settings: Settings, metrics: Metrics, seeds: Callable[[], int] = fresh_seed) -> None:
        self._settings = settings
        self._metrics = metrics
        self._seeds = seeds  # gives a seed for each hint and each estimate
        self._at_tables = BotProcesses(settings.bot_workers, settings.more_games, settings.bot_megabytes)
        # Hints, reviews and saves use a separate process, so they never delay the bots at tables.
        self._aside = BotProcesses(1, settings.more_games, settings.bot_megabytes, NICE)
        # The solver compiles itself at first, which needs more memory than any bot.
        self._solver = BotProcesses(1, settings.more_games, max(settings.bot_megabytes, SOLVER_MB), NICE)
        self._turns_solving = FairQueue(1, settings.allowed.long_calls_an_address)
        self._times = ThoughtTimes()
        self._turns_aside = FairQueue(1, settings.allowed.hints_an_address)

    def start(self) -> None:
        """Prepare for the turns of bots. Call this when a table has a bot."""
        self._at_tables.start()

    def close(self) -> None:
        self._at_tables.close()
        self._aside.close()
        self._solver.close()

    async def choose(self, game: Game, state: State, ask: Ask, bot: str, seed: int) -> str:
        """The bot's pick, or a random pick if the bot fails or is too slow: the table must go on."""
        forced = len(ask.picks) == 1
        if forced and (wait := self._times.wait(game, bot, ask)) is not None:
            await asyncio.sleep(wait)
            return ask.picks[0].id
        began = clock.monotonic()
        pick = await self._thought(game, state, ask, bot, seed)
        if not forced:
            self._times.note(game, bot, ask, clock.monotonic() - began)
        return pick

    async def _thought(self, game: Game, state: State, ask: Ask, bot: str, seed: int) -> str:
        seconds = self._settings.bot_seconds
        task = thinking.BotTask(game.name, to_plain(state), ask.who, bot, seed, seconds)
        try:
            with self._metrics.thought.time():
                chosen = await self._at_tables.do(partial(thinking.choose, task), seconds, tries=2)
        except Exception as fault:  # on any error the table must go on
            chosen = thinking.BotChoice(Random(seed).choice(ask.picks).id, repr(fault))
        if chosen.fault:
            log.warn("a bot could not choose", game=game.name, bot=bot, why=chosen.fault)
        return chosen.pick

    async def advise(self, game: Game, state: State, seat: str, caller: str) -> tuple[str, Hint]:
        bot, seconds = strongest(game.name), self._settings.bot_seconds
        task = thinking.BotTask(game.name, to_plain(state), seat, bot, self._seeds(), seconds)
        try:
            async with self._turns_aside.turn(caller):
                found, fault = await self._aside.do(partial(thinking.advise, task), seconds)
        except ProcessFailed as failure:
            raise Refusal("no-hint") from failure
        if found is None:
            log.warn("a bot could not advise", game=game.name, bot=bot, why=fault)
            raise Refusal("no-hint")
        return bot, found

    def seed(self) -> int:
        return self._seeds()

    async def compare(
        self, task: thinking.EstimateTask, given: tuple[str, ...], better: tuple[str, ...], caller: str
    ) -> tuple[thinking.Estimate, thinking.Estimate]:
        """Estimate two moves at the position of the task, in the same world and with the same dice."""
        seed = self._seeds()
        first = await self.play_out(task._replace(picks=given, seed=seed), caller)
        return first, await self.play_out(task._replace(picks=better, seed=seed), caller)

    async def play_out(self, work: thinking.EstimateTask, caller: str) -> thinking.Estimate:
        """Play a game to its end in pieces. After each piece, waiting callers go first."""
        try:
            async with self._turns_aside.turn(caller) as others_first:
                while isinstance(found := await self._piece(work), thinking.EstimateTask):
                    work = found
                    await others_first()
            return found
        except ProcessFailed:
            return thinking.Estimate({})

    async def _piece(self, work: thinking.EstimateTask) -> thinking.Estimate | thinking.EstimateTask:
        return await self._aside.do(partial(thinking.estimate, work, PIECE_S), work.seconds)

    async def solve_round(self, game: Game, state: State, answers: tuple[str, ...], caller: str) -> SolvedRound:
        """Could a lost round have been won?"""
        task = thinking.SolveTask(game.name, to_plain(state), answers)
        try:
            async with self._turns_solving.turn(caller):
                return await self._solver.do(partial(thinking.solve_round, task), SOLVE_S)
        except ProcessFailed as fault:
            raise Refusal("busy") from fault  # the client may ask again

    async def check_save(self, text: str, caller: str) -> Save:
        try:
            async with self._turns_aside.turn(caller):
                return await self._aside.do(partial(thinking.check_save, text, SAVE_S), SAVE_S)
        except ProcessFailed as fault:
            raise Refusal("save-time") from fault
