"""The board of fellowship: chapters by two, alone, with the pyramid; a campaign; why a card is barred; keys; axe."""

from collections.abc import Callable
from itertools import pairwise
import re

from playwright.sync_api import Locator, expect
import pytest

from bree.core.rulebook import rulebook
from bree.games.fellowship import GAME
from bree.table import Sitting
from tests.browser.fellowship import asks, played, won_in_campaign
from tests.browser.inn import Inn, Laid, me
from tests.browser.person import Come, Person
from tests.browser.test_axe import faults
from tests.browser.test_keyboard import focused
from tests.server.setting import RANDOM

pytestmark = pytest.mark.xdist_group("boards")
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}
MOST = 120  # answers of a person in one round
BOTS = (RANDOM, RANDOM, RANDOM)


# What is on the board


def hand(person: Person) -> Locator:
    return person.board.get_by_role("group", name=person.say("board-hand"), exact=True)


def own_cards(inn: Inn, laid: Laid, seat: str) -> list[str]:
    hands = inn.frames(laid.id, laid.tokens[seat])[-1]["view"]["hands"]
    return next(list(one["cards"]) for one in hands if one["hand"] == seat)


def shown_cards(where: Locator) -> list[str]:
    cards: list[str] = where.locator("[data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")
    return cards


def touch(person: Person) -> None:
    """Answer on the board if something there glows, else by the first slip of the question."""
    person.wait_until_asked()
    person.moved(person.picks.first.click)


def play_on(*people: Person) -> None:
    """Until the game is over."""
    for _ in range(MOST):
        people[0].until(lambda: any(one.asked or one.over for one in people), "somebody is asked")
        if people[0].over:
            return
        touch(next(one for one in people if one.asked))
    raise AssertionError("the game does not end")


# Whole chapters


def test_a_chapter_by_two_people_and_two_bots(inn: Inn, ania: Person, bilbo: Person) -> None:
    laid = inn.lay("fellowship", me("Ania"), me("Bilbo"), RANDOM, RANDOM, chapter="1", loss="end")
    seats = {ania: "north", bilbo: "east"}
    for person, seat in seats.items():
        person.sit(laid, seat)
    ania.until(lambda: ania.asked or bilbo.asked, "somebody is asked")
    for person, other in ((ania, bilbo), (bilbo, ania)):
        own, theirs = (own_cards(inn, laid, seats[one]) for one in (person, other))
        person.until(lambda: shown_cards(hand(person)) == own, "the own hand")  # noqa: B023
        assert not set(theirs) & set(shown_cards(person.board))
    play_on(ania, bilbo)
    view = inn.frames(laid.id)[-1]["view"]
    for person, seat in seats.items():
        person.follow(laid.id, laid.tokens[seat])
        key = "board-chapter-won" if view["round"]["result"] == "won" else "board-result-lost"
        expect(person.board.get_by_text(person.say(key), exact=True)).to_be_visible()


def test_a_chapter_alone(inn: Inn, ania: Person) -> None:
    laid = inn.lay("fellowship", me("Ania"), players=1, chapter="2", loss="end")
    ania.sit(laid, "north")
    ania.wait_until_asked()
    assert sorted(shown_cards(ania.board)) == sorted(all_open(inn, laid))
    play_on(ania)
    assert inn.face(laid.id)["over"]


def all_open(inn: Inn, laid: Laid) -> list[str]:
    hands = inn.frames(laid.id, laid.tokens["north"])[-1]["view"]["hands"]
    return [card for one in hands for card in one["cards"]]


# Two players


def pyramid_plays(sitting: Sitting) -> bool:
    ask = sitting.ask
    return ask is not None and (ask.who, ask.key, ask.facts.get("hand")) == ("north", "play", "hand-pyramid")


