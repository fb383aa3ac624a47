"""Combat cards that change dice, what hits, and leadership."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.cards.rounds import FIELD, fight, numbers, refused

BEARERS = {"bearers": "south_ithilien"}
ROHAN = "westemnet: rohan 2r 1l; fords_of_isen: isengard 3r"
WHO = "isengard-regular isengard-regular isengard-regular"
HOME = "lossarnach: gondor 2r 1l; pelargir: sauron 1r 1n"
SIEGE = "helms_deep: rohan 2r 1l, isengard 2r"
STORM = {"siege": "helms_deep"}


@pytest.mark.card("elven_cloaks", "combat")
@pytest.mark.card("elven_rope", "combat")
@pytest.mark.card("phial_of_galadriel", "combat")
@pytest.mark.card("smeagol_helps_nice_master", "combat")
@pytest.mark.card("it_is_a_gift", "barred")
@pytest.mark.parametrize("card", ["elven_cloaks", "elven_rope", "phial_of_galadriel", "smeagol_helps_nice_master"])
@pytest.mark.rule("WAR-12.14", "WAR-12.4")
def test_it_is_a_gift(card: str) -> None:
    tale = fight(free=card, **BEARERS)
    assert (numbers(tale, "free"), numbers(tale, "shadow")) == ((2, 4, 4, 1), (1, 5, 5, 1))
    assert refused(attack(FIELD, hands={"free": (card,), "shadow": ()}), card)


@pytest.mark.card("shelobs_lair", "combat")
@pytest.mark.card("the_ring_is_mine", "combat")
@pytest.mark.card("on_on_they_went", "combat")
@pytest.mark.card("give_it_to_uss", "combat")
@pytest.mark.card("one_for_dark_lord", "barred")
@pytest.mark.parametrize("card", ["shelobs_lair", "the_ring_is_mine", "on_on_they_went", "give_it_to_uss"])
@pytest.mark.rule("WAR-12.14", "WAR-12.4")
def test_one_for_the_dark_lord(card: str) -> None:
    tale = fight(shadow=card, **BEARERS)
    assert (numbers(tale, "shadow"), numbers(tale, "free")) == ((1, 4, 4, 1), (2, 5, 5, 1))
    assert refused(attack(FIELD, hands={"shadow": (card,), "free": ()}), card)
    assert refused(attack(FIELD, hands={"shadow": (card,), "free": ()}, track=2, **BEARERS), card), "WAR-25.4"


@pytest.mark.card("wizards_staff", "combat")
@pytest.mark.card("secret_fire", "barred")
@pytest.mark.rule("WAR-12.14", "WAR-12.4")
def test_servant_of_the_secret_fire() -> None:
    board = FIELD.replace("1l", "1l gandalf_the_grey")
    assert numbers(fight(board, free="wizards_staff"), "free") == (3, 4, 5, 2)
    white = fight(FIELD.replace("1l", "1l gandalf_the_white"), free="wizards_staff", who="keep")
    assert numbers(white, "free")[:3] == (2, 4, 5)
    assert refused(attack(FIELD, hands={"free": ("wizards_staff",), "shadow": ()}), "wizards_staff")


@pytest.mark.card("dain_ironfoots_guard", "combat")
@pytest.mark.card("eomer_son_of_eomund", "combat")
@pytest.mark.card("thranduils_archers", "combat")
@pytest.mark.card("valour", "barred")
@pytest.mark.parametrize("card", ["dain_ironfoots_guard", "eomer_son_of_eomund", "thranduils_archers"])
@pytest.mark.rule("WAR-12.14", "WAR-12.4")
def test_valour(card: str) -> None:
    tale = fight(FIELD.replace("2r", "1r 1e"), free=card)
    assert (numbers(tale, "free"), numbers(tale, "shadow")[1]) == ((2, 4, 5, 1), 5)
    assert refused(attack(FIELD, hands={"free": (card,), "shadow": ()}), card)


@pytest.mark.card("ents_awake_treebeard", "combat")
@pytest.mark.card("ents_rage", "barred")
@pytest.mark.rule("WAR-12.11", "WAR-12.4")
def test_the_ents_rage() -> None:
    assert numbers(fight(ROHAN, free="ents_awake_treebeard", who=WHO), "free")[:3] == (2, 3, 5)
    hands = {"free": ("ents_awake_treebeard",), "shadow": ()}
    assert refused(attack(FIELD, hands=hands), "ents_awake_treebeard")


@pytest.mark.card("ents_awake_huorns", "combat")
@pytest.mark.card("huorn_dark", "barred")
@pytest.mark.rule("WAR-12.10", "WAR-12.4")
def test_huorn_dark() -> None:
    tale = fight(ROHAN, free="ents_awake_huorns", who=WHO)
    assert (numbers(tale, "shadow")[0], numbers(tale, "free")[0]) == (2, 2)
    assert refused(attack(FIELD, hands={"free": ("ents_awake_huorns",), "shadow": ()}), "ents_awake_huorns")


@pytest.mark.card("the_last_battle", "combat")
@pytest.mark.card("celeborns_galadhrim", "combat")
@pytest.mark.card("riders_of_theoden", "combat")
@pytest.mark.parametrize("card", ["the_last_battle", "celeborns_galadhrim", "riders_of_theoden"])
@pytest.mark.rule("WAR-12.10")
def test_daylight(card: str) -> None:
    board = "south_ithilien: gondor 5r; north_ithilien: sauron 5r"
    tale = fight(board, free=card, who=" ".join(["sauron-regular"] * 5))
    assert (numbers(tale, "shadow")[0], numbers(tale, "free")[0]) == (3, 5)
    fewer = fight(
        "south_ithilien: gondor 5r; north_ithilien: sauron 2r", free=card, who="sauron-regular sauron-regular"
    )
    assert numbers(fewer, "shadow")[0] == 2


@pytest.mark.card("there_and_back_again", "combat")
@pytest.mark.card("house_of_the_stewards", "combat")
@pytest.mark.card("the_grey_company", "combat")
@pytest.mark.card("brave_stand", "barred")
@pytest.mark.parametrize("card", ["there_and_back_again", "house_of_the_stewards", "the_grey_company"])
@pytest.mark.rule("WAR-12.10", "WAR-12.4")
def test_brave_stand(card: str) -> None:
    board = "south_ithilien: gondor 1r legolas gimli meriadoc; north_ithilien: sauron 5r"
    assert numbers(fight(board, free=card, who=" ".join(["sauron-regular"] * 5)), "shadow")[0] == 2
    alone = board.replace("5r", "2r")
    assert numbers(fight(alone, free=card, who="sauron-regular sauron-regular"), "shadow")[0] == 1, "one die is left"
    assert refused(attack(FIELD, hands={"free": (card,), "shadow": ()}), card)


@pytest.mark.card("the_power_of_tom_bombadil", "combat")
@pytest.mark.card("book_of_mazarbul", "combat")
@pytest.mark.card("swords_in_eriador", "combat")
@pytest.mark.card("kindred_of_glorfindel", "combat")
@pytest.mark.card("advantageous", "barred")
@pytest.mark.parametrize(
    "card", ["the_power_of_tom_bombadil", "book_of_mazarbul", "swords_in_eriador", "kindred_of_glorfindel"]
)
@pytest.mark.rule("WAR-12.11", "WAR-12.4")
def test_advantageous_position(card: str) -> None:
    """A natural 6 hits all the same."""
    tale = fight(HOME, free=card)
    assert (numbers(tale, "shadow")[:3], numbers(tale, "free")[:3]) == ((1, 6, 5), (2, 5, 5))
    tale = fight(HOME.replace("lossarnach", "minas_tirith").replace("pelargir", "osgiliath"), free=card, who="field")
    tale.roll("6")
    assert tale.facts_of("combat-roll")[-1]["hits"] == 1
    assert refused(attack(FIELD, hands={"free": (card,), "shadow": ()}), card)


@pytest.mark.card("orc_patrol", "combat")
@pytest.mark.card("isildurs_bane", "combat")
@pytest.mark.card("cruel_weather", "combat")
@pytest.mark.card("the_palantir_of_orthanc", "combat")
@pytest.mark.card("cruel_as_death", "barred")
@pytest.mark.parametrize("card", ["orc_patrol", "isildurs_bane", "cruel_weather", "the_palantir_of_orthanc"])
@pytest.mark.rule("WAR-12.8", "WAR-12.4")
def test_cruel_as_death(card: str) -> None:
    tale = fight(FIELD.replace("1n", "3n"), shadow=card)
    assert numbers(tale, "shadow") == (1, 4, 5, 1)
    assert refused(attack(FIELD, hands={"shadow": (card,), "free": ()}), card), "one point is not enough"
    rider = FIELD.replace("1n", "3n").replace("1l", "1l gandalf_the_white")
    tale = attack(rider, hands={"shadow": (card,), "free": ()}).answer("forfeit")
    assert refused(tale, card), "what is cancelled cannot be forfeited"


@pytest.mark.card("foul_thing_from_the_deep", "combat")
@pytest.mark.card("lure_of_the_ring", "combat")
@pytest.mark.card("flocks_of_crebain", "combat")
@pytest.mark.card("they_are_terrible", "barred")
@pytest.mark.parametrize("card", ["foul_thing_from_the_deep", "lure_of_the_ring", "flocks_of_crebain"])
@pytest.mark.rule("WAR-12.14", "WAR-12.4")
def test_they_are_terrible(card: str) -> None:
    """Only between roll and re-roll."""
    tale = fight(FIELD.replace("1n", "2n"), shadow=card)
    assert numbers(tale, "shadow") == (1, 5, 5, 2)
    tale.roll("1 1 1")
    assert (tale.asked, numbers(tale, "shadow")) == ("shadow reroll", (1, 5, 4, 1))
    assert refused(attack(FIELD.replace(" 1n", ""), hands={"shadow": (card,), "free": ()}), card)


@pytest.mark.card("candles_of_corpses", "combat")
@pytest.mark.card("the_breaking_of_the_fellowship", "combat")
@pytest.mark.card("grond", "combat")
@pytest.mark.card("dread_and_despair", "barred")
@pytest.mark.parametrize("card", ["candles_of_corpses", "the_breaking_of_the_fellowship", "grond"])
@pytest.mark.rule("WAR-12.8", "WAR-12.4")
def test_dread_and_despair(card: str) -> None:
    board = "south_ithilien: gondor 5r 1l; north_ithilien: sauron 1r 3n"
    tale = fight(board, shadow=card)
    assert (tale.asked, tale.offers) == ("shadow dread_points", "1 2 3")
    tale.answer("2")
    assert (numbers(tale, "free")[0], numbers(tale, "shadow")[3]) == (3, 1)
    single = fight(FIELD, shadow=card)
    assert (single.asked, numbers(single, "free")[0], numbers(single, "shadow")[3]) == ("chance combat_die", 1, 0)
    assert refused(attack(FIELD.replace(" 1n", ""), hands={"shadow": (card,), "free": ()}), card)


@pytest.mark.card("nazgul_search", "combat")
@pytest.mark.card("wormtongue", "combat")
@pytest.mark.card("the_black_captain_commands", "combat")
@pytest.mark.card("foul_stench", "barred")
@pytest.mark.parametrize("card", ["nazgul_search", "wormtongue", "the_black_captain_commands"])
@pytest.mark.rule("WAR-12.13", "WAR-12.4")
def test_foul_stench(card: str) -> None:
    tale = fight(FIELD, shadow=card).roll("6 1 1")
    assert tale.asked != "free reroll", "one point against one"
    weak = fight(FIELD.replace("1l", "2l"), shadow=card).roll("6 1 1")
    assert weak.asked == "free reroll", "one point against two"
    assert refused(attack(FIELD.replace(" 1n", ""), hands={"shadow": (card,), "free": ()}), card)


@pytest.mark.card("worn_with_sorrow_and_toil", "combat")
@pytest.mark.card("the_lidless_eye", "combat")
@pytest.mark.card("the_ringwraiths_are_abroad", "combat")
@pytest.mark.card("words_of_power", "barred")
@pytest.mark.parametrize("card", ["worn_with_sorrow_and_toil", "the_lidless_eye", "the_ringwraiths_are_abroad"])
@pytest.mark.rule("WAR-12.8", "WAR-12.4")
def test_words_of_power(card: str) -> None:
    board = "south_ithilien: gondor 1r aragorn legolas; north_ithilien: sauron 1r 1n"
    tale = fight(board, shadow=card)
    assert (tale.asked, tale.offers) == ("shadow mute_whom", "aragorn legolas")
    tale.answer("aragorn")
    assert numbers(tale, "free") == (2, 5, 5, 1), "neither his leadership nor his strength counts"
    assert refused(attack(board.replace(" 1n", ""), hands={"shadow": (card,), "free": ()}), card)
    assert fight(FIELD, shadow=card).asked == "chance combat_die", "no companion is there"


@pytest.mark.card("dreadful_spells", "combat")
@pytest.mark.card("denethors_folly", "combat")
@pytest.mark.card("threats_and_promises", "combat")
@pytest.mark.card("devilry", "barred")
@pytest.mark.parametrize("card", ["dreadful_spells", "denethors_folly", "threats_and_promises"])
@pytest.mark.rule("WAR-12.14", "WAR-12.4")
def test_devilry_of_orthanc(card: str) -> None:
    tale = fight(SIEGE, shadow=card, who="isengard-regular isengard-regular", **STORM)
    assert numbers(tale, "shadow")[:3] == (2, 5, 6)
    other = attack(ROHAN, hands={"shadow": (card,), "free": ()}).go(WHO)
    assert refused(other, card), "nobody is besieged"
    sauron = attack(SIEGE.replace("isengard", "sauron"), hands={"shadow": (card,), "free": ()}, **STORM)
    assert refused(sauron.go("sauron-regular sauron-regular"), card)


@pytest.mark.card("return_to_valinor", "combat")
@pytest.mark.card("corsairs_of_umbar", "combat")
@pytest.mark.card("horde_from_the_east", "combat")
@pytest.mark.parametrize("card", ["return_to_valinor", "corsairs_of_umbar", "horde_from_the_east"])
@pytest.mark.rule("WAR-12.14")
def test_deadly_strife(card: str) -> None:
    tale = fight(shadow=card)
    assert (numbers(tale, "shadow")[1:3], numbers(tale, "free")[1:3]) == ((3, 3), (3, 3))


@pytest.mark.card("monsters_roused", "combat")
@pytest.mark.card("musterings_of_long_planned_war", "combat")
@pytest.mark.card("pits_of_mordor", "combat")
@pytest.mark.parametrize("card", ["monsters_roused", "musterings_of_long_planned_war", "pits_of_mordor"])
@pytest.mark.rule("WAR-12.14")
def test_desperate_battle(card: str) -> None:
    tale = fight(shadow=card)
    assert (numbers(tale, "shadow")[1:3], numbers(tale, "free")[1:3]) == ((4, 4), (4, 4))
