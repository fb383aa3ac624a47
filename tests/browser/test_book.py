"""The rules to be read chapter by chapter, on a phone too."""

from playwright.sync_api import expect
import pytest

from bree.core.rulebook import rulebook
from bree.games.mordor import GAME
from tests.browser.person import Come
from tests.browser.test_axe import faults
from tests.browser.test_phone import PHONE

pytestmark = pytest.mark.xdist_group("browser")


def test_the_chapters_hold_every_rule_and_lead_to_each_other(come: Come) -> None:
    thumb = come("Ania", "pl", **PHONE)
    thumb.speak_of("mordor")
    thumb.go("/rules/mordor/book")
    thumb.settle()
    chapters = thumb.page.locator("article li a")
    titles = list(dict.fromkeys(rule.section for rule in rulebook(GAME.package).values()))
    expect(chapters).to_have_text(titles)
    chapters.first.tap()
    told: list[str] = []
    for number, title in enumerate(titles, 1):
        expect(thumb.page.locator("article h2")).to_have_text(f"{number}. {title}")
        told += thumb.page.locator("article .id").all_inner_texts()
        if number == 1:
            assert faults(thumb) == []
            assert thumb.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        if number < len(titles):
            thumb.page.locator("a[rel='next']").tap()
    assert sorted(told) == sorted(rulebook(GAME.package))
    thumb.page.locator("a[rel='prev']").tap()
    expect(thumb.page.locator("article h2")).to_have_text(f"{len(titles) - 1}. {titles[-2]}")
