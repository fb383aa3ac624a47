"""Corners of the Shadow's character cards: tiles and guides, Mordor, sieges, what leads an army, what forbids."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.cards.scenes import play, playable, pool
from tests.rulebook.war.war_story import Tale, but

POWER = ("a_power_too_great",)
TONGUE = ("wormtongue",)


# The Hunt


@pytest.mark.rule("WAR-1.15", "WAR-1.5", "WAR-25.4")
@pytest.mark.parametrize("card", ["orc_patrol", "isildurs_bane", "foul_thing_from_the_deep", "candles_of_corpses"])
def test_a_settlement_of_the_free_peoples_shelters_whoever_holds_it(card: str) -> None:
    assert not playable(card, "", bearers="bree")
    assert not playable(card, "", bearers="edoras", captured="edoras")
    assert playable(card, "", bearers="moria", captured="moria"), "it is a stronghold of the Shadow"
    assert (playable(card, "", bearers="osgiliath"), playable(card, "", bearers="anfalas")) == (True, True)
    assert playable(card, "", bearers="edoras", track=0), "on the track they are nowhere"


@pytest.mark.rule("WAR-24.17", "WAR-24.18", "WAR-25.10")
@pytest.mark.parametrize(
    ("tile", "corruption", "hidden"),
    [("the_ring_is_mine", 3, True), ("phial_of_galadriel", 3, True), ("eye", 3, True), ("give_it_to_uss", 4, False)],
)
def test_special_tiles_of_an_orc_patrol(tile: str, corruption: int, hidden: bool) -> None:
    tiles = pool("the_ring_is_mine phial_of_galadriel give_it_to_uss eye one")
    t = play("orc_patrol", "", track=2, box_shadow=3, corruption=3, fallen=but(""), **tiles).answer(tile)
    if tile == "give_it_to_uss":
        # It reveals them, so Gollum cannot do it once more to lessen the damage.
        assert t.at_rest
    assert (t.s.corruption, t.s.hidden, t.s.track, t.s.drawn.count(tile)) == (
        corruption,
        hidden,
        2,
        4 if tile == "eye" else 1,
    )


@pytest.mark.rule("WAR-24.1", "WAR-21.10", "WAR-21.11")
def test_an_orc_patrol_in_moria_reveals_and_draws_for_the_stronghold() -> None:
    t = play("orc_patrol", "", bearers="moria", **pool("zero_reveal eye one")).go("zero_reveal")
    assert (t.s.hidden, t.asked) == (False, "chance hunt_tile")
    t.answer("eye")
    assert (t.at_rest, t.s.corruption) == (True, 0)


@pytest.mark.rule("WAR-24.2", "WAR-24.8", "WAR-24.10")
def test_nothing_lessens_isildurs_bane() -> None:
    table = ("axe_and_bow", "horn_of_gondor")
    t = play("isildurs_bane", "", bearers="hollin", table=table, fallen=but("meriadoc"), **pool("three one"))
    assert t.answer("three").at_rest
    assert (t.s.corruption, t.s.companions) == (3, ("meriadoc",))
    t = play("isildurs_bane", "", bearers="hollin", fallen=but(""), **pool("three one")).answer("one")
    assert (t.at_rest, t.s.corruption, t.s.hidden) == (True, 1, True), "nor does Gollum"


@pytest.mark.rule("WAR-24.2", "WAR-24.7", "WAR-24.9")
def test_the_foul_thing_takes_somebody_by_lot_if_there_is_damage() -> None:
    tiles = pool("one two three zero_reveal")
    t = play("foul_thing_from_the_deep", "", bearers="hollin", **tiles).answer("three")
    assert (t.asked, t.offers) == (
        "chance random_companion", "gandalf_the_grey strider boromir legolas gimli meriadoc peregrin",
    )  # fmt: skip
    t.answer("meriadoc")
    assert (t.asked, "hollin" in t.picks) == ("free separate_to", True)
    t.go("hollin gandalf_the_grey")
    assert (t.at_rest, t.s.corruption, t.here("hollin")) == (True, 2, "meriadoc")
    t = play("foul_thing_from_the_deep", "", bearers="hollin", **tiles).answer("zero_reveal")
    assert (t.at_rest, len(t.s.companions), t.s.hidden) == (True, 7, False)
    t = play("foul_thing_from_the_deep", "", bearers="hollin", table=("horn_of_gondor",), **tiles)
    assert t.go("one horn_of_gondor").at_rest
    assert (len(t.s.companions), t.s.corruption) == (7, 0), "no damage is left"


@pytest.mark.rule("WAR-6.1", "WAR-24.4")
def test_sorrow_comes_with_every_casualty_but_not_with_the_lure() -> None:
    given = {
        "bearers": "hollin",
        "table": ("worn_with_sorrow_and_toil",),
        "hands": {"free": ("athelas", "the_red_arrow")},
    }
    t = play("foul_thing_from_the_deep", "", **given, **pool("one two")).go("one gimli")
    assert (t.asked, t.offers) == ("shadow hope", "hand pass")
    t.answer("hand")
    assert (t.asked, t.offers) == ("chance lost_card", "athelas"), "of the character deck"
    t = play("lure_of_the_ring", "", hidden=False, **given).go("gimli lose")
    assert (t.asked, t.s.hands["free"]) == ("free guide", ("athelas", "the_red_arrow"))


@pytest.mark.rule("WAR-24.9", "WAR-25.5", "WAR-20.10")
def test_a_hobbit_lured_away_is_separated_but_not_in_mordor() -> None:
    t = play("lure_of_the_ring", "", bearers="hollin", hidden=False, fallen=but("meriadoc")).answer("lose")
    assert t.asked == "free separate_to"
    t = play("lure_of_the_ring", "", track=1, hidden=False, fallen=but("meriadoc")).answer("lose")
    assert (t.at_rest, t.s.guide, "meriadoc" in t.s.fallen) == (True, "gollum", True)
    t = play("lure_of_the_ring", "", bearers="hollin", hidden=False, corruption=9).go("strider bear")
    assert t.s.over == "corrupted"
    assert play("lure_of_the_ring", "", hidden=False, fallen=but("")).s.corruption == 1


@pytest.mark.rule("WAR-25.5", "WAR-22.5", "WAR-24.17")
def test_the_breaking_counts_a_number_and_nothing_else() -> None:
    card = "the_breaking_of_the_fellowship"
    given = {"bearers": "hollin", "hidden": False}
    t = play(card, "", **given, **pool("two_reveal eye")).answer("two_reveal")
    assert (t.asked, t.ask.least, t.ask.most) == ("free break_who", 2, 2)
    t.go("gandalf_the_grey strider")
    t.go(t.picks[0])
    assert (t.here("hollin"), t.s.corruption) == ("gandalf_the_grey strider", 0)
    t = play(card, "", **given, fallen=but("gimli meriadoc"), **pool("three one")).answer("three")
    assert (t.at_rest, t.here("hollin"), t.s.guide) == (True, "gimli meriadoc", "gollum")
    t = play(card, "", **given, fallen=but("strider legolas meriadoc"), **pool("three one")).answer("three")
    assert t.here("hollin") == "legolas meriadoc strider", "in the order of figures, not of the Fellowship"
    t = play(card, "", hidden=False, track=1, fallen=but("gimli meriadoc"), **pool("shelobs_lair one"))
    t.go("shelobs_lair 6")
    assert (t.at_rest, t.s.corruption, t.s.guide, t.s.companions) == (True, 0, "gollum", ())
    assert play(card, "", hidden=False, fallen=but("")).s.corruption == 1


@pytest.mark.rule("WAR-23.2", "WAR-23.12", "WAR-24.1")
def test_the_nazgul_strike_cards_of_the_character_deck_or_hunt() -> None:
    table = ("axe_and_bow", "flocks_of_crebain", "the_last_battle")
    board = "hollin: 1n; osgiliath: gondor 1r aragorn"
    t = play("the_nazgul_strike", board, bearers="hollin", progress=1, box_shadow=2, table=table).answer("done")
    assert (t.asked, t.offers) == ("shadow nazgul_strike", "axe_and_bow hunt")
    t.go("hunt flocks_of_crebain 5 5")
    assert (t.asked, t.s.progress, t.s.box_free) == ("chance hunt_tile", 1, 0)
    t.answer("eye")
    assert (t.s.hunt is not None and t.s.hunt.damage, t.offers) == (2, "axe_and_bow pass"), "two successes"
    t = play("the_nazgul_strike", board, bearers="hollin", progress=1, table=("the_last_battle",)).answer("done")
    assert (t.at_rest, t.s.table) == (True, ("the_last_battle",)), "no die, no roll"


@pytest.mark.rule("WAR-21.7", "WAR-21.8", "WAR-7.10")
def test_the_search_finds_who_was_there_already_and_never_in_a_stronghold() -> None:
    t = play("nazgul_search", "hollin: witch_king", bearers="hollin", progress=1).answer("done")
    assert (t.asked, t.s.hidden) == ("free reveal_to", False)
    assert not playable("nazgul_search", "hollin: 1n", bearers="hollin")
    assert not playable("nazgul_search", "hollin: 1n", bearers="hollin", track=1, progress=1)
    t = play("nazgul_search", "minas_morgul: 1n", bearers="rivendell", progress=1).answer("minas_morgul")
    assert ("rivendell" in t.picks, "trollshaws" in t.picks) == (False, True)


@pytest.mark.rule("WAR-21.12", "WAR-A.9")
def test_the_balrog_waits_on_the_way_of_whoever_is_found() -> None:
    given = {"bearers": "hollin", "progress": 2, "table": ("balrog_of_moria",)}
    t = play("nazgul_search", "hollin: 1n", **given).go("done dimrill_dale")
    assert (t.asked, t.offers) == ("shadow use", "balrog_of_moria pass")
    t.go("balrog_of_moria zero_reveal")
    assert t.s.hunt is not None
    assert (t.s.hunt.why, t.s.table) == ("stronghold", ())
    t = play("cruel_weather", "", **given).answer("moria")
    assert (t.at_rest, t.s.progress) == (True, 2), "they are driven, neither declared nor revealed"


@pytest.mark.rule("WAR-6.8", "WAR-21.4")
@pytest.mark.parametrize(
    ("region", "captured", "stay"), [("edoras", "", False), ("edoras", "edoras", True), ("bree", "", True)]
)
def test_birds_and_sorrow_leave_where_the_fellowship_rests(region: str, captured: str, stay: bool) -> None:
    table = ("flocks_of_crebain", "worn_with_sorrow_and_toil")
    t = Tale.of("", ("fellowship_phase",), phase=2, bearers=region, captured=captured, table=table).answer(region)
    assert (t.s.table == table) is stay


# Armies


@pytest.mark.rule("WAR-6.15", "WAR-6.11", "WAR-18.4", "WAR-6.13")
def test_dreadful_spells_empty_a_besieged_city() -> None:
    board = "minas_tirith: gondor 1r 1l gimli; minas_tirith: sauron 1r; osgiliath: sauron 1r 1n witch_king"
    t = play("dreadful_spells", board, siege="minas_tirith", politics="gondor 2 passive").roll("5 1")
    assert (t.here("minas_tirith"), t.s.captured, t.s.sieges) == ("gimli | sauron 1r", ("minas_tirith",), ())
    assert (t.s.steps["gondor"], t.s.passive) == (1, ("gondor",)), "for the capture; it was no attack"
    assert not playable("dreadful_spells", "osgiliath: gimli; south_ithilien: sauron 1r 2n")
    assert not playable("dreadful_spells", "osgiliath: gondor 1r; south_ithilien: 2n")


@pytest.mark.rule("WAR-16.18", "WAR-6.14", "WAR-16.11")
def test_grond_batters_three_rounds_and_silences_the_first() -> None:
    board = "minas_tirith: gondor 5r; minas_tirith: sauron 2r 1e witch_king, southrons 1r"
    given = {"siege": "minas_tirith", "hands": {"free": ("the_last_battle",)}}
    assert not playable("grond", "minas_tirith: gondor 5r; minas_tirith: southrons 1r witch_king",
                        siege="minas_tirith", politics="southrons 1")  # fmt: skip
    t = play("grond", board, politics="southrons 1", **given)
    assert t.copies() == {"sauron-regular": 2, "sauron-elite": 1, "witch_king": 1}
    t.go("sauron-regular sauron-regular sauron-elite witch_king")
    for number in (1, 2, 3):
        if number > 1:
            assert t.asked == "free combat_card"
            t.answer("pass")
        t.roll("1 1 1").roll("1 1 1 1 1").answer("0")
        assert t.offers == ("cease on" if number < 3 else "cease extend-sauron")
        t.answer("on" if number < 3 else "cease")
    t = play("grond", board.replace("5r;", "5r gimli;"), politics="southrons 1", **given)
    assert t.go("sauron-regular sauron-regular sauron-elite witch_king").asked == "free combat_card"


@pytest.mark.rule("WAR-10.3", "WAR-11.4", "WAR-17.1")
def test_the_ringwraiths_fly_to_an_army_and_lead_it() -> None:
    board = "minas_morgul: 1n; north_ithilien: sauron 2r 1n; south_ithilien: southrons 2r; osgiliath: gondor 1r"
    t = play("the_ringwraiths_are_abroad", board, politics="southrons 1").go("minas_morgul south_ithilien done")
    assert t.offers == "move attack pass"
    t.answer("move")
    assert t.offers == "north_ithilien south_ithilien"
    t.go("south_ithilien east_harondor southrons-regular")
    assert (t.copies(), t.ask.least) == ({"southrons-regular": 1, "nazgul": 1}, 1), "a Nazgûl goes with them"
    t = play("the_ringwraiths_are_abroad", board, politics="southrons 1").go("minas_morgul south_ithilien done attack")
    assert t.copies() == {"sauron-regular": 2, "nazgul": 1}, "only who is at war"
    inside = "minas_morgul: gondor 1r; minas_morgul: sauron 2r 1n"
    t = play("the_ringwraiths_are_abroad", inside, siege="minas_morgul").answer("done")
    assert t.offers == "attack pass", "out of a siege they attack, but do not march"


@pytest.mark.rule("WAR-9.12", "WAR-10.5", "WAR-11.2")
def test_the_black_captain_leads_himself() -> None:
    card = "the_black_captain_commands"
    assert play(card, "south_ithilien: gondor 1r; south_ithilien: witch_king").asked == "shadow nazgul_from"
    t = play(card, "north_ithilien: sauron 2r 7n witch_king; osgiliath: gondor 1r").answer("call")
    assert (t.here("north_ithilien"), t.offers) == ("sauron 2r 8n witch_king", "move attack pass"), "there was but one"
    t.go("attack sauron-regular nazgul")
    assert ("done" in t.picks, t.ask.least) == (False, 1)
    t.answer("witch_king")
    assert "done" in t.picks
    t = play(card, "north_ithilien: witch_king; minas_morgul: sauron 5r").go("fly north_ithilien minas_morgul")
    assert t.offers == "move pass"


@pytest.mark.rule("WAR-6.8", "WAR-10.4", "WAR-11.1")
def test_a_power_too_great_stops_cards_too() -> None:
    siege = "lorien: sauron 1r 1n witch_king; lorien: elves 1r"
    assert not playable("grond", siege, siege="lorien", table=POWER)
    assert play("dreadful_spells", siege, siege="lorien", table=POWER).asked == "chance volley_die", "no attack"
    t = play("the_ringwraiths_are_abroad", "dimrill_dale: sauron 1r 1n; lorien: elves 1r", table=POWER)
    assert t.answer("done").offers == "move pass"
    t = play("shadows_gather", "dimrill_dale: sauron 1r; lorien: sauron 1r", captured="lorien", table=POWER)
    assert t.ask.key == "march_to", "out of Lórien, never into it"


# Saruman's cards


@pytest.mark.rule("WAR-19.3", "WAR-19.4", "WAR-19.6")
def test_wormtongue_lets_rohan_sleep() -> None:
    given = {"table": TONGUE, "politics": "rohan 2 passive"}
    t = Tale.of("orthanc: isengard 3r saruman", ("move", "shadow", 0), acting="shadow", die="army", **given)
    t.go("fords_of_isen isengard-regular done")
    assert (t.s.passive, t.s.table) == (("rohan",), TONGUE)
    t = Tale.of("folde: isengard 1r; orthanc: saruman", ("move", "shadow", 0), acting="shadow", die="army", **given)
    t.answer("edoras")
    assert (t.s.captured, t.s.passive, t.s.steps["rohan"]) == (("edoras",), ("rohan",), 1), "nobody was attacked"
    t = play("wisdom_of_elrond", "orthanc: saruman", **given)
    assert (t.s.passive, t.s.steps["rohan"], t.s.table) == (("rohan",), 1, TONGUE)
    t = Tale.of("orthanc: saruman; minas_morgul: sauron 1r", ("go",), acting="shadow", shadow_dice=("muster",),
                table=TONGUE, politics="rohan 2 passive, north 2 passive")  # fmt: skip
    t.go("muster minion")
    assert (t.here("minas_morgul"), t.s.passive) == ("sauron 1r witch_king", ("rohan",))


@pytest.mark.rule("WAR-19.3", "WAR-6.8", "WAR-11.9")
@pytest.mark.parametrize(
    ("board", "siege", "wakes"),
    [
        ("orthanc: isengard 2r saruman; fords_of_isen: rohan 2r", "", False),
        ("orthanc: saruman; folde: isengard 2r; edoras: gondor 2r", "", False),
        ("orthanc: saruman; folde: isengard 2r; edoras: rohan 2r", "", True),
        ("orthanc: saruman; helms_deep: rohan 2r, isengard 2r", "helms_deep", True),
    ],
)
def test_wormtongue_is_gone_when_rohans_halls_are_attacked(board: str, siege: str, wakes: bool) -> None:
    t = attack(board, siege=siege, table=TONGUE, politics="rohan 1 passive").go("isengard-regular isengard-regular")
    assert (t.s.passive, t.s.steps["rohan"], t.s.table) == (((), 0, ()) if wakes else (("rohan",), 1, TONGUE))


@pytest.mark.rule("WAR-6.9", "WAR-5.9", "WAR-5.3")
def test_the_palantir_has_its_price() -> None:
    given = {"table": ("the_palantir_of_orthanc",), "free_dice": ("army", "will")}
    remove = "remove-the_palantir_of_orthanc"
    t = Tale.of("orthanc: saruman", ("go",), **given).go(f"army {remove}")
    assert (t.s.table, t.s.rings, t.s.ringed) == ((), {"free": 2, "shadow": 1}, ("free",))
    assert remove not in Tale.of("orthanc: saruman", ("go",), ringed=("free",), **given).answer("army").picks
    assert remove in Tale.of("orthanc: saruman", ("go",), ringed=("free",), **given).answer("will").picks


@pytest.mark.rule("WAR-6.7", "WAR-6.2")
def test_the_palantir_is_read_when_all_is_over_and_by_an_event_die_alone() -> None:
    board = "umbar: southrons 2r; pelargir: gondor 1r; orthanc: saruman"
    given = {"table": ("the_palantir_of_orthanc",)}
    t = play("corsairs_of_umbar", board, die="event", **given).go("pelargir southrons-regular southrons-regular")
    assert t.roll("6 1 1").asked == "shadow foresee_deck", "the battle is fought before"
    assert play("corsairs_of_umbar", board, **given).go("pelargir southrons-regular southrons-regular 6 1 1").at_rest
    assert play("the_palantir_of_orthanc", "orthanc: saruman", die="event").at_rest, "not for itself"
