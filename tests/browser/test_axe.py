"""axe-core looks at every page, by day and by candles: no fault. The contrast of all letters is known."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import expect
import pytest

from bree.core.find import find
from bree.table.puzzle_file import puzzles
from tests.browser.contrast import on_the_worst_paper, styled, too_faint
from tests.browser.games import ended, thrown
from tests.browser.inn import GREEDY, me
from tests.browser.person import Come, Person
from tests.server.setting import OPEN

pytestmark = pytest.mark.xdist_group("browser")
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
RUN = "(more) => axe.run(document, { resultTypes: ['violations', 'incomplete'], ...more })"
# Light changes colours and nothing else: whatever is not about them is looked at once.
RULES: dict[str, dict[str, list[str]]] = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}
WITHIN = "([all, scene]) => all.filter((one) => document.querySelector(one).closest(scene))"
ROLL = "ring ring orc gandalf nazgul"
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


def faults(person: Person, scene: str = "body") -> list[str]:
    """Return each rule of axe that the page breaks in the light and the dark theme, and where.

    Where axe cannot tell the contrast of letters, it is measured: of those in the scene, a selector.
    """
    page = person.page
    page.evaluate(AXE.read_text())
    found = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        with on_the_worst_paper(page, theme):
            told: dict[str, Any] = page.evaluate(RUN, RULES[theme])
            open_questions = [one for one in told["incomplete"] if one["id"] == "color-contrast"]
            letters = [node["target"][0] for one in open_questions for node in one["nodes"]]
            faint = too_faint(page, page.evaluate(WITHIN, [letters, scene]))
        broken = [(one["id"], node) for one in told["violations"] for node in one["nodes"]]
        found += [f"{theme}, {rule}: {node['failureSummary']} {node['html']}" for rule, node in broken]
        found += [f"{theme}, {fault}" for fault in faint]
    return found


def lobby(person: Person) -> None:
    person.go()
    person.settle()


def setting_up(person: Person) -> None:
    person.speak_of("mordor")
    person.go("/?game=mordor")
    person.settle()
    person.page.get_by_text(person.say("web-options"), exact=True).click()


def guided(person: Person) -> None:
    laid = person.inn.bring(thrown(ROLL), me("Ania"), GREEDY)
    person.go(laid.guided("frodo"))
    person.look_round(laid.id)
    expect(person.button("web-guide-skip")).to_be_visible()


def asked(person: Person) -> None:
    """A die is marked, another is barred."""
    laid = person.inn.bring(thrown(ROLL, "orc gandalf nazgul weapon", keep=("green",)), me("Ania"), GREEDY)
    person.sit(laid, "frodo")
    person.wait_until_asked()
    person.picks.first.click()


def asked_on_the_advanced_side(person: Person) -> None:
    person.sit(person.inn.bring(thrown(ROLL, side="advanced"), me("Ania"), GREEDY), "frodo")
    person.wait_until_asked()


def waiting(person: Person) -> None:
    person.sit(person.inn.bring(thrown(ROLL), me("Ania"), me("Bilbo")), "sam")
    expect(person.prompt).to_have_text(person.say("web-waits-away", seat="frodo"))


def plain_table(person: Person) -> None:
    person.sit(person.inn.lay("tiny", me("Ania"), me("Bilbo")), "ann")
    person.wait_until_asked()


def joining(person: Person) -> None:
    laid = person.inn.lay("mordor", me("Bilbo"), OPEN)
    person.go(laid.path)
    person.look_round(laid.id)
    expect(person.button("web-join-seat", seat="sam")).to_be_visible()


def why(person: Person) -> None:
    person.sit(person.inn.bring(thrown(ROLL), me("Ania"), GREEDY), "frodo")
    person.wait_until_asked()
    person.page.keyboard.press("?")
    expect(person.dialog("web-why")).to_be_visible()


def inviting(person: Person) -> None:
    person.sit(person.inn.lay("mordor", me("Ania"), OPEN), "frodo")
    person.button("web-share").first.click()
    expect(person.dialog("web-share")).to_be_visible()


def over(person: Person) -> None:
    person.sit(person.inn.bring(ended(), me("Ania"), GREEDY), "frodo")
    expect(person.link("web-new-game")).to_be_visible()


def replay(person: Person) -> None:
    over(person)
    person.go(f"/t/{person.table}/replay?n=60")
    expect(person.page.get_by_role("slider")).to_be_visible()
    person.board.get_by_role("region").first.wait_for()


def review(person: Person) -> None:
    over(person)
    person.go(f"/t/{person.table}/review")
    person.settle()
    person.page.get_by_text(person.say("web-review-table"), exact=True).click()


def about(person: Person) -> None:
    person.go("/about")
    person.settle()


def rules(person: Person) -> None:
    person.go("/rules/mordor")
    person.settle()


def cards(person: Person) -> None:
    """All that can be shown of one is open."""
    person.go("/rules/war/cards?words=grond")
    person.settle()
    person.page.locator("summary").click()


def settings(person: Person) -> None:
    person.go()
    person.settle()
    person.button("web-settings").click()
    expect(person.dialog("web-settings")).to_be_visible()


def lost(person: Person) -> None:
    person.go("/t/gone")
    person.settle()
    person.forgive("status of 404")


def puzzle_list(person: Person) -> None:
    person.go("/puzzles/mordor")
    person.settle()


def puzzle(person: Person) -> None:
    name = next(iter(puzzles(find("fellowship"))))
    person.go(f"/puzzles/fellowship/{name}")
    person.settle()


def deals_of_the_day(person: Person) -> None:
    person.go("/daily")
    person.settle()


PLACES = (
    lobby, setting_up, joining, guided, asked, asked_on_the_advanced_side, waiting, plain_table, why, inviting, over,
    replay, review, about, rules, cards, settings, lost, puzzle_list, puzzle, deals_of_the_day,
)  # fmt: skip


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_no_fault(ania: Person, place: Callable[[Person], None]) -> None:
    place(ania)
    assert not (found := faults(ania)), "\n".join(found)


@pytest.mark.parametrize("place", [lobby, guided, asked, replay], ids=lambda place: place.__name__)
def test_no_fault_on_a_phone(come: Come, place: Callable[[Person], None]) -> None:
    person = come("Ania", "pl", **PHONE)
    place(person)
    assert not (found := faults(person)), "\n".join(found)


def test_faint_letters_on_a_drawing_are_found(ania: Person) -> None:
    """Where axe has no answer, the measure must have one: the name on the inn's sign, in the colour of the sign."""
    lobby(ania)
    sign = "svg[role=img][viewBox] text.name"
    assert too_faint(ania.page, [sign]) == []
    with styled(ania.page, f"{sign} {{ fill: var(--sunk) }}"):
        (found,) = too_faint(ania.page, [sign])
    assert "instead of 4.5" in found
