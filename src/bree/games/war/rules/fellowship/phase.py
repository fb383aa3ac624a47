"""Section 20: the Fellowship phase, moving and hiding, and the Guide."""

from typing import Final

from bree.core import Ask
from bree.games.war.board import GATES
from bree.games.war.figures import CHARACTERS, GOLLUM, STRIDER
from bree.games.war.picks import FIGURE
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import check_table, sift_table
from bree.games.war.rules.extension_points import (
    COMPANION_SHOWN,
    COMPANIONS_CHANGED,
    FELLOWSHIP_PHASE,
    GUIDE_LEADS,
    GUIDE_MAY_BE_CHOICE,
    GUIDE_SECRET,
    GUIDES,
)
from bree.games.war.state import FREE, NO_TRACK, PROGRESS_MOST, War, leading_player

ALONE: Final = (GOLLUM,)


@book.step
def fellowship_phase(s: War) -> None:
    """Start the Fellowship phase (WAR-3.4).

    On the Mordor Track the Fellowship is neither declared (WAR-25.18) nor enters again (WAR-25.17).
    """
    s.phase = 2
    s.then(("meet",))
    for add in FELLOWSHIP_PHASE:
        add(s)


@book.step
def meet(s: War) -> None:
    if s.track == NO_TRACK:
        if s.hidden:  # WAR-21.1
            s.then(("declare",), ("at_the_gates",), ("choose_guide",))
        else:
            s.then(("at_the_gates",), ("choose_guide",))
    else:
        s.then(("choose_guide",))


@book.step
def at_the_gates(s: War) -> None:
    """Offer to enter Mordor from a gate (WAR-25.1).

    The Fellowship may be hidden or revealed, and may have reached the gate in this phase.
    """
    if s.bearers in GATES:
        s.then(("enter_mordor",))


# The Guide


def guides(s: War) -> tuple[str, ...]:
    """Return the possible Guides: the companions of the highest level (WAR-20.7), or Gollum (WAR-20.10)."""
    if not s.companions:  # also after Sméagol has left (LME-8.15)
        return ALONE
    for choose in GUIDES:
        only = choose(s)
        if only:
            return only
    most = max([CHARACTERS[one].level for one in s.companions])
    return tuple([one for one in s.companions if CHARACTERS[one].level == most])


def new_guide(s: War) -> None:
    """Choose a Guide after each change of the Fellowship (WAR-20.8). Ask only if there is a choice."""
    for note in COMPANIONS_CHANGED:
        note(s)
    able = guides(s)
    was = s.guide
    if len(able) > 1 or may_be_choice(s):
        s.guide = was if was in able else able[0]  # the Fellowship has a Guide even before the choice
        s.then(("guide", was))
    elif was != able[0]:
        sift_table(s)  # WAR-6.8: cards leave before the new Guide leads
        set_guide(s, able[0])
    check_table(s)  # cards leave before the Guide is chosen


def may_be_choice(s: War) -> bool:
    """May there be a choice, as far as the Shadow knows? Then the game asks, so that the wait reveals nothing."""
    for might_be in GUIDE_MAY_BE_CHOICE:  # noqa: SIM110  (no generator)
        if might_be(s):
            return True
    return False


def is_secret(s: War) -> bool:
    """Does the choice of the Guide depend on a secret of the Free Peoples?"""
    for hides in GUIDE_SECRET:  # noqa: SIM110
        if hides(s):
            return True
    return False


@book.step
def choose_guide(s: War) -> None:
    """Choose a Guide at the end of the Fellowship phase (WAR-20.8)."""
    new_guide(s)


@book.ask
def guide(s: War, was: str) -> Ask:
    picks = tuple([FIGURE[one] for one in guides(s)])
    # WAR-27.6
    return Ask(leading_player(s, FREE), "guide", "WAR-20.7", picks, secret=is_secret(s))


@book.bar
def bar_guide(s: War, was: str) -> dict[str, str]:
    able = guides(s)
    return {one: "WAR-20.7" for one in s.companions if one not in able}


@book.step
def on_guide(s: War, was: str, answer: str) -> None:
    if answer != was:
        set_guide(s, answer)


def set_guide(s: War, guide: str, rule: str = "WAR-20.7") -> None:
    s.guide = guide
    tells = False
    for see in GUIDE_LEADS:
        tells = see(s, guide) or tells
    if guide == GOLLUM:
        s.aside = tuple([one for one in s.aside if one != GOLLUM])
        s.tell("gollum-guides", "WAR-20.10")
    else:
        s.tell("guide", rule, who="figure-" + guide, reveals=tells)


def show_companion(s: War, companion: str) -> bool:
    """Show who the companion is. Return True if this was secret."""
    secret = False
    for see in COMPANION_SHOWN:
        secret = see(s, companion) or secret
    return secret


# Moving and hiding


def can_move_fellowship(s: War) -> bool:
    """Can a die move the Fellowship?

    It must be hidden (WAR-20.2, WAR-20.3, WAR-25.6). Progress ends at 12 (WAR-20.1).
    """
    return s.hidden and (s.track != NO_TRACK or s.progress < PROGRESS_MOST)


@book.step
def move_fellowship(s: War) -> None:
    s.strove = True
    if s.track != NO_TRACK:
        s.then(("move_in_mordor",))
        return
    s.progress += 1
    s.tell("fellowship-moves", "WAR-20.2", progress=s.progress)
    s.then(("hunt", "move"))  # WAR-23.1


def can_hide(s: War) -> bool:
    """Can the Fellowship hide (WAR-20.5)? This is also possible on the Mordor Track (WAR-25.11)."""
    return not s.hidden


def may_hide_by_any(s: War) -> bool:
    """May any die hide the Fellowship (WAR-20.6)?

    Only the Guide's ability works, not those of other companions (WAR-20.9). None of them is on the map (WAR-20.11).
    """
    return not s.hidden and s.guide == STRIDER


@book.step
def hide(s: War) -> None:
    s.strove = True
    s.hidden = True
    s.tell("fellowship-hides", "WAR-20.5")
