"""Section 1: the courage track and the end of the game.

Losses are applied one after another. The first loss that cannot be paid ends the game at once.
"""

from typing import Final

from bree.core.cards.file import OneOf
from bree.games.doom.facts import CARDS
from bree.games.doom.rules.book import book
from bree.games.doom.state import LOWEST, NAZGUL_FIGURES, WON, Doom

SPACES: Final = OneOf(("galadriel", "eye"))  # DOOM-R22, DOOM-9.16


def end(s: Doom, how: str, rule: str) -> None:
    """End the game. The stack is cleared."""
    # The end comes at once, before the rest of a card or a turn (DOOM-1.6).
    s.over = how
    s.end()
    s.tell("over-" + how, rule)


def lose(s: Doom, steps: int, rule: str, cause: str, number: int = 0) -> None:
    """Lose courage. The game ends if there is not enough.

    The cause is a noun: a card, or with `number` a space of the road or a slot of the track.
    """
    if steps <= 0:
        return
    left = s.courage - steps
    if left < LOWEST:
        s.courage = LOWEST - 1
        s.tell("courage-gone", rule, steps=steps, cause=cause, number=number)
        end(s, "despair", "DOOM-1.3")
        return
    s.courage = left
    s.tell("courage-lost", rule, steps=steps, courage=left, cause=cause, number=number)


def gain(s: Doom, steps: int, rule: str, cause: str) -> None:
    raised = min(s.courage + steps, s.terms.top)
    if raised == s.courage:
        s.tell("courage-full", "DOOM-2.14", courage=raised)
        return
    steps, s.courage = raised - s.courage, raised
    s.tell("courage-gained", rule, steps=steps, courage=raised, cause=cause)


def place_nazgul_figure(s: Doom, rule: str, cause: str, number: int = 0) -> None:
    """Place one Nazgûl at Minas Morgul. The last one ends the game."""
    if s.slain:
        s.tell("nazgul-harmless", "DOOM-1.5")
        return
    s.nazgul += 1
    s.tell("nazgul-placed", rule, count=s.nazgul + 1, cause=cause, number=number)
    # This holds although there is a space for it (DOOM-R9).
    if s.nazgul == NAZGUL_FIGURES:
        end(s, "nazgul", "DOOM-1.4")


@book.effect(by=int)
def courage(s: Doom, card: str, by: int) -> None:
    if by < 0:
        lose(s, -by, "DOOM-9.22", "card-" + card)
    else:
        gain(s, by, "DOOM-9.27", "card-" + card)


@book.effect(space=SPACES)
def raise_to(s: Doom, card: str, space: str) -> None:
    """Galadriel: raise the marker to a space of the track."""
    gain(s, mark(s, space) - s.courage, CARDS[card].rule, "card-" + card)


@book.can
def can_raise_to(s: Doom, card: str, space: str) -> bool:
    return s.courage < mark(s, space)


@book.effect(space=SPACES)
def drop_to(s: Doom, card: str, space: str) -> None:
    """The Eye of Sauron: lower the marker to a space. It never rises."""
    steps = s.courage - mark(s, space)
    if steps > 0:
        lose(s, steps, CARDS[card].rule, "card-" + card)
    else:
        s.tell("eye-blind", CARDS[card].rule)


def mark(s: Doom, space: str) -> int:
    return s.terms.galadriel if space == "galadriel" else s.terms.eye


@book.effect(figures=int)
def place_nazgul(s: Doom, card: str, figures: int) -> None:
    for _ in range(figures):
        if not s.over:
            place_nazgul_figure(s, CARDS[card].rule, "card-" + card)


def win(s: Doom) -> None:
    end(s, WON, "DOOM-1.2")
