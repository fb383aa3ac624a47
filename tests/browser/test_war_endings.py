"""The scenes at the end of the War of the Ring: each end has its own, with the numbers that decided it."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect
import pytest

from tests.browser import war, war_endings
from tests.browser.inn import me
from tests.browser.person import Come, Person
from tests.browser.test_axe import faults
from tests.browser.test_phone import PHONE
from tests.browser.war_endings import ENDINGS, ended
from tests.rulebook.war.war_story import Tale

pytestmark = pytest.mark.xdist_group("boards")
RUNNING = "sheet => sheet.getAnimations({ subtree: true }).length"
LANGUAGES = ("pl", "en")


def at_the_end(person: Person, tale: Tale) -> Locator:
    """At the table of a game that is over; the scene is there."""
    laid = person.inn.begin_at(war.save(ended(tale)), *[me("Ania") for _ in tale.s.seats])
    person.sit(laid, tale.s.seats[0])
    scene = person.board.get_by_role("dialog", name=person.say(f"ending-{tale.s.over}"), exact=True)
    expect(scene).to_be_visible()
    return scene


def points(person: Person, side: str, count: int, needed: int) -> str:
    return person.say("board-points", side=f"board-of-{side}", points=count, needed=needed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", ENDINGS)
def test_each_end_has_its_scene(come: Come, how: str, language: str) -> None:
    """It says what happened; only its own picture is shown; axe finds no fault in it."""
    person = come("Ania", language)
    scene = at_the_end(person, ENDINGS[how]())
    assert scene.get_attribute("data-ending") == how
    expect(scene).to_have_accessible_description(person.say(f"ending-{how}-told"))
    expect(scene.locator(".picture svg")).to_have_count(1)
    assert faults(person) == []


def test_the_corruption_decides_over_the_ring(ania: Person) -> None:
    scene = at_the_end(ania, war_endings.destroyed())
    expect(scene).to_contain_text(ania.say("board-corruption", corruption=10))
    expect(scene).to_contain_text(ania.say("ending-spare", left=2))
    expect(scene).to_contain_text(ania.say("board-fellowship-mordor", step=5))
    expect(scene.locator(".beads .full")).to_have_count(10)


def test_who_bears_too_much_has_lost(ania: Person) -> None:
    scene = at_the_end(ania, war_endings.corrupted())
    expect(scene).to_contain_text(ania.say("board-corruption", corruption=12))
    expect(scene).to_contain_text(ania.say("tile-one"))
    expect(scene.locator(".beads .full")).to_have_count(12)


@pytest.mark.parametrize(("tale", "side", "count", "needed"), [
    (war_endings.shadow_military, "shadow", 11, 10),
    (war_endings.free_military, "free", 4, 4),
])  # fmt: skip
def test_what_was_conquered_decides_over_the_war(
    ania: Person, tale: Callable[[], Tale], side: str, count: int, needed: int
) -> None:
    """Every settlement is told with its points, and who has fallen."""
    scene = at_the_end(ania, tale())
    expect(scene).to_contain_text(points(ania, side, count, needed))
    shown = scene.get_by_role("list", name=ania.say("ending-taken"), exact=True).get_by_role("listitem")
    captured = war_endings.SHADOW_TEN if side == "shadow" else war_endings.FREE_FOUR
    told = [" ".join(one.split()) for one in shown.all_inner_texts()]
    assert sorted(one.rsplit(" ", 1)[0] for one in told) == sorted(
        ania.say(f"region-{region}") for region in captured.split()
    )
    assert sum(int(one.rsplit(" ", 1)[1]) for one in told) == count
    expect(scene).to_contain_text(ania.say("character-boromir"))


def test_if_both_have_enough_it_says_that_the_shadow_wins(ania: Person) -> None:
    scene = at_the_end(ania, war_endings.both_military())
    expect(scene).to_contain_text(ania.say("ending-both"))


def test_of_a_team_the_points_of_both_players_are_told(ania: Person) -> None:
    scene = at_the_end(ania, war_endings.team_military())
    expect(scene).to_contain_text(ania.say("ending-players"))
    for who, points_of in (("witch_king_player", 2), ("saruman_player", 1)):
        expect(scene).to_contain_text(f"{ania.say(who)} (Ania): {points_of}")


def test_one_goes_to_the_map_and_back_by_keys(bilbo: Person) -> None:
    """The focus is in the scene first; nothing behind it can be reached."""
    scene = at_the_end(bilbo, war_endings.free_military())
    expect(scene).to_be_focused()
    expect(bilbo.board.locator("[inert]")).to_have_count(1)
    bilbo.page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    expect(bilbo.board.locator("[inert]")).to_have_count(0)
    back = bilbo.button("ending-show")
    expect(back).to_be_focused()
    bilbo.page.keyboard.press("Enter")
    expect(scene).to_be_focused()
    bilbo.button("ending-to-map").click()
    expect(scene).to_have_count(0)


@pytest.mark.parametrize("how", ENDINGS)
def test_it_moves_only_for_those_who_want_movement(come: Come, how: str) -> None:
    still = at_the_end(come("Ania"), ENDINGS[how]())
    assert still.evaluate(RUNNING) == 0
    moving = at_the_end(come("Bilbo", reduced_motion="no-preference"), ENDINGS[how]())
    assert moving.evaluate(RUNNING) > 0


def test_on_a_phone_all_of_it_can_be_scrolled_to(come: Come) -> None:
    person = come("Ania", "pl", **PHONE)
    scene = at_the_end(person, war_endings.shadow_military())
    button = person.button("ending-to-map")
    button.scroll_into_view_if_needed()
    box, sheet = button.bounding_box(), scene.bounding_box()
    assert box
    assert sheet
    assert sheet["y"] <= box["y"]
    assert box["y"] + box["height"] <= sheet["y"] + sheet["height"] + 1
    assert scene.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")
    button.click()
    expect(scene).to_have_count(0)


def test_it_comes_after_the_last_moment_was_told(bilbo: Person) -> None:
    """The last answer is given at the table."""
    tale = war_endings.destroyed()
    laid = bilbo.inn.begin_at(war.save(tale), me("Bilbo"), me("Bilbo"))
    bilbo.sit(laid, tale.ask.who)
    bilbo.wait_until_asked()
    bilbo.list_picks().filter(has_text=bilbo.voice.label(tale.ask, tale.ask.picks[1])).first.click()
    expect(bilbo.board.get_by_role("dialog", name=bilbo.say("ending-destroyed"), exact=True)).to_be_visible()
