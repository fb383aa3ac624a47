"""Scenes of a whole turn: cards, dice, rings, passing, the hunt and the end of the turn."""

from typing import Any

import pytest

from bree.core import NO_EFFECT
from bree.games.war import GAME
from bree.games.war.facts import DECK
from tests.rulebook.war.war_story import Tale

AFTER = (("idle_in_mordor",), ("victory_check",))


def dealt() -> Tale:
    """Turn 1, after each side has drawn a card of each of its decks."""
    tale: Tale = Tale.begin(GAME)
    for deck in ("free_character", "free_strategy", "shadow_character", "shadow_strategy"):
        assert (tale.asked, len(tale.picks)) == ("chance draw_card", len(DECK[deck]))
        tale.answer(tale.picks[0])
        assert tale.s.decks[deck].size == len(DECK[deck]) - 1
    return tale


def playing(free: str, shadow: str, board: str = "minas_tirith: gondor 1r", **given: Any) -> Tale:
    """Phase 5, action turn of the Free Peoples, with these dice. All other dice are used."""
    mine, theirs = tuple(free.split()), tuple(shadow.split())
    dice = {"free_dice": mine, "shadow_dice": theirs, "free_used": 4 - len(mine), "shadow_used": 7 - len(theirs)}
    return Tale.of(board, ("go",), *AFTER, **{**dice, **given})


def count(tale: Tale) -> tuple[int, int]:
    return len(tale.s.free_dice), len(tale.s.shadow_dice)


@pytest.mark.rule("WAR-2.7", "WAR-3.1", "WAR-3.3", "WAR-3.6", "WAR-3.7", "WAR-3.9", "WAR-21.2", "WAR-20.8", "WAR-4.7")
def test_the_first_turn_up_to_the_first_die():
    tale = dealt()
    assert (tale.asked, tale.picks) == ("free declare", ["rivendell", "pass"])
    tale.answer("pass")
    assert tale.asked == "free guide"
    assert sorted(tale.picks) == ["gandalf_the_grey", "strider"]
    tale.answer("gandalf_the_grey")
    assert (tale.asked, tale.offers) == ("shadow allocate", "0 1 2 3 4 5 6 7")
    tale.go("2 character muster event will")
    assert tale.s.box_shadow == 2
    tale.go("eye army muster character event")
    assert (tale.s.box_shadow, tale.s.shadow_dice) == (3, ("army", "character", "event", "muster"))
    assert tale.asked == "free die"
    assert sorted(tale.picks) == ["character", "event", "muster", "ring", "will"]
    assert tale.refuses("pass") == "WAR-4.7"  # four against four


@pytest.mark.rule("WAR-4.5", "WAR-23.3", "WAR-24.4", "WAR-19.11", "WAR-4.12", "WAR-3.12", "WAR-3.2", "WAR-11.4")
def test_the_first_turn_from_the_first_die_to_the_next_turn():
    tale = dealt().go("pass gandalf_the_grey 2 character muster event will eye army muster character event")
    tale.answer("character")
    # No nation of the Free Peoples is at war, but armies with Leaders may move in their own land. The only card for
    # this die has no effect and is marked.
    assert {pick.id: NO_EFFECT in pick.on for pick in tale.ask.picks} == {
        "move": False, "fellowship": False, "separate": False, "event": True, "skip": False,
    }  # fmt: skip
    tale.answer("fellowship")
    assert (tale.s.progress, tale.s.box_free) == (1, 0)
    tale.go("5 5 6 three")
    assert (tale.asked, tale.offers) == ("free casualty", "guide random none")
    tale.answer("none")
    assert (tale.s.corruption, tale.s.hidden, tale.s.box_free) == (3, True, 1)
    tale.answer("muster")
    assert (tale.asked, tale.offers) == ("shadow action", "diplomacy skip")
    tale.answer("diplomacy")
    assert sorted(tale.picks) == ["isengard", "sauron", "southrons"]
    tale.answer("sauron", "muster", "diplomacy")
    assert sorted(tale.picks) == ["dwarves", "elves", "gondor", "north", "rohan"]
    tale.answer("gondor", "army")
    assert tale.refuses("attack") == "WAR-11.4"  # the only neighbours are Orthanc and the Fords of Isen
    tale.go("move minas_morgul south_ithilien sauron-regular nazgul done done")
    assert tale.here("south_ithilien") == "sauron 1r 1n"
    tale.go("event draw_strategy")
    assert len(tale.picks) == len(DECK["free_strategy"]) - 1
    tale.answer(tale.picks[0])
    tale.go("character skip will skip event skip")
    # Turn 2: all dice return. A die was in the box, so the Shadow must put one there.
    assert (tale.s.turn, tale.s.phase, tale.s.watched) == (2, 1, True)
    assert (tale.s.box_free, tale.s.box_shadow) == (0, 0)
    for _ in range(4):
        tale.answer(tale.picks[0])
    tale.go("pass strider")
    assert tale.s.guide == "strider"
    assert (tale.asked, tale.offers) == ("shadow allocate", "1 2 3 4 5 6 7")


