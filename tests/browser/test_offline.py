"""The connection breaks: the page says so and reconnects, and no answer is lost or given twice."""

from collections.abc import Iterator
from pathlib import Path
import signal

from playwright.sync_api import expect
import pytest

from tests.browser.games import thrown
from tests.browser.inn import GREEDY, Inn, me
from tests.browser.mordor import answer
from tests.browser.person import Come, Person

pytestmark = pytest.mark.xdist_group("browser")
BROKEN = r"WebSocket connection to .* failed|net::ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED)"
ROLL = "ring weapon orc gandalf ring"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inn]:
    """A separate server that the test can stop and start."""
    started = Inn(tmp_path)
    yield started
    started.close()


def ribbon(person: Person, key: str) -> None:
    expect(person.page.get_by_role("status").filter(has_text=person.say(key))).to_be_visible()


def back(person: Person) -> None:
    for key in ("web-link-away", "web-link-away-sending"):
        expect(person.page.get_by_text(person.say(key), exact=True)).to_have_count(0)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_choice_made_while_the_server_is_away(house: Inn, come: Come, how: signal.Signals) -> None:
    laid = house.bring(thrown(ROLL), me("Ania"), me("Bilbo"))
    ania = come("Ania", "pl", to=house)
    ania.sit(laid, "frodo")
    ania.picks.first.click()
    expect(ania.confirm).to_be_enabled()
    before = house.face(laid.id)["rows"]
    house.stop(how)
    ribbon(ania, "web-link-away")
    ania.confirm.click()
    ribbon(ania, "web-link-away-sending")
    house.start()
    ania.until(lambda: len(ania.log) > 2, "the choice is told")
    back(ania)
    ania.follow(laid.id, laid.tokens["frodo"])
    picks = [frame["pick"] for frame in house.frames(laid.id, laid.tokens["frodo"]) if frame["who"] == "frodo"]
    assert picks == ["black", "done"]
    assert house.face(laid.id)["rows"] == before + len(picks) + 4  # and the four dice that are thrown again
    ania.forgive(BROKEN)
    answer(ania)  # and it goes on


def test_what_others_do_meanwhile(inn: Inn, ania: Person, bilbo: Person) -> None:
    """Who was in a tunnel for a while sees what the others have done, each thing once."""
    laid = inn.bring(thrown(ROLL), me("Ania"), me("Bilbo"))
    ania.sit(laid, "frodo")
    bilbo.sit(laid, "sam")
    before = bilbo.log
    bilbo.context.set_offline(True)
    ribbon(bilbo, "web-link-away")
    answer(ania)
    assert bilbo.log == before
    bilbo.context.set_offline(False)
    back(bilbo)
    bilbo.follow(laid.id, laid.tokens["sam"])
    assert len(bilbo.log) > len(before)
    bilbo.forgive(BROKEN)


def test_a_page_that_is_opened_without_a_line(inn: Inn, come: Come) -> None:
    """From the inn to a table in a tunnel, and out of it."""
    laid = inn.bring(thrown(ROLL), me("Ania"), GREEDY)
    ania = come("Ania", "pl")
    ania.sit(laid, "frodo")
    ania.link("web-home").click()
    own = ania.page.get_by_role("listitem").get_by_role("link").filter(has_text=ania.say("game-title"))
    expect(own).to_be_visible()
    ania.context.set_offline(True)
    own.click()
    expect(ania.page.get_by_role("alert").filter(has_text=ania.say("web-away"))).to_be_visible()
    ania.context.set_offline(False)
    ania.wait_until_asked()
    ania.follow(laid.id, laid.tokens["frodo"])
    ania.forgive(BROKEN)
