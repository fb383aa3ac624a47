"""Helpers that write positions as text and read them back.

A position is `name: words | name: words`. The stack is `keep > turn`, with the next step first and arguments in
brackets: `die(red) > die(blue) > rolled`.
"""

from collections.abc import Iterable, Mapping

from bree.core.ask import Step
from bree.core.refusal import Refusal


def join_parts(parts: Mapping[str, str]) -> str:
    return " | ".join(f"{name}: {text}" for name, text in parts.items() if text)


def split_parts(line: str) -> dict[str, str]:
    parts: dict[str, str] = {}
    for part in filter(None, (p.strip() for p in line.split("|"))):
        name, colon, text = part.partition(":")
        if not colon or name.strip() in parts:
            raise Refusal("notation", text=part)
        parts[name.strip()] = text.strip()
    return parts


def write_steps(todo: Iterable[Step]) -> str:
    """The stack as text, next step first."""
    return " > ".join(_write_step(step) for step in reversed(list(todo)))


def _write_step(step: Step) -> str:
    name, *args = step
    return f"{name}({','.join(str(arg) for arg in args)})" if args else name


def read_steps(text: str) -> list[Step]:
    return [_read_step(word.strip()) for word in reversed(text.split(">")) if word.strip()]


def _read_step(word: str) -> Step:
    name, bracket, rest = word.partition("(")
    if not bracket:
        return (name,)
    if not rest.endswith(")"):
        raise Refusal("notation", text=word)
    args = [read_number(arg) for arg in rest[:-1].split(",")]
    return (name, *args)


def read_number(word: str) -> str | int:
    """An int if the word is a number, else the word."""
    digits = word.removeprefix("-")
    return int(word) if digits.isascii() and digits.isdigit() else word
