"""Options for doubtful readings: their values, their defaults, and that each changes only its ruling."""

from typing import Any

import pytest

from bree.games.doom import GAME
from bree.games.doom.state import Terms
from tests.rulebook.doom.doom_story import PASS, Journey, refused

BARE = "- - - - - -"
ARMY = "morgul_army_of_the_dead"
ON = {"exclusive_allies": "on"}
# option -> the other values than the default, with the terms that each changes.
READINGS: dict[str, tuple[str, dict[str, dict[str, Any]]]] = {
    "free_arrival": ("plain", {"strict": {"free_arrival": "strict"}, "generous": {"free_arrival": "generous"}}),
    "morgul_step": ("standing", {"exact_die": {"exact_steps": True}}),
    "army_skips": ("empty", {"neighbour": {"army_jumps": True}}),
    "exclusive_ally_turn": ("own_turn", {"any_turn": {"any_turn": True}}),
    "eowyn_losses": ("none", {"before_six": {"one_by_one": True}}),
    "morgul_die": ("idle", {"leaves": {"leaves_morgul": True}}),
    "easier_spends_cards": ("no", {"yes": {"spends": True}}),
    "mumakil_loss": ("per_battle", {"once": {"loss_once": True}}),
    "early_end": ("plays_on", {"passes": {"early_passes": True}}),
    "boromir_ban": ("wins", {"loses": {"ban_holds": True}}),
    "vision_kept": ("stays", {"shuffled": {"shuffles": True}}),
}
IDS = {name: f"DOOM-O{number}" for number, name in enumerate(READINGS, 1)}


def quiet(active: str = "star", track: str = BARE, **given: Any) -> Journey:
    """A turn in which black sixes have no effect: slot 6 is bare, and Nazgûl are harmless."""
    return Journey.of(active, track=track, **{"slain": True, **given})


def at_morgul(**given: Any) -> Journey:
    """The Ring-bearers are one space before Minas Morgul."""
    return quiet(stage="minas_morgul", ring_bearers=39, **given)


def stack(j: Journey) -> tuple[int, int]:
    """How many Gandalf cards can still be drawn, and how many left the game unseen."""
    return j.game.view(j.s, None)["gandalf"]["stack"], j.game.view(j.s, None)["gandalf"]["boxed"]


def terms(**options: str) -> Terms:
    found: Terms = GAME.new(options).terms
    return found


@pytest.mark.rule("DOOM-O1", "DOOM-O2", "DOOM-O3", "DOOM-O4", "DOOM-O5", "DOOM-O6")
@pytest.mark.rule("DOOM-O7", "DOOM-O8", "DOOM-O9", "DOOM-O10", "DOOM-O11")
@pytest.mark.parametrize("name", READINGS)
def test_an_option_has_these_values_and_the_first_is_the_default(name: str) -> None:
    default, others = READINGS[name]
    (option,) = (option for option in GAME.options if option.name == name)
    assert (option.values, option.rule) == ((default, *others), IDS[name])
    assert GAME.choose({})[name] == default
    refusal = refused(**{name: "otherwise"})
    assert (refusal.key, refusal.rule) == ("option-value", IDS[name])


@pytest.mark.rule("DOOM-O1", "DOOM-O2", "DOOM-O3", "DOOM-O4", "DOOM-O5", "DOOM-O6")
@pytest.mark.rule("DOOM-O7", "DOOM-O8", "DOOM-O9", "DOOM-O10", "DOOM-O11")
@pytest.mark.parametrize("name", READINGS)
def test_an_option_changes_only_what_it_names(name: str) -> None:
    default, others = READINGS[name]
    plain = terms(**ON)
    assert terms(**ON, **{name: default}) == plain
    for value, changes in others.items():
        assert terms(**ON, **{name: value}) == plain._replace(**changes)
    assert terms(exclusive_ally_turn="any_turn") == terms()  # it needs exclusive allies


# O1 free_arrival.


@pytest.mark.rule("DOOM-O1")
@pytest.mark.parametrize(
    ("reading", "spaces", "drawn", "left"),
    [
        ("plain", "1", False, (4, 0)),
        ("plain", "2", False, (4, 0)),
        ("strict", "1", False, (3, 1)),
        ("strict", "2", False, (3, 1)),
        ("generous", "1", True, (4, 0)),
        ("generous", "2", False, (4, 0)),
    ],
)
def test_ring_bearers_who_arrive_by_a_free_move(reading: str, spaces: str, drawn: bool, left: tuple[int, int]) -> None:
    j = quiet(ring_bearers=7, free_arrival=reading).board(1, "red", 1, 6, "blue", 1).until("free_move").answer(spaces)
    assert (j.s.at["ring_bearers"], j.ask.key == "draw_gandalf", stack(j)) == (8, drawn, left)


