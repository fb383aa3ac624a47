"""A saved game: the answers are the truth, the position is a shortcut.

If the rules have changed since, the answers may no longer be legal from the start; then the game
goes on from the position. Every position of a save is lifted to today's shape first.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
import json
from random import Random
from typing import Any, NamedTuple

from bree.core.ask import CHANCE
from bree.core.find import find
from bree.core.game import Game
from bree.core.options import Options
from bree.core.refusal import Illegal, Refusal
from bree.core.saves.malformed import MALFORMED_ERRORS
from bree.core.saves.migrate import migrated
from bree.core.saves.state_check import fits
from bree.core.saves.state_json import Json, from_plain
from bree.core.state import State

FORMAT = 2
BEFORE_ORIGIN = 1  # the format that did not yet say where a game came from
MARK = "bree-save"

# Where a game came from, if it was not begun at its own table: who brings a game can have chosen its deal.
FROM_SAVE, FROM_BRANCH = "save", "branch"
ORIGINS = ("", FROM_SAVE, FROM_BRANCH)

# Bounds of a save; the longest games have some thousands of answers of some dozen letters.
ANSWERS = 50_000
LETTERS = 200  # of an answer, a name or a key
NUMBER = 10**6  # a format, a version of rules, a count
AGREED = ("seats", "terms")  # fields of a state that the options alone decide
SHOWN = 80  # letters of a wrong answer that a refusal repeats


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
    origin: str = ""  # one of ORIGINS
    format: int = field(default=FORMAT)


def write_save(save: Save) -> str:
    data = {"kind": MARK, **{name: getattr(save, name) for name in Save.__dataclass_fields__}}
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    return text.encode(errors="backslashreplace").decode()  # a name may hold a lone surrogate, a file may not


def read_save(text: str) -> Save:
    """Check the shape of a save; whether its answers are legal shows when it is restored."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as fault:  # a number of thousands of digits is a ValueError too
        raise Refusal("save-truncated") from fault
    if not isinstance(data, dict) or data.get("kind") != MARK:
        raise Refusal("save-foreign")
    if _is_count(data.get("format")) and data["format"] > FORMAT:
        raise Refusal("save-newer", format=str(data["format"]), known=FORMAT)
    if data.get("format") == BEFORE_ORIGIN and _is_count(data["format"]):
        data = {"origin": "", **data, "format": FORMAT}
    if not _well_formed(data):
        raise Refusal("save-damaged")
    return Save(**{name: data[name] for name in Save.__dataclass_fields__})


def _well_formed(data: dict[str, Any]) -> bool:
    return (
        set(data) == {"kind", *Save.__dataclass_fields__}
        and _is_count(data["format"])
        and _is_word(data["game"])
        and _is_count(data["rules"])
        and _is_dict_of(data["options"], lambda value: isinstance(value, (str, int)))
        and _is_dict_of(data["seats"], lambda who: _is_dict_of(who, _is_word))
        and isinstance(data["answers"], list)
        and len(data["answers"]) <= ANSWERS
        and all(map(_is_word, data["answers"]))
        and all(data[name] is None or isinstance(data[name], dict) for name in ("start", "position"))
        and _is_count(data["position_after"])
        and data["position_after"] <= len(data["answers"])
        and data["origin"] in ORIGINS
    )


def _is_count(value: Any) -> bool:
    return type(value) is int and 0 <= value <= NUMBER


def _is_word(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LETTERS


def _is_dict_of(value: Any, fits: Callable[[Any], bool]) -> bool:
    return isinstance(value, dict) and all(_is_word(name) and fits(item) for name, item in value.items())


class Restored(NamedTuple):
    """Where a saved game goes on: a start, and the answers that are legal from there."""

    start: dict[str, Json] | None
    answers: list[str]


def must_be_of(save: Save, game: Game) -> None:
    """A save of another game, or of rules that are newer than ours, is refused."""
    if save.game != game.name:
        raise Refusal("save-other-game", game=save.game, wanted=game.name)
    if save.rules > game.version:
        raise Refusal("save-newer-rules", format=save.rules, known=game.version)


def restore(save: Save, game: Game | None = None) -> Restored:
    """Check a save against today's rules."""
    game = game or find(save.game)
    must_be_of(save, game)
    begin = None if save.start is None else migrated(game, save.rules, save.start)
    try:
        begun = game.new(save.options) if begin is None else first(game, save.options, begin)
        _run(game, begun, save.answers, 0)
    except Refusal:
        if save.rules == game.version or save.position is None:
            raise
    else:
        return Restored(begin, save.answers)
    start = migrated(game, save.rules, save.position)
    later = save.answers[save.position_after :]
    _run(game, first(game, save.options, start), later, save.position_after)
    return Restored(start, later)


def first(game: Game, options: Options, position: dict[str, Json]) -> State:
    """The position a save begins from, with an empty log; refused if no game by these options could reach it."""
    try:
        s: State = from_plain(game, position)
        s.log = []
        sound = fits(s, game.rules) and _by_options(s, game.new(options)) and _goes_on(game, s)
    except MALFORMED_ERRORS as fault:
        raise Refusal("save-position") from fault
    if not sound:
        raise Refusal("save-position")
    return s


def _by_options(s: State, fresh: State) -> bool:
    """What the table agreed on does not change in a game."""
    return all(getattr(s, name, None) == getattr(fresh, name, None) for name in AGREED)


def _goes_on(game: Game, s: State) -> bool:
    """It keeps the laws, someone can answer, and everybody can look at it and imagine what is hidden."""
    if game.audit(s):
        return False
    game.rules.settle(s)
    ask = game.waiting(s)
    seats: tuple[str, ...] = getattr(s, "seats", ())
    if ask is not None and (not ask.picks or (ask.who != CHANCE and ask.who not in seats)):
        return False
    watchers: list[str | None] = [None, *seats]  # the public, too
    for seat in watchers:
        game.view(s, seat)
        game.imagine(s, seat, Random(0))
    game.score(s)
    return not game.audit(s)


def _run(game: Game, s: State, answers: list[str], before: int) -> None:
    for number, answer in enumerate(answers, before + 1):
        try:
            game.apply(s, answer)
        except Illegal as fault:
            raise Refusal("save-illegal", fault.rule, number=number, answer=answer[:SHOWN]) from fault
        except MALFORMED_ERRORS as fault:
            raise Refusal("save-position") from fault
