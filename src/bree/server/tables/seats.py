"""The holders of seats: tokens, names, and the changes that the host may make."""

from collections.abc import Sequence
from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe

from msgspec.structs import replace

from bree.core import Refusal
from bree.server.store import SeatRecord, TableRecord
from bree.table import Chair

ME, OPEN, BOT = "me", "open", "bot"


def new_token() -> str:
    return token_urlsafe(32)


def hashed(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()


def fits(key: str, kept: str) -> bool:
    """Is this the stored hash of a token?"""
    return bool(kept) and compare_digest(key, kept)


def is_host(table: TableRecord, keys: Sequence[str]) -> bool:
    return any(fits(key, table.host_hash) for key in keys)


def held(table: TableRecord, keys: Sequence[str]) -> tuple[str, ...]:
    """The seats of these hashes, in the order of the table. A person keeps the view while a bot plays the seat."""
    return tuple(
        seat.seat
        for seat in table.seats
        if any(fits(key, seat.token_hash) or fits(key, seat.person_hash) for key in keys)
    )


def may_watch(table: TableRecord, keys: Sequence[str]) -> bool:
    """May these keys see the public view? Everybody may if the host allows it; the host always may."""
    return table.watch or is_host(table, keys)


def unwanted(table: TableRecord, keys: Sequence[str], seats: tuple[str, ...]) -> str:
    """Why a client with these keys and seats must leave. Empty if it may stay."""
    if table.closed:
        return "table-closed"
    if held(table, keys) != seats:
        return "token"
    if not seats and not may_watch(table, keys):
        return "watching"
    return ""


def find(table: TableRecord, name: str) -> SeatRecord:
    for seat in table.seats:
        if seat.seat == name:
            return seat
    raise Refusal("no-seat", seat=name)


def taken(seat: SeatRecord) -> bool:
    return seat.kind == BOT or bool(seat.token_hash)


def chair(seat: SeatRecord) -> Chair:
    """A chair without a name is empty."""
    if seat.kind == BOT:
        return Chair(seat.bot, seat.bot, seat.name if seat.person_hash else "")
    return Chair(seat.name if seat.token_hash else "")


# Changes by the host. A former person of a seat knows its hand, so a secret hand must not pass to another person.


def freed(seat: SeatRecord) -> SeatRecord:
    return replace(seat, kind=OPEN, name="", bot="", token_hash="", person_hash="")


def handed_to(seat: SeatRecord, bot: str) -> SeatRecord:
    """The seat with a bot, which plays for its person if there is one."""
    return replace(seat, kind=BOT, bot=bot, token_hash="", person_hash=seat.token_hash or seat.person_hash)


def given_back(seat: SeatRecord) -> SeatRecord:
    if seat.kind != BOT or not seat.person_hash:
        raise Refusal("nobody-to-give", seat=seat.seat)
    return replace(seat, kind=OPEN, bot="", token_hash=seat.person_hash, person_hash="")
