"""Bucklebury Ferry: two to four hobbits in the fog, with a die, a secret lantern each, and a Black Rider behind
them.
"""

from dataclasses import dataclass, field
import json
from random import Random
from typing import Any

from bree.core import CHANCE, Ask, Game, Option, Options, Pick, Pile, Rules, Scores, State
from bree.core.saves.state_json import from_plain, to_plain

SEATS = ("frodo", "sam", "merry", "pippin")
LANTERNS = tuple(f"lantern{n}" for n in range(1, 7))  # the number is the distance that the lantern lights
FACES = tuple(Pick(str(n)) for n in range(1, 7))
RIDER = "1"
book: Rules["Ferry"] = Rules()


@dataclass(slots=True)
class Ferry(State):
    seats: tuple[str, ...] = ()
    far: int = 0  # steps to the ferry
    deck: Pile = Pile()
    hands: dict[str, str] = field(default_factory=dict)  # lanterns that only their owner has seen
    shown: dict[str, str] = field(default_factory=dict)
    steps: dict[str, int] = field(default_factory=dict)
    turn: str = ""
    fog: int = 0  # steps of this turn, which the Rider may take away


def seats(options: Options) -> tuple[str, ...]:
    return SEATS[: int(options["players"])]


def setup(options: Options) -> Ferry:
    s = Ferry(seats=seats(options), far=int(options["far"]), deck=Pile.of(LANTERNS))
    s.steps = dict.fromkeys(s.seats, 0)
    s.then(*[("deal", seat) for seat in s.seats], ("begin", s.seats[0]))
    return s


@book.ask
def deal(s: Ferry, seat: str) -> Ask:
    return Ask(CHANCE, "deal", "FER-1", s.deck.draws(), {"seat": seat})


@book.step
def on_deal(s: Ferry, seat: str, card: str) -> None:
    s.deck = s.deck.take(card)
    s.hands[seat] = card
    s.tell("own-lantern", "FER-1", to=seat, card=card, reveals=True)
    s.tell("lantern", "FER-1", to=tuple(other for other in s.seats if other != seat), who=seat)


@book.step
def begin(s: Ferry, seat: str) -> None:
    s.turn, s.fog = seat, 0
    s.tell("turn", "FER-2", who=seat)
    s.then(("act", seat))


@book.ask
def act(s: Ferry, seat: str) -> Ask:
    rest = [Pick("rest")] if s.fog else []
    show = [Pick("show")] if seat in s.hands else []
    return Ask(seat, "act", "FER-2", (Pick("roll"), *rest, *show), {"fog": s.fog})


@book.bar
def bar_act(s: Ferry, seat: str) -> dict[str, str]:
    """Return what a player might try, and the rule that forbids it."""
    early = {} if s.fog else {"rest": "FER-3"}
    return early if seat in s.hands else {**early, "show": "FER-5"}


@book.step
def on_act(s: Ferry, seat: str, answer: str) -> None:
    if answer == "roll":
        s.then(("die", seat))
    elif answer == "rest":
        walk(s, seat, s.fog, "FER-3")
    else:
        card = s.shown[seat] = s.hands.pop(seat)
        s.tell("shows", "FER-5", who=seat, card=card, reveals=True)
        walk(s, seat, s.fog + int(card[-1]), "FER-5")


@book.ask
def die(s: Ferry, seat: str) -> Ask:
    return Ask(CHANCE, "die", "FER-2", FACES, {"seat": seat})


@book.step
def on_die(s: Ferry, seat: str, face: str) -> None:
    if face == RIDER:
        s.tell("rider", "FER-4", who=seat, fog=s.fog, reveals=True)
        s.then(("begin", after(s, seat)))
    else:
        s.fog += int(face)
        s.tell("rolls", "FER-2", who=seat, face=int(face), fog=s.fog, reveals=True)
        s.then(("act", seat))


def walk(s: Ferry, seat: str, steps: int, rule: str) -> None:
    """Make these steps permanent. If a hobbit reaches the ferry, the game is over."""
    s.steps[seat] += steps
    s.tell("walks", rule, who=seat, steps=steps, all=s.steps[seat])
    if s.steps[seat] < s.far:
        s.then(("begin", after(s, seat)))
    else:
        s.tell("wins", "FER-6", who=seat)


def after(s: Ferry, seat: str) -> str:
    return s.seats[(s.seats.index(seat) + 1) % len(s.seats)]


def outcome(s: Ferry) -> Scores:
    return {seat: float(s.steps[seat] >= s.far) for seat in s.seats}


def view(s: Ferry, seat: str | None) -> dict[str, Any]:
    """Return what the seat may know and nothing else: its own lantern, and who still has one."""
    return {
        "far": s.far,
        "turn": s.turn,
        "fog": s.fog,
        "steps": dict(s.steps),
        "lantern": s.hands.get(seat, "") if seat else "",
        "dark": [other for other in s.seats if other in s.hands],
        "shown": dict(s.shown),
        "deck": s.deck.size,
    }


def imagine(s: Ferry, seat: str | None, rng: Random) -> Ferry:
    """Return a state with random lanterns in all places that the seat has not seen."""
    twin = s.clone()
    others = [other for other in s.seats if other in s.hands and other != seat]
    unseen = sorted([*s.deck.rest, *(s.hands[other] for other in others)])
    rng.shuffle(unseen)
    for other in others:
        twin.hands[other] = unseen.pop()
    twin.deck = Pile.of(sorted(unseen))
    return twin


def audit(s: Ferry) -> list[str]:
    cards = sorted([*s.deck.cards(), *s.hands.values(), *s.shown.values()])
    return [] if cards == sorted(LANTERNS) else [f"lanterns are lost or doubled: {cards}"]


def write(s: Ferry) -> str:
    return json.dumps(to_plain(s))


def read(line: str) -> Ferry:
    s: Ferry = from_plain(GAME, json.loads(line))
    return s


GAME = Game(
    name="ferry",
    package=__name__,
    version=1,
    options=(Option("players", (2, 3, 4), "FER-7"), Option("far", (20, 12, 40), "FER-6")),
    rules=book,
    state_type=Ferry,
    leaf_types=(Pile,),
    seats=seats,
    setup=setup,
    outcome=outcome,
    view=view,
    imagine=imagine,
    audit=audit,
    write=write,
    read=read,
)