def test_the_pyramid_lies_as_it_should(inn: Inn, ania: Person) -> None:
    ania.sit(inn.bring(played(pyramid_plays, players=2), me("Ania"), RANDOM), "north")
    ania.wait_until_asked()
    pile = ania.board.get_by_role("group", name=ania.say("board-pyramid"), exact=True)
    boxes: list[list[float]] = pile.locator(".place").evaluate_all(
        "all => all.map((one) => { const box = one.getBoundingClientRect(); return [box.left, box.top, box.width] })"
    )
    rows: dict[float, list[float]] = {}
    for left, top, wide in boxes:
        rows.setdefault(round(top), []).append(left + wide / 2)
    upward = [sorted(rows[top]) for top in sorted(rows, reverse=True)]
    assert [len(row) for row in upward] == [5, 4, 3]
    for below, above in pairwise(upward):
        for at, middle in enumerate(above):
            assert abs(middle - (below[at] + below[at + 1]) / 2) < 1


def test_a_free_card_of_the_pyramid_is_played(inn: Inn, ania: Person) -> None:
    laid = inn.bring(played(pyramid_plays, players=2), me("Ania"), RANDOM)
    ania.sit(laid, "north")
    ania.wait_until_asked()
    pile = ania.board.get_by_role("group", name=ania.say("board-pyramid"), exact=True)
    free = pile.get_by_role("button", disabled=False).first
    card = free.get_attribute("data-card")
    ania.moved(free.click)
    plays = [frame for frame in inn.frames(laid.id, laid.tokens["north"]) if frame.get("pick") == card]
    assert plays
    expect(pile.locator(f"[data-card='{card}']")).to_have_count(0)


# The campaign


def test_a_campaign_over_two_chapters(inn: Inn, ania: Person) -> None:
    """Win the first chapter, reload the page, begin the second and play it to its end."""
    laid = inn.bring(won_in_campaign(), me("Ania"))
    ania.sit(laid, "north")
    ania.wait_until_asked()
    ania.moved(ania.page.get_by_role("button", name=ania.voice.say("ask-early_end", part="stop"), exact=True).click)
    campaign = ania.board.get_by_role("region", name=ania.say("board-campaign"), exact=True)
    expect(ania.slips).to_have_count(0)  # chapters are picked where they stand
    expect(ania.page.locator("[data-final]")).to_have_text(f"{ania.voice.say('ask-next_chapter', part='end')}…")
    first = campaign.get_by_role("button").filter(has_text=ania.say("chapter-01"))
    expect(first).to_have_attribute("aria-disabled", "true")
    expect(first).to_contain_text(ania.say("board-campaign-done"))
    before = ania.board.aria_snapshot()
    ania.page.reload()
    ania.wait_until_asked()
    ania.until(lambda: ania.board.aria_snapshot() == before, "the campaign as it was")

    ania.moved(campaign.get_by_role("button").filter(has_text=ania.say("chapter-02")).click)
    expect(ania.board.get_by_role("heading", name=ania.say("chapter-02"))).to_be_visible()
    for _ in range(MOST):
        ania.wait_until_asked()
        if ania.prompt.inner_text() in (ania.say("ask-onward"), ania.say("ask-next_chapter")):
            break
        touch(ania)
    ania.board.get_by_role("button", name=re.compile(ania.say("board-campaign"))).first.click()
    expect(campaign).to_contain_text(ania.say("board-campaign-attempts", count=1))


# What is seen


FOURTH = asks("play", "north", lambda view: len(view["trick"]) == 3 and view["round"]["tricks"] < 5)


def test_a_won_trick_stays_with_its_winner(inn: Inn, come: Come) -> None:
    """Step by step: the last card is played, then the trick is won, with all four cards still on the table."""
    laid = inn.bring(played(FOURTH), me("Bilbo"), *BOTS)
    bilbo = come("Bilbo", "en", pace="step")
    bilbo.sit(laid, "north")
    bilbo.wait_until_asked()
    trick = bilbo.board.get_by_role("region", name=bilbo.say("board-trick"), exact=True)
    bilbo.picks.first.click()
    expect(bilbo.page.locator(".banner")).to_be_visible()  # the player's card makes room for it
    view = inn.frames(laid.id, laid.tokens["north"])[-1]["view"]
    winner = next(one for one in view["hands"] if one["hand"] == view["last"]["winner"])
    expect(trick.get_by_role("img")).to_have_count(4)
    expect(trick).to_contain_text(bilbo.say("board-trick-won", who=bilbo.say(f"character-{winner['character']}")))
    won = next(play["card"] for play in view["last"]["plays"] if play["hand"] == winner["hand"])
    expect(trick.locator(".beat")).to_have_accessible_name(re.compile(re.escape(bilbo.say(f"card-{won}"))))


