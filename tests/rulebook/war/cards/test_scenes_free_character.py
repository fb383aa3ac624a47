"""Corners of the Free Peoples' character cards: sieges, Mordor, pools that run out, what is there already."""

import pytest

from tests.rulebook.war.cards.readings import marks
from tests.rulebook.war.cards.scenes import play, playable, pool
from tests.rulebook.war.war_story import Tale, but

MOVE = "character fellowship"


# Tiles


@pytest.mark.rule("WAR-23.11")
def test_a_special_tile_waits_for_mordor_or_goes_there_at_once() -> None:
    t = play("elven_cloaks", "", bearers="hollin")
    assert (t.s.specials, "elven_cloaks" in t.s.tiles, t.s.table) == (("elven_cloaks",), False, ())
    t = play("elven_cloaks", "", track=1)
    assert (t.s.specials, t.s.tiles.count("elven_cloaks")) == ((), 1)


@pytest.mark.rule("WAR-6.6", "WAR-23.10")
def test_the_king_is_challenged_and_a_special_eye_is_an_eye() -> None:
    board = "edoras: rohan 1r aragorn"
    t = play("challenge_of_the_king", board, track=1, **pool("eye the_ring_is_mine elven_cloaks one two"))
    t.go("eye the_ring_is_mine one")
    assert t.s.removed == ("eye", "the_ring_is_mine")
    assert (t.s.tiles, t.here("edoras")) == (("elven_cloaks", "one", "two"), "rohan 1r aragorn")
    t = play("challenge_of_the_king", board, track=1, **pool("eye eye the_ring_is_mine one"))
    t.go("eye the_ring_is_mine eye")
    assert (t.here("edoras"), t.s.removed, "aragorn" in t.s.fallen) == ("rohan 1r", (), True)
    assert t.s.tiles == ("eye", "eye", "one", "the_ring_is_mine"), "all three go back"


@pytest.mark.rule("WAR-6.5", "WAR-1.4", "WAR-6.15")
@pytest.mark.parametrize(
    ("board", "may"),
    [
        ("osgiliath: gondor 1r strider", False),
        ("south_ithilien: gondor 1r aragorn", False),
        ("fords_of_isen: gondor 1r strider", True),
        ("edoras: strider", False),
        ("minas_tirith: gondor 1r strider; minas_tirith: sauron 4r", True),
    ],
)
def test_where_the_king_may_be_challenged(board: str, may: bool) -> None:
    siege = "minas_tirith" if "minas_tirith" in board else ""
    assert playable("challenge_of_the_king", board, siege=siege) is may


@pytest.mark.rule("WAR-24.14", "WAR-25.8", "WAR-25.9")
def test_the_staff_lets_the_fellowship_pass_in_mordor() -> None:
    t = Tale.of("", ("go",), track=1, free_dice=("character",), table=("wizards_staff",)).go(MOVE)
    assert (t.asked, t.offers) == ("free use", "wizards_staff pass")
    t.answer("wizards_staff")
    assert (t.s.track, t.s.box_free, t.s.table, t.told("tile")) == (2, 1, (), [])


@pytest.mark.rule("WAR-24.2", "WAR-24.14")
def test_staff_and_coat_meet_tiles_that_cards_draw() -> None:
    table = ("axe_and_bow", "mithril_coat_and_sting", "wizards_staff")
    t = play("orc_patrol", "", bearers="hollin", table=table, **pool("three two one"))
    assert (t.asked, t.offers) == ("free use", "wizards_staff pass")
    t.go("pass three")
    assert (t.asked, t.offers) == ("free use", "axe_and_bow mithril_coat_and_sting pass")
    t.answer("mithril_coat_and_sting")
    assert t.picks == ["one", "two"], "the first tile is aside"
    t.answer("two")
    assert (t.asked, t.offers) == ("free use", "axe_and_bow pass"), "it is another tile"
    t.go("pass none")
    assert (t.s.corruption, t.s.tiles) == (2, ("one", "three"))


