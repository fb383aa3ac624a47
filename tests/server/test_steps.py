"""A client that wants beats is shown what happens step by step, and the bots wait until it has seen it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from random import Random
from typing import Any

import httpx
import pytest
from tiny import GAME as TINY

from bree.core import Game, Refusal, Rules
from bree.core.find import find
from bree.server.show.clients import Client
from bree.server.tables.live import LiveTable
from tests.server.running import PATIENCE_S, House, running, settings
from tests.server.seated import Seated
from tests.server.setting import ME, RANDOM, Laid, act, bearer, lay
from tests.server.steps import by_hand, expected, states, unfolded, views_of

FOR_EVER = 1e6  # longer than any bot may wait
GREEDY = {"kind": "bot", "bot": "greedy"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where bots would wait for ever."""
    folder = tmp_path_factory.mktemp("patient")
    wanted = settings(f"sqlite:///{folder}/tables.sqlite")
    with running(wanted, {"bot_patience": FOR_EVER}, static=folder / "none") as house:
        yield house


@pytest.fixture
async def rest(house: House) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as client:
        yield client


async def follow(client: Seated, rng: Random, most: int) -> None:
    """Play this many rows as a person who sees everything."""
    seen = 0
    while client.state["row"] < most and not client.state["over"]:
        if client.state["row"] > seen:
            seen = client.state["row"]
            await client.says_seen()
        if client.asked:
            await client.answer(rng.choice(client.state["ask"]["picks"])["id"])
        else:
            await client.until_state(lambda state, seen=seen: state["row"] > seen)


@pytest.mark.parametrize(
    ("game", "options", "rows"),
    [
        (find("mordor"), {"players": 4}, 120),
        (find("doom"), {"players": 2}, 90),
        (TINY, {"players": 3}, 60),
        (find("fellowship"), {"players": 4, "chapter": "2"}, 110),
    ],
    ids=lambda one: one.name if isinstance(one, Game) else "",
)
async def test_every_move_comes_as_beats(
    game: Game, options: dict[str, Any], rows: int, house: House, rest: httpx.AsyncClient
) -> None:
    """The exact lines and views, in order, for answers of bots, of chance and of the person, as the rules give them."""
    names = game.seats(game.choose(options))
    laid = await lay(rest, game.name, ME, *[RANDOM] * (len(names) - 1), options=options, watch=True)
    async with (
        Seated(house.url, laid.id, [laid.tokens[names[0]]], beats=True) as own,
        Seated(house.url, laid.id, beats=True) as public,
    ):
        await follow(own, Random(1), rows)
        await public.until_state(lambda state: state["row"] >= own.state["row"])
        written = await asyncio.to_thread(house.do, lambda: house.inn.services.store.all_rows(laid.id))
        chosen = (await rest.get(laid.path)).json()["options"]
        assert unfolded(game, chosen, written, states(own), (names[0],)) > 5
        assert unfolded(game, chosen, written, states(public), ()) > 5


async def test_two_seats_of_one_screen_have_their_views_in_every_beat(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME, RANDOM)
    async with Seated(house.url, laid.id, laid.tokens.values(), beats=True) as screen:
        await follow(screen, Random(2), 40)
        written = await asyncio.to_thread(house.do, lambda: house.inn.services.store.all_rows(laid.id))
        chosen = (await rest.get(laid.path)).json()["options"]
        assert unfolded(TINY, chosen, written, states(screen), ("ann", "bob")) > 3


async def test_a_client_without_beats_gets_none_and_nobody_waits_for_it(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, RANDOM, RANDOM, watch=True)
    async with (
        Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(house.url, laid.id, beats=True) as watcher,  # who sees nothing: he holds no seat, so nobody waits
    ):
        await ann.play(Random(1))
        assert ann.state["over"]
        assert not any('"beats"' in text for text in ann.heard)
        await watcher.until_state(lambda state: state["over"])
        assert any('"beats"' in text for text in watcher.heard)


