"""One small file is enough to play a contest again."""

import json
from pathlib import Path
from typing import Any

import polars
import pytest

from bree.core import Refusal
from bree.lab.arena import record
from bree.lab.arena.contest import Contest
from bree.lab.arena.figures import figures
from bree.lab.rows import Rows
from tests.lab.arena.company import played

pytestmark = pytest.mark.usefixtures("company")


def written(path: Path, **changes: Any) -> Contest:
    contest = Contest("mordor", {"players": 2}, ("first", "random"), 6, "7")
    record.write(contest, figures(contest, played(contest)), path)
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))
    return contest


def test_a_contest_that_is_played_again_has_the_same_figures(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    contest = written(path)
    again, before = record.read(path)
    assert again == contest
    told: list[str] = []
    assert before.holds(again, figures(again, played(again)), told.append)
    assert told == ["arena-again"]


@pytest.mark.parametrize(
    ("changes", "told"),
    [({"seed": "8"}, ["arena-changed"]), ({"seed": "8", "rules": 1}, ["arena-versions", "arena-changed"])],
)
def test_other_figures_are_noticed(changes: dict[str, Any], told: list[str], tmp_path: Path) -> None:
    written(tmp_path / "arena.json", **changes)
    again, before = record.read(tmp_path / "arena.json")
    said: list[str] = []
    assert not before.holds(again, figures(again, played(again)), said.append)
    assert said == told


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "{}", '{"arena": 1}', '{"arena": 2}', "[" * 100_000],
    ids=["empty", "torn", "list", "null", "bare", "short", "newer", "deep"],
)
def test_what_is_no_such_file_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    path.write_text(text)
    with pytest.raises(Refusal) as refusal:
        record.read(path)
    assert (refusal.value.key, refusal.value.facts) == ("arena-file", {"file": str(path)})


@pytest.mark.parametrize(
    "changes",
    [
        {"game": 7}, {"bots": "random"}, {"bots": ["random", 7]}, {"games": True}, {"games": "6"}, {"seed": 7},
        {"stop": 1}, {"options": []}, {"options": {"players": 2.5}}, {"options": {"players": None}}, {"figures": []},
        {"arena": "1"}, {"rules": None}, {"bree": 3},
    ],
    ids=str,
)  # fmt: skip
def test_a_part_of_another_kind_is_refused(changes: dict[str, Any], tmp_path: Path) -> None:
    written(tmp_path / "arena.json", **changes)
    with pytest.raises(Refusal) as refusal:
        record.read(tmp_path / "arena.json")
    assert refusal.value.key == "arena-file"


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"bots": ["random", "wizard"]}, "bot-unknown"),
        ({"bots": ["random"]}, "arena-alone"),
        ({"games": 10**12}, "arena-games"),
        ({"options": {"players": 9}}, "option-value"),
    ],
)
def test_what_a_file_asks_for_is_checked_like_a_call(changes: dict[str, Any], key: str, tmp_path: Path) -> None:
    written(tmp_path / "arena.json", **changes)
    with pytest.raises(Refusal) as refusal:
        record.read(tmp_path / "arena.json")[0].check()
    assert refusal.value.key == key


def test_a_file_starts_no_programs(tmp_path: Path) -> None:
    written(tmp_path / "arena.json", bots=["random", "outside:touch pwned"])
    with pytest.raises(Refusal) as refusal:
        record.read(tmp_path / "arena.json")
    assert refusal.value.key == "arena-outside"


def test_a_game_is_a_row(tmp_path: Path) -> None:
    contest = Contest("mordor", {}, ("first", "raising", "random"), 6)
    results = played(contest)
    rows = Rows(str(tmp_path / "rows.parquet"), record.schema(contest))
    rows.add(record.rows(contest, results))
    rows.close()
    found = polars.read_parquet(tmp_path / "rows.parquet")
    assert found.columns == [
        "game", "round", "line_up", "luck", "answers", "end", "fault", "culprit",
        "bot_frodo", "bot_sam", "score_frodo", "score_sam",
    ]  # fmt: skip
    assert found["game"].to_list() == list(range(6))
    assert found["bot_sam"].to_list() == [result.bout.seating[1] for result in results]
    assert found["score_sam"].to_list() == [result.scores[1] if result.scores else None for result in results]
    assert found["culprit"].to_list() == [result.culprit for result in results]
    assert found["culprit"].to_list().count("raising") == 4


def test_the_places_of_teams_are_columns_with_all_their_seats() -> None:
    contest = Contest("war", {"players": 3}, ("first", "random"), 2)
    assert {"bot_free", "score_witch_king_player+saruman_player"} <= set(record.schema(contest))
