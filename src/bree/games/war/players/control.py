"""Section 27: which nations, characters and armies a player controls.

With two players a player controls the whole side.
"""

from typing import Final, NamedTuple

from bree.games.war.board import REGIONS
from bree.games.war.facts import HAND, TEAM_HAND
from bree.games.war.figures import IS_ELITE, NATION, NAZGUL, PERSON, SIDE_OF, ArmyTally, tally
from bree.games.war.map_queries import figures_in
from bree.games.war.players.teams import CONTROLS, PLAYS, WITCH_KING_PLAYER, controlling_player, is_pair
from bree.games.war.state import FREE, SHADOW, Figures, Team, War, leading_player, seat_of

AND, AT = "+", "@"  # separators in `Team.last`: `elves+gondor@osgiliath`
PLAIN: Final[frozenset[str]] = frozenset()


def commands(s: War, side: str, nation: str) -> bool:
    """May the player who acts recruit this nation or advance it? Only the nation's own player may (WAR-27.9).

    A single player of the Free Peoples controls all nations, but none in two actions in a row (WAR-27.20).
    """
    t = s.team
    if t is None:
        return True
    who = seat_of(s, side)
    return PLAYS[nation] == who if is_pair(who) else side != FREE or nation not in nations_of_last_action(t)


def why_not_commanded(s: War, side: str) -> str:
    """Return the rule that keeps a nation from the player who acts."""
    return "WAR-27.9" if is_pair(seat_of(s, side)) else "WAR-27.20"


def controls(s: War, side: str, figure: str) -> bool:
    """May the player who acts use this figure (WAR-27.10)? Some characters belong to one player of the side."""
    if s.team is None or figure == NAZGUL:
        return True
    who = seat_of(s, side)
    return not is_pair(who) or CONTROLS.get(PERSON[figure], who) == who


def may_use_of(s: War, side: str, player: str) -> bool:
    """May the player who acts use something that belongs to `player` (WAR-27.17)? "" means any player of the side."""
    who = seat_of(s, side)
    return not player or not is_pair(who) or player == who


class HandLimit(NamedTuple):
    cards: int
    rule: str


def hand_limit_of(who: str) -> HandLimit:
    return HandLimit(TEAM_HAND, "WAR-27.4") if is_pair(who) else HandLimit(HAND, "WAR-6.1")


def saruman_elites(s: War, found: ArmyTally) -> int:
    """Count elites that Saruman makes leaders: Isengard, and with three or four players Southrons (WAR-27.18)."""
    return found.isengard_elites + (found.southron_elites if s.team is not None else 0)


def is_saruman_elite(s: War, figure: str) -> bool:
    return figure == "isengard-elite" or (figure == "southrons-elite" and s.team is not None)


def player_of(s: War, character: str) -> str:
    """Return the seat that decides on a character's abilities: its player, or the seat that answers for the side."""
    who = CONTROLS.get(PERSON[character], "")
    return who if who in s.seats else seat_of(s, SIDE_OF[character])


def recruits_nazgul(s: War) -> bool:
    """May the player who acts recruit Nazgûl (WAR-27.10)?"""
    return s.team is None or seat_of(s, SHADOW) == WITCH_KING_PLAYER


# Armies of two teammates (WAR-27.11).


def mixed_name(side: str, region: str) -> str:
    return f"{side}-{region}"


def is_mixed(s: War, side: str, region: str) -> bool:
    return s.team is not None and mixed_name(side, region) in s.team.mixed


def is_shared(s: War, side: str, region: str) -> bool:
    """Have both teammates units in the region?"""
    if s.team is None or not is_pair(leading_player(s, side)):
        return False
    here = figures_in(s, side, region)
    return len({PLAYS[nation] for nation in tally(here).nations}) > 1


def owner_of(s: War, side: str, region: str) -> str:
    """Return the player whose army is in the region. Teammates share a region; then it is the controlling player."""
    leads = leading_player(s, side)
    return (controlling_player(figures_in(s, side, region), leads) if is_pair(leads) else "") or seat_of(s, side)


def keep_mixed(s: War, side: str, region: str, to: str, who: Figures) -> None:
    """Keep figures from a mixed army mixed after their move."""
    t = s.team
    name = mixed_name(side, to)
    if t is None or not is_mixed(s, side, region) or name in t.mixed:
        return
    if len({PLAYS[nation] for nation in tally(who).nations}) > 1:
        s.team = t._replace(mixed=tuple(sorted((*t.mixed, name))))


def controls_army(s: War, side: str, region: str) -> bool:
    """Does the player who acts control the mixed army there (WAR-27.13)?"""
    return controlling_player(figures_in(s, side, region), leading_player(s, side)) == seat_of(s, side)


def usable_figures(s: War, side: str, region: str, figures: Figures) -> Figures:
    """Return the figures that the player who acts may move or attack with.

    A player may also use the own figures of a mixed army (WAR-27.15).
    """
    t = s.team
    if t is None:
        return figures
    who = seat_of(s, side)
    if not is_pair(who):
        barred = barred_nations(t, region) if side == FREE else PLAIN
        return tuple([one for one in figures if NATION.get(one) not in barred]) if barred else figures
    all_ = is_mixed(s, side, region) and controls_army(s, side, region)
    return tuple(
        [one for one in figures if (all_ or PLAYS[NATION[one]] == who if one in NATION else is_usable_by(one, who))]
    )


