"""The Free Peoples' strategy deck: cards that bring figures (WAR-9.12)."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play

# Where a card recruits, and of which nation.
HOME = {
    "guards_of_the_citadel": ("minas_tirith", "gondor"),
    "grimbeorn_the_old": ("carrock", "north"),
    "imrahil_of_dol_amroth": ("dol_amroth", "gondor"),
    "dain_ironfoots_guard": ("erebor", "dwarves"),
}
ELVES = {
    "celeborns_galadhrim": "lorien",
    "kindred_of_glorfindel": "rivendell",
    "thranduils_archers": "woodland_realm",
}


@pytest.mark.card("guards_of_the_citadel", "event")
@pytest.mark.card("grimbeorn_the_old", "event")
@pytest.mark.card("imrahil_of_dol_amroth", "event")
@pytest.mark.card("dain_ironfoots_guard", "event")
@pytest.mark.rule("WAR-6.10", "WAR-9.12")
@pytest.mark.parametrize("card", HOME)
def test_a_unit_and_a_leader_come_home(card: str) -> None:
    region, nation = HOME[card]
    t = play(card, politics=f"{nation} 3 passive")  # politics are ignored
    assert (t.asked, t.offers) == ("free levy_which", f"{nation}-regular {nation}-elite")
    t.answer(f"{nation}-elite")
    assert (t.at_rest, t.here(region)) == (True, f"{nation} 1e 1l")
    assert t.s.played == (card,)
    facts = {"who": "free", "region": "region-" + region}
    figures = [f"figure-{nation}-elite", f"figure-{nation}-leader"]
    assert t.facts_of("recruited") == [{**facts, "figure": figure} for figure in figures]
    assert (t.s.steps[nation], t.s.passive) == (3, (nation,))


@pytest.mark.card("guards_of_the_citadel", "refusal")
@pytest.mark.card("grimbeorn_the_old", "refusal")
@pytest.mark.card("imrahil_of_dol_amroth", "refusal")
@pytest.mark.card("dain_ironfoots_guard", "refusal")
@pytest.mark.rule("WAR-9.12", "WAR-6.5", "WAR-6.6")
@pytest.mark.parametrize("card", HOME)
def test_nobody_comes_where_the_enemy_stands(card: str) -> None:
    region = HOME[card][0]
    captured = "" if region == "carrock" else region
    assert barred(card, f"{region}: sauron 1r", captured=captured) == "WAR-O5"
    assert barred(card, face="character") == "WAR-6.4"


@pytest.mark.card("guards_of_the_citadel", "event")
@pytest.mark.rule("WAR-9.12", "WAR-16.5")
def test_into_a_besieged_stronghold_they_come_and_five_stay() -> None:
    t = play("guards_of_the_citadel", "minas_tirith: gondor 5r, sauron 2r", siege="minas_tirith")
    t.answer("gondor-elite")
    assert (t.asked, t.offers) == ("free excess", "gondor-regular gondor-elite")
    t.answer("gondor-regular")
    assert (t.at_rest, t.here("minas_tirith", "free")) == (True, "gondor 4r 1e 1l")


@pytest.mark.card("guards_of_the_citadel", "event")
@pytest.mark.rule("WAR-6.6", "WAR-9.10")
def test_as_far_as_figures_are_left() -> None:
    # No unit is left and none is there: the Leader may not come alone.
    lost = "gondor 15r 5e"
    assert barred("guards_of_the_citadel", lost=lost) == "WAR-O5"
    t = play("guards_of_the_citadel", "minas_tirith: gondor 1r", lost="gondor 14r 5e")
    assert (t.at_rest, t.here("minas_tirith")) == (True, "gondor 1r 1l")


@pytest.mark.card("celeborns_galadhrim", "event")
@pytest.mark.card("kindred_of_glorfindel", "event")
@pytest.mark.card("thranduils_archers", "event")
@pytest.mark.rule("WAR-9.12", "WAR-6.6")
@pytest.mark.parametrize("card", ELVES)
def test_elves_come_and_a_card_is_drawn(card: str) -> None:
    region = ELVES[card]
    t = play(card, politics="elves 3 passive")
    assert (t.asked, t.offers) == ("free levy_which", "elves-regular elves-elite")
    t.answer("elves-regular")
    assert (t.asked, t.here(region)) == ("chance draw_card", "elves 1r")
    t.answer("the_red_arrow")
    assert (t.at_rest, t.s.hands["free"], t.s.played) == (True, ("the_red_arrow",), (card,))


@pytest.mark.card("celeborns_galadhrim", "refusal")
@pytest.mark.card("kindred_of_glorfindel", "refusal")
@pytest.mark.card("thranduils_archers", "refusal")
@pytest.mark.card("king_brands_men", "refusal")
@pytest.mark.card("swords_in_eriador", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
@pytest.mark.parametrize("card", [*ELVES, "king_brands_men", "swords_in_eriador"])
def test_without_figures_and_cards_nothing_is_left_to_do(card: str) -> None:
    lost = "elves 5r 10e, north 10r 5e, dwarves 5r 5e"
    t = play(card, lost=lost)  # a card can still be drawn
    assert t.asked == "chance draw_card"
    empty = {deck: t.s.decks[deck] for deck in t.s.decks}
    while empty["free_strategy"].size:
        empty["free_strategy"] = empty["free_strategy"].take(next(iter(empty["free_strategy"].draws())).id)
    assert barred(card, lost=lost, decks=empty) == "WAR-O5"


@pytest.mark.card("king_brands_men", "event")
@pytest.mark.rule("WAR-9.12")
def test_two_regulars_in_dale_and_a_card() -> None:
    t = play("king_brands_men")
    assert (t.asked, t.here("dale")) == ("chance draw_card", "north 2r")
    t.answer("wisdom_of_elrond")
    assert (t.at_rest, t.s.hands["free"]) == (True, ("wisdom_of_elrond",))


@pytest.mark.card("swords_in_eriador", "event")
@pytest.mark.rule("WAR-9.12", "WAR-6.6")
def test_swords_for_the_shire_and_ered_luin() -> None:
    t = play("swords_in_eriador")
    assert (t.asked, t.offers) == ("free levy_which", "north-regular north-elite")
    t.answer("north-regular")
    assert (t.asked, t.offers) == ("free levy_which", "dwarves-regular dwarves-elite")
    t.go("dwarves-elite wisdom_of_elrond")
    assert (t.at_rest, t.here("the_shire"), t.here("ered_luin")) == (True, "north 1r", "dwarves 1e")
    # What cannot be done is left out.
    t = play("swords_in_eriador", "the_shire: sauron 1r", captured="the_shire").go("dwarves-elite wisdom_of_elrond")
    assert (t.at_rest, t.here("the_shire"), t.here("ered_luin")) == (True, "sauron 1r", "dwarves 1e")


@pytest.mark.card("the_red_arrow", "event")
@pytest.mark.rule("WAR-6.6", "WAR-9.12")
def test_the_red_arrow_calls_rohan() -> None:
    t = play("the_red_arrow", politics="rohan 3 passive")
    assert (t.s.steps["rohan"], t.asked, t.offers) == (2, "free levy_which", "rohan-regular rohan-elite")
    t.answer("rohan-regular")
    assert (t.at_rest, t.here("edoras"), t.s.passive) == (True, "rohan 1r 1l", ("rohan",))
    assert t.facts_of("advanced") == [{"nation": "nation-rohan", "steps": 2}]
    # A passive nation does not go to war by it (WAR-19.2); the riders come all the same.
    t = play("the_red_arrow", politics="rohan 1 passive").answer("rohan-regular")
    assert (t.at_rest, t.s.steps["rohan"], t.here("edoras")) == (True, 1, "rohan 1r 1l")


@pytest.mark.card("the_red_arrow", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_the_red_arrow_needs_an_active_gondor() -> None:
    assert barred("the_red_arrow", politics="gondor 2 passive, rohan 3") == "WAR-6.5"
    # At war already, and the enemy in Edoras: nothing can be applied.
    assert barred("the_red_arrow", "edoras: sauron 1r", captured="edoras") == "WAR-O5"
    assert play("the_red_arrow", politics="gondor 2, rohan 3").asked == "free levy_which"


@pytest.mark.card("cirdans_ships", "event")
@pytest.mark.rule("WAR-9.12")
def test_the_ships_bring_two_elves_to_an_army_on_a_coast() -> None:
    board = "grey_havens: elves 1r; pelargir: gondor 1r; minas_tirith: gondor 1r; anfalas: boromir"
    t = play("cirdans_ships", board)
    assert (t.asked, t.offers) == ("free levy_where", "grey_havens pelargir")
    t.go("pelargir elves-regular")
    assert (t.asked, t.offers) == ("free levy_which", "elves-regular elves-elite")
    t.answer("elves-elite")
    assert (t.at_rest, t.here("pelargir"), t.here("grey_havens")) == (True, "elves 1r 1e gondor 1r", "elves 1r")
    # A besieged army is in its region, too (WAR-6.15).
    t = play("cirdans_ships", "dol_amroth: gondor 1r, southrons 2r", siege="dol_amroth").go("elves-elite elves-elite")
    assert (t.at_rest, t.here("dol_amroth", "free")) == (True, "elves 2e gondor 1r")


@pytest.mark.card("cirdans_ships", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_the_ships_need_elves_at_war_and_an_army_on_a_coast() -> None:
    assert barred("cirdans_ships", "grey_havens: elves 1r", politics="elves 1") == "WAR-6.5"
    assert barred("cirdans_ships", "minas_tirith: gondor 1r; pelargir: southrons 1r") == "WAR-O5"


@pytest.mark.card("riders_of_theoden", "event")
@pytest.mark.rule("WAR-9.12")
def test_the_riders_come_to_edoras_or_to_a_companion_in_rohan() -> None:
    board = "helms_deep: gimli; folde: rohan 1r; minas_tirith: boromir"
    t = play("riders_of_theoden", board, politics="rohan 3 passive")
    assert (t.asked, t.offers) == ("free levy_where", "edoras helms_deep")
    t.go("helms_deep rohan-elite")
    assert (t.at_rest, t.here("helms_deep")) == (True, "rohan 1e 1l gimli")
    t = play("riders_of_theoden", "folde: rohan 1r").answer("rohan-regular")
    assert (t.at_rest, t.here("edoras")) == (True, "rohan 1r 1l")


@pytest.mark.card("riders_of_theoden", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_the_riders_need_a_free_place() -> None:
    board = "edoras: sauron 1r; folde: rohan 1r"
    assert barred("riders_of_theoden", board, captured="edoras") == "WAR-O5"


@pytest.mark.card("eomer_son_of_eomund", "event")
@pytest.mark.rule("WAR-9.12", "WAR-9.10")
def test_eomer_comes_to_a_settlement_of_rohan() -> None:
    t = play("eomer_son_of_eomund", politics="rohan 3 passive")
    assert (t.asked, t.offers) == ("free levy_where", "edoras folde helms_deep westemnet")
    t.go("westemnet rohan-regular")
    assert (t.at_rest, t.here("westemnet")) == (True, "rohan 1r 1l")
    # Where no unit is left, a Leader comes to units that stand there.
    t = play("eomer_son_of_eomund", "helms_deep: rohan 1r", lost="rohan 9r 5e")
    assert (t.at_rest, t.here("helms_deep")) == (True, "rohan 1r 1l")


@pytest.mark.card("eomer_son_of_eomund", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-9.12", "WAR-1.10")
def test_eomer_needs_a_free_settlement() -> None:
    board = "edoras: sauron 1r; folde: sauron 1r; westemnet: isengard 1r"
    taken = "edoras folde westemnet"
    assert (
        barred("eomer_son_of_eomund", f"{board}; helms_deep: isengard 1r", captured=taken + " helms_deep") == "WAR-O5"
    )
    # The card says free, and a besieged stronghold is not (WAR-1.10); others may recruit there.
    besieged = f"{board}; helms_deep: rohan 1r, isengard 1r"
    assert barred("eomer_son_of_eomund", besieged, captured=taken, siege="helms_deep") == "WAR-O5"
