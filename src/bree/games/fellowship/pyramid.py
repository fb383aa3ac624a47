"""The pyramid of two players: its rows, which cards cover others, and which lie face up."""

from bree.games.fellowship.card import in_order
from bree.games.fellowship.state import PYRAMID, Fellowship

# FEL-13.3; nine cards in chapters 5 and 6 and on the Bridge (FEL-13.16, FEL-15.5.7, FEL-15.6.6, FEL-15.14.6), fourteen
# in chapter 17 (FEL-13.17, FEL-15.17.3).
ROWS = {12: (5, 4, 3), 9: (4, 3, 2), 14: (5, 4, 3, 2)}  # number of cards -> lengths of the rows, the free one first


def starts(rows: tuple[int, ...]) -> list[int]:
    """The number of the first place of each row."""
    return [sum(rows[:n]) for n in range(len(rows))]


def lay(s: Fellowship) -> None:
    """Lay the dealt cards out as a pyramid."""
    s.rows = ROWS[len(s.pyramid)]
    s.hands[PYRAMID] = in_order(s.pyramid[: s.rows[0]])
    s.upturned = (*range(s.rows[0]), *face_up_above(s))


def face_up_above(s: Fellowship) -> tuple[int, ...]:
    """The covered cards that lie face up: two of a row of three, unless an option says otherwise."""
    first = starts(s.rows)
    if s.rows[0] == 5:
        # FEL-13.4
        hidden = {"left": 0, "middle": 1, "right": 2}[dict(s.terms.values).get("pyramid_hidden", "middle")]
        return tuple(first[2] + n for n in range(3) if n != hidden)
    if s.terms.has("pyramid_top", "face_up"):
        return tuple(range(first[-1], first[-1] + s.rows[-1]))
    return ()


def covers(s: Fellowship, place: int) -> tuple[int, ...]:
    """The two places whose cards cover this place."""
    # FEL-13.5
    first = starts(s.rows)
    for row in range(1, len(s.rows)):
        if first[row] <= place < first[row] + s.rows[row]:
            at = first[row - 1] + place - first[row]
            return (at, at + 1)
    return ()


def uncover(s: Fellowship) -> None:
    """At the end of a trick, turn up cards that are no longer covered. They are free now."""
    # They can be played from the next trick on (FEL-13.13), also after a setup (FEL-13.23).
    free = s.hands[PYRAMID]
    for place, card in enumerate(s.pyramid):
        if card and card not in free and not any(s.pyramid[above] for above in covers(s, place)):
            if place not in s.upturned:
                s.upturned = (*s.upturned, place)
                s.tell("uncovered", "FEL-13.12", card=card, reveals=True)
            s.hands[PYRAMID] = in_order((*s.hands[PYRAMID], card))
