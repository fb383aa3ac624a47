"""A data file as the value of an option, over the wire: the store keeps a short form; earlier tables still load."""

from importlib.resources import files
import json
from pathlib import Path

import httpx

from tests.server.running import PATIENCE_S, House, running, settings
from tests.server.setting import ME, lay
from tests.server.store.sql import execute
from tests.server.test_rest import refused

DICE = files("bree.games.mordor").joinpath("dice.toml").read_text(encoding="utf-8")


async def test_a_table_keeps_the_short_form_of_a_data_file(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "mordor", ME, ME, options={"dice_faces": DICE})
    plain = await lay(rest, "mordor", ME, ME)
    assert house.inn.tables[laid.id].record.options == house.inn.tables[plain.id].record.options


async def test_a_file_of_endless_keys_is_refused_and_opens_no_table(house: House, rest: httpx.AsyncClient) -> None:
    before = set(house.inn.tables)
    for text in ("a." * 4990 + "a=1", DICE + "\n[x]\n" + "a." * 4000 + "a=1"):
        for game, option in (("mordor", "dice_faces"), ("doom", "road")):
            body = {"game": game, "options": {option: text}, "seats": [ME, ME]}
            assert refused(await rest.post("/api/tables", json=body), "data-file") == {"why": "why-too-much"}
    assert set(house.inn.tables) == before


async def test_a_table_that_was_kept_with_its_whole_file_can_still_be_played_at(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/t.sqlite"
    with running(settings(url)) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            laid = await lay(rest, "mordor", ME, ME)
            house.do(lambda: house.inn.put_away(float("inf")))
            ((kept,),) = await execute(url, "SELECT options FROM tables")
            old = json.dumps({**json.loads(kept), "dice_faces": DICE}).replace("'", "''")
            await execute(url, f"UPDATE tables SET options = '{old}'")
            assert (await rest.get(laid.path)).status_code == 200
            sitting = house.inn.tables[laid.id].sitting
            assert sitting.options["dice_faces"] == json.loads(kept)["dice_faces"]
