"""The names of bots at a table: no two people or bots at a table have the same name."""

from collections.abc import Mapping

from bree.table.sitting import Chair

FOLK = (
    "Heather", "Poppy", "Nob", "Daisy", "Bob", "Ivy", "Harry", "Marigold", "Rowlie", "Lily", "Mat", "Pearl", "Willie",
    "Rosie", "Hob", "Primrose", "Cob", "Myrtle", "Wat", "Tansy",
)  # fmt: skip


def bot_names(chairs: Mapping[str, Chair], table: str = "") -> dict[str, str]:
    """Seat -> name, for every bot. The same table always gives the same names; other tables begin elsewhere in the
    list."""
    persons = {chair.name.casefold() for chair in chairs.values() if not chair.bot}
    first = sum(table.encode()) % len(FOLK)
    free = [name for name in FOLK[first:] + FOLK[:first] if name.casefold() not in persons]
    return dict(zip((seat for seat, chair in chairs.items() if chair.bot), free, strict=False))
