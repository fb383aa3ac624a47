"""Rulings R1 to R20: moves without a die, users of cards, Nazgûl, Isengard, and cards without effect."""

from typing import Any

import pytest

from bree.games.doom import GAME
from bree.games.doom.facts import BEHAVIOURS, CARDS
from bree.games.doom.state import DARK_HEART, FIGURES, MORGUL, NAZGUL, STAGES
from tests.rulebook.doom.box import BOX_GANDALF
from tests.rulebook.doom.doom_story import PASS, Journey

BARE = "- - - - - -"


def quiet(active: str = "star", track: str = BARE, **given: Any) -> Journey:
    """A turn in which black sixes have no effect: slot 6 is bare, and Nazgûl are harmless."""
    return Journey.of(active, track=track, **{"slain": True, **given})


def hits(first: int, second: int = 6, active: str = "star", **given: Any) -> Journey:
    """Black dice hit these slots; the coloured dice do not matter."""
    return Journey.of(active, **given).board(first, "red", 1, second, "blue", 1)


def stack(j: Journey) -> tuple[int, int]:
    """How many Gandalf cards can still be drawn, and how many left the game unseen."""
    return j.game.view(j.s, None)["gandalf"]["stack"], j.game.view(j.s, None)["gandalf"]["boxed"]


# Moves without a die.


@pytest.mark.rule("DOOM-R1")
def test_a_companion_brought_to_a_destination_by_theoden_earns_no_courage() -> None:
    j = Journey.of(gimli=5, held="rohan_theoden").answer("rohan_theoden", "gimli")
    assert (j.s.at["gimli"], j.s.courage, j.told("courage-gained")) == (8, 13, [])


@pytest.mark.rule("DOOM-R1")
def test_a_companion_who_walks_freely_onto_a_destination_earns_no_courage() -> None:
    j = quiet(gimli=7).board(5, "blue", 1, 6, "purple", 1).until("free_move").answer("1")
    assert (j.s.at["gimli"], j.s.courage, j.told("courage-gained")) == (8, 13, [])


@pytest.mark.rule("DOOM-R1")
def test_ring_bearers_who_walk_freely_to_the_destination_neither_draw_nor_box() -> None:
    j = quiet(ring_bearers=7).board(1, "blue", 1, 6, "purple", 1).until("free_move").answer("1")
    assert (j.s.at["ring_bearers"], list(j.s.held), stack(j)) == (8, ["boromir"], (4, 0))
    assert j.decline().ask.key == "deal"


@pytest.mark.rule("DOOM-R1")
@pytest.mark.parametrize("spaces", ["3", "4"])
def test_ring_bearers_led_by_faramir_neither_draw_nor_box(spaces: str) -> None:
    j = Journey.of(stage="gondor", ring_bearers=29, held="gondor_faramir").answer("gondor_faramir", spaces)
    assert (j.s.at["ring_bearers"], j.moment, stack(j)) == (32, "stage", (4, 0))


@pytest.mark.rule("DOOM-R1")
def test_gandalfs_support_is_a_die_and_counts_for_a_companion() -> None:
    j = Journey.of(gimli=5, held="gandalfs_support").answer("gandalfs_support")
    j.roll(orange=1, purple=1, blue=1, green=1, red=3).decline().answer("red")
    assert (j.s.at["gimli"], j.s.courage, j.rules_of("courage-gained")) == (8, 14, ["DOOM-6.1"])


@pytest.mark.rule("DOOM-R1")
@pytest.mark.parametrize(("number", "asked", "left"), [(3, "draw_gandalf", (3, 0)), (4, "deal", (2, 1))])
def test_gandalfs_support_is_a_die_and_counts_for_the_ring_bearers(
    number: int, asked: str, left: tuple[int, int]
) -> None:
    j = Journey.of(ring_bearers=5, held="gandalfs_support").answer("gandalfs_support")
    j.roll(orange=number, purple=1, blue=1, green=1, red=1).decline().answer("orange").decline()
    assert (j.s.at["ring_bearers"], j.ask.key, stack(j)) == (8, asked, left)


