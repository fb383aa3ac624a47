"""Positions that older rules wrote, in today's shape.

Version 3 added the expansion and teams. A war of version 2 is one of two players without them: what came into the state
since stands at its default, and no step that could wait has other arguments. Version 4 only lets more armies go.
In version 5 a path that starts in Moria touches Moria, so nobody is asked about it any more, and cards leave the table
before anything is asked. Up to version 4 the Sorcerer's draw was asked when the combat cards were shown; now the battle
notes it until the round is over. The window in which a card answers an event was once called as the event is now.
Cards that are newer than a saved game take no part in it.
"""

from collections.abc import Iterator
from typing import Any, Final

from bree.games.war.facts import cards_of
from bree.games.war.rules.armies.reach import IN_MORIA, MORIA
from bree.games.war.state import OTHER, Terms

Stack = list[list[Any]]

# In version 1 no card did anything. What stood in the stack then, and what stands there now: the moments of a battle
# round, and asks that know more.
MOMENTS: Final[dict[str, list[Any]]] = {
    "rolled": ["cards_act", 4, 4],
    "rerolled": ["cards_act", 5, 6],
    "round_over": ["cards_act", 7, 7],
}
GROWN: Final = ("nazgul_from", "nazgul_to", "nazgul_who", "reveal_tiles")  # by a number, which was 0
# Until version 4 a Fellowship that ends in Moria, where it started, was asked whether it had left Moria meanwhile.
ASKED_IN_MORIA: Final = {"declare_way": "declared_by", "reveal_way": "found_by"}
LEAVING: Final = (["open_window", "settled"], ["sift_table"], ["open_window", "declared"])  # the last of them first


ZONES: Final = ("decks", "hands", "discards", "played", "table")  # where cards lie
OF_WINDOWS: Final = ("open_window", "answering", "use_card")  # steps that name a window first


def migrate(version: int, position: dict[str, Any]) -> dict[str, Any]:
    position = {**position, "todo": [event_played(step) for step in position["todo"]]}
    position = with_new_cards(position)
    if version > 4:
        return position
    todo: Stack = position["todo"]
    if version == 1:
        todo = [of_today(step) for step in todo]
        if todo and todo[-1][0] == "combat_die":
            todo = before_the_roll(position, todo)
    else:
        position = draws_later(position)
        todo = position["todo"]
    if todo and position["bearers"] == MORIA:
        todo = [*todo[:-1], from_moria(position, *todo[-1])]
    todo = [*[step for step in todo if step not in LEAVING], *[step for step in LEAVING if step in todo]]
    return {**position, "todo": todo}


def with_new_cards(position: dict[str, Any]) -> dict[str, Any]:
    """A card that came into the decks after the game began lies among the played ones: nothing takes it up again."""
    terms = dict(zip(Terms._fields, position["terms"]["#Terms"], strict=False))
    known = {word for zone in ZONES for word in words(position[zone])}
    new = sorted(cards_of(bool(terms.get("lords_cards"))) - known)
    return {**position, "played": {"#tuple": [*position["played"]["#tuple"], *new]}} if new else position


def words(value: Any) -> Iterator[str]:
    """All texts in a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | dict):
        for one in value.values() if isinstance(value, dict) else value:
            yield from words(one)


def event_played(step: list[Any]) -> list[Any]:
    if step[0] in OF_WINDOWS and step[1] == "played":
        return [step[0], "event_played", *step[2:]]
    return step


def from_moria(position: dict[str, Any], name: str, *args: Any) -> list[Any]:
    """What is asked of the way of a Fellowship that starts in Moria: that it touched Moria is known."""
    if name in ASKED_IN_MORIA:
        return [ASKED_IN_MORIA[name], *args, IN_MORIA, IN_MORIA]
    if name == "past_watch":
        then, region, known, marks, bit = args
        return [name, then, region, known, marks | (known & IN_MORIA), bit]
    if name == "reveal_tiles" and "balrog_of_moria" in position["table"]["#tuple"]:
        region, marks = args
        return [name, region, marks | IN_MORIA]
    return [name, *args]


def draws_later(position: dict[str, Any]) -> dict[str, Any]:
    """A position in which the Sorcerer's draw is asked before both sides strike (WAR-7.27)."""
    *todo, last = position["todo"] or [[""]]
    if last[0] != "sorcerer" or ["blows"] not in todo:
        return position
    return {**position, "todo": todo, "battle": {"#Battle": [*position["battle"]["#Battle"], last[1]]}}


def of_today(step: list[Any]) -> list[Any]:
    if step[0] == "open_window":
        return MOMENTS.get(step[1], step)
    return [*step, 0] if step[0] in GROWN else step


def before_the_roll(position: dict[str, Any], todo: Stack) -> Stack:
    """Where no die of a round has been thrown yet, cards can be committed by now (WAR-12.3)."""
    battle = position["battle"]["#Battle"]
    attacker, started, rolls = battle[1], battle[5], battle[6:10]
    holders = [side for side in (attacker, OTHER[attacker]) if position["hands"][side]]
    if any(rolls) or not started or not holders:
        return todo
    last = max([at for at, step in enumerate(todo) if step[0] == "round_end"])
    later = [["commit", OTHER[attacker]]] if holders[0] == attacker else []
    return [*todo[:last], ["blows"], ["cards_act", 0, 3], ["show_cards"], *later, ["combat_card", holders[0]]]
