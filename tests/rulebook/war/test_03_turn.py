"""WAR section 3: the six phases of a turn."""

from typing import Any

import pytest

from bree.core import Pile
from bree.games.war import GAME
from bree.games.war.facts import DECK
from bree.games.war.figures import sort_figures
from tests.rulebook.war.war_story import Tale

FIRST = " ".join([DECK[deck][0] for deck in DECK])
SEVEN = sort_figures(["gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"])


def allocating(companions: tuple[str, ...] = SEVEN, **given: Any) -> Tale:
    """Phase 3, before the Shadow's choice. Companions that are not in the Fellowship are lost."""
    fallen = " ".join([one for one in SEVEN if one not in companions])
    return Tale.of("", ("hunt_allocation",), fallen=fallen, phase=2, shadow_used=0, **given)


@pytest.mark.rule("WAR-3.1")
def test_six_phases_in_a_fixed_order() -> None:
    tale = Tale.begin(GAME)
    seen = []
    while tale.s.turn == 1:
        seen.append(tale.s.phase)
        tale.go("skip" if tale.ask.key == "action" else tale.picks[0])
    # The last phase asks nothing; the next turn begins with the first.
    assert list(dict.fromkeys(seen)) == [1, 2, 3, 4, 5]
    assert seen == sorted(seen)
    assert (tale.s.turn, tale.s.phase) == (2, 1)
    assert tale.facts_of("turn") == [{"turn": 1}, {"turn": 2}]


@pytest.mark.rule("WAR-3.2", "WAR-4.2")
def test_all_dice_come_back_and_then_the_pool_is_reckoned_anew() -> None:
    tale = Tale.of(
        "orthanc: saruman; minas_morgul: witch_king; fangorn: gandalf_the_white", ("recover",),
        phase=6, free_used=3, box_free=1, shadow_used=4, box_shadow=3,
    )  # fmt: skip
    s = tale.s
    assert (s.free_pool, s.shadow_pool) == (5, 9)
    assert (s.free_used, s.shadow_used, s.box_free, s.box_shadow) == (0, 0, 0, 0)
    assert (s.free_dice, s.shadow_dice) == ((), ())


@pytest.mark.rule("WAR-3.2")
def test_what_is_counted_by_the_turn_begins_anew() -> None:
    tale = Tale.of("", ("recover",), phase=6, ringed=("free",), strove=True, entered=True, messenger=True)
    s = tale.s
    assert (s.ringed, s.strove, s.entered, s.messenger) == ((), False, False, False)


@pytest.mark.rule("WAR-3.3")
def test_each_side_draws_of_each_deck_in_the_first_turn_too() -> None:
    tale = Tale.begin(GAME)
    for deck in DECK:
        assert tale.asked == "chance draw_card"
        assert tale.ask.facts == {"deck": "deck-" + deck}
        assert tale.ask.rule == "WAR-3.3"
        assert sorted(tale.picks) == sorted(DECK[deck])
        tale.go(DECK[deck][0])
    assert tale.s.hands == {
        "free": tuple(sorted((DECK["free_character"][0], DECK["free_strategy"][0]))),
        "shadow": tuple(sorted((DECK["shadow_character"][0], DECK["shadow_strategy"][0]))),
    }
    assert [pile.size for pile in tale.s.decks.values()] == [23, 23, 23, 23]


@pytest.mark.rule("WAR-3.3")
def test_an_empty_deck_yields_nothing() -> None:
    empty = {deck: Pile.of(()) for deck in DECK}
    gone = {
        "free": (*DECK["free_character"], *DECK["free_strategy"]),
        "shadow": (*DECK["shadow_character"], *DECK["shadow_strategy"]),
    }
    tale = Tale.of(
        "", ("draw_phase",), phase=1, decks=empty, discards={side: tuple(sorted(gone[side])) for side in gone}
    )
    assert tale.at_rest
    assert tale.s.hands == {"free": (), "shadow": ()}


