"""The numbers of a finished game: the way of the Ring-bearers, courage, Nazgûl, turns."""

from bree.core.result_number import ResultNumber
from bree.games.doom.state import BEARERS, Doom
from bree.games.doom.view import view


def result_numbers(s: Doom) -> tuple[ResultNumber, ...]:
    seen = view(s, None)
    left = seen["ends"][-1] - seen["at"][BEARERS]
    nazgul = seen["nazgul"]
    witch_king = int(not nazgul["slain"])
    number = seen["stages"].index(seen["stage"]) + 1
    return (
        ResultNumber("stage", {"number": number, "of": len(seen["stages"]), "stage": "stage-" + seen["stage"]}),
        ResultNumber("road", {"left": left}),
        ResultNumber("courage", {"courage": seen["courage"]["at"], "of": seen["courage"]["top"]}),
        ResultNumber("nazgul", {"count": nazgul["placed"] + witch_king, "of": nazgul["figures"] + 1}),
        ResultNumber("turns", {"turns": seen["turn"]}),
    )
