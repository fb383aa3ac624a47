"""Section 12: the numbers in the corners of the cards, and the colours of their frames."""

import pytest

from bree.core.cards.file import CardFile, read_folder
from bree.games.fellowship.facts import CHARACTERS, HOME
from bree.games.fellowship.rules.chapters import of_frame
from tests.rulebook.fellowship.fellowship_story import Round

PLACES = ("characters", "events", "gifts", "riders")
# The numbers of other cards: chapters, threats, the Willow, the Balrog, the Rivers.
CHAPTERS = [
    "1.01", "2.01", "2.08", "2.11", "2.13", "2.17", "2.20", "2.23", "2.27", "2.34", "2.39", "2.44",
    "3.01", "3.12", "3.19", "3.23", "3.27", "3.37", "3.46",
]  # fmt: skip
THREATS = [f"2.{n:02}" for n in range(4, 8)] + [f"3.{n:02}" for n in range(2, 9)]
OTHERS = ["2.15", "3.18", *(f"3.{n}" for n in range(29, 37))]
GOLD = {
    "samwise": "3.39", "peregrin": "3.40", "meriadoc": "3.41", "aragorn_son": "3.42", "boromir_son": "3.43",
    "legolas_greenleaf": "3.44", "gimli_son": "3.45",
}  # fmt: skip
WHITE = {
    "aragorn", "bilbo", "boromir", "gandalf_secret_fire", "gimli", "haldir", "legolas", "merry", "mr_underhill",
    "orophin_rumil", "pippin", "sam", "strider",
}  # fmt: skip


def cards() -> list[CardFile]:
    return [card for place in PLACES for card in read_folder(HOME + place, code=False).values()]


@pytest.mark.rule("FEL-12.1")
def test_every_card_has_its_own_number_in_the_order_of_the_box() -> None:
    numbers = [str(card.facts["card"]) for card in cards()] + CHAPTERS + THREATS + OTHERS
    box = [f"{part}.{n:02}" for part, size in ((1, 5), (2, 48), (3, 48)) for n in range(1, size + 1)]
    assert sorted(numbers) == box


@pytest.mark.rule("FEL-12.1")
def test_a_frame_is_black_white_or_gold() -> None:
    assert {who.frame for who in CHARACTERS.values()} == {"black", "white", "gold"}
    assert {name for name, who in CHARACTERS.items() if who.frame == "white"} == WHITE
    characters = read_folder(HOME + "characters", code=False)
    assert {name: card.facts["card"] for name, card in characters.items() if card.facts["frame"] == "gold"} == GOLD


@pytest.mark.rule("FEL-12.1")
def test_only_gold_cards_have_an_overwhelmed_side() -> None:
    assert {name for name, who in CHARACTERS.items() if who.back is not None} == set(GOLD)


@pytest.mark.rule("FEL-12.1")
def test_the_frame_sorts_the_cards_for_the_mode_after_the_campaign() -> None:
    t = Round.of("endless", 4)
    assert (t.ask.key, set(t.picks)) == ("draw_pool", set(GOLD))
    black = {name for name, who in CHARACTERS.items() if who.frame == "black"}
    assert set(of_frame(t.s, "black")) == black - {"frodo", "gandalf"}
    t.skip_to("flip")
    drawn = t.s.pool
    assert [CHARACTERS[name].frame for name in drawn[2:]] == ["gold"] * 5 + ["black"] * 6
    assert not [name for name in drawn if CHARACTERS[name].frame == "white"]
