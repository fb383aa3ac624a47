"""WAR section 4: which actions each result of a die allows."""

from typing import Any

import pytest

from bree.games.war.facts import DECK
from tests.rulebook.war.war_story import Tale, but

# Both sides can move, attack, recruit and advance a nation. The armies have leaders, and a companion is on the map.
FRONT = "osgiliath: gondor 2r 1l strider; north_ithilien: sauron 3r 1n; orthanc: isengard 2r; edoras: rohan 2r"
POLITICS = "rohan 2 passive, elves 2, southrons 1"


def with_die(face: str, side: str = "free", board: str = FRONT, **given: Any) -> Tale:
    """This die was chosen. The other side has a die too."""
    other = "army" if side == "free" else "event"
    dice = {side + "_dice": (face,), ("shadow" if side == "free" else "free") + "_dice": (other,)}
    given = {"politics": POLITICS, "acting": side, **dice, **given}
    return Tale.of(board, ("go",), **given).go(face)


@pytest.mark.rule("WAR-4.11", "WAR-4.12")
def test_a_character_result_of_the_free_peoples() -> None:
    tale = with_die("character")
    assert tale.asked == "free action"
    assert tale.offers == "move attack fellowship separate companions skip"
    assert tale.ask.facts == {"face": "face-character"}
    # The Fellowship is hidden already, or this result does not allow it.
    assert tale.refuses("hide") == "WAR-20.5"
    for name in ("diplomacy", "recruit", "draw_character", "draw_strategy", "white", "aragorn"):
        assert tale.refuses(name) == "WAR-4.11"


@pytest.mark.rule("WAR-4.12", "WAR-20.3")
def test_a_revealed_fellowship_hides_instead_of_moving() -> None:
    tale = with_die("character", hidden=False)
    assert tale.offers == "move attack hide separate companions skip"
    assert tale.refuses("fellowship") == "WAR-20.3"
    tale.go("hide")
    assert tale.s.hidden
    assert (tale.s.free_used, tale.s.box_free) == (4, 0)


@pytest.mark.rule("WAR-4.12")
def test_one_companion_or_group_is_separated() -> None:
    tale = with_die("character").go("separate")
    assert tale.asked == "free separate_who"
    tale.go("gimli legolas done")
    assert tale.asked == "free separate_to"
    tale.go("rivendell")
    assert tale.here("rivendell") == "gimli legolas"
    assert tale.asked == "shadow die"


@pytest.mark.rule("WAR-4.12", "WAR-7.4")
def test_companions_on_the_map_move() -> None:
    tale = with_die("character").go("companions")
    assert tale.asked == "free companions_to"
    tale.go("minas_tirith")
    assert tale.here("minas_tirith") == "strider"
    assert tale.asked == "shadow die"


@pytest.mark.rule("WAR-4.12")
def test_what_cannot_be_done_is_not_offered() -> None:
    tale = with_die("character", board="dale: north 1r", fallen=but(""), hidden=False)
    assert tale.offers == "hide skip"
    assert tale.refuses("move") == "WAR-10.2"  # nobody leads
    assert tale.refuses("attack") == "WAR-11.1"  # there is no enemy
    assert tale.refuses("separate") == "WAR-22.1"
    assert tale.refuses("companions") == "WAR-7.4"


@pytest.mark.rule("WAR-4.11")
def test_a_character_result_moves_and_attacks_with_what_is_led() -> None:
    board = "osgiliath: gondor 2r; north_ithilien: sauron 3r; edoras: rohan 1r 1l"
    tale = with_die("character", board=board, politics="elves 2")
    assert tale.offers == "move fellowship separate skip"  # nobody leads the army that faces the enemy
    tale = with_die("character", board=board.replace("gondor 2r", "gondor 2r boromir")).go("attack")
    assert tale.copies() == {"gondor-regular": 2, "boromir": 1}
    tale.go("gondor-regular")
    assert tale.refuses("done") == "WAR-11.2"
    assert with_die("army_muster", board=board).offers == "move attack diplomacy recruit skip"


@pytest.mark.rule("WAR-4.11")
def test_a_character_result_fights_sieges_and_sorties() -> None:
    board = "minas_tirith: gondor 2r 1l, sauron 2r 1n; rivendell: elves 1r"
    assert "attack" in with_die("character", board=board, siege="minas_tirith").picks
    assert "attack" in with_die("character", "shadow", board=board, siege="minas_tirith").picks
    bare = "minas_tirith: gondor 2r, sauron 2r; rivendell: elves 1r"
    assert "attack" not in with_die("character", board=bare, siege="minas_tirith").picks
    assert "attack" not in with_die("character", "shadow", board=bare, siege="minas_tirith").picks


@pytest.mark.rule("WAR-4.13", "WAR-4.11")
def test_a_character_result_of_the_shadow() -> None:
    tale = with_die("character", "shadow")
    assert tale.offers == "move attack nazgul skip"
    for name in ("fellowship", "hide", "separate", "companions"):
        assert name not in tale.picks
    tale.go("nazgul")
    assert tale.asked == "shadow nazgul_to"
    tale.go("barad_dur")
    assert tale.here("barad_dur") == "1n"
    assert tale.asked == "free die"


