"""`bree rules`."""

from collections.abc import Sequence
from typing import Annotated

from bree.cli.arguments import LangOption
from bree.cli.parameters import Argument
from bree.core import Refusal
from bree.core.find import find
from bree.core.rulebook import Rule, rulebook
from bree.lang import LANGUAGES, Voice
from bree.lang.card_search import find_cards, similar_names
from bree.lang.locale import own_language
from bree.lang.normalize import normalize
from bree.lang.uncertain_cards import uncertain_cards


def rules(game: str, what: Annotated[list[str] | None, Argument()] = None, lang: LangOption = "") -> None:
    """Print the rules of a game: all, some by id, or all with certain words; then the uncertain cards.

    If the words name a card, print its explanation instead.
    """
    table = find(game)
    voice = Voice(lang or own_language(), table)
    book = rulebook(table.package)
    words = what or []
    ids = [word.upper() for word in words]
    called = find_cards(voice, " ".join(words))
    found: list[Rule] = []
    cards: list[str] = []
    if words and all(word in book for word in ids):
        found = [book[word] for word in dict.fromkeys(ids)]
    elif not called.whole:
        found = mentioned(list(book.values()), words, voice.language)
        cards = [line for line in uncertain_cards(voice) if holds(line, words)] if not called.lines else []
    if not (found or cards or called.lines):  # the words may be of the other language
        found = [rule for other in LANGUAGES for rule in mentioned(list(book.values()), words, other)]
    if not (found or cards or called.lines):
        raise nothing(voice, " ".join(words))
    for line in [*called.lines, *(told(rule, voice) for rule in found), *cards]:
        print(line)


def nothing(voice: Voice, words: str) -> Refusal:
    near = similar_names(voice, words)
    return Refusal("card-nothing", words=words, near=tuple(near)) if near else Refusal("rule-nothing", words=words)


def told(rule: Rule, voice: Voice) -> str:
    notes = [voice.say("cli-kind-" + rule.kind)] if rule.kind != "rule" else []
    notes += [voice.say("cli-uncertain")] if rule.confidence != "high" else []
    return f"{rule.id}  {voice.rule(rule)}  ({'; '.join([rule.headings[voice.language], *notes])})"


def mentioned(rules: Sequence[Rule], words: Sequence[str], language: str) -> list[Rule]:
    """The rules that contain all the words, in their id, their text or the heading of their section."""
    return [rule for rule in rules if holds(f"{rule.id} {rule.text[language]} {rule.headings[language]}", words)]


def holds(text: str, words: Sequence[str]) -> bool:
    """Does the text contain all the words, in any order? A word may be a phrase with spaces."""
    there = normalize(text)
    return all(normalize(word) in there for word in words)
