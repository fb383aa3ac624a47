"""`bree odds`."""

from importlib import import_module
from typing import Annotated

from bree.cli.arguments import LangOption
from bree.cli.parameters import Argument, CommandOption
from bree.core import Fact, Refusal
from bree.core.find import find, has_package
from bree.lang import Voice
from bree.lang.locale import own_language
from bree.lang.voice import LITERALLY


def odds(
    game: str,
    what: Annotated[list[str] | None, Argument()] = None,
    city: Annotated[bool, CommandOption("--city")] = False,
    siege: Annotated[bool, CommandOption("--siege")] = False,
    stop: Annotated[int, CommandOption()] = 0,
    bonus: Annotated[int, CommandOption()] = 0,
    rerolls: Annotated[int, CommandOption()] = 0,
    dice: Annotated[int, CommandOption()] = 2,
    level: Annotated[int, CommandOption()] = 2,
    corruption: Annotated[int, CommandOption()] = 0,
    guides: Annotated[str, CommandOption()] = "",
    lang: LangOption = "",
) -> None:
    """Print the exact odds of a battle, a hunt or a journey, for a game that can compute them."""
    table = find(game)
    voice = Voice(lang or own_language(), table)
    if not has_package(table.package, "odds"):
        raise Refusal("odds-none", game=game)
    requests = import_module(f"{table.package}.odds.requests")
    options = requests.OddsOptions(city, siege, stop, bonus, rerolls, dice, level, corruption, guides)
    for key, figures in requests.answer_request(what or [], options):
        print(voice.say(key, {name: _told(figure, voice) for name, figure in figures.items()}))


def _told(figure: float, voice: Voice) -> Fact:
    """Integers unchanged, other numbers with one decimal."""
    return figure if isinstance(figure, int) else LITERALLY + voice.figure(figure)
