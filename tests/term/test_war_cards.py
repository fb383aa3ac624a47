"""Cards of War of the Ring in the terminal: hands, the table, battles with two cards, and explanations on request."""

from io import StringIO

import pytest

from bree.games.mordor import GAME as MORDOR
from bree.games.war import GAME
from bree.lang import LANGUAGES, Voice
from bree.table import Chair, Sitting
from bree.term.boards.clickable import HARD_SPACE
from bree.term.boards.war import board as war
from bree.term.boards.war.card_words import explained
from bree.term.line_by_line import LineByLine
from bree.term.rule_dialog import CardsDialog, RuleDialog
from bree.term.screen import TableApp
from tests.term.seated import press, screen_text, settle
from tests.term.war_tables import (
    answered,
    app_of,
    carded,
    choosing,
    committed,
    position,
    revealed,
    seated,
    spoken,
    unhurt,
)

ANNA_AND_A_BOT = {"free": Chair("Anna"), "shadow": Chair("random", "random")}
GAME_PL, ENGLISH = Voice("pl", GAME), Voice("en", GAME)


def drawn(s: object, seat: str, language: str = "en", width: int = 78) -> list[str]:
    text = war.draw(GAME.view(s, seat), Voice(language, GAME), width, None, frozenset())
    return [row.rstrip() for row in text.plain.replace(HARD_SPACE, " ").split("\n")]


# Line by line


def test_the_own_hand_is_told_with_icon_title_and_text() -> None:
    told = spoken(choosing(), "pl").split("\n")
    at = told.index("Wolne Ludy, karty: 3 z talii postaci, 0 z talii strategii.")
    athelas = GAME_PL.part("card-athelas", "does")
    assert told[at + 1] == f"  Athelas (Postać): {athelas} W bitwie: Andúril."
    assert told[at + 4] == "Cień, karty: 2 z talii postaci, 0 z talii strategii."


def test_cards_on_the_table_are_told_with_what_they_do() -> None:
    told = spoken(carded(), "pl")
    for side, card in (("Wolne Ludy", "wizards_staff"), ("Cień", "the_palantir_of_orthanc")):
        name, does = GAME_PL.say("card-" + card), GAME_PL.part("card-" + card, "does")
        assert f"Na stole ({side}), {name}: {does}" in told


def test_a_card_face_down_shows_its_deck_alone_and_ones_own_its_title() -> None:
    s = committed()
    other, own = spoken(s, "en", "free"), spoken(s, "en", "shadow")
    assert "Shadow, combat card face down: strategy deck of the Shadow." in other
    assert "We Come to Kill" not in other
    assert "Shadow, combat card face down: “We Come to Kill” (Hill-trolls)." in own
    assert "We Come to Kill" not in spoken(s, "en", None)


def test_combat_cards_that_were_shown_are_told_with_how_dice_change() -> None:
    told = spoken(revealed(), "en", None).split("\n")
    at = told.index("Siege battle: Helm's Deep, round 1.")
    assert told[at + 2 : at + 5] == [
        "Free Peoples: Rohan 3 regulars, 1 elite, 1 Leader. Dice 4, hits on 4+, re-roll 1. "
        "Without cards: hits on 5+. The re-roll hits on 5+.",
        "Shadow, combat card “We Come to Kill” (Hill-trolls), initiative 7: "
        + ENGLISH.part("combat-we_come_to_kill", "does"),
        "Free Peoples, combat card “Valour” (Dáin Ironfoot's Guard), initiative 3: "
        + ENGLISH.part("combat-valour", "does"),
    ]


def test_dice_that_a_card_throws_have_a_line() -> None:
    s = position("turn: 4.5 shadow | todo: volley(return_to_valinor,free,lorien,3,6)")
    for face in ("6", "6", "1"):
        GAME.apply(s, face)
    line = "Return to Valinor: dice against the army in Lórien, hits on 6+. Rolled: 6, 6, 1."
    assert f"{line} Free Peoples: 2 hits to take." in spoken(s)
    assert line in "\n".join(drawn(s, "free", width=118))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_explained_on_request(language: str) -> None:
    """`k` explains all cards that the person has or sees. `?` explains one card by name, or a rule as before."""
    table = seated(carded())
    table.chairs = ANNA_AND_A_BOT
    out = StringIO()
    typed = StringIO("k\n? gadzi jezyk\n? balrg\n? WAR-6.4\nq\n")
    LineByLine(table, Voice(language, GAME, {"free": "Anna"}), lambda: None, typed, out).play()
    said = out.getvalue()
    voice = Voice(language, GAME)
    for card in ("athelas", "horn_of_gondor", "elven_cloaks", "wizards_staff", "the_palantir_of_orthanc"):
        assert f"\n{voice.say('card-' + card)} ({card}): " in said
    assert said.count("(wormtongue): ") == 1
    assert "(grond)" not in said
    assert "Balrog" in said
    assert "WAR-6.4: " in said


