"""The board of War of the Ring: everything fits the terminal, and every pick can be clicked."""

from collections.abc import Callable
from random import Random

import pytest
from rich.text import Text
from textual.pilot import Pilot

from bree.core import CHANCE, Ask, sample
from bree.games.war import GAME
from bree.games.war.board import REGIONS
from bree.games.war.state import War
from bree.lang import LANGUAGES, Voice
from bree.table.pick_set import pick_set_of
from bree.term.boards.clickable import HARD_SPACE
from bree.term.boards.war import board as war
from bree.term.boards.war.map_grid import spots
from bree.term.boards.war.words import short_region
from bree.term.pick_sets import whole
from tests.term.seated import press, screen_text, settle
from tests.term.war_tables import TABLES, app_of, choosing, hunted, mordor, position, seated, siege, spoken

SIZES = [(80, 24), (120, 40)]
SMALL, LARGE = 78, 118
ROWS = {SMALL: 15, LARGE: 27}
Snap = Callable[..., bool]
Table = Callable[[], War]


def asked(s: War) -> Ask | None:
    """Return the ask to the person at the table, with its whole pick set."""
    ask = GAME.waiting(s)
    return None if ask is None or ask.who == CHANCE else whole(ask, pick_set_of(GAME, s, ask))


def text_of(s: War, language: str = "en", width: int = SMALL) -> Text:
    ask = asked(s)
    return war.draw(GAME.view(s, ask.who if ask else None), Voice(language, GAME), width, ask, frozenset())


def drawn(s: War, language: str = "en", width: int = SMALL) -> str:
    text = text_of(s, language, width).plain.replace(HARD_SPACE, " ")
    return "\n".join(row.rstrip() for row in text.split("\n"))


# Stored images. After an intended change: pytest tests/term --snapshot-update, and look at the images.


async def played(pilot: Pilot[None]) -> None:
    await settle(pilot)
    await press(pilot, "enter")  # opens the curtain


@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", [choosing, siege], ids=lambda table: table.__name__)
def test_a_table(snap_compare: Snap, table: Table, language: str, size: tuple[int, int]) -> None:
    assert snap_compare(app_of(seated(table()), language), terminal_size=size, run_before=played)


# Space


@pytest.mark.parametrize("seed", range(3))
def test_a_war_fits_every_terminal(seed: int) -> None:
    s, rng = GAME.new({}), Random(seed)
    for width in range(60 + seed, 121, 3):  # together the seeds cover every width
        for _ in range(32):
            ask = GAME.waiting(s)
            assert ask is not None
            GAME.apply(s, sample(ask.picks, rng) if ask.who == CHANCE else rng.choice(ask.picks).id)
        language = LANGUAGES[width % 2]
        assert max(map(len, drawn(s, language, width).split("\n"))) <= width
        assert spoken(s, language)
        for size, most in ROWS.items():
            assert text_of(s, language, size).plain.count("\n") < most


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.__name__)
@pytest.mark.parametrize("width", [24, 40, 60])
def test_nothing_is_wider_than_its_place(table: Table, width: int) -> None:
    assert max(map(len, drawn(table(), width=width).split("\n"))) <= width


def touches(drawing: Text) -> set[str]:
    """Return the picks that can be clicked."""
    metas = [span.style.meta for span in drawing.spans if not isinstance(span.style, str)]
    return {meta["pick"] for meta in metas if "pick" in meta}


@pytest.mark.parametrize("width", [SMALL, LARGE])
def test_what_is_offered_can_be_touched(width: int) -> None:
    for s in (choosing(), siege(), position("turn: 1.5 | die: muster | todo: move(free,0)")):
        ask = asked(s)
        assert ask is not None
        assert touches(text_of(s, width=width)) == {pick.id for pick in ask.picks if pick.on}


def test_the_places_of_the_map_are_those_of_the_regions() -> None:
    assert {spot.region for spot in spots()} == set(REGIONS)
    assert all(0 < spot.x < 1 and 0 < spot.y < 1 for spot in spots())


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_on_the_map_are_different(language: str) -> None:
    voice = Voice(language, GAME)
    assert len({short_region(region, voice) for region in REGIONS}) == len(REGIONS)
    assert short_region("minas_tirith", voice) == "Min.Tirith"


# Contents of the rows


def test_dice_politics_and_the_fellowship_have_their_rows() -> None:
    rows = drawn(choosing()).split("\n")
    assert rows[:6] == [
        "Turn 3: action resolution · Free Peoples to act · points: FP 0, Shadow 1",
        "◎ Moria hidden · progress 2 · corruption 3 · 6 companions · led by Gandalf the",
        "Grey",
        "Free Peoples: □Army/Muster □2×Character □Will of the West · Elven Rings 3",
        "Shadow: 2×Army Event Muster · used 2 · Hunt Box 2",
        "Politics: ○3 Dwa  ⚔ Elv  ⚔ Gon  ●2 Nor  ⚔ Roh  ⚔ Ise  ⚔ Sau  ●1 Sou",
    ]
    assert "Helm's Deep [besieged] 3r1e1l" in "\n".join(rows)
    assert rows[-1] == "To choose: □use an Elven Ring"


def test_the_map_shows_armies_sieges_captures_and_the_ring() -> None:
    text = drawn(choosing(), width=LARGE)
    for sign in ("♜Hel.Deep[◇4+1]◆10", "▪Pelargir!◆3", "♜Moria◆2◎", "∩Osgiliath◇2", "♜Min.Tirith◇4+2", "▫Bree"):
        assert sign in text


def test_a_battle_and_a_hunt_have_rows_of_their_own() -> None:
    text = drawn(siege())
    assert "Siege battle: Helm's Deep · round 1 · Shadow: 4 to lose" in text
    assert "◆ Ise 8r2e · dice 5, hits on 6+, re-roll 2 · rolled 6 6 6 6 6 · hits 5" in text
    assert "Hunt · rolled 6 6 6 · successes 3 · tile: Eye · damage 3" in drawn(hunted())
    assert "◎ Mordor Track, step 2 revealed · corruption 7 · no companions · led by Gollum" in drawn(mordor())


def test_the_end_heads_the_table() -> None:
    s = position("over: corrupted")
    assert drawn(s).split("\n")[0] == "The Ring-bearers fell to the Ring: the Shadow wins."


def test_another_hand_is_only_counted() -> None:
    text = drawn(choosing(), width=LARGE)
    assert "Free Peoples, cards: 3 Athelas (C), Horn of Gondor (C), Elven Cloaks (C) · Shadow, cards: 2" in text
    assert "Grond" not in text


# On the screen


async def test_a_war_is_played_with_keys() -> None:
    app = app_of(seated(choosing()))
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        assert "Athelas" not in screen_text(app)  # the curtain is closed
        await press(pilot, "enter")
        assert "Athelas" in screen_text(app)
        await press(pilot, "2")
        assert [answer.pick for answer in app.sitting.answers] == ["character"]
