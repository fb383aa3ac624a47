"""The lists of mutants: each has its place in the source, its test is there and holds the rule."""

from ast import dump, parse
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
import sys
from types import ModuleType

import pytest

SCRIPT = Path(__file__).resolve().parents[1] / "scripts" / "mutants.py"
GOOD = {
    "at": "rules/fellowship/hunt.py::DICE_MOST",
    "old": "5",
    "new": "6",
    "rule": "WAR-23.2",
    "test": "test_23_hunt.py::test_as_many_dice_as_the_shadow_has_in_the_box_five_at_most",
}


def _mutants() -> ModuleType:
    spec = spec_from_file_location("mutants", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["mutants"] = module
    spec.loader.exec_module(module)
    return module


mutants = _mutants()
LIST = mutants.BOOKS / "war" / "mutants_test.toml"


@pytest.mark.parametrize("path", sorted(mutants.BOOKS.glob("*/mutants_*.toml")), ids=lambda path: path.stem)
def test_every_mutant_can_be_made_and_its_test_holds_the_rule(path: Path) -> None:
    listed = [mutant for mutant in mutants.read_mutants() if mutant.list == path]
    assert listed
    assert [fault for mutant in listed for fault in mutants.faults(mutant)] == []
    assert len({(mutant.at, mutant.old, mutant.new, mutant.test) for mutant in listed}) == len(listed)


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("old", "7", "occurs 0 times"),
        ("old", "s.then(", "'s.then(' cannot be parsed"),
        ("at", "rules/fellowship/hunt.py::DICE_LEAST", "DICE_LEAST occurs 0 times"),
        ("at", "rules/nowhere.py", "occurs 0 times"),
        ("new", "(5)", "nothing changes"),
        ("new", "6 6", "'6 6' cannot be parsed"),
        ("new", "six", "the file does not know six"),
        ("rule", "WAR-23.3", "the test covers ['WAR-23.2']"),
        ("test", "test_23_hunt.py::test_nothing", "does not exist"),
        ("test", "test_nowhere.py::test_nothing", "does not exist"),
    ],
)
def test_an_entry_that_fits_nothing_is_named(key: str, value: str, told: str) -> None:
    assert mutants.faults(mutants.Mutant(LIST, **GOOD)) == []
    found = mutants.faults(mutants.Mutant(LIST, **{**GOOD, key: value}))
    assert len(found) == 1
    assert told in found[0]


def test_a_list_with_other_words_is_refused(tmp_path: Path) -> None:
    (tmp_path / "war").mkdir()
    (tmp_path / "war" / "mutants_odd.toml").write_text(
        '[[mutant]]\nat = "rules/fellowship/hunt.py"\nlaw = "WAR-23.2"\n'
    )
    with pytest.raises(ValueError, match=r"mutants_odd.toml: a mutant has at, old, new, rule, test, not at, law"):
        mutants.read_mutants(tmp_path)


def test_a_mutant_is_made_in_a_tree_of_links_and_nowhere_else(tmp_path: Path) -> None:
    before = mutants.Mutant(LIST, **GOOD).source.read_text(encoding="utf-8")
    mutants.write_mutant(mutants.Mutant(LIST, **GOOD), tmp_path)
    made = tmp_path / "bree" / "games" / "war" / "rules" / "fellowship" / "hunt.py"
    changed = before.replace("DICE_MOST: Final = 5", "DICE_MOST: Final = 6")
    assert before != changed
    assert dump(parse(made.read_text(encoding="utf-8"))) == dump(parse(changed))
    assert (made.parent / "damage.py").is_symlink()
    assert (tmp_path / "bree" / "core").is_symlink()
    assert mutants.Mutant(LIST, **GOOD).source.read_text(encoding="utf-8") == before


SOURCE = """
LIMITS = {"free": 3, "shadow": 4}
class Pool:
    size: int = 3
    def draw(self, most=3):
        # as many as there are
        if most > 3 and self.size:
            self.size -= 1
            self.tell('drawn')
            return f"{most}" + {most}.pop()
def draw(pool):
    return pool.draw((3))
"""


@pytest.mark.parametrize(
    ("name", "old", "new", "before", "after"),
    [
        ("LIMITS", "3", "5", '"free": 3', '"free": 5'),
        ("Pool.size", "3", "5", "int = 3", "int = 5"),
        ("draw", "pool.draw(3)", "3", "pool.draw((3))", "3"),
        ("Pool.draw", "most > 3\n and self.size", "most", "most > 3 and self.size", "most"),
        ("Pool.draw", 'self.tell("drawn")', "", "            self.tell('drawn')\n", ""),
        ("Pool.draw", "{most}", "[most]", "{most}.pop", "[most].pop"),
        (
            "Pool",
            "self.size -= 1; self.tell('drawn')",
            "self.tell('none')",
            "size -= 1\n            self.tell('drawn')",
            "tell('none')",
        ),
    ],
)
def test_where_a_mutant_is_made(tmp_path: Path, name: str, old: str, new: str, before: str, after: str) -> None:
    file = tmp_path / "pool.py"
    file.write_text(SOURCE, encoding="utf-8")
    assert SOURCE.count(before) == 1
    made = mutants.mutated(file, name, old, new)
    assert dump(parse(made)) == dump(parse(SOURCE.replace(before, after)))


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        ("draw", "return pool.draw(3)", "", "the new text cannot be parsed"),
        ("Pool", "3", "4", "the old text occurs 3 times"),
        ("Pool.draw", "self.tell('drawn')\nself.size -= 1", "", "the old text occurs 0 times"),
        ("Pool.fill", "3", "4", "fill occurs 0 times"),
    ],
)
def test_where_no_mutant_can_be_made(tmp_path: Path, name: str, old: str, new: str, told: str) -> None:
    file = tmp_path / "pool.py"
    file.write_text(SOURCE, encoding="utf-8")
    with pytest.raises(mutants.MisfitError, match=told):
        mutants.mutated(file, name, old, new)


def test_a_mutant_that_is_caught_and_one_that_is_not() -> None:
    """The whole way once, in separate processes."""
    assert mutants.verdict(mutants.Mutant(LIST, **GOOD)) == ""
    harmless = {**GOOD, "new": "2 + 3"}
    assert mutants.verdict(mutants.Mutant(LIST, **harmless)).startswith("not caught")
    broken = {**GOOD, "new": "1 // 0"}
    assert mutants.verdict(mutants.Mutant(LIST, **broken)).startswith("does not run")