@pytest.mark.rule("WAR-24.1", "WAR-24.2")
def test_the_coat_is_worn_before_shelobs_die_is_rolled() -> None:
    table = ("axe_and_bow", "mithril_coat_and_sting")
    tiles = pool("shelobs_lair one two")
    t = Tale.of("", ("go",), track=1, free_dice=("character",), table=table, **tiles).go(f"{MOVE} shelobs_lair")
    assert (t.asked, t.offers) == ("free use", "mithril_coat_and_sting pass")
    t.go("pass 4")
    assert (t.asked, t.offers) == ("free use", "axe_and_bow pass")
    t.go("axe_and_bow none")
    assert (t.s.corruption, t.s.track, t.s.table) == (3, 1, ("mithril_coat_and_sting",))
    t = Tale.of("", ("go",), track=1, free_dice=("character",), table=table, **tiles).go(f"{MOVE} shelobs_lair")
    t.go("mithril_coat_and_sting one")
    assert (t.offers, t.s.tiles) == ("axe_and_bow pass", ("shelobs_lair", "two"))


@pytest.mark.rule("WAR-6.8", "WAR-24.4")
def test_a_card_of_the_table_leaves_with_the_last_who_bore_it() -> None:
    table = ("axe_and_bow", "horn_of_gondor")
    t = Tale.of("", ("go",), free_dice=("character",), table=table).go("character separate boromir gimli done")
    t.go("rivendell gandalf_the_grey")
    assert t.s.table == ("axe_and_bow",), "Legolas is left"
    t = Tale.of(
        "", ("go",), free_dice=("character",), box_shadow=1, table=table, fallen=but("boromir gimli"), guide="gimli"
    ).go(f"{MOVE} 6 three horn_of_gondor guide")
    assert (t.at_rest, t.s.table, t.s.corruption) == (True, (), 0)


# Companions


@pytest.mark.rule("WAR-25.5", "WAR-22.1")
def test_on_the_track_who_would_leave_is_lost_and_the_card_heals_all_the_same() -> None:
    t = play("i_will_go_alone", "", track=2, corruption=3).go("meriadoc done")
    t.answer("gandalf_the_grey")
    assert (t.at_rest, t.s.corruption, t.s.fallen) == (True, 2, ("meriadoc",))


@pytest.mark.rule("WAR-22.3", "WAR-7.7")
@pytest.mark.parametrize("card", ["i_will_go_alone", "gwaihir_the_windlord", "we_prove_the_swifter"])
def test_out_of_a_besieged_stronghold_nobody_goes(card: str) -> None:
    board = "lorien: elves 1r; lorien: sauron 1r"
    t = play(card, board, siege="lorien", bearers="lorien", progress=3, corruption=1).go("meriadoc done")
    assert t.here("lorien", "free") == "elves 1r meriadoc"
    assert not playable("gwaihir_the_windlord", board.replace("1r;", "1r gimli;"), siege="lorien", fallen=but("gimli"))


@pytest.mark.rule("WAR-7.7", "WAR-19.4")
def test_the_windlord_lands_in_a_siege_and_the_nation_wakes() -> None:
    board = "dale: gimli; erebor: dwarves 1r; erebor: sauron 3r"
    t = play("gwaihir_the_windlord", board, siege="erebor", politics="dwarves 3 passive").go("dale erebor")
    assert (t.here("erebor"), t.s.passive) == ("dwarves 1r gimli | sauron 3r", ())
    assert "erebor" not in play("i_will_go_alone", board, siege="erebor", bearers="dale").go("legolas done").picks


@pytest.mark.rule("WAR-6.6", "WAR-19.2")
def test_there_and_back_again_for_one_who_is_there_already() -> None:
    politics = "dwarves 1 passive, elves 1, north 2 passive"
    t = play("there_and_back_again", "dale: gimli", fallen=but("gimli"), politics=politics)
    assert (t.at_rest, t.s.passive) == (True, ())
    assert (t.s.steps["dwarves"], t.s.steps["elves"], t.s.steps["north"]) == (0, 0, 1)


@pytest.mark.rule("WAR-20.4", "WAR-25.19", "WAR-25.12")
def test_another_way_follows_the_rules_of_moves() -> None:
    alone = {"fallen": but(""), "corruption": 3}
    t = play("there_is_another_way", "", hidden=False, **alone)
    assert t.offers == "hide pass"
    t = play("there_is_another_way", "", box_shadow=1, **alone)
    assert t.offers == "move pass"
    t.go("move 1")
    assert (t.at_rest, t.s.progress, t.s.box_free, t.s.corruption) == (True, 1, 0, 2)
    assert play("there_is_another_way", "", progress=12, **alone).at_rest, "twelve steps are the most"
    t = play("there_is_another_way", "", track=1, **alone).go("move one_reveal pass")
    assert (t.s.track, t.s.hidden, t.s.box_free, t.s.strove) == (2, True, 0, True)
    assert play("there_is_another_way", "", corruption=1).at_rest, "only Gollum knows it"


