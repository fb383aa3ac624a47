"""The movement on the board of war: dice, hunt tiles, the Eye, smoke. People can turn it off."""

import re

from playwright.sync_api import Locator, expect
import pytest

from tests.browser import war
from tests.browser.person import Come, Person
from tests.browser.test_war import seated

pytestmark = pytest.mark.xdist_group("boards")
MOTIONS = {"no-preference": re.compile(r"\w"), "reduce": re.compile("^none$")}


def hunted(person: Person) -> Locator:
    """A die of the hunt has shown a six, and the tile with the eye was drawn."""
    seated(person, war.tiles())
    panel = person.board.locator(".hunt-now")
    expect(panel).to_be_visible()
    return panel


@pytest.mark.parametrize("motion", MOTIONS)
def test_a_hunt_tumbles_its_dice_and_turns_its_tile_over(come: Come, motion: str) -> None:
    panel = hunted(come("Ania", reduced_motion=motion))
    for thing in (".roll .die", ".turned"):
        expect(panel.locator(thing).first).to_have_css("animation-name", MOTIONS[motion])


@pytest.mark.parametrize("motion", MOTIONS)
def test_the_eye_glows_and_the_mountain_smokes(come: Come, motion: str) -> None:
    person = come("Ania", reduced_motion=motion)
    seated(person, war.go())
    for thing in (".living .glow", ".living .puff"):
        expect(person.board.locator(thing).first).to_have_css("animation-name", MOTIONS[motion])


def test_the_eye_looks_at_the_fellowship_once_it_is_revealed(come: Come) -> None:
    hidden, seen = come("Ania"), come("Bilbo")
    seated(hidden, war.go())
    expect(hidden.board.locator(".living .glow")).to_be_visible()
    expect(hidden.board.locator(".beam")).to_have_count(0)
    hunted(seen)
    expect(seen.board.locator(".beam")).to_have_count(1)
