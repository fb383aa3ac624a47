"""`outside:COMMAND`: any program can play. If it misbehaves, Bree says so and everything else continues."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from io import StringIO
import json
import os
from pathlib import Path
from random import Random
import re
import shlex
import sys
import time

import pytest

from bree.bots.bot import Sight
from bree.bots.find import bots, invite
from bree.bots.host import Host
from bree.bots.outside import Outside, question
from bree.cli import main
from bree.core import CHANCE, Refusal
from bree.core.find import find
from bree.lab.playing import play_one, seat_bots
from bree.lang import Voice
from bree.server.routes.create_table import known_bot
from bree.table import Chair, Sitting
from tests.contract.canaries import WITNESSES
from tests.contract.variants import GAMES, random_game
from tests.table.seating import ANNA, mordor

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
MORDOR = find("mordor")
PATIENCE_S = 60.0
LAST = """
import json, sys
for line in sys.stdin:
    print(json.loads(line)["ask"]["picks"][-1]["id"], flush=True)
"""


def python(code: str) -> str:
    """Return a command that runs this code, without slow imports."""
    return shlex.join([sys.executable, "-I", "-S", "-c", code])


def sh(code: str) -> str:
    return shlex.join(["sh", "-c", code])


def sight() -> Sight:
    sitting = mordor()
    sitting.play_automatic()
    assert sitting.ask is not None
    return Sight(MORDOR, sitting.state, sitting.ask.who, sitting.ask)


def gone(pid: int) -> bool:
    """Has the process ended? A zombie counts as ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z"
    except OSError:
        pass
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return Path("/proc/self").exists()


