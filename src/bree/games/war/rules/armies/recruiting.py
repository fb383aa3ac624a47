"""Section 9: figures come from the reinforcements to settlements of their nation."""

from bree.core import DONE, Ask
from bree.games.war.board import REGIONS, SETTLED
from bree.games.war.figures import (
    ELITE,
    IS_ELITE,
    IS_LEADER,
    LEADER,
    NATION,
    NAZGUL,
    REGULAR,
    SARUMAN,
)
from bree.games.war.map_queries import controller, figures_in, has_army, in_play, is_free, place_figures, take_figures
from bree.games.war.picks import DONE_PICK, FIGURE, REGION
from bree.games.war.players.control import commands, controls, record_action, recruits_nazgul, why_not_commanded
from bree.games.war.rules.book import book
from bree.games.war.rules.extension_points import MAY_RECRUIT
from bree.games.war.state import FREE, FREE_NATIONS, SHADOW, SHADOW_NATIONS, War, seat_of

OF_SIDE: dict[str, tuple[str, ...]] = {
    FREE: tuple([nation + rank for nation in FREE_NATIONS for rank in (REGULAR, LEADER, ELITE)]),
    SHADOW: (*[nation + rank for nation in SHADOW_NATIONS for rank in (REGULAR, ELITE)], NAZGUL),
}
SAURON: str = "sauron"
ORTHANC: str = "orthanc"


def nation_of(figure: str) -> str:
    """Return the nation of a figure. Nazgûl belong to Sauron (WAR-9.6)."""
    return NATION.get(figure, SAURON)


def may_recruit_at(s: War, figure: str, region: str) -> bool:
    """May the figure be recruited in this region (WAR-9.4)?

    Its side must control the settlement, and the region must be free, so a besieged one is excluded (WAR-9.8).
    """
    side = FREE if nation_of(figure) in FREE_NATIONS else SHADOW
    # Nobody recruits in a captured settlement (WAR-9.7, WAR-18.9).
    if controller(s, region) != side or region in s.recruited:
        return False
    if not is_free(s, side, region) and not is_recruiting_allowed(s, region):
        return False
    if figure == NAZGUL:
        return REGIONS[region].settlement == "stronghold"
    # WAR-9.10
    return figure not in IS_LEADER or has_army(s, side, region)


def is_recruiting_allowed(s: War, region: str) -> bool:
    """Does an addition allow recruiting in a region that is not free (WAR-9.4)?"""
    for may in MAY_RECRUIT:  # noqa: SIM110  (no generator)
        if may(s, region):
            return True
    return False


def recruiting_regions(s: War, figure: str) -> list[str]:
    """Return the regions for a figure. This Muster result may use each region once (WAR-9.5)."""
    # Fortifications and regions without a settlement do not count (WAR-9.9).
    return [region for region in SETTLED[nation_of(figure)] if may_recruit_at(s, figure, region)]


def is_recruitable(s: War, side: str, figure: str, second: bool) -> bool:
    """Can the figure be recruited: one elite, or two figures that are no elites (WAR-9.1)?"""
    nation = nation_of(figure)
    # WAR-9.2, WAR-9.3
    if not s.pool.get(figure) or s.steps[nation] or (second and figure in IS_ELITE):
        return False
    if not may_player_recruit(s, side, figure):
        return False
    for region in SETTLED[nation]:  # noqa: SIM110  (called often: no generator)
        if may_recruit_at(s, figure, region):
            return True
    return False


def recruitable_figures(s: War, side: str, second: bool) -> list[str]:
    return [figure for figure in OF_SIDE[side] if is_recruitable(s, side, figure, second)]


def may_player_recruit(s: War, side: str, figure: str) -> bool:
    """May the player who acts recruit this figure (WAR-27.9, WAR-27.10)?"""
    return recruits_nazgul(s) if figure == NAZGUL else commands(s, side, NATION[figure])


def can_recruit(s: War, side: str) -> bool:
    for figure in OF_SIDE[side]:  # noqa: SIM110  (called often: no generator)
        if is_recruitable(s, side, figure, False):
            return True
    return False


def choose_recruit(s: War, side: str) -> None:
    """Ask for a figure, unless only one can come."""
    found = recruitable_figures(s, side, False)
    if len(found) == 1:
        on_recruit(s, side, found[0])
    else:
        s.then(("recruit", side))


@book.ask
def recruit(s: War, side: str) -> Ask:
    second = bool(s.recruited)
    picks = [FIGURE[figure] for figure in recruitable_figures(s, side, second)]
    if second:
        picks.append(DONE_PICK)
    return Ask(seat_of(s, side), "recruit", "WAR-9.1", tuple(picks), {"number": 2 if second else 1})


@book.bar
def bar_recruit(s: War, side: str) -> dict[str, str]:
    second = bool(s.recruited)
    open_ = recruitable_figures(s, side, second)
    return {figure: why_not(s, figure, second) for figure in OF_SIDE[side] if figure not in open_}


