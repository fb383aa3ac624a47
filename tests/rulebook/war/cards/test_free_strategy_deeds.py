"""The Free Peoples' strategy deck: cards on the table, volleys, nations that are roused."""

from typing import Any

import pytest

from tests.rulebook.war.cards.strategy import act, barred, play
from tests.rulebook.war.war_story import Tale

ARAGORN = "north_ithilien: gondor 2r aragorn"
LAST = ("the_last_battle",)


def lying(*cards: str, board: str = "", step: tuple[Any, ...] = ("tidy",), **given: Any) -> Tale:
    return Tale.of(board, step, table=tuple(sorted(cards)), **given)


@pytest.mark.card("the_last_battle", "event")
@pytest.mark.rule("WAR-6.7", "WAR-4.5")
def test_at_the_last_battle_the_hunt_sees_no_dice() -> None:
    t = play("the_last_battle", "osgiliath: gondor 1r aragorn")  # Osgiliath is nobody's
    assert (t.at_rest, t.s.table, t.s.played) == (True, LAST, ())
    t = act("free", "character", ARAGORN, table=LAST, free_pool=5, shadow_dice=("army",)).answer("fellowship")
    assert (t.s.progress, t.s.box_free, t.s.free_used, t.asked) == (1, 0, 5, "shadow die")
    t = act("free", "character", ARAGORN, free_pool=5, shadow_dice=("army",)).answer("fellowship")
    assert (t.s.progress, t.s.box_free, t.s.free_used) == (1, 1, 4)


@pytest.mark.card("the_last_battle", "refusal")
@pytest.mark.rule("WAR-6.5")
@pytest.mark.parametrize(
    "board",
    [
        "minas_tirith: gondor 2r aragorn",  # at home
        "north_ithilien: gondor 2r; dagorlad: aragorn",  # not with the army
        "north_ithilien: gondor 2r strider",  # not yet the king
    ],
)
def test_the_last_battle_needs_aragorn_with_an_army_abroad(board: str) -> None:
    assert barred("the_last_battle", "north_ithilien: gondor 2r strider") == "WAR-6.5"
    assert barred("the_last_battle", board) == "WAR-6.5"


@pytest.mark.card("the_last_battle", "event")
@pytest.mark.rule("WAR-6.8")
def test_the_last_battle_leaves_when_the_fellowship_is_seen_or_aragorn_is_gone() -> None:
    assert lying(*LAST, board=ARAGORN).s.table == LAST
    for board in ("minas_tirith: gondor 2r aragorn", "north_ithilien: aragorn; osgiliath: gondor 2r"):
        t = lying(*LAST, board=board)
        assert (t.at_rest, t.s.table, t.s.played) == (True, (), LAST)
        assert t.facts_of("card-leaves") == [{"card": "card-the_last_battle"}]
    for step in (("open_window", "declared"), ("open_window", "revealed")):
        assert lying(*LAST, board=ARAGORN, step=step).s.table == ()


@pytest.mark.card("the_last_battle", "event")
@pytest.mark.rule("WAR-6.8", "WAR-10.1")
def test_it_leaves_with_the_army_that_goes_home() -> None:
    t = act("free", "army", ARAGORN, table=LAST, shadow_dice=("army",))
    t.go("move osgiliath gondor-regular gondor-regular aragorn")
    assert (t.s.table, t.asked) == (LAST, "shadow die")
    t = act("free", "army", "osgiliath: gondor 1r aragorn", table=LAST, shadow_dice=("army",))
    t.go("move minas_tirith gondor-regular aragorn")
    assert (t.s.table, t.s.played, t.asked) == ((), LAST, "shadow die")


# Closed regions.


@pytest.mark.card("a_power_too_great", "event")
@pytest.mark.rule("WAR-6.7", "WAR-6.6")
def test_a_power_too_great_keeps_the_shadow_out() -> None:
    t = play("a_power_too_great", politics="elves 3 passive")
    assert (t.at_rest, t.s.steps["elves"], t.s.table) == (True, 2, ("a_power_too_great",))
    board = "trollshaws: sauron 2r; fords_of_bruinen: sauron 1r 1n"
    t = act("shadow", "army", board, table=("a_power_too_great",)).go("move trollshaws")
    assert "rivendell" not in t.picks
    assert t.refuses("rivendell") == "WAR-6.8"
    assert "rivendell" in act("shadow", "army", board).go("move trollshaws").picks


