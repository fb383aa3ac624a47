"""The names of bots at a table."""

from bree.table import Chair
from bree.table.bot_names import FOLK, bot_names

CHAIRS = {"north": Chair("Ania"), "east": Chair("careful", "careful"), "west": Chair("careful", "careful")}


def test_each_bot_has_a_name_of_its_own() -> None:
    names = bot_names(CHAIRS)
    assert list(names) == ["east", "west"]
    assert len(set(names.values())) == 2
    assert set(names.values()) <= set(FOLK)


def test_a_table_keeps_its_names_and_others_have_others() -> None:
    assert bot_names(CHAIRS, "a") == bot_names(CHAIRS, "a")
    assert bot_names(CHAIRS, "a") != bot_names(CHAIRS, "b")


def test_a_name_that_a_bot_has_already_is_free_for_the_bots() -> None:
    names = bot_names(CHAIRS)
    named = {seat: Chair(names.get(seat, chair.name), chair.bot) for seat, chair in CHAIRS.items()}
    assert bot_names(named) == names


def test_a_person_is_no_namesake_of_a_bot() -> None:
    chairs = {**CHAIRS, "north": Chair(bot_names(CHAIRS)["east"].upper())}
    assert chairs["north"].name.capitalize() not in bot_names(chairs).values()
