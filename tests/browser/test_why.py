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
    expect(why).to_contain_text(person.say("web-rule-section", section=BOOK["MOR-2.1"].section))
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


def test_a_refusal_tells_its_rule(inn: Inn, come: Come) -> None:
    """Two dice with the same symbol cannot be set aside together."""
    person = come("Ania", "pl")
    laid = inn.bring(thrown(ROLL), me("Ania"), GREEDY)
    person.sit(laid, "frodo")
    before = (inn.face(laid.id)["rows"], person.log)
    for die in ("black", "yellow"):
        person.list_picks().filter(has_text=person.say(f"die-{die}")).click()
    person.confirm.click()
    refusal = person.page.get_by_role("status").filter(has=person.page.get_by_role("button", name="MOR-"))
    expect(refusal).to_be_visible()
    rule = refusal.get_by_role("button").inner_text()
    assert rule == "MOR-2.3"
    refusal.get_by_role("button").click()
    tells(person.dialog("web-why"), person, rule)
    assert (inn.face(laid.id)["rows"], person.log) == before
