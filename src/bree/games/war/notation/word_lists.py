"""Lists of words, of figures and of regions in the notation."""

from collections.abc import Container, Iterable
from typing import Final

from bree.games.war.board import REGIONS
from bree.games.war.figures import CHARACTERS, FIGURES, NATION, NAZGUL, counts, sort_figures
from bree.games.war.state import NATIONS, Figures

RANKS: Final = {"r": "-regular", "e": "-elite", "l": "-leader"}
LETTERS: Final = {rank: letter for letter, rank in RANKS.items()}
NONE: Final = "-"  # an empty list, if the default is not empty
MOST: Final = 99  # of one word


def write_words(words: Iterable[str]) -> str:
    """Write words in their order, equal neighbours once: `eye*4 one`."""
    told: list[tuple[str, int]] = []
    for word in words:
        if told and told[-1][0] == word:
            told[-1] = (word, told[-1][1] + 1)
        else:
            told.append((word, 1))
    return " ".join([word if count == 1 else f"{word}*{count}" for word, count in told])


def read_words(text: str) -> tuple[str, ...]:
    found: list[str] = []
    for word in text.split():
        name, times, count = word.partition("*")
        found += [name] * (count_of(count) if times else 1) if word != NONE else []
    return tuple(found)


def count_of(word: str) -> int:
    count = int(word)
    if not 0 <= count <= MOST:
        raise ValueError(word)
    return count


def known(word: str, all_known: Container[str]) -> str:
    if word not in all_known:
        raise KeyError(word)
    return word


def write_figures(figures: Figures) -> str:
    """`gondor 3r 1e 1l strider`"""
    found: list[str] = []
    nation = ""
    for figure, count in counts(figures).items():
        if figure in NATION:
            if NATION[figure] != nation:
                nation = NATION[figure]
                found.append(nation)
            found.append(f"{count}{LETTERS[figure.removeprefix(nation)]}")
        else:
            found.append(f"{count}n" if figure == NAZGUL else figure)
    return " ".join(found)


def read_figures(text: str) -> Figures:
    found: list[str] = []
    nation = ""
    for word in text.replace(",", " ").split():
        if word in NATIONS:
            nation = word
        elif word in CHARACTERS:
            found.append(word)
        elif word.endswith("n"):
            found += [NAZGUL] * count_of(word[:-1])
        else:
            found += [known(nation + RANKS[word[-1]], FIGURES)] * count_of(word[:-1])
    return sort_figures(found)


def write_regions(places: Iterable[tuple[str, Figures]]) -> str:
    return "; ".join([f"{region}: {write_figures(figures)}" for region, figures in places])


def read_regions(text: str) -> list[tuple[str, Figures]]:
    """Read regions and their figures. A region may occur twice, once for each side."""
    found: list[tuple[str, Figures]] = []
    for place in filter(None, [one.strip() for one in text.split(";")]):
        region, _, figures = place.partition(":")
        found.append((known(region.strip(), REGIONS), read_figures(figures)))
    return found