@pytest.mark.rule("DOOM-O1")
@pytest.mark.parametrize(
    ("reading", "asked", "left"),
    [("plain", "deal", (4, 0)), ("strict", "deal", (3, 1)), ("generous", "draw_gandalf", (4, 0))],
)
def test_ring_bearers_who_arrive_with_faramir(reading: str, asked: str, left: tuple[int, int]) -> None:
    j = Journey.of(stage="gondor", ring_bearers=29, held="gondor_faramir", free_arrival=reading)
    j.answer("gondor_faramir", "3").decline()
    assert (j.s.at["ring_bearers"], j.ask.key, stack(j)) == (32, asked, left)


@pytest.mark.rule("DOOM-O1")
@pytest.mark.parametrize(("reading", "courage"), [("plain", 13), ("strict", 13), ("generous", 14)])
def test_companions_who_arrive_without_a_die(reading: str, courage: int) -> None:
    j = Journey.of(gimli=5, held="rohan_theoden", free_arrival=reading).answer("rohan_theoden", "gimli")
    assert (j.s.at["gimli"], j.s.courage) == (8, courage)
    j = quiet(gimli=6, free_arrival=reading).board(5, "green", 1, 6, "blue", 1).until("free_move").answer("2")
    assert (j.s.at["gimli"], j.s.courage) == (8, courage)


@pytest.mark.rule("DOOM-O1")
def test_a_generous_table_rewards_no_free_move_that_is_cut_short_or_of_no_space() -> None:
    given = {"stage": "minas_morgul", "free_arrival": "generous"}
    j = quiet(gimli=39, **given).board(5, "green", 2, 6, "blue", 2).until("free_move").answer("2")
    assert (j.s.at["gimli"], j.s.courage) == (40, 13)
    j = quiet(gimli=32, **given).board(5, "green", 2, 6, "blue", 2).until("free_move").answer("0")
    assert (j.s.at["gimli"], j.s.courage) == (32, 13)


@pytest.mark.rule("DOOM-O1")
@pytest.mark.parametrize("reading", ["plain", "strict", "generous"])
def test_how_dice_arrive_is_the_same_in_every_reading(reading: str) -> None:
    j = quiet(ring_bearers=7, free_arrival=reading).board(6, "orange", 1, 6, "red", 1).decline()
    assert (j.ask.key, stack(j)) == ("draw_gandalf", (4, 0))
    j = quiet(ring_bearers=7, free_arrival=reading).board(6, "orange", 2, 6, "red", 1).decline()
    assert (j.ask.key, stack(j)) == ("deal", (3, 1))
    j = quiet(gimli=7, free_arrival=reading).board(6, "red", 1, 6, "blue", 1).until("take")
    assert j.s.courage == 14


@pytest.mark.rule("DOOM-O1")
@pytest.mark.parametrize("reading", ["plain", "strict", "generous"])
def test_in_minas_morgul_no_reading_touches_the_gandalf_stack(reading: str) -> None:
    j = at_morgul(free_arrival=reading).board(1, "red", 2, 6, "blue", 2).until("free_move").answer("1").until("deal")
    assert (j.s.stage, stack(j)) == (5, (4, 0))


# O2 morgul_step.


@pytest.mark.rule("DOOM-O2")
@pytest.mark.parametrize(("reading", "steps"), [("standing", 3), ("exact_die", 1)])
def test_who_gives_a_step_in_minas_morgul(reading: str, steps: int) -> None:
    j = at_morgul(morgul_step=reading, gimli=38, aragorn=36, legolas=39, merry_pippin=-1, held="rohan_theoden")
    j.answer("rohan_theoden", "aragorn").board(4, "red", 2, 6, "orange", 1).until("free_move").answer("1").until("deal")
    assert (j.s.at["gimli"], j.s.at["aragorn"], j.s.at["legolas"], j.s.courage) == (40, 40, 40, 14)
    assert j.facts_of("morgul-steps") == [{"steps": steps, "space": 40 + steps}]