class Events:
    """What happens at the tables of a house, in order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: dict[Client, int] = {}
        self.early: list[str] = []  # answers of bots that came before they should
        self.bots = 0
        heard, played = LiveTable.confirm_seen, LiveTable.play

        def confirm_seen(table: LiveTable, client: Client, row: int) -> None:
            self.seen[client] = row
            heard(table, client, row)

        async def play(table: LiveTable, *given: Any) -> bool:
            ask = table.sitting.ask
            if ask is not None and table.bot_at(ask.who):
                self.bots += 1
                moved = table.progress.moved
                alone = all(chair.bot for chair in table.sitting.chairs.values())
                late = [
                    client
                    for client in table.audiences.clients
                    if client.wants_steps and (client.seats or alone) and self.seen.get(client, 0) < moved
                ]
                self.early += [f"row {moved}" for _ in late]
            return await played(table, *given)

        monkeypatch.setattr(LiveTable, "confirm_seen", confirm_seen)
        monkeypatch.setattr(LiveTable, "play", play)


@pytest.fixture
def events(monkeypatch: pytest.MonkeyPatch) -> Events:
    return Events(monkeypatch)


async def test_no_bot_answers_before_both_windows_of_a_person_have_seen(
    house: House, rest: httpx.AsyncClient, events: Events
) -> None:
    laid = await lay(rest, "mordor", ME, GREEDY, GREEDY)
    own = [laid.tokens["frodo"]]
    async with (
        Seated(house.url, laid.id, own, beats=True) as one,
        Seated(house.url, laid.id, own, beats=True) as other,
    ):
        await asyncio.gather(follow(one, Random(1), 80), follow_only(other, 80))
    assert events.bots > 5
    assert events.early == []


async def follow_only(client: Seated, most: int) -> None:
    """The second window: it only looks on."""
    while client.state["row"] < most and not client.state["over"]:
        row = client.state["row"]
        await client.says_seen()
        await client.until_state(lambda state, row=row: state["row"] > row or state["over"])


async def test_where_bots_are_alone_they_wait_for_those_who_watch(
    house: House, rest: httpx.AsyncClient, events: Events
) -> None:
    laid = await lay(rest, "tiny", ME, RANDOM, watch=True)
    async with Seated(house.url, laid.id, beats=True) as watcher:
        await leave_to_bots(rest, laid)
        await follow_only(watcher, 10_000)
        assert watcher.state["over"]
    assert events.bots > 5
    assert events.early == []


async def leave_to_bots(rest: httpx.AsyncClient, laid: Laid) -> None:
    """Ann, who is asked first, goes: from now on bots are alone."""
    assert (await act(rest, laid, "ann", "bot", bot="random")).status_code == 204


async def test_bots_do_not_begin_before_the_first_person_has_come(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", RANDOM, ME)
    live = house.inn.tables[laid.id]
    async with Seated(house.url, laid.id, [laid.tokens["bob"]], sees=True) as bob:
        first = states(bob)[0]
        assert first["ask"]["who"] == "ann", "who is a bot"
        assert not any(answer.who == "ann" for answer in live.sitting.answers[: first["n"]])
        await bob.until_asked()
        assert any(answer.who == "ann" for answer in live.sitting.answers)
    other = await lay(rest, "tiny", RANDOM, ME)
    async with Seated(house.url, other.id, [other.tokens["bob"]]) as program:
        await program.play(Random(1))  # which shows nothing: nobody waits any more
        assert program.state["over"]


async def test_who_leaves_is_not_waited_for(house: House, rest: httpx.AsyncClient, events: Events) -> None:
    laid = await lay(rest, "tiny", ME, RANDOM, watch=True)
    async with Seated(house.url, laid.id) as plain:
        async with Seated(house.url, laid.id, beats=True):
            await leave_to_bots(rest, laid)  # and goes without a word
        await plain.until_state(lambda state: state["over"])
    assert events.bots > 5
    assert events.early == [], "they had waited until he went"


async def test_who_is_put_out_is_not_waited_for(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, RANDOM, watch=True)
    async with (
        Seated(house.url, laid.id, [laid.host]) as host,
        Seated(house.url, laid.id, beats=True) as watcher,
    ):
        await leave_to_bots(rest, laid)
        await rest.post(f"{laid.path}/watch", json={"watch": False}, headers=bearer(laid.host))
        assert await watcher.closed() == "watching"
        await host.until_state(lambda state: state["over"])


async def test_a_client_that_never_says_seen_holds_a_table_up_for_a_while_only(sqlite_url: str) -> None:
    with running(settings(sqlite_url), {"bot_patience": 0.05}) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            laid = await lay(rest, "tiny", ME, RANDOM, watch=True)
            async with Seated(house.url, laid.id, beats=True) as silent:
                await leave_to_bots(rest, laid)
                await silent.until_state(lambda state: state["over"])


def client_of(house: House, laid: Laid) -> Client:
    (client,) = house.inn.tables[laid.id].audiences.clients
    return client


@pytest.mark.parametrize("row", [-1, 1.5, "1", None, True, 2**53, [1]], ids=str)
async def test_a_bad_seen_is_refused(house: House, rest: httpx.AsyncClient, row: Any) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with Seated(house.url, laid.id, laid.tokens.values(), beats=True) as screen:
        await screen.send({"t": "seen", "row": row})
        assert (await screen.until(lambda told: told["t"] == "no"))["key"] == "message"
        assert not client_of(house, laid).has_seen(1)


async def test_a_seen_of_what_has_not_come_means_nothing(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with Seated(house.url, laid.id, laid.tokens.values(), beats=True) as screen:
        row = screen.state["row"]
        for said in (row + 1, 2**53 - 1, 0, row - 1):
            await screen.says_seen(said)
        await screen.send({"t": "ping"})
        await screen.until(lambda told: told["t"] == "pong")
        assert not client_of(house, laid).has_seen(row)
        await screen.says_seen()
        await screen.send({"t": "ping"})
        assert (await screen.next())["t"] == "pong", "nothing else comes back"
        assert client_of(house, laid).has_seen(row)


async def test_a_seen_of_a_client_without_beats_means_nothing(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        await screen.says_seen()
        await screen.send({"t": "ping"})
        assert (await screen.next())["t"] == "pong"
        assert not client_of(house, laid).has_seen(1)


async def test_no_beats_after_an_undo(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "mordor", ME, ME, options={"starter": "frodo"})
    async with Seated(house.url, laid.id, laid.tokens.values(), beats=True) as screen:
        await follow(screen, Random(3), 30)
        await screen.until_asked()
        who = screen.state["ask"]["who"]
        await screen.answer(screen.state["ask"]["picks"][0]["id"])
        row = screen.state["row"]
        told = await screen.ask(t="undo", seat=who)
        assert told["t"] == "ack", told
        for other in (screen.state.get("request") or {"waiting": []})["waiting"]:  # where chance has answered since
            await screen.ask(t="consent", seat=other, agree=True)
        back = await screen.until_state(lambda state: state["row"] > row)
        assert "beats" not in back
        live = house.inn.tables[laid.id]
        log = len(live.sitting.state.log or ())
        assert back["from"] + len(back["log"]) == log
        async with Seated(house.url, laid.id, laid.tokens.values(), after=log - 3, beats=True) as again:
            assert "beats" not in again.state


async def test_who_comes_back_gets_the_beats_since_and_who_is_new_none(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "mordor", ME, ME, watch=True)
    async with Seated(house.url, laid.id, laid.tokens.values(), beats=True) as screen:
        await follow(screen, Random(3), 60)
        since = next(told for told in reversed(states(screen)) if len(told.get("beats", [])) > 1)
        own = laid.tokens.values()
        async with Seated(house.url, laid.id, own, after=since["from"], beats=True) as back:
            assert back.state["from"] == since["from"]
            assert back.state["beats"][: len(since["beats"])] == since["beats"]
        for more in ({"after": 0}, {"after": 0, "tail": 5}, {"after": 1, "tail": 5}):
            async with Seated(house.url, laid.id, own, **more, beats=True) as new:
                assert "beats" not in new.state, more


@pytest.mark.parametrize("beats", [True, False])
async def test_an_answer_is_carried_out_once(
    beats: bool, house: House, rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether its steps are recorded or not."""
    laid = await lay(rest, "mordor", ME, ME)
    async with Seated(house.url, laid.id, laid.tokens.values(), beats=beats) as screen:
        row, played, real = screen.state["row"], [], Rules.play

        def play(rules: Rules[Any], s: Any, answer: str, *given: Any, **more: Any) -> None:
            played.append((answer, more["recorder"] is not None))
            real(rules, s, answer, *given, **more)

        monkeypatch.setattr(Rules, "play", play)
        pick = screen.state["ask"]["picks"][0]["id"]
        assert (await screen.answer(pick))["t"] == "ack"
        await screen.until_state(lambda state: state["row"] > row)
        answers = house.inn.tables[laid.id].sitting.answers[row:]
        assert answers[0].pick == pick
        assert played == [(answer.pick, beats) for answer in answers]


