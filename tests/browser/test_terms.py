"""Game terms: the words of questions, log and cards that open their explanation, by mouse, key and thumb."""

from playwright.sync_api import Locator, expect
import pytest

from bree.core.find import find
from bree.core.terms import Term, terms
from tests.browser.games import thrown
from tests.browser.inn import GREEDY, Inn, me
from tests.browser.kinds import kinds
from tests.browser.person import Come, Person
from tests.browser.test_axe import faults
from tests.browser.test_fits import NAMES, lay_at
from tests.browser.test_phone import PHONE

pytestmark = pytest.mark.xdist_group("browser")
ROLL = "ring ring orc gandalf weapon"


def term_of(game: str, marked: Locator) -> Term:
    return terms(find(game).package)[str(marked.get_attribute("data-term"))]


def tells(person: Person, game: str, term: Term) -> Locator:
    """The explanation is open: name, text and a link to each rule."""
    sheet = person.page.get_by_role("dialog", name=term.name[person.language], exact=True)
    expect(sheet).to_be_visible()
    expect(sheet.locator("p").first).to_have_text(term.text[person.language])
    for rule in term.rules:
        expect(sheet.get_by_role("link", name=rule, exact=True)).to_have_attribute(
            "href", f"/rules/{game}?words={rule}"
        )
    return sheet


def in_mordor(inn: Inn, person: Person) -> str:
    laid = inn.bring(thrown(ROLL, "orc gandalf nazgul weapon", keep=("green",)), me("Ania"), GREEDY)
    person.sit(laid, "frodo")
    person.wait_until_asked()
    return laid.id


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_term_of_the_question_opens_by_key_and_click(inn: Inn, come: Come, language: str) -> None:
    person = come("Ania", language)
    table = in_mordor(inn, person)
    rows = inn.face(table)["rows"]
    marked = person.prompt.locator("a.term").first
    term = term_of("mordor", marked)
    marked.focus()
    person.page.keyboard.press("Enter")
    tells(person, "mordor", term)
    person.page.keyboard.press("Escape")
    expect(marked).to_be_focused()
    marked.click()
    tells(person, "mordor", term)
    assert faults(person) == []
    assert inn.face(table)["rows"] == rows
    assert person.asked


QUESTIONS = {"mordor": "keep-2-basic", "doom": "which_ally", "fellowship": "pick_threat", "war": "casualty"}


@pytest.mark.parametrize("game", QUESTIONS)
def test_every_game_explains_its_question_and_its_log(inn: Inn, come: Come, game: str) -> None:
    person = come("Ania", "en")
    kind = next(one for one in kinds(game) if one.name == QUESTIONS[game])
    seats = find(game).seats(find(game).choose(kind.options))
    person.widen()
    person.sit(lay_at(inn, game, kind, *(me(name) for name, _ in zip(NAMES, seats, strict=False))), kind.who)
    person.wait_until_asked()
    question = person.prompt.locator("a.term").first
    question.click()
    tells(person, game, term_of(game, question))
    person.page.keyboard.press("Escape")
    person.open_log()
    line = person.page.get_by_role("list", name=person.say("web-log"), exact=True).locator("a.term").last
    line.click()
    tells(person, game, term_of(game, line))
    assert faults(person) == []


def at_a_question(inn: Inn, person: Person, game: str) -> str:
    kind = next(one for one in kinds(game) if one.name == QUESTIONS[game])
    seats = find(game).seats(find(game).choose(kind.options))
    person.widen()
    table = lay_at(inn, game, kind, *(me(name) for name, _ in zip(NAMES, seats, strict=False)))
    person.sit(table, kind.who)
    person.wait_until_asked()
    return table.id


