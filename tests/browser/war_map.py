"""Positions of the war for looking at its map, and the figures of what can be seen there."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from bree.bots.host import Host
from bree.games.war import GAME
from bree.games.war.board import REGIONS
from bree.lang import Voice
from bree.table import Chair, Sitting
from tests.browser import war
from tests.browser.inn import Inn, Laid, me
from tests.browser.war_cards import FREE_HAND, SHADOW_HAND
from tests.rulebook.war.war_story import Tale

SCREENS = {
    "390x844": (390, 844),
    "844x390": (844, 390),
    "1024x768": (1024, 768),
    "1366x768": (1366, 768),
    "1920x1080": (1920, 1080),
    "2560x1440": (2560, 1440),
    "3840x2160": (3840, 2160),
}
LARGE = ("1366x768", "1920x1080", "2560x1440", "3840x2160")
SHARES = {"1366x768": 0.6, "1920x1080": 0.7}  # of the screen that shows the map
MEASURE = Path(__file__).with_name("map_figures.js").read_text(encoding="utf-8")
PLACES = """() => [...document.querySelectorAll("[data-guide='map'] :is(.names span, [data-army])")].map((one) => {
  const { x, y, width } = one.getBoundingClientRect();
  return [x, y, width];
}).join(' ')"""  # of all names and armies: whether the map has come to rest
SEED = 3
TURNS = (1, 4, 7)
CROWD = """
    minas_tirith: gondor 3r 1e 1l strider; osgiliath: gondor 2r; pelargir: gondor 2r 1l
    dol_amroth: gondor 2r 1e; lossarnach: gondor 1r; south_ithilien: southrons 3r 1e 1n
    north_ithilien: sauron 3r 1e 1n; minas_morgul: sauron 4r 1e witch_king; morannon: sauron 4r 1n
    barad_dur: sauron 3r 1e 1n; dagorlad: sauron 2r; helms_deep: rohan 2r 1e 1l; edoras: rohan 1r 1e
    folde: rohan 1r; westemnet: rohan 1r; fords_of_isen: isengard 4r 1e; orthanc: isengard 4r 2e saruman
    gap_of_rohan: isengard 1r; lorien: elves 1r 2e 1l; dimrill_dale: sauron 2r 1n; moria: sauron 2r
    rivendell: elves 2e 1l; fords_of_bruinen: elves 1e; grey_havens: elves 1r 1e 1l; ered_luin: dwarves 1r
    erebor: dwarves 1r 2e 1l; dale: north 1r 1e 1l; woodland_realm: elves 1r 1e 1l
    vale_of_the_celduin: southrons 4r; iron_hills: dwarves 1r; mount_gundabad: sauron 2r; angmar: sauron 1e
    ettenmoors: sauron 1r; umbar: southrons 3r; near_harad: southrons 3r 1e; west_harondor: southrons 1r 1e
    carrock: north 1r; dol_guldur: sauron 4r 1n; bree: north 1r; the_shire: north 1r
"""


def crowd() -> Tale:
    """Armies side by side nearly everywhere, the Fellowship among them."""
    dice = {"free_dice": ("army_muster", "character", "will"), "shadow_dice": ("army", "event", "muster")}
    hands = {"free": FREE_HAND, "shadow": SHADOW_HAND}
    return Tale.of(CROWD, ("action_phase",), acting="free", bearers="rivendell", progress=4, hands=hands, **dice)


@cache
def moments() -> dict[str, tuple[str, str]]:
    """A save and who is asked: turns of one game of captains, and a crowd."""
    found: dict[str, tuple[str, str]] = {}
    sitting = Sitting(GAME, {}, {seat: Chair("captain", "captain") for seat in ("free", "shadow")}, SEED)
    for _ in Host(sitting).serve():
        ask = sitting.ask
        if ask is not None and ask.key == "die" and ask.who == "free":
            turn = sitting.view("free")["turn"]
            if turn in TURNS:
                found.setdefault(f"turn {turn}", (sitting.save(), ask.who))
    tale = crowd()
    return {**found, "crowd": (war.save(tale), tale.ask.who)}


def laid_at(inn: Inn, moment: str, save: str) -> Laid:
    return (inn.begin_at if moment == "crowd" else inn.bring)(save, me("Ania"), me("Bilbo"))


def main_places(voice: Voice) -> dict[str, str]:
    """Strongholds and cities by their names."""
    kinds = ("stronghold", "city")
    return {name: voice.noun(f"region-{name}") for name, region in REGIONS.items() if region.settlement in kinds}


def resize(page: Page, screen: str) -> None:
    """To a screen; until the page has come to rest there."""
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    page.mouse.move(0, 0)
    before: list[str] = []
    while len(before) < 40 and (len(before) < 3 or len(set(before[-3:])) > 1):
        page.wait_for_timeout(50)
        before.append(page.evaluate(PLACES))


def figures(page: Page, voice: Voice) -> dict[str, Any]:
    names = main_places(voice)
    told: dict[str, Any] = page.evaluate(MEASURE, list(names.values()))
    return {**told, "places": len(names)}
