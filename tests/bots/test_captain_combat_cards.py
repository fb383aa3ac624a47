"""The captain and combat cards: how many hits each effect deals and prevents, by small battles counted by hand.

A die hits with 5 or 6, so with a chance of 1/3. In the first round before a city or fortification it needs a 6.
"""

from random import Random
from typing import Any

import pytest

from bree.bots.bot import Sight
from bree.bots.war.battle.combat_cards import (
    COMBAT_EFFECTS,
    FOE_CARD,
    UNKNOWN,
    CombatRound,
    Throw,
    combat_round,
    dread_points,
    gain,
    hit_worths,
    is_leaving,
    own_hits,
    stake,
)
from bree.bots.war.captain import Captain
from bree.games.war import GAME
from bree.games.war.state import FIELD, SIEGE, Battle
from tests.rulebook.war.war_story import Tale

A_DIE = 1 / 3  # hits of one die
LED = A_DIE + 2 / 3 * A_DIE  # hits of one die with a re-roll
TWO = 2 / 3
TWO_LED_ONCE = TWO + 8 / 9 * A_DIE
TWO_LED = TWO + 4 / 3 * A_DIE
TWO_BETTER, TWO_BETTER_AGAIN = 1 + 3 / 4 * A_DIE, TWO + 8 / 9 / 2  # the roll, or the re-roll, hits with 4 too


def fight(
    shadow: str, free: str, side: str = "shadow", attacker: str = "shadow", rounds: int = 2, **given: Any
) -> CombatRound:
    """A round at Osgiliath. The Shadow attacks it from the east, or the Free Peoples from the west."""
    origin = "north_ithilien" if attacker == "shadow" else "minas_tirith"
    here, there = ("osgiliath", origin) if attacker == "shadow" else (origin, "osgiliath")
    battle = Battle(FIELD, attacker, origin, "osgiliath", round=rounds)
    t = Tale.of(f"{there}: sauron {shadow}; {here}: gondor {free}", battle=battle, **given)
    return combat_round(t.s, side)


def gains(f: CombatRound, effect: str, *args: Any) -> Any:
    return pytest.approx(COMBAT_EFFECTS[effect](f, *args))


def test_a_round_counts_dice_numbers_and_re_rolls_of_both_sides() -> None:
    f = fight("7r 2n", "2r 1l", rounds=1)
    assert (f.own.dice, f.own.needs, f.own.again) == (5, 6, 2)
    assert (f.foe.dice, f.foe.needs, f.foe.again) == (2, 5, 1)
    assert f.own.hits() > f.own.hits(less_again=2) == pytest.approx(5 / 6)
    assert Throw(0, 5, 2).hits() == Throw(0, 5, 2).at_least(1) == 0.0
    assert f.foe.at_least(1) == pytest.approx(1 - (2 / 3) ** 2 * 2 / 3)


@pytest.mark.parametrize(
    ("who", "roll", "by", "dealt", "saved"),
    [
        ("own", "roll", 1, TWO_BETTER - TWO_LED_ONCE, 0.0),
        ("own", "again", 1, TWO_BETTER_AGAIN - TWO_LED_ONCE, 0.0),
        ("own", "both", 1, 1 + 3 / 4 / 2 - TWO_LED_ONCE, 0.0),
        ("foe", "roll", -1, 0.0, 1 / 6),
        ("foe", "again", -1, 0.0, 0.0),
        ("each", "roll", 1, TWO_BETTER - TWO_LED_ONCE, -1 / 6),
    ],
)
def test_better_and_worse_dice(who: str, roll: str, by: int, dealt: float, saved: float) -> None:
    assert gains(fight("2r 1n", "1r"), "add_to_dice", who, roll, by) == (dealt, saved)


