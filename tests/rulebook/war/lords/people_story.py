"""Words for positions with the lords of Middle-earth, and for the action that a die pays for."""

from typing import Any

from bree.core import Step
from bree.games.war.state import Lords
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

AWAKE = Lords(active=True)  # the Balrog


def lords(board: str, *steps: Step, **given: Any) -> Tale:
    """A game with the expansion, but for the Council of Rivendell."""
    return Tale.of(board, *steps, **{"terms": NO_COUNCIL, **given})


def with_die(word: str, side: str, board: str, **given: Any) -> Tale:
    """The side has chosen this die of two alike, and is asked what to do with it."""
    more: dict[str, Any] = {side + "_dice": (word, word), "acting": side}
    return lords(board, ("die", side), **{**more, **given}).answer(word)


def missed(t: Tale) -> Tale:
    """A round of a battle in which nobody hits, and no leader tries again; until the next question."""
    for _ in range(12):
        if t.s.battle is None or (t.ask.who != "chance" and t.ask.key != "reroll"):
            break
        t.answer("1" if t.ask.who == "chance" else "0")
    return t


def with_balrog_die(board: str, known: Lords = AWAKE, **given: Any) -> Tale:
    """The Balrog's own die shows his face, and is chosen."""
    word = "balrog-balrog"
    known = known._replace(special=(word,), picked=("balrog",))
    return lords(
        board, ("die", "shadow"), **{"shadow_dice": (word,), "acting": "shadow", "lords": known, **given}
    ).answer(word)
