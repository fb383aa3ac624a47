"""Everything that happens can be said in both languages."""

from functools import cache
from typing import Any

from bree.contract.walk import Stop, Walk
from bree.core import Facts, Game
from bree.lang import LANGUAGES, Voice

_said: set[tuple[Any, ...]] = set()  # what was said once is said the same again


@cache
def voices(game: Game) -> list[Voice]:
    return [Voice(language, game, strict=True) for language in LANGUAGES]


def new(*parts: Any) -> bool:
    """Was it never said before?"""
    before = len(_said)
    _said.add(parts)
    return len(_said) > before


def told(facts: Facts) -> tuple[Any, ...]:
    return tuple(facts.items())


def every_ask_can_be_said(stop: Stop) -> None:
    ask = stop.ask
    start = (stop.game, ask.who, ask.key, ask.rule, told(ask.facts))
    for voice in voices(stop.game) if new(*start) else ():
        assert voice.prompt(ask)
    for pick in ask.picks:
        for voice in voices(stop.game) if new(*start, pick) else ():
            assert voice.label(ask, pick)


# At the end.


def every_line_can_be_said(walk: Walk) -> None:
    for entry in walk.s.log:
        for voice in voices(walk.game) if new(walk.game, entry.key, told(entry.facts)) else ():
            line = voice.line(entry)
            assert line
            assert "{" not in line
