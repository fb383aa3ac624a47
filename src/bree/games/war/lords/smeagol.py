"""Sméagol (LME-8): how he joins the Fellowship as a companion, and how he leaves it."""

from typing import Final

from bree.games.war.facts import OUTSIDE, TILES
from bree.games.war.figures import GOLLUM, SMEAGOL, sort_figures, without
from bree.games.war.rules.cards.windows import OFFER, SMEAGOL_TILE, TILE_DRAWN, check_table
from bree.games.war.rules.fellowship.declaring import is_refuge
from bree.games.war.rules.fellowship.phase import new_guide
from bree.games.war.state import NOBODY, Figures, War

ONLY_SMEAGOL: Final = (SMEAGOL,)


def is_smeagol_companion(s: War) -> bool:
    return SMEAGOL in s.companions


def can_smeagol_join(s: War) -> bool:
    """Can Sméagol join (LME-8.6)? Not after Gollum, and only once."""
    return SMEAGOL in s.aside and s.guide != GOLLUM


def why_smeagol_tile_replaced(s: War) -> str:
    """Return the rule that replaces a Sméagol tile; "" if it counts, as it does with him as Guide (LME-8.16)."""
    if can_smeagol_join(s) or is_smeagol_companion(s):
        return ""
    return "LME-8.14" if SMEAGOL in s.fallen else "LME-8.6"


def why_tile_replaced(s: War, tile: str) -> str:
    return why_smeagol_tile_replaced(s) if TILES[tile].smeagol else ""


def join_fellowship(s: War) -> None:
    """Let Sméagol join at once, as the Guide (LME-8.2, LME-8.4)."""
    s.aside = tuple([one for one in s.aside if one != SMEAGOL])
    s.companions = sort_figures([*s.companions, SMEAGOL])
    s.guide = SMEAGOL
    s.tell("smeagol-joins", "LME-8.2")
    check_table(s)


def count_smeagol_tile(s: War) -> None:
    """Handle a Sméagol tile that counts."""
    if can_smeagol_join(s):
        join_fellowship(s)


def offer_tile(s: War) -> bool:
    """Let cards on the table ask for another tile (LME-8.12)."""
    if s.lords is None or not s.table:
        return False
    s.then(OFFER[TILE_DRAWN], ("tile_stands",))
    return True


def resolve_smeagol_tile(s: War, tile: str) -> None:
    """Resolve a tile if it is one of Sméagol's."""
    if TILES[tile].smeagol:
        s.then(OFFER[SMEAGOL_TILE])
        count_smeagol_tile(s)


def smeagol_guide(s: War) -> Figures:
    """Sméagol is the only possible Guide (LME-8.2, LME-8.24)."""
    return ONLY_SMEAGOL if is_smeagol_companion(s) else NOBODY


def after_group_left(s: War, group: Figures) -> None:
    """Handle a group that left the Fellowship.

    If Sméagol is in the group, he either went nowhere (LME-8.10) or is lost already.
    """
    if SMEAGOL in group:
        if is_smeagol_companion(s):
            discard_smeagol(s, "LME-8.10")
        else:
            put_card_on_table(s)


def remove_lone_smeagol(s: War) -> None:
    """Remove Sméagol if he is the only companion (LME-8.13)."""
    if s.companions == ONLY_SMEAGOL:
        s.companions = NOBODY
        s.fallen = (*s.fallen, SMEAGOL)
        s.tell("smeagol-turns", "LME-8.13")


def leave_in_refuge(s: War, declared: bool) -> None:
    """Remove Sméagol after a declaration in a city or stronghold of the Free Peoples (LME-8.11)."""
    if declared and is_smeagol_companion(s) and is_refuge(s, s.bearers):
        dismiss_smeagol(s, "LME-8.11")


def discard_smeagol(s: War, rule: str) -> None:
    """Discard Sméagol (LME-8.10, LME-8.11), also on the Mordor Track (LME-8.23)."""
    s.companions = without(s.companions, ONLY_SMEAGOL)
    s.fallen = (*s.fallen, SMEAGOL)
    s.tell("smeagol-leaves", rule)
    put_card_on_table(s)


def put_card_on_table(s: War) -> None:
    """Put Sméagol's card on the table after he was eliminated or discarded (LME-8.12)."""
    s.table = tuple(sorted((*s.table, *OUTSIDE)))
    for card in OUTSIDE:
        s.tell("smeagol-plots", "LME-8.12", card="card-" + card)


def dismiss_smeagol(s: War, rule: str) -> None:
    discard_smeagol(s, rule)
    new_guide(s)
