"""Whatever is asked, on whatever screen: all that the question is about is in sight, and what can be picked glows."""

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, expect
import pytest

from bree.core.find import find
from tests.browser.conftest import arrive
from tests.browser.inn import Inn, Laid, me
from tests.browser.kinds import DICTATED, TABLES, WHOLE, Kind, kinds, questions, save_at
from tests.browser.person import Person
from tests.browser.war import save
from tests.browser.war_scenes import SCENES, show

pytestmark = pytest.mark.xdist_group("fits")  # a separate group, with its server and Chromium
MEASURE = Path(__file__).with_name("fits.js").read_text(encoding="utf-8")
LOOK = Path(__file__).with_name("looks.js").read_text(encoding="utf-8")
SIZES = {
    "desk 4K": (3840, 2160),
    "desk": (1920, 1080),
    "1440": (1440, 900),
    "laptop": (1366, 768),
    "1280": (1280, 720),
    "tablet": (1024, 768),
    "twice as large": (683, 384),  # 1366 by 768 at 200 %
    "phone": (390, 844),
    "phone on its side": (844, 390),
}
TOUCHED = ("phone", "phone on its side")
SMALL = (*TOUCHED, "twice as large")
NAMES = ("Ania", "Bilbo", "Celina", "Diora")
NEVER = {"doom": {"seal_card"}, "war": {"either_effect", "seal_card"}}  # core's: no card of it does that


@pytest.mark.parametrize("game", TABLES)
def test_every_kind_of_question_is_among_them(game: str) -> None:
    """Those of chance are nobody's to answer."""
    asks = set(find(game).rules.asks) - NEVER.get(game, set()) - CHANCES[game]
    assert {kind.name.split("-")[0] for kind in kinds(game)} == asks


CHANCES = {
    "mordor": {"die", "starter"},
    "doom": {"battle_die", "deal", "die", "draw_gandalf", "hidden_card", "next_card"},
    "fellowship": {
        "bury", "cast_hand", "dig", "draw", "draw_gift", "draw_pool", "draw_rider", "flip", "grim_card", "mirror_lost",
        "rider_to", "threat_card", "threat_pair", "top_up", "turn_lost",
    },
    "war": {
        "action_die", "combat_die", "corruption_die", "dead_die", "draw_card", "extra_die", "heal_die", "hunt_die",
        "hunt_tile", "king_tile", "lost_card", "lure_lot", "other_tile", "random_companion", "ring_roll",
        "sorcery_card", "special_roll", "tile_die", "volley_die",
    },
}  # fmt: skip


QUESTIONS = questions()


@pytest.fixture(scope="module")
def reader(browser: Browser, inn: Inn) -> Iterator[Person]:
    """One person goes from table to table: opening a browser for each takes longer than measuring."""
    person = arrive(browser.new_context, inn, "Ania", "pl", has_touch=True)
    yield person
    person.context.close()


@pytest.mark.parametrize(("game", "kind"), QUESTIONS, ids=lambda one: one.name if isinstance(one, Kind) else one)
def test_all_that_is_asked_about_is_in_sight_and_every_pick_looks_different(
    inn: Inn, reader: Person, game: str, kind: Kind
) -> None:
    seats = find(game).seats(find(game).choose(kind.options))
    laid = lay_at(inn, game, kind, *(me(name) for name, _ in zip(NAMES, seats, strict=False)))
    reader.widen()
    reader.sit(laid, kind.who)
    reader.wait_until_asked()
    number = QUESTIONS.index((game, kind))
    faults: list[str] = reader.page.evaluate(LOOK)
    faults += measured(reader, number)
    speak_the_other(reader)
    faults += measured(reader, number)
    assert not faults + reader.faults, "\n".join(faults + reader.faults)


def speak_the_other(person: Person) -> None:
    person.widen()
    person.button("web-other-language").click()
    person.language = "en" if person.language == "pl" else "pl"
    person.look_round()
    expect(person.page.locator("html")).to_have_attribute("lang", person.language)


def lay_at(inn: Inn, game: str, kind: Kind, *people: dict[str, str]) -> Laid:
    dictated = DICTATED.get(game, {}).get(kind.name)
    return inn.begin_at(save(dictated()), *people) if dictated else inn.bring(save_at(game, kind), *people)


def screens(number: int, language: str) -> list[str]:
    """The phone in both languages; of the others a small one in one language and a large one in the other, in turn.

    `make soak` has all."""
    if WHOLE:
        return list(SIZES)
    small = [size for size in SMALL if size != "phone"]
    large = [size for size in SIZES if size not in SMALL]
    others = small if (number + (language == "pl")) % 2 else large
    return ["phone", others[number // 2 % len(others)]]


def measured(person: Person, number: int) -> list[str]:
    sizes = screens(number, person.language)
    return [f"{size}, {person.language}: {fault}" for size in sizes for fault in settled(person, size)]


@pytest.mark.parametrize(
    "name", ["destroyed", "shadow_military", "mordor track", "hunt in mordor", "reserves", "die explained"]
)
def test_a_scene_of_war_is_in_sight(reader: Person, name: str) -> None:
    """Each is opened anew on every screen."""
    number = list(SCENES).index(name)
    faults = []
    for size in screens(number, reader.language):
        turn_to(reader, size)
        show(reader, name)
        faults += [f"{size}, {reader.language}: {fault}" for fault in settled(reader, size, SCENES[name].shown)]
    assert not faults + reader.faults, "\n".join(faults + reader.faults)


def turn_to(person: Person, size: str) -> None:
    width, height = SIZES[size]
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.mouse.move(0, 0)  # the explanation under the mouse may cover anything


def settled(person: Person, size: str, scene: str = "") -> list[str]:
    """What does not fit of the question, or of a scene, when the page has come to rest: twice the same."""
    turn_to(person, size)
    found: list[list[str]] = []
    while len(found) < 2 or (found[-1] != found[-2] and len(found) < 40):
        person.page.evaluate("() => new Promise((so) => requestAnimationFrame(so))")
        found.append(person.page.evaluate(MEASURE, {"touch": size in TOUCHED, "scene": scene}))
    return found[-1]
