"""The laws of texts: every ask, pick and log line has a text in both languages."""

from functools import cache
from typing import Any

from bree.contract.checked_game import CheckedGame, Position
from bree.core import Facts, Game
from bree.lang import LANGUAGES, Voice

_said: set[tuple[Any, ...]] = set()  # texts that were checked already


@cache
def voices(game: Game) -> list[Voice]:
    return [Voice(language, game, strict=True) for language in LANGUAGES]


def new(*parts: Any) -> bool:
    """Whether this text was not checked before."""
    before = len(_said)
    _said.add(parts)
    return len(_said) > before


def told(facts: Facts) -> tuple[Any, ...]:
    return tuple(facts.items())


def every_ask_has_texts(position: Position) -> None:
    ask = position.ask
    start = (position.game, ask.who, ask.key, ask.rule, told(ask.facts))
    for voice in voices(position.game) if new(*start) else ():
        assert voice.prompt(ask)
    for pick in ask.picks:
        for voice in voices(position.game) if new(*start, pick) else ():
            assert voice.label(ask, pick)


# Laws of a finished game.


def every_log_line_has_texts(checked: CheckedGame) -> None:
    for entry in checked.s.log:
        for voice in voices(checked.game) if new(checked.game, entry.key, told(entry.facts)) else ():
            line = voice.line(entry)
            assert line
            assert "{" not in line
