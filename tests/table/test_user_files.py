"""The shelf: files written whole or not at all, and clear words when one cannot be had."""

import os
from pathlib import Path
import re

import pytest

from bree.core import Refusal
from bree.table import user_files


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREE_HOME", str(tmp_path / "home"))


def unreadable(path: Path) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        user_files.read(path)
    return refusal.value


def unwritable(path: Path, text: str = "new") -> Refusal:
    with pytest.raises(Refusal) as refusal:
        user_files.write(path, text)
    return refusal.value


def test_what_is_written_is_read_with_every_letter(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "game.json"
    user_files.write(path, "Zażółć gęślą jaźń\n")
    assert user_files.read(path) == "Zażółć gęślą jaźń\n"


def test_writing_again_leaves_the_new_text_and_no_other_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    user_files.write(path, "a long old text")
    user_files.write(path, "new")
    assert user_files.read(path) == "new"
    assert os.listdir(tmp_path) == ["game.json"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such rights")
def test_a_file_is_for_its_owner_unless_it_is_to_be_shared(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    for mode in (user_files.SHARED, user_files.PRIVATE):
        user_files.write(path, "new", mode)
        assert path.stat().st_mode & 0o777 == mode


def test_a_write_that_fails_leaves_the_old_file_and_no_litter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    user_files.write(path, "old")

    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    refusal = unwritable(path)
    assert (refusal.key, refusal.facts) == ("file-unwritable", {"file": str(path), "why": "why-full"})
    assert user_files.read(path) == "old"
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_folder_in_the_place_of_the_file_is_refused_without_litter(tmp_path: Path) -> None:
    (tmp_path / "game.json").mkdir()
    assert unwritable(tmp_path / "game.json").key == "file-unwritable"
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_pipe_or_a_device_is_refused_and_stays_what_it_is(tmp_path: Path) -> None:
    os.mkfifo(pipe := tmp_path / "pipe")
    (link := tmp_path / "link").symlink_to(pipe)
    for path in (pipe, link):
        assert unwritable(path).facts["why"] == "why-no-file"
        with pytest.raises(Refusal) as refusal:
            user_files.check_writable(path)  # nobody reads from it: to open it would take for ever
        assert refusal.value.facts == {"file": str(path), "why": "why-no-file"}
    assert pipe.is_fifo()
    assert link.is_symlink()


def test_where_it_is_only_asked_whether_a_file_could_be_written_nothing_is_changed(tmp_path: Path) -> None:
    old, new, folder = tmp_path / "old.json", tmp_path / "new.json", tmp_path / "folder"
    old.write_text("a game")
    folder.mkdir()
    for path in (old, new):
        user_files.check_writable(path)
    with pytest.raises(Refusal) as refusal:
        user_files.check_writable(folder)
    assert refusal.value.facts["why"] == "why-a-folder"
    assert (old.read_text(), sorted(tmp_path.iterdir())) == ("a game", [folder, old])


def test_a_link_to_a_file_stays_a_link(tmp_path: Path) -> None:
    (link := tmp_path / "link.json").symlink_to(tmp_path / "game.json")
    user_files.write(link, "{}")
    assert link.is_symlink()
    assert (tmp_path / "game.json").read_text() == "{}"


def test_a_file_in_the_place_of_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("")
    assert unwritable(tmp_path / "games" / "game.json").key == "file-unwritable"


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    refusal = unreadable(tmp_path / "no.json")
    assert (refusal.key, refusal.facts) == ("file-missing", {"file": str(tmp_path / "no.json")})


def test_a_folder_cannot_be_read_and_is_named(tmp_path: Path) -> None:
    refusal = unreadable(tmp_path)
    assert (refusal.key, refusal.facts) == ("file-unreadable", {"file": str(tmp_path), "why": "why-a-folder"})


def test_a_file_without_an_end_is_refused_and_named() -> None:
    refusal = unreadable(Path("/dev/zero"))
    assert (refusal.key, refusal.facts) == ("file-large", {"file": "/dev/zero", "most": 16})


def test_a_file_of_the_largest_size_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(user_files, "LARGEST", 5)
    (tmp_path / "five").write_text("żółwi", encoding="utf-8")
    (tmp_path / "six").write_text("żółwie", encoding="utf-8")
    assert user_files.read(tmp_path / "five") == "żółwi"
    assert unreadable(tmp_path / "six").key == "file-large"


def test_a_binary_file_is_refused_and_named(tmp_path: Path) -> None:
    path = tmp_path / "picture.json"
    path.write_bytes(b"\x89PNG\r\n\x00\xff\xfe")
    refusal = unreadable(path)
    assert (refusal.key, refusal.facts) == ("file-not-text", {"file": str(path)})


def test_the_newest_game_is_the_one_written_last() -> None:
    games = user_files.home() / "games"
    for age, name in ((30, "b.json"), (10, "c.json"), (20, "a.json")):
        user_files.write(games / name, "")
        os.utime(games / name, (1_000_000 - age, 1_000_000 - age))
    (games / "notes.txt").write_text("not a game")
    assert user_files.newest() == games / "c.json"


def test_an_empty_shelf_says_so() -> None:
    with pytest.raises(Refusal) as refusal:
        user_files.newest()
    assert refusal.value.key == "save-none"


def test_a_new_file_is_named_by_game_and_time() -> None:
    path = user_files.new_file("mordor")
    assert path.parent == user_files.home() / "games"
    assert re.fullmatch(rf"mordor-\d{{8}}-\d{{6}}-{os.getpid()}\.json", path.name)


def test_home_is_where_the_user_says_else_the_usual_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert user_files.home() == tmp_path / "home"
    monkeypatch.delenv("BREE_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert user_files.home() == tmp_path / "data" / "bree"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert user_files.home() == tmp_path / ".local" / "share" / "bree"
