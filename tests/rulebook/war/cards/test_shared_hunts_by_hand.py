"""Cards that meet in a hunt with several tiles, rolls or paths. The results were derived by hand."""

from typing import Any

import pytest

from bree.games.war.facts import STANDARD
from tests.rulebook.war.cards.free_play import ALONE
from tests.rulebook.war.cards.hunts import AXE, COAT, CREBAIN, HORN, SORROW, STAFF
from tests.rulebook.war.cards.shadow_play import held, play
from tests.rulebook.war.war_story import Tale

BALROG = "balrog_of_moria"


def revealed(*table: str, **given: Any) -> Tale:
    """A tile of the hunt reveals the Fellowship in Moria, where the Balrog is.

    There is one tile for him and one for the stronghold.
    """
    t = Tale.of("", ("move_fellowship",), table=tuple(sorted((BALROG, *table))), progress=2, box_shadow=1, **given)
    return t.answer("6")


@pytest.mark.rule("WAR-24.14", "WAR-21.12")
def test_the_staff_stops_one_tile_of_three() -> None:
    t = revealed(STAFF).go("pass two_reveal none moria balrog_of_moria")
    assert (t.asked, t.offers) == ("free use", "wizards_staff pass"), "the tile of the hunt is over; now the Balrog's"
    t.answer("wizards_staff")
    assert (t.asked, t.s.hunt and t.s.hunt.why) == ("chance hunt_tile", "stronghold")
    t.go("three none")
    assert (t.at_rest, t.s.corruption, t.s.table) == (True, 5, ())
    assert [fact["tile"] for fact in t.facts_of("tile")] == ["tile-two_reveal", "tile-three"]


@pytest.mark.rule("WAR-24.2", "WAR-24.17")
def test_an_eye_in_place_of_the_balrogs_tile_does_nothing() -> None:
    t = revealed(COAT, box_free=3).go(f"two_reveal pass none moria {BALROG} three {COAT} eye")
    assert t.facts_of("tile-void") == [{"tile": "tile-eye"}]
    assert (t.asked, t.s.corruption, t.s.drawn) == ("chance hunt_tile", 2, ("eye", "two_reveal")), "three is back"
    t.go("eye")
    assert (t.at_rest, t.s.corruption) == (True, 2), "for the stronghold it is worth nothing either (WAR-21.11)"


@pytest.mark.rule("WAR-24.2")
def test_each_of_three_tiles_has_its_card() -> None:
    t = revealed(AXE, HORN).go(f"two_reveal {AXE} none moria {BALROG} three {HORN} none three none")
    assert (t.at_rest, t.s.corruption, t.s.table) == (True, 1 + 2 + 3, ())


@pytest.mark.rule("WAR-21.12", "WAR-21.7")
def test_a_search_drives_them_into_moria_and_two_tiles_follow() -> None:
    t = play("nazgul_search", "hollin: 1n", bearers="hollin", progress=1, table=(BALROG, CREBAIN)).go("done moria")
    assert (t.asked, t.offers) == ("shadow use", f"{BALROG} pass"), "nothing is rolled, so the crebain wait"
    t.go(f"{BALROG} one none two none")
    assert (t.at_rest, t.s.corruption, t.s.table) == (True, 3, (CREBAIN,))


@pytest.mark.rule("WAR-23.6", "WAR-23.7")
def test_where_the_weather_drove_them_the_hunt_rolls_again_with_the_crebain() -> None:
    t = play("cruel_weather", "moria: sauron 1r 1n", bearers="hollin", progress=1, box_shadow=3, table=(CREBAIN,))
    t.answer("moria")
    t.s.todo.append(("move_fellowship",))
    t.game.rules.settle(t.s)
    assert (t.asked, t.offers) == ("shadow use", f"{CREBAIN} pass")
    t.answer(CREBAIN).roll("1 2 4")
    assert (t.asked, t.offers) == ("shadow hunt_reroll", "0 1 2 3"), "stronghold, unit and Nazgûl"
    t.answer("3").roll("5 4 1").answer("eye")
    assert (t.asked, t.ask.facts["damage"]) == ("free casualty", 1), "a 5 is enough, a 4 is not"


@pytest.mark.rule("WAR-23.2", "WAR-4.5")
def test_eyes_make_more_dice_and_the_last_battle_keeps_the_bonus_low() -> None:
    board = "morannon: gondor 1r aragorn"
    t = play("the_lidless_eye", board, shadow_dice=("army", "muster"), table=("the_last_battle",), bearers="hollin")
    t.go("army muster")
    assert t.s.box_shadow == 2
    given = {"table": ("the_last_battle",), "bearers": "hollin", "box_shadow": 2, "free_dice": ("character",)}
    moved = Tale.of(board, ("die", "free"), **given).go("character fellowship 5 5")
    assert (moved.at_rest, moved.s.box_free, moved.s.progress) == (True, 0, 1), "no die of theirs makes a 5 enough"


