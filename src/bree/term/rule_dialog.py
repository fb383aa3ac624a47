"""Dialogs over the table: a rule with its number, section and text, or explanations of cards."""

from collections.abc import Iterable
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
    return drawn


def cards_text(lines: Iterable[str]) -> Text:
    """Return card descriptions, with the first line of each in bold."""
    found = list(lines)
    heads = [not at or not found[at - 1] for at in range(len(found))]
    return Text("\n").join(Text(line, "bold" if head else "") for line, head in zip(found, heads, strict=True))


class CardsDialog(ModalScreen[None]):
    """A dialog with explanations of cards."""

    AUTO_FOCUS = "VerticalScroll"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,question_mark,k", "dismiss", show=False)]

    def __init__(self, words: Text, voice: Voice) -> None:
        super().__init__()
        self.words = words.copy().append("\n\n" + voice.say("term-close"), "italic")

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="dialog"):
            yield Static(self.words)

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.dismiss()


class RuleDialog(CardsDialog):
    """A rule, after the card that the player asked about, if any."""

    def __init__(self, rule: Rule, voice: Voice, card: Iterable[str] = ()) -> None:
        told = cards_text(card)
        super().__init__(Text("\n\n").join([told, rule_text(rule, voice)]) if told else rule_text(rule, voice), voice)
        self.rule = rule
