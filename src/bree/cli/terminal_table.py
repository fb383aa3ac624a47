"""A table in the terminal: its chairs, and the game until the player leaves."""

from pathlib import Path
import sys

from bree.bots.find import bots
from bree.bots.outside import is_outside
from bree.core import Game, Refusal, Value
from bree.lang import Voice
from bree.lang.player_names import SELF, names_of
from bree.table import Chair, Sitting, user_files


def new_sitting(game: Game, options: dict[str, Value], seats: str) -> Sitting:
    """Read a list such as `me,turn,greedy` or `Anna,me,turn`. A name that is not a bot's is a person's."""
    names = [name.strip() for name in seats.split(",") if name.strip()]
    if "players" in options and str(options["players"]) != str(len(names)):
        raise Refusal("seats-players", players=str(options["players"]), found=len(names))
    for option in game.options:
        if option.name == "players":
            if len(names) not in option.values:
                raise Refusal("seats-count", players=tuple(map(str, option.values)), found=len(names))
            options = {**options, "players": len(names)}
    places = game.seats(game.choose(options))
    if len(places) != len(names):
        raise Refusal("seats-count", players=len(places), found=len(names))
    known = bots(game.name)
    programs = {name for name in names if name in known or is_outside(name)}
    chairs = {seat: Chair(name, name if name in programs else "") for seat, name in zip(places, names, strict=True)}
    for chair in chairs.values():
        if not chair.bot and chair.name != SELF and not chair.name[0].isupper():
            raise Refusal("bot-unknown", bot=chair.name, known=tuple(sorted(known)))
    return Sitting(game, options, chairs)


def play_in_terminal(sitting: Sitting, path: Path, lang: str, plain: bool) -> None:
    """Play on the screen or line by line. The game is saved after every answer."""
    voice = Voice(lang, sitting.game)
    voice = Voice(lang, sitting.game, names_of(voice, sitting.chairs))
    ended = False

    def save() -> None:
        user_files.write(path, sitting.save())

    if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Refusal("screen")
    save()
    try:
        if plain:
            from bree.term.line_by_line import LineByLine

            ended = LineByLine(sitting, voice, save, sys.stdin, sys.stdout).play()
        else:
            from bree.term.screen import TableApp

            TableApp(sitting, voice, save).run()
            ended = sitting.ask is None
    finally:
        save()
        word = "cli-ended" if ended else "cli-saved"
        print(voice.say(word, {"file": str(path)}), file=sys.stderr)
