"""`careful` in `fellowship`: it is much better than chance, and it knows when to stop."""

from random import Random
from typing import Any

import pytest

from bree.bots.bot import Sight
from bree.bots.fellowship.careful import ATTEMPTS, Careful
from bree.bots.fellowship.trick_play import eagerness
from bree.core import CHANCE, sample
from bree.core.find import find
from bree.games.fellowship.state import Trick
from bree.lab.simulate import Study
from bree.lab.stats import wilson
from tests.rulebook.fellowship.fellowship_story import Round

GAMES = 30


def share(bot: str, chapter: str, players: int) -> tuple[float, float]:
    study = Study("fellowship", {"chapter": chapter, "players": players, "loss": "end"}, (bot,), GAMES, seed="careful")
    study.run()
    assert study.faults == []
    return wilson(sum(one.score["north"] for one in study.played), GAMES)


@pytest.mark.parametrize(("chapter", "players"), [("1", 4), ("3", 3), ("7", 2), ("2", 1)])
def test_it_wins_far_more_than_chance(chapter: str, players: int) -> None:
    low, _ = share("careful", chapter, players)
    _, high = share("random", chapter, players)
    assert low > high


def after_a_loss(options: dict[str, str | int]) -> Any:
    """Play at random until the players have lost a round and must say how to continue."""
    game, rng = find("fellowship"), Random(1)
    s = game.new(options)
    while (ask := game.waiting(s)).key != "onward":
        chosen = sample(ask.picks, rng) if ask.who == CHANCE else ask.picks[rng.randrange(len(ask.picks))].id
        game.apply(s, chosen)
    return s


def answer(s: Any) -> str:
    game = find("fellowship")
    ask = game.waiting(s)
    return Careful().choose(Sight(game, s, ask.who, ask), Random(0))


def test_it_tries_again_and_gives_up_after_many_attempts() -> None:
    s = after_a_loss({"chapter": "7"})
    assert answer(s) == "again"
    s.attempts["7"] = ATTEMPTS
    assert answer(s) == "end"


def test_it_keeps_what_is_completed() -> None:
    s = after_a_loss({"chapter": "13"})
    s.completed = ("frodo", "gandalf", "sam", "merry")
    assert answer(s) == "keep"


def test_in_a_campaign_it_goes_on_to_another_chapter() -> None:
    s = find("fellowship").new({"chapter": "campaign"})
    s.attempts = {str(n): ATTEMPTS for n in range(1, 18)}
    assert answer(s) == "18"
    s.attempts["18"] = ATTEMPTS
    assert answer(s) == "end"


def test_who_has_won_enough_tricks_wants_no_more_of_them() -> None:
    """Gandalf needs one trick."""
    s = Round.of("1", 4, north="r1").choose(east="bilbo", south="pippin", west="gandalf").s
    assert (s.tricks, eagerness(s, "west")) == ([], 1.0)
    s.tricks = [Trick("west", ())]
    assert eagerness(s, "west") == 0.0
