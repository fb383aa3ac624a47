"""`bree solve`."""

from importlib import import_module
from importlib.util import find_spec
from typing import Annotated

from rich.console import Console
from rich.progress import Progress
import typer

from bree.cli.given import Lang, OptionList, read_options
from bree.core import Refusal
from bree.core.find import find
from bree.lang import Voice
from bree.lang.locale import own_language


def solve(
    game: str,
    chapter: Annotated[str, typer.Option()] = "1",
    players: Annotated[str, typer.Option()] = "4",
    seed: Annotated[int, typer.Option()] = 0,
    deal: Annotated[str, typer.Option()] = "",
    tries: Annotated[int, typer.Option()] = 20,
    budget: Annotated[int, typer.Option()] = 200_000,
    option: OptionList = None,
    lang: Lang = "",
) -> None:
    """Say whether a deal can be won with open hands, and how."""
    table = find(game)
    voice = Voice(lang or own_language(), table)
    words = [*(option or []), f"chapter={chapter}", f"players={players}", *([f"deal={deal}"] if deal else [])]
    if find_spec(f"bree.solve.{game}") is None:
        raise Refusal("solver-none", game=game)
    try:
        solver = import_module(f"bree.solve.{game}.told")
    except ImportError:
        raise Refusal("missing-library", extra="lab") from None
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(voice.say("cli-solving"), total=tries)
        lines = solver.tell(read_options(table, words), str(seed), tries, budget, voice, lambda: progress.advance(task))
    print("\n".join(lines))
