"""Section 4: exchanges, one after another or all at once.

A card that is chosen at the same time as others leaves the hand at once and is sealed. The sealed cards are revealed
together.
"""

from bree.core import PASS, PASS_PICK, Ask, Pick
from bree.games.fellowship.card import ONE_RING, without
from bree.games.fellowship.card_moves import add, arrived, hand_over, left, put_in_pyramid, take, tell_gave
from bree.games.fellowship.common_picks import ABOUT, of_cards, of_hand
from bree.games.fellowship.facts import CHARACTERS
from bree.games.fellowship.queries import character, controller, events, no_exchange, setup_step, setup_text, solo
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.setups import acting_order
from bree.games.fellowship.sealed_exchange import Transfer, seal_card, sealed, unseal
from bree.games.fellowship.state import PYRAMID, Fellowship


def may_exchange(s: Fellowship, hand: str) -> bool:
    return not no_exchange(s, hand) and bool(cards_to_give(s, hand))


def named(s: Fellowship, hand: str, partners: tuple[str, ...], but: tuple[str, ...]) -> list[str]:
    """The hands of the named characters in this round (FEL-4.7)."""
    found = []
    for other in s.order:
        who = CHARACTERS[s.characters[other]].name
        if (
            other != hand
            and who not in but
            and ("any" in partners or who in partners or s.characters[other] in partners)
        ):
            found.append(other)
    return found


def partners_of(s: Fellowship, hand: str, do: str) -> list[str]:
    """The hands with which this hand can exchange now."""
    if not may_exchange(s, hand):
        return []
    step = setup_step(s, hand, do)
    return [other for other in named(s, hand, step.partners, step.but) if may_exchange(s, other)]


def cards_to_give(s: Fellowship, hand: str) -> tuple[str, ...]:
    """The cards that the hand may give. Frodo keeps the One Ring (FEL-4.8)."""
    # Others may give it (FEL-4.9, FEL-15.7.4). A pyramid gives free cards and those beside them (FEL-13.8, FEL-13.21).
    cards = s.hands[hand]
    if ONE_RING in cards and character(s, hand).keeps_ring:
        cards = without(cards, ONE_RING)
    if hand == PYRAMID and s.terms.has("pyramid_sides", "stay"):
        cards = tuple([card for card in cards if card in s.pyramid])
    return cards


def optional(s: Fellowship, hand: str) -> bool:
    """Whether the exchange can be declined.

    In a solo game it can while another exchange is still possible (FEL-14.7).
    """
    if solo(s):
        return not s.terms.has("solo_exchange", "one") or later_exchange(s, hand)
    return s.terms.has("exchanges", "optional")


def later_exchange(s: Fellowship, hand: str) -> bool:
    order = acting_order(s)
    for other in order[order.index(hand) + 1 :]:
        for step in setup_text(s, other):
            if step.partners and partners_of(s, other, step.do):
                return True
    return False


def exchange_used(s: Fellowship, hand: str) -> bool:
    """In a solo game only one character exchanges in a round, with its whole text (FEL-14.5, FEL-14.6)."""
    return solo(s) and s.exchanged not in ("", hand)


def decline(s: Fellowship, hand: str, rule: str) -> None:
    s.declined = (*s.declined, hand)
    s.tell("no-exchange", rule, who=hand)


# One exchange.

TRADE = Pick("trade")


@book.step
def exchange(s: Fellowship, hand: str) -> None:
    if exchange_used(s, hand) or not partners_of(s, hand, "exchange"):
        return
    s.then(("partner", hand, "exchange"))


@book.ask
def partner(s: Fellowship, hand: str, do: str) -> Ask:
    picks = [of_hand(s, other) for other in partners_of(s, hand, do)]
    if optional(s, hand):
        picks.append(PASS_PICK)
    return Ask(controller(s, hand), "partner", "FEL-4.17", tuple(picks), ABOUT[hand])


@book.bar
def bar_partner(s: Fellowship, hand: str, do: str) -> dict[str, str]:
    reasons = {}
    for other in s.order:
        if other != hand and other not in partners_of(s, hand, do):
            reasons[other] = "FEL-4.7" if may_exchange(s, other) else "FEL-10.5"
    return reasons


@book.step
def on_partner(s: Fellowship, hand: str, do: str, other: str) -> None:
    if other == PASS:
        decline(s, hand, "FEL-14.7" if solo(s) else "FEL-4.16")
        return
    s.exchanged = hand
    if at_once(s):
        s.then(("seal", hand, other), ("seal", other, hand))
    else:
        s.then(("give", hand, other))


def at_once(s: Fellowship) -> bool:
    return any(event.at_once for event in events(s))


@book.ask
def give(s: Fellowship, hand: str, other: str) -> Ask:
    facts = {"hand": "hand-" + hand, "other": "hand-" + other}
    return Ask(controller(s, hand), "give", "FEL-4.4", of_cards(cards_to_give(s, hand)), facts)


@book.bar
def bar_give(s: Fellowship, hand: str, other: str) -> dict[str, str]:
    return bar_cards(s, hand)


