"""WAR section 27: which groups of an army of two players may act, compared with a search through all groups."""

from collections import Counter
from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any, NamedTuple

import pytest

from bree.core import DONE, Step
from bree.games.war.figures import IS_COMPANION, IS_ELITE, IS_LEADER, IS_UNIT, NATION, counts, sort_figures
from bree.games.war.players.teams import PLAYS
from bree.games.war.state import Figures, Terms
from tests.rulebook.war.marches import bounds, told, tried
from tests.rulebook.war.teams_story import THREE, table
from tests.rulebook.war.war_story import Tale, figures

HERE, THERE = "osgiliath", "lossarnach"
FREE_ARMIES = [
    "gondor 2r, rohan 3r",
    "gondor 2r 1e 1l, rohan 1r 1e 1l strider",
    "gondor 1r, elves 1e, rohan 2r 1l gimli legolas",
    "elves 2e 1l, north 1r 2e, dwarves 1r 1l",
    "gondor 3r 2l, rohan 1r",
    "rohan 1e, gondor 1e",
]
SHADOW_ARMIES = [
    "sauron 3r, isengard 1e",
    "sauron 2r 1e 1n, isengard 2r 1e",
    "sauron 1r 2e, southrons 2e 1n",
    "isengard 2e, southrons 1r 1e, sauron 1r 1n",
]
PAIRS = {"free": ("gondor_player", "rohan_player"), "shadow": ("witch_king_player", "saruman_player")}
ELITES_LEAD = frozenset({"isengard-elite", "southrons-elite"})
FEW = 120  # with at most this many groups, a search tries each

Fits = Callable[[Figures], bool]


def anybody(_group: Figures) -> bool:
    return True


class Held(NamedTuple):
    """A mixed army, its controller, and whether this is the leading player."""

    army: str
    who: str
    leads: bool

    @property
    def side(self) -> str:
        return "shadow" if self.army in SHADOW_ARMIES else "free"

    @property
    def leading(self) -> tuple[str, str]:
        pair = PAIRS[self.side]
        first = self.who if self.leads else pair[1 - pair.index(self.who)]
        return (first, "witch_king_player") if self.side == "free" else ("gondor_player", first)

    def controls(self, group: Figures) -> bool:
        """WAR-27.13: more units, then more elites, then the leading player."""
        mine, theirs = Counter[str](), Counter[str]()
        for one in group:
            if one in IS_UNIT:
                whose = mine if PLAYS[NATION[one]] == self.who else theirs
                whose.update(("units", "elites") if one in IS_ELITE else ("units",))
        ranks = [(whose["units"], whose["elites"]) for whose in (mine, theirs)]
        return ranks[0] > ranks[1] or (ranks[0] == ranks[1] and self.leads)

    def acting(self, number: int) -> Fits:
        """Return whom the player controls. A Character result also needs a leader."""
        return lambda group: self.controls(group) and (not number or led(group))

    def asked(self, step: Step, board: str = "", **given: Any) -> Tale:
        words = f"{HERE}: {self.army}; orthanc: saruman" + board
        mixed = (f"{self.side}-{HERE}",)
        return table(words, step, go=self.who, leading=self.leading, mixed=mixed, die="army", **given)


HELD = [
    one
    for army in (*FREE_ARMIES, *SHADOW_ARMIES)
    for pair in PAIRS.values()
    for who in pair
    for leads in (True, False)
    if (one := Held(army, who, leads)).side == ("free" if who in PAIRS["free"] else "shadow")
    and one.controls(figures(army))
]


def groups(army: Figures, acts: Fits, stays: Fits, most: int = 10) -> set[Figures]:
    """Return every group with at least one and at most `most` units that may act, if the rest may stay."""
    kinds = counts(army)
    found = set()
    for taken in product(*[range(n + 1) for n in kinds.values()]):
        going = sort_figures([kind for kind, n in zip(kinds, taken, strict=True) for _ in range(n)])
        units = len([one for one in going if one in IS_UNIT])
        if 0 < units <= most and acts(going) and stays(without(army, going)):
            found.add(going)
    return found


