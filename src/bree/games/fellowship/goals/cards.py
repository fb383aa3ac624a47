"""Goals about won cards."""

from bree.games.fellowship.card import RANK_BITS, RANKS, SUIT_BITS
from bree.games.fellowship.goals.hand_goal import GoalKind, HandGoal, sure
from bree.games.fellowship.round_count import RoundCount


def room(t: RoundCount, a: HandGoal) -> int:
    """The most cards that the hand can still win."""
    return t.plays[a.hand] * t.width


# At least a number of cards of a set.


def wanted(a: HandGoal) -> int:
    if a.goal.kind == "cards_with_threat_rank_at_least":
        # Cards of every suit count (FEL-15.3.2).
        return a.rank
    return a.suit


def gained(t: RoundCount, a: HandGoal) -> int:
    cards = wanted(a)
    count = (t.won[a.hand] & cards).bit_count()
    return count if a.helper < 0 else count + (t.won[a.helper] & cards).bit_count()


def many_met(t: RoundCount, a: HandGoal) -> bool:
    return gained(t, a) >= a.n


def many_can_meet(t: RoundCount, a: HandGoal) -> bool:
    space = room(t, a) if a.helper < 0 else t.to_come * t.width
    return gained(t, a) + min(space, (t.left & wanted(a)).bit_count()) >= a.n


# All of a set of cards.


def demanded(a: HandGoal) -> int:
    if a.goal.kind == "win_all_of_suit":
        return a.suit
    suits = 0
    for suit in a.goal.suits:
        suits |= SUIT_BITS[suit]
    return suits & a.rank


def all_met(t: RoundCount, a: HandGoal) -> bool:
    return bool(demanded(a)) and demanded(a) & ~t.won[a.hand] == 0


def all_can_meet(t: RoundCount, a: HandGoal) -> bool:
    lacking = demanded(a) & ~t.won[a.hand]
    return bool(demanded(a)) and lacking & ~t.left == 0 and lacking.bit_count() <= room(t, a)


# More cards of a suit than any other hand.


def of_suit(t: RoundCount, a: HandGoal, hand: int) -> int:
    return (t.won[hand] & a.suit).bit_count()


def most_of_others(t: RoundCount, a: HandGoal) -> int:
    return max(of_suit(t, a, hand) for hand in range(len(t.n)) if hand != a.hand)


def most_met(t: RoundCount, a: HandGoal) -> bool:
    # A tie is not enough (FEL-15.10.3).
    return of_suit(t, a, a.hand) > most_of_others(t, a)


def most_can_meet(t: RoundCount, a: HandGoal) -> bool:
    left = (t.left & a.suit).bit_count()
    return of_suit(t, a, a.hand) + min(left, room(t, a)) > most_of_others(t, a)


def most_can_fail(t: RoundCount, a: HandGoal) -> bool:
    left = (t.left & a.suit).bit_count()
    rivals = [hand for hand in range(len(t.n)) if hand != a.hand]
    best = max(of_suit(t, a, hand) + min(left, t.plays[hand] * t.width) for hand in rivals)
    return best >= of_suit(t, a, a.hand)


# A card of a suit for every hand.


def everyone_met(t: RoundCount, a: HandGoal) -> bool:
    # This goal is added to those of the others (FEL-15.10.2).
    return all(won & a.suit for won in t.won)


def everyone_can_meet(t: RoundCount, a: HandGoal) -> bool:
    """Each hand without such a card needs one card and one trick."""
    lacking = [hand for hand, won in enumerate(t.won) if not won & a.suit]
    enough = len(lacking) <= min(t.to_come, (t.left & a.suit).bit_count())
    return enough and all(t.plays[hand] for hand in lacking)


# Tricks with a card of a suit.


def with_suit(t: RoundCount, a: HandGoal) -> int:
    # Several such cards in a trick count once (FEL-15.12.2).
    return sum(winner == a.hand and cards & a.suit != 0 for winner, cards in t.tricks)


def containing_met(t: RoundCount, a: HandGoal) -> bool:
    return with_suit(t, a) >= a.n


def containing_can_meet(t: RoundCount, a: HandGoal) -> bool:
    more = min(t.plays[a.hand], (t.left & a.suit).bit_count())
    return with_suit(t, a) + more >= a.n


def pure(t: RoundCount, a: HandGoal) -> bool:
    """Whether no trick without the suit was won."""
    return with_suit(t, a) == t.n[a.hand]


def only_met(t: RoundCount, a: HandGoal) -> bool:
    # FEL-15.7.5
    return pure(t, a) and t.n[a.hand] >= a.n


def only_can_meet(t: RoundCount, a: HandGoal) -> bool:
    lacking = max(0, a.n - t.n[a.hand])
    return pure(t, a) and lacking <= min(t.plays[a.hand], (t.left & a.suit).bit_count())


