"""docs/server/settings.md names every setting and every limit with its value, and no other."""

from pathlib import Path
import re
from typing import Any

from msgspec.structs import fields
import pytest

from bree.server.limits import FIXED, Limits
from bree.server.settings import PREFIX, Settings

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "server" / "settings.md").read_text(encoding="utf-8")
COMPUTED = {"BREE_DATABASE", "BREE_BOT_WORKERS"}  # the default depends on the machine; the page says how


def table(head: str) -> list[list[str]]:
    """The cells of all tables with this head."""
    bodies = re.findall(rf"^{re.escape(head)}\n\|[-|]+\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    return [[cell.strip() for cell in row.strip("|").split("|")] for body in bodies for row in body.splitlines()]


def shown(value: Any) -> str:
    """A default as the page has it."""
    return "none" if value in ("", ()) else f"`{value}`"


def test_settings() -> None:
    told = {name.strip("`"): default for name, default, _ in table("| variable | default | meaning |")}
    settings = {PREFIX + one.name.upper(): one.default for one in fields(Settings) if one.name != "limits"}
    assert {name: "see right" if name in COMPUTED else shown(value) for name, value in settings.items()} == told


@pytest.mark.parametrize("fixed", [False, True])
def test_limits(fixed: bool) -> None:
    """Return the limits that the factor multiplies, and the others."""
    pages = PAGE.split("`BREE_LIMIT_FACTOR` does not change")
    told = {
        name: float(value)
        for names, values, _ in table("| limit | value | meaning |")
        for name, value in zip(re.findall(r"`(\w+)`", names), values.split(", "), strict=True)
        if (f"`{name}`" in pages[1]) == fixed
    }
    assert told == {name: getattr(Limits(), name) for name in Limits.__struct_fields__ if (name in FIXED) == fixed}
