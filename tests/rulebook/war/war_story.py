"""Describes positions of War of the Ring in a few words, for tests.

A board lists regions with their figures, by lines or semicolons:

    minas_tirith: gondor 3r 1e 1l strider
    osgiliath: sauron 4r 1e 2n witch_king, southrons 2r

After a nation `r`, `e` and `l` are its regulars, elites and Leaders, and `n` are Nazgûl. Characters have their names.
"""

from typing import Any, Self

from bree.core import Pile, Step
from bree.games.war import GAME
from bree.games.war.facts import SETUP, SMEAGOL, SMEAGOL_FIRST, STANDARD, deck_of
from bree.games.war.figures import CHARACTERS, FIGURES, GREY, NAZGUL, PERSON, SIDE_OF, STRIDER, counts, is_played
from bree.games.war.notation.word_lists import read_figures as figures, write_figures as words
from bree.games.war.state import DECKS, FREE, NATIONS, SEATS, Figures, Lords, Terms, War
from tests.story import Story

REPLACED = {"gandalf_the_white": GREY, "aragorn": STRIDER}
FELLOWSHIP = tuple(SETUP["fellowship"]["companions"])
# Lords of Middle-earth, complete and without the Council of Rivendell.
WHOLE = Terms(keepers=True, smeagol=True, lesser=True, rivals=True, lords_cards=True, council=True)
NO_COUNCIL = WHOLE._replace(council=False)


def but(who: str) -> str:
    """Return all companions of the Fellowship except these: `Tale.of("", fallen=but("gimli meriadoc"))`."""
    return " ".join([name for name in FELLOWSHIP if name not in who.split()])


def box() -> dict[str, int]:
    """Return all figures of the box except the characters."""
    found = dict.fromkeys([one for one in FIGURES if one not in CHARACTERS], 0)
    for nation in NATIONS:
        for some in (*SETUP["armies"][nation].values(), SETUP["reinforcements"][nation]):
            for rank, count in some.items():
                found[NAZGUL if rank == NAZGUL else f"{nation}-{rank}"] += count
    return found


