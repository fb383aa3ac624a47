"""Scenes of the war beside its questions: what opens over the board, or is drawn on it. For axe and for what fits."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from playwright.sync_api import expect

from tests.browser import war, war_cards, war_endings
from tests.browser.inn import me
from tests.browser.person import Person
from tests.rulebook.war.war_story import Tale

TOLD = "[role='tooltip']"


def nothing_more(person: Person) -> None:
    """The scene comes by itself."""


class Scene(NamedTuple):
    """A position, a selector of what is looked at, and how a person opens it."""

    tale: Callable[[], Tale]
    shown: str
    open: Callable[[Person], None] = nothing_more


def end_of(how: str) -> Tale:
    return war_endings.ended(war_endings.ENDINGS[how]())


def in_mordor() -> Tale:
    """A tile was drawn at the last step: a Guide may soften it."""
    return war_endings.last_step(9)


def on_track() -> Tale:
    """The Ring-bearers are in Mordor; the hand is full."""
    dice = {"free_dice": ("army_muster", "character", "muster"), "shadow_dice": ("army",)}
    hands = {"free": war_cards.FREE_HAND, "shadow": ()}
    there = {"bearers": "morannon", "track": 2, "corruption": 6}
    return Tale.of(war.FRONT, ("action_phase",), acting="free", hands=hands, **dice, **there)


def lossy() -> Tale:
    """Figures of each free nation are lost, and characters have fallen."""
    lost = "gondor 2r 1e 1l rohan 2r 1e elves 1r 1e dwarves 1r north 2r"
    dice = {"free_dice": ("army_muster", "character", "will"), "shadow_dice": ("army", "event", "muster")}
    return Tale.of("", ("action_phase",), acting="free", lost=lost, fallen="boromir gimli legolas", **dice)


def is_large(person: Person) -> bool:
    return person.board.locator(".large-board").count() > 0


def look_at(tab: str, person: Person) -> None:
    """On a small board, which shows one part at a time."""
    if not is_large(person):
        person.board.locator(f"[data-tab='{tab}']").click()


def look_at_the_reserves(person: Person) -> None:
    look_at("nations", person)
    if is_large(person):
        person.button("board-panel-reserves").click()


def take_a_die(person: Person) -> None:
    person.board.locator(".row.free [data-face='will']").click()


def explain(person: Person, thing: str) -> None:
    """By keys: a mouse that was pressed before leaves a focus that is not seen."""
    person.page.keyboard.press("Tab")
    person.board.locator(thing).first.focus()


def explain_a_die(person: Person) -> None:
    explain(person, ".row.free [data-face='will']")


def explain_a_tile(person: Person) -> None:
    look_at("fellowship", person)
    explain(person, "[data-explains='tile:eye']")


def explain_a_nation(person: Person) -> None:
    look_at("nations", person)
    explain(person, "[data-nation='rohan']")


def explain_a_sign(person: Person) -> None:
    """Of a stronghold, in the panel of its region."""
    look_at("map", person)
    person.page.keyboard.press("Tab")
    person.board.locator("[data-rove='map']").focus()
    person.page.keyboard.press("Space")
    explain(person, "[data-explains^='settlement:']")


SCENES: dict[str, Scene] = {
    **{how: Scene(partial(end_of, how), "[data-ending] .told > *") for how in war_endings.ENDINGS},
    "mordor track": Scene(on_track, ".tracks", partial(look_at, "fellowship")),
    "hunt in mordor": Scene(in_mordor, ".hunt-now"),
    "reserves": Scene(lossy, ".reserves > *", look_at_the_reserves),
    "die explained": Scene(war.go, TOLD, explain_a_die),
    "tile explained": Scene(war.go, TOLD, explain_a_tile),
    "nation explained": Scene(war.go, TOLD, explain_a_nation),
    "sign explained": Scene(war.go, TOLD, explain_a_sign),
    "die menu": Scene(war.go, "[data-menu], .actions > *", take_a_die),
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
