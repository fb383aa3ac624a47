"""The combat halves of the cards of Lords of Middle-earth."""

from typing import Any

import pytest

from bree.games.war import GAME
from bree.games.war.facts import CARDS
from bree.games.war.state import Lords
from tests.rulebook.war.battles import attack
from tests.rulebook.war.cards.rounds import FIELD, fight as fight_with, numbers, refused
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

WIND, RINGS = "wind_from_the_west", "three_rings_for_the_elven_kings"
BACK, LORE = "we_wont_go_back", "the_lore_of_the_elven_rings"
CAPTAIN, COME = "captain_of_despair", "a_balrog_is_come"


def fight(board: str = FIELD, **given: Any) -> Tale:
    return fight_with(board, **{"terms": NO_COUNCIL, **given})


def marks(tale: Tale) -> tuple[str, ...]:
    assert tale.s.lords is not None
    return tale.s.lords.marks


# Those that the base game has, too

HOBBIT = FIELD.replace("1l", "1l meriadoc").replace("1r 1n", "2r 1e 1n mouth_of_sauron")
HOME = "lossarnach: gondor 2r 1l; pelargir: sauron 3r"
ALIKE = {
    "you_know_the_way_there": ("mithril_coat_and_sting", HOBBIT),
    "safe_paths_in_the_dark": ("elven_rope", FIELD),
    "every_little_is_a_gain": ("faramirs_rangers", FIELD.replace("1r 1n", "4r")),
    "rangers_of_the_north": ("book_of_mazarbul", HOME),
    "the_gates_are_closed": ("the_lidless_eye", HOBBIT),
    "shadow_of_dol_guldur": ("shadows_gather", FIELD.replace("sauron 1r 1n", "southrons 2r 1e")),
    "madness_and_horror": ("the_shadow_is_moving", FIELD),
}
PIPS = (6, 1, 5, 2, 4, 3)


def to_the_end(card: str, board: str) -> tuple[list[str], str, str, tuple[int, ...]]:
    """A round with this card: what was told, what is left, and the numbers before the roll."""
    side = CARDS[card].deck.partition("_")[0]
    hands = {"free": (), "shadow": (), side: (card,)}
    tale = attack(board, "shadow", terms=NO_COUNCIL, hands=hands, bearers=board.partition(":")[0])
    first: tuple[int, ...] = ()
    for turn in range(60):
        ask = GAME.waiting(tale.s)
        if ask is None or ask.key in ("cease", "retreat"):
            break
        if ask.key == "combat_die" and not first:
            first = (*numbers(tale, "free"), *numbers(tale, "shadow"))
        own = card if card in tale.picks else tale.picks[-1] if ask.key == "reroll" else tale.picks[0]
        tale.answer(str(PIPS[turn % 6]) if ask.who == "chance" else own)
    target, _, rest = board.partition(";")
    return tale.keys(), tale.here(target.partition(":")[0]), tale.here(rest.strip().partition(":")[0]), first


@pytest.mark.card("you_know_the_way_there", "combat")
@pytest.mark.card("safe_paths_in_the_dark", "combat")
@pytest.mark.card("every_little_is_a_gain", "combat")
@pytest.mark.card("rangers_of_the_north", "combat")
@pytest.mark.card("the_gates_are_closed", "combat")
@pytest.mark.card("shadow_of_dol_guldur", "combat")
@pytest.mark.card("madness_and_horror", "combat")
@pytest.mark.rule("LME-2.5", "WAR-12.5")
@pytest.mark.parametrize("card", ALIKE)
def test_its_half_is_that_of_a_card_of_the_base_game(card: str) -> None:
    base, board = ALIKE[card]
    assert CARDS[card].combat == CARDS[base].combat
    found = to_the_end(card, board)
    assert "combat-card" in found[0], "it was committed"
    assert found == to_the_end(base, board)


# Orderly Withdrawal

ALL = "sauron-regular sauron-regular sauron-regular"
OPEN = "south_ithilien: gondor 3r 1l; north_ithilien: sauron 3r"


@pytest.mark.card("wind_from_the_west", "combat")
@pytest.mark.card("three_rings_for_the_elven_kings", "combat")
@pytest.mark.rule("WAR-13.1", "WAR-14.3")
@pytest.mark.parametrize("card", [WIND, RINGS])
def test_a_hit_may_be_cancelled_and_then_the_defenders_must_go(card: str) -> None:
    tale = fight(OPEN, free=card, who=ALL).roll("6 5 1 1 1 1").answer("0")
    assert (tale.asked, tale.offers) == ("free orderly", "save pass")
    tale.answer("save")
    assert (tale.asked, tale.here("south_ithilien")) == ("shadow cease", "gondor 2r 1l"), "one of two"
    tale.answer("on")
    assert tale.asked == "free retreat"
    assert "stay" not in tale.picks
    assert tale.refuses("stay") == "WAR-12.5"
    tale.answer("west_harondor")
    assert (tale.here("west_harondor"), marks(tale)) == ("gondor 2r 1l", ("withdraws",))
    tale.answer("done")
    assert marks(tale) == ()


@pytest.mark.card("wind_from_the_west", "combat")
@pytest.mark.rule("WAR-14.3")
def test_who_cancels_nothing_need_not_go() -> None:
    tale = fight(OPEN, free=WIND, who=ALL).roll("6 5 1 1 1 1").go("0 pass on")
    assert (tale.here("south_ithilien"), "stay" in tale.picks) == ("gondor 1r 1l", True)
    tale = fight(OPEN, free=WIND, who=ALL).roll("1 1 1 1 1 1").answer("0")
    assert tale.asked == "shadow cease", "there was nothing to cancel"


