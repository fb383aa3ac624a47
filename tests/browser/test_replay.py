"""Looking back: slider, steps, a line of the log, the link to a moment; what if; to a file and back."""

from pathlib import Path
import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, expect
import pytest

from tests.browser.games import ended, thrown
from tests.browser.inn import GREEDY, Inn, Laid, me
from tests.browser.person import Come, Person

pytestmark = pytest.mark.xdist_group("browser")


@pytest.fixture
def laid(inn: Inn) -> Laid:
    return inn.bring(ended(), me("Ania"), GREEDY)


def look_back(person: Person, laid: Laid) -> Locator:
    """By the link at the table; gives the slider."""
    person.sit(laid, "frodo")
    person.link("web-replay").first.click()
    slider = person.page.get_by_role("slider", name=person.say("web-moment"))
    expect(slider).to_be_visible()
    return slider


def at(person: Person, frame: dict[str, Any]) -> None:
    """The page shows this position: address, dice and sheets."""
    n, view = frame["n"], frame["view"]
    expect(person.page).to_have_url(re.compile(rf"/replay\?n={n}$"))
    for hobbit, sheet in view["sheets"].items():
        place = f"place-{view['places'][sheet['circles']]}"
        facts = {"circles": sheet["circles"], "of": view["circles"], "place": place, "left": sheet["left"]}
        name = person.say("line-out", who=hobbit) if sheet["out"] else person.say("line-sheet", who=hobbit, **facts)
        expect(person.board.get_by_role("region", name=name, exact=True)).to_be_visible()
    for die, symbol in view["rolled"].items():
        name = person.say("board-die", die=f"die-{die}", symbol=f"symbol-{symbol}")
        expect(person.board.get_by_role("img", name=name, exact=True)).to_be_visible()


def caption(person: Person) -> str:
    return person.page.get_by_role("region", name=person.say("web-replay"), exact=True).locator(".caption").inner_text()


def position(person: Person) -> tuple[int, bool]:
    """The number of answers shown, and whether the page has shown the last one to its end."""
    asked = parse_qs(urlsplit(person.page.url).query)
    return int(asked["n"][0]), "beat" not in asked


def test_every_line_is_told_once(inn: Inn, ania: Person, laid: Laid) -> None:
    """Step by step from the start to the end, each position as the server has it."""
    slider = look_back(ania, laid)
    frames = inn.frames(laid.id, laid.tokens["frodo"])
    ania.button("web-to-start").click()
    told = [caption(ania)]
    for step in range(int(slider.get_attribute("max") or 0)):
        ania.button("web-step-on").click()
        expect(slider).to_have_value(str(step + 1))
        told.append(caption(ania))
        n, whole = position(ania)
        if whole and step % 10 == 0:
            at(ania, frames[n])
    at(ania, frames[-1])
    expect(ania.button("web-step-on")).to_be_disabled()
    lines = [ania.say("log-origin-save"), *inn.log(laid.id, ania.voice, laid.tokens["frodo"])]
    assert " ".join(told) == " ".join(lines)
    assert len(told) <= len(lines)  # and no moment without a line: a throw is one, not five


