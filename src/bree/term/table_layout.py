"""The layout of the screen: seats, board, ask, picks beside the log, status, keys. It only shows the table."""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from bree.core import Ask, Refusal
from bree.lang import LANGUAGES, Voice
from bree.lang.card_search import thing_lines
from bree.lang.cards import card_lines
from bree.table import Selection, Sitting
from bree.term.board_panel import BoardPanel
from bree.term.boards import board, part
from bree.term.boards.text_cells import SPACIOUS, rows_of
from bree.term.keys_line import KeysLine
from bree.term.log_panel import LogPanel
from bree.term.menu import LETTERS
from bree.term.palette import DARK, LIGHT, PALETTES, Palette, coloured, theme
from bree.term.pick_list import PickList
from bree.term.pick_sets import counted
from bree.term.rule_dialog import CardsDialog, RuleDialog, cards_text
from bree.term.seats_line import SeatsLine
from bree.term.shown_table import ShownTable, headline, number_lines, shown_table

MARGIN = 2  # free columns beside a line
STATUS = 3  # maximum rows; more on a high screen, because a hint gives its reasons
BELOW = 9  # rows that the board must leave for ask, picks, status and keys
TALL = 36  # a lower screen has no room for the extra rows of wide boards

Words = Callable[[], str]  # called again for each drawing, because the language may change


