"""Choose an army, then take exactly as many losses as there were hits."""

from army.state import KINDS, NATION_MOST, UNITS, Army, nation_of, units
from bree.core import DONE, NO_FACTS, Ask, Pick, Rules

book: Rules[Army] = Rules()
ENOUGH = Pick(DONE)


def room(s: Army) -> int:
    return s.limit - sum(s.chosen)


def unit_copies(s: Army, kind: int) -> int:
    nation = NATION_MOST - sum(s.chosen[nation_of(kind)])
    return min(s.stock[kind] - s.chosen[kind], nation, room(s))


def copies(s: Army, kind: int) -> int:
    """How many more pieces of a kind the army can take."""
    if kind < len(UNITS):
        return unit_copies(s, kind)
    if units(s):
        return min(s.stock[kind] - s.chosen[kind], room(s))
    unit = any(unit_copies(s, other) > 0 for other in range(len(UNITS)))  # a leader also needs room for a unit
    return min(s.stock[kind] - s.chosen[kind], room(s) - 1) if unit else 0


def pieces(s: Army, counts: list[int]) -> tuple[Pick, ...]:
    return tuple(
        [Pick(KINDS[kind], ("piece:" + KINDS[kind],), 1, n if s.told else 1) for kind, n in enumerate(counts) if n > 0]
    )


def may_end(s: Army) -> bool:
    return units(s) > 0


def most(s: Army, counts: list[int]) -> int:
    """The limit by nations, leaders and room."""
    found = sum(counts[len(UNITS) :])
    for kind in range(0, len(UNITS), 2):
        nation = nation_of(kind)
        left = sum(s.stock[nation]) - sum(s.chosen[nation])
        found += min(left, NATION_MOST - sum(s.chosen[nation]))
    return min(found, room(s))


@book.step
def muster(s: Army) -> None:
    if any(s.stock[: len(UNITS)]):
        s.then(("march",))


@book.ask
def march(s: Army) -> Ask:
    counts = [copies(s, kind) for kind in range(len(KINDS))]
    picks = pieces(s, counts)
    ends = may_end(s)
    if ends:
        picks = (*picks, ENOUGH)
    if not s.told:
        return Ask("west", "march", "ARMY-1", picks, NO_FACTS, True)
    return Ask("west", "march", "ARMY-1", picks, NO_FACTS, True, least=0 if ends else 1, most=most(s, counts))


@book.bar
def bar_march(s: Army) -> dict[str, str]:
    found = {}
    for kind, name in enumerate(KINDS):
        if copies(s, kind) <= 0:
            found[name] = why_not(s, kind)
    if not may_end(s):
        found[DONE] = "ARMY-4" if sum(s.chosen) else "ARMY-1"
    return found


def why_not(s: Army, kind: int) -> str:
    if s.chosen[kind] >= s.stock[kind]:
        return "ARMY-2"
    if not room(s):
        return "ARMY-1"
    return "ARMY-3" if kind < len(UNITS) else "ARMY-4"


@book.step
def on_march(s: Army, answer: str) -> None:
    if answer != DONE:
        s.chosen[KINDS.index(answer)] += 1
        if room(s):  # otherwise `done` is the only pick, so that a bar can explain why
            s.then(("march",))
            return
    army = tuple(f"{n} {kind}" for kind, n in zip(KINDS, s.chosen, strict=True) if n)
    s.tell("marches", "ARMY-1", army=army)


@book.step
def strike(s: Army) -> None:
    left = min(s.hits, units(s))
    if left:
        s.then(("losses", left))


@book.ask
def losses(s: Army, left: int) -> Ask:
    picks = pieces(s, [min(n, left) for n in s.chosen[: len(UNITS)]])
    if not s.told:
        return Ask("west", "losses", "ARMY-5", picks, NO_FACTS, True)
    return Ask("west", "losses", "ARMY-5", picks, NO_FACTS, True, least=left, most=left)


@book.bar
def bar_losses(s: Army, left: int) -> dict[str, str]:
    found = {name: "ARMY-2" if kind < len(UNITS) else "ARMY-6" for kind, name in enumerate(KINDS)}
    return {**{name: rule for name, rule in found.items() if not offered_loss(s, name)}, DONE: "ARMY-5"}


def offered_loss(s: Army, name: str) -> bool:
    kind = KINDS.index(name)
    return kind < len(UNITS) and s.chosen[kind] > 0


@book.step
def on_losses(s: Army, left: int, answer: str) -> None:
    s.chosen[KINDS.index(answer)] -= 1
    if left > 1:
        s.then(("losses", left - 1))
    else:
        s.tell("lost", "ARMY-5", left=units(s))
