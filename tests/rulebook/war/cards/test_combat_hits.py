"""Combat cards that hit, save, strike down, cancel, or slip away."""

import pytest

from bree.games.war.facts import CARDS
from tests.rulebook.war.battles import attack
from tests.rulebook.war.cards.rounds import FIELD, fight, numbers, refused

EVEN = "south_ithilien: gondor 3r 1l; north_ithilien: sauron 3r 1n"
ALL = "sauron-regular sauron-regular sauron-regular"


def alone(card: str, side: str) -> dict[str, tuple[str, ...]]:
    return {"free": (card,) if side == "free" else (), "shadow": (card,) if side == "shadow" else ()}


# Misses that become hits, and hits that are added


@pytest.mark.card("axe_and_bow", "combat")
@pytest.mark.card("horn_of_gondor", "combat")
@pytest.mark.card("mighty_attack", "barred")
@pytest.mark.parametrize("card", ["axe_and_bow", "horn_of_gondor"])
@pytest.mark.rule("WAR-12.8", "WAR-12.4")
def test_mighty_attack(card: str) -> None:
    board = "south_ithilien: gondor 1r legolas gimli; north_ithilien: sauron 1r"
    tale = fight(board, free=card).roll("1").roll("1 2 3")
    assert (tale.asked, tale.offers) == ("free mighty_one", "gimli legolas")
    tale.answer("gimli")
    assert numbers(tale, "free")[3] == 1
    assert (tale.asked, tale.offers) == ("free reroll", "0 1"), "two dice are missed, one leader is left"
    assert tale.answer("0").here("north_ithilien") == "", "the turned die has hit"
    hit = fight(board, free=card).roll("1").roll("6 6 6")
    assert not hit.told("card-turns"), "no die was missed"
    assert refused(attack(FIELD, hands=alone(card, "free")), card)


@pytest.mark.card("athelas", "combat")
@pytest.mark.card("anduril", "barred")
@pytest.mark.rule("WAR-12.8", "WAR-12.4")
def test_anduril() -> None:
    board = "south_ithilien: gondor 1r aragorn; north_ithilien: sauron 3r"
    tale = fight(board, free="athelas", who=ALL).roll("1 1 1").roll("1 1")
    assert tale.facts_of("card-turns") == [
        {"card": "combat-anduril", "who": "figure-aragorn", "hits": 2},
    ]
    assert (numbers(tale, "free")[3], tale.here("north_ithilien")) == (0, "sauron 1r")
    strider = fight(board.replace("aragorn", "strider"), free="athelas", who=ALL).roll("1 1 1").roll("1 1")
    assert strider.here("north_ithilien") == "sauron 2r"
    assert refused(attack(FIELD, hands=alone("athelas", "free")), "athelas")


@pytest.mark.card("a_power_too_great", "combat")
@pytest.mark.card("help_unlooked_for", "combat")
@pytest.mark.parametrize("card", ["a_power_too_great", "help_unlooked_for"])
@pytest.mark.rule("WAR-13.1")
def test_no_quarter(card: str) -> None:
    board = "south_ithilien: gondor 2r; north_ithilien: sauron 3r"
    assert fight(board, free=card, who=ALL).roll("1 1 1").roll("5 1").here("north_ithilien") == "sauron 1r"
    assert fight(board, free=card, who=ALL).roll("1 1 1").roll("1 1").here("north_ithilien") == "sauron 3r"


@pytest.mark.card("ents_awake_entmoot", "combat")
@pytest.mark.card("nameless_wood", "barred")
@pytest.mark.rule("WAR-13.1", "WAR-12.4")
def test_the_nameless_wood() -> None:
    board = "westemnet: rohan 2r; fords_of_isen: isengard 4r"
    who = " ".join(["isengard-regular"] * 4)
    tale = fight(board, free="ents_awake_entmoot", who=who).roll("1 1 1 1").roll("5 1")
    assert tale.here("fords_of_isen") == "isengard 1r"
    assert refused(attack(FIELD, hands=alone("ents_awake_entmoot", "free")), "ents_awake_entmoot")


