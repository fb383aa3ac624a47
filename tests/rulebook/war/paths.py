"""A simple search for paths on the map, to compare with the searches of the game."""

from collections.abc import Iterator

from bree.games.war.board import NEAR

FREE_STRONGHOLDS = ("dol_amroth", "erebor", "grey_havens", "helms_deep", "lorien", "minas_tirith", "rivendell",
                    "woodland_realm")  # fmt: skip
PASSIVE = "dwarves 3 passive, elves 3, gondor 2 passive, north 3 passive, rohan 3 passive"


def regions(names: str) -> list[str]:
    return sorted(names.split())


def beside(region: str) -> list[str]:
    return list(NEAR[region])


def walks(start: str, steps: int, stops: frozenset[str], shut: frozenset[str]) -> Iterator[str]:
    """Return the ends of all paths."""
    yield start
    if steps and start not in shut:
        for other in NEAR[start]:
            if other not in shut:
                yield from walks(other, 0 if other in stops else steps - 1, stops, shut)
