"""Moments of the War of the Ring that are needed at once, dictated without a browser."""

from bree.core import Value
from bree.core.saves.state_json import to_plain
from bree.games.war import GAME
from bree.table import Chair, Sitting
from tests.browser import war_lords, war_lords_cards, war_teams
from tests.browser.war_cards import ASKED, FRONT
from tests.rulebook.war.war_story import Tale

SEED = 11


def save(tale: Tale) -> str:
    """A game that begins with this position."""
    sitting = Sitting(GAME, options_of(tale), {seat: Chair(seat) for seat in tale.s.seats}, SEED)
    sitting.start = to_plain(tale.s)
    sitting.rewind(0)
    return sitting.save()


def options_of(tale: Tale) -> dict[str, Value]:
    """Those of a table at which the position is possible."""
    lords = {} if tale.s.lords is None else {"lords": "whole" if tale.s.terms.council else "no_council"}
    return {"players": len(tale.s.seats), **lords}


def go() -> Tale:
    """The Free Peoples begin with a die."""
    dice = {"free_dice": ("army_muster", "character", "will"), "shadow_dice": ("army", "event", "muster")}
    return Tale.of(FRONT, ("action_phase",), acting="free", **dice)


def flight() -> Tale:
    """The Nazgûl of Morannon may fly almost everywhere."""
    return Tale.of(FRONT, ("move_nazgul",), acting="shadow", die="character").go("morannon")


def battle() -> Tale:
    """Minas Tirith is attacked: in the field, or from its walls?"""
    steps = ("attack", "shadow", 0), ("tidy",), ("action_phase",)
    dice = {"free_dice": ("character", "muster"), "shadow_dice": ("army", "character"), "die": "army"}
    tale = Tale.of(FRONT, *steps, acting="shadow", **dice)
    return tale.go("sauron-regular sauron-regular sauron-regular sauron-elite nazgul done")


def mordor() -> Tale:
    """May the Fellowship enter Mordor?"""
    return Tale.of(FRONT, ("fellowship_phase",), bearers="morannon", phase=2).answer("pass")


def rider() -> Tale:
    """Gandalf the White stands against Nazgûl."""
    board = FRONT.replace("gondor 3r 1e 1l", "gondor 3r 1e 1l gandalf_the_white")
    tale = Tale.of(board, ("attack", "shadow", 0), ("tidy",), acting="shadow", die="army")
    return tale.go("sauron-regular nazgul done")


def tiles() -> Tale:
    """Revealed past a stronghold of the Shadow, or not."""
    tale = Tale.of("", ("move_fellowship",), bearers="hollin", progress=1, box_shadow=1)
    return tale.go("6 eye none north_dunland")


LAID = {"enter_mordor": mordor, "white_rider": rider, "reveal_tiles": tiles, **ASKED}
LAID |= war_lords.ASKED | war_lords_cards.ASKED | war_teams.ASKED
