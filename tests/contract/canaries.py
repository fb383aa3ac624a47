"""The games of this house with secrets, and who watches over them.

A game without an entry has no secrets, and its `imagine` must say so by giving the true state.
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
