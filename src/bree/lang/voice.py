"""A voice: one language, one game, and whoever sits at the table.

A fact that is text is the key of a noun: `frodo`, `place-moria`. Its forms reach the sentence as
`$who`, `$who_gen`, `$who_acc` (the noun's attributes), so Polish bends and English does not care.
`symbol-ring+die-red` is a phrase: "Ring (red)". A text that is no key stands for itself, and so does one behind an
apostrophe (`'Anna`): what people write is never looked up.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from bree.core import Ask, Entry, Fact, Facts, Game, Pick, Refusal
from bree.core.rulebook import Rule, rulebook
from bree.lang.source import sources

LANGUAGES = ("pl", "en")
LITERALLY = "'"


@cache
def _bundle(language: str, game: Game | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language, game):
        bundle.add_resource(FluentResource(source))
    return bundle


class Voice:
    def __init__(self, language: str, game: Game | None = None, names: Mapping[str, str] | None = None) -> None:
        if language not in LANGUAGES:
            raise Refusal("language-unknown", language=language, known=LANGUAGES)
        self.language = language
        self.game = game
        self.names = names or {}  # seat -> what the person there is called
        self._bundle = _bundle(language, game)

    def knows(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, facts: Facts | None = None, part: str = "") -> str:
        """The sentence of a key; `part` names an attribute of it."""
        message = self._bundle.get_message(key)
        pattern = message.attributes[part] if part else message.value
        if pattern is None:
            raise KeyError(key)
        text, faults = self._bundle.format_pattern(pattern, self._arguments(facts or {}))
        if faults:
            raise ValueError(f"{self.language}: {key}: {faults}")
        return str(text)

    def _arguments(self, facts: Facts) -> dict[str, Any]:
        arguments: dict[str, Any] = {}
        for name, fact in facts.items():
            arguments[name] = self.word(fact)
            if isinstance(fact, str) and self.knows(fact):
                forms = self._bundle.get_message(fact).attributes
                person = self.names.get(fact)  # nobody but the person knows how the name bends
                arguments.update({f"{name}_{form}": person or self.say(fact, part=form) for form in forms})
        return arguments

    def word(self, fact: Fact) -> str | int:
        """A fact as it stands in a sentence."""
        if isinstance(fact, int):
            return fact
        if isinstance(fact, tuple):
            return ", ".join(str(self.word(item)) for item in fact)
        head, *others = [fact] if fact.startswith(LITERALLY) else fact.split("+")
        if not others or not all(self.knows(word) for word in (head, *others)):
            return self.noun(fact)
        return f"{self.noun(head)} ({', '.join(self.noun(word) for word in others)})"

    def noun(self, word: str) -> str:
        if word in self.names:
            return self.names[word]
        if word.startswith(LITERALLY):
            return word[1:]
        return self.say(word) if self.knows(word) else word

    def seat(self, seat: str) -> str:
        """A seat with the person in it: `Frodo (Anna)`."""
        noun = self.say(seat) if self.knows(seat) else seat
        person = self.names.get(seat)
        return f"{noun} ({person})" if person and person != noun else noun

    def prompt(self, ask: Ask) -> str:
        return self.say("ask-" + ask.key, {**ask.facts, "who": ask.who})

    def label(self, ask: Ask, pick: Pick) -> str:
        """What a pick is called: its own text under the ask, or the things it touches."""
        message = self._bundle.get_message("ask-" + ask.key)
        if pick.id in message.attributes:
            return self.say("ask-" + ask.key, {**ask.facts, "who": ask.who}, part=pick.id)
        if not pick.on:
            return self.noun(pick.id)
        head, *others = (self.thing(thing) for thing in pick.on)
        return f"{head} ({', '.join(others)})" if others else head

    def thing(self, thing: str) -> str:
        """`die:red` by its own noun, else by its kind and number: `square:3`."""
        kind, _, name = thing.partition(":")
        if kind == "seat":
            return self.noun(name)
        return self.say(f"{kind}-{name}") if self.knows(f"{kind}-{name}") else self.say(kind, {"id": name})

    def line(self, entry: Entry) -> str:
        return self.say("log-" + entry.key, entry.facts)

    def refusal(self, refusal: Refusal) -> str:
        """One sentence, with the rule that refuses."""
        text = self.say("no-" + refusal.key, refusal.facts)
        return f"{text} [{refusal.rule}]" if refusal.rule else text

    def rule(self, rule: Rule) -> str:
        return rule.text[self.language]

    def why(self, rule_id: str) -> Rule:
        if self.game is None or rule_id not in rulebook(self.game.package):
            raise Refusal("rule-unknown", id=rule_id)
        return rulebook(self.game.package)[rule_id]