def without(army: Figures, gone: Figures) -> Figures:
    return sort_figures(list((Counter(army) - Counter(gone)).elements()))


def led(group: Figures) -> bool:
    """WAR-10.2, WAR-27.18: by a leader, a character or an elite."""
    return any(one not in IS_UNIT or one in ELITES_LEAD for one in group)


def behind_a_move(left: Figures) -> bool:
    """WAR-10.5: Leaders do not stay without a unit."""
    return IS_LEADER.isdisjoint(left) or not IS_UNIT.isdisjoint(left)


def behind_an_attack(left: Figures) -> bool:
    """WAR-11.5: a rearguard has a unit."""
    return not left or not IS_UNIT.isdisjoint(left)


def tells(start: Tale, whole: set[Figures]) -> None:
    """Pick a group in any order. Each step must state what may still be picked and whether the set is complete."""
    assert told(start) == bounds(whole)
    if len(whole) <= FEW:
        assert tried(start) == bounds(whole)
    rng, key = Random(len(whole)), start.ask.key
    for group in rng.sample(sorted(whole), min(10, len(whole))):
        tale, named = Tale(start.game, start.s.clone()), Counter[str]()
        for figure in rng.sample(group, len(group)):
            assert tale.ask.key == key, f"{dict(named)} are not the whole group"
            left = {without(one, tuple(named.elements())) for one in whole if Counter(one) >= named}
            assert told(tale) == bounds(left)
            assert tale.ask.offers(DONE) == (() in left)
            tale.go(figure)
            named[figure] += 1
        if not tale.at_rest and tale.ask.key == key:
            assert tale.ask.offers(DONE)


@pytest.mark.rule("WAR-27.13", "WAR-27.14", "WAR-27.18", "WAR-10.2", "WAR-10.5", "WAR-O1")
@pytest.mark.parametrize("room", [1, 2, 3, 10])
@pytest.mark.parametrize("number", [0, 1], ids=["army", "character"])
@pytest.mark.parametrize("held", HELD)
def test_a_mixed_army_tells_which_parts_of_it_may_move(held: Held, number: int, room: int) -> None:
    whole = groups(figures(held.army), held.acting(number), behind_a_move, room)
    filler = "gondor" if held.side == "free" else "sauron"
    board = f"; {THERE}: {filler} {10 - room}r" if room < 10 else ""
    asked = held.asked(("move_to", held.side, number, 1, HERE), board, terms=Terms(overstack=False))
    assert (THERE in asked.picks) == bool(whole)
    if whole:
        tells(held.asked(("move_who", held.side, number, HERE, THERE), board, terms=Terms(overstack=False)), whole)


@pytest.mark.rule("WAR-27.13", "WAR-27.14", "WAR-11.2", "WAR-11.5")
@pytest.mark.parametrize("number", [0, 1], ids=["army", "character"])
@pytest.mark.parametrize("held", HELD)
def test_a_mixed_army_tells_which_parts_of_it_may_attack(held: Held, number: int) -> None:
    whole = groups(figures(held.army), held.acting(number), behind_an_attack)
    board = f"; {THERE}: {'sauron' if held.side == 'free' else 'gondor'} 1r"
    assert held.asked(("attack", held.side, number), board).at_rest == (not whole)
    if whole:
        tells(held.asked(("attack_who", held.side, number, HERE, THERE), board), whole)


@pytest.mark.rule("WAR-27.13", "WAR-27.14", "WAR-10.10")
@pytest.mark.parametrize("end", ["anywhere", "led"])
@pytest.mark.parametrize("held", HELD)
def test_a_mixed_army_tells_which_parts_of_it_may_march_by_a_card(held: Held, end: str) -> None:
    def acts(group: Figures) -> bool:
        return held.controls(group) and (end != "led" or not IS_COMPANION.isdisjoint(group))

    whole = groups(figures(held.army), acts, behind_a_move)
    card = "through_a_day_and_a_night" if held.side == "free" else "the_shadow_is_moving"
    if whole:
        tells(held.asked(("march_who", card, 2, end, HERE)), whole)


