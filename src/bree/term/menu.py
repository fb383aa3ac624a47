"""What is typed for each pick of a menu: its place in the list, unless picks are numbers themselves.

"How many spaces?" offers 0, 1 and 2: there a typed number can only mean the answer, so a number is its own handle and
what is no number gets a letter. No letter is a word for the table (undo, hint, cards ...) in either language or door.
"""

from collections.abc import Sequence

from bree.core import Ask, Pick
from bree.lang import Voice
from bree.term.boards import part

LETTERS = "aefgijmnorstvwxyz"


def handles(picks: Sequence[Pick]) -> dict[str, str]:
    """What to type -> the id of the pick, in the order of the picks."""
    ids = [pick.id for pick in picks]
    if not any(pick.isdecimal() for pick in ids):
        return {str(number): pick for number, pick in enumerate(ids, 1)}
    letters = (letter for letter in LETTERS if letter not in ids)
    return {(pick if pick.isdecimal() else next(letters, pick)): pick for pick in ids}


def example(ask: Ask) -> str:
    """How a line of several reads: what is in this menu, as many as are wanted, one of them twice where that can be."""
    typed = list(handles(ask.picks))
    again = [word for word, pick in zip(typed, ask.picks, strict=True) for _ in range(pick.copies - 1)]
    wanted = max(ask.least, min(ask.most, 3 if again else 2))
    row = [*again[:1], *typed, *again[1:]]
    return " ".join(sorted(row[:wanted], key=typed.index))


def label(voice: Voice, ask: Ask, pick: Pick, *, whole: bool = False) -> str:
    """What a pick is called; the room of a game may say more of its cards, where there is room for all of it."""
    room = part(voice.game.name, "card_words") if voice.game is not None else None
    own = room.label(ask, pick, voice, whole) if room is not None else ""
    return own or voice.label(ask, pick)
