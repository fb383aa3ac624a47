"""A run of picks seen as a whole."""

from dataclasses import replace

from army import GAME as ARMY
from army.state import Army
import pytest

from bree.core import DONE, Ask, Game, Pick
from bree.core.find import games
from bree.core.plain import to_plain
from bree.core.rules import Rules
from bree.table import Sitting
from bree.table.run import Course, searched_run, whole_run
from tests.contract.tables import random_game
from tests.table.seating import mordor, roll, tiny

ALL = ["black", "yellow", "red", "blue", "green"]


def whole(sitting: Sitting) -> list[str]:
    ask = sitting.ask
    assert ask is not None
    before = to_plain(sitting.state)
    found = whole_run(sitting.game, sitting.state, ask)
    assert to_plain(sitting.state) == before
    assert all(isinstance(pick, Pick) for pick in found.picks)
    return [pick.id for pick in found.picks]


@pytest.mark.parametrize(
    ("faces", "dice"),
    [
        ("gandalf ring orc weapon ring", ALL),
        ("orc orc orc orc orc", ALL),
        ("gandalf ring orc weapon nazgul", ["green", "black", "yellow", "red", "blue"]),
        ("nazgul ring nazgul weapon ring", ["black", "red", "yellow", "blue", "green"]),
    ],
)
def test_everything_that_some_set_may_hold_is_shown_in_the_order_of_asking(faces: str, dice: list[str]) -> None:
    sitting = mordor()
    roll(sitting, faces)
    assert whole(sitting) == dice


def test_a_run_that_has_begun_shows_what_is_still_open_without_done() -> None:
    sitting = mordor()
    roll(sitting, "gandalf ring orc weapon nazgul")
    sitting.answer("frodo", "green")
    sitting.answer("frodo", "yellow")
    assert whole(sitting) == ["black", "red", "blue"]


@pytest.mark.parametrize(
    ("faces", "least", "most"),
    [
        ("gandalf ring orc weapon ring", 1, 4),
        ("nazgul nazgul nazgul nazgul nazgul", 1, 1),
        ("gandalf ring orc weapon nazgul", 0, 0),
        ("nazgul ring nazgul weapon ring", 0, 0),
    ],
)
def test_dice_tell_the_bounds_of_their_run_unless_one_must_come_first(faces: str, least: int, most: int) -> None:
    sitting = mordor()
    roll(sitting, faces)
    ask = sitting.ask
    assert ask is not None
    assert (ask.least, ask.most) == (least, most)
    assert sitting.run == searched_run(sitting.game, sitting.state, ask)
    first = ask.picks[0].id
    sitting.answer("frodo", first)
    if (ask := sitting.ask) is not None and ask.key == "keep":
        assert ask.told
        assert sitting.run == searched_run(sitting.game, sitting.state, ask)


@pytest.mark.parametrize("options", [{}, {"side": "advanced", "players": 4}], ids=["basic", "advanced"])
def test_every_run_of_dice_is_what_trying_everything_finds(options: dict[str, str | int]) -> None:
    told = searched = 0
    for s, ask, _ in random_game(games()["mordor"], options, "dice"):
        if ask.many:
            assert whole_run(games()["mordor"], s, ask) == searched_run(games()["mordor"], s, ask)
            told, searched = told + ask.told, searched + (not ask.told)
    assert told > searched > 0


def test_a_search_ends_where_an_ask_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = mordor()
    roll(sitting, "gandalf ring orc weapon nazgul")
    played: list[str] = []
    play = Rules.play
    monkeypatch.setattr(Rules, "play", lambda self, s, pick: played.append(pick) or play(self, s, pick))
    assert (sitting.run.least, sitting.run.most) == (1, 5)
    assert played == ["green"]


def test_copies_that_an_ask_tells_on_the_way_are_added_to_what_was_taken_before() -> None:
    book: Rules[Army] = Rules()

    @book.ask
    def first(_s: Army) -> Ask:
        return Ask("west", "march", "ARMY-1", (Pick("rohan-elite"), Pick("gandalf")), many=True)

    @book.step
    def on_first(s: Army, _answer: str) -> None:
        s.then(("rest",))

    @book.ask
    def rest(_s: Army) -> Ask:
        picks = (Pick("rohan-elite", copies=2), Pick("gandalf", copies=1), Pick(DONE))
        return Ask("west", "march", "ARMY-1", picks, many=True, least=0, most=3)

    s = Army(todo=[("first",)])
    game = replace(ARMY, rules=book)
    run = whole_run(game, s, book.asks["first"](s))
    assert [(pick.id, pick.copies) for pick in run.picks] == [("rohan-elite", 3), ("gandalf", 2)]
    assert (run.least, run.most) == (1, 4)


def test_equal_symbols_drop_out_of_a_run_once_one_of_them_is_kept() -> None:
    sitting = mordor()
    roll(sitting, "ring ring orc weapon ring")
    sitting.answer("frodo", "black")
    assert whole(sitting) == ["red", "blue"]


def test_picks_keep_what_they_touch() -> None:
    sitting = mordor()
    roll(sitting, "gandalf ring orc weapon ring")
    ask = sitting.ask
    assert ask is not None
    assert whole_run(sitting.game, sitting.state, ask).picks[0] == Pick("black", ("die:black", "symbol:gandalf"))


def test_a_single_choice_is_no_run() -> None:
    assert whole(tiny()) == []


@pytest.mark.parametrize("game", [*games().values(), ARMY], ids=lambda game: game.name)
def test_a_run_is_told_exactly_or_is_quickly_searched(game: Game) -> None:
    """Whoever writes an ask for armies tells its bounds; a search of a few positions may find them out."""
    runs = 0
    for s, ask, _ in random_game(game, {}, "runs"):
        if runs == 40:
            break
        if ask.many:
            runs += 1
            if not ask.told:
                assert len(Course(game, s, ask).stops) <= 256
                assert whole_run(game, s, ask) == searched_run(game, s, ask)
            elif ask.most <= 4:
                found = searched_run(game, s, ask)
                assert sorted(found.picks) == sorted(whole_run(game, s, ask).picks)
                assert (found.least, found.most) == (ask.least, ask.most)
    assert (runs > 0) == (game.name != "fellowship")  # which has none
