"""Many games: the same for the same seed, counted rightly, faults and all."""

from dataclasses import replace
import json
from pathlib import Path
from random import Random

import polars
import pytest

from bree.bots.bot import Bot, Sight
from bree.bots.find import invite
from bree.cli import main
from bree.core import Refusal
from bree.games.mordor import GAME
from bree.games.mordor.state import Mordor
from bree.lab import simulate
from bree.lab.playing import Played, play_one, seat_bots
from bree.lab.simulate import Study, row, rows_for
from bree.lab.stats import wilson

OF_THE_ISSUE = {
    "game", "options", "bots", "games", "win_share", "interval", "mean_answers", "faults", "seconds",
}  # fmt: skip


def study(games: int = 30, **changes: object) -> Study:
    return replace(Study("mordor", {}, ("random",), games), **changes)  # type: ignore[arg-type]


def ran(**changes: object) -> Study:
    one = study(**changes)  # type: ignore[arg-type]
    one.run()
    return one


def refused(**changes: object) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        study(**changes).check()  # type: ignore[arg-type]
    return refusal.value


class Broken:
    """Plays its first answers at random, then says what nobody offered."""

    def __init__(self) -> None:
        self.answers = iter(range(100))

    def choose(self, sight: Sight, rng: Random) -> str:
        return rng.choice(sight.ask.picks).id if next(self.answers, None) is not None else "checkmate"


class Raising:
    def choose(self, _sight: Sight, _rng: Random) -> str:
        raise ZeroDivisionError("too clever")


