"""`bree solve`."""

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
import sys
from typing import Annotated

from rich.progress import Progress, SpinnerColumn

from bree.cli.arguments import GameOptions, LangOption, read_options
from bree.cli.console import Screen
from bree.cli.deals import count_deals
from bree.cli.parameters import CommandOption
from bree.core import Refusal, Value
from bree.core.find import find, has_package
from bree.lang import Voice
from bree.lang.locale import own_language
from bree.table import user_files


def solve(
    game: str,
    option: GameOptions = None,
    seed: Annotated[int, CommandOption()] = 0,
    tries: Annotated[int, CommandOption()] = 20,
    budget: Annotated[int, CommandOption()] = 50_000,
    deals: Annotated[int | None, CommandOption("--deals", "-n")] = None,
    jobs: Annotated[int, CommandOption("--jobs", "-j")] = 1,
    ray: Annotated[str, CommandOption()] = "",
    out: Annotated[Path | None, CommandOption()] = None,
    lang: LangOption = "",
) -> None:
    """Solve a deal with open hands, or a whole game. With `--deals`, count the deals that can be won."""
    table = find(game)
    voice = Voice(lang or own_language(), table)
    if not has_package("bree.solve", game):
        raise Refusal("solver-none", game=game)
    try:
        solver = import_module(f"bree.solve.{game}.explain")
    except ImportError:
        raise Refusal("missing-library", extra="lab") from None
    options = read_options(table, option or [])
    if hasattr(solver, "solve_game"):
        if deals is not None or ray:
            raise Refusal("solve-game", option="--deals" if deals is not None else "--ray", game=game)
        if out is not None:
            user_files.check_writable(out)
        return solve_game(solver.solve_game, options, out, voice)
    if deals is not None:
        given = {"seed": seed, "tries": tries, "budget": budget, "deals": deals, "jobs": jobs, "ray": ray}
        return count_deals(game, options, given, out, voice)
    if out is not None or ray:
        raise Refusal("solve-one", option="'--out" if out is not None else "'--ray")
    screen = Screen(stderr=True)
    columns = (SpinnerColumn(), *Progress.get_default_columns())
    with Progress(*columns, console=screen, disable=not screen.is_terminal) as progress:
        task = progress.add_task(voice.say("cli-solving"), total=None)

        def begin(compiled: bool) -> None:
            if not compiled:
                progress.update(task, description=voice.say("cli-solve-preparing"))
                if not screen.is_terminal:
                    print(voice.say("cli-solve-preparing"), file=sys.stderr, flush=True)

        def step() -> None:
            progress.update(task, description=voice.say("cli-solving"), total=tries, advance=1)

        lines = solver.explain_deal(options, str(seed), tries, budget, voice, begin, step)
    print("\n".join(lines))
    return None


def solve_game(solver: Callable[..., list[str]], options: Mapping[str, Value], out: Path | None, voice: Voice) -> None:
    """A whole game: minutes of work, with a bar. The next call continues an interrupted one."""
    screen = Screen(stderr=True)
    with Progress(console=screen, disable=not screen.is_terminal) as progress:
        task = progress.add_task(voice.say("cli-solving-game"), total=None)
        lines = solver(options, out, voice, lambda done, total: progress.update(task, completed=done, total=total))
    print("\n".join(lines))
