"""WAR section 27: what is known of a card that a teammate was given, through swaps, battles and turns."""

from random import Random

import pytest

from bree.contract.frequencies import measured
from bree.core import Pile
from bree.games.war import GAME
from bree.games.war.players.teams import MATE
from bree.games.war.state import DECKS, Terms, War
from tests.contract.war_worlds import found_war
from tests.rulebook.war.teams_story import THREE, table
from tests.rulebook.war.war_story import Tale

GONDOR, ROHAN = "gondor_player", "rohan_player"
SWAP = ("swapping", "free")


def worlds(s: War, seat: str, tries: int = 40) -> list[War]:
    """Return worlds that the seat imagines. Each must be sound and give the seat the true view."""
    found = [GAME.imagine(s, seat, Random(luck)) for luck in range(tries)]
    for one in found:
        assert {*one.given} <= {seat}, "what others gave is theirs to know"
        assert GAME.audit(one) == []
        assert GAME.view(one, seat) == GAME.view(s, seat)
    return found


def swaps_of(tale: Tale) -> list[str]:
    """Return who draws and who swaps. Each player swaps the first card of the hand."""
    found = []
    while not tale.at_rest:
        if tale.ask.key in ("swap", "discard"):
            found.append(tale.asked)
        tale.answer(tale.picks[0])
    return found


@pytest.mark.rule("WAR-27.5", "WAR-27.19")
@pytest.mark.parametrize("leading", [(GONDOR, "witch_king_player"), (ROHAN, "saruman_player"), THREE])
def test_when_all_have_drawn_and_discarded_each_team_swaps_and_the_leading_player_chooses_first(
    leading: tuple[str, str],
) -> None:
    """With four players Rohan's player has a full hand. With three the single player has, who draws two cards."""
    four = ("athelas", "axe_and_bow", "bilbos_song", "elven_rope")
    full = {"free": (*four, "horn_of_gondor", "wizards_staff")} if leading == THREE else {ROHAN: four}
    tale = table("", ("draw_phase",), go=leading[0], leading=leading, turn=2, phase=1, hands=full)
    teams = [(one, MATE[one]) for one in leading if one in MATE]
    over = ["free discard"] * 2 if leading == THREE else [f"{ROHAN} discard"]
    assert swaps_of(tale) == [*over, *[f"{one} swap" for pair in teams for one in pair]]
    assert len(tale.told("swap-seen")) == 2 * len(teams)


@pytest.mark.rule("WAR-27.5", "WAR-28.1")
def test_a_card_that_came_back_is_his_again_and_the_one_he_returned_is_known() -> None:
    hands = {GONDOR: ("athelas", "elven_rope"), ROHAN: ("axe_and_bow", "bilbos_song")}
    tale = table("", SWAP, SWAP, SWAP, go=GONDOR, phase=1, hands=hands)
    tale.go("elven_rope axe_and_bow axe_and_bow elven_rope")
    assert (tale.asked, tale.s.hands[GONDOR]) == (f"{GONDOR} swap", ("athelas", "elven_rope"))
    mates = {one.hands[ROHAN] for one in worlds(tale.s, GONDOR)}
    assert all("axe_and_bow" in hand for hand in mates)
    assert len(mates) > 1, "the other card he does not know"
    assert all("elven_rope" in one.hands[GONDOR] for one in worlds(tale.s, ROHAN))


@pytest.mark.rule("WAR-27.5", "WAR-28.1")
def test_what_was_given_one_after_the_other_is_all_known() -> None:
    hands = {GONDOR: ("athelas", "elven_rope"), ROHAN: ("axe_and_bow", "bilbos_song", "horn_of_gondor")}
    tale = table("", SWAP, SWAP, SWAP, go=GONDOR, phase=1, hands=hands)
    tale.go("elven_rope axe_and_bow athelas bilbos_song")
    assert tale.s.hands[ROHAN] == ("athelas", "elven_rope", "horn_of_gondor"), "in order, not as they came"
    mates = {one.hands[ROHAN] for one in worlds(tale.s, GONDOR)}
    assert all({"athelas", "elven_rope"} < set(hand) for hand in mates)
    assert len(mates) > 1


