"""Puzzles in the browser: a wrong answer is explained, the right one is marked as solved."""

from playwright.sync_api import Locator, ViewportSize, expect
import pytest

from bree.core.find import find, games
from bree.table.puzzle import Puzzle
from bree.table.puzzle_file import puzzles
from tests.browser.person import Come, Person

pytestmark = pytest.mark.xdist_group("browser")
SCREENS: dict[str, ViewportSize] = {"phone": {"width": 390, "height": 844}, "laptop": {"width": 1366, "height": 768}}
GAMES = [game.name for game in games().values() if puzzles(game)]
EACH = 2  # puzzles of a game that are solved here: the first and the last


def chosen(game: str) -> list[tuple[int, Puzzle]]:
    found = list(enumerate(puzzles(find(game)).values(), 1))
    return [found[0], found[-1]]


def thing(person: Person, pick: str) -> Locator:
    """Where the pick is on the board, or its slip."""
    return person.page.locator(f"[data-spot~='{pick}'], [data-pick='{pick}']").first


def answer(person: Person, picks: str) -> None:
    for pick in picks.split():
        thing(person, pick).click()
    confirm = person.page.locator("[data-pick=confirm]")
    if confirm.count():
        confirm.click()


def unmark(person: Person) -> None:
    person.button("web-puzzle-again").click()
    expect(person.page.locator("[data-judged='wrong']")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "screen"), [("pl", "phone"), ("en", "laptop")])
def test_puzzles_are_solved_on_the_board(come: Come, game: str, language: str, screen: str) -> None:
    person = come("Ania", language, viewport=SCREENS[screen])
    person.go()
    person.page.locator(f"a[href='/puzzles/{game}']").click()
    person.speak_of(game)
    for number, puzzle in chosen(game):
        tile = person.page.locator(f"a[href='/puzzles/{game}/{puzzle.name}']")
        expect(tile).not_to_have_attribute("data-solved", "")
        tile.click()
        expect(person.page.get_by_role("heading", level=1)).to_contain_text(person.say("web-puzzle", number=number))
        wrong = min(puzzle.values, key=lambda pick: puzzle.values[pick])
        answer(person, wrong)
        facts = {"value": round(100 * puzzle.values[wrong]), "best": round(100 * puzzle.values[puzzle.right])}
        judged = person.page.locator("[data-judged]")
        expect(judged).to_contain_text(person.say("puzzle-wrong", **facts))
        for reason in puzzle.reasons.get(wrong, ()):
            expect(judged).to_contain_text(person.say(reason.key, **reason.facts))
        unmark(person)
        answer(person, puzzle.right)
        expect(judged).to_have_attribute("data-judged", "right")
        person.page.locator(f"a[href='/puzzles/{game}']").first.click()
        expect(tile).to_have_attribute("data-solved", "")


def test_the_next_puzzle_is_one_click_away(come: Come) -> None:
    person = come("Ania", "en")
    first, second, *_ = puzzles(find("mordor")).values()
    person.speak_of("mordor")
    person.go(f"/puzzles/mordor/{first.name}")
    answer(person, first.right)
    person.link("web-puzzle-next").click()
    expect(person.page.get_by_role("heading", level=1)).to_contain_text(person.say("web-puzzle", number=2))
    answer(person, second.right)
    expect(person.page.locator("[data-judged='right']")).to_be_visible()
    kept = person.page.evaluate("() => JSON.parse(localStorage.bree).solved")
    assert kept == {"mordor": [first.name, second.name]}


def test_an_unknown_puzzle_says_so(come: Come) -> None:
    person = come("Ania", "en")
    person.forgive("404")
    person.go("/puzzles/mordor/none")
    expect(person.page.get_by_role("alert")).to_contain_text(person.say("no-puzzle-unknown", puzzle="none"))
