"""Rules for all combat cards: when they may be committed, dice, and the order of two cards that cancel."""

import pytest

from bree.games.war.facts import CARDS
from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, fight, holding, numbers, refused

MANY_ELITES = "south_ithilien: gondor 5r; north_ithilien: sauron 6e"
MANY_KNIGHTS = "south_ithilien: elves 6e; north_ithilien: sauron 5r"
MANY_LEADERS = "south_ithilien: gondor 3r 4l boromir legolas; north_ithilien: sauron 5r"
CROWDS = {
    "half_orcs_and_goblin_men": MANY_ELITES, "olog_hai": MANY_ELITES, "hill_trolls": MANY_ELITES,
    "cirdans_ships": MANY_KNIGHTS, "guards_of_the_citadel": MANY_KNIGHTS,
    "challenge_of_the_king": MANY_LEADERS, "dead_men_of_dunharrow": MANY_LEADERS, "paths_of_the_woses": MANY_LEADERS,
}  # fmt: skip
GIFT = "elven_cloaks"
ONE = "shelobs_lair"
THREE = "sauron-regular sauron-regular sauron-regular"


@pytest.mark.rule("WAR-12.9", "WAR-12.10")
@pytest.mark.parametrize("card", CROWDS)
def test_an_extra_attack_never_has_more_than_five_dice(card: str) -> None:
    """Six elites, or a leadership of six."""
    board = CROWDS[card]
    side = "shadow" if board == MANY_ELITES else "free"
    who = " ".join(["sauron-elite"] * 6 if side == "shadow" else ["sauron-regular"] * 5)
    tale = fight(board, **{side: card}, who=who)
    while tale.ask.key == "combat_die":
        tale.roll("1")
    assert tale.asked == "chance extra_die"
    tale.roll("1 2 3 4 4")
    assert tale.facts_of("extra-attack") == [
        {"card": "combat-" + CARDS[card].combat, "dice": ("1", "2", "3", "4", "4"), "needs": 5, "hits": 0}
    ]
    assert tale.ask.key != "extra_die"


@pytest.mark.rule("WAR-12.6")
def test_of_two_that_cancel_the_defenders_is_first() -> None:
    board = "south_ithilien: gondor 2r legolas; north_ithilien: sauron 1r 1n"
    tale = fight(board, free="i_will_go_alone", shadow="the_shadow_is_moving")
    assert tale.facts_of("card-silenced") == [{"card": "combat-daring_defiance", "who": "shadow"}]
    board = "south_ithilien: gondor 2r legolas; north_ithilien: sauron 2r"
    tale = fight(board, "i_will_go_alone", "the_shadow_is_moving", "gondor-regular gondor-regular legolas", "free")
    assert tale.facts_of("card-silenced") == [{"card": "combat-swarm_of_bats", "who": "free"}]


@pytest.mark.rule("WAR-6.16")
def test_a_card_is_used_for_its_event_or_in_battle_never_for_both() -> None:
    tale = fight(FIELD, free="celeborns_galadhrim")
    assert (tale.s.hands["free"], tale.s.played) == ((), ("celeborns_galadhrim",))
    assert not tale.told("recruited"), "its event is lost"


@pytest.mark.rule("WAR-12.4", "WAR-25.4")
def test_a_gift_is_given_where_the_defenders_stand_by_the_fellowship() -> None:
    board = "hollin: elves 1r; north_dunland: isengard 1r"
    t = fight(board, free=GIFT, shadow=ONE, side="free", bearers="north_dunland")
    assert (numbers(t, "free").hits, numbers(t, "shadow").hits) == ((4, 4), (4, 4)), "whoever defends"
    assert refused(holding(board, GIFT, side="free", bearers="hollin"), GIFT)
    assert refused(holding(board, shadow=ONE, bearers="hollin", track=0), ONE)


@pytest.mark.rule("WAR-7.28", "WAR-12.4", "WAR-12.8")
def test_before_the_white_rider_the_nazgul_have_nothing_to_give_up() -> None:
    cards = ("candles_of_corpses", "flocks_of_crebain", "morgul_wound", "orc_patrol", "the_lidless_eye", "wormtongue")
    board = "south_ithilien: gondor 3r gandalf_the_white; north_ithilien: sauron 3r 3n"
    t = attack(board, hands={"free": (), "shadow": cards}).go(f"{THREE} nazgul nazgul nazgul forfeit")
    assert t.offers == "morgul_wound the_lidless_eye pass"
