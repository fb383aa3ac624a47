"""Gothmog (LME-9): how he enters play, and his recruiting."""

from typing import Final

from bree.games.war.figures import GOTHMOG, WITCH_KING
from bree.games.war.map_queries import (
    at_war,
    figures_in,
    has_army,
    in_play,
    is_free,
    is_unconquered,
    place_figures,
    region_of,
    take_figures,
)
from bree.games.war.players.control import controls
from bree.games.war.rules.armies.reach import Regions
from bree.games.war.rules.armies.recruiting import place_recruit
from bree.games.war.rules.book import book
from bree.games.war.rules.characters.arrivals import enter_play
from bree.games.war.state import NOBODY, SHADOW, War

MINAS_MORGUL: Final = "minas_morgul"
REGULAR, ELITE = "sauron-regular", "sauron-elite"


def gothmog_places(s: War) -> Regions:
    """Return where Gothmog may enter play (LME-9.24).

    The Black Captain in play prevents it, the Chief of the Ringwraiths does not (LME-9.33).
    """
    due = at_war(s, "sauron") and is_unconquered(s, MINAS_MORGUL) and not in_play(s, WITCH_KING)
    return (MINAS_MORGUL,) if due else NOBODY


def enter_gothmog(s: War, region: str) -> None:
    enter_play(s, SHADOW, GOTHMOG, region, "LME-9.24")


# Recruiting with Gothmog (LME-9.26)


def gothmog_region(s: War) -> str:
    """Return the region of Gothmog's army. It must be free, and the player who acts must control him (LME-6.16)."""
    region = region_of(s, GOTHMOG) if controls(s, SHADOW, GOTHMOG) else ""
    return region if region and has_army(s, SHADOW, region) and is_free(s, SHADOW, region) else ""


def can_gothmog_recruit(s: War) -> bool:
    return bool(s.pool.get(REGULAR)) and bool(gothmog_region(s))


def can_gothmog_elite(s: War) -> bool:
    return bool(s.pool.get(ELITE)) and REGULAR in figures_in(s, SHADOW, gothmog_region(s))


@book.step
def gothmog_recruit(s: War) -> None:
    place_recruit(s, SHADOW, REGULAR, gothmog_region(s), "LME-9.26")


@book.step
def gothmog_elite(s: War) -> None:
    region = gothmog_region(s)
    take_figures(s, SHADOW, region, (REGULAR,))
    place_figures(s, SHADOW, region, (ELITE,))
    s.pool[ELITE] -= 1
    s.pool[REGULAR] = s.pool.get(REGULAR, 0) + 1
    s.tell("gothmog-elite", "LME-9.26", region="region-" + region)
