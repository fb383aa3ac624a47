"""The Free Peoples' character deck: cards of Strider and Aragorn."""

import pytest

from bree.games.war.facts import STANDARD
from tests.rulebook.war.cards.free_play import play, refused, works
from tests.rulebook.war.war_story import Tale

CHALLENGE, COMPANY, DEAD = "challenge_of_the_king", "the_grey_company", "dead_men_of_dunharrow"


def less(*tiles: str) -> tuple[str, ...]:
    """The pool of the start without these."""
    left = list(STANDARD)
    for tile in tiles:
        left.remove(tile)
    return tuple(left)


# The challenge.


@pytest.mark.card("challenge_of_the_king", "event")
@pytest.mark.rule("WAR-6.6", "WAR-6.7")
def test_eyes_that_are_drawn_are_out_for_good_and_other_tiles_go_back() -> None:
    t = play(CHALLENGE, board="minas_tirith: gondor 1r aragorn").answer(CHALLENGE)
    assert t.asked == "chance king_tile"
    assert dict.fromkeys(STANDARD) == dict.fromkeys(t.picks)
    t.go("eye three")
    assert t.s.drawn == ("eye", "three")
    t.answer("eye")
    assert (t.at_rest, t.s.tiles, t.s.drawn, t.s.removed) == (True, less("eye", "eye"), (), ("eye", "eye"))
    assert (t.here("minas_tirith"), t.s.corruption, t.s.hidden) == ("gondor 1r aragorn", 0, True)
    assert t.facts_of("eyes-removed") == [{"number": 2}]


@pytest.mark.card("challenge_of_the_king", "event")
@pytest.mark.rule("WAR-6.6", "WAR-7.16")
def test_three_eyes_are_put_back_and_he_falls() -> None:
    t = play(CHALLENGE, board="helms_deep: rohan 1r strider").go(f"{CHALLENGE} eye eye eye")
    assert (t.at_rest, t.s.tiles, t.s.drawn, t.s.removed) == (True, STANDARD, (), ())
    assert (t.here("helms_deep"), t.s.fallen) == ("rohan 1r", ("strider",))


@pytest.mark.card("challenge_of_the_king", "event")
@pytest.mark.rule("WAR-23.10")
def test_a_pool_that_runs_out_is_filled_but_not_with_what_was_just_drawn() -> None:
    drawn = less("eye", "three")
    t = play(CHALLENGE, board="edoras: rohan 1r strider", tiles=("eye", "three"), drawn=drawn).answer(CHALLENGE)
    t.go("eye three")
    assert (t.s.tiles, t.s.drawn) == (drawn, ("eye", "three"))
    t.answer("one")
    assert (t.at_rest, t.s.tiles, t.s.drawn, t.s.removed) == (True, less("eye"), (), ("eye",))


@pytest.mark.card("challenge_of_the_king", "refusal")
@pytest.mark.rule("WAR-6.5")
def test_he_needs_an_army_in_gondor_or_rohan() -> None:
    assert refused(CHALLENGE) == "WAR-6.5"
    for board in ("minas_tirith: strider", "osgiliath: gondor 1r strider", "rivendell: elves 1r strider"):
        assert refused(CHALLENGE, board=board) == "WAR-6.5"
    assert works(CHALLENGE, board="edoras: rohan 1r strider")


# The Grey Company.


@pytest.mark.card("the_grey_company", "event")
@pytest.mark.rule("WAR-6.10", "WAR-6.2")
def test_an_elite_takes_the_place_of_a_regular_and_two_cards_are_drawn() -> None:
    t = play(COMPANY, board="edoras: rohan 2r gondor 1r 1l strider", politics="rohan 2, gondor 2").answer(COMPANY)
    assert (t.asked, t.offers) == ("free promote_whom", "gondor-regular rohan-regular")
    before = (t.s.pool["rohan-elite"], t.s.pool["rohan-regular"])
    t.answer("rohan-regular")
    assert t.here("edoras") == "gondor 1r rohan 1r 1e gondor 1l strider"
    assert (t.s.pool["rohan-elite"], t.s.pool["rohan-regular"]) == (before[0] - 1, before[1])
    assert (t.s.lost, t.asked) == ({"rohan-regular": 1}, "chance draw_card")
    t.go("grimbeorn_the_old wisdom_of_elrond")
    assert (t.at_rest, t.s.hands["free"]) == (True, ("grimbeorn_the_old", "wisdom_of_elrond"))


@pytest.mark.card("the_grey_company", "event")
@pytest.mark.rule("WAR-6.6")
def test_where_no_elite_is_left_only_cards_are_drawn() -> None:
    board = "dol_amroth: gondor 1r aragorn; minas_tirith: gondor 5e"
    t = play(COMPANY, board=board).answer(COMPANY)
    assert (t.asked, t.here("dol_amroth"), t.s.lost) == ("chance draw_card", "gondor 1r aragorn", {})
    t = play(COMPANY, board="dol_amroth: gondor 1r aragorn").answer(COMPANY)
    assert (t.asked, t.here("dol_amroth")) == ("chance draw_card", "gondor 1e aragorn")


