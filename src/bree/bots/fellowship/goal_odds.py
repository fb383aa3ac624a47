"""Estimates of the chance that each goal is met. They count cards and tricks, and do not search."""

from collections.abc import Callable, Iterable
from math import comb, exp, log
from typing import NamedTuple

from bree.bots.fellowship.round_summary import RoundSummary, summarise
from bree.games.fellowship.card import RANK_BITS, SUIT_BITS
from bree.games.fellowship.facts import RIDERS
from bree.games.fellowship.goals.cards import demanded, ranks_in_row, sets, wanted
from bree.games.fellowship.goals.hand_goal import HandGoal
from bree.games.fellowship.state import Fellowship
from bree.games.fellowship.verdict import excused, hand_goal as aim_of

NEVER = 1e-3
OWN = 1.4  # weight of the bot's own goals, compared with the goals of others
UNKNOWN_THREAT = 0.5

Estimate = Callable[[RoundSummary, HandGoal], float]


class GoalOdds(NamedTuple):
    weight: float
    chance: float

    def log(self) -> float:
        return self.weight * log(max(NEVER, self.chance))


def goals_odds(s: Fellowship, seat: str, controls: Callable[[str], str]) -> dict[str, GoalOdds]:
    """Return the odds of every goal that counts, by hand. The goals of the bot's own hands weigh more."""
    now = summarise(s)
    return {
        hand: GoalOdds(OWN if controls(hand) == seat else 1.0, chance(s, now, hand))
        for hand in s.order
        if hand in s.characters and not excused(s, hand)
    }


def round_odds(s: Fellowship, goals: Iterable[GoalOdds]) -> float:
    """Return the odds of the whole round: the logarithm of the product of all goals."""
    total = 0.0
    for goal in goals:
        total += goal.log()
    return total - 10 * s.doomed


def chance(s: Fellowship, now: RoundSummary, hand: str) -> float:
    aim = aim_of(s, hand)
    if now.won[aim.hand] & aim.forbidden:
        return 0.0
    found = ESTIMATES[aim.goal.kind](now, aim) * avoids(now, aim, aim.forbidden)
    return found * keeps_ban(s, now, hand, aim)


def keeps_ban(s: Fellowship, now: RoundSummary, hand: str, aim: HandGoal) -> float:
    rider = RIDERS[s.riders[hand]] if hand in s.riders else None
    if rider is None:
        return 1.0
    if rider.kind == "may_not_win_rank":
        return 0.0 if now.won[aim.hand] & RANK_BITS[rider.rank] else avoids(now, aim, RANK_BITS[rider.rank])
    if rider.kind == "may_not_lead_suit":
        led = [trick.plays[0] for trick in s.tricks] + list(s.trick.items())[:1]
        return 0.0 if any(who == hand and card[0] == rider.suit[0] for who, card in led) else 0.95
    return 1.0


# Odds


def at_least(trials: int, rate: float, needed: int) -> float:
    if needed <= 0:
        return 1.0
    return sum([exactly(trials, rate, n) for n in range(needed, trials + 1)], 0.0)


def exactly(trials: int, rate: float, n: int) -> float:
    return comb(trials, n) * rate**n * (1 - rate) ** (trials - n) if 0 <= n <= trials else 0.0


def leaning(difference: float) -> float:
    """Map a difference to a number from 0 to 1. No difference gives one half."""
    return 1 / (1 + exp(-1.3 * difference))


def catch(now: RoundSummary, hand: int, card: int) -> float:
    """Return the chance that the hand wins this card. Other players help if they can."""
    own = now.power.get(card, 0.0) if now.holds[hand] & card else 0.0
    return max(own, min(0.9, 0.1 + 0.9 * now.rate[hand])) if now.plays[hand] else 0.0


def of_set(now: RoundSummary, hand: int, cards: int) -> list[float]:
    found, rest = [], cards & now.left
    while rest:
        found.append(catch(now, hand, rest & -rest))
        rest &= rest - 1
    return found


