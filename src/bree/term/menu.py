"""The keys of a menu: numbers for the picks, unless the picks are numbers themselves.

"How many spaces?" offers 0, 1 and 2, so a typed number must mean the answer. In such a menu each number is its own key,
and other picks get letters. These letters are not commands (undo, hint, cards...) in either language or mode.
"""

from collections.abc import Sequence

from bree.core import Ask, Pick
from bree.lang import Voice
from bree.term.boards import part

LETTERS = "aefgijmnorstvwxyz"


def handles(picks: Sequence[Pick]) -> dict[str, str]:
    """Return key -> id of the pick, in the order of the picks."""
    ids = [pick.id for pick in picks]
    if not any(pick.isdecimal() for pick in ids):
        return {str(number): pick for number, pick in enumerate(ids, 1)}
    letters = (letter for letter in LETTERS if letter not in ids)
    return {(pick if pick.isdecimal() else next(letters, pick)): pick for pick in ids}


def example(ask: Ask) -> str:
    """Return an example input for a pick set, with one pick repeated if that is allowed."""
    typed = list(handles(ask.picks))
    again = [word for word, pick in zip(typed, ask.picks, strict=True) for _ in range(pick.copies - 1)]
    wanted = max(ask.least, min(ask.most, 3 if again else 2))
    row = [*again[:1], *typed, *again[1:]]
    return " ".join(sorted(row[:wanted], key=typed.index))


def label(voice: Voice, ask: Ask, pick: Pick, *, whole: bool = False) -> str:
    """Return the label of a pick. The game's own module may return a longer one for a card."""
    room = part(voice.game.name, "card_words") if voice.game is not None else None
    own = room.label(ask, pick, voice, whole) if room is not None else ""
    return own or voice.label(ask, pick)
