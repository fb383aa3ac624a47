"""Open tables on the first page, and the results of one's own games: shown, moved to another device, deleted."""

import json

from playwright.sync_api import expect
import pytest

from tests.browser.conftest import Come
from tests.browser.inn import Inn, me
from tests.browser.person import Person
from tests.browser.test_axe import faults

pytestmark = pytest.mark.xdist_group("browser")
RESULTS = [
    {"table": "a", "game": "mordor", "story": "side=basic", "share": 1, "at": 1_800_000_000},
    {"table": "b", "game": "mordor", "story": "side=basic", "share": 0, "at": 1_800_100_000},
]


def remember(person: Person) -> None:
    person.go("/about")
    person.page.evaluate("text => localStorage.setItem('bree-history', text)", json.dumps(RESULTS))
    person.go("/history")


def test_an_offered_table_is_found_and_shows_no_token(inn: Inn, bilbo: Person) -> None:
    laid = inn.lay_offered("mordor", me("Anna"), {"kind": "open"})
    bilbo.go()
    row = bilbo.page.get_by_role("region", name=bilbo.say("web-open-tables")).get_by_role("link")
    expect(row.filter(has_text="Anna")).to_contain_text(bilbo.say("web-seats-free", count=1))
    assert all(token not in bilbo.page.content() for token in (laid.host, *laid.tokens.values()))
    assert faults(bilbo) == []
    row.filter(has_text="Anna").click()
    expect(bilbo.page).to_have_url(f"{inn.url}/t/{laid.id}")
    inn.close_table(laid)


def test_results_move_to_another_device_once(come: Come) -> None:
    one, other = come("one"), come("other")
    remember(one)
    expect(one.page.get_by_role("heading", level=2).first).to_contain_text(one.say("web-result-best", won=1, played=2))
    assert faults(one) == []
    one.button("web-history-leave").click()
    key = one.page.get_by_label(one.say("web-history-key"), exact=True).first.input_value()
    other.go(f"/history#key={key}")
    other.button("web-history-take").click()
    expect(other.page.get_by_role("status").filter(has_text="2")).to_have_text(other.say("web-history-taken", count=2))
    kept = json.loads(other.page.evaluate("localStorage.getItem('bree-history')"))
    assert [result["table"] for result in kept] == ["b", "a"]  # by the server's time
    other.page.get_by_label(other.say("web-history-key-other")).fill(key)
    other.forgive("404")
    other.button("web-history-take").click()
    expect(other.page.get_by_role("alert")).to_have_text(other.say("no-no-parcel"))


def test_results_are_deleted_after_a_second_question(ania: Person) -> None:
    remember(ania)
    ania.button("web-history-delete").click()
    ania.button("web-history-delete-yes").click()
    expect(ania.page.get_by_text(ania.say("web-history-none"))).to_be_visible()
    assert ania.page.evaluate("localStorage.getItem('bree-history')") == "[]"
