"""There and Back Again."""

from bree.games.war.effects.politics import is_visited
from bree.games.war.players.control import commands, record_action
from bree.games.war.rules.book import book
from bree.games.war.rules.turn.politics import activate, advance, can_advance
from bree.games.war.state import FREE, War


@book.effect(names=str, regions=str, rouses=str, advances=str)
def stir_nations(s: War, card: str, names: str, regions: str, rouses: str, advances: str) -> None:
    """If one of these companions is in one of the regions, activate some nations and advance others."""
    if is_visited(s, regions, tuple(names.split())):
        for nation in rouses.split():
            activate(s, nation, "WAR-19.6")
        for nation in advances.split():
            if can_advance(s, nation) and commands(s, FREE, nation):  # WAR-27.9
                advance(s, nation, "WAR-6.6")
                record_action(s, FREE, (nation,))


@book.can
def can_stir_nations(s: War, card: str, names: str, regions: str, rouses: str, advances: str) -> bool:
    if not is_visited(s, regions, tuple(names.split())):
        return False
    return any(one in s.passive for one in rouses.split()) or any(
        can_advance(s, one) and commands(s, FREE, one) for one in advances.split()
    )