@pytest.mark.card("wisdom_of_elrond", "combat")
@pytest.mark.card("through_a_day_and_a_night", "combat")
@pytest.mark.parametrize("card", ["wisdom_of_elrond", "through_a_day_and_a_night"])
@pytest.mark.rule("WAR-13.1")
def test_confusion(card: str) -> None:
    board = "south_ithilien: gondor 1r; north_ithilien: sauron 3r 3n"
    tale = fight(board, free=card, who=ALL + " nazgul nazgul nazgul").roll("1 1 2").roll("1")
    assert (tale.asked, tale.offers) == ("shadow reroll", "0 1"), "a 1 cannot be re-rolled"
    assert tale.answer("0").here("north_ithilien") == "sauron 1r 3n", "and each of them has hit its own army"


@pytest.mark.card("shadows_gather", "combat")
@pytest.mark.card("the_shadow_lengthens", "combat")
@pytest.mark.card("mumakil", "barred")
@pytest.mark.parametrize("card", ["shadows_gather", "the_shadow_lengthens"])
@pytest.mark.rule("WAR-12.6", "WAR-13.1", "WAR-12.4")
def test_mumakil(card: str) -> None:
    board = "south_ithilien: gondor 3r; north_ithilien: southrons 2e"
    tale = fight(board, shadow=card, who="southrons-elite southrons-elite")
    assert numbers(tale, "shadow")[:3] == (2, 4, 5)
    assert tale.roll("4 1").roll("1 1 1").here("south_ithilien") == "gondor 1r", "one hit more, for who has more"
    even = fight(board, shadow=card, who="southrons-elite southrons-elite").roll("4 1").roll("5 1 1")
    assert even.here("south_ithilien") == "gondor 2r"
    assert refused(attack(FIELD, hands=alone(card, "shadow")), card)


# Hits that are saved


@pytest.mark.card("faramirs_rangers", "combat")
@pytest.mark.card("fear_fire_foes", "combat")
@pytest.mark.card("imrahil_of_dol_amroth", "combat")
@pytest.mark.card("king_brands_men", "combat")
@pytest.mark.parametrize("card", ["faramirs_rangers", "fear_fire_foes", "imrahil_of_dol_amroth", "king_brands_men"])
@pytest.mark.rule("WAR-13.1")
def test_shield_wall(card: str) -> None:
    board = "south_ithilien: gondor 3r; north_ithilien: sauron 3r"
    assert fight(board, free=card, who=ALL).roll("5 5 1").roll("1 1 1").here("south_ithilien") == "gondor 2r"
    assert fight(board, free=card, who=ALL).roll("5 1 1").roll("1 1 1").here("south_ithilien") == "gondor 2r"


@pytest.mark.card("there_is_another_way", "combat")
@pytest.mark.card("mirror_of_galadriel", "combat")
@pytest.mark.card("the_eagles_are_coming", "combat")
@pytest.mark.card("heroic_death", "barred")
@pytest.mark.parametrize("card", ["there_is_another_way", "mirror_of_galadriel", "the_eagles_are_coming"])
@pytest.mark.rule("WAR-13.1", "WAR-12.4")
def test_heroic_death(card: str) -> None:
    board = "south_ithilien: gondor 3r 1l boromir; north_ithilien: sauron 3r"
    tale = fight(board, free=card, who=ALL).roll("5 5 5").roll("5 5 5 5")
    assert (tale.asked, tale.offers) == ("free sacrifice_whom", "gondor-leader boromir pass")
    tale.answer("boromir")
    assert (tale.asked, tale.offers) == ("free sacrifice_hits", "1 2")
    tale.answer("2")
    assert tale.here("south_ithilien") == "gondor 2r 1l", "one hit of three is left"
    assert "boromir" in tale.s.fallen
    leader = fight(board, free=card, who=ALL).roll("5 5 5").roll("5 5 5 5").answer("gondor-leader")
    assert leader.here("south_ithilien") == "gondor 1r boromir"
    kept = fight(board, free=card, who=ALL).roll("5 5 5").roll("5 5 5 5").answer("pass")
    assert kept.here("south_ithilien") == "", "nobody was given up, and all fell with the last unit"
    assert refused(attack("south_ithilien: gondor 1r; north_ithilien: sauron 1r", hands=alone(card, "free")), card)


