"""Looks up rules by number or words, and cards, characters and places by name. The texts are the same for every
seat.
"""

from bree.core import Refusal
from bree.core.rulebook import Rule, rulebook
from bree.lang import LANGUAGES, Voice
from bree.lang.card_search import find_cards, similar_names
from bree.lang.normalize import normalize
from bree.lang.voice import LITERALLY

MOST = 12  # rules that a search shows at most


def looked_up(voice: Voice, wanted: str) -> list[str]:
    assert voice.game is not None
    book = rulebook(voice.game.package)
    ids = [word.strip(",;") for word in wanted.upper().split()]
    if ids and all(word in book for word in ids):
        return [told(voice, book[word]) for word in dict.fromkeys(ids)]
    if found := find_cards(voice, wanted).lines:
        return found
    rules = [rule for rule in book.values() if mentions(rule, wanted)]
    if not ids or not rules:
        near = similar_names(voice, wanted)
        nothing = Refusal("rule-nothing", words=LITERALLY + wanted)
        raise Refusal("card-nothing", words=LITERALLY + wanted, near=tuple(near)) if near else nothing
    more = [voice.say("mcp-rules-more", {"count": len(rules) - MOST})] if len(rules) > MOST else []
    return [*(told(voice, rule) for rule in rules[:MOST]), *more]


def told(voice: Voice, rule: Rule) -> str:
    notes = [rule.headings[voice.language]]
    notes += [voice.say("cli-kind-" + rule.kind)] if rule.kind != "rule" else []
    notes += [voice.say("cli-uncertain")] if rule.confidence != "high" else []
    return f"{rule.id}: {voice.rule(rule)} ({'; '.join(notes)})"


def mentions(rule: Rule, wanted: str) -> bool:
    """Does the rule contain all the words, in either language?"""
    texts = [normalize(f"{rule.id} {rule.text[language]} {rule.headings[language]}") for language in LANGUAGES]
    return any(all(word in text for word in normalize(wanted).split()) for text in texts)
