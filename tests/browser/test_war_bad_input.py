"""What nobody should do at the table of the war: nothing breaks, and nothing is sent twice."""

import json
from typing import Any

from playwright.sync_api import Locator, WebSocket, expect
import pytest

from tests.browser import war
from tests.browser.inn import Inn
from tests.browser.person import Come, Person
from tests.browser.test_war import answers, region, seated
from tests.browser.test_war_map import PANE, box, fingers, frames, scale
from tests.browser.war_map import resize
from tests.rulebook.war.war_story import Tale

pytestmark = pytest.mark.xdist_group("boards")
ANSWERS = {"answer", "gather", "path"}  # messages of a client
# Two clicks in one go: no time passes between them.
TWICE = """one => {
  const click = () => new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  one.dispatchEvent(click());
  one.dispatchEvent(click());
}"""

# A click that goes on, and one on what can be picked as soon as the page shows it. Nothing once the question stands.
ON_AND_PICK = """async (pane) => {
  if (document.querySelector('[data-asked]')) return false;
  const click = (one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  click(pane);
  for (let turn = 0; turn < 9; turn++) await null;
  const pick = document.querySelector('[data-spot], .slips [data-pick]');
  if (pick) click(pick);
  return true;
}"""


def sent(person: Person) -> list[dict[str, Any]]:
    """Every answer that the page of a person sends from now on; it grows."""
    found: list[dict[str, Any]] = []

    def note(said: str | bytes) -> None:
        message = json.loads(said)
        if message["t"] in ANSWERS:
            found.append(message)

    def listen(line: WebSocket) -> None:
        line.on("framesent", note)

    person.page.on("websocket", listen)
    return found


def chooses_figures() -> Tale:
    """Who goes from Dol Amroth to Erech?"""
    return war.go().go("army_muster move dol_amroth erech")


