"""Names from before version 1.0. Plugins may still use them; a FutureWarning says the new name."""

from collections.abc import Callable, Mapping
from typing import Any, Final
from warnings import warn

GAME_FIELDS: Final = {
    "kind": "state_type", "records": "leaf_types", "former": "renamed_steps", "lift": "migrate",
    "lasting": "static_paths", "passing": "make_dynamic_view",
}  # fmt: skip
GAME_NAMES: Final = {**GAME_FIELDS, "fixed": "static_view", "moving": "dynamic_view"}
ASK_NAMES: Final = {"hides": "secret", "idle": "automatic", "told": "bounded"}


def warn_of(used: Mapping[str, str], where: str) -> None:
    """Say in one warning which former names were used, and what each is called now."""
    names = ", ".join(f"{old} is now {new}" for old, new in used.items())
    warn(f"{where}: {names}; please use the new names", FutureWarning, stacklevel=3)


def accept_game_fields(init: Callable[..., None]) -> Callable[..., None]:
    """The `__init__` of `Game`, with the former names of its fields as further keywords."""

    def with_former_names(self: Any, *args: Any, **given: Any) -> None:
        used = {old: new for old, new in GAME_FIELDS.items() if old in given}
        if used:
            warn_of(used, f"Game {given.get('name', '')!r}")
            given |= {new: given.pop(old) for old, new in used.items()}
        init(self, *args, **given)

    return with_former_names


def read_former_names(kind: type, names: Mapping[str, str]) -> None:
    """Give a class read-only properties under the former names."""
    for old, new in names.items():
        setattr(kind, old, property(_reader(kind.__name__, old, new)))


def _reader(where: str, old: str, new: str) -> Callable[[Any], Any]:
    def read(self: Any) -> Any:
        warn_of({old: new}, where)
        return getattr(self, new)

    return read
