"""Reasons for the choice of `careful`: keys and facts that compare it with the next best pick in the same worlds."""

from collections import Counter

from bree.bots.advice import ONLY, Reason, percent
from bree.bots.fellowship.outcome import NO_TRICK, TrickOutcome
from bree.core import Facts
from bree.games.fellowship.state import FOREST

ENOUGH = 0.02  # of a chance: the hint does not mention smaller differences


def explain(found: dict[str, list[TrickOutcome]], ranked: list[str]) -> tuple[Reason, ...]:
    if len(ranked) == 1:
        return (Reason(ONLY, {}),)
    best, second = ranked[:2]
    here, there = found[best], found[second]
    differs = losses(here, there, second) + goals(here, there, second)
    return (*trick(here), *(differs or [Reason("careful-alike", {"instead": (second,)})]))


def trick(here: list[TrickOutcome]) -> list[Reason]:
    """Name the hand that wins the trick in most of the worlds."""
    takers = Counter(outcome.taker for outcome in here)
    taker, times = takers.most_common(1)[0]
    if taker == NO_TRICK:
        return []
    facts = {"times": times, "worlds": len(here)}
    if taker == FOREST:
        return [Reason("careful-forest", facts)]
    return [Reason("careful-taker", {"who": "hand-" + taker, **facts})]


def losses(here: list[TrickOutcome], there: list[TrickOutcome], second: str) -> list[Reason]:
    """Count the worlds that lose the round at once."""
    lost, other = (sum(outcome.lost for outcome in outcomes) for outcomes in (here, there))
    if lost == other == 0:
        return []
    return [Reason("careful-lost", {"instead": (second,), "lost": lost, "other": other, "worlds": len(here)})]


def goals(here: list[TrickOutcome], there: list[TrickOutcome], second: str) -> list[Reason]:
    """Name the goal that gains most, and the goal that loses most."""
    pairs = [(mine, yours) for mine, yours in zip(here, there, strict=True) if mine.goals and yours.goals]
    hands = [hand for hand in pairs[0][0].goals if all(hand in yours.goals for _, yours in pairs)] if pairs else []
    gains = {
        hand: sum([mine.goals[hand].log() - yours.goals[hand].log() for mine, yours in pairs], 0.0) for hand in hands
    }
    says = []
    for key, hand in (("careful-goal", max(gains, key=gains.__getitem__, default="")),
                      ("careful-price", min(gains, key=gains.__getitem__, default=""))):  # fmt: skip
        if not hand:
            continue
        mine, yours = (sum([pair[at].goals[hand].chance for pair in pairs], 0.0) / len(pairs) for at in (0, 1))
        if (mine - yours if key == "careful-goal" else yours - mine) >= ENOUGH:
            character = "character-" + pairs[0][0].characters[hand]
            facts: Facts = {"who": "hand-" + hand, "character": character, "instead": (second,)}
            says.append(Reason(key, {**facts, "share": percent(mine), "other": percent(yours)}))
    return says
