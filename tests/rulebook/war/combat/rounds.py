"""Helpers for a round of a battle with combat cards."""

from typing import Any, NamedTuple

from bree.games.war.rules.battle.fighters import dice_of, leadership, needs, needs_again
from tests.rulebook.war.battles import attack
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

# No city, fortification or stronghold, and a region without a nation.
FIELD = "south_ithilien: gondor 2r 1l; north_ithilien: sauron 1r 1n"


def fight(
    board: str = FIELD, free: str = "", shadow: str = "", who: str = "", side: str = "shadow", **given: Any
) -> Tale:
    """Attack. Each side has only the card that it commits. `who` are the answers before the cards."""
    hands = {"free": (free,) if free else (), "shadow": (shadow,) if shadow else ()}
    tale = attack(board, side, hands=hands, **given).go(who)
    for card in (shadow, free) if side == "shadow" else (free, shadow):
        if card:
            assert tale.ask.key == "combat_card", tale.asked
            tale.answer(card)
    return tale


def fight_without_council(board: str = FIELD, **given: Any) -> Tale:
    """A round in a game with the cards of Lords of Middle-earth, without the Council."""
    return fight(board, **{"terms": NO_COUNCIL, **given})


def alone(card: str, side: str) -> dict[str, tuple[str, ...]]:
    """This side has this card, the other one has none."""
    return {"free": (card,) if side == "free" else (), "shadow": (card,) if side == "shadow" else ()}


def holding(board: str, free: str = "", shadow: str = "", side: str = "shadow", **given: Any) -> Tale:
    """Attack. Each side has this card."""
    hands = {"free": (free,) if free else (), "shadow": (shadow,) if shadow else ()}
    return attack(board, side, hands=hands, **given)


class Numbers(NamedTuple):
    """The numbers of a side in a round."""

    dice: int
    needs: int  # the lowest number that hits
    rerolls: int  # the lowest number that hits in the re-roll
    leadership: int

    @property
    def hits(self) -> tuple[int, int]:
        return self.needs, self.rerolls


def numbers(tale: Tale, side: str) -> Numbers:
    s = tale.s
    assert s.battle is not None
    b = s.battle
    return Numbers(dice_of(s, b, side), needs(s, b, side), needs_again(s, b, side), leadership(s, b, side))


def refused(tale: Tale, card: str) -> bool:
    """The card is not offered, because of WAR-12.4."""
    return tale.ask.key == "combat_card" and tale.offers == "pass" and tale.refuses(card) == "WAR-12.4"
