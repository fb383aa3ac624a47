"""What reaches a seat is what that seat may know."""

import json
from random import Random
from typing import Any

from bree.contract.trial import trial
from bree.contract.walk import Stop
from bree.core import LogEntry
from bree.core.saves.state_json import to_plain

STRIDE = 11  # positions between two at which worlds are imagined from worlds
WORLDS = 4  # answers whose worlds are held against each other
TRIES = 200  # worlds among which one is looked for in which the same can be done


def secret(stop: Stop) -> bool:
    return trial(stop.game).witness is not None


def a_table_without_secrets_is_seen_alike_by_all(stop: Stop) -> None:
    assert stop.game.secrets == secret(stop), "a game with secrets has a witness in its trial, and no other"
    if not stop.game.secrets:
        assert all(view == stop.views[None] for view in stop.views.values())


def twin_worlds_look_the_same(stop: Stop) -> None:
    """An imagined state gives the seat the same view and the same ask as the true one; and whether anybody has to think
    there, all can see. Where nothing is secret it is the true one, which all see alike."""
    game, ask, rng = stop.game, stop.ask, Random(stop.number)
    for seat in stop.watchers:
        twin = game.imagine(stop.s, seat, rng)
        assert twin is not stop.s
        if not secret(stop):
            assert twin == stop.s.clone()
            if seat is not None:
                continue
        assert game.view(twin, seat) == stop.views[seat]
        assert game.audit(twin) == []
        there = game.waiting(twin)
        assert there is not None
        assert (there.who, there.key, there.automatic) == (ask.who, ask.key, ask.automatic)
        assert there.picks, "whoever is asked can answer"
        assert there == ask or (secret(stop) and ask.who != seat)


def worlds_that_look_alike_are_imagined_alike(stop: Stop) -> None:
    """What is imagined hangs on what the seat knows and on the throws, on nothing else: it cannot tell of the rest."""
    game = stop.game
    for seat in stop.watchers if secret(stop) and stop.number % STRIDE == 0 else ():
        other = game.imagine(stop.s, seat, Random(stop.number))
        here, there = (game.imagine(world, seat, Random("same throws")) for world in (stop.s, other))
        assert to_plain(here) == to_plain(there)


def no_secret_name_is_received(stop: Stop) -> None:
    """No name of a card that a seat cannot know is in anything the seat receives: its view, its ask, new lines."""
    witness, ask = stop.walk.witness, stop.ask
    if witness is None:
        return
    for seat in stop.watchers:
        mine = [(*ask.parts(), ask.step)] if ask.who == seat else []
        lines = since_the_deal(stop.log[stop.told :], witness.gathered)
        text = stop.view_texts[seat] + json.dumps([mine, heard(lines, seat)], ensure_ascii=False)
        for name in witness.secrets(seat):
            assert name not in text, f"{seat} learns of {name}"


def since_the_deal(lines: list[LogEntry], gathered: str) -> list[LogEntry]:
    """Without what was said of cards before all of them were gathered again: those were the last round's."""
    ends = [number for number, entry in enumerate(lines) if entry.key == gathered]
    return lines[ends[-1] :] if ends else lines


def heard(lines: list[LogEntry], seat: str | None) -> list[LogEntry]:
    return [entry for entry in lines if entry.visible_to(seat)]


def what_looks_the_same_is_told_the_same(stop: Stop) -> None:
    """Two answers that leave a seat with the same view leave it with the same log: silence is kept.

    Only where something is hidden: an open table may tell what its view has forgotten since, and so may an open act.
    """
    if not secret(stop) or open_act(stop):
        return
    game, told = stop.game, len(stop.log)
    worlds = [stop.clone() for _ in stop.ask.picks[:WORLDS]]
    for world, pick in zip(worlds, stop.ask.picks, strict=False):
        game.apply(world, pick.id)
    for seat in stop.watchers:
        lines = [heard(world.log[told:], seat) for world in worlds]
        if seat == stop.ask.who or all(line == lines[0] for line in lines):
            continue  # what is told the same need not be looked at
        seen: dict[str, list[LogEntry]] = {}
        for world, line in zip(worlds, lines, strict=True):
            assert seen.setdefault(json.dumps(game.view(world, seat)), line) == line


def open_act(stop: Stop) -> bool:
    return stop.walk.witness is not None and stop.walk.witness.open(stop.ask)


def what_is_done_in_the_open_is_alike_in_all_worlds(stop: Stop) -> None:
    """All hear of it alike; and in a world that a seat cannot tell from the true one, it hears and sees the same:
    nothing that is hidden has a hand in it."""
    if not open_act(stop):
        return
    game, course, told = stop.game, stop.course, len(stop.log)
    for seat in stop.watchers:
        assert heard(course.lines, seat) == course.lines
        twin = world_of_the_act(stop, seat)
        twin.log = list(stop.log)
        game.apply(twin, stop.answer)
        assert twin.log[told:] == course.lines
        assert game.view(twin, seat) == game.view(course.end, seat)


def world_of_the_act(stop: Stop, seat: str | None) -> Any:
    """A world in which the same can be done. That is every world, but where the act itself tells something of a hand:
    who says that he plays a card holds one that can be played. Then it is one of the worlds that are left."""
    rng, witness = Random(stop.number), stop.walk.witness
    assert witness is not None
    for _ in range(TRIES if witness.telling(stop.ask, stop.answer) else 1):
        twin = stop.game.imagine(stop.s, seat, rng)
        ask = stop.game.waiting(twin)
        assert ask is not None
        if ask.offers(stop.answer):
            return twin
    raise AssertionError(f"{stop.answer} is not offered in a world that {seat} cannot tell from the true one")


def views_are_plain_and_fresh(stop: Stop) -> None:
    """A view is JSON, and changing it changes nothing at the table. It spoils the stop's views: it comes last."""
    seats = stop.watchers if secret(stop) else [None]  # all see the same there
    for seat in seats:
        assert json.loads(stop.view_texts[seat]) == stop.views[seat]
    for view in stop.views.values():
        scramble(view)
    for seat in seats:
        assert json.dumps(stop.game.view(stop.s, seat), ensure_ascii=False) == stop.view_texts[seat]


def scramble(value: Any) -> None:
    if isinstance(value, dict):
        for item in value.values():
            scramble(item)
        value.clear()
    elif isinstance(value, list):
        for item in value:
            scramble(item)
        value.append("changed")
