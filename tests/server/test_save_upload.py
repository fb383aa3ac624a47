"""The upload form of a save: the server reads nothing before the caller's turn, and refuses a bad field at once."""

import json

import httpx
import pytest

from bree.server.guard.fair_queue import FairQueue
from bree.server.guard.refusals import STATUS
from tests.server.running import House
from tests.server.setting import ME
from tests.server.test_rest import refused

PATH = "/api/tables/import"
JSON = {"content-type": "application/json"}
GOOD = {"save": "", "seats": [ME, ME]}
CROWD = {f"x{number}": 1 for number in range(90_000)}
ODD = {
    "many names": ({**GOOD, **CROWD}, "body.x0"),
    "many names first": ({**CROWD, **GOOD}, "body.x0"),
    "many names of a seat": ({"save": "", "seats": [CROWD]}, "body.seats.0"),
    "many seats": ({"save": "", "seats": [ME] * 25_000}, "body.seats"),
    "no seats": ({"save": "", "seats": []}, "body.seats"),
    "seats missing": ({"save": ""}, "body.seats"),
    "save missing": ({"seats": [ME]}, "body.save"),
    "a number": ({"save": 1, "seats": [ME]}, "body.save"),
    "empty seat": ({"save": "", "seats": [{}]}, "body.seats.0.kind"),
    "odd seat": ({"save": "", "seats": [ME, {"kind": "king"}]}, "body.seats.1.kind"),
    "odd name": ({"save": "", "seats": [{**ME, "x": ""}]}, "body.seats.0.x"),
    "long name": ({"save": "", "seats": [{**ME, "name": "x" * 201}]}, "body.seats.0.name"),
    "empty field name": ({**GOOD, "": []}, "body"),
    "empty field name first": ({"": 1, **GOOD}, "body"),
    "empty field name of a seat": ({"save": "", "seats": [{**ME, "": "x"}]}, "body.seats.0."),
    "a list": ([], "body"),
}


@pytest.mark.parametrize(("body", "where"), ODD.values(), ids=ODD)
async def test_a_form_with_something_odd_is_refused_by_its_place(
    rest: httpx.AsyncClient, body: object, where: str
) -> None:
    assert refused(await rest.post(PATH, json=body), "form") == {"where": where}


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b'{"save": "\xff"', b'{"save": "\\ud800"', b"[" * 100_000])
async def test_what_is_no_json_is_refused(rest: httpx.AsyncClient, body: bytes) -> None:
    refused(await rest.post(PATH, content=body, headers=JSON), "form")


@pytest.mark.parametrize("kind", ["text/plain", "application/xml", ""])
async def test_what_does_not_say_that_it_is_json_is_refused(rest: httpx.AsyncClient, kind: str) -> None:
    answer = await rest.post(PATH, content=json.dumps(GOOD), headers={"content-type": kind})
    assert refused(answer, "form") == {"where": "body"}


async def test_reading_ends_at_the_first_name_that_is_strange(rest: httpx.AsyncClient) -> None:
    """The rest is not JSON; the server refuses the form before it reads so far."""
    answer = await rest.post(PATH, content=b'{"save": "", "x0": 1, "x1": and so on', headers=JSON)
    assert refused(answer, "form") == {"where": "body.x0"}


async def test_nothing_is_read_before_it_is_the_callers_turn(house: House, rest: httpx.AsyncClient) -> None:
    turns: FairQueue = house.app.state.long_calls
    others = [turns.turn("127.0.0.1") for _ in range(house.inn.services.settings.allowed.long_calls_an_address)]
    for other in others:
        house.do(other.__aenter__)
    try:
        refused(await rest.post(PATH, json={**GOOD, "x0": 1}), "busy")
    finally:
        for other in others:
            house.do(lambda other=other: other.__aexit__(None, None, None))
    refused(await rest.post(PATH, json={**GOOD, "x0": 1}), "form")


async def test_a_good_form_reaches_the_reader_of_saves(rest: httpx.AsyncClient) -> None:
    refused(await rest.post(PATH, json=GOOD), "save-truncated")
    typed = {"content-type": "Application/JSON; charset=utf-8"}
    refused(await rest.post(PATH, content=json.dumps(GOOD), headers=typed), "save-truncated")


async def test_the_description_tells_of_the_form(rest: httpx.AsyncClient) -> None:
    told = (await rest.get("/api/openapi.json")).json()
    post = told["paths"][PATH]["post"]
    schema = post["requestBody"]["content"]["application/json"]["schema"]
    assert post["requestBody"]["required"]
    assert (schema["required"], schema["additionalProperties"]) == (["save", "seats"], False)
    assert schema["properties"]["seats"]["items"] == {"$ref": "#/components/schemas/SeatWish"}
    assert "SeatWish" in told["components"]["schemas"]
    assert {str(STATUS["form"]), str(STATUS["busy"])} <= set(post["responses"])
