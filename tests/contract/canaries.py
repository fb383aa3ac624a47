"""The names that a seat must not know, by game: searched for in everything that the seat receives.

A game without an entry has no secrets, and its `imagine` must say so by giving the true state.
"""

from collections.abc import Callable
from typing import Any

from tiny.view import hidden

from bree.games.fellowship.imagine import hidden as hidden_cards

CANARIES: dict[str, Callable[[Any, str | None], list[str]]] = {"tiny": hidden, "fellowship": hidden_cards}