def test_slider_and_keys(inn: Inn, ania: Person, laid: Laid) -> None:
    slider = look_back(ania, laid)
    frames = inn.frames(laid.id, laid.tokens["frodo"])
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last // 2))
    expect(slider).to_have_value(str(last // 2))
    slider.press("ArrowRight")
    expect(slider).to_have_value(str(last // 2 + 1))
    ania.button("web-step-back").click()
    expect(slider).to_have_value(str(last // 2))
    slider.blur()
    keys = ania.page.keyboard
    keys.press("ArrowLeft")
    expect(slider).to_have_value(str(last // 2 - 1))
    keys.press("Home")
    at(ania, frames[0])
    keys.press("End")
    at(ania, frames[-1])


def test_turn_by_turn(inn: Inn, ania: Person, laid: Laid) -> None:
    slider = look_back(ania, laid)
    frames = inn.frames(laid.id, laid.tokens["frodo"])
    keys = ania.page.keyboard
    ania.button("web-to-start").click()
    turns = [frame for frame in frames if any(line["key"] == "turn" for line in frame["log"])]
    ania.button("web-turn-on").click()
    expect(slider).not_to_have_value("0")
    first = int(slider.input_value())
    keys.press("n")
    expect(slider).not_to_have_value(str(first))
    second = int(slider.input_value())
    assert second > first + 1  # a turn has more than one moment
    assert position(ania)[0] >= turns[2]["n"] > 0
    ania.button("web-turn-back").click()
    expect(slider).to_have_value(str(first))
    keys.press("b")
    expect(slider).to_have_value("0")


def test_it_plays_by_itself(ania: Person, laid: Laid) -> None:
    slider = look_back(ania, laid)
    last = slider.get_attribute("max") or ""
    slider.fill(str(int(last) - 3))
    ania.button("web-play").click()
    expect(slider).to_have_value(last)


def test_jump_to_a_line_of_the_log(inn: Inn, bilbo: Person, laid: Laid) -> None:
    look_back(bilbo, laid)
    frames = inn.frames(laid.id, laid.tokens["frodo"])
    bilbo.follow(laid.id, laid.tokens["frodo"])
    telling = next(frame for frame in frames if len(frame["log"]) == 1 and frame["log"][0]["key"] == "kept")
    line = sum(len(frame["log"]) for frame in frames[: telling["n"]])
    log = bilbo.page.get_by_role("list", name=bilbo.say("web-log"), exact=True)
    log.get_by_role("listitem").nth(line).get_by_role("button").first.click()
    at(bilbo, telling)


def test_the_log_of_a_replay_on_a_phone(come: Come, laid: Laid) -> None:
    bilbo = come("Bilbo", "en", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    look_back(bilbo, laid)
    bilbo.button("web-log").tap()
    drawer = bilbo.dialog("web-log")
    drawer.get_by_role("listitem").first.get_by_role("button").first.tap()
    expect(drawer).to_be_hidden()
    expect(bilbo.page).to_have_url(re.compile(r"/replay\?n=0$"))


def test_the_link_to_a_moment(inn: Inn, come: Come) -> None:
    """A friend who only watches opens it and sees the same, even in the middle of a throw."""
    laid = inn.lay("mordor", me("Ania"), GREEDY, starter="frodo")
    host = come("Ania", "pl", permissions=["clipboard-read", "clipboard-write"])
    host.sit(laid, "frodo")
    frames = inn.frames(laid.id)
    host.go(f"{laid.path}/replay?n=2")
    host.settle()
    at(host, frames[2])
    host.button("web-share-moment").click()
    expect(host.page.get_by_role("status").filter(has_text=host.say("web-copied"))).to_be_attached()
    link: str = host.page.evaluate("() => navigator.clipboard.readText()")
    friend = come("Bilbo", "en")
    friend.page.goto(link)
    friend.look_round(laid.id)
    at(friend, frames[2])


def test_what_if(inn: Inn, ania: Person, laid: Laid) -> None:
    """From a moment of the ended game a new one goes on, with the same position."""
    ania.sit(laid, "frodo")
    frames = inn.frames(laid.id, laid.tokens["frodo"])
    moment = next(frame for frame in frames[40:] if frame["ask"] and frame["ask"]["who"] == "frodo")
    ania.go(f"{laid.path}/replay?n={moment['n']}")
    ania.settle()
    at(ania, moment)
    ania.button("web-branch").click()
    dialog = ania.dialog("web-branch")
    dialog.get_by_role("textbox", name=ania.say("web-your-name")).fill("Ania")
    dialog.get_by_role("button", name=ania.say("web-branch-start"), exact=True).click()
    ania.page.wait_for_url(lambda url: laid.id not in url)
    ania.look_round()
    ania.wait_until_asked()
    other = inn.frames(ania.table, ania.tokens()["frodo"])
    assert [frame["view"] for frame in other] == [frame["view"] for frame in frames[: moment["n"] + 1]]
    says_its_origin(ania, "branch")


def test_to_a_file_and_back(inn: Inn, ania: Person, laid: Laid, tmp_path: Path) -> None:
    look_back(ania, laid)
    with ania.page.expect_download() as download:
        ania.button("web-save").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert file.read_text() == inn.save(laid.id, laid.tokens["frodo"])
    bring(ania, file)
    expect(ania.link("web-new-game")).to_be_visible()
    ania.look_round()
    ania.follow(laid.id, laid.tokens["frodo"])


def test_a_game_that_is_not_over_goes_on_from_a_file(inn: Inn, ania: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(thrown("ring weapon orc gandalf ring"))
    ania.speak_of("mordor")
    bring(ania, file)
    ania.look_round()
    ania.wait_until_asked()
    assert len(inn.frames(ania.table, ania.tokens()["frodo"])) == 6
    says_its_origin(ania, "save")
    ania.go()
    expect(ania.page.get_by_role("link").filter(has_text=ania.say("web-origin-save"))).to_be_visible()


def test_a_file_that_is_no_save(ania: Person, tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    file.write_text('["milk", "mushrooms"]')
    ania.go()
    ania.page.get_by_label(ania.say("web-bring-save")).set_input_files(file)
    expect(ania.page.get_by_role("alert").filter(has_text=ania.say("no-save-foreign"))).to_be_visible()


def says_its_origin(person: Person, origin: str) -> None:
    """Everybody at the table sees where its game came from: in the head of the page, and first in the log."""
    expect(person.page.get_by_role("heading", level=1)).to_contain_text(person.say(f"web-origin-{origin}"))
    log = person.page.get_by_role("list", name=person.say("web-log"), exact=True)
    expect(log.get_by_role("listitem").first).to_have_text(person.say(f"log-origin-{origin}"))


def bring(person: Person, file: Path) -> None:
    """From the lobby: the file, who sits where, and down to the table."""
    person.go()
    person.page.get_by_label(person.say("web-bring-save")).set_input_files(file)
    dialog = person.dialog("web-bring-save")
    dialog.get_by_role("textbox", name=person.say("web-your-name")).fill(person.name)
    dialog.get_by_role("button", name=person.say("web-sit-down"), exact=True).click()
    person.page.wait_for_url("**/t/*")
