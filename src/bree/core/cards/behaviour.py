"""The behaviour of a card, read from its file: when it acts, what it requires, its effects and its changes of numbers.

    rule = "TINY-11"                      # the rule of the card
    when = "shown"                        # the windows in which it can be used: one, a list, or "any"
    requires = "behind"                   # a requirement of the book
    must = true                           # it acts in every window in which it can; nobody chooses
    either = true                         # its user chooses one of the effects
    initiative = 2                        # of several sealed cards the lowest acts first
    leaves = { when = "counted", if = "ahead" }   # when the card leaves the table; default: in every window

    [[effect]]
    step = "courage"                      # an effect of the book, with its arguments
    by = -3
    when = "shown"                        # the windows of this effect; default: those of the card

    [[changes]]
    number = "limit"
    add = 1                               # or: set = 0, least = 2, most = 3
    own = true                            # only for the owner of the card
    if = "behind"

The effect above becomes the step `("courage", card, -3)`. An unknown name, a missing value and a value of another type
are refused with file and line.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final, NamedTuple

from bree.core.ask import Step
from bree.core.book import Book
from bree.core.cards.file import CardFile, arguments, value_fault

ANY: Final = "any"
EFFECT: Final = "effect"  # the table of an effect in a card file
STEP: Final = "step"
WHEN: Final = "when"
CHANGES: Final = "changes"  # the table of a change of a number
UNKNOWN: Final = "why-unknown-name"
# The facts of a card file that this module reads; `CardFile.check` uses them.
FACTS: Final[dict[str, type | tuple[type, ...]]] = {
    "rule": str, WHEN: (str, list), "requires": str, "must": bool, "either": bool, "initiative": int, "leaves": dict,
    EFFECT: list, CHANGES: list,
}  # fmt: skip
# The order in which changes apply: values that set the number first, bounds last.
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
    when: frozenset[str] = frozenset()  # empty: it acts in no window
    requires: str = ""
    must: bool = False
    either: bool = False
    initiative: int = 0
    effects: tuple[Step, ...] = ()
    changes: tuple[Change, ...] = ()
    leaves: frozenset[str] = frozenset()
    leaves_if: str = ""
    times: tuple[frozenset[str], ...] = ()  # the windows of each effect; empty: those of the card

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
    """Whether this effect could do anything now."""
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


CardsOnTable = Callable[[Any], Iterable[str]]  # state -> the cards on the table
Owner = Callable[[Any, str], str]  # state, card -> the seat that owns it


class ChangedNumbers:
    """The present value of each number, computed from the cards on the table. A flag is a number of 0 or 1.

    Changes that set the number apply first, then additions, then bounds. Nothing is registered during a game.
    """

    def __init__(
        self, book: Book[Any], behaviours: Mapping[str, Behaviour], cards_on_table: CardsOnTable, owner: Owner
    ) -> None:
        self.book = book
        self.cards_on_table = cards_on_table
        self.owner = owner
        self.changers: dict[str, dict[str, list[Change]]] = {}  # number -> card -> its changes
        for behaviour in behaviours.values():
            for change in behaviour.changes:
                self.changers.setdefault(change.number, {}).setdefault(behaviour.card, []).append(change)

    def now(self, s: Any, number: str, base: int, seat: str = "") -> int:
        """The present value of a number. `seat` is needed for numbers that each seat has."""
        changers = self.changers.get(number)
        if not changers:
            return base
        found: list[Change] = []
        for card in self.cards_on_table(s):
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
