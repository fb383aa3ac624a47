"""Two browsers and a bot play a whole game; one of them is reloaded in the middle."""

from playwright.sync_api import expect
import pytest

from tests.browser.inn import Inn
from tests.browser.mordor import answer, play
from tests.browser.person import Person

pytestmark = pytest.mark.xdist_group("browser")


def set_table(host: Person) -> str:
    """Open a short game: Frodo is the host, Sam's seat is open, Merry is a bot. Return the link for a friend."""
    host.go()
    host.speak_of("mordor")
    host.card_button("web-set-table").click()
    page = host.page
    page.get_by_role("radio", name="3").check(force=True)
    page.get_by_role("textbox", name=host.say("web-your-name")).fill(host.name)
    sits = {"sam": "open", "merry": "bot:greedy"}
    for seat, sitter in sits.items():
        page.get_by_role("combobox", name=host.say("web-who-sits", seat=seat)).select_option(sitter)
    page.get_by_text(host.say("web-options"), exact=True).click()
    page.get_by_role("combobox", name=host.say("option-arrival")).select_option("instant_win")
    page.get_by_role("combobox", name=host.say("option-nazgul_squares")).select_option("5")
    host.button("web-sit-down").click()
    page.wait_for_url("**/t/*")
    host.look_round()
    dialog = host.dialog("web-share")  # where a seat is open, the invitation is shown at once
    link = dialog.get_by_role("textbox", name=host.say("web-share-table")).input_value()
    dialog.get_by_role("button", name=host.say("web-close"), exact=True).click()
    return link


def test_two_people_and_a_bot_play_to_the_end(inn: Inn, ania: Person, bilbo: Person) -> None:
    link = set_table(ania)
    table = ania.table
    bilbo.page.goto(link)
    bilbo.look_round(table)
    bilbo.page.get_by_role("textbox", name=bilbo.say("web-your-name")).fill(bilbo.name)
    bilbo.button("web-join-seat", seat="sam").click()
    for person in (ania, bilbo):
        person.look_round(table)
    seats = ania.page.get_by_role("list", name=ania.say("web-seats"))
    expect(seats.get_by_role("listitem").filter(has_text=bilbo.name)).to_be_visible()

    for _ in range(2):  # answers, then a reload before a third
        ania.until(lambda: ania.asked or bilbo.asked, "somebody is asked")
        answer(ania if ania.asked else bilbo)
    ania.until(lambda: ania.asked or bilbo.asked, "somebody is asked")
    ania.follow(table)
    before = (ania.board.aria_snapshot(), ania.prompt.inner_text(), ania.log)
    ania.page.reload()
    ania.until(
        lambda: (ania.board.aria_snapshot(), ania.prompt.inner_text(), ania.log) == before, "the table as it was"
    )

    play(ania, bilbo)
    face = inn.face(table)
    assert face["over"]
    assert face["options"]["nazgul_squares"] == 5
    assert [chair["name"] for chair in face["seats"] if not chair["bot"]] == ["Ania", "Bilbo"]
    winners = tuple(inn.frames(table)[-1]["view"]["winners"])
    for person, seat in ((ania, "frodo"), (bilbo, "sam")):
        person.follow(table)
        theirs = person.say("web-result-theirs", who=winners) if winners else person.say("web-result-none")
        expect(person.prompt).to_have_text(person.say("web-result-mine") if seat in winners else theirs)
