"""Golden saves: games of a version of the rules, in the middle of things, as the table writes them."""

from itertools import islice
from pathlib import Path
from typing import NamedTuple

from bree.core import Game
from bree.table import Chair, Sitting
from tests.contract.tables import TABLES, Table, pace, random_game

SAVES = Path(__file__).resolve().parent.parent / "saves"


class Moment(NamedTuple):
    """A position of a random game, and the names of everything that waits there."""

    table: Table
    answers: tuple[str, ...]
    names: frozenset[str]


def moments(table: Table) -> list[Moment]:
    """The first position of the table's random game for each set of names that wait together; of a long game only its
    beginning is looked at, so that no save is large."""
    found: dict[frozenset[str], Moment] = {}
    answers: list[str] = []
    game = random_game(table.game, table.options, f"saves/{table.name}")
    for s, ask, answer in islice(game, pace(table.game).short):
        names = frozenset({"ask " + ask.key, *(step[0] for step in s.todo)})
        if answers:
            found.setdefault(names, Moment(table, tuple(answers), names))
        answers.append(answer)
    return list(found.values())


def chosen(game: Game) -> list[Moment]:
    """Few positions at which every step and ask that random games meet waits at least once: the fullest first."""
    left = [moment for table in TABLES if table.game is game for moment in moments(table)]
    missing = frozenset[str]().union(*(moment.names for moment in left))
    few: list[Moment] = []
    while missing:
        best = max(left, key=lambda moment: (len(moment.names & missing), -len(moment.answers)))
        few.append(best)
        missing -= best.names
    return few


def write(moment: Moment) -> Path:
    """The game up to there, saved."""
    game = moment.table.game
    chairs = {seat: Chair(seat) for seat in game.seats(game.choose(moment.table.options))}
    sitting = Sitting(game, moment.table.options, chairs, seed=1)
    for _ in sitting.give_all(moment.answers):
        pass
    path = SAVES / f"{game.name}-{game.version}" / f"{moment.table.name}-{len(moment.answers)}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(sitting.save(), encoding="utf-8")
    return path
