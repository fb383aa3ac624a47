"""The board of mordor: picks lie on it, barred pieces say why, and a touch shows the rivals."""

from playwright.sync_api import expect
import pytest

from bree.core.find import find
from tests.browser.games import thrown
from tests.browser.inn import GREEDY, Inn, me
from tests.browser.kinds import kinds, save_at
from tests.browser.mordor import table
from tests.browser.person import Come, Person

pytestmark = pytest.mark.xdist_group("boards")
NAMES = ("Ania", "Bilbo", "Celina", "Diora")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def asked(inn: Inn, person: Person, name: str) -> None:
    """Sits where a question of this kind is asked."""
    kind = next(kind for kind in kinds("mordor") if kind.name == name)
    seats = find("mordor").seats(find("mordor").choose(kind.options))
    laid = inn.bring(save_at("mordor", kind), *(me(name) for name, _ in zip(NAMES, seats, strict=False)))
    person.sit(laid, kind.who)
    person.wait_until_asked()


def test_a_die_of_a_marked_symbol_says_its_rule(inn: Inn, ania: Person) -> None:
    """Two Rings of one roll: when one is marked, the other is barred, and says so when it comes into focus."""
    ania.sit(inn.bring(thrown("ring ring orc gandalf weapon"), me("Ania"), GREEDY), "frodo")
    ania.wait_until_asked()
    one, other = (ania.say("board-die", die=f"die-{die}", symbol="symbol-ring") for die in ("black", "yellow"))
    expect(ania.slips).to_have_count(0)
    table(ania).get_by_role("button", name=one, exact=True).click()
    barred = table(ania).get_by_role("button", name=ania.say("board-barred", what=other, rule="MOR-2.3"), exact=True)
    expect(barred).to_be_disabled()
    barred.focus()
    expect(ania.note).to_contain_text("MOR-2.3")
    table(ania).get_by_role("button", name=one, exact=True).click()
    expect(table(ania).get_by_role("button", name=other, exact=True)).to_be_enabled()


def test_the_order_of_symbols_is_picked_on_the_dice(inn: Inn, ania: Person) -> None:
    asked(inn, ania, "order")
    aside = ania.board.get_by_role("region", name=ania.say("board-aside"), exact=True)
    expect(ania.slips).to_have_count(0)
    spots = aside.locator("[data-spot]").evaluate_all("all => all.map((one) => one.dataset.spot)")
    assert set(spots) == {"gandalf", "nazgul"}
    ania.moved(aside.locator('[data-spot="gandalf"]').first.click)


def test_a_strip_shows_a_rival_whole(inn: Inn, come: Come) -> None:
    thumb = come("Ania", "pl", **PHONE)
    asked(inn, thumb, "keep-4-basic")
    own, rivals = thumb.board.locator(".main"), thumb.board.locator(".rivals").get_by_role("button")
    expect(rivals).to_have_count(3)
    before = own.get_by_role("region").get_attribute("aria-label")
    rivals.nth(1).tap()
    expect(rivals.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(own.get_by_role("region")).not_to_have_attribute("aria-label", before or "")
    rivals.nth(1).tap()
    expect(own.get_by_role("region")).to_have_attribute("aria-label", before or "")
