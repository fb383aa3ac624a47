"""Cards that are promised and lie sealed between two hands until all that go together are chosen.

In a state such a card lies under its way, written `north>east>place>number`; nobody else reads or writes that.
"""

from typing import NamedTuple

from bree.games.fellowship.state import Fellowship


class Way(NamedTuple):
    giver: str
    receiver: str
    place: str  # where in the pyramid it lay; "" if nowhere


def way_of(key: str) -> Way:
    giver, receiver, place, _ = key.split(">")
    return Way(giver, receiver, place)


def seal_card(s: Fellowship, way: Way, card: str) -> None:
    s.sealed[f"{way.giver}>{way.receiver}>{way.place}>{len(s.sealed)}"] = card
    s.tell("sealed", "FEL-4.11", who=way.giver, other=way.receiver)


def sealed(s: Fellowship) -> list[tuple[Way, str]]:
    """What lies sealed, in the order in which it was promised."""
    return [(way_of(key), card) for key, card in s.sealed.items()]


def unseal(s: Fellowship, giver: str, receiver: str) -> tuple[Way, str]:
    """Take up the first card that lies between these two."""
    for key in s.sealed:
        way = way_of(key)
        if (way.giver, way.receiver) == (giver, receiver):
            return way, s.sealed.pop(key)
    raise ValueError(f"nothing lies sealed between {giver} and {receiver}")
