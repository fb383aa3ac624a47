"""The board of the Fellowship: every hand, the trick and the own cards fit a small terminal, and nothing hidden
appears.
"""

from collections.abc import Callable
from random import Random

import pytest
from textual.pilot import Pilot

from bree.core import CHANCE, sample
from bree.games.fellowship import GAME
from bree.lang import LANGUAGES, Voice
from bree.term.boards import board
from bree.term.boards.fellowship import board as fellowship
from bree.term.boards.fellowship.cards import SIGNS, packed
from bree.term.boards.fellowship.lines import lines
from tests.rulebook.fellowship.fellowship_story import Round
from tests.term.fellowship_tables import app_of, campaign, choosing, four, pyramid, seated, solo, walk
from tests.term.seated import press, settle

SIZES = [(80, 24), (120, 40)]
TABLES = [four, pyramid, solo, choosing, campaign]
Snap = Callable[..., bool]


def drawn(story: Round, seat: str | None = "north", language: str = "en", width: int = 78) -> str:
    ask = story.ask if not story.over and story.ask.who == seat else None
    return fellowship.draw(story.view(seat), Voice(language, GAME), width, ask, frozenset()).plain


def spoken(story: Round, seat: str | None = "north", language: str = "en") -> str:
    return "\n".join(lines(story.view(seat), Voice(language, GAME)))


# Stored images. After an intended change: pytest tests/term --snapshot-update, and look at the images.


async def played(pilot: Pilot[None]) -> None:
    await settle(pilot)


@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("story", TABLES, ids=lambda story: story.__name__)
def test_a_table(snap_compare: Snap, story: Callable[[], Round], language: str, size: tuple[int, int]) -> None:
    assert snap_compare(app_of(seated(story()), language), terminal_size=size, run_before=played)


def test_by_night(snap_compare: Snap) -> None:
    assert snap_compare(app_of(seated(four()), "pl"), ["d"], terminal_size=(120, 40), run_before=played)


# Space


@pytest.mark.parametrize("chapter", ["1", "6", "8", "14", "16", "18"])
@pytest.mark.parametrize("players", [4, 3, 2, 1])
def test_a_whole_round_fits_a_small_and_a_large_terminal(chapter: str, players: int) -> None:
    story, rng = Round.begin(GAME, chapter=chapter, players=players, loss="end"), Random(5)
    while not story.over:
        if story.ask.who != CHANCE and rng.random() < 0.15:
            for width, most in ((78, 15), (118, 31)):
                rows = drawn(story, story.ask.who, LANGUAGES[rng.randrange(2)], width).split("\n")
                assert max(map(len, rows)) <= width
                assert len(rows) <= most
        story.answer(sample(story.ask.picks, rng) if story.ask.who == CHANCE else rng.choice(story.ask.picks).id)
    assert "round" in drawn(story)  # won or lost


@pytest.mark.parametrize("story", TABLES, ids=lambda story: story.__name__)
@pytest.mark.parametrize("width", [24, 40, 60])
def test_nothing_is_wider_than_its_place(story: Callable[[], Round], width: int) -> None:
    assert max(map(len, drawn(story(), width=width).splitlines())) <= width


# Contents


def test_it_is_the_board_of_the_game() -> None:
    assert board("fellowship") is fellowship.draw


def test_every_suit_has_a_sign_of_its_own() -> None:
    assert len(set(SIGNS.values())) == len(SIGNS)
    assert packed(["h1", "h4", "m2", "r1"]).plain == "∩14 ▲2 ○1"


def test_four_hands_the_trick_the_forest_and_the_own_cards() -> None:
    text = drawn(four())
    assert text.startswith("Chapter 5: The Old Forest · trick 4 of 7")
    assert "Rings may be led · Old Forest: ♣6 (5 left)" in text
    assert "▶ North ◎  Frodo         – open" in text
    assert "East     Sam           ✓✓ met for good  2 tricks · 3 cards" in text
    assert "The Hills card of rank 3 · threat 3 · won: ∩3" in text
    assert "Trick: East ▲3 → South ▲6 → West ○4\n    lead suit: Mountains ▲ · South wins so far" in text
    assert text.endswith("Cards (North): [∩1][●4][●8][○1]")


def test_cards_that_must_wait_have_no_brackets() -> None:
    assert drawn(pyramid()).endswith("Cards (North):  ∩3  ▲4  ▲6 [♣2] ●2  ○1  ○4  ○5")


