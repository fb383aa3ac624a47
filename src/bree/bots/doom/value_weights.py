"""The learned weights that `outlook.py` adds up: named in `value_weights.json`, one flat list in memory.

The name of a weight has up to three parts: its kind (courage, a card on the track), a stage, card or figure, and a
number. A card that is newer than the weights gets the average weight of similar cards. Names that are no longer in the
game are ignored.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
import json
from typing import Any, Final

from bree.games.doom.facts import CARDS, Card
from bree.games.doom.state import COMPANIONS, NAZGUL_FIGURES, SLOTS, STAGES, WARRIORS

FILE: Final = "value_weights.json"
FAR: Final = 12  # longer distances count like this one
BRAVE: Final = 20  # more courage counts like this
ONE: Final = 1
KEPT: Final = tuple([card.id for card in CARDS.values() if card.kind in ("ally", "gandalf")])
LAID: Final = tuple([card.id for card in CARDS.values() if card.stage])

# Kind -> its names, and the number of weights of each name.
LAYOUT: Final[dict[str, tuple[tuple[str, ...], int]]] = {
    "courage": (STAGES, BRAVE + 1),  # by circle
    "courage_raised": (STAGES, BRAVE + 1),  # the same if a card can raise it
    "distance": (STAGES, FAR + 1),  # from the Ring-bearers to the destination
    "nazgul": (STAGES, NAZGUL_FIGURES + 1),
    "uruk_hai": (STAGES, WARRIORS + 2),
    "support": (STAGES, len(COMPANIONS) + 1),
    "place": (STAGES, FAR + 1),  # of a companion, by its stage and its distance to the destination
    "held": (KEPT, ONE),  # each card in front of a player
    "track": (LAID, ONE),  # each card on the track
    "bare": (STAGES, SLOTS),  # each slot without a card
    "hidden": (STAGES, ONE),  # each face-down card
    "sign": (("waiting", "gandalf_token", "treebeard_token"), ONE),
}


def _starts() -> dict[str, dict[str, int]]:
    """Return kind -> name -> index of its first weight."""
    found: dict[str, dict[str, int]] = {}
    at = 0
    for kind, (names, length) in LAYOUT.items():
        found[kind] = {name: at + number * length for number, name in enumerate(names)}
        at += len(names) * length
    return found


START: Final = _starts()
SIZE: Final = sum(len(names) * length for names, length in LAYOUT.values())


def flat(named: Mapping[str, Mapping[str, Any]]) -> list[float]:
    """Return named weights as one flat list."""
    row: list[float] = []
    for kind, (names, length) in LAYOUT.items():
        for name in names:
            given = named[kind].get(name)
            if given is None and name in CARDS:
                given = average(named[kind], CARDS[name])
            found = [given] if length == ONE else given
            if not isinstance(found, list) or len(found) != length or found == [None]:
                raise ValueError(f"{FILE}: {kind} {name} should have {length} weights, not {given}")
            row += found
    return row


def average(weights: Mapping[str, float], card: Card) -> float:
    """Return the weight of a card without a learned weight: the average of its stage and kind, or 0."""
    known = [one for one in CARDS.values() if one.id in weights]
    like = [one for one in known if (one.stage, one.kind) == (card.stage, card.kind)]
    like = like or [one for one in known if one.kind == card.kind]
    return sum([weights[one.id] for one in like], 0.0) / len(like) if like else 0.0


def named(row: list[float]) -> dict[str, dict[str, Any]]:
    """Return the flat list as names, in the form that `flat` reads."""
    found: dict[str, dict[str, Any]] = {}
    for kind, (names, length) in LAYOUT.items():
        starts = START[kind]
        found[kind] = {name: row[starts[name] : starts[name] + length] for name in names}
        if length == ONE:
            found[kind] = {name: weights[0] for name, weights in found[kind].items()}
    return found


@cache
def weights() -> list[float]:
    return flat(json.loads(files("bree.bots.doom").joinpath(FILE).read_text(encoding="utf-8")))


def write(row: list[float]) -> str:
    """Return the text of the file, with one line for each name."""
    kinds = []
    for kind, found in named(row).items():
        lines = [f"    {json.dumps(name)}: {json.dumps(weights)}" for name, weights in found.items()]
        kinds.append(f"  {json.dumps(kind)}: {{\n" + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(kinds) + "\n}\n"
