"""The board of The Fellowship of the Ring: the chapter, every hand with its goal, the trick, and the player's own
cards.
"""

from rich.text import Text

from bree.core import Ask, View
from bree.lang import Voice
from bree.term.boards.fellowship.campaign import campaign_rows
from bree.term.boards.fellowship.cards import Offers, fan, offers, pyramid_rows
from bree.term.boards.fellowship.hands import HandRows, hand_rows
from bree.term.boards.fellowship.roster import roster_rows
from bree.term.boards.fellowship.trick import beside_rows, event_rows, exchange_row, heading, trick_rows
from bree.term.boards.fellowship.words import between_chapters, choosing, own_hands, short_name
from bree.term.boards.text_cells import SPACIOUS, flow

ROWS, MORE = 15, 27  # rows for the board on a small terminal and on a large one, without the empty rows between parts


def draw(view: View, voice: Voice, width: int, ask: Ask | None, chosen: frozenset[str]) -> Text:  # noqa: ARG001
    """Draw everything on the table, not wider than `width`, and on a small terminal not higher than its rows."""
    given, wide = offers(ask), width >= SPACIOUS
    asked = str(ask.facts.get("hand", "")).removeprefix("hand-") if ask else ""
    if between_chapters(view):
        blocks = [[heading(view, voice)], campaign_rows(view, voice, width, given)]
    else:
        blocks = table(view, voice, width, given, asked)
    rows = joined(blocks, wide)
    for row in rows:
        row.truncate(width, overflow="ellipsis")
    return Text("\n").join(rows)


def joined(blocks: list[list[Text]], wide: bool) -> list[Text]:
    """Join the blocks, with an empty row between them if there is room."""
    apart = [Text()] if wide else []
    rows: list[Text] = []
    for block in blocks:
        rows += [*(apart if rows and block else []), *block]
    return rows


def table(view: View, voice: Voice, width: int, given: Offers, asked: str) -> list[list[Text]]:
    wide = width >= SPACIOUS
    pile, own = pyramid(view, voice, given), own_rows(view, voice, width, given, asked)
    hands = hand_rows(view, voice, width, given, asked)
    if choosing(view):
        top = top_rows(view, voice, width) if wide else [heading(view, voice, lost=True)]
        heads = spread(hands, width) if wide else [hand.head for hand in hands]
        left = (MORE if wide else ROWS) - len(top) - len(heads) - len(pile) - len(own)
        return [top, heads, pile, own, roster_rows(view, voice, width, given, left)]
    trick = trick_rows(view, voice) if view["round"]["length"] else exchange_row(view, voice)
    left = ROWS - len(pile) - len(own) - len(trick) - 2 * len(hands)
    top = top_rows(view, voice, width, min(max(left, 2), 3))
    drawn = spread(hands, width) if wide else squeezed(hands, width, left - len(top))
    return [top, drawn, pile, trick, own]


def top_rows(view: View, voice: Voice, width: int, lines: int = 0) -> list[Text]:
    """Return the chapter and what is beside the trick, with the texts of events if there is room, else their names."""
    if width >= SPACIOUS:
        return [heading(view, voice), *beside_rows(view, voice, width, True), *event_rows(view, voice, width)]
    return [heading(view, voice), *beside_rows(view, voice, width, False, lines - 1)]


def spread(hands: list[HandRows], width: int) -> list[Text]:
    """Return every hand with all its text."""
    rows: list[Text] = []
    for hand in hands:
        rows += [hand.head, *indented(hand.detail, width)]
        if hand.does:
            rows += indented(Text.assemble((hand.does, "faded")), width, 1)
    return rows


def squeezed(hands: list[HandRows], width: int, spare: int) -> list[Text]:
    """Return two rows for each hand, and more while there are spare rows. Otherwise use the short form."""
    rows: list[Text] = []
    for hand in hands:
        detail = indented(hand.detail, width)
        if len(detail) - 1 > spare:
            detail = indented(hand.short, width, 1)
        spare -= len(detail) - 1
        rows += [hand.head, *detail]
    return rows


def indented(text: Text, width: int, lines: int = 0) -> list[Text]:
    return [Text("    ") + row for row in flow(text, width - 4, lines)]


def pyramid(view: View, voice: Voice, given: Offers) -> list[Text]:
    if view["pyramid"] is None:
        return []
    label = voice.say("hand-pyramid") + " "
    rows = pyramid_rows(view["pyramid"], given, voice.say("term-fellowship-aside"))
    heads = [(label if number == 0 else "").ljust(len(label)) for number in range(len(rows))]
    return [Text.assemble((head, "faded"), row) for head, row in zip(heads, rows, strict=True)]


def own_rows(view: View, voice: Voice, width: int, given: Offers, asked: str) -> list[Text]:
    """Return the viewer's cards. With several hands, return those of the hand that must answer."""
    hands = own_hands(view)
    hand = next((one for one in hands if one["hand"] == asked), hands[0] if len(hands) == 1 else None)
    if hand is None:
        return []
    label = voice.say("term-fellowship-own", {"who": short_name(view, hand["hand"], voice)})
    return flow(Text.assemble((label, "bold"), " ", fan(hand["cards"], given)), width)
