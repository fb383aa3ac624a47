"""Fire and shadow: the path of the Fellowship touches the Balrog's region."""

from typing import Any

import pytest

from bree.games.war.rules.armies.reach import IN_MORIA, MEETS_BALROG, PASSES_STRONGHOLD, paths_between
from bree.games.war.state import Lords
from tests.rulebook.war.lords.smeagol_story import CARD, TERMS, told_of
from tests.rulebook.war.war_story import Tale, but

MORIA = "moria: balrog"
WHO = "gandalf_the_grey strider gimli"
ALONE = but("")  # Gollum is the Guide


def declared(answers: str, *, board: str = MORIA, who: str = WHO, tame: bool = False, **given: object) -> Tale:
    """Declare with these answers; by default with progress 3 from Rivendell."""
    given = {"progress": 3, **given}
    return told_of(who, ("declare",), board=board, tame=tame, **given).go(answers)


def revealed(answers: str, *, board: str = MORIA, who: str = WHO, tame: bool = False, **given: object) -> Tale:
    given = {"progress": 3, **given}
    return told_of(who, ("reveal",), ("hunt_over",), board=board, tame=tame, **given).go(answers)


@pytest.mark.rule("LME-9.7")
def test_declared_in_his_region_a_tile_is_drawn_and_reveals_nobody() -> None:
    t = declared("moria")
    assert (t.asked, t.s.hunt and t.s.hunt.why, t.rules_of("balrog-tile")) == (
        "chance hunt_tile",
        "balrog",
        ["LME-9.7"],
    )
    t.go("two_reveal none")
    assert (t.at_rest, t.s.corruption, t.s.hidden, t.s.hunt) == (True, 2, True, None)
    assert t.here("moria") == "balrog"


@pytest.mark.rule("LME-9.7", "LME-9.29")
@pytest.mark.parametrize("progress", [0, 2])
def test_staying_there_draws_one_tile_too(progress: int) -> None:
    t = declared("moria", bearers="moria", progress=progress)
    assert t.asked == "chance hunt_tile"
    t.go("one none")
    assert (t.at_rest, t.s.corruption) == (True, 1)


@pytest.mark.rule("LME-9.7")
def test_out_of_and_through_his_region_count_and_the_way_is_theirs_to_choose() -> None:
    assert declared("dimrill_dale", bearers="moria", progress=1).asked == "chance hunt_tile"
    assert declared("dimrill_dale", bearers="hollin", progress=2).asked == "chance hunt_tile"
    t = declared("north_dunland", progress=4)
    assert (t.asked, t.offers, t.ask.rule) == ("free balrog_way", "through past", "LME-9.7")
    assert t.ask.picks[0].on == ("region:moria",)
    assert t.answer("past").at_rest
    assert declared("north_dunland through", progress=4).asked == "chance hunt_tile"
    assert declared("hollin", progress=2).at_rest


@pytest.mark.rule("LME-9.7", "LME-9.13")
def test_his_region_is_where_he_stands_not_moria() -> None:
    board, awake = "dimrill_dale: balrog", Lords(active=True)
    assert declared("moria", board=board, lords=awake).at_rest
    for bearers, to in (("lorien", "dimrill_dale"), ("dimrill_dale", "moria")):
        t = declared(to, board=board, bearers=bearers, progress=1, lords=awake)
        assert t.asked == "chance hunt_tile"
    aside = told_of(WHO, ("declare",), tame=False, progress=3).answer("moria")
    assert aside.at_rest  # he is not in play


@pytest.mark.rule("LME-9.7")
def test_without_the_lesser_minions_nobody_waits() -> None:
    t = Tale.of("", ("declare",), progress=3).answer("moria")
    assert t.at_rest


