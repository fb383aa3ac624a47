"""Converts positions of older versions of the rules to the present form.

Version 3 added the expansion and teams. A game of version 2 has two players and no expansion, so the new fields get
their defaults. No step has other arguments. Version 4 only allows more armies to move.

In version 5 a path that starts in Moria touches Moria, so no ask about it remains. Cards leave the table before the
next ask. Up to version 4 the rules asked for the Sorcerer's draw when the combat cards were shown. Now the battle
stores the draw until the round is over. The window `with_event_window` had the name `played`.

A card that is newer than a saved game takes no part in that game.
"""

from collections.abc import Iterator
from typing import Any, Final

from bree.games.war.facts import cards_of
from bree.games.war.rules.armies.reach import IN_MORIA, MORIA
from bree.games.war.state import OTHER, Terms

Stack = list[list[Any]]

# In version 1 cards had no effects. These steps of version 1 have become windows of a battle round, and these asks have
# one more argument.
WINDOWS_OF_VERSION_1: Final[dict[str, list[Any]]] = {
    "rolled": ["cards_act", 4, 4],
    "rerolled": ["cards_act", 5, 6],
    "round_over": ["cards_act", 7, 7],
}
WITH_NUMBER: Final = ("nazgul_from", "nazgul_to", "nazgul_who", "reveal_tiles")  # the new argument of these asks was 0
# Until version 4 the rules asked whether a Fellowship that starts and ends in Moria had left Moria.
ASKED_IN_MORIA: Final = {"declare_way": "declared_by", "reveal_way": "found_by"}
CARDS_LEAVE: Final = (
    ["open_window", "settled"],
    ["sift_table"],
    ["open_window", "declared"],
)  # the last one runs first


CARD_FIELDS: Final = ("decks", "hands", "discards", "played", "table")  # the places of cards
WINDOW_STEPS: Final = ("open_window", "answering", "use_card")  # steps whose first argument is a window


def migrate(version: int, position: dict[str, Any]) -> dict[str, Any]:
    position = {**position, "todo": [with_event_window(step) for step in position["todo"]]}
    position = with_new_cards(position)
    if version > 4:
        return position
    todo: Stack = position["todo"]
    if version == 1:
        todo = [step_of_version_2(step) for step in todo]
        if todo and todo[-1][0] == "combat_die":
            todo = with_combat_cards(position, todo)
    else:
        position = with_later_draw(position)
        todo = position["todo"]
    if todo and position["bearers"] == MORIA:
        todo = [*todo[:-1], with_moria_known(position, *todo[-1])]
    todo = [*[step for step in todo if step not in CARDS_LEAVE], *[step for step in CARDS_LEAVE if step in todo]]
    return {**position, "todo": todo}


def with_new_cards(position: dict[str, Any]) -> dict[str, Any]:
    """Put cards that are newer than the game among the used cards, so that nobody draws them."""
    terms = dict(zip(Terms._fields, position["terms"]["#Terms"], strict=False))
    known = {word for zone in CARD_FIELDS for word in strings_in(position[zone])}
    new = sorted(cards_of(bool(terms.get("lords_cards"))) - known)
    return {**position, "played": {"#tuple": [*position["played"]["#tuple"], *new]}} if new else position


def strings_in(value: Any) -> Iterator[str]:
    """Yield all strings in a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | dict):
        for one in value.values() if isinstance(value, dict) else value:
            yield from strings_in(one)


def with_event_window(step: list[Any]) -> list[Any]:
    if step[0] in WINDOW_STEPS and step[1] == "played":
        return [step[0], "event_played", *step[2:]]
    return step


def with_moria_known(position: dict[str, Any], name: str, *args: Any) -> list[Any]:
    """Convert an ask about the path of a Fellowship that starts in Moria. Its path touches Moria."""
    if name in ASKED_IN_MORIA:
        return [ASKED_IN_MORIA[name], *args, IN_MORIA, IN_MORIA]
    if name == "past_watch":
        then, region, known, marks, bit = args
        return [name, then, region, known, marks | (known & IN_MORIA), bit]
    if name == "reveal_tiles" and "balrog_of_moria" in position["table"]["#tuple"]:
        region, marks = args
        return [name, region, marks | IN_MORIA]
    return [name, *args]


def with_later_draw(position: dict[str, Any]) -> dict[str, Any]:
    """Convert a position that asks for the Sorcerer's draw before both sides roll (WAR-7.27)."""
    *todo, last = position["todo"] or [[""]]
    if last[0] != "sorcerer" or ["blows"] not in todo:
        return position
    return {**position, "todo": todo, "battle": {"#Battle": [*position["battle"]["#Battle"], last[1]]}}


def step_of_version_2(step: list[Any]) -> list[Any]:
    if step[0] == "open_window":
        return WINDOWS_OF_VERSION_1.get(step[1], step)
    return [*step, 0] if step[0] in WITH_NUMBER else step


def with_combat_cards(position: dict[str, Any], todo: Stack) -> Stack:
    """Let both sides commit a combat card if no die of the round has been rolled yet (WAR-12.3)."""
    battle = position["battle"]["#Battle"]
    attacker, started, rolls = battle[1], battle[5], battle[6:10]
    holders = [side for side in (attacker, OTHER[attacker]) if position["hands"][side]]
    if any(rolls) or not started or not holders:
        return todo
    last = max([at for at, step in enumerate(todo) if step[0] == "round_end"])
    later = [["commit", OTHER[attacker]]] if holders[0] == attacker else []
    return [*todo[:last], ["blows"], ["cards_act", 0, 3], ["show_cards"], *later, ["combat_card", holders[0]]]
