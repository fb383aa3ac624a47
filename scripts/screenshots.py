"""Take the pictures of docs/screenshots anew: from the lobby to the review, desk and phone, in both languages.

    python scripts/screenshots.py [FOLDER]

With a folder the same pictures go there as PNG too, without loss, to be looked at. The client must be built
(`make web`) and Chromium installed. The game is always the same one.
"""

from collections.abc import Callable
from pathlib import Path
import sys
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "games")]

from bree.core import View  # noqa: E402
from bree.games.mordor import GAME as MORDOR  # noqa: E402
from bree.guests.host import Host  # noqa: E402
from bree.lang import LANGUAGES  # noqa: E402
from bree.table import Chair, Sitting  # noqa: E402
from tests.browser.chromium import ARGUMENTS, CHROMIUM, MISSING  # noqa: E402
from tests.browser.conftest import LOCALES  # noqa: E402
from tests.browser.doom import STAGES as DOOM, save as begun  # noqa: E402
from tests.browser.fellowship import Moment, asks, played as by_bots  # noqa: E402
from tests.browser.inn import GREEDY, Inn, Laid, me  # noqa: E402
from tests.browser.person import Person  # noqa: E402
from tests.server.setting import RANDOM  # noqa: E402

HOME = ROOT / "docs" / "screenshots"
QUALITY = 80
MOST_BYTES = 400_000
SEED = 46
MOMENT = 120  # answers, for the replay: Merry's second roll
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}


def game() -> Sitting:
    """Two bots against a third; the first chair is a person's as soon as the save is brought to the inn."""
    chairs = {seat: Chair("greedy", "greedy") for seat in ("frodo", "sam", "merry")}
    return Sitting(MORDOR, {"players": 3, "starter": "sam", "nazgul_squares": 6}, chairs, SEED)


def played(enough: Callable[[Sitting], bool]) -> str:
    sitting = game()
    for _ in Host(sitting).serve():
        if enough(sitting):
            break
    return sitting.save()


def in_the_middle(sitting: Sitting) -> bool:
    """Frodo chooses from a second roll, half way to Mordor."""
    ask, s = sitting.ask, sitting.view("frodo")
    asked = ask is not None and (ask.who, ask.key) == ("frodo", "keep") and not s["now"]
    return asked and len(sitting.answers) > 110 and s["rolls"] == 2 and len(s["rolled"]) > 2


def must_follow(view: View) -> bool:
    """Third in the third trick or later, with cards of the suit that was led and with others."""
    suits = {card[0] for card in view["hands"][0]["cards"]}
    return (
        len(view["trick"]) == 2
        and view["round"]["tricks"] > 1
        and view["round"]["lead_suit"][0] in suits
        and len(suits) > 1
    )


FELLOWSHIP: dict[str, tuple[Moment, dict[str, str | int]]] = {
    "fellowship": (asks("play", so=must_follow), {"chapter": "2"}),
    "pyramid": (asks("play", so=lambda view: view["round"]["tricks"] > 1), {"players": 2, "chapter": "2"}),
    "campaign": (asks("next_chapter"), {"chapter": "campaign", "won": "1 2 3 5"}),
}


def fellowship(inn: Inn) -> dict[str, Laid]:
    laid = {}
    for name, (moment, options) in FELLOWSHIP.items():
        others = [RANDOM] * (int(options.get("players", 4)) - 1)
        laid[name] = inn.bring(by_bots(moment, **options), me("Ania"), *others)
    return laid


def doom(inn: Inn) -> dict[str, Laid]:
    return {f"doom-{stage}": inn.bring(begun(moment()), me("Ania"), RANDOM) for stage, moment in DOOM.items()}


class Album:
    """The pictures of one screen in one language."""

    def __init__(self, browser: Browser, inn: Inn, screen: str, language: str, tables: dict[str, Laid]) -> None:
        self._name = f"{screen}-{language}"
        self._doom = [f"doom-{stage}" for stage in (DOOM if screen == "desktop" else ["rohan"])]
        self._tables = tables
        context = browser.new_context(locale=LOCALES[language], reduced_motion="reduce", **SCREENS[screen])
        self._person = Person(context, inn, "Ania", language)

    def fill(self) -> None:
        person, over = self._person, self._tables["over"]
        person.sit(over, "frodo")
        expect(person.link("web-new-game")).to_be_visible()
        self._take("result")
        self._sit_down()
        self._take("table")
        person.page.emulate_media(color_scheme="dark")
        expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
        self._take("table", "-dark")
        person.page.emulate_media(color_scheme="light")
        for name, path in (
            ("lobby", "/"),
            ("replay", f"{over.path}/replay?n={MOMENT}"),
            ("review", f"{over.path}/review"),
        ):
            person.go(path)
            person.settle()
            self._take(name)
        self._fill_fellowship()
        self._fill_doom()
        assert person.faults == []
        person.context.close()

    def _fill_fellowship(self) -> None:
        person = self._person
        for name in FELLOWSHIP:
            person.sit(self._tables[name], "north")
            person.wait_until_asked()
            self._take(name)
        person.sit(self._tables["fellowship"], "north")
        person.wait_until_asked()
        person.page.emulate_media(color_scheme="dark")
        expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
        self._take("fellowship", "-dark")

    def _fill_doom(self) -> None:
        """Every stage; on a phone one."""
        person = self._person
        person.page.emulate_media(color_scheme="light")
        for name in self._doom:
            person.sit(self._tables[name], "star")
            person.wait_until_asked()
            person.board.evaluate("board => board.scrollTo(0, 0)")  # the guide has led further down
            self._take(name)
        person.page.emulate_media(color_scheme="dark")
        expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
        self._take(self._doom[-1], "-dark")

    def _sit_down(self) -> None:
        """Two dice are marked already."""
        person = self._person
        person.sit(self._tables["running"], "frodo")
        person.wait_until_asked()
        for _ in range(2):
            person.board.get_by_role("button", pressed=False).first.click()

    def _take(self, name: str, theme: str = "") -> None:
        page = self._person.page
        page.evaluate("() => document.fonts.ready.then(() => true)")
        page.mouse.move(0, 0)
        file = HOME / f"{name}-{self._name}{theme}.jpg"
        for folder in sys.argv[1:]:
            page.screenshot(path=Path(folder) / f"{file.stem}.png")
        size = len(page.screenshot(path=file, type="jpeg", quality=QUALITY))
        assert size < MOST_BYTES, f"{file.name} has {size} bytes"
        print(f"{size // 1000:5} kB  {file.relative_to(ROOT)}")


def main() -> None:
    if CHROMIUM is None:
        sys.exit(MISSING)
    HOME.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as home, sync_playwright() as playwright:
        inn = Inn(Path(home), more_games="", review_seconds="8")
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            for screen in SCREENS:
                for language in LANGUAGES:
                    running = inn.bring(played(in_the_middle), me("Ania"), GREEDY, RANDOM)
                    over = inn.bring(played(lambda sitting: sitting.ask is None), me("Ania"), GREEDY, RANDOM)
                    tables = {"running": running, "over": over, **fellowship(inn), **doom(inn)}
                    Album(browser, inn, screen, language, tables).fill()
            browser.close()
        finally:
            inn.stop()


if __name__ == "__main__":
    main()
