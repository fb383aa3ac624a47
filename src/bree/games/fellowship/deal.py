"""A deal as a line of text: `lost: h4 | north: h1 h2 ... | east: ...`, so that players can play a deal again.

A pyramid is listed from its free row upward. Solo, the unlisted cards are the draw deck. In the Barrow-downs `barrow:`
lists the cards that are out of the round.
"""

from bree.core.notation import split_parts
from bree.core.refusal import Refusal

Deal = dict[str, tuple[str, ...]]


def read_deal(line: str, hands: tuple[str, ...], deck: tuple[str, ...], each: int, lost: int, leftover: bool) -> Deal:
    """The cards of every hand. Duplicate, missing and unknown cards are refused."""
    try:
        parts = split_parts(line)
    except Refusal as refusal:
        raise Refusal("deal-form", "FEL-2.6", text=refusal.facts["text"]) from None
    places = [*hands, "lost", "barrow"]
    odd = [name for name in parts if name not in places]
    if odd:
        raise Refusal("deal-place", "FEL-2.6", place=odd[0], known=(*hands, "lost"))
    deal = {name: tuple(parts.get(name, "").split()) for name in places}
    dealt = [card for cards in deal.values() for card in cards]
    for card in dealt:
        if card not in deck:
            raise Refusal("deal-card", "FEL-1.3", card=card)
        if dealt.count(card) > 1:
            raise Refusal("deal-twice", "FEL-2.13", card=card)
    for hand in hands:
        if len(deal[hand]) != each:
            raise Refusal("deal-size", "FEL-2.6", place=hand, found=len(deal[hand]), wanted=each)
    if len(deal["lost"]) != lost:
        raise Refusal("deal-size", "FEL-2.3", place="lost", found=len(deal["lost"]), wanted=lost)
    if "r1" in deal["lost"] + deal["barrow"]:
        raise Refusal("deal-ring", "FEL-2.4")
    left = tuple(sorted(card for card in deck if card not in dealt))
    if left and not leftover:
        raise Refusal("deal-missing", "FEL-2.13", card=left[0])
    deal["deck"] = left
    return deal
