"""Cards that are promised and lie sealed between two hands until all that go together are chosen.

In a state such a card lies under its way, written `north>east>place>number`; nobody else reads or writes that.
"""

from typing import NamedTuple

from bree.games.fellowship.state import Fellowship


class Transfer(NamedTuple):
    giver: str
    receiver: str
    place: str  # where in the pyramid it lay; "" if nowhere


def transfer_of(key: str) -> Transfer:
    giver, receiver, place, _ = key.split(">")
    return Transfer(giver, receiver, place)


def seal_card(s: Fellowship, way: Transfer, card: str) -> None:
    s.sealed[f"{way.giver}>{way.receiver}>{way.place}>{len(s.sealed)}"] = card
    s.tell("sealed", "FEL-4.11", who=way.giver, other=way.receiver)


def sealed(s: Fellowship) -> list[tuple[Transfer, str]]:
    """What lies sealed, in the order in which it was promised."""
    return [(transfer_of(key), card) for key, card in s.sealed.items()]


def unseal(s: Fellowship, giver: str, receiver: str) -> tuple[Transfer, str]:
    """Take up the first card that lies between these two."""
    for key in s.sealed:
        way = transfer_of(key)
        if (way.giver, way.receiver) == (giver, receiver):
            return way, s.sealed.pop(key)
    raise ValueError(f"nothing lies sealed between {giver} and {receiver}")
