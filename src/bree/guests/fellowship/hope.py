"""How likely each goal is met, by rules of thumb: no search, only counting."""

from collections.abc import Callable
from math import comb, exp, log

from bree.games.fellowship.card import RANK_BITS, SUIT_BITS
from bree.games.fellowship.facts import RIDERS
from bree.games.fellowship.goals import Aim
from bree.games.fellowship.goals.cards import demanded, ranks_in_row, sets, wanted
from bree.games.fellowship.goals.tricks import forbidden
from bree.games.fellowship.state import Fellowship
from bree.games.fellowship.verdict import aim, excused
from bree.guests.fellowship.standing import Standing, standing

NEVER = 1e-3
OWN = 1.4  # the own goal counts this much more than another's
UNKNOWN_THREAT = 0.5

Estimate = Callable[[Standing, Aim], float]


def hope(s: Fellowship, seat: str, controls: Callable[[str], str]) -> float:
    """Of the whole round, as a logarithm: the product of all goals, the own ones weighing more."""
    t = standing(s)
    total = 0.0
    for hand in s.order:
        if hand in s.characters and not excused(s, hand):
            weight = OWN if controls(hand) == seat else 1.0
            total += weight * log(max(NEVER, chance(s, t, hand)))
    return total - 10 * s.doomed


def chance(s: Fellowship, t: Standing, hand: str) -> float:
    a = aim(s, hand)
    if t.won[a.hand] & forbidden(a):
        return 0.0
    found = ESTIMATES[a.goal.kind](t, a) * avoids(t, a, forbidden(a))
    return found * keeps_ban(s, t, hand, a)


def keeps_ban(s: Fellowship, t: Standing, hand: str, a: Aim) -> float:
    rider = RIDERS[s.riders[hand]] if hand in s.riders else None
    if rider is None:
        return 1.0
    if rider.kind == "may_not_win_rank":
        return 0.0 if t.won[a.hand] & RANK_BITS[rider.rank] else avoids(t, a, RANK_BITS[rider.rank])
    if rider.kind == "may_not_lead_suit":
        led = [trick.plays[0] for trick in s.tricks] + list(s.trick.items())[:1]
        return 0.0 if any(who == hand and card[0] == rider.suit[0] for who, card in led) else 0.95
    return 1.0


# Odds.


def at_least(trials: int, rate: float, wanted_: int) -> float:
    if wanted_ <= 0:
        return 1.0
    return sum(exactly(trials, rate, n) for n in range(wanted_, trials + 1))


def exactly(trials: int, rate: float, n: int) -> float:
    return comb(trials, n) * rate**n * (1 - rate) ** (trials - n) if 0 <= n <= trials else 0.0


def leaning(difference: float) -> float:
    """From 0 to 1, one half where there is no difference."""
    return 1 / (1 + exp(-1.3 * difference))


def catch(t: Standing, hand: int, card: int) -> float:
    """How likely the hand wins this card; others help where they can."""
    own = t.power.get(card, 0.0) if t.holds[hand] & card else 0.0
    return max(own, min(0.9, 0.1 + 0.9 * t.rate[hand])) if t.plays[hand] else 0.0


def of_set(t: Standing, hand: int, cards: int) -> list[float]:
    found, rest = [], cards & t.left
    while rest:
        found.append(catch(t, hand, rest & -rest))
        rest &= rest - 1
    return found


def some(t: Standing, hand: int, cards: int, wanted_: int) -> float:
    """At least so many of these cards."""
    if wanted_ <= 0:
        return 1.0
    odds = of_set(t, hand, cards)
    return at_least(len(odds), sum(odds) / len(odds), wanted_) if odds else 0.0


def avoids(t: Standing, a: Aim, cards: int) -> float:
    found = 1.0
    for odds in of_set(t, a.hand, cards) if cards else ():
        found *= 1 - 0.5 * odds
    return found


# Goals that count tricks.


