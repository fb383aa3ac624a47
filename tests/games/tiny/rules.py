"""Hidden hands, a sealed choice, a swap that an objection can interrupt, and a deck with known ends."""

from bree.core import CHANCE, Ask, Pick
from tiny.book import book
from tiny.charm import stake
from tiny.state import ROUNDS, Tiny

__all__ = ["book", "of_hand", "others"]
SWAP, PASS, OBJECT = Pick("swap"), Pick("pass"), Pick("object")


def others(s: Tiny, seat: str) -> tuple[str, ...]:
    return tuple(other for other in s.seats if other != seat)


def of_hand(s: Tiny, seat: str) -> tuple[Pick, ...]:
    return tuple(Pick(card, ("card:" + card,)) for card in s.hands[seat])


@book.ask
def bury(s: Tiny) -> Ask:
    return Ask(CHANCE, "bury", "TINY-1", s.deck.draws())


@book.step
def on_bury(s: Tiny, card: str) -> None:
    s.deck = s.deck.take(card).under(card)
    s.tell("buried", "TINY-1", card=card, reveals=True)


@book.step
def deal(s: Tiny, seat: str) -> None:
    if s.deck.size:
        s.then(("draw", seat))


@book.ask
def draw(s: Tiny, seat: str) -> Ask:
    return Ask(CHANCE, "draw", "TINY-2", s.deck.draws(), {"seat": seat})


@book.step
def on_draw(s: Tiny, seat: str, card: str) -> None:
    s.deck = s.deck.take(card)
    s.stowed = s.stowed[1:]
    s.hands[seat] = tuple(sorted((*s.hands[seat], card)))
    s.tell("drew", "TINY-2", to=seat, card=card, reveals=True)
    s.tell("drew-hidden", "TINY-2", to=others(s, seat), who=seat)


@book.step
def next_round(s: Tiny) -> None:
    if s.round == ROUNDS:
        return
    s.round += 1
    s.sealed.clear()
    s.shown.clear()
    s.stilled = ()
    charms = [("open_window", name) for name in ("shown", "duel", "counted") if s.laid]
    seals = [("seal", seat) for seat in s.seats if s.hands[seat]]
    windows = [("window", seat) for seat in s.seats]
    s.then(*seals, ("reveal",), *windows, *charms, ("award",), ("next_round",))


@book.ask
def seal(s: Tiny, seat: str) -> Ask:
    return Ask(seat, "seal", "TINY-3", of_hand(s, seat))


@book.step
def on_seal(s: Tiny, seat: str, card: str) -> None:
    s.sealed[seat] = card
    s.tell("sealed", "TINY-3", who=seat)


@book.step
def reveal(s: Tiny) -> None:
    for seat, card in s.sealed.items():
        s.shown[seat] = card
        s.hands[seat] = tuple(c for c in s.hands[seat] if c != card)
        s.tell("shown", "TINY-3", who=seat, card=card, reveals=True)
    s.sealed.clear()


@book.step
def window(s: Tiny, seat: str) -> None:
    if s.tokens[seat] and s.deck.size:
        s.then(("swap", seat))


@book.ask
def swap(s: Tiny, seat: str) -> Ask:
    return Ask(seat, "swap", "TINY-4", (SWAP, PASS))


@book.bar
def bar_swap(s: Tiny, seat: str) -> dict[str, str]:
    return {"object": "TINY-5"}


@book.step
def on_swap(s: Tiny, seat: str, answer: str) -> None:
    if answer == "swap":
        s.tokens[seat] -= 1
        s.swapping = True
        s.tell("swaps", "TINY-4", who=seat)
        s.then(*[("objection", other, seat) for other in others(s, seat)], ("exchange", seat))


@book.step
def objection(s: Tiny, seat: str, against: str) -> None:
    if s.tokens[seat] and s.swapping:
        s.then(("object", seat, against))


@book.ask
def object(s: Tiny, seat: str, against: str) -> Ask:  # noqa: A001
    return Ask(seat, "object", "TINY-5", (OBJECT, PASS), {"against": against})


@book.step
def on_object(s: Tiny, seat: str, against: str, answer: str) -> None:
    if answer == "object":
        s.tokens[seat] -= 1
        s.tell("objects", "TINY-5", who=seat)
        s.then(*[("counter", other, seat) for other in (against,) if s.tokens[other]], ("objected", seat))


@book.ask
def counter(s: Tiny, seat: str, against: str) -> Ask:
    return Ask(seat, "counter", "TINY-6", (OBJECT, PASS), {"against": against})


@book.step
def on_counter(s: Tiny, seat: str, against: str, answer: str) -> None:
    if answer == "object":
        s.tokens[seat] -= 1
        s.swapping = False  # until `objected` changes it
        s.tell("objects", "TINY-6", who=seat)


@book.step
def objected(s: Tiny, seat: str) -> None:
    """An objection cancels the swap, unless another player objected to it."""
    s.swapping = not s.swapping


@book.step
def exchange(s: Tiny, seat: str) -> None:
    if s.swapping and seat in s.shown and s.deck.size:
        s.then(("replace", seat))
    s.swapping = False


@book.ask
def replace(s: Tiny, seat: str) -> Ask:
    return Ask(CHANCE, "replace", "TINY-4", s.deck.draws(), {"seat": seat})


@book.step
def on_replace(s: Tiny, seat: str, card: str) -> None:
    s.deck = s.deck.take(card)
    s.stowed = s.stowed[1:]
    s.gone = (*s.gone, s.shown[seat])
    s.shown[seat] = card
    s.tell("shown", "TINY-4", who=seat, card=card, reveals=True)


@book.step
def award(s: Tiny) -> None:
    """The highest barrel wins. The lowest seat puts a card on the deck, and the winner draws first."""
    ranked = sorted(s.shown, key=lambda seat: s.shown[seat])
    if not ranked:
        return
    winner, loser = ranked[-1], ranked[0]
    s.points[winner] += stake(s, winner)
    s.gone = (*s.gone, *s.shown.values())
    s.tell("wins", "TINY-7", who=winner)
    order = [winner, *others(s, winner)]
    s.then(*([("stow", loser)] if s.hands[loser] else []), *[("deal", seat) for seat in order])
    s.shown.clear()


@book.ask
def stow(s: Tiny, seat: str) -> Ask:
    return Ask(seat, "stow", "TINY-8", of_hand(s, seat))


@book.step
def on_stow(s: Tiny, seat: str, card: str) -> None:
    s.hands[seat] = tuple(c for c in s.hands[seat] if c != card)
    s.deck = s.deck.on_top(card)
    s.stowed = (seat, *s.stowed)
    s.tell("stowed", "TINY-8", who=seat)
