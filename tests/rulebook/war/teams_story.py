"""Tables of three and four, for tests of section 27."""

from typing import Any

from bree.core import Step
from bree.games.war.state import OTHER, Team
from bree.games.war.teams import SEATS_OF, side_of_seat
from tests.rulebook.war.war_story import Tale

FIRST = ("gondor_player", "witch_king_player")
THREE = ("free", "witch_king_player")


def table(board: str, *steps: Step, go: str, leading: tuple[str, str] = FIRST, **given: Any) -> Tale:
    """It is the go of this seat. Of hands only those are told that are not empty; of `Team` its fields."""
    seats = SEATS_OF[3 if leading[0] == "free" else 4]
    side = side_of_seat(go)
    leads = dict(zip(("free", "shadow"), leading, strict=True))
    beat = (0 if side == "free" else 1) + (2 if go == leads[side] else 0)
    of_team = {name: given.pop(name) for name in Team._fields if name in given}
    return Tale.of(
        board,
        *steps,
        seats=seats,
        acting=side,
        team=Team(leading, **{"beat": beat, **of_team}),
        speaks={side: go, OTHER[side]: leads[OTHER[side]]},
        hands={**dict.fromkeys(seats, ()), **given.pop("hands", {})},
        discards={**dict.fromkeys(seats, ()), **given.pop("discards", {})},
        **given,
    )


def moving(board: str, go: str, **given: Any) -> Tale:
    """An Army result is used to move."""
    return table(board, ("move", side_of_seat(go), 0), ("tidy",), go=go, **{"die": "army", **given})


def attacking(board: str, go: str, led: int = 0, **given: Any) -> Tale:
    steps = (("attack", side_of_seat(go), led), ("tidy",))
    return table(board, *steps, go=go, **{"die": "character" if led else "army", **given})


def acting(board: str, go: str, face: str, **given: Any) -> Tale:
    """A die is chosen: what can it do?"""
    side = side_of_seat(go)
    return table(board, ("die", side), go=go, **{f"{side}_dice": (face,), **given}).go(face)
