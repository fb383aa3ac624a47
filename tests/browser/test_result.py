"""The sheet of a result: the numbers that decided the game, on a desk and on a phone; and a lost round, solved."""

from playwright.sync_api import Locator, expect
import pytest

from bree.bots.host import Host
from bree.games.fellowship.facts import CHAPTERS
from tests.browser import fellowship
from tests.browser.games import by_seed, ended
from tests.browser.inn import GREEDY, Inn, me
from tests.browser.person import Come, Person
from tests.browser.test_axe import faults
from tests.browser.test_fits import settled
from tests.browser.test_phone import PHONE

pytestmark = pytest.mark.xdist_group("browser")


def wanted(person: Person) -> list[str]:
    """What the sheet of the game of `ended` says."""
    sitting = by_seed()
    for _ in Host(sitting).serve():
        pass
    return [person.say("result-" + one.key, **one.facts) for one in sitting.game.numbers(sitting.state)]


def sheet(person: Person) -> Locator:
    return person.page.locator("details", has_text=person.say("web-result-numbers"))


def test_the_numbers_that_decided_are_in_sight(inn: Inn, ania: Person) -> None:
    ania.sit(inn.bring(ended(), me("Ania"), GREEDY), "frodo")
    lines = sheet(ania).get_by_role("listitem")
    for place, line in enumerate(wanted(ania)):
        expect(lines.nth(place)).to_have_text(line)
        expect(lines.nth(place)).to_be_in_viewport(ratio=1)
    assert faults(ania) == []


def test_they_fit_on_a_phone_and_are_folded_where_it_is_low(inn: Inn, come: Come) -> None:
    phone = come("Bilbo", "pl", **PHONE)
    phone.sit(inn.bring(ended(), me("Bilbo"), GREEDY), "frodo")
    assert settled(phone, "phone") == []
    lines = sheet(phone).get_by_role("listitem")
    for place, line in enumerate(wanted(phone)):
        expect(lines.nth(place)).to_have_text(line)
        expect(lines.nth(place)).to_be_in_viewport(ratio=1)
    buttons = phone.page.locator(".buttons")
    for key in ("web-next-again", "web-replay", "web-review"):
        expect(buttons.get_by_text(phone.say(key))).to_be_in_viewport(ratio=1)
    assert faults(phone) == []
    low = come("Bilbo", "en", **{**PHONE, "viewport": {"width": 844, "height": 390}})
    low.sit(inn.bring(ended(), me("Bilbo"), GREEDY), "frodo")
    expect(sheet(low).get_by_role("list")).to_be_hidden()
    low.page.get_by_text(low.say("web-result-numbers"), exact=True).click()
    expect(sheet(low).get_by_role("listitem").first).to_have_text(wanted(low)[0])


def lost_round() -> str:
    sitting = fellowship.dealt(fellowship.SEED, loss="end")
    for _ in Host(sitting).serve():
        pass
    return sitting.save()


def test_a_lost_round_could_have_been_won(inn: Inn, bilbo: Person) -> None:
    laid = inn.bring(lost_round(), *(me(name) for name in ("Bilbo", "Merry", "Ania", "Jan")))
    bilbo.sit(laid, "north")
    bilbo.button("web-lost-round").click()
    dialog = bilbo.dialog("web-lost-round")
    expect(dialog.get_by_role("status")).to_have_text(bilbo.say("web-lost-round-yes", round=1))
    expect(dialog.get_by_role("listitem").last).to_have_text(
        bilbo.say("log-chapter-won", chapter=f"chapter-{CHAPTERS[1].id}")
    )
    assert faults(bilbo) == []
    bilbo.page.keyboard.press("Escape")
    bilbo.link("web-review").click()
    expect(bilbo.page.get_by_text(bilbo.say("web-review-rounds"))).to_be_visible()
    expect(bilbo.page.get_by_role("heading", name=bilbo.say("web-review-costs"))).to_be_visible()
    assert inn.review(laid.id, laid.tokens["north"])[-1]["north"] == 0.0, "the round was lost"
    expect(bilbo.page.get_by_text(bilbo.say("web-review-costs-coming"))).to_have_count(0)
    bilbo.button("web-lost-round").click()
    expect(bilbo.page.get_by_role("status")).to_have_text(bilbo.say("web-lost-round-yes", round=1))
    assert faults(bilbo) == []