@pytest.mark.rule("DOOM-O2")
def test_gandalfs_support_is_an_exact_die_too() -> None:
    j = at_morgul(morgul_step="exact_die", gimli=38, held="gandalfs_support").answer("gandalfs_support")
    j.roll(orange=1, purple=1, blue=1, green=1, red=2).decline().answer("red")
    j.board(6, "orange", 1, 6, "green", 2).until("deal")
    assert j.facts_of("morgul-steps") == [{"steps": 1, "space": 41}]


# O3 army_skips.


@pytest.mark.rule("DOOM-O3")
@pytest.mark.parametrize(
    ("reading", "slots"), [("empty", {"left": 2, "right": 4}), ("neighbour", {"left": 1, "right": 6})]
)
def test_what_the_army_passes_over(reading: str, slots: dict[str, int]) -> None:
    track = f"? morgul_mumakil {ARMY} morgul_haradrim - ?"
    j = quiet(stage="minas_morgul", track=track, army_skips=reading).board(3, "red", 2, 2, "blue", 2).until("army")
    assert [(pick.id, pick.on) for pick in j.ask.picks] == [(way, (f"slot:{slot}",)) for way, slot in slots.items()]
    j.answer("left")
    assert (j.s.track[slots["left"] - 1], j.s.under_at) == (ARMY, slots["left"] - 1)


@pytest.mark.rule("DOOM-O3")
@pytest.mark.parametrize(("reading", "slot"), [("empty", 5), ("neighbour", 6)])
def test_where_the_neighbour_is_passed_over_the_army_stays_if_nothing_lies_beyond(reading: str, slot: int) -> None:
    track = f"- - - - morgul_haradrim {ARMY}"
    j = quiet(stage="minas_morgul", track=track, army_skips=reading).board(6, "red", 2, 1, "blue", 2).answer(PASS)
    assert (j.s.track.index(ARMY) + 1, len(j.told("army-stays"))) == (slot, int(reading == "neighbour"))


@pytest.mark.rule("DOOM-O3")
@pytest.mark.parametrize("reading", ["empty", "neighbour"])
def test_both_readings_jump_over_empty_slots_beyond(reading: str) -> None:
    track = f"{ARMY} - - morgul_haradrim morgul_uruk_hai -"
    j = quiet(stage="minas_morgul", track=track, army_skips=reading).board(1, "red", 2, 6, "blue", 2).answer(PASS)
    assert (j.s.track.index(ARMY), j.s.under) == (3, "morgul_haradrim")


# O4 exclusive_ally_turn.


@pytest.mark.rule("DOOM-O4")
def test_in_the_own_turn_nobody_else_is_asked() -> None:
    j = quiet("leaf", held="gondor_treebeard@star", **ON)
    assert (j.ask.who, j.picks) == ("leaf", [PASS])
    assert (j.answer(PASS).ask.who, j.ask.key) == ("leaf", "take")


@pytest.mark.rule("DOOM-O4")
def test_in_any_turn_an_owner_is_asked_after_the_active_player_has_passed() -> None:
    given = {"held": "gondor_treebeard@star loth_elrond@moon boromir@flame", "exclusive_ally_turn": "any_turn", **ON}
    j = quiet("leaf", **given)
    assert (j.ask.who, j.picks, j.refuses("gondor_treebeard")) == ("leaf", [PASS], "DOOM-10.2")
    j.answer(PASS)
    assert (j.ask.who, j.ask.rule, j.picks) == ("star", "DOOM-O4", ["gondor_treebeard", PASS])
    assert j.refuses("loth_elrond") == "DOOM-10.2"
    j.answer("gondor_treebeard")
    assert (j.ask.who, j.ask.key) == ("star", "either")
    j.answer("courage")
    assert (j.s.courage, j.facts_of("used")) == (15, [{"who": "star", "card": "card-gondor_treebeard"}])
    assert j.ask.who == "leaf"


@pytest.mark.rule("DOOM-O4")
def test_in_any_turn_owners_are_asked_clockwise_and_choose_for_their_card() -> None:
    given = {"held": "gondor_treebeard@star loth_elrond@moon", "exclusive_ally_turn": "any_turn", **ON}
    j = quiet("leaf", **given).until("take").take("red", "blue").roll(black1=6, black2=5, red=1, blue=1)
    assert (j.ask.who, j.picks) == ("leaf", [PASS])
    assert (j.answer(PASS).ask.who, j.picks) == ("moon", ["loth_elrond", PASS])
    assert (j.answer(PASS).ask.who, j.picks) == ("star", ["gondor_treebeard", PASS])
    assert (j.answer(PASS).ask.who, j.ask.key) == ("leaf", "place_black")


