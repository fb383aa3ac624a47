"""Sméagol, who is tamed for a while: how he joins the Fellowship, and what becomes of him (LME-8)."""

from bree.games.war.facts import OUTSIDE
from bree.games.war.figures import GOLLUM, SMEAGOL, row, without
from bree.games.war.rules.cards.windows import look_over
from bree.games.war.rules.fellowship.phase import TAMED, new_guide
from bree.games.war.state import Figures, War


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


def join(s: War) -> None:
    """LME-8.2, LME-8.4: at once, and as the Guide."""
    s.aside = tuple([one for one in s.aside if one != SMEAGOL])
    s.companions = row([*s.companions, SMEAGOL])
    s.guide = SMEAGOL
    s.tell("smeagol-joins", "LME-8.2")
    look_over(s)


def drawn(s: War) -> None:
    """His tile was drawn and counts."""
    if can_join(s):
        join(s)


def walkers(group: Figures) -> Figures:
    """Of a group that leaves the Fellowship, those who go somewhere (LME-7.2)."""
    return tuple([one for one in group if one != SMEAGOL])


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
