"""Converts a position of the rules into plain arrays for the kernel."""

import numpy as np

from bree.games.fellowship.card import BIT, ONE_RING, RANK_BITS, RIVERS, SUIT_BITS, bits
from bree.games.fellowship.facts import RIDERS
from bree.games.fellowship.goals.cards import demanded, ranks_in_row, sets, wanted
from bree.games.fellowship.goals.hand_goal import HandGoal
from bree.games.fellowship.goals.tricks import numbers
from bree.games.fellowship.queries import bearer_hand, covered, face, has_power, left_of, retriever, solo
from bree.games.fellowship.round_count import RoundCount, count_round
from bree.games.fellowship.rules.exchange import may_exchange
from bree.games.fellowship.rules.side_deck import cards_up, rank_of
from bree.games.fellowship.rules.tricks import drawing_hands, ring_has_power, takes_grim, trumps
from bree.games.fellowship.state import PYRAMID, Fellowship
from bree.games.fellowship.verdict import KINDS as ON_TABLE, broken, excused, hand_goal
from bree.solve.fellowship import array_layout as at
from bree.solve.fellowship.array_layout import Array, RoundArrays

KINDS = {
    "tricks_at_least": at.AT_LEAST, "tricks_exactly": at.NUMBERS, "tricks_between": at.NUMBERS,
    "tricks_equal_threat": at.NUMBERS, "tricks_above_or_below_threat": at.NUMBERS, "fewest_tricks": at.FEWEST,
    "zero_tricks_others_at_least": at.ZERO, "strictly_middle_tricks": at.MIDDLE, "one_unbroken_run_only": at.RUN,
    "win_one_of_last_tricks": at.IN_WINDOW, "win_last_trick": at.LAST, "cards_of_suit_at_least": at.MANY,
    "cards_with_threat_rank_at_least": at.MANY, "card_of_suit_with_threat_rank": at.WHOLE, "win_all_of_suit": at.WHOLE,
    "strictly_most_of_suit": at.MOST, "everyone_wins_suit": at.EVERYONE, "tricks_containing_suit": at.CONTAINING,
    "only_tricks_with_suit": at.ONLY, "same_rank_at_least": at.SAME, "one_of_each_rank": at.EACH,
    "each_suit_at_least": at.EACH, "run_of_ranks_in_suit": at.ANY_ROW, "won_suit_matches_kept_card": at.KEPT,
    "play_suit_in_last_trick": at.LAST_CARD,
}  # fmt: skip


def problem(s: Fellowship, draws: tuple[str, ...], grim: tuple[str, ...]) -> RoundArrays:
    """Return the rest of the round from a decision in a trick, with the decks in these orders."""
    t = count_round(s)
    goals, several, splits = goal_table(s, t)
    fixed = round_table(s, draws, len(goals), len(splits))
    ranks = grim_table(s, grim)
    rows = np.zeros((at.DEPTHS, at.ROW), np.int64)
    fill_row(s, t, rows[0], goals)
    return RoundArrays(
        rows,
        fixed,
        ranks,
        np.array([BIT[card] for card in draws] or [0], np.int64),
        np.array(goals or [[0] * at.GOAL], np.int64),
        np.array(several or [[0] * at.SETS], np.int64),
        np.array(splits, np.int64),
        forest_to_come(ranks),
    )


def number(s: Fellowship, hand: str) -> int:
    return s.order.index(hand) if hand in s.order else -1


def mask(s: Fellowship, hands: list[str]) -> int:
    return sum(1 << number(s, hand) for hand in hands)


def waiting_hands(s: Fellowship) -> list[str]:
    """Return the hands that still have to play into this trick."""
    return [str(step[1:][0]) for step in reversed(s.todo) if step[0] in ("play", "turn", "fixed_ring")]


