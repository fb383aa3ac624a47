"""Two languages: switched at the table at once, the same sentences as everywhere else, and no program words."""

from playwright.sync_api import expect
import pytest

from bree.games.mordor import GAME as MORDOR
from bree.lang import Voice
from tests.browser.games import ended, thrown
from tests.browser.inn import GREEDY, Inn, Laid, me
from tests.browser.mordor import answer
from tests.browser.person import Come, Person
from tests.browser.words import program_words

pytestmark = pytest.mark.xdist_group("browser")
ROLL = "weapon ring nazgul weapon orc"


def speaks(person: Person, laid: Laid) -> None:
    """Prompt, picks and log are those of the person's language."""
    ask = person.inn.frames(laid.id, laid.tokens["frodo"])[-1]["ask"]
    expect(person.prompt).to_have_text(person.say("ask-keep", who="frodo"))
    listed = person.list_picks()
    for place, pick in enumerate(pick for pick in ask["run"] if pick["on"]):
        expect(listed.nth(place)).to_contain_text(label(person.voice, *pick["on"]))
    person.page.keyboard.press("p")
    person.follow(laid.id, laid.tokens["frodo"])
    came_from = person.say("web-origin-save")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(f"{MORDOR_TITLE[person.language]} · {came_from}")


MORDOR_TITLE = {language: Voice(language, MORDOR).say("game-title") for language in ("pl", "en")}


def label(voice: Voice, head: str, *others: str) -> str:
    return f"{voice.thing(head)} ({', '.join(voice.thing(other) for other in others)})"


@pytest.mark.parametrize(("first", "other"), [("pl", "en"), ("en", "pl")])
def test_the_other_language_at_once(inn: Inn, come: Come, first: str, other: str) -> None:
    laid = inn.bring(thrown(ROLL), me("Ania"), GREEDY)
    person = come("Ania", first)
    person.sit(laid, "frodo")
    speaks(person, laid)
    person.picks.first.click()
    person.button("web-other-language").click()
    person.language = other
    person.look_round()
    speaks(person, laid)
    expect(person.picks.first).to_have_attribute("aria-pressed", "true")  # nothing is lost by it
    expect(person.page.locator("html")).to_have_attribute("lang", other)
    person.page.reload()
    speaks(person, laid)


def test_nothing_is_left_of_the_first_language(inn: Inn, come: Come) -> None:
    """Not even in what is only there for ears: the lines that were told last."""
    person = come("Ania", "en")
    person.sit(inn.bring(thrown("ring weapon orc gandalf ring"), me("Ania"), GREEDY), "frodo")
    answer(person)
    last = person.log[-1]
    expect(person.page.get_by_text(last)).not_to_have_count(0)
    person.button("web-other-language").click()
    expect(person.page.get_by_text(last)).to_have_count(0)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_whole_game_is_told_as_the_server_would(inn: Inn, come: Come, language: str) -> None:
    """Persons by their names, in every sentence that a game can bring."""
    laid = inn.bring(ended(), me("Ania"), me("Grzegorz"))
    person = come("Ania", language)
    person.sit(laid, "frodo")
    expect(person.link("web-new-game")).to_be_visible()
    person.follow(laid.id, laid.tokens["frodo"])


@pytest.mark.parametrize("language", ["pl", "en"])
def test_no_program_words_on_any_page(inn: Inn, come: Come, language: str) -> None:
    running = inn.bring(thrown(ROLL, side="advanced"), me("Ania"), GREEDY)
    over = inn.bring(ended(), me("Ania"), GREEDY)
    person = come("Ania", language)
    person.sit(running, "frodo")
    person.sit(over, "frodo")
    places = ["/", "/about", "/?game=mordor", "/?game=tiny", "/nowhere", "/t/gone"]
    places += [laid.path + page for laid in (running, over) for page in ("", "/replay")]
    found = {}
    for place in [*places, f"{over.path}/review"]:
        person.go(place)
        person.settle()
        open_all(person)
        found[place] = program_words(person.sees())
    person.forgive("status of 404")
    assert not any(found.values()), found


def open_all(person: Person) -> None:
    """Unfold all folded parts."""
    person.page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")
