"""`bree mcp` at a local table: results and refusals of the tools, and whole games over the real protocol."""

import asyncio
import json
from pathlib import Path
from random import Random
import re
import sys

from mcp import Client, StdioServerParameters
import pytest

from bree.adapters.mcp.local_table import LocalTable
from bree.adapters.mcp.serve import served
from bree.adapters.mcp.tools import TOOLS
from bree.adapters.mcp.words import newest
from bree.core import LogEntry
from bree.core.find import find
from bree.lang import LANGUAGES, Voice
from bree.lang.player_names import names_of
from bree.table import Sitting
from tests.adapters.mcp_table import PATIENCE_S, ROOT, Table, example, sitting
from tests.contract.variants import pace
from tests.table.seating import roll
from tests.tree import environment

PAGE = (ROOT / "docs" / "mcp.md").read_text(encoding="utf-8")
LONGEST = {"mordor": 4500, "doom": 6000, "fellowship": 5500, "war": 12_000}  # maximum letters of a tool's result


# Whole games over the protocol


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
    voice = Voice(language, played.game, names_of(Voice(language, played.game), played.chairs))
    told = "\n".join(playing.said).splitlines()
    assert voice.say("mcp-share", {"share": round(100 * (played.game.score(played.state) or {})[seat])}) in told
    heard = [line for entry in played.log(seat) for line in voice.line(entry).splitlines()]
    lines = iter(told)
    assert [line for line in heard if line not in lines] == []  # every line for the seat, in order
    mine = [answer.pick for answer in played.answers if answer.who == seat and not answer.automatic]
    sent = [json.loads(line.partition("=")[2]) for line in told if line.startswith("> answer ")]
    assert sum(map(len, sent)) >= len([pick for pick in mine if pick != "done"]) > 0
    if f"transcript.txt {' '.join(given)}\n" in PAGE:  # then the page shows the beginning of the transcript
        (shown,) = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
        assert told[: len(shown.splitlines())] == shown.splitlines()


async def test_the_tools_are_listed_in_the_language_of_the_table() -> None:
    for language in LANGUAGES:
        here = LocalTable(sitting("mordor", "random"), lambda: None)
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


# Results of the tools


async def test_look_tells_the_table_and_the_question() -> None:
    async with Table(sitting("mordor", "random", starter="frodo", seed=7)) as table:
        told = (await table.says("look")).splitlines()
        assert told[:4] == [
            "Journey to Mordor. You play Frodo.",
            "At the table: Frodo (you), Sam (bot Heather ★).",
            "It is Frodo's turn.",
            "Roll 1: White Tree (black), Ring (yellow), Orc (red), Nazgûl (blue), Ring (green).",
        ]
        assert told[-8:-6] == ["Frodo: which dice do you set aside?", "It is your turn. Answers:"]
        assert told[-1] == "(choose 1 to 4; give all of them in one list)"
        again = (await table.says("look")).splitlines()
        assert "It is Frodo's turn." not in again  # it says this only once
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
        assert [pick["id"] for pick in told["ask"]["answers"]] == [pick.id for pick in sat.pick_set.picks]
        assert (told["ask"]["rule"], told["ask"]["least"], told["ask"]["most"]) == (sat.ask.rule, 1, sat.pick_set.most)
        assert json.loads(await table.says("look", format="json", part="rolled"))["view"] == {
            "rolled": sat.view("frodo")["rolled"]
        }


