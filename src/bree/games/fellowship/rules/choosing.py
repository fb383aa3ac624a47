"""Section 3: which hand takes which character."""

from functools import cache
from itertools import permutations

from bree.core import CHANCE, Ask, Pick
from bree.games.fellowship.card_options import BEARER_FREE, STARS_FADE
from bree.games.fellowship.common_picks import ABOUT, WHO
from bree.games.fellowship.facts import CHAPTERS, CHARACTERS, EVENTS
from bree.games.fellowship.queries import (
    SOLO,
    bearer,
    chapter,
    clockwise,
    controller,
    endless,
    events,
    events_of,
    left_of,
    number,
    solo,
)  # fmt: skip
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.threats import give_rider
from bree.games.fellowship.state import PYRAMID, Fellowship


def roster(s: Fellowship) -> tuple[str, ...]:
    """The characters that may be in this round."""
    # Completed characters too (FEL-9.5, FEL-15.13.1).
    if endless(s):
        return s.pool
    return _roster(s.chapter, s.event, s.group, s.terms.players)


@cache
def _roster(number: int, chosen: str, group: str, players: int) -> tuple[str, ...]:
    what = CHAPTERS[number]
    playing = events_of(number, chosen, players == SOLO)
    out = {name for event in playing for name in event.excluded}
    out |= {name for name, without in what.absent.items() if players in without}
    homes = {"", *[event.id for event in playing]}
    return tuple(
        name
        for name in (what.groups[group].characters if group else what.characters)
        if name not in out and CHARACTERS[name].only_in in homes
    )


def needed(s: Fellowship) -> tuple[str, ...]:
    """The characters that must be completed to win a long chapter."""
    # Optional characters are not needed (FEL-9.10, FEL-9.11).
    if endless(s):
        return s.pool
    free = chapter(s).optional
    return tuple(name for name in chapter(s).characters if name not in free and not CHARACTERS[name].only_in)


def missing(s: Fellowship) -> tuple[str, ...]:
    return tuple(name for name in needed(s) if name not in s.completed)


def starred(s: Fellowship) -> tuple[str, ...]:
    """The characters that must be taken in this round (FEL-3.2)."""
    # They have a star on the chapter card (FEL-2.2).
    if endless(s):
        return chapter(s).required
    names = list(chapter(s).groups[s.group].required if s.group else chapter(s).required)
    attempted = (EVENTS[s.event],) if s.event else events(s)  # an ignored event needs its characters too (FEL-15.14.5)
    for event in attempted:
        names += event.required
        if event.ends_chapter is not None and event.ends_chapter.at(s.terms):
            names += missing(s)  # no event may follow it (FEL-15.14.10)
    if s.completed and number(s, STARS_FADE):
        names = [name for name in names if name not in s.completed]
    on = roster(s)
    return tuple(dict.fromkeys(name for name in names if name in on))


def born_by_holder(s: Fellowship) -> str:
    """The Ring-bearer that the holder of the One Ring takes automatically; "" if there is none."""
    # In every round, even if completed (FEL-9.6), unless the chapter leaves it open (FEL-15.9.7).
    return "" if chapter(s).free_ring else bearer(roster(s))


def may_take(s: Fellowship, hand: str, name: str) -> bool:
    """Whether this hand can ever have this character. The choices of the others do not matter here."""
    if hand != s.holder and CHARACTERS[name].ring_bearer and not number(s, BEARER_FREE):
        return False
    return hand != PYRAMID or name not in [event.blindfold for event in events(s)]


@book.step
def choosing(s: Fellowship) -> None:
    """The Ring-bearer is taken first, then the others choose clockwise.

    Otherwise the holder of the One Ring chooses first.
    """
    if any(EVENTS[name].dealing for name in chapter(s).events):  # also in a solo game, which ignores that deal
        s.then(("cast",), ("chosen",))
        return
    # FEL-3.6, and therefore FEL-14.12, FEL-15.7.7, FEL-15.9.11, FEL-15.10.5 and FEL-15.15.5.
    first = s.holder
    if born_by_holder(s):
        # In a solo game too (FEL-14.3, FEL-14.4).
        take_character(s, s.holder, born_by_holder(s), "FEL-2.8")
        first = left_of(s, s.holder)
    hands = [hand for hand in clockwise(s, first) if hand not in s.characters]
    s.then(*[("choose", hand) for hand in hands], ("chosen",))


