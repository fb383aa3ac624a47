"""Saves of strangers that somebody has meddled with: only their answers count, so that no defect can come of them."""

import json
import os
from random import Random

import pytest

from bree.core import Refusal
from bree.server.bots import thinking
from bree.table import Chair, Sitting
from tests.contract.variants import GAMES
from tests.mutants import Real, mutant, played, reals
from tests.table.test_meddled_saves import PATIENCE_S, Hangs, patience

MUTANTS = int(os.environ.get("BREE_MUTANTS", "2000"))
SHARES = 8
ANSWERS = 40


@pytest.fixture(scope="module")
def saves() -> list[Real]:
    return reals("strangers")


@pytest.fixture(autouse=True)
def known_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a bot's process."""
    monkeypatch.setattr(thinking, "_games", {game.name: game for game in GAMES})


@pytest.mark.parametrize("share", range(SHARES))
def test_a_meddled_save_is_refused_or_leads_where_the_rules_lead(saves: list[Real], share: int) -> None:
    counts = {"refused": 0, "taken": 0, "hung": 0}
    for number in range(share, MUTANTS, SHARES):
        rng = Random(f"strangers {number}")
        name, save = rng.choice(saves)
        if save["start"] is not None and rng.random() < 0.9:  # refused whatever else is in it
            save = {**save, "start": None, "answers": []}
        text = json.dumps(mutant(save, rng))
        try:
            counts[tried(text, rng)] += 1
        except (Exception, Hangs) as fault:
            raise AssertionError(f"mutant {number} of a save of {name.name}: {fault!r}") from fault
    assert not counts["hung"]
    assert counts["refused"], "what is meddled with is noticed"
    assert counts["taken"], "not everything matters"


def tried(text: str, rng: Random) -> str:
    try:
        save = thinking.check_save(text, PATIENCE_S)
    except Refusal as refusal:
        return "hung" if refusal.key == "save-time" else "refused"
    assert (save.start, save.position) == (None, None)
    game = next(game for game in GAMES if game.name == save.game)
    sitting = Sitting(game, save.options, {seat: Chair(seat) for seat in game.seats(save.options)}, seed=1)
    for _ in sitting.replay(save.answers):
        pass
    assert not game.audit(sitting.state)
    with patience():
        played(sitting, rng, ANSWERS)  # nothing may be refused here: every answer is one that was offered
    return "taken"
