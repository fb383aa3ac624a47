"""Try other values for the constants of `captain`, all at once, and print which of them win more.

    python scripts/captain_constants.py FILE [--games GAMES] [--jobs JOBS]

In every game each side draws a value for each of its constants in `TRIED`; the present value is one of them. A linear
fit over all games then says how many more games a side wins with a value than with the present one. So every game
counts for every constant. FILE keeps the games, one line of JSON each, and the next call plays further ones.

Of many values some look good by chance. A value that looks good is a candidate for `bree arena --gate`.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from importlib import import_module
import json
from math import sqrt
from pathlib import Path
from pkgutil import walk_packages
from random import Random
import sys
from types import ModuleType
from typing import Any, Final, NamedTuple

import numpy as np

from bree.bots import war as home
from bree.bots.bot import Sight
from bree.bots.war import evaluation
from bree.bots.war.captain import Captain
from bree.core import CHANCE, sample
from bree.core.find import find
from bree.games.war.players.teams import side_of_seat
from bree.games.war.state import FREE, SHADOW
from bree.lab.executor import executor

PRESENT: Final = 0  # the number of the present value; the others begin at 1
WON_BY_FREE: Final = ("destroyed", "free_military")


class Constant(NamedTuple):
    side: str
    module: str
    name: str
    others: tuple[Any, ...]  # values to try
    key: str = ""  # of a constant that is a table

    @property
    def label(self) -> str:
        return f"{self.side} {self.module}.{self.name}" + (f"[{self.key}]" if self.key else "")

    @property
    def owner(self) -> ModuleType:
        return import_module(f"{home.__name__}.{self.module}")

    @property
    def present(self) -> Any:
        value = getattr(self.owner, self.name)
        return value[self.key] if self.key else value


TRIED: Final = (
    Constant(FREE, "fellowship.journey", "STEP", (0.8, 1.5, 2.1)),
    Constant(FREE, "fellowship.journey", "HASTE", (0.18,)),
    Constant(FREE, "fellowship.journey", "SEEN", (0.2,)),
    Constant(FREE, "fellowship.journey", "RISK", (0.0, 0.25)),
    Constant(FREE, "fellowship.journey", "FALLEN_LEVEL", (0.05, 0.3)),
    Constant(FREE, "characters.companions", "SHIELD", (0.3, 0.8)),
    Constant(FREE, "characters.companions", "DIE_MORE", (0.8, 1.5)),
    Constant(FREE, "lords.ring_powers", "RING_PRICE", (0.25, 0.9), FREE),
    Constant(FREE, "turn.mustering", "ALARM", (0.025, 0.065)),
    Constant(FREE, "cards.ring_effects", "CARD", (0.18, 0.5)),
    Constant(FREE, "turn.dice_plans", "PRICE", (0.05,), "will"),
    Constant(FREE, "armies.moving", "STEP", (4.0,), FREE),
    Constant(FREE, "battle.attacks", "LOSS", (0.3,), FREE),
    Constant(SHADOW, "fellowship.hunt", "WANTED", (0, 2)),
    Constant(SHADOW, "fellowship.hunt", "FALLING", (2, 7)),
    Constant(SHADOW, "fellowship.hunt", "CLOSE", (8,)),
    Constant(SHADOW, "fellowship.hunt", "NEARLY", (6, 10)),
    Constant(SHADOW, "fellowship.hunt", "WATCH", (0.3, 0.9)),
    Constant(SHADOW, "fellowship.hunt", "LEAD", (0.28,)),
    Constant(SHADOW, "turn.dice_plans", "SECOND", (0.9,)),
    Constant(SHADOW, "battle.attacks", "LOSS", (0.07, 0.17), SHADOW),
    Constant(SHADOW, "battle.attacks", "POINT", (3.0,)),
    Constant(SHADOW, "armies.army_plan", "PER_POINT", (0.25,), SHADOW),
    Constant(SHADOW, "armies.army_plan", "RESERVE", (0.5, 4.0)),
    Constant(SHADOW, "armies.army_plan", "SIEGE_TOLL", (0.85, 1.4)),
    Constant(SHADOW, "armies.army_plan", "ENOUGH", (0.9,)),
    Constant(SHADOW, "armies.army_plan", "FRONT", (0.8,)),
    Constant(SHADOW, "armies.army_plan", "NOT_AT_WAR", (3.0,)),
    Constant(SHADOW, "armies.moving", "STEP", (2.0, 4.5), SHADOW),
    Constant(SHADOW, "turn.mustering", "RECRUIT", (0.7, 1.7)),
)

Draw = dict[str, int]  # label of a constant -> number of its value


class Place(NamedTuple):
    """A table or the globals of a module, and the name there."""

    holder: dict[str, Any]
    name: str


def places_of(one: Constant) -> list[Place]:
    """Return where the constant is: in a table, or in its module and those that import it."""
    if one.key:
        return [Place(getattr(one.owner, one.name), one.key)]
    modules = [import_module(found.name) for found in walk_packages(home.__path__, home.__name__ + ".")]
    return [Place(vars(m), one.name) for m in modules if vars(m).get(one.name) is one.present]


class Values:
    """The values of both sides in a game. `use` puts those of one side into force."""

    def __init__(self, draw: Draw) -> None:
        tried = [one for one in TRIED if draw[one.label] != PRESENT]
        self.of = {
            side: [
                (place, one.others[draw[one.label] - 1])
                for one in tried
                if one.side == side
                for place in places_of(one)
            ]
            for side in (FREE, SHADOW)
        }
        self.before = [(place, place.holder[place.name]) for found in self.of.values() for place, _ in found]
        self.side = ""

    def use(self, side: str) -> None:
        if side == self.side:
            return
        for place, value in (*self.before, *self.of.get(side, ())):
            place.holder[place.name] = value
        evaluation._last.clear()  # plans that were made with other values
        self.side = side


def draw_values(number: int) -> Draw:
    rng = Random(f"values/{number}")
    return {one.label: rng.randrange(1 + len(one.others)) for one in TRIED}


def play(number: int) -> dict[str, Any]:
    """Play a game. The number is its seed."""
    game, rng, bot, draw = find("war"), Random(f"constants/{number}"), Captain(), draw_values(number)
    values, s = Values(draw), game.new({})
    try:
        while (ask := game.waiting(s)) is not None:
            if ask.who == CHANCE:
                game.apply(s, sample(ask.picks, rng))
                continue
            values.use(side_of_seat(ask.who))
            game.apply(s, bot.choose(Sight(game, s, ask.who, ask), rng))
    finally:
        values.use("nobody")
    return {"number": number, "draw": draw, "free": s.over in WON_BY_FREE, "turns": s.turn}


def effects(rows: Sequence[dict[str, Any]]) -> list[tuple[Constant, Any, float, float]]:
    """Return for each value how much more often its side wins with it, and the standard error."""
    tried = [(one, number) for one in TRIED for number in range(1, 1 + len(one.others))]
    columns = [[1.0] * len(rows), *[[float(row["draw"][one.label] == number) for row in rows] for one, number in tried]]
    table, won = np.array(columns).T, np.array([float(row["free"]) for row in rows])
    inverse = np.linalg.pinv(table.T @ table)
    fitted = inverse @ table.T @ won
    spread = float(((won - table @ fitted) ** 2).sum()) / max(1, len(rows) - len(columns))
    return [
        (one, one.others[number - 1], float(by if one.side == FREE else -by), sqrt(spread * float(inverse[at, at])))
        for at, ((one, number), by) in enumerate(zip(tried, fitted[1:], strict=True), 1)
    ]


def main(file: Path, games: int, jobs: int) -> None:
    if not str(evaluation.__file__).endswith(".py"):
        sys.exit("This script needs the plain build: compiled bots have their constants in the code.")
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []
    played = {row["number"] for row in rows}
    numbers = [number for number in range(len(rows) + games) if number not in played][:games]
    with executor(jobs) as workers, file.open("a", encoding="utf-8", buffering=1) as kept:
        for _, row in workers.run(play, numbers):
            rows.append(row)
            kept.write(json.dumps(row) + "\n")
    needed = 2 * sum(1 + len(one.others) for one in TRIED)
    if len(rows) < needed:
        sys.exit(f"{len(rows)} games. The fit needs at least {needed}.")
    won = sum(row["free"] for row in rows) / len(rows)
    print(f"{len(rows)} games, the Free Peoples win {won:.1%}. More victories of the side, in points:")
    for one, value, by, error in sorted(effects(rows), key=lambda found: -found[2] / max(found[3], 1e-9)):
        print(f"{100 * by:+6.1f} ± {100 * error:4.1f}  {one.label} = {value} (now {one.present})")


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    main(given.file, given.games, given.jobs)
