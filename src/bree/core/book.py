"""The book of a game: its steps, asks, bars, effects and requirements, each under the name of its function.

An effect is a step that card files can name. It takes the state, the card and its declared arguments. `can_<effect>`
takes the same and returns whether the effect could do anything now. A requirement takes the state and the card.
"""

from collections.abc import Callable, Sequence
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
Roller = TypeVar("Roller", bound=Callable[..., Sequence[str]])
Judge = TypeVar("Judge", bound=Callable[..., bool])


class Book(Generic[S]):
    def __init__(self) -> None:
        self.names: set[str] = set()  # all names in use
        self.steps: dict[str, Callable[..., None]] = {}
        self.asks: dict[str, Callable[..., Ask]] = {}
        self.answers: dict[str, Callable[..., None]] = {}  # name of the ask -> the step that carries out its answer
        self.bars: dict[str, Callable[..., dict[str, str]]] = {}
        self.rolls: dict[str, Callable[..., Sequence[str]]] = {}  # ask of chance -> answers several at once
        self.effects: dict[str, dict[str, Param]] = {}  # name of the effect -> its parameters in a card file, in order
        self.cans: dict[str, Callable[..., bool]] = {}  # name of the effect -> its `can_` function
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
        """Register `bar_<ask>`: (state, *args) -> a dict from an answer that is not offered to the rule that forbids
        it.
        """
        self.bars[self._claim(barrer).removeprefix("bar_")] = barrer
        return barrer

    def roll(self, roller: Roller) -> Roller:
        """Register `roll_<ask>`: (state, *args, rng) -> the answers, which it has carried out.

        It answers an ask of chance and the same asks that would follow it, such as the draws of a whole hand. It takes
        the random numbers that single answers would take. No answers: this position needs single answers.
        """
        self.rolls[self._claim(roller).removeprefix("roll_")] = roller
        return roller

    def effect(self, **params: Param) -> Callable[[Doer], Doer]:
        """Register an effect: a step (state, card, *arguments) that card files can name, with the parameters that they
        give.
        """

        def register(doer: Doer) -> Doer:
            name = self._claim(doer)
            self.steps[name] = doer
            self.effects[name] = params
            return doer

        return register

    def can(self, judge: Judge) -> Judge:
        """Register `can_<effect>`, which takes the same as the effect. An effect without it can always be used."""
        self.cans[self._claim(judge).removeprefix("can_")] = judge
        return judge

    def requirement(self, judge: Judge) -> Judge:
        """Register a requirement, which card files name after `requires` or `if`: (state, card) -> whether it holds
        now.
        """
        self.requirements[self._claim(judge)] = judge
        return judge

    def _claim(self, function: Callable[..., Any]) -> str:
        """Reserve a name.

        It is interned, so that the rules and the stack share one string object and look-ups are fast.
        """
        name = intern(function.__name__)
        if name in self.names:
            raise ValueError(f"two rules are called {name}")
        self.names.add(name)
        return name

    def check(self) -> None:
        """Check that every ask has an answer step, that bars belong to asks, and that their parameters fit."""
        odd = set(self.asks) ^ set(self.answers) | (set(self.bars) | set(self.rolls)) - set(self.asks)
        odd |= set(self.cans) - set(self.effects)
        if odd:
            raise ValueError(f"asks, answers and bars do not fit: {sorted(odd)}")
        for name, asker in self.asks.items():
            asked = parameters(asker)
            if not accepts(parameters(self.answers[name]), asked, 1) or (
                name in self.bars and not accepts(parameters(self.bars[name]), asked)
            ):
                raise ValueError(f"what {name} is given does not fit its answer or its bar")
            if name in self.rolls and not accepts(parameters(self.rolls[name]), asked, 1):
                raise ValueError(f"what {name} is given does not fit its roll")
        for name, params in self.effects.items():
            fault = declaration_fault(params, parameters(self.steps[name]))
            if fault or (name in self.cans and _names(self.cans[name]) != _names(self.steps[name])):
                raise ValueError(f"the effect {name} is declared otherwise than it is written: {fault or 'its can'}")
        for name, judge in self.requirements.items():
            if len(parameters(judge).names) != 1:
                raise ValueError(f"the requirement {name} takes the state and a card, nothing else")


def _names(function: Callable[..., Any]) -> tuple[str, ...]:
    return parameters(function).names
