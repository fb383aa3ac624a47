"""Before the first round, everybody is dealt two hidden charms and an open mark (TINY-10)."""

from bree.core import CHANCE, Ask, Pile, Step
from tiny.book import book
from tiny.state import CHARMS, MARKS, Tiny


def lay_out(s: Tiny) -> list[Step]:
    """Prepare the decks and the draws."""
    s.charm_deck, s.mark_deck = Pile.of(CHARMS), Pile.of(MARKS)
    s.charms = dict.fromkeys(s.seats, ())
    s.laid = dict.fromkeys(s.seats, ())
    charms: list[Step] = [("draw_charm", seat) for _ in range(2) for seat in s.seats]
    marks: list[Step] = [("draw_mark", seat) for seat in s.seats]
    return charms + marks


@book.ask
def draw_charm(s: Tiny, seat: str) -> Ask:
    return Ask(CHANCE, "draw-charm", "TINY-10", s.charm_deck.draws(), {"seat": seat})


@book.step
def on_draw_charm(s: Tiny, seat: str, card: str) -> None:
    s.charm_deck = s.charm_deck.take(card)
    s.charms[seat] = tuple(sorted((*s.charms[seat], card)))
    s.tell("charm", "TINY-10", to=seat, card="card-" + card, reveals=True)
    s.tell("charm-hidden", "TINY-10", to=tuple([other for other in s.seats if other != seat]), who=seat)


@book.ask
def draw_mark(s: Tiny, seat: str) -> Ask:
    return Ask(CHANCE, "draw-mark", "TINY-10", s.mark_deck.draws(), {"seat": seat})


@book.step
def on_draw_mark(s: Tiny, seat: str, card: str) -> None:
    s.mark_deck = s.mark_deck.take(card)
    s.laid[seat] = (card,)
    s.tell("mark", "TINY-10", who=seat, card="card-" + card, reveals=True)
