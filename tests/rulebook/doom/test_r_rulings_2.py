"""Rulings R21 to R40: ends of stages, events, exclusive allies, the Army and arrivals."""

from typing import Any

import pytest

from bree.games.doom import GAME
from bree.games.doom.board import read_road, words
from bree.games.doom.state import COMPANIONS, LAST, MORGUL
from tests.rulebook.doom.doom_story import PASS, Journey

BARE = "- - - - - -"
TROLL = "- loth_cave_troll - - - -"
URUK_HAI = "- rohan_uruk_hai - - - -"
ARMY = "morgul_army_of_the_dead"


def quiet(active: str = "star", track: str = BARE, **given: Any) -> Journey:
    """A turn in which black sixes have no effect: slot 6 is bare, and Nazgûl are harmless."""
    return Journey.of(active, track=track, **{"slain": True, **given})


def at_morgul(**given: Any) -> Journey:
    """The Ring-bearers are one space before Minas Morgul."""
    return quiet(stage="minas_morgul", ring_bearers=39, **given)


def dealt(j: Journey, *cards: str) -> Journey:
    """Deal these cards of the new stage on slots 2 to 5."""
    for card in cards:
        j.until("deal").answer(card)
    return j


def stack(j: Journey) -> tuple[int, int]:
    """How many Gandalf cards can still be drawn, and how many left the game unseen."""
    return j.game.view(j.s, None)["gandalf"]["stack"], j.game.view(j.s, None)["gandalf"]["boxed"]


def keys(j: Journey, *wanted: str) -> list[str]:
    """The log keys of these kinds, in order."""
    return [entry.key for entry in j.log if entry.key in wanted]


@pytest.mark.rule("DOOM-R21")
@pytest.mark.parametrize(
    ("face", "outcome"), [("gimli", "battle-won"), ("legolas", "battle-lost"), ("aragorn", "battle-lost")]
)
def test_after_the_arrival_side_2_still_belongs_to_the_old_stage(face: str, outcome: str) -> None:
    j = quiet(track=TROLL, ring_bearers=7, gimli=8, legolas=9, aragorn=7)
    j.board(6, "orange", 1, 2, "purple", 1).until("draw_gandalf").answer("gandalfs_vision").fight(face)
    assert (j.s.stage, j.s.support) == (0, ("gimli",))
    j.until("offer", "end")
    assert keys(j, "battle-won", "battle-lost", "stage") == [outcome]
    assert j.s.stage == 0


# Courage and events.


@pytest.mark.rule("DOOM-R22")
@pytest.mark.parametrize("courage", [12, 13, 18])
def test_galadriel_is_refused_where_courage_is_not_below_her_space(courage: int) -> None:
    j = quiet(track=TROLL, courage=courage, held="rohan_galadriel").board(2, "red", 1, 6, "blue", 1)
    j.until("offer", "battle")
    assert (j.picks, j.refuses("rohan_galadriel")) == ([PASS], "DOOM-R22")
    assert list(j.answer(PASS).s.held) == ["rohan_galadriel"]


@pytest.mark.rule("DOOM-R22")
@pytest.mark.parametrize("courage", [1, 11])
def test_galadriel_is_offered_where_she_can_help(courage: int) -> None:
    j = quiet(track=TROLL, courage=courage, held="rohan_galadriel").board(2, "red", 1, 6, "blue", 1)
    assert j.until("offer", "battle").picks == ["rohan_galadriel", PASS]
    assert j.answer("rohan_galadriel").s.courage == 12


@pytest.mark.rule("DOOM-R23")
def test_the_space_that_a_figure_leaves_does_not_protect_it() -> None:
    j = quiet(gimli=3, legolas=3).board(6, "red", 4, 6, "blue", 1).until("take")
    assert (j.s.at["gimli"], j.s.courage, j.told("protected")) == (7, 12, [])


@pytest.mark.rule("DOOM-R23")
def test_a_figure_does_not_protect_itself_but_one_already_there_does() -> None:
    j = quiet(aragorn=6).board(6, "blue", 1, 6, "green", 2).until("take")
    assert (j.s.courage, j.told("protected")) == (12, [])
    j = quiet(aragorn=6, gimli=7).board(6, "blue", 1, 6, "green", 2).until("take")
    assert (j.s.courage, j.rules_of("protected")) == (13, ["DOOM-5.7"])


