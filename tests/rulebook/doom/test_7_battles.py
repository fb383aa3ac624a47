"""Section 7: battles, and how views show them."""

from typing import Any

import pytest

from bree.games.doom import GAME
from bree.games.doom.board import printed
from bree.games.doom.facts import BEHAVIOURS
from bree.lang import Voice
from tests.rulebook.doom.doom_story import PASS, Journey
from tests.rulebook.doom.hit import companions, hit, settle

ORCS = "rohan_orc_hordes"  # one battle, 2 courage
COMPANIONS = ["merry_pippin", "aragorn", "legolas", "gimli"]
FACES = ["aragorn", "legolas", "gimli", "merry_pippin", "gandalf", "sauron"]
NEAR: dict[str, Any] = {"merry_pippin": 14, "gimli": 12, "aragorn": 9, "legolas": 17, "ring_bearers": 10}  # EX-7B


def battle(j: Journey) -> dict[str, Any]:
    """The battle in the public view."""
    seen = j.game.view(j.s, None)["battle"]
    assert isinstance(seen, dict)
    return seen


def supporters(j: Journey) -> list[str]:
    """The supporters that the log names before the roll."""
    told = j.facts_of("battle-begins")[-1]["supporters"]
    return [name.removeprefix("figure-") for name in told if name != "support-none"]


# The roll.


@pytest.mark.rule("DOOM-7.1")
def test_a_battle_is_one_throw_of_the_battle_die() -> None:
    j = hit(ORCS)
    assert (j.ask.key, j.moment) == ("offer", "battle")
    j.answer(PASS)
    assert (j.ask.who, j.ask.key, j.ask.rule) == ("chance", "battle_die", "DOOM-7.1")
    assert sorted(j.picks) == sorted(FACES)
    assert {pick.weight for pick in j.ask.picks} == {1}
    settle(j, "gimli")
    assert j.facts_of("battle-rolled") == [{"face": "face-gimli"}]
    assert (j.ask.key, j.moment, j.s.board) == ("offer", "die", ["", "orange", "black2", "purple"])


@pytest.mark.rule("DOOM-7.1")
def test_the_battle_die_has_one_of_each_face_unless_the_table_says_otherwise() -> None:
    assert printed()["battle_die"]["faces"] == FACES
    j = hit(ORCS, battle_die="gimli gimli legolas gandalf sauron sauron").answer(PASS)
    assert {pick.id: pick.weight for pick in j.ask.picks} == {"gimli": 2, "legolas": 1, "gandalf": 1, "sauron": 2}
    assert (battle(j)["sure"], battle(j)["with_gandalf"]) == (3, 3)


@pytest.mark.rule("DOOM-7.1")
def test_a_card_without_the_sign_is_not_fought() -> None:
    j = hit("morgul_haradrim")
    assert (j.moment, j.s.board[0]) == ("die", "")
    assert j.game.view(j.s, None)["battle"] is None


# Who supports.


@pytest.mark.rule("DOOM-7.2", "DOOM-7.3")
@pytest.mark.parametrize(
    ("space", "supports"),
    [(0, False), (9, False), (10, True), (11, True), (15, True), (16, True), (17, False), (24, False), (-1, False)],
)
@pytest.mark.parametrize("name", COMPANIONS)
def test_a_companion_supports_from_the_bearers_space_to_the_destination(name: str, space: int, supports: bool) -> None:
    j = hit(ORCS, ring_bearers=10, **{**companions(2), name: space})
    assert supporters(j) == ([name] if supports else [])
    settle(j, name)
    assert j.s.courage == (13 if supports else 11)


@pytest.mark.rule("DOOM-7.4", "DOOM-7.14")
@pytest.mark.parametrize("face", COMPANIONS)
def test_ex_7a_all_four_support_and_every_weapon_wins(face: str) -> None:
    """EX-7A: all companions on the Ring-bearers' space or ahead inside the stage."""
    j = hit(ORCS, ring_bearers=10, aragorn=10, merry_pippin=12, gimli=10, legolas=15)
    assert supporters(j) == COMPANIONS
    settle(j, face)
    assert j.rules_of("battle-won") == ["DOOM-7.4"]
    assert (j.s.courage, j.told("courage-lost"), j.moment) == (13, [], "die")


@pytest.mark.rule("DOOM-7.4", "DOOM-7.5", "DOOM-7.3")
@pytest.mark.parametrize(
    ("face", "courage"), [("gimli", 13), ("merry_pippin", 13), ("aragorn", 11), ("legolas", 11), ("sauron", 11)]
)
def test_ex_7b_only_gimli_and_merry_and_pippin_support(face: str, courage: int) -> None:
    """EX-7B: Aragorn is behind the Ring-bearers, Legolas already in the next stage."""
    j = hit(ORCS, **NEAR)
    assert supporters(j) == ["merry_pippin", "gimli"]
    settle(j, face)
    assert j.s.courage == courage


