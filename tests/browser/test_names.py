"""One name for each: seats, questions and log call a bot by the same name, with its stars."""

from playwright.sync_api import expect
import pytest

from tests.browser.inn import GREEDY, Inn, me
from tests.browser.person import Come, Person

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


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", "★ The newcomer (one step ahead, overlooks things)"),
        ("pl", "★ Nowicjusz (jeden krok naprzód, czasem coś przeoczy)"),
    ],
)
def test_a_beginner_can_be_chosen_for_a_seat(inn: Inn, come: Come, language: str, shown: str) -> None:
    ania = come("Ania", language)
    ania.speak_of("war")
    ania.go("/?game=war")
    seat = ania.page.get_by_role("combobox", name=ania.say("web-who-sits", seat="shadow"))
    seat.select_option("bot:beginner")
    expect(seat.locator("option:checked")).to_have_text(shown)
    ania.button("web-sit-down").click()
    ania.page.wait_for_url("**/t/*")
    assert [chair["bot"] for chair in inn.face(ania.table)["seats"]] == ["", "beginner"]


def test_no_compass_where_people_sit(inn: Inn, bilbo: Person) -> None:
    laid = inn.lay("fellowship", me("Bilbo"), CAREFUL, CAREFUL, CAREFUL)
    bilbo.sit(laid, "north")
    bilbo.wait_until_asked()
    seats = bilbo.page.get_by_role("list", name=bilbo.say("web-seats")).get_by_role("listitem")
    for chair, place in zip(inn.face(laid.id)["seats"], seats.all(), strict=True):
        expect(place).to_contain_text(chair["name"])
    for compass in ("North", "East", "South", "West"):
        expect(bilbo.page.locator("body")).not_to_contain_text(compass)
