"""Challenge of the King: its event, and where it cannot be played."""

import pytest

from bree.games.war.facts import STANDARD
from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.free_play import play, refused, works

CARD = "challenge_of_the_king"


def less(*tiles: str) -> tuple[str, ...]:
    """Return the pool of the start without these tiles."""
    left = list(STANDARD)
    for tile in tiles:
        left.remove(tile)
    return tuple(left)


@pytest.mark.rule("WAR-6.6", "WAR-6.7")
def test_eyes_that_are_drawn_are_out_for_good_and_other_tiles_go_back() -> None:
    t = play(CARD, board="minas_tirith: gondor 1r aragorn").answer(CARD)
    assert t.asked == "chance king_tile"
    assert dict.fromkeys(STANDARD) == dict.fromkeys(t.picks)
    t.go("eye three")
    assert t.s.drawn == ("eye", "three")
    t.answer("eye")
    assert (t.at_rest, t.s.tiles, t.s.drawn, t.s.removed) == (True, less("eye", "eye"), (), ("eye", "eye"))
    assert (t.here("minas_tirith"), t.s.corruption, t.s.hidden) == ("gondor 1r aragorn", 0, True)
    assert t.facts_of("eyes-removed") == [{"number": 2}]


@pytest.mark.rule("WAR-6.6", "WAR-7.16")
def test_three_eyes_are_put_back_and_he_falls() -> None:
    t = play(CARD, board="helms_deep: rohan 1r strider").go(f"{CARD} eye eye eye")
    assert (t.at_rest, t.s.tiles, t.s.drawn, t.s.removed) == (True, STANDARD, (), ())
    assert (t.here("helms_deep"), t.s.fallen) == ("rohan 1r", ("strider",))


@pytest.mark.rule("WAR-23.10")
def test_a_pool_that_runs_out_is_filled_but_not_with_what_was_just_drawn() -> None:
    drawn = less("eye", "three")
    t = play(CARD, board="edoras: rohan 1r strider", tiles=("eye", "three"), drawn=drawn).answer(CARD)
    t.go("eye three")
    assert (t.s.tiles, t.s.drawn) == (drawn, ("eye", "three"))
    t.answer("one")
    assert (t.at_rest, t.s.tiles, t.s.drawn, t.s.removed) == (True, less("eye"), (), ("eye",))


@pytest.mark.rule("WAR-6.6", "WAR-23.10")
def test_the_king_is_challenged_and_a_special_eye_is_an_eye() -> None:
    board = "edoras: rohan 1r aragorn"
    t = scenes.play(CARD, board, track=1, **scenes.pool("eye the_ring_is_mine elven_cloaks one two"))
    t.go("eye the_ring_is_mine one")
    assert t.s.removed == ("eye", "the_ring_is_mine")
    assert (t.s.tiles, t.here("edoras")) == (("elven_cloaks", "one", "two"), "rohan 1r aragorn")
    t = scenes.play(CARD, board, track=1, **scenes.pool("eye eye the_ring_is_mine one"))
    t.go("eye the_ring_is_mine eye")
    assert (t.here("edoras"), t.s.removed, "aragorn" in t.s.fallen) == ("rohan 1r", (), True)
    assert t.s.tiles == ("eye", "eye", "one", "the_ring_is_mine"), "all three go back"


@pytest.mark.rule("WAR-6.5", "WAR-1.4", "WAR-6.15")
@pytest.mark.parametrize(
    ("board", "may"),
    [
        ("osgiliath: gondor 1r strider", False),
        ("south_ithilien: gondor 1r aragorn", False),
        ("fords_of_isen: gondor 1r strider", True),
        ("edoras: strider", False),
        ("minas_tirith: gondor 1r strider; minas_tirith: sauron 4r", True),
    ],
)
def test_where_the_king_may_be_challenged(board: str, may: bool) -> None:
    siege = "minas_tirith" if "minas_tirith" in board else ""
    assert scenes.playable(CARD, board, siege=siege) is may


@pytest.mark.rule("WAR-6.5")
def test_refused_he_needs_an_army_in_gondor_or_rohan() -> None:
    assert refused(CARD) == "WAR-6.5"
    for board in ("minas_tirith: strider", "osgiliath: gondor 1r strider", "rivendell: elves 1r strider"):
        assert refused(CARD, board=board) == "WAR-6.5"
    assert works(CARD, board="edoras: rohan 1r strider")
