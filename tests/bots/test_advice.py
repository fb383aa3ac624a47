"""Advice contains the same choice as `choose`, true figures, and a text for every key in both languages."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from army import GAME as ARMY, field
from army.state import KINDS, Army
import pytest
from tiny import GAME as TINY

from bree.bots.advice import INSTEAD, Advice, Advisor, Reason, advised, tenths
from bree.bots.bot import Sight
from bree.bots.find import invite, strong, strongest
from bree.bots.hint import Hint, hint, strongest_hint
from bree.core import CHANCE, DONE, Ask, Game, sample
from bree.core.find import find
from bree.core.saves.state_json import to_plain
from bree.lang import LANGUAGES, Voice
from bree.lang.hint import hint_words
from bree.table.pick_set import ordered_answers

TABLES: list[tuple[str, dict[str, Any], int]] = [
    ("mordor", {"players": 2, "side": "advanced", "symbol_order": "free"}, 3),
    ("mordor", {"players": 3, "side": "advanced"}, 4),
    ("doom", {"players": 2}, 5),
    ("fellowship", {"chapter": "3"}, 3),
    ("fellowship", {"chapter": "6", "players": 2}, 7),
    ("fellowship", {"chapter": "campaign", "players": 3}, 2),
]
DECISIONS = {"mordor": 30, "doom": 18}  # for slow bots
every_table = pytest.mark.parametrize(("name", "options", "seed"), TABLES, ids=[f"{n}-{s}" for n, _, s in TABLES])
KEYS = {
    "mordor": {
        "share", "share-next", "no-table", "turn", "turn-next", "turn-alike", "turn-out", "turn-home", "halve", "order",
        "only",
    },
    "doom": {
        "search", "search-glance", "search-lost", "search-courage", "search-nazgul", "search-farther", "search-nearer",
        "only",
    },
    "fellowship": {
        "careful-taker", "careful-forest", "careful-lost", "careful-goal", "careful-price", "careful-alike",
        "careful-always", "careful-attempts", "only",
    },
}  # fmt: skip


class Moment(NamedTuple):
    state: Any
    ask: Ask
    hint: Hint


def walk(name: str, options: dict[str, Any], seed: int) -> Iterator[tuple[Any, Ask]]:
    """Yield positions of a game that its strongest bot plays."""
    decisions = DECISIONS.get(name, 36)
    game, rng, bot = find(name), Random(seed), invite(name, strongest(name))
    s = game.new(options)
    while (ask := game.waiting(s)) is not None and decisions:
        if ask.who == CHANCE:
            game.apply(s, sample(ask.picks, rng))
            continue
        if not ask.automatic:
            decisions -= 1
            yield s.clone(), ask
        game.apply(s, bot.choose(Sight(game, s, ask.who, ask), rng))


@cache
def moments(name: str, table: int) -> list[Moment]:
    _, options, seed = TABLES[table]
    bot = invite(name, strongest(name))
    return [
        Moment(s, ask, hint(find(name), s, ask, bot, Random(n))) for n, (s, ask) in enumerate(walk(name, options, seed))
    ]


def all_moments(name: str) -> Iterator[Moment]:
    for table, row in enumerate(TABLES):
        if row[0] == name:
            yield from moments(name, table)


def reasons(name: str) -> Counter[str]:
    return Counter(reason.key for moment in all_moments(name) for reason in moment.hint.says)


@every_table
def test_what_is_advised_is_what_is_chosen(name: str, options: dict[str, Any], seed: int) -> None:
    game, asked = find(name), 0
    chooser, adviser = (invite(name, strongest(name)) for _ in range(2))  # two bots, because each remembers its results
    for number, (s, ask) in enumerate(walk(name, options, seed)):
        before = to_plain(s)
        sight = Sight(game, s, ask.who, ask)
        chosen = chooser.choose(sight, Random(number))
        assert advised(adviser, sight, Random(number)).picks[0] == chosen
        assert to_plain(s) == before
        asked += len(ask.picks) > 1
    assert asked > 10


@every_table
def test_a_hint_is_one_pick_or_a_set_that_may_be_taken_and_has_a_reason(
    name: str, options: dict[str, Any], seed: int
) -> None:
    game = find(name)
    for state, ask, given in moments(name, [row[:3] for row in TABLES].index((name, options, seed))):
        assert given.says
        if ask.many:
            line = ordered_answers(game, state, ask, given.picks)
            assert Counter(pick for _, pick in line if pick != DONE) == Counter(set(given.picks) - {DONE})
        else:
            assert len(given.picks) == 1
            assert ask.offers(given.picks[0])
        if name == "doom":
            assert (given.worth is None) == (given.says[0].key == "only")
        else:
            assert (given.worth is None) == (given.says[0].key != "share")
        if not ask.many and len(ask.picks) == 1:
            assert given.says == (Reason("only", {}),)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["mordor", "doom", "fellowship"])
def test_every_hint_can_be_said(name: str, language: str) -> None:
    voice = Voice(language, find(name))
    for _, ask, given in all_moments(name):
        words = hint_words(voice, ask, strongest(name), *given)
        assert words.count("{") == 0
        assert not any(pick in words.split() for pick in given.picks if "_" in pick)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["mordor", "doom", "fellowship"])
def test_there_are_words_for_everything_that_a_bot_can_say(name: str, language: str) -> None:
    voice = Voice(language, find(name))
    assert set(reasons(name)) <= KEYS[name]
    assert {key for key in KEYS[name] if not voice.knows("hint-" + key)} == set()


def test_most_reasons_are_met() -> None:
    """This makes sure that the other tests see most of the reasons."""
    assert set(reasons("mordor")) >= {"share", "share-next", "no-table", "turn", "turn-next", "halve"}
    assert set(reasons("doom")) >= {"search", "search-courage", "search-farther"}
    assert set(reasons("fellowship")) >= KEYS["fellowship"] - {"careful-forest", "careful-lost"}


def test_a_bot_that_weighs_nothing_gives_its_choice_alone() -> None:
    bot, s = invite("tiny", "random"), TINY.new({})
    while (ask := TINY.waiting(s)) is not None and (ask.who == CHANCE or len(ask.picks) == 1):
        TINY.apply(s, ask.picks[0].id)
    assert ask is not None
    assert not isinstance(bot, Advisor)
    sight = Sight(TINY, s, ask.who, ask)
    assert advised(bot, sight, Random(4)) == Advice((bot.choose(sight, Random(4)),))


def test_a_hint_comes_from_the_strongest_bot_and_changes_nothing() -> None:
    s, ask = next(walk("mordor", {}, 1))
    before = to_plain(s)
    bot, given = strongest_hint(find("mordor"), s, ask, 5)
    assert (bot, given.picks[0] in [pick.id for pick in ask.picks]) == ("perfect", True)
    assert to_plain(s) == before


def test_chances_do_not_come_from_luck() -> None:
    assert [strong(name) for name in ("mordor", "doom", "fellowship", "tiny")] == ["perfect", "search", "careful", ""]


class Pair:
    """Takes the second pick if there is one, otherwise the last, and names the alternative."""

    def choose(self, sight: Sight, rng: Random) -> str:
        return self.advise(sight, rng).picks[0]

    def advise(self, sight: Sight, _rng: Random) -> Advice:
        chosen, other, *_ = (pick.id for pick in sight.ask.picks if pick.id != DONE)
        return Advice((chosen,), (Reason("search", {INSTEAD: (other,)}),))


def test_what_would_be_taken_instead_is_a_whole_set_too() -> None:
    doom: Game = find("doom")
    s, ask = next((s, ask) for s, ask in walk("doom", {"players": 1}, 1) if ask.key == "take")
    given = hint(doom, s, ask, Pair(), Random(1))
    assert given.picks == ("orange", "purple")
    assert given.says == (Reason("search", {INSTEAD: ("orange", "blue")}),)


class Rows:
    """Answers with these sets one after the other, and names ending the set as the alternative."""

    def __init__(self, *rows: tuple[str, ...]) -> None:
        self.rows = list(rows)

    def choose(self, sight: Sight, rng: Random) -> str:
        return self.advise(sight, rng).picks[0]

    def advise(self, _sight: Sight, _rng: Random) -> Advice:
        return Advice(self.rows.pop(0), (Reason("search", {INSTEAD: (DONE,)}),))


def mustering(stock: list[int]) -> tuple[Army, Ask]:
    s = field(stock, 0)
    ARMY.rules.settle(s)
    ask = ARMY.waiting(s)
    assert ask is not None
    return s, ask


def test_to_end_the_run_instead_is_to_take_what_was_taken_before() -> None:
    s, ask = mustering([2] * len(KINDS))
    given = hint(ARMY, s, ask, Rows(("gondor-elite",), ("strider",), (DONE,)), Random(1))
    assert given == Hint(("gondor-elite", "strider"), (Reason("search", {INSTEAD: ("gondor-elite",)}),))


def test_of_a_run_of_one_figure_the_bot_says_how_many_it_takes() -> None:
    s, ask = mustering([3] + [0] * (len(KINDS) - 1))
    assert [(pick.id, pick.copies) for pick in ask.picks] == [(KINDS[0], 3)]
    given = hint(ARMY, s, ask, Rows((KINDS[0], KINDS[0]), (DONE,)), Random(1))
    assert given == Hint((KINDS[0], KINDS[0]), (Reason("search", {INSTEAD: (DONE,)}),))


@pytest.mark.parametrize(
    ("figure", "facts"), [(0.0, (0, 0)), (1.34, (1, 3)), (0.96, (1, 0)), (2.0, (2, 0)), (12.25, (12, 2))]
)
def test_figures_have_one_decimal(figure: float, facts: tuple[int, int]) -> None:
    assert tenths(courage=figure) == {"courage": facts[0], "courage_tenth": facts[1]}
