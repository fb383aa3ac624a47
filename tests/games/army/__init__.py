"""A game with two pick sets for tests: choose an army in a region, then its losses.

Both are multisets of up to ten pieces: five nations with two kinds of units each, leaders and characters. The option
`told` decides whether the asks give the bounds of their pick sets.
"""

from army.rules import book
from army.state import KINDS, SEATS, Army
from bree.core import Game, Option, Options, Scores, View
from bree.core.saves.position import read_position, write_position


def seats(options: Options) -> tuple[str, ...]:
    return SEATS


def setup(options: Options) -> Army:
    return field([int(options["each"])] * len(KINDS), int(options["hits"]), told=options["told"] == "on")


def field(stock: list[int], hits: int, limit: int = 10, told: bool = True) -> Army:
    """A region with these numbers of each kind."""
    s = Army(seats=SEATS, stock=stock, chosen=[0] * len(KINDS), hits=hits, limit=limit, told=told)
    s.then(("muster",), ("strike",))
    return s


def outcome(s: Army) -> Scores:
    return {"west": 1.0, "east": 0.0}


def view(s: Army, seat: str | None) -> View:
    return {"stock": list(s.stock), "chosen": list(s.chosen)}


def imagine(s: Army, seat: str | None, rng: object) -> Army:
    return s.clone()


def audit(s: Army) -> list[str]:
    return [f"less than none of {kind}" for kind, n in zip(KINDS, s.chosen, strict=True) if n < 0]


def read(line: str) -> Army:
    s: Army = read_position(GAME, line)
    return s


GAME = Game(
    name="army",
    package=__name__,
    version=1,
    options=(
        Option("players", (2,), "ARMY-1"),
        Option("each", (3, 1, 2), "ARMY-2"),
        Option("hits", (4, 0, 10), "ARMY-5"),
        Option("told", ("on", "off"), "ARMY-1"),
    ),
    rules=book,
    state_type=Army,
    seats=seats,
    setup=setup,
    outcome=outcome,
    view=view,
    imagine=imagine,
    audit=audit,
    write=write_position,
    read=read,
    secrets=False,
)
