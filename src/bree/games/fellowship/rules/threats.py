"""Section 10: threats and special riders."""

from bree.core import CHANCE, Ask, Facts, Pick
from bree.games.fellowship.card import LETTERS
from bree.games.fellowship.common_picks import ABOUT
from bree.games.fellowship.facts import RIDERS
from bree.games.fellowship.queries import controller, events, goal, has_power, solo
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.gifts import CHOOSING_THREAT, answering, owner_hand
from bree.games.fellowship.state import Fellowship

KEEP, REDRAW = Pick("keep"), Pick("redraw")


def wanted_lost(s: Fellowship, hand: str, number: int) -> bool:
    """Whether the goal would demand the lost card (FEL-10.3)."""
    # The exact card counts, not its rank (FEL-10.4), among all cards that are still lost (FEL-4.13, FEL-10.9).
    if goal(s, hand).kind != "card_of_suit_with_threat_rank":
        return False
    demanded = [LETTERS[suit] + str(number) for suit in goal(s, hand).suits]
    lost = s.turned if s.terms.has("threat_check", "as_turned") else s.lost
    return any(card in lost for card in demanded)


def may_be_drawn(s: Fellowship, hand: str, number: int) -> bool:
    """Whether this threat can be drawn. One that demands the lost card is set aside, if that card is still lost."""
    if s.lost != s.turned and not s.terms.has("threat_check", "as_turned"):
        return True
    return not wanted_lost(s, hand, number)


def secret(s: Fellowship, hand: str) -> bool:
    """Whether the others cannot see this hand's threat."""
    return hand in s.hidden or any(event.hides_threats for event in events(s))


def lay_threat(s: Fellowship, hand: str, numbers: tuple[int, ...], rule: str) -> None:
    s.threat[hand] = numbers
    if secret(s, hand):
        if hand not in s.hidden:
            s.hidden = (*s.hidden, hand)
        s.tell("threat-hidden", rule, who=hand)
        s.tell("threat", rule, to=controller(s, hand), who=hand, number=numbers[0], reveals=True)
    else:
        s.tell("threat", rule, who=hand, number=numbers[0], reveals=True)


@book.step
def draw_threat(s: Fellowship, hand: str) -> None:
    if s.threats.size:
        s.then(("threat_card", hand))


@book.ask
def threat_card(s: Fellowship, hand: str) -> Ask:
    return Ask(CHANCE, "threat_card", "FEL-10.2", s.threats.draws())


@book.step
def on_threat_card(s: Fellowship, hand: str, number: str) -> None:
    s.threats = s.threats.take(number)
    if wanted_lost(s, hand, int(number)):
        s.rejected = (*s.rejected, number)
        # Out of the deck for this round (FEL-10.8).
        s.tell("threat-lost", "FEL-10.3", who=hand, number=int(number), reveals=True)
        s.then(("draw_threat", hand))
        return
    lay_threat(s, hand, (int(number),), "FEL-10.2")
    offer_redraw(s, hand)


def offer_redraw(s: Fellowship, hand: str) -> None:
    """Offer to replace a drawn threat, if a character has the power that allows it."""
    power = any(has_power(s, other, "threat_redraw_for_all") for other in s.order)
    if power and hand not in s.redrawn and s.threats.size:
        s.then(("redraw", hand))


@book.ask
def redraw(s: Fellowship, hand: str) -> Ask:
    facts: Facts = {"hand": "hand-" + hand, "number": s.threat[hand][0]}
    return Ask(controller(s, hand), "redraw", "FEL-15.18.1", (KEEP, REDRAW), facts)


@book.step
def on_redraw(s: Fellowship, hand: str, answer: str) -> None:
    """Once for each character, in its own turn (FEL-15.18.2)."""
    if answer == REDRAW.id:
        s.redrawn = (*s.redrawn, hand)
        number = str(s.threat.pop(hand)[0])
        if hand in s.hidden:
            s.replaced[hand] = (*s.replaced.get(hand, ()), number)
        else:
            s.rejected = (*s.rejected, number)
        s.tell("threat-replaced", "FEL-15.18.1", who=hand)
        s.then(("draw_threat", hand))


@book.step
def choose_threat(s: Fellowship, hand: str) -> None:
    if [gift for gift in answering(s, CHOOSING_THREAT) if owner_hand(s, gift) == hand]:
        s.then(("gifts_at", CHOOSING_THREAT))
    elif s.threats.size:
        s.searched = (*s.searched, hand)
        s.then(("pick_threat", hand))


@book.ask
def pick_threat(s: Fellowship, hand: str) -> Ask:
    picks = tuple([Pick(number, ("threat:" + number,)) for number in s.threats.cards()])
    return Ask(controller(s, hand), "pick_threat", "FEL-10.2", picks, ABOUT[hand])


@book.step
def on_pick_threat(s: Fellowship, hand: str, number: str) -> None:
    s.threats = s.threats.search(number)
    lay_threat(s, hand, (int(number),), "FEL-10.2")


@book.step
def draw_two(s: Fellowship, hand: str) -> None:
    s.then(("threat_pair", hand, ""))


@book.ask
def threat_pair(s: Fellowship, hand: str, first: str) -> Ask:
    return Ask(CHANCE, "threat_pair", "FEL-10.2", s.threats.draws())


@book.step
def on_threat_pair(s: Fellowship, hand: str, first: str, number: str) -> None:
    s.threats = s.threats.take(number)
    if first == "":
        s.then(("threat_pair", hand, number))
        return
    s.tell("threat-two", "FEL-10.2", who=hand, first=int(first), second=int(number), reveals=True)
    s.then(("keep_threat", hand, first, number))


@book.ask
def keep_threat(s: Fellowship, hand: str, first: str, second: str) -> Ask:
    picks = tuple([Pick(str(number), (f"threat:{number}",)) for number in sorted((str(first), str(second)))])
    return Ask(controller(s, hand), "keep_threat", "FEL-10.2", picks, ABOUT[hand])


@book.step
def on_keep_threat(s: Fellowship, hand: str, first: str, second: str, number: str) -> None:
    s.rejected = (*s.rejected, str(second) if str(first) == number else str(first))
    lay_threat(s, hand, (int(number),), "FEL-10.2")
    offer_redraw(s, hand)


# Special riders.


@book.step
def give_rider(s: Fellowship, hand: str, rider: str) -> None:
    if RIDERS[rider].not_solo and solo(s):
        return
    s.riders[hand] = rider
    if RIDERS[rider].kind == "hide_threat":
        s.hidden = (*s.hidden, hand)
    s.tell("rider", "FEL-10.5", who=hand, rider="rider-" + rider)
