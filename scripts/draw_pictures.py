"""Draw web/public/pictures: the icons of the installed client, and the pictures that chats show beside a link.

    python scripts/draw_pictures.py

The icons come from web/public/mark.svg, the pictures from the covers of the games in the built client. Chromium draws
both. Run it again after a change of the mark, of a cover or of a title.
"""

from collections.abc import Iterator
from contextlib import contextmanager
import os
from pathlib import Path
import shutil
import subprocess
import sys
from tempfile import TemporaryDirectory
import time
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
MARK = ROOT / "web" / "public" / "mark.svg"
TARGET = ROOT / "web" / "public" / "pictures"
ICONS = {"icon-180": (180, 0.0), "icon-192": (192, 0.0), "icon-512": (512, 0.0), "icon-full-512": (512, 0.14)}
PAPER = "#f7eed6"
PICTURE = {"width": 1200, "height": 630}  # as chats show it
QUALITY = 80
PORT = 8793
WAIT_S = 60.0
# The cover fills the picture and stands alone: the page around it goes, its styles and its colours stay.
ALONE = """(cover) => {
    cover.remove();
    document.body.replaceChildren(cover);
    Object.assign(cover.style, { position: 'fixed', inset: 0, width: 'auto', height: '100%', border: 0 });
    const art = cover.querySelector('svg');
    art.setAttribute('preserveAspectRatio', 'xMidYMid meet');
    Object.assign(art.style, { width: '100%', height: '100%', maxWidth: 'none' });
}"""


@contextmanager
def server() -> Iterator[str]:
    with TemporaryDirectory() as folder:
        environment = {**os.environ, "BREE_DATABASE": f"sqlite:///{folder}/tables.sqlite"}
        process = subprocess.Popen([sys.executable, "-m", "bree", "serve", "--port", str(PORT)], env=environment)
        try:
            url = f"http://127.0.0.1:{PORT}"
            end = time.monotonic() + WAIT_S
            while True:
                try:
                    urlopen(f"{url}/healthz").close()
                    break
                except URLError:
                    if time.monotonic() > end:
                        raise
                    time.sleep(0.2)
            yield url
        finally:
            process.terminate()
            process.wait()


def draw_icon(page: Page, name: str, size: int, margin: float) -> None:
    """The mark, with a margin where a phone may cut the corners off."""
    page.set_viewport_size({"width": size, "height": size})
    mark = MARK.read_text(encoding="utf-8")
    inside = round(size * (1 - 2 * margin))
    ground = PAPER if margin else "transparent"
    style = f"html{{background:{ground}}}body{{margin:0;display:grid;place-items:center;height:100vh}}"
    page.set_content(f"<style>{style} svg{{width:{inside}px;height:{inside}px}}</style>{mark}")
    page.screenshot(path=TARGET / f"{name}.png", omit_background=not margin)


def draw_covers(page: Page, url: str) -> None:
    page.set_viewport_size(PICTURE)
    page.goto(url)
    page.wait_for_selector("article .cover svg")
    titles = page.evaluate("async () => (await (await fetch('/api/games')).json()).map(({ name }) => name)")
    for place, name in enumerate(titles):
        draw_alone(page, url, f"article:nth-of-type({place + 1}) .cover", name)
    draw_alone(page, url, "header .picture", "inn")


def draw_alone(page: Page, url: str, selector: str, name: str) -> None:
    page.goto(url)
    page.wait_for_selector(f"{selector} svg")
    page.locator(selector).evaluate(ALONE)
    page.screenshot(path=TARGET / f"{name}.jpg", type="jpeg", quality=QUALITY)


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as started, server() as url:
        browser = started.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(locale="en-GB", color_scheme="light")
        for name, (size, margin) in ICONS.items():
            draw_icon(page, name, size, margin)
        draw_covers(page, url)
        browser.close()


if __name__ == "__main__":
    main()
