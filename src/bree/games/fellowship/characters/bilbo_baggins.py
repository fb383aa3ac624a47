"""After winning a trick, Bilbo Baggins may choose any character with cards to lead the next one."""

from bree.core import Ask
from bree.games.fellowship.common_picks import ABOUT, of_hand
from bree.games.fellowship.queries import clockwise, controller, has_play
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.state import Fellowship


@book.step
def choose_next_leader(s: Fellowship, hand: str) -> None:
    if any(has_play(s, other) for other in s.order):
        s.then(("next_leader", hand))


@book.ask
def next_leader(s: Fellowship, hand: str) -> Ask:
    picks = [of_hand(s, other) for other in clockwise(s, hand) if has_play(s, other)]
    return Ask(controller(s, hand), "next_leader", "FEL-1.7", tuple(picks), ABOUT[hand])


@book.step
def on_next_leader(s: Fellowship, hand: str, other: str) -> None:
    s.leader = other
    if other != hand:
        s.tell("lets-lead", "FEL-1.7", who=hand, other=other)
