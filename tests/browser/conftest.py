"""One server and one Chromium serve all tests. Each person has a context with its memory and language."""

from collections.abc import Callable, Iterator
import json
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, BrowserType, Playwright, expect, sync_playwright
import pytest

from bree.server.routes.pages import HOME
from tests.browser.chromium import ARGUMENTS, CHROMIUM
from tests.browser.inn import Inn
from tests.browser.person import DESKTOP, PATIENCE_MS, Come, Person
from tests.browser.slow_line import slowed

collect_ignore_glob = [] if CHROMIUM else ["test_*.py"]
expect.set_options(timeout=PATIENCE_MS)

LOCALES = {"pl": "pl-PL", "en": "en-GB"}
# At the first visit the page finds settings of a visit before; a blank page has nothing to keep them in.
SETTINGS = "try { if (!localStorage.bree) localStorage.bree = JSON.stringify(%s) } catch {}"


# Playwright keeps an event loop running as long as it lives, and no asynchronous test can run beside it. So it ends
# with this folder, and not, as its plugin has it, with the session.


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser_type(playwright: Playwright) -> BrowserType:
    return playwright.chromium


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": ARGUMENTS}


@pytest.fixture(scope="package")
def browser(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    launched = browser_type.launch(**browser_type_launch_args)
    yield launched
    launched.close()


@pytest.fixture(scope="package")
def browser_context_args() -> dict[str, Any]:
    return {}


@pytest.fixture(scope="package")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    assert (HOME / "index.html").is_file(), "the client is not built: make web"
    started = Inn(tmp_path_factory.mktemp("inn"))
    yield started
    started.close()


@pytest.fixture
def slow_inn(inn: Inn) -> Iterator[Inn]:
    with slowed(inn, Random("slow")) as far:
        yield far


@pytest.fixture(autouse=True)
def seeded() -> None:
    """Servers that many tests share hear which one begins."""
    for one in Inn.running:
        one.hear_of_the_test()


def arrive(
    new_context: Callable[..., BrowserContext],
    inn: Inn,
    name: str,
    language: str,
    pace: str = "instant",
    asks_all: bool = True,
    **more: Any,
) -> Person:
    """Open a browser for one more person; its pace never waits, and it answers no question by itself."""
    usual = {"locale": LOCALES[language], "reduced_motion": "reduce", "viewport": DESKTOP, "service_workers": "block"}
    context = new_context(**{**usual, **more})
    context.add_init_script(SETTINGS % json.dumps({"pace": pace, "asksAll": asks_all}))
    return Person(context, inn, name, language)


@pytest.fixture
def come(new_context: Callable[..., BrowserContext], inn: Inn) -> Iterator[Come]:
    """Somebody comes to the inn, or to another."""
    people: list[Person] = []

    def somebody(name: str = "Ania", language: str = "en", to: Inn = inn, **more: Any) -> Person:
        people.append(arrive(new_context, to, name, language, **more))
        return people[-1]

    yield somebody
    faults = [f"{person.name}: {fault}" for person in people for fault in person.faults]
    assert faults == []


@pytest.fixture
def ania(come: Come) -> Person:
    return come("Ania", "pl")


@pytest.fixture
def bilbo(come: Come) -> Person:
    return come("Bilbo", "en")
