"""The Mirror: hands are dealt in three parts. After each of the first two, all give cards to all others (FEL-11.1)."""

from bree.core import CHANCE, Ask
from bree.games.fellowship.card import ONE_RING
from bree.games.fellowship.common_picks import DRAW, of_cards
from bree.games.fellowship.queries import character, clockwise, controller
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.choosing import cast_rule
from bree.games.fellowship.rules.dealing import hand_size
from bree.games.fellowship.sealed_exchange import Transfer, seal_card
from bree.games.fellowship.state import PYRAMID, Fellowship

PART = 4


def people(s: Fellowship) -> list[str]:
    return [hand for hand in s.order if hand != PYRAMID]


@book.step
def mirror(s: Fellowship) -> None:
    s.controller = {hand: hand for hand in people(s)}
    deals = [("draw", hand, PART) for hand in people(s)]
    rest = hand_size(s) - 2 * PART
    pyramid = [("draw", PYRAMID, hand_size(s))] if PYRAMID in s.order else []
    s.then(
        *pyramid, ("cast",), *deals, ("gazing",), *deals, ("gazing",), ("mirror_lost",),
        *[("draw", hand, rest) for hand in people(s)], ("dealt",),
    )  # fmt: skip


@book.step
def gazing(s: Fellowship) -> None:
    """Every player gives a card to every other, all at once."""
    pairs = [(hand, other) for hand in people(s) for other in clockwise(s, hand) if other not in (hand, PYRAMID)]
    s.then(*[("gaze", hand, other) for hand, other in pairs], ("open_sealed",))


def gazable(s: Fellowship, hand: str) -> tuple[str, ...]:
    """Frodo keeps the One Ring, unless an option allows otherwise (FEL-15.16.5)."""
    cards = s.hands[hand]
    if character(s, hand).keeps_ring and not s.terms.has("mirror_ring", "given"):
        return tuple(card for card in cards if card != ONE_RING)
    return cards


@book.ask
def gaze(s: Fellowship, hand: str, other: str) -> Ask:
    facts = {"hand": "hand-" + hand, "other": "hand-" + other}
    return Ask(controller(s, hand), "gaze", cast_rule(s), of_cards(gazable(s, hand)), facts)


@book.bar
def bar_gaze(s: Fellowship, hand: str, other: str) -> dict[str, str]:
    return {ONE_RING: "FEL-15.16.5"} if ONE_RING in s.hands[hand] and ONE_RING not in gazable(s, hand) else {}


@book.step
def on_gaze(s: Fellowship, hand: str, other: str, card: str) -> None:
    s.hands[hand] = tuple(held for held in s.hands[hand] if held != card)
    seal_card(s, Transfer(hand, other, ""), card)


@book.ask
def mirror_lost(s: Fellowship) -> Ask:
    """The lost card may be the One Ring, unless an option forbids it (FEL-18.24)."""
    never = (ONE_RING,) if s.terms.has("mirror_lost", "not_ring") else ()
    return Ask(CHANCE, "turn_lost", "FEL-18.24", tuple([DRAW[card] for card in s.deck.rest if card not in never]))


@book.step
def on_mirror_lost(s: Fellowship, card: str) -> None:
    s.deck = s.deck.search(card)
    s.lost = s.turned = (card,)
    s.tell("lost", "FEL-18.24", card=card, reveals=True)