@pytest.mark.rule("DOOM-R30")
def test_an_event_strikes_when_the_move_ends_though_a_later_die_carries_the_figure_on() -> None:
    j = Journey.of(track=BARE, gimli=2).board(5, "red", 2, 2, "blue", 2).until("free_move").answer("1")
    assert (j.s.at["gimli"], j.moment) == (3, "landed")
    j.until("offer", "die")
    assert (j.s.at["gimli"], j.s.nazgul) == (3, 1)
    j.until("free_move")
    assert (j.s.at["gimli"], j.s.nazgul) == (5, 1)


# The last Gandalf card, and the end of Minas Morgul.


@pytest.mark.rule("DOOM-R24")
def test_after_the_vision_removed_a_card_all_six_others_are_laid_out() -> None:
    j = quiet(ring_bearers=7, held="gandalfs_vision").board(6, "orange", 2, 6, "red", 1).until("offer", "stage")
    j.answer("gandalfs_vision", "rohan_wargs", "remove")
    dealt(j, "rohan_orc_hordes", "rohan_saruman", "rohan_nazgul", "rohan_uruk_hai")
    assert (j.s.track[0], j.s.track[5], j.s.down) == ("?", "?", (0, 5))
    assert set(j.s.unseen) == {"rohan_galadriel", "rohan_theoden"}
    assert "rohan_wargs" in j.s.box
    j.board(1, "red", 1, 6, "blue", 1).turned_up("rohan_theoden").decline().turned_up("rohan_galadriel")
    assert j.s.unseen == ()


@pytest.mark.rule("DOOM-R24")
def test_after_the_vision_kept_a_card_one_of_seven_stays_out_as_usual() -> None:
    j = quiet(ring_bearers=7, held="gandalfs_vision").board(6, "orange", 2, 6, "red", 1).until("offer", "stage")
    j.answer("gandalfs_vision", "rohan_wargs", "keep")
    dealt(j, "rohan_orc_hordes", "rohan_saruman", "rohan_nazgul", "rohan_uruk_hai")
    assert (j.s.track[0], j.s.track[5], j.s.down) == ("rohan_wargs", "?", (0, 5))
    assert set(j.s.unseen) == {"rohan_galadriel", "rohan_theoden"}


@pytest.mark.rule("DOOM-R25")
def test_the_steps_from_minas_morgul_cannot_lead_beyond_mount_doom() -> None:
    ends = read_road(words("road", "stages")).ends
    assert len(COMPANIONS) < ends[LAST] - ends[MORGUL]
    j = at_morgul(**dict.fromkeys(COMPANIONS, 40)).board(6, "orange", 1, 6, "red", 1).decline()
    assert (j.s.at["ring_bearers"], j.over) == (44, False)


@pytest.mark.rule("DOOM-R25")
def test_on_a_shorter_road_the_steps_end_on_mount_doom_and_win() -> None:
    short = words("road", "stages").replace(".......", "..")
    j = at_morgul(road=short, **dict.fromkeys(COMPANIONS, 40)).board(6, "orange", 1, 6, "red", 1).decline()
    assert (j.s.at["ring_bearers"], j.s.over) == (43, "won")


@pytest.mark.rule("DOOM-R26")
def test_the_cards_counted_by_the_easier_mode_stay_usable() -> None:
    held = "gondor_treebeard@moon loth_elrond@star gandalfs_power@leaf"
    j = at_morgul(easier="on", courage=10, held=held).board(6, "orange", 1, 6, "red", 2)
    dealt(j, "doom_eagles", "doom_shelob", "doom_shelobs_sting", "doom_gollums_madness")
    assert (j.s.courage, j.s.held) == (13, {"gondor_treebeard": 2, "loth_elrond": 0, "gandalfs_power": 1})
    j.until("die").roll(black1=3)
    assert j.picks == ["gondor_treebeard", "loth_elrond", "gandalfs_power", PASS]


# Exclusive allies.


@pytest.mark.rule("DOOM-R27")
def test_with_exclusive_allies_boromir_serves_the_youngest_player_alone() -> None:
    assert GAME.new({"exclusive_allies": "on"}).held == {"boromir": 3}
    j = quiet("leaf", stage="rohan", track=URUK_HAI, held="boromir@flame", exclusive_allies="on")
    j.board(2, "red", 1, 6, "blue", 1).fight("sauron").until("offer", "lost")
    assert (j.ask.who, j.picks, j.refuses("boromir")) == ("leaf", [PASS], "DOOM-R27")


