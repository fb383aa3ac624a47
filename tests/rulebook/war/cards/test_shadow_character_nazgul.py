"""The Shadow's character deck: flights of the Nazgûl, spells, Grond, and the Black Captain."""

import pytest

from tests.rulebook.war.cards.shadow_play import play, refused
from tests.rulebook.war.war_story import Tale

FLIGHTS = ["nazgul_search", "the_nazgul_strike", "the_ringwraiths_are_abroad"]


@pytest.mark.card("nazgul_search", "event")
@pytest.mark.rule("WAR-6.6", "WAR-21.7", "WAR-21.15")
def test_nazgul_search_reveals_the_fellowship_where_they_have_flown() -> None:
    t = play("nazgul_search", "umbar: 2n; nurn: witch_king", bearers="hollin", progress=1)
    assert (t.asked, t.offers) == ("shadow nazgul_from", "nurn umbar done")
    t.go("umbar nazgul done hollin")
    assert (t.asked, t.offers) == ("shadow nazgul_from", "nurn umbar done")
    t.answer("done")
    assert (t.asked, t.s.hidden, t.here("hollin"), t.here("umbar")) == ("free reveal_to", False, "1n", "1n")
    t.answer("hollin")
    assert (t.at_rest, t.s.progress, t.s.moved, t.s.hunt) == (True, 0, {}, None)


@pytest.mark.card("nazgul_search", "event")
@pytest.mark.rule("WAR-21.10", "WAR-21.12")
def test_the_way_of_a_fellowship_that_they_find_may_cost_tiles() -> None:
    t = play("nazgul_search", "hollin: 1n", bearers="hollin", progress=1).go("done moria")
    assert (t.asked, t.s.bearers) == ("chance hunt_tile", "moria")
    t.go("one none")
    assert (t.at_rest, t.s.corruption, t.s.hunt) == (True, 1, None)


@pytest.mark.card("nazgul_search", "event")
@pytest.mark.rule("WAR-6.6")
def test_none_need_fly_and_without_a_nazgul_there_nothing_is_revealed() -> None:
    stay = play("nazgul_search", "hollin: 1n", bearers="hollin", progress=1).answer("done")
    assert (stay.asked, stay.s.hidden) == ("free reveal_to", False)
    away = play("nazgul_search", "umbar: 1n", bearers="hollin", progress=1).answer("done")
    assert (away.at_rest, away.s.hidden) == (True, True)


@pytest.mark.card("nazgul_search", "event")
@pytest.mark.rule("WAR-6.6", "WAR-7.9")
def test_by_a_card_the_mouth_of_sauron_does_not_move() -> None:
    t = play("nazgul_search", "umbar: 2n mouth_of_sauron", bearers="hollin", progress=1)
    assert t.offers == "umbar done"
    t.answer("umbar")
    assert (t.asked, t.offers, t.refuses("mouth_of_sauron")) == ("shadow nazgul_who", "nazgul", "WAR-6.6")
    mouth = play("the_ringwraiths_are_abroad", "nurn: sauron 1r 1n; umbar: mouth_of_sauron")
    assert mouth.offers == "nurn done"


@pytest.mark.card("the_nazgul_strike", "event")
@pytest.mark.rule("WAR-23.12", "WAR-23.2", "WAR-24.1")
def test_the_nazgul_strike_makes_a_hunt_as_after_a_move() -> None:
    given = {"bearers": "hollin", "progress": 1, "box_shadow": 2, "box_free": 1}
    t = play("the_nazgul_strike", "hollin: 1n", **given).answer("done")
    assert (t.asked, t.s.progress) == ("chance hunt_die", 1)
    t.roll("5 1")
    assert (t.asked, t.offers) == ("shadow hunt_reroll", "0 1")  # a Nazgûl is there
    t.go("1 6 eye")
    assert (t.asked, t.ask.facts["damage"], t.s.box_free) == ("free casualty", 2, 1)
    miss = play("the_nazgul_strike", "umbar: 1n", **given).answer("done")
    assert (miss.at_rest, miss.s.hunt) == (True, None)


@pytest.mark.card("the_nazgul_strike", "event")
@pytest.mark.rule("WAR-6.6")
def test_or_a_character_card_of_the_free_peoples_is_struck_from_the_table() -> None:
    table = ("axe_and_bow", "the_last_battle", "wizards_staff")
    t = play("the_nazgul_strike", "hollin: 1n", bearers="hollin", progress=1, box_shadow=1, table=table)
    t.answer("done")
    assert (t.asked, t.offers) == ("shadow nazgul_strike", "axe_and_bow wizards_staff hunt")
    t.answer("wizards_staff")
    assert (t.at_rest, t.s.table) == (True, ("axe_and_bow", "the_last_battle"))
    assert t.s.played == ("the_nazgul_strike", "wizards_staff")
    hunt = play("the_nazgul_strike", "hollin: 1n", bearers="hollin", progress=1, box_shadow=1, table=table)
    assert hunt.go("done hunt").asked == "chance hunt_die"