@pytest.mark.rule("DOOM-R1")
def test_a_number_set_by_gandalfs_trick_is_a_die_and_counts() -> None:
    j = quiet(ring_bearers=5, held="gandalfs_trick").decline().take("orange", "red")
    j.roll(black1=6, black2=6, orange=6, red=1).answer("gandalfs_trick", "orange", "3").decline()
    j.answer("black1", "orange", "blue").roll(black2=6, red=1, blue=1).decline().answer("red").decline()
    assert (j.s.at["ring_bearers"], j.ask.key) == (8, "draw_gandalf")


@pytest.mark.rule("DOOM-R2")
def test_a_companion_who_came_to_minas_morgul_without_a_die_gives_a_step() -> None:
    j = quiet(stage="minas_morgul", ring_bearers=39, aragorn=36, gimli=38, legolas=-1, held="rohan_theoden")
    j.answer("rohan_theoden", "aragorn").board(5, "orange", 1, 6, "purple", 2).until("free_move").answer("2").decline()
    assert (j.s.at["aragorn"], j.s.at["gimli"], j.s.by_die) == (40, 40, ())
    assert j.facts_of("morgul-steps") == [{"steps": 2, "space": 42}]


@pytest.mark.rule("DOOM-R3")
@pytest.mark.parametrize(
    ("slot", "figure", "spaces", "courage", "nazgul"),
    [(5, {"gimli": 1}, "2", 13, 1), (5, {"gimli": 6}, "1", 12, 0), (1, {"ring_bearers": 1}, "2", 13, 1)],
)
def test_a_free_move_that_ends_on_an_event_space_meets_the_event(
    slot: int, figure: dict[str, Any], spaces: str, courage: int, nazgul: int
) -> None:
    j = Journey.of(track=BARE, **figure).board(slot, "blue", 1, 2, "green", 1)
    j.until("free_move").answer(spaces).until("free_move")
    assert (j.s.courage, j.s.nazgul) == (courage, nazgul)


@pytest.mark.rule("DOOM-R3")
def test_a_free_move_is_protected_like_any_other() -> None:
    j = Journey.of(track=BARE, gimli=1, legolas=3).board(5, "blue", 1, 2, "purple", 1).until("free_move").answer("2")
    assert (j.s.at["gimli"], j.s.nazgul, j.rules_of("protected")) == (3, 0, ["DOOM-5.7"])


@pytest.mark.rule("DOOM-R4")
@pytest.mark.parametrize("no_protection", ["off", "on"])
@pytest.mark.parametrize(("slot", "figure"), list(enumerate(FIGURES, 1)))
@pytest.mark.parametrize(("space", "event"), [(3, NAZGUL), (7, DARK_HEART)])
def test_a_figure_moved_no_space_on_an_event_space_meets_no_event(
    slot: int, figure: str, space: int, event: str, no_protection: str
) -> None:
    j = Journey.of(track=BARE, no_protection=no_protection, held="", **{figure: space})
    assert (j.s.terms.road.events[space], j.s.terms.bare[slot - 1]) == (event, figure)
    j.board(slot, "blue" if figure == "gimli" else "red", 1, 6, "purple", 1).until("free_move").answer("0")
    j.until("offer", "die")
    assert (j.s.at[figure], j.s.nazgul, j.s.courage) == (space, 0, 13)


@pytest.mark.rule("DOOM-R5")
def test_a_free_move_stops_in_minas_morgul() -> None:
    j = quiet(stage="minas_morgul", gimli=39).board(5, "blue", 2, 5, "purple", 2).until("free_move").answer("2")
    assert (j.s.at["gimli"], j.told("waits")) == (40, [])
    assert j.decline().seat == "leaf"
    assert [(entry.rule, entry.facts["figure"]) for entry in j.told("idle")] == [("DOOM-R5", "figure-gimli")]


@pytest.mark.rule("DOOM-R6")
def test_a_free_move_of_the_ring_bearers_stops_on_the_destination_and_ends_the_stage() -> None:
    j = quiet(ring_bearers=7).board(1, "blue", 1, 2, "purple", 1).until("free_move").answer("2").until("free_move")
    assert (j.s.at["ring_bearers"], j.s.stage) == (8, 0)
    j.answer("0").decline()
    assert (j.s.at["ring_bearers"], j.s.stage, j.ask.key) == (8, 1, "deal")


# Who uses cards, and when.


