"""The deal of the day in the browser: two browsers agree, and a second attempt does not count."""

from datetime import UTC, datetime
import re

from playwright.sync_api import Locator, expect
import pytest

from bree.core.find import find
from bree.table.daily import days, deal_on
from tests.browser.inn import Inn
from tests.browser.person import Come, Person
from tests.browser.test_axe import faults

pytestmark = pytest.mark.xdist_group("browser")


def day_row(person: Person, game: str, day: str) -> Locator:
    return person.page.locator(f"[data-day='{day}/{game}']")


def today() -> str:
    return days(datetime.now(UTC).timestamp())[0]


def begin(person: Person, game: str, day: str) -> str:
    """From the first page to the table of a deal; returns the table."""
    person.go()
    person.page.locator("a[href='/daily']").click()
    day_row(person, game, day).locator("button, a").first.click()
    person.page.wait_for_url(re.compile("/t/"))
    expect(person.page.locator("section.bar")).to_be_visible()
    return person.table


def test_two_browsers_agree(come: Come, inn: Inn) -> None:
    ania, jan = come("Ania", "pl"), come("Jan", "en")
    day = today()
    tables = [begin(person, "war", day) for person in (ania, jan)]
    assert tables[0] != tables[1]
    faces = [inn.face(table) for table in tables]
    assert [(face["origin"], face["daily"]) for face in faces] == [("daily", day)] * 2
    assert faces[0]["options"] == faces[1]["options"]
    puzzle = deal_on(find("war"), day).puzzle
    assert puzzle is not None
    for person in (ania, jan):
        offered = person.page.locator("[data-spot]:visible")
        expect(offered.first).to_be_visible()
        spots = {pick for one in offered.all() for pick in (one.get_attribute("data-spot") or "").split()}
        assert set(puzzle.values) <= spots


def test_a_second_attempt_does_not_count(come: Come, inn: Inn) -> None:
    ania = come("Ania", "en")
    day = today()
    first = begin(ania, "mordor", day)
    ania.page.evaluate(
        "() => { const kept = JSON.parse(localStorage.bree); "
        "localStorage.bree = JSON.stringify({ ...kept, tables: {}, dailies: {} }) }"
    )
    assert begin(ania, "mordor", day) == first, "the same table, though this browser has forgotten it"
    window = ania.context.new_page()
    window.clock.set_fixed_time(datetime(2031, 1, 1, tzinfo=UTC))
    window.goto(inn.url + "/daily")
    window.locator(f"[data-day='{day}/mordor']").locator("button, a").first.click()
    window.wait_for_url(re.compile("/t/"))
    assert window.url.endswith(first), "neither a second window nor another clock gives a second attempt"


def test_a_past_deal_is_played_without_counting(come: Come) -> None:
    ania = come("Ania", "en")
    past = days(datetime.now(UTC).timestamp())[3]
    ania.speak_of("war")
    table = begin(ania, "war", past)
    puzzle = deal_on(find("war"), past).puzzle
    assert puzzle is not None
    row = ania.page.locator("section.bar").get_attribute("data-row") or ""
    ania.page.locator(f"[data-spot~='{puzzle.right}'], [data-pick='{puzzle.right}']").first.click()
    expect(ania.page.locator("section.bar")).not_to_have_attribute("data-row", row)
    sheet = ania.dialog("web-daily-puzzle")
    best = round(100 * puzzle.values[puzzle.right])
    expect(sheet.locator("[data-verdict]")).to_have_text(ania.voice.say("puzzle-right", {"value": best, "best": best}))
    expect(sheet.locator("[data-answer]")).to_have_count(len(puzzle.values))
    expect(sheet.locator("[data-answer]").first).to_have_attribute("data-answer", puzzle.right)
    for pick, value in puzzle.values.items():
        row_of = sheet.locator(f"[data-answer='{pick}']")
        expect(row_of.locator("td")).to_have_text(ania.say("web-percent", value=round(100 * value)))
    assert faults(ania) == []
    ania.go("/daily")
    line = day_row(ania, "war", past).locator("[data-line]")
    solved, later = ania.say("web-daily-won", unit="try", count=1), ania.say("web-daily-uncounted")
    expect(line).to_have_text(f"Bree {past} · War of the Ring · {solved} ({later})")
    assert table in (day_row(ania, "war", past).locator("a").get_attribute("href") or "")
