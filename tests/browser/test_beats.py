"""The page shows each step once, at a person's pace, measured by the clock of the page."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import expect
import pytest

from tests.browser.doom import rohan, save
from tests.browser.fellowship import asks, played
from tests.browser.hand import Hand, hand
from tests.browser.inn import Inn, Laid, as_facts, me
from tests.browser.person import Come, Person
from tests.browser.war import battle, save as at_war

pytestmark = pytest.mark.xdist_group("boards")
TRACE = Path(__file__).with_name("trace.js").read_text(encoding="utf-8")
LEAST_MS = 400
WANDERER = {"kind": "bot", "bot": "random"}
WHOLE = "() => [window.trace.captions, performance.now()]"


class Story(NamedTuple):
    lay: Callable[[Inn], Laid]
    seat: str  # of the person


STORIES = {
    "mordor": Story(lambda inn: inn.lay("mordor", me("Ania"), WANDERER, starter="frodo"), "frodo"),
    "doom": Story(lambda inn: inn.begin_at(save(rohan()), me("Ania"), WANDERER), "star"),
    "fellowship": Story(lambda inn: inn.bring(played(asks("play")), me("Ania"), *[WANDERER] * 3), "north"),
    "war": Story(lambda inn: inn.begin_at(at_war(battle()), me("Ania"), WANDERER), "free"),
}


class Moment(NamedTuple):
    begin: int  # lines of the log told before it
    end: int
    text: str
    stay: float  # milliseconds


def come_to(come: Come, laid: Laid, seat: str, pace: str, language: str = "pl") -> Person:
    person = come("Ania", language, pace=pace)
    person.context.add_init_script(TRACE)
    person.sit(laid, seat)
    return person


def shown(person: Person) -> list[Moment]:
    captions, now = person.page.evaluate(WHOLE)
    ends = [*(caption["at"] for caption in captions[1:]), now]
    stays = [(one, end - one["at"]) for one, end in zip(captions, ends, strict=True) if one["told"]]
    before = [0, *(caption["told"] for caption, _ in stays)]
    return [Moment(told, one["told"], one["text"], stay) for told, (one, stay) in zip(before, stays, strict=False)]


def lines_of(inn: Inn, person: Person, laid: Laid, seat: str) -> list[str]:
    """The log, as it reads."""
    frames = inn.frames(laid.id, laid.tokens[seat])
    lines = [line for frame in frames for line in frame["log"]]
    return [person.voice.say("log-" + line["key"], as_facts(line["facts"])) for line in lines]


def play_until_others_have_moved(own: Hand) -> None:
    """Answer after answer, until the others have had their turn and the own seat is asked again."""
    for _ in range(200):
        own.answer()
        others = False
        while not own.asked and not own.state["over"]:
            own.hear("state")
            others = others or bool(own.state["thinking"])
        if others or own.state["over"]:
            return
    raise AssertionError("nobody else has moved")


def at_rest(person: Person) -> None:
    expect(person.page.locator(".passing")).to_have_count(0)
    person.until(lambda: person.asked or person.over, "the showing ends")


@pytest.mark.parametrize("game", STORIES)
def test_every_line_of_a_turn_is_on_the_screen_long_enough(inn: Inn, come: Come, game: str) -> None:
    """In order, each once, none for less than 400 ms; a bot's whole turn is among them."""
    story = STORIES[game]
    laid = story.lay(inn)
    ania = come_to(come, laid, story.seat, "calm")
    before = len(lines_of(inn, ania, laid, story.seat))
    with hand(inn, laid, story.seat) as own:
        play_until_others_have_moved(own)
        at_rest(ania)
    lines = lines_of(inn, ania, laid, story.seat)
    moments = shown(ania)
    assert [moment.text for moment in moments] == [
        " ".join(lines[one.begin : one.end]) for one in since(moments, before)
    ]
    assert moments[-1].end == len(lines)
    assert {moment.text: moment.stay for moment in moments if moment.stay < LEAST_MS} == {}
    others = [
        frame["n"]
        for frame in inn.frames(laid.id, laid.tokens[story.seat])
        if frame["who"] not in (story.seat, "chance", "")
    ]
    assert others


def since(moments: list[Moment], before: int) -> list[Moment]:
    """The first one begins where the page did."""
    return [moments[0]._replace(begin=before), *moments[1:]]


@pytest.mark.parametrize("game", STORIES)
def test_at_instant_nothing_waits(inn: Inn, come: Come, game: str) -> None:
    """When the page has heard a state, all its lines are on it, and it is seen; nothing was shown on the way."""
    story = STORIES[game]
    laid = story.lay(inn)
    ania = come_to(come, laid, story.seat, "instant")
    ania.open_log()
    ania.page.evaluate("() => { window.trace.states.length = 0 }")  # while it was opened the board was still on its way
    with hand(inn, laid, story.seat) as own:
        play_until_others_have_moved(own)
    ania.follow(laid.id, laid.tokens[story.seat])
    trace: dict[str, Any] = ania.page.evaluate("() => window.trace")
    assert trace["captions"] == []
    assert len(trace["states"]) > 1
    assert [(state["lines"], state["seen"]) for state in trace["states"]] == [
        (state["told"], state["row"]) for state in trace["states"]
    ]


