"""How a server is to run: from the environment (`BREE_PORT=80`), from the command line, or as the tests want it."""

from collections.abc import Mapping
from math import isfinite
import os
from typing import Annotated, Any, Self

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.inspect import IntType, type_info
from msgspec.structs import fields

from bree.core import Refusal
from bree.table import shelf

PREFIX = "BREE_"
Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0)]
Rate = Annotated[float, Meta(gt=0)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    database: str = ""  # sqlite:///FILE or postgresql://...; empty: a file among the user's own data
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    hosts: tuple[str, ...] = ()  # names by which we are called, beside those of a local network: bree.example
    origins: tuple[str, ...] = ()  # pages of other hosts that may call us: https://bree.example
    workers: Count = 1
    address: str = ""  # how workers on other machines reach this one: 10.0.0.5:9000; empty: there are none
    lease_seconds: Seconds = 2.0  # so long after a worker was last heard of its tables wait for it
    bot_workers: Count = max(1, (os.cpu_count() or 2) // 2)  # processes that think, for each worker
    bot_seconds: Seconds = 5.0  # for one answer; then it is any pick
    pace_seconds: Seconds = 20.0  # bots wait so long, at most, for people to see the last move
    bot_megabytes: Annotated[int, Meta(ge=128)] = 512  # of memory for each process that thinks
    review_seconds: Seconds = 40.0  # for the course of win chances of one game
    more_games: tuple[str, ...] = ()  # modules with a GAME, beside those of bree.games
    idle_seconds: Seconds = 600.0  # a table that nobody looks at leaves the memory
    tables_in_memory: Count = 2000  # beyond it those that nobody looks at go sooner
    snapshot_rows: Count = 400
    # To PostgreSQL, of each worker: one writes, one says that it lives, one asks who has a table, the rest read
    connections: Annotated[int, Meta(ge=4)] = 8
    # How long tables are kept after the last answer, and those that nobody has played at; 0: for ever
    keep_days: Annotated[float, Meta(ge=0)] = 90.0
    keep_unplayed_days: Annotated[float, Meta(ge=0)] = 7.0
    tables_an_address: Count = 500  # kept
    tables_a_minute: Rate = 20.0  # opened from one address
    tables_at_once: Count = 40
    # Limits: of one request, one message, one client
    body_bytes: Count = 64 * 1024
    save_bytes: Count = 1024 * 1024
    message_bytes: Count = 16 * 1024
    arrival_seconds: Seconds = 15.0  # for the head of a request, its body, the hello on a socket
    messages_a_second: Rate = 30.0
    messages_at_once: Count = 120
    talkers_an_address: Count = 10  # clients of one address may together say so many times what one may
    calls_a_second: Rate = 20.0
    calls_at_once: Count = 200
    pages_a_second: Rate = 100.0
    pages_at_once: Count = 600  # the client in a browser takes some sixty files
    sockets_an_address: Count = 256
    lines_an_address: Count = 512  # TCP connections, those of sockets too; those of a proxy are not counted
    # What takes long: replays, saves, tables from records; and apart from those hints and reviews
    long_calls: Count = 2  # at the same time
    long_calls_an_address: Count = 1
    hints_an_address: Count = 3  # thought about or waiting
    callers_waiting: Count = 32  # beyond it the server is busy
    frames_at_once: Count = 500  # positions of a replay in one answer ...
    frames_bytes: Count = 2 * 1024 * 1024  # ... and their size, about

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{shelf.home() / 'tables.sqlite'}"

    @property
    def one_process_only(self) -> bool:
        """Workers share tables through PostgreSQL; a file belongs to one process."""
        return not self.database.startswith("postgres")

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None, **given: Any) -> Self:
        """What is given wins over the environment; None means not given."""
        env = os.environ if environment is None else environment
        found: dict[str, Any] = {}
        for field in fields(cls):
            name = PREFIX + field.name.upper()
            if given.get(field.name) is not None:
                found[field.name] = given[field.name]
            elif env.get(name):
                listed = [word.strip() for word in env[name].split(",") if word.strip()]
                found[field.name] = listed if isinstance(field.default, tuple) else env[name]
        for field in fields(cls):
            if field.name in found:
                flag = given.get(field.name) is not None
                name = "--" + field.name if flag else PREFIX + field.name.upper()
                found[field.name] = _read(name, field.type, found[field.name])
        return cls(**found)


def _read(name: str, kind: Any, value: Any) -> Any:
    """The value of a setting, or a refusal that says what it may be."""
    try:
        read = convert(value, kind, strict=False)
    except ValidationError:
        raise _wrong(name, kind, value) from None
    if isinstance(read, float) and not isfinite(read):
        raise _wrong(name, kind, value)
    return read


def _wrong(name: str, kind: Any, value: Any) -> Refusal:
    about: Any = type_info(kind)  # only numbers can be wrong
    if isinstance(about, IntType):
        allowed = "count" if about.le is None else "whole"
        least, most = about.ge, about.le
    else:
        allowed = "from" if about.gt is None else "above"
        least, most = about.ge if about.gt is None else about.gt, None
    return Refusal("setting", name=name, value=str(value), kind=allowed, least=f"{least:g}", most=str(most))
