"""The server sends the static view once: with the welcome, and with each page of a replay."""

from random import Random

import httpx
import pytest

from bree.contract.static_views import joined
from bree.core.find import find
from tests.server.running import House
from tests.server.seated import Seated
from tests.server.setting import ME, bearer, lay


@pytest.mark.parametrize("name", ["mordor", "doom", "fellowship"])
async def test_the_welcome_and_a_state_make_the_whole_view(name: str, house: House, rest: httpx.AsyncClient) -> None:
    game = find(name)
    laid = await lay(rest, name, ME, ME)
    seat, token = next(iter(laid.tokens.items()))
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        first = game.new({**screen.welcome["options"]})
        assert screen.welcome["fixed"] == game.static_view(first)
        await screen.play(Random(1), most=3)
        moving = screen.state["views"][seat]
    whole = joined(screen.welcome["fixed"], moving)
    assert whole.keys() == game.view(first, seat).keys()
    assert all(part not in moving for part in game.static_paths)
    async with Seated(house.url, laid.id, [token]) as again:
        assert again.welcome["fixed"] == screen.welcome["fixed"]
        assert again.state["views"][seat] == moving
    page = (await rest.get(f"{laid.path}/frames?from=1&count=3", headers=bearer(token))).json()
    assert [frame.get("fixed") for frame in page] == [screen.welcome["fixed"], None, None]
    assert all(part not in frame["view"] for part in game.static_paths for frame in page)


async def test_a_game_without_such_parts_says_none(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        assert screen.welcome["fixed"] == {}
