"""Paths through a battle and a siege, counted by the program and by hand."""

from bree.games.war import GAME
from bree.lab.perft import perft
from tests.lab.test_perft import by_hand
from tests.rulebook.war.battles import attack


def test_a_battle_of_one_against_one() -> None:
    s = attack("south_ithilien: gondor 1r; north_ithilien: sauron 1r").s
    # Two dice.
    assert perft(GAME, s, 2) == 6 * 6
    # Nobody hits: cease or go on. The attacker alone: advance or not. Else he is dead, and nothing is left to do.
    assert perft(GAME, s, 3) == 16 * 2 + 8 * 2 + 8 + 4 == 60
    # If the attack goes on, the defender may retreat: to Osgiliath, East or West Harondor. Or the next round begins.
    assert perft(GAME, s, 4) == 16 * (1 + 4) + 8 * 2 + 8 + 4 == 108
    # After a retreat the attacker advances or not; after `stay` a die falls.
    assert perft(GAME, s, 5) == 16 * (1 + 3 * 2 + 6) + 8 * 2 + 8 + 4 == by_hand(GAME, s, 5)


def test_leaders_choose_how_many_dice_they_roll_again() -> None:
    s = attack("south_ithilien: gondor 2r; north_ithilien: sauron 1r 1n").s
    # One die and two; in four cases of six the first has failed, and the Nazgûl may roll it again.
    # After a hit, one of two regulars of Gondor falls without a choice; without hits, the attacker chooses.
    hits = [(ours, theirs) for ours in (0, 1) for theirs in (0, 1, 2)]
    ways = {0: 4, 1: 2}, {0: 16, 1: 16, 2: 4}
    left = {(ours, theirs): 2 if not ours or not theirs else 1 for ours, theirs in hits}
    assert perft(GAME, s, 4) == sum([ways[0][one] * ways[1][other] * left[one, other] for one, other in hits])
    assert perft(GAME, s, 4) == by_hand(GAME, s, 4)


def test_a_siege_battle_and_its_price() -> None:
    s = attack("helms_deep: rohan 1r, isengard 1e", siege="helms_deep").s
    # Six of the attacker, five or six of the defender. Where the garrison falls the stronghold is taken: all is over.
    # Where the elite is reduced it cannot be spent, and the battle is over too; else it may be.
    assert perft(GAME, s, 2) == 36
    assert perft(GAME, s, 3) == 6 + 5 * 2 + 5 * 4 * 2 == 56
    assert perft(GAME, s, 4) == 6 + 5 * 2 + 5 * 4 * (1 + 6) == by_hand(GAME, s, 4)


def test_the_run_of_those_who_attack() -> None:
    s = attack("south_ithilien: gondor 1r; north_ithilien: sauron 2r 1e").s
    # A regular, an elite; then any of the rest, or that is all.
    assert perft(GAME, s, 1) == 2
    assert perft(GAME, s, 2) == 3 + 2
    # Both regulars, a regular and the elite in either order, and each alone.
    assert perft(GAME, s, 3) == (2 + 2 + 6) + (2 + 6) == by_hand(GAME, s, 3)