@pytest.mark.rule("WAR-27.5", "WAR-28.1")
def test_of_a_swap_that_was_refused_nobody_knows_anything() -> None:
    hands = {GONDOR: ("athelas", "elven_rope"), ROHAN: ("axe_and_bow", "bilbos_song")}
    tale = table("", SWAP, SWAP, go=GONDOR, phase=1, hands=hands).go("elven_rope pass")
    for seat, mate in ((GONDOR, ROHAN), (ROHAN, GONDOR)):
        held = [set(one.hands[mate]) for one in worlds(tale.s, seat)]
        assert set.intersection(*held) == set(), "no card is in all worlds"


@pytest.mark.rule("WAR-27.5")
@pytest.mark.parametrize("offer", ["elven_rope", "pass"])
def test_what_a_teammate_would_give_may_be_any_card_or_none(offer: str) -> None:
    hands = {GONDOR: ("athelas", "elven_rope"), ROHAN: ("axe_and_bow",)}
    tale = table("", SWAP, go=GONDOR, phase=1, hands=hands).go(offer)
    assert tale.asked == f"{ROHAN} swap"
    for seat in (ROHAN, "saruman_player"):
        found = worlds(tale.s, seat, 60)
        assert {one.offers[GONDOR] == "pass" for one in found} == {True, False}
        assert all(one.offers[GONDOR] in (*one.hands[GONDOR], "pass") for one in found)
        assert len({one.offers[GONDOR] for one in found}) > 5
    assert {one.offers[GONDOR] for one in worlds(tale.s, GONDOR, 5)} == {offer}


# In a battle


def fighting(commits: str, hand: tuple[str, ...], swap: str) -> Tale:
    """The two swap. Then the player of Rohan attacks and commits a card, and the Shadow must answer."""
    hands = {GONDOR: ("athelas", "faramirs_rangers"), ROHAN: hand, "saruman_player": ("grond",)}
    board = "westemnet: rohan 1r; fords_of_isen: isengard 1r"
    tale = table(board, SWAP, ("go",), go=ROHAN, free_dice=("army",), hands=hands)
    tale.go(f"faramirs_rangers {swap} army attack {commits}")
    assert tale.asked == "saruman_player combat_card"
    return tale


@pytest.mark.rule("WAR-27.5", "WAR-28.3")
@pytest.mark.parametrize("commits", ["fear_fire_foes", "faramirs_rangers"])
def test_the_card_that_lies_in_a_battle_is_in_a_hand_in_every_world(commits: str) -> None:
    """It is the teammate's card or another one. In no world is one of them missing."""
    tale = fighting(commits, ("fear_fire_foes", "king_brands_men", "the_red_arrow"), "the_red_arrow")
    seen = set()
    for one in worlds(tale.s, GONDOR, 80):
        assert one.sealed[ROHAN] in one.hands[ROHAN]
        assert "faramirs_rangers" in one.hands[ROHAN]
        seen.add(one.sealed[ROHAN])
    assert {"faramirs_rangers", "fear_fire_foes"} < seen, "he cannot know which of them lies there"


@pytest.mark.rule("WAR-27.5", "WAR-28.3")
def test_all_worlds_of_such_a_battle_are_as_likely() -> None:
    tale = fighting("fear_fire_foes", ("fear_fire_foes", "the_red_arrow"), "the_red_arrow")
    slim = tale.s.clone()
    left = {"free_strategy": ("imrahil_of_dol_amroth", "king_brands_men")}
    slim.decks = {deck: Pile.of(left.get(deck, ())) for deck in DECKS}
    slim.hands = {**slim.hands, GONDOR: ()}
    found = found_war(slim, GONDOR)
    # There is one more card of three besides the given one. Either of them lies in the battle.
    assert len(found.worlds) == 6
    assert measured(found, GAME.imagine).fair


