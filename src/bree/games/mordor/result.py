"""The numbers of a finished game: how far each hobbit came, and how close the Nazgûl were."""

from bree.core.result_number import ResultNumber
from bree.games.mordor.state import Mordor
from bree.games.mordor.view import view


def result_numbers(s: Mordor) -> tuple[ResultNumber, ...]:
    seen = view(s, None)
    sheets = [
        ResultNumber(
            "out" if sheet["out"] else "sheet",
            {"who": who, "circles": sheet["circles"], "of": seen["circles"], "left": sheet["left"]},
        )
        for who, sheet in seen["sheets"].items()
    ]
    turns = len([entry for entry in s.log or () if entry.key == "turn"])  # the position does not count them
    return (*sheets, ResultNumber("turns", {"turns": turns})) if turns else tuple(sheets)
