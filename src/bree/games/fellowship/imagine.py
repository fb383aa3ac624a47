"""A full state that a seat cannot tell from the true one.

The hidden cards change places two by two, never so that a place gets a card it cannot have: a hand stays without the
suits it could not follow, and what the seat knows to be in a hand stays there.
"""

from random import Random

from bree.games.fellowship.card import ONE_RING, RINGS, SUIT, in_order
from bree.games.fellowship.last_trick import hidden_play
from bree.games.fellowship.moving import is_open
from bree.games.fellowship.present import controller
from bree.games.fellowship.rules.threats import wanted_lost
from bree.games.fellowship.state import PUBLIC, PYRAMID, Fellowship

Place = tuple[str, str]  # kind of place, whose or which
SWAPS = 4  # tries for each hidden card


def hidden_places(s: Fellowship, seat: str | None) -> list[tuple[Place, str]]:
    """Every card that the seat does not see, with its place."""
    found: list[tuple[Place, str]] = []
    for hand, cards in s.hands.items():
        if not sees(s, seat, hand):
            found += [(("hand", hand), card) for card in cards]
    for hand, card in s.tucked.items():
        if not sees(s, seat, hand):
            found.append((("tucked", hand), card))
    for way, card in s.sealed.items():
        if not sees(s, seat, way.split(">")[0]):
            found.append((("sealed", way), card))
    for hand, card in s.trick.items():
        if hidden_play(s, hand) and not sees(s, seat, hand):
            found.append((("trick", hand), card))
    for place, card in enumerate(s.pyramid):
        if card and card not in s.hands[PYRAMID] and place not in s.upturned:
            found.append((("slot", str(place)), card))
    found += [(("barrow", ""), card) for card in s.barrow]
    return found + [(("deck", ""), card) for card in s.deck.rest]


def sees(s: Fellowship, seat: str | None, hand: str) -> bool:
    if is_open(s, hand):
        return True
    return seat is not None and controller(s, hand) == seat


def hidden(s: Fellowship, seat: str | None) -> list[str]:
    """The cards whose place the seat does not know."""
    known = [card for _, card in s.knows.get(seat or PUBLIC, ())]
    solo = len(s.seats) == 1
    return [card for place, card in hidden_places(s, seat) if card not in known and not (solo and place[0] == "deck")]


def owner(place: Place) -> str:
    """The hand that a place belongs to; "" for none."""
    if place[0] == "slot":
        return PYRAMID
    return place[1].split(">")[0]


def fits(s: Fellowship, place: Place, card: str, known: dict[str, str], old: str) -> bool:
    if card in known and known[card] != owner(place):
        return False
    if place[0] == "barrow":
        return SUIT[card] != RINGS
    if place[0] == "trick":
        return SUIT[card] == SUIT[old] and card != ONE_RING
    return place[0] != "hand" or SUIT[card] not in s.voids.get(place[1], ())


def imagine(s: Fellowship, seat: str | None, rng: Random) -> Fellowship:
    twin = s.clone()
    spots = hidden_places(s, seat)
    known = {card: hand for hand, card in s.knows.get(seat or PUBLIC, ())}
    for _ in range(SWAPS * len(spots)):
        a, b = rng.randrange(len(spots)), rng.randrange(len(spots))
        (there, x), (here, y) = spots[a], spots[b]
        if there != here and fits(s, there, y, known, x) and fits(s, here, x, known, y):
            spots[a], spots[b] = (there, y), (here, x)
    lay(twin, spots)
    imagine_threats(twin, seat, rng)
    return twin


def lay(twin: Fellowship, spots: list[tuple[Place, str]]) -> None:
    cards: dict[Place, list[str]] = {}
    for place, card in spots:
        cards.setdefault(place, []).append(card)
    for (kind, which), held in cards.items():
        if kind == "hand":
            twin.hands[which] = in_order(held)
        elif kind == "tucked":
            twin.tucked[which] = held[0]
        elif kind == "sealed":
            twin.sealed[which] = held[0]
        elif kind == "trick":
            twin.trick[which] = held[0]
        elif kind == "slot":
            twin.pyramid = (*twin.pyramid[: int(which)], held[0], *twin.pyramid[int(which) + 1 :])
        elif kind == "barrow":
            twin.barrow = tuple(held)
        else:
            twin.deck = twin.deck._replace(rest=tuple(sorted(held)))


def imagine_threats(twin: Fellowship, seat: str | None, rng: Random) -> None:
    """A hidden threat may be any that is left; whoever searched the deck knows better."""
    if any(controller(twin, hand) == seat for hand in twin.searched):
        return
    for hand in twin.hidden:
        numbers = [n for n in twin.threats.rest if not wanted_lost(twin, hand, int(n))]
        if controller(twin, hand) == seat or len(twin.threat.get(hand, ())) != 1 or not numbers:
            continue
        new, old = rng.choice(numbers), str(twin.threat[hand][0])
        twin.threat[hand] = (int(new),)
        twin.threats = twin.threats.search(new).shuffled(old)