@pytest.mark.rule("DOOM-R7")
def test_the_active_player_uses_the_ally_of_any_player_and_nobody_else_is_asked() -> None:
    j = quiet("leaf", held="rohan_theoden@star loth_elrond@moon boromir@flame")
    asked = {(j.ask.who, j.moment, tuple(j.picks))}
    j.until("take").take("red", "blue").roll(black1=6, black2=6, red=1, blue=1)
    asked |= {(j.ask.who, j.moment, tuple(j.picks))}
    j.decline().answer("black1", "red", "green").roll(black2=6, blue=1, green=1).decline().answer("blue")
    while j.seat == "leaf":
        asked |= {(j.ask.who, j.moment, tuple(j.picks))}
        j.answer(PASS)
    theoden = ("rohan_theoden", PASS)
    rolled = ("leaf", "rolled", ("rohan_theoden", "loth_elrond", PASS))
    assert asked == {rolled} | {("leaf", moment, theoden) for moment in ("start", "die", "end")}


LAST_HELD = "loth_elrond gondor_treebeard gandalfs_power gandalfs_trick"
NOT_LAST = ["gondor_faramir", "gandalfs_wrath", "gandalfs_support", "gandalfs_vision", "rohan_theoden"]


@pytest.mark.rule("DOOM-R8")
def test_in_the_last_stage_elrond_throws_the_black_die_again() -> None:
    j = Journey.of(stage="mount_doom", held=LAST_HELD)
    assert j.picks == ["gondor_treebeard", PASS]
    j.until("die").roll(black1=3)
    assert j.picks == ["loth_elrond", "gondor_treebeard", "gandalfs_power", PASS]
    j.answer("loth_elrond").roll(black1=2).decline()
    assert (j.s.courage, j.s.at["ring_bearers"]) == (14, 41)


@pytest.mark.rule("DOOM-R8")
def test_in_the_last_stage_gandalfs_power_sets_the_black_die() -> None:
    j = Journey.of(stage="mount_doom", held=LAST_HELD).until("die").roll(black1=3)
    j.answer("gandalfs_power", "2").decline()
    assert (j.s.courage, j.s.at["ring_bearers"]) == (14, 41)


@pytest.mark.rule("DOOM-R8")
@pytest.mark.parametrize("card", NOT_LAST)
def test_in_the_last_stage_cards_without_sense_are_never_offered(card: str) -> None:
    j = Journey.of(stage="mount_doom", gimli=35, held=card)
    for _ in range(2):  # in the second turn a card has just been activated
        assert (j.picks, j.refuses(card)) == ([PASS], "DOOM-R8")
        j.until("die").roll(black1=2)
        while j.ask.key == "offer" and j.moment != "start":
            assert (j.picks, j.refuses(card)) == ([PASS], "DOOM-R8")
            j.answer(PASS)
    assert (j.s.track[1], j.s.at["ring_bearers"]) == ("doom_eagles", 42)


# Nazgûl.


@pytest.mark.rule("DOOM-R9")
@pytest.mark.parametrize(("before", "over"), [(6, ""), (7, "nazgul")])
def test_placing_the_eighth_ordinary_nazgul_loses_at_once(before: int, over: str) -> None:
    j = hits(4, nazgul=before).answer(PASS)
    assert (j.s.nazgul, j.s.over, j.over) == (before + 1, over, bool(over))
    assert j.rules_of("over-nazgul") == ["DOOM-1.4"] * bool(over)


@pytest.mark.rule("DOOM-R10")
def test_eowyn_at_a_six_voids_every_loss_of_the_encounter() -> None:
    j = hits(5, stage="minas_morgul", nazgul=3, held="helm_eowyn").until("die")
    j.roll(throw1=1, throw2=3, throw3=6, throw4=5).until("offer", "six")
    assert j.picks == ["helm_eowyn", PASS]
    assert j.answer("helm_eowyn").s.courage == 13
    assert (j.s.nazgul, j.s.slain, "helm_eowyn" in j.s.box, "morgul_witch_king" in j.s.box) == (0, True, True, True)


@pytest.mark.rule("DOOM-R10")
def test_all_dice_are_rolled_before_eowyn_answers_and_unspent_she_voids_nothing() -> None:
    j = hits(5, stage="minas_morgul", nazgul=3, held="helm_eowyn").until("die")
    j.roll(throw1=6, throw2=3, throw3=1, throw4=5).until("offer", "six").answer(PASS)
    assert (j.s.courage, j.s.nazgul, list(j.s.held)) == (10, 3, ["helm_eowyn"])


