"""Positions that older rules wrote, in today's shape.

Version 3 added the expansion and teams. A war of version 2 is one of two players without them: what came into the state
since stands at its default, and no step that could wait has other arguments. Version 4 only lets more armies go.
Up to version 4 the Sorcerer's draw was asked when the combat cards were shown; now the battle notes it until the round
is over.
"""

from typing import Any, Final

from bree.games.war.state import OTHER

Stack = list[list[Any]]

# In version 1 no card did anything. What stood in the stack then, and what stands there now: the moments of a battle
# round, and asks that know more.
MOMENTS: Final[dict[str, list[Any]]] = {
    "rolled": ["cards_act", 4, 4],
    "rerolled": ["cards_act", 5, 6],
    "round_over": ["cards_act", 7, 7],
}
GROWN: Final = ("nazgul_from", "nazgul_to", "nazgul_who", "reveal_tiles")  # by a number, which was 0


def lift(version: int, position: dict[str, Any]) -> dict[str, Any]:
    if version > 1:
        return draws_later(position)
    todo: Stack = [of_today(step) for step in position["todo"]]
    if todo and todo[-1][0] == "combat_die":
        todo = before_the_roll(position, todo)
    return {**position, "todo": todo}


def draws_later(position: dict[str, Any]) -> dict[str, Any]:
    """A position in which the Sorcerer's draw is asked before both sides strike (WAR-7.27)."""
    *todo, last = position["todo"] or [[""]]
    if last[0] != "sorcerer" or ["blows"] not in todo:
        return position
    return {**position, "todo": todo, "battle": {"#Battle": [*position["battle"]["#Battle"], last[1]]}}


def of_today(step: list[Any]) -> list[Any]:
    if step[0] == "moment":
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