@pytest.mark.rule("DOOM-7.5")
def test_the_weapon_of_one_who_does_not_support_loses() -> None:
    j = settle(hit(ORCS, **NEAR), "aragorn")
    assert j.rules_of("battle-lost") == ["DOOM-7.5"]
    assert j.told("battle-won") == []


@pytest.mark.rule("DOOM-7.6")
def test_sauron_always_loses() -> None:
    j = settle(hit(ORCS, held="gandalfs_power"), "sauron")
    assert j.rules_of("battle-lost") == ["DOOM-7.6"]
    assert (j.s.courage, list(j.s.held)) == (11, ["gandalfs_power"])


@pytest.mark.rule("DOOM-7.11")
@pytest.mark.parametrize(("face", "courage"), [("gimli", 13), ("legolas", 11), ("aragorn", 11), ("merry_pippin", 11)])
def test_after_the_arrival_only_those_on_the_destination_support(face: str, courage: int) -> None:
    j = Journey.of(
        track="- loth_nazgul - loth_cave_troll - -",
        held="",
        ring_bearers=5,
        gimli=8,
        legolas=9,
        aragorn=7,
        merry_pippin=5,
    )
    j.board(2, "orange", 3, 4, "red", 1).until("draw_gandalf")
    j.answer("gandalfs_vision").until("offer", "battle")
    assert (j.s.stage, j.s.at["ring_bearers"], supporters(j)) == (0, 8, ["gimli"])
    settle(j, face)
    assert j.s.courage == courage


# When the supporters are determined.


@pytest.mark.rule("DOOM-7.13")
def test_a_companion_brought_before_the_roll_supports() -> None:
    j = hit(ORCS, held="rohan_theoden", ring_bearers=10, **companions(9))
    assert battle(j)["supporters"] == []
    j.answer("rohan_theoden", "gimli")
    assert (j.s.at["gimli"], battle(j)["supporters"], battle(j)["sure"]) == (16, ["gimli"], 1)
    settle(j, "gimli")
    assert j.s.courage == 13


@pytest.mark.rule("DOOM-7.13")
def test_a_companion_brought_after_the_roll_is_too_late() -> None:
    j = hit(ORCS, held="rohan_theoden", ring_bearers=10, **companions(9)).fight("gimli")
    assert (j.moment, j.picks) == ("rolled", ["rohan_theoden", PASS])
    j.answer("rohan_theoden", "gimli")
    assert (j.s.at["gimli"], battle(j)["supporters"]) == (16, [])
    j.answer(PASS)
    assert j.rules_of("battle-lost") == ["DOOM-7.5"]
    j.answer(PASS)
    assert j.s.courage == 11


@pytest.mark.rule("DOOM-7.13", "DOOM-7.10")
def test_who_supports_is_settled_anew_for_the_next_battle() -> None:
    j = hit("morgul_mumakil", held="rohan_theoden", ring_bearers=36, **companions(34))
    j.fight("gimli").answer("rohan_theoden", "gimli", PASS, PASS)
    assert (j.moment, j.s.courage, supporters(j)) == ("battle", 11, ["gimli"])
    settle(j, "gimli")
    assert j.s.courage == 11


# Gandalf's symbol.


@pytest.mark.rule("DOOM-7.7", "DOOM-7.12")
def test_ex_7c_the_active_player_boxes_anothers_gandalf_card_and_wins() -> None:
    """EX-7C: the only unused Gandalf card belongs to another player."""
    j = settle(hit(ORCS, "leaf", held="gandalfs_power@flame"), "gandalf")
    assert (j.ask.who, j.ask.key, j.ask.rule, j.picks) == (
        "leaf",
        "spend_gandalf",
        "DOOM-7.7",
        ["gandalfs_power", PASS],
    )
    j.answer("gandalfs_power")
    assert ("gandalfs_power" in j.s.held, "gandalfs_power" in j.s.box) == (False, True)
    assert (j.rules_of("battle-won"), j.rules_of("discarded")) == (["DOOM-7.7"], ["DOOM-7.7"])
    assert (j.told("used"), j.s.courage, j.moment) == ([], 13, "die")


