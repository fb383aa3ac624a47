"""Every value of an option is accepted or refused (`bree/contract/odd_options.py`)."""

from bree.contract.battery import test_an_odd_value_is_accepted_or_refused  # noqa: F401
from tests.contract.variants import GAMES, TOGETHER


def test_every_value_of_every_option_is_tried() -> None:
    for name, sets in TOGETHER.items():
        options = next(game for game in GAMES if game.name == name).options
        tried = {(option, value) for chosen in sets.values() for option, value in chosen.items()}
        listed = [(option.name, value) for option in options for value in option.values[1:]]
        assert [one for one in listed if one not in tried] == []
