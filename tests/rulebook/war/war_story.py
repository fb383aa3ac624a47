"""Words for telling a piece of the War of the Ring in a test.

A board is told in a few words, region by region, in lines or after semicolons:

    minas_tirith: gondor 3r 1e 1l strider
    osgiliath: sauron 4r 1e 2n witch_king, southrons 2r

`r`, `e` and `l` are regulars, elites and Leaders of the nation that was named, `n` Nazgûl; characters have their names.
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
# Lords of Middle-earth, whole; and without the Council of Rivendell.
WHOLE = Terms(keepers=True, smeagol=True, lesser=True, rivals=True, lords_cards=True, council=True)
NO_COUNCIL = WHOLE._replace(council=False)


def but(who: str) -> str:
    """All companions of the Fellowship but these: `Tale.of("", fallen=but("gimli meriadoc"))`."""
    return " ".join([name for name in FELLOWSHIP if name not in who.split()])


def box() -> dict[str, int]:
    """All figures of the box that are not characters."""
    found = dict.fromkeys([one for one in FIGURES if one not in CHARACTERS], 0)
    for nation in NATIONS:
        for some in (*SETUP["armies"][nation].values(), SETUP["reinforcements"][nation]):
            for rank, count in some.items():
                found[NAZGUL if rank == NAZGUL else f"{nation}-{rank}"] += count
    return found


class Tale(Story[War]):
    """`Tale.of("osgiliath: gondor 2r; minas_morgul: sauron 5r 1n", ("attack", "shadow", 0))`: it is asked at once."""

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
        """What stands where; then these steps are taken, in this order.

        All nations are at war and active, unless `politics` says otherwise: `north 3 passive, rohan 1`. Companions
        that are neither on the map nor among the `fallen` are in the Fellowship, in Rivendell; the other characters
        are aside. Figures that are neither on the map nor `lost` are reinforcements. All else is a field by its name;
        dice of which nothing is said are used, and cards are in their decks. Of Lords of Middle-earth there is what
        the `terms` say.
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

    # Going on.

    def roll(self, pips: str) -> Self:
        """Dictate dice: `roll("1 3 5 5 6")`; each must be thrown now."""
        for pip in pips.split():
            assert self.ask.who == "chance", f"{self.ask.key} is asked before a die shows {pip}"
            self.answer(pip)
        return self

    def go(self, answers: str) -> Self:
        """These answers, in this order, dice among them: `go("osgiliath done 5 6 0")`."""
        return self.answer(*answers.split())

    @property
    def at_rest(self) -> bool:
        """Nothing is left of the steps that were to be taken."""
        return not self.s.todo

    # Facts.

    @property
    def asked(self) -> str:
        """Who is asked what: `shadow attack_from`."""
        return f"{self.ask.who} {self.ask.key}"

    @property
    def offers(self) -> str:
        return " ".join(self.picks)

    def copies(self) -> dict[str, int]:
        """Of a run: what is offered and how often, `done` left out."""
        return {pick.id: pick.copies for pick in self.ask.picks if pick.id != "done"}

    def here(self, region: str, side: str = "") -> str:
        """What stands there, in the words of a board; of one side, if it is named."""
        found = [words(getattr(self.s, one).get(region, ())) for one in SEATS if side in ("", one)]
        return " | ".join([one for one in found if one])

    def facts_of(self, key: str) -> list[dict[str, Any]]:
        """The facts of every line of this kind."""
        return [dict(entry.facts) for entry in self.told(key)]

    def rules_of(self, key: str) -> list[str]:
        """The rules that every line of this kind names."""
        return [entry.rule for entry in self.told(key)]

    def keys(self) -> list[str]:
        """The kinds of the lines told so far, in order."""
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
    """Where nothing else is said, a die is used and a card is in its deck."""
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
