"""Helpers for positions with characters of the expansion, and for actions of a die."""

from typing import Any

from bree.core import Step
from bree.games.war.state import Lords
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

AWAKE = Lords(active=True)  # the Balrog


def lords(board: str, *steps: Step, **given: Any) -> Tale:
    """A game with the expansion, without the Council of Rivendell."""
    return Tale.of(board, *steps, **{"terms": NO_COUNCIL, **given})


def with_die(word: str, side: str, board: str, **given: Any) -> Tale:
    """Choose this die of two equal ones, so that its actions are asked."""
    more: dict[str, Any] = {side + "_dice": (word, word), "acting": side}
    return lords(board, ("die", side), **{**more, **given}).answer(word)


def missed(t: Tale) -> Tale:
    """Play a round of a battle without hits and re-rolls, up to the next ask."""
    for _ in range(12):
        if t.s.battle is None or (t.ask.who != "chance" and t.ask.key != "reroll"):
            break
        t.answer("1" if t.ask.who == "chance" else "0")
    return t


def with_balrog_die(board: str, known: Lords = AWAKE, **given: Any) -> Tale:
    """The Balrog's die shows his face and is chosen."""
    word = "balrog-balrog"
    known = known._replace(special=(word,), picked=("balrog",))
    return lords(
        board, ("die", "shadow"), **{"shadow_dice": (word,), "acting": "shadow", "lords": known, **given}
    ).answer(word)
