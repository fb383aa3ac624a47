"""Sample the threats that a seat cannot see. All possible draws are equally likely."""

from functools import lru_cache
from random import Random

from bree.core import Pile
from bree.games.fellowship.queries import controller
from bree.games.fellowship.rules.threats import may_be_drawn
from bree.games.fellowship.state import Fellowship

KEPT = 1 << 12


def imagine_threats(twin: Fellowship, seat: str | None, rng: Random) -> None:
    hands = [hand for hand in twin.hidden if controller(twin, hand) != seat and len(twin.threat.get(hand, ())) == 1]
    if not hands:
        return
    drawn = {hand: [str(twin.threat[hand][0]), *twin.replaced.get(hand, ())] for hand in hands}
    early = drawn_before_search(twin, seat)
    early_numbers = sorted([number for hand in hands if hand in early for number in drawn[hand]])
    late_numbers = sorted([*twin.threats.rest, *(n for hand in hands if hand not in early for n in drawn[hand])])
    slots: list[tuple[str, ...]] = []
    for hand in hands:
        numbers = [n for n in (early_numbers if hand in early else late_numbers) if may_be_drawn(twin, hand, int(n))]
        now = [n for n in numbers if hand not in twin.announced or int(n) in twin.announced[hand]]
        slots += [tuple(now), *[tuple(numbers)] * (len(drawn[hand]) - 1)]
    found = list(rng.choice(assignments(tuple(slots))))
    twin.threats = Pile.of([n for n in (*early_numbers, *late_numbers) if n not in found])
    for hand in hands:
        twin.threat[hand] = (int(found.pop(0)),)
        if hand in twin.replaced:
            twin.replaced[hand] = tuple([found.pop(0) for _ in twin.replaced[hand]])


def drawn_before_search(s: Fellowship, seat: str | None) -> list[str]:
    """The hands that had drawn their threats before the seat looked through the deck, so that it
    knows these numbers.
    """
    for hand in s.searched:
        if controller(s, hand) == seat:
            order = list(s.threat)
            return order[: order.index(hand)] if hand in order else order
    return []


@lru_cache(maxsize=KEPT)
def assignments(slots: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """All ways to give every slot one of its numbers, each number at most once."""
    if not slots:
        return ((),)
    return tuple([(number, *rest) for rest in assignments(slots[1:]) for number in slots[0] if number not in rest])