def round_table(s: Fellowship, draws: tuple[str, ...], goals: int, splits: int) -> Array:
    fixed = np.zeros(at.ROUND, np.int64)
    fixed[at.NH], fixed[at.LENGTH], fixed[at.GOALS], fixed[at.SPLITS] = len(s.order), s.length, goals, splits
    fixed[at.TRUMP] = SUIT_BITS[RIVERS] if trumps(s) else 0
    fixed[at.RING_POWER] = ring_has_power(s)
    fixed[at.PYRAMID] = number(s, PYRAMID)
    fixed[at.BASE] = s.rows[0] if s.rows else 0
    fixed[at.TUCKER] = number(s, next(iter(s.tucked), ""))
    fixed[at.CHOOSER] = next((number(s, hand) for hand in s.order if face(s, hand).after_win), -1)
    fixed[at.NOT_BOUND] = mask(s, [hand for hand in s.order if has_power(s, hand, "ignore_follow_suit")])
    fixed[at.LEADS_RINGS] = mask(s, [hand for hand in s.order if has_power(s, hand, "may_lead_rings_any_time")])
    fixed[at.DRAWING] = mask(s, drawing_hands(s))
    fixed[at.DECK] = len(draws) if solo(s) else 0
    frodo = bearer_hand(s)
    by_frodo = s.terms.has("solo_dealing", "frodo") and bool(frodo)
    fixed[at.DEAL_FIRST] = number(s, left_of(s, frodo)) if by_frodo else -1
    fixed[at.FREE_HAND], fixed[at.RING_HAND] = number(s, s.free_hand), number(s, s.ring)
    if cards_up(s):
        fixed[at.GRIM] = 2 if takes_grim(s) else 1
    fill_sting(s, fixed)
    fill_hands(s, fixed)
    return fixed


def fill_sting(s: Fellowship, fixed: Array) -> None:
    fixed[at.STINGER], fixed[at.TAKER] = -1, -1
    hand = retriever(s)
    other = s.taker not in ("", hand) and may_exchange(s, s.taker)
    if hand and (s.lost or other):
        fixed[at.STINGER] = number(s, hand)
        fixed[at.TAKER] = -1 if s.lost else number(s, s.taker)
    fixed[at.SIDES_STAY] = s.terms.has("pyramid_sides", "stay")


def fill_hands(s: Fellowship, fixed: Array) -> None:
    """Write the cards that each hand keeps or must play, and the order of the first trick."""
    for n, hand in enumerate(s.order):
        fixed[at.KEEP + n] = s.keeps.get(hand, 0)
        fixed[at.FIXED + n] = BIT[s.fixed[hand]] if hand in s.fixed else 0
        laid = s.laid.get(hand, "") or s.trick.get(hand, "")
        fixed[at.FORCED + n] = BIT[laid] if laid else 0
    hands = [*s.trick, *waiting_hands(s)]
    for place in range(at.HANDS):
        fixed[at.TURNS + place] = number(s, hands[place]) if place < len(hands) else -1


def grim_table(s: Fellowship, grim: tuple[str, ...]) -> Array:
    """Return for every trick the rank of its Forest card, or the ranks of its Balrog cards."""
    ranks = np.zeros(at.DEPTHS, np.int64)
    each = cards_up(s)
    if not each:
        return ranks
    now = list(s.grim_up) + list(grim)
    for trick in range(len(s.tricks), s.length):
        ranks[trick] = sum(rank_of(card) for card in now[:each])
        now = now[each:]
    return ranks


def forest_to_come(ranks: Array) -> Array:
    """Return for every trick the ranks of all Forest cards from this trick on, as a mask."""
    future = np.zeros(at.DEPTHS, np.int64)
    seen = 0
    for trick in range(at.DEPTHS - 1, -1, -1):
        seen |= 1 << min(int(ranks[trick]), 40)
        future[trick] = seen
    return future