@pytest.mark.rule("WAR-4.14")
def test_an_army_result() -> None:
    tale = with_die("army", "shadow")
    assert tale.offers == "move attack skip"
    for name in ("nazgul", "diplomacy", "recruit", "minion", "draw_character"):
        assert tale.refuses(name) == "WAR-4.14"
    tale.go("move orthanc gap_of_rohan isengard-regular isengard-regular north_ithilien minas_morgul")
    tale.go("sauron-regular done")
    # Two different armies move one region each, without leaders.
    assert (tale.here("gap_of_rohan"), tale.here("minas_morgul")) == ("isengard 2r", "sauron 1r")
    assert tale.asked == "free die"


@pytest.mark.rule("WAR-4.14")
def test_an_army_result_attacks_with_one_army() -> None:
    board = "osgiliath: gondor 1r; north_ithilien: sauron 1r; fords_of_isen: rohan 1r; orthanc: isengard 1r"
    tale = with_die("army", "shadow", board=board).go("attack")
    assert tale.asked == "shadow attack_from"
    tale.go("north_ithilien").roll("1 1").go("cease")
    assert tale.asked == "free die"
    assert tale.here("orthanc") == "isengard 1r"


@pytest.mark.rule("WAR-4.15")
def test_a_muster_result() -> None:
    tale = with_die("muster")
    assert tale.offers == "diplomacy recruit skip"
    for name in ("move", "attack", "fellowship", "draw_strategy"):
        assert tale.refuses(name) == "WAR-4.15"
    tale.go("diplomacy rohan")
    assert tale.s.steps["rohan"] == 1
    assert tale.asked == "shadow die"


@pytest.mark.rule("WAR-4.15")
def test_a_muster_result_of_the_shadow_brings_a_minion() -> None:
    tale = with_die("muster", "shadow")
    assert tale.offers == "diplomacy recruit minion skip"
    tale.go("minion saruman")
    assert tale.here("orthanc") == "isengard 2r saruman"
    assert tale.asked == "free die"
    tale = with_die("muster", "shadow", politics="isengard 1, sauron 1, southrons 1, rohan 2")
    assert tale.offers == "diplomacy skip"
    assert tale.refuses("minion") == "WAR-7.17"
    assert tale.refuses("recruit") == "WAR-9.3"


@pytest.mark.rule("WAR-4.15", "WAR-19.11")
def test_where_one_nation_alone_can_advance_it_is_not_asked_which() -> None:
    tale = with_die("muster", politics="rohan 2 passive").go("diplomacy")
    assert tale.s.steps["rohan"] == 1
    assert tale.asked == "shadow die"
    tale = with_die("muster", politics="rohan 1 passive")
    assert tale.offers == "recruit skip"
    assert tale.refuses("diplomacy") == "WAR-19.11"


@pytest.mark.rule("WAR-4.15", "WAR-7.24")
def test_the_voice_of_saruman_is_heard_with_a_muster_result() -> None:
    board = "orthanc: isengard 2r saruman"
    assert with_die("muster", "shadow", board=board).offers == ("diplomacy recruit voice_regulars voice_elites skip")
    assert with_die("army", "shadow", board=board).offers == "move skip"


@pytest.mark.rule("WAR-4.16")
def test_an_army_muster_result_does_either() -> None:
    assert with_die("army_muster").offers == "move attack diplomacy recruit skip"
    assert with_die("army_muster", "shadow").offers == "move attack diplomacy recruit minion skip"
    assert with_die("army_muster").refuses("fellowship") == "WAR-4.16"
    assert with_die("army_muster", "shadow").refuses("nazgul") == "WAR-4.16"


@pytest.mark.rule("WAR-4.16")
def test_but_only_one_of_the_two() -> None:
    tale = with_die("army_muster", politics="rohan 2 passive").go("diplomacy")
    assert tale.asked == "shadow die"
    assert tale.s.free_dice == ()


@pytest.mark.rule("WAR-4.17")
@pytest.mark.parametrize("deck", ["character", "strategy"])
@pytest.mark.parametrize("side", ["free", "shadow"])
def test_an_event_result_draws_of_either_own_deck(side: str, deck: str) -> None:
    tale = with_die("event", side)
    assert tale.offers == "draw_character draw_strategy skip"
    assert tale.refuses("move") == "WAR-4.17"
    tale.go("draw_" + deck)
    assert tale.asked == "chance draw_card"
    assert tale.ask.rule == "WAR-4.17"
    name = f"{side}_{deck}"
    assert sorted(tale.picks) == sorted(DECK[name])
    tale.go(DECK[name][4])
    assert tale.s.hands[side] == (DECK[name][4],)
    assert tale.s.decks[name].size == len(DECK[name]) - 1
    assert tale.rules_of("draws") == ["WAR-4.17"]


