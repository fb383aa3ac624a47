"""Asks a person whether another person may take back a move."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

from bree.lang import Voice


class ConsentDialog(ModalScreen[bool]):
    AUTO_FOCUS = "OptionList"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("1", "say(True)", show=False),
        Binding("2,escape", "say(False)", show=False),
    ]

    def __init__(self, who: str, seat: str, voice: Voice) -> None:
        super().__init__()
        self.who = who  # must answer
        self.seat = seat  # wants to undo
        self.voice = voice

    def compose(self) -> ComposeResult:
        answers = (self.voice.say("term-consent-yes"), self.voice.say("term-consent-no"))
        with Vertical(classes="dialog"):
            yield Static(self.voice.say("term-consent", {"who": self.who, "seat": self.seat}), markup=False)
            yield OptionList(*(f"{number}  {answer}" for number, answer in enumerate(answers, 1)), markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(event.option_index == 0)

    def action_say(self, agrees: bool) -> None:
        self.dismiss(agrees)
