"""Card files are found and checked. Faults are reported with file and line."""

from collections.abc import Callable, Iterator
from pathlib import Path
import sys

import pytest

from bree.core import Refusal
from bree.core.cards.file import CardFile, line_of, read_folder

KNOWN: dict[str, type | tuple[type, ...]] = {"strength": int, "name": str, "swift": bool, "cost": (int, float)}
Put = Callable[[str, str], None]


@pytest.fixture
def put(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Put]:
    """Write files into a package of this test."""
    home = tmp_path / "chest"
    home.mkdir()
    (home / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)

    def write(name: str, text: str) -> None:
        (home / name).write_text(text, encoding="utf-8")

    yield write
    for name in [name for name in sys.modules if name.split(".")[0] == "chest"]:
        del sys.modules[name]


def refused(card: CardFile) -> dict[str, object]:
    with pytest.raises(Refusal) as refusal:
        card.check(KNOWN)
    assert refusal.value.key == "card-file"
    return dict(refusal.value.facts)


def test_every_file_is_a_card_by_its_name_in_the_order_of_names(put: Put) -> None:
    put("sting.toml", 'strength = 2\n[text.en]\nname = "Sting"\n[text.pl]\nname = "Żądło"\n')
    put("athelas.toml", "strength = 0\n")
    put("notes.txt", "not a card")
    cards = read_folder("chest")
    assert list(cards) == ["athelas", "sting"]
    assert cards["sting"].facts == {"strength": 2}
    assert cards["sting"].text == {"en": {"name": "Sting"}, "pl": {"name": "Żądło"}}
    assert cards["athelas"].text == {}


def test_code_of_the_same_name_is_found(put: Put) -> None:
    put("sting.toml", "strength = 2\n")
    put("sting.py", "GLOWS = True\n")
    put("athelas.toml", "strength = 0\n")
    put("lonely.py", "raise RuntimeError('nobody asked for this')\n")
    cards = read_folder("chest")
    assert cards["sting"].code is not None
    assert cards["sting"].code.GLOWS is True
    assert cards["athelas"].code is None


def test_facts_that_are_known_and_of_their_type_pass(put: Put) -> None:
    put("sting.toml", 'strength = 2\nname = "Sting"\nswift = true\ncost = 1.5\n')
    read_folder("chest")["sting"].check(KNOWN)
    assert read_folder("chest")["sting"].facts["swift"] is True


def test_an_unknown_fact_is_refused_with_file_and_line(put: Put) -> None:
    put("sting.toml", "# a blade\nstrength = 2\nedges = 2\n")
    facts = refused(read_folder("chest")["sting"])
    assert facts == {"file": "sting.toml", "line": 3, "word": "edges", "why": "why-unknown-fact"}


@pytest.mark.parametrize("value", ['"two"', "2.5", "true", "[2]"])
def test_a_fact_of_the_wrong_type_is_refused_with_file_and_line(put: Put, value: str) -> None:
    put("sting.toml", f"\n\nstrength = {value}\n")
    facts = refused(read_folder("chest")["sting"])
    assert facts == {"file": "sting.toml", "line": 3, "word": "strength", "why": "why-wrong-type"}


def test_the_line_is_that_of_the_fact_not_of_a_word_that_holds_it(put: Put) -> None:
    put("sting.toml", '# strength: see the book\nname = "strength"\nstrength = "two"\n')
    assert refused(read_folder("chest")["sting"])["line"] == 3


def test_a_file_that_is_not_toml_is_refused_with_file_and_line(put: Put) -> None:
    put("sting.toml", "strength = 2\nname = Sting\n")
    with pytest.raises(Refusal) as refusal:
        read_folder("chest")
    facts = refusal.value.facts
    assert (refusal.value.key, facts["file"], facts["line"]) == ("card-file", "sting.toml", 2)
    assert facts["why"] == "why-not-toml"


def test_a_file_that_ends_too_early_is_refused_at_its_last_line(put: Put) -> None:
    put("sting.toml", "strength = 2\nnumbers = [1,\n2")
    with pytest.raises(Refusal) as refusal:
        read_folder("chest")
    assert (refusal.value.facts["file"], refusal.value.facts["line"]) == ("sting.toml", 3)


def test_a_card_refuses_what_makes_no_sense_with_its_own_line() -> None:
    card = CardFile("sting", {"strength": -1}, {}, None, "name = 1\nstrength = -1\n")
    refusal = card.refuse("strength", "why-wrong-type")
    assert (refusal.facts["file"], refusal.facts["line"]) == ("sting.toml", 2)


def test_a_word_that_stands_nowhere_has_line_zero() -> None:
    assert line_of("a = 1\nb = 2\n", "c") == 0
    assert line_of("a = 1\nb = 2\n", "b") == 2


def test_the_same_word_is_the_same_text_in_all_files(put: Put) -> None:
    put("shadow_fax.toml", 'friends = ["grey rider"]')
    put("grey rider.toml", 'owns = { horse = "shadow_fax" }')
    cards = read_folder("chest")
    rider, horse = sorted(cards)
    assert cards[horse].facts["friends"][0] is rider
    assert cards[rider].facts["owns"]["horse"] is horse
