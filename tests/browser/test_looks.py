"""Whatever can be picked looks different from what cannot, for every kind of question of every board."""

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser
import pytest

from bree.core.find import find
from tests.browser.conftest import arrive
from tests.browser.inn import Inn, me
from tests.browser.kinds import Kind, questions
from tests.browser.person import Person
from tests.browser.test_fits import NAMES, lay_at

pytestmark = pytest.mark.xdist_group("fits")
LOOK = Path(__file__).with_name("looks.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def looker(browser: Browser, inn: Inn) -> Iterator[Person]:
    person = arrive(browser.new_context, inn, "Ania", "en")
    yield person
    person.context.close()


@pytest.mark.parametrize(("game", "kind"), questions(), ids=lambda one: one.name if isinstance(one, Kind) else one)
def test_every_pick_looks_different(inn: Inn, looker: Person, game: str, kind: Kind) -> None:
    seats = find(game).seats(find(game).choose(kind.options))
    looker.sit(lay_at(inn, game, kind, *(me(name) for name, _ in zip(NAMES, seats, strict=False))), kind.who)
    looker.wait_until_asked()
    assert looker.page.evaluate(LOOK) == []