class TableLayout(App[None]):
    CSS_PATH = "table.tcss"
    AUTO_FOCUS = "PickList"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "language", show=False),
        Binding("d", "light", show=False),
        Binding("question_mark", "why", show=False),
        Binding("k", "cards", show=False),
        Binding("escape", "to_picks", show=False),
        Binding("c", "confirm", show=False),
        *(Binding(key, f"handle('{key}')", show=False) for key in "0123456789" + LETTERS),
    ]

    def __init__(self, sitting: Sitting, voice: Voice) -> None:
        super().__init__()
        self.sitting = sitting
        self.voice = voice
        self.drawing = board(sitting.game.name)
        self.cards = part(sitting.game.name, "card_words")
        self.seen: ShownTable = shown_table(sitting)
        self.status: Words = str
        self.refused = ""  # the rule of the refusal in the status line
        for palette in PALETTES.values():
            self.register_theme(theme(palette))
        self.theme = LIGHT.name
        self.title = voice.say("game-title")

    @property
    def palette(self) -> Palette:
        return PALETTES[self.theme]

    @property
    def table(self) -> Screen[Any]:
        """Return the screen with the table, even if a dialog is above it."""
        return self.screen_stack[0]

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return {"faded": LIGHT.faded, "hairline": LIGHT.hairline}

    def compose(self) -> ComposeResult:
        yield SeatsLine(markup=False)
        with VerticalScroll(id="table", can_focus=False):
            yield BoardPanel(markup=False)
        yield Static(id="ask", markup=False)
        with Horizontal(id="below"):
            yield PickList()
            yield LogPanel()
        yield Static(id="status", markup=False)
        yield KeysLine(markup=False)

    # Showing

    def show(self) -> None:
        """Draw the table."""
        seen, voice, palette, width = self.seen, self.voice, self.palette, self.size.width - MARGIN
        self.table.query_one(PickList).put(seen.asked, voice, palette, self.judge)
        self.table.query_one(SeatsLine).show(self.sitting, voice, width, seen.ask)
        told = self.status() or " · ".join(number_lines(seen.numbers, voice))
        status = rows_of(told, width, max(STATUS, self.size.height // 4))
        self.table.query_one("#table").styles.max_height = max(self.size.height - BELOW - len(status) + 1, 3)
        self.show_ask()
        self.table.query_one(LogPanel).tell(seen.log, voice)
        self.table.query_one("#status", Static).update("\n".join(status))
        self.table.query_one("#status").set_class(bool(self.refused), "refusal")
        self.table.query_one(KeysLine).show(
            voice, width, palette, seen.asked, bool(seen.curtain), self.cards is not None
        )
        self.show_board()

    def show_ask(self) -> None:
        """Show the question, and for a pick set the number of picks."""
        words, picks = headline(self.seen, self.voice), self.table.query_one(PickList)
        if picks.ask is not None and picks.told is not None:
            words = f"{words} ({counted(picks.ask, picks.told.pick_set, picks.marked.total(), self.voice)})"
        self.table.query_one("#ask", Static).update(words)

    def judge(self, marks: Iterable[str]) -> Selection:
        """Return what the table says about this selection."""
        assert self.seen.asked is not None
        return self.sitting.selection(self.seen.asked.who, marks)

    def show_board(self) -> None:
        seen, chosen = self.seen, self.table.query_one(PickList).chosen
        width = self.size.width - MARGIN
        width = width if self.size.height >= TALL else min(width, SPACIOUS - 1)
        drawn, panel = self.drawing(seen.view, self.voice, width, seen.asked, chosen), self.table.query_one(BoardPanel)
        panel.styles.width = self.size.width - MARGIN  # a fixed width, so that a scrollbar does not change the layout
        panel.update(coloured(drawn, self.palette))

    def on_resize(self) -> None:
        self.call_later(self.show)  # the new size is known only after this event

    def tell(self, words: Words = str, refused: str = "") -> None:
        """Show a text in the status line."""
        self.status, self.refused = words, refused
        self.show()

    def refuse(self, refusal: Refusal, ask: Ask | None = None) -> None:
        """Show a refusal. The selection stays."""
        self.tell(lambda: self.voice.refusal(refusal, ask, self.voice.say("plain-more")), refusal.rule)

    def explain(self, rule: str, card: str = "") -> None:
        """Show a rule, and before it the explanation of the card or character under the cursor."""
        try:
            told = card_lines(self.voice, card) or thing_lines(self.voice, card)
            self.push_screen(RuleDialog(self.voice.why(rule), self.voice, told))
        except Refusal as refusal:
            self.refuse(refusal)

    # Messages of the widgets

    def on_pick_list_changed(self) -> None:
        if self.refused:
            self.tell()  # the refusal is out of date
        self.show_ask()
        self.show_board()

    def on_pick_list_refused(self, event: PickList.Refused) -> None:
        self.refuse(event.refusal, event.ask)

    def on_board_panel_touched(self, event: BoardPanel.Touched) -> None:
        self.table.query_one(PickList).take_pick(event.pick)

    def on_log_panel_why(self, event: LogPanel.Why) -> None:
        self.explain(event.rule)

    # Keys

    def action_handle(self, key: str) -> None:
        self.table.query_one(PickList).take_handle(key)

    def action_confirm(self) -> None:
        self.table.query_one(PickList).confirm()

    def action_to_picks(self) -> None:
        self.table.query_one(PickList).focus()

    def action_language(self) -> None:
        other = LANGUAGES[(LANGUAGES.index(self.voice.language) + 1) % len(LANGUAGES)]
        self.voice = Voice(other, self.voice.game, self.voice.names)
        self.title = self.voice.say("game-title")
        self.show()

    def action_light(self) -> None:
        self.theme = LIGHT.name if self.palette.dark else DARK.name
        self.show()

    def action_why(self) -> None:
        """Explain the rule of the selected log line, of the last refusal, or of the ask."""
        log, asked = self.table.query_one(LogPanel), self.seen.asked
        rule = log.rule if log.has_focus or asked is None else self.refused or asked.rule
        card = "" if log.has_focus or self.refused else self.table.query_one(PickList).card
        if rule:
            self.explain(rule, card)

    def action_cards(self) -> None:
        """Explain all cards that the viewer has or sees."""
        if self.cards is not None:
            words = cards_text(self.cards.explained(self.seen.view, self.voice))
            self.push_screen(CardsDialog(words, self.voice))
