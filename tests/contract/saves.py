"""Golden saves: games of each version of the rules, saved at many positions.

Each version of a game's rules has one file, `tests/saves/GAME-VERSION.jsonl.gz`, with one line for each save. The file
has no saves that equal those of the version before.
"""

import gzip
from itertools import islice
import json
from pathlib import Path
from typing import Any, NamedTuple

from bree.core import Game
from bree.table import Chair, Sitting
from tests.contract.variants import VARIANTS, Variant, pace, random_game

SAVES = Path(__file__).resolve().parent.parent / "saves"
SUFFIX = ".jsonl.gz"


class Moment(NamedTuple):
    """A position of a random game, with the names of all waiting steps."""

    variant: Variant
    answers: tuple[str, ...]
    names: frozenset[str]


def moments(variant: Variant) -> list[Moment]:
    """The first position of a random game for each set of waiting steps.

    Only the beginning of long games is used, so that saves stay small.
    """
    found: dict[frozenset[str], Moment] = {}
    answers: list[str] = []
    game = random_game(variant.game, variant.options, f"saves/{variant.name}")
    for s, ask, answer in islice(game, pace(variant.game).short):
        names = frozenset({"ask " + ask.key, *(step[0] for step in s.todo)})
        if answers:
            found.setdefault(names, Moment(variant, tuple(answers), names))
        answers.append(answer)
    return list(found.values())


def chosen(game: Game) -> list[Moment]:
    """A few positions that contain every step and ask of the random games, those with most steps first."""
    left = [moment for variant in VARIANTS if variant.game is game for moment in moments(variant)]
    missing = frozenset[str]().union(*(moment.names for moment in left))
    few: list[Moment] = []
    while missing:
        best = max(left, key=lambda moment: (len(moment.names & missing), -len(moment.answers)))
        few.append(best)
        missing -= best.names
    return few


def saved(moment: Moment) -> str:
    """The save of the game at this position."""
    game = moment.variant.game
    chairs = {seat: Chair(seat) for seat in game.seats(game.choose(moment.variant.options))}
    sitting = Sitting(game, moment.variant.options, chairs, seed=1)
    for _ in sitting.replay(moment.answers):
        pass
    return sitting.save()


def read_saves() -> dict[str, str]:
    """The text of every save, by file and name: `war-3/default-154`."""
    return {
        f"{path.name.removesuffix(SUFFIX)}/{name}": json.dumps(save)
        for path in sorted(SAVES.glob(f"*{SUFFIX}"))
        for name, save in _read(path).items()
    }


def write_saves(game: Game) -> Path:
    """Write the saves of the present version that differ from those of the version before."""
    new = {f"{moment.variant.name}-{len(moment.answers)}": json.loads(saved(moment)) for moment in chosen(game)}
    return _write(game.name, game.version, new)


def saves_of(game: Game) -> Path:
    return _path(game.name, game.version)


def _write(game: str, version: int, new: dict[str, Any]) -> Path:
    """Every version has at least one save. If none differs, it is the shortest."""
    before: dict[str, Any] = {}
    for older in range(1, version):
        before |= _read(_path(game, older))
    differs = {name: save for name, save in new.items() if _position(save) != _position(before.get(name, {}))}
    shortest = min(new, key=lambda name: (len(new[name]["answers"]), name))
    lines = [json.dumps([name, save]) + "\n" for name, save in (differs or {shortest: new[shortest]}).items()]
    path = _path(game, version)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress("".join(lines).encode(), mtime=0))
    return path


def _position(save: dict[str, Any]) -> dict[str, Any]:
    return {**save, "rules": None}


def _path(game: str, version: int) -> Path:
    return SAVES / f"{game}-{version}{SUFFIX}"


def _read(path: Path) -> dict[str, Any]:
    if not path.is_file():
        return {}
    return dict(json.loads(line) for line in gzip.decompress(path.read_bytes()).decode().splitlines())
