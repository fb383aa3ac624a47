"""`partner`: the vote of the solver over imagined worlds."""

from random import Random

import pytest

from bree.bots.advice import Reason
from bree.bots.bot import Sight
from bree.bots.fellowship.partner import Ballot, Partner, reasons
from bree.bots.find import bots, invite
from bree.core import CHANCE, sample
from bree.games.fellowship import GAME
from bree.solve.fellowship.solve import search_line

pytestmark = pytest.mark.xdist_group("solver")  # one process of the tests compiles it, not each


def test_the_reasons_count_the_deals_of_the_best_pick_and_of_the_next() -> None:
    found = {"a": [Ballot(1.0, True), Ballot(1.0, True), Ballot(0.5, False)], "b": [Ballot(0.5, False)]}
    assert reasons(found, ["a", "b"]) == (
        Reason("partner-wins", {"times": 2, "worlds": 3}),
        Reason("partner-next", {"instead": ("b",), "times": 0, "worlds": 1}),
    )


def first_round(bot: str, chapter: str) -> bool:
    rng = Random(f"table/{chapter}/2/0")
    options: dict[str, str | int] = {"chapter": chapter, "players": 2}
    s = GAME.new(options)
    seated = {seat: invite("fellowship", bot) for seat in GAME.seats(GAME.choose(options))}
    while s.rounds < 2 and not s.result and (ask := GAME.waiting(s)) is not None:
        if ask.who == CHANCE:
            GAME.rules.play(s, sample(ask.picks, rng))
        else:
            GAME.rules.play(s, seated[ask.who].choose(Sight(GAME, s, ask.who, ask), rng))
    return bool(s.over == "won" or s.rounds > 1 or s.result == "won")


@pytest.mark.parametrize("chapter", ["4", "7"])
def test_it_wins_rounds_that_careful_loses(chapter: str) -> None:
    assert (first_round("careful", chapter), first_round("partner", chapter)) == (False, True)


def test_it_says_in_how_many_deals_it_can_win() -> None:
    s = GAME.new({"chapter": "4", "players": 2})
    rng, bot = Random("table/4/2/0"), Partner(worlds=4)
    while (ask := GAME.waiting(s)) is not None and (ask.key != "play" or len(ask.picks) < 3):
        picks = ask.picks
        GAME.rules.play(
            s, sample(picks, rng) if ask.who == CHANCE else bot.careful.choose(Sight(GAME, s, ask.who, ask), rng)
        )
    assert ask is not None
    advice = bot.advise(Sight(GAME, s, ask.who, ask), Random(1))
    best, following = advice.says
    assert (best.key, best.facts) == ("partner-wins", {"times": 4, "worlds": 4})
    assert (following.key, following.facts) == ("partner-next", {"times": 4, "worlds": 4, "instead": ("m8",)})
    assert advice.picks == ("h8",)


def test_a_budget_of_nothing_still_gives_an_answer() -> None:
    s = GAME.new({"chapter": "1", "players": 2})
    rng, bot = Random(3), Partner(worlds=1, budget=0)
    for _ in range(120):
        ask = GAME.waiting(s)
        if ask is None:
            break
        answer = sample(ask.picks, rng) if ask.who == CHANCE else bot.choose(Sight(GAME, s, ask.who, ask), rng)
        assert ask.offers(answer)
        GAME.rules.play(s, answer)


def test_it_is_offered_only_where_numba_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "partner" in bots("fellowship")
    monkeypatch.setattr("bree.bots.fellowship.partner.find_spec", lambda name: None if name == "numba" else object())
    assert "partner" not in bots("fellowship")


def test_the_solver_refuses_a_draw_that_comes_before_the_play() -> None:
    s, rng = GAME.new({"chapter": "3", "players": 4}), Random(0)
    seen = 0
    while (ask := GAME.waiting(s)) is not None and ask.key != "play":
        if ask.who == CHANCE and ask.key not in ("top_up", "grim_card"):
            seen += 1
            with pytest.raises(ValueError, match=f"no draw of the play: {ask.key}"):
                search_line(s)
        GAME.rules.play(s, sample(ask.picks, rng))
    assert seen
