"""Games with three and four players for tests of section 27."""

from typing import Any

from bree.core import Step
from bree.games.war.players.teams import SEATS_OF, side_of_seat
from bree.games.war.state import OTHER, Team
from tests.rulebook.war.war_story import Tale

FIRST = ("gondor_player", "witch_king_player")
THREE = ("free", "witch_king_player")


def table(board: str, *steps: Step, go: str, leading: tuple[str, str] = FIRST, **given: Any) -> Tale:
    """Start with the action turn of this seat. Hands are empty by default; fields of `Team` may be given."""
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
    """Start a move with an Army result."""
    return table(board, ("move", side_of_seat(go), 0), ("tidy",), go=go, **{"die": "army", **given})


def attacking(board: str, go: str, led: int = 0, **given: Any) -> Tale:
    steps = (("attack", side_of_seat(go), led), ("tidy",))
    return table(board, *steps, go=go, **{"die": "character" if led else "army", **given})


def acting(board: str, go: str, face: str, **given: Any) -> Tale:
    """Choose a die, so that its actions are asked."""
    side = side_of_seat(go)
    return table(board, ("die", side), go=go, **{f"{side}_dice": (face,), **given}).go(face)


def mixing(board: str, go: str, face: str, *regions: str, **given: Any) -> Tale:
    """Propose to mix the armies in these regions. The teammate agrees each time; then choose the only die."""
    tale = table(board, ("go",), go=go, **{f"{side_of_seat(go)}_dice": (face,), **given})
    for region in regions:
        tale.go("mix")
        if tale.ask.key == "mix_where":
            tale.go(region)
        tale.go("agree")
    return tale.go(face)


def mixed(tale: Tale) -> tuple[str, ...]:
    """Return the mixed armies as stored: `free-osgiliath`."""
    assert tale.s.team is not None
    return tale.s.team.mixed


# Three players: the single player of the Free Peoples acts, and the Shadow discards its dice.


def single(board: str, faces: str, *after: Step, **given: Any) -> Tale:
    """Start the action turn of the single player with these dice. The Shadow has as many Event results."""
    mine = tuple(sorted(faces.split()))
    theirs = given.pop("shadow_dice", ("event",) * len(mine))
    return table(board, ("go",), *after, go="free", leading=THREE, free_dice=mine, shadow_dice=theirs, **given)


def acts(tale: Tale, answers: str) -> Tale:
    """Carry out an action of the single player; then the Shadow discards a die."""
    assert tale.asked == "free die"
    tale.go(answers)
    assert (tale.ask.key, tale.ask.who != "free") == ("die", True), tale.asked
    return tale.go("event skip")


def worn(tale: Tale) -> str:
    """Return the nations of the single player's last action, as the view shows them."""
    return " ".join(tale.game.view(tale.s, None)["players"]["worn"])
