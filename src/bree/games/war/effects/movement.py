"""Armies that march several regions by a card (WAR-10.10). The group is chosen at the start and stays the same."""

from collections.abc import Iterator
from typing import Final

from bree.core import DONE, Ask, Pick
from bree.core.cards.file import OneOf
from bree.games.war.board import NEAR
from bree.games.war.figures import IS_COMPANION, NATION, joined, sort_figures, tally, without
from bree.games.war.map_queries import armies_of, figures_in, is_inside, is_open, never_moves, units_in
from bree.games.war.picks import DONE_PICK, REGION, pick_of_copies
from bree.games.war.rules.armies.joining import join_bounds, may_act
from bree.games.war.rules.armies.movers import may_all_enter, not_moved_yet, units_free
from bree.games.war.rules.armies.moving import end_move, enter_region
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import card_owner, is_closed_by_card
from bree.games.war.state import FREE, NOBODY, Figures, War, seat_of

# the march ends anywhere, with another army, or the army has a companion
ANYWHERE, JOINS, LED = "anywhere", "joins", "led"
END: Final = OneOf((ANYWHERE, JOINS, LED))


# The path.


def may_pass(s: War, side: str, group: Figures, to: str) -> bool:
    """May the group enter the region? It must be open for armies, and all figures of the group may enter."""
    return may_all_enter(s, group, to) and is_open(s, side, to) and not is_closed_by_card(s, side, to)


def may_end_march(s: War, side: str, group: Figures, region: str, end: str, start: str, at: str) -> bool:
    """May the march of a group that is in `at` end in the region? Some cards require another army there.

    Units that stayed at the start do not count, and a besieged army cannot be joined (WAR-1.12).
    """
    if end != JOINS:
        return True
    others = units_in(s, side, region) - (tally(group).units if region == at else 0)
    return region != start and others > 0


def next_regions(s: War, side: str, group: Figures, steps: int, end: str, start: str, at: str) -> list[str]:
    """Return the next regions from which the march can still end legally."""
    return [to for to in NEAR[at] if can_march_over(s, side, group, steps, end, start, at, to)]


def can_march_over(s: War, side: str, group: Figures, steps: int, end: str, start: str, at: str, to: str) -> bool:
    if not may_pass(s, side, group, to):
        return False
    if may_end_march(s, side, group, to, end, start, at):
        return True
    return steps > 1 and can_continue(s, side, group, steps - 1, end, start, at, to)


def can_continue(s: War, side: str, group: Figures, steps: int, end: str, start: str, at: str, here: str) -> bool:
    """Is there such a region?"""
    return any(can_march_over(s, side, group, steps, end, start, at, to) for to in NEAR[here])


# The group.


