"""Helpers that tell a journey to Mount Doom in a test."""

from typing import Any, Self

from bree.core import Refusal
from bree.games.doom import GAME
from bree.games.doom.facts import GANDALF_CARDS, STACKS
from bree.games.doom.state import BLACKS, BOROMIR, FIGURES, SEATS, STAGES, UNKNOWN, Doom
from tests.rulebook.doom.box import BOX, BOX_GANDALF
from tests.story import Story

PASS = "pass"
FIELDS = ("courage", "nazgul", "warriors", "chieftain", "slain", "gandalf_token", "treebeard_token", "by_die")
CALM = {  # for each stage a track of six cards that stay, on which nothing happens by chance
    "lothlorien": "? loth_cave_troll loth_saruman loth_nazgul loth_moria_orc ?",
    "rohan": "? rohan_orc_hordes rohan_saruman rohan_nazgul rohan_uruk_hai ?",
    "helms_deep": "? helm_orc_hordes helm_saruman helm_nazgul helm_uruk_hai ?",
    "gondor": "? gondor_orc_hordes gondor_nazgul gondor_uruk_hai gondor_grond ?",
    "minas_morgul": "? morgul_mumakil morgul_haradrim morgul_uruk_hai morgul_witch_king ?",
    "mount_doom": "? doom_eagles doom_shelob doom_shelobs_sting doom_gollums_madness ?",
}


class Journey(Story[Doom]):
    """`Journey.of("leaf", stage="rohan", gimli=12, held="loth_elrond", courage=5)`: Leaf's turn begins."""

    @classmethod
    def of(
        cls,
        active: str = "star",
        *,
        stage: str = "lothlorien",
        track: str = "",
        hidden: str = "",
        held: str = BOROMIR,
        **given: Any,
    ) -> Self:
        """Begin the turn of the active seat.

        Figures take spaces, FIELDS take values, and all other names are options. All figures stand at the beginning of
        the
        stage unless a space is given (-1: the waiting area). `track` has six words: a card, `-` for a bare slot, `?`
        for an
        unknown card, `?card` for a known face-down card. `hidden` names unknown cards. `held` has cards as `card` (the
        active
        seat's) or `card@seat`; without it Boromir is held. Cards that are not from the box are out of the game.
        """
        spaces = {name: given.pop(name) for name in FIGURES if name in given}
        fields = {name: given.pop(name) for name in FIELDS if name in given}
        s: Doom = GAME.new({**given})
        while (ask := GAME.waiting(s)) is not None and ask.who == "chance":
            GAME.apply(s, ask.picks[0].id)
        s.stage = STAGES.index(stage)
        start = 0 if s.stage == 0 else s.terms.road.ends[s.stage - 1]
        s.at = {name: spaces.get(name, min(start, s.terms.road.ends[4])) for name in FIGURES}
        for name, value in fields.items():
            setattr(s, name, value)
        s.active = SEATS.index(active)
        _put_cards(s, track or CALM[stage], hidden.split(), held.split())
        s.todo = [("turn",)]
        s.log = []
        GAME.rules.settle(s)
        return cls(GAME, s)

    # Answers.

    def skip(self) -> Self:
        """Answer asks whose only pick is `pass`."""
        while not self.over and self.ask.who != "chance" and self.ask.automatic:
            self.answer(PASS)
        return self

    def go(self, *answers: str) -> Self:
        """Give these answers, and `pass` to asks without another pick."""
        self.skip()
        for answer in answers:
            self.answer(answer)
            self.skip()
        return self

    def decline(self) -> Self:
        """Pass in all windows until another ask comes."""
        while not self.over and self.ask.key == "offer":
            self.answer(PASS)
        return self

    def until(self, key: str, moment: str = "") -> Self:
        """Pass in windows until this ask comes, or until this window opens."""
        while (self.ask.key, self.moment if moment else "") != (key, moment):
            assert self.ask.key == "offer", f"{self.ask.key} is asked before {key} {moment}"
            self.answer(PASS)
        return self

    @property
    def moment(self) -> str:
        return str(self.ask.facts.get("moment", "")).removeprefix("moment-")

    # Dice.

    def take(self, *colours: str) -> Self:
        """Pick coloured dice for a roll."""
        return self.answer(*colours)

    def roll(self, **dice: int) -> Self:
        """Dictate all dice of a throw: `roll(black1=2, black2=5, red=3, blue=6)`."""
        thrown = dict(dice)
        while not self.over and self.ask.key == "die":
            die = str(self.ask.step[1])
            assert die in thrown, f"{die} is thrown too"
            self.answer(str(thrown.pop(die)))
        assert not thrown, f"not thrown: {thrown}"
        return self

    def board(self, first: int, colour: str, number: int, second: int, other: str, its_number: int) -> Self:
        """Make both rolls of the turn, and pass in windows.

        `board(2, "orange", 3, 5, "red", 4)` gives the dice board in order: black, colour, black, colour. It stops at
        the
        window before the first die, or when its face-down card is turned up.
        """
        self.decline().take(colour, other)
        self.roll(**{BLACKS[0]: first, BLACKS[1]: second, colour: number, other: its_number})
        self.decline().answer(BLACKS[0], colour)
        third = self.picks[0]
        self.answer(third)
        self.roll(**{BLACKS[1]: second, other: its_number, third: 1})
        return self.decline().answer(other)

    def fight(self, *faces: str) -> Self:
        """Dictate the battle die for each battle, and pass in windows. Stops after the last throw."""
        for face in faces:
            self.until("battle_die")
            self.answer(face)
        return self

    def turned_up(self, card: str) -> Self:
        """Dictate the face-down card that is turned up."""
        assert self.ask.key == "hidden_card"
        return self.answer(card)

    # Facts of the log.

    @property
    def seat(self) -> str:
        return self.s.seats[self.s.active]

    def facts_of(self, key: str) -> list[dict[str, Any]]:
        """The facts of all lines with this key."""
        return [dict(entry.facts) for entry in self.told(key)]

    def rules_of(self, key: str) -> list[str]:
        """The rules of all lines with this key."""
        return [entry.rule for entry in self.told(key)]


def _put_cards(s: Doom, track: str, hidden: list[str], held: list[str]) -> None:
    words = track.split()
    s.track = ["" if word == "-" else UNKNOWN if word == "?" else word.removeprefix("?") for word in words]
    s.down = tuple(slot for slot, word in enumerate(words) if word.startswith("?"))
    s.under, s.under_at, s.box = "", -1, ()
    s.held = {}
    for word in held:
        card, _, seat = word.partition("@")
        s.held[card] = SEATS.index(seat) if seat else s.active
    stack = STACKS[s.stage]
    rest = [card for card in stack if card not in s.track and card not in s.held]
    rest.sort(key=lambda card: (card not in hidden, card not in BOX))
    unknown = s.track.count(UNKNOWN)
    most = unknown + 1 if unknown else 0
    s.unseen = tuple(rest[: max(most, len(hidden))])
    gandalf = [card for card in s.held if card.startswith("gandalfs_")]
    s.gandalf_unseen = tuple(card for card in BOX_GANDALF[1:] if card not in gandalf)
    drawn = [card for card in GANDALF_CARDS if card not in gandalf and card not in s.gandalf_unseen]
    s.box = (*rest[len(s.unseen) :], *drawn)
    if BOROMIR not in s.held:
        s.box = (*s.box, BOROMIR)


def refused(**options: Any) -> Refusal:
    """The refusal of the table for these options."""
    try:
        GAME.new(options)
    except Refusal as refusal:
        return refusal
    raise AssertionError("the table was not refused")