@pytest.mark.rule("WAR-5.1", "WAR-5.2", "WAR-5.3", "WAR-5.4", "WAR-5.5", "WAR-5.8", "WAR-4.6")
def test_a_ring_goes_over_and_comes_back_as_an_eye():
    tale = playing("event event", "army muster", rings={"free": 1, "shadow": 0})
    tale.answer("ring")
    if tale.ask.key == "ring_die":
        tale.answer("event")
    assert tale.asked == "free ring_face"
    assert sorted(tale.picks) == ["army", "army_muster", "character", "muster"]
    assert tale.refuses("will") == "WAR-5.5"
    tale.answer("character")
    assert tale.s.rings == {"free": 0, "shadow": 1}
    assert sorted(tale.picks) == ["character", "event"]  # still the same action turn, with either die
    assert tale.refuses("ring") in ("WAR-5.1", "WAR-5.3")
    tale.go("event draw_character")
    tale.answer(tale.picks[0])
    # One die against two: the Shadow must act, and may use the ring that it just received.
    assert sorted(tale.picks) == ["army", "muster", "ring"]
    tale.go("ring muster eye")
    assert tale.s.rings == {"free": 0, "shadow": 0}
    assert (tale.s.box_shadow, count(tale)) == (1, (1, 1))
    assert tale.asked == "shadow die"  # this was no action; one against one, so no passing
    assert tale.offers == "army"
    assert tale.refuses("pass") == "WAR-4.7"


@pytest.mark.rule("WAR-5.6", "WAR-5.7", "WAR-3.10", "WAR-4.10")
def test_the_last_die_becomes_an_eye_and_the_go_is_over():
    tale = playing("event", "muster", rings={"free": 0, "shadow": 1})
    tale.go("event skip ring")
    if tale.ask.key == "ring_die":
        tale.answer("muster")
    assert sorted(tale.picks) == ["army", "army_muster", "character", "event", "eye"]
    tale.answer("eye")
    # No die is left on either side: the turn ends.
    assert tale.s.turn == 2
    assert tale.asked == "chance draw_card"


@pytest.mark.rule("WAR-4.6", "WAR-4.8", "WAR-4.9", "WAR-4.10")
def test_passing_is_for_the_poorer_side_and_not_for_good():
    tale = playing("event", "army army army", rings={"free": 0, "shadow": 0})
    assert sorted(tale.picks) == ["event", "pass"]
    tale.go("pass army skip")
    assert tale.picks == ["event", "pass"]
    tale.go("pass army skip")
    assert tale.asked in ("free die", "free action")  # one against one
    assert "pass" not in tale.picks
    assert tale.refuses("pass") in ("WAR-4.7", "WAR-4.4")


@pytest.mark.rule("WAR-3.6", "WAR-3.7", "WAR-A.17", "WAR-25.15")
@pytest.mark.parametrize(
    ("companions", "watched", "picks"),
    [((), False, "0 1"), (("strider",), False, "0 1"), (("strider", "gimli"), True, "1 2")],
)
def test_how_many_dice_watch(companions: tuple[str, ...], watched: bool, picks: str):
    everybody = ["gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"]
    fallen = " ".join([one for one in everybody if one not in companions])
    tale = Tale.of("minas_tirith: gondor 1r", ("allocate",), fallen=fallen, watched=watched, phase=3)
    assert (tale.asked, tale.offers) == ("shadow allocate", picks)


