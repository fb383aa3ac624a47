"""Our games in OpenSpiel: its own game test, and the functions of its API one by one.

BREE_SIMS sets how many games its own test plays, 1 by default. With more, it also plays whole games of `war`.
"""

from collections.abc import Iterator
import math
import os
import pickle
from random import Random
from typing import Any

import pyspiel
import pytest
from tiny import GAME as TINY

from bree.adapters.openspiel import register
from bree.adapters.openspiel.game_settings import OUTCOMES, settings_from_pickle
from bree.adapters.openspiel.parameters import read, write
from bree.adapters.reward import rewards
from bree.core import CHANCE, Refusal, Value
from bree.core.find import find, games

TYPE = pyspiel.GameType
register(TINY, zero_sum=True)

# Each game has the default table and one more that ends early. So does `war`, because a whole game takes too long.
SPECS = (
    "bree_mordor",
    "bree_mordor(players=4,side=advanced,max_game_length=50)",
    "bree_doom",
    "bree_doom(players=1,road=. . . . . .,max_game_length=60)",
    "bree_fellowship",
    "bree_fellowship(players=1,chapter='2',max_game_length=60)",
    "bree_war(max_game_length=50)",
    "bree_war(players=4,lords=whole,max_game_length=25)",
    "bree_tiny",
    "bree_tiny(players=3,charms=on)",
)

SIMS = int(os.environ.get("BREE_SIMS", "1"))
WHOLE_WARS = ("bree_war", "bree_war(players=4,lords=whole)") if SIMS > 1 else ("bree_war(max_game_length=5)",)


def loaded(spec: str) -> Any:
    return pyspiel.load_game(spec)


def walk(game: Any, seed: int = 1, limit: int = 150) -> Iterator[Any]:
    """Yield the states of a random game, for long games only the beginning."""
    rng, state = Random(seed), game.new_initial_state()
    for _ in range(limit):
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("spec", SPECS)
def test_the_librarys_own_test_of_a_game(spec: str) -> None:
    pyspiel.random_sim_test(loaded(spec), num_sims=SIMS, serialize=True, verbose=False)


@pytest.mark.parametrize("spec", WHOLE_WARS)
def test_the_librarys_own_test_of_a_whole_war(spec: str) -> None:
    pyspiel.random_sim_test(loaded(spec), num_sims=1, serialize=True, verbose=False)


def test_every_game_that_is_found_is_registered() -> None:
    assert {f"bree_{name}" for name in games()} <= set(pyspiel.registered_names())
    assert register(find("mordor")) == "bree_mordor"  # a second registration does nothing


def test_what_kind_of_game_it_is() -> None:
    kinds = {name: loaded(f"bree_{name}").get_type() for name in ("mordor", "doom", "fellowship", "war")}
    assert {name: (kind.utility, kind.information) for name, kind in kinds.items()} == {
        "mordor": (TYPE.Utility.GENERAL_SUM, TYPE.Information.PERFECT_INFORMATION),
        "doom": (TYPE.Utility.IDENTICAL, TYPE.Information.PERFECT_INFORMATION),
        "fellowship": (TYPE.Utility.IDENTICAL, TYPE.Information.IMPERFECT_INFORMATION),
        "war": (TYPE.Utility.ZERO_SUM, TYPE.Information.IMPERFECT_INFORMATION),
    }
    assert {name: (kind.min_num_players, kind.max_num_players) for name, kind in kinds.items()} == {
        "mordor": (2, 4),
        "doom": (1, 4),
        "fellowship": (1, 4),
        "war": (2, 4),
    }
    for kind in kinds.values():
        assert kind.chance_mode == TYPE.ChanceMode.EXPLICIT_STOCHASTIC
        assert kind.dynamics == TYPE.Dynamics.SEQUENTIAL
        assert kind.reward_model == TYPE.RewardModel.TERMINAL
    assert loaded("bree_war").utility_sum() == 0.0
    bounds = {spec: (loaded(spec).min_utility(), loaded(spec).max_utility()) for spec in ("bree_mordor", "bree_doom")}
    assert bounds == {"bree_mordor": (-1.0, 1.0), "bree_doom": (0.0, 1.0)}