def test_a_plate_opens_the_whole_card(inn: Inn, come: Come) -> None:
    thumb = come("Ania", "pl", **PHONE)
    laid = inn.bring(played(FOURTH), me("Ania"), *BOTS)
    thumb.sit(laid, "north")
    thumb.wait_until_asked()
    view = inn.frames(laid.id, laid.tokens["north"])[-1]["view"]
    east = thumb.say(f"character-{view['hands'][1]['character']}")
    thumb.button("board-whole", who=east).tap()
    card = thumb.page.get_by_role("dialog", name=thumb.say("board-whole", who=east), exact=True)
    expect(card.get_by_role("heading", name=east, exact=True)).to_be_visible()
    card.get_by_role("button", name=thumb.say("board-close"), exact=True).tap()
    expect(card).to_be_hidden()


def may_play_the_ring(sitting: Sitting) -> bool:
    ask = sitting.ask
    return asks("play")(sitting) and ask is not None and any(pick.id == "r1!" for pick in ask.picks)


def test_both_ways_of_the_one_ring_lie_beside_it(inn: Inn, ania: Person) -> None:
    laid = inn.bring(played(may_play_the_ring), me("Ania"), *BOTS)
    ania.sit(laid, "north")
    ania.wait_until_asked()
    ways = hand(ania).get_by_role("group", name=ania.say("board-ring-choice"), exact=True).get_by_role("button")
    assert ways.all_inner_texts() == [ania.say("board-ring-plain"), ania.say("board-ring-to-win")]
    assert ania.slips.count() == 0
    ania.moved(ways.last.click)
    assert "r1!" in [frame.get("pick") for frame in inn.frames(laid.id, laid.tokens["north"])]


# Why not


FOLLOWS = asks("play", "north", lambda view: view["round"]["lead_suit"] == "hills" and len(view["trick"]) > 1)


def must_follow(sitting: Sitting) -> bool:
    """North has Hills, which were led, and other cards."""
    if not FOLLOWS(sitting):
        return False
    cards = sitting.view("north")["hands"][0]["cards"]
    return len({card[0] for card in cards} & {"h"}) == 1 and len({card[0] for card in cards}) > 1


def test_a_barred_card_says_why(inn: Inn, bilbo: Person) -> None:
    laid = inn.bring(played(must_follow), me("Bilbo"), *BOTS)
    bilbo.sit(laid, "north")
    bilbo.wait_until_asked()
    before = inn.face(laid.id)["n"]
    barred = hand(bilbo).locator("[aria-disabled='true']").first
    rule = rulebook(GAME.package)["FEL-5.3"].text["en"]
    assert rule in (barred.get_attribute("aria-label") or "")
    barred.click(force=True)  # it is not disabled: it says why
    expect(bilbo.note).to_contain_text(rule)
    expect(bilbo.note).to_contain_text("FEL-5.3")
    assert inn.face(laid.id)["n"] == before
    bilbo.moved(hand(bilbo).get_by_role("button", disabled=False).first.click)
    expect(bilbo.note).not_to_contain_text(rule)


# Keys


def tab_back_to(person: Person, wanted: Locator) -> None:
    """With Shift and Tab alone, from the question on."""
    expect(wanted).to_be_visible()
    person.page.keyboard.press("End")
    for _ in range(MOST):
        if focused(wanted):
            return
        person.page.keyboard.press("Shift+Tab")
    raise AssertionError(f"the Tab key does not lead to {wanted}")


