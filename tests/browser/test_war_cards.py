"""The cards of the war: explained on focus, on hover and by a long touch; all of them in the rulebook."""

import re
from typing import Any

from playwright.sync_api import Locator, expect
import pytest

from bree.games.war.facts import CARDS
from bree.games.war.figures import CHARACTERS, FILES
from tests.browser import war, war_cards
from tests.browser.person import Come, Person
from tests.browser.test_axe import faults
from tests.browser.test_phone import PHONE
from tests.browser.test_war import seated
from tests.rulebook.war.war_story import Tale

pytestmark = pytest.mark.xdist_group("boards")


def holding() -> Tale:
    """Athelas has nothing to heal; the Cloaks can be played. The Staff lies on the table."""
    hands = {"free": ("athelas", "elven_cloaks"), "shadow": ()}
    steps = (("event", "free", "event"), ("tidy",), ("action_phase",))
    dice = {"free_dice": ("character",), "shadow_dice": ("army",), "die": "event"}
    return Tale.of(war.FRONT, *steps, acting="free", hands=hands, table=("wizards_staff",), **dice)


def card(person: Person, name: str) -> Locator:
    return person.board.locator(f"button[data-card='{name}']")


def told(person: Person) -> Locator:
    return person.page.get_by_role("tooltip")


def both_halves(person: Person, name: str) -> list[str]:
    return [person.voice.part(f"card-{name}", "does"), person.voice.part(f"combat-{CARDS[name].combat}", "does")]


def test_a_card_is_explained_on_focus_and_on_hover(ania: Person) -> None:
    """Both halves, and a screen reader hears them with the card. Esc takes them away; nothing was picked."""
    seated(ania, holding())
    ania.page.mouse.move(5, 5)
    expect(told(ania)).to_be_hidden()
    ania.board.locator("[data-panel='cards'] button[aria-expanded='false']").click()
    staff = card(ania, "wizards_staff")
    ania.page.keyboard.press("Tab")
    staff.focus()
    for half in both_halves(ania, "wizards_staff"):
        expect(told(ania)).to_contain_text(half)
        expect(staff).to_have_accessible_description(re.compile(re.escape(half)))
    ania.page.keyboard.press("Escape")
    expect(told(ania)).to_be_hidden()
    card(ania, "athelas").hover()
    expect(told(ania)).to_contain_text(both_halves(ania, "athelas")[1])
    ania.page.mouse.move(5, 5)
    expect(told(ania)).to_be_hidden()
    assert ania.asked


def test_a_long_touch_explains_and_a_short_one_picks(come: Come) -> None:
    thumb = come("Ania", "pl", **PHONE)
    seated(thumb, holding())
    cloaks = card(thumb, "elven_cloaks")
    cloaks.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": 60, "clientY": 220})
    expect(told(thumb)).to_contain_text(both_halves(thumb, "elven_cloaks")[0])
    cloaks.dispatch_event("pointerup", {"pointerType": "touch"})
    cloaks.dispatch_event("click")
    assert thumb.asked
    thumb.moved(cloaks.tap)


@pytest.mark.parametrize("size", [(1366, 768), (2560, 1440), (3840, 2160)], ids=lambda size: f"{size[0]}")
def test_the_hand_has_words_on_every_large_screen(come: Come, size: tuple[int, int]) -> None:
    """Six cards lie in one row, each with what it does."""
    ania = come("Ania", "pl", viewport={"width": size[0], "height": size[1]})
    seated(ania, war_cards.event())
    for name in war_cards.FREE_HAND:
        does = ania.voice.part(f"card-{name}", "does")
        expect(ania.board.locator(f".hand-of [data-card='{name}'] .does").first).to_have_text(does)


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["laptop", "phone"])
def test_a_card_that_would_do_nothing_says_so_before_it_is_played(come: Come, screen: dict[str, Any]) -> None:
    """On the screen and for a screen reader. The card can still be played."""
    ania = come("Ania", "pl", **screen)
    seated(ania, holding())
    note = ania.say("effect-none")
    athelas, cloaks = card(ania, "athelas"), card(ania, "elven_cloaks")
    expect(athelas.get_by_text(note)).to_be_visible()
    expect(athelas).to_have_accessible_name(re.compile(note))
    expect(cloaks).to_be_enabled()
    expect(cloaks.get_by_text(note)).to_have_count(0)
    ania.moved(athelas.click)
    expect(ania.board.get_by_text(note)).to_have_count(0)


