"""The types of the browser client are what our shapes say; a field that one side lacks is found."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, TypedDict

import pytest

SCRIPT = Path(__file__).resolve().parents[1] / "scripts" / "gen_ts_types.py"


@pytest.fixture(scope="module")
def shapes() -> ModuleType:
    spec = spec_from_file_location("gen_ts_types", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_files_are_what_would_be_written(shapes: ModuleType) -> None:
    assert shapes.main(check=True) == 0
    assert {path.name for path in shapes.pages()} >= {"shape.ts"}


def test_a_field_that_one_side_lacks_is_found(
    shapes: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pages = shapes.pages()
    path, text = next(iter(pages.items()))
    lines = text.splitlines(keepends=True)
    field = next(n for n, line in enumerate(lines) if line.startswith("  "))
    monkeypatch.setattr(shapes, "pages", lambda: {path: "".join(lines[:field] + lines[field + 1 :])})
    assert shapes.main(check=True) == 1
    assert path.name in capsys.readouterr().out


def test_a_declaration_that_lacks_something_is_told(
    shapes: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shapes.faults() == []
    monkeypatch.setattr(shapes, "faults", lambda: ["src/odd.py:3: the log key 'drowns' is not declared"])
    assert shapes.main(check=True) == 1
    assert capsys.readouterr().out == "src/odd.py:3: the log key 'drowns' is not declared\n"


class Held(TypedDict):
    card: str


class Seen(TypedDict):
    held: list[Held] | None
    counts: dict[str, int]
    mixed: list[int | str]
    sign: Literal["?", "!"]


@pytest.mark.parametrize(
    ("hint", "text"),
    [
        (str, "string"),
        (float, "number"),
        (bool, "boolean"),
        (list[Held] | None, "readonly Held[] | null"),
        (tuple[str, ...], "readonly string[]"),
        (list[int | str], "readonly (number | string)[]"),
        (dict[str, list[int]], "Readonly<Record<string, readonly number[]>>"),
        (Literal["?", "!"], "'?' | '!'"),
        (Any, "any"),
    ],
)
def test_types(shapes: ModuleType, hint: Any, text: str) -> None:
    assert shapes.written(hint) == text


def test_what_has_no_word_is_refused(shapes: ModuleType) -> None:
    with pytest.raises(TypeError):
        shapes.written("Held")


def test_a_shape(shapes: ModuleType) -> None:
    assert shapes.Shape(Seen, {"counts": "by name"}).text().splitlines() == [
        "export interface Seen {",
        "  held: readonly Held[] | null;",
        "  counts: Readonly<Record<string, number>>; // by name",
        "  mixed: readonly (number | string)[];",
        "  sign: '?' | '!';",
        "}",
    ]
