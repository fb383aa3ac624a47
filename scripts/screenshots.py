"""Take the pictures of docs/screenshots, which the documentation shows, again.

    python scripts/screenshots.py [FOLDER]

With a folder it also takes pictures of all boards and pages on four screens, and writes them there as PNG, for people
to look at. The client must be built (`make web`) and Chromium installed. The games are always the same. All pictures
are taken in English, and some of them also in Polish and in the dark theme.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
import re
import sys
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "games")]

from bree.bots.host import Host  # noqa: E402
from bree.core import CHANCE, Ask, View  # noqa: E402
from bree.games.mordor import GAME as MORDOR  # noqa: E402
from bree.games.war import GAME as WAR_GAME  # noqa: E402
from bree.table import Chair, Sitting  # noqa: E402
from tests.browser.chromium import ARGUMENTS, CHROMIUM, MISSING  # noqa: E402
from tests.browser.conftest import LOCALES  # noqa: E402
from tests.browser.doom import STAGES as DOOM, save as begun  # noqa: E402
from tests.browser.fellowship import Moment, asks, played as by_bots  # noqa: E402
from tests.browser.inn import GREEDY, Inn, Laid, me  # noqa: E402
from tests.browser.person import Person  # noqa: E402
from tests.server.setting import RANDOM  # noqa: E402

HOME = ROOT / "docs" / "screenshots"
PAGES = (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))
SHOWN = {name for page in PAGES for name in re.findall(r"screenshots/([\w-]+\.jpg)", page.read_text(encoding="utf-8"))}
QUALITY = 72
MOST_BYTES = 500_000
SEED = 46
MOMENT = 120  # answers, for the replay: Merry's second roll
THUMB: dict[str, Any] = {"is_mobile": True, "has_touch": True, "device_scale_factor": 1.5}
SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, **THUMB},
    "side": {"viewport": {"width": 844, "height": 390}, **THUMB},
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "desk": {"viewport": {"width": 1920, "height": 1080}},
}
FEWER = ("phone", "laptop")  # screens of the pictures in Polish and by candlelight
MAIN = ("lobby", "table", "fellowship", "doom-rohan", "war-turn", "war-battle")


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


def advanced() -> str:
    """Four hobbits on the other side of the sheet: Frodo's turn in the middle of the game."""
    chairs = {seat: Chair("greedy", "greedy") for seat in ("frodo", "sam", "merry", "pippin")}
    sitting = Sitting(MORDOR, {"players": 4, "side": "advanced", "starter": "sam"}, chairs, SEED)
    for _ in Host(sitting).serve():
        ask = sitting.ask
        if ask is not None and (ask.who, ask.key) == ("frodo", "keep") and len(sitting.answers) > 150:
            break
    return sitting.save()


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
    "alone": (asks("play", so=lambda view: view["round"]["tricks"] > 1), {"players": 1, "chapter": "2"}),
    "campaign": (asks("next_chapter"), {"chapter": "campaign", "won": "1 2 3 5"}),
}


WAR: dict[str, Callable[[Ask, View], bool]] = {
    "turn": lambda ask, view: ask.key == "die" and ask.who == "free" and view["turn"] > 3,
    "march": lambda ask, _: ask.key == "move_who" and len(ask.picks) > 3,
    "battle": lambda ask, view: ask.key == "hit" and view["battle"]["kind"] == "field",
    "siege": lambda ask, view: ask.key in ("hit", "cease", "reroll") and view["battle"]["kind"] == "siege",
    "hunt": lambda ask, _: ask.key == "casualty",
    "mordor": lambda ask, view: ask.key == "die" and ask.who == "free" and view["fellowship"]["track"] > 1,
}


def wars() -> dict[str, tuple[str, str]]:
    """Of a few games of captains, the first moment of each kind: its save, and who is asked."""
    found: dict[str, tuple[str, str]] = {}
    for seed in range(8):
        sitting = Sitting(WAR_GAME, {}, {seat: Chair("captain", "captain") for seat in ("free", "shadow")}, seed)
        for _ in Host(sitting).serve():
            ask = sitting.ask
            if ask is None or ask.who == CHANCE:
                continue
            view = sitting.view(ask.who)
            for name, moment in WAR.items():
                if name not in found and moment(ask, view):
                    found[name] = (sitting.save(), ask.who)
    return found