def least(t: Standing, a: Aim) -> float:
    return at_least(t.plays[a.hand], t.rate[a.hand], a.n - t.tricks[a.hand])


def numbers(t: Standing, a: Aim) -> float:
    kind, have, plays = a.goal.kind, t.tricks[a.hand], t.plays[a.hand]
    if "threat" in kind and not a.threat:
        return UNKNOWN_THREAT
    if kind == "tricks_exactly":
        good = {a.n}
    elif kind == "tricks_between":
        good = set(range(a.goal.low, a.goal.high + 1))
    elif kind == "tricks_equal_threat":
        good = set(a.threat)
    else:
        every = range(t.total + 1)
        over, under = {n for n in every if n > max(a.threat)}, {n for n in every if n < min(a.threat)}
        good = {"more": over, "fewer": under}.get(a.way, over | under)
    return sum(exactly(plays, t.rate[a.hand], n - have) for n in good)


def expected(t: Standing, hand: int) -> float:
    return t.tricks[hand] + t.rate[hand] * t.plays[hand]


def rivals(t: Standing, a: Aim) -> list[int]:
    return [hand for hand in range(len(t.hands)) if hand != a.hand]


def fewest(t: Standing, a: Aim) -> float:
    if not t.to_come:
        return float(all(t.tricks[a.hand] <= t.tricks[other] for other in rivals(t, a)))
    return leaning(min(expected(t, other) for other in rivals(t, a)) - expected(t, a.hand) + 0.5)


def none(t: Standing, a: Aim) -> float:
    if t.tricks[a.hand]:
        return 0.0
    found = (1 - t.rate[a.hand]) ** t.plays[a.hand]
    for other in rivals(t, a):
        found *= at_least(t.plays[other], t.rate[other], a.n - t.tricks[other])
    return found


def middle(t: Standing, a: Aim) -> float:
    own, others = expected(t, a.hand), [expected(t, other) for other in rivals(t, a)]
    if not t.to_come:
        return float(min(others) < own < max(others))
    return leaning(max(others) - own) * leaning(own - min(others))


def run(t: Standing, a: Aim) -> float:
    wins, rate, plays = t.wins[a.hand], t.rate[a.hand], t.plays[a.hand]
    if not wins:
        return 0.4 * at_least(plays, rate, a.n)
    unbroken = wins[-1] - wins[0] == len(wins) - 1
    if len(wins) == a.n:
        return (1 - rate) ** plays if unbroken else 0.0
    goes_on = unbroken and wins[-1] == t.total - t.to_come - 1 and len(wins) < a.n
    return 0.7 * (0.3 + 0.7 * rate) ** (a.n - len(wins)) if goes_on else 0.0


def window(t: Standing, a: Aim) -> float:
    if any(at >= t.total - a.goal.window for at in t.wins[a.hand]):
        return 1.0
    late = min(a.goal.window, t.plays[a.hand])
    return at_least(late, 0.2 + 0.8 * t.rate[a.hand], 1) if late else 0.0


def last(t: Standing, a: Aim) -> float:
    if not t.to_come:
        return float(bool(t.wins[a.hand]) and t.wins[a.hand][-1] == t.total - 1)
    best = max((power for card, power in t.power.items() if card & t.holds[a.hand]), default=0.0)
    return 0.1 + 0.8 * best if t.plays[a.hand] else 0.0


# Goals that look at cards.


def many(t: Standing, a: Aim) -> float:
    if not wanted(a):
        return UNKNOWN_THREAT
    have = (t.won[a.hand] & wanted(a)).bit_count()
    have += (t.won[a.helper] & wanted(a)).bit_count() if a.helper >= 0 else 0
    return some(t, a.hand, wanted(a), a.n - have)


def whole(t: Standing, a: Aim) -> float:
    if not demanded(a):
        return UNKNOWN_THREAT
    return all_of(t, a.hand, demanded(a))


