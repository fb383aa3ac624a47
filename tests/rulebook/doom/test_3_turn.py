"""Section 3: the turn, its two rolls, and the dice board."""

from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from bree.core import CHANCE, odds, sample
from bree.games.doom import GAME
from bree.games.doom.state import COLOURS
from tests.rulebook.doom.doom_story import Journey

PAIRS = list(combinations(COLOURS, 2))


def begun(*colours: str) -> Journey:
    """A turn after its first roll: the black dice show 5 and 2, the coloured ones 3 and 4."""
    j = Journey.of(warriors=5, held="").decline().take(*colours)
    numbers = dict(zip(sorted(colours, key=COLOURS.index), (3, 4), strict=True))
    return j.roll(black1=5, black2=2, **numbers).decline()


def calm(j: Journey) -> Journey:
    """A turn with few events: all warriors are in Isengard, and both black dice hit Saruman."""
    return j.board(3, "green", 1, 3, "red", 1).decline()


def pool(j: Journey) -> list[str]:
    return list(GAME.view(j.s, None)["dice"]["pool"])


def told_dice(j: Journey, key: str) -> list[list[tuple[str, int]]]:
    """The dice of all lines with this key, with their numbers."""
    lines = [facts["dice"] for facts in j.facts_of(key)]
    return [[(die.partition("+")[0].removeprefix("die-"), int(die[-1])) for die in dice] for dice in lines]


# The turn.


@pytest.mark.rule("DOOM-3.1")
def test_a_turn_is_the_rolls_and_then_the_actions() -> None:
    j = calm(Journey.of(warriors=5))
    keys = [entry.key for entry in j.log if entry.key in ("turn", "rolled", "placed", "activated", "moved")]
    rolling = ["rolled", "placed", "rolled", "placed"]
    assert keys == ["turn", *rolling, "activated", "moved", "activated", "moved", "turn"]
    assert j.rules_of("turn") == ["DOOM-3.1"] * 2


@pytest.mark.rule("DOOM-3.1")
@pytest.mark.parametrize(
    ("players", "first", "turns"),
    [(4, "star", "star leaf moon flame star"), (3, "leaf", "leaf moon star leaf moon"), (2, "leaf", "leaf star leaf")],
)
def test_turns_go_clockwise(players: int, first: str, turns: str) -> None:
    j = Journey.of(first, players=players, warriors=5, legolas=10, gimli=10)
    for _ in turns.split()[1:]:
        calm(j)
    assert [facts["who"] for facts in j.facts_of("turn")] == turns.split()


# The first roll.


@pytest.mark.rule("DOOM-3.2")
def test_two_coloured_dice_are_chosen_one_after_the_other() -> None:
    j = Journey.of(held="").decline()
    assert (j.ask.who, j.ask.key, j.ask.rule, j.ask.many) == ("star", "take", "DOOM-3.2", True)
    assert j.picks == ["orange", "purple", "blue", "green", "red"]
    j.answer("purple")
    assert (j.ask.key, j.picks, j.ask.many) == ("take", ["orange", "blue", "green", "red"], True)
    assert j.refuses("purple") == "DOOM-3.2"


@pytest.mark.rule("DOOM-3.2")
@pytest.mark.parametrize("pair", PAIRS)
def test_whichever_die_is_named_first_the_roll_is_the_same(pair: tuple[str, str]) -> None:
    told = []
    for order in (pair, pair[::-1]):
        j = Journey.of(held="").decline().answer(*order)
        assert j.s.roll == ("black1", "black2", *pair)
        j.roll(black1=5, black2=2, **{pair[0]: 3, pair[1]: 4})
        told.append((j.game.write(j.s), j.log))
    assert told[0] == told[1]


