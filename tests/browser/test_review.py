"""After the game: the course of the chances, as a chart and as figures."""

from math import floor
import re

from playwright.sync_api import expect
import pytest

from tests.browser.games import ended
from tests.browser.inn import GREEDY, Inn, me
from tests.browser.person import Come, Person
from tests.browser.test_axe import faults
from tests.browser.test_phone import PHONE
from tests.browser.test_replay import at

pytestmark = pytest.mark.xdist_group("browser")


def percent(share: float) -> int:
    """As a browser rounds: a half goes up, where Python's own `round` takes the even neighbour."""
    return floor(share * 100 + 0.5)


def test_the_course_of_chances(inn: Inn, ania: Person) -> None:
    laid = inn.bring(ended(), me("Ania"), GREEDY)
    ania.sit(laid, "frodo")
    ania.link("web-review").click()
    expect(ania.page.get_by_role("heading", name=ania.say("web-review-title"))).to_be_visible()
    chances = inn.review(laid.id, laid.tokens["frodo"])
    last = len(inn.frames(laid.id, laid.tokens["frodo"])) - 1
    assert chances[-1] == {"n": last, "frodo": 0.0, "sam": 1.0}
    for seat in ("frodo", "sam"):
        for chance in chances:
            name = ania.say("web-review-point", seat=seat, n=chance["n"], share=percent(chance[seat]))
            expect(ania.page.get_by_role("link", name=name, exact=True)).to_have_count(1)

    ania.page.get_by_text(ania.say("web-review-table"), exact=True).click()
    figures = ania.page.get_by_role("region", name=ania.say("web-review-table"))
    expect(figures.get_by_role("row")).to_have_count(len(chances) + 1)
    expect(figures.get_by_role("row").last.get_by_role("cell")).to_have_text(["0%", "100%"])

    middle = chances[len(chances) // 2]
    point = ania.say("web-review-point", seat="sam", n=middle["n"], share=percent(middle["sam"]))
    ania.page.get_by_role("link", name=point, exact=True).focus()
    ania.page.keyboard.press("Enter")
    expect(ania.page).to_have_url(re.compile(rf"{laid.path}/replay\?n={middle['n']}$"))
    at(ania, inn.frames(laid.id, laid.tokens["frodo"])[middle["n"]])
    expect(ania.page.get_by_text(f"{middle['n']} / {last}", exact=True)).to_be_visible()  # the same count of steps


def test_a_game_that_nobody_can_estimate(inn: Inn, bilbo: Person) -> None:
    """A running game has no review yet: said in words."""
    laid = inn.lay("mordor", me("Bilbo"), GREEDY, starter="frodo")
    bilbo.sit(laid, "frodo")
    bilbo.go(f"{laid.path}/review")
    expect(bilbo.page.get_by_role("alert").filter(has_text=bilbo.say("no-not-over"))).to_be_visible()
    bilbo.forgive("status of 409")


def test_the_answers_that_cost_most_are_named(inn: Inn, come: Come) -> None:
    """As the server tells it of some game; on a phone in Polish."""
    ania = come("Ania", "pl", **PHONE)
    laid = inn.bring(ended(), me("Ania"), GREEDY)
    chances = inn.review(laid.id, laid.tokens["frodo"])
    cost = {
        "n": chances[1]["n"], "seat": "frodo", "round": 0, "cost": 0.214, "low": 0.08, "high": 0.35, "games": 24,
        "question": {"pl": "Którą kość?", "en": "Which die?"},
        "given": {"pl": "Pierścień (czerwony)", "en": "Ring (red)"},
        "better": {"pl": "Ork (zielony)", "en": "Orc (green)"},
    }  # fmt: skip
    told = {"bot": "turn", "games": 8, "done": 1, "chances": chances, "rounds": [], "costs": [cost], "compared": 6}
    ania.page.route(
        "**/review", lambda route: route.fulfill(json=told) if "/api/" in route.request.url else route.fallback()
    )
    ania.sit(laid, "frodo")
    ania.go(f"{laid.path}/review")
    facts = {"seat": "frodo", "given": "'Pierścień (czerwony)", "better": "'Ork (zielony)"}
    row = ania.page.get_by_role("listitem").filter(has_text=ania.say("web-review-cost", **facts))
    expect(row).to_contain_text(ania.say("web-review-cost-game", cost=21, low=8, high=35, games=24))
    expect(row.get_by_role("link")).to_have_attribute("href", f"{laid.path}/replay?n={cost['n']}")
    wide = ania.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0
    assert faults(ania) == []