class Tale(Story[War]):
    """A position, and steps that run at once.

    `Tale.of("osgiliath: gondor 2r; minas_morgul: sauron 5r 1n", ("attack", "shadow", 0))`
    """

    @classmethod
    def of(
        cls,
        board: str,
        *steps: Step,
        siege: str = "",
        captured: str = "",
        lost: str = "",
        fallen: str = "",
        politics: str = "",
        **given: Any,
    ) -> Self:
        """Create a position with these figures, then run these steps in this order.

        All nations are at war and active, unless `politics` says otherwise: `north 3 passive, rohan 1`. Companions that
        are neither on the map nor among the `fallen` are in the Fellowship, in Rivendell. Other characters are aside.
        Figures that are neither on the map nor `lost` are reinforcements. Other fields are given by name. Dice that are
        not given are used, and other cards are in their decks. `terms` says which parts of Lords of Middle-earth are in
        the game.
        """
        s = War(phase=5, turn=1, log=[], terms=given.get("terms", Terms()))
        terms = s.terms
        if terms.keepers or terms.smeagol or terms.lesser or terms.rivals or terms.lords_cards or terms.council:
            s.lords = Lords()
        for line in board.replace("\n", ";").split(";"):
            region, _, stands = line.strip().partition(": ")
            for side in SEATS if region else ():
                here = tuple([figure for figure in figures(stands) if SIDE_OF[figure] == side])
                if here:
                    (s.free if side == FREE else s.shadow)[region] = here
        s.sieges = tuple(sorted(siege.split()))
        s.captured = tuple(sorted(captured.split()))
        _put_figures(s, figures(lost), tuple(fallen.split()))
        s.steps = dict.fromkeys(NATIONS, 0)
        for words_of_nation in politics.split(",") if politics else ():
            nation, number, *passive = words_of_nation.split()
            s.steps[nation] = int(number)
            s.passive = (*s.passive, nation) if passive else s.passive
        s.bearers = "rivendell"
        s.free_pool, s.shadow_pool = 4, 7
        s.rings = {"free": 3, "shadow": 0}
        s.tiles = tuple(sorted((*STANDARD, *[SMEAGOL] * SMEAGOL_FIRST))) if terms.smeagol else STANDARD
        s.hands = dict.fromkeys(SEATS, ())
        s.discards = dict.fromkeys(SEATS, ())
        for name, value in given.items():
            assert hasattr(s, name), f"a position has no {name}"
            setattr(s, name, value)
        _put_dice_and_cards(s, given)
        s.todo = list(steps[::-1])
        GAME.rules.settle(s)
        return cls(GAME, s)

    # Answers.

    def roll(self, pips: str) -> Self:
        """Dictate dice, which must be rolled now: `roll("1 3 5 5 6")`."""
        for pip in pips.split():
            assert self.ask.who == "chance", f"{self.ask.key} is asked before a die shows {pip}"
            self.answer(pip)
        return self

    def go(self, answers: str) -> Self:
        """Give these answers in this order, dice included: `go("osgiliath done 5 6 0")`."""
        return self.answer(*answers.split())

    @property
    def at_rest(self) -> bool:
        """Are no steps left?"""
        return not self.s.todo

    # Facts.

    @property
    def asked(self) -> str:
        """Return who is asked what: `shadow attack_from`."""
        return f"{self.ask.who} {self.ask.key}"

    @property
    def offers(self) -> str:
        return " ".join(self.picks)

    def copies(self) -> dict[str, int]:
        """Return the picks of a pick set with their copies, without `done`."""
        return {pick.id: pick.copies for pick in self.ask.picks if pick.id != "done"}

    def here(self, region: str, side: str = "") -> str:
        """Return the figures in a region as in a board, of one side or of both."""
        found = [words(getattr(self.s, one).get(region, ())) for one in SEATS if side in ("", one)]
        return " | ".join([one for one in found if one])

    def facts_of(self, key: str) -> list[dict[str, Any]]:
        """Return the facts of every log line with this key."""
        return [dict(entry.facts) for entry in self.told(key)]

    def rules_of(self, key: str) -> list[str]:
        """Return the rules of every log line with this key."""
        return [entry.rule for entry in self.told(key)]

    def keys(self) -> list[str]:
        """Return the keys of the log lines so far, in order."""
        return [entry.key for entry in self.log]


def _put_figures(s: War, lost: Figures, fallen: tuple[str, ...]) -> None:
    placed = [figure for here in (*s.free.values(), *s.shadow.values()) for figure in here]
    s.fallen = (*fallen, *[grey for white, grey in REPLACED.items() if white in placed])
    s.lost = counts(lost)
    everybody = counts(tuple(placed))
    left = {name: n - everybody.get(name, 0) - s.lost.get(name, 0) for name, n in box().items()}
    assert min(left.values()) >= 0, f"the box has not so many: {left}"
    s.pool = left
    gone = {PERSON.get(name, name) for name in (*placed, *s.fallen)}
    s.companions = tuple([name for name in FELLOWSHIP if name not in gone])
    elsewhere = (*placed, *s.fallen, *s.companions)
    s.aside = tuple([name for name in CHARACTERS if name not in elsewhere and is_played(s.terms, name)])
    s.guide = s.companions[0] if s.companions else "gollum"
    if not s.companions:
        s.aside = tuple([name for name in s.aside if name != "gollum"])


def _put_dice_and_cards(s: War, given: dict[str, Any]) -> None:
    """By default a die is used and a card is in its deck."""
    paying = {side: int(bool(s.die) and s.acting == side) for side in SEATS}
    s.free_pool = max(s.free_pool, len(s.free_dice) + s.box_free + paying["free"])
    s.shadow_pool = max(s.shadow_pool, len(s.shadow_dice) + s.box_shadow + paying["shadow"])
    if "free_used" not in given:
        s.free_used = s.free_pool - len(s.free_dice) - s.box_free - paying["free"]
    if "shadow_used" not in given:
        s.shadow_used = s.shadow_pool - len(s.shadow_dice) - s.box_shadow - paying["shadow"]
    if "decks" not in given:
        hands = [*s.hands.values(), *s.discards.values(), s.played, s.table]
        gone = {card for cards in hands for card in cards}
        s.decks = {deck: Pile.of([card for card in deck_of(s.terms, deck) if card not in gone]) for deck in DECKS}
