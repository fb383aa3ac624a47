"""Sealed cards: players choose them at the same time, and all are revealed together.

In the state a sealed card has the key `north>east>place>number`. Only this module reads and writes these keys.
"""

from typing import NamedTuple

from bree.games.fellowship.state import Fellowship


class Transfer(NamedTuple):
    giver: str
    receiver: str
    place: str  # its place in the pyramid, or ""


def transfer_of(key: str) -> Transfer:
    giver, receiver, place, _ = key.split(">")
    return Transfer(giver, receiver, place)


def seal_card(s: Fellowship, way: Transfer, card: str) -> None:
    s.sealed[f"{way.giver}>{way.receiver}>{way.place}>{len(s.sealed)}"] = card
    s.tell("sealed", "FEL-4.11", who=way.giver, other=way.receiver)


def sealed(s: Fellowship) -> list[tuple[Transfer, str]]:
    """All sealed cards in the order of the choices."""
    return [(transfer_of(key), card) for key, card in s.sealed.items()]


def unseal(s: Fellowship, giver: str, receiver: str) -> tuple[Transfer, str]:
    """Take the first sealed card between these hands."""
    for key in s.sealed:
        way = transfer_of(key)
        if (way.giver, way.receiver) == (giver, receiver):
            return way, s.sealed.pop(key)
    raise ValueError(f"nothing lies sealed between {giver} and {receiver}")
