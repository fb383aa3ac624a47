"""Actions of dice that Lords of Middle-earth adds, in the order of the picks."""

from collections.abc import Callable
from typing import Final, NamedTuple

from bree.core import Pick, Step
from bree.games.war.figures import WITCH_KING
from bree.games.war.lords.alternative_minions import can_spell_attack, can_spell_move, can_swap_king
from bree.games.war.lords.balrog import (
    can_balrog_alone,
    can_balrog_attack,
    can_balrog_move,
    can_calm_balrog,
    can_wake_balrog,
)
from bree.games.war.lords.council_companions import can_be_activated_at_home
from bree.games.war.lords.gothmog import can_gothmog_elite, can_gothmog_recruit
from bree.games.war.lords.keepers import can_bring_keeper
from bree.games.war.lords.ring_powers import can_narya
from bree.games.war.rules.armies.leading import BY_BALROG
from bree.games.war.rules.extension_points import AddedAnswers
from bree.games.war.rules.turn.dice import FACE_RULE
from bree.games.war.state import (
    ARMY,
    ARMY_MUSTER,
    BALROG_FACE,
    CHARACTER,
    DRAWING,
    EVENT,
    FREE,
    FREE_NATIONS,
    MUSTER,
    SHADOW,
    WILL,
    War,
)

# All results that a die can have, for actions of any die (LME-4.11).
ANY: Final = (CHARACTER, ARMY, MUSTER, ARMY_MUSTER, EVENT, WILL, DRAWING, BALROG_FACE)
MUSTERS: Final = (MUSTER, ARMY_MUSTER, WILL)
USE: Final = (BALROG_FACE,)  # LME-9.17: only one of these actions


class LordsAction(NamedTuple):
    name: str
    side: str
    faces: tuple[str, ...]  # results that allow the action
    ready: Callable[[War], bool]  # would the action have an effect now?
    step: Step  # the step that starts the action
    rule: str  # the rule that forbids the action while it is not ready


def rouse_action(nation: str) -> LordsAction:
    ready = lambda s: can_be_activated_at_home(s, nation)  # noqa: E731  (of one nation)
    return LordsAction("rouse-" + nation, FREE, ANY, ready, ("rouse_home", nation), "LME-11.5")


LORDS_ACTIONS: Final = (
    *[rouse_action(nation) for nation in FREE_NATIONS],
    LordsAction("gothmog_recruit", SHADOW, MUSTERS, can_gothmog_recruit, ("gothmog_recruit",), "LME-9.26"),
    LordsAction("gothmog_elite", SHADOW, MUSTERS, can_gothmog_elite, ("gothmog_elite",), "LME-9.26"),
    LordsAction("swap_king", SHADOW, MUSTERS, can_swap_king, ("swap_king", WITCH_KING), "LME-10.11"),
    LordsAction("spell_move", SHADOW, MUSTERS, can_spell_move, ("spell", "move"), "LME-10.6"),
    LordsAction("spell_attack", SHADOW, MUSTERS, can_spell_attack, ("spell", "attack"), "LME-10.6"),
    LordsAction("wake_balrog", SHADOW, USE, can_wake_balrog, ("wake_balrog",), "LME-9.11"),
    LordsAction("balrog_move", SHADOW, USE, can_balrog_move, ("move", SHADOW, BY_BALROG), "LME-9.14"),
    LordsAction("balrog_attack", SHADOW, USE, can_balrog_attack, ("attack", SHADOW, BY_BALROG), "LME-9.15"),
    LordsAction("balrog_alone", SHADOW, USE, can_balrog_alone, ("balrog_alone",), "LME-9.16"),
    LordsAction("calm_balrog", FREE, (CHARACTER, WILL), can_calm_balrog, ("calm_balrog",), "LME-9.19"),
    LordsAction("narya", FREE, ANY, can_narya, ("narya",), "LME-6.11"),  # with any die (LME-6.23)
    LordsAction("keeper", FREE, MUSTERS, can_bring_keeper, ("bring_keeper",), "LME-7.4"),
)
BY_NAME: Final = {one.name: one for one in LORDS_ACTIONS}


def lords_actions(s: War, side: str) -> list[str]:
    """Return the added actions of the chosen die that are possible now."""
    if s.lords is None:
        return []
    return [one.name for one in LORDS_ACTIONS if one.side == side and s.die in one.faces and one.ready(s)]


def why_not(s: War, side: str, name: str) -> str:
    """Return the rule that forbids the action: a wrong result, or a condition that does not hold."""
    one = BY_NAME[name]
    if s.lords is None or one.side != side:
        return ""
    return one.rule if s.die in one.faces else FACE_RULE[s.die]


def begin(s: War, side: str, name: str) -> None:
    s.then(BY_NAME[name].step)


ANSWERS: Final = AddedAnswers(
    {name: Pick(name, ("action:" + name,)) for name in BY_NAME}, lords_actions, why_not, begin
)
