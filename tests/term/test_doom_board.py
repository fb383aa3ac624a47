"""The board of Adventure to Mount Doom: everything fits a small terminal and can be clicked."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from rich.text import Text
from textual.pilot import Pilot

from bree.core import CHANCE, Ask, sample
from bree.games.doom import GAME
from bree.games.doom.state import STAGES
from bree.lang import LANGUAGES, Voice
from bree.table.pick_set import pick_set_of
from bree.term.boards import board
from bree.term.boards.clickable import HARD_SPACE
from bree.term.boards.doom import board as doom
from bree.term.boards.doom.road import EVENTS, LETTERS
from bree.term.boards.doom.track import SIGNS
from bree.term.pick_sets import whole
from tests.rulebook.doom.box import BOX_CARDS
from tests.rulebook.doom.doom_story import Journey
from tests.term.doom_tables import TABLES, app_of, army, banned, battle, last, placing, seated, spoken, taking
from tests.term.seated import press, settle

SIZES = [(80, 24), (120, 40)]
SMALL, LARGE = 78, 118
ROWS = {SMALL: 15, LARGE: 27}  # a large board fits 100×36 too
Snap = Callable[..., bool]
Table = Callable[[], Journey]


def asked(story: Journey) -> Ask | None:
    """Return the ask to the person at the table, with its whole pick set."""
    if story.over or story.ask.who == CHANCE:
        return None
    return whole(story.ask, pick_set_of(GAME, story.s, story.ask))


def text_of(story: Journey, language: str = "en", width: int = SMALL, chosen: str = "") -> Text:
    return doom.draw(GAME.view(story.s, None), Voice(language, GAME), width, asked(story), frozenset(chosen.split()))


def drawn(story: Journey, language: str = "en", width: int = SMALL, chosen: str = "") -> str:
    text = text_of(story, language, width, chosen).plain.replace(HARD_SPACE, " ")
    return "\n".join(row.rstrip() for row in text.split("\n"))


# Stored images. After an intended change: pytest tests/term --snapshot-update, and look at the images.


async def played(pilot: Pilot[None]) -> None:
    await settle(pilot)


@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("story", TABLES, ids=lambda story: story.__name__)
def test_a_table(snap_compare: Snap, story: Table, language: str, size: tuple[int, int]) -> None:
    assert snap_compare(app_of(seated(story()), language), terminal_size=size, run_before=played)


def test_by_night(snap_compare: Snap) -> None:
    assert snap_compare(app_of(seated(battle()), "pl"), ["d"], terminal_size=(120, 40), run_before=played)


# Space


def touches(drawing: Text) -> set[str]:
    """Return the picks that can be clicked."""
    metas = [span.style.meta for span in drawing.spans if not isinstance(span.style, str)]
    return {meta["pick"] for meta in metas if "pick" in meta}


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("options", [{}, {"exclusive_allies": "on", "no_protection": "on", "easier": "on"}])
def test_a_journey_fits_every_terminal_and_all_that_is_offered_can_be_touched(
    stage: str, options: dict[str, Any]
) -> None:
    story, rng = Journey.of(stage=stage, courage=18, held="boromir loth_elrond gandalfs_trick", **options), Random(4)
    for width in (*range(60, 121), *range(60, 121)):
        for _ in range(3):
            if not story.over:
                picks = story.ask.picks
                story.answer(sample(picks, rng) if story.ask.who == CHANCE else rng.choice(picks).id)
        language, ask = LANGUAGES[width % 2], asked(story)
        rows = drawn(story, language, width).split("\n")
        assert max(map(len, rows)) <= width
        assert spoken(story, language)
        for size, most in ROWS.items():
            drawing = text_of(story, language, size)
            assert drawing.plain.count("\n") < most
            assert touches(drawing) == {pick.id for pick in (ask.picks if ask else ()) if pick.on}


@pytest.mark.parametrize("story", TABLES, ids=lambda story: story.__name__)
@pytest.mark.parametrize("width", [24, 40, 60])
def test_nothing_is_wider_than_its_place(story: Table, width: int) -> None:
    assert max(map(len, drawn(story(), width=width).split("\n"))) <= width


def test_a_long_road_is_drawn_closer() -> None:
    stage = "." * 19
    road = f"{stage} N{stage[1:]} H{stage[1:]} {stage} ..N {stage}"
    rows = drawn(Journey.of(road=road, ring_bearers=5), width=SMALL).split("\n")
    assert rows[1].startswith("Rivendell MALG····F··············Lothlórien")


def test_many_cards_are_cut_but_never_what_can_be_used() -> None:
    held = [card.id for card in BOX_CARDS if card.kind in ("ally", "gandalf")]
    story = Journey.of("leaf", stage="minas_morgul", held=" ".join(held), gimli=-1, warriors=5, treebeard_token=True)
    story.until("take").take("orange", "red").roll(black1=2, black2=5, orange=3, red=4)
    text = drawn(story)
    assert text.count("\n") < ROWS[SMALL]
    assert "Cards for all: Leaf: □✶Gandalf's Power, □✶Gandalf's Trick, □+Treebeard,\n□+Elrond · Leaf: +Boromir" in text
    assert text.endswith("…")


# Contents


def test_it_is_the_board_of_the_game() -> None:
    assert board("doom") is doom.draw


def test_signs_do_not_depend_on_colour() -> None:
    for signs in (LETTERS, EVENTS, SIGNS):
        assert len(set(signs.values())) == len(signs)


def test_the_road_with_places_events_and_figures() -> None:
    rows = drawn(taking()).split("\n")
    assert rows[0] == "Stage 1 of 6: Lothlórien · ♞ Nazgûl  ♥ dark heart · turn 2: Star"
    assert rows[1] == "Rivendell M─·─·─♞FL─A─·─·─♥─Lothlórien─·─♥G─·─·─·─·─♞─Rohan"
    assert rows[2] == "────────────·─·─·─♞─·─♥─·─Helm's Deep──·─·─♥─·─·─♞─·─Gondor"
    assert rows[3] == "────────────♥─·─♞─·─♞─·─·─Minas Morgul─·─·─·─·─·─·─·─Mount Doom"
    assert rows[4] == "F Frodo/Sam →5  M Merry/Pippin →8  A Aragorn →4  L Legolas →5  G Gimli →6"


def test_figures_that_go_no_further_and_the_waiting_area() -> None:
    text = drawn(army())
    assert "Minas Morgul M─·" in text
    assert "M Merry/Pippin ✓  A Aragorn →5  L Legolas –  G Gimli –" in text
    assert "Waiting area: L G" in text


def test_the_ring_bearers_on_the_destination_have_arrived() -> None:
    story = Journey.of(ring_bearers=5).board(2, "orange", 3, 3, "red", 1).fight("sauron")
    story.decline().answer(story.picks[0])
    assert "Lothlórien F─" in drawn(story)
    assert "F Frodo/Sam ✓" in drawn(story)


def test_the_courage_track_with_its_marks() -> None:
    assert "Courage 13 ●●●●◆●●●●●●◆◎○○○○○ · Eye 5 · Galadriel 12 · top 18" in drawn(taking())
    assert "Courage 4 ●●●◎◇○○○○○○◇○○○○○○ · Eye 5" in drawn(placing())
    low = Journey.of(courage=12, courage_top=14, galadriel_space=12, eye_space=3)
    assert "Courage 12 ●●◆●●●●●●●●◎○○ · Eye 3 · Galadriel 12 · top 14" in drawn(low)


def test_nazgul_and_uruk_hai() -> None:
    text = drawn(battle())
    assert "Nazgûl 7 of 9 ♛ Witch-king ♞♞♞♞♞♞·· · Isengard ♜ chieftain ▲▲··· 2 warriors" in text
    assert "Witch-king defeated, Nazgûl harmless · Isengard empty\n♣ Treebeard" in drawn(placing())


def test_the_ban_on_gandalf() -> None:
    text = drawn(banned())
    assert "\n× Gandalf cannot help\n" in text
    assert "Star: ×Gandalf's Power · Moon: +Elrond · ✶ stack 4" in text
    assert "Gandalf cannot help" not in drawn(taking())


def test_the_encounter_track() -> None:
    rows = drawn(banned()).split("\n")
    assert rows[8] == " 1 ○ bare     2 × enemy    3 + ally     4 ×1 enemy   5 ○ bare     6 ▒ hidden"
    assert rows[9] == " F moves 0–2  Cave Troll   Arwen        Balrog of    G moves 0–2"
    assert rows[10] == "                                        Moria"


def test_a_bare_slot_may_bring_a_nazgul() -> None:
    assert "6 ○ bare\n" in drawn(Journey.of(track="? loth_nazgul - - - -"))
    assert drawn(Journey.of(track="? loth_nazgul - - - -")).split("\n")[8].endswith("G moves 0–2  ♞ Nazgûl")


def test_the_army_and_what_lies_under_it() -> None:
    rows = drawn(army()).split("\n")
    assert rows[8] == "□1 ▒ hidden   2 ○ bare     3 ○ bare    ▶4 ◇ special □5 × enemy    6 × enemy"
    assert rows[10] == "                                        └ Denethor   of Angmar"
    assert "whatever lies beneath is silenced while the Army stays. Under it: Denethor." in " ".join(
        drawn(army(), width=LARGE).split()
    )


def test_a_card_face_down_that_was_looked_at_is_named() -> None:
    rows = drawn(Journey.of(stage="rohan", track="?rohan_wargs - rohan_nazgul - - ?")).split("\n")
    assert rows[7].startswith(" 1 ▒ hidden ")
    assert rows[8].startswith(" Wargs ")


def test_the_first_card_of_the_next_stack() -> None:
    story = Journey.of(stage="rohan", ring_bearers=15, held="gandalfs_vision")
    story.board(4, "orange", 1, 4, "red", 1).until("draw_gandalf")
    story.answer(story.picks[0])
    story.until("offer", "stage").answer("gandalfs_vision", "helm_saruman")
    assert "on the next stack: Saruman" in drawn(story)
    assert "First on the next stack: Saruman." in spoken(story)


def test_dice_to_take_have_boxes() -> None:
    text = drawn(taking(), chosen="orange red")
    assert "Dice board: side 1  –   –   side 2  –   –" in text
    assert "Pool: ■ orange  □ purple  □ blue  □ green  ■ red" in text


def test_the_roll_and_the_dice_board() -> None:
    story = taking().take("orange", "red").roll(black1=2, black2=5, orange=6, red=3)
    assert "Roll:  first black 2   second black 5   orange 6   red 3" in drawn(story)
    story.until("place_black")
    assert "Roll: □ first black 2  □ second black 5   orange 6   red 3" in drawn(story)
    text = drawn(placing())
    assert "Dice board: side 1  black 5   orange 3   side 2  black 3   –" in text
    assert "Roll: □ red 1  □ blue 6" in text


def test_the_throws_for_the_witch_king() -> None:
    story = Journey.of(stage="minas_morgul", nazgul=2, held="helm_eowyn").board(5, "orange", 1, 2, "red", 1)
    story.until("die").roll(throw1=6, throw2=1, throw3=4)
    assert "Roll: black  6   1   4" in drawn(story)


def test_a_battle_before_and_after_the_roll() -> None:
    story = battle()
    assert "▶5 × enemy" in drawn(story)
    assert "Battle: Uruk-hai · if lost: courage −1 · 3 battles left" in drawn(story)
    assert "Support: A G · won on 2 of 6 faces · with a Gandalf card 3 of 6" in drawn(story)
    assert "Support: A Aragorn, G Gimli · won on" in drawn(story, width=LARGE)
    story.fight("sauron").until("offer", "lost")
    assert "Support: A G · battle die: Sauron's sign · × lost" in drawn(story)
    story.answer("pass").fight("gimli")
    assert "battle die: G Gimli's weapon" in drawn(story)
    assert "2 battles left · won 0, lost 1" in drawn(story)


def test_a_battle_without_help() -> None:
    story = Journey.of(ring_bearers=3, held="").board(2, "orange", 3, 3, "red", 1).until("battle_die")
    assert "Support: nobody · won on 0 of 6 faces\n" in drawn(story)


def test_a_streak_is_counted() -> None:
    story = Journey.of(stage="minas_morgul", track="? morgul_mouth_of_sauron - - - ?", held="")
    story.board(2, "orange", 1, 3, "red", 1).fight("aragorn").until("battle_die")
    assert "Battle: Mouth of Sauron · if lost: courage −1 · won in a row: 1 of 2" in drawn(story)


def test_cards_before_the_players() -> None:
    assert drawn(taking()).endswith("\nCards for all: Flame: +Boromir · Star: ✶Gandalf's Wrath, +Elrond · ✶ stack 3")
    assert "Star: □+Éomer and the Riders of Rohan · Leaf: □+King Théoden\n" in drawn(battle())
    exclusive = Journey.of(exclusive_allies="on", held="loth_elrond@moon")
    assert "Cards, allies for their owner alone: Moon: +Elrond" in drawn(exclusive)
    assert "Cards for all: none" in drawn(Journey.of(held=""))


def test_a_large_board_says_what_cards_do() -> None:
    text = drawn(battle(), width=LARGE)
    assert " 2 × enemy   Orc Hordes  Fight one battle. If you lose it, lose 2 courage." in text
    assert "□+ King Théoden (Leaf) " in text
    assert "bring that figure straight to" in text


def test_a_small_board_says_what_the_card_does_that_was_hit() -> None:
    story = Journey.of(stage="minas_morgul", track="? - morgul_army_of_the_dead - morgul_haradrim ?", held="")
    story.board(3, "orange", 1, 2, "red", 1).until("army")
    assert "▶ Army of the Dead: Shift the Army sideways" in drawn(story)
    assert "silenced" in drawn(story)


def test_the_modes_of_the_table() -> None:
    story = Journey.of(easier="on", no_protection="on")
    assert "♞ Nazgûl  ♥ dark heart (no protection)" in drawn(story)
    assert "top 18 · easier\n" in drawn(story)
    assert "easier game: in Minas Morgul +1 for every card" in drawn(story, width=LARGE)
    assert "easier" not in drawn(taking())
    assert "protection" not in drawn(taking())


def test_the_last_stage_is_a_climb() -> None:
    rows = drawn(last()).split("\n")
    assert rows[:4] == [
        "Stage 6 of 6: Mount Doom · Nazgûl 4 of 9 · Waiting area: G · turn 2: Star",
        "                                    ╱───·───·───·─── ▲ Mount Doom",
        "                         ╱───·───·───",
        "Minas Morgul ML───·───F───",
    ]
    assert rows[4].startswith("F Frodo/Sam →6  M Merry/Pippin ✓  A Aragorn –")
    assert rows[6:8] == [
        " 1 ▒  hidden            Nobody knows it yet.",
        " 2 ◆  Eagles            Wings on the wind: gain 1 courage.",
    ]
    assert rows[9].startswith("▶4 ◆  Shelob's Sting    Roll an encounter die: 1 nothing")
    assert rows[10].endswith("lose 2 courage.")
    assert rows[13] == "Roll: black  5"
    assert rows[14] == "Cards for all: Star: □+Elrond · Flame: +Boromir"


def test_the_die_of_the_last_stage_lies_there_while_it_is_carried_out() -> None:
    story = Journey.of(stage="mount_doom", held="gondor_treebeard").until("die").roll(black1=3)
    story.until("offer", "die")
    assert "\nDie:  black 3\n" in drawn(story)
    assert "Dice board" not in drawn(story)


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_it_ended(language: str) -> None:
    won = Journey.of(stage="mount_doom", ring_bearers=47, held="").until("die").roll(black1=2).decline()
    lost = Journey.of(courage=1, held="").board(2, "orange", 1, 3, "red", 1).fight("sauron").decline()
    swarm = Journey.of(nazgul=7, held="").board(4, "orange", 1, 3, "red", 1).decline()
    voice = Voice(language, GAME)
    for story, how in ((won, "won"), (lost, "despair"), (swarm, "nazgul")):
        assert story.over
        assert voice.say("drawn-over-" + how) in drawn(story, language).split("\n")[0]
        assert voice.say("log-over-" + how) in spoken(story, language).split("\n")[0]
    assert "▲ " + voice.say("place-mount_doom") + " F" in drawn(won, language)


def test_what_lies_on_the_board_can_be_clicked() -> None:
    text = text_of(army())
    at = text.plain.index("Witch-king   Haradrim")
    metas = [span.style.meta for span in text.spans if span.start <= at < span.end and not isinstance(span.style, str)]
    assert {"pick": "right"} in metas


def test_a_figure_can_be_clicked() -> None:
    story = taking()
    story.s.held["rohan_theoden"] = 0
    story.s.box = tuple(card for card in story.s.box if card != "rohan_theoden")
    story.take("orange", "red").roll(black1=2, black2=5, orange=6, red=3).until("offer", "rolled")
    story.answer("rohan_theoden")
    assert "F Frodo/Sam →5  □M Merry/Pippin →8  □A Aragorn →4" in drawn(story)
    assert touches(text_of(story)) == {"merry_pippin", "aragorn", "legolas", "gimli"}


# On the screen


async def test_two_dice_are_taken_on_the_screen() -> None:
    table = seated(taking())
    async with app_of(table).run_test(size=SIZES[0]) as pilot:
        await settle(pilot)
        await press(pilot, "1", "5", "c")
        assert [answer.pick for answer in table.answers[:2]] == ["orange", "red"]
