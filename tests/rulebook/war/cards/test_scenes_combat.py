"""Corners of the combat halves: sieges and sorties, who counts and who does not, armies that are gone."""

import pytest

from tests.rulebook.war.battles import attack, quiet
from tests.rulebook.war.cards.rounds import fight, numbers, refused
from tests.rulebook.war.war_story import Tale

THREE = "sauron-regular sauron-regular sauron-regular"
GIFT, ONE = "elven_cloaks", "shelobs_lair"


def holding(board: str, free: str = "", shadow: str = "", side: str = "shadow", **given: object) -> Tale:
    """An attack in which each side holds this card."""
    hands = {"free": (free,) if free else (), "shadow": (shadow,) if shadow else ()}
    return attack(board, side, hands=hands, **given)


@pytest.mark.rule("WAR-12.4", "WAR-25.4")
def test_a_gift_is_given_where_the_defenders_stand_by_the_fellowship() -> None:
    board = "hollin: elves 1r; north_dunland: isengard 1r"
    t = fight(board, free=GIFT, shadow=ONE, side="free", bearers="north_dunland")
    assert (numbers(t, "free")[1:3], numbers(t, "shadow")[1:3]) == ((4, 4), (4, 4)), "whoever defends"
    assert refused(holding(board, GIFT, side="free", bearers="hollin"), GIFT)
    assert refused(holding(board, shadow=ONE, bearers="hollin", track=0), ONE)


@pytest.mark.rule("WAR-12.4", "WAR-17.1", "WAR-17.4", "WAR-16.8")
def test_besiegers_scout_before_a_sortie_reaches_them() -> None:
    """A sortie is fought in the field."""
    board = "orthanc: isengard 3r saruman, rohan 3r"
    t = holding(board, "the_red_arrow", siege="orthanc").go(
        "isengard-regular isengard-regular isengard-regular saruman"
    )
    t.answer("the_red_arrow")
    assert (t.asked, t.offers) == ("free slip_to", "fords_of_isen gap_of_rohan")
    t.answer("fords_of_isen")
    assert quiet(t)
    assert (t.here("orthanc"), t.here("fords_of_isen"), t.s.sieges) == ("isengard 3r saruman", "rohan 3r", ())
    inside = "helms_deep: rohan 3r, isengard 1r"
    assert refused(holding(inside, "the_red_arrow", siege="helms_deep"), "the_red_arrow"), "a garrison has no way out"


@pytest.mark.rule("WAR-12.4", "WAR-16.2")
def test_devilry_is_for_who_stands_behind_walls() -> None:
    card = "denethors_folly"
    field = holding("helms_deep: rohan 1r; westemnet: isengard 1r", shadow=card).answer("field")
    assert refused(field, card)
    siege = {"siege": "helms_deep"}
    t = holding("helms_deep: rohan 1r; helms_deep: isengard 1r, sauron 1r", shadow=card, **siege).go(
        "sauron-regular done"
    )
    assert refused(t, card), "Isengard's is in the rearguard"
    t = holding("helms_deep: rohan 1r; helms_deep: isengard 1r, sauron 1r", shadow=card, **siege)
    t.go("sauron-regular isengard-regular")
    assert t.offers == f"{card} pass"
    inside = holding("orthanc: isengard 1r; orthanc: rohan 1r", shadow=card, side="free", siege="orthanc")
    assert inside.offers == f"{card} pass", "it need not be the attacker"


@pytest.mark.rule("WAR-7.28", "WAR-12.4", "WAR-12.8")
def test_before_the_white_rider_the_nazgul_have_nothing_to_give_up() -> None:
    cards = ("candles_of_corpses", "flocks_of_crebain", "morgul_wound", "orc_patrol", "the_lidless_eye", "wormtongue")
    board = "south_ithilien: gondor 3r gandalf_the_white; north_ithilien: sauron 3r 3n"
    t = attack(board, hands={"free": (), "shadow": cards}).go(f"{THREE} nazgul nazgul nazgul forfeit")
    assert t.offers == "morgul_wound the_lidless_eye pass"


@pytest.mark.rule("WAR-12.9", "WAR-15.1", "WAR-13.8")
def test_a_sudden_strike_at_a_city_needs_six_and_may_end_all() -> None:
    board = "erebor: dwarves 1r 2l; dale: sauron 1r 1n"
    t = fight(board, free="challenge_of_the_king", side="free", captured="dale").roll("5 5")
    assert (t.facts_of("extra-attack")[0]["hits"], t.asked) == (0, "chance combat_die")
    t = fight(board, free="challenge_of_the_king", side="free", captured="dale").roll("5 6")
    assert (t.here("dale"), t.s.pool["nazgul"], t.asked) == ("", 8, "free advance"), "nobody rolls any more"


