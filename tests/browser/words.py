"""Words that no screen may show: keys of texts and marks of Fluent."""

from functools import cache
import re

from bree.lang import LANGUAGES
from bree.lang.source import sources
from tests.browser.inn import game_of

KEY = re.compile(r"^([a-z][\w-]*-[\w-]+) =", re.MULTILINE)
WORD = re.compile(r"[a-z]+(?:-[a-z0-9_]+)+")
MARKS = re.compile(r"[{}]|\$[a-z]|undefined|\bnull\b|NaN|\[object")


@cache
def beginnings() -> frozenset[str]:
    """`web`, `log`, `ask` …: how the keys of all texts begin."""
    texts = [text for game in ("mordor", "tiny") for tongue in LANGUAGES for text in sources(tongue, game_of(game))]
    return frozenset(key.partition("-")[0] for text in texts for key in KEY.findall(text))


def program_words(text: str) -> list[str]:
    words = [word for word in WORD.findall(text) if word.partition("-")[0] in beginnings()]
    return [*words, *MARKS.findall(text)]
