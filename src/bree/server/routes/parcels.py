"""Parcels: a browser leaves its history here, and another device of the same player takes it with a key.

The server never looks inside. A parcel can be taken once, and is deleted after a day.
"""

from hashlib import sha256
import re
from secrets import token_urlsafe
from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from bree.core import Refusal
from bree.server import clock
from bree.server.guard.buckets import Buckets
from bree.server.guard.refusals import refused_with
from bree.server.guard.request_guard import address_of
from bree.server.limits import Limits
from bree.server.routes.create_table import HASH_DIGITS
from bree.server.routes.forms import Form, ParcelContent, ParcelKey
from bree.server.routes.lobby import inn_of
from bree.server.tables.expiry import PARCEL_S

router = APIRouter(prefix="/api/parcels")
LARGEST = 60_000  # letters
CONTENT = re.compile(r"[A-Za-z0-9_-]+")  # base64 for addresses


class ParcelWish(Form):
    content: str


class KeyWish(Form):
    key: Annotated[str, Field(max_length=200)]


def buckets(limits: Limits) -> Buckets:
    """How often an address may leave or take a parcel."""
    return Buckets(limits.parcels_a_minute / 60, limits.parcels_at_once)


def _count_call(request: Request) -> str:
    """Refuse an address that calls too often. Returns the few bits of its hash that are stored."""
    caller, calls = address_of(request.scope), request.app.state.parcels
    if not calls.take(caller):
        raise Refusal("flood")
    return sha256(caller.encode()).hexdigest()[:HASH_DIGITS]


def _hashed(key: str) -> str:
    return sha256(key.encode()).hexdigest()


@router.post("", status_code=201, responses=refused_with())
async def leave(request: Request, wish: ParcelWish) -> ParcelKey:
    """Leave a parcel. Only this answer contains its key."""
    left_by = _count_call(request)
    if len(wish.content) > LARGEST:
        raise Refusal("parcel-large", most=LARGEST)
    if not CONTENT.fullmatch(wish.content):
        raise Refusal("parcel-odd")
    key, now = token_urlsafe(24), clock.now()
    services = inn_of(request).services
    most = services.settings.allowed.parcels_an_address
    if not await services.store.put_parcel(_hashed(key), wish.content, left_by, now, now - PARCEL_S, most):
        raise Refusal("parcels-many", most=most)
    return ParcelKey(key=key, until=now + PARCEL_S)


@router.post("/take", responses=refused_with(404))
async def take(request: Request, wish: KeyWish) -> ParcelContent:
    """Take a parcel, which is gone afterwards."""
    _count_call(request)
    store = inn_of(request).services.store
    content = await store.take_parcel(_hashed(wish.key), clock.now() - PARCEL_S)
    if content is None:
        raise Refusal("no-parcel")
    return ParcelContent(content=content)
