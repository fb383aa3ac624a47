"""Searches for a line of play that meets all goals, with all hands open."""

from functools import cache
from random import Random
from typing import Any, NamedTuple

import numpy as np

from bree.core import CHANCE
from bree.games.fellowship import GAME
from bree.games.fellowship.queries import solo
from bree.games.fellowship.rules.side_deck import cards_up, whole_deck
from bree.games.fellowship.state import Fellowship
from bree.solve.fellowship.array_layout import DEPTHS, NOISE
from bree.solve.fellowship.kernel import FOUND, GAVE_UP, NO_ROOM, Workspace, search
from bree.solve.fellowship.line import LOST, WON, ChanceCards, how_it_went, played
from bree.solve.fellowship.problem import hopeless, problem

WITHOUT_END = 1 << 60
TABLE = 1 << 22  # entries for failed positions
WAYS = 1 << 21
FIRST_SLICE = 500  # positions to examine before the first restart
BRANCHES = ("take_back_card", "next_leader", "sting", "glamdring", "give", "give_back", "drop")


class WinningLine(NamedTuple):
    """The answers to the end of the round, including those of chance."""

    answers: tuple[str, ...]


class SearchResult(NamedTuple):
    line: WinningLine | None
    sure: bool  # False if the budget ran out first
    nodes: int


@cache
def memory() -> tuple[Any, Any]:
    return np.zeros(WAYS, np.int64), np.zeros(TABLE, np.uint64)


class DeckOrder(NamedTuple):
    """The order in which cards will come, as if the decks were shuffled now."""

    draws: tuple[str, ...]
    grim: tuple[str, ...]


def shuffled(s: Fellowship, rng: Random) -> DeckOrder:
    """Return a random order of the draw deck and the grim deck. The Balrog's deck is reshuffled when it is empty."""
    draws = list(s.deck.cards()) if solo(s) else []
    rng.shuffle(draws)
    wanted = cards_up(s) * (s.length - len(s.tricks) + 1)
    grim: list[str] = []
    pile = list(s.grim.cards())
    while len(grim) < wanted:
        rng.shuffle(pile)
        grim += pile
        pile = list(whole_deck(s))
    return DeckOrder(tuple(draws), tuple(grim))


def solve(s: Fellowship, rng: Random | None = None, *, chance: DeckOrder | None = None) -> WinningLine | None:
    """Return a line that wins the round from a decision in its play, or None if there is none."""
    return search_line(s, rng, chance=chance).line


def search_line(
    s: Fellowship, rng: Random | None = None, *, chance: DeckOrder | None = None, budget: int = WITHOUT_END
) -> SearchResult:
    """Like `solve`, but give up after `budget` positions."""
    order = chance or shuffled(s, rng or Random(0))
    return branch(s, order, (0, 0), budget, ())


def branch(
    s: Fellowship, order: DeckOrder, used: tuple[int, int], budget: int, before: tuple[str, ...]
) -> SearchResult:
    """Search up to the next card to play. `used` counts the cards that both decks have already given."""
    ask = GAME.waiting(s)
    if ask is None:
        return SearchResult(None, True, 0)
    if ask.who == CHANCE:
        if ask.key not in ("top_up", "grim_card"):
            raise ValueError(f"no draw of the play: {ask.key}")
        draws = ask.key == "top_up"
        card = order.draws[used[0]] if draws else order.grim[used[1]]
        used = (used[0] + 1, used[1]) if draws else (used[0], used[1] + 1)
        return follow(s, card, order, used, budget, before)
    if ask.key in ("play", "fixed_ring"):
        return kernel(s, DeckOrder(order.draws[used[0] :], order.grim[used[1] :]), budget, before)
    if ask.key in ("announce", "early_end"):
        return follow(s, "silent" if ask.key == "announce" else "stop", order, used, budget, before)
    if ask.key not in BRANCHES:
        raise ValueError(f"no decision of the play: {ask.key}")
    sure, nodes = True, 0
    for pick in ask.picks:
        if nodes >= budget:
            return SearchResult(None, False, nodes)
        found = follow(s, pick.id, order, used, budget - nodes, before)
        nodes += found.nodes
        sure = sure and found.sure
        if found.line is not None:
            return SearchResult(found.line, True, nodes)
    return SearchResult(None, sure, nodes)


def follow(
    s: Fellowship, answer: str, order: DeckOrder, used: tuple[int, int], budget: int, before: tuple[str, ...]
) -> SearchResult:
    twin = s.clone()
    GAME.rules.play(twin, answer)
    after = (*before, answer)
    ended = how_it_went(twin, s.rounds)
    if ended:
        return SearchResult(WinningLine(after) if ended == WON else None, True, 0)
    if GAME.waiting(twin) is not None and how_it_went(twin, s.rounds) != LOST:
        return branch(twin, order, used, budget, after)
    return SearchResult(None, True, 0)


def kernel(s: Fellowship, order: DeckOrder, budget: int, before: tuple[str, ...]) -> SearchResult:
    if hopeless(s):
        return SearchResult(None, True, 0)
    ways, table = memory()
    room = Workspace(ways, table, np.zeros(DEPTHS, np.int64), np.zeros(1, np.int64))
    # a new salt makes the old entries invalid, so the table need not be cleared
    salt = np.uint64(Random().getrandbits(64))
    task = problem(s, order.draws, order.grim)
    spent, slice_ = 0, FIRST_SLICE
    while True:
        # The table keeps its failed positions, so a restart in another order costs little and often succeeds.
        result = search(task, room, salt, min(slice_, budget - spent))
        spent += int(room.nodes[0])
        if result == NO_ROOM:
            raise MemoryError("more ways to play a trick than the solver has room for")
        if result != GAVE_UP or spent >= budget:
            break
        slice_ *= 2
        task.fixed[NOISE] += 1
    if result != FOUND:
        return SearchResult(None, result != GAVE_UP, spent)
    codes = [int(code) for code in room.line]
    return SearchResult(WinningLine((*before, *played(s, codes, ChanceCards(order.draws, order.grim)))), True, spent)
