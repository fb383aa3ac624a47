"""Every value of an option is either accepted, and a game starts, or refused. Nothing else may happen."""

from contextlib import suppress

from bree.core import Game, Refusal, Value

ODD_VALUES: dict[str, Value] = {
    "digits": "9" * 5000, "zeros": "0" * 4500, "many zeros": "0 " * 4000, "digits with marks": "1_" * 3000,
    "other digits": "٣" * 4500, "hexadecimal": "0x" + "f" * 5000, "nothing that is": "1\0", "half a letter": "\ud800",
    "huge text": "x" * 10**6, "long text": "ring " * 1900, "deep toml": "a=" + "[" * 9000,
    "deep tables": "[" + "a." * 4000 + "a]\nx=1", "toml number": "faces = 0x" + "f" * 5000,
    "toml rows": "[road]\nstages=[" + "1," * 3000 + "]", "signs": "=:;|,[]{}<>\\\"'", "empty": "", "blank": " \n\t ",
    "minus": -1, "huge": 10**4000, "tiny": -(10**20), "zero": 0,
}  # fmt: skip


def an_odd_value_is_accepted_or_refused(game: Game, option: str) -> None:
    for value in ODD_VALUES.values():
        with suppress(Refusal):
            s = game.new({option: value}, log=True)
            assert game.waiting(s) is not None
            assert not game.audit(s)