@pytest.mark.rule("WAR-4.21")
def test_to_draw_needs_a_deck_that_is_not_empty() -> None:
    tale = with_die("event", discards={"free": tuple(sorted(DECK["free_strategy"])), "shadow": ()})
    assert tale.offers == "draw_character skip"
    assert tale.refuses("draw_strategy") == "WAR-4.21"


@pytest.mark.rule("WAR-4.18")
def test_a_will_of_the_west_is_any_other_result() -> None:
    tale = with_die("will")
    assert tale.offers == (
        "move attack diplomacy recruit draw_character draw_strategy fellowship separate companions skip"
    )
    assert tale.refuses("hide") == "WAR-20.5"
    assert tale.refuses("white") == "WAR-7.19"
    assert tale.refuses("aragorn") == "WAR-7.20"
    # As with an Army result, two armies move without leaders.
    tale.go("move edoras folde rohan-regular done osgiliath lossarnach gondor-regular done")
    assert (tale.here("folde"), tale.here("lossarnach")) == ("rohan 1r", "gondor 1r")


@pytest.mark.rule("WAR-4.18")
def test_a_will_of_the_west_brings_gandalf_the_white_or_aragorn() -> None:
    board = "minas_tirith: gondor 2r strider; fangorn: gandalf_the_grey; orthanc: saruman isengard 1r"
    tale = with_die("will", board=board)
    assert tale.picks[-3:] == ["white", "aragorn", "skip"]
    tale.go("aragorn")
    assert tale.here("minas_tirith") == "gondor 2r aragorn"
    tale = with_die("will", board=board).go("white")
    assert tale.here("fangorn") == "gandalf_the_white"
    for face in ("character", "muster", "army_muster", "event"):
        found = with_die(face, board=board)
        assert "white" not in found.picks
        assert "aragorn" not in found.picks


@pytest.mark.rule("WAR-4.20", "WAR-20.6")
@pytest.mark.parametrize("face", ["character", "muster", "army_muster", "event", "will"])
def test_what_any_result_may_do_every_face_may(face: str) -> None:
    given: dict[str, Any] = {"board": "dale: north 1r", "fallen": "gandalf_the_grey", "guide": "strider"}
    tale = with_die(face, hidden=False, **given)
    assert "hide" in tale.picks
    assert tale.picks.count("hide") == 1
    tale.go("hide")
    # The die is used as usual, and not in the Hunt Box.
    assert (tale.s.hidden, tale.s.free_used, tale.s.box_free) == (True, 4, 0)
    assert "hide" not in with_die(face, **given).picks


@pytest.mark.rule("WAR-4.20", "WAR-7.23")
@pytest.mark.parametrize("face", ["character", "muster", "army_muster", "event", "will"])
def test_a_companion_in_his_place_advances_his_nation_with_any_result(face: str) -> None:
    board = "erebor: dwarves 1r gimli; pelargir: gondor 1r boromir; lorien: elves 1r"
    tale = with_die(face, board=board, politics="dwarves 2, gondor 1 passive")
    assert [name for name in tale.picks if name.startswith("warden")] == ["warden-dwarves"]
    assert tale.picks[-1] == "skip"
    tale.go("warden-dwarves")
    assert tale.s.steps["dwarves"] == 1
    assert (tale.s.free_used, tale.s.box_free, tale.asked) == (4, 0, "shadow die")


@pytest.mark.rule("WAR-7.26", "WAR-4.14", "WAR-4.15")
def test_the_mouth_of_sauron_makes_a_muster_result_an_army_result_once_a_turn() -> None:
    board = FRONT + "; barad_dur: mouth_of_sauron"
    dice = {"shadow_dice": ("muster", "muster"), "free_dice": ()}
    tale = Tale.of(board, ("go",), acting="shadow", **dice).go("muster")
    assert tale.offers == "recruit minion move attack skip"
    tale.go("move orthanc gap_of_rohan isengard-regular done done")
    assert tale.s.messenger
    tale.go("muster")
    assert tale.offers == "recruit minion skip"
    assert tale.refuses("move") == "WAR-7.26"


@pytest.mark.rule("WAR-7.26", "WAR-4.14")
@pytest.mark.parametrize(
    ("face", "answers"),
    [
        ("army", "army move orthanc gap_of_rohan isengard-regular done done"),
        ("army", "army attack sauron-regular done 1 1 1 1 0 cease"),
        ("army_muster", "army_muster move orthanc gap_of_rohan isengard-regular done done"),
        ("character", "character move dagorlad sauron-regular nazgul done"),
        ("character", "character attack sauron-regular nazgul done 1 1 1 1 0 0 cease"),
        ("muster", "muster recruit sauron-regular angmar done"),
    ],
)
def test_what_another_result_or_a_muster_does_leaves_the_mouth_his_word(face: str, answers: str) -> None:
    board = FRONT + "; barad_dur: mouth_of_sauron"
    dice = {"shadow_dice": tuple(sorted((face, "muster"))), "free_dice": ()}
    tale = Tale.of(board, ("go",), acting="shadow", **dice).go(answers)
    assert tale.asked == "shadow die"
    tale.go("muster")
    assert {"move", "attack"} <= set(tale.picks)
