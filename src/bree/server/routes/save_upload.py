"""The upload of a save. The form is checked in one pass over its bytes, which stops at the first error.

The body may have a megabyte. Pydantic would take long for a body with many unknown names, and everybody would wait.
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
SHOWN = 80  # characters of a name that a refusal quotes
PLACE = re.compile(r"field `(?P<field>.*?)`|at `\$(?P<path>.*?)`")  # in the messages of msgspec
SeatBody = Annotated[dict[str, str], Meta(max_length=len(SeatWish.model_fields))]


class Body(Struct, forbid_unknown_fields=True):
    save: str
    seats: Annotated[list[SeatBody], Meta(max_length=MOST_SEATS)]


def request_schema() -> dict[str, Any]:
    """The OpenAPI description of the body, because FastAPI does not parse it."""
    schema = ImportWish.model_json_schema(ref_template="#/components/schemas/{model}")
    del schema["$defs"]  # other routes declare them
    return {"requestBody": {"required": True, "content": {JSON: {"schema": schema}}}}


async def read_body(request: Request) -> bytes:
    """The whole body, unchecked."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refusal("form", where="body")
    try:
        return await request.body()
    except ClientDisconnect:
        raise Refusal("form", where="body") from None


async def while_connected(request: Request, work: Coroutine[None, None, T]) -> T:
    """Do the work, and cancel it if the caller disconnects. Call this after `read_body`."""
    working, gone = asyncio.create_task(work), asyncio.ensure_future(request.receive())
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refusal("form", where="body")  # nobody will read this answer
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
    """The place of an error: `Expected … - at `$.seats[0]`` gives `seats`, `0`; a wrong field gives its name, too."""
    words = [match["field"] or match["path"] or "" for match in PLACE.finditer(fault)]
    return [part[:SHOWN] for word in reversed(words) for part in re.findall(r"[^.\[\]]+", word)]