def test_all_cards_can_be_found_in_the_rulebook(ania: Person) -> None:
    ania.speak_of("war")
    ania.go("/rules/war/cards")
    ania.settle()
    cards = ania.page.locator("li[data-card]")
    all_of = len(CARDS) + len(CHARACTERS)
    expect(cards).to_have_count(all_of)
    ania.page.get_by_label(ania.say("board-book-deck")).select_option("shadow_strategy")
    deck = [name for name, facts in CARDS.items() if facts.deck == "shadow_strategy"]
    expect(cards).to_have_count(len(deck))
    ania.page.get_by_label(ania.say("board-book-icon")).select_option("muster")
    wanted = [name for name in deck if CARDS[name].icon == "muster"]
    expect(cards).to_have_count(len(wanted))
    ania.page.get_by_label(ania.say("board-book-deck")).select_option("")
    ania.page.get_by_label(ania.say("board-book-icon")).select_option("")
    ania.page.get_by_role("searchbox").fill("nazguli mlot")  # of both halves, without accents
    expect(cards).to_have_count(1)
    expect(ania.page.get_by_role("heading", name=ania.say("card-grond"), exact=True)).to_be_visible()
    expect(ania.page.get_by_role("status")).to_have_text(ania.say("web-book-cards-found", count=1, all=all_of))
    ania.page.locator("summary").click()
    expect(cards).to_contain_text(ania.say("told-sure", level="sure-high", source="source-cross-checked"))
    ania.page.reload()  # the address holds the search
    expect(cards).to_have_count(1)
    ania.page.locator("summary").click()
    ania.page.get_by_role("link", name="WAR-6.13", exact=True).click()
    expect(ania.page.get_by_role("definition")).to_have_count(1)


def test_what_is_reconstructed_of_a_character_is_said_in_the_rulebook(ania: Person) -> None:
    ania.speak_of("war")
    ania.go("/rules/war/cards?of=character&words=naczelny")
    ania.settle()
    person = ania.page.locator("li[data-card]")
    expect(person).to_have_count(1)
    expect(person).to_contain_text(FILES["boromir_captain_general"].text["pl"]["reading"])
    person.locator("summary").click()
    expect(person).to_contain_text(
        "odtworzone przez nas, do poprawienia w pliku o tej nazwie boromir_captain_general.toml"
    )


def test_the_rulebook_fits_on_a_phone(come: Come) -> None:
    thumb = come("Ania", "pl", **PHONE)
    thumb.speak_of("war")
    thumb.go("/rules/war/cards?words=grond")
    thumb.settle()
    expect(thumb.page.locator("li[data-card]")).to_have_count(1)
    assert thumb.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    touched = thumb.page.locator("main :is(a:not(.term), summary, select, input):visible")  # terms are words of a text
    heights = touched.evaluate_all(
        "all => all.filter((one) => !one.closest('details[open], p')).map((one) => one.getBoundingClientRect().height)"
    )
    assert min(heights) >= 44
    assert not (found := faults(thumb)), "\n".join(found)


def test_nothing_serious_with_a_card_explained(ania: Person) -> None:
    seated(ania, holding())
    ania.page.keyboard.press("Tab")
    card(ania, "athelas").focus()
    expect(told(ania)).to_be_visible()
    assert not (found := faults(ania, "[role=tooltip]")), "\n".join(found)


def test_a_card_that_comes_under_a_resting_mouse_is_not_explained_before_the_mouse_moves(ania: Person) -> None:
    """Else the words would lie over what was to be picked next, and stay there."""
    page = ania.page
    page.clock.install()
    seated(ania, holding())
    box = card(ania, "athelas").bounding_box()
    assert box is not None
    page.evaluate("() => (document.querySelector('[data-card=athelas]').style.transform = 'translateY(-100vh)')")
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.move(box["x"] + 21, box["y"] + 20)
    page.evaluate("() => (document.querySelector('[data-card=athelas]').style.transform = '')")
    page.clock.fast_forward(600)  # longer than a mouse must point at a thing
    expect(told(ania)).to_be_hidden()
    page.mouse.move(box["x"] + 24, box["y"] + 22)
    expect(told(ania)).to_be_visible()
