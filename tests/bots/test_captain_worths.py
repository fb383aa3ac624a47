"""The captain: exact worths of dice, combat cards and effects of events."""

from typing import Any

import pytest

from bree.bots.war.battle.combat_cards import CombatRound, Throw, at_most
from bree.bots.war.cards.army_effects import promote, sail_west
from bree.bots.war.cards.ring_effects import STEP, drive
from bree.bots.war.characters.arrivals import A_TURN, lasting
from bree.bots.war.evaluation import Evaluation
from bree.games.war import GAME
from bree.games.war.cards.return_to_valinor import ELVEN_STRONGHOLDS
from bree.games.war.notation import read


@pytest.mark.parametrize(("turn", "left"), [(3, 9), (11, 1), (20, 1)])
def test_a_special_die_is_worth_the_turns_that_are_left(turn: int, left: int) -> None:
    s = read(f"turn: {turn}.5 free | free dice: muster | todo: tidy")
    assert (lasting(s, "free"), lasting(s, "shadow")) == (A_TURN["free"] * left, A_TURN["shadow"] * left)


def test_a_limit_of_three_dice_prevents_the_hits_of_the_others() -> None:
    nothing: Any = None
    battle = CombatRound(nothing, nothing, "free", Throw(1, 5, 0), Throw(5, 5, 0))
    assert at_most(battle, 3) == (0.0, pytest.approx(5 / 3 - 1))


def test_sailing_west_strikes_only_strongholds_without_a_siege() -> None:
    s = GAME.new({})
    assert sail_west(Evaluation(s, "shadow")) > 0
    s.sieges = tuple(ELVEN_STRONGHOLDS)
    assert sail_west(Evaluation(s, "shadow")) == 0


def test_without_a_king_on_the_map_nobody_is_promoted() -> None:
    assert promote(Evaluation(GAME.new({}), "free")) == 0


def test_the_bearers_are_driven_one_step_away_from_the_gate() -> None:
    s = GAME.new({})
    s.bearers = "moria"
    assert drive(Evaluation(s, "shadow")) == pytest.approx(STEP)
