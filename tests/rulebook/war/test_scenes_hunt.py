"""Scenes of the hunt: every Guide, Hobbits that return, Gollum, paths past strongholds."""

from typing import Any

import pytest

from tests.rulebook.war.war_story import Tale

MOVE = ("move_fellowship",)
ALL = ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")


def hunted(left: str, board: str = "minas_tirith: gondor 1r", *steps: tuple[str, ...], **given: Any) -> Tale:
    """The Fellowship moves with these companions. One die of the Shadow hunts and succeeds."""
    fallen = " ".join([one for one in ALL if one not in left.split()])
    usual = {"box_shadow": 1, "shadow_used": 6, "bearers": "hollin", "die": "character", "acting": "free"}
    return Tale.of(board, *(steps or (MOVE,)), fallen=fallen, **{**usual, **given})


@pytest.mark.rule("WAR-24.3", "WAR-24.8", "WAR-24.10", "WAR-24.16", "WAR-20.10", "WAR-22.1", "WAR-24.2")
def test_three_guides_on_one_tile():
    tale = hunted("meriadoc peregrin", guide="meriadoc", progress=1)
    tale.go("6 three")
    assert (tale.asked, tale.offers) == ("free guide_power", "separate pass")
    tale.answer("separate")
    assert tale.asked == "free separate_to"  # progress 2 and level 1
    assert "rivendell" in tale.picks
    assert "grey_havens" not in tale.picks
    tale.answer("bree")
    assert tale.s.guide == "peregrin"
    assert (tale.asked, tale.offers) == ("free guide_power", "separate pass")
    tale.go("separate hollin")
    assert (tale.s.guide, tale.s.companions, tale.s.hidden) == ("gollum", (), True)
    assert (tale.asked, tale.offers) == ("free guide_power", "reveal pass")
    tale.answer("reveal")
    assert tale.asked == "free reveal_to"
    assert "rivendell" not in tale.picks  # a stronghold that the Free Peoples hold
    tale.answer("tharbad")
    assert tale.at_rest
    assert (tale.s.corruption, tale.s.hidden, tale.s.bearers, tale.s.progress) == (0, False, "tharbad", 0)
    assert tale.here("bree") == "meriadoc"
    assert tale.here("hollin") == "peregrin"


@pytest.mark.rule("WAR-24.4", "WAR-24.5", "WAR-24.3", "WAR-24.8", "WAR-20.7")
def test_the_new_guide_helps_after_the_old_one_has_fallen():
    tale = hunted("legolas peregrin")
    tale.go("6 three")
    assert (tale.asked, tale.offers) == ("free casualty", "guide random none")
    tale.answer("guide")
    assert tale.s.guide == "peregrin"
    assert (tale.asked, tale.offers) == ("free guide_power", "separate pass")
    tale.go("separate hollin")
    assert tale.at_rest  # no damage is left, so Gollum is not asked
    assert (tale.s.corruption, tale.s.hidden, tale.s.guide) == (0, True, "gollum")
    assert "legolas" in tale.s.fallen


@pytest.mark.rule("WAR-24.9", "WAR-24.4", "WAR-24.6", "WAR-22.6", "WAR-19.4")
def test_a_hobbit_taken_at_random_comes_back_and_wakes_the_north():
    tale = hunted("boromir meriadoc", bearers="tower_hills", politics="north 3 passive, elves 2")
    tale.go("6 two random")
    assert (tale.asked, sorted(tale.picks)) == ("chance random_companion", ["boromir", "meriadoc"])
    tale.answer("meriadoc")
    assert tale.asked == "free separate_to"
    tale.answer("the_shire")
    assert tale.s.passive == ()
    assert tale.at_rest
    assert (tale.s.corruption, tale.s.companions) == (1, ("boromir",))
    assert "meriadoc" not in tale.s.fallen


@pytest.mark.rule("WAR-24.4", "WAR-24.8", "WAR-24.9")
def test_one_hobbit_leaves_and_another_is_taken():
    """The Guide's help is not a casualty, so one casualty may still follow, but only one."""
    tale = hunted("meriadoc peregrin", guide="meriadoc")
    tale.go("6 three separate hollin pass")
    assert (tale.asked, tale.offers) == ("free casualty", "guide none")
    tale.go("guide hollin")
    # Two of three have left. Gollum came with the last.
    assert (tale.asked, tale.offers) == ("free guide_power", "reveal pass")
    tale.answer("pass")
    assert tale.at_rest
    assert (tale.s.corruption, tale.here("hollin")) == (1, "meriadoc peregrin")


@pytest.mark.rule("WAR-24.10", "WAR-24.11", "WAR-24.15", "WAR-24.13")
@pytest.mark.parametrize(
    ("tile", "asked", "corruption", "hidden"),
    [
        ("zero_reveal", "", 0, True),
        ("one_reveal", "free guide_power", 1, True),
        ("two", "free guide_power", 2, True),
        ("eye", "free reveal_to", 1, False),
    ],
)
def test_gollum_guides_past_numbers_but_not_past_the_eye(tile: str, asked: str, corruption: int, hidden: bool):
    tale = hunted("", progress=0)
    tale.go(f"6 {tile}")
    assert (tale.asked if not tale.at_rest else "") == asked
    tale.answer(*["pass" if asked == "free guide_power" else "hollin"] * bool(asked))
    assert tale.at_rest
    assert (tale.s.corruption, tale.s.hidden) == (corruption, hidden)


