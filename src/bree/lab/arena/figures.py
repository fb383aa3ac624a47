"""The figures of a contest, ready for JSON, and separately the times, which the same seed does not repeat."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise
from statistics import median
from typing import Any

from bree.lab.arena.bout import Result
from bree.lab.arena.contest import Contest
from bree.lab.arena.duels import differences, duel
from bree.lab.arena.ratings import Rating, rate
from bree.lab.stats import wilson

Figures = dict[str, Any]
PLACES = 4  # decimals of a share; of a rating one
NONE = dict.fromkeys(Rating._fields)  # for a bot without a valid game


def figures(contest: Contest, results: Sequence[Result]) -> Figures:
    """The figures, which the same seed repeats on any machine and with any executor."""
    ended = [result for result in results if not result.fault]
    ranked = _teams(contest, ended) if contest.pairings.together else _rivals(contest, results)
    found: Figures = {
        "games": len(results),
        "rounds": results[-1].bout.round + 1 if results else 0,
        "faults": dict(sorted(Counter(result.culprit for result in results if result.fault).items())),
        **ranked,
        "duels": _duels(contest, results, ranked["order"]),
        "ends": _ends(contest, ended),
        "lengths": _lengths(ended),
    }
    return {**found, "clear": contest.clear} if contest.stop else found


def times(results: Sequence[Result]) -> dict[str, dict[str, float]]:
    """How long the answers of each bot took. Not part of the figures, because times are never the same twice."""
    found: dict[str, dict[str, float]] = {}
    for result in results:
        for bot, spent in result.spent.items():
            one = found.setdefault(bot, {"answers": 0, "seconds": 0.0})
            one["answers"] += spent.answers
            one["seconds"] += spent.seconds
    for one in found.values():
        one["ms"] = round(1000 * one["seconds"] / max(one["answers"], 1), 4)
        one["seconds"] = round(one["seconds"], 3)
    return found


def _rivals(contest: Contest, results: Sequence[Result]) -> Figures:
    """Ratings. Games with the same luck form a block. A block with a faulty game does not count.

    A bot without a valid game has no rating and no rank.
    """
    blocks: dict[int, list[Result]] = {}
    for result in results:
        blocks.setdefault(result.bout.luck, []).append(result)
    fair = [block for block in blocks.values() if not any(game.fault for game in block)]
    games = [game for block in fair for game in block]
    rated = [bot for bot in contest.bots if any(bot in game.bout.seating for game in games)]
    index = {bot: number for number, bot in enumerate(rated)}
    ratings = rate(
        len(index), [[(tuple(index[name] for name in one.bout.seating), one.shares) for one in block] for block in fair]
    )
    order = [rated[bot] for bot in ratings.order()]
    told = {bot: _told(ratings.of(index[bot])) for bot in order}
    return {
        "order": order,
        "ratings": {bot: {**told.get(bot, NONE), **_won(bot, games)} for bot in _all(contest, order)},
        "gaps": [
            {"better": one, "worse": other, **_told(ratings.between(index[one], index[other]))}
            for one, other in pairwise(order)
        ],
        "places": [
            {"seats": list(place), "share": _share([game.scores[at] for game in games])}
            for at, place in enumerate(contest.pairings.places)
        ],
    }


def _teams(contest: Contest, ended: Sequence[Result]) -> Figures:
    """Shares of victories of all teams, the best first."""
    teams: list[Figures] = []
    for index, line_up in enumerate(contest.pairings.line_ups):
        scores = [result.scores[0] for result in ended if result.bout.line_up == index]
        low, high = (round(end, PLACES) for end in wilson(sum(scores), len(scores))) if scores else (None, None)
        share = _share(scores)
        teams.append({"bots": list(line_up), "games": len(scores), "share": share, "low": low, "high": high})
    teams.sort(key=lambda team: -team["share"] if team["games"] else 1)
    pure = [team["bots"][0] for team in teams if len(set(team["bots"])) == 1 and team["games"]]
    return {"order": pure, "teams": teams}


def _duels(contest: Contest, results: Sequence[Result], order: Sequence[str]) -> list[Figures]:
    """Each two, the better one first."""
    rounds: dict[int, list[Result]] = {}
    for result in results:
        rounds.setdefault(result.bout.round, []).append(result)
    bots = _all(contest, order)
    shown = [differences(tuple(bots), contest.pairings, played) for played in rounds.values()]
    found = []
    for one, other in combinations(bots, 2):
        seen = duel([gains[one, other] for gains in shown if (one, other) in gains])
        met = seen.rounds > 0
        interval = {name: round(getattr(seen, name), PLACES) if met else None for name in ("by", "low", "high")}
        found.append({"one": one, "other": other, "rounds": seen.rounds, **interval})
    return found


def _all(contest: Contest, order: Sequence[str]) -> list[str]:
    """The ranked ones, then those without a rank."""
    return [*order, *(bot for bot in contest.bots if bot not in order)]


def _ends(contest: Contest, ended: Sequence[Result]) -> list[Figures]:
    """How games ended, the most frequent end first, with the victories of each bot, or the games of
    a team of one bot.
    """
    kinds = sorted(Counter(result.end for result in ended).items(), key=lambda kind: (-kind[1], kind[0]))
    found = []
    for kind, games in kinds:
        by = dict.fromkeys(contest.bots, 0.0)
        for result in ended:
            if result.end != kind:
                continue
            if not contest.pairings.together:
                for bot, score in zip(result.bout.seating, result.scores, strict=True):
                    by[bot] += score
            elif len(set(result.bout.seating)) == 1:
                by[result.bout.seating[0]] += 1
        found.append({"end": kind, "games": games, "by": {name: round(part, PLACES) for name, part in by.items()}})
    return found


def _lengths(ended: Sequence[Result]) -> Figures:
    answers = [result.answers for result in ended]
    if not answers:
        return dict.fromkeys(("mean", "shortest", "median", "longest"))
    mean = round(sum(answers) / len(answers), 1)
    return {"mean": mean, "shortest": min(answers), "median": float(median(answers)), "longest": max(answers)}


def _told(rating: Rating) -> dict[str, float]:
    return {name: round(value, 1) + 0.0 for name, value in rating._asdict().items()}


def _won(bot: str, games: Sequence[Result]) -> Figures:
    mine = [score for one in games for name, score in zip(one.bout.seating, one.scores, strict=True) if name == bot]
    return {"games": len(mine), "share": _share(mine)}


def _share(scores: Sequence[float]) -> float | None:
    return round(sum(scores) / len(scores), PLACES) if scores else None