def told(person: Person) -> int:
    """The number of log lines that the page has shown; 0 if it shows nothing."""
    caption = person.page.locator("#prompt[data-told]")
    return int(caption.get_attribute("data-told") or 0) if person.page.locator(".passing").is_visible() else 0


def hurry_on(person: Person) -> None:
    """With the space bar, moment by moment, to the end."""
    while before := told(person):
        person.page.keyboard.press("Space")
        person.until(partial(moved_on, person, before), "the next moment")


def moved_on(person: Person, before: int) -> bool:
    return told(person) != before


@pytest.fixture
def bots_turn(inn: Inn, come: Come) -> Iterator[tuple[Person, Laid, Hand]]:
    """Step by step: the first moment of what follows from an answer is on the screen, and more is to come."""
    laid = STORIES["fellowship"].lay(inn)
    ania = come_to(come, laid, "north", "step")
    with hand(inn, laid, "north") as own:
        own.answer()
        ania.until(lambda: told(ania) > 0, "the first moment")
        yield ania, laid, own


def finish(person: Person, laid: Laid) -> None:
    """All is shown, in order, nothing twice; and one is asked."""

    def done() -> bool:
        hurry_on(person)
        return person.asked or person.over

    person.until(done, "the own turn")
    person.follow(laid.id, laid.tokens["north"])
    moments = shown(person)
    assert [one.end for one in moments] == sorted(one.end for one in moments)
    assert len({(one.end, one.text) for one in moments}) == len(moments)


def shows_again(person: Person, before: set[str]) -> None:
    """Something of what was shown before is shown, and nothing is asked meanwhile."""
    person.until(lambda: told(person) > 0, "the last turn again")
    assert person.prompt.inner_text() in before
    assert not person.asked


def test_hurried_on_to_now_and_again(bots_turn: tuple[Person, Laid, Hand]) -> None:
    ania, laid, _ = bots_turn
    first = told(ania)
    assert not ania.asked
    ania.board.click(position={"x": 5, "y": 5})
    ania.until(lambda: told(ania) != first, "a click hurries on, too")
    finish(ania, laid)
    told_before = {moment.text for moment in shown(ania)}
    ania.page.keyboard.press("a")
    shows_again(ania, told_before)
    ania.page.keyboard.press("Escape")
    at_rest(ania)
    ania.button("web-show-again").click()
    shows_again(ania, told_before)
    ania.page.get_by_role("button", name=ania.say("web-now")).click()
    at_rest(ania)
    ania.follow(laid.id, laid.tokens["north"])


def test_another_language_in_the_middle_of_a_moment(inn: Inn, bots_turn: tuple[Person, Laid, Hand]) -> None:
    """The same moment in other words, and on from there."""
    ania, laid, _ = bots_turn
    before, caption = told(ania), ania.prompt.inner_text()
    ania.button("web-other-language").click()
    expect(ania.page.locator("#prompt")).not_to_have_text(caption)
    ania.language = "en"
    ania.look_round()
    lines = lines_of(inn, ania, laid, "north")
    assert told(ania) == before
    assert lines[before - 1] in ania.prompt.inner_text()
    finish(ania, laid)


def test_a_line_lost_in_the_middle_of_a_moment(bots_turn: tuple[Person, Laid, Hand]) -> None:
    """The page shows all steps that have arrived; the rest comes with the next connection."""
    ania, laid, _ = bots_turn
    ania.context.set_offline(True)
    expect(ania.page.get_by_role("status").filter(has_text=ania.say("web-link-away"))).to_be_visible()
    hurry_on(ania)
    assert not ania.asked
    ania.context.set_offline(False)
    finish(ania, laid)
    ania.forgive("ERR_INTERNET_DISCONNECTED|WebSocket")


HIDDEN = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_a_tab_that_slept(bots_turn: tuple[Person, Laid, Hand]) -> None:
    """Nobody waits for it; who comes back finds the question, what has happened in short, and can see it again."""
    ania, laid, _ = bots_turn
    ania.page.evaluate(HIDDEN, True)
    ania.until(lambda: ania.asked, "nobody waits for who does not look")
    assert told(ania) == 0
    ania.page.evaluate(HIDDEN, False)
    expect(ania.page.get_by_role("complementary", name=ania.say("web-recap"))).to_be_visible()
    ania.button("web-recap-close").click()
    ania.follow(laid.id, laid.tokens["north"])
    ania.page.keyboard.press("a")
    ania.until(lambda: told(ania) > 0, "the last turn again")


def test_two_windows_of_one_person(inn: Inn, bots_turn: tuple[Person, Laid, Hand]) -> None:
    """Each shows it at its own pace; both come to the same end, and one of them may answer."""
    ania, laid, own = bots_turn
    other = ania.context.new_page()
    other.goto(inn.url + laid.path)
    expect(other.get_by_role("region", name=ania.say("web-board"), exact=True)).to_be_visible()

    def both() -> bool:
        hurry_on(ania)
        if other.locator(".passing").is_visible():
            other.keyboard.press("Escape")
        return ania.asked and other.locator("[data-asked]").is_visible()

    ania.until(both, "both are asked")
    ania.follow(laid.id, laid.tokens["north"])
    own.answer()
    ania.until(lambda: told(ania) > 0 and other.locator(".passing").is_visible(), "both see the answer")