@pytest.mark.rule("WAR-6.6", "WAR-1.14")
def test_the_mirror_takes_another_die_and_heals_in_lorien() -> None:
    lorien = {"bearers": "lorien", "corruption": 2}
    t = play("mirror_of_galadriel", "", dice="character", **lorien)
    assert (t.s.free_dice, t.s.corruption) == (("will",), 1)
    assert not playable("mirror_of_galadriel", "")
    assert playable("mirror_of_galadriel", "", **lorien)
    assert playable("mirror_of_galadriel", "lorien: elves 1r; lorien: sauron 1r", siege="lorien", **lorien)
    assert not playable("mirror_of_galadriel", "", captured="lorien", **lorien)
    assert not playable("mirror_of_galadriel", "", track=0, **lorien)


# Eagles, Ents and the Dead


@pytest.mark.rule("WAR-6.5", "WAR-1.9", "WAR-1.2")
def test_the_eagles_need_armies_on_both_sides_and_more_than_the_witch_king() -> None:
    card = "the_eagles_are_coming"
    assert not playable(card, "osgiliath: gondor 1r gimli; south_ithilien: sauron 1r witch_king")
    assert not playable(card, "osgiliath: gimli; south_ithilien: sauron 1r 1n")
    assert not playable(card, "osgiliath: gondor 1r gimli; south_ithilien: 1n")
    assert not playable(card, "lossarnach: gondor 1r gimli; south_ithilien: sauron 1r 1n")
    board = "minas_tirith: gondor 1r gimli; minas_tirith: sauron 1r 1n"
    assert playable(card, board, siege="minas_tirith")


@pytest.mark.rule("WAR-6.6", "WAR-7.16", "WAR-1.14")
def test_the_eagles_drive_all_who_live_to_one_stronghold() -> None:
    board = "osgiliath: gondor 1r gimli; south_ithilien: sauron 1r 6n witch_king; minas_morgul: sauron 1r, gondor 1r"
    t = play("the_eagles_are_coming", board, captured="barad_dur", siege="minas_morgul").roll("5 6 1 1 4")
    assert t.offers == "dol_guldur minas_morgul morannon moria mount_gundabad"
    t.answer("minas_morgul")
    assert (t.here("south_ithilien"), t.here("minas_morgul")) == ("sauron 1r witch_king", "gondor 1r | sauron 1r 4n")
    assert t.s.pool["nazgul"] == 4
    lost = "barad_dur dol_guldur minas_morgul morannon moria mount_gundabad"
    t = play("the_eagles_are_coming", "osgiliath: gondor 1r gimli; south_ithilien: sauron 1r 1n", captured=lost)
    assert t.roll("4").here("south_ithilien") == "sauron 1r 1n", "nowhere to flee"


@pytest.mark.rule("WAR-6.13", "WAR-6.15", "WAR-18.1", "WAR-6.8")
def test_the_ents_end_a_siege_of_orthanc() -> None:
    board = "fangorn: gandalf_the_white; orthanc: isengard 1r 1n saruman; orthanc: rohan 2r"
    table = ("the_palantir_of_orthanc", "wormtongue")
    t = play("ents_awake_treebeard", board, siege="orthanc", table=table, politics="isengard 1, rohan 1 passive")
    t.roll("4 1 1")
    assert (t.here("orthanc"), t.s.captured, t.s.sieges) == ("rohan 2r", ("orthanc",), ())
    assert (t.s.steps["isengard"], t.s.table, "saruman" in t.s.fallen, t.s.pool["nazgul"]) == (0, (), True, 8)


@pytest.mark.rule("WAR-6.6", "WAR-6.5")
def test_the_ents_awake_for_saruman_alone_or_for_another_card() -> None:
    near = "fangorn: gandalf_the_white"
    assert not playable("ents_awake_huorns", near)
    assert not playable("ents_awake_huorns", f"{near}; orthanc: 1n", hands={"free": ("the_red_arrow",)})
    assert playable("ents_awake_huorns", near, hands={"free": ("elven_rope",)})
    far = "fangorn: gimli; lorien: gandalf_the_white"
    assert not playable("ents_awake_huorns", far, hands={"free": ("elven_rope",)})
    hand = {"free": ("athelas", "elven_rope", "the_red_arrow")}
    t = play("ents_awake_huorns", f"{near}; orthanc: saruman", hands=hand)
    assert ("saruman" in t.s.fallen, t.asked, t.offers) == (True, "free another_event", "athelas elven_rope pass")
    assert marks(t) == {"athelas": True, "elven_rope": False, "pass": False}


