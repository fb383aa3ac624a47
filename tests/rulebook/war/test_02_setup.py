"""WAR section 2: the first position."""

import pytest

from bree.core import Pile
from bree.games.war import GAME
from bree.games.war.facts import CARDS, DECK, STANDARD, TILES
from bree.games.war.figures import NAZGUL, counts, tally
from bree.games.war.setup import setup
from bree.games.war.state import DECKS, NATIONS, War
from tests.rulebook.war.box import PRINTED
from tests.rulebook.war.war_story import words

ARMIES = {
    "erebor": "dwarves 1r 2e 1l",
    "ered_luin": "dwarves 1r",
    "iron_hills": "dwarves 1r",
    "grey_havens": "elves 1r 1e 1l",
    "rivendell": "elves 2e 1l",
    "woodland_realm": "elves 1r 1e 1l",
    "lorien": "elves 1r 2e 1l",
    "minas_tirith": "gondor 3r 1e 1l",
    "dol_amroth": "gondor 3r",
    "osgiliath": "gondor 2r",
    "pelargir": "gondor 1r",
    "bree": "north 1r",
    "carrock": "north 1r",
    "dale": "north 1r 1l",
    "north_downs": "north 1e",
    "the_shire": "north 1r",
    "edoras": "rohan 1r 1e",
    "fords_of_isen": "rohan 2r 1l",
    "helms_deep": "rohan 1r",
}
HOSTS = {
    "orthanc": "isengard 4r 1e",
    "north_dunland": "isengard 1r",
    "south_dunland": "isengard 1r",
    "barad_dur": "sauron 4r 1e 1n",
    "dol_guldur": "sauron 5r 1e 1n",
    "gorgoroth": "sauron 3r",
    "minas_morgul": "sauron 5r 1n",
    "moria": "sauron 2r",
    "mount_gundabad": "sauron 2r",
    "nurn": "sauron 2r",
    "morannon": "sauron 5r 1n",
    "far_harad": "southrons 3r 1e",
    "near_harad": "southrons 3r 1e",
    "north_rhun": "southrons 2r",
    "south_rhun": "southrons 3r 1e",
    "umbar": "southrons 3r",
}
# Regulars, elites, and Leaders or Nazgûl in the reinforcements.
WAITING = {
    "dwarves": (2, 3, 3), "elves": (2, 4, 0), "gondor": (6, 4, 3), "north": (6, 4, 3), "rohan": (6, 4, 3),
    "isengard": (6, 5, 0), "sauron": (8, 4, 4), "southrons": (10, 3, 0),
}  # fmt: skip


def first() -> War:
    """The position before the first turn."""
    s: War = setup(GAME.choose({}))
    return s


@pytest.mark.rule("WAR-2.1")
def test_armies_stand_where_the_book_puts_them() -> None:
    s = first()
    assert {region: words(army) for region, army in s.free.items()} == ARMIES
    assert {region: words(army) for region, army in s.shadow.items()} == HOSTS
    assert (s.sieges, s.captured, s.lost) == ((), (), {})


@pytest.mark.rule("WAR-2.1")
def test_all_other_figures_are_reinforcements() -> None:
    s = first()
    for nation in NATIONS:
        third = s.pool.get(NAZGUL, 0) if nation == "sauron" else s.pool.get(nation + "-leader", 0)
        assert (s.pool[nation + "-regular"], s.pool[nation + "-elite"], third) == WAITING[nation]
    assert sum(s.pool.values()) == sum(map(sum, WAITING.values()))


@pytest.mark.rule("WAR-2.1")
def test_figures_of_the_box() -> None:
    """All figures of each nation, on the map and in the reinforcements."""
    s = first()
    placed = [figure for here in (*s.free.values(), *s.shadow.values()) for figure in here]
    units = {nation: [0, 0] for nation in NATIONS}
    for figure, count in (*counts(tuple(placed)).items(), *s.pool.items()):
        nation, _, rank = figure.rpartition("-")
        if rank in ("regular", "elite"):
            units[nation][rank == "elite"] += count
    assert units == {
        "dwarves": [5, 5], "elves": [5, 10], "gondor": [15, 5], "north": [10, 5], "rohan": [10, 5],
        "isengard": [12, 6], "sauron": [36, 6], "southrons": [24, 6],
    }  # fmt: skip
    assert tally(tuple([figure for figure in placed if figure == NAZGUL])).nazgul + s.pool[NAZGUL] == 8


