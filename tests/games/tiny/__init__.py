"""A tiny game of our own, so that the laws have teeth: hidden hands, a sealed simultaneous choice,
a deck with a known top and bottom, and an objection to an objection to a swap."""

import json

from bree.core import Game, Option, Options, Pile, Scores
from bree.core.plain import from_plain, to_plain
from tiny.rules import book
from tiny.state import CARDS, SEATS, Tiny
from tiny.view import imagine, view


def seats(options: Options) -> tuple[str, ...]:
    return SEATS[: int(options["players"])]


def setup(options: Options) -> Tiny:
    s = Tiny(seats=seats(options), deck=Pile.of(CARDS))
    s.hands = dict.fromkeys(s.seats, ())
    s.tokens = {seat: int(options["tokens"]) for seat in s.seats}
    s.points = dict.fromkeys(s.seats, 0)
    deals = [("deal", seat) for _ in range(2) for seat in s.seats]
    s.then(("bury",), *deals, ("next_round",))
    return s


def outcome(s: Tiny) -> Scores:
    best = [seat for seat in s.seats if s.points[seat] == max(s.points.values())]
    return {seat: 1 / len(best) if seat in best else 0.0 for seat in s.seats}


def audit(s: Tiny) -> list[str]:
    cards = [*s.deck.cards(), *s.gone, *s.shown.values(), *(card for hand in s.hands.values() for card in hand)]
    broken = [] if sorted(cards) == sorted(CARDS) else [f"cards are lost or doubled: {sorted(cards)}"]
    return broken if len(s.stowed) == len(s.deck.top) else [*broken, "nobody knows who stowed the top"]


def write(s: Tiny) -> str:
    return json.dumps(to_plain(s))


def read(line: str) -> Tiny:
    s: Tiny = from_plain(GAME, json.loads(line))
    return s


GAME = Game(
    name="tiny",
    package=__name__,
    version=1,
    options=(Option("players", (2, 3), "TINY-9"), Option("tokens", (1, 2, 0), "TINY-4")),
    rules=book,
    kind=Tiny,
    records=(Pile,),
    seats=seats,
    setup=setup,
    outcome=outcome,
    view=view,
    imagine=imagine,
    audit=audit,
    write=write,
    read=read,
)
