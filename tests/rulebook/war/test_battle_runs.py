"""Pick sets of attacks and advances state the same bounds that a search finds."""

from itertools import product

import pytest

from bree.games.war import GAME
from bree.table.pick_set import PickSet, bounded_set
from tests.rulebook.war.battles import attack
from tests.rulebook.war.war_story import Tale
from tests.searched import searched_run

FREE_ARMIES = [
    "".join(one) for one in product(("gondor 1r", "gondor 2r", "gondor 1r 1e"), ("", " 1l"), ("", " boromir"))
]
MIXED = ["", " north 1r", " north 1l", " north 1r 1l"]
SHADOW_ARMIES = [
    "sauron 1r",
    "sauron 2r 1n",
    "isengard 1e",
    "isengard 1r 2e",
    "isengard 1e sauron 1r",
    "isengard 1e 1n",
]


def bounds(run: PickSet) -> tuple[dict[str, int], int, int]:
    return {pick.id: pick.copies for pick in run.picks}, run.least, run.most


def holds(tale: Tale) -> int:
    """Check this at every position of the pick set. Return how many there were."""
    todo, seen = [tale.s], set()
    key = tale.ask.key
    while todo:
        s = todo.pop()
        ask = GAME.waiting(s)
        if ask is None or ask.key != key or s.chosen in seen:
            continue
        seen.add(s.chosen)
        assert bounds(bounded_set(ask)) == bounds(searched_run(GAME, s, ask)), s.chosen
        for pick in ask.picks:
            after = s.clone()
            GAME.rules.play(after, pick.id)
            todo.append(after)
    return len(seen)


@pytest.mark.rule("WAR-11.5", "WAR-11.6")
@pytest.mark.parametrize("led", [0, 1])
@pytest.mark.parametrize("mixed", MIXED)
@pytest.mark.parametrize("army", FREE_ARMIES)
def test_who_attacks(army: str, mixed: str, led: int) -> None:
    board = f"south_ithilien: sauron 1r; osgiliath: {army}{mixed}"
    tale = attack(board, "free", led, politics="north 1")
    if not tale.at_rest and tale.asked == "free attack_who":
        assert holds(tale)


@pytest.mark.rule("WAR-7.25", "WAR-11.2", "WAR-11.5")
@pytest.mark.parametrize("saruman", ["", "; orthanc: saruman"])
@pytest.mark.parametrize("led", [0, 1])
@pytest.mark.parametrize("army", SHADOW_ARMIES)
@pytest.mark.parametrize("politics", ["", "sauron 1"])
def test_who_attacks_of_the_shadow(army: str, led: int, saruman: str, politics: str) -> None:
    tale = attack(f"westemnet: rohan 1r; fords_of_isen: {army}{saruman}", led=led, politics=politics)
    if not tale.at_rest and tale.asked == "shadow attack_who":
        assert holds(tale)


@pytest.mark.rule("WAR-14.8", "WAR-14.9")
@pytest.mark.parametrize("rear", ["", " rohan 1r"])
@pytest.mark.parametrize("army", FREE_ARMIES)
def test_who_advances(army: str, rear: str) -> None:
    tale = attack(f"south_ithilien: sauron 1r; north_ithilien: {army}{rear}", "free", politics="rohan 1")
    while tale.asked == "free attack_who":
        tale.answer(tale.picks[0])
    while tale.ask.who == "chance":
        tale.answer("6" if tale.ask.facts["side"] == "free" else "1")
    assert tale.asked == "free advance"
    assert holds(tale)
