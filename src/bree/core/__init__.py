"""The game engine: asks, picks, states, rules, piles, notation, saves and replay.

This package contains no game, no language, no screen and no network code. It imports only the standard library.
"""

from bree.core.ask import CHANCE, DONE, NO_EFFECT, NO_FACTS, PASS, PASS_PICK, Ask, Fact, Facts, Pick, Step
from bree.core.chance import odds, sample
from bree.core.game import Game, Scores, View
from bree.core.options import Option, Options, Value
from bree.core.pile import Pile
from bree.core.refusal import Illegal, Refusal
from bree.core.result_number import ResultNumber
from bree.core.rules import Rules
from bree.core.state import ALL, LogEntry, State

__all__ = [
    "ALL", "CHANCE", "DONE", "NO_EFFECT", "NO_FACTS", "PASS", "PASS_PICK", "Ask", "Fact", "Facts", "Game",
    "Illegal", "LogEntry", "Option", "Options", "Pick", "Pile", "Refusal", "ResultNumber", "Rules", "Scores", "State",
    "Step", "Value", "View", "odds", "sample",
]  # fmt: skip
