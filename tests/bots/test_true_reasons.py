"""The figures in the reasons of bots, computed again by other means."""

from collections import Counter
from math import exp
from random import Random
from typing import Any, NamedTuple

import pytest

from bree.bots.advice import percent, tenths
from bree.bots.bot import Sight
from bree.bots.doom.outlook import outlook
from bree.bots.doom.search import Search, best, distinct_picks
from bree.bots.fellowship.careful import WORLDS, Careful
from bree.bots.fellowship.goal_odds import chance, summarise
from bree.bots.fellowship.outcome import finish_trick
from bree.bots.hint import hint
from bree.bots.mordor.turn import TurnBot
from bree.core import CHANCE, DONE, sample
from bree.core.find import find
from bree.games.fellowship.queries import controller
from bree.games.fellowship.state import FOREST
from bree.games.mordor import GAME as MORDOR
from bree.games.mordor.state import CIRCLES, Mordor
from tests.bots.enumeration import rolling_only, worths_of
from tests.bots.test_advice import all_moments
from tests.bots.test_turn import TABLES, position, thrown


class Sums(NamedTuple):
    circles: float
    strikes: float
    halves: float
    out: float
    home: float


def played_out(s: Mordor, seat: int, begun: Mordor, bot: TurnBot) -> Sums:
    """Return the sums for the rest of the turn, with the rules, the weights of all throws, and the bot's choices."""
    ask = MORDOR.waiting(s)
    if ask is None or s.active != seat or ask.key == "starter" or (ask.who != CHANCE and s.active != seat):
        return ended(s, seat, begun)
    if ask.who != CHANCE:
        return played_out(after(s, bot.choose(Sight(MORDOR, s, ask.who, ask), Random(0))), seat, begun, bot)
    total = sum(pick.weight for pick in ask.picks)
    rows = [(pick.weight / total, played_out(after(s, pick.id), seat, begun, bot)) for pick in ask.picks]
    return Sums(*(sum(share * row[at] for share, row in rows) for at in range(5)))


def ended(s: Mordor, seat: int, begun: Mordor) -> Sums:
    circles = s.circles[seat] - begun.circles[seat]
    halves = len(s.halved[seat]) - len(begun.halved[seat])
    strikes = begun.left[seat] + halves - s.left[seat]
    return Sums(circles, strikes, halves, s.left[seat] <= 0, s.circles[seat] == CIRCLES > begun.circles[seat])


def after(s: Any, answer: str) -> Any:
    twin = s.clone()
    MORDOR.rules.play(twin, answer)
    return twin


@pytest.mark.parametrize("faces", ["ring ring", "orc nazgul", "tree gandalf", "ring gandalf"])
@pytest.mark.parametrize("table", TABLES)
def test_what_a_turn_brings_on_average_is_what_the_rules_bring(table: str, faces: str) -> None:
    s = thrown(position(table, "yR rO bW"), faces)
    ask = MORDOR.waiting(s)
    assert ask is not None
    given = hint(MORDOR, s, ask, TurnBot(), Random(0))
    if given.says[0].key != "turn":
        assert given.says[0].key == "only"
        return
    found = played_out(s, s.active, s, TurnBot())
    told = {reason.key: reason.facts for reason in given.says}
    assert told["turn"] == tenths(circles=found.circles, strikes=found.strikes, halves=found.halves)
    for key, share in (("turn-out", found.out), ("turn-home", found.home)):
        assert told.get(key, {"share": 0}) == {"share": percent(share)}


@pytest.mark.parametrize("faces", ["ring ring", "orc ring", "tree gandalf"])
@pytest.mark.parametrize("table", ["basic", "thin", "circle 3"])
def test_how_much_worse_the_next_best_is(table: str, faces: str) -> None:
    """The enumeration compares sets pick by pick: the best set without the first pick, or with only the first pick."""
    s = thrown(position(table, "yR rO bW"), faces)
    ask = MORDOR.waiting(s)
    assert ask is not None
    sets = sets_of(s, ())
    values = sorted(sets.values(), reverse=True)
    given = hint(MORDOR, s, ask, TurnBot(), Random(0))
    last = given.says[-1]
    less = values[0] - values[1]
    assert sets[tuple(sorted(given.picks))] == pytest.approx(values[0], rel=1e-12)
    assert last.key == ("turn-next" if round(less * 10) else "turn-alike")
    if last.key == "turn-next":
        assert {name: last.facts[name] for name in ("less", "less_tenth")} == tenths(less=less)
        assert sets[tuple(sorted(last.facts["instead"]))] == pytest.approx(values[1], rel=1e-12)


def sets_of(s: Mordor, taken: tuple[str, ...]) -> dict[tuple[str, ...], float]:
    """Return every possible set with its value from the enumeration."""
    ask = MORDOR.waiting(s)
    if ask is None or ask.key != "keep" or len(s.now) != len(taken):
        return {}
    found: dict[tuple[str, ...], float] = {}
    worths = worths_of(rolling_only(s))
    for pick in ask.picks:
        if pick.id == DONE:
            found[tuple(sorted(taken))] = worths[DONE]
            continue
        there = after(s, pick.id)
        now = tuple(sorted((*taken, pick.id)))
        inner = sets_of(there, now)
        found.update(inner if inner else {now: worths[pick.id]})
    return found


