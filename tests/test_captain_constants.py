"""`scripts/captain_constants.py`: other values count for one side and leave nothing behind; the fit finds good ones."""

from collections import Counter
from importlib import import_module
import json
from pathlib import Path
from random import Random
import sys
from typing import Any

import pytest

from bree.bots.war.cards import ring_effects
from bree.bots.war.fellowship import hunt, journey
from bree.bots.war.turn import dice_plans

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "scripts"))
script: Any = import_module("captain_constants")

NONE = {one.label: 0 for one in script.TRIED}
STEP, WANTED, WILL = "free fellowship.journey.STEP", "shadow fellowship.hunt.WANTED", "free turn.dice_plans.PRICE[will]"


def test_each_value_differs_from_the_present_one() -> None:
    assert max(Counter(one.label for one in script.TRIED).values()) == 1
    for one in script.TRIED:
        assert one.present not in one.others, one.label
        assert type(one.present) is type(one.others[0]), one.label


def test_a_constant_changes_in_every_module_that_imports_it() -> None:
    (step,) = [one for one in script.TRIED if one.label == STEP]
    holders = [place.holder["__name__"].removeprefix("bree.bots.war.") for place in script.places_of(step)]
    assert holders == ["cards.ring_effects", "fellowship.journey"]


def test_each_side_has_its_own_values_and_nothing_stays() -> None:
    before = (journey.STEP, ring_effects.STEP, hunt.WANTED, dice_plans.PRICE["will"])
    values = script.Values({**NONE, STEP: 1, WANTED: 2, WILL: 1})
    values.use("free")
    assert (journey.STEP, ring_effects.STEP, hunt.WANTED, dice_plans.PRICE["will"]) == (0.8, 0.8, before[2], 0.05)
    values.use("shadow")
    assert (journey.STEP, ring_effects.STEP, hunt.WANTED, dice_plans.PRICE["will"]) == (
        before[0],
        before[1],
        2,
        before[3],
    )
    values.use("nobody")
    assert (journey.STEP, ring_effects.STEP, hunt.WANTED, dice_plans.PRICE["will"]) == before


def test_the_fit_finds_the_value_that_wins() -> None:
    """In these games only one value of each side matters, each by 30 points."""
    rng, rows = Random(5), []
    for number in range(3000):
        draw = script.draw_values(number)
        chance = 0.4 + 0.3 * (draw[STEP] == 2) - 0.3 * (draw[WANTED] == 1)
        rows.append({"number": number, "draw": draw, "free": rng.random() < chance})
    found = {(one.label, value): (by, error) for one, value, by, error in script.effects(rows)}
    assert found[STEP, 1.5][0] == pytest.approx(0.3, abs=0.06)
    assert found[WANTED, 0][0] == pytest.approx(0.3, abs=0.06)
    others = [by / error for key, (by, error) in found.items() if key not in ((STEP, 1.5), (WANTED, 0))]
    assert max(map(abs, others)) < 4


def test_a_file_of_games_is_continued(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    def told(number: int) -> dict[str, Any]:
        return {"number": number, "draw": script.draw_values(number), "free": number % 2 == 0, "turns": 9}

    monkeypatch.setattr(script, "play", told)
    with pytest.raises(SystemExit, match=r"^4 games\. The fit needs at least"):
        script.main(tmp_path / "games.jsonl", 4, 1)
    script.main(tmp_path / "games.jsonl", 396, 1)
    assert "400 games, the Free Peoples win 50.0%" in capsys.readouterr().out
    lines = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["number"] for line in lines] == list(range(400))