def some(now: RoundSummary, hand: int, cards: int, needed: int) -> float:
    """Return the chance to win at least `needed` of these cards."""
    if needed <= 0:
        return 1.0
    odds = of_set(now, hand, cards)
    return at_least(len(odds), sum(odds) / len(odds), needed) if odds else 0.0


def avoids(now: RoundSummary, aim: HandGoal, cards: int) -> float:
    found = 1.0
    for odds in of_set(now, aim.hand, cards) if cards else ():
        found *= 1 - 0.5 * odds
    return found


# Goals that count tricks


def least(now: RoundSummary, aim: HandGoal) -> float:
    return at_least(now.plays[aim.hand], now.rate[aim.hand], aim.n - now.tricks[aim.hand])


def numbers(now: RoundSummary, aim: HandGoal) -> float:
    kind, have, plays = aim.goal.kind, now.tricks[aim.hand], now.plays[aim.hand]
    if "threat" in kind and not aim.threat:
        return UNKNOWN_THREAT
    if kind == "tricks_exactly":
        good = {aim.n}
    elif kind == "tricks_between":
        good = set(range(aim.goal.low, aim.goal.high + 1))
    elif kind == "tricks_equal_threat":
        good = set(aim.threat)
    else:
        every = range(now.total + 1)
        over, under = {n for n in every if n > max(aim.threat)}, {n for n in every if n < min(aim.threat)}
        good = {"more": over, "fewer": under}.get(aim.way, over | under)
    return sum([exactly(plays, now.rate[aim.hand], n - have) for n in good], 0.0)


def expected(now: RoundSummary, hand: int) -> float:
    return now.tricks[hand] + now.rate[hand] * now.plays[hand]


def rivals(now: RoundSummary, aim: HandGoal) -> list[int]:
    return [hand for hand in range(len(now.hands)) if hand != aim.hand]


def fewest(now: RoundSummary, aim: HandGoal) -> float:
    if not now.to_come:
        return float(all(now.tricks[aim.hand] <= now.tricks[other] for other in rivals(now, aim)))
    return leaning(min(expected(now, other) for other in rivals(now, aim)) - expected(now, aim.hand) + 0.5)


def none(now: RoundSummary, aim: HandGoal) -> float:
    if now.tricks[aim.hand]:
        return 0.0
    found = (1 - now.rate[aim.hand]) ** now.plays[aim.hand]
    for other in rivals(now, aim):
        found *= at_least(now.plays[other], now.rate[other], aim.n - now.tricks[other])
    return found


def middle(now: RoundSummary, aim: HandGoal) -> float:
    own, others = expected(now, aim.hand), [expected(now, other) for other in rivals(now, aim)]
    if not now.to_come:
        return float(min(others) < own < max(others))
    return leaning(max(others) - own) * leaning(own - min(others))


def run(now: RoundSummary, aim: HandGoal) -> float:
    wins, rate, plays = now.wins[aim.hand], now.rate[aim.hand], now.plays[aim.hand]
    if not wins:
        return 0.4 * at_least(plays, rate, aim.n)
    unbroken = wins[-1] - wins[0] == len(wins) - 1
    if len(wins) == aim.n:
        return (1 - rate) ** plays if unbroken else 0.0
    goes_on = unbroken and wins[-1] == now.total - now.to_come - 1 and len(wins) < aim.n
    return 0.7 * (0.3 + 0.7 * rate) ** (aim.n - len(wins)) if goes_on else 0.0


def window(now: RoundSummary, aim: HandGoal) -> float:
    if any(at >= now.total - aim.goal.window for at in now.wins[aim.hand]):
        return 1.0
    late = min(aim.goal.window, now.plays[aim.hand])
    return at_least(late, 0.2 + 0.8 * now.rate[aim.hand], 1) if late else 0.0


def last(now: RoundSummary, aim: HandGoal) -> float:
    if not now.to_come:
        return float(bool(now.wins[aim.hand]) and now.wins[aim.hand][-1] == now.total - 1)
    best = max((power for card, power in now.power.items() if card & now.holds[aim.hand]), default=0.0)
    return 0.1 + 0.8 * best if now.plays[aim.hand] else 0.0


