"""Two people with hidden hands at one keyboard: a curtain separates them, on the screen and line by line."""

from collections.abc import Callable
from io import StringIO

from textual.pilot import Pilot

from bree.games.fellowship import GAME
from bree.lang import Voice
from bree.table import Sitting
from bree.term.consent_dialog import ConsentDialog
from bree.term.line_by_line import CURTAIN, LineByLine
from tests.rulebook.fellowship.fellowship_story import Round
from tests.term.fellowship_tables import ANNA, JAN, app_of, seated, walk
from tests.term.seated import app_of as mordor_app, press, said, screen_text, settle, together

Snap = Callable[..., bool]
NORTH, EAST = "Cards (Anna)", "Cards (Jan)"


def table() -> Sitting:
    """Anna leads a trick, then Jan plays. The two others are bots."""
    story = Round.of("1", 4, north="r1 h2 h3", east="h5 h6").start(east="pippin", south="bilbo", west="gandalf")
    return seated(walk(story, lambda s: not s.trick), ANNA, JAN)


def typed(*words: str, lang: str = "en") -> tuple[Sitting, str]:
    sitting, out = table(), StringIO()
    voice = Voice(lang, GAME, {"north": "Anna", "east": "Jan"})
    LineByLine(sitting, voice, lambda: None, StringIO("".join(word + "\n" for word in words)), out).play()
    return sitting, out.getvalue()


async def played(pilot: Pilot[None]) -> None:
    await settle(pilot)


def test_the_curtain(snap_compare: Snap) -> None:
    assert snap_compare(app_of(table(), "pl"), ["enter", "1"], run_before=played)


async def test_nobody_sees_cards_before_saying_so() -> None:
    sitting = table()
    app = app_of(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert said(app, "#ask") == "North (Anna): everyone else, look away. Enter shows your cards."
        assert NORTH not in screen_text(app)
        await press(pilot, "1", "h", "c")
        assert sitting.answers == []
        await press(pilot, "enter")
        assert NORTH in screen_text(app)
        assert sitting.answers == []  # Enter opened the curtain and chose nothing
        await press(pilot, "1")
        assert len(sitting.answers) == 1
        assert NORTH not in screen_text(app)
        assert EAST not in screen_text(app)
        await press(pilot, "enter")
        assert EAST in screen_text(app)
        assert NORTH not in screen_text(app)


async def test_another_language_or_size_does_not_draw_it_aside() -> None:
    app = app_of(table())
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await press(pilot, "l", "d", "tab", "escape", "question_mark", "escape")
        await pilot.resize_terminal(120, 40)
        await settle(pilot)
        assert "Anna): niech inni odwrócą wzrok" in said(app, "#ask")
        assert "Karty (Anna)" not in screen_text(app)


async def test_an_undo_brings_the_curtain_back() -> None:
    sitting = table()
    app = app_of(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await press(pilot, "enter", "1", "enter")
        assert EAST in screen_text(app)
        await pilot.press("u")  # Jan has seen Anna's card, so Bree asks him
        await pilot.pause()
        assert isinstance(app.screen, ConsentDialog)
        assert app.seen.curtain == "east"
        await press(pilot, "1")
        assert sitting.answers == []
        assert app.seen.curtain == "north"
        assert NORTH not in screen_text(app)


async def test_without_secrets_there_is_none() -> None:
    app = mordor_app(together("kN yR rO bR gW"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert app.seen.curtain == ""
        assert app.seen.asked is not None


async def test_one_person_alone_needs_none() -> None:
    app = app_of(seated(walk(Round.of("1", 4, north="r1"), lambda s: not s.tricks)))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert app.seen.curtain == ""
        assert "Cards (North)" in screen_text(app)


# Line by line


def test_the_keyboard_is_handed_over() -> None:
    sitting, text = typed("", "1", "", "q")
    before, between, after = text.split("Hand over the keyboard")
    assert "North (Anna), cards: " not in before
    assert "North (Anna), cards: " in between
    assert "\n" * CURTAIN in between
    assert "Anna plays the " in between.split("\n" * CURTAIN)[1]  # Bree shows this when her cards are off the screen
    assert "East (Jan), cards: " not in between
    assert "East (Jan), cards: " in after
    assert "North (Anna), cards: " not in after
    assert len(sitting.answers) == 1


def test_at_the_curtain_one_may_leave() -> None:
    sitting, text = typed("q", "1")
    assert "cards: " not in text
    assert sitting.answers == []


def test_what_only_one_may_hear_is_told_behind_the_curtain() -> None:
    sitting, out = table(), StringIO()
    assert sitting.state.log is not None
    sitting.state.tell("gave", "FEL-4.18", to=("north",), who="south", other="north", card="card-h3")
    voice = Voice("en", GAME, {"north": "Anna", "east": "Jan"})
    LineByLine(sitting, voice, lambda: None, StringIO("\n1\n\nq\n"), out).play()
    before, between, after = out.getvalue().split("Hand over the keyboard")
    assert "South gives, Anna gets: 3 of Hills." in between
    assert "South gives" not in before + after


def test_it_is_said_in_polish_too() -> None:
    assert "Teraz gra Północ (Anna). Oddaj klawiaturę; następna osoba niech naciśnie Enter." in typed("q", lang="pl")[1]


def test_the_help_names_a_rule_of_this_game() -> None:
    assert "? FEL-" in typed("q")[1]
