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
    (folder / "rulebook_owls.toml").write_text('id = "TIN-1.5"\n')
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


def test_rulebooks_and_texts_hold_nothing(conformance: ModuleType, tmp_path: Path) -> None:
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
    cover = conformance.Cover(["TIN-1.1", "TIN-1.2"], {"TIN-1.1"}, {"TIN-1.2"}, [])
    assert (cover.untested, cover.homeless) == (["TIN-1.2"], ["TIN-1.1"])
    assert not cover.whole


def test_a_worked_example_needs_a_test_and_no_place(conformance: ModuleType) -> None:
    rules = ["TIN-1.1"]
    assert conformance.Cover(rules, {"TIN-1.1", "TIN-A.1"}, {"TIN-1.1"}, ["TIN-A.1"]).whole
    assert conformance.Cover(rules, {"TIN-1.1"}, {"TIN-1.1"}, ["TIN-A.1"]).untested == ["TIN-A.1"]


def test_the_list_lies_beside_the_rule_tests(conformance: ModuleType, tmp_path: Path) -> None:
    folder = tmp_path / "rulebook" / "tin"
    folder.mkdir(parents=True)
    assert conformance.listed("tin", "checks.toml", tmp_path) == []
    (folder / "checks.toml").write_text('[[rule]]\nid = "TIN-A.2"\nwhy = "of owls"\n')
    assert conformance.listed("tin", "checks.toml", tmp_path) == ["TIN-A.2"]


CARDS = {"owl": "swoop", "fox": "bite", "cub": "bite"}
WHOLE = {(card, kind) for card in CARDS for kind in ("event", "refusal")} | {("swoop", "combat"), ("bite", "combat")}


def test_a_combat_half_is_held_by_its_title(conformance: ModuleType) -> None:
    assert conformance.Halves(CARDS, set(), WHOLE).whole
    halves = conformance.Halves(CARDS, set(), WHOLE - {("bite", "combat")})
    assert halves.holes == ["fox combat", "cub combat"]


@pytest.mark.parametrize("test", sorted(WHOLE))
def test_a_hole_is_noticed(conformance: ModuleType, test: tuple[str, str]) -> None:
    halves = conformance.Halves(CARDS, set(), WHOLE - {test})
    name, kind = test
    assert halves.holes == [f"{card} {kind}" for card, title in CARDS.items() if name in (card, title)]
    assert not halves.whole


def test_a_title_that_requires_something_is_refused_somewhere(conformance: ModuleType) -> None:
    assert conformance.Halves(CARDS, {"bite"}, WHOLE).holes == ["fox barred", "cub barred"]
    assert conformance.Halves(CARDS, {"bite"}, WHOLE | {("bite", "barred")}).whole
    assert conformance.Halves(CARDS, {"bite"}, WHOLE).word("owl", "barred") == "-"


def test_a_card_without_a_combat_half_needs_no_test_of_one(conformance: ModuleType) -> None:
    cards = CARDS | {"elk": ""}
    halves = conformance.Halves(cards, set(), WHOLE)
    assert (halves.holes, halves.word("elk", "combat")) == (["elk event", "elk refusal"], "-")
    tests = WHOLE | {("elk", "event"), ("elk", "refusal")}
    assert conformance.Halves(cards, set(), tests).whole
    assert conformance.Halves(cards, set(), tests | {("", "combat")}).odd == [("", "combat")]


@pytest.mark.parametrize("test", [("elk", "event"), ("bite", "event"), ("owl", "combat")])
def test_a_file_of_an_unknown_card_or_title_is_noticed(conformance: ModuleType, test: tuple[str, str]) -> None:
    halves = conformance.Halves(CARDS, set(), WHOLE | {test})
    assert (halves.odd, halves.holes) == ([test], [])
    assert not halves.whole


def test_the_holes_are_told(conformance: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    conformance.tell_halves("tin", conformance.Halves(CARDS, set(), WHOLE - {("owl", "event")} | {("elk", "event")}))
    told = capsys.readouterr()
    assert "tin: 3 cards" in told.out
    assert told.err == "tin: no test of: owl event\ntin: no such card or title: elk event\n"


def test_the_cards_of_a_game_and_what_their_titles_require(conformance: ModuleType, tmp_path: Path) -> None:
    cards = {"cards_in_owl__toml": 'combat = "swoop"\n', "cards_in_fox__toml": 'combat = "bite"\n'}
    home = game(tmp_path / "tin", **cards, cards_in_elk__toml="stays = true\n")
    assert conformance.titles(home) == {}
    (home / "combat").mkdir()
    (home / "combat" / "bite.toml").write_text('requires = "hungry"\n')
    (home / "combat" / "swoop.toml").write_text("initiative = 3\n")
    assert (conformance.titles(home), conformance.demanding(home)) == (
        {"elk": "", "fox": "bite", "owl": "swoop"},
        {"bite"},
    )


def test_a_file_names_its_card_or_title_and_the_test_the_kind(conformance: ModuleType, tmp_path: Path) -> None:
    tests = {
        "cards/test_owl": "def test_it_swoops(): ...\ndef test_refused_by_day(): ...\ndef helper(): ...\n",
        "cards/test_fox": "def test_refused_without_teeth(): ...\n",
        "cards/test_shared_dens": "def test_all_sleep(): ...\n",
        "combat/test_bite": "def test_it_bites(): ...\ndef test_barred_without_teeth(): ...\n",
        "combat/bites": "def test_nothing(): ...\n",
    }
    for name, text in tests.items():
        path = tmp_path / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    assert conformance.played(tmp_path) == {
        ("owl", "event"), ("owl", "refusal"), ("fox", "refusal"), ("bite", "combat"), ("bite", "barred")
    }  # fmt: skip


def test_a_card_whose_test_file_is_gone_is_noticed(conformance: ModuleType) -> None:
    folder = SCRIPT.parents[1] / "tests" / "rulebook" / "war"
    package = SCRIPT.parents[1] / "src" / "bree" / "games" / "war"
    cards, tests = conformance.titles(package), conformance.played(folder)
    found = conformance.Halves(cards, conformance.demanding(package), {one for one in tests if one[0] != "grond"})
    assert found.holes == ["grond event", "grond refusal"]
