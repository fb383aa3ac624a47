"""The laws of every game as a battery of tests, for our games and for those of other packages.

`pytest --bree-game NAME` holds them all; what the battery should know of a game beside its GAME is its `Trial`.
"""

from bree.contract.trial import TRIALS, Pace, Trial
from bree.contract.witness import Hidden, Witness

__all__ = ["TRIALS", "Hidden", "Pace", "Trial", "Witness"]