@pytest.mark.rule("WAR-28.3", "WAR-27.5")
@pytest.mark.parametrize("hands", [(1, 1), (2, 1), (1, 2)])
def test_an_enemy_imagines_the_card_of_either_teammate_as_often_as_he_should(hands: tuple[int, int]) -> None:
    """One player of the team has committed a card. The other one holds cards of the same deck."""
    cards = ("fear_fire_foes", "king_brands_men", "faramirs_rangers", "imrahil_of_dol_amroth", "eomer_son_of_eomund")
    mine, mates = cards[: hands[0]], cards[hands[0] : sum(hands)]
    held = {ROHAN: tuple(sorted(mine)), GONDOR: tuple(sorted(mates)), "saruman_player": ("grond",)}
    board = "westemnet: rohan 1r; fords_of_isen: isengard 1r"
    tale = table(board, ("go",), go=ROHAN, free_dice=("army",), hands=held).go(f"army attack {mine[0]}")
    assert tale.asked == "saruman_player combat_card"
    slim = tale.s.clone()
    left = {"free_strategy": cards[sum(hands) : sum(hands) + 1]}
    slim.decks = {deck: Pile.of(left.get(deck, ())) for deck in DECKS}
    for seat in ("saruman_player", "witch_king_player", GONDOR):
        found = found_war(slim, seat)
        assert len(found.worlds) > 1
        assert measured(found, GAME.imagine).fair


@pytest.mark.rule("WAR-27.5", "WAR-28.2")
def test_a_given_card_that_all_have_seen_is_nowhere_else() -> None:
    """The card was committed, shown and discarded, so nobody imagines it in a hand."""
    tale = fighting("faramirs_rangers", ("fear_fire_foes", "king_brands_men", "the_red_arrow"), "the_red_arrow")
    tale.go("pass")
    assert tale.s.played == ("faramirs_rangers",)
    for seat in (GONDOR, ROHAN, "saruman_player"):
        for one in worlds(tale.s, seat, 20):
            assert "faramirs_rangers" not in (*one.hands[GONDOR], *one.hands[ROHAN])


@pytest.mark.rule("WAR-27.5", "WAR-6.6")
def test_so_is_one_that_the_wind_from_the_west_struck() -> None:
    hands = {"witch_king_player": ("grond", "hill_trolls"), "saruman_player": ("stormcrow", "wormtongue")}
    hands["free"] = ("wind_from_the_west",)
    given = {"leading": THREE, "free_dice": ("event",), "terms": Terms(lords_cards=True)}
    tale = table("", ("swapping", "shadow"), ("go",), go="free", hands=hands, **given)
    tale.go("grond wormtongue event event wind_from_the_west saruman_player grond")
    assert tale.s.played == ("wind_from_the_west", "grond")
    for one in worlds(tale.s, "witch_king_player", 20):
        assert "grond" not in one.hands["saruman_player"]


@pytest.mark.rule("WAR-27.5", "WAR-6.7")
def test_so_is_one_that_was_played_for_its_event() -> None:
    hands = {GONDOR: ("athelas", "dain_ironfoots_guard"), ROHAN: ("axe_and_bow", "king_brands_men")}
    tale = table("", SWAP, ("go",), go=ROHAN, free_dice=("muster", "muster"), hands=hands)
    tale.go("dain_ironfoots_guard axe_and_bow muster event dain_ironfoots_guard dwarves-elite")
    assert (tale.asked, tale.s.played) == (f"{GONDOR} die", ("dain_ironfoots_guard",))
    for one in worlds(tale.s, GONDOR, 20):
        assert "dain_ironfoots_guard" not in one.hands[ROHAN]


@pytest.mark.rule("WAR-27.5", "WAR-27.3")
def test_teammates_swap_in_the_first_turn_too() -> None:
    tale = table("", ("draw_phase",), go=GONDOR, turn=1, phase=1)
    assert swaps_of(tale) == [f"{one} swap" for one in (GONDOR, ROHAN, "witch_king_player", "saruman_player")]
