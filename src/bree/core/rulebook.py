"""The numbered rules of a game, in both languages, from its `rulebook.toml`."""

from functools import cache
from importlib.resources import files
import tomllib
from typing import NamedTuple


class Rule(NamedTuple):
    id: str
    section: str  # of the Polish rulebook
    text: dict[str, str]  # language -> our wording
    kind: str  # "rule", "ruling" (the book is silent) or "option" (of the table)
    confidence: str  # "high" unless the figure behind it is uncertain
    headings: dict[str, str]  # language -> what the section is called


@cache
def rulebook(package: str) -> dict[str, Rule]:
    """All rules of a game's package by id, in the order of the book."""
    source = files(package).joinpath("rulebook.toml").read_text(encoding="utf-8")
    data = tomllib.loads(source)
    sections = data.get("sections", {})
    rules: dict[str, Rule] = {}
    for row in data["rule"]:
        if row["id"] in rules:
            raise ValueError(f"rule {row['id']} stands twice in the rulebook of {package}")
        text = {"pl": row["pl"], "en": row["en"]}
        kind, confidence = row.get("kind", "rule"), row.get("confidence", "high")
        headings = {"pl": row["section"], "en": sections.get(row["section"], row["section"])}
        rules[row["id"]] = Rule(row["id"], row["section"], text, kind, confidence, headings)
    return rules
