"""Section 14: the end of a battle.

The attacker ceases or continues, the defender may retreat, the attacker may advance.
"""

from typing import Final

from bree.core import DONE, Ask, Pick
from bree.games.war.board import NEAR
from bree.games.war.figures import IS_UNIT, counts, joined, tally, without
from bree.games.war.map_queries import is_free, never_moves, place_figures, take_figures, units_in
from bree.games.war.picks import DONE_PICK, REGION, pick_of_copies
from bree.games.war.players.control import keep_mixed, record_action
from bree.games.war.rules.armies.stacking import IN_FIELD, end_broken_sieges
from bree.games.war.rules.battle.capture import capture_on_entry
from bree.games.war.rules.battle.fighters import WITHDRAWS, attackers_of, current_battle, defenders_of
from bree.games.war.rules.battle.siege import (
    CEASE_PICK,
    EXTEND,
    ON_PICK,
    besiege,
    extend_siege,
    has_free_round,
    siege_answers,
)
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import check_table, is_closed_by_card
from bree.games.war.rules.extension_points import SIEGE_ANSWERS, barred_answers, take_answer
from bree.games.war.rules.turn.politics import activate_by_companions
from bree.games.war.state import (
    FIELD,
    NATIONS,
    NOBODY,
    OTHER,
    SHADOW,
    SIEGE,
    SORTIE,
    Battle,
    Figures,
    War,
    has_round_mark,
    seat_of,
)

CEASE, STAY = "cease", "stay"
CEASE_OR_ON: Final = (CEASE_PICK, ON_PICK)
STAY_PICK: Final = Pick(STAY)


# Cease or continue.


@book.ask
def cease(s: War) -> Ask:
    """Ask whether to cease (WAR-14.1). In a siege battle each further round costs something (WAR-16.11)."""
    b = current_battle(s)
    if b.kind == SIEGE:
        return Ask(seat_of(s, b.attacker), "cease", "WAR-16.11", siege_answers(s, b))
    return Ask(seat_of(s, b.attacker), "cease", "WAR-14.1", CEASE_OR_ON)


@book.bar
def bar_cease(s: War) -> dict[str, str]:
    b = current_battle(s)
    if b.kind != SIEGE or has_free_round(s, b):
        return {}
    elites = [figure for figure in attackers_of(s, b) if figure.endswith("-elite")]
    found = {"on": "WAR-16.11", **barred_answers(s, b.attacker, SIEGE_ANSWERS)}
    for nation in NATIONS:
        found[EXTEND + nation] = "WAR-16.12" if nation + "-elite" in elites else "WAR-16.11"
    for pick in siege_answers(s, b):
        found.pop(pick.id, None)
    return found


@book.step
def on_cease(s: War, answer: str) -> None:
    b = current_battle(s)
    if answer == CEASE:
        end_attack(s, b)
        return
    if answer.startswith(EXTEND):
        extend_siege(s, b, answer.removeprefix(EXTEND))
    else:
        take_answer(s, b.attacker, SIEGE_ANSWERS, answer)
    if b.kind == SIEGE:
        s.then(("before_round",))  # a garrison cannot retreat (WAR-14.5)
    else:
        offer_retreat(s, b)


def end_attack(s: War, b: Battle) -> None:
    """End the attack. All figures stay where they are (WAR-14.2); the army of a sortie goes back inside (WAR-17.3)."""
    s.tell("ceases", "WAR-17.3" if b.kind == SORTIE else "WAR-14.2", who=b.attacker)


# The defender retreats.


def retreat_regions(s: War, b: Battle) -> list[str]:
    """Return the adjacent free regions, for besiegers too (WAR-14.3, WAR-17.4). A card may close a region."""
    side = OTHER[b.attacker]
    found = [region for region in NEAR[b.target] if is_free(s, side, region)]
    return [region for region in found if not is_closed_by_card(s, side, region)] if s.table else found


def must_retreat(s: War, b: Battle) -> bool:
    """Must the defender retreat, because the defender's own card says so?"""
    return b.attacker == SHADOW and has_round_mark(s, WITHDRAWS)


def offer_retreat(s: War, b: Battle) -> None:
    """Let the defender retreat if there is a region for it."""
    found = retreat_regions(s, b)
    if len(found) == 1 and must_retreat(s, b):
        on_retreat(s, found[0])
    else:
        s.then(("retreat",) if found else ("before_round",))


@book.ask
def retreat(s: War) -> Ask:
    b = current_battle(s)
    picks = tuple([REGION[region] for region in retreat_regions(s, b)])
    if not must_retreat(s, b):
        picks = (*picks, STAY_PICK)
    return Ask(seat_of(s, OTHER[b.attacker]), "retreat", "WAR-14.3", picks, {"region": "region-" + b.target})


@book.bar
def bar_retreat(s: War) -> dict[str, str]:
    b = current_battle(s)
    found = {region: "WAR-14.3" for region in NEAR[b.target] if region not in retreat_regions(s, b)}
    return {**found, STAY: "WAR-12.5"} if must_retreat(s, b) else found