@pytest.mark.rule("DOOM-R11")
def test_eowyn_is_not_spent_where_no_six_shows() -> None:
    j = hits(5, stage="minas_morgul", nazgul=1, held="helm_eowyn").until("die").roll(throw1=5, throw2=4)
    j.until("offer", "six")
    assert (j.picks, j.refuses("helm_eowyn")) == ([PASS], "DOOM-9.13")
    assert list(j.answer(PASS).s.held) == ["helm_eowyn"]
    assert (j.s.courage, j.s.slain) == (12, False)


@pytest.mark.rule("DOOM-R12")
def test_where_the_slain_witch_king_lay_the_bare_symbol_shows() -> None:
    j = hits(5, 5, stage="minas_morgul", held="helm_eowyn").until("die").roll(throw1=6)
    j.until("offer", "six").answer("helm_eowyn")
    assert j.s.track[4] == ""
    assert j.until("free_move").ask.facts == {"figure": "figure-gimli"}


@pytest.mark.rule("DOOM-R12")
def test_where_the_slain_witch_king_lay_a_bare_nazgul_symbol_does_nothing() -> None:
    track = "? morgul_mumakil morgul_haradrim morgul_uruk_hai ? morgul_witch_king"
    j = hits(6, 6, stage="minas_morgul", track=track, nazgul=2, held="helm_eowyn").until("die")
    j.roll(throw1=6, throw2=2, throw3=4).until("offer", "six").answer("helm_eowyn").decline()
    assert (j.seat, j.s.track[5], j.s.nazgul, j.rules_of("nazgul-harmless")) == ("leaf", "", 0, ["DOOM-1.5"])


# Isengard.


@pytest.mark.rule("DOOM-R13")
@pytest.mark.parametrize("stage", ["rohan", "helms_deep", "gondor", "minas_morgul"])
def test_every_uruk_hai_card_gives_courage_where_isengard_is_empty(stage: str) -> None:
    slot = 5 if stage in ("rohan", "helms_deep") else 4
    j = hits(slot, stage=stage, chieftain=False).answer(PASS)
    assert (j.s.courage, j.told("battle-begins"), j.rules_of("courage-gained")) == (14, [], ["DOOM-9.11"])


@pytest.mark.rule("DOOM-R13", "DOOM-R14")
def test_isengard_cannot_be_empty_before_treebeard_who_comes_after_the_last_saruman() -> None:
    def stages_of(step: str) -> list[str]:
        found = {card.stage for card in CARDS.values() for effect in BEHAVIOURS[card.id].effects if effect[0] == step}
        return [stage for stage in STAGES if stage in found]

    assert stages_of("treebeard_token") == ["gondor"]
    assert stages_of("uruk_hai") == ["rohan", "helms_deep", "gondor", "minas_morgul"]
    assert stages_of("place_uruk_hai") == ["lothlorien", "rohan", "helms_deep"]
    j = hits(5, stage="rohan").fight("gimli")
    assert j.decline().s.chieftain


@pytest.mark.rule("DOOM-R14")
@pytest.mark.parametrize("stage", ["lothlorien", "rohan", "helms_deep"])
def test_saruman_places_nobody_once_the_chieftain_has_fallen(stage: str) -> None:
    j = hits(3, stage=stage, chieftain=False).answer(PASS)
    assert (j.s.warriors, j.s.chieftain) == (0, False)
    assert (j.rules_of("isengard-free"), j.told("uruk-hai-placed")) == (["DOOM-R14"], [])


# Cards without effect, and cards that are activated again.


@pytest.mark.rule("DOOM-R15")
def test_denethor_without_a_coloured_die_does_nothing() -> None:
    j = Journey.of(stage="minas_morgul", track="- morgul_denethor - - - -")
    j.s.todo = [("turn",), ("encounter", 1)]
    GAME.rules.settle(j.s)
    assert (j.rules_of("no-die"), j.moment, j.s.shows) == (["DOOM-R15"], "start", {})


@pytest.mark.rule("DOOM-R15")
def test_at_each_black_die_a_coloured_die_still_waits_for_denethor() -> None:
    j = quiet(stage="minas_morgul", track="- morgul_denethor - - - -").board(2, "red", 2, 2, "blue", 2)
    assert j.until("which_waiting").picks == ["red", "blue"]
    j.answer("red").roll(red=4).until("die")
    assert (j.ask.facts, j.s.board) == ({"die": "die-blue"}, ["", "", "black2", "blue"])
    assert j.told("no-die") == []


