"""`python -m bree.server`, but every table has the same seed: dice and bots do the same in every run of a test."""

from functools import partial
import runpy

from bree.server import serve

SEED = 1

if __name__ == "__main__":
    serve.make_app = partial(serve.make_app, seeds=lambda: SEED)  # type: ignore[assignment]
    runpy.run_module("bree.server", run_name="__main__")