@pytest.mark.rule("DOOM-3.2")
@pytest.mark.parametrize("pair", PAIRS)
def test_any_two_colours_are_rolled_with_both_black_dice(pair: tuple[str, str]) -> None:
    j = begun(*pair)
    assert told_dice(j, "rolled") == [[("black", 5), ("black", 2), (pair[0], 3), (pair[1], 4)]]
    assert j.s.shows == {"black1": 5, "black2": 2, pair[0]: 3, pair[1]: 4}


@pytest.mark.rule("DOOM-3.2")
def test_every_die_is_fair() -> None:
    j = Journey.of(held="").decline().take("blue", "red")
    for die in ("die-black", "die-black", "die-blue", "die-red"):
        assert (j.ask.who, j.ask.key, j.ask.facts) == (CHANCE, "die", {"die": die})
        assert odds(j.ask.picks) == {str(n): Fraction(1, 6) for n in range(1, 7)}
        j.answer("4")
    assert j.ask.key == "offer"


@pytest.mark.rule("DOOM-3.3")
def test_one_black_and_one_coloured_die_are_placed_on_side_1() -> None:
    j = begun("blue", "red")
    assert (j.ask.key, j.picks) == ("place_black", ["black1", "black2"])
    j.answer("black1")
    assert (j.ask.key, j.ask.rule, j.picks) == ("place_colour", "DOOM-3.3", ["blue", "red"])
    assert j.refuses("black2") == "DOOM-3.3"
    assert j.refuses("green") == "DOOM-3.3"
    j.answer("red")
    assert j.s.board == ["black1", "red", "", ""]
    assert (j.rules_of("placed"), told_dice(j, "placed")) == (["DOOM-3.3"], [[("black", 5), ("red", 4)]])


@pytest.mark.rule("DOOM-3.12")
@pytest.mark.parametrize(("placed", "other"), [("black1", "black2"), ("black2", "black1")])
def test_either_black_die_may_be_placed_and_the_other_is_rolled_again(placed: str, other: str) -> None:
    j = begun("blue", "red")
    assert (j.ask.rule, j.picks) == ("DOOM-3.12", ["black1", "black2"])
    first = j.s.shows[placed]
    j.answer(placed, "blue", "green")
    j.roll(**{other: 6, "red": 1, "green": 1}).decline().answer("red")
    assert (j.s.board[0], j.s.board[2]) == (placed, other)
    assert (j.s.shows[placed], j.s.shows[other]) == (first, 6)


# The second roll.


@pytest.mark.rule("DOOM-3.4")
def test_one_of_the_three_unused_colours_joins_the_second_roll() -> None:
    j = begun("blue", "red").answer("black2", "blue")
    assert (j.ask.who, j.ask.key, j.ask.rule, j.ask.many) == ("star", "take", "DOOM-3.4", False)
    assert j.picks == ["orange", "purple", "green"]
    assert (j.refuses("blue"), j.refuses("red")) == ("DOOM-3.4", "DOOM-3.4")
    assert j.refuses("black1") == "DOOM-3.4"


@pytest.mark.rule("DOOM-3.4")
def test_the_second_roll_has_exactly_three_dice() -> None:
    j = begun("blue", "red").answer("black2", "blue", "green").roll(black1=4, red=6, green=2)
    assert j.ask.key == "offer"
    assert told_dice(j, "rolled")[1] == [("black", 4), ("red", 6), ("green", 2)]


@pytest.mark.rule("DOOM-3.5")
@pytest.mark.parametrize(("kept", "back"), [("red", "green"), ("green", "red")])
def test_the_black_die_goes_on_side_2_with_one_of_the_two_colours(kept: str, back: str) -> None:
    j = begun("blue", "red").answer("black2", "blue", "green").roll(black1=4, red=6, green=2).decline()
    assert (j.ask.key, j.ask.rule, j.picks) == ("place_colour", "DOOM-3.5", ["red", "green"])
    assert j.s.board == ["black2", "blue", "black1", ""]
    j.answer(kept)
    assert j.s.board == ["black2", "blue", "black1", kept]
    assert (back in pool(j), back in j.s.shows) == (True, False)
    assert j.rules_of("placed")[1] == "DOOM-3.5"
    assert told_dice(j, "placed")[1] == [("black", 4), (kept, 6 if kept == "red" else 2)]


