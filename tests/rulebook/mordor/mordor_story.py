"""Helpers that tell a turn of Journey to Mordor in a test."""

from itertools import pairwise
from typing import Any, Self

from bree.games.mordor import GAME
from bree.games.mordor.notation import DIE, read_dice
from bree.games.mordor.state import Mordor
from tests.story import Story

NAMES = "frodo sam merry pippin"


class Turn(Story[Mordor]):
    """`Turn.of("sam", sam="5 circles", side="advanced")`: Sam is about to roll."""

    @classmethod
    def of(cls, active: str, hobbits: str = "frodo sam merry", starter: str = "", **given: Any) -> Self:
        """Begin the active hobbit's turn.

        Sheets are given by name ("4 circles 2 left h5 h6"); other names are options.
        """
        names = hobbits.split()
        sheets = {name: str(given.pop(name)) for name in names if name in given}
        options = {"players": len(names), "hobbits": hobbits, "starter": starter or names[0], **given}
        s = GAME.new(options)
        for name, text in sheets.items():
            _put_sheet(s, names.index(name), text)
        s.active = names.index(active)
        s.todo = [("turn",)]
        s.log = []
        GAME.rules.settle(s)
        return cls(GAME, s)

    def roll(self, dice: str) -> Self:
        """Dictate a roll: `yR gR bW kN rO` gives every thrown die, in any order."""
        faces = read_dice(dice)
        thrown = [str(step[1]) for step in self.s.todo if step[0] == "die"]
        assert sorted(faces) == sorted(thrown), f"the dice thrown are {thrown}"
        while not self.over and self.ask.key == "die":
            self.answer(faces[str(self.ask.facts["die"]).removeprefix("die-")])
        return self

    def keep(self, dice: str) -> Self:
        """Set dice aside by their letters, `k y`, and end with `done` if more are possible."""
        wanted = {DIE[letter] for letter in dice.split()}
        while wanted:
            chosen = next((pick for pick in self.picks if pick in wanted), None)
            assert chosen, f"{wanted} is not offered, only {self.picks}"
            wanted.discard(chosen)
            rolls = self.s.rolls
            self.answer(chosen)
            if wanted:
                assert (self.ask.key, self.s.rolls) == ("keep", rolls), f"{wanted} cannot be kept as well"
        if not self.over and self.ask.key == "keep" and self.s.now:
            self.answer("done")
        return self

    def use(self, dice: str) -> Self:
        """Play the whole turn: exactly these five dice are kept, or fewer with `kT`.

        The dice are rolled and kept one by one, so every combination is possible.
        """
        for word in dice.split():
            left = [step[1] for step in self.s.todo if step[0] == "die"]
            filler = dict.fromkeys(left, "R")
            others = " ".join(letter + filler[die] for letter, die in DIE.items() if die in left and letter != word[0])
            self.roll(f"{word} {others}".strip()).keep(word[0])
        return self

    def halve(self, *squares: int) -> Self:
        """Answer the asks for Gandalf."""
        for square in squares:
            assert self.ask.key == "halve"
            self.answer(str(square))
        return self

    def sheet(self, hobbit: str) -> tuple[int, int, tuple[int, ...]]:
        """(marked circles, unmarked Nazgûl fields, halved squares)"""
        seat = self.s.seats.index(hobbit)
        return self.s.circles[seat], self.s.left[seat], self.s.halved[seat]


def _put_sheet(s: Mordor, seat: int, text: str) -> None:
    words = text.split()
    for number, unit in pairwise(words):
        if unit.startswith("circle"):
            s.circles[seat] = int(number)
        elif unit == "left":
            s.left[seat] = int(number)
    halved = tuple(int(word[1:]) for word in words if word.startswith("h"))
    s.halved[seat] = halved
    if "left" not in words:
        s.left[seat] = s.terms.squares + len(halved)
