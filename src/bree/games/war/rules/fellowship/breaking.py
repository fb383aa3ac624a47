"""Cards that break the Fellowship: the number of the tile says how many companions leave."""

from bree.core import Ask
from bree.games.war.figures import sort_figures
from bree.games.war.picks import FIGURE
from bree.games.war.rules.book import book
from bree.games.war.rules.characters.companions import leave_fellowship, leave_for
from bree.games.war.state import FREE, NO_TRACK, Figures, War, seat_of

RULE = "WAR-6.6"


@book.step
def break_up(s: War, number: int) -> None:
    """Let as many companions leave as the tile says (WAR-6.6). Icons of the tile have no effect."""
    s.tell("breaks", RULE, number=number)
    if number >= len(s.companions):
        leave_together(s, sort_figures(list(s.companions)))
    elif number:
        s.then(("break_who", number))


@book.ask
def break_who(s: War, left: int) -> Ask:
    picks = tuple([FIGURE[one] for one in s.companions if one not in s.chosen])
    return Ask(seat_of(s, FREE), "break_who", RULE, picks, {"left": left}, True, left, left)


@book.step
def on_break_who(s: War, left: int, answer: str) -> None:
    s.chosen = sort_figures([*s.chosen, answer])
    if left > 1:
        s.then(("break_who", left - 1))
    else:
        leave_together(s, s.chosen)


def leave_together(s: War, group: Figures) -> None:
    """Put the group into the region of the Ring-bearers. On the Mordor Track it leaves the game (WAR-25.5)."""
    if not group:
        return
    if s.track != NO_TRACK:
        leave_fellowship(s, group, RULE)
        return
    s.chosen = group
    leave_for(s, s.bearers, RULE)
