"""Section 11: an army attacks.

The player chooses origin, target and figures; then the politics and the battle follow.
"""

from bree.core import DONE, Ask, Facts
from bree.games.war.board import NEAR
from bree.games.war.figures import IS_UNIT, has_units, joined, tally, without
from bree.games.war.map_queries import armies_of, figures_in, has_army, is_inside, units_in
from bree.games.war.picks import DONE_PICK, REGION
from bree.games.war.players.control import (
    controls_army,
    has_group_rules,
    is_mixed,
    may_act_together,
    record_action,
    usable_figures,
    why_not_together,
    why_not_usable,
)
from bree.games.war.rules.armies.leading import has_leader
from bree.games.war.rules.battle.fighters import defenders_of
from bree.games.war.rules.battle.rearguard import attack_bounds, attack_groups, can_attack_with, may_end
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import is_closed_by_card
from bree.games.war.rules.turn.politics import rouse_attacked_nations
from bree.games.war.state import FIELD, NOBODY, OTHER, SIEGE, SORTIE, Battle, Figures, Orders, War, seat_of


def is_target(s: War, side: str, origin: str, target: str) -> bool:
    """May the army in `origin` attack this region (WAR-11.1)?

    Only an army in the same region can attack a garrison (WAR-16.9), and a garrison can attack only there.
    """
    if not has_army(s, OTHER[side], target) or (s.table and is_closed_by_card(s, side, target)):
        return False
    if s.orders is not None and (target not in s.orders.ats or origin not in s.orders.froms):
        return False
    if target == origin:
        return target in s.sieges
    # The attack hits the army in the open, not the garrison (WAR-16.17). A garrison does not help its relief
    # (WAR-17.7).
    return not is_inside(s, OTHER[side], target)


def targets(s: War, side: str, origin: str) -> tuple[str, ...]:
    around: tuple[str, ...] = (origin,) if is_inside(s, side, origin) else (origin, *NEAR[origin])
    return tuple([region for region in around if is_target(s, side, origin, region)])


def has_target(s: War, side: str, origin: str) -> bool:
    enemies = armies_of(s, OTHER[side])  # most armies have no enemy near
    if origin in enemies and is_target(s, side, origin, origin):
        return True
    if is_inside(s, side, origin):
        return False
    for region in NEAR[origin]:  # noqa: SIM110
        if region in enemies and is_target(s, side, origin, region):
            return True
    return False


def can_attack(s: War, side: str, led: int) -> bool:
    for region, army in armies_of(s, side).items():
        if has_units(army) and has_target(s, side, region) and can_attack_with(s, side, region, led):
            return True
    return False


def origins(s: War, side: str, led: int) -> tuple[str, ...]:
    found = [
        region
        for region, army in armies_of(s, side).items()
        if has_units(army) and has_target(s, side, region) and can_attack_with(s, side, region, led)
    ]
    return tuple(sorted(found))


@book.step
def attack(s: War, side: str, led: int) -> None:
    """Attack with one army (WAR-11.2). With `led` 1 the army needs a leader or a character."""
    found = origins(s, side, led)
    if len(found) == 1:
        choose_attack_target(s, side, led, found[0])
    elif found:
        s.then(("attack_from", side, led))


@book.ask
def attack_from(s: War, side: str, led: int) -> Ask:
    return Ask(seat_of(s, side), "attack_from", "WAR-11.1", tuple([REGION[region] for region in origins(s, side, led)]))


@book.bar
def bar_attack_from(s: War, side: str, led: int) -> dict[str, str]:
    return {
        region: why_not_from(s, side, region, led)
        for region in armies_of(s, side)
        if region not in origins(s, side, led)
    }


def why_not_from(s: War, side: str, region: str, led: int) -> str:
    army = figures_in(s, side, region)
    if not tally(army).units:
        return "WAR-11.11"
    if not has_target(s, side, region):
        return "WAR-11.1"
    going = attack_groups(s, side, region).may
    if not tally(going).units:
        return why_not_of_army(s, side, region)
    return "WAR-11.6" if has_leader(s, going, led) else "WAR-11.2"


def why_not_of_army(s: War, side: str, region: str) -> str:
    """Find out whether no nation is at war, or the player who acts may not use the troops."""
    army = figures_in(s, side, region)
    units = [figure for figure in army if figure in IS_UNIT]
    if not tally(usable_figures(s, side, region, army)).units:
        return why_not_usable(s, side, region, units[0])
    return "WAR-27.13" if is_mixed(s, side, region) and not controls_army(s, side, region) else "WAR-11.4"


@book.step
def on_attack_from(s: War, side: str, led: int, region: str) -> None:
    choose_attack_target(s, side, led, region)


def choose_attack_target(s: War, side: str, led: int, origin: str) -> None:
    found = targets(s, side, origin)
    if len(found) == 1:
        choose_attackers(s, side, led, origin, found[0])
    else:
        s.then(("attack_at", side, led, origin))


@book.ask
def attack_at(s: War, side: str, led: int, origin: str) -> Ask:
    picks = tuple([REGION[region] for region in targets(s, side, origin)])
    return Ask(seat_of(s, side), "attack_at", "WAR-11.1", picks, {"region": "region-" + origin})


