"""The numbered rules of a game in both languages, from `rulebook.toml` and `rulebook*.toml`."""

from functools import cache
from importlib.resources import files
import tomllib
from typing import NamedTuple


class Rule(NamedTuple):
    id: str
    section: str  # of the Polish rulebook
    text: dict[str, str]  # language -> the rule in our own words
    kind: str  # "rule", "ruling" (where the rulebook is silent) or "option" (of the table)
    confidence: str  # "high", unless a figure of the rule is uncertain
    headings: dict[str, str]  # language -> heading of the section


@cache
def rulebook(package: str) -> dict[str, Rule]:
    """All rules of a game by id, in the order of the files."""
    rules: dict[str, Rule] = {}
    for book in _books(package):
        data = tomllib.loads(book)
        sections = data.get("sections", {})
        for row in data["rule"]:
            rule = _rule(row, sections)
            if rule.id in rules:
                raise ValueError(f"rule {rule.id} stands twice in the rulebook of {package}")
            rules[rule.id] = rule
    return rules


def _books(package: str) -> list[str]:
    """The texts of the rulebook files: `rulebook.toml` first, then the others by name."""
    found = {file.name.removesuffix(".toml"): file for file in files(package).iterdir() if is_rulebook(file.name)}
    return [found[name].read_text(encoding="utf-8") for name in sorted(found)]


def is_rulebook(name: str) -> bool:
    """Whether a file of this name is a rulebook."""
    return name.startswith("rulebook") and name.endswith(".toml")


def _rule(row: dict[str, str], sections: dict[str, str]) -> Rule:
    text = {"pl": row["pl"], "en": row["en"]}
    kind, confidence = row.get("kind", "rule"), row.get("confidence", "high")
    headings = {"pl": row["section"], "en": sections.get(row["section"], row["section"])}
    return Rule(row["id"], row["section"], text, kind, confidence, headings)
