"""A run of picks seen as a whole."""

from dataclasses import replace
from typing import Any

from army import GAME as ARMY, field
from army.state import KINDS, Army
import pytest

from bree.core import DONE, Ask, Game, Pick
from bree.core.find import games
from bree.core.refusal import TooWide
from bree.core.rules import Rules
from bree.core.saves.state_json import to_plain
from bree.table import Sitting
from bree.table.pick_set import NO_PICKS, POSITIONS, PickSet, SetSearch, bounds, ordered_answers, pick_set_of
from tests.contract.variants import random_game
from tests.searched import searched_run
from tests.table.seating import mordor, refusal_of, roll, snapshot, tiny
from tests.table.test_multisets import sitting_at

ALL = ["black", "yellow", "red", "blue", "green"]


def whole(sitting: Sitting) -> list[str]:
    ask = sitting.ask
    assert ask is not None
    before = to_plain(sitting.state)
    found = pick_set_of(sitting.game, sitting.state, ask)
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
    assert sitting.pick_set == searched_run(sitting.game, sitting.state, ask)
    first = ask.picks[0].id
    sitting.answer("frodo", first)
    if (ask := sitting.ask) is not None and ask.key == "keep":
        assert ask.bounded
        assert sitting.pick_set == searched_run(sitting.game, sitting.state, ask)


@pytest.mark.parametrize("options", [{}, {"side": "advanced", "players": 4}], ids=["basic", "advanced"])
def test_every_run_of_dice_is_what_trying_everything_finds(options: dict[str, str | int]) -> None:
    told = searched = 0
    for s, ask, _ in random_game(games()["mordor"], options, "dice"):
        if ask.many:
            assert pick_set_of(games()["mordor"], s, ask) == searched_run(games()["mordor"], s, ask)
            told, searched = told + ask.bounded, searched + (not ask.bounded)
    assert told > searched > 0


def test_a_search_ends_where_an_ask_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = mordor()
    roll(sitting, "gandalf ring orc weapon nazgul")
    played: list[str] = []
    play = Rules.play
    monkeypatch.setattr(Rules, "play", lambda self, s, pick: played.append(pick) or play(self, s, pick))
    assert (sitting.pick_set.least, sitting.pick_set.most) == (1, 5)
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
    run = pick_set_of(game, s, book.asks["first"](s))
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
    assert pick_set_of(sitting.game, sitting.state, ask).picks[0] == Pick("black", ("die:black", "symbol:gandalf"))


def test_a_single_choice_is_no_run() -> None:
    assert whole(tiny()) == []


@pytest.mark.parametrize("game", [*games().values(), ARMY], ids=lambda game: game.name)
def test_a_run_is_told_exactly_or_is_quickly_searched(game: Game) -> None:
    """Asks about armies are bounded. A search finds the bounds of other asks in a few positions."""
    runs = 0
    for s, ask, _ in random_game(game, {}, "runs"):
        if runs == 40:
            break
        if ask.many:
            runs += 1
            if not ask.bounded:
                assert len(SetSearch(game, s, ask).stops) <= 32
                assert pick_set_of(game, s, ask) == searched_run(game, s, ask)
            elif ask.most <= 4:
                found = searched_run(game, s, ask)
                assert sorted(found.picks) == sorted(pick_set_of(game, s, ask).picks)
                assert (found.least, found.most) == (ask.least, ask.most)
    assert (runs > 0) == (game.name != "fellowship")  # which has none


# More than may be searched


def wide(told: str = "off", each: int = 2) -> Sitting:
    """An army of fourteen kinds: its ask does not tell, and has some hundred thousand positions."""
    return sitting_at(field([each] * len(KINDS), hits=0, told=told == "on"))


def test_a_run_with_too_many_positions_is_told_and_taken_pick_by_pick() -> None:
    sitting = wide()
    assert sitting.pick_set == PickSet(tuple(Pick(kind, ("piece:" + kind,)) for kind in KINDS), 1, 1, wide=True)
    marked = sitting.selection("west", ["rohan-elite"])
    assert (marked.pick_set, marked.ready, DONE in marked.barred) == (NO_PICKS, True, False)
    assert marked.barred["gandalf"] == "ARMY-1"
    none = sitting.selection("west", [])
    assert (none.pick_set, none.ready, none.barred[DONE]) == (sitting.pick_set, False, "ARMY-1")
    sitting.gather("west", ["rohan-elite", DONE])
    assert [answer.pick for answer in sitting.answers] == ["rohan-elite"]
    assert (sitting.pick_set.wide, sitting.pick_set.least) == (True, 0)
    sitting.gather("west", [DONE])
    assert [answer.pick for answer in sitting.answers] == ["rohan-elite", DONE]


def test_with_nothing_marked_such_a_run_is_whole_as_soon_as_it_may_end() -> None:
    sitting = wide()
    sitting.answer("west", "rohan-elite")
    assert sitting.pick_set.wide
    begun = sitting.selection("west", [])
    assert (begun.pick_set, begun.ready, DONE in begun.barred) == (sitting.pick_set, True, False)


def test_two_things_of_such_a_run_are_refused_in_a_clear_sentence() -> None:
    sitting = wide()
    assert sitting.pick_set.wide
    before = snapshot(sitting)
    refusal = refusal_of(sitting, lambda: sitting.gather("west", ["rohan-elite", "strider", DONE]))
    assert (refusal.key, refusal.rule, refusal.facts) == ("run-wide", "ARMY-1", {"most": POSITIONS})
    assert refusal_of(sitting, lambda: sitting.selection("west", ["rohan-elite", "strider"])).key == "not-offered"
    assert refusal_of(sitting, lambda: sitting.gather("west", ["balrog", DONE])).facts == {"answer": "balrog"}
    assert snapshot(sitting) == before


def test_no_search_looks_at_more_than_so_many_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, plays = wide(), 0
    play = Rules.play

    def counting(rules: Rules[Any], s: Any, pick: str, before: str = "") -> None:
        nonlocal plays
        plays += 1
        play(rules, s, pick, before)

    monkeypatch.setattr(Rules, "play", counting)
    ask = sitting.ask
    assert ask is not None
    for search in (
        lambda: bounds(sitting.game, sitting.state, ask),
        lambda: SetSearch(sitting.game, sitting.state, ask),
        lambda: ordered_answers(sitting.game, sitting.state, ask, [*KINDS, "balrog"]),
    ):
        plays = 0
        with pytest.raises(TooWide):
            search()
        assert plays <= POSITIONS
