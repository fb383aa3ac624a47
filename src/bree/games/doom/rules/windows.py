"""Section 4, the second half: the moments at which cards that lie before the players may be used.

At each moment the rules ask, and offer what is playable then and `pass`. Where nothing is playable, `pass` stands
alone; to skip such an ask is the table's courtesy.
"""

from typing import Final

from bree.core import PASS, Ask, Pick, Step
from bree.core.deeds import can
from bree.games.doom.facts import CARDS, DOES
from bree.games.doom.rules.book import book
from bree.games.doom.state import BOROMIR, LAST, LOST, SEATS, Doom

NOT_NOW: Final = Pick(PASS)
WINDOWS: Final = ("start", "rolled", "die", "battle", "lost", "landed", "six", "stage", "end")
OFFER: Final[dict[str, Step]] = {moment: ("offer", moment) for moment in WINDOWS}
RULE: Final = "DOOM-4.7"
FACTS: Final = {moment: {"moment": "moment-" + moment} for moment in WINDOWS}
NOTHING: Final = {
    (seat, moment): Ask(seat, "offer", RULE, (NOT_NOW,), FACTS[moment]) for seat in SEATS for moment in WINDOWS
}
USE: Final = {card.id: Pick(card.id, ("card:" + card.id,)) for card in CARDS.values()}


def windows_of(when: str) -> frozenset[str]:
    """What may be used at any time may be used in every window; an encounter is answered before the next die."""
    if when == "any":
        return frozenset(WINDOWS)
    return frozenset({"die" if when == "resolved" else when})


FITS: Final = {card.id: windows_of(card.when) for card in CARDS.values()}


def may_use(s: Doom, card: str, seat: int) -> bool:
    """Whoever is active may use any card (DOOM-4.4, DOOM-4.14); exclusive allies serve their owner (DOOM-10.2)."""
    # Nobody outside their own turn (DOOM-R7); with exclusive allies a table may want it (DOOM-R31).
    if not s.terms.exclusive or CARDS[card].kind == "gandalf":
        return seat == s.active
    return s.held[card] == seat


def usable(s: Doom, moment: str, seat: int) -> list[str]:
    """The cards that the seat may use now."""
    found = []
    for card in s.held:
        if moment in FITS[card] and may_use(s, card, seat):
            banned = s.gandalf_token and CARDS[card].kind == "gandalf"
            if not banned and can(s, book, DOES[card][0]):
                found.append(card)
    return found


@book.ask
def offer(s: Doom, moment: str) -> Ask:
    seat = s.seats[s.active]
    cards = usable(s, moment, s.active)
    if not cards:
        return NOTHING[seat, moment]
    return Ask(seat, "offer", RULE, tuple([USE[card] for card in cards] + [NOT_NOW]), FACTS[moment])


@book.step
def on_offer(s: Doom, moment: str, answer: str) -> None:
    if answer != PASS:
        use(s, answer, s.active, moment)
    elif s.terms.any_turn:
        ask_owners(s, moment, s.active)


def ask_owners(s: Doom, moment: str, after: int) -> None:
    """Where exclusive allies serve in any turn: the next owner, clockwise, who has something to use (DOOM-O4)."""
    for further in range(1, len(s.seats)):
        seat = (after + further) % len(s.seats)
        if seat == s.active:
            return
        if usable(s, moment, seat):
            s.then(("offer_owner", moment, seat))
            return


@book.ask
def offer_owner(s: Doom, moment: str, seat: int) -> Ask:
    picks = tuple([USE[card] for card in usable(s, moment, seat)] + [NOT_NOW])
    return Ask(s.seats[seat], "offer", "DOOM-O4", picks, FACTS[moment])


@book.step
def on_offer_owner(s: Doom, moment: str, seat: int, answer: str) -> None:
    if answer == PASS:
        ask_owners(s, moment, seat)
    else:
        use(s, answer, seat, moment)


def use(s: Doom, card: str, seat: int, moment: str) -> None:
    """The card works once and leaves the game; then the moment goes on."""
    # It never comes back (DOOM-4.16).
    facts = CARDS[card]
    del s.held[card]
    s.box = (*s.box, card)
    s.user = seat
    s.tell("used", "DOOM-4.6", who=s.seats[seat], card="card-" + card)
    s.then(("more", moment))
    if facts.either:
        s.then(("either", card))
    else:
        s.then(*DOES[card])


@book.step
def more(s: Doom, moment: str) -> None:
    """Several cards may be used at one moment, as long as there is still something to answer."""
    # DOOM-4.5
    answered = (
        (moment == "landed" and not s.threat)
        or (moment == "battle" and s.verdict)
        or (moment == "lost" and s.verdict != LOST)
        or (moment == "six" and s.slain)
        or (moment == "start" and s.passes)
    )
    if not answered:
        s.then(OFFER[moment])


@book.ask
def either(s: Doom, card: str) -> Ask:
    """Treebeard: one of the card's steps."""
    picks = tuple([Pick(step[0]) for step in DOES[card]])
    return Ask(s.seats[s.user], "either", CARDS[card].rule, picks, {"card": "card-" + card})


@book.step
def on_either(s: Doom, card: str, chosen: str) -> None:
    s.then(*[step for step in DOES[card] if step[0] == chosen])


# Why a card that lies there cannot be used.


@book.bar
def bar_offer(s: Doom, moment: str) -> dict[str, str]:
    return barred_cards(s, moment, s.active)


@book.bar
def bar_offer_owner(s: Doom, moment: str, seat: int) -> dict[str, str]:
    return barred_cards(s, moment, seat)


def barred_cards(s: Doom, moment: str, seat: int) -> dict[str, str]:
    offered = usable(s, moment, seat)
    return {card: why_not(s, card, moment, seat) for card in s.held if card not in offered}


def why_not(s: Doom, card: str, moment: str, seat: int) -> str:
    facts = CARDS[card]
    if facts.kind == "gandalf" and s.gandalf_token:
        return "DOOM-R35" if moment == "stage" else "DOOM-9.23"
    if not may_use(s, card, seat):
        return "DOOM-R27" if card == BOROMIR else "DOOM-10.2"
    if s.stage == LAST:
        return "DOOM-R8"
    ruled = facts.rule.startswith("DOOM-R") and moment in FITS[card]  # the right moment, and yet of no use
    return facts.rule if ruled or facts.rule.startswith("DOOM-9.") else RULE


def has_served(s: Doom, card: str) -> bool:
    """In the last stage, with its one black die and no battle, a card may be of no use any more (DOOM-R8, DOOM-8.9)."""
    first = DOES[card][0]
    works = first[0] in ("courage", "reroll") or first == ("set_die", card, "encounter")
    return s.stage == LAST and not works