@book.bar
def bar_attack_at(s: War, side: str, led: int, origin: str) -> dict[str, str]:
    found = {}
    around = (origin, *NEAR[origin])
    for region in around:
        if not is_target(s, side, origin, region) or is_inside(s, side, origin):
            closed = units_in(s, OTHER[side], region) and is_closed_by_card(s, side, region)
            found[region] = "WAR-6.8" if closed else "WAR-16.9" if is_inside(s, OTHER[side], region) else "WAR-11.1"
    return found


@book.step
def on_attack_at(s: War, side: str, led: int, origin: str, target: str) -> None:
    choose_attackers(s, side, led, origin, target)


def choose_attackers(s: War, side: str, led: int, origin: str, target: str) -> None:
    """Ask which figures attack, unless there is only one way."""
    army = attack_groups(s, side, origin)
    first = attack_bounds(s, army, NOBODY, led)
    if not first.forced:
        s.then(("attack_who", side, led, origin, target))
        return
    going: list[str] = []
    for pick in first.picks:
        going += [pick.id] * pick.copies
    begin_attack(s, side, origin, target, tuple(going))


@book.ask
def attack_who(s: War, side: str, led: int, origin: str, target: str) -> Ask:
    army = attack_groups(s, side, origin)
    now = attack_bounds(s, army, s.chosen, led)
    picks = (*now.picks, DONE_PICK) if may_end(s, army, s.chosen, led) else now.picks
    kind = (FIELD, SIEGE, SORTIE).index(battle_kind(s, side, origin, target))
    facts: Facts = {"region": "region-" + origin, "target": "region-" + target, "kind": kind}
    return Ask(seat_of(s, side), "attack_who", "WAR-11.5", picks, facts, True, now.least, now.most)


@book.bar
def bar_attack_who(s: War, side: str, led: int, origin: str, target: str) -> dict[str, str]:
    army = attack_groups(s, side, origin)
    found = {figure: why_stays(s, side, origin, figure) for figure in army.stay}
    open_ = [pick.id for pick in attack_bounds(s, army, s.chosen, led).picks]
    for figure in without(army.may, s.chosen):
        if figure not in open_:
            # The last unit must stay with Leaders that may not attack, or the group would belong to a teammate.
            found[figure] = why_not_together(s, side) if has_group_rules(s, side, origin) else "WAR-11.6"
    if not may_end(s, army, s.chosen, led):
        found[DONE] = why_not_yet(s, side, led, origin)
    return found


def why_not_yet(s: War, side: str, led: int, origin: str) -> str:
    """Return the rule that forbids an attack with the chosen figures only."""
    if not tally(s.chosen).units:
        return "WAR-11.11"
    if not may_act_together(s, side, origin, s.chosen):
        return why_not_together(s, side)
    return "WAR-11.5" if has_leader(s, s.chosen, led) else "WAR-11.2"


def why_stays(s: War, side: str, region: str, figure: str) -> str:
    """Find out whether the nation is not at war, or the player who acts may not use the figure."""
    able = usable_figures(s, side, region, figures_in(s, side, region))
    return "WAR-11.6" if figure in able else why_not_usable(s, side, region, figure)


@book.step
def on_attack_who(s: War, side: str, led: int, origin: str, target: str, answer: str) -> None:
    if answer != DONE:
        s.chosen = joined(s.chosen, (answer,))
        if attack_bounds(s, attack_groups(s, side, origin), s.chosen, led).picks:
            s.then(("attack_who", side, led, origin, target))
            return
    going, s.chosen = s.chosen, NOBODY
    begin_attack(s, side, origin, target, going)


def battle_kind(s: War, side: str, origin: str, target: str) -> str:
    """Return the kind of battle.

    In one region, besiegers attack the stronghold (WAR-16.9), and the besieged make a sortie (WAR-17.1).
    """
    return FIELD if target != origin else SORTIE if is_inside(s, side, origin) else SIEGE


def begin_attack(s: War, side: str, origin: str, target: str, going: Figures) -> None:
    """Declare the attack. Politics come first, whatever the defender does then (WAR-11.9, WAR-11.10)."""
    kind = battle_kind(s, side, origin, target)
    rear = without(figures_in(s, side, origin), going)
    s.battle = Battle(kind, side, origin, target, rear)
    if s.orders is not None:
        s.battle, s.orders = with_orders(s.battle, s.orders), None
    record_action(s, side, tally(going).nations, origin)
    units = tally(going).units
    if kind == FIELD:
        s.tell("attack", "WAR-11.1", who=side, origin="region-" + origin, target="region-" + target, units=units)
    else:
        key, rule = ("siege-attack", "WAR-16.9") if kind == SIEGE else ("sortie", "WAR-17.1")
        s.tell(key, rule, who=side, target="region-" + target, units=units)
    if rear:
        s.tell("rearguard", "WAR-11.5", who=side, units=tally(rear).units)
    s.then(("battle_start",), ("battle_over",))
    rouse_attacked_nations(s, defenders_of(s, s.battle), target)


def with_orders(b: Battle, orders: Orders) -> Battle:
    """Apply the conditions of the card that grants the attack."""
    return b._replace(rounds=orders.rounds, bound=orders.bound, quiet=orders.quiet, helped=orders.helped)
