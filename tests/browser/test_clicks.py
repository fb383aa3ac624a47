"""From the first page to the first move: how many clicks it takes somebody who has never been here."""

from playwright.sync_api import expect
import pytest

from bree.core.find import games
from tests.browser.person import Come, Person

pytestmark = pytest.mark.xdist_group("browser")
COUNT = "addEventListener('click', (event) => event.isTrusted && (window.clicks = (window.clicks ?? 0) + 1), true)"
MOST = {"mordor": 4, "doom": 4, "fellowship": 2, "war": 3}  # before, with a name to type: 6, 5 to 7, 6, and at least 5


def first_move(person: Person) -> int:
    """Clicks on this page until the first answer is given."""
    person.wait_until_asked()
    before = person.row
    while True:
        person.page.locator("[data-spot]:not([aria-pressed='true']), .slips [data-pick]").first.click()
        if not person.confirm.is_visible():
            break
        expect(person.confirm).not_to_have_attribute("aria-busy", "true")
        if person.confirm.get_attribute("aria-disabled") != "true":
            person.confirm.click()
            break
    person.until(lambda: person.row > before, "the answer")
    return int(person.page.evaluate("() => window.clicks"))


@pytest.mark.parametrize("game", games())
def test_clicks_to_the_first_move(come: Come, game: str) -> None:
    person = come("Ania", "en")
    person.context.add_init_script(COUNT)
    person.speak_of(game)
    person.go()
    person.card_button("web-play-now").click()
    person.page.wait_for_url("**/t/*")
    person.look_round()
    found = first_move(person)
    print(f"{game}: {found} clicks")
    assert found <= MOST[game]


@pytest.mark.parametrize("game", games())
def test_three_clicks_set_a_table_up(come: Come, game: str) -> None:
    """Another story, and nothing else that has to be filled in."""
    person = come("Ania", "pl")
    person.context.add_init_script(COUNT)
    person.speak_of(game)
    person.go()
    person.card_button("web-set-table").click()
    person.page.locator("fieldset .tile").nth(1).click()
    person.button("web-sit-down").click()
    person.page.wait_for_url("**/t/*")
    assert person.page.evaluate("() => window.clicks") <= 4  # a click on a label is also one on its radio button
