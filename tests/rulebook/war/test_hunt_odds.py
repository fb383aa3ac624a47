"""The hunt by the rules, for all dice and all tiles, compared with the odds."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

import pytest

from bree.games.war import GAME
from bree.games.war.facts import STANDARD, TILES
from bree.games.war.odds.hunt import hunt, tile_in_mordor
from bree.games.war.state import War
from tests.rulebook.war.war_story import Tale, but

CORRUPTION = 2  # so that a tile can heal
CHOSEN = {"guide_power": "pass", "casualty": "none", "reveal_to": "hollin", "reveal_tiles": "0"}
# one tile of each kind, without the expansion
WHOLE = tuple(sorted(name for name, tile in TILES.items() if not tile.smeagol))


class End(NamedTuple):
    damage: int
    revealed: bool
    stopped: bool


def ends(s: War, share: Fraction = Fraction(1)) -> Iterator[tuple[End, Fraction]]:
    """Return all ends. All failed dice that may be are re-rolled, and all damage becomes corruption."""
    ask = GAME.waiting(s)
    if ask is None:
        yield End(s.corruption - CORRUPTION, not s.hidden, s.track == 1), share
        return
    if ask.who == "chance":
        whole = sum(pick.weight for pick in ask.picks)
        answers = {pick.id: Fraction(pick.weight, whole) for pick in ask.picks}
    else:
        answers = {CHOSEN.get(ask.key, ask.picks[-1].id): Fraction(1)}
    for answer, part in answers.items():
        twin = s.clone()
        GAME.rules.play(twin, answer)
        yield from ends(twin, share * part)


def summed(s: War) -> dict[End, Fraction]:
    found: dict[End, Fraction] = {}
    for end, share in ends(s):
        found[end] = found.get(end, Fraction(0)) + share
    assert sum(found.values()) == 1
    return found


@pytest.mark.rule("WAR-23.2", "WAR-23.3", "WAR-23.5", "WAR-23.7", "WAR-24.1")
@pytest.mark.parametrize(("level", "bonus"), [(1, 0), (1, 3), (2, 0), (2, 1), (2, 5)])
@pytest.mark.parametrize(("here", "rerolls"), [("", 0), ("sauron 2r", 1), ("sauron 2r 3n", 2)])
@pytest.mark.parametrize("gollum", [False, True])
def test_a_hunt_goes_as_the_odds_say(level: int, bonus: int, here: str, rerolls: int, gollum: bool) -> None:
    board = f"hollin: {here}" if here else ""
    given = {"bearers": "hollin", "box_shadow": level, "box_free": bonus, "corruption": CORRUPTION}
    t = Tale.of(board, ("move_fellowship",), fallen=but("" if gollum else "gimli"), **given)
    found = summed(t.s)
    odds = hunt(level, bonus, rerolls, Counter(STANDARD), gollum)
    damage: dict[int, float] = {}
    for end, share in found.items():
        damage[end.damage] = damage.get(end.damage, 0.0) + float(share)
    assert damage == pytest.approx(odds.damage)
    assert float(sum(share for end, share in found.items() if end.revealed)) == pytest.approx(odds.reveal)


@pytest.mark.rule("WAR-25.6", "WAR-25.7", "WAR-25.8", "WAR-24.10", "WAR-24.11")
@pytest.mark.parametrize("gollum", [False, True])
def test_a_tile_in_mordor_does_what_the_odds_say(gollum: bool) -> None:
    given = {"bearers": "morannon", "track": 1, "box_shadow": 3, "box_free": 2, "corruption": CORRUPTION}
    t = Tale.of("", ("move_fellowship",), tiles=WHOLE, fallen=but("" if gollum else "gimli"), **given)
    found = summed(t.s)
    odds = tile_in_mordor(5, Counter(WHOLE), gollum)
    damage: dict[int, float] = {}
    for end, share in found.items():
        damage[end.damage] = damage.get(end.damage, 0.0) + float(share)
    assert damage == pytest.approx(odds.damage)
    assert float(sum(share for end, share in found.items() if end.revealed)) == pytest.approx(odds.reveal)
    assert float(sum(share for end, share in found.items() if end.stopped)) == pytest.approx(odds.stop)