@book.step
def on_retreat(s: War, answer: str) -> None:
    if answer == STAY:
        s.then(("before_round",))
        return
    b = current_battle(s)
    side = OTHER[b.attacker]
    # The whole army goes, even nations that are not at war (WAR-14.6). The stacking limit is checked later (WAR-14.7).
    going = tuple([figure for figure in defenders_of(s, b) if not never_moves(s, figure)])
    s.tell("retreats", "WAR-14.3", who=side, region="region-" + answer)
    move_after_battle(s, side, b.target, answer, going)
    s.then(("aftermath",))


def move_after_battle(s: War, side: str, origin: str, target: str, going: Figures) -> None:
    take_figures(s, side, origin, going)
    place_figures(s, side, target, going)
    keep_mixed(s, side, origin, target, going)
    capture_on_entry(s, side, target)
    activate_by_companions(s, going, target)


# The attacker advances.


@book.step
def aftermath(s: War) -> None:
    """End a battle in which a side has no unit left.

    If the besiegers are gone, the siege ends (WAR-16.8, WAR-17.5). If the garrison is gone, the besiegers capture the
    stronghold (WAR-17.6, WAR-18.1). If both are gone, nobody captures it (WAR-18.2).
    """
    b = current_battle(s)
    if s.sieges:
        end_broken_sieges(s)
    # A sortie does not advance (WAR-17.5), and dead attackers do not either (WAR-14.10).
    if b.kind == FIELD and not units_in(s, OTHER[b.attacker], b.target) and tally(attackers_of(s, b)).units:
        s.then(("take_ground",))
    check_table(s)


@book.step
def take_ground(s: War) -> None:
    """Ask which attackers advance into the region. All attackers from a fleet must, because they cannot go back."""
    b = current_battle(s)
    if b.sorcery:
        s.then(("sorcery",), ("take_ground",))
        return
    if b.bound:
        occupy(s, b, advancing(s, b))
    else:
        s.then(("advance",))


def advancing(s: War, b: Battle) -> Figures:
    """Return the figures that may still advance, without the rearguard (WAR-14.8)."""
    return without(tuple([figure for figure in attackers_of(s, b) if not never_moves(s, figure)]), s.chosen)


def fewest_to_advance(b: Battle, left: Figures, chosen: Figures) -> int:
    """Return how many figures must still advance.

    If any figure advances, a unit must. Leaders may not stay without a unit (WAR-14.9).
    """
    if not chosen:
        return 0
    there = tally(left)
    unit = 0 if tally(chosen).units else 1
    alone = there.units == unit and not tally(b.rear).units
    return unit + (there.leaders if alone else 0)


def room_to_advance(s: War, b: Battle) -> int:
    """Return how many units may still advance. A relieved garrison may leave no room for all (WAR-O1)."""
    if s.terms.overstack:
        return tally(attackers_of(s, b)).units
    return IN_FIELD - units_in(s, b.attacker, b.target) - tally(s.chosen).units


def may_advance(s: War, b: Battle) -> dict[str, int]:
    """Return which figures may be chosen next, and how many of each."""
    room = room_to_advance(s, b)
    left = counts(advancing(s, b)).items()
    found = {figure: min(number, room) if figure in IS_UNIT else number for figure, number in left}
    return {figure: number for figure, number in found.items() if number}


@book.ask
def advance(s: War) -> Ask:
    """Ask which attackers advance: all, some or none (WAR-14.8)."""
    b = current_battle(s)
    left = advancing(s, b)
    found = fewest_to_advance(b, left, s.chosen)
    picks = [pick_of_copies(figure, n) for figure, n in may_advance(s, b).items()]
    if not found:
        picks.append(DONE_PICK)
    facts = {"region": "region-" + b.target}
    units = tally(left).units
    most = len(left) - units + min(units, room_to_advance(s, b))
    return Ask(seat_of(s, b.attacker), "advance", "WAR-14.8", tuple(picks), facts, True, found, most)


@book.bar
def bar_advance(s: War) -> dict[str, str]:
    b = current_battle(s)
    left = advancing(s, b)
    found = {figure: "WAR-14.8" for figure in b.rear if figure not in left}
    found.update({figure: "WAR-O1" for figure in left if figure not in may_advance(s, b)})
    found.update({figure: "WAR-7.12" for figure in attackers_of(s, b) if never_moves(s, figure)})
    if fewest_to_advance(b, left, s.chosen):
        found[DONE] = "WAR-14.9"
    return found


@book.step
def on_advance(s: War, answer: str) -> None:
    b = current_battle(s)
    if answer != DONE:
        s.chosen = joined(s.chosen, (answer,))
        if may_advance(s, b):
            s.then(("advance",))
            return
    going, s.chosen = s.chosen, NOBODY
    if going:
        occupy(s, b, going)
    else:
        s.tell("stays-back", "WAR-14.8", who=b.attacker)


def occupy(s: War, b: Battle, going: Figures) -> None:
    s.tell("advances", "WAR-14.8", who=b.attacker, region="region-" + b.target, units=tally(going).units)
    if units_in(s, OTHER[b.attacker], b.target):
        besiege(s, b.attacker, b.target)
    # The army captures an undefended settlement (WAR-14.11, WAR-16.16) and goes no further (WAR-14.12). An army that
    # relieves a stronghold is in the open beside the garrison, and each has its own limit (WAR-17.9).
    move_after_battle(s, b.attacker, b.origin, b.target, going)
    record_action(s, b.attacker, tally(going).nations, b.target)
