"""Wisdom of Elrond."""

from bree.core import Ask
from bree.games.war.picks import NATION_PICK
from bree.games.war.players.control import commands, record_action
from bree.games.war.rules.book import book
from bree.games.war.rules.turn.politics import activate, advance, can_activate, can_advance
from bree.games.war.state import FREE, FREE_NATIONS, War, seat_of


@book.effect()
def counsel(s: War, card: str) -> None:
    """Activate and advance a nation of the player's choice."""
    found = nations_to_choose(s)
    if len(found) == 1:
        on_counsel_whom(s, card, found[0])
    elif found:
        s.then(("counsel_whom", card))


@book.can
def can_counsel(s: War, card: str) -> bool:
    return bool(nations_to_choose(s))


def nations_to_choose(s: War) -> list[str]:
    found = [nation for nation in FREE_NATIONS if can_activate(s, nation) or can_advance(s, nation)]
    return [nation for nation in found if commands(s, FREE, nation)]


@book.ask
def counsel_whom(s: War, card: str) -> Ask:
    picks = tuple([NATION_PICK[nation] for nation in nations_to_choose(s)])
    return Ask(seat_of(s, FREE), "counsel_whom", "WAR-6.6", picks, {"card": "card-" + card})


@book.step
def on_counsel_whom(s: War, card: str, nation: str) -> None:
    record_action(s, FREE, (nation,))
    activate(s, nation, "WAR-19.6")
    advance(s, nation, "WAR-6.6")
