"""Check that a game has all its texts. It runs when a plugin is found; the contract checks Bree's own games.

Only the keys matter here. `bree.lang` reads the texts.
"""

from importlib.resources import files
import re
from typing import Final

from bree.core.cards.file import read_folder
from bree.core.game import Game

LANGUAGES: Final = ("pl", "en")
KEY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
NAMED_KEYS: Final = 3  # missing keys that an error names


def check_texts(game: Game) -> None:
    """Check that both languages have the same keys, that no required key is missing, and that all cards have names."""
    keys = {language: keys_of(game.package, language) for language in LANGUAGES}
    needed = {"game-title", "game-about", *[f"option-{option.name}" for option in game.options]}
    for found in keys.values():
        needed |= found
    for language, found in keys.items():
        _refuse(f"text/{language}.ftl", sorted(needed - found))
    for place in game.folders.values():
        for card in read_folder(f"{game.package}.{place}", code=False).values():
            for language in LANGUAGES:
                if "name" not in card.text.get(language, {}):
                    _refuse(f"{place}/{card.id}.toml", [f"text.{language}.name"])


def _refuse(file: str, missing: list[str]) -> None:
    if missing:
        more = ", …" if len(missing) > NAMED_KEYS else ""
        raise LookupError(f"{file}: {', '.join(missing[:NAMED_KEYS])}{more}")


def keys_of(package: str, language: str) -> set[str]:
    """The keys of all texts of a game in one language."""
    home = files(package).joinpath("text")
    texts = [file for file in home.iterdir() if file.name.endswith(f"{language}.ftl")] if home.is_dir() else []
    if not texts:
        raise FileNotFoundError(f"text/{language}.ftl")
    return {key for text in texts for key in KEY.findall(text.read_text(encoding="utf-8"))}
