"""Observation and action spaces for Gymnasium and PettingZoo."""

from typing import Any, Final

from gymnasium import spaces
import numpy as np

from bree.adapters.features import BOUND, Features, Row
from bree.core import Refusal

FLAT: Final = "flat"  # one row of numbers
PARTS: Final = "parts"  # a dict with the same numbers, by part of the view
KINDS: Final = (FLAT, PARTS)
RENDERS: Final = ("human", "ansi")


class ObservationSpace:
    """The form of an observation, and its space."""

    def __init__(self, features: Features, kind: str) -> None:
        if kind not in KINDS:
            raise Refusal("option-value", option="observation", value=kind, allowed=KINDS)
        self.parts = {} if kind == FLAT else {n: part for n, part in features.blocks.items() if part.stop > part.start}
        self.space: spaces.Space[Any] = _box(features.size)
        if self.parts:
            self.space = spaces.Dict({name: _box(part.stop - part.start) for name, part in self.parts.items()})

    def shown(self, row: Row) -> Any:
        return {name: row[part] for name, part in self.parts.items()} if self.parts else row


def check_render(mode: str | None) -> None:
    """Refuse an unknown render mode at once. Otherwise the environment would silently render nothing."""
    if mode is not None and mode not in RENDERS:
        raise Refusal("option-value", option="render_mode", value=str(mode), allowed=RENDERS)


class AnswerSpace(spaces.Discrete):
    """The numbers of answers. It samples from a mask faster than Gymnasium, which tests every entry."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None or probability is not None:
            return super().sample(mask, probability)
        allowed = np.flatnonzero(mask)
        return np.int64(allowed[self.np_random.integers(len(allowed))] if len(allowed) else 0)


def _box(size: int) -> spaces.Box:
    return spaces.Box(-BOUND, BOUND, (size,), np.float32)
