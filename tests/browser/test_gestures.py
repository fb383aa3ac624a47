"""A friendly sign across the table: shown beside the seat, and announced to a screen reader."""

from playwright.sync_api import expect
import pytest

from tests.browser.games import thrown
from tests.browser.inn import GREEDY, Inn, me
from tests.browser.person import Person
from tests.browser.test_axe import faults

pytestmark = pytest.mark.xdist_group("browser")
ROLL = "ring weapon orc gandalf ring"


def test_a_sign_to_a_friend(inn: Inn, ania: Person, bilbo: Person) -> None:
    laid = inn.bring(thrown(ROLL), me("Ania"), me("Bilbo"))
    ania.sit(laid, "frodo")
    bilbo.sit(laid, "sam")
    ania.page.get_by_role("button", name=ania.say("web-gesture"), exact=True).press("Enter")
    assert faults(ania) == []
    sign = ania.voice.say("web-gesture", {}, "cheers")
    ania.page.get_by_role("button", name=sign, exact=True).press("Enter")
    seen = bilbo.voice.say("web-gesture", {}, "cheers")
    expect(bilbo.page.locator(".gesture")).to_have_text(seen)
    told = bilbo.say("web-gesture-told", who="frodo", what=f"'{seen}")
    expect(bilbo.page.locator("[aria-live=polite]").filter(has_text=told)).to_be_attached()
    expect(ania.page.locator(".gesture")).to_have_text(sign)


def test_with_bots_alone_there_is_nobody_to_greet(inn: Inn, ania: Person) -> None:
    ania.sit(inn.bring(thrown(ROLL), me("Ania"), GREEDY), "frodo")
    ania.wait_until_asked()
    expect(ania.page.get_by_role("button", name=ania.say("web-gesture"), exact=True)).to_have_count(0)
