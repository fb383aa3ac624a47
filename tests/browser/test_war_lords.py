"""Lords of Middle-earth, and three and four players of the war, on the board and when a table is set."""

from playwright.sync_api import expect
import pytest

from bree.games.war.setup import PARTS
from tests.browser import war, war_lords, war_teams
from tests.browser.inn import Inn, me
from tests.browser.person import Person
from tests.browser.test_axe import faults
from tests.browser.test_war import answers, seated
from tests.rulebook.war.war_story import Tale

pytestmark = pytest.mark.xdist_group("boards")
NAMES = ("Ania", "Bilbo", "Celina", "Diora")


def at_four(person: Person, tale: Tale) -> None:
    laid = person.inn.begin_at(war.save(tale), *(me(name) for name in NAMES))
    person.sit(laid, tale.ask.who)
    person.wait_until_asked()


def test_a_special_die_is_chosen_by_touching_it(inn: Inn, ania: Person) -> None:
    """Focus explains a die. The other one is put away, and both stay on the page."""
    laid = seated(ania, war_lords.special_die())
    nenya = ania.board.locator("[data-face='nenya-drawing']")
    ania.page.keyboard.press("Tab")
    nenya.focus()
    expect(ania.page.get_by_role("tooltip")).to_contain_text(ania.say("board-told-die-nenya"))
    ania.moved(nenya.click)
    assert answers(inn, laid) == ["nenya"]
    away = ania.board.locator("[data-face='vilya-army']")
    expect(away).to_have_accessible_name(
        "; ".join((ania.say("die-vilya-army"), ania.say("board-special-away"), ania.say("board-special-star")))
    )


def test_the_council_has_both_versions_side_by_side(inn: Inn, ania: Person) -> None:
    laid = seated(ania, war_lords.council())
    other = ania.board.locator("[data-figure='boromir_captain_general']")
    expect(other).to_contain_text(ania.voice.say("character-boromir_captain_general", {}, "does"))
    expect(other).to_contain_text(ania.say("board-rebuilt"))
    expect(ania.board.locator("[data-figure='boromir']")).to_be_visible()
    ania.moved(other.click)
    assert answers(inn, laid) == ["boromir_captain_general"]


def test_a_ring_is_named_by_touching_it(inn: Inn, ania: Person) -> None:
    laid = seated(ania, war_lords.ring_which())
    ania.moved(ania.board.locator("[data-ring='vilya']").click)
    assert answers(inn, laid) == ["vilya"]
    expect(ania.board.locator(".shadow [data-ring='vilya']")).to_have_accessible_name(
        ania.say("board-ring-shadow", ring="ring-vilya")
    )


def test_dice_have_the_width_of_their_row_and_what_is_out_is_told(ania: Person) -> None:
    """Dice replace rings; the text below names the dice and rings that are out of the game."""
    ania.page.set_viewport_size({"width": 1366, "height": 768})
    seated(ania, war_lords.nenya_among_dice())
    dice = ania.board.locator(".row.free [data-face]")
    expect(dice).to_have_count(4)
    tops = {round(box["y"]) for one in dice.all() if (box := one.bounding_box())}
    assert len(tops) == 1, f"four dice in {len(tops)} rows"
    out = f"{ania.say('die-vilya')}, {ania.say('board-out-ring', ring='ring-vilya')}"
    expect(ania.board.get_by_text(ania.say("board-out", things="'" + out), exact=True)).to_be_visible()


def test_of_a_tile_that_is_not_suffered_yet_no_damage_is_told(ania: Person) -> None:
    seated(ania, war_lords.nenya())
    hunt = ania.board.locator(".hunt-now")
    expect(hunt).to_contain_text(ania.say("tile-eye"))
    expect(hunt).not_to_contain_text(ania.say("board-damage", damage=0))


def test_nothing_serious_with_all_dice_rings_and_figures(ania: Person) -> None:
    seated(ania, war_lords.action_lords())
    assert not (found := faults(ania)), "\n".join(found)


def test_four_see_whose_go_it_is_and_who_controls_a_mixed_army(ania: Person) -> None:
    at_four(ania, war_teams.joined())
    now = ania.board.get_by_role("list", name=ania.say("board-goes")).locator("[aria-current]")
    expect(now).to_contain_text(ania.say("board-has-go"))
    expect(now).to_contain_text("Bilbo")
    army = ania.board.locator("[data-army='osgiliath']").bounding_box()
    assert army is not None
    ania.page.mouse.click(army["x"] + army["width"] / 2, army["y"] + army["height"] / 2, button="right")
    expect(ania.board.locator("[data-panel='']")).to_contain_text(ania.say("board-mixed", who="rohan_player"))
    assert not (found := faults(ania)), "\n".join(found)


def test_the_parts_of_the_expansion_are_shown_when_they_are_chosen_one_by_one(ania: Person) -> None:
    ania.speak_of("war")
    ania.go()
    ania.settle()
    ania.card_button("web-set-table").click()
    lords = ania.page.get_by_role("group", name=ania.say("story-lords"))
    parts = [ania.page.get_by_role("combobox", name=ania.say(f"option-{part}")) for part in PARTS]
    for choice, shown in (("whole", 0), ("parts", 1)):
        lords.locator(f"input[value='{choice}']").check(force=True)
        for part in parts:
            expect(part).to_have_count(shown)
    expect(ania.page.get_by_text(ania.say("board-options-balance"))).to_be_visible()
