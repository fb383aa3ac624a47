"""Files that somebody has meddled with: refused, or played on without a fault and without an end to the waiting.

`BREE_MUTANTS` says how many; a failure names its seed.
"""

from collections.abc import Iterator
from contextlib import contextmanager
import json
import os
from random import Random
import signal

import pytest

from bree.core import CHANCE, Game, Refusal, sample
from bree.table import Sitting
from tests.mutants import Real, mutant, reals

MUTANTS = int(os.environ.get("BREE_MUTANTS", "2000"))
SHARES = 8  # number of parts of the mutated saves
ANSWERS = 40  # given after a save is accepted
PATIENCE_S = 20  # after this time a mutated save counts as hanging


class Hangs(BaseException):
    """Not an Exception: nothing may take it for a refusal."""


@contextmanager
def patience() -> Iterator[None]:
    def ring(_number: int, _frame: object) -> None:
        raise Hangs

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(PATIENCE_S)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def tried(game: Game, text: str, rng: Random) -> str:
    """What became of it: "refused", "taken", or "stopped" when it was taken and refused to go on."""
    try:
        sitting = Sitting.load(text, game)
    except Refusal:
        return "refused"
    try:
        for _ in range(ANSWERS):
            ask = sitting.ask
            if ask is None:
                break
            for seat in (None, *sitting.chairs):
                sitting.view(seat)
            sitting.answer(ask.who, sample(ask.picks, rng) if ask.who == CHANCE else rng.choice(ask.picks).id)
        sitting.save()
    except Refusal:
        return "stopped"
    return "taken"


@pytest.fixture(scope="module")
def saves() -> list[Real]:
    return reals("meddled")


@pytest.mark.parametrize("share", range(SHARES))
def test_a_meddled_save_is_refused_or_played_on(saves: list[Real], share: int) -> None:
    counts = {"refused": 0, "taken": 0, "stopped": 0}
    for number in range(share, MUTANTS, SHARES):
        rng = Random(f"meddled {number}")
        game, save = rng.choice(saves)
        text = json.dumps(mutant(save, rng))
        try:
            with patience():
                counts[tried(game, text, rng)] += 1
        except (Exception, Hangs) as fault:
            raise AssertionError(f"mutant {number} of a save of {game.name}: {fault!r}") from fault
    assert counts["refused"], "what is meddled with is noticed"
    assert counts["taken"], "not everything matters"


def test_saves_that_nobody_has_meddled_with_are_taken(saves: list[Real]) -> None:
    for game, save in saves:
        assert tried(game, json.dumps(save), Random(1)) == "taken", (game.name, save["options"])