@pytest.mark.rule("LME-EX-10", "LME-9.7", "LME-9.8")
def test_three_tiles() -> None:
    t = told_of(WHO, ("move_fellowship",), board=MORIA, tame=False, progress=2, box_shadow=1)
    t.go("6 one_reveal none moria")  # the tile of the hunt
    assert (t.asked, t.s.corruption, t.s.hunt and t.s.hunt.why) == ("chance hunt_tile", 1, "balrog")
    t.answer("eye")
    assert (t.here("moria"), t.s.guide, t.s.fallen[-2:]) == ("", "strider", ("balrog", "gandalf_the_grey"))
    assert (t.asked, t.s.hunt and t.s.hunt.why) == ("chance hunt_tile", "stronghold")
    t.go("zero_reveal")
    assert (t.at_rest, t.s.corruption) == (True, 1)
    assert [facts["tile"] for facts in t.facts_of("tile")] == ["tile-one_reveal", "tile-eye", "tile-zero_reveal"]


@pytest.mark.rule("LME-9.7")
def test_revealed_past_him_no_tile_is_his() -> None:
    t = revealed("north_dunland", progress=4)
    assert (t.asked, t.offers) == ("free balrog_way", "through past")
    assert t.answer("past").at_rest
    through = revealed("north_dunland through", progress=4)
    assert (through.asked, through.s.hunt and through.s.hunt.why) == ("chance hunt_tile", "balrog")
    assert through.go("zero_reveal").s.hunt == through.s.hunt
    assert (through.asked, through.s.hunt and through.s.hunt.why) == ("chance hunt_tile", "stronghold")
    assert through.go("zero_reveal").at_rest


@pytest.mark.rule("LME-9.8", "LME-9.29")
def test_an_eye_fells_him_and_the_guide_and_does_no_damage() -> None:
    active = Lords(active=True)
    t = declared("moria eye", box_shadow=5, lords=active)
    assert (t.at_rest, t.s.corruption, t.s.fallen[-2:]) == (True, 0, ("balrog", "gandalf_the_grey"))
    assert (t.s.guide, t.here("moria"), t.rules_of("balrog-falls"), t.s.lords) == ("strider", "", ["LME-9.8"], Lords())
    assert t.s.drawn == ("eye",)


@pytest.mark.rule("LME-9.8")
def test_with_gollum_as_the_guide_an_eye_does_nothing() -> None:
    t = declared("moria eye", who="", out=ALONE)
    assert (t.at_rest, t.here("moria"), t.s.guide, t.s.corruption) == (True, "balrog", "gollum", 0)
    assert (t.s.drawn, t.rules_of("balrog-shuns")) == (("eye",), ["LME-9.8"])


@pytest.mark.rule("WAR-24.10", "LME-9.7")
@pytest.mark.parametrize("tile", ["three", "two_reveal"])
@pytest.mark.parametrize(("region", "captured"), [("dimrill_dale", ""), ("lorien", "lorien")])
def test_gollum_reveals_the_fellowship_though_the_icons_of_his_tile_do_nothing(
    region: str, captured: str, tile: str
) -> None:
    t = declared(f"{region} {tile}", bearers="hollin", who="", out=ALONE, captured=captured)
    assert (t.asked, t.offers, t.s.hidden) == ("free guide_power", "reveal pass", True)
    damage = t.ask.facts["damage"]
    t.answer("reveal")
    assert (t.at_rest, t.s.hidden, t.s.corruption, t.s.bearers, t.s.hunt) == (True, False, damage - 1, region, None)
    assert t.keys()[-4:] == ["gollum-helps", "corruption", "revealed", "revealed-at"]
    passed = declared(f"{region} {tile} pass", bearers="hollin", who="", out=ALONE, captured=captured)
    assert (passed.at_rest, passed.s.hidden, passed.s.corruption) == (True, True, damage)