@pytest.mark.rule("DOOM-O4")
def test_in_any_turn_elrond_asks_his_owner_for_the_die() -> None:
    j = quiet("leaf", held="loth_elrond@moon", exclusive_ally_turn="any_turn", **ON).until("take").take("red", "blue")
    j.roll(black1=6, black2=5, red=1, blue=1).answer(PASS, "loth_elrond")
    assert (j.ask.who, j.ask.key) == ("moon", "which_again")
    assert j.answer("black2").roll(black2=6).s.shows["black2"] == 6


@pytest.mark.rule("DOOM-O4")
def test_in_any_turn_boromir_answers_for_his_owner() -> None:
    given = {"held": "boromir@flame", "exclusive_ally_turn": "any_turn", **ON}
    j = quiet("leaf", stage="rohan", track="- rohan_uruk_hai - - - -", **given).board(2, "red", 1, 6, "blue", 1)
    j.fight("sauron").until("offer", "lost").answer(PASS)
    assert (j.ask.who, j.picks) == ("flame", ["boromir", PASS])
    assert j.answer("boromir").fight("gimli").until("offer", "die").s.courage == 13


@pytest.mark.rule("DOOM-O4")
@pytest.mark.parametrize("reading", ["own_turn", "any_turn"])
def test_gandalf_cards_and_tables_without_exclusive_allies_know_no_other_turn(reading: str) -> None:
    j = quiet("leaf", held="gandalfs_support@star", exclusive_ally_turn=reading, **ON)
    assert (j.ask.who, j.picks) == ("leaf", ["gandalfs_support", PASS])
    assert (j.answer(PASS).ask.who, j.ask.key) == ("leaf", "take")
    j = quiet("leaf", held="gondor_treebeard@star", exclusive_ally_turn=reading)
    assert (j.ask.who, j.picks) == ("leaf", ["gondor_treebeard", PASS])
    assert (j.answer(PASS).ask.who, j.ask.key) == ("leaf", "take")


# O5 eowyn_losses.


def witch_king(reading: str, nazgul: int = 3, held: str = "helm_eowyn") -> Journey:
    j = Journey.of(stage="minas_morgul", nazgul=nazgul, held=held, eowyn_losses=reading)
    return j.board(5, "red", 2, 3, "blue", 2).until("die")


@pytest.mark.rule("DOOM-O5")
def test_by_default_all_dice_are_thrown_and_a_six_voids_all() -> None:
    j = witch_king("none").roll(throw1=1, throw2=3, throw3=6, throw4=5).until("offer", "six").answer("helm_eowyn")
    assert (j.s.courage, j.s.slain, j.s.nazgul) == (13, True, 0)


@pytest.mark.rule("DOOM-O5")
def test_before_the_six_losses_stay_and_after_it_no_die_is_thrown() -> None:
    j = witch_king("before_six").roll(throw1=1).until("die")
    assert j.s.courage == 12
    j.roll(throw1=3).until("die").roll(throw1=6).until("offer", "six")
    assert (j.s.courage, j.picks) == (11, ["helm_eowyn", PASS])
    j.answer("helm_eowyn")
    assert (j.s.courage, j.s.slain, j.s.nazgul, j.s.track[4]) == (11, True, 0, "")
    assert (j.ask.key, j.moment) == ("offer", "die")


@pytest.mark.rule("DOOM-O5")
def test_one_by_one_the_dice_go_on_if_eowyn_is_kept() -> None:
    j = witch_king("before_six", nazgul=2).roll(throw1=6).until("offer", "six").answer(PASS)
    j.until("die").roll(throw1=5).until("offer", "six")
    assert (j.picks, j.refuses("helm_eowyn")) == ([PASS], "DOOM-9.13")
    j.until("die").roll(throw1=3).until("offer", "die")
    assert (j.s.courage, j.s.nazgul, list(j.s.held)) == (11, 2, ["helm_eowyn"])


@pytest.mark.rule("DOOM-O5")
def test_without_eowyn_both_readings_cost_the_same() -> None:
    together = witch_king("none", held="boromir").roll(throw1=1, throw2=2, throw3=3, throw4=6)
    one_by_one = witch_king("before_six", held="boromir")
    for number in (1, 2, 3, 6):
        one_by_one.until("die").roll(throw1=number)
    assert [j.until("offer", "die").s.courage for j in (together, one_by_one)] == [11, 11]


# O6 morgul_die.


