"""Section 5: Fellowship dice, the road and its event spaces."""

from typing import Any

import pytest

from bree.games.doom.board import printed
from bree.games.doom.state import COLOURS, FIGURE, FIGURES, STAGES
from tests.rulebook.doom.doom_story import PASS, Journey

COLOUR = {figure: colour for colour, figure in FIGURE.items()}
HEARTS = (7, 10, 22, 27, 33)
NAZGUL = (3, 15, 20, 30, 35, 37)


def stage_at(space: int) -> str:
    """The stage of this space."""
    return STAGES[(space - 1) // 8]


def road(stage: str = "lothlorien", **given: Any) -> Journey:
    """A stage with a bare track: encounters are free moves, and nobody moves."""
    return Journey.of(stage=stage, track="- - - - - -", **given)


def walk(j: Journey, colour: str, number: int, other: str, its_number: int) -> Journey:
    """A turn with these two dice, up to the next player's dice."""
    j.board(2, colour, number, 2, other, its_number)
    while j.ask.key in ("offer", "free_move"):
        j.answer(PASS if j.ask.key == "offer" else "0")
    assert j.ask.key == "take"
    return j


@pytest.mark.rule("DOOM-5.1")
@pytest.mark.parametrize(
    ("colour", "figure"),
    [
        ("orange", "ring_bearers"),
        ("purple", "merry_pippin"),
        ("blue", "aragorn"),
        ("green", "legolas"),
        ("red", "gimli"),
    ],
)
def test_a_coloured_die_moves_the_figure_of_its_colour(colour: str, figure: str) -> None:
    j = Journey.of().board(3, colour, 4, 3, "red" if colour != "red" else "blue", 1)
    j.until("offer", "die").answer(PASS)
    before = dict(j.s.at)
    j.answer(PASS)
    assert (before, j.s.at) == (dict.fromkeys(FIGURES, 0), dict.fromkeys(FIGURES, 0) | {figure: 4})
    assert j.facts_of("moved") == [{"figure": "figure-" + figure, "spaces": 4, "space": 4}]


@pytest.mark.rule("DOOM-5.2", "DOOM-5.13")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("start", [0, 5, 14, 28])
def test_a_companion_goes_forward_the_number_rolled_unasked(start: int, number: int) -> None:
    j = Journey.of(gimli=start).board(3, "red", number, 3, "green", 1)
    while j.s.board[1]:
        assert (j.ask.key, j.picks) == ("offer", [PASS])
        j.answer(PASS)
    assert j.s.at["gimli"] == start + number


@pytest.mark.rule("DOOM-5.3")
@pytest.mark.parametrize("space", [4, 7])
def test_all_five_figures_may_share_a_space(space: int) -> None:
    j = road(aragorn=space, merry_pippin=space, legolas=space, ring_bearers=space - 1, gimli=space - 2)
    walk(j, "orange", 1, "red", 2)
    assert j.s.at == dict.fromkeys(FIGURES, space)


@pytest.mark.rule("DOOM-5.4")
@pytest.mark.parametrize(
    ("figure", "start", "number"),
    [
        ("gimli", 1, 3),
        ("gimli", 2, 2),
        ("legolas", 5, 4),
        ("aragorn", 30, 6),
        ("ring_bearers", 2, 4),
        ("ring_bearers", 9, 2),
    ],
)
def test_spaces_passed_over_do_nothing(figure: str, start: int, number: int) -> None:
    given: dict[str, Any] = {figure: start}
    j = road(stage_at(start) if figure == "ring_bearers" else "lothlorien", courage=10, **given)
    walk(j, COLOUR[figure], number, "purple", 1)
    assert (j.s.at[figure], j.s.nazgul, j.s.courage) == (start + number, 0, 10)


@pytest.mark.rule("DOOM-5.4")
def test_ex_5b_merry_and_pippin_pass_over_a_dark_heart() -> None:
    j = road(courage=10, merry_pippin=5)
    walk(j, "purple", 6, "red", 1)
    assert (j.s.at["merry_pippin"], j.s.courage) == (11, 10)


@pytest.mark.rule("DOOM-5.5", "DOOM-5.6")
def test_the_event_spaces_of_the_road() -> None:
    assert printed()["road"]["stages"] == ["..N...H", ".H....N", "...N.H.", "..H..N.", "H.N.N..", "......."]
    events = Journey.of().s.terms.road.events
    assert [space for space, event in enumerate(events) if event == "dark_heart"] == list(HEARTS)
    assert [space for space, event in enumerate(events) if event == "nazgul"] == list(NAZGUL)


@pytest.mark.rule("DOOM-5.5", "DOOM-5.10")
@pytest.mark.parametrize("space", HEARTS)
def test_a_bare_dark_heart_costs_one_courage_whatever_stage_is_played(space: int) -> None:
    j = walk(road(courage=10, gimli=space - 1), "red", 1, "green", 1)
    assert (j.s.at["gimli"], j.s.courage, j.s.nazgul) == (space, 9, 0)
    told = {"steps": 1, "courage": 9, "cause": "cause-dark_heart", "number": space}
    assert (j.facts_of("courage-lost"), j.rules_of("courage-lost")) == ([told], ["DOOM-5.5"])


@pytest.mark.rule("DOOM-5.6", "DOOM-5.10")
@pytest.mark.parametrize("space", NAZGUL)
def test_a_bare_nazgul_space_places_one_nazgul_whatever_stage_is_played(space: int) -> None:
    j = walk(road(courage=10, gimli=space - 1), "red", 1, "green", 1)
    assert (j.s.at["gimli"], j.s.courage, j.s.nazgul) == (space, 10, 1)
    assert j.rules_of("nazgul-placed") == ["DOOM-5.6"]
    assert j.facts_of("nazgul-placed") == [{"count": 2, "cause": "cause-nazgul", "number": space}]


@pytest.mark.rule("DOOM-5.5", "DOOM-5.6")
@pytest.mark.parametrize("space", [*HEARTS, *NAZGUL])
def test_event_spaces_strike_the_ring_bearers_too(space: int) -> None:
    j = road(stage_at(space), courage=10, ring_bearers=space - 1, gimli=-1)
    walk(j, "orange", 1, "red", 1)
    assert j.s.at["ring_bearers"] == space
    assert (j.s.courage, j.s.nazgul) == ((9, 0) if space in HEARTS else (10, 1))


@pytest.mark.rule("DOOM-5.7", "DOOM-5.14")
@pytest.mark.parametrize("space", [3, 7])
@pytest.mark.parametrize(
    ("arrives", "stands"),
    [("gimli", "legolas"), ("gimli", "ring_bearers"), ("ring_bearers", "aragorn"), ("merry_pippin", "gimli")],
)
def test_any_figure_that_stands_there_protects_any_that_arrives(arrives: str, stands: str, space: int) -> None:
    given: dict[str, Any] = {arrives: space - 2, stands: space}
    j = road(courage=10, **given)
    idle = next(colour for colour in COLOURS if FIGURE[colour] not in (arrives, stands))
    walk(j, COLOUR[arrives], 2, idle, 1)
    assert (j.s.at[arrives], j.s.courage, j.s.nazgul) == (space, 10, 0)
    told = j.facts_of("protected")
    assert told == [{"figure": "figure-" + arrives, "other": "figure-" + stands}]


@pytest.mark.rule("DOOM-5.7", "DOOM-5.8")
def test_one_of_two_may_leave_and_the_space_stays_protected() -> None:
    j = road(gimli=3, aragorn=3, legolas=1)
    walk(j, "red", 2, "green", 2)
    assert (j.s.at["gimli"], j.s.at["legolas"], j.s.nazgul) == (5, 3, 0)


@pytest.mark.rule("DOOM-5.8")
@pytest.mark.parametrize(("space", "courage", "nazgul"), [(3, 10, 1), (7, 9, 0)])
def test_once_the_last_has_left_the_space_is_dangerous_again(space: int, courage: int, nazgul: int) -> None:
    j = road(courage=10, gimli=space, legolas=space - 2)
    walk(j, "red", 2, "green", 2)
    assert (j.s.at["legolas"], j.s.courage, j.s.nazgul) == (space, courage, nazgul)


@pytest.mark.rule("DOOM-5.7")
@pytest.mark.parametrize("space", [3, 7])
def test_a_figure_beside_the_space_protects_nobody(space: int) -> None:
    j = road(courage=10, gimli=space - 1, legolas=space + 1, aragorn=space - 1)
    walk(j, "red", 1, "purple", 1)
    assert (j.s.courage, j.s.nazgul) == ((9, 0) if space == 7 else (10, 1))


@pytest.mark.rule("DOOM-5.9")
@pytest.mark.parametrize("space", [3, 7])
def test_the_event_strikes_once_on_arrival(space: int) -> None:
    j = road(courage=10, gimli=space - 1)
    walk(j, "red", 1, "green", 1)
    struck = (j.s.courage, j.s.nazgul)
    assert struck == ((9, 0) if space == 7 else (10, 1))
    walk(j, "orange", 1, "blue", 1)
    walk(j, "purple", 1, "green", 1)
    assert (j.s.at["gimli"], j.s.courage, j.s.nazgul) == (space, *struck)


@pytest.mark.rule("DOOM-5.9")
@pytest.mark.parametrize("space", [3, 7])
@pytest.mark.parametrize("held", ["", "loth_arwen"])
def test_an_event_is_about_to_strike_until_it_has_struck_or_is_ignored(space: int, held: str) -> None:
    j = Journey.of(gimli=space - 1, held=held).board(3, "red", 1, 3, "purple", 1).until("offer", "landed")
    assert (j.s.threat, j.s.threat_at) == (j.s.terms.road.events[space], space)
    j.answer(held or PASS).until("offer", "die")
    assert (j.s.threat, j.s.threat_at, bool(j.told("event-ignored"))) == ("", 0, bool(held))


@pytest.mark.rule("DOOM-5.9")
def test_a_figure_that_stays_with_a_free_move_of_none_meets_no_event() -> None:
    j = Journey.of(track="- - loth_saruman - - -", gimli=3).board(5, "green", 1, 3, "blue", 1).until("free_move")
    j.answer("0").until("take")
    assert (j.s.at["gimli"], j.s.nazgul) == (3, 0)


@pytest.mark.rule("DOOM-5.8", "DOOM-5.14")
def test_ex_5a_gimli_legolas_and_aragorn_on_a_nazgul_space() -> None:
    j = road(gimli=1, legolas=1, aragorn=1, courage=10)
    walk(j, "red", 2, "orange", 1)
    assert (j.s.at["gimli"], j.s.nazgul) == (3, 1)
    walk(j, "green", 2, "orange", 1)
    assert (j.s.at["legolas"], j.s.nazgul) == (3, 1)
    walk(j, "green", 1, "red", 2)
    walk(j, "blue", 2, "purple", 1)
    assert (j.s.at["aragorn"], j.s.nazgul) == (3, 2)


@pytest.mark.rule("DOOM-5.10")
def test_a_companion_runs_ahead_through_the_stages() -> None:
    j = road(courage=10, merry_pippin=-1)
    spaces = [walk(j, "red", 6, "purple", 1).s.at["gimli"] for _ in range(7)]
    assert (spaces, j.s.at["ring_bearers"], j.s.stage) == ([6, 12, 18, 24, 30, 36, -1], 0, 0)
    assert (j.rules_of("courage-gained"), j.rules_of("nazgul-placed")) == (["DOOM-6.1"], ["DOOM-5.6"])


@pytest.mark.rule("DOOM-5.11")
@pytest.mark.parametrize("start", [36, 39])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_a_companion_cannot_pass_minas_morgul(start: int, number: int) -> None:
    end = start + number
    j = walk(road(gimli=start), "red", number, "green", 1)
    assert j.s.at["gimli"] == (end if end <= 40 else -1)


@pytest.mark.rule("DOOM-5.11")
@pytest.mark.parametrize("start", [40, -1])
def test_a_companion_in_minas_morgul_or_beside_it_goes_no_further(start: int) -> None:
    j = walk(road(gimli=start, courage=10), "red", 1, "green", 1)
    assert (j.s.at["gimli"], j.s.courage) == (start, 10)


@pytest.mark.rule("DOOM-5.12", "DOOM-5.13")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("stage", STAGES[:5])
def test_the_ring_bearers_go_forward_the_full_number_unasked(stage: str, number: int) -> None:
    j = Journey.of(stage=stage).board(4 if stage == "gondor" else 3, "orange", number, 3, "red", 1)
    start = j.s.at["ring_bearers"]
    while j.s.board[1]:
        assert j.picks == [PASS] or j.ask.who == "chance"
        j.answer(j.picks[0])
    assert j.s.at["ring_bearers"] == start + number


@pytest.mark.rule("DOOM-5.12")
def test_a_destination_alone_cuts_the_move_of_the_ring_bearers_short() -> None:
    j = Journey.of(ring_bearers=5).board(3, "orange", 6, 3, "red", 1).until("offer", "die").answer(PASS).answer(PASS)
    assert j.facts_of("moved") == [{"figure": "figure-ring_bearers", "spaces": 3, "space": 8}]


@pytest.mark.rule("DOOM-5.13")
def test_a_destination_is_one_space_of_the_road() -> None:
    j = walk(road(gimli=6), "red", 4, "green", 2)
    assert (j.s.at["gimli"], j.facts_of("moved")[0]["spaces"]) == (10, 4)
