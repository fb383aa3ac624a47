"""Check the rules that the rulebook cites."""

import re

from bree.core import Game
from bree.core.rulebook import rulebook

CITED = re.compile(r"\b[A-Z]{2,}-[A-Z]{0,2}\d+[A-Z]?(?:\.\d+)*")


def every_id_that_a_rule_cites_is_a_rule_of_that_game(game: Game) -> None:
    rules = rulebook(game.package)
    cited = {(rule.id, name) for rule in rules.values() for text in rule.text.values() for name in CITED.findall(text)}
    assert [(where, name) for where, name in sorted(cited) if name not in rules] == []


def both_languages_cite_the_same_rules(game: Game) -> None:
    for rule in rulebook(game.package).values():
        pl, en = (set(CITED.findall(rule.text[language])) for language in ("pl", "en"))
        assert pl == en, rule.id