@pytest.mark.rule("DOOM-7.12")
def test_ex_7c_the_active_player_keeps_the_gandalf_card_and_loses() -> None:
    j = settle(hit(ORCS, "leaf", held="gandalfs_power@flame"), "gandalf").answer(PASS)
    assert (j.rules_of("battle-lost"), j.moment) == (["DOOM-7.12"], "lost")
    j.answer(PASS)
    assert (j.s.held, j.s.courage) == ({"gandalfs_power": 3}, 11)


@pytest.mark.rule("DOOM-7.7")
def test_any_one_of_the_gandalf_cards_may_be_discarded_but_no_ally() -> None:
    j = hit(ORCS, held="gandalfs_wrath boromir gandalfs_vision@moon helm_eomer")
    settle(j, "gandalf")
    assert j.picks == ["gandalfs_wrath", "gandalfs_vision", PASS]
    j.answer("gandalfs_vision")
    assert list(j.s.held) == ["gandalfs_wrath", "boromir", "helm_eomer"]
    assert j.s.courage == 13


@pytest.mark.rule("DOOM-7.12")
def test_without_a_gandalf_card_the_battle_is_lost_unasked() -> None:
    j = hit(ORCS, held="boromir").fight("gandalf").answer(PASS)
    assert (j.rules_of("battle-lost"), j.moment) == (["DOOM-7.12"], "lost")
    j.answer(PASS)
    assert j.s.courage == 11


@pytest.mark.rule("DOOM-7.8")
def test_while_gandalf_has_fallen_his_symbol_loses_unasked() -> None:
    j = hit(ORCS, held="gandalfs_power", gandalf_token=True).fight("gandalf").answer(PASS)
    assert (j.rules_of("battle-lost"), j.moment) == (["DOOM-7.8"], "lost")
    j.answer(PASS)
    assert (j.s.courage, list(j.s.held)) == (11, ["gandalfs_power"])


# The cost.


@pytest.mark.rule("DOOM-7.9")
@pytest.mark.parametrize(("card", "hearts"), [("loth_moria_orc", 1), ("loth_cave_troll", 2), ("helm_orc_hordes", 2)])
def test_a_lost_battle_costs_the_hearts_of_the_card(card: str, hearts: int) -> None:
    j = settle(hit(card), "sauron")
    assert j.s.courage == 13 - hearts
    assert [(e.rule, e.facts["steps"]) for e in j.told("courage-lost")] == [("DOOM-7.9", hearts)]


@pytest.mark.rule("DOOM-7.14")
def test_a_won_battle_costs_and_gives_nothing() -> None:
    j = settle(hit("morgul_mumakil"), "gimli", "legolas")
    assert (j.s.courage, len(j.told("battle-won")), j.moment) == (13, 2, "die")
    assert j.told("courage-lost") == j.told("courage-gained") == []


@pytest.mark.rule("DOOM-7.10")
def test_each_battle_is_paid_before_the_next_is_rolled() -> None:
    j = settle(hit("morgul_mumakil"), "sauron")
    assert (j.moment, j.s.courage, battle(j)["fights"]) == ("battle", 11, 1)
    settle(j, "sauron")
    assert (j.moment, j.s.courage, len(j.told("battle-rolled"))) == ("die", 9, 2)


@pytest.mark.rule("DOOM-7.10")
def test_a_defeat_in_the_first_battle_leaves_the_second_unfought() -> None:
    j = settle(hit("morgul_mumakil", courage=2), "sauron")
    assert (j.over, j.s.over, len(j.told("battle-rolled"))) == (True, "despair", 1)


@pytest.mark.rule("DOOM-7.10", "DOOM-7.7")
def test_one_gandalf_card_wins_one_battle() -> None:
    j = settle(hit("morgul_mumakil", held="gandalfs_trick"), "gandalf").answer("gandalfs_trick")
    assert j.moment == "battle"
    settle(j, "gandalf")
    assert (j.rules_of("battle-lost"), j.s.courage) == (["DOOM-7.12"], 11)


# What views show.


@pytest.mark.rule("DOOM-7.13")
def test_the_view_tells_the_odds_before_the_roll() -> None:
    j = hit(ORCS, held="gandalfs_power", **NEAR)
    expected = {
        "foe": ORCS,
        "fights": 1,
        "loss": 2,
        "uruk_hai": 0,
        "streak": 0,
        "won_in_a_row": 0,
        "wins": 0,
        "losses": 0,
        "supporters": ["merry_pippin", "gimli"],
        "faces": FACES,
        "winning": ["gimli", "merry_pippin"],
        "sure": 2,
        "with_gandalf": 3,
        "face": "",
        "verdict": "",
    }
    assert battle(j) == expected
    assert all(j.game.view(j.s, seat)["battle"] == expected for seat in j.s.seats)
    j.fight("legolas")
    assert (battle(j)["face"], battle(j)["verdict"], battle(j)["supporters"]) == ("legolas", "", expected["supporters"])
    j.answer(PASS)
    assert (battle(j)["verdict"], battle(j)["losses"]) == ("lost", 0)
    j.answer(PASS)
    assert (j.moment, j.game.view(j.s, None)["battle"]) == ("die", None)