@pytest.mark.parametrize("spec", SPECS)
def test_legal_lists_numbers_and_words(spec: str) -> None:
    """Only the player who must answer has legal actions. They are sorted, agree with the mask, and have distinct
    names.
    """
    game = loaded(spec)
    for state in walk(game):
        player = state.current_player()
        others = [other for other in range(game.num_players()) if other != player]
        if not state.is_chance_node():
            assert [state.legal_actions(other) for other in others] == [[]] * len(others)
        if state.is_terminal():
            assert state.legal_actions() == []
            continue
        legal = state.legal_actions()
        assert legal == sorted(set(legal)) != []
        words = [state.action_to_string(player, number) for number in legal]
        assert words == [state.action_to_string(number) for number in legal]
        assert len(set(words)) == len(words)
        ask = state.play.ask
        assert sorted(words) == sorted(f"{ask.key} {pick.id}" for pick in ask.picks)
        if player >= 0:
            assert [number for number, one in enumerate(state.legal_actions_mask(player)) if one] == legal
            assert max(legal) < game.num_distinct_actions()
            assert state.string_to_action(player, words[0]) == legal[0]


@pytest.mark.parametrize("spec", SPECS)
def test_chance_is_asked_with_its_true_chances(spec: str) -> None:
    game, asked = loaded(spec), 0
    for state in walk(game):
        ask = state.play.ask
        assert state.is_chance_node() == (ask is not None and ask.who == CHANCE and not state.is_terminal())
        if state.is_chance_node():
            asked += 1
            outcomes = state.chance_outcomes()
            weights = [pick.weight for pick in ask.picks]
            assert [number for number, _ in outcomes] == list(range(len(weights)))
            assert [chance * sum(weights) for _, chance in outcomes] == pytest.approx(weights)
            assert math.isclose(sum(chance for _, chance in outcomes), 1.0)
            assert len(outcomes) <= game.max_chance_outcomes() == OUTCOMES
    assert asked or "deal" in spec


@pytest.mark.parametrize("spec", SPECS)
def test_tensors_are_as_long_as_they_say(spec: str) -> None:
    game = loaded(spec)
    sizes = game.observation_tensor_size(), game.information_state_tensor_size()
    assert sizes == (math.prod(game.observation_tensor_shape()), math.prod(game.information_state_tensor_shape()))
    for number, state in enumerate(walk(game)):
        if number % 10 == 0 or state.is_terminal():
            for player in range(game.num_players()):
                seen, recalled = state.observation_tensor(player), state.information_state_tensor(player)
                assert (len(seen), len(recalled)) == sizes
                assert all(map(math.isfinite, recalled))
                assert recalled[: len(seen)] == seen


@pytest.mark.parametrize("spec", SPECS)
def test_what_is_copied_or_packed_is_the_same_and_lives_by_itself(spec: str) -> None:
    game, rng = loaded(spec), Random(2)
    assert str(pickle.loads(pickle.dumps(game))) == str(game) == str(pyspiel.load_game(str(game)))
    assert pickle.loads(pickle.dumps(game.get_type())) == game.get_type()
    for number, state in enumerate(walk(game)):
        if number % 40 or state.is_terminal():
            continue
        before = everything(state)
        line = pyspiel.serialize_game_and_state(game, state)
        copies = [state.clone(), pickle.loads(pickle.dumps(state)), pyspiel.deserialize_game_and_state(line)[1]]
        for copy in copies:
            assert everything(copy) == before
            assert copy.history() == state.history()
            copy.apply_action(rng.choice(copy.legal_actions()))
            assert len(copy.history()) == len(state.history()) + 1
        assert everything(state) == before


def everything(state: Any) -> list[Any]:
    players = range(state.num_players())
    strings = [(state.observation_string(player), state.information_state_string(player)) for player in players]
    return [str(state), state.legal_actions(), state.returns(), state.current_player(), strings]


def test_an_imagined_state_is_packed_too() -> None:
    game = loaded("bree_fellowship")
    *_, state = walk(game, limit=60)
    twin = state.resample_from_infostate(1, Random(5).random)
    while twin.is_chance_node():
        twin.apply_action(0)
    twin.apply_action(twin.legal_actions()[0])
    settings_from_pickle = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, twin))[1]
    assert everything(settings_from_pickle) == everything(twin)


@pytest.mark.parametrize("name", ["bree_war", "bree_doom"])
def test_no_game_is_longer_than_it_may_be(name: str) -> None:
    """An unfinished game is neither won nor lost, and co-operative players have not won."""
    game = loaded(f"{name}(max_game_length=12)")
    assert (game.max_game_length(), game.max_chance_nodes_in_history()) == (12, 12)
    *_, last = walk(game)
    assert last.play.table.game.score(last.play.s) is None
    assert (last.is_terminal(), last.current_player()) == (True, pyspiel.PlayerId.TERMINAL)
    assert len(last.history()) <= 12
    assert last.returns() == [0.0] * game.num_players()
    with pytest.raises(Refusal, match="game-over"):
        last.apply_action(0)


