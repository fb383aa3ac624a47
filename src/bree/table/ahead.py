"""The asks to which a seat's own answers would lead, for a seat that wants to look ahead.

A path is a sequence of answers that one seat gives before anything else happens. A game lists the asks that a seat may
look past (`Game.look_ahead`): asks that only announce an action, such as which die and which action. A path ends before
an ask of another seat or of chance, before anything is revealed, and before an ask that depends on hidden information.
So it shows nothing that the seat could not see by answering and a fair undo.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from bree.core import Ask, Game, Illegal, State
from bree.table.sitting import Sitting

MOST: Final = 400  # answers that one look tries


class Path(NamedTuple):
    picks: tuple[str, ...]
    s: Any  # the position after them, as a copy for the caller
    ask: Ask
    passed: frozenset[str] = frozenset()  # the asks before it; a path passes none of them twice

    def leads_on(self, game: Game) -> bool:
        name = self.ask.step[0]
        return name in game.look_ahead and name not in self.passed


def ahead(sitting: Sitting, seat: str) -> list[Path]:
    """Every path of the seat that is asked. Shorter ones come first."""
    return list(paths(sitting.game, sitting.state, sitting.asked(seat, "")))


def planned(sitting: Sitting, seat: str, picks: Sequence[str]) -> State:
    """A copy of the position after the answers that the seat plans. The sitting does not change."""
    if not picks:
        return sitting.state.clone()
    s: State = walk(sitting.game, sitting.state, sitting.asked(seat, picks[0]), picks).s
    return s


def answer_path(sitting: Sitting, seat: str, picks: Sequence[str]) -> None:
    """Give several answers, all or none."""
    sitting.must_allow(picks)
    *first, last = picks
    game = sitting.game
    must_offer(game, walk(game, sitting.state, sitting.asked(seat, picks[0]), first), last)
    for pick in picks:
        sitting.answer(seat, pick)


def paths(game: Game, s: Any, ask: Ask) -> Iterator[Path]:
    """Every path of one answer, then of two, and so on. The position does not change."""
    tried = 0
    nearest: list[Path] = [Path((), s, ask)]
    while nearest:
        farther: list[Path] = []
        for path in nearest:
            if not path.leads_on(game):
                continue
            for pick in path.ask.picks:
                tried += 1
                if tried > MOST:
                    return
                found = _beyond(game, path, pick.id)
                if found is not None:
                    farther.append(found)
                    yield found
        nearest = farther


def _beyond(game: Game, path: Path, pick: str) -> Path | None:
    """The path with one more answer, if the same seat is asked next and nothing is revealed."""
    s = path.s.clone()
    s.log = []
    game.rules.play(s, pick)
    if any(entry.reveals for entry in s.log):
        return None
    ask = game.waiting(s)
    if ask is None or ask.who != path.ask.who or ask.secret:
        return None
    return Path((*path.picks, pick), s, ask, path.passed | {path.ask.step[0]})


def walk(game: Game, s: Any, ask: Ask, picks: Sequence[str]) -> Path:
    """The path of these answers. Refuses answers that are not a path."""
    path = Path((), s, ask)
    for pick in picks:
        must_offer(game, path, pick)
        found = _beyond(game, path, pick) if path.leads_on(game) else None
        if found is None:
            raise Illegal("not-offered", path.ask.rule, answer=pick)
        path = found
    return path


def must_offer(game: Game, path: Path, pick: str) -> None:
    if not path.ask.offers(pick):
        raise Illegal("not-offered", game.rules.barred(path.s).get(pick, path.ask.rule), answer=pick)