def test_who_has_no_cards_is_told_so() -> None:
    s = GAME.new({})
    assert explained(GAME.view(s, None), Voice("en", GAME)) == ["You have no cards, and none lie on the table."]


# On the screen


def test_hand_and_table_have_rows() -> None:
    rows = drawn(carded(), "free")
    assert "On the table: ◆ The Palantír of Orthanc · ◇ Wizard's Staff" in rows
    assert rows[-1].startswith("Free Peoples, cards: 3 Athelas (C), Horn of Gondor (C), Elven Cloaks (C)")
    wide = drawn(carded(), "free", width=118)
    assert any(row.startswith("◇ Wizard's Staff: Stays on the table as long as Gandalf the Grey") for row in wide)


def test_a_battle_shows_both_cards() -> None:
    assert "◆ face down: strategy deck of the Shadow" in drawn(committed(), "free")
    assert "◆ face down: We Come to Kill" in drawn(committed(), "shadow")
    rows = drawn(revealed(), "free")
    assert "◆ We Come to Kill (7) · ◇ Valour (3)" in rows
    assert "◇ Roh 3r1e1l · dice 4, hits on 4+, re-roll 1 · without cards 5+, re-roll hits…" in rows


async def test_keys_explain_cards_on_the_screen() -> None:
    app = app_of(seated(carded()))
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await press(pilot, "enter")  # opens the curtain
        await press(pilot, "k")
        assert isinstance(app.screen, CardsDialog)
        assert "Horn of Gondor (horn_of_gondor): " in screen_text(app)
        await press(pilot, "k")
        await press(pilot, "down")
        await press(pilot, "question_mark")
        assert isinstance(app.screen, RuleDialog)
        assert app.screen.rule.id == "WAR-6.4"
        told = screen_text(app)
        assert "Horn of Gondor (horn_of_gondor): " in told
        assert "WAR-6.4" in told


async def test_a_card_that_would_do_nothing_says_so_in_the_list() -> None:
    app = app_of(seated(answered(unhurt("athelas elven_cloaks"), "event")))
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await press(pilot, "enter")  # opens the curtain
        told = screen_text(app)
        assert "Athelas (Character): no effect now" in told
        assert told.count("no effect now") == 1  # Elven Cloaks would have an effect


async def test_a_key_explains_who_may_come() -> None:
    """At the Council no card is visible, so the dialog explains the character under the cursor."""
    app = app_of(Sitting(GAME, {"lords": "whole"}, ANNA_AND_A_BOT, seed=3))
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await press(pilot, "down")
        await press(pilot, "question_mark")
        assert "Boromir the Captain-General (boromir_captain_general): " in screen_text(app)
        assert "LME-11.2" in screen_text(app)


async def test_the_board_is_as_high_as_before_once_a_hint_has_gone() -> None:
    """A hint of several rows takes rows from the board. When it is gone, the scrollbar must go too."""
    app = app_of(Sitting(GAME, {"lords": "whole"}, ANNA_AND_A_BOT, seed=3), "pl")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await press(pilot, "h")
        await settle(pilot)
        await press(pilot, "1")
        await settle(pilot)
        board = app.screen.query_one("#table")
        assert not board.show_vertical_scrollbar
        assert "Do wyboru: " in screen_text(app)


