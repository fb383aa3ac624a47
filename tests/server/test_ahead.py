"""Looking ahead over the wire, a row of answers in one message, and a hint for what is planned."""

import httpx
import pytest

from tests.server.running import House
from tests.server.seated import Seated
from tests.server.setting import ME, Laid, lay

pytestmark = pytest.mark.usefixtures("house")


async def first_die(screen: Seated) -> None:
    """Answer whatever is asked until somebody chooses a die."""
    while screen.state["ask"]["key"] != "die":
        row = screen.state["row"]
        ask = screen.state["ask"]
        if ask["many"]:
            wanted = [pick["id"] for pick in ask["run"]][: ask["least"]]
            assert (await screen.ask(t="gather", row=row, picks=[*wanted, "done"]))["t"] == "ack"
        else:
            assert (await screen.ask(t="answer", row=row, pick=ask["picks"][-1]["id"]))["t"] == "ack"


async def war(rest: httpx.AsyncClient) -> Laid:
    return await lay(rest, "war", ME, ME)


async def test_a_client_looks_ahead_and_answers_a_whole_path(house: House, rest: httpx.AsyncClient) -> None:
    laid = await war(rest)
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        await first_die(screen)
        row = screen.state["row"]
        told = await screen.ask(t="ahead", row=row)
        assert told["t"] == "ahead"
        paths = {tuple(path["picks"]): path["ask"] for path in told["paths"]}
        dice = [pick["id"] for pick in screen.state["ask"]["picks"]]
        assert [picks[0] for picks in paths if len(picks) == 1] == [die for die in dice if (die,) in paths]
        assert screen.state["row"] == row, "nothing has moved"
        longest = max(paths, key=len)
        assert len(longest) >= 2
        bad = await screen.ask(t="path", row=row, picks=[*longest, "nowhere"])
        assert (bad["t"], bad["key"], bad["facts"]) == ("no", "not-offered", {"answer": "nowhere"})
        assert screen.state["row"] == row
        assert (await screen.ask(t="path", row=row, picks=list(longest)))["t"] == "ack"
        assert screen.state["ask"]["key"] == paths[longest]["key"]
        assert screen.state["ask"]["picks"] == paths[longest]["picks"]
        late = await screen.ask(t="path", row=row, picks=list(longest))
        assert (late["t"], late["key"]) == ("no", "late")


async def test_a_hint_for_what_is_planned(house: House, rest: httpx.AsyncClient) -> None:
    laid = await war(rest)
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        await first_die(screen)
        seat, row = screen.state["ask"]["who"], screen.state["row"]
        told = await screen.ask(t="ahead", row=row)
        path = next(path for path in told["paths"] if path["ask"]["key"] == "action")
        hint = await screen.ask(t="hint", seat=seat, after=path["picks"])
        assert hint["t"] == "hint"
        assert set(hint["picks"]) <= {pick["id"] for pick in path["ask"]["picks"]}
        wrong = await screen.ask(t="hint", seat=seat, after=["nothing"])
        assert (wrong["t"], wrong["key"]) == ("no", "not-offered")
        assert screen.state["row"] == row
