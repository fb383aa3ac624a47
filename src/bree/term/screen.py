"""Runs a table in the terminal: answers, the moves of others, hints, undo, saving and leaving."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import ClassVar

from textual import events, work
from textual.binding import Binding, BindingType

from bree.bots.hint import strongest_hint
from bree.bots.host import Host, seed_of_bot
from bree.core import DONE, Ask, Refusal
from bree.lang import Voice
from bree.lang.hint import hint_words
from bree.table import Sitting
from bree.term.consent_dialog import ConsentDialog
from bree.term.log_panel import LogPanel
from bree.term.pick_list import PickList
from bree.term.shown_table import shown_table
from bree.term.table_layout import TableLayout

PAUSE = 0.6  # seconds between the moves of chance and bots
# After the end of the game, every other key leaves.
STAYING = {"tab", "shift+tab", "up", "down", "pageup", "pagedown", "home", "end", "u", "l", "d", "question_mark"}

OPENING = {"enter", "space"}  # keys that open the curtain


class TableApp(TableLayout):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "leave", show=False),
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
    ]

    def __init__(self, sitting: Sitting, voice: Voice, save: Callable[[], None], pause: float = PAUSE) -> None:
        super().__init__(sitting, voice)
        self.save = save
        self.pause = pause
        self.host = Host(sitting, outside=True)  # the person at this machine has chosen the chairs
        self.serving = False  # chance and bots are playing
        self.thinking = False  # a bot computes in its thread, so the sitting must not be touched
        self.leaving = False  # leave as soon as the bot has moved
        self.unsaved = False  # saving failed when the player wanted to leave; the next attempt leaves without saving
        self.hurry = asyncio.Event()
        self.eyes = ""  # the last person who looked at the screen

    def on_mount(self) -> None:
        self.go_on()

    def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) > 1:
            return  # a dialog has the focus
        reading = event.key == "enter" and self.table.query_one(LogPanel).has_focus
        if self.serving:
            self.hurry.set()
        elif self.seen.curtain and event.key in OPENING:
            event.prevent_default()
            self.action_look()
        elif self.seen.over and event.key not in STAYING and not reading:
            event.prevent_default()
            self.action_leave()

    # The moves of others

    def go_on(self) -> None:
        """Refresh the table. If chance or a bot must answer, let them play."""
        self.look()
        if self.seen.others_play and not self.serving:
            self.serving = True
            self.serve()

    def look(self) -> None:
        """Refresh the screen. Show a curtain if the next person sees other things than the last one."""
        self.seen = shown_table(self.sitting, self.eyes)
        if self.seen.asked is not None:
            self.eyes = self.seen.asked.who
        self.show()

    def action_look(self) -> None:
        """Open the curtain for the person whose turn it is."""
        if self.seen.curtain:
            self.eyes = self.seen.curtain
            self.look()

    @work(exclusive=True, group="serve")
    async def serve(self) -> None:
        """Show one move at a time, with a pause, until a person must answer."""
        self.hurry.clear()
        while self.seen.others_play and not self.leaving:
            await self.one_move()
            self.look()
            if self.seen.others_play:
                await self.rest()
        self.serving = False
        if self.leaving:
            self.action_leave()

    async def one_move(self) -> None:
        """Make one move. Chance is immediate; a bot may take long, so it runs in another thread."""
        if self.seen.ask is not None and self.seen.ask.automatic:
            next(self.host.serve(), None)
            return
        self.thinking = True
        try:
            await asyncio.to_thread(next, self.host.serve(), None)
        finally:
            self.thinking = False

    async def rest(self) -> None:
        try:
            await asyncio.wait_for(self.hurry.wait(), self.pause)
        except TimeoutError:
            return

    # Answers

    def on_pick_list_answered(self, event: PickList.Answered) -> None:
        ask = event.ask
        if ask != self.seen.asked:
            return  # a second key press; the first one was the answer
        try:
            if ask.many:
                self.sitting.gather(ask.who, [*event.picks, DONE])
            else:
                self.sitting.answer(ask.who, *event.picks)
        except Refusal as refusal:
            self.refuse(refusal, ask)
            return
        self.tell()
        self.store()
        self.go_on()

    # Hint

    def action_hint(self) -> None:
        if self.seen.asked is not None:
            self.tell(lambda: self.voice.say("term-hint-waits"))
            self.advise(self.seen.asked)

    @work(exclusive=True, group="hint")
    async def advise(self, asked: Ask) -> None:
        ask, twin, seed = self.sitting.ask, self.sitting.state.clone(), seed_of_bot(self.sitting)
        if ask is None:
            return
        bot, found = await asyncio.to_thread(strongest_hint, self.sitting.game, twin, ask, seed)
        if asked != self.seen.asked:
            return  # the player has answered in the meantime

        self.tell(lambda: hint_words(self.voice, asked, bot, *found))
        self.table.query_one(PickList).hint(found.picks)

    # Undo

    def action_undo(self) -> None:
        if not self.serving:
            self.take_back()

    @work(exclusive=True, group="undo")
    async def take_back(self) -> None:
        """Take back a person's last move with all its picks. Ask the other people if that is not fair."""
        sitting = self.sitting
        seat = next((answer.who for answer in reversed(sitting.answers) if answer.who in sitting.persons), "")
        try:
            if not sitting.undo(seat) and not await self.all_agree(seat):
                return
        except Refusal as refusal:
            self.refuse(refusal)
            return
        self.status, self.refused = partial(self.say_of, "term-undone", seat), ""
        self.store()
        self.go_on()

    async def all_agree(self, seat: str) -> bool:
        waiting = self.sitting.request.waiting if self.sitting.request else frozenset()
        self.eyes = ""  # other people come to the screen
        self.look()
        for other in [person for person in self.sitting.persons if person in waiting]:
            agrees = await self.push_screen_wait(ConsentDialog(other, seat, self.voice))
            self.sitting.consent(other, agrees)
            if not agrees:
                self.tell(partial(self.say_of, "term-declined", other))
                return False
        return True

    def say_of(self, key: str, who: str) -> str:
        return self.voice.say(key, {"who": who})

    # Saving and leaving

    def store(self) -> bool:
        """Save after every answer. Return False if saving fails."""
        try:
            self.save()
        except Refusal as refusal:
            self.refuse(refusal)
            return False
        return True

    def action_leave(self) -> None:
        """Save and leave, if necessary after a bot's move. If saving fails, the second attempt leaves."""
        if self.thinking:
            self.leaving = True
            self.hurry.set()
            self.tell(lambda: self.voice.say("term-saving"))
        elif self.store() or self.unsaved:
            self.exit()
        else:
            said = self.status
            self.unsaved, self.leaving = True, False
            self.tell(lambda: f"{said()} {self.voice.say('term-unsaved')}", self.refused)