@pytest.mark.rule("WAR-2.2")
def test_the_ring_bearers_start_in_rivendell() -> None:
    s = first()
    assert (s.bearers, s.progress, s.hidden, s.corruption, s.track) == ("rivendell", 0, True, 0, -1)


@pytest.mark.rule("WAR-2.3")
def test_the_seven_companions_and_those_set_aside() -> None:
    s = first()
    assert set(s.companions) == {
        "gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin",
    }  # fmt: skip
    assert s.guide == "gandalf_the_grey"
    assert set(s.aside) == {"gandalf_the_white", "aragorn", "gollum", "saruman", "witch_king", "mouth_of_sauron"}
    assert s.fallen == ()


@pytest.mark.rule("WAR-2.4")
def test_the_free_peoples_hold_the_three_rings() -> None:
    s = first()
    assert (s.rings, s.ringed) == ({"free": 3, "shadow": 0}, ())


@pytest.mark.rule("WAR-2.5")
def test_four_shuffled_decks_and_empty_hands() -> None:
    s = first()
    assert set(s.decks) == set(DECKS)
    for deck, pile in s.decks.items():
        assert pile == Pile.of(DECK[deck])  # nobody knows any of its order
        assert pile.size == len(DECK[deck]) >= PRINTED
        assert {CARDS[card].deck for card in pile.rest} == {deck}
        assert sorted(CARDS[card].number for card in pile.rest) == list(range(1, pile.size + 1))
    assert s.hands == s.discards == {"free": (), "shadow": ()}
    assert (s.played, s.table, s.sealed) == ((), (), {})


@pytest.mark.rule("WAR-2.6")
def test_the_hunt_pool_holds_the_sixteen_standard_tiles() -> None:
    s = first()
    assert counts(s.tiles) == {
        "eye": 4, "zero_reveal": 2, "one": 2, "one_reveal": 2, "two": 2, "two_reveal": 1, "three": 3,
    }  # fmt: skip
    assert len(STANDARD) == 16
    assert len([tile for tile in TILES.values() if tile.special]) == 8
    assert (s.drawn, s.specials, s.removed) == ((), (), ())
    told = {tile.id: (tile.value, tile.eye, tile.reveal) for tile in TILES.values() if tile.id in STANDARD}
    assert told == {
        "eye": (0, True, True), "zero_reveal": (0, False, True), "one": (1, False, False),
        "one_reveal": (1, False, True), "two": (2, False, False), "two_reveal": (2, False, True),
        "three": (3, False, False),
    }  # fmt: skip


@pytest.mark.rule("WAR-2.7")
def test_four_dice_against_seven_and_an_empty_box() -> None:
    s = first()
    assert (s.free_pool, s.shadow_pool) == (4, 7)
    assert (s.box_free, s.box_shadow, s.free_used, s.shadow_used) == (0, 0, 0, 0)
    assert (s.free_dice, s.shadow_dice) == ((), ())


@pytest.mark.rule("WAR-2.8")
def test_where_the_nations_stand_on_the_political_track() -> None:
    s = first()
    assert s.steps == {
        "dwarves": 3, "elves": 3, "north": 3, "rohan": 3, "gondor": 2, "southrons": 2, "isengard": 1, "sauron": 1,
    }  # fmt: skip
    assert set(s.passive) == {"dwarves", "north", "rohan", "gondor"}


@pytest.mark.rule("WAR-2.9")
def test_nobody_has_points_yet() -> None:
    s = first()
    assert GAME.view(s, None)["points"] == {"free": 0, "shadow": 0}
    assert (s.over, s.turn, s.phase) == ("", 0, 0)
    assert GAME.audit(s) == []