@pytest.mark.rule("WAR-7.26", "WAR-4.15")
def test_the_mouth_lends_his_word_once_a_turn():
    tale = playing("", "muster muster", board="morannon: sauron 3r mouth_of_sauron", shadow_pool=8, shadow_used=6)
    tale.answer("muster")
    assert "move" in tale.picks
    tale.go("move dagorlad sauron-regular sauron-regular done")
    if tale.ask.key == "move_from":
        tale.answer("done")
    tale.answer("muster")
    assert "move" not in tale.picks
    assert tale.refuses("move") == "WAR-7.26"


@pytest.mark.rule("WAR-6.1", "WAR-6.2", "WAR-28.2")
def test_cards_over_six_go_face_down():
    cards = ["athelas", "axe_and_bow", "elven_rope", "horn_of_gondor", "the_red_arrow", "wizards_staff"]
    line = "turn: 3.5 free | map: minas_tirith: gondor 1r | free dice: event used=3 | shadow dice: used=7 | "
    line += "free hand: " + " ".join(cards) + " | todo: go > idle_in_mordor > victory_check"
    tale: Tale = Tale.at(GAME, line)
    if tale.ask.key == "die":
        tale.answer("event")
    tale.answer("draw_strategy")
    drawn = tale.picks[0]
    tale.answer(drawn)
    assert tale.asked == "free discard"
    assert set(tale.picks) == {*cards, drawn}
    tale.answer("athelas")
    assert tale.s.discards["free"] == ("athelas",)
    other = tale.game.view(tale.s, "shadow")
    assert "athelas" not in str(other)
    assert other["discards"]["free"] == {"free_character": 1}
    assert not [entry for entry in tale.log if entry.visible_to("shadow") and "athelas" in str(entry.facts)]


@pytest.mark.rule("WAR-20.1", "WAR-20.3")
def test_why_the_fellowship_does_not_go_on():
    far = playing("character", "", progress=12).answer("character")
    assert far.refuses("fellowship") == "WAR-20.1"
    seen = playing("character", "", hidden=False).answer("character")
    assert seen.refuses("fellowship") == "WAR-20.3"
    assert seen.refuses("recruit") == "WAR-4.11"


@pytest.mark.rule(
    "WAR-11.1", "WAR-11.2", "WAR-11.4", "WAR-10.2", "WAR-7.7", "WAR-9.2", "WAR-9.3", "WAR-9.10", "WAR-7.18"
)
@pytest.mark.parametrize(
    ("face", "board", "action", "rule", "given"),
    [
        ("army_muster", "bree: north 1r; moria: sauron 1r", "attack", "WAR-11.1", {}),
        ("character", "osgiliath: gondor 1r; minas_morgul: 1n; south_ithilien: sauron 1r", "attack", "WAR-11.2", {}),
        ("character", "osgiliath: gondor 1r", "move", "WAR-10.2", {}),
        (
            "army_muster",
            "osgiliath: gondor 1r; south_ithilien: sauron 1r",
            "attack",
            "WAR-11.4",
            {"politics": "gondor 1"},
        ),
        ("character", "lorien: elves 1r gimli sauron 1r", "companions", "WAR-7.7", {"siege": "lorien"}),
        ("character", "lorien: elves 1r", "companions", "WAR-7.4", {}),
        (
            "muster",
            "lorien: elves 1r",
            "recruit",
            "WAR-9.3",
            {"politics": "dwarves 1, elves 1, gondor 1, north 1, rohan 1"},
        ),
        (
            "muster",
            "old_forest: elves 5r 5e; tharbad: elves 5e",
            "recruit",
            "WAR-9.10",
            {"politics": "dwarves 1, gondor 1, north 1, rohan 1"},
        ),
    ],
)
def test_why_an_action_is_not_offered(face: str, board: str, action: str, rule: str, given: dict[str, Any]):
    tale = playing(face, "", board, **given).answer(face)
    assert tale.refuses(action) == rule


@pytest.mark.rule("WAR-7.18", "WAR-7.17")
def test_why_no_minion_comes():
    used = playing("", "muster", fallen="saruman witch_king mouth_of_sauron").answer("muster")
    assert used.refuses("minion") == "WAR-7.18"
    early = playing("", "muster", politics="isengard 1, sauron 1, gondor 1").answer("muster")
    assert early.refuses("minion") == "WAR-7.17"
