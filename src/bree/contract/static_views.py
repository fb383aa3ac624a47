"""Check that the static part of the views is the same at every position, for every seat and for the public."""

import json
from typing import Any

from bree.contract.trial import pace
from bree.contract.variants import Variant, random_game, watchers
from bree.core.static_view import static_part

EVERY = 11  # positions between two that are checked


def joined(fixed: Any, moving: Any) -> Any:
    """A static and a dynamic part, merged as clients do it."""
    if not isinstance(moving, dict):
        return fixed
    return moving | {name: joined(part, moving.get(name)) for name, part in fixed.items()}


def the_static_view_never_changes(variant: Variant) -> None:
    game = variant.game
    if not game.static_paths:
        return
    first = game.static_view(game.new(variant.options))
    for n, (s, _, _) in enumerate(random_game(game, variant.options, "static views")):
        if n % (EVERY * pace(game).apart) == 0:
            for seat in watchers(s):
                assert static_part(game.view(s, seat), game.static_paths) == first


def both_parts_make_the_view(variant: Variant) -> None:
    """Also if one maker makes the dynamic views of all who look at a position."""
    game = variant.game
    for n, (s, _, _) in enumerate(random_game(game, variant.options, "both parts")):
        if n % (EVERY * pace(game).apart) == 0:
            fixed, make = game.static_view(s), game.dynamic_views(s)
            for seat in watchers(s):
                moving = make(seat)
                assert moving == game.dynamic_view(s, seat)
                assert joined(fixed, moving) == game.view(s, seat)
                assert len(json.dumps(moving)) < len(json.dumps(game.view(s, seat))) or not game.static_paths
