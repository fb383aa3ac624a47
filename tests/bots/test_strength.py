"""Which bot is stronger: two seats, swapped sides, fixed seeds, and a 95 % interval above one half."""

import pytest

from bree.lab.simulate import Study
from bree.lab.stats import wilson


def share(stronger: str, weaker: str, games: int) -> tuple[float, float]:
    """Return the interval of the stronger bot's share of victories. A game without a winner counts against it."""
    won = 0.0
    for bots, seat in (((stronger, weaker), "frodo"), ((weaker, stronger), "sam")):
        study = Study("mordor", {}, bots, games // 2, seed="strength")
        study.run()
        assert study.faults == []
        won += sum(one.score[seat] for one in study.played)
    return wilson(won, games)


@pytest.mark.parametrize(
    ("stronger", "weaker", "games"),
    [("greedy", "random", 400), ("turn", "greedy", 50), ("beginner", "random", 400), ("greedy", "beginner", 600)],
)
def test_the_stronger_bot_wins_more_than_half(stronger: str, weaker: str, games: int) -> None:
    low, _ = share(stronger, weaker, games)
    assert low > 0.5
