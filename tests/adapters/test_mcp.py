"""`bree mcp` at a table of this machine: what the tools say and refuse, and whole games over the real protocol."""

import asyncio
from contextlib import suppress
from importlib.util import module_from_spec, spec_from_file_location
import json
from pathlib import Path
from random import Random
import re
import socket
import sys
from threading import Event
from typing import Any

from mcp import Client, StdioServerParameters
import pytest

from bree.adapters.mcp.here import Here
from bree.adapters.mcp.serve import listen, run_at, served
from bree.adapters.mcp.tools import TOOLS, Tools
from bree.cli import main
from bree.core import Refusal, Value
from bree.core.find import find
from bree.guests.find import invite
from bree.guests.guest import Guest, Sight
from bree.guests.outside import Outside
from bree.lang import LANGUAGES, Voice
from bree.table import Chair, Sitting
from tests.contract.tables import pace
from tests.tree import environment

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "mcp.md").read_text(encoding="utf-8")
PATIENCE_S = 120.0
ME = "me"
LONGEST = {"mordor": 4500, "doom": 6000, "fellowship": 5500, "war": 12_000}  # letters of anything that a tool says


def example() -> Any:
    """`examples/mcp_player.py` as a module."""
    spec = spec_from_file_location("mcp_player", ROOT / "examples" / "mcp_player.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def sitting(game: str, *guests: str, seed: int = 1, **options: Value) -> Sitting:
    """The first seat is ours."""
    played = find(game)
    chosen = {"players": 1 + len(guests), **options}
    chairs = [Chair(ME), *(Chair(name, name) for name in guests)]
    return Sitting(played, chosen, dict(zip(played.seats(played.choose(chosen)), chairs, strict=True)), seed)


class Table:
    """The tools at a table of this machine, as a client calls them."""

    def __init__(self, sat: Sitting, language: str = "en") -> None:
        self.saved = 0
        self.sitting = sat
        self.here = Here(sat, self.save)
        self.tools = Tools(self.here, language)

    def save(self) -> None:
        self.saved += 1

    async def __aenter__(self) -> "Table":
        await self.here.open()
        return self

    async def __aexit__(self, *_fault: object) -> None:
        await self.here.close()

    async def says(self, tool: str, **given: Any) -> str:
        text, refused = await self.tools.call(tool, given)
        assert not refused, text
        return text

    async def refuses(self, tool: str, **given: Any) -> str:
        """And nothing has changed."""
        before = list(self.sitting.answers)
        text, refused = await self.tools.call(tool, given)
        assert refused, text
        assert self.sitting.answers == before
        return text

    async def until_asked(self) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while self.here.look().asked is None and not self.here.look().over:
                await self.here.wait(PATIENCE_S)


# The game over the protocol


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("mordor --seats me,greedy --seed 2", "en"),
        ("fellowship --seats me,random,random,random -o chapter=1 -o loss=end --seed 7", "pl"),
    ],
    ids=["mordor", "fellowship"],
)
async def test_a_whole_game_is_played_through_the_tools_of_a_real_process(
    words: str, language: str, tmp_path: Path
) -> None:
    player = example()
    given = [*words.split(), "--lang", language]
    here = StdioServerParameters(
        command=sys.executable,
        args=["-m", "bree", "mcp", *given],
        env=environment(BREE_HOME=str(tmp_path), PYTHONWARNINGS="default"),
    )
    async with asyncio.timeout(PATIENCE_S), Client(here) as client:
        playing = player.Player(client)
        await playing.play(Random(" ".join(given)))
    (file,) = (tmp_path / "games").iterdir()
    played = Sitting.load(file.read_text(encoding="utf-8"))
    assert played.ask is None
    seat = played.persons[0]
    voice = Voice(language, played.game)
    told = "\n".join(playing.said).splitlines()
    assert voice.say("mcp-share", {"share": round(100 * (played.game.score(played.state) or {})[seat])}) in told
    heard = [line for entry in played.log(seat) for line in voice.line(entry).splitlines()]
    lines = iter(told)
    assert [line for line in heard if line not in lines] == []  # every line that the seat heard, in its order
    mine = [answer.pick for answer in played.answers if answer.who == seat and not answer.idle]
    sent = [json.loads(line.partition("=")[2]) for line in told if line.startswith("> answer ")]
    assert sum(map(len, sent)) >= len([pick for pick in mine if pick != "done"]) > 0
    if f"transcript.txt {' '.join(given)}\n" in PAGE:  # then the page shows how it began
        (shown,) = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
        assert told[: len(shown.splitlines())] == shown.splitlines()


