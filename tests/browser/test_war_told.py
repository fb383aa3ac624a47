"""What the board of the war tells about itself: reinforcements, losses, and what dice, tiles, nations, places are."""

from playwright.sync_api import Locator, expect
import pytest

from tests.browser import war
from tests.browser.person import Come, Person
from tests.browser.test_axe import faults
from tests.browser.test_phone import PHONE
from tests.browser.test_war import answers, seated
from tests.rulebook.war.war_story import Tale

pytestmark = pytest.mark.xdist_group("boards")


def musters() -> Tale:
    """Who is recruited?"""
    dice = {"free_dice": ("muster",), "shadow_dice": ("army",)}
    return Tale.of("minas_tirith: gondor 3r", ("action_phase",), acting="free", **dice).go("muster recruit")


def words(person: Person) -> Locator:
    return person.page.get_by_role("tooltip")


def test_a_tile_that_is_recruited_says_how_many_are_left(ania: Person) -> None:
    tale = musters()
    seated(ania, tale)
    left = tale.s.pool["gondor-regular"]
    assert left > 1
    expect(ania.board.locator("[data-figure='gondor-regular']")).to_contain_text(ania.say("board-left", count=left))


def test_reinforcements_and_losses_are_told(ania: Person) -> None:
    """Of each nation."""
    tale = musters()
    seated(ania, tale)
    fold = ania.page.get_by_role("button", name=ania.say("board-panel-reserves"), exact=True)
    fold.click()
    gondor = ania.board.locator("[data-reserves='gondor']")
    expect(gondor.locator("b").first).to_have_text(str(tale.s.pool["gondor-regular"]))
    assert faults(ania) == []


@pytest.mark.parametrize(
    ("thing", "key"),
    [
        ("[data-face='character']", "board-told-face-character-free"),
        ("[data-face='event']", "board-told-face-event"),
        ("[data-explains='tile:eye']", "board-told-tile-eye"),
        ("[data-explains='nation:gondor']", "board-told-nation-war"),
        ("[data-explains='place:helms_deep']", "board-told-settlement-stronghold"),
    ],
)
def test_a_mouse_is_told_what_a_thing_is(bilbo: Person, thing: str, key: str) -> None:
    seated(bilbo, war.go())
    box = bilbo.board.locator(thing).first.bounding_box()
    assert box
    bilbo.page.mouse.move(box["x"] + box["width"] / 2 + 2, box["y"] + box["height"] / 2)
    bilbo.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(words(bilbo)).to_contain_text(bilbo.say(key))


def test_keys_and_fingers_are_told_too_and_pick_nothing(come: Come) -> None:
    by_keys = come("Bilbo", "en")
    laid = seated(by_keys, war.go())
    by_keys.board.locator("[data-nation='rohan']").focus()
    by_keys.page.keyboard.press("ArrowDown")
    expect(words(by_keys)).to_contain_text(by_keys.say("nation-gondor"))
    thumb = come("Ania", "pl", **PHONE)
    thumb.sit(laid, "free")
    thumb.wait_until_asked()
    other = thumb.board.locator("[data-other-dice='shadow']")
    expect(other).to_be_visible()
    other.tap()
    expect(words(thumb)).to_contain_text(thumb.say("board-told-face-muster-shadow"))
    assert answers(by_keys.inn, laid) == []
