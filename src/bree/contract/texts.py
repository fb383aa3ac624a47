"""Check that every key has a text in both languages with the same placeholders. `laws/texts.py` checks whole games."""

import re

from bree.contract.trial import trial
from bree.core import Game
from bree.core.rulebook import rulebook
from bree.lang import LANGUAGES, Voice
from bree.lang.source import sources

MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
VARIABLE = re.compile(r"\$(\w+)")
FORMS = ("gen", "dat", "acc", "ins", "loc", "gender", "the")  # needed only by languages with inflection
POLISH = frozenset("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ")
FORM = re.compile(rf"_({'|'.join(FORMS)})$")


def messages(source: str) -> dict[str, str]:
    """The key of each message with its whole text."""
    starts = list(MESSAGE.finditer(source))
    ends = [match.start() for match in starts[1:]] + [len(source)]
    return {match[1]: source[match.start() : end] for match, end in zip(starts, ends, strict=True)}


def parts(message: str) -> set[str]:
    """The attributes that both languages must have; forms of nouns may differ."""
    return {name for name in re.findall(r"^\s+\.([\w-]+) *=", message, re.MULTILINE) if name not in FORMS}


def placeholders(message: str) -> set[str]:
    return {FORM.sub("", name) for name in VARIABLE.findall(message)}


def both_languages_say_the_same_things(game: Game) -> None:
    texts = [messages("\n".join(sources(language, game))) for language in LANGUAGES]
    pl, en = texts
    assert set(pl) == set(en)
    for key in pl:
        assert placeholders(pl[key]) == placeholders(en[key]), key
        assert parts(pl[key]) == parts(en[key]), key


def no_key_is_written_twice(game: Game) -> None:
    for language in LANGUAGES:
        keys = MESSAGE.findall("\n".join(sources(language, game)))
        assert len(keys) == len(set(keys)), sorted(key for key in set(keys) if keys.count(key) > 1)


def the_rulebook_has_both_languages(game: Game) -> None:
    for rule in rulebook(game.package).values():
        assert rule.headings["pl"] == rule.section
        assert rule.headings["en"]
        assert not any(letter in POLISH for letter in rule.headings["en"])
        assert rule.headings["en"] != rule.section or rule.section in trial(game).same
        assert all(rule.text[language].strip() for language in LANGUAGES)
        assert rule.text["pl"] != rule.text["en"]


def options_have_texts(game: Game) -> None:
    for language in LANGUAGES:
        voice = Voice(language, game, strict=True)
        for option in game.options:
            assert voice.say("option-" + option.name)
            assert option.rule in rulebook(game.package)