@pytest.mark.rule("DOOM-R27")
@pytest.mark.parametrize(("active", "mode"), [("flame", "on"), ("leaf", "off")])
def test_boromir_is_offered_to_the_youngest_and_without_exclusive_allies_to_all(active: str, mode: str) -> None:
    j = quiet(active, stage="rohan", track=URUK_HAI, held="boromir@flame", exclusive_allies=mode)
    j.board(2, "red", 1, 6, "blue", 1).fight("sauron").until("offer", "lost")
    assert (j.ask.who, j.picks) == (active, ["boromir", PASS])


@pytest.mark.rule("DOOM-R31")
def test_at_any_moment_means_any_moment_of_the_active_player() -> None:
    j = quiet("leaf", held="gondor_treebeard@star").board(6, "red", 1, 6, "blue", 1)
    assert (j.ask.who, j.picks) == ("leaf", ["gondor_treebeard", PASS])
    assert j.answer("gondor_treebeard").ask.who == "leaf"
    j.answer("courage")
    assert (j.s.courage, [entry.facts["who"] for entry in j.told("used")]) == (15, ["leaf"])


@pytest.mark.rule("DOOM-R31")
def test_with_exclusive_allies_the_owner_waits_for_the_own_turn() -> None:
    j = quiet("leaf", held="gondor_treebeard@star loth_elrond@moon", exclusive_allies="on", players=3)
    assert (j.picks, j.refuses("gondor_treebeard")) == ([PASS], "DOOM-10.2")
    for seat in ("leaf", "moon"):
        assert (j.ask.who, j.answer(PASS).ask.who, j.ask.key) == (seat, seat, "take")
        j.board(6, "red", 1, 6, "blue", 1)
        while j.seat == seat:
            assert (j.ask.who, j.picks) == (seat, [PASS])
            j.answer(PASS)
    assert j.seat == "star"
    j.board(6, "red", 1, 6, "blue", 1)
    assert (j.ask.who, j.picks) == ("star", ["gondor_treebeard", PASS])


# The Army of the Dead.


@pytest.mark.rule("DOOM-R28")
def test_the_army_lands_on_the_neighbour_card_and_jumps_over_empty_slots() -> None:
    track = f"? - {ARMY} morgul_haradrim morgul_uruk_hai ?"
    j = quiet(stage="minas_morgul", track=track).board(3, "red", 2, 6, "blue", 2).until("army")
    assert [(pick.id, pick.on) for pick in j.ask.picks] == [("left", ("slot:1",)), ("right", ("slot:4",))]
    assert j.answer("right").s.track == ["?", "", "", ARMY, "morgul_uruk_hai", "?"]


@pytest.mark.rule("DOOM-R29")
def test_hitting_the_army_moves_it_on_and_the_uncovered_card_is_live_from_the_next_die_on() -> None:
    track = f"- {ARMY} morgul_haradrim morgul_uruk_hai - -"
    j = quiet(stage="minas_morgul", track=track).board(2, "red", 2, 6, "blue", 2).decline()
    assert (j.seat, j.s.track, j.s.under) == ("leaf", ["", "", ARMY, "morgul_uruk_hai", "", ""], "morgul_haradrim")
    j.board(3, "red", 2, 3, "blue", 2).answer(PASS)
    assert (j.s.track, j.s.under) == (["", "", "morgul_haradrim", ARMY, "", ""], "morgul_uruk_hai")
    assert (j.s.courage, j.facts_of("activated")[-1]["card"]) == (13, "card-" + ARMY)
    j.decline()
    assert (j.s.courage, j.facts_of("activated")[-1]["card"]) == (11, "card-morgul_haradrim")


# Boromir's answer.


@pytest.mark.rule("DOOM-R32")
def test_boromir_is_offered_before_the_loss_is_paid_and_a_won_repeat_cancels_it() -> None:
    j = quiet(stage="rohan", track=URUK_HAI, courage=1, gimli=7).board(2, "red", 1, 6, "blue", 1)
    j.fight("gimli").until("offer", "lost")
    assert (j.s.courage, j.s.losses, j.picks) == (1, 0, ["boromir", PASS])
    j.answer("boromir").fight("gimli").until("offer", "die")
    assert (j.s.courage, j.told("courage-lost")) == (1, [])


