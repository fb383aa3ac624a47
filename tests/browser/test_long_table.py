"""Things of which there are several, and a long log, at the generic table."""

from collections.abc import Iterator
from random import Random

from playwright.sync_api import expect
import pytest
from saga import GAME as SAGA

from bree.table import Chair, Sitting
from tests.browser.inn import Inn, me
from tests.browser.person import Come

pytestmark = pytest.mark.xdist_group("browser")


@pytest.fixture(scope="module")
def long_inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    started = Inn(tmp_path_factory.mktemp("long"), more_games="tiny,army,saga")
    yield started
    started.close()


def saved(answers: int) -> str:
    sitting, rng = Sitting(SAGA, {"answers": 300}, {"west": Chair("Ania"), "east": Chair("Jan")}, seed=1), Random(1)
    sitting.play_automatic()
    while len(sitting.answers) < answers:
        assert sitting.ask is not None
        sitting.answer(sitting.ask.who, rng.choice(sitting.ask.picks).id)
        sitting.play_automatic()
    return sitting.save()


def test_an_army_is_marked_piece_by_piece_and_sent_as_one(long_inn: Inn, come: Come) -> None:
    ania = come("Ania", "pl", to=long_inn)
    laid = long_inn.lay("army", me("Ania"), me("Jan"), hits=0)
    ania.sit(laid, "west")
    ania.list_picks()
    riders, wizard = (ania.page.locator(f'.picks [data-pick="{kind}"]') for kind in ("rohan-elite", "gandalf"))
    for _ in range(2):
        riders.click()
    wizard.click()
    expect(riders).to_contain_text("2/3")
    expect(wizard).to_contain_text("1/3")
    confirm = ania.page.locator('[data-pick="confirm"]')
    expect(confirm).to_contain_text("3")
    expect(ania.count).to_have_text(ania.say("web-marked-range", least=1, most=10, count=3))
    ania.moved(confirm.click)
    assert long_inn.face(laid.id)["n"] == 4


def test_the_newest_lines_of_a_long_log_come_first(long_inn: Inn, come: Come) -> None:
    ania = come("Ania", "pl", to=long_inn)
    laid = long_inn.bring(saved(260), me("Ania"), me("Jan"))
    ania.sit(laid, "west")
    lines = ania.page.locator(".side ol > li")
    expect(lines).to_have_count(201)  # with the button
    button = lines.first.get_by_role("button")
    text = button.inner_text()
    button.click()
    expect(lines).not_to_have_count(201)
    expect(ania.page.get_by_role("button", name=text)).to_have_count(0)