# Goals that depend on cards


def many(now: RoundSummary, aim: HandGoal) -> float:
    if not wanted(aim):
        return UNKNOWN_THREAT
    have = (now.won[aim.hand] & wanted(aim)).bit_count()
    have += (now.won[aim.helper] & wanted(aim)).bit_count() if aim.helper >= 0 else 0
    return some(now, aim.hand, wanted(aim), aim.n - have)


def whole(now: RoundSummary, aim: HandGoal) -> float:
    if not demanded(aim):
        return UNKNOWN_THREAT
    return all_of(now, aim.hand, demanded(aim))


def all_of(now: RoundSummary, hand: int, cards: int) -> float:
    lacking = cards & ~now.won[hand]
    if lacking & ~now.left:
        return 0.0
    found = 1.0
    for odds in of_set(now, hand, lacking):
        found *= odds
    return found


def suit(aim: HandGoal) -> int:
    return SUIT_BITS[aim.goal.suits[0]]


def most(now: RoundSummary, aim: HandGoal) -> float:
    have = [(won & suit(aim)).bit_count() for won in now.won]
    left = (now.left & suit(aim)).bit_count() if now.to_come else 0
    ahead = have[aim.hand] - max(have[other] for other in rivals(now, aim))
    mine = left * min(0.9, 0.1 + now.rate[aim.hand])
    return leaning(ahead - 1 + mine - (left - mine) / (len(have) - 1)) if left else float(ahead > 0)


def everyone(now: RoundSummary, aim: HandGoal) -> float:
    found, lacking = 1.0, [hand for hand in range(len(now.hands)) if not now.won[hand] & suit(aim)]
    if len(lacking) > (now.left & suit(aim)).bit_count():
        return 0.0
    for hand in lacking:
        found *= some(now, hand, suit(aim), 1)
    return found


def containing(now: RoundSummary, aim: HandGoal) -> float:
    have = sum(winner == aim.hand and cards & suit(aim) != 0 for winner, cards in now.with_cards)
    return some(now, aim.hand, suit(aim), aim.n - have)


def only(now: RoundSummary, aim: HandGoal) -> float:
    bad = any(winner == aim.hand and not cards & suit(aim) for winner, cards in now.with_cards)
    if bad:
        return 0.0
    clean = (1 - 0.5 * now.rate[aim.hand]) ** now.plays[aim.hand]
    return clean * some(now, aim.hand, suit(aim), aim.n - now.tricks[aim.hand])


def same_rank(now: RoundSummary, aim: HandGoal) -> float:
    return max(
        some(now, aim.hand, cards, aim.n - (now.won[aim.hand] & cards).bit_count()) for cards in RANK_BITS.values()
    )


def each(now: RoundSummary, aim: HandGoal) -> float:
    found = 1.0
    for cards in sets(aim):
        if not now.won[aim.hand] & cards:
            found *= some(now, aim.hand, cards, 1)
    return found


def row(now: RoundSummary, aim: HandGoal) -> float:
    return max(all_of(now, aim.hand, cards) for cards in ranks_in_row(aim))


def kept(now: RoundSummary, aim: HandGoal) -> float:
    best = 0.0
    for cards in SUIT_BITS.values():
        if now.holds[aim.hand] & cards:
            lacking = aim.n - (now.won[aim.hand] & cards).bit_count()
            best = max(best, some(now, aim.hand, cards, lacking) if now.to_come else float(lacking <= 0))
    return best


def last_card(now: RoundSummary, aim: HandGoal) -> float:
    mine = (now.holds[aim.hand] & suit(aim)).bit_count()
    if now.to_come <= 1:
        return 1.0 if mine else NEVER
    return (NEVER, 0.5, 0.75, 0.9)[min(3, mine)]


def nothing(_now: RoundSummary, _aim: HandGoal) -> float:
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
