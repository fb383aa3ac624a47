"""A clone shares nothing changeable, whatever its fields hold."""

from dataclasses import dataclass, field

from bree.core import State


@dataclass(slots=True)
class Kind(State):
    marks: list[str] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=lambda: {"orc": 1})
    pair: tuple[str, ...] = field(default_factory=lambda: ("elf", "ent"))
    number: int = 3


def test_lists_and_dicts_are_its_own_and_leaves_are_shared() -> None:
    s = Kind(log=[])
    s.then(("wait",))
    twin = s.clone()
    assert twin == Kind(todo=[("wait",)])  # no log
    twin.marks.append("x")
    twin.counts["orc"] = 2
    twin.then(("more",))
    assert (s.marks, s.counts, s.todo) == ([], {"orc": 1}, [("wait",)])
    assert twin.pair is s.pair
