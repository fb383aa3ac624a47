"""Sméagol, who is tamed for a while: how he joins the Fellowship, and what becomes of him (LME-8)."""

from typing import Final

from bree.games.war.facts import OUTSIDE, TILES
from bree.games.war.figures import GOLLUM, SMEAGOL, sort_figures, without
from bree.games.war.rules.cards.windows import OFFER, SMEAGOL_TILE, TILE_DRAWN, check_table
from bree.games.war.rules.fellowship.declaring import is_refuge
from bree.games.war.rules.fellowship.phase import new_guide
from bree.games.war.state import NOBODY, Figures, War

TAMED: Final = (SMEAGOL,)


def is_tame(s: War) -> bool:
    return SMEAGOL in s.companions


def can_join(s: War) -> bool:
    """LME-8.6: not after Gollum, and once only."""
    return SMEAGOL in s.aside and s.guide != GOLLUM


def why_again(s: War) -> str:
    """Why his tile does nothing and another is drawn; "" if it counts, as it does under him too (LME-8.16)."""
    if can_join(s) or is_tame(s):
        return ""
    return "LME-8.14" if SMEAGOL in s.fallen else "LME-8.6"


def why_idle(s: War, tile: str) -> str:
    return why_again(s) if TILES[tile].smeagol else ""


def join(s: War) -> None:
    """LME-8.2, LME-8.4: at once, and as the Guide."""
    s.aside = tuple([one for one in s.aside if one != SMEAGOL])
    s.companions = sort_figures([*s.companions, SMEAGOL])
    s.guide = SMEAGOL
    s.tell("smeagol-joins", "LME-8.2")
    check_table(s)


def drawn(s: War) -> None:
    """His tile was drawn and counts."""
    if can_join(s):
        join(s)


def offer_tile(s: War) -> bool:
    """A tile was drawn: cards on the table may want another (LME-8.12)."""
    if s.lords is None or not s.table:
        return False
    s.then(OFFER[TILE_DRAWN], ("tile_stands",))
    return True


def act(s: War, tile: str) -> None:
    """A tile acts: is it his?"""
    if TILES[tile].smeagol:
        s.then(OFFER[SMEAGOL_TILE])
        drawn(s)


def guides(s: War) -> Figures:
    """LME-8.2, LME-8.24: only he."""
    return TAMED if is_tame(s) else NOBODY


def leave(s: War, group: Figures) -> None:
    """Some have left the Fellowship: if he is one of them he went nowhere (LME-8.10), or is lost already."""
    if SMEAGOL in group:
        if is_tame(s):
            slink_away(s, "LME-8.10")
        else:
            betray(s)


def turn_away(s: War) -> None:
    """LME-8.13: he does not stay alone."""
    if s.companions == TAMED:
        s.companions = NOBODY
        s.fallen = (*s.fallen, SMEAGOL)
        s.tell("smeagol-turns", "LME-8.13")


def found(s: War, declared: bool) -> None:
    """LME-8.11: where the Fellowship is declared in a refuge he leaves it."""
    if declared and is_tame(s) and is_refuge(s, s.bearers):
        dismiss(s, "LME-8.11")


def slink_away(s: War, rule: str) -> None:
    """LME-8.10, LME-8.11: he is discarded; on the Mordor Track as well (LME-8.23)."""
    s.companions = without(s.companions, TAMED)
    s.fallen = (*s.fallen, SMEAGOL)
    s.tell("smeagol-leaves", rule)
    betray(s)


def betray(s: War) -> None:
    """LME-8.12: eliminated or discarded, he means to get it himself."""
    s.table = tuple(sorted((*s.table, *OUTSIDE)))
    for card in OUTSIDE:
        s.tell("smeagol-plots", "LME-8.12", card="card-" + card)


def dismiss(s: War, rule: str) -> None:
    slink_away(s, rule)
    new_guide(s)
