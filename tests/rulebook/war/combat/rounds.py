"""A round of battle in which combat cards are committed."""

from typing import Any, NamedTuple

from bree.games.war.rules.battle.fighters import dice_of, leadership, needs, needs_again
from tests.rulebook.war.battles import attack
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

# No city, no fortification, no stronghold, and in nobody's land.
FIELD = "south_ithilien: gondor 2r 1l; north_ithilien: sauron 1r 1n"


def fight(
    board: str = FIELD, free: str = "", shadow: str = "", who: str = "", side: str = "shadow", **given: Any
) -> Tale:
    """An attack; each side holds the card that it commits, and no other. `who` are the answers before the cards."""
    hands = {"free": (free,) if free else (), "shadow": (shadow,) if shadow else ()}
    tale = attack(board, side, hands=hands, **given).go(who)
    for card in (shadow, free) if side == "shadow" else (free, shadow):
        if card:
            assert tale.ask.key == "combat_card", tale.asked
            tale.answer(card)
    return tale


def fight_without_council(board: str = FIELD, **given: Any) -> Tale:
    """A round at a table with the cards of Lords of Middle-earth, and no Council."""
    return fight(board, **{"terms": NO_COUNCIL, **given})


def alone(card: str, side: str) -> dict[str, tuple[str, ...]]:
    """The hands: this side holds this card, the other none."""
    return {"free": (card,) if side == "free" else (), "shadow": (card,) if side == "shadow" else ()}


def holding(board: str, free: str = "", shadow: str = "", side: str = "shadow", **given: Any) -> Tale:
    """An attack in which each side holds this card."""
    hands = {"free": (free,) if free else (), "shadow": (shadow,) if shadow else ()}
    return attack(board, side, hands=hands, **given)


class Numbers(NamedTuple):
    """What a side rolls with in a round."""

    dice: int
    needs: int  # the lowest pip that hits
    rerolls: int  # the lowest pip that hits in the re-roll
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
    """The card is not offered, and WAR-12.4 says so."""
    return tale.ask.key == "combat_card" and tale.offers == "pass" and tale.refuses(card) == "WAR-12.4"