@pytest.mark.card("three_rings_for_the_elven_kings", "combat")
@pytest.mark.rule("WAR-14.1", "WAR-17.3")
def test_attackers_who_cancel_a_hit_cease() -> None:
    tale = fight(OPEN, free=RINGS, side="free", who="gondor-regular gondor-regular gondor-regular gondor-leader")
    tale.roll("1 1 1 6 1 1").go("0 save")
    assert (tale.here("south_ithilien"), tale.told("ceases") != [], marks(tale)) == ("gondor 3r 1l", True, ())
    assert tale.at_rest


@pytest.mark.card("orderly", "barred")
@pytest.mark.rule("WAR-12.4")
def test_without_one_who_leads_and_in_a_siege_there_is_no_order() -> None:
    hands = {"free": (WIND,), "shadow": ()}
    bare = attack(OPEN.replace(" 1l", ""), terms=NO_COUNCIL, hands=hands)
    assert refused(bare.go(ALL), WIND)
    siege = "helms_deep: rohan 2r 1l, isengard 3r"
    inside = attack(siege, terms=NO_COUNCIL, hands=hands, siege="helms_deep")
    assert refused(inside.go("isengard-regular isengard-regular isengard-regular"), WIND)


# Fear of Their Masters


@pytest.mark.card("we_wont_go_back", "combat")
@pytest.mark.card("the_lore_of_the_elven_rings", "combat")
@pytest.mark.rule("WAR-12.8", "WAR-12.11")
@pytest.mark.parametrize("card", [BACK, LORE])
def test_nobody_leads_them_they_strike_harder_and_every_six_hits_twice(card: str) -> None:
    board = "south_ithilien: gondor 2r 1l; north_ithilien: sauron 5r 1n mouth_of_sauron"
    tale = fight(board, shadow=card, who=" ".join(["sauron-regular"] * 5 + ["nazgul", "mouth_of_sauron"]))
    assert numbers(tale, "shadow") == (5, 3, 5, 0)
    tale.roll("1 1 1 1 1 6 1")
    assert (tale.asked, tale.offers) == ("free reroll", "0 1"), "the Shadow re-rolls nothing"
    tale.go("1 6")
    assert tale.here("north_ithilien") == "sauron 1r 1n mouth_of_sauron", "two sixes, four hits"


@pytest.mark.card("we_wont_go_back", "barred")
@pytest.mark.card("the_lore_of_the_elven_rings", "barred")
@pytest.mark.card("captain_of_despair", "barred")
@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", [BACK, LORE, CAPTAIN])
def test_without_a_minion_nobody_is_feared(card: str) -> None:
    tale = attack(FIELD, terms=NO_COUNCIL, hands={"free": (), "shadow": (card,)})
    assert refused(tale.go("sauron-regular done") if tale.ask.key == "attack_who" else tale, card)


# Servant of the Shadow


@pytest.mark.card("captain_of_despair", "combat")
@pytest.mark.rule("WAR-12.8", "WAR-12.10")
def test_a_minion_gives_up_his_leadership_for_dice_of_the_enemy() -> None:
    board = "south_ithilien: gondor 4r 1l; north_ithilien: sauron 1r mouth_of_sauron gothmog"
    tale = fight(board, shadow=CAPTAIN)
    assert (tale.asked, tale.offers) == ("shadow yield_whom", "mouth_of_sauron gothmog")
    tale.answer("mouth_of_sauron")
    assert (numbers(tale, "free")[0], numbers(tale, "shadow")[3]) == (2, 1)
    one = fight(board.replace(" gothmog", "").replace("4r", "2r"), shadow=CAPTAIN)
    assert (numbers(one, "free")[0], numbers(one, "shadow")[3]) == (1, 0), "one die is left"
    assert one.facts_of("card-fewer") == [{"card": "combat-servant_shadow", "who": "free", "dice": 2}]


@pytest.mark.card("captain_of_despair", "combat")
@pytest.mark.rule("WAR-7.28")
def test_what_the_white_rider_took_cannot_be_given_up() -> None:
    board = "south_ithilien: gondor 3r gandalf_the_white; north_ithilien: sauron 1r witch_king"
    tale = fight(board, shadow=CAPTAIN, who="forfeit")
    assert (tale.asked, numbers(tale, "free")[0], tale.told("card-fewer")) == ("chance combat_die", 3, [])


# Durin's Bane


@pytest.mark.card("a_balrog_is_come", "combat")
@pytest.mark.card("durins_bane_lome", "barred")
@pytest.mark.rule("WAR-12.9", "WAR-12.4")
def test_durins_bane_is_near_moria_or_where_the_balrog_fights() -> None:
    tale = fight("lorien: elves 4r; dimrill_dale: sauron 1r", shadow=COME, who="field")
    assert tale.asked == "chance extra_die"
    tale.roll("4 3 6")
    assert tale.here("lorien") == "elves 2r"
    far = FIELD.replace("1r 1n", "1r balrog")
    lords = Lords(active=True)
    assert fight(far, shadow=COME, lords=lords).asked == "chance extra_die"
    tale = attack(FIELD.replace("1r 1n", "1r"), terms=NO_COUNCIL, hands={"free": (), "shadow": (COME,)})
    assert refused(tale, COME)