@pytest.mark.rule("WAR-1.8", "WAR-12.13")
def test_a_fateful_strike_at_the_witch_king_needs_two_hits() -> None:
    board = "south_ithilien: gondor 2r 2l; north_ithilien: sauron 3r witch_king"
    t = fight(board, free="bilbos_song", who=f"{THREE} witch_king").roll("1 1 1").roll("1 1").go("0 2").roll("6 1")
    assert t.here("north_ithilien") == "sauron 2r witch_king"
    t = fight(board, free="bilbos_song", who=f"{THREE} witch_king").roll("1 1 1").roll("1 1").go("0 2").roll("6 6")
    assert t.here("north_ithilien") == "sauron 1r"
    both = board.replace("witch_king", "1n witch_king")
    t = (
        fight(both, free="bilbos_song", who=f"{THREE} nazgul witch_king")
        .roll("1 1 1")
        .roll("1 1")
        .go("0 2")
        .roll("5 5")
    )
    assert (t.asked, t.offers) == ("free fell_whom", "nazgul witch_king")


@pytest.mark.rule("WAR-7.16", "WAR-12.13")
def test_black_breath_is_measured_by_the_re_roll() -> None:
    board = "south_ithilien: gondor 3r 1l gimli; north_ithilien: sauron 3r 3n"
    t = fight(board, shadow="morgul_wound", who=f"{THREE} nazgul nazgul nazgul").roll("1 1 1").roll("1 1 1 1")
    t.go("3 6 1 1 0")
    assert (t.asked, t.offers) == ("shadow breath_whom", "gondor-leader pass"), "Gimli's level is two"


@pytest.mark.rule("WAR-13.4", "WAR-13.8")
def test_an_onslaught_may_cost_all_and_an_elite_is_worth_two() -> None:
    board = "south_ithilien: gondor 1r; north_ithilien: sauron 1e"
    t = fight(board, shadow="orcs_multiplying_again").roll("1").roll("1")
    assert (t.asked, t.offers) == ("shadow own_hits", "0 1 2")


@pytest.mark.rule("WAR-12.8")
def test_defiance_costs_nothing_where_no_card_is_defied() -> None:
    """Leadership is given up to cancel a card."""
    board = "south_ithilien: gondor 3r 1l gimli; north_ithilien: sauron 3r"
    assert numbers(fight(board, free="gwaihir_the_windlord", who=THREE), "free")[3] == 2
    t = fight(board, free="gwaihir_the_windlord", shadow="pits_of_mordor", who=THREE)
    assert (numbers(t, "free")[3], len(t.told("card-silenced"))) == (1, 1)


@pytest.mark.rule("WAR-12.8", "WAR-12.13")
@pytest.mark.parametrize(("card", "who"), [("axe_and_bow", "gimli"), ("athelas", "aragorn")])
def test_before_a_re_roll_that_does_not_take_place_nothing_is_turned(card: str, who: str) -> None:
    board = f"south_ithilien: gondor 2r {who}; north_ithilien: sauron 3r 2n"
    t = fight(board, free=card, shadow="wormtongue", who=f"{THREE} nazgul nazgul").roll("1 1 1").roll("1 1 1")
    assert (t.told("card-turns"), t.here("north_ithilien")) == ([], "sauron 3r 2n")
    t = fight(board, free=card, who=f"{THREE} nazgul nazgul").roll("1 1 1").roll("1 1 1")
    assert len(t.told("card-turns")) == 1


@pytest.mark.rule("WAR-12.8", "WAR-13.1")
def test_a_silenced_companion_may_still_die_a_hero() -> None:
    board = "south_ithilien: gondor 3r gimli; north_ithilien: sauron 3r 1n"
    t = fight(board, free="mirror_of_galadriel", shadow="the_lidless_eye", who=f"{THREE} nazgul")
    t.roll("6 6 1").roll("1 1 1").go("0 gimli")
    assert (t.asked, t.offers) == ("free sacrifice_hits", "1 2"), "his level is no ability"


@pytest.mark.rule("WAR-7.27", "WAR-12.4")
def test_the_balrog_fights_from_the_table_near_moria() -> None:
    table = ("balrog_of_moria",)
    t = holding("parth_celebrant: elves 2r; dimrill_dale: sauron 1r witch_king", table=table)
    assert t.go("sauron-regular witch_king" if t.ask.key == "attack_who" else "").offers == "balrog_of_moria pass"
    t.answer("balrog_of_moria").roll("4 4 1")
    assert (t.here("parth_celebrant"), t.s.table) == ("", ())
    assert (t.asked, dict(t.ask.facts)) == ("shadow sorcerer", {"deck": "deck-shadow_character"})
    far = holding("westemnet: rohan 2r; fords_of_isen: sauron 1r", table=table)
    assert refused(far, "balrog_of_moria")
