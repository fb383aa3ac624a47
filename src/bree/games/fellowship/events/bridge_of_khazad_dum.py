"""On the Bridge the sum of the ranks of every trick must reach that of the Balrog cards, or the round is lost."""

from bree.games.fellowship.card import RANK
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.side_deck import rank_of
from bree.games.fellowship.state import Fellowship


@book.step
def measure_balrog(s: Fellowship) -> None:
    ours = sum(RANK[card] for _, card in s.tricks[-1].plays)
    balrog = sum(rank_of(card) for card in s.grim_up)
    outcome = "outcome-held"
    if ours < balrog:
        s.doomed = True
        outcome = "outcome-doomed"
    s.tell("balrog", "FEL-11.1", ours=ours, balrog=balrog, outcome=outcome)
