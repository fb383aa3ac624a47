"""A tiny game that shows that the laws catch faults.

It has hidden hands, a sealed simultaneous choice, a deck with a known top and bottom, and an objection to an objection
to a swap. With an option it also has charms. They show cards that are announced, cancelled, forced or sealed, cards
that change a number while they are on the table, and cards that leave.
"""

import json

from bree.core import Game, Option, Options, Pile, Scores
from bree.core.saves.state_json import from_plain, to_plain
from tiny.charm_deal import lay_out
from tiny.rules import book
from tiny.state import CARDS, CHARMS, MARKS, SEATS, Tiny
from tiny.view import imagine, view


def seats(options: Options) -> tuple[str, ...]:
    return SEATS[: int(options["players"])]


def setup(options: Options) -> Tiny:
    s = Tiny(seats=seats(options), deck=Pile.of(CARDS))
    s.hands = dict.fromkeys(s.seats, ())
    s.tokens = {seat: int(options["tokens"]) for seat in s.seats}
    s.points = dict.fromkeys(s.seats, 0)
    deals = [("deal", seat) for _ in range(2) for seat in s.seats]
    charms = lay_out(s) if options["charms"] == "on" else []
    s.then(("bury",), *deals, *charms, ("next_round",))
    return s


def outcome(s: Tiny) -> Scores:
    best = [seat for seat in s.seats if s.points[seat] == max(s.points.values())]
    return {seat: 1 / len(best) if seat in best else 0.0 for seat in s.seats}


def audit(s: Tiny) -> list[str]:
    cards = [*s.deck.cards(), *s.gone, *s.shown.values(), *(card for hand in s.hands.values() for card in hand)]
    broken = [] if sorted(cards) == sorted(CARDS) else [f"cards are lost or doubled: {sorted(cards)}"]
    broken += broken_charms(s) if s.laid else []
    return broken if len(s.stowed) == len(s.deck.top) else [*broken, "nobody knows who stowed the top"]


def broken_charms(s: Tiny) -> list[str]:
    held = [card for seat in s.seats for card in (*s.charms[seat], *s.laid[seat])]
    cards = sorted([*held, *s.charm_deck.cards(), *s.mark_deck.cards(), *s.spent])
    return [] if cards == sorted((*CHARMS, *MARKS)) else [f"charms are lost or doubled: {cards}"]


def write(s: Tiny) -> str:
    return json.dumps(to_plain(s))


def read(line: str) -> Tiny:
    s: Tiny = from_plain(GAME, json.loads(line))
    return s


GAME = Game(
    name="tiny",
    package=__name__,
    version=1,
    options=(
        Option("players", (2, 3), "TINY-9"),
        Option("tokens", (1, 2, 0), "TINY-4"),
        Option("charms", ("off", "on"), "TINY-10"),
    ),
    rules=book,
    state_type=Tiny,
    leaf_types=(Pile,),
    folders={"card": "charms"},
    seats=seats,
    setup=setup,
    outcome=outcome,
    view=view,
    imagine=imagine,
    audit=audit,
    write=write,
    read=read,
)
