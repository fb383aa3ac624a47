"""What comes with a save: the form is bounded in one pass over its bytes, which stops at the first thing that is odd.

A body may be a megabyte here; read like the other forms, one full of strange names would keep everybody waiting.
"""

import asyncio
from collections.abc import Coroutine
import re
from typing import Annotated, Any, TypeVar

from fastapi import Request
from msgspec import DecodeError, Meta, Struct, json
from pydantic import ValidationError
from starlette.requests import ClientDisconnect

from bree.core import Refusal
from bree.server.routes.forms import MOST_SEATS, ImportWish, SeatWish

T = TypeVar("T")
JSON = "application/json"
SHOWN = 80  # letters of a name that a refusal repeats
PLACE = re.compile(r"field `(?P<field>.*?)`|at `\$(?P<path>.*?)`")  # in what msgspec says
SeatBody = Annotated[dict[str, str], Meta(max_length=len(SeatWish.model_fields))]


class Body(Struct, forbid_unknown_fields=True):
    save: str
    seats: Annotated[list[SeatBody], Meta(max_length=MOST_SEATS)]


def request_schema() -> dict[str, Any]:
    """The body, for the description of the route, which FastAPI does not read itself."""
    schema = ImportWish.model_json_schema(ref_template="#/components/schemas/{model}")
    del schema["$defs"]  # the other forms tell of them
    return {"requestBody": {"required": True, "content": {JSON: {"schema": schema}}}}


async def read_body(request: Request) -> bytes:
    """All of the body, not yet looked at."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refusal("form", where="body")
    try:
        return await request.body()
    except ClientDisconnect:
        raise Refusal("form", where="body") from None


async def while_connected(request: Request, work: Coroutine[None, None, T]) -> T:
    """Do the work, and cancel it if the caller hangs up. The whole body must have read_body."""
    working, gone = asyncio.create_task(work), asyncio.ensure_future(request.receive())
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refusal("form", where="body")  # nobody reads it
        return working.result()
    finally:
        working.cancel()
        gone.cancel()


def parse_form(body: bytes) -> ImportWish:
    try:
        found = json.decode(body, type=Body)
        return ImportWish.model_validate({"save": found.save, "seats": found.seats})
    except (DecodeError, UnicodeDecodeError) as fault:
        raise Refusal("form", where=".".join(["body", *_place(str(fault))])) from None
    except ValidationError as fault:
        raise Refusal("form", where=".".join(["body", *map(str, fault.errors()[0]["loc"])])) from None


def _place(fault: str) -> list[str]:
    """`Expected … - at `$.seats[0]`` is `seats`, `0`; a field that is missing or unknown has a name."""
    words = [match["field"] or match["path"] or "" for match in PLACE.finditer(fault)]
    return [part[:SHOWN] for word in reversed(words) for part in re.findall(r"[^.\[\]]+", word)]
