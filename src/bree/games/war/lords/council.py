"""The Council of Rivendell: the Free Peoples choose versions of companions and the first Guide (LME-2.2, LME-11)."""

from typing import Final

from bree.core import DONE, Ask
from bree.games.war.figures import CHARACTERS, GREY, PERSON, STRIDER, sort_figures, without
from bree.games.war.lords.hidden_versions import show_version, version_choices
from bree.games.war.map_queries import place_figures
from bree.games.war.picks import DONE_PICK, FIGURE
from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.phase import set_guide
from bree.games.war.rules.turn.politics import activate_by_companions
from bree.games.war.state import FREE, War, seat_of

FIRST_GUIDES: Final = (GREY, STRIDER)  # persons that may be the first Guide


@book.step
def gather(s: War) -> None:
    """Ask for all versions before the first turn (LME-11.1).

    There is one answer for each person, so the number of asks reveals nothing (LME-11.26).
    """
    s.then(
        *[("council", PERSON[one]) for one in s.companions if PERSON[one] in version_choices(s.terms)], ("first_guide",)
    )


@book.ask
def council(s: War, person: str) -> Ask:
    """Ask for a version (LME-11.2). Without the Council only Gandalf has versions (LME-7.17)."""
    picks = tuple([FIGURE[one] for one in version_choices(s.terms)[person]])
    rule = "LME-11.2" if s.terms.council else "LME-7.19"
    return Ask(seat_of(s, FREE), "council", rule, picks, {"person": "figure-" + person}, secret=True)


@book.step
def on_council(s: War, person: str, answer: str) -> None:
    """Store the version. No other seat is told (LME-11.3)."""
    if answer != person:
        s.companions = sort_figures([answer if one == person else one for one in s.companions])
        waiting = {*s.aside, person} - {answer}
        s.aside = tuple([one for one in CHARACTERS if one in waiting])
        s.guide = answer if s.guide == person else s.guide


@book.ask
def first_guide(s: War) -> Ask:
    """Ask for the first Guide, in the chosen version (LME-2.2)."""
    picks = tuple([FIGURE[one] for one in s.companions if PERSON[one] in FIRST_GUIDES])
    return Ask(seat_of(s, FREE), "first_guide", "LME-2.2", picks, secret=True)


@book.step
def on_first_guide(s: War, answer: str) -> None:
    if version_choices(s.terms):
        s.tell("council-over", "LME-11.3")
    set_guide(s, answer, "LME-2.2")


# Starting outside the Fellowship (LME-11.6). All others go with it (LME-11.9).


def begin_outside(s: War) -> None:
    if s.turn == 1 and s.terms.council:
        s.then(("start_outside", 0))


@book.ask
def start_outside(s: War, gone: int) -> Ask:
    """Ask for one companion after another (LME-11.7).

    The ask comes until it is declined, even without a companion left.
    """
    picks = tuple([FIGURE[one] for one in s.companions if CHARACTERS[one].outside])
    return Ask(seat_of(s, FREE), "start_outside", "LME-11.7", (*picks, DONE_PICK), {"gone": gone}, secret=True)


@book.bar
def bar_start_outside(s: War, gone: int) -> dict[str, str]:
    return {one: "LME-11.21" for one in s.companions if not CHARACTERS[one].outside}


@book.step
def on_start_outside(s: War, gone: int, answer: str) -> None:
    """Put the companion into the region (LME-11.8, LME-11.20).

    This is no move, so it activates only the nations on the companion's own card (LME-11.23).
    """
    if answer == DONE:
        s.then(("grant_tokens", gone))
        return
    shown = show_version(s, answer)
    region = CHARACTERS[answer].outside
    s.companions = without(s.companions, (answer,))
    place_figures(s, FREE, region, (answer,))
    s.tell("starts-outside", "LME-11.7", who="figure-" + answer, region="region-" + region, reveals=shown)
    activate_by_companions(s, (answer,), region)
    s.then(("start_outside", gone + 1))
