"""Every refusal in the source has a text in both languages, which uses exactly its facts."""

import ast
from pathlib import Path
import re

import pytest

import bree
from bree.core import Refusal
from bree.core.find import games
from bree.lang import LANGUAGES, Voice
from bree.lang.source import sources
from tests.hostile import ALL, unseen

SOURCE = Path(bree.__file__).parent
TEXT = re.compile(r"^no-([\w-]+) = (.*(?:\n +.*)*)", re.MULTILINE)


def raised() -> list[tuple[str, str, frozenset[str]]]:
    """Return (place, key, names of the facts) for every refusal in the source."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
                continue
            key = node.args[0]
            if node.func.id in ("Refusal", "Illegal") and isinstance(key, ast.Constant):
                facts = frozenset(str(word.arg) for word in node.keywords)
                found.append((f"{path.relative_to(SOURCE)}:{node.lineno}", str(key.value), facts))
    return found


def texts(language: str) -> dict[str, frozenset[str]]:
    """Return key -> facts that the text uses."""
    lines = "\n".join(text for game in (None, *games().values()) for text in sources(language, game))
    return {key: frozenset(re.findall(r"\$(\w+)", text)) for key, text in TEXT.findall(lines)}


def test_there_are_many_refusals() -> None:
    assert len(raised()) > 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_gives_its_text_all_the_facts_it_speaks_of(language: str) -> None:
    known = texts(language)
    wrong = [(where, key) for where, key, facts in raised() if key not in known or not known[key] <= facts]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_kept_for_a_refusal_that_nobody_raises(language: str) -> None:
    words = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    assert [key for key in texts(language) if f'"{key}"' not in words] == []


def test_no_fact_takes_the_name_of_the_rule() -> None:
    assert [where for where, _, facts in raised() if "rule" in facts] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_quotes_what_steers_a_terminal(language: str) -> None:
    voices = [Voice(language, game) for game in (None, *games().values())]
    for where, key, facts in raised():
        voice = next(voice for voice in voices if voice.knows("no-" + key))
        for fact in (ALL, "'" + ALL, (ALL, ALL)):
            told = voice.refusal(Refusal(key, ALL, **dict.fromkeys(facts, fact)))
            assert unseen(told) == set(), where
