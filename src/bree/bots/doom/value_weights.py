"""The learned weights that `outlook.py` sums up: by name in `value_weights.json`, in one row in memory.

A weight is found by what it weighs: a kind of thing (courage, a card on the track), then a stage, a card or a name,
then a number where it has one. A card that came into the game since the weights were learned counts like the average
of its like; what is no longer in the game is passed over.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
import json
from typing import Any, Final

from bree.games.doom.facts import CARDS, Card
from bree.games.doom.state import COMPANIONS, NAZGUL_FIGURES, SLOTS, STAGES, WARRIORS

FILE: Final = "value_weights.json"
FAR: Final = 12  # a longer way counts like this one
BRAVE: Final = 20  # more courage counts like this
ONE: Final = 1
KEPT: Final = tuple([card.id for card in CARDS.values() if card.kind in ("ally", "gandalf")])
LAID: Final = tuple([card.id for card in CARDS.values() if card.stage])

# Kind of thing -> the names under it, and how many weights each of them has.
LAYOUT: Final[dict[str, tuple[tuple[str, ...], int]]] = {
    "courage": (STAGES, BRAVE + 1),  # by circle
    "courage_raised": (STAGES, BRAVE + 1),  # the same where a card can raise it
    "distance": (STAGES, FAR + 1),  # of the Ring-bearers from the destination
    "nazgul": (STAGES, NAZGUL_FIGURES + 1),
    "uruk_hai": (STAGES, WARRIORS + 2),
    "support": (STAGES, len(COMPANIONS) + 1),
    "place": (STAGES, FAR + 1),  # of a companion, by the stage it is in and its way to the destination
    "held": (KEPT, ONE),  # each card before a player
    "track": (LAID, ONE),  # each card on the track
    "bare": (STAGES, SLOTS),  # each slot without a card
    "hidden": (STAGES, ONE),  # each card that nobody knows
    "sign": (("waiting", "gandalf_token", "treebeard_token"), ONE),
}


def _starts() -> dict[str, dict[str, int]]:
    """Kind -> name -> where its weights begin in the row."""
    found: dict[str, dict[str, int]] = {}
    at = 0
    for kind, (names, length) in LAYOUT.items():
        found[kind] = {name: at + number * length for number, name in enumerate(names)}
        at += len(names) * length
    return found


START: Final = _starts()
SIZE: Final = sum(len(names) * length for names, length in LAYOUT.values())


def flat(named: Mapping[str, Mapping[str, Any]]) -> list[float]:
    """Named weights as one row."""
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
    """For a card that was not learned yet: what the cards of its stage and kind weigh on average; nothing, if none."""
    known = [one for one in CARDS.values() if one.id in weights]
    like = [one for one in known if (one.stage, one.kind) == (card.stage, card.kind)]
    like = like or [one for one in known if one.kind == card.kind]
    return sum(weights[one.id] for one in like) / len(like) if like else 0.0


def named(row: list[float]) -> dict[str, dict[str, Any]]:
    """The row as `flat` reads it."""
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
    """The text of the file: a line for each name."""
    kinds = []
    for kind, found in named(row).items():
        lines = [f"    {json.dumps(name)}: {json.dumps(weights)}" for name, weights in found.items()]
        kinds.append(f"  {json.dumps(kind)}: {{\n" + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(kinds) + "\n}\n"
