"""Without a mouse: a whole turn, undo, hint, log, why. Only keys are pressed in this file."""

import re

from playwright.sync_api import Locator, expect
import pytest

from bree.core.find import find
from tests.browser.games import thrown
from tests.browser.inn import GREEDY, Inn, Laid, me
from tests.browser.kinds import kinds, save_at
from tests.browser.person import Person

pytestmark = pytest.mark.xdist_group("browser")
MOST_TABS = 40


def tab_to(person: Person, wanted: Locator) -> None:
    """With the Tab key alone, from where one is."""
    for _ in range(MOST_TABS):
        if focused(wanted):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {wanted}")


def focused(wanted: Locator) -> bool:
    has: bool = wanted.evaluate("one => one === document.activeElement")
    return has


def sit_down(person: Person, laid: Laid, seat: str = "frodo") -> None:
    person.go(laid.way_back(seat))
    person.look_round(laid.id)
    person.wait_until_asked()


def answer_by_keys(person: Person) -> None:
    """The first pick with Enter; of a run more by their digits, until it is whole, and then what confirms it."""
    keys = person.page.keyboard
    to_the_first(person)
    if not person.confirm.is_visible():
        person.moved(lambda: keys.press("Enter"))
        return
    keys.press("Enter")
    expect(person.picks.first).to_have_attribute("aria-pressed", "true")
    for digit in "123456789":
        expect(person.confirm).not_to_have_attribute("aria-busy", "true")  # the marks are weighed
        if person.confirm.is_enabled():
            break
        before = marked(person)
        keys.press(digit)
        if marked(person) < before:  # it was the first pick
            keys.press(digit)
    expect(person.confirm).to_be_enabled()
    keys.press("End")
    expect(person.confirm).to_be_focused()
    person.moved(lambda: keys.press("Enter"))


def marked(person: Person) -> int:
    return person.page.locator("[data-spot][aria-pressed='true'], .slips [aria-pressed='true']").count()


def to_the_first(person: Person) -> None:
    """Home leads there. If it is an arrow at the edge of a map, Enter brings the map to what the arrow points at."""
    keys, first = person.page.keyboard, person.picks.first
    keys.press("Home")
    expect(first).to_be_focused()
    while "arrow" in (first.get_attribute("class") or "").split():
        keys.press("Enter")
        keys.press("Home")
        expect(first).to_be_focused()


def at(inn: Inn, game: str, name: str) -> tuple[Laid, str]:
    """A table of people only, at a kind of question, and the seat that is asked."""
    kind = next(kind for kind in kinds(game) if kind.name == name)
    found = find(game)
    seats = found.seats(found.choose(kind.options))
    return inn.bring(save_at(game, kind), *(me(f"Bilbo {number}") for number, _ in enumerate(seats))), kind.who


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        ("mordor", "keep-2-basic"),
        ("doom", "take"),
        ("fellowship", "play-4"),
        ("fellowship", "play-2"),
        ("war", "retreat"),
    ],
)
def test_a_whole_turn_by_keys(inn: Inn, bilbo: Person, game: str, kind: str) -> None:
    """Until somebody else is asked."""
    laid, seat = at(inn, game, kind)
    sit_down(bilbo, laid, seat)
    answered = 0

    def handed_on() -> bool:
        ask = inn.frames(laid.id, laid.tokens[seat])[-1]["ask"]
        return ask is None or ask["who"] != seat

    while not handed_on():
        bilbo.wait_until_asked()
        answer_by_keys(bilbo)
        answered += 1
        bilbo.until(lambda: bilbo.asked or handed_on(), "the next question, or the other's turn")
    assert answered
    expect(bilbo.page.locator("[data-asked]")).to_have_count(0)


