"""Rows of a long run: on disk as they come, one file at the end, and nothing is lost where it cannot be written."""

from collections.abc import Callable
import errno
import json
import os
from pathlib import Path
import shutil

import polars
import pytest

from bree.core import Refusal
from bree.lab import rows as module
from bree.lab.rows import Rows
from bree.lab.simulate import Study
from bree.lang import Voice
from tests.command import bree

SCHEMA: dict[str, module.Kind] = {"game": int, "share": float}


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 10)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """A disk that can be full: no file is safe on it then."""
    state = {"full": False}

    def fsync(_number: int) -> None:
        if state["full"]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(module.os, "fsync", fsync)
    return lambda full: state.update(full=full)


def some(numbers: range) -> list[dict[str, float]]:
    return [{"game": number, "share": number / 2} for number in numbers]


def games(path: Path) -> list[int]:
    return polars.read_parquet(path)["game"].to_list()


@pytest.mark.usefixtures("small_parts")
def test_parts_are_on_disk_while_rows_come_and_one_file_stands_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    rows = Rows(str(path), SCHEMA)
    for start in (20, 0, 10):
        rows.add(some(range(start, start + 10)))
    rows.add(some(range(30, 35)))
    assert [part.name for part in sorted(tmp_path.iterdir())] == ["games.parquet.parts"]
    assert rows.kept is not None
    assert [games(part) for part in sorted(rows.kept.iterdir())] == [
        list(range(start, start + 10)) for start in (20, 0, 10)
    ]
    rows.close()
    assert list(tmp_path.iterdir()) == [path]
    assert polars.read_parquet(path).to_dicts() == some(range(35))


def test_rows_that_came_some_time_ago_are_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(module, "monotonic", lambda: now[0])
    rows = Rows(str(tmp_path / "games.parquet"), SCHEMA)
    rows.add(some(range(3)))
    assert rows.kept is None
    now[0] += module.OFTEN + 1
    rows.add(some(range(3, 4)))
    assert rows.kept is not None
    assert games(next(rows.kept.iterdir())) == [0, 1, 2, 3]


