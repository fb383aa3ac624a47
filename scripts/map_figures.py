"""What the map of war shows, and how smoothly it zooms: of this client, and of an older one in the same run.

    python scripts/map_figures.py [CHECKOUT] [--only figures|frames]

CHECKOUT is a working copy of another commit with its client built. For seven screens the figures are: the share of the
screen that shows the map, the strongholds and cities that have their name, and what lies over something else. Then the
wheel brings the map nearer and farther on three screens, with the two clients in turn. The times between two frames of
the page are the result, in milliseconds, with the load of the machine. Compare those of one run only.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
import os
from pathlib import Path
from statistics import fmean, quantiles
import sys
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "games")]

from tests import tree  # noqa: E402
from tests.browser import inn as inns  # noqa: E402
from tests.browser.chromium import ARGUMENTS, CHROMIUM, MISSING  # noqa: E402
from tests.browser.conftest import arrive  # noqa: E402
from tests.browser.person import Person  # noqa: E402
from tests.browser.war_map import SCREENS, figures, laid_at, moments, resize  # noqa: E402
from tests.seeds import SEEDS, TEST  # noqa: E402

ZOOMED = ("1366x768", "2560x1440", "3840x2160")
ROUNDS = 3
TURNS = 10  # of the wheel in one direction
# The wheel is turned once a frame, and a frame is over when the next one begins.
ZOOM = """async (turns) => {
  const pane = document.querySelector('[data-guide="map"]');
  const { left, top, width, height } = pane.getBoundingClientRect();
  const at = { clientX: left + width * 0.4, clientY: top + height * 0.5, bubbles: true, cancelable: true };
  const next = () => new Promise((so) => requestAnimationFrame(so));
  const times = [];
  let last = await next();
  for (let turn = 0; turn < 2 * turns; turn++) {
    pane.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: turn < turns ? -90 : 90 }));
    const now = await next();
    times.push(now - last);
    last = now;
  }
  return times;
}"""


@contextmanager
def client(checkout: Path, browser: Browser) -> Iterator[Person]:
    """Somebody at a browser, with the client and the server of a working copy."""
    ours = tree.SOURCE, tree.GAMES, inns.DOORED
    root = checkout.resolve()
    tree.SOURCE, tree.GAMES = root / "src", root / "tests" / "games"
    inns.DOORED = str(root / "tests" / "seeded.py"), *inns.DOORED[1:]
    with TemporaryDirectory() as home:
        inn = inns.Inn(Path(home))
        tree.SOURCE, tree.GAMES, inns.DOORED = ours
        person = arrive(browser.new_context, inn, "Ania", "en")
        yield person
        person.context.close()
        inn.close()


def sit_at(person: Person, moment: str) -> None:
    save, who = moments()[moment]
    person.widen()
    person.sit(laid_at(person.inn, moment, save), who)
    person.wait_until_asked()


def afresh(person: Person, screen: str) -> None:
    """As somebody with this screen sees it at first."""
    resize(person.page, screen)
    person.page.reload()
    person.wait_until_asked()
    resize(person.page, screen)


def tell_figures(people: dict[str, Person]) -> None:
    heads = ("position", "screen", "client", "map", "names", "nameless", "armies over armies", "names over names")
    print("|", " | ".join((*heads, "names under armies")), "|")
    print("|---" * (len(heads) + 1), "|", sep="")
    for moment in moments():
        for name, person in people.items():
            sit_at(person, moment)
            for screen in SCREENS:
                afresh(person, screen)
                told = figures(person.page, person.voice)
                print(
                    f"| {moment} | {screen} | {name} | {told['share']:.1%} | {told['names']} "
                    f"| {len(told['nameless'])} of {told['places']} | {told['armies']} | {told['labels']} "
                    f"| {told['covered']} |",
                    flush=True,
                )


def tell_frames(people: dict[str, Person]) -> None:
    times: dict[tuple[str, str], list[float]] = {(screen, name): [] for screen in ZOOMED for name in people}
    loads: dict[str, float] = {}
    for person in people.values():
        sit_at(person, "turn 7")
    for screen in ZOOMED:
        for person in people.values():
            afresh(person, screen)
        for _ in range(ROUNDS):
            for name, person in people.items():
                times[screen, name] += person.page.evaluate(ZOOM, TURNS)
                person.page.wait_for_timeout(400)
        loads[screen] = os.getloadavg()[0]
    print("| screen | client | frames | mean | 95th percentile | load |")
    print("|---|---|---|---|---|---|")
    for (screen, name), found in times.items():
        told = f"{len(found)} | {fmean(found):.0f} | {quantiles(found, n=20)[-1]:.0f} | {loads[screen]:.1f}"
        print(f"| {screen} | {name} | {told} |")


def asked() -> Namespace:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("checkout", nargs="?", type=Path, help="a working copy to compare with, its client built")
    parser.add_argument("--only", choices=("figures", "frames"))
    return parser.parse_args()


def main() -> None:
    wish = asked()
    if CHROMIUM is None:
        raise SystemExit(MISSING)
    SEEDS.begin("map figures")
    os.environ[TEST] = SEEDS.test
    clients = {**({"before": wish.checkout} if wish.checkout else {}), "now": ROOT}
    with sync_playwright() as started, ExitStack() as open_:
        browser = started.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        people = {name: open_.enter_context(client(checkout, browser)) for name, checkout in clients.items()}
        if wish.only != "frames":
            tell_figures(people)
        if wish.only != "figures":
            tell_frames(people)


if __name__ == "__main__":
    main()
