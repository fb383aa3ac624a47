"""Slips of the finger, ends that are meant, and who only watches."""

from playwright.sync_api import expect
import pytest

from tests.browser.games import thrown
from tests.browser.inn import GREEDY, Inn, me
from tests.browser.kinds import kinds
from tests.browser.person import Come, Person
from tests.browser.test_keyboard import at, sit_down

pytestmark = pytest.mark.xdist_group("browser")
ROLL = "ring weapon orc gandalf ring"
CAREFUL = {"kind": "bot", "bot": "careful"}


def test_one_click_does_not_end_a_campaign(inn: Inn, ania: Person) -> None:
    laid = inn.lay("fellowship", me("Ania"), CAREFUL, CAREFUL, CAREFUL, chapter="campaign")
    ania.sit(laid, "north")
    ania.wait_until_asked()
    ending = ania.page.locator("[data-final]")
    ania.page.keyboard.press("End")
    expect(ending).not_to_be_focused()
    ending.click()
    dialog = ania.page.get_by_role("dialog")
    expect(dialog).to_contain_text(ania.say("web-final-sure"))
    dialog.get_by_role("button", name=ania.say("web-close-no"), exact=True).click()
    assert not inn.face(laid.id)["over"]
    ending.click()
    dialog.get_by_role("button", name=ania.say("web-final-yes"), exact=True).click()
    ania.until(lambda: bool(inn.face(laid.id)["over"]), "the campaign ends")


def test_a_refused_undo_is_told(inn: Inn, come: Come) -> None:
    laid = inn.bring(thrown(ROLL), me("Ania"), me("Bilbo"))
    ania, bilbo = come("Ania", "pl"), come("Bilbo", "en")
    ania.sit(laid, "frodo")
    bilbo.sit(laid, "sam")
    ania.wait_until_asked()
    ania.gather(ania.picks.first)
    ania.page.keyboard.press("u")
    bilbo.button("web-undo-no").click()
    expect(ania.note).to_contain_text(ania.say("web-undo-refused", who=("sam",)))


def test_c_confirms_and_the_focus_stays_at_the_question(inn: Inn, bilbo: Person) -> None:
    sit_down(bilbo, inn.bring(thrown(ROLL), me("Bilbo"), GREEDY))
    bilbo.page.keyboard.press("Home")
    bilbo.page.keyboard.press("Enter")
    expect(bilbo.confirm).to_have_attribute("aria-disabled", "false")
    bilbo.moved(lambda: bilbo.page.keyboard.press("c"))
    bilbo.wait_until_asked()
    bilbo.until(
        lambda: bool(bilbo.page.evaluate("() => document.activeElement?.matches('[data-spot], [data-pick]')")),
        "the focus at the next question",
    )


def test_a_closed_table_offers_no_seat(inn: Inn, bilbo: Person, come: Come) -> None:
    laid = inn.lay("mordor", me("Bilbo"), me("Sam"))
    bilbo.go(f"{laid.way_back('frodo')}")
    bilbo.look_round(laid.id)
    inn.close_table(laid)
    guest = come("Celina", "en")
    guest.go(laid.path)
    guest.speak_of("mordor")
    expect(guest.page.get_by_text(guest.say("no-table-closed"), exact=True)).to_be_visible()
    expect(guest.button("web-join-watch")).to_have_count(0)


def test_a_spectator_knows_it(inn: Inn, bilbo: Person) -> None:
    laid = inn.lay("mordor", me("Ania"), me("Sam"))
    bilbo.go(laid.path)
    bilbo.look_round(laid.id)
    bilbo.button("web-join-watch").click()
    expect(bilbo.page.get_by_text(bilbo.say("web-watching"), exact=True)).to_be_visible()


def test_why_names_the_chapter_in_ones_own_language(inn: Inn, bilbo: Person) -> None:
    sit_down(bilbo, inn.bring(thrown(ROLL), me("Bilbo"), GREEDY))
    bilbo.page.keyboard.press("?")
    why = bilbo.dialog("web-why")
    expect(why).to_contain_text("MOR-2.2")
    expect(why).not_to_contain_text("Faza")


def test_a_doubt_about_a_card_is_folded(bilbo: Person) -> None:
    bilbo.speak_of("fellowship")
    bilbo.go("/rules/fellowship/cards")
    sure = bilbo.page.locator("summary").filter(has_text=bilbo.say("web-book-sure")).first
    expect(sure).to_be_visible()
    folded = sure.locator("xpath=..")
    expect(folded).not_to_have_attribute("open", "")
    sure.click()
    expect(folded).to_have_attribute("open", "")


CUT = """() => [...document.querySelectorAll('.roster .choice')].flatMap((card) => {
    const box = card.getBoundingClientRect();
    const seen = (one) => getComputedStyle(one).clipPath === 'none';
    return [...card.querySelectorAll('.name, .goal, .does, .by')].filter(seen).filter((one) => {
        const own = one.getBoundingClientRect();
        return own.bottom > box.bottom + 1 || own.right > box.right + 1 || one.scrollWidth > one.clientWidth + 4;
    }).map((one) => `${one.textContent} ${Math.round(own(one) - box.bottom)}`);
    function own(one) { return one.getBoundingClientRect().bottom; }
})"""


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1024, 768), (1366, 768), (683, 384)])
def test_every_character_can_be_read(inn: Inn, ania: Person, size: tuple[int, int]) -> None:
    """The road after the campaign has thirteen of them."""
    kind = next(kind for kind in kinds("fellowship") if kind.name == "choose-4")
    assert kind.options["chapter"] in ("endless", "14", "campaign", "17", "13"), kind
    laid, seat = at(inn, "fellowship", "choose-4")
    ania.page.set_viewport_size({"width": size[0], "height": size[1]})
    ania.sit(laid, seat)
    ania.wait_until_asked()
    assert ania.page.evaluate(CUT) == []
