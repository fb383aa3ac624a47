"""The view of a seat as text and as JSON. The text is that of the terminal, line by line."""

import json
from typing import Any

from bree.core import Ask, LogEntry, Refusal, View
from bree.lang import Voice
from bree.lang.voice import LITERALLY
from bree.table.pick_set import PickSet
from bree.term.boards import part as room
from bree.term.menu import label
from bree.term.pick_sets import counted
from bree.term.shown_table import ShownTable

BOARD, LOG, CARDS = "board", "log", "cards"
LOG_LETTERS = 3000  # of the newest log lines in one result; `log 500` shows more
MOST_LINES = 500


def board(view: View, voice: Voice, game: str) -> list[str]:
    """Return a summary of the table if the game has one, otherwise the whole table."""
    parts, lines = room(game, "parts"), room(game, "lines")
    if parts is not None:
        return list(parts.brief(view, voice))
    return list(lines.lines(view, voice)) if lines is not None else [dumped(view)]


def part(view: View, voice: Voice, game: str, wanted: str) -> list[str]:
    """Return one part of the table."""
    parts, lines, cards = (room(game, name) for name in ("parts", "lines", "card_words"))
    if wanted == BOARD:
        return list(lines.lines(view, voice)) if lines is not None else [dumped(view)]
    if wanted == CARDS and cards is not None:
        return list(cards.explained(view, voice))
    found = parts.part(view, voice, wanted) if parts is not None else []
    if not found:
        raise Refusal("mcp-part", part=LITERALLY + wanted, known=part_names(game))
    return list(found)


def part_names(game: str) -> tuple[str, ...]:
    parts, cards = room(game, "parts"), room(game, "card_words")
    more = parts.names() if parts is not None else ()
    return (BOARD, LOG, f"{LOG} 100", *([CARDS] if cards is not None else []), *more)


def newest(log: list[LogEntry], voice: Voice, letters: int = LOG_LETTERS) -> list[str]:
    """Return the newest log lines that fit, oldest first, and the number of lines left out."""
    told: list[str] = []
    for entry in reversed(log):
        line = voice.line(entry)
        letters -= len(line)
        if letters < 0:
            told.append(voice.say("mcp-earlier", {"count": len(log) - len(told)}))
            break
        told.append(line)
    return told[::-1]


def standing(seen: ShownTable, voice: Voice, seat: str) -> list[str]:
    """Return whose turn it is, with the question and its answers if it is this seat's turn, or the result of the
    game.
    """
    if seen.scores is not None:
        winners = tuple(one for one, share in seen.scores.items() if share > 0)
        told = voice.say("mcp-won", {"who": winners}) if winners else voice.say("mcp-lost")
        return [told, voice.say("mcp-share", {"share": round(100 * seen.scores.get(seat, 0))})]
    if seen.asked is not None:
        return question(seen.asked, voice)
    who = seen.ask.who if seen.ask is not None else ""
    return [voice.say("mcp-others", {"who": who}) if voice.knows(who) else voice.say("mcp-nobody")]


def question(ask: Ask, voice: Voice) -> list[str]:
    """Return the question, then one line for each answer with its id and label."""
    told = [voice.prompt(ask), voice.say("mcp-choices")]
    for pick in ask.picks:
        times = f" ×{pick.copies}" if ask.many and pick.copies > 1 else ""
        told.append(f"- {pick.id}{times}: {label(voice, ask, pick, whole=True)}")
    if ask.many:
        count = counted(ask, PickSet(ask.picks, ask.least, ask.most), 0, voice)
        told.append(voice.say("mcp-many", {"count": LITERALLY + count}))
        if not ask.least:
            told.append(voice.say("mcp-none"))
    return told


def plain_ask(ask: Ask, voice: Voice) -> dict[str, Any]:
    """Return the question as JSON values."""
    picks = [
        {"id": pick.id, "on": list(pick.on), "copies": pick.copies, "text": label(voice, ask, pick, whole=True)}
        for pick in ask.picks
    ]
    bounds = {"many": ask.many, "least": ask.least, "most": ask.most} if ask.many else {"many": False}
    facts = {"who": ask.who, "key": ask.key, "rule": ask.rule, "facts": dict(ask.facts), "text": voice.prompt(ask)}
    return {**facts, **bounds, "answers": picks}


def plain_table(seen: ShownTable, voice: Voice, seat: str, wanted: str) -> dict[str, Any]:
    """Return the whole table, or one field of the view."""
    if wanted and wanted not in seen.view:
        raise Refusal("mcp-part", part=LITERALLY + wanted, known=tuple(seen.view))
    return {
        "seat": seat,
        "over": seen.over,
        "score": seen.scores,
        "asked": seen.ask.who if seen.ask is not None else None,
        "ask": plain_ask(seen.asked, voice) if seen.asked is not None else None,
        "view": {wanted: seen.view[wanted]} if wanted else seen.view,
    }


def plain_line(entry: LogEntry) -> dict[str, Any]:
    return {"key": entry.key, "rule": entry.rule, "facts": dict(entry.facts)}


def dumped(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
