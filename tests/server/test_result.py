"""After the end the state says what decided the game, for players and for those who watch."""

from random import Random

import httpx

from bree.core.find import find
from bree.core.saves.save import read_save
from bree.table import Chair, Sitting
from tests.server.running import House
from tests.server.seated import Seated
from tests.server.setting import ME, bearer, lay


async def test_the_state_has_the_numbers_after_the_end(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "mordor", ME, ME, watch=True)
    async with (
        Seated(house.url, laid.id, laid.tokens.values()) as screen,
        Seated(house.url, laid.id) as public,
    ):
        assert "result" not in screen.state
        await screen.play(Random(1))
        await public.until_state(lambda state: state["over"])
        save = read_save((await rest.get(f"{laid.path}/save", headers=bearer(laid.tokens["frodo"]))).text)
        game = find("mordor")
        sitting = Sitting(game, save.options, {seat: Chair("") for seat in game.seats(save.options)})
        for _ in sitting.replay(save.answers):
            pass
        wanted = [{"key": key, "facts": dict(facts)} for key, facts in game.numbers(sitting.state)]
        assert len(wanted) == 3
        assert screen.state["result"] == public.state["result"] == wanted
        assert "lost_round" not in screen.state
