"""Looking back: frames, saves, tables from saves, what if, and the course of the chances."""

import asyncio
from itertools import pairwise
import json
from random import Random
from typing import Any

import httpx
import pytest
from tiny import GAME as TINY

from bree.core import CHANCE
from bree.core.saves.save import read_save
from bree.table import Sitting
from tests.server.running import PATIENCE_S, House
from tests.server.seated import Seated
from tests.server.setting import ME, OPEN, RANDOM, Laid, bearer, lay
from tests.server.test_rest import refused


async def played(house: House, rest: httpx.AsyncClient, game: str, seed: int = 1, **more: Any) -> Laid:
    """A game that is over."""
    laid = await lay(rest, game, ME, ME, **more)
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        await screen.play(Random(seed))
    return laid


async def test_frames_show_the_game_as_the_seat_saw_it(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with (
        Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(house.url, laid.id, laid.tokens.values()) as screen,
    ):
        await screen.play(Random(1), most=3)
        await ann.until_state(lambda state: state["row"] == screen.state["row"])
        frames = (await rest.get(f"{laid.path}/frames", headers=bearer(laid.tokens["ann"]))).json()
        assert [frame["n"] for frame in frames] == list(range(ann.state["n"] + 1))
        assert frames[-1]["view"] == ann.state["views"]["ann"]
        assert frames[-1]["ask"] == ann.state["ask"]
        assert [line for frame in frames for line in frame["log"]] == ann.log
        assert frames[0]["who"] == ""
        for frame in frames:
            assert ("pick" in frame) == (frame["who"] == "ann"), "only own picks while the game goes on"
        some = (await rest.get(f"{laid.path}/frames?from=2&count=3", headers=bearer(laid.tokens["ann"]))).json()
        assert some == frames[2:5]
        none = (await rest.get(f"{laid.path}/frames?from=5000", headers=bearer(laid.tokens["ann"]))).json()
        assert none == []
    refused(await rest.get(f"{laid.path}/frames?from=-1"), "form")
    refused(await rest.get(f"{laid.path}/frames"), "watching")
    refused(await rest.get(f"{laid.path}/frames", headers=bearer("wrong")), "token")
    await rest.post(f"{laid.path}/watch", json={"watch": True}, headers=bearer(laid.host))
    public = (await rest.get(f"{laid.path}/frames")).json()
    assert all("pick" not in frame and frame["view"]["hand"] == [] for frame in public)


async def test_a_running_game_gives_no_save_no_branch_no_review(rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME, watch=True)
    own = bearer(laid.tokens["ann"])
    refused(await rest.get(f"{laid.path}/save", headers=own), "not-over")
    refused(await rest.get(f"{laid.path}/review", headers=own), "not-over")
    refused(await rest.post(f"{laid.path}/branch", json={"at": 0, "seats": [ME, ME]}, headers=own), "not-over")


async def test_an_ended_game_is_saved_and_brought_back(house: House, rest: httpx.AsyncClient) -> None:
    laid = await played(house, rest, "tiny")
    own = bearer(laid.tokens["ann"])
    refused(await rest.get(f"{laid.path}/save"), "watching")
    text = (await rest.get(f"{laid.path}/save", headers=own)).text
    save = read_save(text)
    assert save.game == "tiny"
    assert len(save.answers) == (await rest.get(laid.path)).json()["n"]
    frames = (await rest.get(f"{laid.path}/frames", headers=own)).json()
    assert [frame["pick"] for frame in frames[1:]] == save.answers, "an ended game is open"

    short = json.loads(text) | {"answers": save.answers[:8], "position": None, "position_after": 0}
    answer = await rest.post("/api/tables/import", json={"save": json.dumps(short), "seats": [ME, RANDOM]})
    assert answer.status_code == 201, answer.text
    new = answer.json()
    async with Seated(house.url, new["table"], new["tokens"].values()) as ann:
        assert ann.state["n"] >= 8
        await ann.play(Random(1))
    whole = await rest.post("/api/tables/import", json={"save": text, "seats": [ME, OPEN]})
    assert (await rest.get(f"/api/tables/{whole.json()['table']}")).json()["over"]


async def test_saves_that_make_no_sense(house: House, rest: httpx.AsyncClient) -> None:
    laid = await played(house, rest, "tiny")
    good = json.loads((await rest.get(f"{laid.path}/save", headers=bearer(laid.tokens["ann"]))).text)
    wrong: list[tuple[Any, str]] = [
        ("{", "save-truncated"),
        ("{}", "save-foreign"),
        ("[" * 100_000, "save-truncated"),
        ({**good, "format": 99}, "save-newer"),
        ({**good, "answers": 5}, "save-damaged"),
        ({**good, "game": "chess"}, "game-unknown"),
        ({**good, "game": "\ud800"}, "game-unknown"),
        ({**good, "answers": ["barrel99"]}, "save-illegal"),
        ({**good, "options": {"players": "\ud800"}}, "option-text"),
        ({**good, "start": {"todo": []}}, "save-start"),
        ({**good, "start": good["position"], "answers": []}, "save-start"),
        ({**good, "rules": 0, "answers": ["barrel99"]}, "save-old-rules"),
        ({**good, "rules": 99}, "save-newer-rules"),
        ({**good, "answers": [*good["answers"], "pass"]}, "save-illegal"),
        ({**good, "answers": ["pass"] * 20_001}, "save-long"),
        (json.dumps(good).replace(": 0", ": " + "9" * 5000), "save-truncated"),
    ]
    for save, key in wrong:
        text = save if isinstance(save, str) else json.dumps({**save, "position_after": 0})
        refused(await rest.post("/api/tables/import", json={"save": text, "seats": [ME, ME]}), key)
    refused(await rest.post("/api/tables/import", json={"save": json.dumps(good), "seats": [ME]}), "seats-count")
    big = {"save": "x" * 1_100_000, "seats": [ME, ME]}
    refused(await rest.post("/api/tables/import", json=big), "too-large")


async def test_what_if_from_any_moment_of_an_ended_game(house: House, rest: httpx.AsyncClient) -> None:
    laid = await played(house, rest, "mordor", options={"starter": "frodo"})
    own = bearer(laid.tokens["frodo"])
    frames = (await rest.get(f"{laid.path}/frames", headers=own)).json()
    everybody = bearer(",".join(laid.tokens.values()))
    begun = inside((await rest.get(f"{laid.path}/frames", headers=everybody)).json())
    at = next(frame["n"] for frame in frames if frame["n"] > 20 and frame["ask"] and frame["n"] not in begun)
    path = f"{laid.path}/branch"
    answer = await rest.post(path, json={"at": at, "seats": [ME, {"kind": "bot", "bot": "greedy"}]}, headers=own)
    new = answer.json()
    again = (await rest.get(f"/api/tables/{new['table']}/frames", headers=bearer(new["tokens"]["frodo"]))).json()
    assert [frame["view"] for frame in again[: at + 1]] == [frame["view"] for frame in frames[: at + 1]]
    async with Seated(house.url, new["table"], new["tokens"].values()) as frodo:
        await frodo.play(Random(2))
        assert frodo.state["over"]
    refused(await rest.post(path, json={"at": 10**6, "seats": [ME, ME]}, headers=own), "no-moment")
    refused(await rest.post(path, json={"at": 0, "seats": [ME, ME]}), "watching")


async def test_what_if_inside_a_pick_set_begins_with_the_set(house: House, rest: httpx.AsyncClient) -> None:
    """So nobody goes on from a set that is half chosen; and the review names no position inside a set."""
    laid = await played(house, rest, "mordor", options={"starter": "frodo"})
    everybody = bearer(",".join(laid.tokens.values()))
    begun = inside((await rest.get(f"{laid.path}/frames", headers=everybody)).json())
    at = next(n for n in begun if n > 20)
    first = next(n for n in range(at, 0, -1) if n not in begun)
    own = bearer(laid.tokens["frodo"])
    answer = await rest.post(f"{laid.path}/branch", json={"at": at, "seats": [ME, ME]}, headers=own)
    new = answer.json()
    face = (await rest.get(f"/api/tables/{new['table']}", headers=bearer(new["host_token"]))).json()
    assert face["n"] == first < at
    review = await reviewed(rest, laid.path, own)
    assert not {chance["n"] for chance in review["chances"]} & set(begun)


def inside(frames: list[dict[str, Any]]) -> list[int]:
    """The positions at which some picks of a set are given."""
    asks = [(frame["n"], frame["ask"] or {}) for frame in frames]
    return [
        n
        for (_, before), (n, ask) in pairwise(asks)
        if ask.get("many") and (before.get("who"), before.get("key")) == (ask["who"], ask["key"])
    ]


async def test_the_course_of_the_chances(house: House, rest: httpx.AsyncClient) -> None:
    laid = await played(house, rest, "mordor")
    own = bearer(laid.tokens["frodo"])
    review = await reviewed(rest, laid.path, own)
    assert (review["bot"], review["games"] >= 1, review["done"]) == ("perfect", True, 1.0)
    told = review["chances"]
    assert len(told) > 5
    assert [chance["n"] for chance in told] == sorted({chance["n"] for chance in told})
    for chance in told:
        shares = [chance["frodo"], chance["sam"]]
        assert all(0 <= share <= 1 for share in shares)
        assert sum(shares) <= 1 + 1e-6, "in some games nobody wins"
    face = (await rest.get(laid.path)).json()
    assert told[-1]["n"] == face["n"]
    assert (await rest.get(f"{laid.path}/review", headers=own)).json() == review


async def test_the_chances_of_doom_are_the_bots_own_reckoning(house: House, rest: httpx.AsyncClient) -> None:
    laid = await played(house, rest, "doom", options={"players": 2, "courage_start": "3"})
    review = await reviewed(rest, laid.path, bearer(next(iter(laid.tokens.values()))))
    assert (review["bot"], review["games"]) == ("search", 0)
    assert all(chance["star"] == chance["leaf"] for chance in review["chances"])
    assert len({chance["star"] for chance in review["chances"]} - {0, 1}) > 1


async def test_where_all_bots_play_by_luck_nobody_can_tell_the_chances(house: House, rest: httpx.AsyncClient) -> None:
    laid = await played(house, rest, "tiny")
    refused(await rest.get(f"{laid.path}/review", headers=bearer(next(iter(laid.tokens.values())))), "no-estimate")


async def reviewed(rest: httpx.AsyncClient, path: str, headers: dict[str, str]) -> dict[str, Any]:
    """The whole review; it grows, and nothing that was done is undone."""
    done = 0.0
    for _ in range(int(PATIENCE_S)):
        review: dict[str, Any] = (await rest.get(f"{path}/review", headers=headers)).json()
        assert done <= review["done"] <= 1
        done = review["done"]
        if done == 1:
            return review
    raise AssertionError("the review does not come to an end")


async def test_frames_after_an_undo_hold_only_what_counts(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        await screen.answer(screen.state["ask"]["picks"][0]["id"])
        await screen.ask(t="undo", seat="ann")
        n = screen.state["n"]
    frames = (await rest.get(f"{laid.path}/frames", headers=bearer(laid.tokens["ann"]))).json()
    assert len(frames) == n + 1
    assert {frame["who"] for frame in frames} == {"", CHANCE}


async def brought(rest: httpx.AsyncClient, save: str, *seats: dict[str, str]) -> httpx.Response:
    return await rest.post("/api/tables/import", json={"save": save, "seats": list(seats)})


async def test_the_position_in_a_strangers_save_is_not_looked_at(house: House, rest: httpx.AsyncClient) -> None:
    laid = await played(house, rest, "tiny")
    good = json.loads((await rest.get(f"{laid.path}/save", headers=bearer(laid.tokens["ann"]))).text)
    rigged = {**good["position"], "points": {"ann": 99, "bob": 0}, "todo": [["no_such_step"]]}
    answer = await brought(rest, json.dumps({**good, "position": rigged}), ME, ME)
    assert answer.status_code == 201, answer.text
    new = answer.json()
    again = await rest.get(f"/api/tables/{new['table']}/save", headers=bearer(new["tokens"]["ann"]))
    assert again.json()["position"] == good["position"]


@pytest.mark.parametrize("game", ["tiny", "mordor"])
async def test_what_the_server_gives_out_it_takes_in_again(house: House, rest: httpx.AsyncClient, game: str) -> None:
    """A game that ended, one that went on from it, and one that went on from its save: all answers from the first."""
    laid = await played(house, rest, game)
    seat, token = next(iter(laid.tokens.items()))
    first = json.loads((await rest.get(f"{laid.path}/save", headers=bearer(token))).text)
    assert first["origin"] == ""
    at = {"at": len(first["answers"]) - 1, "seats": [ME, ME]}
    branch = (await rest.post(f"{laid.path}/branch", json=at, headers=bearer(token))).json()
    for _ in range(2):
        async with Seated(house.url, branch["table"], branch["tokens"].values()) as screen:
            await screen.play(Random(2))
        own = bearer(branch["tokens"][seat])
        text = (await rest.get(f"/api/tables/{branch['table']}/save", headers=own)).text
        save = json.loads(text)
        assert save["start"] is None
        assert save["answers"][: at["at"]] == first["answers"][:-1]
        answer = await brought(rest, text, ME, ME)
        assert answer.status_code == 201, answer.text
        branch = answer.json()


async def test_a_table_says_where_its_game_came_from(house: House, rest: httpx.AsyncClient) -> None:
    laid = await played(house, rest, "tiny")
    own = bearer(laid.tokens["ann"])
    text = (await rest.get(f"{laid.path}/save", headers=own)).text
    short = json.dumps(json.loads(text) | {"answers": json.loads(text)["answers"][:8], "position_after": 0})
    branched = await rest.post(f"{laid.path}/branch", json={"at": 6, "seats": [ME, ME]}, headers=own)
    for answer, origin in ((await brought(rest, short, ME, ME), "save"), (branched, "branch")):
        new = answer.json()
        path, tokens = f"/api/tables/{new['table']}", new["tokens"]
        assert (await rest.get(path)).json()["origin"] == origin
        line = {"key": f"origin-{origin}", "rule": "", "facts": {}}
        async with Seated(house.url, new["table"], tokens.values()) as screen:
            assert screen.welcome["origin"] == origin
            assert screen.log[0] == line
            await screen.play(Random(3), most=2)
            await screen.ask(t="undo", seat=screen.state["ask"]["who"])
            assert screen.log[0] == line
            await screen.play(Random(3))
            told = screen.log
        frames = (await rest.get(f"{path}/frames", headers=bearer(",".join(tokens.values())))).json()
        assert [one for frame in frames for one in frame["log"]] == told
        house.do(lambda: house.inn.put_away(float("inf")))
        async with Seated(house.url, new["table"], tokens.values()) as screen:
            assert (screen.welcome["origin"], screen.log) == (origin, told)
        save = await rest.get(f"{path}/save", headers=bearer(tokens["ann"]))
        assert save.json()["origin"] == origin
        assert Sitting.load(save.text, TINY).log(None)[0].key == f"origin-{origin}"
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        assert screen.welcome["origin"] == ""
        assert not screen.log[0]["key"].startswith("origin")


async def test_a_long_record_is_played_in_slices_and_one_at_a_time(house: House, rest: httpx.AsyncClient) -> None:
    """Two at once from one address: one of them is sent away, and others are answered meanwhile."""
    laid = await played(house, rest, "mordor", options={"side": "advanced"})
    text = (await rest.get(f"{laid.path}/save", headers=bearer(laid.tokens["frodo"]))).text
    answers = await asyncio.gather(*(brought(rest, text, ME, ME) for _ in range(4)))
    assert sorted({answer.status_code for answer in answers}) == [201, 429]
    assert (await brought(rest, text, ME, ME)).status_code == 201, "the next one may come"
    table = next(answer for answer in answers if answer.status_code == 201).json()["table"]
    rows = (await rest.get(f"/api/tables/{table}")).json()["rows"]
    kept = house.do(lambda: house.inn.services.store.load(table))
    assert kept is not None
    assert (kept.snapshot.number if kept.snapshot else 0) == (rows if rows >= 100 else 0), "it is recalled at once"
