"""Questions that need not be asked: no card this turn, the only answer, and one that is asked to keep a secret."""

from playwright.sync_api import expect
import pytest

from tests.browser import doom
from tests.browser.fellowship import asks, played
from tests.browser.games import thrown
from tests.browser.inn import GREEDY, Inn, me
from tests.browser.person import Come, Person

RANDOM = {"kind": "bot", "bot": "random"}
pytestmark = pytest.mark.xdist_group("browser")


def take_two_dice(person: Person) -> None:
    for colour in ("orange", "blue"):
        person.mark(person.board.locator(f"[data-spot='{colour}']").first)
    person.moved(person.confirm.click)


def test_no_card_this_turn(inn: Inn, come: Come) -> None:
    """Before the roll the person wants no card; after it the card that could be used is not asked about."""
    held = "gandalfs_support@star gandalfs_trick@star boromir@leaf"
    journey = doom.begun("rohan", held=held, ring_bearers=10).until("offer", "start")
    laid = inn.begin_at(doom.save(journey), me("Ania"), me("Bilbo"))
    ania = come("Ania", "en", asks_all=False)
    ania.sit(laid, journey.ask.who)
    ania.wait_until_asked()
    ania.moved(ania.button("board-quiet-turn").click)
    ania.wait_until_asked()
    take_two_dice(ania)
    holds = ania.note.get_by_text(ania.voice.say("board-quiet-turn", {}, "on"))
    expect(holds).to_be_visible()
    expect(ania.prompt).to_have_text("Ania: which black die do you place?")  # the automatic answer has been shown
    ania.moved(ania.note.get_by_role("button", name=ania.say("web-usual-ask")).click)
    expect(ania.button("board-quiet-turn")).to_be_visible()


def test_the_last_die_is_set_aside_for_the_person(inn: Inn, come: Come) -> None:
    """Four dice of five are set aside; the last one is thrown again, and there is nothing to choose."""
    laid = inn.bring(thrown("ring weapon orc gandalf ring"), me("Ania"), GREEDY)
    ania = come("Ania", "en", asks_all=False)
    ania.sit(laid, "frodo")
    ania.wait_until_asked()
    ania.gather(*[ania.picks.nth(place) for place in range(4)])
    expect(ania.note.get_by_role("button", name=ania.say("web-usual-ask"))).to_be_visible()


def test_a_question_that_keeps_a_secret_says_so(inn: Inn, ania: Person) -> None:
    """The threat of another goal cannot be met yet: there is one answer, and it is asked all the same."""
    laid = inn.bring(played(asks("announce"), chapter="9"), me("Ania"), RANDOM, RANDOM, RANDOM)
    ania.sit(laid, "north")
    ania.wait_until_asked()
    expect(ania.note).to_contain_text(ania.say("web-asked-to-hide"))