@pytest.mark.parametrize(
    ("effect", "shadow", "free", "dealt", "saved"),
    [
        # dice
        ("fewer_for_companions", "4r", "1r meriadoc peregrin", 0.0, 2 * A_DIE),
        ("fewer_for_companions", "4r", "1r", 0.0, 0.0),
        # leadership of companions
        ("defy", "1r", "2r meriadoc", TWO - TWO_LED_ONCE, 0.1),
        ("mighty_attack", "1r", "1r aragorn meriadoc", 0.9, 0.0),
        ("mighty_attack", "1r", "2r meriadoc", 0.9 + TWO - TWO_LED_ONCE, 0.0),
        ("anduril", "1r", "1r strider", 0.9 + TWO - TWO_LED_ONCE, 0.0),
        ("anduril", "1r", "2r aragorn", 1.8 - 46 / 81, 0.0),
        # hits
        ("confuse", "3r", "1r", 0.5, 0.0),
        ("sacrifice", "2r", "1r", 0.0, 0.4 * 5 / 9),
        ("blade", "1r 1n", "1r", 0.0, 0.0),
        ("blade", "1r witch_king", "1r", 1.0, 0.0),
        ("fateful_strike", "1r 1n", "1r", 0.3, 0.0),
        ("fateful_strike", "1r saruman", "1r", 0.0, 0.0),
    ],
)
def test_what_a_card_of_the_free_peoples_does(effect: str, shadow: str, free: str, dealt: float, saved: float) -> None:
    assert gains(fight(shadow, free, "free"), effect) == (dealt, saved)


@pytest.mark.parametrize(
    ("effect", "shadow", "free", "dealt", "saved"),
    [
        # The leadership of the Nazgûl must not be less than that of the enemy.
        ("overawe", "1r 1n", "1r 1l", 0.0, LED - A_DIE),
        ("overawe", "1r 2n", "1r 1l", 0.0, LED - A_DIE),
        ("overawe", "1r 1n", "1r 2l", 0.0, 0.0),
        ("overawe", "1r", "1r 1l", 0.0, 0.0),
        ("mute_companion", "1r", "1r aragorn meriadoc", 0.0, TWO_LED - TWO_LED_ONCE),
        ("mute_companion", "1r", "1r 1l", 0.0, 0.0),
        ("swarm", "2r 1n", "1r", 0.5 * (TWO_BETTER_AGAIN - TWO_LED_ONCE), 0.1),
        ("black_breath", "1r 1n", "1r 1l", 0.5, 0.0),
        ("black_breath", "1r 1n", "1r", 0.0, 0.0),
        ("drive_on", "2r 2n", "1r", TWO - TWO_LED, -A_DIE / 3),
        ("dread_for_dice", "1r 2n", "3r", A_DIE - LED, 2 * A_DIE),
        ("yield_minion", "1r mouth_of_sauron", "5r", A_DIE - LED, 2 * A_DIE),
        ("yield_minion", "1r 1n", "5r", 0.0, 0.0),
        ("yield_minion", "1r saruman mouth_of_sauron", "5r", 0.0, 2 * A_DIE),
        ("outscore", "2r", "1r", 0.5, 0.0),
        ("outscore", "1r", "1r", 0.25, 0.0),
        ("great_host", "4r", "2r", 0.9, 0.0),
        ("great_host", "3r", "2r", 0.3, 0.0),
        ("great_host", "2r", "2r", 0.0, 0.0),
    ],
)
def test_what_a_card_of_the_shadow_does(effect: str, shadow: str, free: str, dealt: float, saved: float) -> None:
    assert gains(fight(shadow, free), effect) == (dealt, saved)


@pytest.mark.parametrize(
    ("effect", "args", "shadow", "dealt", "saved"),
    [
        ("forfeit_dread", (1,), "2r 1n", TWO - TWO_LED_ONCE, 0.0),
        ("forfeit_dread", (1,), "2r 2n", TWO_LED_ONCE - TWO_LED, 0.0),
        ("add_hits", (2,), "2r", 2 * 5 / 9, 0.0),
        ("shield", (2, 1), "1r", 0.0, 1 / 9),
        ("shield", (1, 2), "1r", 0.0, 2 * 5 / 9),
        ("extra_attack", ("elites", 5), "2e", 2 * 2 / 6, 0.0),
        ("extra_attack", ("elites", 5), "6e", 5 * 2 / 6, 0.0),
        ("extra_attack", ("three", 4), "2e", 3 * 3 / 6, 0.0),
        ("extra_attack", ("leadership", 0), "1r 2n", 2 * 2 / 6, 0.0),
        # As many hits as bring the army down to five units are taken for better dice.
        ("suffer_for_dice", (2,), "5r", 0.0, 0.0),
        ("suffer_for_dice", (2,), "6r", 5 / 6, -0.5),
        ("suffer_for_dice", (2,), "9r", 5 / 3, -1.0),
        ("suffer_to_strike", (4, 4), "5r", 0.7, -0.6),
    ],
)
def test_effects_with_numbers(effect: str, args: Any, shadow: str, dealt: float, saved: float) -> None:
    assert gains(fight(shadow, "2r"), effect, *args) == (dealt, saved)