class Table(NamedTuple):
    laid: Laid
    seat: str
    more: str = ""  # of its address


def tables(inn: Inn) -> dict[str, Table]:
    """All that is looked at, by the names of the pictures."""
    over = inn.bring(played(lambda sitting: sitting.ask is None), me("Ania"), GREEDY, RANDOM)
    found = {
        "table": Table(inn.bring(played(in_the_middle), me("Ania"), GREEDY, RANDOM), "frodo"),
        "advanced": Table(inn.bring(advanced(), me("Ania"), GREEDY, RANDOM, RANDOM), "frodo"),
        "result": Table(over, "frodo"),
        "replay": Table(over, "frodo", f"/replay?n={MOMENT}"),
        "review": Table(over, "frodo", "/review"),
    }
    for name, (moment, options) in FELLOWSHIP.items():
        others = [RANDOM] * (int(options.get("players", 4)) - 1)
        found[name] = Table(inn.bring(by_bots(moment, **options), me("Ania"), *others), "north")
    for stage, begin in DOOM.items():
        found[f"doom-{stage}"] = Table(inn.begin_at(begun(begin()), me("Ania"), RANDOM), "star")
    for name, (save, seat) in wars().items():
        found[f"war-{name}"] = Table(inn.bring(save, me("Ania"), me("Bilbo")), seat)
    return found


class Album:
    """The pictures of one screen in one language, by one light."""

    def __init__(self, browser: Browser, inn: Inn, screen: str, language: str, light: str) -> None:
        self._name = f"{screen}-{language}" + ("-dark" if light == "dark" else "")
        wanted = {"locale": LOCALES[language], "reduced_motion": "reduce", "color_scheme": light, **SCREENS[screen]}
        self._person = Person(browser.new_context(**wanted), inn, "Ania", language)

    def fill(self, all_tables: dict[str, Table], names: Iterable[str]) -> None:
        for name in names:
            if sys.argv[1:] or self._file(name).name in SHOWN:
                self._come(name, all_tables)
                self._take(name)
        assert self._person.faults == []
        self._person.context.close()

    def _file(self, name: str) -> Path:
        return HOME / f"{name}-{self._name}.jpg"

    def _come(self, name: str, all_tables: dict[str, Table]) -> None:
        person = self._person
        if name == "lobby":
            person.go("/")
            person.settle()
            return
        table = all_tables[name]
        person.sit(table.laid, table.seat)
        if table.more:
            person.go(table.laid.path + table.more)
            person.settle()
            expect(person.page.get_by_role("progressbar")).to_have_count(0)  # a course of chances that is whole
        elif name != "result":
            person.wait_until_asked()
        if name == "table":  # two dice are marked already
            for _ in range(2):
                person.board.get_by_role("button", pressed=False).first.click()

    def _take(self, name: str) -> None:
        page = self._person.page
        page.evaluate("() => document.fonts.ready.then(() => true)")
        page.mouse.move(0, 0)
        file = self._file(name)
        for folder in sys.argv[1:]:
            page.screenshot(path=Path(folder) / f"{file.stem}.png")
        if file.name not in SHOWN:
            return
        size = len(page.screenshot(path=file, type="jpeg", quality=QUALITY))
        assert size < MOST_BYTES, f"{file.name} has {size} bytes"
        print(f"{size // 1000:5} kB  {file.relative_to(ROOT)}")


def main() -> None:
    if CHROMIUM is None:
        sys.exit(MISSING)
    HOME.mkdir(parents=True, exist_ok=True)
    for old in HOME.glob("*.jpg"):
        if old.name not in SHOWN:
            old.unlink()
    with TemporaryDirectory() as home, sync_playwright() as playwright:
        inn = Inn(Path(home), ("review_seconds=50",), more_games="")
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            found = tables(inn)
            for screen in SCREENS:
                Album(browser, inn, screen, "en", "light").fill(found, ("lobby", *found))
            for screen in FEWER:
                Album(browser, inn, screen, "pl", "light").fill(found, MAIN)
                Album(browser, inn, screen, "en", "dark").fill(found, MAIN)
            browser.close()
        finally:
            inn.stop()


if __name__ == "__main__":
    main()
