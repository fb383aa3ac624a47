"""`bree arena`."""

from importlib.util import find_spec
import json
from pathlib import Path
import sys
from typing import TYPE_CHECKING, Annotated, Any

from rich.progress import Progress

from bree.cli.arena_gate import play_gate, print_faults, table_of
from bree.cli.arguments import GameOptions, JsonFlag, LangOption, read_options
from bree.cli.console import Screen
from bree.cli.parameters import Argument, CommandOption
from bree.cli.result_file import ResultFile, result_file
from bree.core import Refusal
from bree.core.find import find
from bree.lang import Voice
from bree.lang.locale import own_language
from bree.lang.visible import visible
from bree.table import user_files

if TYPE_CHECKING:
    from bree.lab.arena.bout import Result
    from bree.lab.arena.contest import Contest
    from bree.lab.arena.words import SheetTexts

GAMES = 1000


def arena(
    game: Annotated[str | None, Argument()] = None,
    bots: Annotated[list[str] | None, Argument()] = None,
    games_count: Annotated[int, CommandOption("--games", "-n")] = GAMES,
    option: GameOptions = None,
    until_clear: Annotated[bool, CommandOption("--stop")] = False,
    jobs: Annotated[int, CommandOption("--jobs", "-j")] = 1,
    ray: Annotated[str, CommandOption()] = "",
    seed: Annotated[int, CommandOption()] = 0,
    page: Annotated[Path | None, CommandOption()] = None,
    out: Annotated[Path | None, CommandOption()] = None,
    file: Annotated[Path | None, CommandOption()] = None,
    again: Annotated[Path | None, CommandOption()] = None,
    gate: Annotated[str, CommandOption()] = "",
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> int:
    """Let bots play every pairing at every seat, and rate them."""
    need("numpy", *(("altair", "vl_convert") if page else ()))
    if gate:
        if until_clear or page or out or file or again:
            raise Refusal("gate-alone")
        from bree.lab.arena.gate import Gate

        options = find(game).choose(read_options(find(game), option or [])) if game else {}
        opponents = tuple([one.strip() for one in gate.split(",")])
        one = Gate(game or "", options, tuple(bots or ()), opponents, games_count, str(seed))
        return play_gate(one, jobs, ray, Voice(lang or own_language(), one.check()), as_json=as_json)
    from bree.lab.arena import page as pages, record
    from bree.lab.arena.contest import Contest
    from bree.lab.arena.figures import figures, times
    from bree.lab.arena.words import SheetTexts
    from bree.lab.rows import Rows

    before = None
    if again is None:
        options = find(game).choose(read_options(find(game), option or [])) if game else {}
        contest = Contest(game or "", options, tuple(bots or ()), games_count, str(seed), until_clear)
    elif game or option or until_clear or (games_count, seed) != (GAMES, 0):
        raise Refusal("arena-again")
    else:
        contest, before = record.read(again)
    voice = Voice(lang or own_language(), contest.check())
    check_files(page, file, out)
    with result_file(None if out is None else Rows(str(out), record.schema(contest)), voice) as keep:
        results = play(contest, jobs, ray, keep, voice, quiet=as_json)
        found, spent = figures(contest, results), times(results)
        show(SheetTexts(contest, voice), found, spent, as_json=as_json)
        if file is not None:
            keep.write_other(lambda: record.write(contest, found, file))
        if page is not None:
            keep.write_other(lambda: pages.write(contest, found, spent, results, voice, page))
    if keep.lost:
        return 2
    same = before is None or before.holds(contest, found, lambda key: print(voice.say(key), file=sys.stderr))
    return 1 if found["faults"] or not same else 0


def check_files(page: Path | None, file: Path | None, out: Path | None) -> None:
    """Refuse files that cannot be written, and one file for two purposes. `Rows` checks the file of the rows."""
    named = [path for path in (page, file, out) if path is not None]
    for at, path in enumerate(named):
        if path.resolve() in [other.resolve() for other in named[:at]]:
            raise Refusal("arena-same-file", file=str(path))
    for path in filter(None, (page, file)):
        user_files.check_writable(path)


def need(*libraries: str) -> None:
    if any(find_spec(library) is None for library in libraries):
        raise Refusal("missing-library", extra="lab")


def play(contest: "Contest", jobs: int, ray: str, keep: ResultFile, voice: Voice, *, quiet: bool) -> "list[Result]":
    """Play all rounds with a progress bar, then print the first faults."""
    from bree.lab.arena import record
    from bree.lab.executor import executor

    screen = Screen(stderr=True)
    results: list[Result] = []
    with executor(jobs, ray) as workers, Progress(console=screen, disable=not screen.is_terminal or quiet) as progress:
        task = progress.add_task(voice.say("game-title"), total=contest.rounds * contest.pairings.size)
        for played in contest.run(workers):
            results += played
            for row in record.rows(contest, played):
                keep(row)
            progress.advance(task, len(played))
    print_faults([result for result in results if result.fault], voice)
    return results


def show(words: "SheetTexts", found: dict[str, Any], spent: dict[str, dict[str, float]], *, as_json: bool) -> None:
    """Print the figures as tables, or as JSON."""
    contest, voice = words.contest, words.voice
    if as_json:
        played = {"game": contest.game, "options": contest.options, "bots": contest.bots, "seed": contest.seed}
        print(visible(json.dumps({**played, **found, "times": spent}, ensure_ascii=False)))
        return
    screen = Screen()
    screen.print(f"{words.title}: {voice.say('cli-games', {'games': str(found['games'])})}")
    for sheet in words.sheets(found, spent):
        screen.print(table_of(sheet, voice))
    if contest.stop:
        screen.print(words.verdict)
