"""`bree solve --deals`: how many deals out of many can be won."""

from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
import sys
from typing import Any

from rich.progress import Progress

from bree.cli.console import Screen
from bree.cli.result_file import result_file
from bree.core import Refusal, Value
from bree.lang import Voice

SCHEMA: dict[str, type[int] | type[bool]] = {"deal": int, "first": bool, "best": bool, "sure": bool}


def count_deals(
    game: str, options: Mapping[str, Value], given: Mapping[str, Any], out: Path | None, voice: Voice
) -> None:
    """Deal, solve and count. `given` holds the other options of the command."""
    from bree.lab.executor import executor
    from bree.lab.rows import Rows

    deals = import_module(f"bree.solve.{game}.deals").Deals(
        options, str(given["seed"]), given["tries"], given["budget"]
    )
    deals.check()
    for name in ("deals", "jobs"):
        if given[name] < 1:
            raise Refusal("solve-count", option=f"--{name}")
    if not deals.ready:
        print(voice.say("cli-solve-preparing"), file=sys.stderr, flush=True)
        deals(0)  # compile here once, not in every process
    screen = Screen(stderr=True)
    with result_file(None if out is None else Rows(str(out), SCHEMA), voice, "deals") as keep:
        with (
            executor(given["jobs"], given["ray"]) as workers,
            Progress(console=screen, disable=not screen.is_terminal) as bar,
        ):
            task = bar.add_task(voice.say("cli-solving"), total=given["deals"])
            found = []
            for number, deal in workers.run(deals, range(given["deals"])):
                found.append(deal)
                keep({"deal": number, **deal._asdict()})
                bar.advance(task)
        print("\n".join(tell(found, given["tries"], voice)))


def tell(found: Iterable[Any], tries: int, voice: Voice) -> list[str]:
    from bree.lab.stats import wilson

    deals = list(found)

    def share(won: int) -> str:
        low, high = (voice.figure(100 * part) for part in wilson(won, len(deals)))
        return f"{voice.figure(100 * won / len(deals))}% ({low}% – {high}%)"

    facts: dict[str, str | int] = {
        "deals": len(deals),
        "tries": tries,
        "first": share(sum(deal.first for deal in deals)),
        "best": share(sum(deal.best for deal in deals)),
        "open": sum(not deal.sure for deal in deals),
    }
    return [voice.say(key, facts) for key in ("cli-deals-first", "cli-deals-best", "cli-deals-open")]
