"""The inn's door: the tables one has sat at, the way back to each, and a table that is forgotten."""

import re

from playwright.sync_api import Locator, expect
import pytest

from bree.lang import LANGUAGES
from tests.browser.games import ended, thrown
from tests.browser.inn import GREEDY, Inn, me
from tests.browser.person import Come, Person
from tests.server.setting import OPEN

pytestmark = pytest.mark.xdist_group("browser")
ROLL = "ring weapon orc gandalf ring"


def own_tables(person: Person) -> Locator:
    section = person.page.get_by_role("region", name=person.say("web-own-tables"), exact=True)
    return section.get_by_role("listitem")


def test_the_way_back_to_all_tables(inn: Inn, ania: Person) -> None:
    """The last visited first, each with the others there, and whose turn it is."""
    running = inn.bring(thrown(ROLL), me("Ania"), me("Bilbo"))
    waits = inn.bring(thrown(ROLL), me("Celina"), me("Ania"))
    over = inn.bring(ended(), me("Ania"), GREEDY)
    plain = inn.lay("tiny", me("Ania"), me("Gimli"))
    for laid, seat in ((running, "frodo"), (waits, "sam"), (over, "frodo"), (plain, "ann")):
        ania.sit(laid, seat)
    ania.speak_of("mordor")
    ania.go()
    tables = own_tables(ania)
    expect(tables).to_have_count(3)  # the games are in sight below
    expect(tables.nth(0)).to_contain_text("Gimli")
    expect(tables.nth(1)).to_contain_text(inn.face(over.id)["seats"][1]["name"])
    expect(tables.nth(1)).to_contain_text(ania.say("web-table-over"))
    expect(tables.nth(2)).to_contain_text("Celina")
    expect(tables.nth(2)).to_contain_text(ania.say("web-turn-other", name="Celina"))

    ania.button("web-tables-all", count=4).click()
    expect(tables).to_have_count(4)
    expect(tables.nth(3)).to_contain_text("Bilbo")
    expect(tables.nth(3)).to_contain_text(ania.say("web-turn-own"))
    tables.nth(1).get_by_role("button", name=ania.say("web-forget", table=ania.say("game-title"))).click()
    expect(tables).to_have_count(3)
    ania.page.reload()
    expect(tables).to_have_count(3)
    tables.nth(2).get_by_role("link").click()
    ania.look_round(running.id)
    ania.wait_until_asked()
    assert ania.table == running.id


GAMES = 5  # the tests' own game too
SIZES = ((1366, 768), (1440, 900), (1920, 1080), (3840, 2160))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_are_in_sight_at_once(inn: Inn, come: Come, language: str) -> None:
    """All of them, with what sets their tables, whether or not one has tables already; nowhere a scroll sideways."""
    person = come("Ania", language)
    own = [inn.bring(thrown(ROLL), me("Ania"), me("Bilbo")) for _ in range(4)]
    for visits in (0, 4):
        for laid in own[:visits]:
            person.sit(laid, "frodo")
        person.go()
        expect(own_tables(person)).to_have_count(min(visits, 3))
        name = re.compile("^" + re.escape(person.say("web-set-table")))
        buttons = person.page.get_by_role("button", name=name)
        expect(buttons).to_have_count(GAMES)
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            lowest = max(bottom(one) for one in buttons.all())
            assert not out_of_frame(person), f"{width} by {height}: out of the frames of their games"
            assert lowest <= height, f"{visits} tables, {width} by {height}: the games end at {lowest}"
        for width, height in ((390, 844), (844, 390), (683, 384), (1024, 768)):
            person.page.set_viewport_size({"width": width, "height": height})
            wide = person.page.evaluate("() => document.documentElement.scrollWidth")
            assert wide <= width, f"{width} by {height}: {wide} wide"


def out_of_frame(person: Person) -> list[str]:
    """Words and buttons that lie over the frame of their game."""
    found: list[str] = person.page.evaluate(
        """() => [...document.querySelectorAll('article')].flatMap((card) => {
            const { left, right } = card.getBoundingClientRect();
            const over = (one) => ((box) => box.left < left + 8 || box.right > right - 8)(one.getBoundingClientRect());
            return [...card.querySelectorAll('h3, p, button')].filter(over).map((one) => one.textContent);
        })"""
    )
    return found


