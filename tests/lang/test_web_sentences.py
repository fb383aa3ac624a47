"""The browser has a port of the voice. A shared list of sentences tests both (web/tests/sentences.json)."""

import json
from pathlib import Path
from typing import Any

import pytest

from bree.core import Ask, Fact, LogEntry, Pick
from bree.core.find import find
from bree.lang import LANGUAGES, Voice
from bree.lang.hint import hint_words
from bree.table.undo import TABLE_RULE

LIST = Path(__file__).parents[2] / "web" / "tests" / "sentences.json"
SENTENCES: list[dict[str, Any]] = json.loads(LIST.read_text(encoding="utf-8"))


def facts(one: dict[str, Any]) -> dict[str, Fact]:
    return {name: tuple(fact) if isinstance(fact, list) else fact for name, fact in one.get("facts", {}).items()}


def spoken(voice: Voice, one: dict[str, Any]) -> str | int:
    match one["do"]:
        case "line" | "own" as whose:
            return voice.line(LogEntry(one["key"], "R" if whose == "line" else TABLE_RULE, "all", facts(one), False))
        case "prompt":
            return voice.prompt(Ask(one["who"], one["key"], "R", (), facts(one)))
        case "label":
            pick = Pick(one["pick"]["id"], tuple(one["pick"]["on"]))
            return voice.label(Ask(one["who"], one["key"], "R", (), facts(one)), pick)
        case "called":
            pick = Pick(one["pick"]["id"], tuple(one["pick"]["on"]))
            return voice.called(Ask(one["who"], one["key"], "R", (pick,), facts(one)), one["word"])
        case "hint":
            picks = tuple(Pick(pick["id"], tuple(pick["on"])) for pick in one.get("picks", []))
            given = one["hint"]
            says = [(said["key"], facts(said)) for said in given["says"]]
            ask = Ask(one["who"], one["key"], "R", picks, facts(one))
            return hint_words(voice, ask, given["bot"], given["picks"], says, given.get("worth"))
        case "refusal":
            return voice.say("no-" + one["key"], facts(one))
        case "thing" | "seat" | "word" as verb:
            said: str | int = getattr(voice, verb)(one[verb])
            return said
        case other:
            raise ValueError(other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_python_and_browser_say_the_same(language: str) -> None:
    for one in SENTENCES:
        assert spoken(Voice(language, find(one.get("game", "mordor")), one.get("names", {})), one) == one[language]