# Who is struck down


@pytest.mark.card("mithril_coat_and_sting", "combat")
@pytest.mark.card("blade", "barred")
@pytest.mark.rule("WAR-7.16", "WAR-12.4")
def test_blade_of_westernesse() -> None:
    board = "south_ithilien: gondor 2r 1l peregrin; north_ithilien: sauron 3r witch_king mouth_of_sauron"
    who = ALL + " mouth_of_sauron witch_king"
    tale = fight(board, free="mithril_coat_and_sting", who=who).roll("1 1 1").roll("1 1").go("0 2").roll("5 5")
    assert (tale.asked, tale.offers) == ("free fell_whom", "witch_king mouth_of_sauron")
    tale.answer("witch_king")
    assert tale.here("north_ithilien") == "sauron 2r mouth_of_sauron", "one of the two hits was spent"
    none = fight(board, free="mithril_coat_and_sting", who=who).roll("1 1 1").roll("5 1").go("0 0")
    assert not none.told("struck-down"), "the re-roll did not hit"
    assert refused(attack(FIELD, hands=alone("mithril_coat_and_sting", "free")), "mithril_coat_and_sting")


@pytest.mark.card("bilbos_song", "combat")
@pytest.mark.card("bilbos_song", "barred")
@pytest.mark.rule("WAR-1.8", "WAR-7.16", "WAR-12.4")
def test_fateful_strike() -> None:
    board = "south_ithilien: gondor 2r 2l; north_ithilien: sauron 3r 1n witch_king"
    who = ALL + " nazgul witch_king"
    one = fight(board, free="bilbos_song", who=who).roll("1 1 1").roll("1 1").go("0 2").roll("5 1")
    assert one.here("north_ithilien") == "sauron 2r witch_king", "the Nazgûl, and a unit by the hit itself"
    two = fight(board, free="bilbos_song", who=who).roll("1 1 1").roll("1 1").go("0 2").roll("5 5")
    assert (two.asked, two.offers) == ("free fell_whom", "nazgul witch_king")
    assert two.answer("witch_king").here("north_ithilien") == "sauron 1r 1n"
    assert refused(attack(FIELD.replace(" 1l", ""), hands=alone("bilbos_song", "free")), "bilbos_song")


@pytest.mark.card("the_nazgul_strike", "combat")
@pytest.mark.card("morgul_wound", "combat")
@pytest.mark.card("black_breath", "barred")
@pytest.mark.parametrize("card", ["the_nazgul_strike", "morgul_wound"])
@pytest.mark.rule("WAR-7.16", "WAR-12.4")
def test_black_breath(card: str) -> None:
    board = "south_ithilien: gondor 3r 1l peregrin legolas strider; north_ithilien: sauron 3r 2n"
    who = ALL + " nazgul nazgul"
    tale = fight(board, shadow=card, who=who).roll("1 1 1").roll("1 1 1 1 1").go("2").roll("5 1").go("0")
    assert (tale.asked, tale.offers) == ("shadow breath_whom", "gondor-leader peregrin pass")
    assert tale.answer("peregrin").here("south_ithilien") == "gondor 2r 1l legolas strider"
    two = fight(board, shadow=card, who=who).roll("1 1 1").roll("1 1 1 1 1").go("2").roll("5 5").go("0")
    assert two.offers == "gondor-leader legolas peregrin pass", "of level 2 at most"
    assert refused(attack(FIELD.replace(" 1n", ""), hands=alone(card, "shadow")), card)


