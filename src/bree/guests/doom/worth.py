"""What a position of Adventure to Mount Doom looks worth to all who play it: the odds of winning, as a sum.

In the middle of a turn the dice that lie there are counted as carried out, those still to be thrown by their average,
and the choices that a card just used still wants by the best of them.
"""

from bree.games.doom import GAME
from bree.games.doom.state import COLOURS, FIGURE, WON, Doom
from bree.guests.doom.hopes import lasting, outlook, sum_of
from bree.guests.doom.promise import promise, walked

LOST = -12.0
FALLEN = -6.0  # courage or the last Nazgûl is lost on average, not for sure
SIDES = (1, 2, 3, 4, 5, 6)
SECOND = 0.7  # what the second die of a roll counts, beside the better one
WANTED = ("which_again", "which_die", "which_side", "whom", "how_far", "either", "who_walks")


def worth(s: Doom, seat: str) -> float:
    if not s.todo:
        return -LOST if s.over == WON else LOST
    step = s.todo[-1]
    if step[0] in WANTED:
        ask = GAME.waiting(s)
        assert ask is not None
        return max(worth(_after(s, pick.id), seat) for pick in ask.picks)
    if step[0] == "die":
        name = str(step[-1])
        if name in s.shows:  # thrown anew
            return sum(_shown(s, name, number) for number in SIDES) / len(SIDES)
    return at_rest(s)


def _after(s: Doom, answer: str) -> Doom:
    after = s.clone()
    GAME.rules.play(after, answer)
    return after


def _shown(s: Doom, name: str, number: int) -> float:
    """With another number on a die; puts it back as it was."""
    before, s.shows[name] = s.shows[name], number
    value = at_rest(s)
    s.shows[name] = before
    return value


def at_rest(s: Doom) -> float:
    at, courage, nazgul = promise(s)
    if courage < 1 or nazgul >= 8:
        return FALLEN + 0.2 * min(courage, 1.0)
    base = sum_of(lasting(s))
    value = outlook(s, base, at, courage, nazgul)
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
            after = walked(s, there, FIGURE[die], number, courage, nazgul)
            total += outlook(s, base, there, max(after[0], 0.0), after[1])
        gains.append(total / len(numbers) - value)
    gains.sort(reverse=True)
    second = gains[1] * SECOND if len(gains) > 1 and not s.board[0] else 0.0
    return value + gains[0] + second
