"""`bree replay`."""

from pathlib import Path
from typing import Annotated

from bree.cli.arguments import LangOption
from bree.cli.parameters import CommandOption
from bree.lang import Voice
from bree.lang.locale import own_language
from bree.table import Sitting, user_files


def replay(file: Path, lang: LangOption = "", why: Annotated[bool, CommandOption()] = False) -> None:
    """Print the log of a saved game from its start, with the lines that everyone could see."""
    sitting = Sitting.load(user_files.read(file))
    voice = Voice(lang or own_language(), sitting.game)
    for entry in sitting.log(None):
        print(voice.line(entry) + (f"  [{entry.rule}]" if why and entry.rule else ""))
    scores = sitting.game.score(sitting.state)
    if scores is None:
        print(voice.say("cli-unfinished", {"answers": len(sitting.answers)}))