@pytest.mark.rule("WAR-24.10", "WAR-21.8", "LME-9.7")
@pytest.mark.parametrize(
    "given",
    [
        {"bearers": "hollin"},
        {"bearers": "lorien", "progress": 0, "board": "lorien: elves 1r, sauron 2r balrog", "siege": "lorien",
         "lords": Lords(active=True)},
    ],
)  # fmt: skip
def test_gollum_cannot_reveal_it_where_it_was_declared_in_a_refuge(given: dict[str, Any]) -> None:
    t = declared("lorien three", who="", out=ALONE, **given)
    assert (t.at_rest, t.s.hidden, t.s.corruption, t.told("gollum-helps")) == (True, True, 3, [])


@pytest.mark.rule("WAR-24.10", "LME-9.29", "WAR-21.10")
def test_gollum_who_reveals_it_in_moria_brings_his_tile_and_that_of_the_stronghold() -> None:
    t = declared("moria three reveal", who="", out=ALONE)
    assert (t.asked, t.s.hunt and t.s.hunt.why, t.s.hidden) == ("chance hunt_tile", "balrog", False)
    t.answer("one")
    assert (t.asked, t.s.hunt and t.s.hunt.why, t.s.corruption) == ("chance hunt_tile", "stronghold", 3)
    t.answer("one")
    assert (t.at_rest, t.s.corruption, t.s.hunt) == (True, 4, None)


@pytest.mark.rule("LME-9.30", "LME-8.12")
def test_smeagol_falls_with_him() -> None:
    t = declared("moria eye", tame=True)
    assert (t.s.fallen[-2:], t.here("moria"), t.s.table) == (("balrog", "smeagol"), "", CARD)
    assert (t.asked, t.offers) == ("free guide", "gandalf_the_grey strider")
    alone = declared("moria eye", who="gimli", tame=True)
    assert (alone.at_rest, alone.s.companions, alone.s.guide) == (True, ("gimli",), "gimli")


@pytest.mark.rule("LME-9.8")
def test_another_tile_may_be_drawn_for_the_eye_and_then_that_counts() -> None:
    t = declared("moria eye mithril_coat_and_sting two none", table=("mithril_coat_and_sting",))
    assert (t.at_rest, t.here("moria"), t.s.corruption, t.s.guide) == (True, "balrog", 2, "gandalf_the_grey")


@pytest.mark.rule("LME-9.7", "WAR-21.10")
def test_what_a_way_meets() -> None:
    assert paths_between("hollin", "dimrill_dale", 2, (), (), "dimrill_dale") == (
        (IN_MORIA | MEETS_BALROG | PASSES_STRONGHOLD, 1),
    )
    assert paths_between("moria", "moria", 0, (), (), "moria") == ((IN_MORIA | MEETS_BALROG | PASSES_STRONGHOLD, 1),)
    assert paths_between("moria", "moria", 0, ("moria",), (), "lorien") == ((IN_MORIA, 0),)
    assert paths_between("hollin", "hollin", 0, (), (), "moria") == ((0, 0),)
    assert {way & MEETS_BALROG for way, _ in paths_between("rivendell", "north_dunland", 4, (), (), "moria")} == {
        0,
        MEETS_BALROG,
    }


@pytest.mark.rule("LME-9.29", "LME-6.22")
def test_nenya_may_cancel_the_eye_and_the_next_tile_counts() -> None:
    board = "moria: balrog; lorien: galadriel"
    t = declared("moria eye", board=board, terms=TERMS._replace(keepers=True))
    assert (t.asked, t.offers) == ("free nenya", "spend pass")
    t.answer("spend")
    assert (t.asked, t.s.hunt and t.s.hunt.why, t.s.removed) == ("chance hunt_tile", "balrog", ("eye",))
    t.go("one_reveal none")
    assert (t.at_rest, t.s.corruption, t.s.hidden, t.here("moria")) == (True, 1, True, "balrog")
    again = declared("moria eye spend eye", board=board, terms=TERMS._replace(keepers=True))
    assert (again.here("moria"), again.s.fallen[-2:]) == ("", ("balrog", "gandalf_the_grey"))
