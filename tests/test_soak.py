"""The long runs tell how often each card was used, and which too seldom."""

from collections import Counter
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from bree.core.find import find
from bree.games.war.facts import cards_of

SCRIPT = Path(__file__).resolve().parents[1] / "scripts" / "soak.py"


@pytest.fixture(scope="module")
def soak() -> ModuleType:
    spec = spec_from_file_location("soak", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_cards_that_were_used_too_seldom_are_named(soak: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    uses = Counter(
        {
            ("athelas", "event", "random"): 20, ("athelas", "combat", "random"): 11,
            ("athelas", "combat", "captain"): 9,
            ("mirror_of_galadriel", "event", "captain"): 19, ("mirror_of_galadriel", "combat", "random"): 300,
        }
    )  # fmt: skip
    seldom = soak.tell_uses(["athelas", "mirror_of_galadriel", "grond"], uses, "war", ["random", "captain"])
    assert seldom == ["mirror_of_galadriel (event): 19", "grond (event): 0", "grond (combat): 0"]
    told = capsys.readouterr().out
    assert told.endswith("times:\n  mirror_of_galadriel (event): 19\n  grond (event): 0\n  grond (combat): 0\n")


def test_the_cards_of_the_war_are_counted_and_of_no_other_game(soak: ModuleType) -> None:
    cards = soak.cards_of(find("war"))
    assert len(cards) == len(cards_of(with_lords=False) | cards_of(with_lords=True))
    assert "we_shall_get_it" not in cards  # no hand ever holds it (LME-2.9)
    assert soak.cards_of(find("doom")) == []


def test_of_every_table_of_the_war_2000_random_games_are_played_and_300_of_captains(soak: ModuleType) -> None:
    sets = soak.sets_of(find("war"))
    wanted = ({}, {"lords": "whole"}, {"players": 3}, {"players": 4}, {"players": 4, "lords": "whole"})
    assert all(one in sets for one in wanted)
    assert any(one.get("lords") == "no_council" for one in sets)
    each = soak.games_of("war", 100_000, len(sets))
    assert each >= 2000
    assert -(-each // soak.CAPTAINS["war"]["captain"]) >= 300