@pytest.mark.rule("WAR-3.4")
def test_in_the_fellowship_phase_the_free_peoples_alone_choose() -> None:
    tale = Tale.begin(GAME).go(FIRST)
    assert tale.s.phase == 2
    assert tale.asked == "free declare"
    assert tale.picks[-1] == "pass"
    tale.go("pass")
    assert tale.asked == "free guide"  # Gandalf and Strider are of the same level
    assert tale.offers == "gandalf_the_grey strider"
    tale.go("gandalf_the_grey")
    assert tale.asked == "shadow allocate"


@pytest.mark.rule("WAR-3.4", "WAR-25.1", "WAR-20.8")
def test_first_the_declaration_then_mordor_then_the_guide() -> None:
    fallen = "gandalf_the_grey strider"
    tale = Tale.of("", ("fellowship_phase",), bearers="morannon", progress=1, fallen=fallen, guide="boromir", phase=1)
    assert tale.asked == "free declare"
    tale.go("morannon")
    assert tale.asked == "free enter_mordor"
    tale.go("pass")
    assert tale.asked == "free guide"
    assert sorted(tale.picks) == ["boromir", "gimli", "legolas"]


@pytest.mark.rule("WAR-3.5")
def test_the_shadow_puts_dice_into_the_hunt_box_unrolled() -> None:
    tale = allocating().go("3")
    assert (tale.s.box_shadow, tale.s.shadow_dice) == (3, ())
    assert tale.facts_of("allocated") == [{"dice": 3}]
    assert tale.rules_of("allocated") == ["WAR-3.5"]


@pytest.mark.rule("WAR-3.6")
def test_none_need_be_there_if_no_die_of_the_free_peoples_was() -> None:
    tale = allocating()
    assert tale.offers == "0 1 2 3 4 5 6 7"
    assert tale.ask.facts == {"least": 0, "most": 7}


@pytest.mark.rule("WAR-3.6")
def test_one_must_if_a_die_of_the_free_peoples_was_there_at_the_end_of_the_turn_before() -> None:
    tale = Tale.of("", ("recover",), ("hunt_allocation",), phase=6, free_used=3, box_free=1, shadow_used=7)
    assert tale.offers == "1 2 3 4 5 6 7"
    assert tale.refuses("0") == "WAR-3.6"
    tale = Tale.of("", ("recover",), ("hunt_allocation",), phase=6, free_used=4, shadow_used=2, box_shadow=5)
    assert tale.offers == "0 1 2 3 4 5 6 7"  # the Shadow's own dice do not count


@pytest.mark.rule("WAR-3.6")
def test_in_the_first_turn_none_must() -> None:
    tale = Tale.begin(GAME).go(FIRST).go("pass gandalf_the_grey")
    assert tale.asked == "shadow allocate"
    assert tale.offers == "0 1 2 3 4 5 6 7"


@pytest.mark.rule("WAR-3.7")
@pytest.mark.parametrize("number", range(2, 8))
def test_at_most_as_many_as_there_are_companions(number: int) -> None:
    tale = allocating(SEVEN[:number])
    assert tale.picks == [str(dice) for dice in range(number + 1)]
    if number < 7:
        assert tale.refuses(str(number + 1)) == "WAR-3.7"


@pytest.mark.rule("WAR-3.7", "WAR-A.17")
@pytest.mark.parametrize("companions", [SEVEN[:1], ()])
def test_one_companion_or_none_allow_one_die(companions: tuple[str, ...]) -> None:
    tale = allocating(companions)
    assert tale.offers == "0 1"
    assert tale.refuses("2") == "WAR-3.7"


@pytest.mark.rule("WAR-3.7", "WAR-3.6")
def test_where_one_must_and_one_may_nothing_is_asked() -> None:
    tale = allocating((), watched=True)
    assert tale.s.box_shadow == 1
    assert tale.facts_of("allocated") == [{"dice": 1}]


@pytest.mark.rule("WAR-3.7")
def test_more_dice_allow_no_more() -> None:
    tale = allocating(shadow_pool=10)
    assert tale.picks[-1] == "7"
    assert tale.refuses("8") == "WAR-3.7"


