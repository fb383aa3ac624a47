"""The rules that every bot follows, in every game that it plays."""

from itertools import count, islice
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tiny.view import hidden

import bree.bots
from bree.bots import mcts
from bree.bots.bot import Sight
from bree.bots.find import bots, invite, strongest
from bree.core import CHANCE, Game, Refusal, sample
from bree.core.saves.state_json import to_plain
from tests.contract.variants import GAMES, TINY, option_sets, pace, random_game

PAIRS = [(game, name) for game in GAMES for name in bots(game.name)]
SLOW = {
    "search": 1,
    "careful": 2,
    "turn": 2,
    "perfect": 2,
    "captain": 1,
    "queller": 1,
    "partner": 1,
    "mcts": 1,
}  # option sets to try with slow bots
FIRST = 60  # answers of a game
# one process of the tests compiles the solver, not each
MARKS = {"partner": [pytest.mark.xdist_group("solver")]}
ROWS = [pytest.param(game, name, id=f"{game.name}-{name}", marks=MARKS.get(name, [])) for game, name in PAIRS]
WITH_SECRETS = ("fellowship", "war", "tiny")
PLAYOUTS = 12  # of `mcts` for an answer here


@pytest.fixture(autouse=True)
def _quick_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcts, "BOT", lambda: mcts.Mcts(PLAYOUTS))


every_bot = pytest.mark.parametrize(("game", "name"), ROWS)


class Lens:
    """A sight that records what a bot looks at."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.used: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.used.add(name)
        return getattr(self.sight, name)


@every_bot
def test_a_bot_answers_what_is_offered_and_changes_nothing(game: Game, name: str) -> None:
    sets = list(option_sets(game).values())
    mixed = sets[-SLOW.get(name, 4) :]
    for number, options in enumerate([sets[0], *mixed]):
        rng, bot = Random(number), invite(game.name, name)
        s = game.new(options, log=True)
        for given in count():
            ask = game.waiting(s)
            if ask is None or given == pace(game).short:
                break
            if ask.who == CHANCE:
                game.apply(s, sample(ask.picks, rng))
                continue
            before, told = to_plain(s), len(s.log)
            answer = bot.choose(Sight(game, s, ask.who, ask), rng)
            assert ask.offers(answer)
            assert to_plain(s) == before
            assert len(s.log) == told
            game.apply(s, answer)


@every_bot
def test_a_bot_looks_only_at_what_a_sight_offers(game: Game, name: str) -> None:
    bot, rng = invite(game.name, name), Random(3)
    for s, ask, _ in islice(random_game(game, {}, "lens"), FIRST):
        if ask.who != CHANCE:
            lens = Lens(Sight(game, s, ask.who, ask))
            bot.choose(lens, rng)  # type: ignore[arg-type]
            assert lens.used <= {"game", "seat", "ask", "view", "imagine"}


@every_bot
def test_a_bot_answers_the_same_to_the_same(game: Game, name: str) -> None:
    for number, (s, ask, _) in enumerate(islice(random_game(game, {}, "same"), FIRST)):
        if ask.who != CHANCE:
            sight = Sight(game, s, ask.who, ask)
            answers = {invite(game.name, name).choose(sight, Random(number)) for _ in range(2)}
            assert len(answers) == 1


@pytest.mark.parametrize(("game", "name"), [row for row in ROWS if row.values[0].name in WITH_SECRETS])
def test_a_bot_answers_the_same_in_every_world_that_looks_the_same(game: Game, name: str) -> None:
    """With the same random numbers. So no choice depends on what the seat cannot know."""
    for number, (s, ask, _) in enumerate(islice(random_game(game, {}, "worlds"), FIRST)):
        if ask.who != CHANCE:
            other = game.imagine(s, ask.who, Random(f"other {number}"))
            asked = game.waiting(other)
            sights = Sight(game, s, ask.who, ask), Sight(game, other, asked.who, asked)
            assert len({invite(game.name, name).choose(sight, Random(number)) for sight in sights}) == 1


def test_a_sight_offers_the_seats_view_and_ask_and_no_state() -> None:
    s = TINY.new({})
    while (ask := TINY.waiting(s)) is not None and ask.who == CHANCE:
        TINY.apply(s, ask.picks[0].id)
    assert ask is not None
    sight = Sight(TINY, s, ask.who, ask)
    assert {name for name in dir(sight) if not name.startswith("_")} == {"game", "seat", "ask", "view", "imagine"}
    assert sight.view == TINY.view(s, "ann")
    assert sight.ask is ask


def test_nothing_that_a_sight_shows_holds_a_card_the_seat_cannot_know() -> None:
    for s, ask, _ in random_game(TINY, {}, "sight"):
        if ask.who != CHANCE:
            sight = Sight(TINY, s, ask.who, ask)
            shown = json.dumps([sight.view, sight.ask.parts(), sight.ask.step])
            assert [card for card in hidden(s, ask.who) if card in shown] == []


def test_an_imagined_state_is_another_each_time_and_never_the_true_one() -> None:
    s = TINY.new({})
    while (ask := TINY.waiting(s)) is not None and ask.who == CHANCE:
        TINY.apply(s, ask.picks[0].id)
    assert ask is not None
    sight = Sight(TINY, s, ask.who, ask)
    worlds = [sight.imagine(Random(seed)) for seed in range(20)]
    assert all(world is not s and world.log is None for world in worlds)
    assert len({world.hands["bob"] for world in worlds}) > 5
    assert {world.hands["ann"] for world in worlds} == {s.hands["ann"]}
    worlds[0].hands["ann"] = ()
    assert s.hands["ann"] != ()


def test_bots_are_found_by_the_name_of_their_file() -> None:
    home = Path(bree.bots.__file__).parent
    files = [path for folder in (home, home / "mordor") for path in folder.glob("*.py")]
    assert set(bots("mordor")) == {path.stem for path in files if "\nBOT = " in path.read_text(encoding="utf-8")}
    assert {"greedy", "perfect", "random", "turn"} <= set(bots("mordor"))


def test_hints_come_from_the_strongest_bot_of_the_game() -> None:
    assert (strongest("mordor"), strongest("tiny")) == ("perfect", "random")


def test_a_game_gets_only_the_bots_that_can_play_it() -> None:
    assert "random" in bots("tiny")
    assert not {"greedy", "turn"} & set(bots("tiny"))


@pytest.mark.parametrize(
    ("game", "name"), [("mordor", "wizard"), ("mordor", "bot"), ("tiny", "turn"), ("tiny", "greedy")]
)
def test_an_unknown_bot_is_refused_with_those_that_exist(game: str, name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        invite(game, name)
    assert refusal.value.key == "bot-unknown"
    assert refusal.value.facts == {"bot": name, "known": tuple(sorted(bots(game)))}