async def test_a_name_that_several_answers_share_is_refused_and_the_answers_themselves_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The tools do not guess which of them is meant."""
    sat = sitting("mordor", "random", starter="frodo")
    async with Table(sat) as table:
        ask = sat.ask
        assert ask is not None
        first, second, *_ = ask.picks
        labels = {pick.id: Voice("en", sat.game).label(ask, pick) for pick in ask.picks}
        labels[second.id] = labels[first.id]
        monkeypatch.setattr(Voice, "label", lambda _voice, _ask, pick: labels[pick.id])
        before = len(sat.answers)
        assert "is not possible now" in await table.refuses("answer", answers=[labels[first.id]])
        assert len(sat.answers) == before
        await table.says("answer", answers=[second.id])
        assert sat.answers[before].pick == second.id


async def test_several_answers_at_once_are_one_set_and_may_be_called_by_their_names() -> None:
    sat = sitting("mordor", "random", starter="frodo", seed=7)
    async with Table(sat) as table:
        first, second = [pick for pick in sat.pick_set.picks if sat.view("frodo")["rolled"][pick.id] != "nazgul"][:2]
        nazgul = [pick.id for pick in sat.pick_set.picks if sat.view("frodo")["rolled"][pick.id] == "nazgul"][:1]
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
        refused = await table.refuses("answers", part="x")
        assert refused == "The tool answers has no argument “part”. Its arguments: format."
        assert await table.refuses("answer") == "The tool answer needs the argument “answers”."
        for given in ("red", [1], [["red"]], None, {"a": 1}, ["x" * 201], ["red"] * 201):
            assert (await table.refuses("answer", answers=given)).startswith(
                "“answers” must be: a list of at most 200 answers"
            )
        for seconds in (-1, 51, "soon", True, None, float("nan")):
            assert (await table.refuses("wait", seconds=seconds)).startswith("“seconds” must be: a number of seconds")
        assert (await table.refuses("look", format="xml")) == "“format” must be: text or json; text without it."
        assert (
            await table.refuses("look", part="attic")
        ) == "There is no part “attic”. The parts are: board, log, log 100."
        assert "“attic”" in await table.refuses("look", part="attic", format="json")
        for lines in ("log 0", "log x", "log 501", "log 1 2", "log " + "9" * 100):
            assert (await table.refuses("look", part=lines)).startswith("After “log”, write a number from 1 to 500")
        assert "“mellon”" in await table.refuses("answer", answers=["mellon"])
        assert "red" in await table.refuses("answer", answers=["red", "red"])
        assert "done" not in await table.refuses("answer", answers=[])  # a set that must not be empty
        assert await table.refuses("rule", name="mellon") == "No rule mentions “mellon”."


async def test_two_answers_to_a_question_that_takes_one_are_refused() -> None:
    sat = sitting("fellowship", "random", "random", "random", chapter="1")
    async with Table(sat) as table:
        await table.until_asked()
        ask, before = sat.ask, len(sat.answers)
        assert ask is not None
        assert not ask.many
        refused = await table.refuses("answer", answers=[ask.picks[0].id, ask.picks[-1].id])
        assert refused.startswith("Give exactly one answer here. FEL-3.1: ")
        assert len(sat.answers) == before


def test_a_line_that_finds_no_room_is_left_out_and_counted() -> None:
    voice = Voice("en", find("mordor"))
    lines = [LogEntry("turn", "MOR-1.8", "all", {"who": who}, False) for who in ("frodo", "sam")]
    first, second = (voice.line(line) for line in lines)
    earlier = [voice.say("mcp-earlier", {"count": count}) for count in (1, 2)]
    assert newest(lines, voice, len(first) + len(second)) == [first, second]
    assert newest(lines, voice, len(second)) == [earlier[0], second]
    assert newest(lines, voice, len(second) - 1) == [earlier[1]]


async def test_not_our_turn_and_over() -> None:
    sat = sitting("mordor", "random", starter="sam", seed=3)
    table = Table(sat)
    sat.play_automatic()
    assert await table.refuses("answer", answers=["red"]) == "Heather must choose now, not Frodo."
    assert await table.says("answers") == "It is not your turn: Heather is to choose. Call wait."
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


async def test_before_the_first_answer_the_log_is_told_from_its_beginning() -> None:
    sat = sitting("mordor", "random", starter="frodo")
    table = Table(sat)
    roll(sat, "gandalf ring orc weapon nazgul")
    whole = (await table.says("look", part="log 500")).splitlines()
    assert len(whole) > 1
    assert (await table.says("look", part="log")).splitlines() == whole


async def test_what_the_log_does_not_mention_is_said_too() -> None:
    """A Nazgûl is set aside; the log says only later whom it strikes."""
    sat = sitting("mordor", "random", starter="frodo")
    roll(sat, "gandalf ring orc weapon nazgul")
    sat.gather("frodo", ["green"])
    table = Table(sat)
    assert "The Nazgûl on the green die strikes Frodo." in (await table.says("wait", seconds=0)).splitlines()


async def test_rules_and_cards_are_looked_up() -> None:
    async with Table(sitting("mordor", "random")) as table:
        assert (await table.says("rule", name="mor-2.9")).startswith("MOR-2.9: If several Nazgûl show")
        assert "MOR-2.8: " in await table.says("rule", name="MOR-2.8, MOR-2.9")
        assert await table.says("rule", name="helmowy jar") == "Helm's Deep (helms_deep): Every orc counts as two."
        assert "MOR-2.9" in await table.says("rule", name="second nazgul same roll")
        assert (await table.says("rule", name="nazgul")).splitlines()[-1].endswith("add words to narrow the search.)")
    async with Table(sitting("war", "random"), "pl") as table:
        assert "Palantír" in await table.says("rule", name="palantir_of_orthanc")
        assert (await table.refuses("rule", name="palantirr of ortank")).startswith("Żadna zasada nie wspomina")


@pytest.mark.parametrize("game", LONGEST)
async def test_what_is_told_fits_a_context(game: str) -> None:
    """Every part is available at every step of a game, and is short enough."""
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
