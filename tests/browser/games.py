"""Games that are needed at a certain moment, played without a browser: dice dictated, or by a fixed seed."""

from functools import cache

from bree.bots.host import Host
from bree.core import Value
from bree.games.mordor import GAME as MORDOR
from bree.table import Chair, Sitting
from tests.table.seating import mordor, roll

BOTS = {"frodo": Chair("greedy", "greedy"), "sam": Chair("greedy", "greedy")}
SEED = 27  # a game with an orc raid, a hobbit caught, and a winner


@cache
def ended() -> str:
    """The save of a whole game of two bots."""
    sitting = by_seed()
    for _ in Host(sitting).serve():
        pass
    assert sitting.ask is None
    return sitting.save()


def by_seed(seed: int = SEED, **options: Value) -> Sitting:
    return Sitting(MORDOR, {"players": 2, "starter": "frodo", **options}, BOTS, seed)


def thrown(*rolls: str, keep: tuple[str, ...] = (), **options: str) -> str:
    """The save of Frodo's first turn: the dice thrown (black, yellow, red, blue, green), some set aside in between."""
    sitting = mordor(seed=SEED, **options)
    for number, faces in enumerate(rolls):
        if number:
            sitting.gather("frodo", keep)
        roll(sitting, faces)
    return sitting.save()
