"""Two people at one screen: no curtain where nothing is hidden, a curtain between hidden hands."""

from playwright.sync_api import expect
import pytest
from tiny import GAME as TINY
from tiny.state import CARDS

from bree.bots.host import Host
from bree.table import Chair, Sitting
from tests.browser.inn import Inn, me
from tests.browser.mordor import answer
from tests.browser.person import Person

pytestmark = pytest.mark.xdist_group("browser")


def sit_down_together(person: Person, game: str, other: str) -> None:
    """From the inn's door to the table: Ania takes the first seat, Bilbo sits beside her."""
    person.go()
    person.speak_of(game)
    page = person.page
    person.card_button("web-set-table").click()
    page.get_by_role("textbox", name=person.say("web-your-name")).fill(person.name)
    page.get_by_role("combobox", name=person.say("web-who-sits", seat=other)).select_option("here")
    page.get_by_role("textbox", name=person.say("web-their-name", seat=other)).fill("Bilbo")
    person.button("web-sit-down").click()
    page.wait_for_url("**/t/*")
    person.look_round()


def test_no_curtain_where_nothing_is_hidden(ania: Person) -> None:
    sit_down_together(ania, "mordor", "sam")
    asked: set[str] = set()
    turns = {ania.say("ask-keep", who=seat): seat for seat in ("frodo", "sam")}
    while asked != {"frodo", "sam"}:
        ania.wait_until_asked()  # on every turn there is a pick
        asked |= {turns.get(ania.prompt.inner_text(), "")} - {""}
        answer(ania)
    ania.follow(ania.table)


def test_a_curtain_between_hidden_hands(inn: Inn, ania: Person) -> None:
    sit_down_together(ania, "tiny", "bob")
    hands = hands_of(ania)
    bottom = inn.frames(ania.table)[-1]["view"]["bottom"]

    curtain(ania, "ann")
    assert cards_on(ania) <= set(bottom), "nobody's hand before the curtain"
    ania.button("web-curtain-open", seat="ann").click()
    ania.wait_until_asked()
    assert cards_on(ania) == hands["ann"] | set(bottom)

    ania.picks.first.click()
    curtain(ania, "bob")
    assert cards_on(ania) <= set(bottom), "the curtain falls before the other looks"
    ania.button("web-curtain-open", seat="bob").click()
    ania.wait_until_asked()
    assert cards_on(ania) == hands["bob"] | set(bottom)


def test_looking_back_at_hidden_hands(inn: Inn, ania: Person) -> None:
    """While the game goes on one of them looks back at a time; once it is over, both together."""
    sit_down_together(ania, "tiny", "bob")
    tokens, hands = ania.tokens(), hands_of(ania)
    ania.go(f"/t/{ania.table}/replay")
    expect(ania.page.get_by_role("heading", name=ania.say("web-curtain-all"), exact=True)).to_be_visible()
    assert not cards_on(ania) & (hands["ann"] | hands["bob"])
    ania.button("web-curtain-open", seat="bob").click()
    ania.follow(ania.table, tokens["bob"])
    assert hands["bob"] <= cards_on(ania)
    assert not cards_on(ania) & hands["ann"]

    over = inn.bring(ended_tiny(), me("Ania"), me("Bilbo"))
    seats = ania.page.get_by_role("list", name=ania.say("web-seats"), exact=True)
    for number, seat in enumerate(over.tokens, 1):
        ania.go(over.way_back(seat))
        expect(seats.get_by_text(f"· {ania.say('web-you')}", exact=True)).to_have_count(number)
    ania.go(f"{over.path}/replay?n=0")
    ania.follow(over.id, ",".join(over.tokens.values()))


def ended_tiny() -> str:
    sitting = Sitting(TINY, {}, {seat: Chair("random", "random") for seat in ("ann", "bob")}, 5)
    for _ in Host(sitting).serve():
        pass
    return sitting.save()


def curtain(person: Person, seat: str) -> None:
    expect(person.page.get_by_role("heading", name=person.say("web-curtain", seat=seat), exact=True)).to_be_visible()
    assert person.picks.count() == 0


def cards_on(person: Person) -> set[str]:
    """All cards whose name can be found in the page, shown or not."""
    page = person.page.content().lower()  # a line of the log begins with a capital
    return {card for card in CARDS if card in page}


def hands_of(person: Person) -> dict[str, set[str]]:
    """The hands of the two players."""
    views = {seat: person.inn.frames(person.table, token)[-1]["view"] for seat, token in person.tokens().items()}
    return {seat: set(view["hand"]) for seat, view in views.items()}
