"""The option for the cost of the Mûmakil: after each battle, or once for both."""

import pytest

from tests.rulebook.doom.doom_story import Journey


@pytest.mark.rule("DOOM-O8")
@pytest.mark.parametrize(
    ("reading", "faces", "courage"),
    [
        ("per_battle", ("sauron", "sauron"), 9),
        ("per_battle", ("gimli", "sauron"), 11),
        ("once", ("sauron", "sauron"), 11),
        ("once", ("sauron", "gimli"), 11),
        ("once", ("gimli", "sauron"), 11),
        ("once", ("gimli", "gimli"), 13),
    ],
)
def test_what_lost_battles_against_the_mumakil_cost(reading: str, faces: tuple[str, str], courage: int) -> None:
    j = Journey.of(stage="minas_morgul", mumakil_loss=reading).board(2, "red", 2, 3, "blue", 2).fight(*faces)
    assert (j.until("offer", "die").s.courage, len(j.told("battle-begins"))) == (courage, 2)


@pytest.mark.rule("DOOM-O8")
def test_paid_once_the_hearts_are_paid_after_both_battles() -> None:
    j = Journey.of(stage="minas_morgul", mumakil_loss="once", courage=2).board(2, "red", 2, 3, "blue", 2)
    j.fight("sauron", "gimli")
    assert (j.s.courage, j.over) == (2, False)
    assert j.decline().s.over == "despair"


@pytest.mark.rule("DOOM-O8")
@pytest.mark.parametrize("reading", ["per_battle", "once"])
def test_other_battles_are_paid_one_by_one_in_both_readings(reading: str) -> None:
    given = {"stage": "minas_morgul", "mumakil_loss": reading, "held": "loth_arwen"}
    j = Journey.of(warriors=2, **given).board(4, "red", 2, 3, "blue", 2).fight("sauron", "sauron", "gimli")
    assert (j.until("offer", "die").s.courage, j.s.warriors) == (11, 1)
    j = Journey.of(track="- morgul_mouth_of_sauron - - - -", **given).board(2, "red", 2, 3, "blue", 2)
    j.fight("sauron", "sauron", "gimli", "gimli")
    assert j.until("offer", "die").s.courage == 11
