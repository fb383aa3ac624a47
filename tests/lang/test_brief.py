"""The page that explains a game in five minutes: every game has one, in both languages, and it is short."""

from pathlib import Path
import re

import pytest

from bree.core.find import find, games
from bree.core.rulebook import rulebook
from bree.lang import LANGUAGES, Voice

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
SENTENCES = 3
WORDS = 50


def sections(game: str) -> list[str]:
    """The sections that the page shows, in order."""
    return re.findall(r"name: '(\w+)'", (BOARDS / game / "brief.ts").read_text(encoding="utf-8"))


def written(game: str, language: str) -> list[str]:
    home = Path(str(find(game).package.replace(".", "/")))
    source = (BOARDS.parents[2] / "src" / home / "text" / f"brief.{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^brief-(\w+) =", source, re.MULTILINE)


@pytest.mark.parametrize("game", games())
def test_the_page_shows_every_section_that_is_written(game: str) -> None:
    assert 8 <= len(sections(game)) <= 12
    for language in LANGUAGES:
        assert written(game, language) == sections(game)


@pytest.mark.parametrize("game", games())
def test_every_section_belongs_to_a_chapter(game: str) -> None:
    source = (BOARDS / game / "brief.ts").read_text(encoding="utf-8")
    rules = re.findall(r"rule: '([\w.-]+)'", source)
    assert len(rules) == len(sections(game))
    assert set(rules) <= set(rulebook(find(game).package))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_section_is_short(game: str, language: str) -> None:
    voice = Voice(language, find(game))
    for name in sections(game):
        text = voice.say(f"brief-{name}", part="text")
        assert len(re.findall(r"[.!?](?:\s|$)", text)) <= SENTENCES, text
        assert len(text.split()) <= WORDS, text
