"""Section 10: the easier game and the two changes of the harder game."""

from itertools import product
from typing import Any

import pytest

from tests.rulebook.doom.doom_story import Journey

# Slot 2 is bare, and Merry and Pippin are in the waiting area, so a black 2 has no effect.
QUIET = "? - morgul_haradrim morgul_uruk_hai morgul_witch_king ?"
MODES = ("easier", "exclusive_allies", "no_protection")


def to_morgul(orange: int = 2, **given: Any) -> Journey:
    """The Ring-bearers reach Minas Morgul without other events. Stops at the deal of the last stage."""
    j = Journey.of(stage="minas_morgul", track=QUIET, ring_bearers=38, merry_pippin=-1, **given)
    return j.board(2, "orange", orange, 2, "red", 2).until("deal")


def rolled(j: Journey) -> Journey:
    """The active seat has made the first roll, and its window is open."""
    return j.decline().take("red", "blue").roll(black1=2, black2=2, red=1, blue=1)


# Easier: allies in need.


@pytest.mark.rule("DOOM-10.1")
@pytest.mark.parametrize(("courage", "raised"), [(13, 16), (16, 18), (18, 18)])
def test_ex_10a_two_allies_and_a_gandalf_card_give_three_courage(courage: int, raised: int) -> None:
    """EX-10A: easier mode, the Minas Morgul stage ends; not above the top."""
    j = to_morgul(held="loth_elrond helm_eomer@leaf gandalfs_power@moon", easier="on", courage=courage)
    assert j.s.courage == raised


@pytest.mark.rule("DOOM-10.1")
@pytest.mark.parametrize(("held", "courage"), [("", 13), ("boromir", 14), ("boromir gandalfs_trick@flame", 15)])
def test_boromir_counts_too_and_every_card_once(held: str, courage: int) -> None:
    assert to_morgul(held=held, easier="on").s.courage == courage
    assert to_morgul(5, held=held, easier="on").s.courage == courage


@pytest.mark.rule("DOOM-10.1")
def test_the_courage_comes_in_minas_morgul_after_the_last_die_and_before_the_last_stage() -> None:
    j = to_morgul(held="boromir", easier="on", aragorn=40)
    told = [entry.key for entry in j.log if entry.key in ("moved", "courage-gained", "morgul-steps", "stage")]
    assert told == ["moved", "moved", "courage-gained", "morgul-steps", "stage"]
    assert j.rules_of("courage-gained") == ["DOOM-10.1"]


@pytest.mark.rule("DOOM-10.1")
def test_a_used_card_gives_nothing() -> None:
    j = Journey.of(
        stage="minas_morgul", track=QUIET, ring_bearers=38, merry_pippin=-1, held="gondor_treebeard", easier="on"
    )
    j.answer("gondor_treebeard", "treebeard_token").board(2, "orange", 2, 2, "red", 2).until("deal")
    assert j.s.courage == 13


@pytest.mark.rule("DOOM-10.1")
def test_no_other_stage_ends_with_a_gift() -> None:
    j = Journey.of(stage="gondor", ring_bearers=29, held="boromir loth_elrond", easier="on")
    j.board(3, "orange", 5, 3, "red", 1).until("deal")
    assert j.s.courage == 13


@pytest.mark.rule("DOOM-10.1")
def test_without_the_easier_mode_there_is_no_gift() -> None:
    assert to_morgul(held="boromir loth_elrond gandalfs_power").s.courage == 13


# Harder A: exclusive allies.


@pytest.mark.rule("DOOM-10.2")
def test_ex_10c_an_ally_serves_only_the_player_who_activated_it() -> None:
    """EX-10C: the first player activated Elrond; a Gandalf card of that player may be used by all."""
    track = "? loth_elrond loth_saruman loth_nazgul loth_moria_orc ?"
    j = Journey.of(track=track, held="gandalfs_power", exclusive_allies="on")
    j.board(2, "red", 1, 3, "blue", 1)
    j.decline()
    assert j.s.held == {"gandalfs_power": 0, "loth_elrond": 0}
    for seat in ("leaf", "moon", "flame"):
        assert j.seat == seat
        j.take("red", "blue").roll(black1=3, black2=3, red=1, blue=1)
        assert j.picks == ["gandalfs_power", "pass"]
        assert j.refuses("loth_elrond") == "DOOM-10.2"
        j.answer("pass", "black1", "red", "orange").roll(black2=3, blue=1, orange=1)
        assert j.picks == ["gandalfs_power", "pass"]
        j.answer("pass", "blue").decline()
    assert j.seat == "star"
    assert rolled(j).picks == ["gandalfs_power", "loth_elrond", "pass"]