# Extra attacks


@pytest.mark.card("challenge_of_the_king", "combat")
@pytest.mark.card("dead_men_of_dunharrow", "combat")
@pytest.mark.card("paths_of_the_woses", "combat")
@pytest.mark.card("sudden_strike", "barred")
@pytest.mark.parametrize("card", ["challenge_of_the_king", "dead_men_of_dunharrow", "paths_of_the_woses"])
@pytest.mark.rule("WAR-12.9", "WAR-12.4")
def test_sudden_strike(card: str) -> None:
    board = "south_ithilien: gondor 1r 2l; north_ithilien: sauron 3r"
    tale = fight(board, free=card, who=ALL)
    assert tale.asked == "chance extra_die"
    tale.roll("5 1")
    assert tale.here("north_ithilien") == "sauron 2r", "at once"
    tale.roll("1 1")
    assert tale.asked == "chance combat_die", "so the Shadow rolled two dice only"
    assert refused(attack("south_ithilien: gondor 1r; north_ithilien: sauron 1r", hands=alone(card, "free")), card)


@pytest.mark.card("cirdans_ships", "combat")
@pytest.mark.card("guards_of_the_citadel", "combat")
@pytest.mark.card("charge", "barred")
@pytest.mark.parametrize("card", ["cirdans_ships", "guards_of_the_citadel"])
@pytest.mark.rule("WAR-12.9", "WAR-12.4")
def test_charge(card: str) -> None:
    board = "south_ithilien: gondor 2e; north_ithilien: sauron 1r"
    tale = fight(board, free=card).roll("1 5")
    assert tale.here("north_ithilien") == "", "nobody is left to fight"
    assert [fact["who"] for fact in tale.facts_of("wiped-out")] == ["shadow"]
    assert refused(attack(FIELD, hands=alone(card, "free")), card)


@pytest.mark.card("balrog_of_moria", "combat")
@pytest.mark.card("durins_bane", "barred")
@pytest.mark.rule("WAR-12.9", "WAR-12.4")
def test_durins_bane_from_the_hand_and_from_the_table() -> None:
    board = "lorien: elves 3r; dimrill_dale: sauron 1r"
    tale = fight(board, shadow="balrog_of_moria", who="field").roll("4 3 6")
    assert tale.here("lorien") == "elves 1r", "each 4 or more hits"
    table = attack(board, hands={"free": (), "shadow": ()}, table=("balrog_of_moria",)).answer("field")
    assert (tale.s.table, table.asked, table.offers) == ((), "shadow combat_card", "balrog_of_moria pass")
    table.answer("balrog_of_moria")
    assert (table.s.table, table.s.played) == ((), ("balrog_of_moria",))
    assert refused(attack(FIELD, hands=alone("balrog_of_moria", "shadow")), "balrog_of_moria")


@pytest.mark.card("half_orcs_and_goblin_men", "combat")
@pytest.mark.card("olog_hai", "combat")
@pytest.mark.card("hill_trolls", "combat")
@pytest.mark.card("we_come_to_kill", "barred")
@pytest.mark.parametrize("card", ["half_orcs_and_goblin_men", "olog_hai", "hill_trolls"])
@pytest.mark.rule("WAR-12.9", "WAR-12.4")
def test_we_come_to_kill(card: str) -> None:
    board = "south_ithilien: gondor 3r; north_ithilien: sauron 2e"
    tale = fight(board, shadow=card, who="sauron-elite sauron-elite").roll("5 1").roll("1 1 1")
    assert (tale.here("south_ithilien"), tale.asked) == ("gondor 2r", "chance extra_die")
    assert tale.roll("5 1").here("south_ithilien") == "gondor 1r"
    assert refused(attack(FIELD, hands=alone(card, "shadow")), card)