def test_arrows_go_round_the_picks(inn: Inn, bilbo: Person) -> None:
    sit_down(bilbo, inn.bring(thrown("ring weapon orc gandalf ring"), me("Bilbo"), GREEDY))
    keys, picks = bilbo.page.keyboard, bilbo.picks
    keys.press("ArrowDown")
    expect(picks.nth(0)).to_be_focused()
    keys.press("ArrowRight")
    expect(picks.nth(1)).to_be_focused()
    keys.press("ArrowUp")
    keys.press("ArrowLeft")
    expect(bilbo.confirm).to_be_focused()


def test_the_board_by_keys(inn: Inn, bilbo: Person) -> None:
    """Tab leads to a die on the board, arrows from die to die, Enter marks it."""
    sit_down(bilbo, inn.bring(thrown("ring weapon orc gandalf ring"), me("Bilbo"), GREEDY))
    keys = bilbo.page.keyboard
    dice = bilbo.board.get_by_role("button", disabled=False)
    tab_to(bilbo, dice.first)
    keys.press("ArrowRight")
    expect(dice.nth(1)).to_be_focused()
    keys.press("Enter")
    expect(dice.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(bilbo.confirm).to_be_enabled()


def test_undo_by_a_key(inn: Inn, bilbo: Person) -> None:
    sit_down(bilbo, inn.bring(thrown("ring weapon orc gandalf ring"), me("Bilbo"), GREEDY))
    before = (bilbo.prompt.inner_text(), bilbo.log, bilbo.board.aria_snapshot())
    answer_by_keys(bilbo)
    bilbo.wait_until_asked()
    assert len(bilbo.log) > len(before[1])
    bilbo.page.keyboard.press("u")
    bilbo.until(
        lambda: (bilbo.prompt.inner_text(), bilbo.log, bilbo.board.aria_snapshot()) == before, "all is as it was"
    )


def test_hint_by_a_key(inn: Inn, bilbo: Person) -> None:
    laid = inn.bring(thrown("ring weapon orc gandalf ring"), me("Bilbo"), GREEDY)
    sit_down(bilbo, laid)
    bilbo.page.keyboard.press("h")
    expect(bilbo.page.locator("[data-hinted]")).to_have_count(2)
    told = bilbo.page.get_by_role("status").filter(has_text=bilbo.say("bot-perfect"))
    expect(told).to_be_visible()
    expect(told).to_contain_text(re.compile(r"\d[.,]\d"))  # what it weighed, in figures
    whole = told.get_by_role("button", expanded=False)
    tab_to(bilbo, whole)
    bilbo.page.keyboard.press("Enter")
    expect(told.locator(".whole .sentence").first).to_contain_text(bilbo.say("bot-perfect"))
    bilbo.page.keyboard.press("Escape")
    expect(told.locator(".whole")).to_have_count(0)
    assert inn.face(laid.id)["n"] == len(inn.frames(laid.id, laid.tokens["frodo"])) - 1  # nothing has been answered


def test_log_and_why_by_keys(inn: Inn, bilbo: Person) -> None:
    sit_down(bilbo, inn.bring(thrown("ring weapon orc gandalf ring"), me("Bilbo"), GREEDY))
    keys = bilbo.page.keyboard
    keys.press("l")  # it lies open on so wide a screen
    keys.press("l")
    expect(bilbo.page.get_by_role("list", name=bilbo.say("web-log"), exact=True)).to_be_focused()
    keys.press("ArrowUp")  # scrolls; the focus stays
    expect(bilbo.page.get_by_role("list", name=bilbo.say("web-log"), exact=True)).to_be_focused()
    keys.press("?")
    why = bilbo.dialog("web-why")
    expect(why).to_contain_text("MOR-2.2")  # the rule that puts the question
    keys.press("h")  # keys of the table are silent while a sheet lies over it
    keys.press("Escape")
    expect(why).to_be_hidden()
    expect(bilbo.page.get_by_role("list", name=bilbo.say("web-log"), exact=True)).to_be_focused()
    expect(bilbo.page.locator("[data-hinted]")).to_have_count(0)
