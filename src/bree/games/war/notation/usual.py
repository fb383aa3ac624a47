"""The parts of a position that follow from the others: told only where they are not as usual."""

from collections.abc import Callable
from typing import Final, NamedTuple

from bree.core import Pile
from bree.core.notation import read_number
from bree.games.war.facts import DICE, MORE_DICE, SETUP, SMEAGOL, SMEAGOL_FIRST, SPECIAL_DICE, STANDARD, deck_of
from bree.games.war.figures import CHARACTERS, FIGURES, GOLLUM, NAZGUL, is_played, row
from bree.games.war.map_queries import in_play
from bree.games.war.notation.rows import NONE, count_of, known, read_row, write_row
from bree.games.war.players.teams import SEATS_OF
from bree.games.war.state import DECKS, EYE, FREE, NATIONS, NO_LORDS, SEATS, SHADOW, Figures, War


class Rest(NamedTuple):
    field: str
    usual: Callable[[War], object]
    write: Callable[[War], str]
    read: Callable[[str], object]


def usual_seats(s: War) -> tuple[str, ...]:
    """Two; or those whose leading players are told."""
    if s.team is None:
        return SEATS
    return SEATS_OF[3 if s.team.leading[0] == FREE else 4]


def _usual_companions(s: War) -> Figures:
    there = [one for here in s.free.values() for one in here]
    return row([one for one in SETUP["fellowship"]["companions"] if one not in there and one not in s.fallen])


def _usual_aside(s: War) -> Figures:
    there = {*s.companions, *s.fallen}
    if not s.companions:
        there.add(GOLLUM)
    there.update([one for here in [*s.free.values(), *s.shadow.values()] for one in here])
    return tuple([one for one in CHARACTERS if one not in there and is_played(s.terms, one)])


def _usual_guide(s: War) -> str:
    if SMEAGOL in s.companions:
        return SMEAGOL
    return max(s.companions, key=lambda one: CHARACTERS[one].level, default=GOLLUM)


def _usual_pool(s: War) -> dict[str, int]:
    """What the box has, less what stands somewhere or is lost."""
    left = dict(BOX)
    for here in [*s.free.values(), *s.shadow.values()]:
        for figure in here:
            if figure in left:
                left[figure] -= 1
    return {figure: count - s.lost.get(figure, 0) for figure, count in left.items()}


def _box() -> dict[str, int]:
    """All figures of the box but the characters, as many as there are."""
    found: dict[str, int] = {}
    for nation in NATIONS:
        for ranks in [SETUP["reinforcements"][nation], *SETUP["armies"][nation].values()]:
            for rank, count in ranks.items():
                figure = NAZGUL if rank == NAZGUL else f"{nation}-{rank}"
                found[figure] = found.get(figure, 0) + count
    return found


BOX: Final = _box()


def _usual_tiles(s: War) -> tuple[str, ...]:
    left = sorted((*STANDARD, *[SMEAGOL] * SMEAGOL_FIRST)) if s.terms.smeagol else list(STANDARD)
    for tile in [*s.drawn, *s.removed]:
        if tile in left:
            left.remove(tile)
    return tuple(left)


def _usual_decks(s: War) -> dict[str, Pile]:
    out = {*s.played, *s.table}
    for cards in [*s.hands.values(), *s.discards.values()]:
        out.update(cards)
    return {deck: Pile.of([card for card in deck_of(s.terms, deck) if card not in out]) for deck in DECKS}


def _write_decks(s: War) -> str:
    """`free_character: top / rest / bottom; …`"""
    return "; ".join([f"{deck}: {' / '.join([write_row(some) for some in pile])}" for deck, pile in s.decks.items()])


def _read_decks(text: str) -> dict[str, Pile]:
    found: dict[str, Pile] = {}
    for told in text.split(";"):
        deck, _, cards = told.partition(":")
        top, rest, bottom = [read_row(some) for some in cards.split("/")]
        found[known(deck.strip(), DECKS)] = Pile(top, rest, bottom)
    return found


def _usual_dice(s: War, side: str) -> int:
    return DICE[side] + sum([in_play(s, one) for one in MORE_DICE[side]]) + _special_dice(s, side)


def _special_dice(s: War, side: str) -> int:
    """Those whose result counts; an Eye is one of the Shadow's dice, whosever the die is (LME-4.5)."""
    lords = s.lords or NO_LORDS
    rolled = [word for word in lords.special if word.partition("-")[0] in lords.picked]
    seen = [SHADOW if EYE in word else SPECIAL_DICE[word.partition("-")[0]].side for word in rolled]
    return seen.count(side)


def _write_counts(found: dict[str, int]) -> str:
    return " ".join([f"{name}*{count}" for name, count in found.items()])


def _read_counts(text: str) -> dict[str, int]:
    told = [word.split("*") for word in text.split() if word != NONE]
    return {known(name, FIGURES): count_of(count) for name, count in told}


THEN: Final = (
    Rest("seats", usual_seats, lambda s: write_row(s.seats), read_row),
    Rest("companions", _usual_companions, lambda s: write_row(s.companions), read_row),
    Rest("aside", _usual_aside, lambda s: write_row(s.aside), read_row),
    Rest("guide", _usual_guide, lambda s: s.guide, lambda text: "" if text == NONE else text),
    Rest("pool", _usual_pool, lambda s: _write_counts(s.pool), _read_counts),
    Rest("tiles", _usual_tiles, lambda s: write_row(s.tiles), read_row),
    Rest("decks", _usual_decks, _write_decks, _read_decks),
    Rest("free_pool", lambda s: _usual_dice(s, FREE), lambda s: str(s.free_pool), read_number),
    Rest("shadow_pool", lambda s: _usual_dice(s, SHADOW), lambda s: str(s.shadow_pool), read_number),
    Rest("ended", lambda s: bool(s.over), lambda s: str(int(s.ended)), lambda text: bool(int(text))),
)
