"""The last trick of a round, if the hands only play cards in it.

Then the trick need not be played step by step. The rules still say which cards may be played and who wins.
"""

from bree.games.fellowship.card import ONE_RING, TO_WIN, without
from bree.games.fellowship.queries import STARTING, WINNING, clockwise, events, gifts
from bree.games.fellowship.rules.tricks import lead_suit, may_play, takes_part, winner_of
from bree.games.fellowship.state import PYRAMID, Fellowship, Trick


def is_simple(s: Fellowship) -> bool:
    """Whether one trick is left in which every hand plays a card, and nothing else can happen."""
    if len(s.tricks) + 1 != s.length or events(s) or gifts(s) or s.deck.size or PYRAMID in s.order:
        return False
    if s.tucked or s.fixed or s.laid or s.sealed or s.offer or s.grim_up:
        return False
    if any(who in STARTING or who in WINNING for who in s.characters.values()):
        return False
    return all(hand in s.trick or takes_part(s, hand) for hand in s.order)


def simple_ends(world: Fellowship) -> list[Fellowship]:
    """The round after all possible last tricks in this world, which is changed."""
    ends = [world]
    for hand in clockwise(world, world.leader):
        if hand not in world.trick:
            ends = [after for before in ends for after in after_plays(before, hand)]
    for end in ends:
        end.tricks.append(Trick(winner_of(end), tuple(end.trick.items())))
        end.trick = {}
    return ends


def after_plays(s: Fellowship, hand: str) -> list[Fellowship]:
    """The position after each card that this hand may play. The first is `s` itself."""
    answers = may_play(s, hand, lead_suit(s))
    found = [s, *[s.clone() for _ in answers[1:]]]
    for twin, answer in zip(found, answers, strict=True):
        card = answer
        if answer[-1] == TO_WIN:
            card, twin.ring = ONE_RING, hand
        twin.trick[hand] = card
        twin.hands[hand] = without(twin.hands[hand], card)
    return found