async def test_the_tools_are_listed_in_the_language_of_the_table() -> None:
    for language in LANGUAGES:
        here = Here(sitting("mordor", "random"), lambda: None)
        await here.open()
        async with asyncio.timeout(PATIENCE_S), Client(served(here, language)) as client:
            listed = (await client.list_tools()).tools
            assert [tool.name for tool in listed] == [tool.name for tool in TOOLS]
            for tool in listed:
                assert tool.description == Voice(language, here.game).say("mcp-tool-" + tool.name, {"parts": PARTS})
                assert tool.input_schema["additionalProperties"] is False
            result = await client.call_tool("dance", {})
            assert result.is_error
            assert client.instructions is not None
            assert Voice(language, here.game).say("mcp-instructions") in client.instructions
        await here.close()


PARTS = ("board", "log", "log 100")


# What is said


async def test_look_tells_the_table_and_the_question() -> None:
    async with Table(sitting("mordor", "random", starter="frodo", seed=7)) as table:
        told = (await table.says("look")).splitlines()
        assert told[:4] == [
            "Journey to Mordor. You play Frodo.",
            "At the table: Frodo (you), Sam (bot).",
            "It is Frodo's turn.",
            "Roll 1: White Tree (black), Ring (yellow), Orc (red), Nazgûl (blue), Ring (green).",
        ]
        assert told[-8:-6] == ["Frodo: which dice do you set aside?", "It is your turn. Answers:"]
        assert told[-1] == "(choose 1 to 4; give all of them in one list)"
        again = (await table.says("look")).splitlines()
        assert "It is Frodo's turn." not in again  # told once
        assert "It is Frodo's turn." in (await table.says("look", part="log 100")).splitlines()
        assert table.saved == 1


async def test_the_same_as_json() -> None:
    sat = sitting("mordor", "random", starter="frodo", seed=7)
    async with Table(sat) as table:
        told = json.loads(await table.says("look", format="json"))
        assert told["view"] == json.loads(json.dumps(sat.view("frodo")))
        assert (told["seat"], told["over"], told["score"], told["asked"]) == ("frodo", False, None, "frodo")
        assert [line["key"] for line in told["log"]] == [entry.key for entry in sat.log("frodo")]
        assert told["ask"] == json.loads(await table.says("answers", format="json"))
        assert sat.ask is not None
        assert [pick["id"] for pick in told["ask"]["answers"]] == [pick.id for pick in sat.run.picks]
        assert (told["ask"]["rule"], told["ask"]["least"], told["ask"]["most"]) == (sat.ask.rule, 1, sat.run.most)
        assert json.loads(await table.says("look", format="json", part="rolled"))["view"] == {
            "rolled": sat.view("frodo")["rolled"]
        }


async def test_several_answers_at_once_are_one_set_and_may_be_called_by_their_names() -> None:
    sat = sitting("mordor", "random", starter="frodo", seed=7)
    async with Table(sat) as table:
        first, second = [pick for pick in sat.run.picks if sat.view("frodo")["rolled"][pick.id] != "nazgul"][:2]
        nazgul = [pick.id for pick in sat.run.picks if sat.view("frodo")["rolled"][pick.id] == "nazgul"][:1]
        named = Voice("en", sat.game).label(sat.ask, second) if sat.ask is not None else ""
        told = await table.says("answer", answers=[first.id, named.upper(), *nazgul])
        assert "\nFrodo sets aside: " in told
        mine = {answer.pick for answer in sat.answers if answer.who == "frodo"} - {"done"}
        assert mine == {first.id, second.id, *nazgul}


async def test_a_refusal_says_the_rule_in_words_in_the_language() -> None:
    for language, rule in (
        ("en", "MOR-2.8: If at least one Nazgûl shows"),
        ("pl", "MOR-2.8: Gdy wypadnie choć jeden Nazgul"),
    ):
        async with Table(sitting("mordor", "random", starter="frodo", seed=7), language) as table:
            safe = [pick for pick, face in table.sitting.view("frodo")["rolled"].items() if face != "nazgul"]
            assert rule in await table.refuses("answer", answers=safe[:1])


