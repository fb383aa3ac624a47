"""Where the texts of a language come from: our own, those of strange bots, the game's, and those on its cards."""

from contextlib import suppress
from functools import cache
from importlib.resources import files

from bree.core.cards.file import read_folder
from bree.core.entry_points import BOTS, DEFECTS, FORMER_BOTS, plugins
from bree.core.game import Game

HOME = "bree.lang"


def sources(language: str, game: Game | None) -> list[str]:
    """Fluent texts, the later ones may use the earlier."""
    found = _files(HOME, language)
    if game is not None:
        found += _files(game.package, language)
        found.extend(_cards(game.package, kind, place, language) for kind, place in game.folders.items())
        found += _of_bots(language, game.name, game.package)  # last: what was said already stays
    return found


def _files(package: str, language: str) -> list[str]:
    """`text/pl.ftl`, and by area where there are many: `text/term.pl.ftl`."""
    home = files(package).joinpath("text")
    found = sorted((file for file in home.iterdir() if file.name.endswith(f"{language}.ftl")), key=lambda f: f.name)
    return [file.read_text(encoding="utf-8") for file in found]


@cache
def _of_bots(language: str, game: str, but: str) -> list[str]:
    """Texts of strange bots that may sit down there. What cannot be read is told of where bots are sought."""
    offered = (*plugins(BOTS), *plugins(FORMER_BOTS))
    coming = [offer.module for offer in offered if offer.name.rpartition(".")[0] in ("", game)]
    found: list[str] = []
    for package in sorted({module.rpartition(".")[0] or module for module in coming} - {but}):
        with suppress(*DEFECTS):
            found += _files(package, language)
    return found


def _cards(package: str, kind: str, place: str, language: str) -> str:
    """The cards of a folder as Fluent messages: `place-moria = Moria` with `.gen`, `.does` and so on."""
    lines: list[str] = []
    for card in read_folder(f"{package}.{place}").values():
        text = dict(card.text[language])
        lines.append(f"{kind}-{card.id} = {text.pop('name')}")
        lines.extend(f"    .{name} = {value}" for name, value in text.items())
    return "\n".join(lines) + "\n"
