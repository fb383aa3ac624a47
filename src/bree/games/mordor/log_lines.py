"""The log lines of mordor; `bree.core.log_lines` explains the declarations."""

from typing import Final

from bree.core.log_lines import LARGE, SILENT, LogLine, line

LOG_LINES: Final[tuple[LogLine, ...]] = (
    line("starts", "sheet:{who}", weight=SILENT),
    line("turn", "sheet:{who}", weight=SILENT, turn=True),
    line("turn-place", "note", weight=SILENT),
    line("rolled", "the dice"),
    line("repeated", weight=SILENT),
    line("kept", "the dice"),
    line("tree", "the trees"),
    line("gandalf-void", "the Gandalfs", "note"),
    line("nothing-to-halve", "the Gandalfs", "sheet:{who}"),
    line("waived", "the Gandalfs", "sheet:{who}"),
    line("halved", "the Gandalfs", "square:{who}:{square}"),
    line("nazgul-void", "the die"),
    line("marked", "the strike"),
    line("marked-half", "the strike"),
    line("out", "the strike", weight=LARGE),
    line("orcs-block", "the orcs", "the rings"),
    line("orcs-beaten", "the orcs", "the weapons"),
    line("ring-lost", "the rings", "note"),
    line("rings-over", "the rings"),
    line("circle", "the rings", "circle:{who}:{place}", "sheet:{who}"),
    line("arrived", "circle:{who}:mordor", "sheet:{who}", weight=LARGE),
    line("all-out", "the sheets", weight=LARGE),
    line("won", "the sheets of the winners", weight=LARGE),
)