@pytest.mark.card("a_power_too_great", "event")
@pytest.mark.rule("WAR-6.7")
@pytest.mark.parametrize(("region", "near"), [("lorien", "dimrill_dale"), ("grey_havens", "tower_hills")])
def test_nor_is_an_elven_stronghold_attacked(region: str, near: str) -> None:
    field = f"{region}: elves 1r; {near}: sauron 4r"
    inside = f"{region}: elves 1r, sauron 4r"
    for board, siege in ((field, ""), (inside, region)):
        t = act("shadow", "army", board, siege=siege, table=("a_power_too_great",))
        assert "attack" not in t.picks
        assert "attack" in act("shadow", "army", board, siege=siege).picks
    # The Free Peoples come and go, and the garrison may strike.
    t = act("free", "army", inside, siege=region, table=("a_power_too_great",))
    assert "attack" in t.picks


@pytest.mark.card("the_power_of_tom_bombadil", "event")
@pytest.mark.rule("WAR-6.7", "WAR-6.6", "WAR-14.3")
def test_tom_bombadil_keeps_the_shadow_out() -> None:
    t = play("the_power_of_tom_bombadil", politics="north 3 passive")
    assert (t.at_rest, t.s.steps["north"], t.s.table) == (True, 2, ("the_power_of_tom_bombadil",))
    board = "cardolan: sauron 3r; bree: north 2r"
    table = ("the_power_of_tom_bombadil",)
    t = act("shadow", "army", board, table=table).go("move")
    assert t.asked == "shadow move_to"
    assert (t.refuses("old_forest"), t.refuses("buckland")) == ("WAR-6.8", "WAR-6.8")
    assert t.offers == "minhiriath north_dunland south_downs south_ered_luin tharbad"
    # Nor does a beaten army flee there.
    around = "; ".join(
        [f"{region}: gondor 1r" for region in ("minhiriath", "north_dunland", "south_ered_luin", "tharbad")]
    )
    fight = f"south_downs: north 5r; cardolan: sauron 2r; {around}"
    t = act("free", "army", fight, table=table).go("attack south_downs")
    assert t.asked == "free attack_who"
    t.go("north-regular " * 5 + "1 1 1 1 1 1 1 on")
    assert t.asked != "shadow retreat"
    t = act("free", "army", fight).go("attack south_downs " + "north-regular " * 5 + "1 1 1 1 1 1 1 on")
    assert (t.asked, t.offers) == ("shadow retreat", "buckland old_forest stay")


@pytest.mark.card("a_power_too_great", "refusal")
@pytest.mark.card("the_power_of_tom_bombadil", "refusal")
@pytest.mark.rule("WAR-6.4", "WAR-6.6")
@pytest.mark.parametrize("card", ["a_power_too_great", "the_power_of_tom_bombadil"])
def test_they_need_an_army_or_an_event_result(card: str) -> None:
    assert barred(card, face="character") == "WAR-6.4"
    t = play(card)  # at war already: it lies on the table all the same
    assert (t.at_rest, t.s.table) == (True, (card,))


# Companions call nations to war.


@pytest.mark.card("book_of_mazarbul", "event")
@pytest.mark.rule("WAR-7.4", "WAR-19.6")
def test_the_book_of_mazarbul_calls_the_dwarves_to_war() -> None:
    t = play("book_of_mazarbul", "dale: legolas; minas_tirith: boromir", politics="dwarves 3 passive")
    assert (t.asked, t.offers) == ("free companions_from", "dale minas_tirith done")
    t.go("dale erebor")
    assert (t.asked, t.offers) == ("free companions_from", "minas_tirith done")
    t.answer("done")
    assert (t.at_rest, t.here("erebor"), t.s.steps["dwarves"], t.s.passive) == (True, "legolas", 0, ())
    assert t.keys()[-4:] == ["roused", "advanced", "advanced", "at-war"]


