"""A long game for tests of stores and tables: a map of 105 regions, 109 cards, and a log line for each answer.

It has no goal. Its positions and asks are as large as those of `war`, and it can last any number of answers.
"""

from bree.core import Game, Option, Options, Pile, Scores, View
from bree.core.saves.position import read_position, write_position
from saga.rules import book
from saga.state import CARDS, REGIONS, SEATS, Saga


def seats(options: Options) -> tuple[str, ...]:
    return SEATS


def setup(options: Options) -> Saga:
    s = Saga(seats=SEATS, length=int(options["answers"]), deck=Pile.of(CARDS))
    s.armies = {region: (1 + n % 3, n % 2, 0) for n, region in enumerate(REGIONS)}
    s.owner = {region: SEATS[n % 2] for n, region in enumerate(REGIONS)}
    s.hands = dict.fromkeys(SEATS, ())
    s.then(("go_on",))
    return s


def outcome(s: Saga) -> Scores:
    held = {seat: sum(1 for owner in s.owner.values() if owner == seat) for seat in SEATS}
    most = max(held.values())
    best = [seat for seat in SEATS if held[seat] == most]
    return {seat: 1 / len(best) if seat in best else 0.0 for seat in SEATS}


def view(s: Saga, seat: str | None) -> View:
    return {
        "armies": {region: list(army) for region, army in s.armies.items()},
        "owner": dict(s.owner),
        "hand": list(s.hands[seat]) if seat else [],
        "deck": s.deck.size,
        "given": s.given,
    }


def imagine(s: Saga, seat: str | None, rng: object) -> Saga:
    return s.clone()


def audit(s: Saga) -> list[str]:
    return [f"less than none in {region}" for region, army in s.armies.items() if min(army) < 0]


def read(line: str) -> Saga:
    s: Saga = read_position(GAME, line)
    return s


GAME = Game(
    name="saga",
    package=__name__,
    version=1,
    options=(Option("players", (2,), "SAGA-1"), Option("answers", (4500, 300, 60), "SAGA-1")),
    rules=book,
    state_type=Saga,
    leaf_types=(Pile,),
    seats=seats,
    setup=setup,
    outcome=outcome,
    view=view,
    imagine=imagine,
    audit=audit,
    write=write_position,
    read=read,
)
