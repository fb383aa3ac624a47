"""The board of doom: journeys by two and alone, what glows is picked, battle odds, why a card is barred, phone, axe."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect
import pytest

from bree.core.rulebook import rulebook
from bree.games.doom import GAME
from tests.browser import doom
from tests.browser.inn import Inn, Laid, me
from tests.browser.person import Come, Person
from tests.browser.test_axe import faults
from tests.browser.test_keyboard import tab_to
from tests.browser.test_phone import PHONE, fits
from tests.browser.words import program_words
from tests.rulebook.doom.doom_story import Journey

pytestmark = pytest.mark.xdist_group("boards")
MOST = 300  # answers in one journey
SHORT: dict[str, str | int] = {"road": ". . . . . .", "courage_start": 30, "courage_top": 30}


# What is on the board


def glowing(person: Person) -> Locator:
    """All that can be picked on the board."""
    return person.board.locator("[data-rove='pick']:not([aria-disabled])")


def tab(person: Person, name: str) -> Locator:
    return person.board.locator(f"[data-tab='{name}']")


def seated(person: Person, journey: Journey) -> Laid:
    """At the seat that is asked."""
    laid = person.inn.begin_at(doom.save(journey), me("Ania"), me("Bilbo"))
    person.sit(laid, journey.ask.who)
    person.wait_until_asked()
    return laid


def answers(inn: Inn, laid: Laid) -> list[str]:
    return [str(frame["pick"]) for frame in inn.frames(laid.id, laid.tokens["star"]) if frame.get("pick")]


def touch(person: Person) -> None:
    """Answer on the board if something there glows, else by the first slip of the question."""
    person.wait_until_asked()
    if person.confirm.is_visible():
        person.gather(glowing(person).nth(0), glowing(person).nth(1))
    elif glowing(person).count():
        person.moved(glowing(person).first.click)
    else:
        person.moved(person.picks.first.click)


def play_on(*people: Person) -> None:
    """Until the game is over for all."""
    for _ in range(MOST):
        people[0].until(
            lambda: any(one.asked for one in people) or all(one.over for one in people), "somebody is asked"
        )
        if people[0].over:
            return
        touch(next(one for one in people if one.asked))
    raise AssertionError("the journey does not end")


def sees_the_end(person: Person, laid: Laid, seat: str) -> None:
    over = person.inn.frames(laid.id)[-1]["view"]["over"]
    assert over
    person.follow(laid.id, laid.tokens[seat])
    expect(person.board.get_by_text(person.say(f"board-over-{over}"), exact=True)).to_be_visible()
    assert program_words(person.sees()) == []


# Whole journeys


def test_a_journey_by_two_in_two_windows(inn: Inn, ania: Person, bilbo: Person) -> None:
    laid = inn.lay("doom", me("Ania"), me("Bilbo"), players=2, **SHORT)
    seats = {ania: "star", bilbo: "leaf"}
    for person, seat in seats.items():
        person.sit(laid, seat)
    play_on(ania, bilbo)
    for person, seat in seats.items():
        sees_the_end(person, laid, seat)


def test_a_journey_alone(inn: Inn, bilbo: Person) -> None:
    laid = inn.lay("doom", me("Bilbo"), players=1, **SHORT)
    bilbo.sit(laid, "star")
    play_on(bilbo)
    sees_the_end(bilbo, laid, "star")


# the glowing piece is the pick


PICKED: dict[str, tuple[Callable[[], Journey], str, str]] = {
    "a die": (doom.lothlorien, "[data-die='black2']", "black2"),
    "a card": (doom.rohan, "[data-card='rohan_galadriel']", "rohan_galadriel"),
    "a space": (doom.gondor, "[data-space='28']", "1"),
    "a slot": (doom.minas_morgul, "[data-slot='2']", "left"),
    "a figure": (doom.theoden, "[data-figure='gimli']", "gimli"),
    "a side of a die": (doom.trick, "[data-die='blue'][data-rove] >> nth=5", "6"),
}


@pytest.mark.parametrize("thing", PICKED)
def test_what_glows_is_picked(inn: Inn, ania: Person, thing: str) -> None:
    moment, where, pick = PICKED[thing]
    laid = seated(ania, moment())
    spot = ania.board.locator(where)
    expect(spot).to_have_attribute("data-rove", "pick")
    ania.moved(spot.click)
    assert answers(inn, laid)[0] == pick


@pytest.mark.parametrize("stage", doom.STAGES)
def test_nothing_glows_but_what_is_offered(ania: Person, stage: str) -> None:
    """Where picks touch things of the board, these glow and no others."""
    journey = doom.STAGES[stage]()
    seated(ania, journey)
    offered = [pick for pick in journey.picks if pick not in ("pass", "done")]
    wanted = 5 if journey.ask.many else len(offered)  # of a run of dice every colour
    expect(glowing(ania)).to_have_count(wanted)


def test_dice_by_keys(inn: Inn, bilbo: Person) -> None:
    """Tab leads to the dice, arrows from one to the next, Enter places."""
    laid = seated(bilbo, doom.lothlorien())
    first, second = (bilbo.board.locator(f"[data-die='{die}']") for die in ("black1", "black2"))
    tab_to(bilbo, first)
    bilbo.page.keyboard.press("ArrowRight")
    expect(second).to_be_focused()
    bilbo.moved(lambda: bilbo.page.keyboard.press("Enter"))
    assert answers(inn, laid)[0] == "black2"


def test_a_barred_card_says_why(inn: Inn, bilbo: Person) -> None:
    laid = seated(bilbo, doom.rohan())
    barred = bilbo.board.locator("[data-card='boromir']")
    rule = rulebook(GAME.package)["DOOM-9.6"].text["en"]
    expect(bilbo.note).not_to_contain_text(rule)
    barred.click(force=True)  # it is not disabled: it says why
    expect(bilbo.note).to_contain_text(rule)
    assert inn.face(laid.id)["n"] == 0


# A battle


def test_the_odds_are_told_before_the_roll(ania: Person) -> None:
    seated(ania, doom.rohan())
    battle = ania.board.get_by_role("group", name=ania.say("board-battle", card="card-rohan_orc_hordes"), exact=True)
    expect(battle).to_contain_text("2\N{NO-BREAK SPACE}na\N{NO-BREAK SPACE}6")
    expect(battle).to_contain_text("z kartą Gandalfa 3\N{NO-BREAK SPACE}na\N{NO-BREAK SPACE}6")
    expect(battle).to_contain_text(ania.say("board-battle-loss", loss=2))
    marks = {"wins": ("gimli", "legolas"), "loses": ("aragorn", "merry_pippin", "sauron"), "card": ("gandalf",)}
    for how, face in [(how, face) for how, faces in marks.items() for face in faces]:
        name = ania.say(f"board-face-{how}", face=f"face-{face}")
        expect(battle.get_by_role("img", name=name, exact=True)).to_be_visible()


def test_the_verdict_is_told_after_the_roll(ania: Person) -> None:
    seated(ania, doom.uruk_hai().fight("sauron").until("offer", "lost"))
    expect(ania.board.locator("[data-odds]")).to_have_text(ania.say("board-verdict-lost"))
    expect(ania.board.locator("[data-card='boromir']")).to_have_attribute("data-rove", "pick")


def test_in_the_repeat_every_face_wins_but_saurons(ania: Person) -> None:
    """Nobody supports, and yet the marks tell it."""
    seated(ania, doom.repeat())
    for face in ("aragorn", "legolas", "gimli", "merry_pippin", "gandalf"):
        name = ania.say("board-face-wins", face=f"face-{face}")
        expect(ania.board.get_by_label(name, exact=True)).to_be_visible()
    expect(ania.board.get_by_label(ania.say("board-face-loses", face="face-sauron"), exact=True)).to_be_visible()


# Cards on the track


def test_an_enemy_that_leaves_after_one_encounter_is_marked(ania: Person) -> None:
    seated(ania, doom.gondor())
    for slot, times in ((2, 0), (4, 0), (5, 1)):  # orcs and Uruk-hai stay, Grond does not
        sign = ania.board.locator(f"[data-slot='{slot}']").get_by_role("img", name=ania.say("board-once"), exact=True)
        expect(sign).to_have_count(times)


# The last stage


def test_the_last_stage_shows_the_ascent_and_the_bearers_alone(ania: Person) -> None:
    seated(ania, doom.mount_doom())
    expect(ania.board.get_by_role("region", name=ania.say("board-ascent"), exact=True)).to_be_visible()
    figures = ania.board.locator("[data-figure]")
    expect(figures).to_have_count(1)
    expect(figures).to_have_attribute("data-figure", "ring_bearers")
    expect(ania.board.get_by_text(ania.say("board-ascent-left", left=5, of=8), exact=True)).to_be_visible()


# the page shows each step


@pytest.mark.parametrize("screen", [{"viewport": {"width": 1366, "height": 768}}, PHONE], ids=["desk", "phone"])
def test_an_encounter_a_heavy_loss_and_gandalfs_fall_are_three_moments(come: Come, screen: dict[str, object]) -> None:
    """Each with its cause and its consequence lit; on a phone the part of the board opens where it is."""
    ania = come("Ania", "pl", pace="step", **screen)
    seated(ania, doom.balrog())
    ania.slips.click()
    balrog = "card-loth_balrog"
    moments = (
        (ania.say("log-activated", slot=3, card=balrog), ("[data-slot='3'].beat",), "track"),
        (ania.say("log-courage-lost", steps=3, courage=10, cause=balrog, number=0),
         ("[data-slot='3'].beat", ".courage.beat >> text=−3"), "track"),
        (ania.say("log-gandalf-fallen"), (".token.beat",), "map"),
    )  # fmt: skip
    for line, lit, part in moments:
        expect(ania.prompt).to_contain_text(line)  # a line without a moment is shown with the one before
        for thing in lit:
            expect(ania.board.locator(thing)).to_be_visible()
        if screen == PHONE:
            expect(tab(ania, part)).to_have_attribute("aria-selected", "true")
        ania.page.keyboard.press("Space")


# A phone


@pytest.mark.parametrize("stage", doom.STAGES)
def test_nothing_is_wider_than_a_phone(come: Come, stage: str) -> None:
    thumb = come("Ania", "pl", **PHONE)
    seated(thumb, doom.STAGES[stage]())
    assert fits(thumb)
    inside: bool = thumb.board.evaluate("board => board.scrollWidth <= board.clientWidth")
    assert inside


OPENS = {
    "lothlorien": "dice", "rohan": "cards", "helms_deep": "dice", "gondor": "map", "minas_morgul": "track",
    "mount_doom": "cards",
}  # fmt: skip


@pytest.mark.parametrize("stage", doom.STAGES)
@pytest.mark.parametrize("screen", [PHONE, {"viewport": {"width": 844, "height": 390}}], ids=["upright", "on its side"])
def test_the_part_that_is_asked_about_opens_by_itself(come: Come, screen: dict[str, object], stage: str) -> None:
    """And all that can be picked is in it."""
    thumb = come("Ania", "pl", **screen)
    journey = doom.STAGES[stage]()
    seated(thumb, journey)
    expect(tab(thumb, OPENS[stage])).to_have_attribute("aria-selected", "true")
    offered = [pick for pick in journey.picks if pick not in ("pass", "done")]
    expect(glowing(thumb)).to_have_count(5 if journey.ask.many else len(offered))
    expect(thumb.slips).to_have_count(len(journey.picks) - len(offered))


def test_another_part_may_be_looked_at_until_the_next_question(come: Come) -> None:
    """What can be picked keeps its place on the board meanwhile: no slip comes, the tab that leads back is marked."""
    thumb = come("Ania", "pl", **PHONE)
    seated(thumb, doom.lothlorien())
    height = thumb.board.bounding_box()
    for name in ("map", "track", "cards"):
        tab(thumb, name).click()
        expect(tab(thumb, name)).to_have_attribute("aria-selected", "true")
        expect(tab(thumb, "dice")).to_have_attribute("data-spot", "black1 black2")
        expect(thumb.slips).to_have_count(0)
        assert thumb.board.bounding_box() == height
    tab(thumb, "dice").click()
    thumb.moved(thumb.board.locator("[data-die='black2'][data-rove]").click)
    tab(thumb, "map").click()
    tab(thumb, "dice").click()
    thumb.moved(thumb.board.locator("[data-die='blue'][data-rove]").click)
    expect(tab(thumb, "dice")).to_have_attribute("aria-selected", "true")


def test_a_die_says_what_it_leads_to(come: Come) -> None:
    thumb = come("Ania", "en", **PHONE)
    seated(thumb, doom.lothlorien())
    expect(thumb.board.locator("[data-die='black1']")).to_contain_text("Slot 3: Elrond")
    expect(thumb.board.locator("[data-die='blue']")).to_contain_text("Aragorn: to space 5")


@pytest.mark.parametrize("line", ["quick", "slow"])
def test_a_turn_with_the_thumb(inn: Inn, slow_inn: Inn, come: Come, line: str) -> None:
    """However late the server says what may be marked, and how the table stands."""
    thumb = come("Ania", "pl", to={"quick": inn, "slow": slow_inn}[line], **PHONE)
    laid = seated(thumb, doom.helms_deep())
    theirs = thumb.say("web-waits-away", seat="leaf")
    while thumb.asked:
        touch(thumb)
        thumb.until(lambda: thumb.asked or thumb.prompt.inner_text() == theirs, "a question, or the other's turn")
        assert fits(thumb)
    assert inn.frames(laid.id, laid.tokens["star"])[-1]["view"]["active"] == "leaf"


# axe-core


@pytest.mark.parametrize("stage", doom.STAGES)
def test_nothing_serious(ania: Person, stage: str) -> None:
    seated(ania, doom.STAGES[stage]())
    assert not (found := faults(ania)), "\n".join(found)


@pytest.mark.parametrize("stage", ["rohan", "mount_doom"])
def test_nothing_serious_on_a_phone(come: Come, stage: str) -> None:
    person = come("Ania", "pl", **PHONE)
    seated(person, doom.STAGES[stage]())
    assert faults(person) == []
