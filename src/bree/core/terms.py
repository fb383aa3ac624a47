"""The game terms: `terms.toml` in the package of a game explains the words that its questions, log and cards use."""

from functools import cache
from importlib.resources import files
from itertools import product
import re
import tomllib
from typing import Any, Final, NamedTuple

FILE: Final = "terms.toml"
LANGUAGES: Final = ("pl", "en")
ENDINGS: Final = re.compile(r"\(([^()]*)\)")


class Term(NamedTuple):
    id: str
    rules: tuple[str, ...]  # ids of the rules that define it
    name: dict[str, str]  # language -> the term in its first form
    text: dict[str, str]  # language -> the explanation
    forms: dict[str, tuple[str, ...]]  # language -> all words that mean the term, in small letters


@cache
def terms(package: str) -> dict[str, Term]:
    """All terms of a game by id, in the order of the file; none for a game without the file."""
    file = files(package) / FILE
    if not file.is_file():
        return {}
    found: dict[str, Term] = {}
    for row in tomllib.loads(file.read_text(encoding="utf-8"))["term"]:
        term = _term(row)
        if term.id in found:
            raise ValueError(f"term {term.id} stands twice in the terms of {package}")
        found[term.id] = term
    return found


def _term(row: dict[str, Any]) -> Term:
    words: dict[str, dict[str, Any]] = {language: row[language] for language in LANGUAGES}
    return Term(
        row["id"],
        tuple(row["rules"]),
        {language: word["name"] for language, word in words.items()},
        {language: word["text"] for language, word in words.items()},
        {language: _forms(word) for language, word in words.items()},
    )


def _forms(word: dict[str, Any]) -> tuple[str, ...]:
    written = [word["name"], *word.get("forms", [])]
    return tuple(dict.fromkeys([form.lower() for one in written for form in expanded(one)]))


def expanded(form: str) -> list[str]:
    """Write out the endings of a form: `card(|s) of fate` means `card of fate` and `cards of fate`."""
    parts = ENDINGS.split(form)  # plain text and endings alternate
    choices = [part.split("|") if at % 2 else [part] for at, part in enumerate(parts)]
    return ["".join(chosen) for chosen in product(*choices)]