def test_the_pyramid_lies_as_it_is_laid() -> None:
    rows = drawn(pyramid()).splitlines()
    top = next(number for number, row in enumerate(rows) if row.startswith("Pyramid  "))
    assert [row.rstrip() for row in rows[top : top + 3]] == [
        "Pyramid       ●4   ▒▒   ▲5",
        "           ▒▒   ▒▒   ▒▒   ··",
        "         ··   ∩2   ··   ··   ··",
    ]


def test_cards_of_the_pyramid_can_be_touched_when_it_is_asked() -> None:
    story = walk(Round.of("3", 2, north="r1"), lambda s: bool(s.tricks) and s.todo[-1] == ("play", "pyramid"))
    pile = "\n".join(drawn(story).splitlines()[8:11])
    assert "[" in pile
    assert "[" not in drawn(story).splitlines()[-1]


def test_solo_shows_all_hands_and_the_deck() -> None:
    text = drawn(solo())
    assert "draw deck: 6" in text
    assert [line.partition("hand: ")[2] for line in text.splitlines() if "hand: " in line] == [
        "∩1 ○14", "∩234 ▲1234 ♣6", "▲567 ●256", "♣1458",
    ]  # fmt: skip
    assert text.endswith("Cards (South):  ▲5  ▲6  ▲7 [●2][●5][●6]")


def test_characters_to_choose_have_their_goals_and_stars() -> None:
    text = drawn(Round.of("3", 4).settle())
    assert "★ Gildor Inglorion  A Forests card played into the last trick; it need not" in text
    assert "\n  Merry             One or two tricks" in text


def test_the_campaign_tells_what_is_won() -> None:
    text = drawn(campaign(), width=118)
    assert "chapters won: 3 of 18" in text
    assert "✓  2 A Little Delay in the Shire (2 rounds)" in text
    assert "·  3 The Ring Sets Out " in text


def test_a_card_can_be_clicked() -> None:
    story = four()
    text = fellowship.draw(story.view("north"), Voice("en", GAME), 78, story.ask, frozenset())
    at = text.plain.index("[●8]") + 1
    metas = [span.style.meta for span in text.spans if span.start <= at < span.end and not isinstance(span.style, str)]
    assert {"pick": "s8"} in metas


def test_a_card_face_down_shows_its_suit_alone() -> None:
    story = four()
    view = story.view("north")
    view["trick"][1] = {"hand": "south", "card": "?", "suit": "mountains", "down": True}
    view["round"]["winning"] = ""
    text = fellowship.draw(view, Voice("en", GAME), 78, None, frozenset()).plain
    assert "East ▲3 → South ▒▒ (▲) → West ○4\n    lead suit: Mountains ▲\n" in text


def test_an_onlooker_sees_no_hand() -> None:
    assert "Cards (" not in drawn(four(), None)
    assert "cards:" not in spoken(four(), None)


# In words


def test_the_lines_tell_the_table() -> None:
    told = spoken(four()).splitlines()
    assert told[0] == "Chapter 5: The Old Forest. Round 1. Trick 4 of 7."
    assert "The Old Forest shows 6 of Forests; cards left in its deck: 5." in told[1]
    assert told[2] == "Event: Old Man Willow."
    assert told[4] == (
        "East is Sam. Goal: The Hills card of rank 3. Status: goal met for good. Tricks won: 2. "
        "Won cards that count: 3 of Hills. Threat: 3. Cards left: 3."
    )
    assert told[-2] == (
        "In the trick: East: 3 of Mountains, South: 6 of Mountains, West: 4 of Rings. "
        "Lead suit: Mountains. So far South wins."
    )
    assert told[-1] == "North, cards: 1 of Hills, 4 of Shadows, 8 of Shadows, One Ring."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_use_no_signs(language: str) -> None:
    for story in TABLES:
        assert not set("".join(SIGNS.values()).replace("B", "") + "▒") & set(spoken(story(), language=language))


def test_the_pyramid_in_words() -> None:
    text = spoken(pyramid())
    assert "Pyramid, free cards: 2 of Hills." in text
    assert "covered: a card face down" in text


def test_the_campaign_in_words() -> None:
    assert spoken(campaign()) == "Campaign. Chapters won: 1, 2, 5."
    assert spoken(Round.of("campaign", 4), language="pl").startswith("Kampania. Żaden rozdział")


async def test_a_chapter_can_be_played_on_the_screen() -> None:
    table = seated(four())
    app = app_of(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await press(pilot, "1")
        assert table.answers[0].pick == "h1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_that_the_balrog_has_decided_says_so_while_it_is_played_on(language: str) -> None:
    story = four()
    words = Voice(language, GAME).say("doomed")
    assert words not in " ".join(drawn(story, language=language).split())
    story.s.doomed = True
    assert words in " ".join(drawn(story, language=language).split())
    assert words in spoken(story, language=language)
