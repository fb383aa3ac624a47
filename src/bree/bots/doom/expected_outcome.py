"""The expected effect of the dice on the table and of the battle that waits."""

from collections.abc import Callable
from typing import NamedTuple

from bree.games.doom.battle_facts import battle_facts
from bree.games.doom.facts import BEHAVIOURS, CARDS
from bree.games.doom.road import end_of_move, isengard, neighbour, supporters
from bree.games.doom.rules.battle import gandalf_cards, loses_again
from bree.games.doom.rules.courage import mark
from bree.games.doom.state import (
    BEARERS,
    FIGURE,
    GANDALF,
    LOST,
    MORGUL,
    NAZGUL,
    UNKNOWN,
    WAITING,
    WARRIORS,
    WON,
    Doom,
)

GANDALF_CARD = 1.0  # worth of drawing one, in courage
ALLY = 1.2  # worth of gaining one
WARRIOR = -0.45
STEP_AHEAD = 0.25


class Expected(NamedTuple):
    at: dict[str, int]
    courage: float
    nazgul: float


def expected(s: Doom) -> Expected:
    """Return the position after the dice on the dice board, the waiting event and the waiting battle."""
    at = dict(s.at)
    courage, nazgul = float(s.courage), float(s.nazgul)
    if s.threat:
        courage, nazgul = struck(s.threat, courage, nazgul)
    if s.foe:
        courage -= battle_loss(s)
    for place, die in enumerate(s.board):
        if not die or die not in s.shows:
            continue
        if place % 2:
            courage, nazgul = walked(s, at, FIGURE[die], s.shows[die], courage, nazgul)
        else:
            more, figures = met(s, s.shows[die] - 1)
            courage, nazgul = courage + more, nazgul + figures
    return Expected(at, min(courage, float(s.terms.top)), nazgul)


def struck(event: str, courage: float, nazgul: float) -> tuple[float, float]:
    return (courage, nazgul + 1) if event == NAZGUL else (courage - 1, nazgul)


def walked(s: Doom, at: dict[str, int], figure: str, spaces: int, courage: float, nazgul: float) -> tuple[float, float]:
    """Move the figure in `at`, and return courage and Nazgûl afterwards."""
    start = at[figure]
    space = at[figure] = end_of_move(s, figure, start, spaces, die=True)
    if space in (start, WAITING):
        return courage, nazgul
    if start + spaces == space and space in s.terms.road.ends:  # an exact arrival
        if figure != BEARERS:
            courage += 1
        elif s.stage < MORGUL:
            courage += GANDALF_CARD
    event = s.terms.road.events[space]
    if event and not (s.terms.protection and neighbour(at, figure)):
        return struck(event, courage, nazgul)
    return courage, nazgul


def lose_share(s: Doom) -> float:
    """Return the chance to lose a battle with the figures where they are now."""
    helpers = (*supporters(s), GANDALF) if gandalf_cards(s) else supporters(s)
    lost = 0
    for face in s.terms.faces:
        if face not in helpers:
            lost += 1
    return lost / len(s.terms.faces)


def battle_loss(s: Doom) -> float:
    facts = battle_facts(s)
    if s.verdict == WON:
        now = 0.0
    elif s.verdict == LOST:
        now = 1.0
    elif s.lost_on:
        now = sum([loses_again(s, face) for face in s.terms.faces], 0.0) / len(s.terms.faces)
    else:
        now = lose_share(s)
    later = max(s.fights - 1, 0) + (1.0 if facts.wins and s.streak + 1 < facts.wins else 0.0)
    return facts.loss * (now + later * lose_share(s))


def met(s: Doom, slot: int) -> tuple[float, float]:
    """Return the average courage and Nazgûl that an encounter on the slot brings."""
    card = s.track[slot]
    if card == UNKNOWN:
        found = [card_brings(s, hidden) for hidden in s.unseen]
        return sum([one[0] for one in found], 0.0) / len(found), sum([one[1] for one in found], 0.0) / len(found)
    if card:
        return card_brings(s, card)
    symbol = s.terms.bare[slot]
    if symbol == NAZGUL:
        return 0.0, 0.0 if s.slain else 1.0
    return STEP_AHEAD, 0.0


def card_brings(s: Doom, card: str) -> tuple[float, float]:
    if CARDS[card].kind == "ally":
        return ALLY, 0.0
    courage = nazgul = 0.0
    for step in BEHAVIOURS[card].effects:
        name, (_, *given) = step[0], step[1:]
        if name == "place_nazgul":
            nazgul += 0.0 if s.slain else float(given[0])
        elif name in BRINGS:
            courage += BRINGS[name](s, *given)
    return courage, nazgul


def battles_bring(s: Doom, battles: int, loss: int) -> float:
    return -loss * battles * lose_share(s)


def streak_brings(s: Doom, _wins: int, loss: int) -> float:
    """Estimate a streak as two wins in a row."""
    lost = lose_share(s)
    return -loss * lost * (2 - lost) / max((1 - lost) ** 2, 0.1)


def uruk_hai_bring(s: Doom, loss: int, _removes: int, reward: int) -> float:
    count = isengard(s)
    return -loss * count * lose_share(s) + (-WARRIOR if s.warriors else 0.0) if count else reward


# The average courage that an effect of a card brings. An effect that is not listed brings nothing.
BRINGS: dict[str, Callable[..., float]] = {
    "courage": lambda _s, by: by,
    "battle": battles_bring,
    "battle_streak": streak_brings,
    "uruk_hai": uruk_hai_bring,
    "place_uruk_hai": lambda s, warriors: WARRIOR * min(warriors, WARRIORS - s.warriors),
    "drop_to": lambda s, space: min(0.0, mark(s, space) - s.courage),
    "witch_king": lambda s, loss: -0.5 * loss * (s.nazgul + 1),
    "die_table": lambda _s, *table: sum(table) / len(table),
    "gandalf_token": lambda _s: -2.0,
    "discard_ally": lambda _s: -1.0,
    "reroll_waiting": lambda _s: -0.2,
    "hold": lambda _s: -1.0,
}
