"""Going back from a mark is going back by playing everything again."""

from itertools import pairwise
from random import Random

import pytest

from bree.core import CHANCE, Game, State
from bree.core.find import games
from bree.core.saves.state_json import to_plain
from bree.core.state import LogEntry
from bree.table import Chair, Sitting
from bree.table.checkpoints import MOST, STEP, Checkpoints
from tests.contract.variants import VARIANTS, Variant


def played(game: Game, options: dict[str, object], rng: Random, most: int) -> Sitting:
    """A game of random answers."""
    chosen = game.choose(options)  # type: ignore[arg-type]
    sitting = Sitting(game, chosen, {seat: Chair(seat) for seat in game.seats(chosen)}, seed=rng.randrange(2**32))
    sitting.play_automatic()
    while (ask := sitting.ask) is not None and len(sitting.answers) < most:
        sitting.answer(ask.who, rng.choice(ask.picks).id)
        sitting.play_automatic()
    return sitting


def again(sitting: Sitting, count: int) -> tuple[object, list[LogEntry] | None]:
    """The position after `count` answers, replayed from the start."""
    state: State = sitting.game.new(sitting.options, log=True)
    for answer in sitting.answers[:count]:
        sitting.game.apply(state, answer.pick)
    return to_plain(state), state.log


@pytest.mark.parametrize("variant", VARIANTS, ids=[f"{one.game.name} {one.name}" for one in VARIANTS])
def test_a_position_from_a_mark_is_the_position_played_again(variant: Variant) -> None:
    sitting = played(variant.game, dict(variant.options), Random(f"{variant.game.name} {variant.name}"), 400)
    rng = Random(1)
    last = len(sitting.answers)
    for count in sorted({0, last, *rng.sample(range(last + 1), min(last + 1, 12))}, reverse=True):
        answers = sitting.answers[:count]
        expected = again(sitting, count)
        state = sitting.position(count)
        assert (to_plain(state), state.log) == expected
        if rng.random() < 0.5:
            sitting.rewind(count)
            assert (to_plain(sitting.state), sitting.state.log) == expected
            assert sitting.answers == answers
            assert sitting.request is None


@pytest.mark.parametrize("name", games())
def test_play_goes_on_after_going_back_as_if_nothing_had_been(name: str) -> None:
    """The marks of what was taken back are not those of what came instead."""
    rng = Random(name)
    sitting = played(games()[name], {}, rng, 200)
    for _ in range(6):
        sitting.rewind(rng.randrange(len(sitting.answers)))
        for _ in range(40):
            if (ask := sitting.ask) is None:
                break
            sitting.answer(ask.who, rng.choice(ask.picks).id) if ask.who != CHANCE else sitting.play_automatic()
        assert (to_plain(sitting.state), sitting.state.log) == again(sitting, len(sitting.answers))
        count = rng.randrange(len(sitting.answers))
        state = sitting.position(count)
        assert (to_plain(state), state.log) == again(sitting, count)


def test_marks_are_few_close_by_and_never_far_apart() -> None:
    marks = Checkpoints()
    state = State()
    for count in range(1, 20_001):
        marks.add_if_due(count, state)
        assert len(marks._kept) <= MOST
        if count % 997 == 0:
            kept = [0, *(mark.answers for mark in marks._kept)]
            assert kept == sorted(set(kept))
            assert all(later - before <= max(STEP, count // 24) for before, later in pairwise(kept))
            assert kept[-5:] == [count // STEP * STEP - ago * STEP for ago in (4, 3, 2, 1, 0)]
    marks.drop_after(19_990)
    found = marks.before(19_990)
    assert found is not None
    assert found.answers == 19_984
    assert marks.before(3) is None


def test_a_game_that_was_brought_here_is_retraced_once() -> None:
    sitting = played(games()["mordor"], {}, Random(5), 300)
    brought = Sitting(sitting.game, sitting.options, sitting.chairs)
    brought.state, brought.answers = sitting.state, sitting.answers  # as from a snapshot
    assert not brought._checkpoints.complete(len(brought.answers))
    assert sum(1 for _ in brought.add_checkpoints()) == len(brought.answers)
    assert [mark.answers for mark in brought._checkpoints._kept] == [
        mark.answers for mark in sitting._checkpoints._kept
    ]
    assert sum(1 for _ in brought.add_checkpoints()) == 0
    for count in (len(sitting.answers) - 1, 100, 17, 3):
        assert to_plain(brought.position(count)) == to_plain(sitting.position(count))


def test_going_back_a_little_plays_little_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = played(games()["doom"], {}, Random(7), 600)
    replayed: list[str] = []
    apply = Game.apply

    def counted(self: Game, s: State, answer: str) -> None:
        replayed.append(answer)
        apply(self, s, answer)

    monkeypatch.setattr(Game, "apply", counted)
    last = len(sitting.answers)
    for back in range(1, 100):
        replayed.clear()
        sitting.position(last - back)
        assert len(replayed) < STEP


def test_checkpoints_are_complete_only_if_none_is_missing_at_the_end() -> None:
    kept, state = Checkpoints(), games()["mordor"].new({})
    for count in range(3 * STEP + 1):
        kept.add_if_due(count, state)
    assert (kept.complete(4 * STEP - 1), kept.complete(4 * STEP)) == (True, False)
