"""Deals of two players with a pyramid, for the tests of section 13."""

from tests.rulebook.fellowship.fellowship_story import Round

FREE = ("h1", "m1", "f1", "s1", "r2")  # places 0 to 4
MIDDLE = ("h2", "m2", "f2", "s2")  # places 5 to 8
TOP = ("h3", "m3", "f3")  # places 9 to 11
PLACES = " ".join((*FREE, *MIDDLE, *TOP))
HIGH = "h8 h7 h6 f1 f2 h5 h4 s1 s2 m1 s3 m2"  # wins every trick in Hills


def two(pyramid: str = PLACES, *, chapter: str = "1", ring: str = "north", **options: str) -> Round:
    """Two players and this pyramid. North, east or the pyramid ("nobody") has the One Ring."""
    hands = {ring: "r1"} if ring else {}
    return Round.of(chapter, 2, pyramid=pyramid, **{"exchanges": "optional", **hands, **options})


def at_play(t: Round, **characters: str) -> Round:
    return t.choose(**characters).skip_to("play", partner="pass")


def places(t: Round) -> list[str]:
    """The pyramid in the public view, from the free row upward."""
    shown = t.view()["pyramid"]["places"]
    assert isinstance(shown, list)
    return shown


def finish_trick(t: Round) -> Round:
    while t.s.trick:
        t.play(t.picks[0])
    return t