@pytest.mark.rule("DOOM-3.6")
def test_the_dice_of_side_1_keep_their_numbers() -> None:
    j = begun("blue", "red").answer("black2", "blue", "green")
    thrown = []
    while j.ask.key == "die":
        thrown.append(j.ask.facts["die"])
        j.answer("6")
    assert thrown == ["die-black", "die-red", "die-green"]
    j.decline().answer("red")
    assert j.s.shows == {"black2": 2, "blue": 3, "black1": 6, "red": 6}


@pytest.mark.rule("DOOM-3.7")
@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("kept", [0, 1])
def test_the_colour_of_side_1_cannot_come_to_side_2(pair: tuple[str, str], kept: int) -> None:
    j = begun(*pair).answer("black1", pair[kept])
    assert pair[kept] not in j.picks
    third = j.picks[-1]
    j.answer(third).roll(black2=1, **{pair[1 - kept]: 1, third: 1}).decline()
    assert sorted(j.picks) == sorted([pair[1 - kept], third])
    assert j.refuses(pair[kept]) == "DOOM-3.5"


@pytest.mark.rule("DOOM-3.7")
def test_each_coloured_die_moves_another_figure() -> None:
    j = calm(Journey.of(warriors=5))
    assert [facts["figure"] for facts in j.facts_of("moved")] == ["figure-legolas", "figure-gimli"]


# The example of both rolls.


@pytest.mark.rule("DOOM-3.3", "DOOM-3.4", "DOOM-3.5", "DOOM-3.11")
def test_ex_3a_both_rolls() -> None:
    j = Journey.of(held="").decline().take("red", "blue").roll(black1=5, black2=2, blue=3, red=4).decline()
    j.answer("black2", "blue", "green").roll(black1=6, red=1, green=5).decline().answer("red")
    assert j.s.board == ["black2", "blue", "black1", "red"]
    assert [j.s.shows[die] for die in j.s.board] == [2, 3, 6, 1]
    assert pool(j) == ["orange", "purple", "green", "battle"]


# The actions.


@pytest.mark.rule("DOOM-3.8")
def test_the_dice_are_carried_out_side_by_side_the_black_one_first() -> None:
    j = Journey.of(held="", track="- - loth_saruman loth_nazgul - -").board(4, "red", 1, 3, "green", 2)
    j.decline()
    told = [entry for entry in j.log if entry.key in ("activated", "moved")]
    done = [entry.facts.get("card") or entry.facts["figure"] for entry in told]
    assert done == ["card-loth_nazgul", "figure-gimli", "card-loth_saruman", "figure-legolas"]


@pytest.mark.rule("DOOM-3.8")
def test_a_die_returns_to_the_pool_right_after_it_is_resolved() -> None:
    j = Journey.of(held="", warriors=5).board(3, "red", 1, 3, "green", 2)
    rest = ["orange", "purple", "blue"]
    boards, pools = [], []
    while j.moment in ("die", "end"):
        boards.append(list(j.s.board))
        pools.append([die for die in pool(j) if die not in rest])
        j.answer("pass")
    assert boards == [
        ["black1", "red", "black2", "green"],
        ["", "red", "black2", "green"],
        ["", "", "black2", "green"],
        ["", "", "", "green"],
        ["", "", "", ""],
    ]
    assert pools == [
        ["battle"],
        ["black1", "battle"],
        ["black1", "red", "battle"],
        ["black1", "black2", "red", "battle"],
        ["black1", "black2", "green", "red", "battle"],
    ]
    assert j.s.shows == {}


