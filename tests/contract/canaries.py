"""The witnesses of Bree's games with secrets.

A game without an entry has no secrets, so its `imagine` must return the true state.
"""

from collections.abc import Callable

from bree.contract import Witness
from tests.contract.witness import FellowshipWitness, TinyWitness, WarWitness

__all__ = ["WITNESSES", "Witness"]
WITNESSES: dict[str, Callable[[], Witness]] = {
    "tiny": TinyWitness,
    "fellowship": FellowshipWitness,
    "war": WarWitness,
}
