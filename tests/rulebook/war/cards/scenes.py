"""Helpers: a card that is played in a given position."""

from collections import Counter
from typing import Any

from bree.games.war.facts import CARDS, STANDARD
from tests.rulebook.war.cards.readings import marks, strictly
from tests.rulebook.war.war_story import Tale


def held(card: str, board: str, die: str = "", dice: str = "", **given: Any) -> Tale:
    """The side of this card has it and this die (by default of the card's icon), and is to act."""
    side = CARDS[card].deck.split("_")[0]
    hands = {"free": (), "shadow": (), **given.pop("hands", {})}
    hands[side] = tuple(sorted((*hands[side], card)))
    own = tuple(sorted((die or CARDS[card].icon, *dice.split())))
    rolled = {"free_dice": (), "shadow_dice": (), f"{side}_dice": own}
    return Tale.of(board, ("go",), acting=side, hands=hands, **{**rolled, **given})


def playable(card: str, board: str, **given: Any) -> bool:
    """Can the card be played with an effect? With option WAR-O5 it can be played only then."""
    works = offered(card, board, **given) is False
    assert works == (offered(card, board, **strictly(given)) is False)
    return works


def offered(card: str, board: str, **given: Any) -> bool | None:
    """Return whether the card is marked as without an effect; None if it is not offered."""
    tale = held(card, board, **given)
    tale.answer(given.get("die") or CARDS[card].icon)
    return marks(tale.answer("event")).get(card) if "event" in tale.picks else None


def play(card: str, board: str, **given: Any) -> Tale:
    """Play the card, up to the first ask of its effects."""
    return held(card, board, **given).answer(given.get("die") or CARDS[card].icon, "event", card)


def pool(tiles: str, removed: str = "") -> dict[str, Any]:
    """Put these tiles into the Hunt Pool. Other standard tiles have been drawn or have left the game."""
    left = Counter(STANDARD)
    left.subtract([tile for tile in (*tiles.split(), *removed.split()) if tile in left])
    return {
        "tiles": tuple(sorted(tiles.split())),
        "drawn": tuple(sorted(left.elements())),
        "removed": tuple(sorted(removed.split())),
    }
