"""How many clicks the usual things take in the war. Everything that a person presses is counted, nothing else.

Before dice could be planned and everybody was marked at first, the same positions took 10, 18, 14, 3 and 6 clicks.
"""

from playwright.sync_api import Locator, expect
import pytest

from tests.browser import war
from tests.browser.inn import me
from tests.browser.person import Person
from tests.rulebook.war.war_story import Tale

pytestmark = pytest.mark.xdist_group("boards")
ARMIES = """
    minas_morgul: sauron 4r 1e; dol_guldur: sauron 4r 1e; near_harad: southrons 1r
    south_ithilien: gondor 1r; edoras: rohan 1r; orthanc: isengard 1r
"""


def turn(*cards: str) -> Tale:
    """The Shadow begins with a die; two of its armies are of five."""
    dice = {"free_dice": ("character",), "shadow_dice": ("army", "event", "muster")}
    return Tale.of(ARMIES, ("action_phase",), acting="free", hands={"free": (), "shadow": cards}, **dice).answer("pass")


class Clicks:
    def __init__(self, person: Person, tale: Tale) -> None:
        self.person = person
        self.count = 0
        laid = person.inn.begin_at(war.save(tale), me("Ania"), me("Bilbo"))
        person.sit(laid, "shadow")
        person.wait_until_asked()

    def press(self, what: Locator) -> None:
        what.click()
        self.count += 1

    def on(self, *where: str) -> None:
        """Each of these after the one before has done its work."""
        for selector in where:
            self.press(self.person.board.locator(selector).first)

    def army(self, region: str) -> None:
        """Return the place of an army on the map."""
        box = self.person.board.locator(f"[data-army='{region}']").bounding_box()
        assert box
        self.person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.count += 1

    def confirm(self, what: str) -> None:
        expect(self.person.prompt).to_have_text(what)
        expect(self.person.confirm).to_be_enabled()
        self.person.moved(lambda: self.press(self.person.confirm))

    def who(self, key: str, **regions: str) -> None:
        places = {name: f"region-{region}" for name, region in regions.items()}
        self.confirm(self.person.say(f"ask-{key}", kind=0, **places))


@pytest.fixture
def shadow(bilbo: Person) -> Person:
    return bilbo


def test_an_army_of_five_is_moved(shadow: Person) -> None:
    clicks = Clicks(shadow, turn())
    clicks.on("[data-face='army']", "[data-action='move']")
    clicks.on("[data-region='minas_morgul']", "[data-region='gorgoroth']")
    clicks.who("move_who", region="minas_morgul", to="gorgoroth")
    assert clicks.count <= 5
    from_the_army = Clicks(shadow, turn())
    from_the_army.army("minas_morgul")
    from_the_army.on("[data-start='move'] [data-way='army']", "[data-region='gorgoroth']")
    from_the_army.who("move_who", region="minas_morgul", to="gorgoroth")
    assert from_the_army.count <= 4


def test_two_armies_of_five_are_moved_with_one_die(shadow: Person) -> None:
    clicks = Clicks(shadow, turn())
    clicks.on("[data-face='army']", "[data-action='move']")
    for origin, to in (("minas_morgul", "gorgoroth"), ("dol_guldur", "southern_mirkwood")):
        clicks.on(f"[data-region='{origin}']", f"[data-region='{to}']")
        clicks.who("move_who", region=origin, to=to)
    assert clicks.count <= 9


def test_five_attack_and_advance(shadow: Person) -> None:
    clicks = Clicks(shadow, turn())
    clicks.army("minas_morgul")
    clicks.on("[data-start='attack'] [data-way='army']")
    clicks.who("attack_who", region="minas_morgul", target="south_ithilien")
    clicks.who("advance", region="south_ithilien")
    assert clicks.count <= 5


def test_an_event_is_played(shadow: Person) -> None:
    clicks = Clicks(shadow, turn("grond", "shadows_gather"))
    clicks.on(".hand-of [data-card='shadows_gather']")
    shadow.moved(lambda: clicks.on("[data-menu] [data-way='event']"))
    assert clicks.count <= 2


def test_two_units_are_recruited(shadow: Person) -> None:
    clicks = Clicks(shadow, turn())
    clicks.army("minas_morgul")
    clicks.on("[data-start='sauron-regular'] [data-way='muster']")
    clicks.on("[data-figure='sauron-regular']")
    shadow.moved(lambda: clicks.on("[data-region='dol_guldur']"))
    assert clicks.count <= 4
