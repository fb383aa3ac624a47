"""Rounds of fellowship that are needed at a certain moment, played by bots without a browser."""

from collections.abc import Callable

from bree.bots.host import Host
from bree.core import View
from bree.games.fellowship import GAME
from bree.table import Chair, Sitting

SEED = 5
TRIES = 40
WINNER = 58  # the first seed whose bots win a chapter
SEATS = ("north", "east", "south", "west")
Moment = Callable[[Sitting], bool]


def played(moment: Moment, **options: str | int) -> str:
    """The save of a game of bots that answer at random, as soon as one comes to the moment; by fixed seeds."""
    for number in range(SEED, SEED + TRIES):
        sitting = dealt(number, **options)
        if moment(sitting) or any(moment(sitting) for _ in Host(sitting).serve()):
            return sitting.save()
    raise AssertionError("the moment has not come in any game")


def won_in_campaign() -> str:
    """The save of a campaign for one, in its first chapter: all goals are met, and the round may end."""
    for number in range(WINNER, WINNER + TRIES):
        sitting = dealt(number, players=1, chapter="campaign")
        while sitting.ask is not None and sitting.ask.who not in sitting.chairs:
            sitting.play_automatic()
        sitting.answer("north", "1")
        for _ in Host(sitting).serve():
            if (ask := sitting.ask) is None or ask.key == "onward":
                break
            if (ask.key, ask.rule) == ("early_end", "FEL-8.4"):
                return sitting.save()
    raise AssertionError("no chapter was won")


def dealt(seed: int, **options: str | int) -> Sitting:
    wanted: dict[str, str | int] = {"players": 4, "chapter": "1", **options}
    chairs = {seat: Chair("random", "random") for seat in SEATS[: int(wanted["players"])]}
    return Sitting(GAME, wanted, chairs, seed)


def anyhow(_: View) -> bool:
    return True


def asks(key: str, who: str = "north", so: Callable[[View], bool] = anyhow) -> Moment:
    """This seat is asked this, and sees such a table."""

    def moment(sitting: Sitting) -> bool:
        ask = sitting.ask
        return ask is not None and (ask.who, ask.key) == (who, key) and so(sitting.view(who))

    return moment
