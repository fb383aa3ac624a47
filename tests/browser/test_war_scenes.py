"""Scenes of the war beside its questions: axe finds no fault in them, and each opens and closes by keys."""

from typing import Any

from playwright.sync_api import expect
import pytest

from tests.browser import war
from tests.browser.person import Come, Person
from tests.browser.test_axe import faults
from tests.browser.test_keyboard import tab_to
from tests.browser.test_phone import PHONE
from tests.browser.test_war import answers, seated
from tests.browser.test_war_map import frames
from tests.browser.war_endings import ENDINGS
from tests.browser.war_scenes import SCENES, TOLD, lossy, show

pytestmark = pytest.mark.xdist_group("boards")
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
TWICE_AS_LARGE: dict[str, Any] = {"viewport": {"width": 683, "height": 384}}  # a laptop with all things twice as large
PARTS: dict[str, tuple[str, ...]] = {"fellowship": (".tracks", ".hunt"), "nations": (".politics", ".reserves")}
FOCUS = "document.activeElement.getAttribute('data-rove')"


@pytest.mark.parametrize("name", [name for name in SCENES if name not in ENDINGS])
def test_nothing_serious(come: Come, name: str) -> None:
    """In the endings test_war_endings.py looks for faults."""
    person = come("Ania", "pl", **LAPTOP)
    show(person, name)
    assert not (found := faults(person, SCENES[name].shown)), "\n".join(found)


@pytest.mark.parametrize("name", SCENES)
def test_nothing_serious_on_a_phone(come: Come, name: str) -> None:
    person = come("Bilbo", "en", **PHONE)
    show(person, name)
    assert not (found := faults(person, SCENES[name].shown)), "\n".join(found)


@pytest.mark.parametrize("name", [name for name in SCENES if SCENES[name].shown == TOLD])
def test_esc_closes_words_and_the_focus_stays(bilbo: Person, name: str) -> None:
    """Nothing is picked, and the same key tells the words again."""
    show(bilbo, name)
    words = bilbo.page.get_by_role("tooltip")
    thing = bilbo.board.locator(":focus")
    told = words.inner_text()
    bilbo.page.keyboard.press("Escape")
    expect(words).to_be_hidden()
    expect(thing).to_have_count(1)
    bilbo.page.keyboard.press("Tab")
    bilbo.page.keyboard.press("Shift+Tab")
    expect(words).to_have_text(told, use_inner_text=True)


def test_esc_closes_a_region_and_the_focus_is_on_the_map(bilbo: Person) -> None:
    """First the words about its sign, then the region."""
    show(bilbo, "sign explained")
    region = bilbo.board.get_by_role("region", name=bilbo.say("region-rivendell"), exact=True)
    bilbo.page.keyboard.press("Escape")
    expect(bilbo.page.get_by_role("tooltip")).to_be_hidden()
    expect(region).to_be_visible()
    bilbo.page.keyboard.press("Escape")
    expect(region).to_have_count(0)
    assert bilbo.page.evaluate(FOCUS) == "map"


def test_a_region_leads_to_the_next_one_by_keys(bilbo: Person) -> None:
    """The button of a neighbour goes away with its region; the focus stays in the panel."""
    show(bilbo, "sign explained")
    bilbo.page.keyboard.press("Escape")
    expect(bilbo.page.get_by_role("tooltip")).to_be_hidden()
    frames(bilbo.page)
    region = bilbo.board.get_by_role("region", name=bilbo.say("region-rivendell"), exact=True)
    tab_to(bilbo, region.get_by_role("button", name=bilbo.say("region-fords_of_bruinen"), exact=True))
    bilbo.page.keyboard.press("Enter")
    other = bilbo.board.get_by_role("region", name=bilbo.say("region-fords_of_bruinen"), exact=True)
    expect(other).to_be_focused()
    bilbo.page.keyboard.press("Escape")
    expect(other).to_have_count(0)
    assert bilbo.page.evaluate(FOCUS) == "map"


def test_reserves_open_and_close_by_keys(come: Come) -> None:
    person = come("Bilbo", "en", **LAPTOP)
    laid = seated(person, lossy())
    fold = person.button("board-panel-reserves")
    reserves = person.board.locator(".reserves")
    tab_to(person, person.button("board-tab-nations"))
    person.page.keyboard.press("ArrowDown")
    person.page.keyboard.press("ArrowLeft")
    expect(fold).to_be_focused()
    for count in (1, 0):
        person.page.keyboard.press("Enter")
        expect(reserves).to_have_count(count)
        expect(fold).to_be_focused()
    assert answers(person.inn, laid) == []


def test_parts_of_a_small_board_are_reached_by_keys(come: Come) -> None:
    """From tab to tab with the arrows; the Mordor Track is under the second, the reserves under the third."""
    person = come("Bilbo", "en", **TWICE_AS_LARGE)
    laid = seated(person, war.go())
    tab_to(person, person.board.locator("[data-tab='map']"))
    for tab in ("fellowship", "nations", "cards"):
        person.page.keyboard.press("ArrowRight")
        expect(person.board.locator(f"[data-tab='{tab}']")).to_be_focused()
        person.page.keyboard.press("Enter")
        expect(person.board.get_by_role("tabpanel", name=person.say(f"board-tab-{tab}"), exact=True)).to_be_visible()
        for part in PARTS.get(tab, ()):
            expect(person.board.locator(part)).to_be_visible()
    assert answers(person.inn, laid) == []
