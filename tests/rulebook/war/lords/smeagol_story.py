"""Helpers for a Fellowship with Sméagol, and for hunts with his tiles in the pool."""

from typing import Any

from bree.core import Step
from bree.games.war.facts import STANDARD
from bree.games.war.figures import CHARACTERS, SMEAGOL, sort_figures
from bree.games.war.notation.word_lists import read_regions
from bree.games.war.state import Lords, Terms
from tests.rulebook.war.war_story import Tale, but

TERMS = Terms(smeagol=True, lesser=True)
POOL = tuple(sorted((*STANDARD, SMEAGOL, SMEAGOL)))
CARD = ("we_shall_get_it",)


def told_of(who: str, *steps: Step, board: str = "", tame: bool = True, **given: Any) -> Tale:
    """A Fellowship with these companions, perhaps with Sméagol, and two of his tiles in the pool."""
    out = given.pop("out", but(who)).split()
    companions = sort_figures([*who.split(), *([SMEAGOL] if tame else [])])
    placed = [one for _, figures in read_regions(board) for one in figures]
    here = {*companions, *out, *placed, *([] if companions else ["gollum"])}
    usually = Tale.of("", terms=given.get("terms", TERMS)).s
    aside = tuple([one for one in CHARACTERS if one in (*usually.aside, *usually.companions) and one not in here])
    guide = SMEAGOL if tame else max(companions, key=lambda one: CHARACTERS[one].level, default="gollum")
    usual = {"companions": companions, "guide": guide, "aside": aside, "tiles": POOL, "terms": TERMS, "lords": Lords()}
    return Tale.of(board, *steps, fallen=" ".join(out), **{**usual, **given})


def hunted(tile: str, who: str, roll: str = "6", **given: Any) -> Tale:
    """Draw this tile in a hunt with these dice."""
    given = {"bearers": "hollin", "box_shadow": len(roll.split()), **given}
    return told_of(who, ("move_fellowship",), **given).go(roll + " " + tile)
