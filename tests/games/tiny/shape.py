"""What a seat sees of a game: the shape of a view."""

from typing import TypedDict


class TinyView(TypedDict):
    round: int
    hand: list[str]
    sizes: dict[str, int]
    sealed: dict[str, str]  # "" of another's
    shown: dict[str, str]
    deck: int
    top: list[str]  # "" where another stowed it
    bottom: list[str]
    gone: list[str]
    tokens: dict[str, int]
    points: dict[str, int]
    charms: list[str]
    charm_sizes: dict[str, int]
    laid: dict[str, list[str]]
    spent: list[str]
    announced: list[str]
    stilled: list[str]
    chosen: dict[str, str]  # "" of another's