def bar_cards(s: Fellowship, hand: str) -> dict[str, str]:
    may = cards_to_give(s, hand)
    return {card: "FEL-4.8" if card == ONE_RING else "FEL-18.22" for card in s.hands[hand] if card not in may}


@book.step
def on_give(s: Fellowship, hand: str, other: str, card: str) -> None:
    place = hand_over(s, hand, other, card)
    s.offer = (hand, other, card, place)
    s.tell("exchanges", "FEL-4.4", who=hand, other=other)
    tell_gave(s, hand, other, card)
    s.then(("give_back", other, hand))


@book.ask
def give_back(s: Fellowship, hand: str, other: str) -> Ask:
    # One card for one (FEL-4.10). It may be the received card, also from a pyramid (FEL-13.22).
    facts = {"hand": "hand-" + hand, "other": "hand-" + other, "card": "card-" + s.offer[2]}
    return Ask(controller(s, hand), "give_back", "FEL-4.5", of_cards(cards_to_give(s, hand)), facts)


@book.bar
def bar_give_back(s: Fellowship, hand: str, other: str) -> dict[str, str]:
    return bar_cards(s, hand)


@book.step
def on_give_back(s: Fellowship, hand: str, other: str, card: str) -> None:
    """The second card goes back. In a pyramid the new card takes the place of the old one (FEL-13.9)."""
    place = hand_over(s, hand, other, card)
    if place:
        put_in_pyramid(s, int(place), s.offer[2])
    if s.offer[3]:
        put_in_pyramid(s, int(s.offer[3]), card)
    tell_gave(s, hand, other, card)
    s.offer = ()


# All at once.


@book.step
def trade(s: Fellowship, hand: str) -> None:
    """Give a card to each named character at the same time, and get one back from each (FEL-4.11)."""
    others = partners_of(s, hand, "trade")
    if exchange_used(s, hand) or not others:
        return
    if optional(s, hand):
        s.then(("will_trade", hand))
    else:
        give_all(s, hand, others)


def give_all(s: Fellowship, hand: str, others: list[str]) -> None:
    """The cards are given at the same time. Each receiver sees the card before giving one back, perhaps the same."""
    # FEL-15.9.4
    s.exchanged = hand
    given = [("seal", hand, other) for other in others]
    if at_once(s):
        s.then(*given, *[("seal", other, hand) for other in others])
    else:
        s.then(*given, ("part_with",), *[("accept", hand, other) for other in others])


@book.step
def part_with(s: Fellowship) -> None:
    """All cards are chosen. Seats that do not see them know less about the hands that they came from."""
    for way, card in sealed(s):
        left(s, way.giver, way.receiver, card)


@book.step
def accept(s: Fellowship, hand: str, other: str) -> None:
    """The receiver takes the card into the hand, then gives one back (FEL-4.5, FEL-4.6)."""
    way, card = unseal(s, hand, other)
    add(s, other, card)
    arrived(s, hand, other, card)
    s.offer = (hand, other, card, way.place)
    tell_gave(s, hand, other, card)
    s.then(("give_back", other, hand))


@book.ask
def will_trade(s: Fellowship, hand: str) -> Ask:
    return Ask(controller(s, hand), "will_trade", "FEL-4.16", (TRADE, PASS_PICK), ABOUT[hand])


@book.step
def on_will_trade(s: Fellowship, hand: str, answer: str) -> None:
    if answer == PASS:
        decline(s, hand, "FEL-14.7" if solo(s) else "FEL-4.16")
    else:
        give_all(s, hand, partners_of(s, hand, "trade"))


@book.ask
def seal(s: Fellowship, hand: str, other: str) -> Ask:
    facts = {"hand": "hand-" + hand, "other": "hand-" + other}
    return Ask(controller(s, hand), "seal", "FEL-4.11", of_cards(sealable(s, hand)), facts)


def sealable(s: Fellowship, hand: str) -> tuple[str, ...]:
    """Giving and passing are not exchanges, so even Frodo may pass the One Ring (FEL-4.14, FEL-4.19)."""
    return s.hands[hand] if s.offer == ("pass",) else cards_to_give(s, hand)


@book.bar
def bar_seal(s: Fellowship, hand: str, other: str) -> dict[str, str]:
    may = sealable(s, hand)
    return {card: "FEL-4.8" for card in s.hands[hand] if card not in may}


@book.step
def on_seal(s: Fellowship, hand: str, other: str, card: str) -> None:
    seal_card(s, Transfer(hand, other, take(s, hand, card)), card)


@book.step
def open_sealed(s: Fellowship) -> None:
    """Move all sealed cards at the same time."""
    vacant: list[str] = []  # empty places of the pyramid
    for way, card in sealed(s):
        left(s, way.giver, way.receiver, card)
        vacant += [way.place] if way.place else []
    for way, card in sealed(s):
        giver, receiver, _ = way
        add(s, receiver, card)
        arrived(s, giver, receiver, card)
        if receiver == PYRAMID and vacant:
            put_in_pyramid(s, int(vacant.pop(0)), card)
        tell_gave(s, giver, receiver, card)
    s.sealed.clear()
    if s.offer == ("pass",):
        s.offer = ()
