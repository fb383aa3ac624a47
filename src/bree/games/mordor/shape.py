"""What everybody sees of a game: the shape of a view. The browser's types are made from it (`make shapes`)."""

from typing import TypedDict


class Sheet(TypedDict):
    colour: str
    circles: int  # marked
    marks: int  # fields of the Nazgûl trail that are marked; a half is a field
    left: int
    halved: list[int]
    out: bool
    in_mordor: bool


class MordorView(TypedDict):
    side: str  # "basic" or "advanced"
    circles: int
    squares: int
    places: list[str]  # Bag End first
    faces: dict[str, list[str]]  # die -> its six symbols
    starter: str
    active: str
    place: str  # where the turn began
    rolls: int
    rolled: dict[str, str]  # die -> symbol
    now: list[str]  # dice set aside from this roll
    kept: dict[str, str]
    strikes: dict[str, str]  # die with a kept Nazgûl -> hobbit, "" for nobody
    sheets: dict[str, Sheet]
    winners: list[str]
