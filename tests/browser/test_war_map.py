"""The map of the war: how much of the screen it has, what is named on it, and how it is brought nearer."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, expect
import pytest

from tests.browser import war
from tests.browser.inn import Inn, me
from tests.browser.kinds import WHOLE
from tests.browser.person import Come, Person
from tests.browser.test_keyboard import tab_to
from tests.browser.test_phone import PHONE
from tests.browser.test_war import answers, seated
from tests.browser.war_map import LARGE, SCREENS, SHARES, figures, laid_at, moments, resize
from tests.browser.war_scenes import on_track
from tests.rulebook.war.war_story import Tale

pytestmark = pytest.mark.xdist_group("boards")
PANE = "[data-guide='map']"
HEIGHTS = "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().d)"


def box(found: Locator) -> dict[str, float]:
    told = found.bounding_box()
    assert told
    return {name: round(told[name], 1) for name in ("x", "y", "width", "height")}


@pytest.mark.parametrize("moment", ["turn 1", "crowd"] if WHOLE else ["crowd"])
def test_what_the_map_shows(inn: Inn, ania: Person, moment: str) -> None:
    """Large: the share of the screen, every stronghold and city by name, no army over another, no name over another."""
    save, who = moments()[moment]
    ania.sit(laid_at(inn, moment, save), who)
    ania.wait_until_asked()
    for screen in reversed(SCREENS):
        resize(ania.page, screen)
        told = figures(ania.page, ania.voice)
        assert (told["armies"], told["labels"]) == (0, 0), (screen, told)
        if screen in LARGE:
            assert told["nameless"] == [], (screen, told)
        assert told["share"] >= SHARES.get(screen, 0), (screen, told)


def test_the_map_keeps_its_size_whatever_is_asked(ania: Person) -> None:
    seated(ania, war.go())
    pane, frame = ania.board.locator(PANE), ania.board.locator("rect.edge")
    before = box(pane), box(frame)
    whole = ania.page.viewport_size
    assert whole
    assert before[0]["width"] == whole["width"]
    steps = (
        ("[data-face='army_muster']", "[data-action='move']"),
        ("[data-action='move']", "[data-region='dol_amroth'][data-spot]"),
        ("[data-region='dol_amroth']", "[data-region='lamedon'][data-spot]"),
    )
    for where, follows in steps:
        ania.board.locator(where).click()
        expect(ania.board.locator(follows).first).to_be_visible()
        assert box(pane) == before[0]
    ania.page.keyboard.press("l")
    expect(ania.page.get_by_role("list", name=ania.say("web-log"), exact=True)).to_be_visible()
    assert box(pane) == before[0]


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_head_of_the_page_leaves_turn_and_points_free(come: Come, language: str) -> None:
    """With every button that a table of two people has."""
    person = come("Ania", language)
    seated(person, war.go())
    for screen in ("1024x768", *(LARGE if WHOLE else LARGE[:1])):
        resize(person.page, screen)
        head, turn = box(person.page.locator("header").first), box(person.board.locator("[data-guide='head']"))
        inside = person.page.locator("header").first.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
        assert (head["y"] + head["height"] <= turn["y"], inside) == (True, True), screen


def test_a_panel_folds_by_keys_and_stays_folded(ania: Person) -> None:
    """But a question about what lies in it opens it."""
    laid = seated(ania, war.go())
    fold = ania.page.get_by_role("button", name=ania.say("board-tab-nations"), exact=True)
    nation = ania.board.locator("[data-nation='rohan']")
    expect(nation).to_be_visible()
    tab_to(ania, fold)
    ania.page.keyboard.press("Enter")
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(nation).to_have_count(0)
    ania.page.reload()
    ania.wait_until_asked()
    expect(fold).to_have_attribute("aria-expanded", "false")
    table = ania.inn.begin_at(war.save(diplomacy()), me("Ania"), me("Bilbo"))
    ania.sit(table, "free")
    ania.wait_until_asked()
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(nation).to_be_enabled()
    assert answers(ania.inn, laid) == []


def diplomacy() -> Tale:
    """Which nation takes a step towards war?"""
    dice = {"free_dice": ("muster",), "shadow_dice": ("army",), "politics": "rohan 3 passive, gondor 2 passive"}
    return Tale.of("", ("action_phase",), acting="free", **dice).go("muster diplomacy")


def fingers(page: Page) -> Callable[..., None]:
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    return touch


def layouts(session: CDPSession) -> int:
    told: dict[str, Any] = session.send("Performance.getMetrics")
    return int(next(one["value"] for one in told["metrics"] if one["name"] == "LayoutCount"))


def scale(page: Page) -> float:
    found: float = page.locator(".sheet-of-map").evaluate("one => new DOMMatrix(getComputedStyle(one).transform).a")
    return round(found, 3)


def frames(page: Page) -> None:
    page.evaluate("() => new Promise((so) => requestAnimationFrame(() => requestAnimationFrame(so)))")


def test_a_pinch_lays_nothing_out_until_it_ends(come: Come) -> None:
    thumb = come("Ania", "pl", **PHONE)
    seated(thumb, war.go())
    page, touch = thumb.page, fingers(thumb.page)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    name = page.locator("[data-name='rivendell']")
    letters = name.evaluate("one => one.style.left")
    touch("touchStart", (150, 300), (240, 300))
    touch("touchMove", (140, 300), (250, 300))
    frames(page)
    before = layouts(session)
    for step in range(2, 9):
        touch("touchMove", (150 - 8 * step, 300), (240 + 8 * step, 300))
        frames(page)
    assert scale(page) > 1.5
    assert layouts(session) == before
    assert name.evaluate("one => one.style.left") == letters
    touch("touchEnd")
    thumb.until(lambda: scale(page) == 1, "the map is laid out anew")
    assert name.count() == 0 or name.evaluate("one => one.style.left") != letters


def besieged() -> Tale:
    """Which army attacks: one that is shut up, or the one that relieves it?"""
    board = "lorien: elves 2e, sauron 4r; fords_of_isen: rohan 2r; orthanc: isengard 2r; dol_amroth: gondor 2r"
    dice = {"free_dice": ("army",), "shadow_dice": ("army",)}
    return Tale.of(board, ("action_phase",), acting="free", siege="lorien", **dice).go("army attack")


def test_an_army_that_can_be_picked_has_an_outline(ania: Person) -> None:
    """In a siege two armies hide the ring of their region."""
    tale = besieged()
    assert sorted(tale.picks) == ["fords_of_isen", "lorien"]
    seated(ania, tale)
    outlined = {
        (one.get_attribute("data-army"), one.evaluate("one => getComputedStyle(one).filter.includes('drop-shadow')"))
        for one in ania.board.locator("[data-army]").all()
    }
    assert outlined == {("lorien", True), ("fords_of_isen", True), ("orthanc", False), ("dol_amroth", False)}


# The Fellowship


def test_nobody_can_miss_the_fellowship(come: Come) -> None:
    """Twice as wide as a unit, above all else, in a glow that does not move where nothing shall move."""
    still = come("Ania", "pl")
    laid = seated(still, war.go())
    ring, unit = still.board.locator("[data-bearers]"), still.board.locator("[data-army='dale']")
    assert box(ring)["width"] >= 1.7 * box(unit.locator("path").first)["width"]
    glow = still.board.locator(".aura")
    assert glow.evaluate("one => getComputedStyle(one).animationName") == "none"
    lively = come("Bilbo", "en", reduced_motion="no-preference")
    lively.sit(laid, "shadow")
    assert lively.board.locator(".aura").evaluate("one => getComputedStyle(one).animationName") != "none"


def in_mordor(come: Come, screen: str, language: str = "pl") -> Person:
    """Somebody whose Ring-bearers are in Mordor, with a full hand."""
    width, height = SCREENS[screen]
    person = come("Ania", language, viewport={"width": width, "height": height})
    seated(person, on_track())
    return person


@pytest.mark.parametrize("language", ["pl", "en"])
def test_all_nations_are_in_sight_on_a_laptop(come: Come, language: str) -> None:
    """With a full hand beside them, in the column that can be scrolled."""
    person = in_mordor(come, "1366x768", language)
    column = box(person.board.locator(".panels"))
    nations = person.board.locator("[data-nation]")
    expect(nations).to_have_count(8)
    hidden = [
        one.get_attribute("data-nation")
        for one in nations.all()
        if box(one)["y"] + box(one)["height"] > column["y"] + column["height"]
    ]
    assert hidden == []


def test_the_numbers_of_mordor_can_be_read_on_a_phone_on_its_side(come: Come) -> None:
    """On its stones they are at least 11 pixels high; the ring has the number of its step."""
    person = in_mordor(come, "844x390")
    stones = person.board.locator(".mordor text")
    expect(stones).to_have_count(5)
    heights = stones.evaluate_all(HEIGHTS)
    assert min(heights) >= 11
    expect(person.board.locator("svg:has(.cloak) text")).to_have_text("2")
