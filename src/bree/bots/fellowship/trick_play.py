"""A quick, sensible choice of a card, for the other players in an imagined world."""

from bree.core import Ask
from bree.games.fellowship.card import BIT, ONE_RING, RANK, RIVERS, SUIT, SUIT_BITS, TO_WIN
from bree.games.fellowship.goals.hand_goal import HandGoal
from bree.games.fellowship.rules.tricks import best_card, lead_suit, trumps
from bree.games.fellowship.state import Fellowship
from bree.games.fellowship.verdict import hand_goal

# Kinds of goals that need many tricks, and kinds that need few.
WANTS_MANY = ("tricks_at_least", "strictly_most_of_suit", "one_of_each_rank", "win_all_of_suit", "same_rank_at_least",
         "each_suit_at_least", "run_of_ranks_in_suit", "won_suit_matches_kept_card")  # fmt: skip
WANTS_FEW = ("fewest_tricks", "zero_tricks_others_at_least", "only_tricks_with_suit")


def play_sensibly(s: Fellowship, ask: Ask) -> str:
    hand = str(list(ask.step)[1])
    leader, best = best_card(s) if s.trick else ("", "")
    eager = eagerness(s, hand)
    wants = {other: wanted_cards(hand_goal(s, other)) for other in s.order}
    table = sum(BIT[card] for card in s.trick.values())
    return max(
        (pick.id for pick in ask.picks), key=lambda card: score(s, hand, card, leader, best, eager, wants, table)
    )


def eagerness(s: Fellowship, hand: str) -> float:
    """Return how much the hand wants to win tricks, from -2 to 1."""
    a = hand_goal(s, hand)
    have = sum(trick.winner == hand for trick in s.tricks)
    kind = a.goal.kind
    if kind in WANTS_MANY:
        return 1.0 if kind != "tricks_at_least" or have < a.n else 0.0
    if kind in WANTS_FEW:
        return -2.0
    if kind in ("tricks_exactly", "tricks_equal_threat", "tricks_between", "one_unbroken_run_only"):
        most = max(a.threat) if a.threat else a.goal.high or a.n
        return 0.7 if have < most else -2.0
    return 0.0


def wanted_cards(a: HandGoal) -> int:
    """Return the cards that the goal needs in a won trick."""
    if a.goal.kind == "card_of_suit_with_threat_rank" and a.threat:
        return sum(SUIT_BITS[suit] & 0x1010101 << a.threat[0] - 1 for suit in a.goal.suits if suit != "rings")
    if a.goal.kind in ("cards_of_suit_at_least", "strictly_most_of_suit", "win_all_of_suit", "tricks_containing_suit"):
        return SUIT_BITS[a.goal.suits[0]]
    return 0


def score(
    s: Fellowship, hand: str, answer: str, leader: str, best: str, eager: float, wants: dict[str, int], table: int
) -> float:
    card = answer.removesuffix(TO_WIN)
    to_win = answer != card
    if not best:
        winning = to_win or RANK[card] >= 7
    else:
        trump = trumps(s) and SUIT[card] == RIVERS and SUIT[best] != RIVERS
        higher = SUIT[card] == SUIT[best] and RANK[card] > RANK[best]
        winning = to_win or (not s.ring and (trump or higher))
    taker = hand if winning else s.ring or leader
    found = 2 * eager if winning else 0.0
    if taker:
        found += 3.0 * bool(BIT[card] & wants[taker])
    for other, cards in wants.items():
        if cards & BIT[card] and other != taker:
            found -= 2.0
    if winning and table & wants[hand]:
        found += 3.0
    if winning and leader and table & wants.get(leader, 0):
        found -= 3.0
    if card == ONE_RING and to_win and found < 3:
        found -= 1.5
    return found - 0.05 * RANK[card] * (1 if eager >= 0 else -1) + 0.01 * (SUIT[card] == lead_suit(s))
