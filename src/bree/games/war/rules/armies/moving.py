"""Section 10: an army, or a part of it, moves to an adjacent region."""

from bree.core import DONE, Ask, Pick
from bree.games.war.board import NEAR, REGIONS
from bree.games.war.figures import (
    CHARACTERS,
    IS_UNIT,
    figure_nouns,
    has_units,
    joined,
    tally,
    without,
)
from bree.games.war.map_queries import (
    armies_of,
    figures_in,
    is_inside,
    is_open,
    never_moves,
    place_figures,
    take_figures,
    units_in,
)
from bree.games.war.picks import DONE_PICK, REGION, pick_of_copies
from bree.games.war.players.control import (
    has_group_rules,
    keep_mixed,
    may_act_together,
    record_action,
    usable_figures,
    why_not_together,
    why_not_usable,
)
from bree.games.war.rules.armies.joining import may_act
from bree.games.war.rules.armies.leading import TWO_ARMIES, leads
from bree.games.war.rules.armies.movers import (
    MoveBounds,
    able_to_lead,
    may_enter,
    most_units,
    movers,
    not_moved_yet,
    who_may_enter,
)
from bree.games.war.rules.armies.stacking import IN_FIELD, end_broken_sieges
from bree.games.war.rules.battle.capture import capture_on_entry
from bree.games.war.rules.battle.fighters import led_elites
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import check_table, is_closed_by_card
from bree.games.war.rules.turn.politics import activate_by_companions
from bree.games.war.state import FREE, NOBODY, Figures, War, seat_of


def can_move_to(s: War, side: str, region: str, to: str, led: int) -> bool:
    """Could an army, or a part of it, move to the region?"""
    return can_group_move_to(s, side, region, to, led, not_moved_yet(s, side, region))


def can_group_move_to(s: War, side: str, region: str, to: str, led: int, rested: Figures) -> bool:
    if not is_open(s, side, to) or (s.table and is_closed_by_card(s, side, to)):
        # WAR-10.4: the army must attack enemy units.
        return False
    who = who_may_enter(s, rested, to)
    most = most_units(s, side, region, to, who)
    if not most or (led and not includes_leader(s, who, led)):
        return False
    if not has_group_rules(s, side, region):
        return True
    return may_act(s, side, region, NOBODY, who, most, able_to_lead(s, who, led) if led else NOBODY)


def includes_leader(s: War, who: Figures, led: int) -> bool:
    for figure in who:  # noqa: SIM110  (called often: no generator)
        if leads(s, figure, led):
            return True
    return False


def can_move_from(s: War, side: str, region: str, figures: Figures, led: int) -> bool:
    """Could an army, or a part of it, leave this region?"""
    if not has_units(figures):
        return False
    if led:
        found = tally(figures)
        if not found.leadership and not led_elites(s, found):
            return False
    # WAR-10.11
    if region in s.sieges and is_inside(s, side, region):
        return False
    rested = not_moved_yet(s, side, region)
    for to in NEAR[region]:  # noqa: SIM110  (called often: no generator)
        if can_group_move_to(s, side, region, to, led, rested):
            return True
    return False


def move_origins(s: War, side: str, led: int) -> list[str]:
    """Return the regions by name, so that equal positions ask in the same way."""
    found = [region for region, figures in armies_of(s, side).items() if can_move_from(s, side, region, figures, led)]
    return sorted(found)


def move_targets(s: War, side: str, region: str, led: int) -> list[str]:
    return [to for to in NEAR[region] if can_move_to(s, side, region, to, led)]


def can_move(s: War, side: str, led: int) -> bool:
    for region, figures in armies_of(s, side).items():  # noqa: SIM110
        if can_move_from(s, side, region, figures, led):
            return True
    return False


@book.step
def move(s: War, side: str, led: int) -> None:
    """Move one army with a leader (Character result), two armies (Army result), or as a card says (WAR-10.2)."""
    found: list[str] = []
    for region, figures in armies_of(s, side).items():
        if can_move_from(s, side, region, figures, led):
            found.append(region)
            if len(found) == 2:  # the player has a choice; `move_from` looks for all of them
                s.then(("move_from", side, led, 1))
                return
    if found:
        choose_target(s, side, led, 1, found[0])


