"""No tool result contains anything that the seat cannot know: the tests search for secret cards and compare twin
worlds.

The witnesses of the contract tests say which cards are secret at each step. The tests play through the tools.
"""

from collections.abc import Mapping
from functools import cache
from itertools import islice
import json
import os
from random import Random
from typing import Any, NamedTuple

import pytest

from bree.adapters.mcp.tools import Tools
from bree.adapters.mcp.words import part_names
from bree.core import CHANCE, Game, Refusal
from bree.core.cards.file import read_folder
from bree.core.find import find
from bree.lang import Voice
from bree.lang.uncertain_cards import SAID
from bree.table import Chair, Sitting
from bree.table.pick_set import pick_set_of
from bree.term.pick_sets import whole
from bree.term.shown_table import ShownTable
from tests.adapters.mcp_table import Table, example, sitting
from tests.contract.canaries import WITNESSES
from tests.contract.variants import GAMES, random_game

HIDDEN = [game for game in GAMES if game.name in WITNESSES]
hidden_hands = pytest.mark.parametrize("game", HIDDEN, ids=[game.name for game in HIDDEN])
GAMES_MORE = max(1, int(os.environ.get("BREE_LEAK_GAMES", "20")) // 20)  # as in the tests of the server
TURNS = {"war": 8 * GAMES_MORE, "fellowship": 60, "tiny": 60}  # turns of the tested seat
LOOKS = {"war": 300 * GAMES_MORE, "fellowship": 120, "tiny": 100}  # positions
APART = {"war": 99, "fellowship": 4, "tiny": 3}  # the test compares twins at every n-th of these positions
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "war": [{}, {"players": 4, "lords": "whole"}],
    "fellowship": [{"chapter": "1", "players": 4, "loss": "end"}, {"chapter": "12", "players": 2, "loss": "end"}],
    "tiny": [{"players": 3, "tokens": 2}],
}
WITHIN = ("map", "hand", "table", "supply", "NAME")  # parts whose lines are also in `board`
REGIONS = ("region minas tirith", "region moria")


def every_call(game: Game) -> list[tuple[str, dict[str, Any]]]:
    """Return every call that changes nothing."""
    parts = [part for part in part_names(game.name) if part.split()[-1] not in WITHIN]
    fields = ("hands", "battle", "round", "trick", "piles")
    more = [("look", {"part": part}) for part in (*parts, *(REGIONS if game.name == "war" else ()))]
    more += [("look", {"part": field, "format": "json"}) for field in fields]
    plain = [(tool, {"format": form}) for tool in ("look", "answers") for form in ("text", "json")]
    return [*plain, *more, ("wait", {"seconds": 0})]


class Secrets(NamedTuple):
    """Cards whose place the seat cannot know."""

    now: set[str]
    since: set[str]  # secret at every step since the seat's last ask, for log lines in between
    ever: set[str]  # secret since the first step, for old log lines


class RowTracker:
    """Tracks what is secret from a seat, with a witness that sees every position."""

    def __init__(self, sitting: Sitting, seat: str) -> None:
        self._sitting, self._seat = sitting, seat
        self._state = sitting.game.new(sitting.options)
        self._witness = WITNESSES[sitting.game.name]()
        self._witness.look(self._state)
        self._seen = 0
        self._last = set(self._witness.secrets(seat))
        self._ever = set(self._last)

    def secrets(self) -> Secrets:
        always = set(self._last)
        for answer in self._sitting.answers[self._seen :]:
            self._sitting.game.apply(self._state, answer.pick)
            self._witness.look(self._state)
            self._last = set(self._witness.secrets(self._seat))
            always &= self._last
        self._seen = len(self._sitting.answers)
        self._ever &= always
        return Secrets(self._last, always, set(self._ever))


def search(said: list[tuple[str, str]], secrets: Secrets, voice: Voice) -> int:
    """Search for secret cards, by id in JSON and by name in text. The log covers the past, everything else the
    present.
    """
    for call, text in said:
        told = json.loads(text) if text[:1] in "{[" else None
        log = json.dumps(told.pop("log", None)) if isinstance(told, dict) else text
        always = secrets.ever if "'log" in call else secrets.since
        for card in secrets.now if told is not None else ():
            assert f'"{card}"' not in json.dumps(told), f"{card} in {call}"
        for card in always:
            assert f'"{card}"' not in log, f"{card} in the log of {call}"
        if told is None:
            bare = without_print(text, voice)
            names = {card: voice.say("card-" + card) for card in always if voice.knows("card-" + card)}
            assert [card for card, name in names.items() if name in bare] == [], f"in {call}: {bare}"
    return len(secrets.now)