def free_hands(s: Fellowship) -> list[str]:
    return [hand for hand in s.order if hand not in s.characters]


def fits(s: Fellowship, hands: list[str], names: list[str]) -> bool:
    """Whether these hands can take all these characters, one each."""
    if len(names) > len(hands):
        return False
    picky = [name for name in names if not all(may_take(s, hand, name) for hand in hands)]
    if not picky:
        return True
    for row in permutations(hands, len(picky)):
        if all(may_take(s, hand, name) for hand, name in zip(row, picky, strict=True)):
            return True
    return False


def offered(s: Fellowship, hand: str) -> list[str]:
    taken = s.characters.values()
    rest = [other for other in free_hands(s) if other != hand]
    due = [name for name in starred(s) if name not in taken]
    free = fits(s, rest, due)  # the others can take all required characters
    return [
        name
        for name in roster(s)
        if name not in taken
        and may_take(s, hand, name)
        and (free or (name in due and fits(s, rest, [other for other in due if other != name])))
    ]


@book.ask
def choose(s: Fellowship, hand: str) -> Ask:
    picks = tuple([WHO[name] for name in offered(s, hand)])
    return Ask(controller(s, hand), "choose", "FEL-3.1", picks, ABOUT[hand])


@book.bar
def bar_choose(s: Fellowship, hand: str) -> dict[str, str]:
    """Why a character of the chapter is not offered."""
    offers = offered(s, hand)
    reasons: dict[str, str] = {}
    for name in CHARACTERS:
        if name in offers:
            continue
        if name in s.characters.values():
            reasons[name] = "FEL-3.9"
        elif name not in roster(s):
            reasons[name] = "FEL-3.4"
        elif not may_take(s, hand, name):
            reasons[name] = "FEL-15.9.10" if CHARACTERS[name].ring_bearer else "FEL-15.15.4"
        else:
            reasons[name] = "FEL-3.3"
    return reasons


@book.step
def on_choose(s: Fellowship, hand: str, name: str) -> None:
    take_character(s, hand, name, "FEL-3.1")


def take_character(s: Fellowship, hand: str, name: str, rule: str) -> None:
    s.characters[hand] = name
    s.tell("takes", rule, who=hand, character="character-" + name)
    # FEL-10.6
    rider = chapter(s).riders.get(name, "")
    if rider:
        give_rider(s, hand, rider)  # immediately (FEL-15.9.1)


@book.step
def cast(s: Fellowship) -> None:
    """Hand the characters out at random. In a solo game the Ring-bearer goes to the hand with the One Ring."""
    if solo(s):
        take_character(s, s.holder, bearer(roster(s)), "FEL-15.16.2")
    s.then(*[("cast_hand", hand) for hand in free_hands(s)])


@book.ask
def cast_hand(s: Fellowship, hand: str) -> Ask:
    names = [name for name in roster(s) if name not in s.characters.values()]
    return Ask(CHANCE, "cast", cast_rule(s), tuple([Pick(name) for name in names]))


@book.step
def on_cast_hand(s: Fellowship, hand: str, name: str) -> None:
    take_character(s, hand, name, cast_rule(s))


def cast_rule(s: Fellowship) -> str:
    """The rule of the random choice: the event, or its rule for one or two players."""
    if solo(s):
        return "FEL-15.16.2"
    return "FEL-15.16.3" if PYRAMID in s.order else "FEL-11.1"


@book.step
def chosen(s: Fellowship) -> None:
    """Remove the stars (FEL-3.5), then begin the setup."""
    # FEL-14.16
    s.then(("setups",))