def subsets(nations: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield all subsets, the largest first."""
    if not nations:
        yield ()
        return
    for rest in subsets(nations[1:]):
        yield (nations[0], *rest)
        yield rest


def possible_groups(s: War, side: str, region: str, steps: int, end: str) -> Iterator[tuple[Figures, int]]:
    """Yield the groups that can march with the chosen figures, and how many more units may join.

    Nations that are not at war may exclude each other, because each stays in its own land and in regions without a
    nation (WAR-10.7).
    """
    if is_inside(s, side, region):
        return
    here = tuple([figure for figure in not_moved_yet(s, side, region) if not never_moves(s, figure)])
    chosen = tally(s.chosen)
    kept = tuple([nation for nation in tally(here).bound if s.steps[nation]])
    for nations in subsets(kept):
        who = tuple([one for one in here if NATION.get(one) not in kept or NATION[one] in nations])
        units = units_free(s, side, region, who)
        if units < max(1, chosen.units) or any(one in kept and one not in nations for one in chosen.bound):
            continue
        if end == LED and IS_COMPANION.isdisjoint(who):
            continue
        left, room = without(who, s.chosen), units - chosen.units
        if not may_act(s, side, region, s.chosen, left, room, NOBODY):
            continue
        if can_continue(s, side, who, steps, end, region, region, region):
            yield left, room


class MarchBounds:
    """The figures that may still be added to a march, and how many of them must be."""

    __slots__ = ("copies", "least", "most")

    def __init__(self, s: War, side: str, region: str, steps: int, end: str) -> None:
        copies: dict[str, int] = {}
        least: list[int] = []
        self.most = 0
        for left, room in possible_groups(s, side, region, steps, end):
            found = join_bounds(s, side, region, s.chosen, left, room, NOBODY)
            for figure, number in found.copies.items():
                copies[figure] = max(number, copies.get(figure, 0))
            self.most = max(self.most, found.most)
            least.append(figures_missing(s, side, region, end, len(found.must)))
        self.copies = {figure: copies[figure] for figure in sort_figures(list(copies))}
        self.least = min(least, default=0)


def figures_missing(s: War, side: str, region: str, end: str, units: int) -> int:
    """Return how many figures must be added: units, a companion if the card needs one, and Leaders (WAR-10.5).

    All Leaders must go if no unit stays.
    """
    chosen, here = tally(s.chosen), tally(figures_in(s, side, region))
    companion = 1 if end == LED and IS_COMPANION.isdisjoint(s.chosen) else 0
    leaders = here.leaders - chosen.leaders if side == FREE and chosen.units + units == here.units else 0
    return units + companion + leaders


def armies_to_march(s: War, side: str, steps: int, end: str) -> list[str]:
    """Return the regions by name, so that equal positions ask in the same way."""
    able = [region for region in armies_of(s, side) if any(True for _ in possible_groups(s, side, region, steps, end))]
    return sorted(able)


@book.effect(armies=int, regions=int, end=END)
def march_armies(s: War, card: str, armies: int, regions: int, end: str) -> None:
    """Let up to `armies` armies march up to `regions` regions each."""
    found = armies_to_march(s, card_owner(s, card), regions, end)
    if len(found) == 1:
        on_march_from(s, card, armies, regions, end, 0, found[0])
    elif found:
        s.then(("march_from", card, armies, regions, end, 0))


@book.can
def can_march_armies(s: War, card: str, armies: int, regions: int, end: str) -> bool:
    return bool(armies_to_march(s, card_owner(s, card), regions, end))


@book.ask
def march_from(s: War, card: str, armies: int, regions: int, end: str, gone: int) -> Ask:
    side = card_owner(s, card)
    picks = [REGION[region] for region in armies_to_march(s, side, regions, end)]
    if gone:
        picks.append(DONE_PICK)
    return Ask(seat_of(s, side), "march_from", "WAR-10.10", tuple(picks), {"card": "card-" + card})


@book.step
def on_march_from(s: War, card: str, armies: int, regions: int, end: str, gone: int, region: str) -> None:
    if region == DONE:
        return
    s.then(("march_next", card, armies, regions, end, gone + 1))
    column = MarchBounds(s, card_owner(s, card), region, regions, end)
    if sum(column.copies.values()) > column.least:
        s.then(("march_who", card, regions, end, region))
        return
    for figure, copies in column.copies.items():
        s.chosen = joined(s.chosen, (figure,) * copies)
    continue_march(s, card, regions, 0, end, region, region)


@book.step
def march_next(s: War, card: str, armies: int, regions: int, end: str, gone: int) -> None:
    """Ask for another army. No figure marches twice."""
    if gone < armies and armies_to_march(s, card_owner(s, card), regions, end):
        s.then(("march_from", card, armies, regions, end, gone))


@book.ask
def march_who(s: War, card: str, regions: int, end: str, region: str) -> Ask:
    side = card_owner(s, card)
    column = MarchBounds(s, side, region, regions, end)
    picks: list[Pick] = [pick_of_copies(figure, number) for figure, number in column.copies.items()]
    if not column.least:
        picks.append(DONE_PICK)
    facts = {"region": "region-" + region}
    return Ask(seat_of(s, side), "march_who", "WAR-10.10", tuple(picks), facts, True, column.least, column.most)


@book.step
def on_march_who(s: War, card: str, regions: int, end: str, region: str, figure: str) -> None:
    if figure != DONE:
        s.chosen = joined(s.chosen, (figure,))
        if MarchBounds(s, card_owner(s, card), region, regions, end).copies:
            s.then(("march_who", card, regions, end, region))
            return
    continue_march(s, card, regions, 0, end, region, region)


# During the march `chosen` contains the group.


def continue_march(s: War, card: str, left: int, gone: int, end: str, start: str, here: str) -> None:
    """Go to the next region or end the march. Ask only if there is a choice."""
    side = card_owner(s, card)
    onward = next_regions(s, side, s.chosen, left, end, start, here) if left else []
    stays = gone > 0 and may_end_march(s, side, s.chosen, here, end, start, here)
    if len(onward) == 1 and not stays:
        enter_next(s, card, left, gone, end, start, here, onward[0])
    elif onward:
        s.then(("march_to", card, left, gone, end, start, here))
    else:
        end_march(s, side, here)


@book.ask
def march_to(s: War, card: str, left: int, gone: int, end: str, start: str, here: str) -> Ask:
    side = card_owner(s, card)
    picks = [REGION[to] for to in next_regions(s, side, s.chosen, left, end, start, here)]
    if gone and may_end_march(s, side, s.chosen, here, end, start, here):
        picks.append(DONE_PICK)
    return Ask(seat_of(s, side), "march_to", "WAR-10.10", tuple(picks), {"region": "region-" + here, "left": left})


@book.step
def on_march_to(s: War, card: str, left: int, gone: int, end: str, start: str, here: str, to: str) -> None:
    if to == DONE:
        end_march(s, card_owner(s, card), here)
    else:
        enter_next(s, card, left, gone, end, start, here, to)


def enter_next(s: War, card: str, left: int, gone: int, end: str, start: str, here: str, to: str) -> None:
    """Enter a region on the way and capture it if it is undefended (WAR-18.10).

    The stacking limit counts only where the march ends (WAR-8.4).
    """
    enter_region(s, card_owner(s, card), here, to, s.chosen)
    continue_march(s, card, left - 1, gone + 1, end, start, to)


def end_march(s: War, side: str, here: str) -> None:
    who, s.chosen = s.chosen, NOBODY
    end_move(s, side, here, who)
