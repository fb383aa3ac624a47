"""One round of a battle by the rules, for all dice, compared with the odds."""

from fractions import Fraction

import pytest

from bree.core import CHANCE
from bree.games.war import GAME
from bree.games.war.figures import tally
from bree.games.war.odds.battle import CITY, PLAIN, SIEGE, Army, Tactics, battle
from bree.games.war.state import War
from tests.rulebook.war.war_story import Tale

ONE_ROUND = Tactics(rounds=1, extensions=0)


def ends(s: War) -> dict[str, Fraction]:
    """Return the possible states after one round. Leaders re-roll as many dice as they can."""
    ask = GAME.waiting(s)
    if ask is None or ask.key in ("cease", "advance"):
        return {standing(s): Fraction(1)}
    picks = [ask.picks[-1]] if ask.key == "reroll" else ask.picks if ask.who == CHANCE else ask.picks[:1]
    found: dict[str, Fraction] = {}
    for pick in picks:
        twin = s.clone()
        GAME.rules.play(twin, pick.id)
        for end, share in ends(twin).items():
            found[end] = found.get(end, Fraction(0)) + share / len(picks)
    return found


def standing(s: War) -> str:
    mine, theirs = (sum(tally(row).units for row in side.values()) for side in (s.shadow, s.free))
    return "ceased" if mine and theirs else "won" if mine else "lost" if theirs else "both"


@pytest.mark.parametrize(
    ("board", "siege", "attacker", "defender", "ground"),
    [
        ("folde: sauron 1r; westemnet: rohan 1r", "", Army(1), Army(1), PLAIN),
        ("folde: sauron 2r; westemnet: rohan 1r 1l", "", Army(2), Army(1, 0, 1), PLAIN),
        ("folde: sauron 1r 1n; edoras: rohan 1r", "", Army(1, 0, 1), Army(1), CITY),
        ("folde: sauron 1r; westemnet: rohan 1r boromir", "", Army(1), Army(1, 0, 1, 1), PLAIN),
        ("minas_tirith: sauron 2r 1n, gondor 1r", "minas_tirith", Army(2, 0, 1), Army(1), SIEGE),
        ("minas_tirith: sauron 1r, gondor 1e", "minas_tirith", Army(1), Army(0, 1), SIEGE),
    ],
)
def test_a_round_over_all_dice(board: str, siege: str, attacker: Army, defender: Army, ground: str) -> None:
    tale = Tale.of(board, ("attack", "shadow", 0), siege=siege)
    while tale.ask.key in ("attack_from", "attack_at", "attack_who"):
        tale.answer(tale.picks[0])
    found = ends(tale.s)
    odds = battle(attacker, defender, ground, ONE_ROUND)
    expected = {"won": odds.won, "lost": odds.lost, "both": odds.both, "ceased": odds.ceased}
    assert {key: float(found.get(key, 0)) for key in expected} == pytest.approx(expected)