def wait_until(so: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE_S
    while not so():
        assert time.monotonic() < end, f"waited in vain: {what}"
        time.sleep(0.01)


def program(folder: Path, code: str) -> str:
    """Return a bot as a program file, because commas separate bots on a command line."""
    (folder / "bot.py").write_text(code, encoding="utf-8")
    return "outside:" + shlex.join([sys.executable, "-I", "-S", str(folder / "bot.py")])


def test_a_program_plays_a_whole_game_as_the_same_bot_within_would() -> None:
    seats = seat_bots(MORDOR, {}, (f"outside:{python(LAST)}", "random"))
    played = play_one(MORDOR, {}, seats, "outside", 1, 0)
    assert played.fault == ""

    class Last:
        def choose(self, sight: Sight, rng: Random) -> str:
            rng.getrandbits(32)  # the seed for the program
            return sight.ask.picks[-1].id

    assert played == play_one(MORDOR, {}, {**seats, "frodo": Last()}, "outside", 1, 0)


def test_the_program_of_the_page_plays(tmp_path: Path) -> None:
    (code,) = re.findall(r"^```py\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert code.count("\n") <= 10
    (tmp_path / "bot.py").write_text(code, encoding="utf-8")
    bot = invite("mordor", f"outside:{shlex.join([sys.executable, str(tmp_path / 'bot.py')])}", outside=True)
    assert isinstance(bot, Outside)
    seen = sight()
    assert bot.choose(seen, Random(1)) == seen.ask.picks[-1].id
    bot.leave()


def test_a_program_is_told_what_its_seat_sees_and_nothing_else() -> None:
    for name in ("tiny", "fellowship"):
        game = next(game for game in GAMES if game.name == name)
        witness = WITNESSES[name]()
        for s, ask, _ in random_game(game, {}, "outside"):
            witness.look(s)
            if ask.who != CHANCE:
                told = question(Sight(game, s, ask.who, ask), Random(1))
                assert told.endswith(b"\n")
                assert told.count(b"\n") == 1
                heard = json.loads(told)
                assert heard["view"] == game.view(s, ask.who)
                assert [pick["id"] for pick in heard["ask"]["picks"]] == [pick.id for pick in ask.picks]
                assert [card for card in witness.secrets(ask.who) if card in told.decode()] == []


FAULTS = {
    "nonsense": (sh("read q; echo mellon; read q"), "why-outside-nonsense", "mellon"),
    "empty": (sh("read q; echo why >&2; echo; read q"), "why-outside-nonsense", "why"),
    "dead": (sh("echo no more >&2; exit 3"), "why-outside-dead", "no more"),
    "silent": (sh("read q"), "why-outside-dead", "–"),
    "late": (sh("read q; sleep 1000"), "why-outside-late", "–"),
    "deaf": (sh("sleep 1000"), "why-outside-late", "–"),
    "much": (python("while True: print('x' * 65536, end='')"), "why-outside-long", "–"),
    "two": (sh("read q; printf 'one\\ntwo\\n'; read q"), "why-outside-unasked", "one two"),
    "bytes": (sh("read q; printf '\\377\\376\\n'; read q"), "why-outside-nonsense", "\ufffd\ufffd"),
    "escapes": (sh("read q; printf 'a\\033[2Jb\\tc\n'; read q"), "why-outside-nonsense", "a\ufffd[2Jb c"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_what_is_wrong_is_a_refusal_with_its_last_words(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    command, why, said = FAULTS[name]
    monkeypatch.setenv("BREE_OUTSIDE_SECONDS", "0.3" if why.endswith("late") else str(PATIENCE_S))
    bot = Outside(command)
    with pytest.raises(Refusal) as refusal:
        bot.choose(sight(), Random(1))
    assert refusal.value.key == "outside-fault"
    assert refusal.value.facts == {"command": "'" + command, "why": why, "said": "'" + said}
    for language in ("en", "pl"):
        assert Voice(language).say(why) in Voice(language).refusal(refusal.value)


def test_a_program_that_complains_all_the_time_is_late_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREE_OUTSIDE_SECONDS", "0.3")
    with pytest.raises(Refusal) as refusal:
        Outside(sh("while :; do echo xxxxxxxxxxxxxxxxxxxx >&2; done")).choose(sight(), Random(1))
    assert refusal.value.facts["why"] == "why-outside-late"
    assert set(str(refusal.value.facts["said"])) <= set("'x –")  # nothing, if the machine was slow to start it


def test_a_program_that_speaks_before_it_is_asked_is_stopped(tmp_path: Path) -> None:
    go, said, answer = tmp_path / "go", tmp_path / "said", sight().ask.picks[0].id
    wait = f"until [ -e {go} ]; do sleep 0.01; done"
    bot = Outside(sh(f"read q; echo {answer}; {wait}; echo {answer}; touch {said}; read q"))
    assert bot.choose(sight(), Random(1)) == answer
    go.touch()
    wait_until(said.exists, "it has said too much")
    with pytest.raises(Refusal) as refusal:
        bot.choose(sight(), Random(1))
    assert refusal.value.facts["why"] == "why-outside-unasked"


def test_a_program_that_cannot_be_run_is_a_fault_of_that_game(tmp_path: Path) -> None:
    broken = tmp_path / "bot"
    broken.write_bytes(b"\x7fELF nothing of the kind")
    broken.chmod(0o755)
    with pytest.raises(Refusal) as refusal:
        Outside(str(broken)).choose(sight(), Random(1))
    assert refusal.value.key == "outside-fault"
    assert refusal.value.facts["why"] == "ENOEXEC"


@pytest.mark.parametrize(
    ("command", "key"),
    [
        ("", "outside-unread"),
        ("bot 'open", "outside-unread"),
        ("\0", "outside-unread"),
        ("no-such-bot -x", "outside-missing"),
    ],
)
def test_what_is_no_program_is_refused_before_the_game(command: str, key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        invite("mordor", "outside:" + command, outside=True)
    assert refusal.value.key == key


@pytest.mark.parametrize("given", ["0", "-1", "nan", "inf", "soon", "1e9"])
def test_a_time_that_is_none_is_refused(given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREE_OUTSIDE_SECONDS", given)
    with pytest.raises(Refusal) as refusal:
        Outside("sh")
    assert refusal.value.key == "outside-seconds"


def test_a_system_without_process_groups_runs_no_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "killpg")
    with pytest.raises(Refusal) as refusal:
        Outside("sh")
    assert refusal.value.key == "outside-posix"


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    bot = Outside(f"echo 'red' $(touch {trap}) ; touch {trap} && touch {trap}")
    with pytest.raises(Refusal) as refusal:
        bot.choose(sight(), Random(1))
    assert refusal.value.facts["said"] == f"'red $(touch {trap}) ; touch {trap} && touch {trap}"
    assert not trap.exists()


@pytest.mark.parametrize("way", ["leave", "forgotten", "fault"])
def test_the_process_and_what_it_started_do_not_outlive_the_game(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bree.bots.outside.GRACE_S", 0.01)
    note = tmp_path / "pids"
    answer = sight().ask.picks[0].id if way != "fault" else "mellon"
    bot = Outside(sh(f"trap '' HUP TERM; sleep 1000 & echo $$ $! > {note}; read q; echo {answer}; sleep 1000"))
    if way == "fault":
        with pytest.raises(Refusal):
            bot.choose(sight(), Random(1))
    else:
        assert bot.choose(sight(), Random(1)) == answer
    first, second = map(int, note.read_text(encoding="utf-8").split())
    if way == "leave":
        bot.leave()
    del bot
    wait_until(lambda: gone(first) and gone(second), "both are gone")


def test_ending_the_game_does_not_wait_for_a_program_that_computes() -> None:
    """This happens when the host of a language model disconnects."""
    bot = Outside(sh("sleep 1000"))
    with ThreadPoolExecutor(1) as pool:
        thinking = pool.submit(bot.choose, sight(), Random(1))
        wait_until(lambda: bot._talk is not None and bot._talk._busy.locked(), "it thinks")
        bot.leave()
        with pytest.raises(Refusal) as refusal:
            thinking.result(PATIENCE_S)
    assert refusal.value.facts["why"] == "why-outside-dead"


def test_a_simulated_game_with_a_program_that_fails_is_a_fault_and_the_others_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    # It fails whenever the seed of a question is divisible by 400, so only in some games.
    code = LAST.replace("print(", "seed = json.loads(line)['seed']; print('mellon' if seed % 400 == 0 else ")
    bots = f"{program(tmp_path, code)},random"
    assert main(["simulate", "mordor", "--games", "8", "--bots", bots, "--json", "--lang", "en"]) == 1
    told = capsys.readouterr()
    assert 0 < json.loads(told.out)["faults"] < 8
    assert "it answered something that was not offered. Its last message: mellon" in told.err


def test_at_a_table_of_people_a_random_bot_plays_on_and_the_log_says_so() -> None:
    bot = "outside:" + sh("read q; echo mellon; read q")
    sitting = mordor(ANNA, Chair(bot, bot), starter="sam")
    for _ in Host(sitting, outside=True).serve():
        pass
    assert sitting.ask is not None
    assert sitting.ask.who == "frodo"
    (line,) = [entry for entry in sitting.log("frodo") if entry.key == "outside-failed"]
    assert Voice("en", MORDOR).line(line) == (
        "The program for Sam has failed: it answered something that was not offered. "
        "A random bot plays on. Its last message: mellon"
    )


def test_only_who_commands_this_machine_can_name_a_program(tmp_path: Path) -> None:
    trap = f"outside:touch {tmp_path / 'trap'}"
    assert trap not in bots("mordor")
    with pytest.raises(Refusal) as refusal:
        invite("mordor", trap)
    assert refusal.value.key == "outside-forbidden"
    # at a table, and on a server
    for act in (lambda: Host(mordor(ANNA, Chair("x", trap))), lambda: known_bot(MORDOR, trap)):
        with pytest.raises(Refusal) as refusal:
            act()
        assert refusal.value.key == "outside-forbidden"
    assert list(tmp_path.iterdir()) == []


def test_a_saved_game_that_names_a_program_is_resumed_only_if_that_is_wanted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO())
    bot = f"outside:touch {tmp_path / 'trap'}"
    sitting = mordor(Chair(bot, bot), ANNA)
    file = tmp_path / "game.json"
    file.write_text(sitting.save(), encoding="utf-8")
    assert main(["resume", str(file), "--plain", "--lang", "en"]) == 2
    assert "--outside" in capsys.readouterr().err
    assert not (tmp_path / "trap").exists()
    assert main(["resume", str(file), "--plain", "--outside", "--lang", "en"]) == 0
    assert (tmp_path / "trap").exists()
    assert "has failed: it ended in the middle of the game" in capsys.readouterr().out


def test_play_takes_a_program_at_a_seat(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("BREE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("sys.stdin", StringIO())
    bot = program(tmp_path, LAST)
    options = ["--seed", "1", "-o", "starter=sam", "--plain", "--lang", "en"]
    assert main(["play", "mordor", "--seats", f"me,{bot}", *options]) == 0
    assert "At the table: Frodo (you), Sam (bot Heather)." in capsys.readouterr().out
    (saved,) = (tmp_path / "home" / "games").iterdir()
    assert [answer.who for answer in Sitting.load(saved.read_text(encoding="utf-8")).answers].count("sam") > 0
