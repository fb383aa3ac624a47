"""Section 9: the Army of the Dead."""

import pytest

from bree.games.doom import GAME
from tests.rulebook.doom.doom_story import Journey

ARMY = "morgul_army_of_the_dead"
TRACK = f"? morgul_mumakil {ARMY} morgul_haradrim morgul_uruk_hai ?"


def hit(first: int, second: int, track: str = TRACK, **given: str) -> Journey:
    """A turn of the Minas Morgul stage with these black dice. The moves end on plain spaces."""
    j = Journey.of(stage="minas_morgul", track=track, held="", **given)
    return j.board(first, "red", 2, second, "blue", 2)


def activated(j: Journey) -> list[tuple[str, int]]:
    return [(facts["card"].removeprefix("card-"), facts["slot"]) for facts in j.facts_of("activated")]


def landings(j: Journey) -> list[int]:
    """The slots where the Army landed, in order."""
    return [facts["slot"] for facts in j.facts_of("army-moved")]


@pytest.mark.rule("DOOM-9.1")
@pytest.mark.parametrize(("way", "slot", "covered"), [("left", 2, "morgul_mumakil"), ("right", 4, "morgul_haradrim")])
def test_the_army_goes_onto_the_nearest_card_to_the_left_or_right(way: str, slot: int, covered: str) -> None:
    j = hit(3, 6).skip()
    assert (j.ask.who, j.ask.key, j.ask.rule) == ("star", "army", "DOOM-9.1")
    assert [(pick.id, pick.on) for pick in j.ask.picks] == [("left", ("slot:2",)), ("right", ("slot:4",))]
    j.answer(way)
    assert j.s.track[slot - 1] == ARMY
    assert (j.s.under, j.s.under_at) == (covered, slot - 1)
    assert j.s.track.count(ARMY) == 1


@pytest.mark.rule("DOOM-9.1")
@pytest.mark.parametrize(
    ("track", "left", "right"),
    [
        (f"? - - {ARMY} - ?", 1, 6),
        (f"? morgul_mumakil - {ARMY} - ?", 2, 6),
        (f"? - - {ARMY} morgul_haradrim ?", 1, 5),
    ],
)
def test_the_army_skips_empty_slots_and_never_stops_on_one(track: str, left: int, right: int) -> None:
    j = hit(4, 2, track).skip()
    assert [pick.on for pick in j.ask.picks] == [(f"slot:{left}",), (f"slot:{right}",)]


@pytest.mark.rule("DOOM-9.2")
def test_a_card_under_the_army_is_silent_and_its_slot_activates_the_army_again() -> None:
    j = hit(3, 2).go("left")
    assert activated(j) == [(ARMY, 3), (ARMY, 2)]
    assert j.ask.key == "army"
    assert j.told("battle-begins") == []


@pytest.mark.rule("DOOM-9.2")
def test_a_covered_card_that_costs_courage_at_once_costs_nothing() -> None:
    j = hit(3, 4).go("right", "right")
    assert landings(j) == [4, 5]
    assert j.s.courage == 13


@pytest.mark.rule("DOOM-9.3")
def test_the_card_that_the_army_uncovers_is_live_again() -> None:
    j = hit(3, 2).go("left", "right")
    assert landings(j) == [2, 4]
    assert j.s.track == ["?", "morgul_mumakil", "", ARMY, "morgul_uruk_hai", "?"]
    assert (j.s.under, j.s.under_at) == ("morgul_haradrim", 3)
    j.board(2, "green", 2, 2, "purple", 2).until("battle_die")
    assert activated(j)[-1] == ("morgul_mumakil", 2)


@pytest.mark.rule("DOOM-9.3")
def test_an_uncovered_card_that_was_face_down_is_turned_up_when_it_is_hit() -> None:
    j = hit(3, 1, f"? - {ARMY} morgul_haradrim - ?").go("left")
    assert landings(j) == [1, 4]
    assert (j.s.track[0], j.s.down) == ("?", (0, 5))
    j.board(1, "green", 2, 3, "purple", 2)
    assert (j.ask.key, j.ask.facts) == ("hidden_card", {"slot": 1})


@pytest.mark.rule("DOOM-9.3")
def test_the_slot_that_the_army_left_shows_the_bare_symbol() -> None:
    j = hit(3, 3).go("right")
    assert (j.ask.key, j.ask.facts) == ("free_move", {"figure": "figure-aragorn"})
    assert activated(j) == [(ARMY, 3)]


