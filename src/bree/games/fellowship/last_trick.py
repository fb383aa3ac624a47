"""All ways in which the last trick may end, as far as the public can tell."""

from bree.games.fellowship.card import BIT, ONE_RING, RANK, RINGS, RIVERS, SUIT
from bree.games.fellowship.moving import is_open
from bree.games.fellowship.present import clockwise, has_play, sting_hand
from bree.games.fellowship.rules.grim import rank_of
from bree.games.fellowship.rules.tricks import face_down, takes_grim, trumps
from bree.games.fellowship.state import PUBLIC, Fellowship
from bree.games.fellowship.tally import Tally

UNSEEN = 7  # with more unseen cards than this it would take too long
Plays = list[tuple[str, str]]


def outcomes(s: Fellowship, t: Tally) -> list[Tally] | None:
    """The tallies of the ended round, one for each way; None if there are too many to try."""
    unseen = unseen_cards(s, t)
    if len(unseen) > UNSEEN or (s.grim.size and not s.grim_up):
        return None
    if not s.trick and sting_hand(s):  # cards may still change places before the trick
        return None
    ends: dict[tuple[int, Plays | tuple[tuple[str, str], ...], int], Tally] = {}
    for plays in ways(s, unseen):
        for winner in winners(s, plays):
            end = ended(s, t, plays, winner, unseen)
            ends[winner, tuple(plays), end.kept[0]] = end
    return list(ends.values())


def unseen_cards(s: Fellowship, t: Tally) -> tuple[str, ...]:
    """The cards whose place the public does not know."""
    known = [card for hand in s.order if is_open(s, hand) for card in s.hands[hand]]
    known += [card for hand, card in s.trick.items() if not hidden_play(s, hand)]
    known += [*s.fixed.values(), *(card for _, card in s.knows.get(PUBLIC, ()))]
    return tuple(card for card, bit in BIT.items() if bit & t.left and card not in known)


def hidden_play(s: Fellowship, hand: str) -> bool:
    return hand in s.trick and face_down(s, hand) and s.trick[hand] != ONE_RING


def ways(s: Fellowship, unseen: tuple[str, ...]) -> list[Plays]:
    """Every complete trick that may come of this."""
    order = [*s.trick, *(hand for hand in clockwise(s, s.leader) if hand not in s.trick and has_play(s, hand))]
    found: list[Plays] = [[]]
    for hand in order:
        found = [[*way, (hand, card)] for way in found for card in cards_for(s, hand, way, unseen)]
    keeper = [hand for hand in order if s.keeps.get(hand, 0) and not is_open(s, hand)]
    return [way for way in found if not keeper or may_keep_rest(s, keeper[0], way, unseen)]


def may_keep_rest(s: Fellowship, hand: str, way: Plays, unseen: tuple[str, ...]) -> bool:
    """Whoever keeps a card held it when playing: then it is none that should have been played instead."""
    told = [card for place, card in s.knows.get(PUBLIC, ()) if place == hand]
    played = [card for _, card in way]
    kept = [card for card in (*told, *unseen) if card not in played]
    if any(SUIT[card] in s.voids.get(hand, ()) for card in kept):
        return False
    lead, own = SUIT[way[0][1]], dict(way)[hand]
    if way[0][0] == hand:
        return SUIT[own] != RINGS or s.led_free or all(SUIT[card] == RINGS for card in kept)
    return SUIT[own] == lead or all(SUIT[card] != lead for card in kept)


def cards_for(s: Fellowship, hand: str, way: Plays, unseen: tuple[str, ...]) -> list[str]:
    """What the hand may play here."""
    used = [card for _, card in way]
    if hand in s.trick:
        if not hidden_play(s, hand):
            return [s.trick[hand]]
        suit = SUIT[s.trick[hand]]
        return [card for card in unseen if SUIT[card] == suit and card not in used]
    if hand in s.fixed:
        return [s.fixed[hand]]
    lead = SUIT[way[0][1]] if way else ""
    if is_open(s, hand):
        cards = list(s.hands[hand])
    else:
        told = [card for place, card in s.knows.get(PUBLIC, ()) if place == hand]
        if told and not s.keeps.get(hand, 0):
            cards = told[:1]
        else:
            return told + [card for card in unseen if card not in used and SUIT[card] not in s.voids.get(hand, ())]
    following = [card for card in cards if SUIT[card] == lead]
    return following or cards


def winners(s: Fellowship, plays: Plays) -> list[int]:
    """Who may win this trick: two, if the One Ring is still to be played; -1 is the Old Forest."""
    number = {hand: at for at, hand in enumerate(s.order)}
    if s.ring:
        return [number[s.ring]]
    suit = SUIT[plays[0][1]]
    if trumps(s) and any(SUIT[card] == RIVERS for _, card in plays):
        suit = RIVERS
    rank, best = max((RANK[card], hand) for hand, card in plays if SUIT[card] == suit)
    forest = bool(s.grim_up) and not takes_grim(s) and rank < rank_of(s.grim_up[0])
    found = [-1 if forest else number[best]]
    found += [
        number[hand] for hand, card in plays if card == ONE_RING and hand not in s.trick and number[hand] not in found
    ]
    return found


def ended(s: Fellowship, t: Tally, plays: Plays, winner: int, unseen: tuple[str, ...]) -> Tally:
    """The tally after this trick. What a hand keeps is known only where nobody else could have it."""
    cards = 0
    last = [0] * len(s.order)
    for hand, card in plays:
        cards |= BIT[card]
        last[s.order.index(hand)] = BIT[card]
    n, won, led = list(t.n), list(t.won), list(t.led)
    led[s.order.index(plays[0][0])] |= BIT[plays[0][1]]
    if winner >= 0:
        n[winner] += 1
        won[winner] |= cards
    left = t.left & ~cards
    kept = tuple(left if s.keeps.get(hand, 0) else 0 for hand in s.order)
    return t._replace(
        n=tuple(n), won=tuple(won), led=tuple(led), last=tuple(last), kept=kept, left=0, plays=(0,) * len(s.order),
        to_come=0, tricks=(*t.tricks, (winner, cards)),
    )  # fmt: skip