def test_the_order_may_be_that_of_several_columns(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    with Rows(str(path), {"game": int, "pair": int}, by=("pair", "game")) as rows:
        rows.add({"game": game, "pair": pair} for game in (1, 0) for pair in (1, 0))
    assert polars.read_parquet(path).rows() == [(0, 0), (1, 0), (0, 1), (1, 1)]


def test_a_run_without_rows_is_a_file_without_rows(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    with Rows(str(path), SCHEMA):
        pass
    assert polars.read_parquet(path).schema == {"game": polars.Int64, "share": polars.Float64}


def test_an_earlier_file_stands_until_the_new_one_is_whole(tmp_path: Path, disk: Callable[[bool], None]) -> None:
    path = tmp_path / "games.parquet"
    path.write_text("the old one")
    rows = Rows(str(path), SCHEMA)
    rows.add(some(range(3)))
    disk(True)
    with pytest.raises(Refusal) as refusal:
        rows.close()
    assert (refusal.value.key, refusal.value.facts["why"]) == ("file-unwritable", "why-full")
    assert path.read_text() == "the old one"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.usefixtures("small_parts")
@pytest.mark.parametrize(
    ("lang", "says"),
    [
        (
            "en",
            "Bree cannot write the file “{file}”: the disk is full. The rows so far are in “{kept}”.",
        ),
        (
            "pl",
            "Nie można zapisać pliku „{file}”: na dysku nie ma miejsca. Wcześniejsze wiersze pozostają w „{kept}”.",
        ),
    ],
)
def test_a_full_disk_is_told_and_what_came_before_is_kept(
    lang: str, says: str, tmp_path: Path, disk: Callable[[bool], None]
) -> None:
    path = tmp_path / "games.parquet"
    rows = Rows(str(path), SCHEMA)
    rows.add(some(range(10)))
    disk(True)
    with pytest.raises(Refusal) as refusal:
        rows.add(some(range(10, 20)))
    kept = tmp_path / "games.parquet.parts"
    assert Voice(lang).refusal(refusal.value) == says.format(file=path, kept=kept)
    assert [games(part) for part in kept.iterdir()] == [list(range(10))]


@pytest.mark.usefixtures("small_parts")
def test_who_goes_on_loses_nothing_if_there_is_room_again(tmp_path: Path, disk: Callable[[bool], None]) -> None:
    path = tmp_path / "games.parquet"
    rows = Rows(str(path), SCHEMA)
    rows.add(some(range(10)))
    disk(True)
    with pytest.raises(Refusal):
        rows.add(some(range(10, 20)))
    rows.add(some(range(20, 25)))  # not every row tries again
    with pytest.raises(Refusal):
        rows.add(some(range(25, 30)))
    disk(False)
    rows.close()
    assert games(path) == list(range(30))
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.usefixtures("small_parts")
def test_a_disk_with_room_for_parts_but_not_for_the_whole_keeps_all_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, replace = tmp_path / "games.parquet", os.replace

    def full_for_the_whole(scratch: Path, target: Path) -> None:
        if target == path:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        replace(scratch, target)

    rows = Rows(str(path), SCHEMA)
    rows.add(some(range(10)))
    rows.add(some(range(10, 13)))
    monkeypatch.setattr(module.os, "replace", full_for_the_whole)
    with pytest.raises(Refusal) as refusal:
        rows.close()
    kept = tmp_path / "games.parquet.parts"
    assert (refusal.value.key, refusal.value.facts["kept"]) == ("rows-unwritable", str(kept))
    assert list(tmp_path.iterdir()) == [kept]
    assert [games(part) for part in sorted(kept.iterdir())] == [list(range(10)), [10, 11, 12]]


@pytest.mark.usefixtures("small_parts")
def test_a_run_that_breaks_off_leaves_all_that_came_as_parts(tmp_path: Path) -> None:
    def breaks_off() -> None:
        with Rows(str(tmp_path / "games.parquet"), SCHEMA) as rows:
            rows.add(some(range(10)))
            rows.add(some(range(10, 13)))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        breaks_off()
    kept = tmp_path / "games.parquet.parts"
    assert list(tmp_path.iterdir()) == [kept]
    assert [games(part) for part in sorted(kept.iterdir())] == [list(range(10)), [10, 11, 12]]


@pytest.mark.usefixtures("small_parts")
def test_parts_of_an_earlier_run_are_left_alone(tmp_path: Path) -> None:
    path, earlier = tmp_path / "games.parquet", tmp_path / "games.parquet.parts"
    earlier.mkdir()
    (earlier / "000000.parquet").write_text("precious")
    with Rows(str(path), SCHEMA) as rows:
        rows.add(some(range(25)))
    assert games(path) == list(range(25))
    assert sorted(tmp_path.iterdir()) == [path, earlier]
    assert (earlier / "000000.parquet").read_text() == "precious"


@pytest.mark.usefixtures("small_parts")
def test_a_folder_that_vanishes_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "results"
    folder.mkdir()
    rows = Rows(str(folder / "games.parquet"), SCHEMA)
    rows.add(some(range(10)))
    shutil.rmtree(folder)
    with pytest.raises(Refusal) as refusal:
        rows.add(some(range(10, 20)))
    assert (refusal.value.key, refusal.value.facts["why"]) == ("file-unwritable", "why-no-folder")
    with pytest.raises(Refusal) as refusal:
        rows.close()
    assert (refusal.value.key, refusal.value.facts["why"]) == ("file-unwritable", "why-no-folder")


@pytest.mark.usefixtures("small_parts")
@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "Bree cannot write the file “{}”: the disk is full."),
        ("pl", "Nie można zapisać pliku „{}”: na dysku nie ma miejsca."),
    ],
)
def test_a_simulation_on_a_full_disk_says_so_at_once_goes_on_and_still_has_its_figures(
    lang: str, says: str, tmp_path: Path, disk: Callable[[bool], None], capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.parquet"
    disk(True)
    said = bree(capsys, *f"simulate mordor --games 40 --json --lang {lang} --out {path}".split())
    assert (said.code, said.err) == (2, [says.format(path)] * 2)  # when it happened, and in the end
    assert json.loads(said.out[0])["games"] == 40
    assert not path.exists()


@pytest.mark.usefixtures("small_parts")
def test_a_simulation_whose_disk_has_room_again_has_all_its_rows(
    tmp_path: Path, disk: Callable[[bool], None], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.parquet"
    disk(True)
    whole = Study.report

    def report(study: Study) -> dict[str, object]:  # when the games are over
        disk(False)
        return whole(study)

    monkeypatch.setattr(Study, "report", report)
    said = bree(capsys, *f"simulate mordor --games 40 --json --lang en --out {path}".split())
    assert (said.code, len(said.err)) == (0, 1)
    assert games(path) == list(range(40))
    assert list(tmp_path.iterdir()) == [path]


def test_a_pipe_or_a_device_is_refused_before_the_first_row_and_a_link_stays_a_link(tmp_path: Path) -> None:
    os.mkfifo(pipe := tmp_path / "pipe.parquet")
    with pytest.raises(Refusal) as refusal:
        Rows(str(pipe), SCHEMA)
    assert refusal.value.facts["why"] == "why-no-file"
    assert pipe.is_fifo()
    (link := tmp_path / "link.parquet").symlink_to(tmp_path / "games.parquet")
    with Rows(str(link), SCHEMA) as rows:
        rows.add(some(range(3)))
    assert link.is_symlink()
    assert games(tmp_path / "games.parquet") == [0, 1, 2]