async def test_a_game_without_such_cards_has_no_key_for_them() -> None:
    table = Sitting(MORDOR, {}, {"frodo": Chair("Anna"), "sam": Chair("Jan")}, seed=2)
    app = TableApp(table, Voice("en", MORDOR), lambda: None, pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert "cards" not in screen_text(app)
        await press(pilot, "k")
        assert not isinstance(app.screen, CardsDialog)


def typed(table: Sitting, *lines: str) -> list[str]:
    """Return what Anna reads in Polish when she types these lines."""
    table.chairs = ANNA_AND_A_BOT
    out = StringIO()
    LineByLine(
        table, Voice("pl", GAME, {"free": "Anna"}), lambda: None, StringIO("\n".join([*lines, "q\n"])), out
    ).play()
    return out.getvalue().split("\n")


def test_a_card_can_be_called_by_its_name() -> None:
    said = typed(seated(carded()), "elfie plaszcze")
    assert "Anna zagrywa kartę „Elfie płaszcze”." in said


@pytest.mark.parametrize(("hand", "marked"), [("athelas", True), ("athelas elven_cloaks", False)])
def test_a_card_that_would_do_nothing_says_so_line_by_line(hand: str, marked: bool) -> None:
    said = typed(seated(unhurt(hand)), "zagraj kartę wydarzenia", "athelas")
    action = "zagraj kartę wydarzenia" + (" (teraz bez efektu)" if marked else "")
    assert any(line.endswith(f"  {action}") for line in said)
    assert [line.strip() for line in said if "Athelas (Postać): " in line and "bez efektu" in line] == [
        "1  Athelas (Postać): teraz bez efektu"
    ]
    assert "Anna zagrywa kartę „Athelas”." in said


def test_a_card_whose_requirement_is_not_met_says_it() -> None:
    table = seated(answered(position(STEWARDS, HAND), "character", "event"))
    said = typed(table, "Ród namiestników", "imrahil_of_dol_amroth", "grond")
    at = next(
        n for n, line in enumerate(said) if line.startswith("„Ród namiestników” nie jest teraz możliwe. WAR-6.5: ")
    )
    assert said[at + 1] == "Karta wymaga: Boromir jest w regionie Gondoru."
    assert any(line.startswith("„Imrahil z Dol Amroth” nie jest teraz możliwe. WAR-6.4: ") for line in said)
    assert any(line.startswith("„Grond, Młot Podziemi” nie jest teraz możliwe. WAR-6.4: ") for line in said)


STEWARDS = "turn: 3.5 free | ring: moria 2 c3 | free dice: character used=3 | shadow dice: army*2 used=6 | todo: go"
HAND = "free hand: athelas house_of_the_stewards imrahil_of_dol_amroth"


def test_combat_cards_are_offered_with_what_their_combat_half_does() -> None:
    said = typed(seated(committed()), "the red arrow")
    valour = Voice("pl", GAME).part("combat-valour", "does")
    assert f"  1  Męstwo (Straż Dáina Żelaznej Stopy), inicjatywa 3: {valour}" in said
    at = next(
        n for n, line in enumerate(said) if line.startswith("„Czerwona strzała” nie jest teraz możliwe. WAR-12.4: ")
    )
    assert said[at + 1] == "Karta wymaga: bronisz się w bitwie w polu albo przed wypadem."


@pytest.mark.parametrize(
    ("todo", "told"),
    [
        ("lured(lure_of_the_ring,legolas)", "The Ring tempts Legolas (level 2)."),
        ("dead_to(dead_men_of_dunharrow,erech,3)", "“Dead Men of Dunharrow”: where does Strider lead the Dead?"),
    ],
)
def test_who_a_card_is_about_is_named_not_who_is_asked(todo: str, told: str) -> None:
    ask = GAME.waiting(position(f"turn: 4.5 free | ring: moria 2 c3 revealed | todo: {todo}"))
    assert ask is not None
    assert ENGLISH.prompt(ask) == told


def test_nothing_at_all_can_be_typed_where_a_run_may_be_empty() -> None:
    dice = "free dice: used=4 | shadow dice: event army muster used=5"
    hand = "shadow hand: the_lidless_eye"
    table = seated(
        answered(position(f"turn: 4.5 shadow | {dice} | todo: go", hand), "event", "event", "the_lidless_eye")
    )
    table.chairs = {"free": Chair("random", "random"), "shadow": Chair("Anna")}
    out = StringIO()
    LineByLine(table, Voice("pl", GAME), lambda: None, StringIO("0\nq\n"), out).play()
    said = out.getvalue().split("\n")
    assert said[said.index("(0 – nic z tego)") + 1] == "Której kości używasz?"
    assert table.state.box_shadow == 0


def test_who_may_come_is_told_with_what_he_does_and_explained_by_name() -> None:
    table = Sitting(GAME, {"lords": "whole"}, ANNA_AND_A_BOT, seed=3)
    told = typed(table, "? saruman", "? Boromir, Naczelny Wódz", "? moria", "q")
    does = GAME_PL.part("character-boromir_captain_general", "does")
    assert f"  2  Boromir, Naczelny Wódz: {does}" in told
    assert any(line.startswith("Saruman (saruman): Wchodzi do Orthanku") for line in told)
    assert any(line.startswith(f"Boromir, Naczelny Wódz (boromir_captain_general): {does}") for line in told)
    assert "Moria (moria)" not in told  # a place without a rule has no line, but a card has it in its name
    assert any(line.startswith("Balrog z Morii (balrog_of_moria): ") for line in told)
