"""Scenes of the war beside its questions: what opens over the board, or is drawn on it. For tests of what fits."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import expect

from tests.browser import war, war_cards, war_endings
from tests.browser.inn import me
from tests.browser.person import Person
from tests.rulebook.war.war_story import Tale


def nothing_more(person: Person) -> None:
    """The scene comes by itself."""


class Scene(NamedTuple):
    """A position, a selector of what is looked at, and how a person opens it."""

    tale: Callable[[], Tale]
    shown: str
    open: Callable[[Person], None] = nothing_more


def in_mordor() -> Tale:
    """A tile was drawn at the last step: a Guide may soften it."""
    return war_endings.last_step(9)


def on_track() -> Tale:
    """The Ring-bearers are in Mordor; the hand is full."""
    dice = {"free_dice": ("army_muster", "character", "muster"), "shadow_dice": ("army",)}
    hands = {"free": war_cards.FREE_HAND, "shadow": ()}
    there = {"bearers": "morannon", "track": 2, "corruption": 6}
    return Tale.of(war.FRONT, ("action_phase",), acting="free", hands=hands, **dice, **there)


def is_large(person: Person) -> bool:
    return person.board.locator(".large-board").count() > 0


def look_at_the_fellowship(person: Person) -> None:
    if not is_large(person):
        person.board.get_by_role("tab").nth(1).click()


def have_a_die_explained(person: Person) -> None:
    person.page.keyboard.press("Tab")
    person.board.locator(".row.free [data-face='will']").focus()


SCENES: dict[str, Scene] = {
    "mordor track": Scene(on_track, ".tracks", look_at_the_fellowship),
    "hunt in mordor": Scene(in_mordor, ".hunt-now"),
    "explanation": Scene(war.go, "[role='tooltip']", have_a_die_explained),
}


def show(person: Person, name: str) -> None:
    """At the table, with the scene open."""
    scene = SCENES[name]
    tale = scene.tale()
    seat = tale.s.seats[0] if tale.over else tale.ask.who
    laid = person.inn.begin_at(war.save(tale), *(me("Ania") for _ in tale.s.seats))
    person.sit(laid, seat)
    if not tale.over:
        person.wait_until_asked()
    scene.open(person)
    expect(person.page.locator(scene.shown).first).to_be_visible()