def fill_row(s: Fellowship, t: RoundCount, row: Array, goals: list[list[int]]) -> None:
    for n, hand in enumerate(s.order):
        row[at.HAND + n] = bits(s.hands[hand])
        row[at.WON + n], row[at.TRICKS + n] = t.won[n], t.n[n]
    for goal in goals:
        who = goal[at.WHO]
        if goal[at.KIND] == at.CONTAINING:
            row[at.WITH_SUIT + who] = sum(w == who and cards & goal[at.CARDS] != 0 for w, cards in t.tricks)
        elif goal[at.KIND] in (at.RUN, at.IN_WINDOW):
            row[at.WITH_SUIT + who] = max([n + 1 for n, (w, _) in enumerate(t.tricks) if w == who], default=0)
    row[at.COVERED] = bits(covered(s)) if s.rows else 0
    row[at.TUCKED] = bits(s.tucked.values())
    row[at.LEADER] = number(s, s.leader)
    row[at.TOKEN], row[at.DONE] = s.led_free, len(s.tricks)
    row[at.LOST] = BIT[s.lost[0]] if s.lost else 0
    for place, card in enumerate(s.pyramid):
        row[at.SLOT + place] = BIT[card] if card else 0


def goal_table(s: Fellowship, t: RoundCount) -> tuple[list[list[int]], list[list[int]], list[list[int]]]:
    """Return the goals, the sets of cards that goals refer to, and the masks that distinguish cards."""
    goals: list[list[int]] = []
    several: list[list[int]] = []
    splits = [[-1, BIT[ONE_RING]]]
    if cards_up(s) and takes_grim(s):
        splits.append([-1, at.ALL_RANKS])
    for hand in s.order:
        a = hand_goal(s, hand)
        if excused(s, hand):
            continue
        if a.goal.kind != "none":
            add_goal(t, a, goals, several, splits)
        if hand in s.riders:
            add_rider(s, hand, goals, several, splits)
    return goals, several, splits


def add_goal(
    t: RoundCount, a: HandGoal, goals: list[list[int]], several: list[list[int]], splits: list[list[int]]
) -> None:
    kind = KINDS[a.goal.kind]
    goal = [kind, a.hand, a.n, 0, 0, 0, a.helper, a.goal.window]
    rows = [0] * at.SETS
    if kind == at.NUMBERS:
        goal[at.ALLOWED] = sum(1 << n for n in numbers(t, a))
    elif kind == at.MANY:
        goal[at.CARDS] = wanted(a)
    elif kind == at.WHOLE:
        goal[at.CARDS] = demanded(a)
    elif kind in (at.EACH, at.ANY_ROW):
        found = sets(a) if kind == at.EACH else ranks_in_row(a)
        rows[: len(found)] = found
    elif a.goal.suits:
        goal[at.CARDS] = SUIT_BITS[a.goal.suits[0]]
    goal[at.NEVER] = a.forbidden
    place = len(goals)
    if kind == at.SAME or a.goal.kind == "one_of_each_rank":
        splits.append([place, at.ALL_RANKS])
    splits += [[place, cards] for cards in (goal[at.CARDS], goal[at.NEVER]) if cards]
    if kind == at.ANY_ROW:
        splits += [[place, cards] for cards in rows if cards]
    goals.append(goal)
    several.append(rows)


def add_rider(
    s: Fellowship, hand: str, goals: list[list[int]], several: list[list[int]], splits: list[list[int]]
) -> None:
    rider = RIDERS[s.riders[hand]]
    if rider.kind not in ("may_not_win_rank", "may_not_lead_suit"):
        return
    wins = rider.kind == "may_not_win_rank"
    cards = RANK_BITS[rider.rank] if wins else SUIT_BITS[rider.suit]
    kind = at.NO_WIN if wins else at.NO_LEAD
    splits.append([len(goals), cards])
    goals.append([kind, number(s, hand), 0, cards, cards if wins else 0, 0, -1, 0])
    several.append([0] * at.SETS)


def hopeless(s: Fellowship) -> bool:
    """Is a goal already impossible?"""
    t = count_round(s)
    if s.doomed:
        return True
    for hand in s.order:
        a = hand_goal(s, hand)
        if not excused(s, hand) and (broken(s, t, hand) or not ON_TABLE[a.goal.kind].can_meet(t, a)):
            return True
    return False