def is_usable_by(figure: str, who: str) -> bool:
    return figure == NAZGUL or CONTROLS.get(PERSON[figure], who) == who


def why_not_usable(s: War, side: str, region: str, figure: str) -> str:
    if not is_pair(seat_of(s, side)):
        return "WAR-27.20"
    if figure not in NATION:
        return "WAR-27.10"
    return "WAR-27.13" if is_mixed(s, side, region) else "WAR-27.9"


# Rules for a group that acts.


def has_group_rules(s: War, side: str, region: str) -> bool:
    """Do further rules restrict which figures may act together?"""
    t = s.team
    if t is None:
        return False
    if is_pair(seat_of(s, side)):
        return is_mixed(s, side, region) and controls_army(s, side, region)
    return side == FREE and bool(mixed_army_nations(t, region))


def may_act_together(s: War, side: str, region: str, group: Figures) -> bool:
    """May these figures act together?"""
    if not has_group_rules(s, side, region):
        return True
    t = s.team
    assert t is not None
    who = seat_of(s, side)
    if is_pair(who):
        return not tally(group).units or controlling_player(group, leading_player(s, side)) == who
    nations = tally(group).nations
    # WAR-27.20: two mixed armies may act one after the other.
    return len(nations) > 1 or mixed_army_nations(t, region).isdisjoint(nations)


def in_join_order(s: War, side: str, region: str, group: Figures, units: list[str]) -> list[str]:
    """Return units in the best order for joining a group. Use this only where `has_group_rules` is true."""
    return sorted_by_player(s, side, units) if is_pair(seat_of(s, side)) else sorted_by_nation(s, region, group, units)


def sorted_by_player(s: War, side: str, units: list[str]) -> list[str]:
    """Sort by player (WAR-27.13): own elites, own regulars, then the teammate's regulars and elites."""
    who = seat_of(s, side)
    own = [one for one in units if PLAYS[NATION[one]] == who]
    others = [one for one in units if PLAYS[NATION[one]] != who]
    own.sort(key=lambda one: one not in IS_ELITE)
    others.sort(key=lambda one: one in IS_ELITE)
    return own + others


def sorted_by_nation(s: War, region: str, group: Figures, units: list[str]) -> list[str]:
    """Sort by nation (WAR-27.20): one unit of each missing nation, rested nations first; then all others."""
    t = s.team
    assert t is not None
    worn = mixed_army_nations(t, region)
    seen = set(tally(group).nations)
    first: list[str] = []
    others: list[str] = []
    for one in sorted(units, key=lambda one: NATION[one] in worn):
        if NATION[one] in seen:
            others.append(one)
        else:
            first.append(one)
            seen.add(NATION[one])
    return first + others


def why_not_together(s: War, side: str) -> str:
    """Return the rule that forbids such a group."""
    return "WAR-27.14" if is_pair(seat_of(s, side)) else "WAR-27.20"


# No two actions in a row on the same nation (WAR-27.20).


def nations_of_last_action(t: Team) -> frozenset[str]:
    """Return the nations of the last action, alone or in a mixed army."""
    return frozenset([nation for word in t.last for nation in word.partition(AT)[0].split(AND)])


def barred_nations(t: Team, region: str) -> frozenset[str]:
    """Return nations that cannot act from the region: they acted alone, or this army acted."""
    found: set[str] = set()
    for word in t.last:
        nations, _, at = word.partition(AT)
        if AND not in nations or at == region:
            found.update(nations.split(AND))
    return frozenset(found)


def mixed_army_nations(t: Team, region: str) -> frozenset[str]:
    """Return nations that acted in a mixed army. From this region they may act only in another mixed army."""
    return nations_of_last_action(t) - barred_nations(t, region)


def last_action_nations(s: War) -> frozenset[str]:
    return PLAIN if s.team is None else nations_of_last_action(s.team)


def record_action(s: War, side: str, nations: tuple[str, ...], region: str = "") -> None:
    """Record the nations of an action: troops that are in the region now, recruits, or a political step."""
    t = s.team
    if t is not None and side == FREE and not is_pair(t.leading[0]) and nations:
        word = AND.join(sorted(nations)) + (AT + region if region and len(nations) > 1 else "")
        if word not in t.here:
            s.team = t._replace(here=(*t.here, word))


def record_captor(s: War, side: str, region: str) -> None:
    """Record which player's troops captured a settlement (WAR-27.21). Delete the record if it is retaken."""
    t = s.team
    if t is None:
        return
    kept = [word for word in t.takers if word.partition("=")[0] != region]
    leads = leading_player(s, side)
    if is_pair(leads) and REGIONS[region].side != side:
        taker = controlling_player(figures_in(s, side, region), leads) or seat_of(s, side)
        kept.append(f"{region}={taker}")
    s.team = t._replace(takers=tuple(sorted(kept)))
