"""Whatever an option is given, a game is laid out or the value is refused: nothing else comes of it."""

from contextlib import suppress

import pytest

from bree.core import Game, Refusal, Value
from tests.contract.tables import GAMES, TOGETHER

ODD: dict[str, Value] = {
    "digits": "9" * 5000, "zeros": "0" * 4500, "many zeros": "0 " * 4000, "digits with marks": "1_" * 3000,
    "other digits": "٣" * 4500, "hexadecimal": "0x" + "f" * 5000, "nothing that is": "1\0", "half a letter": "\ud800",
    "huge text": "x" * 10**6, "long text": "ring " * 1900, "deep toml": "a=" + "[" * 9000,
    "deep tables": "[" + "a." * 4000 + "a]\nx=1", "toml number": "faces = 0x" + "f" * 5000,
    "toml rows": "[road]\nstages=[" + "1," * 3000 + "]", "signs": "=:;|,[]{}<>\\\"'", "empty": "", "blank": " \n\t ",
    "minus": -1, "huge": 10**4000, "tiny": -(10**20), "zero": 0,
}  # fmt: skip


def cases() -> list[tuple[Game, str]]:
    return [(game, option.name) for game in GAMES for option in game.options]


@pytest.mark.parametrize(("game", "option"), cases(), ids=lambda one: one if isinstance(one, str) else one.name)
def test_an_odd_value_is_taken_or_refused(game: Game, option: str) -> None:
    for value in ODD.values():
        with suppress(Refusal):
            s = game.new({option: value}, log=True)
            assert game.waiting(s) is not None
            assert not game.audit(s)


def test_every_value_of_every_option_is_tried() -> None:
    for name, sets in TOGETHER.items():
        options = next(game for game in GAMES if game.name == name).options
        tried = {(option, value) for chosen in sets.values() for option, value in chosen.items()}
        listed = [(option.name, value) for option in options for value in option.values[1:]]
        assert [one for one in listed if one not in tried] == []
