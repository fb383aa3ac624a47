"""March and throw a die in turn; sometimes draw a card."""

from bree.core import CHANCE, Ask, Pick, Pile, Rules
from saga.state import REGIONS, WAYS, Saga

book: Rules[Saga] = Rules()
FACES = tuple(Pick(str(n)) for n in range(1, 7))
FRONT = 12  # the most regions of a seat from which it can march
MOVES = {
    (region, to): Pick(f"{region}>{to}", (f"region:{region}", f"region:{to}"))
    for region in REGIONS
    for to in WAYS[region]
}


@book.step
def go_on(s: Saga) -> None:
    if s.given < s.length:
        s.active = 1 - s.active
        s.then(("march", s.seats[s.active]))


@book.ask
def march(s: Saga, seat: str) -> Ask:
    start = s.given % len(REGIONS)
    around = (*REGIONS[start:], *REGIONS[:start])
    own = [region for region in around if s.owner[region] == seat and s.armies[region][0]][:FRONT]
    picks = [MOVES[region, to] for region in own for to in WAYS[region]]
    return Ask(seat, "march", "SAGA-1", tuple(picks) or (Pick("pass"),))


@book.step
def on_march(s: Saga, seat: str, answer: str) -> None:
    s.given += 1
    if answer != "pass":
        here, _, there = answer.partition(">")
        one, two, three = s.armies[here]
        s.armies[here] = (one - 1, two, three)
        one, two, three = s.armies[there]
        s.armies[there] = (one + 1, two, three)
        s.tell("marched", "SAGA-1", who=seat, here=here, there=there)
        s.then(("throw", there), ("go_on",))
    else:
        s.tell("rested", "SAGA-1", who=seat)
        s.then(("throw", REGIONS[s.given % len(REGIONS)]), ("go_on",))


@book.ask
def throw(s: Saga, region: str) -> Ask:
    return Ask(CHANCE, "throw", "SAGA-2", FACES, {"region": region})


@book.step
def on_throw(s: Saga, region: str, face: str) -> None:
    s.given += 1
    s.tell("thrown", "SAGA-2", region=region, face=face, reveals=True)
    one, two, three = s.armies[region]
    if face == "6":
        s.owner[region] = s.seats[s.active]
        s.then(("draw", s.seats[s.active]))
    elif face == "1":
        s.armies[region] = (one + 1, (two + 1) % 4, (three + 1) % 2)


@book.ask
def draw(s: Saga, seat: str) -> Ask:
    if not s.deck.size:
        return Ask(CHANCE, "draw", "SAGA-3", Pile.of(s.gone).draws())
    return Ask(CHANCE, "draw", "SAGA-3", s.deck.draws())


@book.step
def on_draw(s: Saga, seat: str, card: str) -> None:
    if not s.deck.size:
        s.deck, s.gone = Pile.of(s.gone), ()
    s.given += 1
    s.deck = s.deck.take(card)
    hand = (*s.hands[seat], card)
    s.gone = (*s.gone, *hand[:-6])
    s.hands[seat] = hand[-6:]
    s.tell("drew", "SAGA-3", to=seat, card=card, reveals=True)
