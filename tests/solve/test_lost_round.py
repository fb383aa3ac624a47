"""Could a lost round have been won? The rules accept the line that the solver tells."""

import pytest

from bree.bots.host import Host
from bree.games.fellowship import GAME
from bree.solve.fellowship.lost_round import at_first_play, order_of, solve_lost_round
from bree.solve.round_solver import NO, UNSURE, YES, has_round_solver, round_solver
from bree.table import Sitting
from tests.browser.fellowship import dealt

pytestmark = pytest.mark.xdist_group("solver")  # only one test process compiles the solver


def lost(seed: int, **options: str | int) -> Sitting:
    """A lost round of bots that play at random."""
    sitting = dealt(seed, loss="end", **options)
    for _ in Host(sitting).serve():
        pass
    assert sitting.state.result == "lost"
    return sitting


def answers_of(sitting: Sitting) -> tuple[str, ...]:
    return tuple(answer.pick for answer in sitting.answers)


def test_a_lost_round_could_have_been_won() -> None:
    sitting = lost(5)
    found = solve_lost_round(sitting.position(0), answers_of(sitting))
    assert found.answer == YES
    assert found.log[-1].key == "chapter-won"
    assert {line.to for line in found.log} == {"all"}


def test_another_lost_round_could_not() -> None:
    sitting = lost(2, chapter="8", players=2)
    found = solve_lost_round(sitting.position(0), answers_of(sitting))
    assert (found.answer, found.log) == (NO, ())


def test_not_found_within_the_budget_is_an_answer_of_its_own() -> None:
    sitting = lost(5)
    assert solve_lost_round(sitting.position(0), answers_of(sitting), budget=1).answer == UNSURE


def test_a_round_that_was_broken_off_before_its_first_card_is_not_solved() -> None:
    sitting = lost(5)
    assert at_first_play(sitting.position(0), answers_of(sitting)[:3]) is None
    assert solve_lost_round(sitting.position(0), answers_of(sitting)[:3]).answer == UNSURE


def test_the_cards_come_in_the_order_in_which_they_came() -> None:
    sitting = lost(7, players=1, chapter="5")
    begun = at_first_play(sitting.position(0), answers_of(sitting))
    assert begun is not None
    s, played = begun
    order = order_of(s, played)
    twin, drawn, turned = s.clone(), [], []
    for answer in played:
        ask = GAME.waiting(twin)
        assert ask is not None
        drawn += [answer] if ask.key == "top_up" else []
        turned += [answer] if ask.key == "grim_card" else []
        GAME.apply(twin, answer)
    assert list(order.draws[: len(drawn)]) == drawn
    assert list(order.grim[: len(turned)]) == turned
    assert sorted(order.draws) == sorted(s.deck.cards())


def test_only_fellowship_has_such_a_solver() -> None:
    assert [name for name in ("mordor", "doom", "fellowship", "war") if has_round_solver(name)] == ["fellowship"]
    assert round_solver("fellowship") is solve_lost_round