def test_three_hits_are_too_many_for_an_onslaught() -> None:
    assert gains(fight("5r", "1r 1e"), "suffer_to_strike", 4, 4) == (0.0, 0.0)


@pytest.mark.parametrize(
    ("title", "most", "shadow", "free", "taken"),
    [
        ("relentless", 2, "5r", "5r", 0), ("relentless", 2, "6r", "5r", 1), ("relentless", 2, "9r", "5r", 2),
        ("onslaught", 4, "9r", "1r", 2), ("onslaught", 4, "9r", "2r", 4), ("onslaught", 3, "9r", "2r", 3),
        ("onslaught", 4, "5r", "2r", 3), ("onslaught", 4, "9r", "3r", 0), ("onslaught", 4, "1r", "1r", 0),
    ],
)  # fmt: skip
def test_hits_that_are_taken_for_more(title: str, most: int, shadow: str, free: str, taken: int) -> None:
    assert own_hits(fight(shadow, free), title, most) == taken


@pytest.mark.parametrize(
    ("shadow", "free", "rounds", "points"),
    # Two points cost two re-rolls and two dice of the enemy, but one die stays. A die that needs a 6 is worth less.
    [("1r 2n", "3r", 2, 2), ("1r 2n", "2r", 2, 1), ("1r 1n", "3r", 2, 1), ("2r 2n", "5r", 1, 1), ("2r", "3r", 2, 0)],
)
def test_dread_is_traded_for_dice_as_long_as_it_pays(shadow: str, free: str, rounds: int, points: int) -> None:
    attacker = "free" if rounds == 1 else "shadow"
    assert dread_points(fight(shadow, free, attacker=attacker, rounds=rounds)) == points


@pytest.mark.parametrize(("sealed", "saved"), [({"shadow": "grond"}, FOE_CARD), ({"free": "athelas"}, 0.1), ({}, 0.1)])
def test_only_a_committed_card_of_the_enemy_can_be_cancelled(sealed: dict[str, str], saved: float) -> None:
    f = fight("1r", "2r meriadoc", "free", sealed=sealed)
    assert gains(f, "defy") == (TWO - TWO_LED_ONCE, saved)
    swarm = fight("2r 1n", "1r", sealed={"free": "athelas"})
    assert gains(swarm, "swarm") == (0.0, FOE_CARD)


# Leaving the battle


@pytest.mark.parametrize(("shadow", "free", "leaves"), [("8r", "1r", True), ("5r", "5r", False), ("1r", "5r", False)])
def test_who_will_lose_falls_back_and_is_hit_once_less(shadow: str, free: str, leaves: bool) -> None:
    f = fight(shadow, free, "free")
    assert is_leaving(f) == leaves
    assert gains(f, "fall_back") == (0.0, f.foe.at_least(1) if leaves else 0.0)
    assert is_leaving(fight(shadow, free, "shadow")) == (shadow != "8r")  # even odds are too bad for an attacker


def at(region: str, origin: str, shadow: str, free: str, side: str = "free", **given: Any) -> CombatRound:
    battle = Battle(FIELD, "shadow", origin, region, round=2)
    return combat_round(Tale.of(f"{origin}: sauron {shadow}; {region}: {free}", battle=battle, **given).s, side)


@pytest.mark.parametrize(
    ("region", "origin", "garrison", "given", "leaves"),
    [
        ("osgiliath", "north_ithilien", "gondor 4r", {}, True),
        ("pelargir", "lossarnach", "gondor 4r", {}, False),  # dear to its owner
        ("pelargir", "lossarnach", "gondor 1r", {}, True),  # hopeless
        ("pelargir", "lossarnach", "gondor 4r", {"captured": "pelargir"}, True),
    ],
)
def test_who_defends_a_settlement_of_his_own_stays_longer(
    region: str, origin: str, garrison: str, given: Any, leaves: bool
) -> None:
    """Five against four units win more often than not, but not nearly always."""
    assert is_leaving(at(region, origin, "5r", garrison, **given)) == leaves