@pytest.mark.card("book_of_mazarbul", "event")
@pytest.mark.rule("WAR-7.4", "WAR-6.6")
def test_who_is_in_erebor_already_may_stay_there() -> None:
    t = play("book_of_mazarbul", "erebor: legolas", politics="dwarves 3 passive")
    assert (t.asked, t.offers) == ("free companions_from", "erebor done")
    t.answer("done")
    assert (t.at_rest, t.s.steps["dwarves"], t.s.passive) == (True, 0, ())
    # Shut up in the siege he cannot move, but he is there.
    t = play("book_of_mazarbul", "erebor: dwarves 1r gimli, sauron 2r", siege="erebor", politics="dwarves 2 passive")
    assert (t.at_rest, t.s.steps["dwarves"], t.s.passive) == (True, 0, ())


@pytest.mark.card("fear_fire_foes", "event")
@pytest.mark.rule("WAR-7.4", "WAR-19.6")
@pytest.mark.parametrize("region", ["bree", "the_shire"])
def test_fear_fire_foes_calls_the_north_to_war(region: str) -> None:
    t = play("fear_fire_foes", "buckland: meriadoc", politics="north 2 passive").go("buckland " + region)
    assert (t.at_rest, t.here(region), t.s.steps["north"], t.s.passive) == (True, "meriadoc", 0, ())
    t = play("fear_fire_foes", "buckland: meriadoc", politics="north 2 passive").answer("done")
    assert (t.at_rest, t.s.steps["north"], t.s.passive) == (True, 2, ("north",))


@pytest.mark.card("book_of_mazarbul", "event")
@pytest.mark.card("fear_fire_foes", "event")
@pytest.mark.rule("WAR-19.17")
@pytest.mark.parametrize(
    ("card", "nation", "lost", "held"),
    [
        ("book_of_mazarbul", "dwarves", "erebor", "ered_luin"),
        ("book_of_mazarbul", "dwarves", "ered_luin", "erebor"),
        ("fear_fire_foes", "north", "bree", "the_shire"),
        ("fear_fire_foes", "north", "the_shire", "bree"),
    ],
)
def test_from_a_place_that_the_shadow_holds_nobody_is_called(card: str, nation: str, lost: str, held: str) -> None:
    board, politics = f"{lost}: legolas, sauron 1r", f"{nation} 3 passive"
    t = play(card, board, captured=lost, politics=politics).answer("done")
    assert (t.at_rest, t.s.steps[nation], t.s.passive) == (True, 3, (nation,))
    assert (t.told("roused"), t.told("advanced"), t.told("at-war")) == ([], [], [])
    # The guard may be gone: the settlement is the Shadow's until it is retaken.
    t = play(card, f"{lost}: legolas", captured=lost, politics=politics).answer("done")
    assert (t.s.steps[nation], t.s.passive) == (3, (nation,))
    # The other place of the two is still the Free Peoples' own.
    t = play(card, f"{board}; {held}: meriadoc", captured=lost, politics=politics).answer("done")
    assert (t.at_rest, t.s.steps[nation], t.s.passive) == (True, 0, ())


