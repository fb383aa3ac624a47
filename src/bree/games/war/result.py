"""The numbers of a finished game: victory points, the Ring-bearers, corruption, turns."""

from bree.core.result_number import ResultNumber
from bree.games.war.rules.turn.phases import FREE_WINS, SHADOW_WINS
from bree.games.war.state import CORRUPTED, DOOM, FREE, NO_TRACK, SHADOW, War
from bree.games.war.view import dynamic_view


def result_numbers(s: War) -> tuple[ResultNumber, ...]:
    seen = dynamic_view(s, None)
    bearers = seen["fellowship"]
    where = (
        ResultNumber("march", {"region": "region-" + bearers["region"], "progress": bearers["progress"]})
        if bearers["track"] == NO_TRACK
        else ResultNumber("track", {"step": bearers["track"], "of": DOOM})
    )
    needed = {FREE: FREE_WINS, SHADOW: SHADOW_WINS}
    points = [
        ResultNumber("points", {"side": "board-of-" + side, "points": seen["points"][side], "of": needed[side]})
        for side in needed
    ]
    corruption = ResultNumber("corruption", {"corruption": bearers["corruption"], "of": CORRUPTED})
    return (*points, corruption, where, ResultNumber("turns", {"turns": seen["turn"]}))