@pytest.mark.rule("DOOM-7.7", "DOOM-7.8")
@pytest.mark.parametrize(
    ("held", "fallen", "sure", "with_gandalf"),
    [
        ("", False, 4, 4),
        ("boromir", False, 4, 4),
        ("gandalfs_wrath@leaf", False, 4, 5),
        ("gandalfs_wrath", True, 4, 4),
    ],
)
def test_the_view_counts_gandalfs_symbol_where_a_card_can_be_spent(
    held: str, fallen: bool, sure: int, with_gandalf: int
) -> None:
    j = hit(ORCS, held=held, gandalf_token=fallen)
    assert (battle(j)["sure"], battle(j)["with_gandalf"]) == (sure, with_gandalf)


@pytest.mark.rule("DOOM-7.10")
def test_the_view_counts_the_battles_of_a_card() -> None:
    j = hit("gondor_uruk_hai", warriors=2)
    assert [battle(j)[name] for name in ("fights", "uruk_hai", "loss", "wins", "losses")] == [3, 3, 1, 0, 0]
    settle(j, "gimli")
    assert [battle(j)[name] for name in ("fights", "wins", "losses")] == [2, 1, 0]
    settle(j, "sauron")
    assert [battle(j)[name] for name in ("fights", "wins", "losses")] == [1, 1, 1]


@pytest.mark.rule("DOOM-7.10")
def test_the_view_counts_a_streak() -> None:
    j = settle(hit("morgul_mouth_of_sauron"), "gimli")
    assert [battle(j)[name] for name in ("streak", "won_in_a_row", "fights")] == [2, 1, 1]
    settle(j, "sauron")
    assert battle(j)["won_in_a_row"] == 0


@pytest.mark.rule("DOOM-9.31")
def test_in_boromirs_repeat_the_view_counts_every_face_but_saurons() -> None:
    j = hit("rohan_uruk_hai", held="boromir", **NEAR).fight("sauron").answer(PASS, "boromir")
    assert j.ask.key == "battle_die"
    assert (battle(j)["sure"], battle(j)["with_gandalf"]) == (5, 5)


@pytest.mark.rule("DOOM-7.9")
def test_the_loss_is_that_of_the_battle_though_another_step_comes_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    both = (("courage", ORCS, -1), ("battle", ORCS, 1, 3))
    monkeypatch.setitem(BEHAVIOURS, ORCS, BEHAVIOURS[ORCS]._replace(effects=both))
    j = hit(ORCS, courage=10)
    assert (j.s.courage, battle(j)["loss"]) == (9, 3)
    settle(j, "sauron")
    assert j.s.courage == 6


@pytest.mark.rule("DOOM-7.5", "DOOM-7.6", "DOOM-7.8", "DOOM-7.12")
@pytest.mark.parametrize(
    ("face", "given", "why", "pl"),
    [
        ("gimli", {}, "lost-gimli", "Walka przegrana: Gimli nie udziela wsparcia."),
        ("sauron", {}, "lost-sauron", "Walka przegrana: symbol Saurona."),
        ("gandalf", {}, "lost-gandalf", "Walka przegrana: nie odrzucono karty Gandalfa."),
        (
            "gandalf",
            {"gandalf_token": True},
            "lost-banned",
            "Walka przegrana: w czasie zakazu Balroga symbol Gandalfa przegrywa.",
        ),
    ],
)
def test_why_a_battle_is_lost_is_told(face: str, given: dict[str, Any], why: str, pl: str) -> None:
    j = Journey.of(ring_bearers=5, **given).board(2, "green", 1, 3, "red", 1).fight(face).until("offer", "lost")
    (entry,) = j.told("battle-lost")
    assert (dict(entry.facts), Voice("pl", GAME).line(entry)) == ({"why": why}, pl)


@pytest.mark.rule("DOOM-7.9")
def test_what_a_lost_battle_costs_is_told_with_the_card() -> None:
    j = Journey.of(ring_bearers=5).board(2, "green", 1, 3, "red", 1).fight("sauron").until("offer", "die")
    (entry,) = j.told("courage-lost")
    assert entry.facts["cause"] == "card-loth_cave_troll"
    assert Voice("en", GAME).line(entry).endswith("(Cave Troll).")
