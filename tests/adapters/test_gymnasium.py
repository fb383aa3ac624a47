"""Gymnasium: its checker passes for every game, and a random player needs only the mask."""

from random import Random
from typing import Any

import gymnasium
from gymnasium.utils.env_checker import check_env
import numpy as np
import pytest

from bree.adapters import gymnasium as ours
from bree.bots.bot import Sight
from bree.core import Refusal

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("bree/Doom-v1", {}),
    ("bree/Doom-v1", {"players": 1, "observation": "parts"}),
    ("bree/Fellowship-v1", {}),
    ("bree/Fellowship-v1", {"players": 1, "chapter": "5"}),
    ("bree/Mordor-v1", {"players": 3, "opponents": "greedy"}),
    ("bree/War-v1", {"seat": "shadow"}),
]
every_table = pytest.mark.parametrize(("name", "options"), TABLES, ids=[f"{n}-{o}" for n, o in TABLES])


@every_table
def test_the_checker_has_nothing_to_say(name: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, **options).unwrapped)


def play(table: Any, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    """Play a random game with masks only. Return the actions, the final reward and the final info."""
    _, info = table.reset(seed=seed)
    table.action_space.seed(seed)
    told: list[int] = []
    while True:
        told.append(int(table.action_space.sample(info["action_mask"])))
        observation, reward, over, cut, info = table.step(np.int64(told[-1]))
        assert table.observation_space.contains(observation)
        if over or cut:
            return told, reward, info
        assert reward == 0


@pytest.mark.parametrize(("name", "options"), [*TABLES[:2], *TABLES[3:5]])
def test_a_mind_that_plays_by_the_masks_is_never_refused(name: str, options: dict[str, Any]) -> None:
    table = ours.TableEnv(name.removeprefix("bree/").removesuffix("-v1").lower(), **options)
    told, reward, info = play(table, 1)
    match = table.match
    score = match.game.score(match.state)
    assert score is not None
    assert reward == match.rewards()[table.seat or match.seats[0]]
    assert "illegal" not in info
    assert not info["action_mask"].any()
    assert play(table, 1)[0] == told


def test_one_mind_sees_as_the_seat_that_is_asked() -> None:
    table = ours.TableEnv("fellowship")
    _, info = table.reset(seed=4)
    seats = {info["seat"]}
    for _ in range(12):
        *_, info = table.step(table.action_space.sample(info["action_mask"]))
        assert table.match.ask is not None
        assert info["seat"] == table.match.ask.who
        seats.add(info["seat"])
    assert len(seats) > 1


def test_a_seat_among_bots_is_asked_alone() -> None:
    table = ours.TableEnv("mordor", seat="sam", opponents="random", starter="frodo")
    _, info = table.reset(seed=4)
    assert info["seat"] == "sam"
    assert table.match.answers > 0  # Frodo's answers, because he begins
    assert table.match.ask is not None
    assert table.match.ask.who == "sam"


def test_an_illegal_action_ends_the_game() -> None:
    table = ours.TableEnv("doom")
    _, info = table.reset(seed=1)
    barred = np.flatnonzero(info["action_mask"] == 0)[0]
    _, reward, over, cut, info = table.step(barred)
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, table.match.codec.name(int(barred)))
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(barred)


def test_people_see_the_table_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    table = ours.TableEnv("doom", render_mode="human")
    table.reset(seed=1)
    assert table.render() is None
    assert capsys.readouterr().out.count("\n") > 3
    told = ours.TableEnv("doom", render_mode="ansi")
    told.reset(seed=1)
    assert isinstance(told.render(), str)
    assert ours.TableEnv("doom").render() is None


def test_gymnasium_itself_cuts_a_game_off() -> None:
    table = gymnasium.make("bree/Doom-v1", players=1, max_episode_steps=2)
    _, info = table.reset(seed=1)
    cuts = []
    for _ in range(2):
        *_, over, cut, info = table.step(info["action_mask"].argmax())
        cuts.append((over, cut))
    assert cuts == [(False, False), (False, True)]


def test_bad_input() -> None:
    with pytest.raises(Refusal, match="option-value"):
        ours.TableEnv("mordor", render_mode="rgb")
    with pytest.raises(Refusal, match="bot-unknown"):
        ours.TableEnv("mordor", opponents="sauron")
    with pytest.raises(Refusal, match="option-value"):
        ours.TableEnv("mordor", seat="bilbo")
    with pytest.raises(Refusal, match="option-unknown"):
        ours.TableEnv("mordor", colour="red")


class Failing:
    def __init__(self, fault: BaseException | str) -> None:
        self.fault = fault

    def choose(self, _sight: Sight, _rng: Random) -> str:
        if isinstance(self.fault, str):
            return self.fault
        raise self.fault


@pytest.mark.parametrize(
    ("fault", "why"),
    [
        (ZeroDivisionError("too\nclever"), "ZeroDivisionError: too clever"),
        (SystemExit(4), "SystemExit: 4"),
        ("mellon", "mellon is not offered"),
    ],
    ids=["raises", "leaves", "not offered"],
)
def test_an_opponent_that_fails_is_named(fault: BaseException | str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "invite", lambda _game, _name: Failing(fault))
    table = gymnasium.make("bree/Mordor-v1", opponents="raiser", starter="sam")
    with pytest.raises(RuntimeError) as told:
        table.reset(seed=1)
    assert str(told.value) == f"the bot raiser failed at the seat sam: {why}"
    if isinstance(fault, BaseException):
        assert told.value.__cause__ is fault
