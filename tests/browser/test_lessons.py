"""Lessons in the browser: each is played to its end by clicking only what it points at."""

import json

from playwright.sync_api import ViewportSize, expect
import pytest

from bree.core.find import games
from bree.table.lesson_file import lessons
from tests.browser.inn import Inn, Laid
from tests.browser.kinds import WHOLE
from tests.browser.lessons import NEXT_FRAMES, Pupil
from tests.browser.person import Come, Person

pytestmark = pytest.mark.xdist_group("browser")
# False where the lesson's sentence lies over a die.
FREE = """die => {
  const { x, y, width, height } = die.getBoundingClientRect();
  return die.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
SCREENS: dict[str, ViewportSize] = {"phone": {"width": 390, "height": 844}, "laptop": {"width": 1366, "height": 768}}
WRITTEN = [(game.name, name) for game in games().values() for name in lessons(game)]
READERS = (("pl", "phone"), ("en", "laptop"))
# `make soak` plays every lesson for both readers, `make test` for one of them in turn.
PLAYED = [
    (*lesson, *reader)
    for i, lesson in enumerate(WRITTEN)
    for reader in (READERS if WHOLE else (READERS[i % len(READERS)],))
]


def begin(person: Person, game: str, name: str) -> Pupil:
    """From the first page."""
    person.speak_of(game)
    person.go()
    person.card_button("web-learn").click()
    found = lessons(games()[game])
    if len(found) > 1:
        person.page.get_by_role("button", name=found[name].title[person.language], exact=True).click()
    return Pupil(person)


@pytest.mark.parametrize(("game", "name", "language", "screen"), PLAYED)
def test_a_lesson_is_played_by_what_it_points_at(come: Come, game: str, name: str, language: str, screen: str) -> None:
    person = come("Ania", language, viewport=SCREENS[screen])
    pupil = begin(person, game, name)
    lesson = lessons(games()[game])[name]
    said: set[str] = set()

    def look(_: Person, number: int) -> None:
        said.add(pupil.bubble.locator("p").nth(1).inner_text())
        expect(pupil.bubble).to_be_in_viewport(ratio=1)
        if number < lesson.sentences:
            assert not pupil.covers_thing(), f"sentence {number} lies over what is to be clicked"

    pupil.play(look)
    assert pupil.numbers == sorted(pupil.numbers), "no sentence comes back"
    assert said == {one.text[language] for step in lesson.steps for one in step.says}


def test_a_wrong_try_is_answered(come: Come) -> None:
    person = come("Ania", "en")
    pupil = begin(person, "mordor", "first")
    pupil.onward.click()
    pupil.onward.click()
    person.board.get_by_role("button", name="Orc").or_(person.board.get_by_label("Orc")).first.click()
    reply = lessons(games()["mordor"])["first"].steps[0].wrong["en"]
    expect(pupil.bubble.get_by_role("status")).to_have_text(reply)
    pupil.step()
    expect(pupil.bubble.get_by_role("status")).to_have_text(reply)


@pytest.mark.parametrize("screen", SCREENS)
def test_the_words_to_a_thing_leave_the_answer_to_a_wrong_try_in_sight(come: Come, screen: str) -> None:
    person = come("Ania", "en", viewport=SCREENS[screen])
    pupil = begin(person, "war", "shadow")
    while pupil.number < 5:
        pupil.step()
    others = person.board.locator("[data-face]:not([data-face='event'])").all()
    wrong = next(die for die in others if die.evaluate(FREE))
    face = wrong.get_attribute("aria-label")
    assert face is not None
    wrong.click()
    reply = pupil.bubble.get_by_role("status")
    expect(reply).to_have_text("Take the Event die and play the card Flocks of Crebain.")
    words = person.page.get_by_role("tooltip").filter(has_text=face)
    expect(words).to_be_visible()
    person.page.evaluate(NEXT_FRAMES)
    told, tip = reply.bounding_box(), words.bounding_box()
    assert told is not None
    assert tip is not None
    assert tip["y"] + tip["height"] <= told["y"] or told["y"] + told["height"] <= tip["y"]


def test_a_lesson_is_left_and_taken_up_again(come: Come, inn: Inn) -> None:
    person = come("Ania", "pl")
    pupil = begin(person, "mordor", "first")
    while pupil.number < 5:
        pupil.step()
    table = person.table
    person.go()
    person.page.locator(f"a[href='/t/{table}']").click()
    expect(pupil.bubble).to_have_attribute("data-lesson", "5")
    pupil.play()
    assert inn.face(table)["lesson"] == "first"
    assert person.page.evaluate("localStorage.getItem('bree-history')") is None, "a lesson is no result"


def test_a_lesson_is_left_between_two_answers_of_a_step(come: Come) -> None:
    """The die is taken, the action is not. Nothing is read twice, not even after a reload."""
    person = come("Ania", "en")
    pupil = begin(person, "war", "free")
    while pupil.number < 5:
        pupil.step()
    pupil.step()
    expect(pupil.bubble).to_have_attribute("data-lesson", "5")
    expect(pupil.thing).to_have_count(1)
    person.page.reload()
    expect(pupil.bubble).to_have_attribute("data-lesson", "5")
    expect(pupil.thing).to_have_count(1)
    pupil.step()
    expect(pupil.bubble).to_have_attribute("data-lesson", "6")


def test_a_reload_before_the_first_answer_keeps_the_sentence(come: Come) -> None:
    person = come("Ania", "pl")
    pupil = begin(person, "war", "free")
    pupil.step()
    pupil.step()
    expect(pupil.bubble).to_have_attribute("data-lesson", "3")
    person.page.reload()
    expect(pupil.bubble).to_have_attribute("data-lesson", "3")


def test_two_windows_show_one_lesson(come: Come) -> None:
    person = come("Ania", "en")
    pupil = begin(person, "mordor", "first")
    pupil.onward.click()
    pupil.onward.click()
    other = person.context.new_page()
    other.goto(person.page.url)
    bubble = other.locator("aside[data-lesson]")
    expect(bubble).to_have_attribute("data-lesson", "3")
    while pupil.number < 4:
        pupil.step()
    expect(bubble).to_have_attribute("data-lesson", "4")
    other.close()
    pupil.play()


def test_a_lesson_that_the_server_does_not_have(come: Come) -> None:
    """The first page was open while the lesson was taken out of the game."""
    person = come("Ania", "pl")
    person.forgive("status of 404")
    gone = json.dumps({"game": "mordor", "lesson": "gone", "name": "Ania"})
    person.page.route("**/api/lessons", lambda route: route.continue_(post_data=gone))
    person.speak_of("mordor")
    person.go()
    person.card_button("web-learn").click()
    expect(person.page.get_by_text(person.say("no-lesson-unknown", lesson="gone"), exact=True)).to_be_visible()


def test_the_link_of_a_closed_lesson(come: Come, inn: Inn) -> None:
    person = come("Ania", "en")
    pupil = begin(person, "mordor", "first")
    expect(pupil.bubble).to_be_visible()
    link = person.page.url
    place = person.page.evaluate("id => JSON.parse(localStorage.bree).tables[id]", person.table)
    inn.close_table(Laid(person.table, place["host"], place["tokens"]))
    expect(person.page.get_by_text(person.say("no-table-closed"), exact=True).first).to_be_visible()
    expect(person.button("web-join-again")).to_have_count(0)
    person.page.goto(link)
    expect(person.page.get_by_text(person.say("no-table-closed"), exact=True).first).to_be_visible()
    expect(pupil.bubble).to_have_count(0)


def test_a_lesson_by_keys(come: Come) -> None:
    person = come("Ania", "en")
    pupil = begin(person, "mordor", "first")
    expect(pupil.onward).to_be_focused()
    person.page.keyboard.press("Enter")
    person.page.keyboard.press("Enter")
    expect(pupil.bubble).to_have_attribute("data-lesson", "3")
    for key in ("1", "2", "c"):
        person.page.keyboard.press(key)
    expect(pupil.bubble).to_have_attribute("data-lesson", "4")
