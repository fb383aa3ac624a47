"""Adventure to Mount Doom line by line: everything on the table, in words."""

import pytest

from bree.lang import LANGUAGES
from bree.term.boards.doom.road import EVENTS
from bree.term.boards.doom.track import SIGNS
from tests.rulebook.doom.doom_story import Journey
from tests.term.doom_tables import TABLES, army, banned, battle, last, placing, spoken, taking


def test_the_lines_tell_the_table() -> None:
    told = spoken(taking()).split("\n")
    assert told[:2] == [
        "Stage 1 of 6: Lothlórien. Turn 2, Star plays.",
        "Ring-bearers: space 3, to Lothlórien: 5. Within reach: dark heart, 4 spaces away.",
    ]
    assert told[2] == (
        "Merry & Pippin: space 0, to Lothlórien: 8. "
        "Within reach: Nazgûl, 3 spaces away (there already: Ring-bearers, Legolas)."
    )
    assert told[6] == "Courage 13 of 18; the Eye is at 5, Galadriel at 12."
    assert told[7] == (
        "Nazgûl at Minas Morgul: 3 of 9, the Witch-king included. Isengard: the chieftain, 2 warriors. "
        "Gandalf cards in the stack: 3."
    )
    assert told[8:10] == [
        "Slot 1: card face down.",
        "Slot 2: Cave Troll, enemy. Fight one battle. If you lose it, lose 2 courage.",
    ]
    assert told[14] == "Cards that can be used this turn:"
    assert told[15].startswith("Boromir (Flame). Spend Boromir on a battle")


def test_later_in_the_turn_names_are_enough() -> None:
    told = spoken(battle()).split("\n")
    assert told[8] == (
        "Slot 1: card face down. Slot 2: Orc Hordes, enemy. Slot 3: Saruman, enemy. Slot 4: Nazgûl, enemy. "
        "Slot 5: Uruk-hai, enemy. Slot 6: card face down."
    )
    assert told[9:13] == [
        "Dice board, side 1: black 5, orange 3.",
        "Dice board, side 2: black 2, red 2.",
        "Battle: Uruk-hai. A loss costs 1 courage. Battles still to fight: 3.",
        "Support: Aragorn, Gimli. Faces that win: 2 of 6. With a Gandalf card: 3 of 6.",
    ]
    assert told[13].startswith("Cards that can be used this turn: Boromir (Flame). Gandalf's Wrath (Star).")


def test_tokens_bare_slots_and_the_army_in_words() -> None:
    text = spoken(army())
    assert "Gimli: in the waiting area." in text
    assert "Merry & Pippin: at Minas Morgul." in text
    assert "The Treebeard token is there." in text
    assert "Slot 4: Army of the Dead, special card, on top of: Denethor." in text
    assert "Slot 2: bare, Merry & Pippin may move 0, 1 or 2 spaces." in text
    text = spoken(banned())
    assert "Gandalf cannot help until the Ring-bearers reach Helm's Deep." in text
    assert "Gandalf's Power (Star), not now." in text
    assert "Slot 4: Balrog of Moria, enemy that leaves after one encounter." in text


def test_nazgul_without_a_lord_are_no_danger() -> None:
    told = spoken(placing())
    assert "The Witch-king is defeated: Nazgûl no longer do any harm. Isengard is empty." in told
    assert "Nazgûl, " not in told
    assert "Gimli: space 25, to Gondor: 7. Within reach: dark heart, 2 spaces away" in told


def test_modes_and_the_last_stage_in_words() -> None:
    text = spoken(Journey.of(easier="on", no_protection="on", exclusive_allies="on"))
    assert "every card still unused gives 1 courage. No protection: events strike every time." in text
    assert "(an ally only by its owner):" in text
    text = spoken(last())
    assert "Ring-bearers: space 42, to Mount Doom: 6.\n" in text
    assert "Aragorn: space 35, no further." in text
    assert "Slot 2: Eagles. Slot 3: Shelob." in text
    assert "Rolled: black 5." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_use_no_signs(language: str) -> None:
    signs = set("".join([*EVENTS.values(), *SIGNS.values(), "▒○●◎→✓▶□■♛♜▲✶"])) - {"+"}
    for story in TABLES:
        assert not signs & set(spoken(story(), language))


def test_at_mount_doom_only_cards_that_can_still_be_used_are_listed() -> None:
    told = spoken(Journey.of(stage="mount_doom", held="loth_elrond gondor_faramir boromir gandalfs_power"))
    assert "Cards that can be used this turn:" in told
    assert [name for name in ("Elrond", "Faramir", "Boromir", "Gandalf's Power") if name in told] == [
        "Elrond",
        "Gandalf's Power",
    ]
    nothing = spoken(Journey.of(stage="mount_doom", held="gondor_faramir"))
    assert "No card in front of the players is of use any more." in nothing
