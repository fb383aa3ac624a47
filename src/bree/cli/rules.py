"""`bree rules`."""

from typing import Annotated
import unicodedata

import typer

from bree.cli.given import Lang
from bree.core import Refusal
from bree.core.find import find
from bree.core.rulebook import rulebook
from bree.lang import Voice
from bree.lang.doubt import doubts
from bree.lang.locale import own_language


def rules(game: str, what: Annotated[list[str] | None, typer.Argument()] = None, lang: Lang = "") -> None:
    """The rules of a game: all, one by its id, or those that mention some words; then the cards in doubt."""
    table = find(game)
    voice = Voice(lang or own_language(), table)
    book = rulebook(table.package)
    words = " ".join(what or [])
    found = [book[words.upper()]] if words.upper() in book else list(book.values())
    found = [rule for rule in found if words.upper() == rule.id or folded(words) in folded(voice.rule(rule))]
    cards = [] if words.upper() in book else [line for line in doubts(voice) if folded(words) in folded(line)]
    if not found and not cards:
        raise Refusal("rule-nothing", words=words)
    for rule in found:
        notes = [voice.say("cli-kind-" + rule.kind)] if rule.kind != "rule" else []
        notes += [voice.say("cli-uncertain")] if rule.confidence != "high" else []
        print(f"{rule.id}  {voice.rule(rule)}  ({'; '.join([rule.section, *notes])})")
    for line in cards:
        print(line)


def folded(text: str) -> str:
    """Without capitals and accents, so that `nazgul` finds Nazgûl and `pierscien` Pierścień."""
    plain = unicodedata.normalize("NFD", text.lower().replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