@pytest.mark.parametrize("spec", SPECS)
def test_returns_are_told_at_the_end_and_add_up(spec: str) -> None:
    game = loaded(spec)
    for state in walk(game, seed=3, limit=6000):
        if not state.is_terminal():
            assert state.returns() == state.rewards() == [0.0] * game.num_players()
    assert state.is_terminal()
    scores = state.play.table.game.score(state.play.s)
    assert scores is None or state.returns() == list(rewards(state.play.table.game, scores).values())
    assert all(game.min_utility() <= got <= game.max_utility() for got in state.returns())
    if game.get_type().utility == TYPE.Utility.IDENTICAL:
        assert len(set(state.returns())) == 1
    if game.get_type().utility == TYPE.Utility.ZERO_SUM:
        assert sum(state.returns()) == pytest.approx(0.0)


@pytest.mark.parametrize(
    ("circles", "left", "got"),
    [((9, 4), (2, 3), [1.0, -1.0]), ((9, 9), (3, 3), [0.0, 0.0]), ((9, 3), (0, 0), [-1.0, -1.0])],
    ids=["one wins", "two share the victory", "both are out"],
)
def test_what_hobbits_get(circles: tuple[int, int], left: tuple[int, int], got: list[float]) -> None:
    """Because of the last case, `mordor` is not a zero-sum game."""
    mordor = find("mordor")
    s = mordor.new({"starter": "frodo"})
    s.circles, s.left, s.active = list(circles), list(left), 1
    s.todo = [("close",)]
    mordor.rules.settle(s)
    assert loaded("bree_mordor").table.returns(s) == got


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"players": 9}, "option-value"),
        ({"hobbits": "sam sam"}, "hobbit-twice"),
        ({"dice_faces": "none"}, "dice-which"),
        ({"max_game_length": 0}, "option-value"),
    ],
)
def test_options_that_make_no_sense_are_refused(given: dict[str, Any], key: str) -> None:
    with pytest.raises(Refusal) as refused:
        pyspiel.load_game("bree_mordor", given)
    assert refused.value.key == key


def test_parameters_come_back_as_they_were_given() -> None:
    """This includes values that OpenSpiel would read as a number or split at a comma."""
    for name, given in (
        ("bree_fellowship", {"chapter": "3", "players": 2}),
        ("bree_fellowship", {"chapter": "campaign", "won": "1"}),
        ("bree_mordor", {"hobbits": "sam,frodo"}),
    ):
        game = pyspiel.load_game(name, given)
        settings_from_pickle = pyspiel.load_game(str(game))
        assert settings_from_pickle.table.options == game.table.options
        assert given.items() <= settings_from_pickle.table.options.items()


@pytest.mark.parametrize("value", ["", "'", "''", "3", "-", "true", "sam,frodo", "sam", 2])
def test_a_parameter_is_read_as_it_was_written(value: Value) -> None:
    assert read(write(value)) == value


def test_a_number_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    state = loaded("bree_mordor(starter=frodo)").new_initial_state()
    before = everything(state)
    with pytest.raises(Refusal, match="not-offered"):
        state.apply_action(6)
    assert everything(state) == before


@pytest.mark.parametrize("spec", ["bree_mordor", "bree_fellowship(chapter='4')", "bree_war", "bree_tiny"])
def test_a_game_may_start_from_any_position(spec: str) -> None:
    game = loaded(spec)
    *_, state = walk(game, limit=90)
    start = game.new_initial_state(str(state))
    assert (str(start), start.legal_actions(), start.history()) == (str(state), state.legal_actions(), [])
    if not start.is_terminal():
        start.apply_action(start.legal_actions()[-1])
    for copy in (start.clone(), pickle.loads(pickle.dumps(start))):
        assert everything(copy) == everything(start)


@pytest.mark.parametrize("line", ["nonsense", "terms: choose_square | squares: 6 | >sam*: 99 circles 6 left"])
def test_a_position_that_no_game_reaches_is_refused(line: str) -> None:
    with pytest.raises(Refusal):
        loaded("bree_mordor").new_initial_state(line)


def test_a_packed_game_that_nobody_here_knows_is_named() -> None:
    with pytest.raises(Refusal, match=r"game-unknown.*chess"):
        settings_from_pickle("chess", (), 9)