@book.ask
def move_from(s: War, side: str, led: int, number: int) -> Ask:
    picks = [REGION[region] for region in move_origins(s, side, led)]
    if number == 2:
        picks.append(DONE_PICK)
    return Ask(seat_of(s, side), "move_from", "WAR-10.2", tuple(picks), {"number": number})


@book.bar
def bar_move_from(s: War, side: str, led: int, number: int) -> dict[str, str]:
    open_ = move_origins(s, side, led)
    return {region: why_not_from(s, side, region, led) for region in armies_of(s, side) if region not in open_}


def why_not_from(s: War, side: str, region: str, led: int) -> str:
    if not units_in(s, side, region):
        return "WAR-1.9"
    if region in s.sieges and is_inside(s, side, region):
        return "WAR-10.11"
    if not tally(not_moved_yet(s, side, region)).units:
        return "WAR-10.3" if s.moved.get(region) else why_not_of_army(s, side, region)
    if led and not any(leads(s, figure, led) for figure in not_moved_yet(s, side, region)):
        return "WAR-10.6" if any(never_moves(s, figure) for figure in not_moved_yet(s, side, region)) else "WAR-10.2"
    found = [why_not_to(s, side, region, to) for to in NEAR[region]]
    return next((rule for rule in found if rule != "WAR-10.4"), "WAR-10.4")


def why_not_of_army(s: War, side: str, region: str) -> str:
    """Return the rule that keeps these troops from the player who acts."""
    units = [figure for figure in figures_in(s, side, region) if figure in IS_UNIT]
    return why_not_usable(s, side, region, units[0])


@book.step
def on_move_from(s: War, side: str, led: int, number: int, region: str) -> None:
    if region != DONE:
        choose_target(s, side, led, number, region)


def choose_target(s: War, side: str, led: int, number: int, region: str) -> None:
    """Ask for the target, unless there is only one."""
    found = move_targets(s, side, region, led)
    if len(found) == 1:
        choose_movers(s, side, led, number, region, found[0])
    else:
        s.then(("move_to", side, led, number, region))


@book.ask
def move_to(s: War, side: str, led: int, number: int, region: str) -> Ask:
    picks = tuple([REGION[to] for to in move_targets(s, side, region, led)])
    return Ask(seat_of(s, side), "move_to", "WAR-10.1", picks, {"region": "region-" + region})


@book.bar
def bar_move_to(s: War, side: str, led: int, number: int, region: str) -> dict[str, str]:
    found = dict.fromkeys(REGIONS[region].impassable, "WAR-1.2")
    for to in NEAR[region]:
        if not can_move_to(s, side, region, to, led):
            found[to] = why_not_to(s, side, region, to)
    return found


def why_not_to(s: War, side: str, region: str, to: str) -> str:
    if not is_open(s, side, to):
        return "WAR-10.4"
    if is_closed_by_card(s, side, to):
        return "WAR-6.8"
    who = movers(s, side, region, to)
    if not tally(who).units or most_units(s, side, region, to, who):
        # No figure, or no leader, may enter.
        return "WAR-10.7"
    return "WAR-10.5" if s.terms.overstack else "WAR-O1"


@book.step
def on_move_to(s: War, side: str, led: int, number: int, region: str, to: str) -> None:
    choose_movers(s, side, led, number, region, to)


def choose_movers(s: War, side: str, led: int, number: int, region: str, to: str) -> None:
    """Ask which figures go, unless there is only one way."""
    s.then(("moved_on", side, led, number))
    party = MoveBounds(s, side, led, region, to)
    if sum(party.copies.values()) > party.least:
        s.then(("move_who", side, led, region, to))
        return
    who: list[str] = []
    for figure, copies in party.copies.items():
        who += [figure] * copies
    move_group(s, side, region, to, tuple(who))


