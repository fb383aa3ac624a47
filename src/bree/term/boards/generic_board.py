"""The board for a game without its own drawing: its title, and the current picks."""

from rich.text import Text

from bree.core import Ask, View
from bree.lang import Voice
from bree.term.boards.text_cells import cut, paragraph


def draw(view: View, voice: Voice, width: int, ask: Ask | None, chosen: frozenset[str]) -> Text:  # noqa: ARG001
    rows = [Text(voice.say("game-title"), "bold")]
    rows += [Text(line) for line in paragraph(voice.say("game-about"), width)]
    if ask is not None:
        for pick in ask.picks:
            sign, style = ("■ ", "gold") if pick.id in chosen else ("□ ", "")
            rows.append(Text.assemble((cut(sign + voice.label(ask, pick), width), style)))
    return Text("\n").join(rows)
