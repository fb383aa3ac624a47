"""A game as text: every ask with its answer, the log, and the changes of the state.

At the beginning of a turn there is a line with the changes since the last such line, and a hash of all changes in
between. So each line describes one turn, and together they describe every position.
"""

from hashlib import sha256
import json
from random import Random
from typing import Any, NamedTuple

from bree.core import CHANCE, Ask, Game, LogEntry
from bree.core.saves.state_json import to_plain
from bree.lang import Voice
from tests.contract.variants import Variant, answer_of, pace

MANY = 12  # the most picks of chance that are listed
TURNS = {"turn", "round", "begin", "wins", "forest-wins", "acts"}  # log keys after which the changes are shown
SHOWN = "= "
AHEAD = 4  # recorded answers of a turn that may be skipped if the game has changed
Facts = dict[str, str]


class Told(NamedTuple):
    start: Facts  # the state before the first answer
    course: list[str]  # one part for each answer, with its effects
    end: Facts  # the public view


class Answered(NamedTuple):
    who: str
    key: str
    answer: str


class Player:
    """Gives the recorded answers while they are offered, and random answers otherwise."""

    def __init__(self, game: Game, recorded: list[list[Answered]]) -> None:
        self.turns = recorded
        self.left: list[Answered] = []
        self.rng = Random(f"{game.name}/golden")
        self.turn()

    def turn(self) -> None:
        """Begin the next turn. Unused answers of the last turn are dropped, so a difference ends with its turn."""
        self.left = self.turns[0] if self.turns else []
        self.turns = self.turns[1:]

    def answer(self, ask: Ask) -> str:
        for number, (who, key, answer) in enumerate(self.left[:AHEAD]):
            if (who, key) == (ask.who, ask.key) and ask.offers(answer):
                self.left = self.left[number + 1 :]
                return answer
        return answer_of(ask, self.rng)


class Changes:
    """Collects the changes of the state after each answer, and shows them from time to time."""

    def __init__(self, s: Any) -> None:
        self.shown = self.last = on_table(s)
        self.steps: list[str] = []

    def look(self, s: Any) -> None:
        now = on_table(s)
        if now != self.last:
            self.steps.append(plain_text(changed(self.last, now), sort_keys=True))
        self.last = now

    def show(self) -> str:
        mark = sha256("\n".join(self.steps).encode()).hexdigest()[:10]
        line = f"{plain_text(changed(self.shown, self.last))} #{mark}"
        self.shown, self.steps = self.last, []
        return line


def on_table(s: Any) -> dict[str, Any]:
    """All fields except waiting steps, which show in later asks and may be renamed."""
    return {name: value for name, value in to_plain(s).items() if name != "todo"}


def changed(before: Any, now: Any) -> Any:
    """The changed parts of a value. '+' marks new items at the end of a list, '-' missing ones.

    In a list of lists, such as a pile, the changed parts have their numbers.
    """
    if isinstance(before, dict) and isinstance(now, dict):
        new = {k: changed(before[k], v) if k in before else v for k, v in now.items() if before.get(k, ...) != v}
        gone = [k for k in before if k not in now]
        return {**new, "-": gone} if gone else new
    if isinstance(before, list) and isinstance(now, list) and before and now[: len(before)] == before:
        return {"+": now[len(before) :]}
    if isinstance(before, list) and isinstance(now, list) and now:
        if len(before) == len(now) and all(isinstance(part, list) for part in (*before, *now)):
            return {str(at): changed(a, b) for at, (a, b) in enumerate(zip(before, now, strict=True)) if a != b}
        if [one for one in before if one in now] == now:
            return {"-": [one for one in before if one not in now]}
    return now


def plain_text(value: Any, sort_keys: bool = False) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=sort_keys)


def tell_game(variant: Variant, recorded: list[list[Answered]]) -> Told:
    """Play the game of this variant with these answers. Of a long game only the beginning is played."""
    game, voice = variant.game, Voice("en", variant.game)
    s = game.new(variant.options, log=True)
    empty = on_table(game.state_type())
    start = {name: plain_text(value) for name, value in on_table(s).items() if value != empty.get(name, ...)}
    player, changes = Player(game, recorded), Changes(s)
    course: list[str] = []
    lines = [log_line(voice, entry) for entry in s.log]
    while len(course) != pace(game).short and (ask := game.waiting(s)) is not None:
        answer, told = player.answer(ask), len(s.log)
        lines.append(f"{ask.who} {ask.key} {ask.rule}: {picks_text(ask)} -> {answer}")
        game.apply(s, answer)
        if s.todo:
            changes.look(s)
        lines += [log_line(voice, entry) for entry in s.log[told:]]
        last = not s.todo or len(course) + 1 == pace(game).short
        if last or any(entry.key in TURNS for entry in s.log[told:]):
            lines.append(SHOWN + changes.show())
            player.turn()
        course.append("\n".join(lines))
        lines = []
    return Told(start, course, {**seen(game, s), "score": plain_text(game.score(s))})


def log_line(voice: Voice, entry: LogEntry) -> str:
    return f"  {entry.rule}: {voice.line(entry)}"


def picks_text(ask: Ask) -> str:
    drawn = ask.who == CHANCE and len(ask.picks) > MANY
    return f"one of {len(ask.picks)}" if drawn else " ".join(pick.id for pick in ask.picks)


def seen(game: Game, s: Any) -> Facts:
    """The public view, and the differences of each seat's view."""
    public = game.view(s, None)
    lines = {f"public sees {name}": plain_text(value) for name, value in public.items()}
    for seat in s.seats:
        own = changed(public, game.view(s, seat))
        lines |= {f"{seat} sees {name}": plain_text(value) for name, value in own.items()}
    return lines