@pytest.mark.parametrize(
    ("region", "origin", "shadow", "saves"),
    [
        ("osgiliath", "north_ithilien", "8r", True),
        ("osgiliath", "north_ithilien", "2r", False),
        ("pelargir", "lossarnach", "8r", False),  # its points would be given up
        ("minas_tirith", "lossarnach", "8r", True),  # the army goes behind the walls
    ],
)
def test_scouts_save_an_army_that_gives_nothing_up(region: str, origin: str, shadow: str, saves: bool) -> None:
    f = at(region, origin, shadow, "gondor 2r")
    assert gains(f, "slip_away") == (0.0, 1.5 * f.foe.hits() if saves else 0.0)


# Both halves of a card, and what a hit is worth


def test_the_second_half_of_a_card_is_added() -> None:
    f = fight("2r", "1r")
    assert gain(f, "mumakil") == pytest.approx((2 * 1 / 6 + 0.5, 0.0))
    assert gain(f, "mumakil_charge") == pytest.approx((0.5, 0.0))


def test_an_effect_without_an_estimate_deals_a_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(COMBAT_EFFECTS, "great_host")
    assert gain(fight("2r", "1r"), "great_host") == UNKNOWN


@pytest.mark.parametrize(
    ("region", "origin", "given", "worth"),
    [
        ("osgiliath", "north_ithilien", {}, 0.3),
        ("pelargir", "lossarnach", {}, 2.3),
        ("minas_tirith", "lossarnach", {}, 4.3),
        ("minas_tirith", "lossarnach", {"captured": "minas_tirith"}, 0.3),
        ("minas_tirith", "minas_tirith", {"siege": "minas_tirith"}, 4.3),
        ("minas_tirith", "minas_tirith", {"siege": "minas_tirith", "captured": "minas_tirith"}, 4.3),
    ],
)
def test_the_stake_of_a_battle(region: str, origin: str, given: Any, worth: float) -> None:
    kind = SIEGE if region == origin else FIELD
    board = f"{origin}: sauron 3r; {region}: gondor 3r"
    t = Tale.of(board, battle=Battle(kind, "shadow", origin, region, round=1), **given)
    assert t.s.battle is not None
    assert stake(t.s, t.s.battle) == pytest.approx(worth)


def test_a_hit_helps_him_who_deals_it_and_hurts_him_who_takes_it() -> None:
    shadow = hit_worths(fight("5r", "5r").s, "shadow")
    free = hit_worths(fight("5r", "5r").s, "free")
    assert min(*shadow, *free) > 0
    # What one side wins with a hit the other side loses.
    assert free == pytest.approx(shadow[::-1])


def chosen(t: Tale) -> str:
    return Captain().choose(Sight(GAME, t.s, t.ask.who, t.ask), Random(0))


def committing(side: str, board: str, hand: str, **given: Any) -> str:
    battle = Battle(SIEGE, "shadow", "minas_tirith", "minas_tirith", round=1)
    hands = {"free": (), "shadow": (), side: tuple(hand.split())}
    t = Tale.of(board, ("combat_card", side), battle=battle, siege="minas_tirith", hands=hands, **given)
    assert t.asked == f"{side} combat_card"
    return chosen(t)


def test_of_two_cards_the_one_with_more_hits_is_committed() -> None:
    """Both events could do nothing now. Five dice that need a 6 gain 5/6 by one more pip, and 10/6 by two."""
    board = "minas_tirith: gondor 2r; minas_tirith: sauron 5r 2n"
    assert committing("shadow", board, "cruel_weather") == "cruel_weather"
    assert committing("shadow", board.replace("2n", ""), "return_to_valinor cruel_weather") == "return_to_valinor"


# Questions of combat cards


def asked(step: Any, shadow: str, free: str, **of_battle: Any) -> str:
    """What the captain answers in the second round of an attack of the Shadow on Osgiliath."""
    battle = Battle(FIELD, "shadow", "north_ithilien", "osgiliath", round=2, **of_battle)
    t = Tale.of(f"north_ithilien: sauron {shadow}; osgiliath: gondor {free}", step, battle=battle)
    assert len(t.picks) > 1, t.offers
    return chosen(t)


