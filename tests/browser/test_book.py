"""The rules to be read chapter by chapter, with pictures and worked examples, on a phone too."""

from playwright.sync_api import expect
import pytest

from bree.core.find import find, games
from bree.core.rulebook import rulebook
from bree.games.mordor import GAME
from bree.lang import Voice
from bree.table.example import Example, examples
from tests.browser.kinds import WHOLE
from tests.browser.person import Come, Person
from tests.browser.test_axe import faults
from tests.browser.test_brief import BOXES
from tests.browser.test_lessons import SCREENS
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
        expect(thumb.page.locator("article > h2")).to_have_text(f"{number}. {title}")
        told += thumb.page.locator("article .id").all_inner_texts()
        if number == 1:
            assert faults(thumb) == []
            assert thumb.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        if number < len(titles):
            thumb.page.locator("a[rel='next']").tap()
    assert sorted(told) == sorted(rulebook(GAME.package))
    thumb.page.locator("a[rel='prev']").tap()
    expect(thumb.page.locator("article > h2")).to_have_text(f"{len(titles) - 1}. {titles[-2]}")


def chapters(game: str) -> list[str]:
    return list(dict.fromkeys(rule.section for rule in rulebook(find(game).package).values()))


def open_chapter(person: Person, game: str, rule: str) -> None:
    section = rulebook(find(game).package)[rule].section
    person.go(f"/rules/{game}/book?chapter={chapters(game).index(section) + 1}")
    expect(person.page.locator("article > h2")).to_be_visible()


def shows(person: Person, game: str, example: Example) -> set[str]:
    """The board, the question, what may be chosen, and what follows; then the board after it. Returns what is lit."""
    table = find(game)
    figure = person.page.locator(f"[data-example={example.name}]")
    expect(figure.locator("h3").first).to_have_text(example.title[person.language])
    s = example.position(table)
    ask = table.waiting(s)
    assert ask is not None
    room = figure.locator("> .room")
    room.scroll_into_view_if_needed()
    expect(room.locator(".board, [role=group]").first).to_be_visible()
    offered = {
        pick for one in room.locator("[data-spot]").all() for pick in str(one.get_attribute("data-spot")).split()
    }
    lines = [entry for entry in example.play(table, s) if entry.visible_to(ask.who)]
    voice = Voice(person.language, table, example.names)
    expect(figure.locator("> ol > li")).to_have_text([voice.line(entry) for entry in lines])
    before = room.inner_html()
    figure.get_by_role("button", name=person.say("web-example-after"), exact=True).click()
    expect(figure.get_by_role("button", name=person.say("web-example-before"), exact=True)).to_be_visible()
    assert room.inner_html() != before
    left, right, wide, high = room.evaluate_all(BOXES)[0]
    assert left >= 0
    assert right <= person.page.viewport_size["width"]
    assert min(wide, high) >= 300
    return offered & {pick.id for pick in ask.picks}


READERS = (("pl", "phone"), ("en", "laptop"))
# Each game has one reader, in turn; `make soak` has both.
READ = [(game, *one) for at, game in enumerate(games()) for one in (READERS if WHOLE else (READERS[at % 2],))]


@pytest.mark.parametrize(("game", "language", "screen"), READ)
def test_the_chapters_show_pictures_and_worked_examples(come: Come, game: str, language: str, screen: str) -> None:
    person = come("Ania", language, viewport=SCREENS[screen])
    person.speak_of(game)
    pictures, lit = 0, set[str]()
    for rule in dict.fromkeys(one.rule for one in examples(find(game))):
        open_chapter(person, game, rule)
        for example in examples(find(game)):
            if example.rule == rule:
                lit |= shows(person, game, example)
        drawings = person.page.locator(".short .picture > :visible")
        pictures += drawings.count()
        for left, right, *_ in drawings.evaluate_all(BOXES):
            assert left >= 0
            assert right <= person.page.viewport_size["width"]
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert faults(person) == []
    assert pictures >= 2
    assert lit, "what may be chosen is lit on the board"
    person.go(f"/rules/{game}/book")
    marked = {rulebook(find(game).package)[one.rule].section for one in examples(find(game))}
    expect(person.page.get_by_text(person.say("web-book-with-example"), exact=True)).to_have_count(len(marked))
