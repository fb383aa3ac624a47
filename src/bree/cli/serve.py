"""`bree serve`."""

import sys
from typing import Annotated

from bree.cli.parameters import CommandOption
from bree.core import Refusal
from bree.lang import Voice
from bree.lang.locale import own_language


def serve(
    host: Annotated[str | None, CommandOption()] = None,
    port: Annotated[int | None, CommandOption()] = None,
    database: Annotated[str | None, CommandOption()] = None,
    workers: Annotated[int | None, CommandOption()] = None,
    browser: Annotated[bool, CommandOption()] = True,
) -> None:
    """Start the server: tables in the browser, for this machine or for friends."""
    try:
        from bree.server.routes.pages import is_built
        from bree.server.serve import serve as run
        from bree.server.settings import Settings
    except ImportError:
        raise Refusal("missing-library", extra="web") from None
    if not is_built():
        print(Voice(own_language()).say("server-unbuilt"), file=sys.stderr)
    run(Settings.from_environment(host=host, port=port, database=database, workers=workers), browser)