def why_not(s: War, figure: str, second: bool) -> str:
    side = SHADOW if nation_of(figure) in SHADOW_NATIONS else FREE
    if not may_player_recruit(s, side, figure):
        return "WAR-27.10" if figure == NAZGUL else why_not_commanded(s, side)
    if s.steps[nation_of(figure)]:
        return "WAR-9.3"
    if not s.pool.get(figure):
        return "WAR-9.2"
    if second and figure in IS_ELITE:
        return "WAR-9.1"
    alone = figure in IS_LEADER and recruiting_regions(s, nation_of(figure) + REGULAR)
    return "WAR-9.10" if alone else "WAR-9.4"


@book.step
def on_recruit(s: War, side: str, figure: str) -> None:
    if figure == DONE:
        return
    found = recruiting_regions(s, figure)
    if len(found) == 1:
        on_recruit_at(s, side, figure, found[0])
    else:
        s.then(("recruit_at", side, figure))


@book.ask
def recruit_at(s: War, side: str, figure: str) -> Ask:
    picks = tuple([REGION[region] for region in recruiting_regions(s, figure)])
    return Ask(seat_of(s, side), "recruit_at", "WAR-9.4", picks, {"figure": "figure-" + figure})


@book.bar
def bar_recruit_at(s: War, side: str, figure: str) -> dict[str, str]:
    open_ = recruiting_regions(s, figure)
    return {region: why_not_at(s, figure, region) for region in SETTLED[nation_of(figure)] if region not in open_}


def why_not_at(s: War, figure: str, region: str) -> str:
    if region in s.captured:
        return "WAR-9.7"
    if region in s.sieges:
        return "WAR-9.8"
    if region in s.recruited:
        return "WAR-9.5"
    if figure == NAZGUL:
        return "WAR-9.6"
    return "WAR-9.10" if figure in IS_LEADER else "WAR-9.4"


@book.step
def on_recruit_at(s: War, side: str, figure: str, region: str) -> None:
    place_recruit(s, side, figure, region, "WAR-9.1")
    if figure not in IS_ELITE and len(s.recruited) < 2 and recruitable_figures(s, side, True):
        s.then(("recruit", side))


def place_recruit(s: War, side: str, figure: str, region: str, rule: str) -> None:
    s.pool[figure] -= 1
    place_figures(s, side, region, (figure,))
    s.recruited = tuple(sorted((*s.recruited, region)))
    record_action(s, side, (nation_of(figure),))
    s.tell("recruited", rule, who=side, figure="figure-" + figure, region="region-" + region)


# The Voice of Saruman (WAR-7.24)


def has_voice_of_saruman(s: War) -> bool:
    return (
        in_play(s, SARUMAN)
        and controls(s, SHADOW, SARUMAN)
        and controller(s, ORTHANC) == SHADOW
        and ORTHANC not in s.sieges
    )


def can_voice_regulars(s: War) -> bool:
    return (
        has_voice_of_saruman(s)
        and bool(s.pool.get("isengard-regular"))
        and bool(recruiting_regions(s, "isengard-regular"))
    )


@book.step
def voice_regulars(s: War) -> None:
    """Put a regular into each possible settlement of Isengard. If there are too few, the Shadow chooses the places."""
    open_ = recruiting_regions(s, "isengard-regular")
    left = s.pool.get("isengard-regular", 0)
    if not open_ or not left:
        return
    if left < len(open_):
        s.then(("voice_at",))
        return
    for region in open_:
        place_recruit(s, SHADOW, "isengard-regular", region, "WAR-7.24")


@book.ask
def voice_at(s: War) -> Ask:
    picks = tuple([REGION[region] for region in recruiting_regions(s, "isengard-regular")])
    return Ask(seat_of(s, SHADOW), "recruit_at", "WAR-7.24", picks, {"figure": "figure-isengard-regular"})


@book.step
def on_voice_at(s: War, region: str) -> None:
    place_recruit(s, SHADOW, "isengard-regular", region, "WAR-7.24")
    s.then(("voice_regulars",))


def elites_by_voice(s: War) -> int:
    """Return how many regulars in Orthanc can become elites: at most two."""
    here = figures_in(s, SHADOW, ORTHANC).count("isengard-regular")
    return min(2, here, s.pool.get("isengard-elite", 0))


def can_voice_elites(s: War) -> bool:
    return has_voice_of_saruman(s) and elites_by_voice(s) > 0


@book.step
def voice_elites(s: War) -> None:
    count = elites_by_voice(s)
    take_figures(s, SHADOW, ORTHANC, ("isengard-regular",) * count)
    place_figures(s, SHADOW, ORTHANC, ("isengard-elite",) * count)
    s.pool["isengard-elite"] -= count
    s.pool["isengard-regular"] = s.pool.get("isengard-regular", 0) + count
    s.tell("voice-elites", "WAR-7.24", count=count)
