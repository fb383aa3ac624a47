"""Fields of a position that follow from other fields. They are written only if they differ from this default."""

from collections.abc import Callable
from typing import Final, NamedTuple

from bree.core import Pile
from bree.core.notation import read_number
from bree.games.war.facts import DICE, MORE_DICE, SETUP, SMEAGOL, SMEAGOL_FIRST, SPECIAL_DICE, STANDARD, deck_of
from bree.games.war.figures import CHARACTERS, FIGURES, GOLLUM, NAZGUL, is_played, sort_figures
from bree.games.war.map_queries import in_play
from bree.games.war.notation.word_lists import NONE, count_of, known, read_words, write_words
from bree.games.war.players.teams import SEATS_OF
from bree.games.war.state import DECKS, EYE, FREE, NATIONS, NO_LORDS, SEATS, SHADOW, Figures, War


class DerivedField(NamedTuple):
    field: str
    usual: Callable[[War], object]
    write: Callable[[War], str]
    read: Callable[[str], object]


def default_seats(s: War) -> tuple[str, ...]:
    """Return the seats of two players, or the seats that fit the leading players."""
    if s.team is None:
        return SEATS
    return SEATS_OF[3 if s.team.leading[0] == FREE else 4]


def _default_companions(s: War) -> Figures:
    there = [one for here in s.free.values() for one in here]
    return sort_figures([one for one in SETUP["fellowship"]["companions"] if one not in there and one not in s.fallen])


def _default_aside(s: War) -> Figures:
    there = {*s.companions, *s.fallen}
    if not s.companions:
        there.add(GOLLUM)
    there.update([one for here in [*s.free.values(), *s.shadow.values()] for one in here])
    return tuple([one for one in CHARACTERS if one not in there and is_played(s.terms, one)])


def _default_guide(s: War) -> str:
    if SMEAGOL in s.companions:
        return SMEAGOL
    return max(s.companions, key=lambda one: CHARACTERS[one].level, default=GOLLUM)


def _default_pool(s: War) -> dict[str, int]:
    """Return all figures of the box that are not on the map and not lost."""
    left = dict(FIGURES_IN_BOX)
    for here in [*s.free.values(), *s.shadow.values()]:
        for figure in here:
            if figure in left:
                left[figure] -= 1
    return {figure: count - s.lost.get(figure, 0) for figure, count in left.items()}


def _figures_in_box() -> dict[str, int]:
    """Count all figures of the box except the characters."""
    found: dict[str, int] = {}
    for nation in NATIONS:
        for ranks in [SETUP["reinforcements"][nation], *SETUP["armies"][nation].values()]:
            for rank, count in ranks.items():
                figure = NAZGUL if rank == NAZGUL else f"{nation}-{rank}"
                found[figure] = found.get(figure, 0) + count
    return found


FIGURES_IN_BOX: Final = _figures_in_box()


def _default_tiles(s: War) -> tuple[str, ...]:
    left = sorted((*STANDARD, *[SMEAGOL] * SMEAGOL_FIRST)) if s.terms.smeagol else list(STANDARD)
    for tile in [*s.drawn, *s.removed]:
        if tile in left:
            left.remove(tile)
    return tuple(left)


def _default_decks(s: War) -> dict[str, Pile]:
    out = {*s.played, *s.table}
    for cards in [*s.hands.values(), *s.discards.values()]:
        out.update(cards)
    return {deck: Pile.of([card for card in deck_of(s.terms, deck) if card not in out]) for deck in DECKS}


def _write_decks(s: War) -> str:
    """`free_character: top / rest / bottom; …`"""
    return "; ".join([f"{deck}: {' / '.join([write_words(some) for some in pile])}" for deck, pile in s.decks.items()])


def _read_decks(text: str) -> dict[str, Pile]:
    found: dict[str, Pile] = {}
    for told in text.split(";"):
        deck, _, cards = told.partition(":")
        top, rest, bottom = [read_words(some) for some in cards.split("/")]
        found[known(deck.strip(), DECKS)] = Pile(top, rest, bottom)
    return found


def _default_dice(s: War, side: str) -> int:
    return DICE[side] + sum([in_play(s, one) for one in MORE_DICE[side]]) + _counting_special_dice(s, side)


def _counting_special_dice(s: War, side: str) -> int:
    """Count chosen special dice. An Eye counts for the Shadow, on any die (LME-4.5)."""
    lords = s.lords or NO_LORDS
    rolled = [word for word in lords.special if word.partition("-")[0] in lords.picked]
    seen = [SHADOW if EYE in word else SPECIAL_DICE[word.partition("-")[0]].side for word in rolled]
    return seen.count(side)


def _write_counts(found: dict[str, int]) -> str:
    return " ".join([f"{name}*{count}" for name, count in found.items()])


def _read_counts(text: str) -> dict[str, int]:
    told = [word.split("*") for word in text.split() if word != NONE]
    return {known(name, FIGURES): count_of(count) for name, count in told}


DERIVED_FIELDS: Final = (
    DerivedField("seats", default_seats, lambda s: write_words(s.seats), read_words),
    DerivedField("companions", _default_companions, lambda s: write_words(s.companions), read_words),
    DerivedField("aside", _default_aside, lambda s: write_words(s.aside), read_words),
    DerivedField("guide", _default_guide, lambda s: s.guide, lambda text: "" if text == NONE else text),
    DerivedField("pool", _default_pool, lambda s: _write_counts(s.pool), _read_counts),
    DerivedField("tiles", _default_tiles, lambda s: write_words(s.tiles), read_words),
    DerivedField("decks", _default_decks, _write_decks, _read_decks),
    DerivedField("free_pool", lambda s: _default_dice(s, FREE), lambda s: str(s.free_pool), read_number),
    DerivedField("shadow_pool", lambda s: _default_dice(s, SHADOW), lambda s: str(s.shadow_pool), read_number),
    DerivedField("ended", lambda s: bool(s.over), lambda s: str(int(s.ended)), lambda text: bool(int(text))),
)
