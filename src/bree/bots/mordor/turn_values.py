"""Exact expected values for the rest of a turn, for every roll and every set of dice.

Dice with the same faces and the same victim form a class, because they are interchangeable. The dice set aside are
counted by symbol, so different ways to keep the same symbols are computed once.
"""

from collections.abc import Callable

from bree.bots.mordor.kept_dice import KeptDice, after_turn, no_kept_dice
from bree.core.state_key import state_key
from bree.games.mordor.rules.nazgul import target
from bree.games.mordor.rules.turn import place
from bree.games.mordor.state import DICE, TREE, Mordor
from bree.solve.mordor.throws import DieClass, Shown, keeps, throws, without

# The fields that the values of a turn depend on. The values stay valid until one of them changes.
DEPENDS_ON = ("terms", "seats", "first", "active", "place", "circles", "left", "halved")


class TurnValues:
    """The expected values of one player's turn. Each value is computed once."""

    def __init__(self, s: Mordor, end: Callable[[Mordor, KeptDice], float] = after_turn) -> None:
        self.end = end  # the worth of the position after the turn
        self.about = state_key(s, DEPENDS_ON)
        self.position = s
        self.worths: dict[tuple[KeptDice, tuple[DieClass, ...]], float] = {}
        self.equal = place(s).equal_symbols if s.seats else False
        self.again = place(s).repeat_rolls if s.seats else False
        self.kinds = {die: self._kind(die) for die in DICE} if s.seats else {}

    def _kind(self, die: str) -> DieClass:
        return DieClass(target(self.position, die), self.position.terms.faces[DICE.index(die)])

    def kept(self, s: Mordor) -> KeptDice:
        """Return the dice set aside in earlier rolls."""
        tally = no_kept_dice(s)
        for die, face in s.kept.items():
            if die not in s.now:
                tally = tally.plus(face, self.kinds[die].victim)
        return tally

    def shown(self, s: Mordor) -> Shown:
        dice = [(self.kinds[die], face) for die, face in s.rolled.items()]
        return tuple(sorted(dice))

    def repeat(self, s: Mordor) -> str:
        kept, shown = self.kept(s), self.shown(s)
        fresh = self.roll(kept, tuple(kind for kind, _ in shown))
        return "again" if fresh > self.best(kept, shown) else "stand"

    def keep(self, s: Mordor, offered: list[str]) -> str:
        """Return the next pick towards the best set that is still possible."""
        have = self.have(s)
        for chosen in self.ranked(s):
            missing = without(chosen, have)
            for die in offered:
                if die in self.kinds and (self.kinds[die], s.rolled[die]) in missing:
                    return die
            if not missing:
                return offered[-1]  # `done`
        return offered[-1]

    def have(self, s: Mordor) -> Shown:
        """Return the dice set aside from this roll."""
        return tuple(sorted((self.kinds[die], s.rolled[die]) for die in s.now))

    def ranked(self, s: Mordor) -> list[Shown]:
        """Return the sets that are still possible, the best first."""
        kept, shown, have = self.kept(s), self.shown(s), self.have(s)
        open_sets = [chosen for chosen in keeps(shown, self.equal) if contains(chosen, have)]
        return sorted(open_sets, key=lambda chosen: -self.after(kept, shown, chosen))

    def best(self, kept: KeptDice, shown: Shown) -> float:
        return max(self.after(kept, shown, chosen) for chosen in keeps(shown, self.equal))

    def after(self, kept: KeptDice, shown: Shown, chosen: Shown) -> float:
        """Return the value of setting these dice aside."""
        kept, left = set_aside(kept, shown, chosen)
        return self.turn_on(kept, left) if left else self.end(self.position, kept)

    def turn_on(self, kept: KeptDice, dice: tuple[DieClass, ...]) -> float:
        """Return the expected value of rolling these dice with those kept."""
        known = self.worths.get((kept, dice))
        if known is None:
            known = self.roll(kept, dice, self.roll(kept, dice) if self.again else None)
            self.worths[kept, dice] = known
        return known

    def roll(self, kept: KeptDice, dice: tuple[DieClass, ...], floor: float | None = None) -> float:
        """Return the average value of the best choice over all throws. With a floor, the player repeats a throw below
        it.
        """
        total = 0.0
        weight = 0
        for shown, times in throws(dice):
            value = self.best(kept, shown)
            total += times * (value if floor is None else max(value, floor))
            weight += times
        return total / weight


def contains(chosen: Shown, have: Shown) -> bool:
    return all(chosen.count(die) >= have.count(die) for die in have)


def set_aside(kept: KeptDice, shown: Shown, chosen: Shown) -> tuple[KeptDice, tuple[DieClass, ...]]:
    """Return the kept dice and the dice to roll next. There are none after the last die or the White Tree."""
    for kind, face in chosen:
        kept = kept.plus(face, kind.victim)
    stop = any(face == TREE for _, face in chosen)
    return kept, () if stop else tuple(kind for kind, _ in without(shown, chosen))
