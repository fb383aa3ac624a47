"""The inn's door: the tables one has sat at, the way back to each, and a table that is forgotten."""

from playwright.sync_api import Locator, expect
import pytest

from tests.browser.games import ended, thrown
from tests.browser.inn import GREEDY, Inn, me
from tests.browser.person import Person

pytestmark = pytest.mark.xdist_group("browser")
ROLL = "ring weapon orc gandalf ring"


def own_tables(person: Person) -> Locator:
    section = person.page.get_by_role("region", name=person.say("web-own-tables"), exact=True)
    return section.get_by_role("listitem")


def test_the_way_back_to_all_tables(inn: Inn, ania: Person) -> None:
    """The last visited first, each with its people and whether it is over."""
    running = inn.bring(thrown(ROLL), me("Ania"), me("Bilbo"))
    over = inn.bring(ended(), me("Ania"), GREEDY)
    plain = inn.lay("tiny", me("Ania"), me("Gimli"))
    for laid, seat in ((running, "frodo"), (over, "frodo"), (plain, "ann")):
        ania.sit(laid, seat)
    ania.speak_of("mordor")
    ania.go()
    tables = own_tables(ania)
    expect(tables).to_have_count(3)
    expect(tables.nth(0)).to_contain_text("Ania, Gimli")
    expect(tables.nth(1)).to_contain_text("Ania, Sam")
    expect(tables.nth(1)).to_contain_text(ania.say("web-table-over"))
    expect(tables.nth(2)).to_contain_text("Ania, Bilbo")
    expect(tables.nth(2)).to_contain_text(ania.say("web-table-goes-on"))

    tables.nth(1).get_by_role("button", name=ania.say("web-forget", table=ania.say("game-title"))).click()
    expect(tables).to_have_count(2)
    ania.page.reload()
    expect(tables).to_have_count(2)
    tables.nth(1).get_by_role("link").click()
    ania.look_round(running.id)
    ania.wait_until_asked()
    assert ania.table == running.id


def test_a_table_is_set_by_its_name(ania: Person) -> None:
    """Each of several buttons says which game it is for."""
    ania.speak_of("mordor")
    ania.go()
    name = f"{ania.say('web-set-table')}: {ania.say('game-title')}"
    ania.page.get_by_role("button", name=name, exact=True).click()
    expect(ania.button("web-sit-down")).to_be_visible()


def test_a_wrong_link(ania: Person) -> None:
    """A table that is not there is told in words, with a way home."""
    ania.go("/t/nowhere-at-all")
    expect(ania.page.get_by_role("alert").filter(has_text=ania.say("web-table-gone"))).to_be_visible()
    ania.link("web-home").last.click()
    expect(ania.page.get_by_role("heading", name=ania.say("web-title"))).to_be_visible()
    ania.forgive("status of 404")


def test_a_full_table(inn: Inn, bilbo: Person) -> None:
    laid = inn.bring(thrown(ROLL), me("Ania"), GREEDY)  # nobody may watch a table that was brought from a file
    bilbo.go(laid.path)
    bilbo.look_round(laid.id)
    for key in ("web-join-full", "web-join-no-watch"):
        expect(bilbo.page.get_by_text(bilbo.say(key), exact=True)).to_be_visible()


def test_nobody_sits_down_without_a_name(bilbo: Person) -> None:
    bilbo.speak_of("mordor")
    bilbo.go("/?game=mordor")
    bilbo.button("web-sit-down").click()
    expect(bilbo.page.get_by_role("alert").filter(has_text=bilbo.say("web-nameless"))).to_be_visible()
    expect(bilbo.page).to_have_url(f"{bilbo.inn.url}/?game=mordor")