def test_a_card_by_keys(inn: Inn, bilbo: Person) -> None:
    """Tab leads to the hand, which lies just before the question; arrows from card to card, Enter plays."""
    leads = asks("play", "north", lambda view: not view["trick"] and view["hands"][0]["size"] > 3)
    laid = inn.bring(played(leads), me("Bilbo"), *BOTS)
    bilbo.sit(laid, "north")
    bilbo.wait_until_asked()
    cards = hand(bilbo).get_by_role("button")
    tab_back_to(bilbo, cards.first)
    bilbo.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    bilbo.page.keyboard.press("ArrowLeft")
    open_card = hand(bilbo).get_by_role("button", disabled=False).first
    tab_back_to(bilbo, open_card)
    card = open_card.get_attribute("data-card")
    bilbo.moved(lambda: bilbo.page.keyboard.press("Enter"))
    expect(hand(bilbo).locator(f"[data-card='{card}']")).to_have_count(0)
    assert card in [frame.get("pick") for frame in inn.frames(laid.id, laid.tokens["north"])]


# A phone


MOMENTS: dict[str, tuple[Callable[[Sitting], bool], dict[str, str | int]]] = {
    "four": (asks("play", "north", lambda view: len(view["trick"]) == 2), {"chapter": "1"}),
    "three": (asks("play", "north", lambda view: view["round"]["tricks"] > 1), {"chapter": "5", "players": 3}),
    "pyramid": (asks("play", "north", lambda view: view["round"]["tricks"] > 1), {"chapter": "2", "players": 2}),
    "solo": (asks("play", "north", lambda view: view["round"]["tricks"] > 1), {"chapter": "2", "players": 1}),
    "choosing": (asks("choose"), {"chapter": "3"}),
    "long": (asks("play", "north", lambda view: view["round"]["tricks"] > 1), {"chapter": "13"}),
    "exchange": (asks("give_back"), {"chapter": "2"}),
    "campaign": (asks("next_chapter"), {"chapter": "campaign", "won": "1 2"}),
}


def seated(person: Person, moment: str) -> None:
    so, options = MOMENTS[moment]
    person.sit(
        person.inn.bring(played(so, **options), me("Ania"), *BOTS[: int(options.get("players", 4)) - 1]), "north"
    )
    person.wait_until_asked()


def all_in_reach(person: Person) -> bool:
    """Every card of the own hand is on the screen and under the finger, and nothing is wider than the screen."""
    reached: bool = hand(person).evaluate(
        """hand => [...hand.querySelectorAll('[data-card]')].every((card) => {
            const box = card.getBoundingClientRect();
            const under = document.elementFromPoint(box.left + 12, box.top + 16);
            return box.top >= 0 && box.bottom <= innerHeight && card.contains(under);
        }) && document.documentElement.scrollWidth <= innerWidth"""
    )
    return reached


@pytest.mark.parametrize("moment", [name for name in MOMENTS if name != "campaign"])
def test_the_hand_is_in_reach_on_a_phone(come: Come, moment: str) -> None:
    person = come("Ania", "pl", **PHONE)
    seated(person, moment)
    expect(hand(person)).to_be_visible()
    person.until(lambda: all_in_reach(person), "every card in reach")


def test_a_round_with_the_thumb(inn: Inn, come: Come) -> None:
    thumb = come("Ania", "pl", **PHONE)
    laid = inn.lay("fellowship", me("Ania"), *BOTS, chapter="1", loss="end")
    thumb.sit(laid, "north")
    for _ in range(MOST):
        thumb.until(lambda: thumb.asked or thumb.over, "a question")
        if thumb.over:
            break
        if hand(thumb).count():
            assert all_in_reach(thumb)
        touch(thumb)
    assert inn.face(laid.id)["over"]


# axe-core


@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_serious(ania: Person, moment: str) -> None:
    seated(ania, moment)
    assert faults(ania) == []


@pytest.mark.parametrize("moment", ["four", "choosing", "long", "campaign"])
def test_nothing_serious_on_a_phone(come: Come, moment: str) -> None:
    person = come("Ania", "pl", **PHONE)
    seated(person, moment)
    assert faults(person) == []
