"""Card files: one TOML file for each card, with a Python module of the same name beside it if the card has special
code.

`read_folder("bree.games.war.cards")` reads all files of a folder. The file name is the id of the card. Errors are
reported with file and line. The second half of this module defines the parameters of effects.
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
    text: dict[str, dict[str, str]]  # language -> name and rules text
    code: ModuleType | None
    source: str  # the text of the file, for line numbers in errors

    def refuse(self, word: str, why: str) -> Refusal:
        """A refusal to raise for a wrong fact; it names file and line."""
        return Refusal("card-file", file=self.id + ".toml", line=line_of(self.source, word), word=word, why=why)

    def refuse_in(self, table: str, number: int, word: str, why: str, key: str = "") -> Refusal:
        """A refusal for a fact in the table `[[table]]` with this number.

        The line is that of `key`, or of `word` if there is no key. If the table lacks it, the line is the head of the
        table.
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
        """Check that every fact is known and has the right type."""
        for name, value in self.facts.items():
            if name not in known:
                raise self.refuse(name, "why-unknown-fact")
            wanted = known[name]
            kinds = wanted if isinstance(wanted, tuple) else (wanted,)
            if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
                raise self.refuse(name, "why-wrong-type")


def read_folder(package: str, *, code: bool = True) -> dict[str, CardFile]:
    """The cards of a folder by id, sorted by name.

    Use `code=False` if the modules of the cards need the facts of all cards. Load them with a second call.
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
    """Intern all strings, so that rules share one string object for each name and look-ups are fast."""
    if isinstance(value, str):
        return intern(value)
    if isinstance(value, list):
        return [_interned(one) for one in value]
    return {intern(key): _interned(one) for key, one in value.items()} if isinstance(value, dict) else value


def fault_line(fault: Exception, source: str) -> int:
    """The line number in a TOML error; the last line if the error is at the end."""
    found = re.search(r"at line (\d+)", str(fault))
    return int(found[1]) if found else max(len(source.splitlines()), 1)


def line_of(source: str, word: str) -> int:
    """The number of the line that gives the fact, or else of the first line with the word; 0 if there is none."""
    lines = source.splitlines()
    giving = [number for number, line in enumerate(lines, 1) if line.partition("=")[0].strip() == word]
    holding = [number for number, line in enumerate(lines, 1) if word in line]
    return (giving or holding or [0])[0]


# Parameters of effects

CARD: Final = "card"  # the first argument of every effect


class OneOf(NamedTuple):
    """A parameter that takes one of these names."""

    known: tuple[str, ...]
    why: str = "why-unknown-name"  # text key of the refusal of another name


class NumberList(NamedTuple):
    """A parameter that takes this many numbers.

    It must be the last, written `*name`; the step holds the numbers one by one.
    """

    size: int


Param = type | OneOf | NumberList


def declaration_fault(params: Mapping[str, Param], taken: Parameters) -> str:
    """How the declared and the written parameters of an effect differ; "" if they fit.

    Types are compared where known.
    """
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
    """Why a card file may not give this value; "" if it may."""
    if isinstance(param, NumberList):
        numbers = type(value) is list and len(value) == param.size and all(type(one) is int for one in value)
        return "" if numbers else "why-wrong-type"
    if isinstance(param, OneOf):
        return "why-wrong-type" if type(value) is not str else "" if value in param.known else param.why
    return "" if type(value) is param else "why-wrong-type"


def arguments(card: str, params: Mapping[str, Param], given: Mapping[str, Any]) -> list[str | int]:
    """The card and the values in the declared order; the numbers of a list are added one by one."""
    found: list[str | int] = [card]
    for name, param in params.items():
        if isinstance(param, NumberList):
            found.extend(given[name])
        else:
            found.append(given[name])
    return found
