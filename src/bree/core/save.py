"""A saved game: the answers are the truth, the position is a shortcut.

If the rules have changed since, the answers may no longer be legal from the start; then the game
goes on from the position, whose step names are read through the game's table of former names.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
import json
from typing import Any, NamedTuple

from bree.core.find import find
from bree.core.game import Game
from bree.core.options import Options
from bree.core.plain import Json, from_plain
from bree.core.refusal import Illegal, Refusal
from bree.core.state import State

FORMAT = 1
MARK = "bree-save"
ODD = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)  # what nonsense leads to


@dataclass
class Save:
    game: str
    rules: int
    options: Options
    seats: dict[str, dict[str, str]]  # seat -> who sits there: doors decide what they note
    start: dict[str, Json] | None  # the position the answers begin from; None: the game's own setup
    answers: list[str]
    position: dict[str, Json] | None = None  # the shortcut ...
    position_after: int = 0  # ... and how many answers it follows
    format: int = field(default=FORMAT)


def write_save(save: Save) -> str:
    data = {"kind": MARK, **{name: getattr(save, name) for name in Save.__dataclass_fields__}}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def read_save(text: str) -> Save:
    """Check the shape of a save; whether its answers are legal shows when it is restored."""
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as fault:
        raise Refusal("save-truncated") from fault
    if not isinstance(data, dict) or data.get("kind") != MARK:
        raise Refusal("save-foreign")
    if isinstance(data.get("format"), int) and data["format"] > FORMAT:
        raise Refusal("save-newer", format=str(data["format"]), known=FORMAT)
    if not _well_formed(data):
        raise Refusal("save-damaged")
    return Save(**{name: data[name] for name in Save.__dataclass_fields__})


def _well_formed(data: dict[str, Any]) -> bool:
    return (
        set(data) == {"kind", *Save.__dataclass_fields__}
        and isinstance(data["format"], int)
        and isinstance(data["game"], str)
        and isinstance(data["rules"], int)
        and _all_plain(data["options"], (str, int))
        and _all_plain(data["seats"], (dict,))
        and all(_all_plain(who, (str,)) for who in data["seats"].values())
        and isinstance(data["answers"], list)
        and all(isinstance(answer, str) for answer in data["answers"])
        and all(data[name] is None or isinstance(data[name], dict) for name in ("start", "position"))
        and isinstance(data["position_after"], int)
        and 0 <= data["position_after"] <= len(data["answers"])
    )


def _all_plain(value: Any, kinds: tuple[type, ...]) -> bool:
    return isinstance(value, dict) and all(isinstance(item, kinds) for item in value.values())


class Restored(NamedTuple):
    """Where a saved game goes on: a start, and the answers that are legal from there."""

    start: dict[str, Json] | None
    answers: list[str]


def restore(save: Save, game: Game | None = None) -> Restored:
    """Check a save against today's rules."""
    game = game or find(save.game)
    if save.game != game.name:
        raise Refusal("save-other-game", game=save.game, wanted=game.name)
    if save.rules > game.version:
        raise Refusal("save-newer-rules", format=save.rules, known=game.version)
    try:
        _run(game, game.new(save.options) if save.start is None else first(game, save.start), save.answers, 0)
    except Refusal:
        if save.rules == game.version or save.position is None:
            raise
    else:
        return Restored(save.start, save.answers)
    start = renamed(save.position, game.former)
    later = save.answers[save.position_after :]
    _run(game, first(game, start), later, save.position_after)
    return Restored(start, later)


def first(game: Game, position: dict[str, Json]) -> State:
    """The position a save begins from, with an empty log; refused if no game could reach it."""
    try:
        s: State = from_plain(game, position)
        s.log = []
        game.rules.settle(s)
        game.waiting(s)
        sound = not game.audit(s)
    except ODD as fault:
        raise Refusal("save-position") from fault
    if not sound:
        raise Refusal("save-position")
    return s


def _run(game: Game, s: State, answers: list[str], before: int) -> None:
    for number, answer in enumerate(answers, before + 1):
        try:
            game.apply(s, answer)
        except Illegal as fault:
            raise Refusal("save-illegal", fault.rule, number=number, answer=answer) from fault
        except ODD as fault:
            raise Refusal("save-position") from fault


def renamed(position: dict[str, Json], former: Mapping[str, str]) -> dict[str, Json]:
    """A position with the steps' names of today."""
    try:
        todo = [[former.get(name, name), *args] for name, *args in position["todo"]]
    except (KeyError, TypeError, ValueError) as fault:
        raise Refusal("save-position") from fault
    return {**position, "todo": todo}
