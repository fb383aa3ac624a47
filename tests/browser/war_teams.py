"""Questions of three and four players of the War of the Ring, dictated without a browser."""

from collections.abc import Callable

from bree.games.war import GAME
from tests.rulebook.war.lords.council_story import until
from tests.rulebook.war.teams_story import table
from tests.rulebook.war.war_story import WHOLE, Tale

TWO = "osgiliath: gondor 2r, rohan 3r; edoras: gondor 1r, rohan 1r; south_ithilien: sauron 5r"


def draw_from() -> Tale:
    """A table of four: from which deck?"""
    return until(Tale.begin(GAME, players=4), "draw_from")


def swap() -> Tale:
    """Which card does a teammate get?"""
    return until(Tale.begin(GAME, players=4), "swap")


def joined() -> Tale:
    """A mixed army in Osgiliath, with everything that a turn can put on the table."""
    dice = {"free_dice": ("army", "muster"), "shadow_dice": ("army", "event")}
    return table(TWO, ("go",), go="rohan_player", mixed=("free-osgiliath",), terms=WHOLE, **dice)


def mix_where() -> Tale:
    return table(TWO, ("go",), go="rohan_player", free_dice=("army",)).go("mix")


def mix() -> Tale:
    """Does the teammate agree?"""
    return mix_where().answer("osgiliath")


def excess_of() -> Tale:
    """Too many units of two players in one region."""
    return table("osgiliath: gondor 6r 1e, rohan 5r 1e", ("tidy",), go="gondor_player", die="army")


ASKED: dict[str, Callable[[], Tale]] = {one.__name__: one for one in (draw_from, excess_of, mix, mix_where, swap)}
