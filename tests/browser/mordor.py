"""How a person plays Journey to Mordor in the page: dice and squares on the board, slips beside it."""

from itertools import product
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from bree.games.mordor.state import DICE, SYMBOLS
from tests.browser.person import Person


class Thrown(NamedTuple):
    die: str
    symbol: str
    spot: Locator


def table(person: Person) -> Locator:
    """The dice that were thrown."""
    return person.board.get_by_role("region", name=person.say("board-table"), exact=True)


def open_dice(person: Person) -> list[Thrown]:
    """The dice on the table that can be picked; a Nazgûl that must be is first."""
    expect(table(person).get_by_role("button").first).to_be_visible()
    shown = names(table(person))
    found = []
    for key, die, symbol in product(("board-die-must", "board-die"), DICE, SYMBOLS):
        name = person.say(key, die=f"die-{die}", symbol=f"symbol-{symbol}")
        if name in shown:
            found.append(Thrown(die, symbol, table(person).locator(f"[data-spot='{die}']")))  # marks change the name
    return found


def names(where: Locator) -> list[str]:
    found: list[str] = where.get_by_role("button").evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label'))"
    )
    return found


def one_of_each(dice: list[Thrown]) -> list[Thrown]:
    """One die of every symbol: that may always be set aside."""
    return list({thrown.symbol: thrown for thrown in reversed(dice)}.values())[::-1]


def answer(person: Person) -> None:
    """Answer any question: set aside as many dice as the rules allow, halve the first square that can be halved."""
    person.wait_until_asked()
    if person.confirm.is_visible():
        person.gather(*(thrown.spot for thrown in one_of_each(open_dice(person))))
    else:
        person.moved(person.picks.first.click)


def play(*people: Person) -> None:
    """All play until the game is over for all of them."""
    while not all(person.over for person in people):
        people[0].until(
            lambda: any(person.asked for person in people) or all(person.over for person in people), "a turn"
        )
        for person in people:
            if person.asked:
                answer(person)
