"""The log, with the newest line at the bottom. A line can show its rule."""

from collections.abc import Sequence

from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from bree.core import LogEntry
from bree.lang import Voice


class LogPanel(OptionList):
    class Why(Message):
        """The player asked for the rule of a line."""

        def __init__(self, rule: str) -> None:
            super().__init__()
            self.rule = rule

    def __init__(self) -> None:
        super().__init__(markup=False)
        self.entries: list[LogEntry] = []
        self.language = ""

    @property
    def rule(self) -> str:
        """Return the rule of the selected line, or ""."""
        at = self.highlighted
        return self.entries[at].rule if at is not None and at < len(self.entries) else ""

    def tell(self, entries: Sequence[LogEntry], voice: Voice) -> None:
        """Show the log. Add only new lines, unless a move was taken back or the language changed."""
        before = len(self.entries)
        if voice.language != self.language or list(entries[:before]) != self.entries:
            self.clear_options()
            before = 0
        if len(entries) > before or before == 0:
            self.add_options([Option(voice.line(entry)) for entry in entries[before:]])
            self.highlighted = len(entries) - 1 if entries else None
        self.entries, self.language = list(entries), voice.language

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        rule = self.entries[event.option_index].rule
        if rule:  # a line about the origin of the game has no rule
            self.post_message(self.Why(rule))