@pytest.mark.card("dreadful_spells", "event")
@pytest.mark.rule("WAR-6.12")
def test_dreadful_spells_throw_a_die_for_each_nazgul() -> None:
    t = play("dreadful_spells", "osgiliath: gondor 1r 1e 1l; north_ithilien: sauron 5r 2n witch_king")
    assert t.asked == "chance volley_die"
    t.roll("4 5 6")
    assert (t.asked, t.offers) == ("free hit", "gondor-regular gondor-elite both-gondor-elite")
    t.answer("both-gondor-elite")
    assert (t.at_rest, t.here("osgiliath"), t.s.volley) == (True, "gondor 1r 1l", None)


@pytest.mark.card("dreadful_spells", "event")
@pytest.mark.rule("WAR-6.12")
def test_five_dice_at_most_from_an_army_that_is_chosen() -> None:
    board = "osgiliath: gondor 3r; north_ithilien: sauron 1r 6n; south_ithilien: sauron 1r 1n; minas_tirith: gondor 2r"
    t = play("dreadful_spells", board)
    assert (t.asked, t.offers) == ("shadow spell_from", "north_ithilien south_ithilien")
    five = t.answer("north_ithilien").roll("1 1 1 1 1")
    assert (five.at_rest, five.facts_of("volley")[0]["hits"]) == (True, 0)
    two = play("dreadful_spells", "osgiliath: sauron 1r 1n; minas_tirith: gondor 1r; lossarnach: gondor 2r")
    assert (two.asked, two.offers) == ("shadow spell_at", "lossarnach minas_tirith")


@pytest.mark.card("dreadful_spells", "event")
@pytest.mark.rule("WAR-6.15", "WAR-6.11")
def test_a_besieged_army_may_be_hit_and_if_it_dies_the_stronghold_falls() -> None:
    board = "helms_deep: rohan 1r 1l, isengard 3r 1n"
    t = Tale.of(
        board, ("event", "shadow", "event"), ("tidy",), siege="helms_deep", acting="shadow",
        hands={"free": (), "shadow": ("dreadful_spells",)},
    )  # fmt: skip
    t.answer("dreadful_spells").roll("5")
    assert (t.at_rest, t.here("helms_deep"), t.s.captured, t.s.sieges) == (
        True, "isengard 3r 1n", ("helms_deep",), (),
    )  # fmt: skip


@pytest.mark.card("dreadful_spells", "refusal")
@pytest.mark.rule("WAR-6.5")
def test_the_nazgul_must_be_with_an_army_near_another() -> None:
    assert refused("dreadful_spells", "north_ithilien: 2n; osgiliath: gondor 2r") == "WAR-6.5"
    assert refused("dreadful_spells", "north_ithilien: sauron 2r; osgiliath: gondor 2r") == "WAR-6.5"
    assert refused("dreadful_spells", "north_ithilien: sauron 2r 1n; minas_tirith: gondor 2r") == "WAR-6.5"
    assert refused("dreadful_spells", "north_ithilien: sauron 2r 1n; osgiliath: strider") == "WAR-6.5"


WALLS = "minas_tirith: gondor 5r, sauron 5r 1n witch_king"
CARDS = {"free": ("faramirs_rangers", "horn_of_gondor"), "shadow": ("grond",)}


@pytest.mark.card("grond", "event")
@pytest.mark.rule("WAR-16.18", "WAR-6.13", "WAR-11.9")
def test_grond_batters_for_three_rounds_and_first_in_silence() -> None:
    t = play("grond", WALLS, siege="minas_tirith", hands=CARDS, politics="gondor 2 passive")
    assert t.asked == "shadow attack_who"
    t.go("witch_king nazgul sauron-regular sauron-regular sauron-regular sauron-regular sauron-regular")
    assert (t.s.steps["gondor"], t.s.passive) == (1, ())
    # No card of the Free Peoples in the first round, nobody is asked; the Shadow has none.
    assert t.asked == "chance combat_die"
    while t.asked != "shadow cease":
        t.answer("1" if t.ask.who == "chance" else "0")
    assert t.offers == "cease on"
    t.answer("on")
    assert t.asked == "free combat_card"
    while t.asked != "shadow cease":
        t.answer("1" if t.ask.who == "chance" else "pass" if "pass" in t.picks else "0")
    t.answer("on")
    while not t.at_rest:
        assert t.asked != "shadow cease"  # three rounds, and there is no elite
        t.answer("1" if t.ask.who == "chance" else "pass" if "pass" in t.picks else "0")
    assert [facts["round"] for facts in t.facts_of("battle-round")] == [1, 2, 3]


@pytest.mark.card("grond", "event")
@pytest.mark.rule("WAR-16.18")
def test_a_companion_breaks_the_silence() -> None:
    t = play("grond", WALLS.replace("5r,", "5r strider,"), siege="minas_tirith", hands=CARDS)
    t.go("witch_king nazgul sauron-regular sauron-regular sauron-regular sauron-regular sauron-regular")
    assert t.asked == "free combat_card"


