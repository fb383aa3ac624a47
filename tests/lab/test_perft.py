"""Counting answer paths."""

from tiny import GAME as TINY

from bree.core import Game
from bree.games.mordor import GAME
from bree.lab.perft import divide, perft
from tests.rulebook.mordor.mordor_story import Turn


def by_hand(game: Game, s: object, depth: int) -> int:
    """All paths walked one by one, through `apply` from the first position of each."""
    ask = game.waiting(s)
    if depth == 0 or ask is None:
        return 1
    count = 0
    for pick in ask.picks:
        after = s.clone()  # type: ignore[attr-defined]
        game.apply(after, pick.id)
        count += by_hand(game, after, depth - 1)
    return count


def test_depth_zero_is_one_path_and_depth_one_the_picks() -> None:
    s = TINY.new({})
    assert (perft(TINY, s, 0), perft(TINY, s, 1)) == (1, 12)


def test_counts_are_products_where_choices_are_free() -> None:
    assert perft(TINY, TINY.new({}), 5) == 12 * 11 * 10 * 9 * 8
    s = GAME.new({"starter": "frodo"})
    assert perft(GAME, s, 5) == 6 * 5 * 5 * 5 * 5


def test_an_ended_game_is_one_path() -> None:
    t = Turn.of("frodo", "frodo sam", frodo="8 circles", arrival="instant_win").use("yW rW bW gW").roll("kR")
    assert perft(GAME, t.s, 3) == 1
    t.answer("black")
    assert t.over
    assert (perft(GAME, t.s, 0), perft(GAME, t.s, 4)) == (1, 1)
    assert divide(GAME, t.s, 4) == {}


def test_the_counts_behind_the_first_answers_sum_to_the_whole() -> None:
    s = TINY.new({"tokens": 2})
    for answer in ("barrel01", "barrel02", "barrel03", "barrel04", "barrel05"):
        TINY.apply(s, answer)
    counts = divide(TINY, s, 6)
    assert set(counts) == {"barrel02", "barrel04"}
    assert sum(counts.values()) == perft(TINY, s, 6) == by_hand(TINY, s, 6)


def test_a_run_of_picks_reaches_every_set_and_leaves_no_trace_of_the_order() -> None:
    """Five different symbols, no Nazgûl: every set of dice but the empty one, and one position after each."""
    t = Turn.of("frodo").roll("kT yR rG bO gW")
    ends: dict[tuple[str, ...], list[str]] = {}

    def walk(s: object) -> None:
        ask = GAME.waiting(s)
        if ask is None or ask.key != "keep":
            ends.setdefault(tuple(sorted(s.kept)), []).append(GAME.write(s))  # type: ignore[attr-defined]
            return
        for pick in ask.picks:
            after = s.clone()  # type: ignore[attr-defined]
            after.todo = [step for step in after.todo if step[0] == "keep"]
            GAME.apply(after, pick.id)
            walk(after)

    walk(t.s)
    assert len(ends) == 31
    assert {len(dice): len(paths) for dice, paths in ends.items()} == {1: 1, 2: 2, 3: 6, 4: 24, 5: 120}
    assert [dice for dice, paths in ends.items() if len(set(paths)) > 1] == []


def test_counting_changes_nothing() -> None:
    s = TINY.new({})
    before = s.clone()
    perft(TINY, s, 4)
    assert s == before
