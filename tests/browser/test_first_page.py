"""The first page fetches what it shows, and no more: no board, no rulebook, no texts of a game."""

from urllib.parse import urlsplit

from playwright.sync_api import Response, expect
import pytest

from tests.browser.person import Person

pytestmark = pytest.mark.xdist_group("browser")
MOST_FILES = 24  # Polish needs a second file of each font
MOST_BYTES = 400_000  # over the wire


def test_what_the_first_page_fetches(ania: Person) -> None:
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    ania.page.on("response", note)
    ania.go()
    expect(ania.page.locator("article .cover:not(:has(svg))")).to_have_count(0)
    expect(ania.page.locator("article .cover:has(svg)")).to_have_count(5)  # with the tests' own game
    ania.page.wait_for_load_state("networkidle")
    paths = [urlsplit(answer.url).path for answer in answers]
    assert [path for path in paths if path.startswith("/api/")] == ["/api/games", "/api/open-tables"]
    assert not [path for path in paths if "Board" in path or "Table" in path or "Rulebook" in path]
    assert len(paths) <= MOST_FILES, paths
    sizes = {path: answer.request.sizes()["responseBodySize"] for path, answer in zip(paths, answers, strict=True)}
    assert sum(sizes.values()) <= MOST_BYTES, sizes