MANY_ELITES = "south_ithilien: gondor 5r; north_ithilien: sauron 6e"
MANY_KNIGHTS = "south_ithilien: elves 6e; north_ithilien: sauron 5r"
MANY_LEADERS = "south_ithilien: gondor 3r 4l boromir legolas; north_ithilien: sauron 5r"
CROWDS = {
    "half_orcs_and_goblin_men": MANY_ELITES, "olog_hai": MANY_ELITES, "hill_trolls": MANY_ELITES,
    "cirdans_ships": MANY_KNIGHTS, "guards_of_the_citadel": MANY_KNIGHTS,
    "challenge_of_the_king": MANY_LEADERS, "dead_men_of_dunharrow": MANY_LEADERS, "paths_of_the_woses": MANY_LEADERS,
}  # fmt: skip


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


@pytest.mark.card("shadows_on_the_misty_mountains", "combat")
@pytest.mark.card("orcs_multiplying_again", "combat")
@pytest.mark.card("the_fighting_uruk_hai", "combat")
@pytest.mark.parametrize("card", ["shadows_on_the_misty_mountains", "orcs_multiplying_again", "the_fighting_uruk_hai"])
@pytest.mark.rule("WAR-12.9")
def test_onslaught(card: str) -> None:
    board = "south_ithilien: gondor 3r; north_ithilien: sauron 3r"
    tale = fight(board, shadow=card, who=ALL).roll("1 1 1").roll("1 1 1")
    assert (tale.asked, tale.offers) == ("shadow own_hits", "0 1 2 3")
    tale.answer("2")
    assert tale.here("north_ithilien") == "sauron 1r"
    assert tale.roll("4 3").here("south_ithilien") == "gondor 2r"


@pytest.mark.card("the_day_without_dawn", "combat")
@pytest.mark.card("rage_of_the_dunlendings", "combat")
@pytest.mark.card("the_king_is_revealed", "combat")
@pytest.mark.parametrize("card", ["the_day_without_dawn", "rage_of_the_dunlendings", "the_king_is_revealed"])
@pytest.mark.rule("WAR-12.11")
def test_relentless_assault(card: str) -> None:
    board = "south_ithilien: gondor 3r; north_ithilien: sauron 3r"
    tale = fight(board, shadow=card, who=ALL)
    assert (tale.asked, tale.offers) == ("shadow own_hits", "0 1 2")
    tale.answer("2")
    assert (tale.here("north_ithilien"), numbers(tale, "shadow")[:3]) == ("sauron 1r", (1, 3, 5))
    spared = fight(board, shadow=card, who=ALL).answer("0")
    assert numbers(spared, "shadow")[:3] == (3, 5, 5)


@pytest.mark.card("stormcrow", "combat")
@pytest.mark.card("a_new_power_is_rising", "combat")
@pytest.mark.card("many_kings_to_the_service_of_mordor", "combat")
@pytest.mark.parametrize("card", ["stormcrow", "a_new_power_is_rising", "many_kings_to_the_service_of_mordor"])
@pytest.mark.rule("WAR-13.1")
def test_great_host(card: str) -> None:
    board = "south_ithilien: gondor 2r; north_ithilien: sauron 4r"
    who = " ".join(["sauron-regular"] * 4)
    assert fight(board, shadow=card, who=who).roll("1 1 1 1").roll("1 1").here("south_ithilien") == "gondor 1r"
    fewer = fight(board, shadow=card, who=who).roll("1 1 1 1").roll("5 1")
    assert fewer.here("south_ithilien") == "gondor 2r", "three are not twice two"


# Cards against cards