@pytest.mark.rule("WAR-24.12", "WAR-26.1", "WAR-20.12")
def test_corrupted_before_it_is_revealed():
    tale = hunted("", corruption=11)
    tale.go("6 eye")
    assert (tale.s.over, tale.over, tale.s.hidden) == ("corrupted", True, True)


@pytest.mark.rule("WAR-24.15", "WAR-21.8", "WAR-21.10", "WAR-A.2", "WAR-21.11", "WAR-21.12")
def test_two_ways_past_moria():
    """From Rivendell to Dimrill Dale: four steps through Moria, or six over the High Pass."""
    near = hunted("strider gimli", bearers="rivendell", progress=4)
    near.go("6 zero_reveal dimrill_dale")
    assert near.asked == "chance hunt_tile"  # five steps: every path leads through Moria
    near.go("eye")
    assert near.at_rest
    assert (near.s.corruption, near.s.hidden) == (0, False)
    far = hunted("strider gimli", bearers="rivendell", progress=5)
    far.go("6 zero_reveal dimrill_dale")
    assert (far.asked, far.offers) == ("free reveal_tiles", "0 1")
    far.answer("0")
    assert far.at_rest
    assert far.s.bearers == "dimrill_dale"
    assert "moria" in hunted("strider", bearers="rivendell", progress=2).go("6 zero_reveal").picks


@pytest.mark.rule("WAR-21.9", "WAR-21.10", "WAR-21.13")
def test_who_is_seen_where_he_stands_in_a_stronghold_of_the_enemy():
    here = hunted("strider gimli", "moria: sauron 1r", bearers="moria", progress=0, hidden=True)
    assert here.s.progress == 1
    here.go("6 zero_reveal")
    assert here.asked == "free reveal_to"
    here.answer("moria")  # U13: the Fellowship may stay
    assert here.asked == "chance hunt_tile"
    here.go("one none")
    assert here.at_rest
    assert here.s.corruption == 1
    ours = hunted("strider gimli", "moria: elves 1r", bearers="moria", captured="moria")
    ours.go("6 zero_reveal moria")  # it was not a Free Peoples stronghold at first, and the Shadow holds it no longer
    assert ours.at_rest


@pytest.mark.rule("WAR-21.10", "WAR-24.2", "WAR-23.10", "WAR-24.4")
def test_a_road_of_two_strongholds_and_a_pool_that_runs_out():
    """From Morannon through Gorgoroth to Minas Morgul. Each tile may cost another companion."""
    tiles = ("one", "zero_reveal")
    drawn = list(hunted("").s.tiles)
    for tile in tiles:
        drawn.remove(tile)
    tale = hunted("strider gimli", bearers="morannon", progress=1, tiles=tiles, drawn=tuple(drawn))
    tale.go("6")
    assert tale.asked == "chance hunt_tile"
    assert sorted(tale.picks) == ["one", "zero_reveal"]
    tale.go("zero_reveal minas_morgul")
    assert tale.asked == "chance hunt_tile"
    assert tale.picks == ["one"]
    tale.go("one guide")
    assert "strider" in tale.s.fallen
    assert tale.asked == "chance hunt_tile"
    assert len(tale.s.tiles) == 16  # the last was drawn, so all are back
    tale.go("three guide")
    assert tale.at_rest  # the Fellowship is revealed, so Gollum cannot help
    assert (tale.s.corruption, tale.s.guide, tale.s.bearers) == (1, "gollum", "minas_morgul")


@pytest.mark.rule("WAR-23.5", "WAR-23.6", "WAR-23.13", "WAR-A.8", "WAR-23.7")
@pytest.mark.parametrize(
    ("board", "given", "most"),
    [
        ("hollin: sauron 3r 2n", {}, 2),
        ("hollin: witch_king", {"shadow_pool": 8, "shadow_used": 5}, 1),
        ("lorien: elves 1r sauron 1r", {"siege": "lorien", "bearers": "lorien"}, 1),
        ("lorien: sauron 1r 1n", {"captured": "lorien", "bearers": "lorien"}, 3),
        ("moria: elves 1r", {"captured": "moria", "bearers": "moria"}, 0),
    ],
)
def test_how_often_the_hunters_look_again(board: str, given: dict[str, Any], most: int):
    tale = hunted("strider", board, **{"box_shadow": 3, "shadow_used": 4, **given})
    tale.go("1 2 3")
    if most:
        assert (tale.asked, tale.ask.key) == ("shadow hunt_reroll", "hunt_reroll")
        assert tale.picks == [str(number) for number in range(most + 1)]
    else:
        assert tale.at_rest


@pytest.mark.rule("WAR-A.7", "WAR-23.2", "WAR-23.3", "WAR-23.4")
def test_five_dice_at_most_and_a_one_is_never_enough():
    tale = hunted("strider gimli", box_shadow=7, shadow_used=0, box_free=2, free_used=2)
    tale.go("1 1 1 4 3")
    assert tale.asked == "chance hunt_tile"  # 4 or more succeeds, with two dice in the box
    tale.go("eye none")
    assert tale.s.corruption == 1  # one die alone was a success
