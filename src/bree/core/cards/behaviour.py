"""The behaviour of a card: what its file says of when it acts, on what requirement, with which effects, which numbers
it changes while it lies on the table, and when it leaves.

    rule = "TINY-11"                      # by which it acts
    when = "shown"                        # windows in which it may be used: one, a list, or "any"
    requires = "behind"                   # a requirement of the book
    must = true                           # no choice: it acts in every window in which it can
    either = true                         # one of its effects, chosen by its user
    initiative = 2                        # among sealed cards the lowest acts first
    leaves = { when = "counted", if = "ahead" }   # in every window, if none is named

    [[effect]]
    step = "courage"                      # an effect of the book, with the arguments that it declares
    by = -3
    when = "shown"                        # where one card acts in several windows; else as the card says

    [[changes]]
    number = "limit"
    add = 1                               # or: set = 0, least = 2, most = 3
    own = true                            # for its owner only
    if = "behind"

The effect above becomes the step `("courage", card, -3)`. An unknown name, and a value that is missing or of another
kind, is refused with file and line.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final, NamedTuple

from bree.core.ask import Step
from bree.core.book import Book
from bree.core.cards.file import CardFile, arguments, value_fault

ANY: Final = "any"
EFFECT: Final = "effect"  # heads each effect in a card file
STEP: Final = "step"
WHEN: Final = "when"
CHANGES: Final = "changes"  # heads each change of a number
UNKNOWN: Final = "why-unknown-name"
# The facts of a card file that are read here: for the check of everything that a file may say.
FACTS: Final[dict[str, type | tuple[type, ...]]] = {
    "rule": str, WHEN: (str, list), "requires": str, "must": bool, "either": bool, "initiative": int, "leaves": dict,
    EFFECT: list, CHANGES: list,
}  # fmt: skip
# In the order in which they count: what sets a number comes first, bounds come last.
HOWS: Final = ("set", "add", "least", "most")
KINDS: Final[dict[str, type]] = {"number": str, "own": bool, "if": str, **dict.fromkeys(HOWS, int)}


class Change(NamedTuple):
    number: str
    how: str  # one of HOWS
    by: int
    own: bool = False
    requires: str = ""


class Behaviour(NamedTuple):
    card: str
    rule: str = ""
    when: frozenset[str] = frozenset()  # none: it acts in no window
    requires: str = ""
    must: bool = False
    either: bool = False
    initiative: int = 0
    effects: tuple[Step, ...] = ()
    changes: tuple[Change, ...] = ()
    leaves: frozenset[str] = frozenset()
    leaves_if: str = ""
    times: tuple[frozenset[str], ...] = ()  # the windows of each effect; none: those of the card for all of them

    def effects_in(self, window: str) -> tuple[Step, ...]:
        if not self.times:
            return self.effects
        return tuple([step for step, when in zip(self.effects, self.times, strict=True) if window in when])


def read_behaviour(card: CardFile, book: Book[Any], windows: Collection[str], numbers: Collection[str]) -> Behaviour:
    facts = {name: value for name, value in card.facts.items() if name in FACTS}
    card._replace(facts=facts).check(FACTS)
    leaves = facts.get("leaves", {})
    if not set(leaves) <= {WHEN, "if"}:
        raise card.refuse("leaves", "why-unknown-fact")
    when = _windows(card, WHEN, facts.get(WHEN, []), windows)
    rows = facts.get(EFFECT, [])
    effects = tuple([_effect(card, book, at, row) for at, row in enumerate(rows)])
    times = tuple([_time(card, at, row[WHEN], windows) if WHEN in row else when for at, row in enumerate(rows)])
    return Behaviour(
        card.id,
        facts.get("rule", ""),
        when.union(*times),
        _requirement(card, "requires", facts.get("requires", ""), book),
        facts.get("must", False),
        facts.get("either", False),
        facts.get("initiative", 0),
        effects,
        tuple([_change(card, at, row, book, numbers) for at, row in enumerate(facts.get(CHANGES, []))]),
        _windows(card, "leaves", leaves.get(WHEN, ANY) if leaves else [], windows),
        _requirement(card, "leaves", leaves.get("if", ""), book),
        times if any(WHEN in row for row in rows) else (),
    )


def _windows(card: CardFile, word: str, value: Any, known: Collection[str]) -> frozenset[str]:
    if value == ANY:
        return frozenset(known)
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list) or not all(isinstance(name, str) and name in known for name in names):
        raise card.refuse(word, UNKNOWN)
    return frozenset(names)


def _requirement(card: CardFile, word: str, value: Any, book: Book[Any]) -> str:
    if not isinstance(value, str) or (value and value not in book.requirements):
        raise card.refuse(word, UNKNOWN)
    return value


# Effects


def _effect(card: CardFile, book: Book[Any], at: int, row: Any) -> Step:
    name = row.get(STEP, EFFECT) if isinstance(row, dict) else EFFECT
    if not isinstance(row, dict) or not isinstance(name, str) or name not in book.effects:
        raise card.refuse_in(EFFECT, at, str(name), "why-unknown-effect", STEP)
    params = book.effects[name]
    for given, value in row.items():
        if given not in (STEP, WHEN):
            why = value_fault(params[given], value) if given in params else "why-unknown-fact"
            if why:
                raise card.refuse_in(EFFECT, at, given, why)
    if not set(params) <= set(row):
        raise card.refuse_in(EFFECT, at, name, "why-missing-fact", STEP)
    return (name, *arguments(card.id, params, row))


def _time(card: CardFile, at: int, value: Any, known: Collection[str]) -> frozenset[str]:
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list) or not names or not all(isinstance(name, str) and name in known for name in names):
        raise card.refuse_in(EFFECT, at, WHEN, UNKNOWN)
    return frozenset(names)


def can(s: Any, book: Book[Any], step: Step) -> bool:
    """Could this effect do anything now?"""
    judge = book.cans.get(step[0])
    return judge is None or judge(s, *step[1:])


# Changed numbers


def _change(card: CardFile, at: int, row: Any, book: Book[Any], numbers: Collection[str]) -> Change:
    if not isinstance(row, dict):
        raise card.refuse(CHANGES, "why-wrong-type")
    for name, value in row.items():
        if name not in KINDS:
            raise card.refuse_in(CHANGES, at, name, "why-unknown-fact")
        if type(value) is not KINDS[name]:
            raise card.refuse_in(CHANGES, at, name, "why-wrong-type")
    hows = [how for how in HOWS if how in row]
    if len(hows) != 1 or "number" not in row:
        raise card.refuse_in(CHANGES, at, CHANGES, "why-missing-fact")
    if row["number"] not in numbers:
        raise card.refuse_in(CHANGES, at, "number", UNKNOWN)
    requires = row.get("if", "")
    if requires and requires not in book.requirements:
        raise card.refuse_in(CHANGES, at, "if", UNKNOWN)
    return Change(row["number"], hows[0], row[hows[0]], row.get("own", False), requires)


CardsOnTable = Callable[[Any], Iterable[str]]  # state -> the cards that lie on the table
Owner = Callable[[Any, str], str]  # state, card -> whose it is


class ChangedNumbers:
    """How large a number is now, asked of the cards on the table; a flag is a number of 0 or 1.

    What sets a number counts first, then what adds to it, then the bounds. Nothing is registered while a game goes on.
    """

    def __init__(self, book: Book[Any], behaviours: Mapping[str, Behaviour], lying: CardsOnTable, owner: Owner) -> None:
        self.book = book
        self.lying = lying
        self.owner = owner
        self.changers: dict[str, dict[str, list[Change]]] = {}  # number -> card -> how it changes it
        for behaviour in behaviours.values():
            for change in behaviour.changes:
                self.changers.setdefault(change.number, {}).setdefault(behaviour.card, []).append(change)

    def now(self, s: Any, number: str, base: int, seat: str = "") -> int:
        """The number as it is now: for this seat, where it is a number of seats."""
        changers = self.changers.get(number)
        if not changers:
            return base
        found: list[Change] = []
        for card in self.lying(s):
            if card in changers:
                found += [change for change in changers[card] if self._counts(s, card, change, seat)]
        for how in HOWS:
            for change in found:
                if change.how == how:
                    base = _changed(base, change)
        return base

    def _counts(self, s: Any, card: str, change: Change, seat: str) -> bool:
        if change.own and self.owner(s, card) != seat:
            return False
        return not change.requires or self.book.requirements[change.requires](s, card)


def _changed(value: int, change: Change) -> int:
    if change.how == "set":
        return change.by
    if change.how == "add":
        return value + change.by
    return max(value, change.by) if change.how == "least" else min(value, change.by)
