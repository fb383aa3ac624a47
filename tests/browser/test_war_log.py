"""The log of the war and its board: a line has the colour of its side, and a touch shows what it is about."""

from playwright.sync_api import Locator, expect
import pytest

from tests.browser import war
from tests.browser.person import Come, Person
from tests.browser.test_phone import PHONE
from tests.browser.test_war import seated

pytestmark = pytest.mark.xdist_group("boards")


def after_a_move(person: Person) -> None:
    """Three regulars have gone from Dol Amroth to Erech; more may move."""
    seated(person, war.go().go("army_muster move dol_amroth erech"))
    expect(person.confirm).to_be_enabled()
    person.moved(person.confirm.click)
    person.wait_until_asked()


def line_of_the_move(person: Person) -> Locator:
    log = person.page.get_by_role("list", name=person.say("web-log"), exact=True)
    return log.get_by_role("listitem").filter(has_text=person.say("region-erech"))


def lit(person: Person) -> Locator:
    return person.board.locator("path.cell.told")


def test_a_touch_of_a_line_shows_what_it_is_about(ania: Person) -> None:
    """Until it is touched again, Esc is pressed or the board is touched. Nothing is answered."""
    after_a_move(ania)
    ania.open_log()
    line = line_of_the_move(ania)
    button = line.get_by_role("button").first
    expect(line).to_have_css("border-left-color", "rgb(36, 82, 122)")
    before = ania.row
    for end in (button.click, lambda: ania.page.keyboard.press("Escape"), lambda: touch_the_sea(ania)):
        expect(lit(ania)).to_have_count(0)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(lit(ania)).to_have_count(2)
        end()
        expect(button).to_have_attribute("aria-pressed", "false")
    expect(lit(ania)).to_have_count(0)
    assert ania.row == before
    assert ania.asked


def touch_the_sea(person: Person) -> None:
    box = person.board.locator("[data-guide='map']").bounding_box()
    assert box
    person.page.mouse.click(box["x"] + 400, box["y"] + box["height"] * 0.6)


def test_on_a_phone_the_drawer_gives_way_to_the_map(come: Come) -> None:
    thumb = come("Ania", "pl", **PHONE)
    after_a_move(thumb)
    thumb.button("web-log").tap()
    line_of_the_move(thumb).get_by_role("button").first.tap()
    expect(thumb.dialog("web-log")).to_have_count(0)
    expect(lit(thumb)).to_have_count(2)


def test_the_next_question_ends_it(ania: Person) -> None:
    after_a_move(ania)
    ania.open_log()
    line_of_the_move(ania).get_by_role("button").first.click()
    expect(lit(ania)).to_have_count(2)
    ania.moved(ania.page.locator(".slips [data-pick]").first.click)
    expect(lit(ania)).to_have_count(0)
