"""Check that views and asks match the game's declared shape: the same fields, and only declared words.

The browser's types and the columns of observations are generated from the same shapes.
"""

import ast
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, is_typeddict

from bree.contract.trial import pace
from bree.contract.variants import Variant, random_game, watchers
from bree.core import CHANCE, Ask, Fact, Game
from bree.core.answers import answers_of, modules_of
from bree.core.cards.file import read_folder
from bree.core.vocabulary import Places, Shape, Vocab, field_type, fields, place_of, shape_of, shown_path, source_of

EVERY = 5  # positions between two that are checked


def type_faults(value: Any, hint: Any, at: str = "view") -> list[str]:
    """Where a value does not match its type.

    All keys must be present, a bool is not a number, and words must be declared.
    """
    origin, args = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        hints = fields(hint)
        if not isinstance(value, dict) or list(value) != list(hints):
            return [f"{at}: {value!r} has not exactly {list(hints)}"]
        return [
            f"{place_of(hint, name)}: {found}" if found.startswith(f"{at}.{name}") else found
            for name, item in value.items()
            for found in type_faults(item, hints[name], f"{at}.{name}")
        ]
    if origin is Annotated:
        return type_faults(value, args[0], at) or [
            found for said in args[1:] for found in declaration_faults(value, said, at)
        ]
    if origin is list:
        items = enumerate(value) if isinstance(value, list) else [(0, value)]
        return [found for n, item in items for found in type_faults(item, args[0], f"{at}[{n}]")]
    if origin is dict:
        return [
            found
            for name, item in value.items()
            for found in [*type_faults(name, args[0], at), *type_faults(item, args[1], f"{at}.{name}")]
        ]
    if origin in (Union, UnionType):
        return [] if any(not type_faults(value, arg, at) for arg in args) else [f"{at}: {value!r} is no {hint}"]
    if origin is Literal:
        return [] if value in args else [f"{at}: {value!r} is not {args}"]
    return [] if type(value) is hint or (hint is NoneType and value is None) else [f"{at}: {value!r} is no {hint}"]


def declaration_faults(value: Any, said: Any, at: str) -> list[str]:
    """What a declaration does not allow. An empty word is always allowed."""
    if isinstance(said, Vocab) and value != "" and str(value) not in said.words:
        return [f"{at} holds {value!r}, which the vocabulary {said.name!r} lacks"]
    if isinstance(said, Places) and len(value) > said.most:
        return [f"{at} has {len(value)} places, and {said.most} are declared"]
    return []


def undeclared(game: Game, shape: Shape, ask: Ask) -> list[str]:
    """The picks and facts of an ask that are not declared."""
    known = set(answers_of(game))
    found = [f"{ask.key} offers {pick.id!r}" for pick in ask.picks if pick.id not in known]
    for name, fact in ask.facts.items():
        words = field_type(shape.facts[name]).words if name in shape.facts else None
        odd = words is None or (words and not set(words_in(fact)) <= set(words))
        found += [f"{ask.key} tells {name} = {fact!r}"] if odd else []
    return found


def words_in(fact: Fact) -> list[str]:
    """The words of a fact, which may be a tuple of phrases such as `symbol-ring+die-red`."""
    phrases = fact if isinstance(fact, tuple) else (str(fact),)
    return [word for phrase in phrases for word in phrase.split("+")]


def every_view_has_its_shape(variant: Variant) -> None:
    game = variant.game
    shape = shape_of(game)
    assert shape is not None
    for n, (s, ask, _) in enumerate(random_game(game, variant.options, "shapes")):
        assert ask.who == CHANCE or undeclared(game, shape, ask) == []
        if n % (EVERY * pace(game).apart) == 0:
            for seat in watchers(s):
                assert type_faults(game.view(s, seat), shape.view) == []


def faults(game: Game, shape: Shape) -> list[str]:
    """Faults of the declarations, with file and line."""
    found = []
    for record, name, hint in leaves(shape.view, set()):
        kind = field_type(hint)
        if kind.form == "word" and not kind.words:
            found.append(f"{place_of(record, name)}: {name} is a text without a vocabulary")
        if kind.form == "list" and not (kind.words or kind.most):
            found.append(f"{place_of(record, name)}: {name} is a list without words and without places")
        for said in get_args(hint) if get_origin(hint) is Annotated else ():
            lost = sorted(cards_of(game, said.name) - {*said.words}) if isinstance(said, Vocab) else []
            if lost:
                found.append(f"{place_of(record, name)}: the vocabulary {said.name!r} lacks {', '.join(lost)}")
    return [*dict.fromkeys(found), *undeclared_answers(game)]


def undeclared_answers(game: Game) -> Iterator[str]:
    """Undeclared picks that rules make of a constant when they ask: `Pick("rest")`."""
    known = set(answers_of(game))
    for module in modules_of(game):
        file = source_of(module)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name("Pick"), args=[ast.Constant(str(word)), *_]) if word not in known:
                    yield f"{shown_path(file)}:{node.lineno}: the answer {word!r} is not declared"
                case ast.Call(func=ast.Name("Pick"), args=[ast.Name(name), *_]):
                    word = vars(module).get(name, "")
                    if isinstance(word, str) and word and word not in known:
                        yield f"{shown_path(file)}:{node.lineno}: the answer {word!r} is not declared"


def cards_of(game: Game, kind: str) -> set[str]:
    """The data files of a kind of thing, as named in `Game.folders`."""
    place = game.folders.get(kind)
    return set(read_folder(f"{game.package}.{place}", code=False)) if place else set()


def leaves(record: Any, seen: set[int]) -> Iterator[tuple[Any, str, Any]]:
    """Every type in a record that is not a record, with its record and field."""
    if id(record) in seen:
        return
    seen.add(id(record))
    for name, hint in fields(record).items():
        for one in parts_of(hint):
            if is_typeddict(one):
                yield from leaves(one, seen)
            else:
                yield record, name, one


def parts_of(hint: Any) -> Iterator[Any]:
    """The types that a type is made of, including the keys of a dict."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated and any(isinstance(said, Vocab) for said in args[1:]):
        yield hint
    elif origin is Annotated:
        yield hint
        yield from parts_of(get_args(args[0])[0])
    elif origin is list:
        yield hint
        yield from parts_of(args[0])
    elif origin in (dict, Union, UnionType):
        for arg in args:
            yield from parts_of(arg)
    else:
        yield hint


def is_wide(variant: Variant) -> bool:
    """Whether views of this variant contain most fields: the default, each number of players, and the expansion with
    four.
    """
    return variant.name in ("default", "four") or variant.name.startswith("players=")
