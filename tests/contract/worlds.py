"""All worlds that a seat cannot rule out, with the weight of each.

A world has the place of every unseen card and the value of every unseen threat. The weight is the number of random
courses (deals, draws) that lead there; other players' choices are not weighted. It is computed only from the witness
and
the rules, so that `imagine` can be compared with it.
"""

from collections import Counter
from copy import copy
from itertools import combinations, permutations
from math import factorial, perm, prod
from typing import Any

from bree.contract.worlds import Spot, World, Worlds, layouts
from bree.games.fellowship.queries import goal
from tests.contract.witness import FellowshipWitness, TinyWitness, fellowship_spots, keeps_ring, tiny_spots

LETTER = {"hills": "h", "mountains": "m", "forests": "f", "shadows": "s", "rings": "r", "rivers": "w"}


# The tiny game.


def tiny_worlds(witness: TinyWitness, s: Any, seat: str | None) -> Worlds:
    """Every way to deal the hidden cards; the sealed card is any of its hand."""
    hidden = sorted(witness.secrets(seat))
    room = Counter(spot for card, spot in witness.lay.items() if card in hidden)
    found: Worlds = {}
    for lay in layouts(hidden, dict(room), lambda _card, _spot: True):
        hands = {other: [card for card in hidden if lay[card] == ("hand", other)] for other in s.sealed}
        ways: list[dict[str, str]] = [{}]
        for other, card in s.sealed.items():
            picks = [card] if other == seat else hands[other]
            ways = [{**way, other: pick} for way in ways for pick in picks]
        for way in ways:
            found[tuple(sorted(lay.items())), tuple(sorted(way.items()))] = 1
    return found


def tiny_key(witness: TinyWitness, seat: str | None, twin: Any) -> World:
    hidden = set(witness.secrets(seat))
    lay = tuple(sorted((card, spot) for card, spot in tiny_spots(twin) if card in hidden))
    return lay, tuple(sorted(twin.sealed.items()))


# Fellowship.


def unseen(witness: FellowshipWitness, seat: str | None) -> list[str]:
    """All cards that the seat does not see, even if it knows their hand."""
    return sorted(card for card, spot in witness.lay.items() if not witness.open_to(seat, card, spot))


def spot_in(witness: FellowshipWitness, s: Any, seat: str | None, card: str, spot: Spot) -> Spot:
    """The first card of an exchange is in its new hand, but separate: its two players know which card it is."""
    apart = len(s.offer) > 2 and card == s.offer[2] and spot == ("hand", s.offer[1])
    party = apart and (witness.sees_hand(seat, s.offer[0]) or witness.sees_hand(seat, s.offer[1]))
    return ("offer", s.offer[1]) if apart and not party else spot


def card_worlds(witness: FellowshipWitness, seat: str | None) -> Worlds:
    s = witness.before
    hidden = unseen(witness, seat)
    room = Counter(spot_in(witness, s, seat, card, witness.lay[card]) for card in hidden)
    known = witness.known[seat]

    def may(card: str, spot: Spot) -> bool:
        kind, whose = spot
        owner = {"slot": "pyramid", "barrow": "", "deck": "", "offer": s.offer[0] if s.offer else ""}.get(
            kind, whose.split(">")[0]
        )
        if card in known:
            if kind == "offer" or owner != known[card]:
                return False
        elif kind == "hand" and card[0] in witness.voids.get(whose, ()):
            return False
        if kind == "trick":  # its suit was named
            return card[0] == s.trick[whose][0] and card != "r1"
        if kind in ("sealed", "offer") and card == "r1":
            return not keeps_ring(s, owner)
        return not (kind == "barrow" and card[0] == "r")

    found: Worlds = {}
    for lay in layouts(hidden, dict(room), may):
        weight = chance_weight(s, seat, lay)
        if weight:
            found[tuple(sorted(lay.items()))] = weight
    return found


def free_worlds(witness: FellowshipWitness, seat: str | None) -> int:
    """The number of worlds if the seat knew only the numbers of cards."""
    hidden = unseen(witness, seat)
    room = Counter(spot_in(witness, witness.before, seat, card, witness.lay[card]) for card in hidden)
    return factorial(len(hidden)) // prod(factorial(n) for n in room.values())


def had(s: Any, hand: str, lay: dict[str, Spot]) -> list[str]:
    """The cards that the hand has in this world or has played."""
    plays = [play for trick in s.tricks for play in trick.plays] + list(s.trick.items())
    return [card for who, card in plays if who == hand] + [card for card, spot in lay.items() if spot == ("hand", hand)]