@pytest.mark.rule("WAR-6.13", "WAR-14.3", "WAR-18.5")
def test_the_dead_come_out_of_a_siege_and_take_a_city_back() -> None:
    board = "helms_deep: rohan 1r strider gimli; helms_deep: isengard 1r; pelargir: southrons 3r 1n"
    given = {"siege": "helms_deep", "captured": "pelargir", "politics": "southrons 1, gondor 2 passive"}
    t = play("dead_men_of_dunharrow", board, **given).go("pelargir done 2")
    assert (t.asked, t.offers, t.s.steps["southrons"]) == ("shadow dead_flee", "osgiliath west_harondor", 0)
    t.answer("osgiliath")
    assert (t.here("osgiliath"), t.asked, t.offers) == ("southrons 1r 1n", "free dead_rise", "0 1 2 3")
    before = t.s.captured
    t.answer("3")
    assert (before, t.s.captured, t.here("pelargir")) == (("pelargir",), (), "gondor 3r strider")
    assert t.here("helms_deep") == "rohan 1r gimli | isengard 1r"


@pytest.mark.rule("WAR-6.6", "WAR-7.16", "WAR-14.3")
def test_whoever_cannot_flee_the_dead_is_destroyed() -> None:
    board = "edoras: strider; lamedon: southrons 3r 2n witch_king; dol_amroth: gondor 1r; erech: gondor 1r"
    t = play("dead_men_of_dunharrow", board).go("lamedon 1 0")
    # Nobody stands in Pelargir, but it is the enemy's.
    assert (t.here("lamedon"), "witch_king" in t.s.fallen, t.s.pool["nazgul"]) == ("strider", True, 8)
    t = play("dead_men_of_dunharrow", board, captured="pelargir").go("lamedon 1 0")
    assert (t.here("lamedon"), t.here("pelargir")) == ("strider", "southrons 2r 2n witch_king")


@pytest.mark.rule("WAR-6.6", "WAR-18.7")
def test_without_recruits_the_dead_take_nothing() -> None:
    t = play("dead_men_of_dunharrow", "edoras: aragorn; pelargir: 1n", captured="pelargir").go("pelargir 0")
    assert (t.s.captured, t.here("pelargir")) == (("pelargir",), "aragorn | 1n")
    t = play("dead_men_of_dunharrow", "edoras: aragorn", lost="gondor 14r", captured="pelargir").answer("pelargir")
    assert t.offers == "0 1"


# Gondor


@pytest.mark.rule("WAR-9.12", "WAR-6.6", "WAR-8.3")
def test_the_stewards_draw_where_nobody_can_come() -> None:
    card = "house_of_the_stewards"
    assert (playable(card, "osgiliath: boromir"), playable(card, "edoras: boromir")) == (False, False)
    assert play(card, "lamedon: southrons 1r; lamedon: boromir").asked == "chance draw_card"
    assert play(card, "pelargir: boromir", captured="pelargir").asked == "chance draw_card"
    assert play(card, "anfalas: boromir").asked == "free levy_which", "it need not be a settlement"
    board = "minas_tirith: gondor 5r boromir; minas_tirith: sauron 1r"
    t = play(card, board, siege="minas_tirith").answer("gondor-elite").go("the_last_battle the_red_arrow")
    assert (t.asked, t.offers) == ("free excess", "gondor-regular gondor-elite")


@pytest.mark.rule("WAR-6.6", "WAR-9.11")
def test_the_grey_company_needs_a_regular_and_an_elite_of_his_nation() -> None:
    board = "helms_deep: rohan 2r, gondor 1r strider; helms_deep: isengard 4r"
    t = play("the_grey_company", board, siege="helms_deep", lost="gondor 5e")
    assert (t.asked, t.here("helms_deep", "free")) == ("chance draw_card", "gondor 1r rohan 1r 1e strider")
    assert t.s.lost == {"gondor-elite": 5, "rohan-regular": 1}
    assert play("the_grey_company", "edoras: rohan 1e strider").asked == "chance draw_card"
    assert not playable("the_grey_company", "edoras: strider")
