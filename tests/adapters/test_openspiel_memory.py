"""Information states contain everything that a player has seen and answered, in order, and nothing else."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any

import pyspiel
import pytest
from tiny import GAME as TINY

from bree.adapters.openspiel import register
from bree.adapters.openspiel.seat_memory import sight
from tests.adapters.test_openspiel import walk
from tests.adapters.tinier import loaded

register(TINY, zero_sum=True)

SECRETIVE = (
    ("bree_tiny", 1),
    ("bree_tiny(players=3,charms=on)", 2),
    ("bree_fellowship", 9),
    ("bree_fellowship(players=2,chapter='5')", 9),
    ("bree_war(max_game_length=300)", 60),
    ("bree_war(players=4,lords=whole,max_game_length=200)", 60),
)


def seen(state: Any, player: int) -> list[Any]:
    """Return everything that a player receives."""
    return [
        state.observation_string(player),
        state.information_state_string(player),
        state.observation_tensor(player),
        state.information_state_tensor(player),
        state.legal_actions(player) if state.current_player() == player else [],
    ]


@pytest.mark.parametrize(("spec", "apart"), SECRETIVE)
def test_twin_worlds_are_one_to_the_player(spec: str, apart: int) -> None:
    """The twin world may show other players something else."""
    game, rng, invented = pyspiel.load_game(spec), Random(4), 0
    for number, state in enumerate(walk(game, limit=400)):
        if number % apart or state.is_terminal():
            continue
        for player in range(game.num_players()):
            twin = state.resample_from_infostate(player, rng.random)
            assert seen(twin, player) == seen(state, player)
            assert twin.current_player() == state.current_player()
            assert (twin.history(), twin.play.answers(twin.play.start.after)) == ([], [])
            assert twin.play.said[0] in ("", game.table.seats[player])
            others = [other for other in range(game.num_players()) if other != player]
            invented += any(twin.observation_string(other) != state.observation_string(other) for other in others)
            if state.is_player_node() and number > 20:  # the memories of other players are not copied
                assert all(twin.information_state_string(o) != state.information_state_string(o) for o in others)
    assert invented


@pytest.mark.parametrize(("spec", "apart"), SECRETIVE)
def test_answers_that_look_alike_leave_the_same_information(spec: str, apart: int) -> None:
    """Two answers lead to different information states only if the player sees a difference."""
    game, alike, apart_from = pyspiel.load_game(spec), 0, 0
    for number, state in enumerate(walk(game, seed=6, limit=400)):
        if number % apart or state.is_terminal():
            continue
        seen_before = [state.information_state_string(player) for player in range(game.num_players())]
        assert len(set(seen_before)) == game.num_players()
        children = [state.child(action) for action in state.legal_actions()[:4]]
        for player in range(game.num_players()):
            if player == state.current_player():
                continue
            for one, other in pairwise(children):
                same = shown(state, one, player) == shown(state, other, player)
                assert same == (one.information_state_string(player) == other.information_state_string(player))
                assert same == (one.information_state_tensor(player) == other.information_state_tensor(player))
                alike += same
                apart_from += not same
    assert alike
    assert apart_from


def shown(before: Any, after: Any, player: int) -> list[Any]:
    """Compute what one answer showed a player: log lines, view, and who must answer."""
    table, s = before.play.table, before.play.s.clone()
    s.log = []
    table.game.apply(s, after.play.last.answer)
    seat, ask = table.seats[player], table.game.waiting(s)
    own = ask if ask is not None and ask.who == seat else None
    who = (ask.who, ask.key) if ask is not None and ask.who in table.players else None
    lines = [(line.key, line.facts) for line in s.log if line.visible_to(seat)]
    return [lines, table.game.view(s, seat), own, who]


def nodes(state: Any, own: tuple[Any, ...] = ((), ())) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Yield every decision of a tree, with what each player knew and did before it."""
    if state.is_terminal():
        return
    player = state.current_player()
    if player >= 0:
        yield state, own
    for action in state.legal_actions():
        past = list(own)
        if player >= 0:
            past[player] = (*own[player], (state.information_state_string(player), action))
        yield from nodes(state.child(action), tuple(past))