async def test_wrong_calls_are_refused_in_a_sentence() -> None:
    async with Table(sitting("mordor", "random", starter="frodo")) as table:
        assert (
            await table.refuses("dance")
            == "There is no tool called “dance”. The tools are: look, answers, answer, wait, rule."
        )
        assert await table.refuses("answers", part="x") == "The tool answers takes no “part”. It takes: format."
        assert await table.refuses("answer") == "The tool answer needs “answers”."
        for given in ("red", [1], [["red"]], None, {"a": 1}, ["x" * 201], ["red"] * 201):
            assert (await table.refuses("answer", answers=given)).startswith(
                "“answers” must be: a list of answers, 200 at most"
            )
        for seconds in (-1, 51, "soon", True, None, float("nan")):
            assert (await table.refuses("wait", seconds=seconds)).startswith("“seconds” must be: a number of seconds")
        assert (await table.refuses("look", format="xml")) == "“format” must be: text or json; text without it."
        assert (
            await table.refuses("look", part="attic")
        ) == "There is no part “attic”. The parts are: board, log, log 100."
        assert "“attic”" in await table.refuses("look", part="attic", format="json")
        for lines in ("log 0", "log x", "log 501", "log 1 2", "log " + "9" * 100):
            assert (await table.refuses("look", part=lines)).startswith("After “log” a number from 1 to 500")
        assert "“mellon”" in await table.refuses("answer", answers=["mellon"])
        assert "red" in await table.refuses("answer", answers=["red", "red"])
        assert "done" not in await table.refuses("answer", answers=[])  # a set that must not be empty
        assert await table.refuses("rule", name="mellon") == "No rule mentions “mellon”."


async def test_not_our_turn_and_over() -> None:
    sat = sitting("mordor", "random", starter="sam", seed=3)
    table = Table(sat)
    sat.roll_on()
    assert await table.refuses("answer", answers=["red"]) == "Sam is to choose now, not Frodo."
    assert await table.says("answers") == "It is not your turn: Sam is to choose. Call wait."
    assert json.loads(await table.says("answers", format="json")) is None
    assert await table.says("wait", seconds=0) != ""
    async with table:
        rng = Random(5)
        for _ in range(1000):
            await table.until_asked()
            if table.here.look().over:
                break
            ask = json.loads(await table.says("answers", format="json"))
            await table.tools.call("answer", {"answers": example().choose(ask, rng)})
        assert await table.refuses("answer", answers=["red"]) == "The game is over."
        told = await table.says("wait")
        assert told.splitlines()[-1].startswith("Your share of the victory: ")


async def test_rules_and_cards_are_looked_up() -> None:
    async with Table(sitting("mordor", "random")) as table:
        assert (await table.says("rule", name="mor-2.9")).startswith("MOR-2.9: If several Nazgûl show")
        assert "MOR-2.8: " in await table.says("rule", name="MOR-2.8, MOR-2.9")
        assert await table.says("rule", name="helmowy jar") == "Helm's Deep (helms_deep): Every orc counts as two."
        assert "MOR-2.9" in await table.says("rule", name="second nazgul same roll")
        assert (await table.says("rule", name="nazgul")).splitlines()[-1].endswith("more words find fewer.)")
    async with Table(sitting("war", "random"), "pl") as table:
        assert "Palantír" in await table.says("rule", name="palantir_of_orthanc")
        assert (await table.refuses("rule", name="palantirr of ortank")).startswith("Żadna zasada nie wspomina")


async def test_a_disk_that_is_full_stops_nothing_and_is_told() -> None:
    table = Table(sitting("mordor", "random", starter="frodo"))

    def full() -> None:
        raise Refusal("file-unwritable", file="'game.json", why="why-full")

    table.here._save = full
    async with table:
        assert (await table.says("look")).startswith("The file “game.json” cannot be written: the disk is full.")


async def test_a_program_that_fails_is_told_and_the_game_goes_on() -> None:
    async with Table(sitting("mordor", "outside:sh -c 'echo lost >&2'", starter="sam")) as table:
        await table.until_asked()
        told = await table.says("wait")
        assert "The program that played for Sam has failed: it ended in the middle of the game." in told
        assert "Its last words: lost\n" in told


async def test_nobody_waits_for_a_program_when_the_table_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREE_OUTSIDE_SECONDS", "80000")
    async with asyncio.timeout(PATIENCE_S):
        async with Table(sitting("mordor", "outside:sh -c 'sleep 100000'", starter="sam")) as table:
            assert (await table.says("wait", seconds=0.01)).endswith("Sam is to choose. Call wait.")
        await asyncio.to_thread(table.here._threads.shutdown)  # its thread has come back


async def test_a_program_that_is_just_being_started_when_the_table_is_left_is_called_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("BREE_OUTSIDE_SECONDS", "80000")
    begun, left = Event(), Event()
    leave, choose = Outside.leave, Outside.choose

    def slow(guest: Outside, sight: Sight, rng: Random) -> str:
        begun.set()
        assert left.wait(PATIENCE_S)
        return choose(guest, sight, rng)

    def leaving(guest: Outside) -> None:
        leave(guest)
        left.set()

    monkeypatch.setattr(Outside, "choose", slow)
    monkeypatch.setattr(Outside, "leave", leaving)
    async with asyncio.timeout(PATIENCE_S):
        async with Table(sitting("mordor", "outside:sh -c 'sleep 100000'", starter="sam")) as table:
            await asyncio.to_thread(begun.wait, PATIENCE_S)
        await asyncio.to_thread(table.here._threads.shutdown)