@pytest.mark.rule("WAR-24.4", "WAR-6.8")
@pytest.mark.parametrize(("lost", "left"), [(HORN, (STAFF, SORROW)), (STAFF, (SORROW,))])
def test_a_casualty_costs_a_card_and_the_horn_goes_with_boromir(lost: str, left: tuple[str, ...]) -> None:
    table = (HORN, STAFF, SORROW)
    t = Tale.of("", ("hunt", "move"), bearers="hollin", box_shadow=1, table=table).go(
        "6 pass three pass random boromir"
    )
    assert (t.asked, t.offers) == ("shadow hope", f"{HORN} {STAFF} pass")
    t.go(f"{lost} gandalf_the_grey")
    assert (t.at_rest, t.s.corruption, t.s.table) == (True, 1, left)


@pytest.mark.rule("WAR-24.2", "WAR-24.10")
def test_gollums_other_way_is_hunted_and_the_coat_helps() -> None:
    given = {"bearers": "hollin", "box_shadow": 1, "fallen": ALONE, "table": (COAT,), "corruption": 3}
    hands = {"free": ("there_is_another_way",), "shadow": ()}
    t = Tale.of("", ("event", "free", "character"), hands=hands, **given).go("there_is_another_way")
    assert (t.s.corruption, "move" in t.picks) == (2, True)
    t.go(f"move 6 three {COAT} two_reveal")
    assert (t.asked, t.ask.facts["damage"], t.offers) == ("free guide_power", 2, "reveal pass")
    t.answer("reveal")
    assert (t.s.corruption, t.s.hidden) == (3, False)


def declared(region: str, **given: Any) -> Tale:
    """Declare a path through Moria, with the Balrog there. Gollum is the Guide, and this tile is drawn."""
    table = {"table": (BALROG,), "fallen": ALONE, "bearers": "hollin", "progress": 3}
    return Tale.of("", ("declare",), **{**table, **given}).go(f"{region} {BALROG} three")


@pytest.mark.rule("WAR-24.10", "WAR-21.9")
@pytest.mark.parametrize(("region", "captured"), [("dimrill_dale", ""), ("lorien", "lorien")])
def test_gollum_reveals_a_declared_fellowship_where_it_stands(region: str, captured: str) -> None:
    t = declared(region, captured=captured)
    assert (t.asked, t.offers, t.s.hidden) == ("free guide_power", "reveal pass", True)
    t.answer("reveal")
    assert (t.at_rest, t.s.corruption, t.s.hidden, t.s.bearers) == (True, 2, False, region)


@pytest.mark.rule("WAR-24.10", "WAR-21.8")
def test_gollum_reveals_no_fellowship_that_was_declared_in_a_refuge() -> None:
    t = declared("lorien")
    assert (t.at_rest, t.s.corruption, t.s.hidden, t.told("gollum-helps")) == (True, 3, True, [])


@pytest.mark.rule("WAR-24.14", "WAR-23.10")
def test_the_kings_challenge_is_no_draw_of_the_shadow_and_its_eyes_stay_away_from_mordor() -> None:
    hands = {"free": ("challenge_of_the_king",), "shadow": ()}
    board = "pelargir: gondor 1r aragorn"
    t = Tale.of(board, ("event", "free", "character"), hands=hands, table=(STAFF,), bearers="morannon")
    t.go("challenge_of_the_king eye eye one")
    assert (t.at_rest, t.s.table, t.s.tiles.count("eye"), t.s.removed) == (True, (STAFF,), 2, ("eye", "eye"))
    assert len(t.s.tiles) == len(STANDARD) - 2
    t.s.todo.append(("enter_mordor",))
    t.game.rules.settle(t.s)
    assert t.answer("enter").s.tiles.count("eye") == 2


@pytest.mark.rule("WAR-25.7", "WAR-25.8", "WAR-23.10")
def test_a_tile_of_the_shadow_that_goes_back_is_drawn_again() -> None:
    given = {"track": 2, "bearers": "morannon", "box_shadow": 2, "box_free": 1, "table": (COAT,)}
    t = Tale.of("", ("event", "shadow", "event"), ("move_in_mordor",), hands=held("the_ring_is_mine"), **given)
    t.go(f"the_ring_is_mine the_ring_is_mine {COAT}")
    assert "the_ring_is_mine" not in t.picks, "it goes back only when the other is drawn"
    t.answer("zero_reveal")
    assert (t.at_rest, t.s.corruption, t.s.hidden, t.s.track) == (True, 0, False, 3)
    assert "the_ring_is_mine" in t.s.tiles
