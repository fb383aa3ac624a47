"""Are the texts of a game whole? So games of other packages are asked when they are found; for ours there are laws.

What a text says is the business of `bree.lang`; here only its keys count.
"""

from importlib.resources import files
import re
from typing import Final

from bree.core.cards.file import read_folder
from bree.core.game import Game

LANGUAGES: Final = ("pl", "en")
KEY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
TOLD: Final = 3  # keys that are named, of all that are missing


def check_texts(game: Game) -> None:
    """Both languages have the same keys, and what every door says of a game; its cards have a name in both."""
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
        more = ", …" if len(missing) > TOLD else ""
        raise LookupError(f"{file}: {', '.join(missing[:TOLD])}{more}")


def keys_of(package: str, language: str) -> set[str]:
    """The keys of all its texts in a language."""
    home = files(package).joinpath("text")
    texts = [file for file in home.iterdir() if file.name.endswith(f"{language}.ftl")] if home.is_dir() else []
    if not texts:
        raise FileNotFoundError(f"text/{language}.ftl")
    return {key for text in texts for key in KEY.findall(text.read_text(encoding="utf-8"))}
