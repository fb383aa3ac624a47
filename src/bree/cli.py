"""One door to all: `bree serve`, `play`, `resume`, `simulate`, `replay`, `rules`, `solve`, `bench`."""

from collections.abc import Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
import json
import os
from pathlib import Path
import sys
from typing import Annotated
import unicodedata

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
import typer
from typer.exceptions import TyperException

from bree import __version__
from bree.core import Game, Refusal, Value
from bree.core.find import find, games
from bree.core.rulebook import rulebook
import bree.core.rules
from bree.core.save import ODD
from bree.lang import Voice
from bree.lang.locale import own_language
from bree.lang.people import SELF, names_of
from bree.table import Chair, Sitting, shelf
from bree.usage import Call, Front, language_of, unread

app = typer.Typer(cls=Front, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
command = partial(app.command, cls=Call)  # what each does, and its options, is told in `lang/text/help.*.ftl`

Lang = Annotated[str, typer.Option("--lang")]
OptionList = Annotated[list[str] | None, typer.Option("--option", "-o")]
Plain = Annotated[bool, typer.Option("--plain")]
Seed = Annotated[int | None, typer.Option("--seed")]

LONGEST_BENCH = 3600  # seconds for each figure
FAILED, INTERRUPTED = 2, 130


def build() -> str:
    """Which of the two speeds runs."""
    return "plain" if str(bree.core.rules.__file__).endswith(".py") else "compiled"


def read_options(game: Game, given: Sequence[str]) -> dict[str, Value]:
    """NAME=VALUE words; an option that takes a data file takes its path."""
    files = {option.name for option in game.options if option.file}
    options: dict[str, Value] = {}
    for word in given:
        name, sign, value = word.partition("=")
        if not sign:
            raise Refusal("option-form", text=word)
        if name in files and Path(value).suffix[1:].islower():  # text may end in dots and capitals
            value = shelf.read(Path(value))
        options[name] = value
    return options


def seat_all(game: Game, options: dict[str, Value], seats: str) -> Sitting:
    """`me,turn,greedy` or `Anna,me,turn`: bots by their name, everybody else is a person."""
    from bree.guests.find import guests

    names = [name.strip() for name in seats.split(",") if name.strip()]
    if "players" in options and str(options["players"]) != str(len(names)):
        raise Refusal("seats-players", players=str(options["players"]), found=len(names))
    if any(option.name == "players" for option in game.options):
        options = {**options, "players": len(names)}
    places = game.seats(game.choose(options))
    if len(places) != len(names):
        raise Refusal("seats-count", players=len(places), found=len(names))
    known = guests(game.name)
    chairs = {seat: Chair(name, name if name in known else "") for seat, name in zip(places, names, strict=True)}
    for chair in chairs.values():
        if not chair.guest and chair.name != SELF and not chair.name[0].isupper():
            raise Refusal("guest-unknown", guest=chair.name, known=tuple(sorted(known)))
    return Sitting(game, options, chairs)


def sit_down(sitting: Sitting, path: Path, lang: str, plain: bool) -> None:
    """Play on, on the screen or line by line; the game is on the shelf after every answer."""
    voice = Voice(lang, sitting.game)
    voice = Voice(lang, sitting.game, names_of(voice, sitting.chairs))
    ended = False

    def save() -> None:
        shelf.write(path, sitting.save())

    if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Refusal("screen")
    save()
    try:
        if plain:
            from bree.term.plain import PlainTable

            ended = PlainTable(sitting, voice, save, sys.stdin, sys.stdout).play()
        else:
            from bree.term.screen import TableApp

            TableApp(sitting, voice, save).run()
            ended = sitting.ask is None
    finally:
        save()
        word = "cli-ended" if ended else "cli-saved"
        print(voice.say(word, {"file": str(path)}), file=sys.stderr)


@command()
def play(
    game: str,
    seats: Annotated[str, typer.Option()] = "me,greedy",
    option: OptionList = None,
    lang: Lang = "",
    plain: Plain = False,
    seed: Seed = None,
) -> None:
    """Play a game in the terminal."""
    lang = lang or own_language()
    Voice(lang)
    table = find(game)
    sitting = seat_all(table, read_options(table, option or []), seats)
    if seed is not None:
        sitting.seed = seed
    sit_down(sitting, shelf.new_file(game), lang, plain)


@command()
def resume(file: Annotated[Path | None, typer.Argument()] = None, lang: Lang = "", plain: Plain = False) -> None:
    """Go on with a saved game: the newest, or the one in FILE."""
    path = file or shelf.newest()
    sitting = Sitting.load(shelf.read(path))
    try:
        sit_down(sitting, path, lang or own_language(), plain)
    except ODD as fault:
        if sitting.start is None:
            raise  # a defect of ours
        raise Refusal("save-position") from fault  # a bot or a board could make nothing of the file's position


@command()
def replay(file: Path, lang: Lang = "", why: Annotated[bool, typer.Option()] = False) -> None:
    """Tell a saved game from its beginning, as the public saw it."""
    sitting = Sitting.load(shelf.read(file))
    voice = Voice(lang or own_language(), sitting.game)
    for entry in sitting.log(None):
        print(voice.line(entry) + (f"  [{entry.rule}]" if why and entry.rule else ""))
    scores = sitting.game.score(sitting.state)
    if scores is None:
        print(voice.say("cli-unfinished", {"answers": len(sitting.answers)}))


@command()
def rules(game: str, what: Annotated[list[str] | None, typer.Argument()] = None, lang: Lang = "") -> None:
    """The rules of a game: all, one by its id, or those that mention some words; then the cards in doubt."""
    from bree.lang.doubt import doubts

    table = find(game)
    voice = Voice(lang or own_language(), table)
    book = rulebook(table.package)
    words = " ".join(what or [])
    found = [book[words.upper()]] if words.upper() in book else list(book.values())
    found = [rule for rule in found if words.upper() == rule.id or folded(words) in folded(voice.rule(rule))]
    cards = [] if words.upper() in book else [line for line in doubts(voice) if folded(words) in folded(line)]
    if not found and not cards:
        raise Refusal("rule-nothing", words=words)
    for rule in found:
        notes = [voice.say("cli-kind-" + rule.kind)] if rule.kind != "rule" else []
        notes += [voice.say("cli-uncertain")] if rule.confidence != "high" else []
        print(f"{rule.id}  {voice.rule(rule)}  ({'; '.join([rule.section, *notes])})")
    for line in cards:
        print(line)


def folded(text: str) -> str:
    """Without capitals and accents, so that `nazgul` finds Nazgûl and `pierscien` Pierścień."""
    plain = unicodedata.normalize("NFD", text.lower().replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@command()
def simulate(
    game: str,
    games_count: Annotated[int, typer.Option("--games", "-n")] = 1000,
    guests: Annotated[str, typer.Option()] = "random",
    option: OptionList = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j")] = 1,
    seed: Annotated[int, typer.Option()] = 0,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    out: Annotated[Path | None, typer.Option()] = None,
    audit: Annotated[bool, typer.Option()] = False,
    lang: Lang = "",
) -> None:
    """Play many games without anybody watching, and count."""
    from bree.lab.simulate import Study, check_rows, write_rows

    voice = Voice(lang or own_language(), find(game))
    names = tuple(name.strip() for name in guests.split(","))
    study = Study(game, read_options(find(game), option or []), names, games_count, jobs, str(seed), audit)
    study.check()
    if out is not None:
        check_rows(str(out))
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal or as_json) as progress:
        task = progress.add_task(voice.say("game-title"), total=games_count)
        study.run(lambda done: progress.advance(task, done))
    for one in study.faults[:3]:
        print(voice.say("cli-fault", {"number": one.number, "what": one.fault}), file=sys.stderr)
    report = study.report()
    print(json.dumps(report, ensure_ascii=False)) if as_json else show(report, voice)
    if out is not None:
        write_rows(study.played, str(out))
    if study.faults:
        raise typer.Exit(1)


LENGTHS = {"answers": "mean_answers", "seconds": "seconds"}


def show(report: dict[str, object], voice: Voice) -> None:
    """The figures as a table."""
    shares, intervals = report["win_share"], report["interval"]
    rows = list(shares) if isinstance(shares, dict) else [""]
    table = Table(title=f"{voice.say('game-title')}: {voice.say('cli-games', {'games': str(report['games'])})}")
    for column in ("cli-seat", "cli-share", "cli-interval"):
        table.add_column(voice.say(column), justify="left" if column == "cli-seat" else "right")

    def percent(part: float) -> str:
        return voice.figure(100 * part) + "%"

    for seat in rows:
        share = shares[seat] if isinstance(shares, dict) else shares
        low, high = intervals[seat] if isinstance(intervals, dict) else intervals  # type: ignore[misc]
        who = voice.noun(seat) if seat else voice.say("cli-all")
        table.add_row(who, percent(share), f"{percent(low)} – {percent(high)}")  # type: ignore[arg-type]
    console = Console()
    console.print(table)
    lengths = {name: voice.figure(float(str(report[key]))) for name, key in LENGTHS.items()}
    console.print(voice.say("cli-length", lengths))


@command()
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


@command()
def serve(
    host: Annotated[str | None, typer.Option()] = None,
    port: Annotated[int | None, typer.Option()] = None,
    database: Annotated[str | None, typer.Option()] = None,
    workers: Annotated[int | None, typer.Option()] = None,
    browser: Annotated[bool, typer.Option()] = True,
) -> None:
    """Open the inn: tables in the browser, for this machine or for friends."""
    try:
        from bree.server.serve import serve as run
        from bree.server.settings import Settings
    except ImportError:
        raise Refusal("missing-library", extra="web") from None
    run(Settings.from_environment(host=host, port=port, database=database, workers=workers), browser)


@command()
def bench(
    as_json: Annotated[bool, typer.Option("--json")] = False,
    seconds: Annotated[float, typer.Option()] = 2.0,
    lang: Lang = "",
) -> None:
    """Measure this machine: games per second, clones, views, and their ratio to a reference."""
    from bree.lab.bench import figures, lines

    if not 0.001 <= seconds <= LONGEST_BENCH:  # not a number fails too
        raise Refusal("seconds-range", found=f"{seconds:g}", most=LONGEST_BENCH)
    found = figures(seconds)
    print(json.dumps(found) if as_json else "\n".join(lines(found, Voice(lang or own_language()))))


@app.callback(invoke_without_command=True)
def front(context: typer.Context, version: Annotated[bool, typer.Option("--version")] = False, lang: Lang = "") -> None:
    """Bree: the tabletop games of Middle-earth."""
    if version:
        print(f"bree {__version__} ({build()})")
        raise typer.Exit
    if lang:  # said before the command, it counts for the command too
        Voice(lang)
        names = [one.callback.__name__ for one in app.registered_commands if one.callback]
        context.default_map = {name: {"lang": lang} for name in names}
    if context.invoked_subcommand is None:
        welcome(Voice(lang or own_language()))


def welcome(voice: Voice) -> None:
    """What there is, and how to start."""
    print(voice.say("cli-welcome"))
    for game in games().values():
        at_game = Voice(voice.language, game)
        print(f"  {game.name:<12} {at_game.say('game-title')}: {at_game.say('game-about')}")
    print(voice.say("cli-start"))


def main(words: Sequence[str] | None = None) -> int:
    """Run a command. What is refused is one line and an exit code, never a traceback."""
    given = list(sys.argv[1:] if words is None else words)
    voice = Voice(language_of(given))
    try:
        return app(given, prog_name="bree", standalone_mode=False, obj=voice) or 0
    except Refusal as refusal:
        complain(given, refusal)
    except TyperException as fault:
        complain(given, unread(fault, given, voice))
    except BrokenPipeError:
        # The reader went away; Python must not complain about it again at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return FAILED


def complain(words: Sequence[str], refusal: Refusal) -> None:
    """One line, whatever was in the words that it quotes."""
    voice = _voice_for(words, refusal)
    game = voice.game.name if voice.game is not None else ""
    text = voice.refusal(refusal, more=voice.say("cli-more", {"game": game, "id": refusal.rule}))
    print(" ".join(text.split()), file=sys.stderr)


def _voice_for(words: Sequence[str], refusal: Refusal) -> Voice:
    """The voice for a refusal: of the game whose rule it is, else of a game that is named, else of any with the key."""
    known = games().values()
    whose = [game for game in known if refusal.rule and refusal.rule in rulebook(game.package)]
    named = [game for game in known if game.name in words]
    for game in (*whose, *named, None, *known):
        try:
            voice = Voice(language_of(words), game)
        except Refusal:  # a game's own files are at fault: its texts cannot be had either
            continue
        if voice.knows("no-" + refusal.key):
            return voice
    return Voice(language_of(words))
