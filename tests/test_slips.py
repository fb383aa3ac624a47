"""The lists of slips: each stands in the source once, its test is there and holds the rule. `make slips` makes them."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
import sys
from types import ModuleType

import pytest

SCRIPT = Path(__file__).resolve().parents[1] / "scripts" / "slips.py"
GOOD = {
    "file": "rules/fellowship/hunt.py",
    "old": "DICE_MOST: Final = 5",
    "new": "DICE_MOST: Final = 6",
    "rule": "WAR-23.2",
    "test": "test_23_hunt.py::test_as_many_dice_as_the_shadow_has_in_the_box_five_at_most",
}


def _slips() -> ModuleType:
    spec = spec_from_file_location("slips", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["slips"] = module
    spec.loader.exec_module(module)
    return module


slips = _slips()
LIST = slips.BOOKS / "war" / "slips_test.toml"


@pytest.mark.parametrize("path", sorted(slips.BOOKS.glob("*/slips_*.toml")), ids=lambda path: path.stem)
def test_every_slip_can_be_made_and_its_test_holds_the_rule(path: Path) -> None:
    listed = [slip for slip in slips.slips() if slip.list == path]
    assert listed
    assert [fault for slip in listed for fault in slips.faults(slip)] == []
    assert len({(slip.file, slip.old, slip.new, slip.test) for slip in listed}) == len(listed)


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("old", "DICE_MOST: Final = 7", "stands there 0 times"),
        ("old", "s.then(", "times"),
        ("file", "rules/nowhere.py", "stands there 0 times"),
        ("new", GOOD["old"], "nothing changes"),
        ("new", "    DICE_MOST: Final = 6", "nobody could read"),
        ("rule", "WAR-23.3", "the test holds ['WAR-23.2']"),
        ("test", "test_23_hunt.py::test_nothing", "is not there"),
        ("test", "test_nowhere.py::test_nothing", "is not there"),
    ],
)
def test_an_entry_that_fits_nothing_is_named(key: str, value: str, told: str) -> None:
    assert slips.faults(slips.Slip(LIST, **GOOD)) == []
    found = slips.faults(slips.Slip(LIST, **{**GOOD, key: value}))
    assert len(found) == 1
    assert told in found[0]


def test_a_list_with_other_words_is_refused(tmp_path: Path) -> None:
    (tmp_path / "war").mkdir()
    (tmp_path / "war" / "slips_odd.toml").write_text('[[slip]]\nfile = "rules/fellowship/hunt.py"\nlaw = "WAR-23.2"\n')
    with pytest.raises(ValueError, match=r"slips_odd.toml: a slip has file, old, new, rule, test, not file, law"):
        slips.slips(tmp_path)


def test_a_slip_is_made_in_a_tree_of_links_and_nowhere_else(tmp_path: Path) -> None:
    before = slips.Slip(LIST, **GOOD).source.read_text(encoding="utf-8")
    slips.slipped(slips.Slip(LIST, **GOOD), tmp_path)
    made = tmp_path / "bree" / "games" / "war" / "rules" / "fellowship" / "hunt.py"
    assert made.read_text(encoding="utf-8") == before.replace(GOOD["old"], GOOD["new"])
    assert (made.parent / "damage.py").is_symlink()
    assert (tmp_path / "bree" / "core").is_symlink()
    assert slips.Slip(LIST, **GOOD).source.read_text(encoding="utf-8") == before


def test_a_slip_that_is_caught_and_one_that_is_not() -> None:
    """The whole way once, in processes of their own."""
    assert slips.verdict(slips.Slip(LIST, **GOOD)) == ""
    harmless = {**GOOD, "new": "DICE_MOST: Final = 5  # or so"}
    assert slips.verdict(slips.Slip(LIST, **harmless)).startswith("not caught")
    broken = {**GOOD, "new": "DICE_MOST: Final = five"}
    assert slips.verdict(slips.Slip(LIST, **broken)).startswith("does not run")
    unknown = {**GOOD, "old": "    dice = min(s.box_shadow, DICE_MOST)", "new": "    dice = min(s.box_shadow, FIVE)"}
    assert slips.verdict(slips.Slip(LIST, **unknown)).startswith("does not run")