@pytest.mark.rule("DOOM-R32")
@pytest.mark.parametrize(
    ("given", "warriors", "chieftain", "rule"),
    [
        ({"warriors": 1}, 0, True, "DOOM-9.20"),
        ({"warriors": 1, "treebeard_token": True}, 0, True, "DOOM-9.10"),
        ({"treebeard_token": True}, 0, False, "DOOM-9.10"),
    ],
)
def test_a_won_repeat_counts_as_a_win_over_the_uruk_hai(
    given: dict[str, Any], warriors: int, chieftain: bool, rule: str
) -> None:
    j = quiet(stage="rohan", track=URUK_HAI, **given).board(2, "red", 1, 6, "blue", 1)
    j.fight("sauron").until("offer", "lost").answer("boromir").fight("gandalf")
    j.fight(*["sauron"] * given.get("warriors", 0)).until("offer", "die")
    removed = [entry.rule for entry in j.log if entry.key in ("uruk-hai-removed", "chieftain-removed")]
    assert (j.s.warriors, j.s.chieftain, removed) == (warriors, chieftain, [rule])


@pytest.mark.rule("DOOM-R32")
def test_the_loss_is_paid_where_boromir_is_kept_or_the_repeat_is_lost() -> None:
    j = quiet(stage="rohan", track=URUK_HAI).board(2, "red", 1, 6, "blue", 1).fight("sauron")
    assert j.until("offer", "lost").answer(PASS).s.courage == 12
    assert list(j.s.held) == ["boromir"]
    j = quiet(stage="rohan", track=URUK_HAI).board(2, "red", 1, 6, "blue", 1).fight("sauron")
    j.until("offer", "lost").answer("boromir").fight("sauron").until("offer", "die")
    assert (j.s.courage, j.told("uruk-hai-removed")) == (12, [])


# Minas Morgul.


@pytest.mark.rule("DOOM-R33")
@pytest.mark.parametrize("space", [40, -1])
def test_the_die_of_a_companion_in_minas_morgul_or_waiting_has_no_effect(space: int) -> None:
    j = quiet(stage="minas_morgul", gimli=space).board(6, "red", 3, 6, "blue", 2).answer(PASS, PASS)
    assert (j.s.at["gimli"], j.s.courage, j.s.board) == (space, 13, ["", "", "black2", "blue"])
    assert [(entry.rule, entry.facts["figure"]) for entry in j.told("idle")] == [("DOOM-R33", "figure-gimli")]


@pytest.mark.rule("DOOM-R34")
def test_a_stage_that_faramir_ends_is_over_before_the_rolls_of_the_same_player() -> None:
    j = quiet("leaf", stage="gondor", ring_bearers=30, held="gondor_faramir").answer("gondor_faramir", "2")
    dealt(j, "morgul_mumakil", "morgul_haradrim", "morgul_uruk_hai", "morgul_witch_king")
    assert (j.s.stage, j.seat, len(j.told("turn")), j.moment) == (4, "leaf", 1, "start")
    assert (j.until("take").ask.who, j.s.track[1]) == ("leaf", "morgul_mumakil")


@pytest.mark.rule("DOOM-R34")
def test_gandalfs_support_into_minas_morgul_begins_the_last_stage_in_the_same_turn() -> None:
    j = at_morgul(active="leaf", gimli=40, easier="on", held="gandalfs_support gandalfs_vision")
    j.answer("gandalfs_support").roll(orange=1, purple=1, blue=1, green=1, red=1).decline().answer("orange")
    assert (j.moment, j.s.courage, j.s.at["ring_bearers"]) == ("stage", 14, 41)
    dealt(j, "doom_eagles", "doom_shelob", "doom_shelobs_sting", "doom_gollums_madness")
    j.until("die").roll(black1=2).decline()
    assert (j.s.at["ring_bearers"], j.s.courage) == (42, 15)
    assert ([entry.facts["who"] for entry in j.told("turn")], j.seat) == (["leaf", "moon"], "moon")


@pytest.mark.rule("DOOM-R35")
@pytest.mark.parametrize(("stage", "space"), [("lothlorien", 7), ("rohan", 15)])
def test_during_the_ban_the_vision_is_not_usable_before_rohan_and_helms_deep(stage: str, space: int) -> None:
    j = quiet(stage=stage, ring_bearers=space, gandalf_token=True, held="gandalfs_vision")
    j.board(6, "orange", 2, 6, "red", 1).until("offer", "stage")
    assert (j.picks, j.refuses("gandalfs_vision")) == ([PASS], "DOOM-R35")


