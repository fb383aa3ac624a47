"""`bree bench`."""

import json
from typing import Annotated

from bree.cli.arguments import JsonFlag, LangOption
from bree.cli.parameters import CommandOption
from bree.core import Refusal
from bree.lang import Voice
from bree.lang.locale import own_language

LONGEST = 3600  # seconds for each figure


def bench(
    as_json: JsonFlag = False,
    seconds: Annotated[float, CommandOption()] = 2.0,
    lang: LangOption = "",
) -> None:
    """Measure this machine: games per second, clones, views, and their ratio to a reference."""
    from bree.lab.bench import figures, lines

    if not 0.001 <= seconds <= LONGEST:  # NaN fails too
        raise Refusal("seconds-range", found=f"{seconds:g}", most=LONGEST)
    found = figures(seconds)
    print(json.dumps(found) if as_json else "\n".join(lines(found, Voice(lang or own_language()))))
