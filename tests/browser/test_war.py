"""The board of the war: a march by touching the map, the map by keys, on a phone, and dragged; what axe-core says."""

from playwright.sync_api import Locator, expect
import pytest

from bree.games.war.board import REGIONS
from tests.browser import war, war_cards
from tests.browser.inn import Inn, Laid, me
from tests.browser.person import Come, Person
from tests.browser.test_axe import faults
from tests.browser.test_keyboard import tab_to
from tests.browser.test_phone import PHONE
from tests.rulebook.war.war_story import Tale

pytestmark = pytest.mark.xdist_group("boards")


def seated(person: Person, tale: Tale) -> Laid:
    """At the seat that is asked."""
    laid = person.inn.begin_at(war.save(tale), me("Ania"), me("Bilbo"))
    person.sit(laid, tale.ask.who)
    person.wait_until_asked()
    return laid


def answers(inn: Inn, laid: Laid) -> list[str]:
    return [str(frame["pick"]) for frame in inn.frames(laid.id, laid.tokens["free"]) if frame.get("pick")]


def region(person: Person, name: str) -> Locator:
    return person.board.locator(f"[data-region='{name}']")


def test_a_march_by_touching_what_glows(inn: Inn, ania: Person) -> None:
    """A die, what it does, from where, where to, and who: all are marked at first, and one regular is taken out."""
    laid = seated(ania, war.go())
    ania.board.locator("[data-face='army_muster']").click()
    for where in ("[data-action='move']", "[data-region='dol_amroth']"):
        ania.moved(ania.board.locator(where).click)
    expect(ania.board.locator("[data-region]")).to_have_count(len(REGIONS["dol_amroth"].adjacent))
    ania.moved(region(ania, "erech").click)
    regulars = ania.board.locator("[data-figure='gondor-regular']")
    expect(regulars).to_contain_text("3/3")
    regulars.click()
    expect(regulars).to_contain_text("2/3")
    expect(ania.confirm).to_be_enabled()
    ania.moved(ania.confirm.click)
    assert answers(inn, laid)[:4] == ["army_muster", "move", "dol_amroth", "erech"]
    assert answers(inn, laid)[4:] == ["gondor-regular", "gondor-regular", "done"]


def test_an_event_is_played_by_touching_its_card(inn: Inn, ania: Person) -> None:
    """A rule bars the cards of other results. The played card moves from the hand to the played cards."""
    laid = seated(ania, war_cards.event())
    expect(ania.board.locator(".hand-of [data-card='i_will_go_alone']")).to_be_enabled()
    ania.moved(ania.board.locator(".hand-of [data-card='the_red_arrow']").click)
    assert answers(inn, laid)[:1] == ["the_red_arrow"]
    expect(ania.board.locator(".hand-of [data-card='the_red_arrow']")).to_have_count(0)
    fold = ania.page.get_by_role("button", name=ania.say("board-panel-cards"), exact=True)
    if fold.get_attribute("aria-expanded") == "false":
        fold.click()
    expect(ania.board.locator(".table-cards [data-card='the_red_arrow']")).to_be_visible()


def test_combat_cards_are_face_down_until_both_are_shown(inn: Inn, ania: Person) -> None:
    """Of the enemy's the back is seen, with its deck; then both, in the order in which they act."""
    laid = seated(ania, war_cards.committed())
    cards = ania.board.locator("[data-combat]")
    expect(cards).to_have_count(1)
    expect(cards).to_contain_text(ania.say("deck-shadow_character"))
    ania.moved(ania.board.locator(".hand-of [data-card='gwaihir_the_windlord']").click)
    assert answers(inn, laid) == ["gwaihir_the_windlord"]
    expect(cards).to_have_count(2)
    assert [one.get_attribute("data-combat") for one in cards.all()] == ["gwaihir_the_windlord", "grond"]


def test_a_region_opens_and_tells_who_stands_there(ania: Person) -> None:
    """A touch opens a region that cannot be picked; its neighbours lead on."""
    seated(ania, war.go())
    keys = ania.board.get_by_role("listbox")
    tab_to(ania, keys)
    for key in ("ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp"):
        before = keys.inner_text()
        ania.page.keyboard.press(key)
        expect(keys).not_to_have_text(before)
    name = ania.say("region-rivendell")
    expect(keys).to_contain_text(name)
    ania.page.keyboard.press("Space")
    panel = ania.board.get_by_role("region", name=name, exact=True)
    expect(panel).to_be_visible()
    beside = ania.say(f"region-{REGIONS['rivendell'].adjacent[0]}")
    panel.get_by_role("button", name=beside, exact=True).click()
    expect(ania.board.get_by_role("region", name=beside, exact=True)).to_be_visible()


def test_a_region_is_picked_by_keys(inn: Inn, bilbo: Person) -> None:
    laid = seated(bilbo, war.go().go("army_muster move"))
    tab_to(bilbo, bilbo.board.get_by_role("listbox"))
    keys = bilbo.board.get_by_role("listbox")
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight"):
        bilbo.page.keyboard.press(key)
    expect(keys).to_contain_text(bilbo.say("region-lorien"))
    expect(keys).to_contain_text(bilbo.say("board-can-pick"))
    bilbo.moved(lambda: bilbo.page.keyboard.press("Enter"))
    assert answers(inn, laid) == ["lorien"]


def test_the_map_is_dragged_and_brought_nearer(ania: Person) -> None:
    """A drag picks nothing; the small map leads back to the whole."""
    seated(ania, war.go().go("army_muster move"))
    marker = region(ania, "lorien")
    before = marker.bounding_box()
    assert before
    ania.button("board-nearer").click()
    ania.page.mouse.move(before["x"] + 22, before["y"] + 22)
    ania.page.mouse.down()
    ania.page.mouse.move(before["x"] + 90, before["y"] + 70, steps=4)
    ania.page.mouse.up()
    ania.until(lambda: marker.is_visible() and marker.bounding_box() != before, "the map has moved")
    assert ania.asked
    ania.button("board-whole-map").focus()
    ania.page.keyboard.press("Enter")
    expect(ania.button("board-whole-map")).to_have_count(0)
    ania.until(lambda: marker.bounding_box() == before, "the map is whole")


def test_arrows_lead_to_what_is_out_of_sight_on_a_phone(come: Come) -> None:
    """Every pick is on the screen, or an arrow points to it."""
    thumb = come("Ania", "pl", **PHONE)
    tale = war.flight()
    seated(thumb, tale)
    spots = thumb.board.locator("[data-spot]")
    told = spots.evaluate_all("all => all.flatMap((one) => one.dataset.spot.split(' '))")
    assert sorted(told) == sorted(pick for pick in tale.picks if pick != "done")
    hidden = next(name for name in tale.picks if name in REGIONS and not region(thumb, name).is_visible())
    thumb.until(lambda: led_to(thumb, hidden), "the arrows lead there")
    thumb.moved(region(thumb, hidden).tap)


def led_to(person: Person, name: str) -> bool:
    """In sight, or else one step nearer."""
    arrow = person.board.locator(f".arrow[data-spot~='{name}']")
    if arrow.is_visible():
        arrow.tap()
    return region(person, name).is_visible()


def test_nothing_serious(ania: Person) -> None:
    seated(ania, war.battle())
    assert not (found := faults(ania)), "\n".join(found)


def test_nothing_serious_on_a_phone(come: Come) -> None:
    person = come("Ania", "pl", **PHONE)
    seated(person, war.go().go("army_muster move"))
    assert not (found := faults(person)), "\n".join(found)
