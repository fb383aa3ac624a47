"""The check that every stacked step exists and gets its arguments: what it finds, and that our games are clean."""

from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from shutil import copytree
from types import ModuleType

import pytest
from tiny import GAME

from bree.core.find import games

SCRIPT = Path(__file__).resolve().parents[1] / "scripts" / "check_steps.py"
TINY = Path(str(import_module("tiny").__file__)).parent
CHARM, RULES = "charm.py", "rules.py"


@pytest.fixture(scope="module")
def stacked() -> ModuleType:
    spec = spec_from_file_location("check_steps", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def mutant(tmp_path: Path, file: str, old: str, new: str) -> Path:
    home = tmp_path / "tiny"
    copytree(TINY, home)
    source = (home / file).read_text(encoding="utf-8")
    assert old in source
    (home / file).write_text(source.replace(old, new), encoding="utf-8")
    return home


@pytest.mark.parametrize("name", [*games(), "tiny"])
def test_what_the_rules_of_a_game_stack_exists_and_gets_its_arguments(stacked: ModuleType, name: str) -> None:
    game = {**games(), "tiny": GAME}[name]
    assert stacked.faults(game, Path(str(import_module(game.package).__file__)).parent) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "what"),
    [
        (CHARM, '("quiet",)', '("silent",)', "no step or ask is called silent"),
        (CHARM, '("open_window", "played")', '("open_window", "played", "late")', "open_window gets 2 arguments"),
        (CHARM, '("open_window", "played")', '("open_window",)', "open_window gets 0 arguments"),
        (RULES, '[("seal", seat) for', '[("seal",) for', "seal gets 0 arguments"),
        (RULES, '[("stow", loser)] if', '[("stove", loser)] if', "no step or ask is called stove"),
        (CHARM, 's.then(("open_window", "played"), ("quiet",))', "s.then(*s.spent)", "cannot be traced: s.spent"),
        (CHARM, 's.then(("open_window", "played"), ("quiet",))', "s.then((card,))", "cannot be traced: card"),
        (
            CHARM,
            's.then(("open_window", "played"), ("quiet",))',
            'extra(1, 2, 3, 4, ("hum",), 6)',
            "no step or ask is called hum",
        ),
        (CHARM, 's.then(("open_window", "played"), ("quiet",))', "s.todo.clear()", "a rule changes the stack: clear"),
        (CHARM, 's.then(("open_window", "played"), ("quiet",))', "s.todo = []", "a rule sets the stack"),
        (CHARM, 's.then(("open_window", "played"), ("quiet",))', "s.todo[-1]", "a rule reads the stack"),
    ],
)
def test_a_step_that_is_not_there_or_gets_too_little_is_found(
    stacked: ModuleType, tmp_path: Path, file: str, old: str, new: str, what: str
) -> None:
    found = stacked.faults(GAME, mutant(tmp_path, file, old, new))
    assert [fault.partition(": ")[2] for fault in found] == [what]
    assert found[0].startswith(f"tiny/{file}:")


def test_a_name_from_card_files_is_looked_up_in_the_files(stacked: ModuleType, tmp_path: Path) -> None:
    """Each value that the files give to the fact must be a step that takes what is stacked with it."""
    home = mutant(tmp_path, CHARM, 's.then(("open_window", "played"), ("quiet",))', "s.then((card.first, 1, 2))")
    (home / "charms" / "gust.toml").write_text('first = "sing"\n', encoding="utf-8")
    assert stacked.faults(GAME, home) == ["tiny: no step or ask is called sing, the first of a card"]
