"""The faces of the dice as a data file: one line says why a file is wrong."""

from pathlib import Path

import pytest

from tests.command import bree, games, worded

COLOURED = '["ring", "ring", "gandalf", "weapon", "orc", "nazgul"]'
TOML = f"""
black = ["ring", "gandalf", "weapon", "orc", "nazgul", "tree"]
yellow = {COLOURED}
red = {COLOURED}
blue = {COLOURED}
green = {COLOURED}
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BREE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("BREE_LANG", "en")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


FILES = [
    (
        TOML.replace('blue = ["ring"', 'blue = ["rang"'),
        "Na kostce „blue” jest nieznana ścianka „rang”; znane ścianki: "
        "ring, gandalf, weapon, orc, nazgul, tree. [MOR-O7]",
        "The blue die has an unknown face “rang”; the faces are: ring, gandalf, weapon, orc, nazgul, tree. [MOR-O7]",
    ),
    (
        TOML.replace('red = ["ring"', 'red = ["tree"'),
        "Białe Drzewo jest tylko na czarnej kostce, a nie na kostce „red”. [MOR-3.1]",
        "The White Tree is on the black die only, not on the red one. [MOR-3.1]",
    ),
    (
        TOML.replace('green = ["ring", ', "green = ["),
        "Kostka „green” musi mieć 6 ścianek, a ma 5. [MOR-O7]",
        "The green die needs 6 faces, not 5. [MOR-O7]",
    ),
    (
        "black = [ring",
        "Nie można odczytać danych: wiersz 1 nie jest poprawnym zapisem TOML. [MOR-O7]",
        "Bree cannot read the data: line 1 is not valid TOML. [MOR-O7]",
    ),
]


@pytest.mark.parametrize(("text", "pl", "en"), FILES, ids=["unknown face", "tree", "five faces", "not TOML"])
def test_a_bad_data_file_is_refused_with_what_is_wrong(
    text: str, pl: str, en: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("dice.toml").write_text(text)
    for command in ("play", "simulate"):
        for lang, line in (("pl", pl), ("en", en)):
            words = (command, "mordor", "-o", "dice_faces=dice.toml", "--lang", lang)
            assert bree(capsys, *words) == (2, [], [worded(line, lang)])
    assert games(home) == []


@pytest.mark.parametrize(
    "text", ["", "hello", "[faces]\nblack = 5\n", TOML + "violet = []\n", TOML.replace("red", "pink")]
)
def test_a_data_file_without_the_five_dice_is_refused(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("dice.toml").write_text(text)
    said = bree(capsys, "play", "mordor", "-o", "dice_faces=dice.toml", "--lang", "en")
    assert (said.code, said.out, len(said.err)) == (2, [], 1)
    assert said.err[0].startswith("Give the faces of these dice: ")


def test_a_face_with_a_line_break_in_it_is_still_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    Path("dice.toml").write_text(TOML.replace('"tree"', '"tr\\nee"'))
    said = bree(capsys, "play", "mordor", "-o", "dice_faces=dice.toml")
    assert (said.code, len(said.err)) == (2, 1)
    assert "unknown face “tr ee”" in said.err[0]


def test_a_binary_data_file_is_refused_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    Path("dice.toml").write_bytes(b"\xff\xfe\x00")
    words = ("simulate", "mordor", "-o", "dice_faces=dice.toml")
    assert bree(capsys, *words, "--lang", "pl").err == ["Plik „dice.toml” nie jest plikiem tekstowym."]
    assert bree(capsys, *words).err == ["The file “dice.toml” is not a text file."]


def test_a_good_data_file_is_taken_into_the_game(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("dice.toml").write_text(TOML.replace('yellow = ["ring", "ring"', 'yellow = ["ring", "orc"'))
    said = bree(capsys, "simulate", "mordor", "--games", "2", "-o", "dice_faces=dice.toml", "--json")
    assert (said.code, said.err) == (0, [])
    Path("other.txt").write_text(TOML)
    assert bree(capsys, "simulate", "mordor", "--games", "2", "-o", "dice_faces=other.txt", "--json").code == 0
    assert games(home) == []
