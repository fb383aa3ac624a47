"""Refusals over HTTP: the status follows from the key, and the body has key, rule and facts."""

import json
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from bree.core import Refusal
from bree.server import log

STATUS = {
    "token": 401,
    "not-host": 403, "not-seated": 403, "watching": 403, "origin": 403, "host": 403, "hand-over": 403,
    "no-table": 404, "no-seat": 404, "no-page": 404, "no-estimate": 404, "table-gone": 404,
    "game-unknown": 404, "lesson-unknown": 404, "puzzle-unknown": 404,
    "no-lost-round": 404, "no-solver": 404,
    "daily-none": 404, "no-parcel": 404, "daily-not": 404, "language-unknown": 404,
    "no-way": 405,
    "seat-taken": 409, "seat-secret": 409, "table-closed": 409, "not-over": 409, "late": 409, "nobody-to-give": 409,
    "table-full": 409, "no-next-game": 409, "lesson-seat": 409, "daily-seat": 409, "nothing-free": 409,
    "slow": 408,
    "too-large": 413, "parcel-large": 413,
    "form": 422, "parcel-odd": 422,
    "flood": 429, "busy": 429, "tables-many": 429, "parcels-many": 429,
    "fault": 500,
    "store-unreachable": 503, "store-closed": 503, "stopping": 503, "moved": 503,
}  # fmt: skip


AGAIN_S = "1"  # the Retry-After header for clients that call too often
ALWAYS = (400, 413, 422, 429, 503)


class RefusalShown(BaseModel):
    """A refusal: a text key (`no-<key>`), the rule behind it if any, and facts for the text."""

    key: str
    rule: str
    facts: dict[str, str | int | list[str]]


def refused_with(*codes: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, for its OpenAPI description. Includes the refusals of every route."""
    return {code: {"model": RefusalShown} for code in sorted({*codes, *ALWAYS})}


def refused_in_json(*codes: int) -> dict[int | str, dict[str, Any]]:
    """The same for a route whose other answers are not JSON. The schema must be declared by another route."""
    told = {"application/json": {"schema": {"$ref": f"#/components/schemas/{RefusalShown.__name__}"}}}
    return {code: {"description": "refused", "content": told} for code in sorted({*codes, *ALWAYS})}


def answer_to(refusal: Refusal, headers: dict[str, str] | None = None) -> Response:
    body = {"key": refusal.key, "rule": refusal.rule, "facts": refusal.facts}
    text = json.dumps(body)  # in ASCII: a fact may contain an unpaired surrogate from a client
    status = STATUS.get(refusal.key, 400)
    if status == 429:
        headers = {**(headers or {}), "Retry-After": AGAIN_S}
    return Response(text, status, headers, "application/json")


def answer_to_http(fault: HTTPException) -> Response:
    if fault.status_code == 405:
        return answer_to(Refusal("no-way"), dict(fault.headers or {}))
    if fault.status_code == 408:
        return answer_to(Refusal("slow"), dict(fault.headers or {}))
    if fault.status_code == 413:
        return answer_to(Refusal("too-large"))
    return answer_to(Refusal("no-page") if fault.status_code == 404 else Refusal("form", where="body"))


def methods_at(request: Request) -> list[str]:
    """All methods of this path. Starlette's own answer names only those of the first route with it."""
    path = getattr(request.scope.get("route"), "path", "")
    return sorted(method.upper() for method in request.app.openapi()["paths"].get(path, ()))


def install(app: FastAPI) -> None:
    """Answer every error of a route with a refusal."""

    async def refused(request: Request, fault: Exception) -> Response:
        assert isinstance(fault, Refusal)
        request.app.state.metrics.refused.labels(fault.key).inc()
        return answer_to(fault)

    async def misformed(_request: Request, fault: Exception) -> Response:
        assert isinstance(fault, RequestValidationError)
        where = ".".join(str(part) for part in fault.errors()[0]["loc"])
        return answer_to(Refusal("form", where=where))

    async def lost(request: Request, fault: Exception) -> Response:
        assert isinstance(fault, HTTPException)
        if fault.status_code == 405 and (methods := methods_at(request)):
            return answer_to(Refusal("no-way"), {"Allow": ", ".join(methods)})
        return answer_to_http(fault)

    async def broken(_request: Request, _fault: Exception) -> Response:
        log.fault("a call has failed")
        return answer_to(Refusal("fault"))

    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, misformed)
    app.add_exception_handler(HTTPException, lost)
    app.add_exception_handler(Exception, broken)
