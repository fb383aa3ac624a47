"""docs/protocol.md names every message with every field, and no other."""

from pathlib import Path
import re
from typing import Any

from msgspec import Struct, structs
import pytest

from bree.server.wire import messages, schema

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
OPENERS, CLOSERS = "{[(", "}])"


def names(shape: str) -> list[str]:
    """The names in `{a, b: {c, d}, e?}`, without those further in: a, b, e."""
    found, depth, part = [], 0, ""
    for sign in shape[1:-1] + ",":
        depth += (sign in OPENERS) - (sign in CLOSERS)
        if sign == "," and not depth:
            found.append(re.split("[?:]", part.strip())[0])
            part = ""
        else:
            part += sign
    return [name for name in found if name]


def on_the_wire(kind: type[Struct]) -> list[str]:
    return [field.encode_name for field in structs.fields(kind)]


def described(base: Any) -> dict[str, list[str]]:
    """The messages of one direction, as the code has them."""
    return {kind.__struct_config__.tag: ["t", *on_the_wire(kind)] for kind in base.__subclasses__()}


def told(after: str) -> dict[str, list[str]]:
    """The same as the page has them."""
    table = PAGE.split(f"{after}:\n\n", 1)[1].split("\n\n")[0]
    firsts = " ".join(row.split(" | ")[0] for row in table.splitlines())
    shapes = re.findall(r"`(\{t: \"(\w+)\".*?\})`", firsts)
    return {kind: names(shape) for shape, kind in shapes}


@pytest.mark.parametrize(("after", "base"), [("Client to server", messages.Said), ("Server to client", messages.Told)])
def test_messages(after: str, base: Any) -> None:
    assert told(after) == described(base)


@pytest.mark.parametrize(
    ("before", "kind"),
    [
        ("| `ask` | ", schema.AskShown),
        ("| frame | ", schema.FrameShown),
        ("| `log` | ", schema.EntryShown),
    ],
)
def test_parts(before: str, kind: type[Struct]) -> None:
    shape = re.search(re.escape(before) + r"`(\{.*?\})`", PAGE)
    assert shape is not None
    assert sorted(names(shape[1])) == sorted(on_the_wire(kind))


def test_names_in_a_shape() -> None:
    assert names('{t: "state", views: {seat or "": view}, log: [..], pick?, from}') == [
        "t",
        "views",
        "log",
        "pick",
        "from",
    ]
    assert names("{}") == []
