"""All worlds that a seat cannot rule out, with their weights. Tests compare `imagine` with them."""

from collections.abc import Callable, Iterator

Spot = tuple[str, str]  # (a kind of place, its owner or number)
World = tuple[object, ...]
Worlds = dict[World, int]
LIMIT = 160  # games with more worlds are not counted


class TooManyError(Exception):
    """There are too many worlds to count."""


def layouts(cards: list[str], room: dict[Spot, int], may: Callable[[str, Spot], bool]) -> Iterator[dict[str, Spot]]:
    """Every way to put the cards into places of these sizes."""
    count = 0
    stack: list[tuple[dict[str, Spot], dict[Spot, int]]] = [({}, room)]
    while stack:
        lay, left = stack.pop()
        if len(lay) == len(cards):
            count += 1
            if count > LIMIT:
                raise TooManyError
            yield lay
            continue
        card = cards[len(lay)]
        for spot, free in left.items():
            if free and may(card, spot):
                stack.append(({**lay, card: spot}, {**left, spot: free - 1}))
