"""`python -m bree.server` with doors for tests: a game can begin in its middle, and a test says that it begins.

Nobody can bring a position or a seed to a real server. To be run by `tests/seeded.py`, with limits and constants of the
server that are changed for it: `calls_a_second=1000`.
"""

import runpy
import sys
from typing import Any

from fastapi import FastAPI, Request
from msgspec.structs import replace

from bree.core.saves.save import read_save, restore
from bree.server import serve
from bree.server.limits import Limits
from bree.server.routes.create_table import TablePlan, create_table
from bree.server.routes.forms import ImportWish, NewTable
from bree.server.settings import Settings
from bree.server.tables.inn import Inn
from tests.seeds import SEEDS
from tests.server.constants import constants

CHANGED = {name: float(value) for name, _, value in (one.partition("=") for one in sys.argv[1:])}
LIMITS = {name: value for name, value in CHANGED.items() if name in Limits.__struct_fields__}

real = serve.make_app


def make_app(settings: Settings, **more: Any) -> FastAPI:
    app = real(replace(settings, limits=replace(settings.limits, **LIMITS)), **more)
    app.post("/api/test", status_code=204)(begin)
    app.post("/api/tables/laid", status_code=201)(lay)
    return app


async def begin(test: str) -> None:
    """The next table has the first seed of this test."""
    SEEDS.begin(test)


async def lay(request: Request, wish: ImportWish) -> NewTable:
    """Return a table as a save of ours describes it, with the position it begins from."""
    inn: Inn = request.app.state.inn
    save = read_save(wish.save)
    game = inn.services.game(save.game)
    begun = restore(save, game)
    return await create_table(inn, TablePlan(game, save.options, begun.start, begun.answers), wish.seats, caller="")


if __name__ == "__main__":
    serve.make_app = make_app
    with constants(**{name: value for name, value in CHANGED.items() if name not in LIMITS}):
        runpy.run_module("bree.server", run_name="__main__")
