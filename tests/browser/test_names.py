"""One name for each: seats, questions and log call a bot by the same name, with its stars."""

from playwright.sync_api import expect
import pytest

from tests.browser.inn import GREEDY, Inn, me
from tests.browser.person import Person

pytestmark = pytest.mark.xdist_group("browser")
CAREFUL = {"kind": "bot", "bot": "careful"}


def test_a_bot_has_one_name_and_its_stars(inn: Inn, bilbo: Person) -> None:
    laid = inn.lay("mordor", me("Bilbo"), GREEDY, starter="sam")
    name = inn.face(laid.id)["seats"][1]["name"]
    bilbo.sit(laid, "frodo")
    bilbo.wait_until_asked()
    seats = bilbo.page.get_by_role("list", name=bilbo.say("web-seats"))
    expect(seats.get_by_role("listitem").nth(1)).to_contain_text(name)
    expect(seats.get_by_role("listitem").nth(1)).to_contain_text("★★")
    bilbo.follow(laid.id)
    assert any(name in line for line in bilbo.log)


def test_no_compass_where_people_sit(inn: Inn, bilbo: Person) -> None:
    laid = inn.lay("fellowship", me("Bilbo"), CAREFUL, CAREFUL, CAREFUL)
    bilbo.sit(laid, "north")
    bilbo.wait_until_asked()
    seats = bilbo.page.get_by_role("list", name=bilbo.say("web-seats")).get_by_role("listitem")
    for chair, place in zip(inn.face(laid.id)["seats"], seats.all(), strict=True):
        expect(place).to_contain_text(chair["name"])
    for compass in ("North", "East", "South", "West"):
        expect(bilbo.page.locator("body")).not_to_contain_text(compass)
