"""`bree replay`."""

from pathlib import Path
from typing import Annotated

import typer

from bree.cli.given import Lang
from bree.lang import Voice
from bree.lang.locale import own_language
from bree.table import Sitting, user_files


def replay(file: Path, lang: Lang = "", why: Annotated[bool, typer.Option()] = False) -> None:
    """Tell a saved game from its beginning, as the public saw it."""
    sitting = Sitting.load(user_files.read(file))
    voice = Voice(lang or own_language(), sitting.game)
    for entry in sitting.log(None):
        print(voice.line(entry) + (f"  [{entry.rule}]" if why and entry.rule else ""))
    scores = sitting.game.score(sitting.state)
    if scores is None:
        print(voice.say("cli-unfinished", {"answers": len(sitting.answers)}))
