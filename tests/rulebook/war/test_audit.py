"""The audit: every figure, die, card and tile is in one place. It names each broken law."""

from collections.abc import Callable
from typing import Any

import pytest

from bree.games.war import GAME
from bree.games.war.facts import DECK, STANDARD, cards_of
from bree.games.war.state import War
from tests.rulebook.war.war_story import Tale, but

ALL = len(cards_of(with_lords=False))  # all cards of the game

HAND = tuple(sorted((*DECK["free_character"][:2], DECK["free_strategy"][0])))


def acting() -> War:
    """In an action: the first of two moves is over."""
    board = "osgiliath: gondor 2r 1l; edoras: rohan 1r; minas_tirith: gondor 2r, sauron 3r 1n; moria: sauron 2r"
    given = {"hands": {"free": HAND, "shadow": ()}, "free_dice": ("event",), "shadow_dice": ("army",), "box_shadow": 2}
    tale = Tale.of(board, ("move", "free", 0), siege="minas_tirith", captured="pelargir", die="army", **given)
    return tale.go("osgiliath lossarnach gondor-regular done").s


def fighting() -> War:
    board = "osgiliath: gondor 2r; north_ithilien: sauron 3r 1n"
    tale = Tale.of(board, ("attack", "shadow", 0), acting="shadow", die="army")
    return tale.go("sauron-regular sauron-regular done 5 1").s


def hunted() -> War:
    tale = Tale.of("", ("move_fellowship",), box_shadow=2, die="character", hunt=None)
    return tale.go("6 1 three").s


POSITIONS: dict[str, Callable[[], War]] = {"act": acting, "fight": fighting, "hunt": hunted}


def broken(s: War, **fields: Any) -> list[str]:
    for name, value in fields.items():
        setattr(s, name, value)
    return list(GAME.audit(s))


@pytest.mark.parametrize("position", POSITIONS)
def test_what_was_played_is_sound(position: str) -> None:
    assert GAME.audit(POSITIONS[position]()) == []


@pytest.mark.parametrize(
    ("fields", "law"),
    [
        ({"lost": {"gondor-regular": 1}}, "gondor-regular: 16 of 15"),
        ({"aside": ()}, "aragorn: 0 of 1"),
        ({"free_used": 4}, "5 dice of 4"),
        ({"box_shadow": 3}, "8 Shadow dice of 7"),
        (
            {"discards": {"free": (HAND[0],), "shadow": ()}},
            f"cards are lost or doubled: {ALL + 1} of {ALL}",
        ),
        ({"hands": {"free": (), "shadow": ()}}, f"cards are lost or doubled: {ALL - 3} of {ALL}"),
        ({"tiles": STANDARD[1:]}, f"tiles {sorted(STANDARD[1:])}"),
        ({"drawn": ("eye",)}, f"tiles {sorted((*STANDARD, 'eye'))}"),
        ({"rings": {"free": 3, "shadow": 1}}, "rings {'free': 3, 'shadow': 1}"),
        ({"captured": ("osgiliath",)}, "osgiliath cannot be captured"),
        ({"sieges": ("minas_tirith", "pelargir")}, "pelargir cannot be besieged"),
        ({"sieges": ()}, "both armies in minas_tirith"),
        ({"passive": ("gondor",)}, "passive and at war: ('gondor',)"),
        ({"corruption": -1}, "Fellowship: track -1, progress 0, corruption -1"),
        ({"progress": 13}, "Fellowship: track -1, progress 13, corruption 0"),
        ({"track": 6}, "Fellowship: track 6, progress 0, corruption 0"),
    ],
)
def test_a_law_that_is_broken_is_named(fields: dict[str, Any], law: str) -> None:
    assert law in broken(acting(), **fields)


def test_a_guide_of_a_lower_level_is_found() -> None:
    s = acting()
    assert broken(s, guide="gimli") == [f"the Guide gimli is not one of {('gandalf_the_grey', 'strider')}"]


def test_between_actions_nobody_stands_too_close_or_alone() -> None:
    s = Tale.of(
        "osgiliath: gondor 11r; dale: north 1l; minas_tirith: gondor 2r; edoras: rohan 1r", siege="minas_tirith"
    ).s
    assert GAME.audit(s) == ["nobody besieges minas_tirith", "11 units in osgiliath", "Leaders alone in dale"]
    s.die = "army"
    s.free_used -= 1
    assert GAME.audit(s) == []  # an action may pass through such a position


def test_a_game_that_is_over_does_not_go_on() -> None:
    assert broken(acting(), over="corrupted") == ["the game goes on after it was over"]
    assert GAME.audit(Tale.of("", ("victory_check",), captured="orthanc umbar").s) == []


@pytest.mark.parametrize(
    ("fields", "law"),
    [
        ({"bearers": "nowhere"}, "unknown regions: ['nowhere']"),
        ({"free": {"osgiliath": ("sauron-regular",)}}, "osgiliath: ('sauron-regular',) of free"),
        ({"free": {"osgiliath": ()}}, "osgiliath: () of free"),
        ({"aside": ("sam",)}, "unknown figures"),
        ({"specials": ("four",)}, "unknown tiles"),
    ],
)
def test_names_that_nobody_knows_are_found_first(fields: dict[str, Any], law: str) -> None:
    assert broken(acting(), **fields) == [law]


def test_the_track_of_nations_is_whole() -> None:
    s = acting()
    assert broken(s, steps={"gondor": 0}) == ["nations ['gondor'], passive ()"]
    s = acting()
    assert broken(s, steps={**s.steps, "gondor": 4})[0].startswith("politics {")


def test_gollum_alone_guides_who_have_nobody_else() -> None:
    assert GAME.audit(Tale.of("", fallen=but("")).s) == []
