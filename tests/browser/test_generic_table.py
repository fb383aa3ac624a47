"""A game without a board is played at the generic table, and no page ever holds a hidden card."""

from random import Random
from typing import NamedTuple

from playwright.sync_api import expect
import pytest
from tiny import GAME
from tiny.state import CARDS, Tiny
from tiny.view import hidden

from bree.core.saves.save import read_save
from tests.browser.inn import Inn, me
from tests.browser.person import Come, Person

pytestmark = pytest.mark.xdist_group("browser")


class Glance(NamedTuple):
    """Everything that a page held after a number of answers."""

    seat: str
    n: int
    page: str


def answer(person: Person, rng: Random) -> None:
    """A card on the board, where there is one; else a slip."""
    person.wait_until_asked()
    cards = person.board.get_by_role("button")
    offered = cards if cards.count() else person.picks
    person.moved(offered.nth(rng.randrange(offered.count())).click)


def test_two_people_play_and_see_nothing_hidden(inn: Inn, ania: Person, bilbo: Person) -> None:
    laid = inn.lay("tiny", me("Ania"), me("Bilbo"), tokens=2)
    people = {"ann": ania, "bob": bilbo}
    for seat, person in people.items():
        person.sit(laid, seat)

    rng, glances = Random(3), []
    while not (ania.over and bilbo.over):
        ania.until(lambda: ania.asked or bilbo.asked or (ania.over and bilbo.over), "a turn")
        n = inn.face(laid.id)["n"]
        for seat, person in people.items():
            person.follow(laid.id, laid.tokens[seat])  # a person who need not answer may be a moment behind
            glances.append(Glance(seat, n, person.holds()))
        for person in people.values():
            if person.asked:
                answer(person, rng)

    states = positions(inn, laid.id)
    for glance in glances:
        state = states[glance.n]
        assert all(card in glance.page for card in state.hands[glance.seat]), "the own hand is there to be found"
        seen = {card for card in hidden(state, glance.seat) if card in glance.page}
        assert seen <= held_before(states[: glance.n + 1], glance.seat), glance
    for seat, person in people.items():
        expect(person.prompt).to_have_text(result(person, states[-1], seat))
        person.follow(laid.id, laid.tokens[seat])


def positions(inn: Inn, table: str) -> list[Tiny]:
    """The truth, once the game is over: the position after 0, 1, 2 … answers."""
    save = read_save(inn.save(table))
    states: list[Tiny] = [GAME.new(save.options)]
    for pick in save.answers:
        states.append(states[-1].clone())
        GAME.apply(states[-1], pick)
    return states


def held_before(states: list[Tiny], seat: str) -> set[str]:
    """Cards that a seat once had in hand, and remembers wherever they went."""
    return {card for state in states for card in state.hands[seat]}


def result(person: Person, end: Tiny, seat: str) -> str:
    score = GAME.score(end)
    assert score is not None
    winners = tuple(winner for winner, share in score.items() if share > 0)
    return person.say("web-result-mine") if seat in winners else person.say("web-result-theirs", who=winners)


def test_a_spectator_sees_no_hand(inn: Inn, come: Come) -> None:
    laid = inn.lay("tiny", me("Ania"), me("Bilbo"))
    public = inn.frames(laid.id)[-1]["view"]
    watcher = come("Gollum")
    watcher.go(laid.path)
    watcher.look_round(laid.id)
    watcher.button("web-join-watch").click()
    expect(watcher.prompt).to_have_text(watcher.say("web-waits-away", seat="ann"))
    assert [card for card in CARDS if card in watcher.holds()] == public["bottom"]
