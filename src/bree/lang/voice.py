"""A voice: one language, one game, and whoever sits at the table.

A fact that is text is the key of a noun: `frodo`, `place-moria`. Its forms reach the sentence as
`$who`, `$who_gen`, `$who_acc` (the noun's attributes), so Polish bends and English does not care.
`symbol-ring+die-red` is a phrase: "Ring (red)". A text that is no key stands for itself, and so does one behind an
apostrophe (`'Anna`): what people write is never looked up.

A text of our own that is missing is a fault. One of another package's game never stops it: it is said in another
language, or by its key.

The browser has a port of this file (`web/src/lib/words/voice.ts`); both are held to one list of sentences.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
import re
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from bree.core import Ask, Fact, Facts, Game, LogEntry, Pick, Refusal
from bree.core.rulebook import Rule, rulebook
from bree.lang.short_rule import short_rule
from bree.lang.source import sources
from bree.lang.visible import visible

LANGUAGES = ("pl", "en")
LITERALLY = "'"
OURS = "bree."  # so begin the packages of our games
POINT = {"pl": ",", "en": "."}
THE = "the"  # a part of an English noun: with its article
CASES = ("gen", "dat", "acc", "ins", "loc", THE)  # forms that a person's name stands for unbent
NUMBER = "number"  # a part of a noun: which verb it takes, that of `one` or of `many`
ONE, MANY = "one", "many"
SENTENCES = ("ask-", "log-", "no-", "hint-")  # they begin with a capital, whatever noun comes first
SHUT = re.compile(r"([!?])\.(?=\s|$)")  # a name that ends a sentence by itself, and the sentence's own point
LONGEST = 300  # letters of a text from outside that a sentence quotes


def listed(words: Sequence[str]) -> str:
    """A row of words; where one of them has a comma inside, semicolons stand between them."""
    return clipped(("; " if any("," in word for word in words) else ", ").join(words), 5 * LONGEST)


def clipped(text: str, longest: int = LONGEST) -> str:
    """A text from outside as a sentence can carry it: visible, in one line, and shortened."""
    return visible(text if len(text) <= longest else text[:longest] + "…")


@cache
def _bundle(language: str, game: Game | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language, game):
        bundle.add_resource(FluentResource(source))
    return bundle


class Voice:
    def __init__(
        self,
        language: str,
        game: Game | None = None,
        names: Mapping[str, str] | None = None,
        *,
        strict: bool = False,  # what is missing is a fault, whosever game it is
    ) -> None:
        if language not in LANGUAGES:
            raise Refusal("language-unknown", language=language, known=LANGUAGES)
        self.language = language
        self.game = game
        self.names = {seat: clipped(name) for seat, name in (names or {}).items()}  # what the person there is called
        self._bundle = _bundle(language, game)
        self._strict = strict or game is None or game.package.startswith(OURS)

    def knows(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, facts: Facts | None = None, part: str = "") -> str:
        """The sentence of a key; `part` names an attribute of it."""
        try:
            return self._said(key, facts or {}, part)
        except (LookupError, ValueError):
            if self._strict:
                raise
        for language in LANGUAGES:
            with suppress(LookupError, ValueError):
                return Voice(language, self.game, self.names, strict=True).say(key, facts, part)
        return clipped(part or key)

    def _said(self, key: str, facts: Facts, part: str) -> str:
        message = self._bundle.get_message(key)
        pattern = message.attributes[part] if part else message.value
        if pattern is None:
            raise KeyError(key)
        text, faults = self._bundle.format_pattern(pattern, self._arguments(facts))
        if faults:
            raise ValueError(f"{self.language}: {key}: {faults}")
        said = SHUT.sub(r"\1", str(text))
        return self._begun(said) if key.startswith(SENTENCES) and not part else said

    def _begun(self, text: str) -> str:
        """With a capital, unless a person comes first: names are written as their owners write them."""
        return text if text.startswith(tuple(self.names.values())) else text[:1].upper() + text[1:]

    def part(self, key: str, name: str) -> str:
        """A part of a message; empty where it has none of that name."""
        return self.say(key, part=name) if self.knows(key) and name in self._parts(key) else ""

    def _parts(self, key: str) -> Mapping[str, Any]:
        if not self.knows(key) and not self._strict:
            return {}
        parts: Mapping[str, Any] = self._bundle.get_message(key).attributes
        return parts

    def _arguments(self, facts: Facts) -> dict[str, Any]:
        arguments: dict[str, Any] = {}
        for name, fact in facts.items():
            arguments[name] = self.word(fact)
            if isinstance(fact, tuple):
                arguments[f"{name}_{NUMBER}"] = self.number(fact)
                arguments[f"{name}_{THE}"] = listed([self.the(str(item)) for item in fact])
            elif isinstance(fact, str) and self.knows(fact):
                person = self.person(fact)  # nobody but the person knows how the name bends
                for form in self._parts(fact):
                    bent = person if form in CASES else ONE if person and form == NUMBER else ""
                    arguments[f"{name}_{form}"] = bent or self.say(fact, part=form)
        return arguments

    def number(self, row: Sequence[Fact]) -> str:
        """Which verb a row of words takes: "Nazgûl rusza", "Nazgûl (×2) ruszają", "Anna, Jan ruszają"."""
        if len(row) != 1:
            return MANY
        words = [word for word in str(row[0]).split("+") if not self.person(word)]
        return MANY if any(self.part(word, NUMBER) == MANY for word in words) else ONE

    def word(self, fact: Fact) -> str | int:
        """A fact as it stands in a sentence."""
        if isinstance(fact, int):
            return fact
        if isinstance(fact, tuple):
            return listed([str(self.word(item)) for item in fact])
        head, *others = [fact] if fact.startswith(LITERALLY) else fact.split("+")
        if not others or not all(self.knows(word) for word in (head, *others)):
            return self.noun(fact)
        return f"{self.noun(head)} ({', '.join(self.noun(word) for word in others)})"

    def the(self, word: str) -> str:
        """A word of a row with its article: "a Nazgûl", "the Witch-king", "Nazgûl (×2)"."""
        return self.person(word) or self.part(word, THE) or str(self.word(word))

    def figure(self, value: float) -> str:
        """A number with one decimal, with the language's own point."""
        return f"{value:.1f}".replace(".", POINT[self.language])

    def noun(self, word: str) -> str:
        if word.startswith(LITERALLY):
            return clipped(word[1:])
        return self.person(word) or (self.say(word) if self.knows(word) else clipped(word))

    def person(self, word: str) -> str:
        """Who is meant by a seat, or by a thing of a seat (its part `seat`); empty where nobody with a name sits."""
        return self.names.get(word) or (self.names.get(self.part(word, "seat"), "") if self.names else "")

    def seat(self, seat: str) -> str:
        """A seat with the person in it: `Frodo (Anna)`."""
        noun = self.say(seat) if self.knows(seat) else clipped(seat)
        person = self.names.get(seat)
        return f"{noun} ({person})" if person and person != noun else noun

    def prompt(self, ask: Ask) -> str:
        return self.say("ask-" + ask.key, {**ask.facts, "who": ask.who})

    def label(self, ask: Ask, pick: Pick) -> str:
        """What a pick is called: its own text under the ask, or the things it touches."""
        if pick.id in self._parts("ask-" + ask.key):
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
        return self.noun(f"{kind}-{name}") if self.knows(f"{kind}-{name}") else self.say(kind, {"id": name})

    def called(self, ask: Ask, answer: str) -> str:
        """An answer by the name that the player sees, though it may not be among what is offered."""
        for pick in ask.picks:
            if pick.id == answer:
                return self.label(ask, pick)
        if self.part("ask-" + ask.key, answer):
            return self.label(ask, Pick(answer))
        kinds = dict.fromkeys(thing.partition(":")[0] for pick in ask.picks for thing in pick.on)
        known = (f"{kind}-{answer}" for kind in kinds if self.knows(f"{kind}-{answer}"))
        return self.noun(next(known, "answer-" + answer if self.knows("answer-" + answer) else answer))

    def line(self, entry: LogEntry) -> str:
        return self.say("log-" + entry.key, entry.facts if entry.rule else self._chair(entry.facts))

    def _chair(self, facts: Facts) -> Facts:
        """In the table's own lines a seat is called by its noun: who comes to it or leaves it is named beside it."""
        seat = facts.get("seat")
        return {**facts, "seat": LITERALLY + self.say(seat)} if isinstance(seat, str) and self.knows(seat) else facts

    def refusal(self, refusal: Refusal, ask: Ask | None = None, more: str = "") -> str:
        """What cannot be had, then the rule that refuses, in words; of a long one the first sentence, and `more`.

        `ask` is the question that was answered: with it the answer is called by the name that the player sees.
        """
        facts = dict(refusal.facts)
        answer = facts.get("answer")
        if ask is not None and isinstance(answer, str):
            facts["answer"] = listed([self.called(ask, word) for word in answer.split(", ")])
        text = self.say("no-" + refusal.key, facts)
        book = rulebook(self.game.package) if self.game is not None else {}
        if refusal.rule not in book:
            return f"{text} [{clipped(refusal.rule)}]" if refusal.rule else text
        whole = self.rule(book[refusal.rule])
        short = short_rule(whole)
        return f"{text} {refusal.rule}: {short}" + (f" {more}" if more and short != whole else "")

    def rule(self, rule: Rule) -> str:
        return rule.text[self.language]

    def why(self, rule_id: str) -> Rule:
        if self.game is None or rule_id not in rulebook(self.game.package):
            raise Refusal("rule-unknown", id=rule_id)
        return rulebook(self.game.package)[rule_id]
