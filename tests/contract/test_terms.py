"""The game terms of every game: both languages, existing rules, and words that the game really uses."""

from collections import Counter
import re

import pytest

from bree.core import Game
from bree.core.find import own_games
from bree.core.rulebook import rulebook
from bree.core.terms import LANGUAGES, terms
from bree.lang.source import sources

GAMES = list(own_games().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_term_has_both_languages_and_rules(game: Game) -> None:
    rules = rulebook(game.package)
    assert terms(game.package)
    for term in terms(game.package).values():
        assert term.rules, term.id
        assert not [rule for rule in term.rules if rule not in rules], term.id
        for language in LANGUAGES:
            assert term.name[language].strip(), term.id
            assert term.text[language].endswith("."), (term.id, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_form_means_one_term(game: Game, language: str) -> None:
    forms = Counter(form for term in terms(game.package).values() for form in term.forms[language])
    assert [form for form, times in forms.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_game_uses_every_term(game: Game, language: str) -> None:
    """Each term occurs in a text or rule of its game, in one of its forms."""
    rules = [rule.text[language] for rule in rulebook(game.package).values()]
    said = "\n".join([*sources(language, game), *rules]).lower()
    unused = [
        term.id
        for term in terms(game.package).values()
        if not any(re.search(rf"(?<!\w){re.escape(form)}(?!\w)", said) for form in term.forms[language])
    ]
    assert unused == []
