"""Card files with an unknown option, number, window, requirement or step are refused."""

from typing import Any

import pytest

from bree.core import Refusal
from bree.core.cards.behaviour import read_behaviour
from bree.core.cards.file import CardFile
from bree.games.fellowship.card_options import NUMBERS
from bree.games.fellowship.facts import CARDS
from bree.games.fellowship.rules import book
from bree.games.fellowship.rules.cards import check_agreed
from bree.games.fellowship.rules.gifts import WINDOWS


def changed(kind: str, name: str, old: str, new: str) -> CardFile:
    """The card with one word of its file replaced."""
    card = CARDS[kind][name]
    assert f'"{old}"' in card.source
    return card._replace(facts=_put(card.facts, old, new), source=card.source.replace(f'"{old}"', f'"{new}"'))


def _put(value: Any, old: str, new: str) -> Any:
    if isinstance(value, dict):
        return {key: _put(one, old, new) for key, one in value.items()}
    if isinstance(value, list):
        return [_put(one, old, new) for one in value]
    return new if value == old else value


def line_of(card: CardFile, word: str) -> int:
    return next(n for n, line in enumerate(card.source.splitlines(), 1) if f'"{word}"' in line)


@pytest.mark.parametrize(
    ("kind", "name", "old", "new"),
    [
        ("events", "saruman", "ring_power", "ring_strength"),
        ("events", "saruman", "ring_12=plain", "ring_13=plain"),
        ("gifts", "glamdring", "before_turns", "before_supper"),
        ("gifts", "glamdring", "first_trick", "second_trick"),
        ("gifts", "sting", "exchange_lost", "exchange_all"),
    ],
)
def test_an_unknown_word_of_a_manner_is_refused(kind: str, name: str, old: str, new: str) -> None:
    card = changed(kind, name, old, new)
    with pytest.raises(Refusal) as caught:
        read_behaviour(card, book, WINDOWS, NUMBERS)
    assert caught.value.key == "card-file"
    assert (caught.value.facts["file"], caught.value.facts["line"]) == (name + ".toml", line_of(card, new))


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [("aragorn", "aragorn=companions", "aragorn=nobody"), ("glorfindel", "glorfindel=none", "glorfindol=none")],
)
def test_a_part_that_hangs_on_an_unknown_option_is_refused(name: str, old: str, new: str) -> None:
    card = changed("characters", name, old, new)
    with pytest.raises(Refusal) as caught:
        check_agreed(card, card.facts)
    assert (caught.value.key, caught.value.facts["word"]) == ("card-file", new)
