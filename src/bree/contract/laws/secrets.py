"""The laws of hidden information: a seat receives only what it may know."""

import json
from random import Random
from typing import Any

from bree.contract.checked_game import Position
from bree.contract.trial import trial
from bree.core import LogEntry
from bree.core.saves.state_json import to_plain

STRIDE = 11  # positions between two checks of imagined worlds
WORLDS = 4  # answers whose worlds are compared
TRIES = 200  # imagined worlds that are tried until one allows the same answer


def secret(position: Position) -> bool:
    return trial(position.game).witness is not None


def without_secrets_all_views_are_equal(position: Position) -> None:
    assert position.game.secrets == secret(position), "a game with secrets has a witness in its trial, and no other"
    if not position.game.secrets:
        assert all(view == position.views[None] for view in position.views.values())


def imagined_worlds_look_the_same(position: Position) -> None:
    """In an imagined state the seat has the same view, and everybody sees whether the ask is automatic.

    If the seat is asked, the ask is the same. Without secrets an imagined state equals the true one.
    """
    game, ask, rng = position.game, position.ask, Random(position.number)
    for seat in position.watchers:
        twin = game.imagine(position.s, seat, rng)
        assert twin is not position.s
        if not secret(position):
            assert twin == position.s.clone()
            if seat is not None:
                continue
        assert game.view(twin, seat) == position.views[seat]
        assert game.audit(twin) == []
        there = game.waiting(twin)
        assert there is not None
        assert (there.who, there.key, there.automatic) == (ask.who, ask.key, ask.automatic)
        assert there.picks, "whoever is asked can answer"
        assert there == ask or (secret(position) and ask.who != seat)


def worlds_that_look_alike_are_imagined_alike(position: Position) -> None:
    """`imagine` depends only on the seat's knowledge and on the random numbers."""
    game = position.game
    for seat in position.watchers if secret(position) and position.number % STRIDE == 0 else ():
        other = game.imagine(position.s, seat, Random(position.number))
        here, there = (game.imagine(world, seat, Random("same throws")) for world in (position.s, other))
        assert to_plain(here) == to_plain(there)


def no_secret_name_reaches_a_seat(position: Position) -> None:
    """The view, the ask and the new log lines of a seat name no card that it cannot know."""
    witness, ask = position.checked.witness, position.ask
    if witness is None:
        return
    for seat in position.watchers:
        mine = [(*ask.parts(), ask.step)] if ask.who == seat else []
        lines = since_the_deal(position.log[position.lines_before :], witness.gathered)
        text = position.view_texts[seat] + json.dumps([mine, heard(lines, seat)], ensure_ascii=False)
        for name in witness.secrets(seat):
            assert name not in text, f"{seat} learns of {name}"


def since_the_deal(lines: list[LogEntry], gathered: str) -> list[LogEntry]:
    """The log lines since all cards were last gathered and dealt again."""
    ends = [number for number, entry in enumerate(lines) if entry.key == gathered]
    return lines[ends[-1] :] if ends else lines


def heard(lines: list[LogEntry], seat: str | None) -> list[LogEntry]:
    return [entry for entry in lines if entry.visible_to(seat)]


def equal_views_come_with_equal_log_lines(position: Position) -> None:
    """If two answers give a seat the same view, they give it the same log lines.

    The law applies only to positions with secrets and not to open acts, because a view may forget what the log told.
    """
    if not secret(position) or open_act(position):
        return
    game, before = position.game, len(position.log)
    worlds = [position.clone() for _ in position.ask.picks[:WORLDS]]
    for world, pick in zip(worlds, position.ask.picks, strict=False):
        game.apply(world, pick.id)
    for seat in position.watchers:
        lines = [heard(world.log[before:], seat) for world in worlds]
        if seat == position.ask.who or all(line == lines[0] for line in lines):
            continue  # equal lines need no comparison of views
        seen: dict[str, list[LogEntry]] = {}
        for world, line in zip(worlds, lines, strict=True):
            assert seen.setdefault(json.dumps(game.view(world, seat)), line) == line


def open_act(position: Position) -> bool:
    return position.checked.witness is not None and position.checked.witness.open(position.ask)


def open_acts_look_the_same_in_all_worlds(position: Position) -> None:
    """Everybody receives the same log lines of an open act.

    In each imagined world a seat receives the same lines and view.
    """
    if not open_act(position):
        return
    game, played, before = position.game, position.played, len(position.log)
    for seat in position.watchers:
        assert heard(played.lines, seat) == played.lines
        twin = world_of_the_act(position, seat)
        twin.log = list(position.log)
        game.apply(twin, position.answer)
        assert twin.log[before:] == played.lines
        assert game.view(twin, seat) == game.view(played.end, seat)


def world_of_the_act(position: Position, seat: str | None) -> Any:
    """An imagined world in which the answer is possible.

    Usually every world allows it. But an act can prove something about a hand: playing a card proves that the hand held
    it. Then only some of the imagined worlds remain possible.
    """
    rng, witness = Random(position.number), position.checked.witness
    assert witness is not None
    for _ in range(TRIES if witness.telling(position.ask, position.answer) else 1):
        twin = position.game.imagine(position.s, seat, rng)
        ask = position.game.waiting(twin)
        assert ask is not None
        if ask.offers(position.answer):
            return twin
    raise AssertionError(f"{position.answer} is not offered in a world that {seat} cannot tell from the true one")


def views_are_json_and_share_nothing(position: Position) -> None:
    """A view is plain JSON, and changing it does not change the game. This law changes the views, so it comes last."""
    seats = position.watchers if secret(position) else [None]  # then all views are equal
    for seat in seats:
        assert json.loads(position.view_texts[seat]) == position.views[seat]
    for view in position.views.values():
        scramble(view)
    for seat in seats:
        assert json.dumps(position.game.view(position.s, seat), ensure_ascii=False) == position.view_texts[seat]


def scramble(value: Any) -> None:
    if isinstance(value, dict):
        for item in value.values():
            scramble(item)
        value.clear()
    elif isinstance(value, list):
        for item in value:
            scramble(item)
        value.append("changed")
