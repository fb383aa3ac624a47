"""Rounds of two chapters for several sections: chapter 13 (The Ring Goes South) and chapter 15 (Lothlórien)."""

from typing import Any

from tests.rulebook.fellowship.fellowship_story import Round

# One deal of chapter 13 for four players; north is Frodo.
DEAL = {
    "lost": "m7",
    "north": "r1 m4 h6 f7 m2 s6 m6 f1 h2",
    "east": "s3 f6 s1 s5 m3 h4 h5 m5 s8",
    "south": "s4 r2 s2 h7 h8 f2 r3 r5 h1",
    "west": "f4 h3 f3 f5 s7 f8 m1 r4 m8",
}
COMPANIONS = ("gandalf", "aragorn", "legolas", "gimli", "boromir", "sam", "merry", "pippin")

# The characters east, south and west, their threats, and a play with which all goals are met.
ROUNDS = (
    (
        "gandalf sam merry", "3",
        "m2 m7 h7 m8 h3 h6 h5 h8 s4 s7 s6 s8 h4 h1 f5 h2 s5 s2 f4 r1! m6 m3 r3 m1 m4 m5 r5 r4 f6 f2 f3 f7 stop",
    ),
    (
        "pippin legolas gimli", "3 5",
        "f7 f6 f2 f8 s7 s6 s3 s4 m8 m4 m5 r2 m1 m6 m3 s2 h2 h4 h7 h3 r5 r4 r1! s5 h6 h5 h8 f3 stop",
    ),
    (
        "aragorn boromir bill_the_pony", "2",
        "s6 s8 s4 s7 h4 h1 h3 h2 s1 s2 m8 r1! m6 m3 r2 m1 f7 f6 f2 f8 r4 f1 s3 r5 h7 f5 h6 h5 h8 f3 m2 m5 stop",
    ),
)  # fmt: skip
# With Gandalf, Sam (threat 3) and Merry one goal fails.
SAM_FAILS = "f1 f6 f2 f8 f3 f7 m5 r5 m4 m3 s2 m1 h6 h4 h1 h3 h2 h5 h7 r4 r2 m8 r1! s3 m6 m7 h8 s7 s8 s4 f5 s6 stop"
FRODO_FAILS = "h2 h5 h7 h3 s2 s7 s6 s5 f3 f1 f6 f2 h4 h8 f4 h6 h1 r4 m4 m5 s4 f8 f7 s3 r5 m1 r1 m3 r3 f5 m6 s1 stop"
# With Aragorn (threat 2), Boromir and Bill: Bill wins two tricks, or one with an 8.
BILL_FAILS = "f1 f6 f2 f3 h4 h1 h3 h6 s6 s3 s2 s7 f4 f7 s1 r5 m2 m3 s4 m8 r4 r1! s8 r3 m4 m5 h7 m1 h5 h8 f8 h2 stop"
BILL_WINS_AN_8 = "m4 m5 r5 m8 f4 f7 f6 f2 r1! s1 r2 r4 s6 s8 s4 s7 h4 h8 h3 h6 r3 f3 h2 s5 s2 f8 m2 s3 h5 h7 m1 f1 stop"


def ring_goes_south(**options: Any) -> Round:
    return Round.of("13", 4, exchanges="optional", **DEAL, **options)


def set_out(t: Round, names: str, threats: str) -> Round:
    """These characters are east, south and west, and exchange nothing."""
    t.choose(**dict(zip(("east", "south", "west"), names.split(), strict=True)))
    numbers = threats.split()
    while t.ask.key != "play":
        t.answer(numbers.pop(0) if "threat" in t.ask.key else "pass")
    return t


def play_round(t: Round, names: str, threats: str, line: str) -> Round:
    """Deal if chance is asked for it, and play this round."""
    return set_out(t.deal(**DEAL), names, threats).answer(*line.split())


LORIEN_WON = "f7 f1 f2 m1 m6 m2 f3 f5 f4 stop"
LORIEN_LOST = "f7 f1 f5 stop"  # Haldir's card goes to Orophin and Rúmil
LORIEN_DEAL = {"lost": "f8", "north": "r1 f7 f4 m1", "east": "m6 f1 f3 h1", "south": "f2 f5 m2 r2"}


def lorien(t: Round | None = None, **deal: str) -> Round:
    """Chapter 15: Orophin and Rúmil (north) need Forests 7, Gimli (east) Mountains 6, Haldir (south) Forests 5."""
    cards = {**LORIEN_DEAL, **deal}
    t = t.deal(**cards) if t else Round.of("15", 3, exchanges="optional", **cards)
    t.choose(north="orophin_rumil", east="gimli", south="haldir")
    return t.chance("7").answer("pass").chance("6").chance("5").answer("pass")
