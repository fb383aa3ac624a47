"""The seats in one line, with a mark for the seat that must choose and dots for a bot that computes."""

from rich.text import Text
from textual.widgets import Static

from bree.bots.find import stars
from bree.core import Ask
from bree.lang import Voice
from bree.lang.player_names import seat_name
from bree.table import Sitting
from bree.term.boards.text_cells import cut


def seats_text(sitting: Sitting, voice: Voice, width: int, ask: Ask | None) -> Text:
    parts, strength = [], stars(sitting.game.name)
    for seat, chair in sitting.chairs.items():
        asked = ask is not None and ask.who == seat
        dots = "…" if asked and chair.bot else ""
        parts.append(("▶ " if asked else "") + seat_name(voice, sitting.chairs, seat, strength) + dots)
    seats = "   ".join(parts)
    title = voice.say("game-title")
    if len(title) + 3 + len(seats) > width:
        return Text(cut(seats, width))
    return Text.assemble((title, "bold"), " " * (width - len(title) - len(seats)), seats)


class SeatsLine(Static):
    def show(self, sitting: Sitting, voice: Voice, width: int, ask: Ask | None) -> None:
        self.update(seats_text(sitting, voice, width, ask))