@pytest.mark.rule("WAR-27.13", "WAR-27.14", "WAR-27.16", "WAR-10.7", "WAR-11.4")
@pytest.mark.parametrize("leads", [True, False])
@pytest.mark.parametrize(
    "army", ["gondor 1r, rohan 1r 1e", "gondor 2r 1e, rohan 2r 2e 1l", "gondor 1r, north 1e, rohan 1r"]
)
def test_who_is_not_at_war_and_stays_does_not_count_for_the_part_that_acts(army: str, leads: bool) -> None:
    """The Elves make the Gondor player control the army, but they may neither enter Lossarnach nor attack."""
    held = Held(f"elves 2r 2e, {army}", "gondor_player", leads)
    whole = groups(figures(army), held.controls, anybody)
    tells(held.asked(("move_who", "free", 0, HERE, THERE), politics="elves 1"), whole)
    board = f"; {THERE}: sauron 1r"
    tells(held.asked(("attack_who", "free", 0, HERE, THERE), board, politics="elves 1"), whole)


@pytest.mark.rule("WAR-27.13", "WAR-27.16", "WAR-10.10", "WAR-10.7")
def test_a_march_where_politics_part_the_players_is_of_those_whom_its_controller_controls() -> None:
    """Rohan and Gondor are not at war and stay in their own lands, which are on two paths. Only one of them can go."""
    held = Held("gondor 2r, rohan 3r", "rohan_player", leads=False)
    board = "folde: gondor 2r, rohan 3r"
    tale = table(
        board, ("march_who", "through_a_day_and_a_night", 1, "anywhere", "folde"), go=held.who, leading=held.leading,
        mixed=("free-folde",), politics="gondor 1, rohan 1", die="event",
    )  # fmt: skip
    assert told(tale) == tried(tale) == ({"rohan-regular": 3}, 1, 3)


@pytest.mark.rule("WAR-27.20")
@pytest.mark.parametrize("army", FREE_ARMIES)
@pytest.mark.parametrize("room", [1, 2, 10])
@pytest.mark.parametrize("worn", ["gondor+rohan", "elves+gondor", "elves+north"])
def test_a_single_player_is_told_which_nations_may_act_again_together(army: str, worn: str, room: int) -> None:
    def acts(group: Figures) -> bool:
        nations = {NATION[one] for one in group if one in IS_UNIT}
        return len(nations) > 1 or nations.isdisjoint(worn.split("+"))

    given: dict[str, Any] = {"last": (f"{worn}@dale",), "die": "army", "leading": THREE}
    whole = groups(figures(army), acts, behind_a_move, room)
    board = f"{HERE}: {army}"
    if room < 10:
        board, given = f"{board}; {THERE}: gondor {10 - room}r", {**given, "terms": Terms(overstack=False)}
    if whole:
        tells(table(board, ("move_who", "free", 0, HERE, THERE), go="free", **given), whole)
    assert (THERE in table(board, ("move_to", "free", 0, 1, HERE), go="free", **given).picks) == bool(whole)


@pytest.mark.rule("WAR-27.13")
def test_the_largest_army_tells_its_bounds_at_once() -> None:
    """Ten units, eight Leaders and seven companions are too many for a search through all groups."""
    army = "gondor 2r 2e 4l, rohan 3r 3e 4l strider gimli legolas boromir meriadoc peregrin gandalf_the_white"
    held = Held(army, "rohan_player", leads=False)
    characters = dict.fromkeys(
        ["gandalf_the_white", "strider", "gimli", "legolas", "boromir", "meriadoc", "peregrin"], 1
    )
    move, attack = ("move_who", "free", 1, HERE, THERE), ("attack_who", "free", 1, HERE, THERE)
    for tale in (held.asked(move), held.asked(attack, f"; {THERE}: sauron 1r")):
        assert told(tale) == (
            {
                "gondor-regular": 2, "gondor-elite": 2, "rohan-regular": 3, "rohan-elite": 3,
                "gondor-leader": 4, "rohan-leader": 4, **characters,
            },
            2,
            25,
        )  # fmt: skip
        tale.go("gondor-elite gondor-regular")
        assert told(tale)[1:] == (3, 23)  # two elites of Rohan, and a leader
        assert tale.refuses(DONE) == "WAR-27.14"