def without_print(text: str, voice: Voice) -> str:
    """Remove the printed text of visible cards, because it may name any card."""
    for printed in prints(voice.language, voice.game):
        text = text.replace(printed, "")
    return text


@cache
def prints(language: str, game: Game) -> list[str]:
    boxes = [read_folder(f"{game.package}.{place}") for place in game.folders.values()]
    texts = [card.text[language] for box in boxes for card in box.values()]
    return sorted({said for text in texts for part, said in text.items() if part in SAID}, key=len, reverse=True)


@hidden_hands
async def test_a_game_through_the_tools_holds_no_card_that_the_seat_cannot_know(game: Game) -> None:
    for number, options in enumerate(OPTIONS[game.name]):
        seats = game.seats(game.choose(options))
        chairs = {seat: Chair("random", "random") for seat in seats} | {seats[number % len(seats)]: Chair("me")}
        table, rng, found = Table(Sitting(game, options, chairs, seed=number)), Random(number), 0
        watch = RowTracker(table.sitting, table.here.seat)
        async with table:
            for _ in range(TURNS[game.name]):
                await table.until_asked()
                secrets = watch.secrets()
                said = [
                    (f"{tool} {given}", (await table.tools.call(tool, given))[0]) for tool, given in every_call(game)
                ]
                found += search(said, secrets, table.tools.voice)
                if table.here.look().over:
                    break
                ask = json.loads(await table.says("answers", format="json"))
                await table.tools.call("answer", {"answers": example().choose(ask, rng)})
        assert found > 0, "nothing was secret"


class Standing:
    """A seat at a fixed position."""

    trouble: Refusal | None = None

    def __init__(self, game: Game, s: Any, seat: str, log: list[Any]) -> None:
        self.game, self.seat = game, seat
        ask = game.waiting(s)
        asked = whole(ask, pick_set_of(game, s, ask)) if ask is not None and ask.who == seat else None
        others = ask if asked is not None or ask is None else type(ask)(ask.who, ask.key, "", ())
        self._seen = ShownTable(others, asked, game.view(s, seat), log, game.score(s))

    @property
    def chairs(self) -> Mapping[str, Chair]:
        return {
            seat: Chair("me" if seat == self.seat else "bot", "" if seat == self.seat else "random") for seat in SEATS
        }

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    async def wait(self, seconds: float) -> None: ...
    async def answer(self, picks: list[str]) -> None: ...

    def look(self) -> ShownTable:
        return self._seen


SEATS: list[str] = []


async def said_at(standing: Standing, language: str) -> list[tuple[str, bool]]:
    tools = Tools(standing, language)
    return [await tools.call(tool, given) for tool, given in every_call(standing.game)]


@hidden_hands
async def test_every_word_is_the_same_in_a_world_that_the_seat_cannot_tell_from_the_true_one(game: Game) -> None:
    for options in OPTIONS[game.name]:
        rng = Random(game.name)
        for number, (s, ask, _) in enumerate(islice(random_game(game, options, "mcp"), LOOKS[game.name])):
            if number % APART[game.name] or ask.who == CHANCE:
                continue
            SEATS[:] = s.seats
            for seat in s.seats:
                log = [entry for entry in s.log if entry.visible_to(seat)]
                truth = await said_at(Standing(game, s, seat, log), "pl")
                assert truth == await said_at(Standing(game, game.imagine(s, seat, rng), seat, log), "pl")


async def test_the_search_would_find_a_leak() -> None:
    """Both searches find a view that reveals too much."""
    game = find("fellowship")
    table = Table(sitting("fellowship", "random", "random", "random", chapter="1"))
    watch = RowTracker(table.sitting, table.here.seat)
    async with table:
        await table.until_asked()
        secrets = watch.secrets()
        card = min(secrets.ever)
        said = [("look", await table.says("look", format="json"))]
        voice = Voice("pl", game)
        assert search(said, secrets, voice) > 0
        for leak in (
            {"view": {"hands": [card]}},
            {"ask": {"answers": [{"id": card}]}},
            {"log": [{"facts": {"card": card}}]},
        ):
            with pytest.raises(AssertionError, match=card):
                search([("look", json.dumps(leak))], secrets, voice)
        with pytest.raises(AssertionError, match=card):
            search([("look", f"W lewie: {voice.say('card-' + card)}.")], secrets, voice)
