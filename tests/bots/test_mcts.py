"""`mcts`: the general tree search."""

from random import Random

import pytest
from tiny import GAME as TINY

from bree.bots.bot import Sight
from bree.bots.find import bots
from bree.bots.mcts import Mcts, SearchNode, playout
from bree.core import CHANCE, State, sample
from bree.games.mordor import GAME as MORDOR


def wins(s: State, pick: str, seat: str) -> bool:
    after = s.clone()
    MORDOR.apply(after, pick)
    score = MORDOR.score(after)
    return score is not None and score[seat] == 1


def test_it_finds_a_win_at_hand() -> None:
    """Positions of random games in which some picks win at once: the search finds one, or a way as sure."""
    found = 0
    for seed in range(40):
        rng, s = Random(seed), MORDOR.new({"players": 2})
        while (ask := MORDOR.waiting(s)) is not None:
            winning = [] if ask.who == CHANCE else [pick.id for pick in ask.picks if wins(s, pick.id, ask.who)]
            if winning and len(winning) < len(ask.picks):
                found += 1
                worth = Mcts(60).advise(Sight(MORDOR, s, ask.who, ask), Random(seed)).worth
                assert worth is not None
                assert worth > 0.9
            MORDOR.apply(s, sample(ask.picks, rng))
    assert found >= 3


def test_the_tree_grows_by_one_node_a_playout_and_counts_every_result() -> None:
    s, rng, root = MORDOR.new({"players": 2}), Random(5), SearchNode()
    for number in range(1, 31):
        playout(MORDOR, s.clone(), root, rng)
        assert size(root) == number
    assert sum(child.visits for child in root.children.values()) == 30
    assert all(0 <= child.mean <= 1 for child in root.children.values())


def size(node: SearchNode) -> int:
    return sum(1 + size(child) for child in node.children.values())


def test_it_says_what_its_playouts_found() -> None:
    s, rng = MORDOR.new({"players": 2}), Random(1)
    while (ask := MORDOR.waiting(s)) is not None and ask.who == CHANCE:
        MORDOR.apply(s, sample(ask.picks, rng))
    assert ask is not None
    advice = Mcts(40).advise(Sight(MORDOR, s, ask.who, ask), Random(1))
    best, following = advice.says
    assert (best.key, following.key) == ("mcts-best", "mcts-next")
    assert advice.worth is not None
    assert best.facts["share"] == round(advice.worth * 100)
    assert int(str(best.facts["playouts"])) >= int(str(following.facts["playouts"]))
    assert advice.picks[0] not in following.facts["instead"]  # type: ignore[operator]


def test_the_same_seed_gives_the_same_answer_and_the_budget_is_a_count() -> None:
    s = TINY.new({})
    rng = Random(2)
    while (ask := TINY.waiting(s)) is not None and (ask.who == CHANCE or len(ask.picks) < 2):
        TINY.apply(s, sample(ask.picks, rng))
    assert ask is not None
    sight = Sight(TINY, s, ask.who, ask)
    assert Mcts(30).advise(sight, Random(7)) == Mcts(30).advise(sight, Random(7))
    with pytest.raises(ValueError, match="at least one"):
        Mcts(0)


def test_it_plays_games_of_other_packages_but_not_those_in_which_random_play_says_nothing() -> None:
    assert {game for game in ("mordor", "doom", "fellowship", "war", "tiny") if "mcts" in bots(game)} == {
        "mordor", "fellowship", "tiny",
    }  # fmt: skip