@pytest.mark.parametrize("game", LONGEST)
async def test_what_is_told_fits_a_context(game: str) -> None:
    """And every part can be had at every moment of a game."""
    rng = Random(game)
    async with Table(sitting(game, "random", seed=11), "pl") as table:
        for number in range(24 if pace(table.here.game).short else 200):
            await table.until_asked()
            if table.here.look().over:
                break
            said = [await table.says("look"), await table.says("wait"), await table.says("answers")]
            assert max(map(len, said)) < LONGEST[game]
            if number % 12 == 0:
                parts = (
                    "board",
                    "log",
                    *(["hand", "map", "table", "supply", "cards", "region shire"] if game == "war" else []),
                )
                for part in parts:
                    await table.tools.call("look", {"part": part})
            ask = json.loads(await table.says("answers", format="json"))
            await table.tools.call("answer", {"answers": example().choose(ask, rng)})


async def test_the_parts_of_war() -> None:
    async with Table(sitting("war", "random", seed=1)) as table:
        await table.until_asked()
        region = await table.says("look", part="region minas_tirith")
        assert region.startswith("Minas Tirith, stronghold. Free Peoples: ")
        assert "Borders: " in region
        assert await table.says("look", part="region Minas Tirith") == region
        assert await table.says("look", part="minas tirith") == region
        brief, board = await table.says("look"), await table.says("look", part="board")
        assert "Borders: " not in brief
        assert region in board.splitlines()
        hand = await table.says("look", part="hand")
        assert all(line in board.splitlines() for line in hand.splitlines())
        assert await table.says("look", part="cards") != ""
        assert "region NAME" in await table.refuses("look", part="region lothlorien2")


def test_a_table_has_one_seat_for_it(capsys: pytest.CaptureFixture[str]) -> None:
    for seats, found in (("random,random", "none"), ("me,Anna", "2 persons")):
        assert main(["mcp", "mordor", "--seats", seats, "--lang", "en"]) == 2
        assert found in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    ["", "mordor --server http://x", "--server http://x", "--server http://x --table t", "--table t --seat sam"],
)
def test_a_call_that_names_no_table_is_refused(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mcp", *words.split(), "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("Name a game for a table of this machine, or --server")


def test_a_port_that_cannot_be_had_is_refused_before_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["mcp", "mordor", "--port", str(port), "--lang", "en"]) == 2
        assert f"The server cannot start at 127.0.0.1, port {port}: the port is in use." in capsys.readouterr().err


async def test_over_http_on_this_machine(capsys: pytest.CaptureFixture[str]) -> None:
    listens = listen(0)
    address = f"http://127.0.0.1:{listens.getsockname()[1]}/mcp"
    serving = asyncio.create_task(run_at(Here(sitting("mordor", "random"), lambda: None), "en", listens))
    async with asyncio.timeout(PATIENCE_S), Client(address) as client:
        result = await client.call_tool("look", {})
        assert getattr(result.content[0], "text", "").startswith("Journey to Mordor. You play Frodo.\n")
    serving.cancel()
    with suppress(asyncio.CancelledError):
        await serving
    assert f"The seat can be reached at {address}\n" in capsys.readouterr().err


# A guest at fault


@pytest.mark.parametrize(
    "fault", [ZeroDivisionError("too\nclever"), SystemExit("too clever")], ids=["raises", "leaves"]
)
@pytest.mark.parametrize("told_by", ["wait", "look"])
async def test_a_guest_that_fails_does_not_stop_the_table_and_is_told(
    fault: BaseException, told_by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Failing:
        def choose(self, _sight: Sight, _rng: Random) -> str:
            raise fault

    def known(game: str, name: str, *, outside: bool = False) -> Guest:
        return Failing() if name == "greedy" else invite(game, name, outside=outside)

    monkeypatch.setattr("bree.guests.host.invite", known)
    async with asyncio.timeout(PATIENCE_S), Table(sitting("mordor", "greedy", starter="sam")) as table:
        if told_by == "look":
            await table.until_asked()
        said = await table.says(told_by)
        why = f"{type(fault).__name__}: too clever"
        assert f"The bot that played for Sam has failed: {why}. A random bot plays on." in said
        seen = table.here.look()
        assert seen.asked is not None
        assert (await table.says("answers")).splitlines()