def test_recall_is_perfect_in_a_whole_tree() -> None:
    """If two information states are equal, so are the legal answers and everything that the player knew and did."""
    sets = defaultdict(list)
    for state, own in nodes(loaded(cards=4).new_initial_state()):
        player = state.current_player()
        sets[player, state.information_state_string(player)].append((own[player], state.legal_actions()))
    assert all(entries.count(entries[0]) == len(entries) for entries in sets.values())
    # Of four barrels, a player sees its own. The other player's is hidden, so three deals look the same.
    openings = [len(entries) for entries in sets.values() if entries[0][0] == ()]
    assert sorted(openings) == [3] * 8


def test_the_order_of_what_was_done_is_remembered() -> None:
    """Two sequences lead to the same position, but the player saw different things on the way."""
    game = pyspiel.load_game("bree_mordor(starter=frodo)")
    ways = []
    for dice in (("red", "blue"), ("blue", "red")):
        state = game.new_initial_state()
        for die in dice:
            while state.is_chance_node():
                state.apply_action(1)  # Gandalf on every die
            state.apply_action(state.string_to_action(f"keep {die}"))
        ways.append(state)
    one, other = ways
    for player in range(2):
        assert one.observation_string(player) == other.observation_string(player)
        assert one.information_state_string(player) != other.information_state_string(player)


@pytest.mark.parametrize("spec", ["bree_fellowship", "bree_tiny", "bree_mordor"])
def test_it_does_not_matter_when_one_asks(spec: str) -> None:
    """The memory is the same whether it is updated rarely or at every step."""
    game = pyspiel.load_game(spec)
    for number, state in enumerate(walk(game, limit=80)):
        if number % 3 == 0:
            for player in range(game.num_players()):
                state.information_state_string(player)
    late = game.new_initial_state()
    for action in state.history():
        late.apply_action(action)
    assert [seen(late, player) for player in range(game.num_players())] == [
        seen(state, player) for player in range(game.num_players())
    ]


def test_what_all_see_and_what_one_player_sees_beyond_it() -> None:
    """Public and private observations work as OpenSpiel asks for them. Other kinds do not exist."""
    game, kinds, kind = pyspiel.load_game("bree_tiny"), pyspiel.PrivateInfoType, pyspiel.IIGObservationType
    public = game.make_py_observer(kind(public_info=True, private_info=kinds.NONE, perfect_recall=False))
    private = game.make_py_observer(kind(public_info=False, private_info=kinds.SINGLE_PLAYER, perfect_recall=False))
    state = game.new_initial_state()
    while state.is_chance_node():  # one barrel is buried, and each player gets one
        state.apply_action(state.chance_outcomes()[-1][0])
    hands = state.play.s.hands
    assert all(len(hand) == 2 for hand in hands.values())
    lines, rows = [], []
    for player, hand in enumerate(hands.values()):
        public.set_from(state, player)
        lines.append(public.string_from(state, player))
        rows.append(public.tensor.tolist())
        own = private.string_from(state, player).splitlines()
        assert f"hand: {' '.join(hand)}" in own
        assert not {line.partition(":")[0] for line in own} & {"round", "tokens", "gone"}
        assert not any(card in lines[-1] for card in hand)
    assert lines[0] == lines[1]
    assert rows[0] == rows[1]
    for told in (
        kind(public_info=True, private_info=kinds.ALL_PLAYERS, perfect_recall=False),
        kind(public_info=True, private_info=kinds.NONE, perfect_recall=True),
        kind(public_info=False, private_info=kinds.NONE, perfect_recall=False),
    ):
        assert game.make_py_observer(told) is None


def test_the_order_in_which_a_view_was_built_does_not_matter() -> None:
    game: Any = SimpleNamespace(dynamic_view=lambda view, _seat: view)
    one, other = {"hand": ["a", "b"], "turn": 1}, {"turn": 1, "hand": ["a", "b"]}
    assert sight(game, one, "frodo", None) == sight(game, other, "frodo", None)
    assert sight(game, one, "frodo", None) != sight(game, {**one, "hand": ["b", "a"]}, "frodo", None)
