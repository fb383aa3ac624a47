"""A lesson as somebody plays it who does only what it points at."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

NOW = """() => [
  document.querySelector('aside[data-lesson]')?.dataset.lesson,
  document.querySelector('section.bar')?.dataset.row,
  document.querySelector('[data-count]')?.textContent,
].join()"""
COVERS = """() => {
  const thing = document.querySelector('[data-taught="pick"]')?.getBoundingClientRect();
  const words = document.querySelector('aside[data-lesson]').getBoundingClientRect();
  if (!thing) return false;
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  return words.left < x && x < words.right && words.top < y && y < words.bottom;
}"""
MOVED = f"before => {{ const now = ({NOW})(); return now !== before && !now.startsWith(',') }}"
NEXT_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
Look = Callable[[Person, int], None]


class Pupil:
    """Plays the lesson that lies open before a person."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.numbers: list[int] = []  # of the sentences, each time one was clicked on

    @property
    def bubble(self) -> Locator:
        return self.page.locator("aside[data-lesson]")

    @property
    def thing(self) -> Locator:
        """What is to be clicked."""
        return self.page.locator('[data-taught="pick"]')

    @property
    def onward(self) -> Locator:
        return self.bubble.locator("button")

    @property
    def number(self) -> int:
        return int(self.bubble.get_attribute("data-lesson") or 0)

    def ends(self) -> bool:
        return self.person.button("web-lesson-on").count() == 1

    def step(self) -> None:
        """Click once, and wait until the lesson has gone on, or what is marked."""
        expect(self.bubble).to_be_visible()
        expect(self.thing.or_(self.onward)).to_have_count(1)
        before = self.page.evaluate(NOW)
        self.numbers.append(self.number)
        (self.onward if self.onward.count() else self.thing).click()
        self.page.wait_for_function(MOVED, arg=before)
        self.page.evaluate(NEXT_FRAMES)  # in each of them the bubble looks for its thing

    def play(self, look: Look | None = None) -> None:
        """To the end; `look` may look at each sentence."""
        seen = 0
        expect(self.bubble).to_be_visible()
        while not self.ends():
            if look is not None and self.number > seen:
                seen = self.number
                look(self.person, seen)
            self.step()
        if look is not None:
            look(self.person, self.number)
        self.person.button("web-lesson-on").click()
        expect(self.bubble).to_have_count(0)

    def covers_thing(self) -> bool:
        """Does the bubble lie over what is to be clicked?"""
        found: bool = self.page.evaluate(COVERS)
        return found
