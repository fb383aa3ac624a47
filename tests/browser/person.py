"""Somebody before a screen: what they see and what they do there, in their language."""

from collections.abc import Callable
import re
import time
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, ViewportSize, WebSocket, expect

from bree.core import Fact
from bree.lang import Voice
from tests.browser.inn import Inn, Laid, game_of

PATIENCE_MS = 60_000.0
DRAWER = 900  # pixels: the log of a window that is not wider is a drawer
DESKTOP: ViewportSize = {"width": 1600, "height": 900}  # wide enough for the log to lie open beside the board


class Person:
    def __init__(self, context: BrowserContext, inn: Inn, name: str, language: str) -> None:
        self.name = name
        self.language = language
        self.inn = inn
        self.voice = Voice(language)
        self._faults: list[str] = []
        self._forgiven: list[str] = []
        self.told: list[str] = []  # the messages of the server on the socket
        self.context = context
        context.set_default_timeout(PATIENCE_MS)
        context.on("console", self._hear)
        context.on("weberror", lambda fault: self._faults.append(f"page error: {fault.error}"))
        context.on("request", lambda request: self._see(request.url))
        self.page = context.new_page()
        self.page.on("websocket", self._listen)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._faults.append(f"console: {message.text}")

    def _listen(self, line: WebSocket) -> None:
        self._see(line.url)
        line.on("framereceived", lambda message: self.told.append(str(message)))

    def _see(self, url: str) -> None:
        address = urlsplit(url)
        if address.netloc != urlsplit(self.inn.url).netloc and address.scheme not in ("blob", "data"):
            self._faults.append(f"asks another host: {url}")

    @property
    def faults(self) -> list[str]:
        """What must not happen: the test fails at its end."""
        return [fault for fault in self._faults if not any(re.search(known, fault) for known in self._forgiven)]

    def forgive(self, fault: str) -> None:
        """Faults that the test causes itself, by a pattern; a browser may tell of them late."""
        self._forgiven.append(fault)

    # Where one is

    def go(self, path: str = "/") -> None:
        self.page.goto(self.inn.url + path)

    def widen(self) -> None:
        """To the screen of a desk, where nothing is folded away."""
        self.page.set_viewport_size(DESKTOP)

    def sit(self, laid: Laid, seat: str) -> None:
        """By the way-back link."""
        self.go(laid.way_back(seat))
        self.look_round(laid.id)
        self.settle()

    def speak_of(self, game: str) -> None:
        """Where a game is shown, its own words are spoken."""
        self.voice = Voice(self.language, game_of(game))

    def look_round(self, table: str = "") -> None:
        """At a table the game's own words are spoken, and people are called by name."""
        self.voice = self.inn.voice(table or self.table, self.language)

    def settle(self) -> None:
        """Wait until the page is there, and nothing on it is still on its way."""
        expect(self.page.get_by_role("heading").first).to_be_visible()
        for text in ("…", *(self.say(f"web-{key}") for key in ("coming", "table-coming", "review-coming"))):
            expect(self.page.get_by_text(text, exact=True)).to_have_count(0)

    @property
    def table(self) -> str:
        return urlsplit(self.page.url).path.split("/")[2]

    # What is there

    def say(self, key: str, **facts: Fact) -> str:
        return self.voice.say(key, facts)

    def button(self, key: str, **facts: Fact) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **facts), exact=True)

    def card_button(self, key: str) -> Locator:
        """Of several games on the first page, the button of the one that is spoken of."""
        return self.page.get_by_role("button", name=f"{self.say(key)}: {self.say('game-title')}", exact=True)

    def link(self, key: str) -> Locator:
        """By its name, or by more that is said with it."""
        return self.page.get_by_role("link", name=self.say(key))

    def dialog(self, key: str) -> Locator:
        return self.page.get_by_role("dialog", name=self.say(key), exact=True)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("web-board"), exact=True)

    @property
    def prompt(self) -> Locator:
        """The question, or who is waited for, or the result."""
        return self.page.get_by_role("complementary", name=self.say("web-at-table")).get_by_role("heading").first

    @property
    def count(self) -> Locator:
        """How many are to be marked and how many are, beside the question."""
        return self.page.locator("[data-count]")

    @property
    def picks(self) -> Locator:
        """Whatever can be picked now: on the board, or as a slip under it."""
        return self.page.locator("[data-spot], .slips [data-pick]")

    @property
    def slips(self) -> Locator:
        """What has no place on the board."""
        return self.page.get_by_role("group", name=self.say("web-picks"), exact=True).get_by_role("button")

    def list_picks(self) -> Locator:
        """Return all picks as text, barred ones too; open their list with its key if it is closed."""
        found = self.page.get_by_role("group", name=self.say("web-all-picks"), exact=True)
        if not found.is_visible():
            self.page.keyboard.press("p")
        expect(found).to_be_visible()
        return found.get_by_role("button")

    @property
    def note(self) -> Locator:
        """What is said beside the question: why not, or the hint."""
        return self.page.locator("#ask-note")

    @property
    def confirm(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^" + re.escape(self.say("web-confirm", count=0))))

    @property
    def log(self) -> list[str]:
        """The lines of the log; each is part of the name of its why-button, and may stand for several."""
        before = self.say("web-why-of", line="")
        log = self.page.get_by_role("list", name=self.say("web-log"), exact=True)
        names: list[str] = log.get_by_role("listitem").evaluate_all(
            """(lines, before) => lines.flatMap((line) => {
              const names = [...line.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
              const why = names.find((name) => name.startsWith(before));
              return why === undefined ? [] : Array(Number(line.dataset.times ?? 1)).fill(why);
            })""",
            before,
        )
        return [name.removeprefix(before) for name in names]

    @property
    def asked(self) -> bool:
        return self.page.locator("[data-asked]").is_visible()

    @property
    def row(self) -> int:
        """Which position this screen shows: every answer and every undo makes the number larger."""
        return int(self.page.locator("[data-row]").get_attribute("data-row") or 0)

    @property
    def over(self) -> bool:
        return self.link("web-new-game").is_visible()

    def sees(self) -> str:
        """Return all text on the screen, in reading order."""
        return self.page.locator("body").inner_text()

    def holds(self) -> str:
        """All that this screen has, shown or not, and all that it was ever told."""
        kept: str = self.page.evaluate("() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")
        return "\n".join([self.page.title(), self.page.content(), kept, *self.told])

    def tokens(self) -> dict[str, str]:
        """The keys to the seats at this screen, as the way-back links under "invite" have them."""
        self.button("web-share").first.click()
        dialog = self.dialog("web-share")
        expect(dialog).to_be_visible()
        links = [field.input_value() for field in dialog.get_by_role("textbox").all()]
        dialog.get_by_role("button", name=self.say("web-close"), exact=True).click()
        keys = [parse_qs(urlsplit(link).fragment) for link in links]
        return {key["seat"][0]: key["token"][0] for key in keys if key}

    # What one does

    def until(self, so: Callable[[], bool], what: str) -> None:
        """Wait until it is so."""
        end = time.monotonic() + PATIENCE_MS / 1000
        while not so():
            assert time.monotonic() < end, f"{self.name} waits in vain: {what}\n{self.sees()}"
            self.page.wait_for_timeout(20)

    def open_log(self) -> None:
        """Open the log beside the board if it is closed; on a phone it is in a drawer."""
        button = self.page.locator(".tools [aria-keyshortcuts='L'][aria-pressed='false']")
        if button.count() and (self.page.viewport_size or DESKTOP)["width"] > DRAWER:
            button.click()

    def follow(self, table: str, token: str = "") -> None:
        """Wait until the log tells what the server has, line by line; both may still move on."""
        self.open_log()
        self.until(lambda: self.log == self.inn.log(table, self.voice, token), "the whole log")

    def moved(self, act: Callable[[], None]) -> None:
        """Do something that moves the game on, and wait until this screen shows it."""
        before = self.row
        act()
        self.until(lambda: self.row > before, "the table moves on")

    def mark(self, spot: Locator, press: Callable[[Locator], None] = Locator.click) -> None:
        """One thing of a run; the server has said what may be marked beside it."""
        press(spot)
        expect(spot).to_have_attribute("aria-pressed", "true")
        expect(self.confirm).not_to_have_attribute("aria-busy", "true")

    def gather(self, *spots: Locator, press: Callable[[Locator], None] = Locator.click) -> None:
        """Mark a whole set, one thing after another, and send it."""
        for spot in spots:
            self.mark(spot, press)
        confirm = self.button("web-confirm", count=len(spots))
        expect(confirm).to_be_enabled()
        self.moved(lambda: press(confirm))

    def wait_until_asked(self) -> None:
        expect(self.page.locator("[data-asked]")).to_be_visible()
        self.settle()  # the board may come after the question
        expect(self.picks.first).to_be_visible()


Come = Callable[..., Person]  # the fixture: one more person, in a new browser
