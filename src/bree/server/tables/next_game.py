"""The next game for the people of a finished table: the same again, with sides changed, or the next chapter."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bree.core import Game, Options, State
from bree.server.store import SeatRecord

AGAIN, SIDES, ONWARD = "again", "sides", "onward"


def kinds_of_next(game: Game, options: Options, state: State) -> tuple[str, ...]:
    """The kinds of games that may follow this position. Empty before the end."""
    if state.todo:
        return ()
    possible = {AGAIN: True, SIDES: bool(_other_side(game, options)), ONWARD: bool(_onward(game, state))}
    return tuple([kind for kind, offered in possible.items() if offered])


def options_of_next(kind: str, game: Game, options: Options, state: State) -> Options:
    """The options of the next game, checked again: the rules may have changed since the table was opened."""
    return game.choose({**options, **(_onward(game, state) if kind == ONWARD else {})})


def seats_of_next(kind: str, game: Game, options: Options, seats: Sequence[SeatRecord]) -> list[SeatRecord]:
    """The chairs of the next game, in the order of its seats. Every token opens the chair of its person."""
    moved = _other_side(game, options) if kind == SIDES else {}
    chairs = {seat.seat: seat for seat in (replace(one, seat=moved.get(one.seat, one.seat)) for one in seats)}
    return [chairs[seat.seat] for seat in seats]


def _other_side(game: Game, options: Options) -> dict[str, str]:
    """Each seat with the opposite seat. Empty unless two teams of the same size play against each other."""
    teams = game.teams(options) if game.sides is not None else ()
    if len(teams) != 2 or len(teams[0]) != len(teams[1]):
        return {}
    here, there = teams
    return dict(zip((*here, *there), (*there, *here), strict=True))


def _onward(game: Game, state: State) -> Mapping[str, str | int]:
    """The changed options for the next part of a story. Empty if there is none."""
    return game.next_options(state) if game.next_options is not None else {}