def test_a_click_in_the_middle_of_a_pinch_is_sent_once(inn: Inn, come: Come) -> None:
    person = come("Ania", "pl", has_touch=True)
    laid = seated(person, war.go().go("army_muster move"))
    touch = fingers(person.page)
    marker = region(person, "lorien")
    at = box(marker)
    touch("touchStart", (300, 500), (420, 500))
    touch("touchMove", (280, 500), (440, 500))
    person.page.mouse.click(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    touch("touchMove", (240, 500), (480, 500))
    touch("touchEnd")
    person.until(lambda: scale(person.page) == 1, "the map is at rest")
    person.until(lambda: marker.is_visible() or person.row > 0, "the map is there")
    if not answers(inn, laid):
        person.moved(marker.click)
    assert len(answers(inn, laid)) == 1


def test_a_drag_that_ends_outside_the_map_is_over(inn: Inn, ania: Person) -> None:
    """The map no longer follows, and the next click is one."""
    laid = seated(ania, war.go().go("army_muster move"))
    mouse, marker = ania.page.mouse, region(ania, "lorien")
    ania.button("board-nearer").click()
    ania.until(marker.is_visible, "the marker is in sight")
    at = box(marker)
    mouse.move(at["x"] + 90, at["y"] + 60)
    mouse.down()
    mouse.move(at["x"] + 100, at["y"] + 80, steps=3)
    mouse.move(1598, 300, steps=3)
    mouse.up()
    frames(ania.page)
    there = box(marker)
    mouse.move(600, 400, steps=4)
    frames(ania.page)
    assert box(marker) == there
    # Let go where the page hears nothing of it: outside the window.
    ania.page.locator(PANE).evaluate(
        """pane => {
          const send = (kind, x, buttons) => pane.dispatchEvent(new PointerEvent(kind, {
            pointerId: 1, pointerType: 'mouse', clientX: x, clientY: 400, buttons, bubbles: true }));
          send('pointerdown', 500, 1);
          send('pointermove', 520, 0);
          send('pointermove', 700, 0);
        }"""
    )
    frames(ania.page)
    assert box(marker) == there
    marker.focus()
    ania.moved(lambda: ania.page.keyboard.press("Enter"))
    assert answers(inn, laid) == ["lorien"]


def test_a_window_resized_in_the_middle_of_a_selection(inn: Inn, ania: Person) -> None:
    laid = seated(ania, chooses_figures())
    regulars = ania.board.locator("[data-figure='gondor-regular']")
    marked = regulars.inner_text()
    for screen in ("390x844", "1024x768", "1920x1080", "1366x768"):
        resize(ania.page, screen)
        expect(regulars).to_have_text(marked)
    before = len(answers(inn, laid))
    regulars.click()
    expect(regulars).not_to_have_text(marked)
    expect(ania.confirm).to_be_enabled()
    ania.moved(ania.confirm.click)
    assert answers(inn, laid)[before:][-1] == "done"


def test_a_click_while_a_move_is_shown_answers_nothing(come: Come) -> None:
    """It goes on to the next moment. Nor does a click right after the last moment, on what can be picked then."""
    shadow, free = come("Bilbo", "en"), come("Ania", "pl", pace="step")
    messages = sent(free)
    laid = seated(shadow, marches())
    free.sit(laid, "free")
    shadow.moved(shadow.confirm.click)
    clicks = 0
    while not free.asked:
        expect(free.page.locator("#prompt[data-told], [data-asked]").first).to_be_visible()
        clicks += free.board.locator(PANE).evaluate(ON_AND_PICK)
    assert clicks > 0
    frames(free.page)
    assert messages == []
    expect(free.picks.first).to_be_enabled()


def marches() -> Tale:
    """Who goes to Far Harad, as the second army? Then it is the turn of the Free Peoples, and no die decides that."""
    dice = {"free_dice": ("character", "muster"), "shadow_dice": ("army", "character")}
    march = "muster skip army move minas_morgul gorgoroth sauron-regular done near_harad far_harad"
    return Tale.of(war.FRONT, ("action_phase",), acting="free", **dice).go(march)


def test_two_clicks_at_once_give_one_answer(inn: Inn, ania: Person) -> None:
    """On a region, on a figure that is marked and unmarked, and on the button that confirms."""
    messages = sent(ania)
    laid = seated(ania, war.go().go("army_muster move dol_amroth"))
    ania.moved(lambda: region(ania, "erech").evaluate(TWICE))
    regulars = ania.board.locator("[data-figure='gondor-regular']")
    before = regulars.inner_text()
    regulars.evaluate(TWICE)
    expect(regulars).not_to_have_text(before)
    expect(ania.confirm).to_be_enabled()
    ania.moved(lambda: ania.confirm.evaluate(TWICE))
    assert [message["t"] for message in messages] == ["answer", "gather"]
    assert answers(inn, laid).count("done") == 1


def again() -> Tale:
    """The Free Peoples have two dice, the Shadow none: they may go twice in a row."""
    dice: dict[str, tuple[str, ...]] = {"free_dice": ("army", "army"), "shadow_dice": ()}
    return Tale.of(war.FRONT, ("action_phase",), acting="free", **dice)


def menu_of(person: Person, army: str) -> Locator:
    """What can begin at an army, opened by touching it."""
    at = box(person.board.locator(f"[data-army='{army}']"))
    person.page.mouse.click(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    menu = person.page.locator("[data-menu]")
    expect(menu).to_be_visible()
    return menu


def test_an_undo_takes_away_the_army_whose_menu_is_open(inn: Inn, ania: Person) -> None:
    """The menu goes with it; the keys still work, and the next answer is sent once."""
    messages = sent(ania)
    laid = seated(ania, again())
    ania.board.locator("[data-face='army']").first.click()
    ania.moved(ania.board.locator("[data-action='move']").click)
    for where in ("dol_amroth", "erech"):
        ania.moved(region(ania, where).click)
    expect(ania.confirm).to_be_enabled()
    ania.moved(ania.confirm.click)
    ania.moved(ania.page.locator(".slips [data-pick]").first.click)
    menu = menu_of(ania, "erech")
    menu.get_by_role("button").first.focus()
    count = len(messages)
    while ania.board.locator("[data-army='erech']").count():
        ania.moved(lambda: ania.page.keyboard.press("u"))
    expect(ania.page.locator("[data-menu]")).to_have_count(0)
    assert ania.page.evaluate("() => document.activeElement.isConnected")
    assert len(messages) == count
    expect(ania.confirm).to_be_enabled()
    ania.moved(ania.confirm.click)
    assert len(messages) == count + 1
    assert answers(inn, laid).count("erech") == 1


def test_the_focus_is_on_something_that_disappears(inn: Inn, come: Come) -> None:
    """Another window of the same person answers: no key of this one answers what came instead."""
    tale = war.go().go("army_muster move dol_amroth erech")
    here, there = come("Ania", "pl"), come("Ania", "pl")
    messages = sent(here)
    laid = seated(here, tale)
    there.sit(laid, "free")
    there.wait_until_asked()
    tile = here.board.locator("[data-figure='gondor-regular']")
    tile.focus()
    expect(there.confirm).to_be_enabled()
    before = here.row
    there.moved(there.confirm.click)
    here.until(lambda: here.row > before, "the other window has answered")
    expect(tile).to_have_count(0)
    here.page.keyboard.press("Enter")
    here.page.keyboard.press("Space")
    here.page.keyboard.press("Escape")
    frames(here.page)
    assert messages == []
    assert answers(inn, laid) == ["gondor-regular"] * 3
    assert here.page.evaluate("() => document.activeElement.isConnected")
