"""Golden saves of all versions load and can be played on, from their answers and from their positions."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bree.core.saves.migrate import migrated
from bree.core.saves.save import Save, read_save, write_save
from bree.core.saves.state_json import to_plain
from bree.table import Sitting
from tests.contract.saves import read_saves
from tests.contract.variants import GAMES, answer_of

TEXTS = read_saves()
BY_NAME = {game.name: game for game in GAMES}
FURTHER = 60  # answers after loading

every_save = pytest.mark.parametrize("name", TEXTS)


def read(name: str) -> Save:
    return read_save(TEXTS[name])


def load(save: Save) -> Sitting:
    return Sitting.load(write_save(save), BY_NAME[save.game], seed=1)


def as_start(save: Save) -> Save:
    """The same position without its answers."""
    return replace(save, start=save.position, answers=[], position_after=0)


def play_on(sitting: Sitting, seed: str) -> list[Any]:
    """The asks, picks and answers from here on, and the result."""
    game, rng, told = sitting.game, Random(seed), []
    for _ in range(FURTHER):
        ask = sitting.ask
        if ask is None:
            return [*told, game.score(sitting.state)]
        answer = answer_of(ask, rng)
        told.append((ask.who, ask.key, ask.rule, [pick.id for pick in ask.picks], answer))
        sitting.answer(ask.who, answer)
        assert game.audit(sitting.state) == []
    return told


def test_there_are_saves_of_every_game() -> None:
    assert {read(name).game for name in TEXTS} == set(BY_NAME)


@every_save
def test_a_golden_save_loads_and_plays_on(name: str) -> None:
    """It uses its answers if they are still legal, and else its position."""
    sitting = load(read(name))
    assert sitting.ask is not None
    assert play_on(sitting, name)


def has_newer_cards(save: Save) -> bool:
    """Later versions added cards to the decks. In this position they are among the played cards."""
    assert save.position is not None
    return save.position.get("played") != migrated(BY_NAME[save.game], save.rules, save.position).get("played")


@every_save
def test_its_position_loads_by_itself_and_plays_on_like_the_game_it_was_taken_from(name: str) -> None:
    save = read(name)
    whole, alone = load(save), load(as_start(save))
    if has_newer_cards(save):
        return  # the same answers lead to another game with new decks
    assert to_plain(alone.state) == to_plain(whole.state)
    assert play_on(alone, name) == play_on(whole, name)


@every_save
def test_what_was_loaded_can_be_saved_and_loaded_again(name: str) -> None:
    sitting = load(as_start(read(name)))
    again = Sitting.load(sitting.save(), sitting.game)
    assert again.state == sitting.state