@pytest.mark.card("book_of_mazarbul", "refusal")
@pytest.mark.card("fear_fire_foes", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
@pytest.mark.parametrize(("card", "nation"), [("book_of_mazarbul", "dwarves"), ("fear_fire_foes", "north")])
def test_without_a_companion_on_the_map_nothing_happens(card: str, nation: str) -> None:
    assert barred(card, politics=nation + " 3 passive") == "WAR-O5"
    assert barred(card, face="character") == "WAR-6.4"


@pytest.mark.card("wisdom_of_elrond", "event")
@pytest.mark.rule("WAR-19.6", "WAR-6.6", "WAR-6.7")
def test_elrond_counsels_one_nation() -> None:
    t = play("wisdom_of_elrond", politics="north 3 passive, rohan 1 passive, gondor 2")
    assert (t.asked, t.offers) == ("free counsel_whom", "gondor north rohan")
    t.answer("rohan")
    assert (t.at_rest, t.s.steps["rohan"], t.s.passive) == (True, 0, ("north",))
    assert t.s.played == ("wisdom_of_elrond",)
    t = play("wisdom_of_elrond", politics="gondor 2")
    assert (t.at_rest, t.s.steps["gondor"]) == (True, 1)


@pytest.mark.card("wisdom_of_elrond", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_where_all_are_at_war_elrond_has_no_counsel() -> None:
    assert barred("wisdom_of_elrond") == "WAR-O5"


# Volleys.


@pytest.mark.card("the_spirit_of_mordor", "event")
@pytest.mark.rule("WAR-6.12", "WAR-6.6")
def test_the_spirit_of_mordor_strikes_an_army_of_two_nations() -> None:
    board = "gorgoroth: sauron 3r southrons 1e; moria: sauron 5r; tharbad: isengard 1r southrons 1r; nurn: sauron 1r 1n"
    t = play("the_spirit_of_mordor", board)
    assert (t.asked, t.offers) == ("free shoot_at", "gorgoroth tharbad")
    t.go("gorgoroth 5 4 6 1 3")
    assert (t.asked, t.offers) == ("shadow hit", "sauron-regular southrons-elite both-southrons-elite")
    t.answer("southrons-elite")
    assert (t.asked, t.offers) == ("shadow hit", "sauron-regular southrons-regular")
    t.answer("sauron-regular")
    assert (t.at_rest, t.here("gorgoroth"), t.s.volley) == (True, "sauron 2r southrons 1r", None)
    told = {"card": "card-the_spirit_of_mordor", "dice": ("5", "4", "6", "1", "3"), "needs": 5, "hits": 2}
    assert t.facts_of("volley") == [told]


@pytest.mark.card("the_spirit_of_mordor", "event")
@pytest.mark.rule("WAR-6.11", "WAR-6.15", "WAR-16.8")
def test_what_it_wipes_out_leaves_its_nazgul_and_its_siege() -> None:
    board = "minas_tirith: gondor 1r, sauron 1r southrons 1r 1n"
    t = play("the_spirit_of_mordor", board, siege="minas_tirith").go("5 5 5 5 5")
    t.go("sauron-regular")
    assert (t.at_rest, t.here("minas_tirith"), t.s.sieges) == (True, "gondor 1r | 1n", ())
    # A garrison that is gone loses its stronghold to the besiegers.
    board = "moria: sauron 1r isengard 1r, dwarves 2r"
    t = play("the_spirit_of_mordor", board, siege="moria").go("5 5 5 5 5 sauron-regular")
    assert (t.at_rest, t.here("moria"), t.s.sieges, t.s.captured) == (True, "dwarves 2r", (), ("moria",))


@pytest.mark.card("the_spirit_of_mordor", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_the_spirit_of_mordor_needs_an_army_of_two_nations() -> None:
    assert barred("the_spirit_of_mordor", "moria: sauron 5r; tharbad: isengard 2r 1n") == "WAR-O5"


@pytest.mark.card("faramirs_rangers", "event")
@pytest.mark.rule("WAR-6.12", "WAR-9.12")
def test_faramirs_rangers_shoot_and_hold_osgiliath() -> None:
    board = "osgiliath: gondor 1r; south_ithilien: southrons 2r; north_ithilien: sauron 1r; minas_morgul: sauron 5r"
    t = play("faramirs_rangers", board)
    assert (t.asked, t.offers) == ("free shoot_at", "north_ithilien south_ithilien")
    t.go("south_ithilien 5 4 1")
    assert (t.asked, t.offers) == ("free levy_which", "gondor-regular gondor-elite")
    t.answer("gondor-elite")
    assert (t.at_rest, t.here("osgiliath"), t.here("south_ithilien")) == (True, "gondor 1r 1e 1l", "southrons 1r")


@pytest.mark.card("faramirs_rangers", "event")
@pytest.mark.rule("WAR-6.6")
def test_the_rangers_do_what_they_can() -> None:
    t = play("faramirs_rangers", "osgiliath: sauron 2r").go("5 5 5")
    assert (t.at_rest, t.here("osgiliath")) == (True, "")
    t = play("faramirs_rangers", "osgiliath: gondor 1r").answer("gondor-regular")
    assert (t.at_rest, t.here("osgiliath")) == (True, "gondor 2r 1l")


@pytest.mark.card("faramirs_rangers", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_with_nobody_in_ithilien_the_rangers_stay_at_home() -> None:
    assert (
        barred("faramirs_rangers", "minas_morgul: sauron 5r; minas_tirith: gondor 3r; osgiliath: boromir") == "WAR-O5"
    )
