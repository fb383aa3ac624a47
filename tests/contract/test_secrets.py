"""What reaches a seat is what that seat may know."""

import json
from random import Random
from typing import Any

from bree.core import Game
from tests.contract.canaries import WITNESSES
from tests.contract.tables import Table, every_table, random_game, watchers


def received(game: Game, s: Any, seat: str | None, told: int) -> str:
    """All that a seat gets after an answer: its view, its ask, the new lines of its log."""
    ask = game.waiting(s)
    mine = [(*ask.parts(), ask.step)] if ask and ask.who == seat else []
    lines = [entry for entry in s.log[told:] if entry.heard_by(seat)]
    return json.dumps([game.view(s, seat), mine, lines], ensure_ascii=False)


@every_table
def test_twin_worlds(table: Table) -> None:
    """An imagined state gives the seat the same view and the same ask as the true one."""
    game, rng = table.game, Random(7)
    for s, ask, _ in random_game(game, table.options, "twins"):
        for seat in watchers(s):
            twin = game.imagine(s, seat, rng)
            assert twin is not s
            assert game.view(twin, seat) == game.view(s, seat)
            assert game.audit(twin) == []
            there = game.waiting(twin)
            assert there is not None
            assert (there.who, there.key, there.idle) == (ask.who, ask.key, ask.idle)
            if ask.who == seat:
                assert there == ask
            if game.name not in WITNESSES:
                assert twin == s.clone()


@every_table
def test_canaries(table: Table) -> None:
    """No name of a card that a seat cannot know is in anything the seat receives."""
    game = table.game
    told = 0
    if game.name not in WITNESSES:
        return
    witness = WITNESSES[game.name]()
    for s, _, _ in random_game(game, table.options, "canaries"):
        witness.look(s)
        for seat in watchers(s):
            text = received(game, s, seat, told)
            for name in witness.secrets(seat):
                assert name not in text, f"{seat} learns of {name}"
        told = len(s.log)


@every_table
def test_what_looks_the_same_is_told_the_same(table: Table) -> None:
    """Two answers that leave a seat with the same view leave it with the same log: silence is kept.

    Only where something is hidden: an open table may tell what its view has forgotten since.
    """
    game = table.game
    for s, ask, _ in random_game(game, table.options, "silence") if game.name in WITNESSES else ():
        told = len(s.log)
        worlds = []
        for pick in ask.picks[:4]:
            world = s.clone()
            world.log = list(s.log)
            game.apply(world, pick.id)
            worlds.append(world)
        for seat in watchers(s):
            if seat == ask.who:
                continue
            seen: dict[str, list[Any]] = {}
            for world in worlds:
                lines = [entry for entry in world.log[told:] if entry.heard_by(seat)]
                view = json.dumps(game.view(world, seat))
                assert seen.setdefault(view, lines) == lines


@every_table
def test_views_are_plain_and_fresh(table: Table) -> None:
    """A view is JSON, and changing it changes nothing at the table."""
    game = table.game
    for s, _, _ in random_game(game, table.options, "views"):
        for seat in watchers(s):
            view = game.view(s, seat)
            text = json.dumps(view)
            assert json.loads(text) == view
            scramble(view)
            assert json.dumps(game.view(s, seat)) == text


def scramble(value: Any) -> None:
    if isinstance(value, dict):
        for item in value.values():
            scramble(item)
        value.clear()
    elif isinstance(value, list):
        for item in value:
            scramble(item)
        value.append("changed")
