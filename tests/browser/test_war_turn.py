"""How a turn of the war begins: dice and how they are put back, the Fellowship, digits, questions with one answer."""

from typing import Any

from playwright.sync_api import Locator, expect
import pytest

from tests.browser import war
from tests.browser.inn import Inn, Laid, me
from tests.browser.person import Come, Person
from tests.browser.test_war import answers, seated
from tests.browser.test_war_bad_input import menu_of
from tests.rulebook.war.war_story import Tale

pytestmark = pytest.mark.xdist_group("boards")
DICE: dict[str, Any] = {"free_dice": ("character",), "shadow_dice": ("army",)}
# Each digit that is printed, with what lies under it.
PRINTED = """() => [...document.querySelectorAll('kbd')].filter((one) => /^[1-9]$/.test(one.textContent)).map((one) => {
  const at = one.getBoundingClientRect();
  const near = (thing) => {
    const box = thing.getBoundingClientRect();
    return Math.hypot(box.left - (at.left + at.right) / 2, box.top - (at.top + at.bottom) / 2);
  };
  const things = [...document.querySelectorAll('[data-spot], .slips [data-pick]')];
  const own = things.sort((a, b) => near(a) - near(b))[0];
  return [one.textContent, own.dataset.face ?? own.dataset.action ?? own.dataset.spot ?? own.dataset.pick];
})"""


def die(person: Person, face: str) -> Locator:
    return person.board.locator(f".row.free [data-face='{face}']")


def actions(person: Person) -> Locator:
    """What the chosen die can do, in the menu at the die."""
    return person.board.locator("[data-menu] [data-action]")


def offered_by(face: str) -> list[str]:
    """The actions of a die that have a place in its menu."""
    return war.go().go(face).picks


def expect_chosen(person: Person, face: str) -> None:
    expect(person.board.locator(".lifted")).to_have_count(1)
    expect(person.board.locator(".lifted")).to_have_attribute("data-face", face)
    person.until(
        lambda: [one.get_attribute("data-action") for one in actions(person).all()] == offered_by(face), "the menu"
    )


def expect_no_die_chosen(person: Person) -> None:
    expect(person.page.locator("[data-menu]")).to_have_count(0)
    expect(person.board.locator(".lifted")).to_have_count(0)
    expect(die(person, "army_muster")).to_be_enabled()


def test_another_die_takes_the_place_of_the_chosen_one(inn: Inn, ania: Person) -> None:
    """One click for each, and a second click on a die puts it back. Nothing is sent before an action is chosen."""
    laid = seated(ania, war.go())
    for face in ("army_muster", "character", "will"):
        die(ania, face).click()
        expect_chosen(ania, face)
    die(ania, "will").click()
    expect_no_die_chosen(ania)
    assert answers(inn, laid) == []
    die(ania, "army_muster").click()
    die(ania, "character").click()
    ania.moved(ania.board.locator("[data-menu] [data-action='attack']").click)
    assert answers(inn, laid)[:2] == ["character", "attack"]


def test_esc_puts_the_die_back(inn: Inn, bilbo: Person) -> None:
    """And the focus is at the die again."""
    laid = seated(bilbo, war.go())
    bilbo.page.keyboard.press("Tab")
    die(bilbo, "character").focus()
    bilbo.page.keyboard.press("Enter")
    expect_chosen(bilbo, "character")
    expect(actions(bilbo).first).to_be_focused()
    bilbo.page.keyboard.press("Escape")
    expect_no_die_chosen(bilbo)
    expect(die(bilbo, "character")).to_be_focused()
    assert answers(inn, laid) == []


def picked(inn: Inn, laid: Laid) -> list[str]:
    """Answers of the Shadow."""
    return [str(frame["pick"]) for frame in inn.frames(laid.id, laid.tokens["shadow"]) if frame.get("pick")]


def won() -> Tale:
    """Who advances to the Westemnet?"""
    board = "fords_of_isen: isengard 3r 1e; westemnet: rohan 1r"
    steps = ("attack", "shadow", 0), ("tidy",), ("action_phase",)
    tale = Tale.of(board, *steps, acting="shadow", die="army", **DICE)
    return tale.go("isengard-regular isengard-regular done").go("6 1 1")


