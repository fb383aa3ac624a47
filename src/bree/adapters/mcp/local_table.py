"""A local table: the language model is the only person, bots play the other seats."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor

from bree.bots.host import Host
from bree.bots.outside import Outside
from bree.core import DONE, Illegal, Refusal
from bree.table import Chair, Sitting
from bree.term.shown_table import ShownTable, shown_table

AGAIN_S = 0.01  # between two attempts to stop a program


class LocalTable:
    def __init__(self, sitting: Sitting, save: Callable[[], None]) -> None:
        persons = sitting.persons
        if len(persons) != 1:
            raise Refusal("mcp-one", found=len(persons))
        self.game = sitting.game
        self.seat = persons[0]
        self.trouble: Refusal | None = None
        self._sitting = sitting
        self._save = save
        self._host = Host(sitting, outside=True)
        self._others: asyncio.Task[None] | None = None
        self._threads = ThreadPoolExecutor(1)
        self._thought: Future[str] | None = None  # runs in that thread

    @property
    def chairs(self) -> Mapping[str, Chair]:
        return self._sitting.chairs

    async def open(self) -> None:
        self._sitting.play_automatic()
        self._keep()
        self._go_on()

    def look(self) -> ShownTable:
        return shown_table(self._sitting)

    async def answer(self, picks: list[str]) -> None:
        ask, sitting = self._sitting.ask, self._sitting
        if ask is None or ask.who != self.seat:
            raise Illegal("game-over") if ask is None else Refusal("not-asked", seat=self.seat, who=ask.who)
        if ask.many:
            sitting.selection(self.seat, [pick for pick in picks if pick != DONE]).must_be_complete()
            sitting.gather(self.seat, [*picks, DONE])
        elif len(picks) == 1:
            sitting.answer(self.seat, picks[0])
        else:
            raise Refusal("one-answer", ask.rule)
        sitting.play_automatic()
        self._keep()
        self._go_on()

    async def wait(self, seconds: float) -> None:
        if self._others is not None:
            await asyncio.wait({self._others}, timeout=seconds)
            if self._others.done():
                self._others.result()  # raise a bot's error here

    async def close(self) -> None:
        if self._others is not None:
            self._others.cancel()
        self._host.close()
        # The program may still be starting, so the first attempt may have had nothing to end.
        while self._thought is not None and self._thought.running() and self._programs:
            await asyncio.sleep(AGAIN_S)
            self._host.close()
        self._threads.shutdown(wait=False)

    @property
    def _programs(self) -> bool:
        return any(isinstance(bot, Outside) for bot in self._host.bots.values())

    def _go_on(self) -> None:
        ask = self._sitting.ask
        if ask is not None and ask.who != self.seat:
            self._others = asyncio.create_task(self._serve())

    async def _serve(self) -> None:
        """Let the others play in turn. Only the bots compute in another thread, so nobody sees a table that is
        changing.
        """
        sitting = self._sitting
        while (ask := sitting.ask) is not None and ask.who in self._host.bots:
            self._thought = self._threads.submit(self._host.bot_answer, ask)
            sitting.answer(ask.who, await asyncio.wrap_future(self._thought))
            sitting.play_automatic()
        if sitting.ask is None:
            self._host.close()
        self._keep()

    def _keep(self) -> None:
        """Save the game. If that fails, the game continues and the player sees the reason."""
        try:
            self._save()
            self.trouble = None
        except Refusal as refusal:
            self.trouble = refusal
