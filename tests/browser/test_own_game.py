"""A game of another package is in the lobby, and people play it at the generic table."""

from collections.abc import Iterator
import os

from playwright.sync_api import expect
import pytest

from tests.browser.inn import Inn, me
from tests.browser.person import Come
from tests.open.ferry import installed
from tests.open.strangers import shelf

pytestmark = pytest.mark.xdist_group("browser")


@pytest.fixture
def other_inn(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inn]:
    """Where the package is installed, too."""
    path = filter(None, [str(installed()), os.environ.get("PYTHONPATH")])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    with shelf(installed()):
        inn = Inn(tmp_path_factory.mktemp("other"))
        yield inn
        inn.close()


def test_the_ferry_is_reached_in_the_browser(other_inn: Inn, come: Come) -> None:
    person = come("Ania", "pl", other_inn)
    person.go()
    expect(person.page.get_by_text("Prom w Bucklebury").first).to_be_visible()
    person.go("/rules/ferry")
    expect(person.page.get_by_text("Gra od dwóch do czterech hobbitów.")).to_be_visible()

    laid = other_inn.lay("ferry", me("Ania"), {"kind": "bot", "bot": "lamplighter"}, far=12)
    person.sit(laid, "frodo")
    mine = other_inn.frames(laid.id, laid.tokens["frodo"])[-1]["view"]["lantern"]
    assert mine in person.holds()
    while not person.over:
        person.until(lambda: person.asked or person.over, "a turn")
        if person.over:
            break
        words = " ".join(person.slips.all_inner_texts()).lower()
        wanted = next(word for word in ("pokaż latarnię", "odpocznij", "rzuć kostką") if word in words)
        person.moved(person.slips.filter(has_text=wanted).first.click)
    person.follow(laid.id, laid.tokens["frodo"])
    lines = person.log
    assert lines[-1].endswith("jest przy promie!")
    hidden = {f"lantern{n}" for n in range(1, 7)} - {mine}
    shown = {card for frame in other_inn.frames(laid.id) for card in frame["view"]["shown"].values()}
    assert {card for card in hidden if card in person.holds()} <= shown