@pytest.mark.rule("DOOM-O6")
@pytest.mark.parametrize(("reading", "space", "rule"), [("idle", 40, "DOOM-R33"), ("leaves", -1, "DOOM-O6")])
def test_the_placed_die_of_a_companion_in_minas_morgul(reading: str, space: int, rule: str) -> None:
    j = quiet(stage="minas_morgul", gimli=40, by_die=("gimli",), morgul_die=reading)
    j.board(6, "red", 1, 6, "blue", 2).answer(PASS, PASS)
    assert (j.s.at["gimli"], j.s.courage, j.log[-1].rule) == (space, 13, rule)


@pytest.mark.rule("DOOM-O6")
@pytest.mark.parametrize("morgul_step", ["standing", "exact_die"])
@pytest.mark.parametrize(("reading", "steps"), [("idle", 2), ("leaves", 1)])
def test_a_companion_who_left_minas_morgul_gives_no_step(reading: str, steps: int, morgul_step: str) -> None:
    both = ("gimli", "legolas")
    j = at_morgul(gimli=40, legolas=40, by_die=both, morgul_die=reading, morgul_step=morgul_step)
    j.board(6, "red", 1, 6, "orange", 1).until("deal")
    assert j.facts_of("morgul-steps") == [{"steps": steps, "space": 40 + steps}]


@pytest.mark.rule("DOOM-O6")
@pytest.mark.parametrize("reading", ["idle", "leaves"])
def test_only_a_placed_die_of_the_colour_makes_a_companion_leave(reading: str) -> None:
    j = quiet(stage="minas_morgul", gimli=40, legolas=-1, morgul_die=reading).board(5, "green", 1, 6, "blue", 2)
    assert (j.decline().seat, j.s.at["gimli"], j.s.at["legolas"]) == ("leaf", 40, -1)
    j = quiet(gimli=8, morgul_die=reading).board(6, "red", 2, 6, "blue", 2).until("take")
    assert j.s.at["gimli"] == 10


@pytest.mark.rule("DOOM-O6")
@pytest.mark.parametrize("reading", ["idle", "leaves"])
def test_the_die_of_gandalfs_support_is_not_placed_and_moves_nobody_out(reading: str) -> None:
    j = quiet(stage="minas_morgul", gimli=40, held="gandalfs_support", morgul_die=reading).answer("gandalfs_support")
    j.roll(orange=1, purple=1, blue=1, green=1, red=2).decline().answer("red")
    assert j.s.at["gimli"] == 40


# O7 easier_spends_cards.

HELD = "gondor_treebeard@moon loth_elrond@star gandalfs_power@leaf"


@pytest.mark.rule("DOOM-O7")
def test_where_counted_cards_are_spent_they_are_boxed_card_by_card() -> None:
    j = at_morgul(easier="on", easier_spends_cards="yes", courage=10, held=HELD).board(6, "orange", 1, 6, "red", 2)
    j.until("spend_ally")
    assert (j.ask.who, j.ask.rule) == ("star", "DOOM-O7")
    assert (j.picks, j.s.at["ring_bearers"]) == (["gondor_treebeard", "loth_elrond", "gandalfs_power", "done"], 40)
    j.answer("loth_elrond")
    assert (j.s.courage, "loth_elrond" in j.s.box) == (11, True)
    assert j.picks == ["gondor_treebeard", "gandalfs_power", "done"]
    j.answer("gandalfs_power", "done").until("deal")
    assert (j.s.courage, list(j.s.held)) == (12, ["gondor_treebeard"])


@pytest.mark.rule("DOOM-O7")
def test_nothing_more_is_asked_when_the_last_card_is_spent() -> None:
    j = at_morgul(easier="on", easier_spends_cards="yes", courage=10).board(6, "orange", 1, 6, "red", 2)
    j.until("spend_ally").answer("boromir")
    assert (j.s.courage, j.s.held, j.until("deal").s.stage) == (11, {}, 5)


@pytest.mark.rule("DOOM-O7")
@pytest.mark.parametrize(("easier", "spends", "courage"), [("on", "no", 13), ("off", "no", 10), ("off", "yes", 10)])
def test_cards_are_kept_unless_the_easier_mode_spends_them(easier: str, spends: str, courage: int) -> None:
    j = at_morgul(easier=easier, easier_spends_cards=spends, courage=10, held=HELD).board(6, "orange", 1, 6, "red", 2)
    assert (j.until("deal").s.courage, len(j.s.held)) == (courage, 3)