def test_the_explanations_on_the_map_of_war_open_terms_by_mouse_and_key(inn: Inn, come: Come) -> None:
    person = come("Ania", "pl")
    table = at_a_question(inn, person, "war")
    rows = inn.face(table)["rows"]
    thing = person.page.locator("[data-explains^='tile:']:visible, [data-explains^='nation:']:visible").first
    words = person.page.locator("[data-explanation]:popover-open")
    thing.hover()
    marked = words.locator("a.term").first
    expect(marked).to_be_visible()
    term = term_of("war", marked)
    marked.click()
    tells(person, "war", term)
    assert faults(person) == []
    person.page.keyboard.press("Escape")
    person.page.mouse.move(0, 0)
    thing.hover()
    expect(marked).to_be_visible()
    person.page.keyboard.press("t")
    expect(marked).to_be_focused()
    person.page.keyboard.press("Enter")
    tells(person, "war", term)
    assert inn.face(table)["rows"] == rows


def test_the_cards_on_the_board_of_doom_open_terms(inn: Inn, come: Come) -> None:
    person = come("Ania", "en")
    at_a_question(inn, person, "doom")
    marked = person.page.locator(".slot .does a.term:visible, .held .does a.term:visible").first
    term = term_of("doom", marked)
    marked.click()
    tells(person, "doom", term)
    expect(person.page.locator("button .term")).to_have_count(0)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_cards_of_war_in_the_rulebook_open_terms(come: Come, language: str) -> None:
    person = come("Ania", language)
    person.speak_of("war")
    person.go("/rules/war/cards?words=grond")
    marked = person.page.locator(".book-card .does a.term").first
    term = term_of("war", marked)
    marked.click()
    tells(person, "war", term)
    assert faults(person) == []


def test_the_caption_of_a_replay_opens_terms(inn: Inn, come: Come) -> None:
    person = come("Ania", "en")
    table = in_mordor(inn, person)
    person.go(f"/t/{table}/replay?n=0")
    caption = person.page.locator(".caption")
    marked = caption.locator("a.term").first
    onward = person.button("web-step-on")
    while not marked.count():
        before = person.page.url
        onward.click()
        person.page.wait_for_function("before => location.href !== before", arg=before)
    term = term_of("mordor", marked)
    marked.click()
    tells(person, "mordor", term)


def test_a_term_of_the_log_opens_in_the_drawer_of_a_phone(inn: Inn, come: Come) -> None:
    """The explanation lies over the drawer, and both stay usable."""
    thumb = come("Ania", "pl", **PHONE)
    in_mordor(inn, thumb)
    thumb.button("web-log").tap()
    drawer = thumb.dialog("web-log")
    marked = drawer.locator("a.term").first
    term = term_of("mordor", marked)
    marked.tap()
    sheet = tells(thumb, "mordor", term)
    sheet.get_by_role("button", name=thumb.say("web-close"), exact=True).tap()
    expect(sheet).to_have_count(0)
    expect(drawer).to_be_visible()


def test_a_long_touch_opens_a_term(inn: Inn, come: Come) -> None:
    thumb = come("Ania", "en", **PHONE)
    in_mordor(inn, thumb)
    marked = thumb.prompt.locator("a.term").first
    marked.dispatch_event("contextmenu", {"pointerType": "touch", "bubbles": True, "cancelable": True})
    expect(thumb.page.get_by_role("dialog")).to_have_count(0)  # that was no touch but a plain event
    marked.evaluate(
        "(one) => one.dispatchEvent(new PointerEvent('contextmenu', "
        "{ pointerType: 'touch', bubbles: true, cancelable: true }))"
    )
    tells(thumb, "mordor", term_of("mordor", marked))


def test_a_term_inside_a_button_stays_plain(inn: Inn, come: Come) -> None:
    person = come("Ania", "en")
    in_mordor(inn, person)
    person.list_picks()
    expect(person.page.locator("button .term")).to_have_count(0)


def test_the_list_of_terms_is_searched_and_linked(come: Come) -> None:
    person = come("Ania", "pl", **PHONE)
    person.speak_of("mordor")
    person.go("/rules/mordor/terms#white-tree")
    person.settle()
    found = terms(find("mordor").package)
    rows = person.page.locator("main dl > div")
    expect(rows).to_have_count(len(found))
    expect(person.page.locator("#white-tree")).to_be_in_viewport()
    person.page.get_by_role("searchbox").fill("orkami")
    expect(rows).to_have_count(1)
    expect(rows.locator("dt")).to_have_text("ork")
    rows.locator("a.term").first.tap()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    assert person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert faults(person) == []
