"""Both settings for a card without an effect: it may be played (WAR-6.6) or not (WAR-O5)."""

from typing import Any

from bree.core import NO_EFFECT, Pick
from bree.core.saves.state_json import to_plain
from bree.games.war import GAME
from bree.games.war.facts import CARDS
from bree.games.war.state import Terms
from tests.rulebook.war.war_story import Tale

DRAWS = ("gandalf_draw", "foresee_deck", "spear")  # asks after a card that do not depend on its effect


def strictly(given: dict[str, Any]) -> dict[str, Any]:
    """Return the same position with the option that a card needs an effect."""
    return {**given, "terms": given.get("terms", Terms())._replace(in_vain=False)}


def marks(t: Tale) -> dict[str, bool]:
    """Return the picks, and whether they are marked as without an effect."""
    return {pick.id: is_marked(pick) for pick in t.ask.picks}


def is_marked(pick: Pick) -> bool:
    return NO_EFFECT in pick.on


def in_vain(t: Tale, card: str) -> None:
    """Check that only this card is offered and marked, that it can be played, and that nothing happens."""
    assert t.ask.key == "event"
    assert [one for one, marked in marks(t).items() if marked] == [card]
    side = CARDS[card].deck.partition("_")[0]
    before = to_plain(t.s)
    GAME.apply(t.s, card)
    assert (card in t.s.hands[side], t.s.played[-1:], t.keys()[-1]) == (False, (card,), "plays")
    assert t.at_rest or t.ask.key in DRAWS
    changed = {name for name, value in to_plain(t.s).items() if value != before[name]}
    assert changed == {"todo", "hands", "played"}


def unplayed(card: str, board: str, face: str, **given: Any) -> str:
    """Return the rule that forbids the only card of the hand for this die.

    If the rule is WAR-O5, check that without this option the card is offered, marked, and has no effect.
    """
    side = CARDS[card].deck.partition("_")[0]
    hands = {"free": (), "shadow": (), side: (card,)}
    more = {"acting": side, f"{side}_dice": (face,), **given}
    strict = Tale.of(board, ("die", side), **strictly({**more, "hands": dict(hands)})).answer(face)
    assert "event" not in strict.picks
    rule = strict.refuses("event")
    t = Tale.of(board, ("die", side), **{**more, "hands": dict(hands)}).answer(face)
    if rule == "WAR-O5":
        assert {one for one, marked in marks(t).items() if marked} == {"event"}
        assert [pick.on for pick in t.ask.picks if pick.id == "event"] == [("action:event", NO_EFFECT)]
        t.answer("event").s.todo[:-1] = []  # a step after the card is not its effect
        in_vain(t, card)
    else:
        assert t.refuses("event") == rule
    return rule