@pytest.mark.rule("DOOM-R16")
def test_the_army_without_a_card_on_either_side_stays() -> None:
    track = "- - morgul_army_of_the_dead - - -"
    j = hits(3, stage="minas_morgul", track=track).answer(PASS)
    assert (j.s.track, j.rules_of("army-stays")) == (["", "", "morgul_army_of_the_dead", "", "", ""], ["DOOM-R16"])
    assert (j.ask.key, j.moment) == ("offer", "die")


@pytest.mark.rule("DOOM-R17")
def test_a_face_down_card_under_the_army_stays_face_down_and_silent() -> None:
    track = "? morgul_army_of_the_dead - - - -"
    j = hits(2, 1, stage="minas_morgul", track=track).answer(PASS)
    slot = j.game.view(j.s, None)["track"][0]
    assert (slot["card"], slot["under"], j.s.down) == ("morgul_army_of_the_dead", "?", (0,))
    j.decline()
    assert (j.seat, j.told("turned-up"), j.rules_of("army-stays")) == ("leaf", [], ["DOOM-R16"])


@pytest.mark.rule("DOOM-R17")
def test_a_face_down_card_that_the_army_leaves_is_turned_up_when_it_is_hit() -> None:
    track = "? morgul_army_of_the_dead morgul_haradrim - - -"
    j = hits(2, 1, stage="minas_morgul", track=track, hidden="morgul_mumakil").until("army").answer("left").decline()
    assert (j.seat, j.s.track[:3]) == ("leaf", ["?", "", "morgul_army_of_the_dead"])
    assert j.board(1, "red", 1, 1, "blue", 1).ask.key == "hidden_card"


@pytest.mark.rule("DOOM-R18")
def test_the_mouth_of_sauron_is_fought_until_two_wins_in_a_row() -> None:
    track = "- morgul_mouth_of_sauron - - - -"
    j = quiet(stage="minas_morgul", track=track).board(2, "red", 2, 6, "blue", 2)
    j.fight(*["gimli", "sauron"] * 8, "aragorn", "legolas").decline()
    assert (j.seat, len(j.told("battle-begins")), j.s.courage) == ("leaf", 18, 5)
    assert "morgul_mouth_of_sauron" in j.s.box


@pytest.mark.rule("DOOM-R18")
def test_the_mouth_of_sauron_is_fought_until_courage_runs_out() -> None:
    track = "- morgul_mouth_of_sauron - - - -"
    j = quiet(stage="minas_morgul", track=track, courage=18).board(2, "red", 2, 6, "blue", 2)
    j.fight(*["gimli", "sauron"] * 17, "sauron")
    assert j.s.courage == 1
    assert not j.over
    j.decline()
    assert (j.s.over, len(j.told("battle-lost"))) == ("despair", 18)


@pytest.mark.rule("DOOM-R19")
@pytest.mark.parametrize(
    ("faces", "courage"), [(("sauron", "sauron"), 9), (("gimli", "sauron"), 11), (("sauron", "gimli"), 11)]
)
def test_the_mumakil_cost_their_hearts_for_each_lost_battle(faces: tuple[str, str], courage: int) -> None:
    j = hits(2, stage="minas_morgul").fight(*faces).until("offer", "die")
    assert (j.s.courage, len(j.told("battle-begins"))) == (courage, 2)


@pytest.mark.rule("DOOM-R20")
@pytest.mark.parametrize("number", [1, 2])
def test_with_an_empty_gandalf_stack_nothing_is_drawn_and_nothing_boxed(number: int) -> None:
    j = quiet(ring_bearers=7)
    j.s.gandalf_boxed = len(j.s.gandalf_unseen)
    j.board(6, "orange", number, 6, "red", 1).decline()
    assert (j.ask.key, stack(j), list(j.s.held)) == ("deal", (0, 4), ["boromir"])
    assert (j.rules_of("gandalf-none"), j.told("gandalf-boxed")) == (["DOOM-R20"], [])


@pytest.mark.rule("DOOM-R20")
def test_the_gandalf_stack_has_a_card_for_each_destination_that_takes_one() -> None:
    assert len(BOX_GANDALF) - 1 == len(STAGES[:MORGUL])
    assert stack(Journey.of()) == (4, 0)
