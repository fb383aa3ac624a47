"""Pages answer these asks at once if there is only one pick, so nobody may learn anything from that."""

from random import Random

import pytest

from bree.games.fellowship import GAME

PUBLIC = ("choose", "choose_event")


@pytest.mark.parametrize("chapter", ["1", "3", "9", "13", "14", "17"])
def test_everybody_knows_what_is_offered(chapter: str) -> None:
    options = GAME.choose({"players": 4, "chapter": chapter})
    s, rng, seen = GAME.new(options), Random(chapter), 0
    for _ in range(300):
        ask = GAME.waiting(s)
        if ask is None:
            break
        if ask.key in PUBLIC:
            seen += 1
            for seat in GAME.seats(options):
                assert GAME.waiting(GAME.imagine(s, seat, Random(rng.random()))) == ask
        GAME.apply(s, rng.choice(ask.picks).id)
    assert seen
