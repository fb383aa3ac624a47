"""Card files: one TOML per thing, with a Python module of the same name beside it if the card has code of its own.

`folder("bree.games.war.cards")` reads every file of the folder. The file's name is the card's id. Errors in a file are
reported with its name and line. The second half holds the parameters of effects: what a file must give with each.
"""

from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
import re
from sys import intern
import tomllib
from types import ModuleType
from typing import Any, Final, NamedTuple

from bree.core.refusal import Refusal
from bree.core.signature import Parameters


class CardFile(NamedTuple):
    id: str
    facts: dict[str, Any]
    text: dict[str, dict[str, str]]  # language -> what it is called and does
    code: ModuleType | None
    source: str  # the file's text, to say on which line something is wrong

    def refuse(self, word: str, why: str) -> Refusal:
        """To raise when a fact of the card makes no sense: says file and line."""
        return Refusal("card-file", file=self.id + ".toml", line=line_of(self.source, word), word=word, why=why)

    def refuse_in(self, table: str, number: int, word: str, why: str, key: str = "") -> Refusal:
        """The same of a fact in the table of this number, `[[table]]`, for several may give a fact of that name.

        The line is that of the key, or of the word if none is given; else the one that heads the table.
        """
        lines = [line.partition("#")[0].strip() for line in self.source.splitlines()]
        heads = [at for at, line in enumerate(lines) if line == f"[[{table}]]"]
        if number >= len(heads):
            return self.refuse(word, why)
        line = head = heads[number]
        for at in range(head + 1, len(lines)):
            if lines[at].startswith("["):
                break
            if lines[at].partition("=")[0].strip() == (key or word):
                line = at
                break
        return Refusal("card-file", file=self.id + ".toml", line=line + 1, word=word, why=why)

    def check(self, known: Mapping[str, type | tuple[type, ...]]) -> None:
        """Every fact is known and of its type."""
        for name, value in self.facts.items():
            if name not in known:
                raise self.refuse(name, "why-unknown-fact")
            wanted = known[name]
            kinds = wanted if isinstance(wanted, tuple) else (wanted,)
            if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
                raise self.refuse(name, "why-wrong-type")


def read_folder(package: str, *, code: bool = True) -> dict[str, CardFile]:
    """The cards of a folder, by id, in the order of their names.

    Without code where the code of a card needs the facts of all of them: then it is loaded in a second go.
    """
    found = sorted(_toml_files(files(package)), key=lambda file: file.name)
    return {card.id: card for card in (_read(package, file, code) for file in found)}


def _toml_files(home: Traversable) -> Iterable[Traversable]:
    return (file for file in home.iterdir() if file.name.endswith(".toml"))


def _read(package: str, file: Traversable, code: bool) -> CardFile:
    source = file.read_text(encoding="utf-8")
    stem = intern(file.name.removesuffix(".toml"))
    try:
        facts = _interned(tomllib.loads(source))
    except tomllib.TOMLDecodeError as fault:
        line = fault_line(fault, source)
        raise Refusal("card-file", file=file.name, line=line, word=str(fault), why="why-not-toml") from fault
    text = facts.pop("text", {})
    name = f"{package}.{stem}"
    module = import_module(name) if code and find_spec(name) else None
    return CardFile(stem, facts, text, module, source)


def _interned(value: Any) -> Any:
    """The same word is the same text in all files, so that rules that look something up need not compare letters."""
    if isinstance(value, str):
        return intern(value)
    if isinstance(value, list):
        return [_interned(one) for one in value]
    return {intern(key): _interned(one) for key, one in value.items()} if isinstance(value, dict) else value


def fault_line(fault: Exception, source: str) -> int:
    """The line that a fault of TOML speaks of; the last one if it speaks of the end."""
    found = re.search(r"at line (\d+)", str(fault))
    return int(found[1]) if found else max(len(source.splitlines()), 1)


def line_of(source: str, word: str) -> int:
    """The line that gives the fact, else the first that holds the word, counted from 1; 0 if none does."""
    lines = source.splitlines()
    giving = [number for number, line in enumerate(lines, 1) if line.partition("=")[0].strip() == word]
    holding = [number for number, line in enumerate(lines, 1) if word in line]
    return (giving or holding or [0])[0]


# Parameters of effects

CARD: Final = "card"  # the first argument of every effect


class OneOf(NamedTuple):
    """One of these."""

    known: tuple[str, ...]
    why: str = "why-unknown-name"  # key of the sentence that refuses another


class NumberList(NamedTuple):
    """So many numbers, for the last argument, which is written `*name`: they lie in the stack one by one."""

    size: int


Param = type | OneOf | NumberList


def declaration_fault(params: Mapping[str, Param], taken: Parameters) -> str:
    """How an effect is written otherwise than it is declared; "" if it is not. Kinds are compared where known."""
    if taken.names != (CARD, *params):
        return f"it takes {', '.join(taken.names)}"
    for (name, param), kind in zip(params.items(), taken.kinds[1:], strict=False):
        if isinstance(param, NumberList) != (taken.row and name == taken.names[-1]):
            return f"{name} must be a row in both"
        wanted = int if isinstance(param, NumberList) else str if isinstance(param, OneOf) else param
        if wanted not in (int, str) or (kind in (int, str) and kind is not wanted):
            return f"{name} is of another kind"
    return ""


def value_fault(param: Param, value: Any) -> str:
    """Why a file may not give this value; "" if it may."""
    if isinstance(param, NumberList):
        numbers = type(value) is list and len(value) == param.size and all(type(one) is int for one in value)
        return "" if numbers else "why-wrong-type"
    if isinstance(param, OneOf):
        return "why-wrong-type" if type(value) is not str else "" if value in param.known else param.why
    return "" if type(value) is param else "why-wrong-type"


def arguments(card: str, params: Mapping[str, Param], given: Mapping[str, Any]) -> list[str | int]:
    """The card, then the values in the order of the declaration, a row laid out."""
    found: list[str | int] = [card]
    for name, param in params.items():
        if isinstance(param, NumberList):
            found.extend(given[name])
        else:
            found.append(given[name])
    return found
