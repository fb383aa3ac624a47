"""`bree simulate`."""

import json
from pathlib import Path
import sys
from typing import TYPE_CHECKING, Annotated, Any

from rich.progress import Progress
from rich.table import Table

from bree.cli.arguments import GameOptions, JsonFlag, LangOption, read_options
from bree.cli.console import Screen
from bree.cli.parameters import CommandOption
from bree.cli.result_file import ResultFile, result_file
from bree.core.find import find
from bree.lang import Voice
from bree.lang.locale import own_language
from bree.lang.visible import visible
from bree.lang.voice import LITERALLY

if TYPE_CHECKING:
    from bree.lab.simulate import Study

NONE = "–"  # shown if no game was played to its end
LENGTHS = {"answers": "mean_answers", "seconds": "seconds"}


def simulate(
    game: str,
    games_count: Annotated[int, CommandOption("--games", "-n")] = 1000,
    bots: Annotated[str, CommandOption()] = "random",
    option: GameOptions = None,
    jobs: Annotated[int, CommandOption("--jobs", "-j")] = 1,
    ray: Annotated[str, CommandOption()] = "",
    seed: Annotated[int, CommandOption()] = 0,
    as_json: JsonFlag = False,
    out: Annotated[Path | None, CommandOption()] = None,
    audit: Annotated[bool, CommandOption()] = False,
    lang: LangOption = "",
) -> int:
    """Let bots play many games, and print the results."""
    from bree.lab.simulate import Study, rows_for

    voice = Voice(lang or own_language(), find(game))
    names = tuple(name.strip() for name in bots.split(","))
    study = Study(game, read_options(find(game), option or []), names, games_count, jobs, str(seed), audit, ray=ray)
    study.check()
    with result_file(None if out is None else rows_for(study, str(out)), voice) as keep:
        play_all(study, keep, voice, quiet=as_json)
        for one in study.faults[:3]:
            what = one.fault if one.refused is None else voice.refusal(one.refused)
            print(voice.say("cli-fault", {"number": one.number, "what": LITERALLY + what}), file=sys.stderr)
        report = study.report()
        print(visible(json.dumps(report, ensure_ascii=False))) if as_json else show(report, voice)
    return 1 if study.faults else 0


def play_all(study: "Study", keep: ResultFile, voice: Voice, quiet: bool) -> None:
    """Play all games with a progress bar. A full disk does not stop the games (`ResultFile`)."""
    from bree.lab.simulate import row

    screen = Screen(stderr=True)
    with Progress(console=screen, disable=not screen.is_terminal or quiet) as progress:
        task = progress.add_task(voice.say("game-title"), total=study.games)
        study.run(lambda done: progress.advance(task, done), lambda one: keep(row(one)))


def show(report: dict[str, Any], voice: Voice) -> None:
    """Print the figures as a table."""
    shares, intervals = report["win_share"], report["interval"]
    ended = report["faults"] < report["games"]
    table = Table(title=f"{voice.say('game-title')}: {voice.say('cli-games', {'games': str(report['games'])})}")
    for column in ("cli-seat", "cli-share", "cli-interval"):
        table.add_column(voice.say(column), justify="left" if column == "cli-seat" else "right")

    def percent(part: float) -> str:
        return voice.figure(100 * part) + "%"

    for seat in shares if isinstance(shares, dict) else [""]:
        share, (low, high) = (shares[seat], intervals[seat]) if seat else (shares, intervals)
        who = voice.noun(seat) if seat else voice.say("cli-all")
        table.add_row(who, *((percent(share), f"{percent(low)} – {percent(high)}") if ended else (NONE, NONE)))
    screen = Screen()
    screen.print(table)
    if report["faults"]:
        screen.print(voice.say("cli-faults", {"faults": str(report["faults"]), "games": str(report["games"])}))
    lengths = {name: voice.figure(float(report[key])) for name, key in LENGTHS.items()}
    screen.print(voice.say("cli-length", lengths if ended else {**lengths, "answers": NONE}))
