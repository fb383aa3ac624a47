"""`bree rules`."""

from collections.abc import Sequence
from typing import Annotated
import unicodedata

import typer

from bree.cli.given import Lang
from bree.core import Refusal
from bree.core.find import find
from bree.core.rulebook import Rule, rulebook
from bree.lang import LANGUAGES, Voice
from bree.lang.doubt import doubts
from bree.lang.locale import own_language


def rules(game: str, what: Annotated[list[str] | None, typer.Argument()] = None, lang: Lang = "") -> None:
    """The rules of a game: all, some by their ids, or those that mention some words; then the cards in doubt."""
    table = find(game)
    voice = Voice(lang or own_language(), table)
    book = rulebook(table.package)
    words = what or []
    ids = [word.upper() for word in words]
    if words and all(word in book for word in ids):
        found, cards = [book[word] for word in dict.fromkeys(ids)], []
    else:
        found = mentioned(list(book.values()), words, voice.language)
        cards = [line for line in doubts(voice) if holds(line, words)]
    if not found and not cards:  # perhaps they are words of the other language
        found = [rule for other in LANGUAGES for rule in mentioned(list(book.values()), words, other)]
    if not found and not cards:
        raise Refusal("rule-nothing", words=" ".join(words))
    for line in [*(told(rule, voice) for rule in found), *cards]:
        print(line)


def told(rule: Rule, voice: Voice) -> str:
    notes = [voice.say("cli-kind-" + rule.kind)] if rule.kind != "rule" else []
    notes += [voice.say("cli-uncertain")] if rule.confidence != "high" else []
    return f"{rule.id}  {voice.rule(rule)}  ({'; '.join([rule.headings[voice.language], *notes])})"


def mentioned(rules: Sequence[Rule], words: Sequence[str], language: str) -> list[Rule]:
    """The rules that hold all the words, in their id, their text or the name of their section."""
    return [rule for rule in rules if holds(f"{rule.id} {rule.text[language]} {rule.headings[language]}", words)]


def holds(text: str, words: Sequence[str]) -> bool:
    """All the words, in any order; several in quotation marks are one phrase."""
    there = folded(text)
    return all(folded(word) in there for word in words)


def folded(text: str) -> str:
    """Without capitals and accents, so that `nazgul` finds Nazgûl and `pierscien` Pierścień."""
    plain = unicodedata.normalize("NFD", text.lower().replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
