"""Whether letters stand out from what is behind them, where axe cannot tell: on the grain of the paper, on drawings."""

from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page

MEASURE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
PLAIN = "body, body::before { background: none !important } html { background: COLOUR !important }"
ALONE = "body > *, dialog, dialog::backdrop { visibility: hidden !important; background: none !important }"
WITHOUT = """
* { color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important }
text, tspan, textPath { fill: transparent !important }
"""
LETTERS = "WHICH { color: INK !important; -webkit-text-fill-color: INK !important; fill: INK !important }"
INKS = [
    f"rgb({red} {green} {blue})"
    for red in (255, 170, 85, 0)
    for green in (0, 85, 170, 255)
    for blue in (255, 170, 85, 0)
    if max(red, green, blue) - min(red, green, blue) > 100
]
EXTREMES = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
  const found = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(found.width, found.height).getContext('2d');
  canvas.drawImage(found, 0, 0);
  const points = canvas.getImageData(0, 0, found.width, found.height).data;
  const ends = { light: [256], dark: [-1] };
  for (let at = 0; at < points.length; at += 4) {
    const light = 0.2126 * points[at] + 0.7152 * points[at + 1] + 0.0722 * points[at + 2];
    const colour = points.slice(at, at + 3);
    if (light < ends.light[0]) ends.light = [light, colour];
    if (light > ends.dark[0]) ends.dark = [light, colour];
  }
  return [ends.light, ends.dark].map(([, colour]) => `rgb(${[...colour].join(' ')})`);
}"""


PAPER = """() => [innerWidth, innerHeight, ...[[document.documentElement], [document.body], [document.body, '::before']]
  .map((where) => getComputedStyle(...where).background)].join(' | ')"""
KNOWN: dict[str, tuple[str, str]] = {}  # paper on a screen -> its darkest and lightest points: looking takes long


def extremes(page: Page) -> tuple[str, str]:
    """The darkest and the lightest point of the paper's grain."""
    paper = page.evaluate(PAPER)
    if paper not in KNOWN:
        with styled(page, ALONE):
            KNOWN[paper] = tuple(page.evaluate(EXTREMES, shot(page)))
    return KNOWN[paper]


@contextmanager
def on_the_worst_paper(page: Page, theme: str) -> Iterator[None]:
    """The paper is of one colour: of its grain's darkest point by day, of its lightest by candles."""
    darkest, lightest = extremes(page)
    with styled(page, PLAIN.replace("COLOUR", darkest if theme == "light" else lightest)):
        yield


def too_faint(page: Page, selectors: list[str]) -> list[str]:
    """Return the texts with too little contrast, measured on the screen. Scroll to texts outside the screen."""
    found = []
    waiting = list(dict.fromkeys(selectors))
    while waiting:
        page.locator(waiting[0]).first.evaluate("thing => thing.scrollIntoView({ block: 'center', inline: 'center' })")
        inks = [INKS[at % len(INKS)] for at in range(len(waiting))]
        rules = [LETTERS.replace("WHICH", which).replace("INK", ink) for which, ink in zip(waiting, inks, strict=True)]
        with styled(page, WITHOUT):
            bare = shot(page)
        with styled(page, WITHOUT + "\n".join(rules)):
            seen = shot(page)
        measured = dict(zip(waiting, page.evaluate(MEASURE, [seen, bare, waiting, inks]), strict=True))
        for selector, told in measured.items():
            if told is not None and told["ratio"] < told["wanted"]:
                html = page.locator(selector).first.evaluate("thing => thing.outerHTML.slice(0, 160)")
                found.append(f"contrast {told['ratio']:.2f} instead of {told['wanted']}: {selector} {html}")
        waiting = [
            selector for selector in waiting[1:] if measured[selector] is None
        ]  # the first was brought into sight
    return found


@contextmanager
def styled(page: Page, rules: str) -> Iterator[None]:
    """For a moment the page has these rules too; its content policy lets nobody write a sheet of styles into it."""
    page.evaluate(
        """rules => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(rules);
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        }""",
        rules,
    )
    yield
    page.evaluate("() => { document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1); }")


def shot(page: Page) -> str:
    return b64encode(page.screenshot(type="png", scale="css", caret="hide")).decode()
