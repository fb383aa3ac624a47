"""`python -m bree.server` for tests: every table has the same seed, and a table can be laid in the middle of a game.

Dice and bots do the same in every run. Nobody can bring a position to a real server; here there is a door for it.
"""

import runpy
from typing import Any

from fastapi import FastAPI, Request

from bree.core.save import read_save, restore
from bree.server import serve
from bree.server.routes.forms import ImportWish, NewTable
from bree.server.routes.opening import Plan, open_table
from bree.server.tables.inn import Inn

SEED = 1
real = serve.make_app


def make_app(*given: Any, **more: Any) -> FastAPI:
    app = real(*given, seeds=lambda: SEED, **more)
    app.post("/api/tables/laid", status_code=201)(lay)
    return app


async def lay(request: Request, wish: ImportWish) -> NewTable:
    """A table as a save of our own has it, with the position it begins from."""
    inn: Inn = request.app.state.inn
    save = read_save(wish.save)
    game = inn.services.game(save.game)
    begun = restore(save, game)
    return await open_table(inn, Plan(game, save.options, begun.start, begun.answers), wish.seats, caller="")


if __name__ == "__main__":
    serve.make_app = make_app
    runpy.run_module("bree.server", run_name="__main__")