@pytest.mark.card("grond", "refusal")
@pytest.mark.rule("WAR-6.5")
def test_the_witch_king_must_besiege_a_stronghold() -> None:
    assert refused("grond", "minas_tirith: gondor 5r, sauron 5r 1n", siege="minas_tirith") == "WAR-6.5"
    assert refused("grond", "minas_tirith: gondor 5r; osgiliath: sauron 5r witch_king") == "WAR-6.5"
    inside = "minas_morgul: sauron 3r witch_king, gondor 5r"
    assert refused("grond", inside, siege="minas_morgul") == "WAR-6.5"


@pytest.mark.card("the_ringwraiths_are_abroad", "event")
@pytest.mark.rule("WAR-6.6", "WAR-10.3")
def test_the_ringwraiths_fly_and_then_two_armies_with_a_nazgul_move() -> None:
    board = "nurn: sauron 1r; minas_morgul: sauron 2r; barad_dur: 3n; far_harad: southrons 3r; moria: sauron 2r 1n"
    t = play("the_ringwraiths_are_abroad", board)
    t.go("barad_dur nazgul done minas_morgul barad_dur nazgul done nurn done")
    assert (t.asked, t.offers) == ("shadow march_how", "move pass")
    t.answer("move")
    assert (t.asked, t.offers) == ("shadow move_from", "minas_morgul moria nurn")
    t.go("minas_morgul north_ithilien")
    assert (t.asked, t.refuses("done")) == ("shadow move_who", "WAR-10.1")
    t.go("sauron-regular")
    assert t.refuses("done") == "WAR-10.5"  # one who leads must come
    t.go("nazgul done")
    assert (t.asked, t.offers) == ("shadow move_from", "moria nurn done")
    t.answer("done")
    assert (t.at_rest, t.here("north_ithilien"), t.here("minas_morgul")) == (True, "sauron 1r 1n", "sauron 1r")


@pytest.mark.card("the_ringwraiths_are_abroad", "event")
@pytest.mark.rule("WAR-6.14", "WAR-11.2")
def test_or_one_army_with_a_nazgul_attacks() -> None:
    board = "north_ithilien: sauron 2r 1n; osgiliath: gondor 1r; umbar: southrons 3r; pelargir: gondor 1r"
    t = play("the_ringwraiths_are_abroad", board).answer("done")
    assert t.offers == "move attack pass"
    t.answer("attack")
    assert t.asked == "shadow attack_who"
    t.answer("sauron-regular")
    assert t.refuses("done") == "WAR-11.2"
    assert t.go("nazgul done").asked == "chance combat_die"
    peace = play("the_ringwraiths_are_abroad", board, politics="sauron 1, southrons 1").answer("done")
    assert "attack" not in peace.picks
    assert play("the_ringwraiths_are_abroad", board).go("done pass").at_rest


@pytest.mark.card("the_ringwraiths_are_abroad", "refusal")
@pytest.mark.rule("WAR-6.6")
def test_without_nazgul_there_is_nothing_to_do() -> None:
    assert refused("the_ringwraiths_are_abroad", "umbar: southrons 3r mouth_of_sauron") == "WAR-O5"


@pytest.mark.card("the_black_captain_commands", "event")
@pytest.mark.rule("WAR-6.10", "WAR-9.12")
def test_the_black_captain_calls_two_nazgul() -> None:
    t = play("the_black_captain_commands", "nurn: witch_king; umbar: 5n")
    assert (t.asked, t.offers) == ("shadow captain", "call fly")
    t.answer("call")
    assert (t.at_rest, t.here("nurn"), t.s.pool["nazgul"]) == (True, "2n witch_king", 1)
    one = play("the_black_captain_commands", "nurn: witch_king; umbar: 7n").answer("call")
    assert (one.at_rest, one.here("nurn")) == (True, "1n witch_king")
    none = play("the_black_captain_commands", "nurn: witch_king; umbar: 8n")
    assert none.asked == "shadow nazgul_from"


@pytest.mark.card("the_black_captain_commands", "event")
@pytest.mark.rule("WAR-6.6", "WAR-10.2")
def test_or_sends_them_out_and_then_goes_with_one_army() -> None:
    board = "osgiliath: sauron 3r witch_king; minas_morgul: sauron 3r 2n; minas_tirith: gondor 1r"
    t = play("the_black_captain_commands", board).go("fly minas_morgul nazgul done osgiliath done")
    assert (t.asked, t.offers) == ("shadow march_how", "move attack pass")
    t.answer("move")
    assert t.asked == "shadow move_to"  # from Osgiliath alone, where the Witch-king is
    t.answer("north_ithilien")
    t.go("witch_king sauron-regular done")
    assert (t.at_rest, t.here("north_ithilien")) == (True, "sauron 1r witch_king")
    attack = play("the_black_captain_commands", board).go("call attack")
    assert attack.asked == "shadow attack_who"
    attack.go("sauron-regular")
    assert attack.refuses("done") == "WAR-11.2"


@pytest.mark.card("the_black_captain_commands", "refusal")
@pytest.mark.rule("WAR-6.5")
def test_the_witch_king_must_be_in_play() -> None:
    assert refused("the_black_captain_commands", "umbar: 4n") == "WAR-6.5"
    assert refused("the_black_captain_commands", "umbar: 4n", fallen="witch_king") == "WAR-6.5"
