"""The reader that says which rules have a test and a place in the code."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).resolve().parents[1] / "scripts" / "conformance.py"


@pytest.fixture(scope="module")
def conformance() -> ModuleType:
    spec = spec_from_file_location("conformance", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def game(folder: Path, **files: str) -> Path:
    (folder / "text").mkdir(parents=True)
    (folder / "cards").mkdir()
    (folder / "rulebook.toml").write_text('id = "TIN-1.1"\nid = "TIN-1.2"\n')
    (folder / "text" / "en.toml").write_text("# TIN-1.3\n")
    for name, text in files.items():
        (folder / name.replace("__", ".").replace("_in_", "/")).write_text(text)
    return folder


def test_a_rule_is_held_where_the_code_or_a_data_file_names_it(conformance: ModuleType, tmp_path: Path) -> None:
    home = game(
        tmp_path / "tin",
        rules__py='"""Steps."""\n\ns.tell("moved", "TIN-1.2")  # (TIN-R3), TIN-15.10.2.\n',
        cards_in_owl__toml="# TIN-1.4\nrank = 3\n",
        notes__md="TIN-1.9",
    )
    assert conformance.in_code(home) == {"TIN-1.2", "TIN-R3", "TIN-15.10.2", "TIN-1.4"}


def test_rulebook_and_texts_hold_nothing(conformance: ModuleType, tmp_path: Path) -> None:
    assert conformance.in_code(game(tmp_path / "tin")) == set()


def test_a_longer_number_is_another_rule(conformance: ModuleType, tmp_path: Path) -> None:
    home = game(tmp_path / "tin", rules__py='# TIN-1.10 and rule.startswith("TIN-1.")\n')
    assert conformance.in_code(home) == {"TIN-1.10"}
    assert conformance.unknown({"TIN-1.10", "TIN-1.1"}, {"TIN-1.1"}) == ["TIN-1.10"]


def test_a_test_names_its_rules_in_its_mark(conformance: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "test_one.py"
    path.write_text('@pytest.mark.rule("TIN-1.1", "TIN-R2")\ndef test_it(): ...\n\n# TIN-1.9\ndef helper(): ...\n')
    assert conformance.in_tests(path) == {"TIN-1.1", "TIN-R2"}


def test_a_rule_needs_a_test_and_a_place(conformance: ModuleType) -> None:
    cover = conformance.Cover(["TIN-1.1", "TIN-1.2"], {"TIN-1.1"}, {"TIN-1.2"}, [], [])
    assert (cover.untested, cover.homeless, cover.odd) == (["TIN-1.2"], ["TIN-1.1"], [])
    assert not cover.whole


def test_a_rule_that_only_a_card_can_show_is_counted_apart(conformance: ModuleType) -> None:
    cover = conformance.Cover(["TIN-1.1", "TIN-1.2"], {"TIN-1.1"}, {"TIN-1.1"}, ["TIN-1.2"], [])
    assert cover.whole
    assert cover.waiting == ["TIN-1.2"]


@pytest.mark.parametrize("waiting", [["TIN-1.1", "TIN-1.2"], ["TIN-1.2", "TIN-1.3"], ["TIN-1.2", "TIN-1.2"]])
def test_the_list_of_such_rules_is_true(conformance: ModuleType, waiting: list[str]) -> None:
    """None has a test after all, none is unknown, none is named twice."""
    cover = conformance.Cover(["TIN-1.1", "TIN-1.2"], {"TIN-1.1"}, {"TIN-1.1"}, waiting, [])
    assert cover.odd in (["TIN-1.1"], ["TIN-1.3"], ["TIN-1.2"])
    assert not cover.whole


def test_a_worked_example_needs_a_test_and_no_place(conformance: ModuleType) -> None:
    rules = ["TIN-1.1"]
    assert conformance.Cover(rules, {"TIN-1.1", "TIN-A.1"}, {"TIN-1.1"}, [], ["TIN-A.1"]).whole
    assert conformance.Cover(rules, {"TIN-1.1"}, {"TIN-1.1"}, [], ["TIN-A.1"]).untested == ["TIN-A.1"]
    assert conformance.Cover(rules, {"TIN-1.1"}, {"TIN-1.1"}, ["TIN-A.1"], ["TIN-A.1"]).whole


def test_the_lists_lie_beside_the_rule_tests(conformance: ModuleType, tmp_path: Path) -> None:
    folder = tmp_path / "rulebook" / "tin"
    folder.mkdir(parents=True)
    assert conformance.listed("tin", "cards_only.toml", tmp_path) == []
    (folder / "cards_only.toml").write_text('[[rule]]\nid = "TIN-1.2"\nwhy = "of owls"\ncard = "owl"\n')
    assert conformance.listed("tin", "cards_only.toml", tmp_path) == ["TIN-1.2"]
