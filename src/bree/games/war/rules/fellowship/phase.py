"""The Fellowship: its phase of the turn, its moves, its Guide (section 20)."""

from typing import Final

from bree.core import Ask
from bree.games.war.board import GATES
from bree.games.war.figures import CHARACTERS, GOLLUM, SMEAGOL, STRIDER
from bree.games.war.lords.hidden_versions import hidden, measure, might_lead, show
from bree.games.war.picks import FIGURE
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import look_over
from bree.games.war.state import FREE, NO_TRACK, NOBODY, PROGRESS_MOST, War, leading

ALONE: Final = (GOLLUM,)
TAMED: Final = (SMEAGOL,)


@book.step
def fellowship_phase(s: War) -> None:
    """WAR-3.4. On the Mordor Track nothing is declared (WAR-25.18) and nobody enters again (WAR-25.17)."""
    s.phase = 2
    s.then(("meet",))
    if s.turn == 1 and s.terms.council:
        s.then(("start_outside", 0))


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
    """WAR-25.1: in the region of a gate, hidden or revealed, even if it was reached only now."""
    if s.bearers in GATES:
        s.then(("enter_mordor",))


# The Guide


def guides(s: War) -> tuple[str, ...]:
    """WAR-20.7: those of the highest level; WAR-20.10: or Gollum; LME-8.2, LME-8.24: only Sméagol."""
    if not s.companions:  # after Sméagol, too (LME-8.15)
        return ALONE
    if SMEAGOL in s.companions:
        return TAMED
    most = max([CHARACTERS[one].level for one in s.companions])
    return tuple([one for one in s.companions if CHARACTERS[one].level == most])


def new_guide(s: War) -> None:
    """WAR-20.8: whenever the membership changes; asked only where there is a choice."""
    if s.companions == TAMED:  # LME-8.13
        s.companions = NOBODY
        s.fallen = (*s.fallen, SMEAGOL)
        s.tell("smeagol-turns", "LME-8.13")
    able = guides(s)
    was = s.guide
    if len(able) > 1 or is_moot(s):
        s.guide = was if was in able else able[0]  # until it is chosen, so that there is always one
        s.then(("guide", was))
    elif was != able[0]:
        lead(s, able[0])
    look_over(s)  # cards leave before the Guide is chosen


def is_moot(s: War) -> bool:
    """Might there be a choice, for all that the Shadow knows? Then it is asked, so that the wait tells nothing."""
    return bool(hidden(s)) and SMEAGOL not in s.companions and len(might_lead(s)) > 1


@book.step
def choose_guide(s: War) -> None:
    """WAR-20.8: at the end of the Fellowship phase."""
    new_guide(s)


@book.ask
def guide(s: War, was: str) -> Ask:
    picks = tuple([FIGURE[one] for one in guides(s)])
    # WAR-27.6
    return Ask(leading(s, FREE), "guide", "WAR-20.7", picks, hides=bool(hidden(s)))


@book.bar
def bar_guide(s: War, was: str) -> dict[str, str]:
    able = guides(s)
    return {one: "WAR-20.7" for one in s.companions if one not in able}


@book.step
def on_guide(s: War, was: str, answer: str) -> None:
    if answer != was:
        lead(s, answer)


def lead(s: War, guide: str, rule: str = "WAR-20.7") -> None:
    s.guide = guide
    tells = bool(hidden(s))  # his version, or that nobody's level is above his
    show(s, guide)  # LME-11.4
    if guide == GOLLUM:
        s.aside = tuple([one for one in s.aside if one != GOLLUM])
        s.tell("gollum-guides", "WAR-20.10")
    else:
        measure(s, CHARACTERS[guide].level)
        s.tell("guide", rule, who="figure-" + guide, reveals=tells)


# Moving and hiding


def can_move_fellowship(s: War) -> bool:
    """WAR-20.2, WAR-20.3, WAR-25.6: only if hidden. WAR-20.1: progress ends at 12, so then no die moves it."""
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
    """WAR-20.5, on the Mordor Track too (WAR-25.11)."""
    return not s.hidden


def may_hide_by_any(s: War) -> bool:
    """WAR-20.6; of the others in the Fellowship no ability works (WAR-20.9), and none is on the map (WAR-20.11)."""
    return not s.hidden and s.guide == STRIDER


@book.step
def hide(s: War) -> None:
    s.strove = True
    s.hidden = True
    s.tell("fellowship-hides", "WAR-20.5")
