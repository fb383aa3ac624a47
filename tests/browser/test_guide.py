"""The guide to the first turn: nothing moves while it is open, and its own buttons work."""

from playwright.sync_api import expect
import pytest

from tests.browser.inn import Inn, me
from tests.browser.person import Come, Person

pytestmark = pytest.mark.xdist_group("browser")
WANDERER = {"kind": "bot", "bot": "random"}


def come_to_a_bots_turn(inn: Inn, come: Come) -> Person:
    """Sam, a bot, has the first turn; it is shown to Frodo's person at a calm pace."""
    laid = inn.lay("mordor", me("Ania"), WANDERER, starter="sam")
    ania = come("Ania", "en", pace="calm")
    ania.go(laid.guided("frodo"))
    ania.look_round(laid.id)
    expect(ania.page.locator("aside").get_by_role("button").last).to_be_visible()
    return ania


def told(person: Person) -> str:
    """Up to which line of the log the table is shown."""
    found = person.page.locator("[data-told]")
    return (found.get_attribute("data-told") if found.count() else "") or ""


def test_the_guide_turns_its_pages_while_a_bot_moves(inn: Inn, come: Come) -> None:
    ania = come_to_a_bots_turn(inn, come)
    guide = ania.page.locator("aside")
    ania.page.wait_for_timeout(1500)  # longer than a moment stays at this pace
    before = told(ania)
    for number in (2, 3, 4):
        ania.page.locator("aside").get_by_role("button").last.click()
        expect(guide).to_contain_text(f"{number} / 4")
    ania.page.wait_for_timeout(1500)
    assert told(ania) == before, "the table waits for the reader"
    ania.button("web-guide-end").click()
    expect(guide).to_have_count(0)
    ania.until(lambda: told(ania) != before, "the table goes on")


def test_escape_closes_the_guide(inn: Inn, come: Come) -> None:
    ania = come_to_a_bots_turn(inn, come)
    ania.page.keyboard.press("Escape")
    expect(ania.page.locator("aside")).to_have_count(0)
    assert "guide" not in ania.page.url


def test_no_guide_lies_over_a_game_by_itself(inn: Inn, come: Come) -> None:
    laid = inn.lay("mordor", me("Ania"), WANDERER, starter="frodo")
    ania = come("Ania", "en")
    ania.sit(laid, "frodo")
    ania.wait_until_asked()
    expect(ania.page.locator("aside")).to_have_count(0)