def bottom(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_a_table_is_set_by_its_name(ania: Person) -> None:
    """Each of several buttons says which game it is for."""
    ania.speak_of("mordor")
    ania.go()
    ania.card_button("web-set-table").click()
    expect(ania.button("web-sit-down")).to_be_visible()


def test_a_wrong_link(ania: Person) -> None:
    """A table that is not there is told in words, with a way home."""
    ania.go("/t/nowhere-at-all")
    expect(ania.page.get_by_role("alert").filter(has_text=ania.say("web-table-gone"))).to_be_visible()
    ania.link("web-home").last.click()
    expect(ania.page.get_by_role("heading", name=ania.say("web-title"))).to_be_visible()
    ania.forgive("status of 404")


def test_the_link_that_friends_can_use(inn: Inn, ania: Person) -> None:
    """From the server's own machine: how to let them in, or, where they may come, an address that they can use."""
    laid = inn.lay("mordor", me("Ania"), OPEN)
    ania.sit(laid, "frodo")
    dialog = ania.dialog("web-share")
    link = dialog.get_by_role("textbox").first
    ania.button("web-share").first.click()
    expect(dialog.get_by_text(ania.say("web-share-closed"), exact=True)).to_be_visible()
    expect(link).to_have_value(inn.url + laid.path)
    dialog.get_by_role("button", name=ania.say("web-close"), exact=True).click()

    ania.page.route("**/api/doors", lambda route: route.fulfill(json={"addresses": ["http://192.168.1.7:8000"]}))
    ania.button("web-share").first.click()
    expect(link).to_have_value(f"http://192.168.1.7:8000{laid.path}")
    expect(dialog.get_by_text(ania.say("web-share-network"), exact=True)).to_be_visible()
    expect(dialog.get_by_text(ania.say("web-share-closed"), exact=True)).to_have_count(0)


def test_a_full_table(inn: Inn, bilbo: Person) -> None:
    laid = inn.bring(thrown(ROLL), me("Ania"), GREEDY)  # nobody may watch a table that was brought from a file
    bilbo.go(laid.path)
    bilbo.look_round(laid.id)
    for key in ("web-join-full", "web-join-no-watch"):
        expect(bilbo.page.get_by_text(bilbo.say(key), exact=True)).to_be_visible()


def test_a_guest_sits_down_without_typing_a_name(inn: Inn, bilbo: Person) -> None:
    """The name is a default that can be seen, and is asked nowhere else."""
    bilbo.speak_of("mordor")
    bilbo.go()
    name = bilbo.page.get_by_role("textbox", name=bilbo.say("web-your-name")).get_attribute("placeholder")
    bilbo.card_button("web-play-now").click()
    bilbo.page.wait_for_url("**/t/*")
    assert inn.face(bilbo.table)["seats"][0]["name"] == name


def test_the_first_page_fetches_no_rulebook(ania: Person) -> None:
    asked: list[str] = []
    ania.page.on("request", lambda request: asked.append(request.url))
    ania.go()
    expect(ania.page.get_by_role("article").first).to_be_visible()
    ania.settle()
    assert not [url for url in asked if re.search("/api/(rules|cards|texts)/", url)]


def test_the_last_setup_is_kept(inn: Inn, ania: Person) -> None:
    """*Play* repeats the last setup; the first time it fills the other seats with bots."""
    ania.speak_of("fellowship")
    ania.go("/?game=fellowship")
    ania.page.get_by_role("radio", name=re.compile("^5")).check(force=True)
    ania.page.get_by_role("radio", name="3", exact=True).check(force=True)
    ania.button("web-sit-down").click()
    ania.page.wait_for_url("**/t/*")
    before = inn.face(ania.table)
    assert (before["options"]["chapter"], before["options"]["players"]) == ("5", 3)
    ania.go()
    ania.card_button("web-play-now").click()
    ania.page.wait_for_url("**/t/*")
    after = inn.face(ania.table)
    assert after["table"] != before["table"]
    assert after["options"] == before["options"]
    assert [chair["bot"] for chair in after["seats"]] == ["", "careful", "careful"]
    assert after["practice"]


def test_house_rules_say_how_many_differ(ania: Person) -> None:
    ania.speak_of("mordor")
    ania.go("/?game=mordor")
    rules = ania.page.locator("summary").filter(has_text=ania.say("web-options"))
    expect(rules).to_contain_text(ania.say("web-options-differ", count=0))
    rules.click()
    ania.page.get_by_role("combobox", name=ania.say("option-arrival")).select_option("instant_win")
    expect(rules).to_contain_text(ania.say("web-options-differ", count=1))
