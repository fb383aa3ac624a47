"""Common rules of cards that recruit or activate a nation."""

import pytest

from tests.rulebook.war.cards import scenes


@pytest.mark.rule("WAR-19.2", "WAR-19.6")
def test_a_book_and_a_horn_take_a_nation_straight_to_war() -> None:
    passive = "dwarves 3 passive"
    t = scenes.play("book_of_mazarbul", "ered_luin: strider", politics=passive).answer("done")
    assert (t.s.steps["dwarves"], t.s.passive) == (0, ())
    t = scenes.play("book_of_mazarbul", "iron_hills: gimli", politics=passive).answer("done")
    assert (t.s.steps["dwarves"], t.s.passive) == (3, ("dwarves",)), "not in the Iron Hills"
    board = "erebor: dwarves 1r gimli; erebor: sauron 2r"
    t = scenes.play("book_of_mazarbul", board, siege="erebor", politics=passive)
    assert (t.at_rest, t.s.steps["dwarves"]) == (True, 0), "he cannot leave, but he is there"
    assert (scenes.playable("book_of_mazarbul", ""), scenes.playable("fear_fire_foes", "")) == (False, False)
    t = scenes.play("book_of_mazarbul", "iron_hills: gimli", politics=passive, table=("threats_and_promises",))
    t.go("iron_hills erebor")
    assert (t.s.steps["dwarves"], t.s.table) == (0, ("threats_and_promises",)), "a card is neither attack nor ability"


@pytest.mark.rule("WAR-9.7", "WAR-6.6", "WAR-9.2")
def test_cards_are_drawn_where_nobody_can_be_recruited() -> None:
    assert scenes.play("celeborns_galadhrim", "", captured="lorien").asked == "chance draw_card"
    assert scenes.play("king_brands_men", "dale: sauron 1r strider").asked == "chance draw_card"
    t = scenes.play("swords_in_eriador", "", captured="the_shire", politics="dwarves 3 passive")
    assert dict(t.ask.facts) == {"region": "region-ered_luin"}
    assert not scenes.playable("guards_of_the_citadel", "", captured="minas_tirith")
    assert not scenes.playable("grimbeorn_the_old", "carrock: sauron 1r")
    assert scenes.playable("grimbeorn_the_old", "carrock: 1n"), "a lone Nazgûl bars nobody"


@pytest.mark.rule("WAR-9.12", "WAR-8.3", "WAR-1.9")
def test_half_orcs_join_any_army_even_inside() -> None:
    board = "orthanc: isengard 2r, rohan 2r; helms_deep: rohan 1r, sauron 1r; moria: 1n; edoras: sauron 10r"
    given = {"siege": "helms_deep orthanc", "captured": "edoras"}
    t = scenes.play("half_orcs_and_goblin_men", board, **given)
    assert t.offers == "edoras helms_deep orthanc"
    t.go("edoras isengard-elite")
    assert (t.asked, t.copies()) == ("shadow excess", {"isengard-elite": 1, "sauron-regular": 1})
    assert not scenes.playable("olog_hai", board, politics="sauron 1", **given)


@pytest.mark.rule("WAR-9.12", "WAR-9.6", "WAR-8.2")
def test_recruits_of_mordor_in_sieges_and_where_no_stronghold_is() -> None:
    board = "edoras: aragorn; minas_morgul: sauron 2r, gondor 1r"
    t = scenes.play("the_king_is_revealed", board, siege="minas_morgul")
    assert t.here("minas_morgul", "shadow") == "sauron 5r 1n"
    assert not scenes.playable("the_king_is_revealed", "edoras: strider")
    assert not scenes.playable("the_king_is_revealed", "edoras: aragorn", captured="minas_morgul")
    t = scenes.play("shadows_on_the_misty_mountains", "moria: gondor 1r", captured="moria").go(
        "sauron-elite sauron-regular"
    )
    assert t.here("mount_gram") == "sauron 1r 1e 1n"
    t = scenes.play(
        "shadows_on_the_misty_mountains", "moria: gondor 1r, sauron 4r; mount_gram: rohan 1r", siege="moria"
    )
    assert dict(t.ask.facts) == {"region": "region-moria"}


@pytest.mark.rule("WAR-9.12", "WAR-1.10", "WAR-1.11", "WAR-6.6")
def test_each_place_of_a_card_stands_for_itself() -> None:
    t = scenes.play("monsters_roused", "ettenmoors: north 1r; weather_hills: strider", captured="angmar")
    assert [t.here(one) for one in ("angmar", "ettenmoors", "weather_hills", "trollshaws")] == [
        "", "north 1r", "strider | sauron 1r", "sauron 1e",
    ]  # fmt: skip
    t = scenes.play("musterings_of_long_planned_war", "gorgoroth: gondor 1r")
    assert (t.here("gorgoroth"), t.here("nurn")) == ("gondor 1r", "sauron 5r")
    assert scenes.play("horde_from_the_east", "khand: gondor 1r").offers == "east_rhun far_harad south_rhun"
    board = "orthanc: saruman isengard 4r, rohan 2r; north_dunland: rohan 1r"
    t = scenes.play("a_new_power_is_rising", board, siege="orthanc", captured="north_dunland")
    assert (t.here("south_dunland"), t.asked) == ("isengard 2r", "shadow levy_which")
    t.go("isengard-elite isengard-elite")
    assert (t.asked, t.ask.least) == ("shadow excess", 1)