def all_of(t: Standing, hand: int, cards: int) -> float:
    lacking = cards & ~t.won[hand]
    if lacking & ~t.left:
        return 0.0
    found = 1.0
    for odds in of_set(t, hand, lacking):
        found *= odds
    return found


def suit(a: Aim) -> int:
    return SUIT_BITS[a.goal.suits[0]]


def most(t: Standing, a: Aim) -> float:
    have = [(won & suit(a)).bit_count() for won in t.won]
    left = (t.left & suit(a)).bit_count() if t.to_come else 0
    ahead = have[a.hand] - max(have[other] for other in rivals(t, a))
    mine = left * min(0.9, 0.1 + t.rate[a.hand])
    return leaning(ahead - 1 + mine - (left - mine) / (len(have) - 1)) if left else float(ahead > 0)


def everyone(t: Standing, a: Aim) -> float:
    found, lacking = 1.0, [hand for hand in range(len(t.hands)) if not t.won[hand] & suit(a)]
    if len(lacking) > (t.left & suit(a)).bit_count():
        return 0.0
    for hand in lacking:
        found *= some(t, hand, suit(a), 1)
    return found


def containing(t: Standing, a: Aim) -> float:
    have = sum(winner == a.hand and cards & suit(a) != 0 for winner, cards in t.with_cards)
    return some(t, a.hand, suit(a), a.n - have)


def only(t: Standing, a: Aim) -> float:
    bad = any(winner == a.hand and not cards & suit(a) for winner, cards in t.with_cards)
    if bad:
        return 0.0
    clean = (1 - 0.5 * t.rate[a.hand]) ** t.plays[a.hand]
    return clean * some(t, a.hand, suit(a), a.n - t.tricks[a.hand])


def same_rank(t: Standing, a: Aim) -> float:
    return max(some(t, a.hand, cards, a.n - (t.won[a.hand] & cards).bit_count()) for cards in RANK_BITS.values())


def each(t: Standing, a: Aim) -> float:
    found = 1.0
    for cards in sets(a):
        if not t.won[a.hand] & cards:
            found *= some(t, a.hand, cards, 1)
    return found


def row(t: Standing, a: Aim) -> float:
    return max(all_of(t, a.hand, cards) for cards in ranks_in_row(a))


def kept(t: Standing, a: Aim) -> float:
    best = 0.0
    for cards in SUIT_BITS.values():
        if t.holds[a.hand] & cards:
            lacking = a.n - (t.won[a.hand] & cards).bit_count()
            best = max(best, some(t, a.hand, cards, lacking) if t.to_come else float(lacking <= 0))
    return best


def last_card(t: Standing, a: Aim) -> float:
    mine = (t.holds[a.hand] & suit(a)).bit_count()
    if t.to_come <= 1:
        return 1.0 if mine else NEVER
    return (NEVER, 0.5, 0.75, 0.9)[min(3, mine)]


def nothing(_t: Standing, _a: Aim) -> float:
    return 1.0


ESTIMATES: dict[str, Estimate] = {
    "tricks_at_least": least, "tricks_exactly": numbers, "tricks_between": numbers, "tricks_equal_threat": numbers,
    "tricks_above_or_below_threat": numbers, "fewest_tricks": fewest, "zero_tricks_others_at_least": none,
    "strictly_middle_tricks": middle, "one_unbroken_run_only": run, "win_one_of_last_tricks": window,
    "win_last_trick": last, "cards_of_suit_at_least": many, "cards_with_threat_rank_at_least": many,
    "card_of_suit_with_threat_rank": whole, "win_all_of_suit": whole, "strictly_most_of_suit": most,
    "everyone_wins_suit": everyone, "tricks_containing_suit": containing, "only_tricks_with_suit": only,
    "same_rank_at_least": same_rank, "one_of_each_rank": each, "each_suit_at_least": each,
    "run_of_ranks_in_suit": row, "won_suit_matches_kept_card": kept, "play_suit_in_last_trick": last_card,
    "none": nothing,
}  # fmt: skip