@book.ask
def move_who(s: War, side: str, led: int, region: str, to: str) -> Ask:
    party = MoveBounds(s, side, led, region, to)
    picks: list[Pick] = [pick_of_copies(figure, number) for figure, number in party.copies.items()]
    if not party.least:
        picks.append(DONE_PICK)
    facts = {"region": "region-" + region, "to": "region-" + to}
    return Ask(seat_of(s, side), "move_who", "WAR-10.1", tuple(picks), facts, True, party.least, party.most)


@book.bar
def bar_move_who(s: War, side: str, led: int, region: str, to: str) -> dict[str, str]:
    party = MoveBounds(s, side, led, region, to)
    found: dict[str, str] = {}
    for figure in figures_in(s, side, region):
        if figure not in party.copies:
            found[figure] = why_not_goes(s, side, region, to, figure)
    if party.least:
        found[DONE] = "WAR-10.5" if tally(s.chosen).units else "WAR-10.1"
        if not may_act_together(s, side, region, s.chosen):
            found[DONE] = why_not_together(s, side)
    return found


def why_not_goes(s: War, side: str, region: str, to: str, figure: str) -> str:
    if figure not in not_moved_yet(s, side, region):
        return why_not_rests(s, side, region, figure)
    if never_moves(s, figure):
        return "WAR-7.12"
    if not may_enter(s, figure, to):
        return "WAR-10.7"
    if figure in s.chosen and figure not in without(movers(s, side, region, to), s.chosen):
        # All figures of this kind go already.
        return "WAR-10.1"
    if not s.terms.overstack and units_in(s, side, to) + tally(s.chosen).units >= IN_FIELD:
        return "WAR-O1"
    return why_not_together(s, side) if has_group_rules(s, side, region) else "WAR-10.5"


def why_not_rests(s: War, side: str, region: str, figure: str) -> str:
    """Find out whether the figure has moved already, or the player who acts may not use it."""
    if figure in usable_figures(s, side, region, figures_in(s, side, region)):
        return "WAR-10.3"
    return why_not_usable(s, side, region, figure)


@book.step
def on_move_who(s: War, side: str, led: int, region: str, to: str, figure: str) -> None:
    if figure != DONE:
        s.chosen = joined(s.chosen, (figure,))
        if MoveBounds(s, side, led, region, to).copies:
            s.then(("move_who", side, led, region, to))
            return
    who, s.chosen = s.chosen, NOBODY
    move_group(s, side, region, to, who)


def move_group(s: War, side: str, region: str, to: str, who: Figures) -> None:
    enter_region(s, side, region, to, who)
    end_move(s, side, to, who)


def enter_region(s: War, side: str, region: str, to: str, who: Figures) -> None:
    """Move the figures; characters go with the army (WAR-7.13). They capture an undefended settlement (WAR-10.8)."""
    take_figures(s, side, region, who)
    place_figures(s, side, to, who)
    if s.log is not None:
        s.tell(
            "army-moves",
            "WAR-10.1",
            who=side,
            region="region-" + region,
            there="region-" + to,
            figures=figure_nouns(who),
        )
    if s.sieges:
        # WAR-10.12
        end_broken_sieges(s)
    keep_mixed(s, side, region, to, who)
    capture_on_entry(s, side, to)


def end_move(s: War, side: str, here: str, who: Figures) -> None:
    """End a move. The figures cannot move again in this action (WAR-10.3). Companions activate nations (WAR-19.5)."""
    s.moved[here] = joined(s.moved.get(here, NOBODY), who)
    record_action(s, side, tally(who).nations, here)
    if side == FREE:
        activate_by_companions(s, tuple([figure for figure in who if figure in CHARACTERS]), here)
    check_table(s)


@book.step
def moved_on(s: War, side: str, led: int, number: int) -> None:
    """Ask for a second army if it is allowed and possible."""
    if number == 1 and led in TWO_ARMIES and can_move(s, side, led):
        s.then(("move_from", side, led, 2))
