"""The picks of an ask as a list, for keys, arrows with Enter, and the mouse. A pick set is marked and then
confirmed.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from math import ceil
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.message import Message
from textual.widgets import Static

from bree.core import Ask, Refusal
from bree.lang import Voice
from bree.table import Selection
from bree.term.boards.text_cells import cell
from bree.term.menu import handles, label
from bree.term.palette import Palette, coloured
from bree.term.pick_sets import several

EXPLAINED = ("card:", "figure:")  # prefixes of things that have an explanation
CURSOR, CHOSEN, OPEN, BARRED, HINTED = "›", "■", "□", "·", " ◂"

Judge = Callable[[Iterable[str]], Selection]  # returns what the table says about a selection


class PickList(VerticalScroll, can_focus=True):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("left", "column(-1)", show=False),
        Binding("right", "column(1)", show=False),
        Binding("home", "step(-1000)", show=False),
        Binding("end", "step(1000)", show=False),
        Binding("enter,space", "take", show=False),
    ]

    class Answered(Message):
        """The player gave one pick, or confirmed a pick set. A pick may occur several times."""

        def __init__(self, ask: Ask, picks: Iterable[str]) -> None:
            super().__init__()
            self.ask = ask
            self.picks = tuple(picks)

    class Changed(Message):
        """The selection has changed and is not confirmed yet."""

    class Refused(Message):
        """The player cannot mark this pick, or cannot confirm this selection."""

        def __init__(self, ask: Ask, refusal: Refusal) -> None:
            super().__init__()
            self.ask = ask
            self.refusal = refusal

    def __init__(self) -> None:
        super().__init__()
        self.ask: Ask | None = None
        self.labels: list[str] = []  # of the picks, then of the confirm line if there is one
        self.handles: list[str] = []  # the key of each pick
        self.marked: Counter[str] = Counter()  # for a pick set: number of marks of each pick
        self.judge: Judge | None = None
        self.told: Selection | None = None  # the result of the judge
        self.hinted: frozenset[str] = frozenset()
        self.at = 0
        self.palette: Palette | None = None

    def compose(self) -> ComposeResult:
        yield Static()

    def put(self, ask: Ask | None, voice: Voice, palette: Palette, judge: Judge) -> None:
        """Show an ask. If only the language or the palette changes, the selection stays."""
        self.judge = judge
        if ask != self.ask:
            self.marked = Counter()
            self.told = judge(()) if ask is not None and ask.many else None
            self.hinted = frozenset()
            self.at = 0
        self.ask, self.palette = ask, palette
        self.labels = [label(voice, ask, pick) for pick in ask.picks] if ask else []
        self.handles = list(handles(ask.picks)) if ask else []
        if ask is not None and ask.many:
            self.labels.append(voice.say("term-confirm"))
        self.draw()

    @property
    def card(self) -> str:
        """Return the card or character under the cursor, or ""."""
        picks = self.ask.picks[self.at : self.at + 1] if self.ask is not None else ()
        things = [thing for pick in picks for thing in pick.on if thing.startswith(EXPLAINED)]
        return things[0].partition(":")[2] if things else ""

    # Choosing

    def take(self, at: int) -> None:
        """Choose a row. A pick answers or is marked; the last row of a pick set confirms."""
        ask = self.ask
        if ask is None or not 0 <= at < len(self.labels):
            return
        self.at = at
        if at == len(ask.picks):
            self.confirm()
        elif ask.many:
            self.mark(ask, ask.picks[at].id)
        else:
            self.post_message(self.Answered(ask, [ask.picks[at].id]))

    def mark(self, ask: Ask, pick: str) -> None:
        """Mark one more of the pick if a complete set can contain it. Otherwise unmark all of it."""
        assert self.judge is not None
        more = self.marked + Counter((pick,))
        try:
            self.told = self.judge(more.elements())
        except Refusal as refusal:
            if not self.marked[pick]:
                self.post_message(self.Refused(ask, refusal))
                return
            more = Counter({name: n for name, n in self.marked.items() if name != pick})
            self.told = self.judge(more.elements())
        self.marked = more
        self.draw()
        self.post_message(self.Changed())

    @property
    def chosen(self) -> frozenset[str]:
        return frozenset(self.marked)

    def take_handle(self, key: str) -> None:
        """Choose the row with this key."""
        if key in self.handles:
            self.take(self.handles.index(key))

    def take_pick(self, pick: str) -> None:
        """Choose a pick that was clicked on the board."""
        ids = [offered.id for offered in self.ask.picks] if self.ask else []
        if pick in ids:
            self.take(ids.index(pick))

    def confirm(self) -> None:
        """Answer with the selection if it is complete."""
        if self.ask is None or self.told is None:
            return
        try:
            self.told.must_be_complete()
        except Refusal as refusal:
            self.post_message(self.Refused(self.ask, refusal))
            return
        self.post_message(self.Answered(self.ask, self.marked.elements()))

    def hint(self, picks: Iterable[str]) -> None:
        """Mark these picks as a hint. The player still chooses."""
        self.hinted = frozenset(picks)
        self.draw()

    def action_take(self) -> None:
        self.take(self.at)

    def action_step(self, rows: int) -> None:
        self.at = min(max(self.at + rows, 0), max(len(self.labels) - 1, 0))
        self.draw()

    def action_column(self, columns: int) -> None:
        at = self.at + columns * self.rows
        if 0 <= at < len(self.labels):
            self.action_step(columns * self.rows)

    def on_click(self, event: events.Click) -> None:
        row = event.style.meta.get("row")
        if row is not None:
            self.take(row)

    def on_resize(self) -> None:
        self.draw()

    def watch_has_focus(self, has_focus: bool) -> None:
        super().watch_has_focus(has_focus)
        self.draw()

    # Drawing

    @property
    def columns(self) -> int:
        """Return the number of columns that are needed to show all rows, if they fit."""
        widest = max((len(self.words(at)) for at in range(len(self.labels))), default=0) + self.lead + len(HINTED) + 1
        needed = ceil(len(self.labels) / max(self.size.height, 1))
        return max(1, min(needed, self.size.width // widest))

    @property
    def rows(self) -> int:
        return ceil(len(self.labels) / self.columns)

    @property
    def lead(self) -> int:
        """Return the width of cursor, key and box before a label."""
        return 7 if self.ask is not None and self.ask.many else 5

    def words(self, at: int) -> str:
        """Return the label, and for a repeatable pick how many of how many are marked."""
        ask, label = self.ask, self.labels[at]
        if ask is None or at == len(ask.picks) or not several(ask):
            return label
        pick = ask.picks[at]
        return f"{label} {self.marked[pick.id]}/{pick.copies}"

    def draw(self) -> None:
        if self.palette is None:
            return
        rows = max(self.rows, 1)
        bar = 1 if rows > self.size.height else 0  # for the scrollbar of a long list
        width = max((self.size.width - bar) // self.columns, self.lead + 1)
        lines = [Text() for _ in range(rows)]
        for at, _ in enumerate(self.labels):
            lines[at % rows].append_text(self.row(at, width))
        self.query_one(Static).update(coloured(Text("\n").join(lines), self.palette))
        self.scroll_to_region(Region(0, self.at % rows, 1, 1), animate=False)

    def row(self, at: int, width: int) -> Text:
        assert self.ask is not None
        handle, box, tail = "c", "", ""
        if at < len(self.ask.picks):
            handle = self.handles[at]
            pick = self.ask.picks[at].id
            tail = HINTED if pick in self.hinted else ""
            if self.told is not None:
                box = (CHOSEN if pick in self.chosen else BARRED if pick in self.told.barred else OPEN) + " "
        label = self.words(at) if self.labels[at] != handle else ""  # a number needs no label
        text = f"{CURSOR if at == self.at else ' '}{handle:>2} {box}{label}{tail} "
        drawn = cell(text, width)
        if at == self.at and self.has_focus:
            drawn.stylize("cursor", 0, len(text))
        elif box.startswith(CHOSEN):
            drawn.stylize("gold")
        elif box.startswith(BARRED):
            drawn.stylize("faded")
        drawn.stylize(Style(meta={"row": at}))
        return drawn
