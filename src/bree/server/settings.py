"""The settings of a server: from the environment (`BREE_PORT=80`), from the command line, or from a test."""

from collections.abc import Mapping
from math import isfinite
import os
from typing import Annotated, Any, Self

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.inspect import IntType, type_info
from msgspec.structs import FieldInfo, fields

from bree.core import Refusal
from bree.server.limits import Limits
from bree.table import user_files

PREFIX = "BREE_"
Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0)]
Factor = Annotated[float, Meta(gt=0)]
# Settings of former versions, now constants or covered by BREE_LIMIT_FACTOR.
FORMER = {
    *Limits.__struct_fields__,
    *("callers_waiting", "connections", "frames_at_once", "frames_bytes", "idle_seconds", "keep_unplayed_days"),
    *("lines_an_address", "long_calls", "pace_seconds", "review_seconds", "snapshot_rows"),
}


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    database: str = ""  # sqlite:///FILE or postgresql://...; empty: a file among the user's own data
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    hosts: tuple[str, ...] = ()  # names of this server outside the local network: bree.example
    origins: tuple[str, ...] = ()  # other origins whose pages may call this server: https://bree.example
    workers: Count = 1
    address: str = ""  # where workers on other machines reach this one: 10.0.0.5:9000; empty: there are none
    lease_seconds: Seconds = 2.0  # silence after which others may take a worker's tables
    bot_workers: Count = max(1, (os.cpu_count() or 2) // 2)  # bot processes of each worker
    bot_seconds: Seconds = 5.0  # for one answer of a bot; after that any pick is taken
    bot_megabytes: Annotated[int, Meta(ge=128)] = 512  # of memory for each bot process
    more_games: tuple[str, ...] = ()  # modules with a GAME, in addition to bree.games
    tables_in_memory: Count = 2000  # above this, idle tables leave the memory at once
    keep_days: Annotated[float, Meta(ge=0)] = 90.0  # tables are kept after the last answer; 0: for ever
    limit_factor: Factor = 1.0  # multiplies what one client and one address may do
    limits: Limits = Limits()  # before the factor; only tests change them

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{user_files.home() / 'tables.sqlite'}"

    @property
    def allowed(self) -> Limits:
        return self.limits.times(self.limit_factor)

    @property
    def one_process_only(self) -> bool:
        """Is the database a SQLite file? Workers share tables only through PostgreSQL."""
        return not self.database.startswith("postgres")

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None, **given: Any) -> Self:
        """Settings from keyword arguments, else from the environment. None means not given."""
        env = os.environ if environment is None else environment
        found: dict[str, Any] = {}
        for field in cls._named():
            name = PREFIX + field.name.upper()
            if given.get(field.name) is not None:
                found[field.name] = given[field.name]
            elif env.get(name):
                listed = [word.strip() for word in env[name].split(",") if word.strip()]
                found[field.name] = listed if isinstance(field.default, tuple) else env[name]
        for field in cls._named():
            if field.name in found:
                flag = given.get(field.name) is not None
                name = "--" + field.name if flag else PREFIX + field.name.upper()
                found[field.name] = _read(name, field.type, found[field.name])
        return cls(**found)

    def as_environment(self) -> dict[str, str]:
        """The settings as environment variables, for other processes."""
        values = {field.name: getattr(self, field.name) for field in self._named()}
        return {
            PREFIX + name.upper(): ",".join(value) if isinstance(value, tuple) else str(value)
            for name, value in values.items()
        }

    @classmethod
    def _named(cls) -> list[FieldInfo]:
        """The fields that the environment may set."""
        return [field for field in fields(cls) if field.name != "limits"]


def former(environment: Mapping[str, str]) -> list[str]:
    """The environment variables that are settings of former versions. Bree ignores them."""
    return sorted(environment.keys() & {PREFIX + name.upper() for name in FORMER})


def _read(name: str, kind: Any, value: Any) -> Any:
    """Convert the value of a setting. A refusal says which values are allowed."""
    try:
        read = convert(value, kind, strict=False)
    except ValidationError:
        raise _wrong(name, kind, value) from None
    if isinstance(read, float) and not isfinite(read):
        raise _wrong(name, kind, value)
    return read


def _wrong(name: str, kind: Any, value: Any) -> Refusal:
    about: Any = type_info(kind)  # only numbers can be invalid
    if isinstance(about, IntType):
        allowed = "count" if about.le is None else "whole"
        least, most = about.ge, about.le
    else:
        allowed = "from" if about.gt is None else "above"
        least, most = about.ge if about.gt is None else about.gt, None
    return Refusal("setting", name=name, value=str(value), kind=allowed, least=f"{least:g}", most=str(most))
