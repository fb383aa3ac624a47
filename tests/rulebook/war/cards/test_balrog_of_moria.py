"""Balrog of Moria: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.shadow_play import play, refused
from tests.rulebook.war.war_story import Tale

CARD = "balrog_of_moria"
BALROG = (CARD,)


def walked(way: str, **given: object) -> Tale:
    """Declare from Rivendell while the card is on the table."""
    return Tale.of("", ("declare",), **{"table": BALROG, "progress": 5, **given}).go(way)


@pytest.mark.rule("WAR-21.12", "WAR-A.9")
def test_the_balrog_waits_on_the_way_of_whoever_is_found() -> None:
    given = {"bearers": "hollin", "progress": 2, "table": (CARD,)}
    t = scenes.play("nazgul_search", "hollin: 1n", **given).go("done dimrill_dale")
    assert (t.asked, t.offers) == ("shadow use", "balrog_of_moria pass")
    t.go("balrog_of_moria zero_reveal")
    assert t.s.hunt is not None
    assert (t.s.hunt.why, t.s.table) == ("stronghold", ())
    t = scenes.play("cruel_weather", "", **given).answer("moria")
    assert (t.at_rest, t.s.progress) == (True, 2), "they are driven, neither declared nor revealed"


@pytest.mark.rule("WAR-6.7")
def test_it_is_put_on_the_table_and_stays() -> None:
    t = play(CARD)
    assert (t.at_rest, t.s.table, t.s.played, t.s.hands["shadow"]) == (True, (CARD,), (), ())


@pytest.mark.rule("WAR-21.6", "WAR-24.17")
def test_the_balrog_wakes_when_a_declared_fellowship_has_come_through_moria() -> None:
    t = walked("lorien", corruption=4)
    assert (t.asked, t.offers, t.s.corruption, t.s.bearers) == (
        "shadow use", "balrog_of_moria pass", 3, "lorien",
    )  # fmt: skip
    t.answer(CARD)
    assert (t.asked, t.s.table, t.s.played) == ("chance hunt_tile", (), BALROG)
    t.go("two_reveal none")
    assert (t.at_rest, t.s.corruption, t.s.hidden, t.s.hunt) == (True, 5, True, None)  # the Reveal icon does nothing
    eye = walked("lorien balrog_of_moria eye", box_shadow=4)
    assert (eye.at_rest, eye.s.corruption, eye.s.hidden) == (True, 0, True)
    wild = walked("dimrill_dale balrog_of_moria one_reveal none")
    assert (wild.at_rest, wild.s.hidden, wild.s.bearers) == (True, False, "dimrill_dale")
    assert walked("lorien pass").s.table == BALROG


@pytest.mark.rule("WAR-21.10")
def test_the_free_peoples_choose_the_way_and_he_does_not_wake_elsewhere() -> None:
    t = walked("north_dunland", progress=4)
    assert (t.asked, t.offers) == ("free moria_way", "through past")
    assert t.answer("past").at_rest
    assert walked("north_dunland through", progress=4).asked == "shadow use"
    assert walked("hollin", progress=2).at_rest
    into = walked("moria", progress=3)
    assert into.asked == "shadow use"
    out = walked("hollin", bearers="moria", progress=1)
    assert out.asked == "shadow use"
    assert Tale.of("", ("declare",), progress=4).go("north_dunland").at_rest  # without the card there is no ask


@pytest.mark.rule("WAR-21.6", "WAR-21.2")
@pytest.mark.parametrize("progress", [0, 2])
def test_he_wakes_when_a_fellowship_is_declared_that_stays_in_moria(progress: int) -> None:
    t = walked("moria", bearers="moria", progress=progress)
    assert (t.asked, t.offers) == ("shadow use", "balrog_of_moria pass")
    assert walked("moria pass", bearers="moria", progress=progress).at_rest
    t.go("balrog_of_moria one none")
    assert (t.at_rest, t.s.corruption, t.s.hidden, t.s.table) == (True, 1, True, ())


@pytest.mark.rule("WAR-21.12", "WAR-21.9")
@pytest.mark.parametrize(("progress", "to"), [(0, ""), (2, "moria")])
def test_he_wakes_before_the_tile_of_the_stronghold_when_one_is_revealed_that_stays(progress: int, to: str) -> None:
    t = Tale.of("", ("reveal",), ("hunt_over",), table=BALROG, bearers="moria", progress=progress).go(to)
    assert (t.asked, t.offers, t.s.bearers) == ("shadow use", "balrog_of_moria pass", "moria")
    t.go("balrog_of_moria three none")
    assert (t.asked, t.s.corruption, t.s.hunt and t.s.hunt.why) == ("chance hunt_tile", 3, "stronghold")
    t.go("one none")
    assert (t.at_rest, t.s.corruption, t.s.hunt) == (True, 4, None)
    assert [facts["tile"] for facts in t.facts_of("tile")] == ["tile-three", "tile-one"]


@pytest.mark.rule("WAR-A.9", "WAR-21.12", "WAR-21.11")
def test_three_tiles_for_a_reveal_in_moria() -> None:
    t = Tale.of("", ("move_fellowship",), table=BALROG, progress=2, box_shadow=1)
    t.go("6 two_reveal none moria")  # the tile of the hunt
    assert (t.asked, t.s.corruption, t.s.bearers) == ("shadow use", 2, "moria")
    t.go("balrog_of_moria three none")
    assert (t.asked, t.s.corruption, t.s.hunt and t.s.hunt.why) == ("chance hunt_tile", 5, "stronghold")
    t.go("one none")
    assert (t.at_rest, t.s.corruption, t.s.hunt) == (True, 6, None)
    assert [facts["tile"] for facts in t.facts_of("tile")] == ["tile-two_reveal", "tile-three", "tile-one"]


@pytest.mark.rule("WAR-21.10")
def test_a_revealed_fellowship_may_have_gone_past_moria() -> None:
    t = Tale.of("", ("reveal",), ("hunt_over",), table=BALROG, progress=4, bearers="rivendell").answer("north_dunland")
    assert t.asked == "free moria_way"
    past = t.answer("past")
    assert (past.at_rest, past.s.table) == (True, BALROG)
    through = Tale.of("", ("reveal",), ("hunt_over",), table=BALROG, progress=4).go("north_dunland through pass")
    assert through.asked == "chance hunt_tile"  # of the stronghold


@pytest.mark.rule("WAR-6.4")
def test_refused_an_army_or_muster_result_does_not_play_it() -> None:
    for face in ("army", "muster", "army_muster"):
        assert refused(CARD, face=face, shadow_dice=tuple(sorted((face, "character")))) == "WAR-6.5"
