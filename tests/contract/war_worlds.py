"""All worlds of a war that a seat cannot rule out: where the cards lie that it has not seen, and which are marked.

Which deck a card is of can be seen on its back, so it changes places only with others of its deck. While a hand is over
its limit, the cards that go are marked one by one, and only their owner knows which.
"""

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple

from bree.core.find import find
from bree.games.war.facts import CARDS
from tests.contract.found import At, Found
from tests.contract.tables import random_game
from tests.contract.witness import WarWitness, war_spots
from tests.contract.worlds import World, Worlds, layouts

WAR = find("war")


class WarMoment(NamedTuple):
    fits: Callable[[At], bool]
    hand: int  # so many cards of each deck stay in a hand, and those that are marked
    gone: int  # among the discards
    deck: int


WAR_MOMENTS: dict[str, WarMoment] = {
    "a hand": WarMoment(lambda at: at.seat == "free" and at.s.turn > 2, 2, 0, 2),
    "discards": WarMoment(lambda at: at.seat == "shadow" and kinds(at.s.discards["free"]) == 2, 1, 1, 1),
    "a discard that is going on": WarMoment(lambda at: marking(at) and at.ask.who != at.seat, 2, 0, 1),
    "a discard that the public sees": WarMoment(lambda at: marking(at) and at.seat is None, 1, 0, 1),
    "the public": WarMoment(lambda at: at.seat is None and at.s.turn > 2, 1, 0, 1),
}


def kinds(cards: tuple[str, ...]) -> int:
    return len({CARDS[card].deck for card in cards})


def marking(at: At) -> bool:
    return at.ask.key == "discard" and bool(at.s.chosen)


def war_worlds(witness: WarWitness, s: Any, seat: str | None) -> Worlds:
    hidden = sorted(witness.secrets(seat))
    room = Counter((*witness.lay[card], CARDS[card].deck) for card in hidden)
    found: Worlds = {}
    for lay in layouts(hidden, dict(room), lambda card, spot: spot[2] == CARDS[card].deck):
        for marked in marks(s, seat, lay):
            found[tuple(sorted((card, spot[:2]) for card, spot in lay.items())), marked] = 1
    return found


def marks(s: Any, seat: str | None, lay: dict[str, Any]) -> list[tuple[str, ...]]:
    """What may be marked in this world: any cards of the hand, as many as there are."""
    owner = next((side for side, hand in s.hands.items() if set(s.chosen) & set(hand)), seat)
    if owner == seat:
        return [s.chosen]
    hand = sorted(card for card, spot in lay.items() if spot[:2] == ("hand", owner))
    return list(combinations(hand, len(s.chosen)))


def war_key(witness: WarWitness, seat: str | None, twin: Any) -> World:
    hidden = set(witness.secrets(seat))
    return tuple(sorted((card, spot) for card, spot in war_spots(twin) if card in hidden)), twin.chosen


def thinned_war(s: Any, moment: WarMoment) -> Any:
    """The same moment with fewer cards, so that its worlds can be counted."""
    slim = s.clone()
    for side in s.seats:
        slim.hands[side] = few(s.hands[side], moment.hand, s.chosen)
        slim.discards[side] = few(s.discards[side], moment.gone, ())
    for deck, pile in s.decks.items():
        slim.decks[deck] = pile._replace(rest=pile.rest[: moment.deck])
    return slim


def few(cards: tuple[str, ...], most: int, kept: tuple[str, ...]) -> tuple[str, ...]:
    """So many of each deck; those that are kept come first."""
    stay: list[str] = []
    for card in sorted(cards, key=lambda card: (card not in kept, card)):
        if [CARDS[one].deck for one in stay].count(CARDS[card].deck) < most or card in kept:
            stay.append(card)
    return tuple(sorted(stay))


def find_war(name: str) -> Found:
    moment = WAR_MOMENTS[name]
    for s, ask, _ in random_game(WAR, {}, name):
        for seat in (*s.seats, None):
            if moment.fits(At(s, ask, seat)):
                slim, witness = thinned_war(s, moment), WarWitness()
                witness.look(slim)
                worlds, truth = war_worlds(witness, slim, seat), war_key(witness, seat, slim)
                assert truth in worlds
                return Found(slim, seat, worlds, partial(war_key, witness, seat), truth)
    raise AssertionError(f"no position with {name} was found")
