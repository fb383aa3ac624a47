"""The book of a game: its steps, asks, bars, effects and requirements, each under the name of its function.

An effect is a step that card files may name. It takes the state, the card and the arguments it declares. Its `can_`
takes the same and tells whether it could do anything now. A requirement takes the state and the card.
"""

from collections.abc import Callable
from sys import intern
from typing import Any, Generic, TypeVar

from bree.core.ask import Ask
from bree.core.cards.file import Param, declaration_fault
from bree.core.signature import accepts, parameters
from bree.core.state import State

S = TypeVar("S", bound=State)
Doer = TypeVar("Doer", bound=Callable[..., None])
Asker = TypeVar("Asker", bound=Callable[..., Ask])
Barrer = TypeVar("Barrer", bound=Callable[..., dict[str, str]])
Judge = TypeVar("Judge", bound=Callable[..., bool])


class Book(Generic[S]):
    def __init__(self) -> None:
        self.names: set[str] = set()  # all that are taken
        self.steps: dict[str, Callable[..., None]] = {}
        self.asks: dict[str, Callable[..., Ask]] = {}
        self.answers: dict[str, Callable[..., None]] = {}  # by the name of the ask they answer
        self.bars: dict[str, Callable[..., dict[str, str]]] = {}
        self.effects: dict[str, dict[str, Param]] = {}  # what a card file gives with each, in order
        self.cans: dict[str, Callable[..., bool]] = {}  # by the name of the effect
        self.requirements: dict[str, Callable[[Any, str], bool]] = {}

    def step(self, doer: Doer) -> Doer:
        name = self._claim(doer)
        if name.startswith("on_"):
            self.answers[intern(name[3:])] = doer
        else:
            self.steps[name] = doer
        return doer

    def ask(self, asker: Asker) -> Asker:
        self.asks[self._claim(asker)] = asker
        return asker

    def bar(self, barrer: Barrer) -> Barrer:
        """Register `bar_<ask>`: (state, *args) -> what is not offered, and the rule that forbids it."""
        self.bars[self._claim(barrer).removeprefix("bar_")] = barrer
        return barrer

    def effect(self, **params: Param) -> Callable[[Doer], Doer]:
        """Register a step (state, card, *arguments) that card files may name, and what they give with it."""

        def register(doer: Doer) -> Doer:
            name = self._claim(doer)
            self.steps[name] = doer
            self.effects[name] = params
            return doer

        return register

    def can(self, judge: Judge) -> Judge:
        """Register `can_<effect>`: could it do anything now? Takes what the effect takes. Without one: always."""
        self.cans[self._claim(judge).removeprefix("can_")] = judge
        return judge

    def requirement(self, judge: Judge) -> Judge:
        """Register what a card file may name after `requires` or `if`: (state, card) -> does it hold now?"""
        self.requirements[self._claim(judge)] = judge
        return judge

    def _claim(self, function: Callable[..., Any]) -> str:
        """Its name: the very text that rules stack, so that it is found without comparing letters."""
        name = intern(function.__name__)
        if name in self.names:
            raise ValueError(f"two rules are called {name}")
        self.names.add(name)
        return name

    def check(self) -> None:
        """Every ask is answered by a step, every bar and answer belongs to an ask, and each takes what it is given."""
        odd = set(self.asks) ^ set(self.answers) | set(self.bars) - set(self.asks) | set(self.cans) - set(self.effects)
        if odd:
            raise ValueError(f"asks, answers and bars do not fit: {sorted(odd)}")
        for name, asker in self.asks.items():
            asked = parameters(asker)
            if not accepts(parameters(self.answers[name]), asked, 1) or (
                name in self.bars and not accepts(parameters(self.bars[name]), asked)
            ):
                raise ValueError(f"what {name} is given does not fit its answer or its bar")
        for name, params in self.effects.items():
            fault = declaration_fault(params, parameters(self.steps[name]))
            if fault or (name in self.cans and _names(self.cans[name]) != _names(self.steps[name])):
                raise ValueError(f"the effect {name} is declared otherwise than it is written: {fault or 'its can'}")
        for name, judge in self.requirements.items():
            if len(parameters(judge).names) != 1:
                raise ValueError(f"the requirement {name} takes the state and a card, nothing else")


def _names(function: Callable[..., Any]) -> tuple[str, ...]:
    return parameters(function).names
