"""What a die may do beside the actions of the base game: each chapter of the expansion adds its own."""

from collections.abc import Callable
from typing import Final, NamedTuple

from bree.core import Pick, Step
from bree.games.war.state import (
    ARMY,
    ARMY_MUSTER,
    BALROG_FACE,
    CHARACTER,
    DRAWING,
    EVENT,
    MUSTER,
    WILL,
    War,
)

# Every result that a die may show and be used: where any will do (LME-4.11).
ANY: Final = (CHARACTER, ARMY, MUSTER, ARMY_MUSTER, EVENT, WILL, DRAWING, BALROG_FACE)
MUSTERS: Final = (MUSTER, ARMY_MUSTER, WILL)


class Extra(NamedTuple):
    side: str
    faces: tuple[str, ...]  # results that allow it
    ready: Callable[[War], bool]  # could it do anything now?
    step: Step  # that begins it
    rule: str  # that stands in its way, while it is not ready
    pick: Pick


EXTRAS: Final[dict[str, Extra]] = {}
# The order in which a die offers them.
ORDER: Final = (
    "rouse-dwarves", "rouse-elves", "rouse-gondor", "rouse-north", "rouse-rohan", "gothmog_recruit", "gothmog_elite",
    "swap_king", "spell_move", "spell_attack", "wake_balrog", "balrog_move", "balrog_attack", "balrog_alone",
    "calm_balrog", "narya", "keeper",
)  # fmt: skip


def extra(side: str, name: str, faces: tuple[str, ...], ready: Callable[[War], bool], step: Step, rule: str) -> None:
    EXTRAS[name] = Extra(side, faces, ready, step, rule, Pick(name, ("action:" + name,)))


def sort_extras() -> None:
    """Called once when all are declared: the order of imports must not decide."""
    found = {name: EXTRAS[name] for name in ORDER}
    assert len(found) == len(EXTRAS), "an action of a die has no place in ORDER"
    EXTRAS.clear()
    EXTRAS.update(found)


def extras(s: War, side: str) -> list[str]:
    """What the die that was chosen can do of them now."""
    return [name for name, one in EXTRAS.items() if one.side == side and s.die in one.faces and one.ready(s)]