@pytest.mark.rule("WAR-3.8")
def test_the_fellowship_counts_as_it_is_in_the_third_phase() -> None:
    tale = allocating(watched=True)
    assert tale.picks[-1] == "7"
    # Companions that left do not count.
    tale = Tale.of("bree: strider gimli", ("hunt_allocation",), fallen="boromir", phase=2, shadow_used=0)
    assert tale.picks[-1] == "4"


@pytest.mark.rule("WAR-3.9", "WAR-4.3", "WAR-4.19")
def test_all_dice_are_rolled_that_are_not_in_the_hunt_box() -> None:
    tale = Tale.of("", ("action_roll",), phase=3, box_shadow=2, free_used=0, shadow_used=0)
    assert (tale.ask.key, tale.ask.facts) == ("action_die", {"side": "free"})
    faces = {pick.id: pick.weight for pick in tale.ask.picks}
    assert faces == {"character": 2, "army_muster": 1, "muster": 1, "event": 1, "will": 1}
    tale.go("will character event character")
    assert tale.ask.facts == {"side": "shadow"}
    faces = {pick.id: pick.weight for pick in tale.ask.picks}
    assert faces == {"character": 1, "army": 1, "army_muster": 1, "muster": 1, "event": 1, "eye": 1}
    # Eyes go to the Hunt Box at once, without limit.
    tale.go("eye")
    assert tale.s.box_shadow == 3
    tale.go("eye army eye eye")
    assert tale.at_rest
    assert tale.s.free_dice == ("character", "character", "event", "will")
    assert tale.s.shadow_dice == ("army",)
    assert tale.s.box_shadow == 6
    assert tale.facts_of("rolled-free") == [{"faces": ("face-character", "face-character", "face-event", "face-will")}]
    assert tale.facts_of("rolled-shadow") == [{"faces": ("face-army",), "box": 6}]


@pytest.mark.rule("WAR-3.9")
def test_a_roll_of_eyes_alone_leaves_the_shadow_no_die() -> None:
    tale = Tale.of("", ("action_roll",), free_pool=1, shadow_pool=7, box_shadow=5).go("event eye eye")
    assert tale.s.shadow_dice == ()
    assert tale.facts_of("rolled-nothing") == [{"box": 7}]
    assert tale.facts_of("rolled-shadow") == []


@pytest.mark.rule("WAR-3.10")
def test_the_sides_alternate_and_the_free_peoples_begin() -> None:
    dice = {"free_dice": ("event", "event"), "shadow_dice": ("army", "army", "army")}
    tale = Tale.of("", ("action_phase",), phase=4, acting="shadow", **dice)
    seen = []
    while not tale.at_rest:
        seen.append(tale.ask.who)
        tale.go(tale.picks[0]).go("skip")
    assert seen == ["free", "shadow", "free", "shadow", "shadow"]


@pytest.mark.rule("WAR-3.11", "WAR-25.12")
def test_the_penalty_for_idleness_in_mordor_comes_at_the_end_of_the_fifth_phase() -> None:
    given = {"bearers": "morannon", "track": 1, "corruption": 3, "free_dice": ("event",), "shadow_dice": ()}
    tale = Tale.of("", ("action_phase",), ("victory_check",), phase=4, **given)
    assert tale.s.corruption == 3
    tale.go("event skip")
    assert tale.s.corruption == 4
    assert (tale.s.turn, tale.s.phase) == (2, 1)


@pytest.mark.rule("WAR-3.12")
def test_then_who_has_conquered_is_looked_at_and_a_new_turn_begins() -> None:
    tale = Tale.of("", ("victory_check",), captured="minas_tirith")
    assert (tale.s.turn, tale.s.phase) == (2, 1)
    tale = Tale.of("", ("victory_check",), captured="orthanc umbar")
    assert tale.over
    assert tale.s.over == "free_military"


@pytest.mark.rule("WAR-3.13", "WAR-26.1")
def test_the_ring_ends_the_game_in_any_phase() -> None:
    given = {"bearers": "morannon", "track": 1, "corruption": 11, "free_dice": ("event",), "shadow_dice": ("army",)}
    tale = Tale.of("", ("action_phase",), ("victory_check",), phase=4, **given)
    tale.go("event skip army skip")
    assert tale.over
    assert (tale.s.phase, tale.s.over) == (5, "corrupted")
