"""WAR-7.27: the Witch-king's player draws a card after the first round of a battle."""

from typing import Any

import pytest

from bree.core import Pile
from bree.games.war.facts import DECK
from tests.rulebook.war.battles import attack, quiet
from tests.rulebook.war.teams_story import THREE, attacking
from tests.rulebook.war.war_story import Tale

FIELD = "south_ithilien: gondor 2r; north_ithilien: sauron 2r witch_king"
ALL = "sauron-regular sauron-regular witch_king"
HANDS = {"free": (), "shadow": ("monsters_roused", "pits_of_mordor")}
SIEGE = "helms_deep: rohan 2r, sauron 2r witch_king"


def fought(board: str, who: str, **given: Any) -> Tale:
    """The Shadow attacks and uses a card in the first round. The dice are not rolled yet."""
    return attack(board, **{"hands": dict(HANDS), **given}).go(f"{who} monsters_roused")


def drawn(tale: Tale, card: str = "stormcrow") -> Tale:
    """Accept the draw; chance draws a card from the deck of the used card."""
    assert (tale.asked, tale.offers, dict(tale.ask.facts), tale.ask.rule) == (
        "shadow sorcerer", "draw pass", {"deck": "deck-shadow_strategy"}, "WAR-7.27",
    )  # fmt: skip
    tale.answer("draw")
    assert (tale.asked, tale.ask.rule, dict(tale.ask.facts)) == (
        "chance draw_card", "WAR-7.27", {"deck": "deck-shadow_strategy"},
    )  # fmt: skip
    tale.answer(card)
    assert card in tale.s.hands["shadow"]
    assert tale.rules_of("draws") == ["WAR-7.27"]
    return tale


@pytest.mark.rule("WAR-7.27")
def test_the_sorcerer_draws_when_the_first_round_is_over_and_not_before() -> None:
    tale = fought(FIELD, ALL)
    asked = []
    for answer in ("1", "6", "1", "1", "0", "on", "stay"):
        asked.append(tale.asked)
        tale.answer(answer)
    assert asked == [*["chance combat_die"] * 4, "shadow reroll", "shadow cease", "free retreat"]
    assert tale.keys()[-1] == "unit-lost"
    drawn(tale)
    assert (tale.asked, len(tale.told("battle-round"))) == ("shadow combat_card", 2)


@pytest.mark.rule("WAR-7.27")
def test_only_a_card_of_the_first_round_counts() -> None:
    tale = attack(FIELD, hands=dict(HANDS)).go(ALL + " pass").roll("1 1 1 1").go("0 on stay")
    assert tale.asked == "shadow combat_card"
    tale.answer("pits_of_mordor").roll("1 1 1 1").go("0 on stay")
    assert tale.asked == "shadow combat_card"
    again = fought(FIELD, ALL).roll("1 1 1 1").go("0 on stay pass pits_of_mordor").roll("1 1 1 1").go("0 on stay")
    assert (again.asked, len(again.told("battle-round"))) == ("chance combat_die", 3)


@pytest.mark.rule("WAR-7.27")
def test_without_him_in_the_battle_nobody_draws() -> None:
    """He is in the rearguard, or far away."""
    behind, away = FIELD.replace("2r witch", "3r witch"), FIELD.replace(" witch_king", "; barad_dur: witch_king")
    for board, who in ((behind, "sauron-regular sauron-regular done"), (away, "sauron-regular sauron-regular")):
        tale = fought(board, who).roll("1 1 1 1").go("cease")
        assert (tale.at_rest, tale.told("draws")) == (True, [])


@pytest.mark.rule("WAR-7.27")
def test_he_draws_after_the_attack_was_ceased() -> None:
    tale = drawn(fought(FIELD, ALL).roll("1 1 1 1").go("0 cease"))
    assert quiet(tale)
    assert tale.keys()[-3:] == ["ceases", "draws", "drew"]


@pytest.mark.rule("WAR-7.27")
def test_he_may_leave_the_card() -> None:
    tale = fought(FIELD, ALL).roll("1 1 1 1").go("0 cease pass")
    assert quiet(tale)
    assert (tale.s.hands["shadow"], tale.told("draws")) == (("pits_of_mordor",), [])