def test_the_chances_of_search_are_those_of_its_play_ons() -> None:
    """The test makes the same playouts with the same dice, for both picks."""
    doom, played = find("doom"), 0
    for number, (s, ask, _) in enumerate(all_moments("doom")):
        if len(ask.picks) < 2 or len(distinct_picks(s, ask)) < 2 or played == 8:
            continue
        rng = Random(number)
        comparison = Search().compare(Sight(doom, s, ask.who, ask), Random(number))
        says = Search().advise(Sight(doom, s, ask.who, ask), Random(number))
        assert says.picks == (comparison.best,)
        assert says.says[0].facts["instead"] == (comparison.second,)
        if not comparison.played:
            continue
        played += 1
        position = doom.imagine(s, ask.who, rng)
        seeds = [rng.getrandbits(32) for _ in range(len(comparison.results))]
        ends = {
            pick: [turn_end(doom, position, pick, seed) for seed in seeds]
            for pick in (comparison.best, comparison.second)
        }
        shares = {pick: [share_of(end) for end in found] for pick, found in ends.items()}
        mean = {pick: sum(found) / len(found) for pick, found in shares.items()}
        assert says.worth == pytest.approx(mean[comparison.best])
        facts = says.says[0].facts
        assert (facts["share"], facts["other"]) == (percent(mean[comparison.best]), percent(mean[comparison.second]))
        assert facts["times"] == len(seeds)
        for reason in says.says[1:]:
            of = FIGURES[reason.key]
            mine, other = (sum(map(of, ends[pick])) / len(seeds) for pick in (comparison.best, comparison.second))
            if reason.key == "search-lost":
                lost, otherwise = mine * len(seeds), other * len(seeds)
                assert reason.facts == {"lost": lost, "other": otherwise, "times": len(seeds)}
            elif reason.key in ("search-farther", "search-nearer"):
                assert reason.facts == tenths(spaces=abs(mine - other))
                assert (mine > other) == (reason.key == "search-farther")
            else:
                assert reason.facts == tenths(mine=mine, other=other)
    assert played == 8


FIGURES = {
    "search-lost": lambda s: s.over not in ("", "won"),
    "search-courage": lambda s: s.courage,
    "search-nazgul": lambda s: 0 if s.slain else s.nazgul,
    "search-farther": lambda s: s.at["ring_bearers"],
    "search-nearer": lambda s: s.at["ring_bearers"],
}


def turn_end(doom: Any, position: Any, pick: str, seed: int) -> Any:
    s, rng = position.clone(), Random(seed)
    doom.rules.play(s, pick)
    turn = s.turns
    while s.turns == turn and (ask := doom.waiting(s)) is not None:
        doom.rules.play(s, sample(ask.picks, rng) if ask.who == CHANCE else best(s, ask))
    return s


def share_of(s: Any) -> float:
    return float(s.over == "won") if s.over else 1 / (1 + exp(-outlook(s)))


def test_takers_and_goals_of_careful_are_those_of_its_worlds() -> None:
    game, takers, goals = find("fellowship"), 0, 0
    for number, (s, ask, _) in enumerate(all_moments("fellowship")):
        given = Careful().advise(Sight(game, s, ask.who, ask), Random(number))
        told = {reason.key: reason.facts for reason in given.says}
        if not set(told) & {"careful-taker", "careful-goal", "careful-price"}:
            continue
        ends = played_worlds(game, s, ask, number)
        if "careful-taker" in told:
            takers += 1
            won = Counter(end.tricks[-1].winner for end in ends[given.picks[0]] if len(end.tricks) > len(s.tricks))
            who, times = won.most_common(1)[0]
            assert told["careful-taker"]["times"] == times
            assert told["careful-taker"]["worlds"] == WORLDS
            assert won[told["careful-taker"]["who"].removeprefix("hand-")] == times
            assert who != FOREST
        for key in ("careful-goal", "careful-price"):
            if key in told and all(not end.result and not end.over for found in ends.values() for end in found):
                goals += 1
                facts = told[key]
                hand = facts["who"].removeprefix("hand-")
                assert facts["character"] == "character-" + ends[given.picks[0]][0].characters[hand]
                for name, pick in (("share", given.picks[0]), ("other", facts["instead"][0])):
                    odds = [chance(end, summarise(end), hand) for end in ends[pick]]
                    assert facts[name] == percent(sum(odds) / len(odds))
                assert (facts["share"] > facts["other"]) == (key == "careful-goal")
    assert (takers > 10, goals > 10) == (True, True)


def played_worlds(game: Any, s: Any, ask: Any, seed: int) -> dict[str, list[Any]]:
    """Return the worlds that the bot imagined with this seed, after each pick and the rest of the trick."""
    rng = Random(seed)
    found: dict[str, list[Any]] = {pick.id: [] for pick in ask.picks}
    for _ in range(WORLDS):
        world = game.imagine(s, ask.who, rng)
        for pick in ask.picks:
            end = world.clone()
            game.rules.play(end, pick.id)
            if ask.key in ("play", "fixed_ring"):
                finish_trick(end, len(world.tricks), world.rounds, rng)
            found[pick.id].append(end)
    assert all(controller(end, hand) for ends in found.values() for end in ends for hand in end.characters)
    return found