class Leaving:
    """Ends the process, as it thinks, with many words."""

    def __init__(self) -> None:
        self.answers = iter(range(100))

    def choose(self, sight: Sight, rng: Random) -> str:
        if next(self.answers, None) is None:
            raise SystemExit("I hate this game\nreally \x1b[2J")
        return rng.choice(sight.ask.picks).id


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two bots more, who should not be let in."""

    def let_in(game: str, name: str, *, outside: bool) -> Bot:
        odd = {"broken": Broken, "raising": Raising, "leaving": Leaving}
        return odd[name]() if name in odd else invite(game, name, outside=outside)

    monkeypatch.setattr("bree.lab.playing.invite", let_in)


def test_the_same_seed_gives_the_same_games_however_many_processes_play_them() -> None:
    alone, together = ran(games=120), ran(games=120, jobs=2)
    assert alone.played == together.played
    assert [one.number for one in together.played] == list(range(120))


def test_another_seed_gives_other_games() -> None:
    assert ran().played != ran(seed="1").played


def test_a_game_is_the_same_by_its_number_alone() -> None:
    bots = seat_bots(GAME, {}, ("random",))
    assert play_one(GAME, {}, bots, "0", 17, False) == ran().played[17]


def test_answers_to_an_ask_are_counted_if_that_is_wanted() -> None:
    one = play_one(GAME, {}, seat_bots(GAME, {}, ("random",)), "0", 17, False, ("die", "nothing"))
    assert one.given.keys() == {"die", "nothing"}
    assert one.given["die"].keys() <= {"ring", "tree", "orc", "nazgul", "gandalf", "weapon"}
    assert sum(one.given["die"].values()) > 0
    assert (one.given["nothing"], one.answers) == ({}, ran().played[17].answers)
    assert ran().played[17].given == {}


def test_progress_tells_every_game_once() -> None:
    told: list[int] = []
    study(games=120).run(told.append)
    assert sum(told) == 120
    assert len(told) > 1


def test_the_report_has_the_figures_that_were_promised_and_is_json() -> None:
    report = json.loads(json.dumps(ran().report()))
    assert set(report) >= OF_THE_ISSUE
    assert (report["game"], report["bots"], report["games"], report["faults"]) == ("mordor", ["random"], 30, 0)
    assert report["options"] == {**GAME.choose({})}


def test_the_figures_are_those_of_the_games() -> None:
    one = ran()
    report = one.report()
    won = sum(game.score["sam"] for game in one.played)
    assert report["win_share"]["sam"] == won / 30
    assert report["interval"]["sam"] == wilson(won, 30)
    assert set(report["win_share"]) == set(report["interval"]) == {"frodo", "sam"}
    assert report["mean_answers"] == sum(game.answers for game in one.played) / 30


def test_a_cooperative_game_has_one_share_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "find", lambda _name: replace(GAME, cooperative=True))
    one = ran()
    report = one.report()
    won = sum(game.score["frodo"] for game in one.played)
    assert (report["win_share"], report["interval"]) == (won / 30, wilson(won, 30))


@pytest.mark.usefixtures("broken")
def test_one_name_fills_all_seats_and_several_fill_each_its_own() -> None:
    assert list(seat_bots(GAME, {"players": 4}, ("random",))) == ["frodo", "sam", "merry", "pippin"]
    seated = seat_bots(GAME, {"players": 3}, ("random", "broken", "raising"))
    assert [type(bot).__name__ for bot in seated.values()] == ["RandomBot", "Broken", "Raising"]


@pytest.mark.usefixtures("broken")
def test_faults_are_counted_and_the_other_games_go_on() -> None:
    one = ran(bots=("broken", "random"))
    assert one.report()["faults"] == len(one.faults)
    assert 1 <= len(one.faults) < 30
    assert len(one.played) == 30
    won = sum(game.score["sam"] for game in one.played if not game.fault)
    assert one.report()["win_share"]["sam"] == won / (30 - len(one.faults))


@pytest.mark.usefixtures("broken")
def test_a_fault_names_what_went_wrong_and_the_answers_that_led_there() -> None:
    fault = ran(games=1, bots=("raising",)).played[0]
    assert fault.score == {}
    kind, _, answers = fault.fault.partition(" after ")
    assert kind == "ZeroDivisionError: too clever"
    assert len(answers.split()) == fault.answers > 0


@pytest.mark.usefixtures("broken")
def test_a_bot_that_ends_the_process_ends_its_game_alone_and_is_told_in_one_line() -> None:
    one = ran(bots=("leaving", "random"))
    assert len(one.played) == 30
    assert 1 <= len(one.faults) < 30
    assert one.faults[0].fault.startswith("SystemExit: I hate this game really \ufffd[2J after ")
    assert "\n" not in one.faults[0].fault


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize(
    ("lang", "bots", "told"),
    [
        ("en", "raising", "3 of 3 games failed and are not counted above."),
        ("pl", "raising", "Gry przerwane przez błąd, niewliczone do wyników: 3 z 3."),
        ("en", "random", ""),
    ],
)
def test_the_table_says_how_many_games_broke_and_shows_no_shares_of_none(
    lang: str, bots: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "mordor", "--games", "3", "--bots", bots, "--lang", lang]) == int(bool(told))
    lines = capsys.readouterr().out.splitlines()
    if not told:
        assert not any("fault" in line for line in lines)
        return
    assert told in lines
    (sam,) = [line for line in lines if "Sam" in line]
    assert [cell.strip() for cell in sam.split("│")[2:4]] == ["–", "–"]
    assert "0.0" not in "".join(lines[:-1])


@pytest.mark.usefixtures("broken")
def test_an_answer_that_is_not_offered_is_a_fault() -> None:
    fault = ran(games=30, bots=("broken", "random")).faults[0]
    assert fault.fault.startswith("Illegal: not-offered MOR-")
    assert "answer=checkmate" in fault.fault


@pytest.mark.usefixtures("broken")
def test_if_every_game_fails_the_report_still_stands() -> None:
    report = ran(games=3, bots=("raising",)).report()
    assert (report["faults"], report["mean_answers"]) == (3, 0)
    assert report["win_share"] == {"frodo": 0, "sam": 0}
    assert report["interval"] == {"frodo": (0.0, 1.0), "sam": (0.0, 1.0)}


def test_an_audit_finds_a_broken_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "find", lambda _name: replace(GAME, audit=lambda _s: ["a die is lost"]))
    assert ran(games=2).report()["faults"] == 0
    assert ran(games=2, audit=True).faults[0].fault.startswith("ValueError: a die is lost after ")


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"bots": ("wizard",)}, "bot-unknown"),
        ({"bots": ("random",) * 3}, "seats-count"),
        ({"games": 0}, "games-count"),
        ({"games": -5}, "games-count"),
        ({"jobs": 0}, "jobs-count"),
        ({"options": {"players": 9}}, "option-value"),
        ({"options": {"colour": "green"}}, "option-unknown"),
        ({"options": {"starter": "merry"}}, "starter-absent"),
        ({"options": {"dice_faces": "black: ring"}}, "dice-which"),
    ],
)
def test_what_cannot_be_simulated_is_refused_before_the_first_game(changes: dict[str, object], key: str) -> None:
    assert refused(**changes).key == key


def test_every_game_is_a_row_of_the_parquet_file(tmp_path: Path) -> None:
    one, path = study(), str(tmp_path / "rows.parquet")
    with rows_for(one, path) as rows:
        one.run(seen=lambda played: rows.add([row(played)]))
    table = polars.read_parquet(path)
    assert table.columns == ["game", "answers", "fault", "score_frodo", "score_sam"]
    assert table["game"].to_list() == list(range(30))
    assert table["answers"].to_list() == [game.answers for game in one.played]
    assert table["score_sam"].to_list() == [game.score["sam"] for game in one.played]


def test_rows_of_failed_games_have_no_score_wherever_they_stand(tmp_path: Path) -> None:
    failed = [Played(number, {}, 3, "ValueError: odd") for number in range(150)]
    path = str(tmp_path / "rows.parquet")
    with rows_for(study(), path) as rows:
        rows.add(row(one) for one in [*failed, Played(150, {"frodo": 1.0, "sam": 0.0}, 9, "")])
    table = polars.read_parquet(path)
    assert table["score_frodo"].to_list() == [None] * 150 + [1.0]
    assert table["fault"].to_list()[0] == "ValueError: odd"


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    path = str(tmp_path / "nowhere" / "rows.parquet")
    with pytest.raises(Refusal) as refusal:
        rows_for(study(), path)
    assert (refusal.value.key, refusal.value.facts["file"]) == ("file-unwritable", path)


def test_an_audit_now_and_then_finds_a_broken_law_and_names_the_answer_that_broke_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def audit(s: Mordor) -> list[str]:
        return ["a die is lost"] if s.circles[0] > 1 else []

    monkeypatch.setattr(simulate, "find", lambda _name: replace(GAME, audit=audit))
    at_every = ran(games=2, audit=1).faults
    assert len(at_every) == 2
    assert ran(games=2, audit=20).faults == at_every
    assert ran(games=2, audit=10**9).faults == at_every, "the last position is looked at whatever its number"
