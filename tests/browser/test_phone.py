"""A phone, 390 by 844: a whole turn with the thumb, nothing wider than the screen, the log in a drawer."""

from playwright.sync_api import Locator, expect
import pytest

from tests.browser.games import ended, thrown
from tests.browser.inn import GREEDY, Inn, me
from tests.browser.mordor import one_of_each, open_dice
from tests.browser.person import Come, Person

pytestmark = pytest.mark.xdist_group("browser")
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}


@pytest.fixture
def thumb(come: Come) -> Person:
    return come("Ania", "pl", **PHONE)


def fits(person: Person) -> bool:
    """Is there nothing to the right of the screen?"""
    wide: bool = person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    return wide


def answer_by_tapping(person: Person) -> None:
    person.wait_until_asked()
    if person.confirm.is_visible():
        person.gather(*(die.spot for die in one_of_each(open_dice(person))), press=Locator.tap)
    else:
        person.moved(person.picks.first.tap)


def test_a_whole_turn_by_tapping(inn: Inn, thumb: Person) -> None:
    laid = inn.lay("mordor", me("Ania"), me("Bilbo"), starter="frodo")
    thumb.go(laid.way_back("frodo"))
    thumb.look_round(laid.id)
    theirs = thumb.say("web-waits-away", seat="sam")
    thumb.wait_until_asked()
    places = [panel(thumb)]
    while thumb.asked:
        answer_by_tapping(thumb)
        thumb.until(lambda: thumb.asked or thumb.prompt.inner_text() == theirs, "a question, or the other's turn")
        places.append(panel(thumb))
        assert fits(thumb)
    assert len(set(places)) == 1, "the slips stay where the thumb is"
    assert inn.frames(laid.id)[-1]["view"]["active"] == "sam"


def test_the_guide_leaves_the_picks_free(inn: Inn, thumb: Person) -> None:
    """It points at the board from beside, and is not there at all when a game is over."""
    laid = inn.bring(ended(), me("Ania"), GREEDY)
    thumb.go(laid.guided("frodo"))
    thumb.look_round(laid.id)
    expect(thumb.link("web-new-game")).to_be_visible()
    thumb.settle()
    expect(thumb.button("web-guide-skip")).to_have_count(0)

    laid = inn.bring(thrown("ring weapon orc gandalf ring"), me("Ania"), GREEDY)
    thumb.go(laid.guided("frodo"))
    further = thumb.button("web-guide-next")
    expect(further).to_be_visible()
    while further.is_visible():
        for name in thumb.picks.evaluate_all("all => all.map((one) => one.dataset.spot ?? one.dataset.pick)"):
            pick = thumb.page.locator(f'[data-spot="{name}"], .slips [data-pick="{name}"]')
            pick.tap()
            expect(pick).to_have_attribute("aria-pressed", "true")
            pick.tap()
            expect(pick).to_have_attribute("aria-pressed", "false")
        further.tap()
    expect(thumb.button("web-guide-end")).to_be_visible()
    thumb.picks.first.tap()
    expect(thumb.picks.first).to_have_attribute("aria-pressed", "true")


def panel(person: Person) -> tuple[float, ...]:
    """Where the question stands."""
    box = person.page.get_by_role("region", name=person.prompt.inner_text(), exact=True).bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]


def test_the_log_is_a_drawer(inn: Inn, thumb: Person) -> None:
    laid = inn.bring(ended(), me("Ania"), GREEDY)
    thumb.sit(laid, "frodo")
    assert thumb.log == []
    thumb.button("web-log").tap()
    drawer = thumb.dialog("web-log")
    expect(drawer).to_be_visible()
    thumb.follow(laid.id, laid.tokens["frodo"])
    assert fits(thumb)
    drawer.get_by_role("button", name=thumb.say("web-close"), exact=True).tap()
    expect(drawer).to_be_hidden()


def test_no_page_is_wider_than_the_screen(inn: Inn, thumb: Person) -> None:
    laid = inn.bring(ended(), me("Bartłomiej Brzęczyszczykiewicz"), GREEDY)
    thumb.sit(laid, "frodo")
    wide = []
    for place in ("/", "/about", "/?game=mordor", "/nowhere", laid.path, f"{laid.path}/replay", f"{laid.path}/review"):
        thumb.go(place)
        thumb.settle()
        wide += [] if fits(thumb) else [place]
    assert wide == []
