"""The campaign: its chapters, which are won, and the number of rounds for each."""

from rich.style import Style
from rich.text import Text

from bree.core import View
from bree.lang import Voice
from bree.term.boards.fellowship.cards import Offers
from bree.term.boards.text_cells import SPACIOUS, cell

WON, AHEAD = "✓", "·"
LAST = 18


def campaign_rows(view: View, voice: Voice, width: int, given: Offers) -> list[Text]:
    """Return two columns of chapters. ✓ means won, ×2 means two rounds."""
    chapters = [one_chapter(view, chapter, voice, width // 2, given) for chapter in view["campaign"]["chapters"]]
    first, second = chapters[: LAST // 2], chapters[LAST // 2 : LAST]
    rows = [left + right for left, right in zip(first, second, strict=True)]
    return rows + (chapters[LAST:] if len(view["campaign"]["won"]) == LAST else [])


def one_chapter(view: View, chapter: View, voice: Voice, size: int, given: Offers) -> Text:
    number = chapter["number"]
    won = number in view["campaign"]["won"]
    rounds = view["campaign"]["attempts"].get(str(number), 0)
    words = f"({voice.say('term-fellowship-rounds', {'count': rounds})})" if 2 * size >= SPACIOUS else f"×{rounds}"
    tail = f" {words}" if rounds else ""
    drawn = cell(f"{WON if won else AHEAD} {number:>2} {voice.say('chapter-' + chapter['id'])}{tail}", size)
    drawn.stylize("leaf" if won else "", 0, 1)
    if pick := given.get(f"chapter:{number}"):
        drawn.stylize(Style(meta={"pick": pick}))
    return drawn
