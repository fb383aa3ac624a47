"""A saved game. The answers define the game; the position is used only if they no longer replay.

If the rules have changed, the answers may be illegal from the start. Then the game continues from the position. Every
position of a save is migrated to the present form first.
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
BEFORE_ORIGIN = 1  # the format without `origin`
MARK = "bree-save"

# Where a game comes from if it did not begin at its own table. The player who brought it can have chosen the deal.
FROM_SAVE, FROM_BRANCH, FROM_LESSON, FROM_DAILY = "save", "branch", "lesson", "daily"
ORIGINS = ("", FROM_SAVE, FROM_BRANCH, FROM_LESSON, FROM_DAILY)

# Limits of a save. The longest games have some thousand answers of a few dozen characters.
ANSWERS = 50_000
LETTERS = 200  # of an answer, a name or a key
NUMBER = 10**6  # limit of a format, a version or a count
FROM_OPTIONS = ("seats", "terms")  # fields of a state that depend only on the options
SHOWN = 80  # characters of a wrong answer that a refusal repeats


@dataclass
class Save:
    game: str
    rules: int
    options: Options
    seats: dict[str, dict[str, str]]  # seat -> who occupies it; programs decide what they store
    start: dict[str, Json] | None  # the position before the first answer; None: the game's setup
    answers: list[str]
    position: dict[str, Json] | None = None  # the last position ...
    position_after: int = 0  # ... and the number of answers before it
    origin: str = ""  # one of ORIGINS
    format: int = field(default=FORMAT)


def write_save(save: Save) -> str:
    data = {"kind": MARK, **{name: getattr(save, name) for name in Save.__dataclass_fields__}}
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    return text.encode(errors="backslashreplace").decode()  # a name may hold a lone surrogate, but a file may not


def read_save(text: str) -> Save:
    """Check the form of a save. `restore` checks the answers."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as fault:  # a number with thousands of digits is a ValueError
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


class RestoredGame(NamedTuple):
    """A start position and the answers that are legal from there."""

    start: dict[str, Json] | None
    answers: list[str]


def check_game_and_rules(save: Save, game: Game) -> None:
    """Refuse a save of another game or of newer rules."""
    if save.game != game.name:
        raise Refusal("save-other-game", game=save.game, wanted=game.name)
    if save.rules > game.version:
        raise Refusal("save-newer-rules", format=save.rules, known=game.version)


def restore(save: Save, game: Game | None = None) -> RestoredGame:
    """Check a save against the present rules."""
    game = game or find(save.game)
    check_game_and_rules(save, game)
    begin = None if save.start is None else migrated(game, save.rules, save.start)
    try:
        begun = game.new(save.options) if begin is None else start_position(game, save.options, begin)
        _run(game, begun, save.answers, 0)
    except Refusal:
        if save.rules == game.version or save.position is None:
            raise
    else:
        return RestoredGame(begin, save.answers)
    start = migrated(game, save.rules, save.position)
    later = save.answers[save.position_after :]
    _run(game, start_position(game, save.options, start), later, save.position_after)
    return RestoredGame(start, later)


def start_position(game: Game, options: Options, position: dict[str, Json]) -> State:
    """The start position of a save with an empty log. It is refused if no game with these options can reach it."""
    try:
        s: State = from_plain(game, position)
        s.log = []
        sound = fits(s, game.rules) and _has_its_options(s, game.new(options)) and _is_playable(game, s)
    except MALFORMED_ERRORS as fault:
        raise Refusal("save-position") from fault
    if not sound:
        raise Refusal("save-position")
    return s


def _has_its_options(s: State, fresh: State) -> bool:
    """Whether the fields that depend only on the options have their values."""
    return all(getattr(s, name, None) == getattr(fresh, name, None) for name in FROM_OPTIONS)


def _is_playable(game: Game, s: State) -> bool:
    """Whether the position keeps the game's laws, has an answer, and works with `view` and `imagine`."""
    if game.audit(s):
        return False
    game.rules.settle(s)
    ask = game.waiting(s)
    seats: tuple[str, ...] = getattr(s, "seats", ())
    if ask is not None and (not ask.picks or (ask.who != CHANCE and ask.who not in seats)):
        return False
    watchers: list[str | None] = [None, *seats]  # including the public
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
