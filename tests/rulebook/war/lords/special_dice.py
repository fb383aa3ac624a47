"""Helpers for special dice: a new turn up to the roll, and the rolled faces."""

from typing import Any

from bree.core import Step
from bree.games.war.state import Terms
from tests.rulebook.war.war_story import Tale

TERMS = Terms(keepers=True, lesser=True, rivals=True)
ELROND, GALADRIEL = "rivendell: elrond", "lorien: galadriel"
BALROG, GOTHMOG = "moria: balrog", "minas_morgul: gothmog"
KEEPERS = f"{ELROND}; {GALADRIEL}"
LESSER = f"{BALROG}; {GOTHMOG}"
ROLL: tuple[Step, ...] = (("action_roll",), ("action_phase",))


def lords(board: str, *steps: Step, **given: Any) -> Tale:
    return Tale.of(board, *steps, **{"terms": TERMS, **given})


def led(board: str, *steps: Step, **given: Any) -> Tale:
    """Gandalf, Keeper of Narya, is the Guide."""
    s = lords(board).s
    swap = {"gandalf_the_grey": "gandalf_grey_narya", "gandalf_grey_narya": "gandalf_the_grey"}
    companions = tuple([swap.get(one, one) for one in s.companions])
    aside = tuple([swap.get(one, one) for one in s.aside])
    return lords(board, *steps, **{"companions": companions, "aside": aside, "guide": "gandalf_grey_narya", **given})


def recovered(board: str, *steps: Step, **given: Any) -> Tale:
    """The dice return at the start of turn 5; then run these steps."""
    return lords(board, ("recover",), *steps, **{"phase": 6, "turn": 5, **given})


def special(tale: Tale) -> str:
    """Return the special dice of the turn."""
    assert tale.s.lords
    return " ".join(tale.s.lords.special)


def picked(tale: Tale) -> str:
    assert tale.s.lords
    return " ".join(tale.s.lords.picked)


def gone(tale: Tale) -> str:
    assert tale.s.lords
    return " ".join(tale.s.lords.gone)


def roll(board: str, faces: str, free: str = "muster", dark: str = "army", **given: Any) -> Tale:
    """Play a turn up to the roll. All usual dice show one face, the special dice these."""
    tale = recovered(board, *ROLL, **given)
    while tale.asked == "chance action_die":
        tale.go(free if tale.ask.facts["side"] == "free" else dark)
    return tale.go(faces)
