"""After a game: the same people go on to a new table, without another link."""

from playwright.sync_api import expect
import pytest

from tests.browser.games import ended
from tests.browser.inn import GREEDY, Inn, me
from tests.browser.person import Person

pytestmark = pytest.mark.xdist_group("browser")


def test_the_same_people_play_again(inn: Inn, ania: Person, bilbo: Person) -> None:
    laid = inn.bring(ended(), me("Ania"), me("Bilbo"))
    ania.sit(laid, "frodo")
    bilbo.sit(laid, "sam")
    expect(ania.button("web-next-again")).to_be_visible()
    expect(ania.button("web-next-sides")).to_have_count(0)
    bilbo.button("web-next-again").click()
    bilbo.page.wait_for_url(lambda url: laid.id not in url and "/t/" in url)
    ania.button("web-next-join").click()
    ania.page.wait_for_url(bilbo.page.url)
    seats = ania.page.get_by_role("list", name=ania.say("web-seats"))
    expect(seats.get_by_role("listitem").filter(has_text="Bilbo")).to_be_visible()
    new = ania.page.url.rsplit("/", 1)[-1]
    assert not inn.face(new)["over"]
    ania.page.go_back()
    expect(ania.button("web-next-join")).to_be_visible()


def test_the_bots_play_again(inn: Inn, ania: Person) -> None:
    laid = inn.bring(ended(), me("Ania"), GREEDY)
    ania.sit(laid, "frodo")
    ania.button("web-next-again").click()
    ania.page.wait_for_url(lambda url: laid.id not in url and "/t/" in url)
    new = ania.page.url.rsplit("/", 1)[-1]
    assert [chair["bot"] for chair in inn.face(new)["seats"]] == ["", "greedy"]
