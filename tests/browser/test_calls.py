"""A table calls whoever waits for others: by the title, by a note of the system, by sounds; and its link travels."""

from typing import Any

from playwright.sync_api import Page, expect
import pytest

from tests.browser.games import thrown
from tests.browser.inn import GREEDY, Inn, Laid, me
from tests.browser.mordor import answer
from tests.browser.person import Come, Person
from tests.browser.test_axe import faults

pytestmark = pytest.mark.xdist_group("browser")
ROLL = "ring weapon orc gandalf ring"
# What the browser would do, noted down: notes of the system, tones, links that are sent.
NOTED = """
window.noted = []; window.tones = 0; window.sent = [];
class Note { constructor(title, more) { noted.push([title, more.body]) } }
Note.permission = %r;
Note.requestPermission = async () => { Note.permission = %r; return Note.permission };
Object.defineProperty(window, 'Notification', { value: Note, configurable: true });
Object.defineProperty(document, 'hidden', { get: () => window.away === true });
navigator.share = async (what) => { sent.push(what.url) };
const Tone = window.OscillatorNode;
window.OscillatorNode = class extends Tone { constructor(...all) { super(...all); window.tones += 1 } };
"""


def noting(person: Person, before: str = "default", answered: str = "granted") -> None:
    person.context.add_init_script(NOTED % (before, answered))


def two(inn: Inn) -> Laid:
    return inn.bring(thrown(ROLL), me("Ania"), me("Bilbo"))


def leave(page: Page) -> None:
    page.evaluate("() => { window.away = true; document.dispatchEvent(new Event('visibilitychange')) }")


def test_whoever_waits_is_asked_once_and_called(inn: Inn, ania: Person, bilbo: Person) -> None:
    noting(bilbo)
    laid = two(inn)
    bilbo.sit(laid, "sam")
    expect(bilbo.page.get_by_text(bilbo.say("web-call-ask"))).to_be_visible()
    assert faults(bilbo) == []
    bilbo.button("web-call-yes").click()
    expect(bilbo.page.get_by_text(bilbo.say("web-call-ask"))).to_have_count(0)
    leave(bilbo.page)
    ania.sit(laid, "frodo")
    for _ in range(60):
        if bilbo.page.evaluate("() => noted.length"):
            break
        if ania.page.locator("[data-asked]").count():
            answer(ania)
    title = bilbo.say("web-title-turn", game=f"'{bilbo.say('game-title')}")
    assert bilbo.page.evaluate("() => noted[0]") == [title, bilbo.say("web-call-text")]
    expect(bilbo.page).to_have_title(f"{title} · Bree")
    bilbo.page.reload()
    expect(bilbo.page.get_by_text(bilbo.say("web-call-ask"))).to_have_count(0)


@pytest.mark.parametrize("before", ["denied", "default"])
def test_without_permission_nothing_is_missed(inn: Inn, bilbo: Person, before: str) -> None:
    """Denied before, or now: the question goes, and the table goes on."""
    noting(bilbo, before, "denied")
    bilbo.sit(two(inn), "sam")
    if before == "default":
        bilbo.button("web-call-yes").click()
    expect(bilbo.page.get_by_text(bilbo.say("web-call-ask"))).to_have_count(0)
    expect(bilbo.prompt).to_contain_text(bilbo.say("web-waits-away", seat="frodo"))


def test_nobody_is_asked_where_only_bots_are_waited_for(inn: Inn, ania: Person) -> None:
    noting(ania)
    ania.sit(inn.bring(thrown(ROLL), me("Ania"), GREEDY), "frodo")
    ania.wait_until_asked()
    expect(ania.page.get_by_text(ania.say("web-call-ask"))).to_have_count(0)


@pytest.mark.parametrize("device", [True, False])
def test_sounds_are_off_until_somebody_wants_them(inn: Inn, ania: Person, device: bool) -> None:
    """Without a sound device the setting does no harm."""
    noting(ania)
    if not device:
        ania.context.add_init_script("window.AudioContext = class { constructor() { throw new Error('none') } }")
    ania.sit(inn.bring(thrown(ROLL), me("Ania"), GREEDY), "frodo")
    ania.wait_until_asked()
    answer(ania)
    assert ania.page.evaluate("() => tones") == 0
    ania.button("web-settings").click()
    sounds = ania.page.get_by_role("group", name=ania.say("web-sound"), exact=True)
    on: Any = sounds.get_by_text(ania.voice.say("web-sound", {}, "on"), exact=True)
    on.click()
    expect(sounds.get_by_role("radio").last).to_be_checked()
    assert (ania.page.evaluate("() => tones") > 0) == device


def test_the_link_by_the_sheet_of_the_phone_and_by_a_code(inn: Inn, come: Come) -> None:
    ania = come("Ania", "pl", viewport={"width": 390, "height": 844})
    noting(ania)
    laid = two(inn)
    ania.sit(laid, "frodo")
    ania.button("web-share").click()
    ania.button("web-send").click()
    assert [link.rpartition("/")[2] for link in ania.page.evaluate("() => sent")] == [laid.id]
    ania.page.get_by_text(ania.say("web-code"), exact=True).click()
    code = ania.page.get_by_role("img", name=ania.say("web-code"))
    expect(code).to_be_visible()
    box = code.bounding_box()
    assert box is not None
    assert box["width"] == pytest.approx(box["height"], abs=1)
    assert box["width"] <= 390
    assert faults(ania) == []
