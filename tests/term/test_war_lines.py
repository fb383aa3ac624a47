"""War of the Ring line by line: everything on the table in words, and a part of a game."""

from io import StringIO

import pytest

from bree.games.war import GAME
from bree.lang import LANGUAGES, Voice
from bree.table import Chair, Sitting
from bree.term.boards.war.lines import lines
from bree.term.boards.war.map_grid import ARMIES, FORT, RING, SIGNS
from bree.term.line_by_line import LineByLine
from tests.rulebook.war.war_story import WHOLE, Tale
from tests.term.war_tables import TABLES, choosing, hunted, mordor, siege, spoken


def test_the_lines_tell_the_table() -> None:
    told = spoken(choosing()).split("\n")
    assert told[:4] == [
        "Turn 3: action resolution. Victory points: Free Peoples 0, Shadow 1.",
        "Fellowship: Moria, hidden, progress 2, corruption 3. Guide: Gandalf the Grey. "
        "In the Fellowship: Boromir, Gandalf the Grey, Gimli, Legolas, Meriadoc Brandybuck, Peregrin Took.",
        "Free Peoples, dice: 1 × Army/Muster, 2 × Character, 1 × Will of the West. "
        "Used: 0, in the Hunt Box: 0, Elven Rings: 3.",
        "Shadow, dice: 2 × Army, 1 × Event, 1 × Muster. Used: 2, in the Hunt Box: 2, Elven Rings: 0.",
    ]
    assert told[4].startswith("Politics: Dwarves: 3 steps from war, passive; Elves: At War; ")


def test_regions_are_told_with_their_armies_and_neighbours() -> None:
    text = spoken(choosing())
    assert (
        "Helm's Deep, stronghold. Free Peoples, under siege: Rohan 3 regulars, 1 elite, 1 Leader. "
        "Shadow: Isengard 8 regulars, 2 elites. Borders: Fords of Isen, Westemnet."
    ) in text
    assert "Pelargir, city. In the hands of its captor. Shadow: Southrons and Easterlings 2 regulars, 1 elite." in text
    assert "Minas Morgul, stronghold. Shadow: Sauron 5 regulars, 2 Nazgûl." in text


def test_polish_counts_bend() -> None:
    text = spoken(choosing(), "pl")
    assert "Wolne Ludy, w oblężeniu: Rohan 3 regularne, 1 elitarna, 1 dowódca." in text
    assert "Cień: Isengard 8 regularnych, 2 elitarne." in text
    assert "2 Nazgûle" in text


def test_a_battle_a_hunt_and_mordor_in_words() -> None:
    text = spoken(siege())
    assert "Siege battle: Helm's Deep, round 1." in text
    assert "Dice 5, hits on 6+, re-roll 2. Rolled: 6, 6, 6, 6, 6." in text
    assert "Shadow: 4 hits to take." in text
    assert "Rolled: 6, 6, 6. Successes: 3. Tile: Eye. Damage left: 3." in spoken(hunted())
    text = spoken(mordor())
    assert "Fellowship on the Mordor Track, step 2, revealed, corruption 7. Gollum guides the Ring-bearers." in text


def test_another_hand_is_only_counted() -> None:
    text = spoken(choosing())
    assert "\n  Athelas (Character): " in text
    assert "Shadow, cards: 2 of the character deck, 0 of the strategy deck." in text
    assert "Grond" not in text
    assert "Athelas" not in spoken(choosing(), seat=None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.__name__)
def test_words_need_no_signs(table: object, language: str) -> None:
    assert callable(table)
    text = spoken(table(), language)
    signs = {*SIGNS.values(), FORT, RING, *(mark for mark, _ in ARMIES.values())}
    assert not signs & set(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_turns_are_played_line_by_line(language: str) -> None:
    """Every question and every line has words. Valid input works, and a wrong answer changes nothing."""
    chairs = {"free": Chair("Anna"), "shadow": Chair("random", "random")}
    table = Sitting(GAME, {}, chairs, seed=3)
    out = StringIO()
    typed = StringIO("\n".join(["b", *["1", "2", "1 2", "1 3", "1 2 3"] * 60, "q"]) + "\n")
    assert not LineByLine(table, Voice(language, GAME, {"free": "Anna"}), lambda: None, typed, out).play()
    assert table.state.turn >= 2
    assert Voice(language, GAME).say("region-minas_tirith") in out.getvalue()


@pytest.mark.parametrize(("language", "told"), [("en", "1 × Vilya: Muster"), ("pl", "1 × Vilya: Mobilizacja")])
def test_a_special_die_is_told_with_its_name(language: str, told: str) -> None:
    s = GAME.new({"lords": "whole"})
    s.free_dice = ("character", "vilya-muster")
    assert told in "\n".join(lines(GAME.view(s, None), Voice(language, GAME)))


def test_before_the_first_round_a_battle_has_no_number() -> None:
    board = "osgiliath: sauron 5r 1n; minas_tirith: gondor 3r"
    tale = Tale.of(board, ("attack", "shadow", 0), ("tidy",), acting="shadow", die="army").go(
        "sauron-regular nazgul done"
    )
    assert tale.ask.key == "shelter"
    assert "Field battle: Minas Tirith, before the first round." in spoken(tale.s)


def test_damage_is_told_while_there_is_some() -> None:
    """The hunt has drawn an Eye, and its damage is still to come. So no line says that no damage is left."""
    board = "lorien: elves 1r galadriel"
    tale = Tale.of(board, ("move_fellowship",), terms=WHOLE, bearers="hollin", box_shadow=2).go("6 1 eye")
    assert tale.ask.key == "nenya"
    assert spoken(tale.s).endswith("Successes: 1. Tile: Eye.")