@pytest.mark.rule("WAR-7.27", "WAR-14.8")
def test_he_draws_after_the_retreat_and_before_the_advance() -> None:
    tale = fought(FIELD, ALL).roll("1 1 1 1").go("0 on osgiliath")
    assert tale.keys()[-1] == "retreats"
    assert drawn(tale).asked == "shadow advance"


@pytest.mark.rule("WAR-7.27", "WAR-14.8")
def test_he_draws_before_the_advance_on_the_ground_of_the_dead() -> None:
    tale = fought(FIELD, ALL).roll("6 6 1 1")
    assert tale.told("unit-lost")
    assert drawn(tale).asked == "shadow advance"
    assert tale.here("south_ithilien") == ""


@pytest.mark.rule("WAR-7.27", "WAR-7.15")
def test_he_who_fell_with_his_army_draws_nothing() -> None:
    tale = fought(FIELD, ALL).roll("1 1 6 6").go("0")
    assert "witch_king" in tale.s.fallen
    assert quiet(tale)
    assert (tale.s.hands["shadow"], tale.told("draws")) == (("pits_of_mordor",), [])


@pytest.mark.rule("WAR-7.27")
def test_he_who_was_felled_by_a_card_draws_nothing_though_his_army_stands() -> None:
    """Blade of Westernesse: a hit of the re-roll eliminates a minion."""
    board = "south_ithilien: gondor 2r 1l meriadoc; north_ithilien: sauron 2r witch_king"
    hands = {"free": ("mithril_coat_and_sting",), "shadow": HANDS["shadow"]}
    tale = attack(board, hands=hands).go(f"{ALL} monsters_roused mithril_coat_and_sting")
    tale.roll("1 1 1 1").go("0 1 6")
    assert "witch_king" in tale.s.fallen
    assert tale.here("north_ithilien") == "sauron 2r"
    assert tale.go("cease").at_rest
    assert tale.told("draws") == []


@pytest.mark.rule("WAR-7.27", "WAR-16.11", "WAR-16.13")
def test_in_a_siege_he_draws_when_its_one_round_is_over() -> None:
    tale = fought(SIEGE, ALL, siege="helms_deep").roll("1 1 1 1").go("0")
    assert tale.keys()[-1] == "siege-goes-on"
    assert quiet(drawn(tale))


@pytest.mark.rule("WAR-7.27", "WAR-16.11", "WAR-16.12")
def test_in_a_siege_that_is_prolonged_he_draws_before_the_next_round() -> None:
    board = "helms_deep: rohan 2r, sauron 1r 1e witch_king"
    tale = fought(board, "sauron-regular sauron-elite witch_king", siege="helms_deep").roll("1 1 1 1").go("0")
    assert (tale.asked, tale.offers) == ("shadow cease", "cease extend-sauron")
    tale.answer("extend-sauron")
    assert tale.keys()[-1] == "elite-reduced"
    assert (drawn(tale).asked, tale.answer("pass").told("battle-round")[-1].facts["round"]) == (
        "shadow combat_card", 2,
    )  # fmt: skip


@pytest.mark.rule("WAR-7.27", "WAR-18.1")
def test_he_draws_when_the_garrison_dies_in_the_first_round() -> None:
    tale = fought(SIEGE, ALL, siege="helms_deep").roll("6 6 1 1")
    assert quiet(drawn(tale))
    assert (tale.s.captured, tale.here("helms_deep")) == (("helms_deep",), "sauron 2r witch_king")


@pytest.mark.rule("WAR-7.27", "WAR-14.3")
def test_the_defending_sorcerer_draws_too_after_his_own_retreat() -> None:
    board = "south_ithilien: gondor 2r; north_ithilien: sauron 2r witch_king"
    tale = attack(board, "free", hands=dict(HANDS)).go("gondor-regular gondor-regular monsters_roused")
    tale.roll("1 1 1 1").go("0 on")
    assert tale.asked == "shadow retreat"
    tale.answer("dagorlad")
    assert drawn(tale).asked == "free advance"


@pytest.mark.rule("WAR-7.27", "WAR-16.1")
def test_in_his_own_stronghold_he_draws_before_he_can_go_inside() -> None:
    board = "minas_morgul: sauron 2r witch_king; south_ithilien: gondor 2r"
    tale = attack(board, "free", hands=dict(HANDS)).go("gondor-regular gondor-regular field monsters_roused")
    tale.roll("1 1 1 1").go("0 on stay")
    assert drawn(tale).asked == "shadow shelter"
    assert tale.answer("siege").asked == "free advance"


