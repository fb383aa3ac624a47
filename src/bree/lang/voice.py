"""A voice: the texts of one language for one game, with the names of the people at the table.

A fact that is text is the key of a noun: `frodo`, `place-moria`. A sentence gets all forms of the noun as `$who`,
`$who_gen`, `$who_acc` (its attributes). Polish sentences use these forms, English ones rarely do. `symbol-ring+die-red`
is a phrase: "Ring (red)". A text without a noun appears unchanged. So does a text after an apostrophe (`'Anna`): text
that people write is never a key.

A missing text in Bree itself raises an error. In a game of another package it does not: the voice uses another
language, or shows the key.

The browser has a port of this module (`web/src/lib/words/voice.ts`). A shared list of sentences tests both.
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
OURS = "bree."  # the packages of Bree's games begin with this
POINT = {"pl": ",", "en": "."}
THE = "the"  # the attribute of an English noun with its article
CASES = ("gen", "dat", "acc", "ins", "loc", THE)  # forms that a person's name replaces unchanged
NUMBER = "number"  # the attribute that tells whether the verb is singular (`one`) or plural (`many`)
ONE, MANY = "one", "many"
SENTENCES = ("ask-", "log-", "no-", "hint-")  # sentences that begin with a capital letter, even if a noun comes first
SHUT = re.compile(r"([!?])\.(?=\s|$)")  # a name that ends with its own mark, before the full stop of the sentence
LONGEST = 300  # letters of an outside text that a sentence quotes


def listed(words: Sequence[str]) -> str:
    """Join words with commas, or with semicolons if a word contains a comma."""
    return clipped(("; " if any("," in word for word in words) else ", ").join(words), 5 * LONGEST)


def clipped(text: str, longest: int = LONGEST) -> str:
    """Return outside text for use in a sentence: visible, in one line, shortened."""
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
        strict: bool = False,  # raise an error for a missing text, also in other packages
    ) -> None:
        if language not in LANGUAGES:
            raise Refusal("language-unknown", language=language, known=LANGUAGES)
        self.language = language
        self.game = game
        # the name of the person in each seat
        self.names = {seat: clipped(name) for seat, name in (names or {}).items()}
        self._bundle = _bundle(language, game)
        self._strict = strict or game is None or game.package.startswith(OURS)

    def knows(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, facts: Facts | None = None, part: str = "") -> str:
        """Return the sentence of a key, or its attribute `part`."""
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
        """Capitalize the sentence, unless it begins with a person's name."""
        return text if text.startswith(tuple(self.names.values())) else text[:1].upper() + text[1:]

    def part(self, key: str, name: str) -> str:
        """Return an attribute of a message, or "" if it has none."""
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
                person = self.person(fact)  # nobody but the person knows the other forms of the name
                for form in self._parts(fact):
                    bent = person if form in CASES else ONE if person and form == NUMBER else ""
                    arguments[f"{name}_{form}"] = bent or self.say(fact, part=form)
        return arguments

    def number(self, row: Sequence[Fact]) -> str:
        """Return the number of the verb: "Nazgûl rusza", "Nazgûl (×2) ruszają", "Anna, Jan ruszają"."""
        if len(row) != 1:
            return MANY
        words = [word for word in str(row[0]).split("+") if not self.person(word)]
        return MANY if any(self.part(word, NUMBER) == MANY for word in words) else ONE

    def word(self, fact: Fact) -> str | int:
        """Return a fact in the form that sentences use."""
        if isinstance(fact, int):
            return fact
        if isinstance(fact, tuple):
            return listed([str(self.word(item)) for item in fact])
        head, *others = [fact] if fact.startswith(LITERALLY) else fact.split("+")
        if not others or not all(self.knows(word) for word in (head, *others)):
            return self.noun(fact)
        return f"{self.noun(head)} ({', '.join(self.noun(word) for word in others)})"

    def the(self, word: str) -> str:
        """Return a noun with its article: "a Nazgûl", "the Witch-king", "Nazgûl (×2)"."""
        return self.person(word) or self.part(word, THE) or str(self.word(word))

    def figure(self, value: float) -> str:
        """Return a number with one decimal, in the notation of the language."""
        return f"{value:.1f}".replace(".", POINT[self.language])

    def noun(self, word: str) -> str:
        if word.startswith(LITERALLY):
            return clipped(word[1:])
        return self.person(word) or (self.say(word) if self.knows(word) else clipped(word))

    def person(self, word: str) -> str:
        """Return the name of the person in a seat, also if the noun belongs to a seat (its attribute `seat`). Return ""
        if there is none.
        """
        return self.names.get(word) or (self.names.get(self.part(word, "seat"), "") if self.names else "")

    def seat(self, seat: str) -> str:
        """Return a seat with the person's name: `Frodo (Anna)`."""
        noun = self.bare(seat)
        person = self.names.get(seat)
        return f"{noun} ({person})" if person and person != noun else noun

    def bare(self, seat: str) -> str:
        """Return a seat without the person's name."""
        return self.say(seat) if self.knows(seat) else clipped(seat)

    def prompt(self, ask: Ask) -> str:
        return self.say("ask-" + ask.key, {**ask.facts, "who": ask.who})

    def label(self, ask: Ask, pick: Pick) -> str:
        """Return the label of a pick: its own text in the ask, or the things that it is about."""
        if pick.id in self._parts("ask-" + ask.key):
            return self.say("ask-" + ask.key, {**ask.facts, "who": ask.who}, part=pick.id)
        if not pick.on:
            return self.noun(pick.id)
        head, *others = (self.thing(thing) for thing in pick.on)
        return f"{head} ({', '.join(others)})" if others else head

    def thing(self, thing: str) -> str:
        """Return the noun of a thing such as `die:red`, or its kind with the id, such as `square:3`."""
        kind, _, name = thing.partition(":")
        if kind == "seat":
            return self.noun(name)
        return self.noun(f"{kind}-{name}") if self.knows(f"{kind}-{name}") else self.say(kind, {"id": name})

    def called(self, ask: Ask, answer: str) -> str:
        """Return the label of an answer, even if the ask does not offer it."""
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
        """Use the noun of the seat in the table's own log lines, because the line names the person separately."""
        seat = facts.get("seat")
        return {**facts, "seat": LITERALLY + self.say(seat)} if isinstance(seat, str) and self.knows(seat) else facts

    def refusal(self, refusal: Refusal, ask: Ask | None = None, more: str = "") -> str:
        """Return the refusal and the rule behind it. A long rule is shortened, and `more` is added.

        `ask` is the question that the player answered. The refusal calls the answer by its label there.
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