@pytest.mark.parametrize(
    ("step", "shadow", "free", "answer"),
    [
        (("dread_points", "dread_and_despair"), "1r 2n", "3r", "2"),
        (("dread_points", "dread_and_despair"), "1r 2n", "2r", "1"),
        (("own_hits", "relentless", 2), "6r", "5r", "1"),
        (("own_hits", "relentless", 2), "5r", "5r", "0"),
        (("own_hits", "onslaught", 4), "5r", "2r", "3"),
        # the companion with most leadership, and the one with least
        (("mute_whom", "words_of_power"), "1r", "1r meriadoc aragorn", "aragorn"),
        (("mighty_one", "mighty_attack"), "1r", "1r aragorn meriadoc", "meriadoc"),
        # who is missed most
        (("fell_whom", "fateful_strike", "nazgul mouth_of_sauron"), "1r 1n mouth_of_sauron", "1r", "mouth_of_sauron"),
        (("fell_whom", "blade", "mouth_of_sauron witch_king"), "1r mouth_of_sauron witch_king", "1r", "witch_king"),
        (("fell_whom", "blade", "witch_king saruman"), "1r witch_king saruman", "1r", "saruman"),
        (("sacrifice_hits", "heroic_death", "legolas"), "3r", "3r legolas", "2"),
        (("yield_whom", "servant_shadow"), "1r saruman mouth_of_sauron", "5r", "mouth_of_sauron"),
        (("orderly", "orderly"), "8r", "1r 1l", "save"),
        (("orderly", "orderly"), "1r", "5r 1l", "pass"),
    ],
)
def test_it_answers_what_a_combat_card_asks(step: Any, shadow: str, free: str, answer: str) -> None:
    assert asked(step, shadow, free, rolled=(5, 5, 1)) == answer


@pytest.mark.parametrize(
    ("free", "again", "answer"),
    [
        ("2r 1l meriadoc", (6,), "gondor-leader"),
        ("2r 1l meriadoc legolas", (6, 6), "legolas"),
        ("2r meriadoc", (6,), "meriadoc"),
    ],
)
def test_the_black_breath_takes_the_best_it_can(free: str, again: tuple[int, ...], answer: str) -> None:
    assert asked(("breath_whom", "black_breath"), "3r 3n", free, again=again) == answer


@pytest.mark.parametrize(
    ("free", "rolled", "answer"),
    [
        ("3r 1l", (6, 6), "gondor-leader"),  # two hits leave one unit, which would not last
        ("4r 1l", (6, 6), "pass"),
        ("2r 1e 1l", (6, 6), "pass"),
        ("3r legolas", (6, 6), "pass"),  # a companion is worth more than a hit
    ],
)
def test_a_leader_is_given_for_a_hit_if_he_would_die_anyway(free: str, rolled: tuple[int, ...], answer: str) -> None:
    assert asked(("sacrifice_whom", "heroic_death"), "5r", free, rolled=rolled) == answer


def test_scouts_go_behind_walls_or_to_friends() -> None:
    """Lossarnach has friends, but walls are best: those of Minas Tirith, or one's own."""
    board = "north_ithilien: sauron 8r; osgiliath: gondor 2r; lossarnach: gondor 1r"
    battle = Battle(FIELD, "shadow", "north_ithilien", "osgiliath", round=1)
    assert chosen(Tale.of(board, ("slip_to", "scouts"), battle=battle)) == "minas_tirith"
    lost = Tale.of(board, ("slip_to", "scouts"), battle=battle, captured="minas_tirith")
    assert lost.picks[:2] == ["dead_marshes", "druadan_forest"]
    assert chosen(lost) == "lossarnach"
    board = "osgiliath: sauron 8r; minas_tirith: gondor 2r; lossarnach: gondor 1r"
    walls = Tale.of(board, ("slip_to", "scouts"), battle=Battle(FIELD, "shadow", "osgiliath", "minas_tirith", round=1))
    assert "lossarnach" in walls.picks
    assert chosen(walls) == "siege"
