"""The laws that every game must obey, as a battery of tests for the games of Bree and of other packages.

`pytest --bree-game NAME` runs the battery on a game. The game's `Trial` gives the battery its settings.
"""

from bree.contract.trial import TRIALS, Pace, Trial
from bree.contract.witness import Hidden, Witness

__all__ = ["TRIALS", "Hidden", "Pace", "Trial", "Witness"]
