"""Corners of the Free Peoples' strategy cards: what stands on the table, armies that go, who can be recruited where."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.cards.scenes import play, playable
from tests.rulebook.war.war_story import Tale

BATTLE = ("the_last_battle",)
AT_WAR = "osgiliath: gondor 1r aragorn"


# On the table


@pytest.mark.rule("WAR-6.5", "WAR-1.4")
@pytest.mark.parametrize(
    ("board", "may"),
    [
        (AT_WAR, True),
        ("moria: gondor 1r aragorn", True),
        ("minas_tirith: gondor 1r aragorn", False),
        ("osgiliath: aragorn", False),
        ("osgiliath: gondor 1r strider", False),
    ],
)
def test_where_the_last_battle_is_fought(board: str, may: bool) -> None:
    assert playable("the_last_battle", board) is may


@pytest.mark.rule("WAR-4.5", "WAR-6.8", "WAR-25.9")
def test_the_last_battle_keeps_dice_out_of_the_box_while_it_lasts() -> None:
    dice = ("character", "character")
    t = Tale.of(AT_WAR, ("go",), free_dice=dice, table=BATTLE, bearers="hollin").go("character fellowship")
    assert (t.s.box_free, t.s.free_used, t.s.table) == (0, 3, BATTLE)
    t = Tale.of(AT_WAR, ("go",), free_dice=dice, table=BATTLE).go("character move minas_tirith")
    assert t.s.table == (), "he stands in Gondor"
    t = Tale.of(AT_WAR, ("go",), free_dice=dice, track=1, table=BATTLE).go("character fellowship zero_reveal")
    assert (t.s.hidden, t.s.table) == (False, ())
    assert play("the_last_battle", AT_WAR, hidden=False).s.table == BATTLE, (
        "it leaves when they are revealed, not before"
    )
    board = f"{AT_WAR}; south_ithilien: sauron 1r 1n"
    assert play("dreadful_spells", board, table=BATTLE).roll("5").s.table == (), "his army is gone"


@pytest.mark.rule("WAR-6.8", "WAR-6.9", "WAR-14.3")
def test_a_power_too_great_closes_three_havens() -> None:
    given = {"acting": "shadow", "shadow_dice": ("army",), "table": ("a_power_too_great",)}
    t = Tale.of("dimrill_dale: sauron 3r; lorien: elves 1r", ("go",), **given).answer("army")
    assert t.offers == "move skip"
    t = Tale.of("lorien: sauron 3r; lorien: elves 1r", ("go",), siege="lorien", **given).answer("army")
    assert t.offers == "move skip", "who is there already may leave"
    t = Tale.of("lorien: sauron 3r; lorien: elves 3r", ("go",), siege="lorien", captured="lorien", **given)
    assert t.answer("army").offers == "skip", "a sortie would be a battle in Lórien"
    t = attack("dimrill_dale: sauron 1r; parth_celebrant: elves 2r", "free", captured="lorien", table=given["table"])
    t.go("elves-regular elves-regular 1 1 1 on")
    assert "lorien" not in t.picks
    hand = {"shadow": ("grond", "pits_of_mordor"), "free": ()}
    t = Tale.of("lorien: elves 1r", ("go",), hands=hand, **given).answer("army")
    assert t.offers == "skip", "no card with the icon of an army"


# Politics


@pytest.mark.rule("WAR-19.2", "WAR-19.6")
def test_a_book_and_a_horn_take_a_nation_straight_to_war() -> None:
    passive = "dwarves 3 passive"
    t = play("book_of_mazarbul", "ered_luin: strider", politics=passive).answer("done")
    assert (t.s.steps["dwarves"], t.s.passive) == (0, ())
    t = play("book_of_mazarbul", "iron_hills: gimli", politics=passive).answer("done")
    assert (t.s.steps["dwarves"], t.s.passive) == (3, ("dwarves",)), "not in the Iron Hills"
    board = "erebor: dwarves 1r gimli; erebor: sauron 2r"
    t = play("book_of_mazarbul", board, siege="erebor", politics=passive)
    assert (t.at_rest, t.s.steps["dwarves"]) == (True, 0), "he cannot leave, but he is there"
    assert (playable("book_of_mazarbul", ""), playable("fear_fire_foes", "")) == (False, False)
    t = play("book_of_mazarbul", "iron_hills: gimli", politics=passive, table=("threats_and_promises",))
    t.go("iron_hills erebor")
    assert (t.s.steps["dwarves"], t.s.table) == (0, ("threats_and_promises",)), "a card is neither attack nor ability"


@pytest.mark.rule("WAR-19.2", "WAR-9.10", "WAR-9.7")
def test_the_red_arrow_does_what_can_be_done() -> None:
    assert not playable("the_red_arrow", "", politics="gondor 1 passive, rohan 3 passive")
    t = play("the_red_arrow", "", captured="edoras", politics="rohan 2 passive")
    assert (t.at_rest, t.s.steps["rohan"], t.here("edoras")) == (True, 1, "")
    assert not playable("the_red_arrow", "", captured="edoras", politics="rohan 1 passive")
    assert not playable("the_red_arrow", "", lost="rohan 10r 5e"), "no Leader without a unit"
    assert play("the_red_arrow", "edoras: gondor 1r", lost="rohan 10r 5e").here("edoras") == "gondor 1r rohan 1l"
    assert play("the_red_arrow", "", lost="rohan 4l").answer("rohan-elite").here("edoras") == "rohan 1e"


# Hits


@pytest.mark.rule("WAR-6.11", "WAR-6.15", "WAR-16.8", "WAR-18.4")
def test_the_spirit_of_mordor_ends_sieges_on_either_side() -> None:
    assert not playable("the_spirit_of_mordor", "orthanc: sauron 2r 1n saruman")
    board = "minas_tirith: gondor 1r; minas_tirith: sauron 1r 2n witch_king, southrons 1r"
    t = play("the_spirit_of_mordor", board, siege="minas_tirith", table=("denethors_folly",)).roll("5 5 1 1 1")
    t.answer("sauron-regular")
    assert (t.here("minas_tirith"), t.s.sieges, t.s.table) == ("gondor 1r | 2n witch_king", (), ())
    board = "umbar: gondor 1r; umbar: sauron 1r 1n, southrons 1r"
    t = play("the_spirit_of_mordor", board, siege="umbar", politics="southrons 2, sauron 1").roll("6 6 1 1 1")
    t.answer("sauron-regular")
    assert (t.here("umbar"), t.s.captured, t.s.steps["southrons"]) == ("gondor 1r | 1n", ("umbar",), 1)
    assert t.s.steps["sauron"] == 1, "it is no attack"


@pytest.mark.rule("WAR-6.6", "WAR-9.10", "WAR-1.5")
def test_the_rangers_come_to_osgiliath_whether_they_shoot_or_not() -> None:
    card = "faramirs_rangers"
    assert not playable(card, "osgiliath: gimli; minas_morgul: sauron 1r; south_ithilien: 1n")
    assert play(card, "osgiliath: rohan 1r").answer("gondor-elite").here("osgiliath") == "gondor 1e rohan 1r gondor 1l"
    t = play(card, "osgiliath: sauron 1r; south_ithilien: sauron 1r").go("osgiliath 6 1 1")
    assert (t.at_rest, t.here("osgiliath")) == (True, "")


# Armies


@pytest.mark.rule("WAR-6.14", "WAR-17.7", "WAR-12.10")
def test_help_comes_from_outside_and_ties_the_besiegers_down() -> None:
    board = "minas_tirith: gondor 3r 1l; minas_tirith: sauron 5r; druadan_forest: rohan 2r"
    assert not playable("help_unlooked_for", board, siege="minas_tirith", politics="rohan 1")
    alone = board.replace("; druadan_forest: rohan 2r", "")
    assert not playable("help_unlooked_for", alone, siege="minas_tirith"), "a sortie is no help from outside"
    t = play("help_unlooked_for", board, siege="minas_tirith").go("rohan-regular rohan-regular").roll("1 1")
    assert dict(t.ask.facts) == {"side": "shadow", "left": 2}
    t.go("1 1 on stay 1 1")
    assert dict(t.ask.facts) == {"side": "shadow", "left": 2}, "in every round"
    taken = "minas_tirith: sauron 3r; minas_tirith: gondor 5r; lossarnach: gondor 1r"
    assert not playable("help_unlooked_for", taken, siege="minas_tirith", captured="minas_tirith")


@pytest.mark.rule("WAR-10.11", "WAR-18.1", "WAR-10.7")
def test_the_woses_lead_a_garrison_out_and_its_walls_are_lost() -> None:
    board = "helms_deep: rohan 3r 1l; helms_deep: isengard 2r"
    t = play("paths_of_the_woses", board, siege="helms_deep").go("rohan-regular done")
    assert (t.s.sieges, t.here("minas_tirith")) == (("helms_deep",), "rohan 1r")
    t = play("paths_of_the_woses", board, siege="helms_deep")
    t.go("rohan-regular rohan-regular rohan-regular rohan-leader")
    assert (t.s.sieges, t.s.captured, t.here("minas_tirith")) == ((), ("helms_deep",), "rohan 3r 1l")
    t = play("paths_of_the_woses", "edoras: rohan 1r, north 1r", politics="north 1")
    assert (t.here("edoras"), t.here("minas_tirith")) == ("north 1r", "rohan 1r"), "no stranger to war enters Gondor"
    board = "edoras: rohan 1r; minas_tirith: sauron 1r, gondor 1r; osgiliath: sauron 1r"
    assert play("paths_of_the_woses", board, siege="minas_tirith").offers == "druadan_forest lossarnach"


@pytest.mark.rule("WAR-10.10", "WAR-10.7", "WAR-18.10", "WAR-10.11")
def test_through_a_day_and_a_night_they_take_what_they_pass() -> None:
    card = "through_a_day_and_a_night"
    t = play(card, "minas_tirith: gondor 2r strider", captured="lossarnach pelargir")
    t.go("gondor-regular gondor-regular strider lossarnach pelargir")
    assert (t.at_rest, t.s.captured, t.here("pelargir")) == (True, (), "gondor 2r strider")
    t = play(card, "dale: north 1r gimli", politics="north 2, dwarves 2")
    assert t.offers == "northern_rhovanion old_forest_road vale_of_the_carnen withered_heath"
    assert not playable(card, "helms_deep: rohan 3r gimli; helms_deep: isengard 1r", siege="helms_deep")
    t = play(card, "edoras: rohan 2r gimli").answer("rohan-regular")
    assert "done" not in t.picks, "a companion goes along"


# Recruits


@pytest.mark.rule("WAR-9.12", "WAR-8.2", "WAR-9.3")
def test_the_ships_come_to_any_coast_with_an_army() -> None:
    board = "dol_amroth: gondor 4r, southrons 1r; lossarnach: gondor 1r; harlindon: gimli; grey_havens: elves 1r"
    t = play("cirdans_ships", board, siege="dol_amroth")
    assert t.offers == "dol_amroth grey_havens"
    t.go("dol_amroth elves-elite elves-regular")
    assert (t.asked, t.ask.least, t.ask.most) == ("free excess", 1, 1), "five inside"
    assert not playable("cirdans_ships", board, siege="dol_amroth", politics="elves 1")


@pytest.mark.rule("WAR-9.12", "WAR-1.10", "WAR-1.11", "WAR-6.15")
def test_riders_come_to_a_companion_where_the_land_is_free() -> None:
    board = """helms_deep: rohan 1r gimli, isengard 1r; westemnet: isengard 1r legolas; eastemnet: boromir 1n
               fangorn: strider; folde: peregrin"""
    t = play("riders_of_theoden", board, siege="helms_deep", captured="edoras folde")
    assert t.offers == "eastemnet helms_deep"


@pytest.mark.rule("WAR-9.7", "WAR-6.6", "WAR-9.2")
def test_cards_are_drawn_where_nobody_can_be_recruited() -> None:
    assert play("celeborns_galadhrim", "", captured="lorien").asked == "chance draw_card"
    assert play("king_brands_men", "dale: sauron 1r strider").asked == "chance draw_card"
    t = play("swords_in_eriador", "", captured="the_shire", politics="dwarves 3 passive")
    assert dict(t.ask.facts) == {"region": "region-ered_luin"}
    assert not playable("guards_of_the_citadel", "", captured="minas_tirith")
    assert not playable("grimbeorn_the_old", "carrock: sauron 1r")
    assert playable("grimbeorn_the_old", "carrock: 1n"), "a lone Nazgûl bars nobody"