@pytest.mark.card("the_grey_company", "refusal")
@pytest.mark.rule("WAR-6.5")
def test_the_company_needs_strider_or_aragorn_with_an_army() -> None:
    assert refused(COMPANY) == "WAR-6.5"
    assert refused(COMPANY, board="edoras: strider; minas_tirith: gondor 1r") == "WAR-6.5"
    assert works(COMPANY, board="bree: north 1r strider")


# The Dead.


def dead(board: str, answers: str, **given: str) -> Tale:
    return play(DEAD, board=board, **given).go(f"{DEAD} {answers}")


@pytest.mark.card("dead_men_of_dunharrow", "event")
@pytest.mark.rule("WAR-6.6", "WAR-9.12")
def test_he_comes_with_whom_he_likes_and_men_of_gondor_rise() -> None:
    t = play(DEAD, board="edoras: rohan 1r strider gimli legolas", politics="gondor 3 passive").answer(DEAD)
    assert (t.asked, t.offers) == ("free dead_to", "erech lamedon pelargir")
    t.answer("erech")
    assert (t.asked, t.offers) == ("free dead_who", "gimli legolas done")
    t.go("gimli done")
    assert (t.here("erech"), t.here("edoras")) == ("gimli strider", "rohan 1r legolas")
    assert (t.asked, t.offers) == ("free dead_rise", "0 1 2 3")
    t.answer("3")
    assert (t.at_rest, t.here("erech")) == (True, "gondor 3r gimli strider")


@pytest.mark.card("dead_men_of_dunharrow", "event")
@pytest.mark.rule("WAR-6.12", "WAR-6.13", "WAR-14.3", "WAR-18.5")
def test_an_army_is_hit_as_often_as_the_die_says_and_must_go() -> None:
    board = "helms_deep: rohan 1r aragorn, isengard 2r; pelargir: southrons 3r 1e 1n"
    t = dead(board, "pelargir", siege="helms_deep", captured="pelargir", politics="southrons 2")
    assert (t.asked, t.s.steps["southrons"]) == ("chance volley_die", 1)
    t.roll("2")
    assert (t.asked, t.offers) == ("shadow hit", "southrons-regular southrons-elite both-southrons-elite")
    t.go("southrons-regular southrons-elite")
    assert (t.asked, t.offers) == ("shadow dead_flee", "osgiliath west_harondor")
    t.answer("osgiliath")
    assert (t.here("osgiliath"), t.asked) == ("southrons 3r 1n", "free dead_rise")
    assert (t.here("pelargir"), t.s.captured) == ("aragorn", ("pelargir",))
    t.answer("2")
    assert (t.at_rest, t.here("pelargir"), t.s.captured) == (True, "gondor 2r aragorn", ())
    assert t.rules_of("retaken") == ["WAR-18.5"]


@pytest.mark.card("dead_men_of_dunharrow", "event")
@pytest.mark.rule("WAR-6.6", "WAR-18.7")
def test_who_raises_nobody_takes_nothing() -> None:
    t = dead("edoras: strider; lamedon: southrons 1r", "lamedon 1 0", captured="lamedon")
    assert (t.at_rest, t.here("lamedon"), t.s.captured) == (True, "strider", ("lamedon",))


@pytest.mark.card("dead_men_of_dunharrow", "event")
@pytest.mark.rule("WAR-6.11")
def test_with_the_last_unit_nazgul_and_minions_are_gone() -> None:
    t = dead("edoras: strider; pelargir: sauron 2r 2n witch_king", "pelargir 6")
    assert (t.asked, t.here("pelargir")) == ("free dead_rise", "strider")
    assert (t.s.fallen, t.s.pool["nazgul"]) == (("witch_king",), 8)


@pytest.mark.card("dead_men_of_dunharrow", "event")
@pytest.mark.rule("WAR-6.6", "WAR-14.3")
def test_an_army_with_nowhere_to_go_is_destroyed() -> None:
    board = "edoras: strider; erech: southrons 5r 1n; anfalas: gondor 1r; dol_amroth: gondor 1r; lamedon: gondor 1r"
    t = dead(board, "erech 1")
    assert (t.asked, t.here("erech")) == ("free dead_rise", "strider")
    assert (t.keys().count("wiped-out"), t.facts_of("leaders-fall")) == (
        1,
        [{"who": "shadow", "figures": ("figure-nazgul",)}],
    )
    # With a single way out it is taken at once; Dol Amroth and Lamedon are Gondor's, and not free.
    t = dead("edoras: strider; erech: southrons 5r 1n", "erech 1")
    assert (t.asked, t.here("erech"), t.here("anfalas")) == ("free dead_rise", "strider", "southrons 4r 1n")


@pytest.mark.card("dead_men_of_dunharrow", "refusal")
@pytest.mark.rule("WAR-6.5")
def test_he_must_be_in_rohan() -> None:
    assert refused(DEAD) == "WAR-6.5"
    for region in ("fangorn", "minas_tirith", "druadan_forest"):
        assert refused(DEAD, board=region + ": strider") == "WAR-6.5"
    assert works(DEAD, board="folde: aragorn")
    inside = "helms_deep: rohan 1r strider, isengard 2r"
    assert works(DEAD, board=inside, siege="helms_deep")
