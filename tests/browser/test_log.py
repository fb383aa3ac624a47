"""The log is opened and closed by its key, by its button and by Esc, in every game."""

from playwright.sync_api import Locator, expect
import pytest

from bree.core.find import find
from tests.browser.inn import Inn, me
from tests.browser.kinds import TABLES
from tests.browser.person import Come, Person
from tests.browser.test_fits import NAMES
from tests.browser.test_phone import PHONE

pytestmark = pytest.mark.xdist_group("browser")


def seated(inn: Inn, person: Person, game: str) -> None:
    """At the first question of a game of people."""
    found = find(game)
    laid = inn.lay(game, *(me(name) for name, _ in zip(NAMES, found.seats(found.choose({})), strict=False)))
    person.sit(laid, str(inn.face(laid.id)["asked"]))
    person.wait_until_asked()


def log_of(person: Person) -> Locator:
    return person.page.get_by_role("list", name=person.say("web-log"), exact=True)


@pytest.mark.parametrize("game", TABLES)
def test_the_log_is_opened_and_closed(inn: Inn, bilbo: Person, game: str) -> None:
    seated(inn, bilbo, game)
    keys, log, button = bilbo.page.keyboard, log_of(bilbo), bilbo.page.locator("[aria-keyshortcuts='L']")
    if log.is_visible():
        keys.press("l")
    expect(log).to_have_count(0)
    keys.press("l")
    expect(log).to_be_focused()
    keys.press("l")
    expect(log).to_have_count(0)
    button.click()
    expect(log).to_be_visible()
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(log).to_have_count(0)
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    keys.press("Escape")
    expect(log).to_have_count(0)
    expect(button).to_be_focused()
    button.click()
    bilbo.button("web-log-close").click()
    expect(log).to_have_count(0)
    assert bilbo.asked


def test_the_drawer_of_a_phone_too(inn: Inn, come: Come) -> None:
    thumb = come("Ania", "pl", **PHONE)
    seated(inn, thumb, "war")
    drawer, keys = thumb.dialog("web-log"), thumb.page.keyboard
    for close in ("l", "Escape"):
        thumb.button("web-log").tap()
        expect(drawer).to_be_visible()
        keys.press(close)
        expect(drawer).to_be_hidden()


@pytest.mark.parametrize("width", [1366, 1920, 2560])
def test_in_war_it_is_closed_at_first(inn: Inn, come: Come, width: int) -> None:
    """The map is the table: the log lies on it only when somebody opens it."""
    person = come("Bilbo", "en", viewport={"width": width, "height": 900})
    seated(inn, person, "war")
    expect(log_of(person)).to_have_count(0)
