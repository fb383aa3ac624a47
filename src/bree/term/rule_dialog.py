"""A rule of the book, laid over the table: its number, its section, its words."""

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from bree.core.rulebook import Rule
from bree.lang import Voice


def rule_text(rule: Rule, voice: Voice) -> Text:
    drawn = Text.assemble((rule.id, "bold"), "  ", voice.say("term-rule-section", {"section": rule.section}))
    drawn.append("\n\n" + voice.rule(rule))
    notes = [voice.say("term-rule-" + rule.kind)] if rule.kind != "rule" else []
    notes += [voice.say("term-rule-uncertain")] if rule.confidence != "high" else []
    if notes:
        drawn.append("\n\n" + " ".join(notes), "italic")
    return drawn.append("\n\n" + voice.say("term-close"), "italic")


class RuleDialog(ModalScreen[None]):
    AUTO_FOCUS = "VerticalScroll"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,question_mark", "dismiss", show=False)]

    def __init__(self, rule: Rule, voice: Voice) -> None:
        super().__init__()
        self.rule = rule
        self.voice = voice

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="dialog"):
            yield Static(rule_text(self.rule, self.voice))

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.dismiss()
