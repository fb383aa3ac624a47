"""Constants of the server that tests set to other values: a name for each, its module, and its name there."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

import pytest

PLACES = {
    "bot_patience": ("tables.bot_pacing", "PATIENCE_S"),
    "frames": ("routes.replay", "FRAMES"),
    "frames_bytes": ("routes.replay", "FRAMES_BYTES"),
    "idle_seconds": ("tables.inn", "IDLE_S"),
    "review_seconds": ("routes.review", "SECONDS"),
    "snapshot_rows": ("tables.snapshots", "EACH"),
}
USUAL = {"review_seconds": 1.0, "snapshot_rows": 100}  # of our tests


@contextmanager
def constants(**values: float) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {**USUAL, **values}.items():
            module, constant = PLACES[name]
            patch.setattr(import_module(f"bree.server.{module}"), constant, value)
        yield