def only_can_fail(t: RoundCount, a: HandGoal) -> bool:
    return t.plays[a.hand] > 0 and t.left & ~a.suit != 0


# Ranks.


def same_rank_met(t: RoundCount, a: HandGoal) -> bool:
    return any((t.won[a.hand] & RANK_BITS[rank]).bit_count() >= a.n for rank in range(1, RANKS + 1))


def same_rank_can_meet(t: RoundCount, a: HandGoal) -> bool:
    for rank in range(1, RANKS + 1):
        have = (t.won[a.hand] & RANK_BITS[rank]).bit_count()
        if have + min(room(t, a), (t.left & RANK_BITS[rank]).bit_count()) >= a.n:
            return True
    return False


def sets_met(t: RoundCount, a: HandGoal) -> bool:
    return all(t.won[a.hand] & cards for cards in sets(a))


def sets(a: HandGoal) -> list[int]:
    """The sets of which one card each is needed."""
    # The One Ring counts as rank 1 (FEL-15.12.1).
    if a.goal.kind == "one_of_each_rank":
        return [RANK_BITS[rank] for rank in range(1, RANKS + 1)]
    return [SUIT_BITS[suit] for suit in a.goal.suits]


def sets_can_meet(t: RoundCount, a: HandGoal) -> bool:
    lacking = [cards for cards in sets(a) if not t.won[a.hand] & cards]
    return len(lacking) <= room(t, a) and all(t.left & cards for cards in lacking)


def ranks_in_row(a: HandGoal) -> list[int]:
    """The runs of cards of which one must be complete."""
    first = RANKS - a.n + 1
    return [sum(a.suit & RANK_BITS[rank] for rank in range(low, low + a.n)) for low in range(1, first + 1)]


def row_met(t: RoundCount, a: HandGoal) -> bool:
    return any(t.won[a.hand] & row == row for row in ranks_in_row(a))


def row_can_meet(t: RoundCount, a: HandGoal) -> bool:
    for row in ranks_in_row(a):
        lacking = row & ~t.won[a.hand]
        if lacking & ~t.left == 0 and lacking.bit_count() <= room(t, a):
            return True
    return False


# At the end of the round.


def kept_met(t: RoundCount, a: HandGoal) -> bool:
    """Whether the won cards match the suit of a card that is still in hand, often enough."""
    suits = SUIT_BITS.values()
    return any(t.kept[a.hand] & suit and (t.won[a.hand] & suit).bit_count() >= a.n for suit in suits)


def kept_can_meet(t: RoundCount, a: HandGoal) -> bool:
    if t.to_come == 0:
        return kept_met(t, a)
    if not t.keeps[a.hand]:  # without the lost card the hand keeps none (FEL-16.10)
        return False
    for suit in SUIT_BITS.values():
        have, left = (t.won[a.hand] & suit).bit_count(), (t.left & suit).bit_count()
        if left and have + min(left - 1, room(t, a)) >= a.n:  # one of them stays in hand
            return True
    return False


def last_card_met(t: RoundCount, a: HandGoal) -> bool:
    # Any hand may win the card (FEL-15.3.1).
    return bool(t.last[a.hand] & a.suit)


def last_card_can_meet(t: RoundCount, a: HandGoal) -> bool:
    return last_card_met(t, a) or (t.to_come > 0 and bool(t.left & a.suit))


def nothing_met(t: RoundCount, a: HandGoal) -> bool:
    return True


KINDS: dict[str, GoalKind] = {
    "cards_of_suit_at_least": sure(many_met, many_can_meet),
    "cards_with_threat_rank_at_least": sure(many_met, many_can_meet),
    "card_of_suit_with_threat_rank": sure(all_met, all_can_meet),
    "win_all_of_suit": sure(all_met, all_can_meet),
    "strictly_most_of_suit": GoalKind(most_met, most_can_meet, most_can_fail),
    "everyone_wins_suit": sure(everyone_met, everyone_can_meet),
    "tricks_containing_suit": sure(containing_met, containing_can_meet),
    "only_tricks_with_suit": GoalKind(only_met, only_can_meet, only_can_fail),
    "same_rank_at_least": sure(same_rank_met, same_rank_can_meet),
    "one_of_each_rank": sure(sets_met, sets_can_meet),
    "each_suit_at_least": sure(sets_met, sets_can_meet),
    "run_of_ranks_in_suit": sure(row_met, row_can_meet),
    "won_suit_matches_kept_card": sure(kept_met, kept_can_meet),
    "play_suit_in_last_trick": sure(last_card_met, last_card_can_meet),
    # Some characters have no goal (FEL-9.11).
    "none": sure(nothing_met, nothing_met),
}