@pytest.mark.rule("DOOM-10.2")
def test_a_gandalf_card_of_another_player_can_be_used_and_discarded() -> None:
    j = rolled(Journey.of("leaf", held="gandalfs_power@star gandalfs_trick@moon", exclusive_allies="on"))
    j.answer("gandalfs_power", "black1", "5")
    assert (j.s.shows["black1"], list(j.s.held)) == (5, ["gandalfs_trick"])
    j.answer("pass", "black1", "red", "green").roll(black2=3, blue=1, green=1).answer("pass", "blue")
    j.fight("gandalf").answer("pass")
    assert (j.ask.who, j.picks) == ("leaf", ["gandalfs_trick", "pass"])


# Harder B: no protection.


@pytest.mark.rule("DOOM-10.3")
def test_ex_10b_a_dark_heart_strikes_although_another_stands_there() -> None:
    """EX-10B: Legolas ends on a dark heart where Gimli stands."""
    j = Journey.of(gimli=7, legolas=5, held="", no_protection="on").board(3, "green", 2, 3, "blue", 1).skip()
    assert (j.s.at["legolas"], j.s.courage) == (7, 12)
    assert j.rules_of("courage-lost") == ["DOOM-5.5"]


@pytest.mark.rule("DOOM-10.3")
def test_every_arrival_on_a_nazgul_space_brings_one() -> None:
    j = Journey.of(held="", no_protection="on").board(3, "red", 3, 3, "orange", 3).skip()
    assert (j.seat, j.s.nazgul) == ("leaf", 2)
    j.board(3, "blue", 3, 3, "green", 3).skip()
    assert (j.seat, j.s.nazgul) == ("moon", 4)


# All together.


@pytest.mark.rule("DOOM-10.6")
def test_without_harder_b_a_figure_protects() -> None:
    j = Journey.of(gimli=7, legolas=5, held="", exclusive_allies="on").board(3, "green", 2, 3, "blue", 1).skip()
    assert (j.s.at["legolas"], j.s.courage) == (7, 13)
    assert j.rules_of("protected") == ["DOOM-5.7"]


@pytest.mark.rule("DOOM-10.6")
def test_without_harder_a_an_ally_serves_whoever_is_active() -> None:
    j = rolled(Journey.of("leaf", held="loth_elrond@star boromir@flame", no_protection="on"))
    assert j.picks == ["loth_elrond", "pass"]
    j.answer("loth_elrond", "red")
    assert (j.ask.key, j.ask.facts) == ("die", {"die": "die-red"})


@pytest.mark.rule("DOOM-10.4", "DOOM-10.5", "DOOM-10.6")
@pytest.mark.parametrize("switches", list(product(("off", "on"), repeat=3)))
def test_every_combination_of_modes_can_be_played_and_each_does_its_own(switches: tuple[str, ...]) -> None:
    j = Journey.of(
        "leaf",
        stage="minas_morgul",
        track=QUIET,
        ring_bearers=38,
        merry_pippin=-1,
        gimli=33,
        held="loth_elrond@star",
        **dict(zip(MODES, switches, strict=True)),
    )
    easier, exclusive, no_protection = (switch == "on" for switch in switches)
    j.decline().take("orange", "green").roll(black1=2, black2=2, orange=2, green=1)
    assert j.picks == (["pass"] if exclusive else ["loth_elrond", "pass"])
    j.answer("pass", "black1", "green", "red").roll(black2=2, orange=2, red=1).decline().answer("orange").decline()
    assert (j.ask.key, j.s.at["legolas"]) == ("deal", 33)
    assert j.s.courage == 13 + easier - no_protection
