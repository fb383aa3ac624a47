"""Look-ups about hands, characters and cards that all chapters of the rules use."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from bree.core.cards.behaviour import ChangedNumbers
from bree.games.fellowship.card_options import LOST_RETURNS, NUMBERS, PARDON
from bree.games.fellowship.facts import (
    CHAPTERS,
    CHARACTERS,
    EVENTS,
    GIFTS,
    RIDERS,
    Chapter,
    CharacterCard,
    CharacterSide,
    Event,
    Goal,
    SetupStep,
)
from bree.games.fellowship.state import ENDLESS, PYRAMID, Fellowship

SOLO: Final = 1

# Characters with such a side. The rules need this after every card or trick, so it is computed once.
POWERFUL: Final = frozenset(who.id for who in CHARACTERS.values() for side in who.sides if side.powers)
STARTING: Final = frozenset(who.id for who in CHARACTERS.values() for side in who.sides if side.before_trick)
WINNING: Final = frozenset(who.id for who in CHARACTERS.values() for side in who.sides if side.after_win)
BLINDFOLDING: Final = frozenset(n for n, what in CHAPTERS.items() if any(EVENTS[e].blindfold for e in what.events))


def chapter(s: Fellowship) -> Chapter:
    return CHAPTERS[s.chapter]


def events(s: Fellowship) -> tuple[Event, ...]:
    """The events of this round; some are not used solo."""
    return events_of(s.chapter, s.event, s.terms.players == SOLO)


@cache
def events_of(number: int, chosen: str, alone: bool) -> tuple[Event, ...]:
    """Cached, because it is needed for every played card."""
    ids = (chosen,) if CHAPTERS[number].chosen_event else CHAPTERS[number].events
    found = [EVENTS[name] for name in ids if name]
    return tuple(event for event in found if not (event.not_solo and alone))


TABLE: Final[list[ChangedNumbers]] = []  # holds one object after `rules/cards.py` has read all cards


def number(s: Fellowship, name: str, hand: str = "") -> int:
    """The present value of a number of the game, or of a hand."""
    return TABLE[0].now(s, name, NUMBERS[name], hand)


def cards_on_table(s: Fellowship) -> list[str]:
    """The cards of this round: chapter, events, characters, and usable gifts."""
    found = [*always_lying(s.chapter, s.event, solo(s)), *s.characters.values()]
    return [*found, *usable_gifts(s)] if gifts(s) else found


@cache
def always_lying(number: int, chosen: str, alone: bool) -> tuple[str, ...]:
    return (CHAPTERS[number].id, *(event.id for event in events_of(number, chosen, alone)))


def solo(s: Fellowship) -> bool:
    return s.terms.players == SOLO


def endless(s: Fellowship) -> bool:
    return s.chapter == ENDLESS


def by_players(s: Fellowship, numbers: tuple[int, ...]) -> int:
    return numbers[s.terms.players - 1]


# Places of hands.


def clockwise(s: Fellowship, hand: str) -> tuple[str, ...]:
    """All hands clockwise, beginning with this one."""
    at = s.order.index(hand)
    return s.order[at:] + s.order[:at]


def left_of(s: Fellowship, hand: str) -> str:
    return clockwise(s, hand)[1]


def right_of(s: Fellowship, hand: str) -> str:
    return clockwise(s, hand)[-1]


def controller(s: Fellowship, hand: str) -> str:
    """The seat that decides for a hand."""
    return s.controller.get(hand, hand)


# Characters.


def character(s: Fellowship, hand: str) -> CharacterCard:
    return CHARACTERS[s.characters[hand]]


def overwhelmed(s: Fellowship, name: str) -> bool:
    return name == s.flipped or name in chapter(s).overwhelmed


def face(s: Fellowship, hand: str) -> CharacterSide:
    """The side of the hand's character that lies face up."""
    who = CHARACTERS[s.characters[hand]]
    if who.back is not None and overwhelmed(s, who.id):
        return who.back
    return who.front


def has_power(s: Fellowship, hand: str, power: str) -> bool:
    return s.characters.get(hand) in POWERFUL and power in face(s, hand).powers


def hand_of(s: Fellowship, name: str) -> str:
    """The hand of the character with this name; "" if there is none."""
    for hand, who in s.characters.items():
        if CHARACTERS[who].name == name:
            return hand
    return ""


def bearer(names: Iterable[str]) -> str:
    """The Ring-bearer among these characters; "" if there is none."""
    for name in names:
        if CHARACTERS[name].ring_bearer:
            return name
    return ""


def bearer_hand(s: Fellowship) -> str:
    for hand, who in s.characters.items():
        if CHARACTERS[who].ring_bearer:
            return hand
    return ""


def goal(s: Fellowship, hand: str) -> Goal:
    """The character's goal, or the goal that an event gives it instead."""
    who = character(s, hand)
    for event in events(s):
        if who.id in event.goals:
            return event.goals[who.id]
    return face(s, hand).goal


def setup_text(s: Fellowship, hand: str) -> list[SetupStep]:
    """The setup steps of the hand that apply with these options."""
    return [step for step in face(s, hand).setup if step.condition.at(s.terms)]


def setup_step(s: Fellowship, hand: str, do: str) -> SetupStep:
    for step in setup_text(s, hand):
        if step.do == do:
            return step
    raise ValueError(f"{s.characters[hand]} has no part {do}")


def gifts(s: Fellowship) -> dict[str, str]:
    """The gifts of this chapter with their owners."""
    if endless(s):
        return {s.gift: GIFTS[s.gift].owner} if s.gift else {}
    return chapter(s).gifts


# Cards.


def covered(s: Fellowship) -> tuple[str, ...]:
    """The cards of the pyramid that are not free."""
    free = s.hands.get(PYRAMID, ())
    return tuple([card for card in s.pyramid if card and card not in free])


def size(s: Fellowship, hand: str) -> int:
    """The number of the hand's cards in all places."""
    count = len(s.hands[hand])
    if hand == PYRAMID:
        count += len(covered(s))
    if s.tucked or s.fixed or s.laid:
        count += (hand in s.tucked) + (hand in s.fixed) + (hand in s.laid)
    return count


def has_play(s: Fellowship, hand: str) -> bool:
    """Whether it has more cards than it must keep."""
    return size(s, hand) > s.keeps.get(hand, 0)


def gift_hand(s: Fellowship, gift: str) -> str:
    """The hand that may use this gift now; "" if none may (FEL-11.2, FEL-11.3)."""
    owner = gifts(s).get(gift, "")
    return hand_of(s, owner) if owner and gift not in s.used else ""


def usable_gifts(s: Fellowship) -> dict[str, str]:
    """The gifts that can be used in this round -> the hands of their owners."""
    return {gift: hand for gift in gifts(s) if (hand := gift_hand(s, gift))}


def pardoned(s: Fellowship) -> int:
    """How many goals may fail in a won round."""
    return 0 if s.doomed else number(s, PARDON)


def retriever(s: Fellowship) -> str:
    """The hand that can still bring the lost card into play with a gift; "" if none can or a rider forbids it."""
    owners = usable_gifts(s).values() if gifts(s) else ()
    for hand in s.order:
        if hand in owners and number(s, LOST_RETURNS, hand) and not no_exchange(s, hand):
            return hand
    return ""


def no_exchange(s: Fellowship, hand: str) -> bool:
    return hand in s.riders and RIDERS[s.riders[hand]].kind == "no_exchange"
