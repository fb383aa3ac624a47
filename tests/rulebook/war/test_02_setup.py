"""WAR section 2: setting up."""

import pytest

from bree.games.war import GAME
from bree.games.war.facts import CARDS, TILES
from tests.rulebook.war.war_story import Tale

FIRST = """
erebor: dwarves 1r 2e 1l; ered_luin: dwarves 1r; iron_hills: dwarves 1r
grey_havens: elves 1r 1e 1l; rivendell: elves 2e 1l; woodland_realm: elves 1r 1e 1l; lorien: elves 1r 2e 1l
minas_tirith: gondor 3r 1e 1l; dol_amroth: gondor 3r; osgiliath: gondor 2r; pelargir: gondor 1r
bree: north 1r; carrock: north 1r; dale: north 1r 1l; north_downs: north 1e; the_shire: north 1r
edoras: rohan 1r 1e; fords_of_isen: rohan 2r 1l; helms_deep: rohan 1r
orthanc: isengard 4r 1e; north_dunland: isengard 1r; south_dunland: isengard 1r
barad_dur: sauron 4r 1e 1n; dol_guldur: sauron 5r 1e 1n; gorgoroth: sauron 3r; minas_morgul: sauron 5r 1n
moria: sauron 2r; mount_gundabad: sauron 2r; nurn: sauron 2r; morannon: sauron 5r 1n
far_harad: southrons 3r 1e; near_harad: southrons 3r 1e; north_rhun: southrons 2r; south_rhun: southrons 3r 1e
umbar: southrons 3r
"""
WAITING = {
    "dwarves-regular": 2, "dwarves-elite": 3, "dwarves-leader": 3, "elves-regular": 2, "elves-elite": 4,
    "gondor-regular": 6, "gondor-elite": 4, "gondor-leader": 3, "north-regular": 6, "north-elite": 4, "north-leader": 3,
    "rohan-regular": 6, "rohan-elite": 4, "rohan-leader": 3, "isengard-regular": 6, "isengard-elite": 5,
    "sauron-regular": 8, "sauron-elite": 4, "nazgul": 4, "southrons-regular": 10, "southrons-elite": 3,
}  # fmt: skip


def begun() -> Tale:
    return Tale.begin(GAME)


@pytest.mark.rule("WAR-2.1")
def test_the_armies_and_the_reinforcements() -> None:
    tale, told = begun(), Tale.of(FIRST)
    assert (tale.s.free, tale.s.shadow) == (told.s.free, told.s.shadow)
    assert {figure: number for figure, number in tale.s.pool.items() if number} == WAITING
    assert tale.s.lost == {}
    assert (tale.s.sieges, tale.s.captured) == ((), ())


@pytest.mark.rule("WAR-2.2")
def test_the_ring_bearers() -> None:
    s = begun().s
    assert (s.bearers, s.progress, s.hidden, s.corruption, s.track) == ("rivendell", 0, True, 0, -1)


@pytest.mark.rule("WAR-2.3")
def test_the_fellowship_and_who_is_set_aside() -> None:
    s = begun().s
    assert set(s.companions) == {"gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"}
    assert len(s.companions) == 7
    assert s.guide == "gandalf_the_grey"
    assert set(s.aside) == {"gandalf_the_white", "aragorn", "gollum", "saruman", "witch_king", "mouth_of_sauron"}
    assert s.fallen == ()


@pytest.mark.rule("WAR-2.4")
def test_the_rings() -> None:
    s = begun().s
    assert s.rings == {"free": 3, "shadow": 0}
    assert s.ringed == ()


@pytest.mark.rule("WAR-2.5")
def test_four_decks_of_24_and_empty_hands() -> None:
    s = begun().s
    assert {deck: pile.size for deck, pile in s.decks.items()} == {
        "free_character": 24, "free_strategy": 24, "shadow_character": 24, "shadow_strategy": 24
    }  # fmt: skip
    for deck, pile in s.decks.items():
        assert {CARDS[card].deck for card in pile.cards()} == {deck}
        assert (pile.top, pile.bottom) == ((), ())  # shuffled: nobody knows what lies where
    assert s.hands == {"free": (), "shadow": ()}


@pytest.mark.rule("WAR-2.6")
def test_the_hunt_pool() -> None:
    s = begun().s
    worth = sorted([(TILES[tile].eye, TILES[tile].value, TILES[tile].reveal) for tile in s.tiles])
    ones = [(False, 1, False)] * 2 + [(False, 1, True)] * 2
    twos = [(False, 2, False)] * 2 + [(False, 2, True)]
    assert worth == [(False, 0, True)] * 2 + ones + twos + [(False, 3, False)] * 3 + [(True, 0, True)] * 4
    assert not any(TILES[tile].special or TILES[tile].stop for tile in s.tiles)
    assert (s.drawn, s.specials, s.removed) == ((), (), ())
    assert len([tile for tile in TILES.values() if tile.special]) == 8


@pytest.mark.rule("WAR-2.7")
def test_the_dice() -> None:
    s = begun().s
    assert (s.free_pool, s.shadow_pool, s.box_free, s.box_shadow) == (4, 7, 0, 0)


@pytest.mark.rule("WAR-2.8")
def test_the_political_track() -> None:
    s = begun().s
    assert s.steps == {
        "dwarves": 3, "elves": 3, "gondor": 2, "north": 3, "rohan": 3, "isengard": 1, "sauron": 1, "southrons": 2
    }  # fmt: skip
    assert set(s.passive) == {"dwarves", "gondor", "north", "rohan"}


@pytest.mark.rule("WAR-2.9")
def test_nobody_has_points() -> None:
    assert GAME.view(begun().s, None)["points"] == {"free": 0, "shadow": 0}
