"""The page that explains a game in five minutes: reached from the game's card and from the rulebook; it fits."""

from playwright.sync_api import expect
import pytest

from bree.core.find import games
from tests.browser.person import Come, Person
from tests.browser.test_axe import faults
from tests.browser.test_lessons import SCREENS
from tests.lang.test_brief import sections

pytestmark = pytest.mark.xdist_group("browser")
BOXES = "all => all.map(one => one.getBoundingClientRect()).map(box => [box.left, box.right, box.width, box.height])"


def shows_everything(person: Person, game: str) -> None:
    """Every section with its text and at least one picture, inside the width of the screen."""
    person.speak_of(game)
    title = person.say("web-brief-title", game=person.say("game-title"))
    expect(person.page.get_by_role("heading", name=title)).to_be_visible()
    for name in sections(game):
        section = person.page.locator(f"[data-section={name}]")
        expect(section.locator("h3")).to_have_text(person.say(f"brief-{name}"))
        expect(section.locator("p")).to_have_text(person.voice.say(f"brief-{name}", part="text"))
        drawings = section.locator(".picture > :visible")
        assert drawings.count(), f"{name} has no picture"
        for left, right, wide, high in drawings.evaluate_all(BOXES):
            assert left >= 0, name
            assert right <= person.page.viewport_size["width"], name
            assert min(wide, high) >= 20, name
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(("language", "screen"), [("pl", "phone"), ("en", "laptop")])
def test_a_game_in_five_minutes(come: Come, game: str, language: str, screen: str) -> None:
    person = come("Ania", language, viewport=SCREENS[screen])
    person.go("/rules/" + game)
    person.page.get_by_role("link", name=person.say("web-brief"), exact=True).click()
    expect(person.page).to_have_url(f"{person.inn.url}/rules/{game}/brief")
    shows_everything(person, game)
    assert not (found := faults(person)), "\n".join(found)


def test_the_card_of_a_game_leads_to_it(come: Come) -> None:
    person = come("Ania", "pl", viewport=SCREENS["phone"])
    person.go()
    person.speak_of("doom")
    link = f"{person.say('web-brief')}: {person.say('game-title')}"
    way = person.page.get_by_role("link", name=link, exact=True)
    box = way.bounding_box()
    assert box is not None
    assert box["height"] >= 44, "large enough for a finger"
    way.click()
    shows_everything(person, "doom")
    person.page.get_by_role("navigation", name=person.say("web-book-games")).get_by_role("link").first.click()
    shows_everything(person, person.page.url.split("/")[-2])


def test_another_language_changes_it_at_once(ania: Person) -> None:
    ania.go("/rules/mordor/brief")
    shows_everything(ania, "mordor")
    other = "en" if ania.language == "pl" else "pl"
    ania.button("web-other-language").click()
    ania.language = other
    shows_everything(ania, "mordor")


def test_a_game_without_one_has_no_link(ania: Person) -> None:
    ania.go()
    expect(ania.page.locator("a.brief")).to_have_count(len(games()))
    assert ania.page.locator("article .cover").count() > len(games()), "the tests' own game has none"