@pytest.mark.rule("DOOM-R35")
def test_the_vision_is_usable_again_before_gondor() -> None:
    j = quiet(stage="helms_deep", ring_bearers=23, gandalf_token=True, held="gandalfs_vision")
    j.board(6, "orange", 2, 6, "red", 1).until("offer", "stage")
    assert j.picks == ["gandalfs_vision", PASS]
    assert j.answer("gandalfs_vision").ask.key == "next_card"


@pytest.mark.rule("DOOM-R36")
def test_the_end_of_minas_morgul_goes_dice_bonus_steps_vision_layout() -> None:
    track = "- morgul_haradrim - - - -"
    j = at_morgul(track=track, easier="on", courage=10, gimli=38, held="gandalfs_vision loth_elrond")
    j.board(6, "orange", 1, 2, "red", 2).until("offer", "end")
    assert (j.s.at["gimli"], j.s.at["ring_bearers"], j.s.courage) == (40, 40, 9)
    j.until("offer", "stage")
    assert (j.s.courage, j.s.at["ring_bearers"], j.s.stage, j.s.track[1]) == (11, 41, 4, "morgul_haradrim")
    j.answer("gandalfs_vision", "doom_shelob", "remove")
    dealt(j, "doom_eagles", "doom_gollums_deceit", "doom_shelobs_sting", "doom_gollums_madness")
    order = ["courage-lost", "moved", "courage-gained", "courage-gained", "morgul-steps", "vision", "stage", "laid-out"]
    assert keys(j, *order) == ["moved", *order]
    assert j.rules_of("courage-gained") == ["DOOM-6.1", "DOOM-10.1"]


# Nazgûl, Gríma and arrivals.


@pytest.mark.rule("DOOM-R37")
def test_no_field_is_chosen_for_a_nazgul() -> None:
    j = Journey.of().board(4, "red", 1, 4, "blue", 1)
    while j.seat == "star":
        assert (j.ask.key, j.picks) == ("offer", [PASS])
        j.answer(PASS)
    assert j.game.view(j.s, None)["nazgul"] == {"placed": 2, "figures": 8, "slain": False}


@pytest.mark.rule("DOOM-R38")
@pytest.mark.parametrize(("gone", "left"), [("loth_elrond", "boromir"), ("boromir", "loth_elrond")])
def test_the_active_player_picks_the_ally_lost_to_grima(gone: str, left: str) -> None:
    held = "loth_elrond@star boromir@flame gandalfs_power@leaf"
    j = quiet("leaf", stage="helms_deep", track="- helm_wormtongue - - - -", held=held)
    j.board(2, "red", 1, 6, "blue", 1).until("which_ally")
    assert (j.ask.who, j.ask.rule, j.picks) == ("leaf", "DOOM-R38", ["loth_elrond", "boromir"])
    j.answer(gone)
    assert (set(j.s.held), gone in j.s.box, j.rules_of("discarded")) == ({left, "gandalfs_power"}, True, ["DOOM-R38"])


@pytest.mark.rule("DOOM-R39")
@pytest.mark.parametrize("number", [1, 5])
def test_nothing_is_boxed_or_drawn_when_the_ring_bearers_reach_minas_morgul(number: int) -> None:
    j = at_morgul().board(6, "orange", number, 6, "red", 2)
    assert stack(j) == (4, 0)
    j.until("deal")
    assert (stack(j), j.told("gandalf-boxed"), j.told("gandalf-drawn")) == ((4, 0), [], [])


@pytest.mark.rule("DOOM-R40")
@pytest.mark.parametrize(("stage", "end"), [("rohan", 8), ("helms_deep", 16), ("gondor", 24), ("minas_morgul", 32)])
def test_a_companion_earns_courage_at_a_destination_long_left_behind(stage: str, end: int) -> None:
    j = quiet(stage=stage, ring_bearers=end + 4, legolas=end - 2).board(6, "green", 2, 6, "blue", 4).answer(PASS, PASS)
    assert (j.s.at["legolas"], j.s.courage, j.rules_of("courage-gained")) == (end, 14, ["DOOM-6.1"])