async def test_steps_of_a_move_that_was_not_written_are_not_shown(
    house: House, rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = await lay(rest, "mordor", ME, ME)
    async with Seated(house.url, laid.id, laid.tokens.values(), beats=True) as screen:
        live, row = house.inn.tables[laid.id], screen.state["row"]

        async def refused(*_given: object) -> None:
            raise Refusal("store-unreachable", why="the cable is cut")

        with monkeypatch.context() as cut:
            cut.setattr(house.inn.services.store, "append", refused)
            assert (await screen.answer(screen.state["ask"]["picks"][0]["id"]))["key"] == "store-unreachable"
        (audience,) = {client.audience for client in live.audiences.clients}
        assert audience is not None
        assert not audience._steps
        assert live.sitting.record is None
        await screen.until_state(lambda state: state["row"] == row)
        assert "beats" not in screen.state


# Replays, and the clock.


@pytest.mark.parametrize("game", [TINY, find("fellowship")], ids=lambda game: game.name)
async def test_frames_have_the_beats_on_the_way(game: Game, house: House, rest: httpx.AsyncClient) -> None:
    names = game.seats(game.choose({}))
    laid = await lay(rest, game.name, *[ME] * len(names))
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        await screen.play(Random(4), most=25)
        row = screen.state["row"]
    for own in (names[:1], names[:2]):
        headers = bearer(",".join(laid.tokens[seat] for seat in own))
        plain = (await rest.get(f"{laid.path}/frames", headers=headers)).json()
        found = (await rest.get(f"{laid.path}/frames?beats=true", headers=headers)).json()
        assert len(found) == row + 1
        assert [{name: part for name, part in frame.items() if name != "beats"} for frame in found] == plain
        later = (await rest.get(f"{laid.path}/frames?beats=true&from=3&count=2", headers=headers)).json()
        assert [frame.get("beats") for frame in later] == [frame.get("beats") for frame in found[3:5]]
        live = house.inn.tables[laid.id]
        s, count = game.new(live.record.options, log=True), 0
        for frame, answer in zip(found[1:], live.sitting.answers, strict=True):
            steps = by_hand(game, s, answer.pick, tuple(own))
            beats, lines = expected(steps, tuple(own), views_of(game, s, tuple(own)))
            assert frame.get("beats", []) == beats
            assert [(line["key"], line["facts"]) for line in frame["log"]] == lines
            count += len(beats)
        assert count, "a game without beats"


async def test_the_clock_begins_when_the_beats_are_seen(sqlite_url: str) -> None:
    pace, clock = 1000.0, 60
    with running(settings(sqlite_url), {"bot_patience": pace}) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            laid = await lay(rest, "tiny", ME, ME, clock=clock)
            async with (
                Seated(house.url, laid.id, [laid.tokens["ann"]], beats=True) as ann,
                Seated(house.url, laid.id, [laid.tokens["bob"]]) as bob,
            ):
                at = house.inn.tables[laid.id].progress.at
                assert ann.state["clock"]["seat"] == "ann"
                assert ann.state["clock"]["deadline"] == pytest.approx(at + pace + clock)
                assert ann.state["clock"]["left"] == clock
                await ann.says_seen()
                for client in (ann, bob):
                    told = await client.until_state(lambda state: state["clock"]["deadline"] < at + pace)
                    assert at + clock <= told["clock"]["deadline"]
                    assert told["clock"]["left"] <= clock
                begun = told["clock"]["deadline"]
                await ann.says_seen()  # asking again does not start it again
                await ann.answer(ann.state["ask"]["picks"][0]["id"])
                await bob.until_asked()
                assert bob.state["clock"]["deadline"] >= begun - clock
                at = house.inn.tables[laid.id].progress.at
                assert bob.state["clock"]["deadline"] == pytest.approx(at + clock), "he is shown no beats"