@pytest.mark.card("i_will_go_alone", "combat")
@pytest.mark.card("gwaihir_the_windlord", "combat")
@pytest.mark.card("we_prove_the_swifter", "combat")
@pytest.mark.card("daring_defiance", "barred")
@pytest.mark.parametrize("card", ["i_will_go_alone", "gwaihir_the_windlord", "we_prove_the_swifter"])
@pytest.mark.rule("WAR-12.7", "WAR-12.4")
def test_daring_defiance(card: str) -> None:
    board = "south_ithilien: gondor 2r 1l legolas; north_ithilien: sauron 1r 1n"
    tale = fight(board, free=card, shadow="return_to_valinor")
    assert (numbers(tale, "shadow")[1], numbers(tale, "free")[3]) == (5, 1), "Legolas leads no longer"
    assert tale.facts_of("card-silenced") == [{"card": "combat-daring_defiance", "who": "shadow"}]
    assert refused(attack(FIELD, hands=alone(card, "free")), card)


@pytest.mark.card("the_shadow_is_moving", "combat")
@pytest.mark.card("return_of_the_witch_king", "combat")
@pytest.mark.parametrize("card", ["the_shadow_is_moving", "return_of_the_witch_king"])
@pytest.mark.rule("WAR-12.7")
def test_swarm_of_bats(card: str) -> None:
    silenced = fight(FIELD, free="celeborns_galadhrim", shadow=card)
    assert (numbers(silenced, "shadow")[2], len(silenced.told("card-silenced"))) == (5, 1)
    assert numbers(fight(FIELD, shadow=card), "shadow")[2] == 4, "nothing to silence: the re-roll is better"


@pytest.mark.rule("WAR-12.6")
def test_of_two_that_cancel_the_defenders_is_first() -> None:
    board = "south_ithilien: gondor 2r legolas; north_ithilien: sauron 1r 1n"
    tale = fight(board, free="i_will_go_alone", shadow="the_shadow_is_moving")
    assert tale.facts_of("card-silenced") == [{"card": "combat-daring_defiance", "who": "shadow"}]
    board = "south_ithilien: gondor 2r legolas; north_ithilien: sauron 2r"
    tale = fight(board, "i_will_go_alone", "the_shadow_is_moving", "gondor-regular gondor-regular legolas", "free")
    assert tale.facts_of("card-silenced") == [{"card": "combat-swarm_of_bats", "who": "free"}]


@pytest.mark.card("the_spirit_of_mordor", "combat")
@pytest.mark.card("the_red_arrow", "combat")
@pytest.mark.card("grimbeorn_the_old", "combat")
@pytest.mark.card("scouts", "barred")
@pytest.mark.parametrize("card", ["the_spirit_of_mordor", "the_red_arrow", "grimbeorn_the_old"])
@pytest.mark.rule("WAR-14.3", "WAR-12.4")
def test_scouts(card: str) -> None:
    tale = fight("minas_tirith: gondor 2r; osgiliath: sauron 2r", free=card, who="sauron-regular sauron-regular field")
    assert (tale.asked, tale.offers) == ("free slip_to", "druadan_forest lossarnach siege")
    away = tale.answer("lossarnach")
    assert (away.here("lossarnach"), away.asked) == ("gondor 2r", "shadow advance")
    inside = fight(
        "minas_tirith: gondor 2r; osgiliath: sauron 2r", free=card, who="sauron-regular sauron-regular field"
    ).go("siege sauron-regular done")
    assert inside.s.sieges == ("minas_tirith",)
    attacker = attack("south_ithilien: gondor 1r; north_ithilien: sauron 1r", "free", hands=alone(card, "free"))
    assert refused(attacker, card), "only who defends slips away"


@pytest.mark.rule("WAR-6.16")
def test_a_card_is_used_for_its_event_or_in_battle_never_for_both() -> None:
    tale = fight(FIELD, free="celeborns_galadhrim")
    assert (tale.s.hands["free"], tale.s.played) == ((), ("celeborns_galadhrim",))
    assert not tale.told("recruited"), "its event is lost"
