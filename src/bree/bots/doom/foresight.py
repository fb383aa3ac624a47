"""The value of a position in the middle of a turn, from its probable outcome.

Dice on the board count as already used. Dice that the player must still roll count with their average. If a card in use
asks for more choices, the best choice counts. An `Evaluate` function then gives the value of the resulting position.
"""

from collections.abc import Callable

from bree.bots.doom.expected_outcome import expected, walked
from bree.games.doom import GAME
from bree.games.doom.state import COLOURS, FIGURE, Doom

Evaluate = Callable[[Doom, dict[str, int], float, float], float]  # (state, figures, courage, Nazgûl) -> worth

FALLEN = -6.0  # when courage runs out or the last Nazgûl arrives on average, but not for certain
SIDES = (1, 2, 3, 4, 5, 6)
SECOND = 0.7  # weight of the second die of a roll, beside the better one
WANTED = ("which_again", "which_die", "which_side", "whom", "how_far", "either_effect", "who_walks")


def foresee(s: Doom, scale: Evaluate) -> float:
    """Return the value of a position of a game that is not over."""
    ask = GAME.waiting(s)
    assert ask is not None
    step = ask.step
    if step[0] in WANTED:
        return max(foresee(after(s, pick.id), scale) for pick in ask.picks)
    if step[0] == "die":
        name = str(step[-1])
        if name in s.shows:  # a re-roll
            return sum([_shown(s, name, number, scale) for number in SIDES], 0.0) / len(SIDES)
    return _at_rest(s, scale)


def after(s: Doom, answer: str) -> Doom:
    twin = s.clone()
    GAME.rules.play(twin, answer)
    return twin


def _shown(s: Doom, name: str, number: int, scale: Evaluate) -> float:
    """Return the value with another number on a die. The state is the same afterwards."""
    before, s.shows[name] = s.shows[name], number
    value = _at_rest(s, scale)
    s.shows[name] = before
    return value


def _at_rest(s: Doom, scale: Evaluate) -> float:
    at, courage, nazgul = expected(s)
    if courage < 1 or nazgul >= 8:
        return FALLEN + 0.2 * min(courage, 1.0)
    value = scale(s, at, courage, nazgul)
    dice = [die for die in s.roll if die in COLOURS]
    if not dice or all(s.board):
        return value
    thrown_again = bool(s.board[0]) and len(s.roll) == 2
    gains = []
    for die in dice:
        numbers = (s.shows[die],) if die in s.shows and not thrown_again else SIDES
        total = 0.0
        for number in numbers:
            there = at.copy()
            later = walked(s, there, FIGURE[die], number, courage, nazgul)
            total += scale(s, there, max(later[0], 0.0), later[1])
        gains.append(total / len(numbers) - value)
    gains.sort(reverse=True)
    second = gains[1] * SECOND if len(gains) > 1 and not s.board[0] else 0.0
    return value + gains[0] + second