@pytest.mark.rule("DOOM-9.3", "DOOM-4.9")
def test_wrath_upon_the_army_uncovers_the_card_below_which_is_turned_up_when_it_is_hit() -> None:
    track = f"? - {ARMY} morgul_haradrim - -"
    j = Journey.of(stage="minas_morgul", held="gandalfs_wrath", track=track, hidden="morgul_mumakil", slain=True)
    j.board(3, "red", 2, 1, "blue", 2).until("army").answer("left")
    assert (j.s.track[0], j.s.under, j.s.under_at) == (ARMY, "?", 0)
    j.until("offer", "die").answer("gandalfs_wrath")
    assert (j.s.track[0], j.s.under, j.s.under_at, j.s.down) == ("?", "", -1, (0,))
    j.until("hidden_card")
    assert (j.ask.key, j.ask.facts) == ("hidden_card", {"slot": 1})
    j.turned_up("morgul_mumakil").until("battle_die")
    assert (activated(j), j.s.track[0], j.s.box.count(ARMY)) == (
        [(ARMY, 3), ("morgul_mumakil", 1)],
        "morgul_mumakil",
        1,
    )
    assert GAME.audit(j.s) == []


@pytest.mark.rule("DOOM-9.30")
def test_the_army_must_move_when_it_is_activated() -> None:
    j = hit(3, 3).skip()
    assert j.picks == ["left", "right"]
    assert j.refuses("pass") == "DOOM-9.1"


@pytest.mark.rule("DOOM-9.30")
@pytest.mark.parametrize(
    ("track", "number", "slot"),
    [
        (f"- - {ARMY} morgul_haradrim - -", 3, 4),
        (f"- - {ARMY} - morgul_haradrim -", 3, 5),
        (f"- morgul_haradrim - {ARMY} - -", 4, 2),
        (f"{ARMY} morgul_mumakil - - - ?", 1, 2),
        (f"{ARMY} - - - - ?", 1, 6),
        (f"- {ARMY} morgul_haradrim - - ?", 2, 3),
    ],
)
def test_a_direction_without_a_card_is_not_offered_and_the_edge_is_not_crossed(
    track: str, number: int, slot: int
) -> None:
    j = hit(number, number, track)
    j.answer("pass")
    assert j.ask.key == "offer"
    assert landings(j) == [slot]
    assert j.s.track[slot - 1] == ARMY


@pytest.mark.rule("DOOM-9.1", "DOOM-9.2", "DOOM-9.3")
def test_ex_9f_the_army_is_hit_on_the_face_down_card_that_it_went_to() -> None:
    """EX-9F: Army on slot 3, slot 2 bare, cards on 1 (face down), 4, 5, 6. Black 3, moved left; then black 1."""
    j = hit(3, 1, f"? - {ARMY} morgul_haradrim morgul_uruk_hai ?").skip()
    assert [(pick.id, pick.on) for pick in j.ask.picks] == [("left", ("slot:1",)), ("right", ("slot:4",))]
    j.answer("left")
    assert j.s.track == [ARMY, "", "", "morgul_haradrim", "morgul_uruk_hai", "?"]
    assert (j.s.under, j.s.under_at, j.s.down) == ("?", 0, (0, 5))
    j.skip()
    assert activated(j) == [(ARMY, 3), (ARMY, 1)]
    assert j.told("turned-up") == []


@pytest.mark.rule("DOOM-9.1", "DOOM-9.3")
def test_ex_9f_the_slot_it_came_from_is_bare() -> None:
    """EX-9F, second half: after the move to the left black 3 hits the symbol."""
    j = hit(3, 3, f"? - {ARMY} morgul_haradrim morgul_uruk_hai ?").go("left")
    assert (j.ask.key, j.ask.facts) == ("free_move", {"figure": "figure-aragorn"})


@pytest.mark.rule("DOOM-9.1", "DOOM-9.30")
def test_ex_9g_on_slot_6_the_army_can_only_go_left() -> None:
    """EX-9G: the Army is on slot 6 and cannot move to slot 1."""
    j = hit(6, 6, "? morgul_mumakil morgul_denethor morgul_haradrim - ?", hidden=ARMY)
    j.turned_up(ARMY).answer("pass")
    assert j.ask.key == "offer"
    assert landings(j) == [4]
    assert (j.s.track[0], j.s.track[3], j.s.under) == ("?", ARMY, "morgul_haradrim")


@pytest.mark.rule("DOOM-6.10", "DOOM-9.2")
def test_the_card_under_the_army_leaves_the_game_with_the_stage() -> None:
    """When a new stage is laid out, the track leaves the game, and the card under the Army too."""
    track = f"- {ARMY} morgul_haradrim - - -"
    j = Journey.of(stage="minas_morgul", ring_bearers=39, slain=True, track=track)
    j.board(2, "orange", 1, 6, "red", 1).until("deal")
    assert (j.s.stage, j.s.under, j.s.under_at) == (5, "", -1)
    assert {ARMY, "morgul_haradrim"} <= set(j.s.box)