@pytest.mark.rule("DOOM-3.8")
def test_the_second_side_waits_until_the_battle_of_the_first_is_over() -> None:
    j = Journey.of(held="", warriors=5).board(2, "red", 2, 3, "green", 2).until("battle_die")
    assert (j.s.at["gimli"], j.s.board) == (0, ["black1", "red", "black2", "green"])
    j.answer("gimli").until("offer", "die")
    assert (j.s.at["gimli"], j.s.board) == (0, ["", "red", "black2", "green"])


@pytest.mark.rule("DOOM-3.9")
def test_only_the_active_player_is_asked() -> None:
    asked = set()
    for seed in range(12):
        rng = Random(seed)
        s = GAME.new({"courage_start": 18})
        while (ask := GAME.waiting(s)) is not None:
            if ask.who != CHANCE:
                assert ask.who == s.seats[s.active]
                asked.add(ask.who)
            GAME.apply(s, sample(ask.picks, rng))
    assert asked == {"star", "leaf", "moon", "flame"}


@pytest.mark.rule("DOOM-3.9")
def test_the_active_player_decides_on_a_card_that_lies_before_another() -> None:
    j = Journey.of("moon", held="loth_elrond@star gandalfs_power@flame", warriors=5)
    j.until("take").take("green", "red").roll(black1=3, black2=3, green=1, red=1)
    assert (j.ask.who, j.picks) == ("moon", ["loth_elrond", "gandalfs_power", "pass"])
    j.answer("loth_elrond")
    assert (j.ask.who, j.ask.key) == ("moon", "which_again")


@pytest.mark.rule("DOOM-3.10")
def test_a_roll_and_its_dice_cannot_be_left_out() -> None:
    j = Journey.of(held="").decline()
    assert j.refuses("pass") == j.refuses("done") == "DOOM-3.2"
    j = begun("blue", "red")
    assert j.refuses("pass") == "DOOM-3.12"
    assert j.answer("black1").refuses("pass") == "DOOM-3.3"
    assert j.answer("blue").refuses("pass") == "DOOM-3.4"
    j.answer("green").roll(black2=3, red=1, green=1).decline()
    assert j.refuses("pass") == "DOOM-3.5"


@pytest.mark.rule("DOOM-3.10")
def test_the_actions_of_all_four_dice_are_carried_out_unasked() -> None:
    track = "- - loth_balrog loth_nazgul - -"
    j = Journey.of(held="", gimli=6, courage=10, track=track).board(4, "red", 1, 3, "green", 3)
    while j.seat == "star":
        assert j.picks == ["pass"]
        j.answer("pass")
    assert (j.s.at["gimli"], j.s.at["legolas"]) == (7, 3)
    assert (j.s.nazgul, j.s.courage) == (2, 10 - 1 - 3)


@pytest.mark.rule("DOOM-3.10")
def test_where_a_rule_says_may_nothing_need_be_done() -> None:
    j = Journey.of(held="", track="- - - - - -").board(2, "red", 1, 6, "green", 1).until("free_move")
    assert j.picks == ["0", "1", "2"]
    assert j.answer("0").s.at["merry_pippin"] == 0


@pytest.mark.rule("DOOM-3.11")
def test_colours_that_are_not_picked_stay_in_the_pool() -> None:
    j = Journey.of(held="").decline().take("blue", "red")
    assert pool(j) == ["orange", "purple", "green", "battle"]
    j.roll(black1=5, black2=2, blue=3, red=4).decline().answer("black2", "blue")
    assert pool(j) == ["orange", "purple", "green", "battle"]
    j.answer("purple")
    assert pool(j) == ["orange", "green", "battle"]


@pytest.mark.rule("DOOM-3.11")
def test_the_battle_die_is_part_of_neither_roll() -> None:
    j = Journey.of(held="").decline()
    assert j.refuses("battle") == "DOOM-3.11"
    assert j.answer("blue").refuses("battle") == "DOOM-3.11"
    assert begun("blue", "red").answer("black2", "blue").refuses("battle") == "DOOM-3.11"
