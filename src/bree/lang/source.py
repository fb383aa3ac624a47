"""Finds the texts of a language: Bree's own, those of the game and its cards, and those of other packages' bots."""

from contextlib import suppress
from functools import cache
from importlib.resources import files

from bree.core.cards.file import read_folder
from bree.core.entry_points import BOTS, DEFECTS, FORMER_BOTS, plugins
from bree.core.game import Game

HOME = "bree.lang"


def sources(language: str, game: Game | None) -> list[str]:
    """Return Fluent texts. Later texts may use earlier ones."""
    found = _files(HOME, language)
    if game is not None:
        found += _files(game.package, language)
        found.extend(_cards(game.package, kind, place, language) for kind, place in game.folders.items())
        found += _of_bots(language, game.name, game.package)  # last, so that they cannot replace an earlier text
    return found


def _files(package: str, language: str) -> list[str]:
    """Return `text/pl.ftl`, or several files by area, such as `text/term.pl.ftl`."""
    home = files(package).joinpath("text")
    found = sorted((file for file in home.iterdir() if file.name.endswith(f"{language}.ftl")), key=lambda f: f.name)
    return [file.read_text(encoding="utf-8") for file in found]


@cache
def _of_bots(language: str, game: str, but: str) -> list[str]:
    """Return the texts of other packages' bots for this game. Skip unreadable files: `bree.bots.find` reports them."""
    offered = (*plugins(BOTS), *plugins(FORMER_BOTS))
    coming = [offer.module for offer in offered if offer.name.rpartition(".")[0] in ("", game)]
    found: list[str] = []
    for package in sorted({module.rpartition(".")[0] or module for module in coming} - {but}):
        with suppress(*DEFECTS):
            found += _files(package, language)
    return found


def _cards(package: str, kind: str, place: str, language: str) -> str:
    """Return the cards of a folder as Fluent messages: `place-moria = Moria` with `.gen`, `.does` and so on."""
    lines: list[str] = []
    for card in read_folder(f"{package}.{place}").values():
        text = dict(card.text[language])
        lines.append(f"{kind}-{card.id} = {text.pop('name')}")
        lines.extend(f"    .{name} = {value}" for name, value in text.items())
    return "\n".join(lines) + "\n"