def chance_weight(s: Any, seat: str | None, lay: dict[str, Spot]) -> int:
    weight = 1
    for hand, who in s.characters.items():
        if hand == seat or not any(spot == ("hand", hand) for spot in lay.values()):
            continue
        cards = had(s, hand, lay)
        if s.horn and who == "boromir":  # he has named his longest suits (FEL-15.11.1)
            counts = Counter(card[0] for card in cards)
            most = {suit for suit, n in counts.items() if n == max(counts.values())}
            weight *= most == {LETTER[name] for name in s.horn}
        if s.chapter == 6 and who == "tom_bombadil" and s.keeps.get(hand):  # any of these may come from the Barrow
            plain = [card for card in cards if card[0] != "r"]
            weight *= sum(1 for _ in combinations(plain, s.keeps[hand]))
    return weight


def threat_worlds(witness: FellowshipWitness, seat: str | None) -> Worlds:
    """Values of the hidden threats, and of hidden threats that were set aside."""
    pool, slots = pool_of(witness, seat)
    firsts = [hand not in slots[:n] for n, hand in enumerate(slots)]
    found: Worlds = {}
    for numbers in permutations(sorted(pool), len(slots)):
        if all(threat_fits(witness, seat, *row) for row in zip(slots, numbers, firsts, strict=True)):
            found[numbers] = 1
    return found


def pool_of(witness: FellowshipWitness, seat: str | None) -> tuple[list[str], list[str]]:
    """The numbers that the seat does not see, and the hands that drew them, once for each draw."""
    s = witness.before
    hands = [hand for hand in s.hidden if hand != seat and len(s.threat.get(hand, ())) == 1]
    pool = [*s.threats.cards(), *(str(s.threat[hand][0]) for hand in hands)]
    pool += [number for hand in hands for number in s.replaced.get(hand, ())]
    return pool, [hand for hand in hands for _ in range(1 + witness.aside.get(hand, 0))]


def free_threats(witness: FellowshipWitness, seat: str | None) -> int:
    """The number of worlds of threats if any number could be anywhere."""
    pool, slots = pool_of(witness, seat)
    return perm(len(pool), len(slots))


def threat_fits(witness: FellowshipWitness, seat: str | None, hand: str, number: str, now: bool) -> bool:
    s = witness.before
    moment, lost = witness.drawn[hand]
    lost = s.turned if ("threat_check", "as_turned") in s.terms.values else lost
    what = goal(s, hand)
    if what.kind == "card_of_suit_with_threat_rank" and any(LETTER[suit] + number in lost for suit in what.suits):
        return False  # it would have been set aside openly (FEL-10.3)
    if seat in witness.decks:  # a seat that searched the deck saw the remaining numbers
        later = moment > witness.drawn[f"search {seat}"][0]
        if (number in witness.decks[seat]) != later:
            return False
    return not now or hand not in s.announced or number in witness.said[hand]  # FEL-15.9.2


def card_key(witness: FellowshipWitness, seat: str | None, twin: Any) -> World:
    hidden = set(unseen(witness, seat))
    spots = [(card, spot_in(witness, twin, seat, card, spot)) for card, spot in fellowship_spots(twin)]
    return tuple(sorted((card, spot) for card, spot in spots if card in hidden))


def threat_key(_witness: FellowshipWitness, seat: str | None, twin: Any) -> World:
    hands = [hand for hand in twin.hidden if hand != seat and len(twin.threat.get(hand, ())) == 1]
    found: list[str] = []
    for hand in hands:
        found += [str(twin.threat[hand][0]), *twin.replaced.get(hand, ())]
    return tuple(found)


def thinned(witness: FellowshipWitness, seat: str | None, keep: int) -> FellowshipWitness:
    """The same situation with fewer cards: unseen hands and piles keep only some cards, and all known ones.

    So the worlds of a setup can be counted.
    """
    slim = copy(witness)
    s = slim.before = witness.before.clone()
    known = witness.known[seat]
    offered = s.offer[2:3]

    def few(cards: tuple[str, ...]) -> tuple[str, ...]:
        plain = [card for card in cards if card not in known and card not in offered]
        plain.sort(key=lambda card: card[0] != "r")  # Rings stay, because they cannot be everywhere
        return tuple(card for card in cards if card not in plain or card in plain[:keep])

    for hand, cards in s.hands.items():
        if not witness.sees_hand(seat, hand):
            s.hands[hand] = few(cards)
    s.deck = s.deck._replace(rest=few(s.deck.rest))
    s.barrow = few(s.barrow)
    slim.lay = dict(fellowship_spots(s))
    return slim