@pytest.mark.rule("WAR-7.27", "WAR-14.3", "WAR-16.3")
@pytest.mark.parametrize("way", ["westemnet", "siege"])
def test_he_draws_though_the_defenders_slip_away_in_the_first_round(way: str) -> None:
    """Scouts: the defenders leave before the roll."""
    board = "helms_deep: rohan 2r; fords_of_isen: sauron 2r witch_king"
    hands = {"free": ("grimbeorn_the_old",), "shadow": HANDS["shadow"]}
    tale = attack(board, hands=hands).go(f"{ALL} field monsters_roused grimbeorn_the_old {way}")
    assert drawn(tale).asked == "shadow advance"


@pytest.mark.rule("WAR-7.27", "WAR-6.1")
def test_with_seven_cards_one_goes() -> None:
    held = tuple(sorted(("monsters_roused", *DECK["shadow_character"][:6])))
    tale = attack(FIELD, hands={"free": (), "shadow": held}).go(f"{ALL} monsters_roused").roll("1 1 1 1").go("0 cease")
    drawn(tale)
    assert (tale.asked, tale.ask.rule, len(tale.picks), tale.ask.least) == ("shadow discard", "WAR-6.1", 7, 1)
    tale.answer("stormcrow")
    assert quiet(tale)
    assert tale.s.discards["shadow"] == ("stormcrow",)


@pytest.mark.rule("WAR-7.27", "WAR-6.3")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    decks = {deck: Pile.of(() if deck == "shadow_strategy" else DECK[deck]) for deck in DECK}
    hands = {"free": (), "shadow": ("monsters_roused",)}
    rest = tuple(sorted({*DECK["shadow_strategy"]} - {"monsters_roused"}))
    tale = attack(FIELD, hands=hands, decks=decks, discards={"free": (), "shadow": rest})
    assert tale.go(f"{ALL} monsters_roused").roll("1 1 1 1").go("0 cease").at_rest


# In a team the Witch-king's player draws, even if the teammate led the army.

GONDOR, KING, SARUMAN = "gondor_player", "witch_king_player", "saruman_player"
CARDS = ("grond", "hill_trolls", "olog_hai", "pits_of_mordor")


def defended(leading: tuple[str, str], go: str) -> Tale:
    """Saruman's player has more units with the Witch-king and commits the card."""
    board = "south_ithilien: gondor 2r; north_ithilien: sauron 1r isengard 2r witch_king"
    hands = {SARUMAN: ("monsters_roused",), KING: CARDS}
    return attacking(board, go, leading=leading, hands=hands).go("gondor-regular gondor-regular monsters_roused")


@pytest.mark.rule("WAR-7.27", "WAR-27.10", "WAR-27.13", "WAR-27.4")
@pytest.mark.parametrize(("leading", "go"), [((GONDOR, KING), GONDOR), ((GONDOR, SARUMAN), GONDOR), (THREE, "free")])
def test_of_a_team_the_witch_kings_player_draws(leading: tuple[str, str], go: str) -> None:
    tale = defended(leading, go)
    assert tale.told("combat-card")[0].facts["who"] == SARUMAN
    tale.roll("1 1 1 1 1").go("0 cease")
    assert (tale.asked, tale.ask.rule) == (f"{KING} sorcerer", "WAR-7.27")
    tale.go("draw horde_from_the_east")
    assert tale.told("draws")[-1].facts["who"] == KING
    # Five cards are one above the limit, and one of them is his own.
    assert (tale.asked, tale.ask.rule, tale.offers) == (
        f"{KING} discard", "WAR-27.4", "grond hill_trolls horde_from_the_east olog_hai pits_of_mordor",
    )  # fmt: skip
    tale.answer("olog_hai")
    assert (tale.at_rest, tale.s.hands[KING]) == (
        True, ("grond", "hill_trolls", "horde_from_the_east", "pits_of_mordor"),
    )  # fmt: skip
    assert (tale.s.hands[SARUMAN], tale.s.discards[KING]) == ((), ("olog_hai",))
    assert [entry.to for entry in tale.told("drew")] == [KING]
