"""The view. Everything is open in this game (MOR-1.12), so all seats see the same."""

from random import Random

from bree.games.mordor.place import PLACES
from bree.games.mordor.rules.nazgul import NOBODY, target
from bree.games.mordor.shape import MordorView, SheetView
from bree.games.mordor.sheet import in_mordor, is_out, marked
from bree.games.mordor.state import CIRCLES, COLOUR, DICE, NAZGUL, Mordor


def view(s: Mordor, seat: str | None) -> MordorView:
    return {
        "side": "advanced" if s.terms.advanced else "basic",
        "circles": CIRCLES,
        "squares": s.terms.squares,
        "places": [place.id for place in PLACES],
        "faces": {die: list(sides) for die, sides in zip(DICE, s.terms.faces, strict=True)},
        "starter": s.seats[s.first],
        "active": s.seats[s.active],
        "place": PLACES[s.place].id,
        "rolls": s.rolls,
        "rolled": {die: face for die, face in s.rolled.items() if die not in s.kept},
        "now": list(s.now),
        "kept": dict(s.kept),
        "strikes": strikes(s),
        "sheets": {hobbit: sheet(s, number) for number, hobbit in enumerate(s.seats)},
        "winners": list(s.winners),
    }


def sheet(s: Mordor, seat: int) -> SheetView:
    return {
        "colour": COLOUR[s.seats[seat]],
        "circles": s.circles[seat],
        "marks": marked(s, seat),
        "left": s.left[seat],
        "halved": list(s.halved[seat]),
        "out": is_out(s, seat),
        "in_mordor": in_mordor(s, seat),
    }


def strikes(s: Mordor) -> dict[str, str]:
    """Every kept Nazgûl with the hobbit that it strikes, "" for nobody (MOR-5.9)."""
    hits = {die: target(s, die) for die, face in s.kept.items() if face == NAZGUL}
    return {die: "" if seat == NOBODY else s.seats[seat] for die, seat in hits.items()}


def imagine(s: Mordor, seat: str | None, rng: Random) -> Mordor:
    """Nothing is hidden, so the only possible state is the true one."""
    return s.clone()
