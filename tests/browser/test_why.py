"""Every line of the log, every barred pick and every refusal can be asked why: the rule, with its number and place."""

from playwright.sync_api import Locator, expect
import pytest

from bree.core.rulebook import rulebook
from bree.games.mordor import GAME as MORDOR
from tests.browser.games import thrown
from tests.browser.inn import GREEDY, Inn, me
from tests.browser.person import Come, Person

pytestmark = pytest.mark.xdist_group("browser")
BOOK = rulebook(MORDOR.package)
ROLL = "ring ring orc gandalf weapon"


def tells(sheet: Locator, person: Person, rule: str) -> None:
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text(BOOK[rule].text[person.language])
    expect(sheet).to_contain_text(rule)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_line_of_the_log_tells_its_rule(inn: Inn, come: Come, language: str) -> None:
    person = come("Ania", language)
    person.sit(inn.bring(thrown(ROLL), me("Ania"), GREEDY), "frodo")
    line = person.log[-1]
    person.button("web-why-of", line=line).click()
    why = person.dialog("web-why")
    tells(why, person, "MOR-2.1")
    expect(why).to_contain_text(line)
    expect(why).to_contain_text(person.say("web-rule-section", section=BOOK["MOR-2.1"].headings[language]))
    why.get_by_role("button", name=person.say("web-close"), exact=True).click()
    expect(why).to_be_hidden()


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_barred_pick_tells_its_rule(inn: Inn, come: Come, language: str) -> None:
    """The black die was set aside from the first roll: it cannot be again."""
    person = come("Ania", language)
    person.sit(inn.bring(thrown(ROLL, "ring orc gandalf weapon", keep=("black",)), me("Ania"), GREEDY), "frodo")
    barred = person.list_picks().filter(has_text=person.say("die-black"))
    expect(barred).to_be_disabled()
    barred.hover()
    tells(person.page.get_by_role("status").filter(has_text="MOR-2.5"), person, "MOR-2.5")
    barred.click(force=True)  # it is no dead button: it answers why
    tells(person.dialog("web-why"), person, "MOR-2.5")


@pytest.mark.parametrize("language", ["pl", "en"])
def test_what_the_marks_bar_tells_its_rule(inn: Inn, come: Come, language: str) -> None:
    """Two dice with the same symbol cannot be set aside together."""
    person = come("Ania", language)
    person.sit(inn.bring(thrown(ROLL), me("Ania"), GREEDY), "frodo")
    expect(person.count).to_have_text(person.say("web-marked-range", least=1, most=4, count=0))
    picks = person.list_picks()
    black, yellow = (picks.filter(has_text=person.say(f"die-{die}")) for die in ("black", "yellow"))
    black.click()
    expect(person.count).to_have_text(person.say("web-marked-range", least=1, most=4, count=1))
    expect(yellow).to_be_disabled()
    yellow.hover()
    tells(person.page.get_by_role("status").filter(has_text="MOR-2.3"), person, "MOR-2.3")
    yellow.click(force=True)
    tells(person.dialog("web-why"), person, "MOR-2.3")
    person.page.keyboard.press("Escape")
    black.click()
    expect(yellow).to_be_enabled()


@pytest.mark.parametrize("language", ["pl", "en"])
def test_confirming_waits_for_a_whole_set_and_says_why(inn: Inn, come: Come, language: str) -> None:
    """A Nazgûl must be set aside, first or last."""
    person = come("Ania", language)
    laid = inn.bring(thrown("ring ring orc gandalf nazgul"), me("Ania"), GREEDY)
    person.sit(laid, "frodo")
    rows = inn.face(laid.id)["rows"]
    picks = person.list_picks()
    picks.filter(has_text=person.say("die-black")).click()
    expect(person.count).to_have_text(person.say("web-marked-range", least=2, most=4, count=1))
    expect(person.confirm).to_be_disabled()
    person.confirm.click(force=True)
    said = person.page.get_by_role("status").filter(has_text="MOR-2.8")
    tells(said, person, "MOR-2.8")
    expect(said).to_contain_text(person.say("no-not-whole", least=1, most=3))
    assert inn.face(laid.id)["rows"] == rows
    picks.filter(has_text=person.say("die-green")).click()
    expect(person.confirm).to_be_enabled()
    person.moved(person.confirm.click)
    given = [frame["pick"] for frame in inn.frames(laid.id, laid.tokens["frodo"]) if frame["who"] == "frodo"]
    assert given == ["green", "black", "done"]
