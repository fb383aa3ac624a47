"""The numbers of a result: for everybody, in words of both languages, and only after the end."""

from random import Random
from typing import Any

import pytest

from bree.contract.variants import random_game
from bree.core import Value
from bree.core.find import own_games
from bree.lang import LANGUAGES, Voice
from tests.contract.variants import SHORT

GAMES = [
    ("mordor", {"players": 3}),
    ("mordor", {"players": 2, "side": "advanced"}),
    ("doom", {"players": 2}),
    ("doom", {"players": 1, **SHORT}),
    ("fellowship", {"players": 4, "loss": "end"}),
    ("fellowship", {"players": 2, "chapter": "5", "loss": "end"}),
    ("fellowship", {"players": 1, "chapter": "campaign"}),
    ("war", {}),
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_numbers_are_public_and_have_texts(name: str, options: dict[str, Value]) -> None:
    game = own_games()[name]
    s: Any = None
    for s, _, _ in random_game(game, options, "result"):
        if not s.log or len(s.log) % 50 == 0:
            assert game.numbers(s) == ()
    numbers = game.numbers(s)
    assert numbers
    assert len(numbers) <= 6
    for voice in (Voice(language, game, strict=True) for language in LANGUAGES):
        for number in numbers:
            assert "{" not in voice.say("result-" + number.key, number.facts)
    world = game.imagine(s, None, Random(1))
    world.log = s.log
    assert game.numbers(world) == numbers