def test_who_advances_with_nobody_is_asked_once_more(inn: Inn, ania: Person) -> None:
    """A figure that is marked takes the doubt away; then it is asked once more again."""
    tale = won()
    assert tale.asked == "shadow advance"
    laid = seated(ania, tale)
    doubt = ania.say("board-sure-advance", region="region-westemnet")
    really = ania.button("web-confirm-sure")
    nobody = ania.page.locator("[data-pick='none']")
    nobody.click()
    expect(ania.confirm).to_be_enabled()
    ania.confirm.click()
    expect(ania.note).to_contain_text(doubt)
    expect(really).to_be_visible()
    assert picked(inn, laid) == []
    ania.page.locator("[data-pick='all']").click()
    expect(really).to_have_count(0)
    nobody.click()
    ania.confirm.click()
    expect(ania.note).to_contain_text(doubt)
    ania.moved(really.click)
    assert picked(inn, laid) == ["done"]


def test_digits_are_printed_on_what_they_pick(inn: Inn, bilbo: Person) -> None:
    """Dice from the left, then what the die can do; not before a key leads to a pick, and not for the mouse."""
    laid = seated(bilbo, war.go())
    printed = lambda: dict(bilbo.page.evaluate(PRINTED))  # noqa: E731
    row = bilbo.board.locator(".row.free [data-spot][data-face]")
    dice = [str(one.get_attribute("data-face")) for one in row.all()]
    assert dice == ["character", "army_muster", "will"]
    assert printed() == {}
    bilbo.page.keyboard.press("ArrowRight")
    bilbo.until(lambda: {"1", "2", "3"} <= set(printed()), "the digits are printed")
    assert [printed()[digit] for digit in "123"] == dice
    bilbo.page.keyboard.press("2")
    expect_chosen(bilbo, "army_muster")
    bilbo.until(lambda: list(printed().values())[:4] == offered_by("army_muster"), "the digits of the menu")
    assert answers(inn, laid) == []
    bilbo.moved(lambda: bilbo.page.keyboard.press("1"))
    assert answers(inn, laid) == ["army_muster", "move"]
    bilbo.until(lambda: len(printed()) > 0, "digits on the regions")
    bilbo.page.mouse.click(5, 5)
    bilbo.until(lambda: printed() == {}, "no digits for the mouse")


def test_a_turn_starts_from_the_fellowship(inn: Inn, ania: Person) -> None:
    """From its panel, with one of two dice; and from its place on the map."""
    laid = seated(ania, war.go())
    panel = ania.board.locator("[data-panel='fellowship']")
    ways = panel.locator("[data-start='fellowship'] [data-way]")
    assert [one.get_attribute("data-way") for one in ways.all()] == ["character", "will"]
    ania.moved(ways.nth(1).click)
    assert answers(inn, laid)[:2] == ["will", "fellowship"]
    there = seated(ania, Tale.of(war.FRONT + "; rivendell: elves 1r", ("action_phase",), acting="free", **DICE))
    menu = menu_of(ania, "rivendell")
    ania.moved(menu.locator("[data-start='separate'] [data-way='character']").click)
    assert answers(inn, there)[:2] == ["character", "separate"]


def journey() -> Tale:
    """In the wild, not moved yet: is it declared?"""
    return Tale.of("", ("fellowship_phase",), ("action_phase",), bearers="hollin", phase=2, acting="free", **DICE)


def asks_everything(person: Person) -> None:
    """By the settings."""
    person.button("web-settings").click()
    person.page.get_by_text(person.voice.say("web-asking", {}, "all"), exact=True).click()
    person.page.keyboard.press("Escape")
    expect(person.dialog("web-settings")).to_be_hidden()


def test_who_wants_to_be_asked_everything_is(inn: Inn, come: Come) -> None:
    """Otherwise a Fellowship that has not moved is not declared, and its Guide stays."""
    ania = come("Ania", "en", asks_all=False)
    tale = journey()
    assert tale.asked == "free declare"
    usual = inn.begin_at(war.save(tale), me("Ania"), me("Bilbo"))
    ania.sit(usual, "free")
    expect(die(ania, "character")).to_be_enabled()
    ania.until(lambda: answers(inn, usual) == ["pass", "gandalf_the_grey"], "answered as usual")
    asks_everything(ania)
    asked = inn.begin_at(war.save(tale), me("Ania"), me("Bilbo"))
    ania.sit(asked, "free")
    ania.wait_until_asked()
    expect(ania.prompt).to_have_text(ania.voice.prompt(tale.ask))
    assert answers(inn, asked) == []
