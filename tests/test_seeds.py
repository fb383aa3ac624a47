"""No test passes by luck: what it throws follows from its id and from BREE_TEST_SEED."""

import ast
from pathlib import Path
from random import Random

import httpx
import pytest

from bree.games.mordor import GAME
from bree.table import Chair, Sitting
from tests.seeds import SEEDS, Seeds, Unseeded
from tests.server.running import PATIENCE_S, Process

TESTS = Path(__file__).resolve().parent
CHAIRS = {"frodo": Chair("Anna"), "sam": Chair("Jan")}
TABLE = {"game": "mordor", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Jan"}]}
NEEDS_A_SEED = ("Random", "random.Random", "random.seed", "np.random.default_rng", "default_rng")


def seeds_of(test: str, shift: str = "0") -> list[int]:
    seeds = Seeds(shift, test)
    return [seeds() for _ in range(3)]


def test_seeds_follow_from_the_test_its_tables_and_the_shift() -> None:
    assert seeds_of("one") == seeds_of("one")
    others = seeds_of("one") + seeds_of("other") + seeds_of("one", "1")
    assert len(set(others)) == len(others)


def test_tables_of_this_test_are_seeded() -> None:
    drawn = Seeds(SEEDS.shift, "tests/test_seeds.py::test_tables_of_this_test_are_seeded")
    assert [Sitting(GAME, {}, CHAIRS).seed for _ in range(3)] == [drawn() for _ in range(3)]


@pytest.fixture(scope="module")
def shared() -> int:
    return Sitting(GAME, {}, CHAIRS).seed


@pytest.mark.parametrize("_", range(2))
def test_what_tests_share_is_the_same_whichever_comes_first(shared: int, _: int) -> None:
    assert shared == Seeds(SEEDS.shift, "tests/test_seeds.py::shared[0]")()


def test_no_table_is_opened_outside_a_test(tmp_path: Path) -> None:
    """In this process, and by a server that no test has started."""
    with SEEDS.of(""):
        with pytest.raises(Unseeded):
            Sitting(GAME, {}, CHAIRS)
        server = Process(f"sqlite:///{tmp_path}/t.sqlite")
    try:
        answer = httpx.post(f"{server.url}/api/tables", json=TABLE, timeout=PATIENCE_S)
        assert answer.status_code == 500
    finally:
        assert "Unseeded" in server.stop()


def test_every_generator_of_the_tests_has_a_seed() -> None:
    found = [
        f"{path.relative_to(TESTS)}:{node.lineno}"
        for path in sorted(TESTS.rglob("*.py"))
        if path.name != "test_seeds.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and by_luck(node)
    ]
    assert found == []


def by_luck(call: ast.Call) -> bool:
    """Is it a generator without a seed, or one that the whole process shares?"""
    name = ast.unparse(call.func)
    if name in NEEDS_A_SEED:
        return not call.args
    return name.endswith("SystemRandom") or (
        name.startswith("random.") and hasattr(Random, name.removeprefix("random."))
    )


@pytest.mark.parametrize(
    "line", ["Random()", "random.Random()", "random.seed()", "SystemRandom()", "random.choice(all)", "random.random()"]
)
def test_luck_is_found(line: str) -> None:
    (call,) = ast.parse(line).body
    assert isinstance(call, ast.Expr)
    assert isinstance(call.value, ast.Call)
    assert by_luck(call.value)
