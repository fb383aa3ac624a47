"""Volleys: a card rolls dice against an army outside a battle. The owner of the army chooses its losses (WAR-6.12)."""

from bree.core import CHANCE, Ask
from bree.games.war.facts import PIPS
from bree.games.war.figures import IS_ELITE, tally
from bree.games.war.map_queries import figures_in, remove_figures
from bree.games.war.rules.battle.casualties import BOTH, losses, reduce_elite
from bree.games.war.rules.battle.fighters import hits
from bree.games.war.rules.book import book
from bree.games.war.state import Volley, War, seat_of


def current_volley(s: War) -> Volley:
    """Return the current volley. Call this only during one."""
    v = s.volley
    assert v is not None
    return v


@book.step
def volley(s: War, card: str, side: str, region: str, dice: int, needs: int) -> None:
    """Roll dice against the army of a side in a region, also inside a stronghold (WAR-6.15)."""
    s.volley = Volley(card, side, region, needs)
    s.then(*[("volley_die",)] * dice, ("volley_thrown",), ("volley_hits",))


@book.ask
def volley_die(s: War) -> Ask:
    v = current_volley(s)
    return Ask(CHANCE, "volley_die", "WAR-6.12", PIPS, {"card": "card-" + v.card})


@book.step
def on_volley_die(s: War, pips: str) -> None:
    v = current_volley(s)
    s.volley = v._replace(rolled=(*v.rolled, int(pips)))


@book.step
def volley_thrown(s: War) -> None:
    v = current_volley(s)
    found = hits(v.rolled, v.needs)
    s.volley = v._replace(hits=found)
    dice = tuple([str(pip) for pip in v.rolled])
    s.tell("volley", "WAR-6.12", reveals=True, card="card-" + v.card, dice=dice, needs=v.needs, hits=found)


@book.step
def volley_hits(s: War) -> None:
    """Take the hits one by one. A side without a choice is not asked, and hits without a unit have no effect."""
    while True:
        v = current_volley(s)
        figures = figures_in(s, v.side, v.region)
        if not v.hits or not tally(figures).units:
            s.volley = None
            return
        ways = losses(figures, v.hits)
        if len(ways) > 1:
            s.then(("volley_loss",), ("volley_hits",))
            return
        apply_volley_loss(s, ways[0].id)


@book.ask
def volley_loss(s: War) -> Ask:
    v = current_volley(s)
    return Ask(seat_of(s, v.side), "hit", "WAR-6.12", losses(figures_in(s, v.side, v.region), v.hits), {"left": v.hits})


@book.step
def on_volley_loss(s: War, way: str) -> None:
    apply_volley_loss(s, way)


def apply_volley_loss(s: War, way: str) -> None:
    v = current_volley(s)
    figure = way.removeprefix(BOTH)
    s.volley = v._replace(hits=v.hits - (1 if figure == way else 2))
    if figure == way and figure in IS_ELITE:
        reduce_elite(s, v.side, v.region, figure, "WAR-6.12")
        return
    remove_figures(s, v.side, v.region, (figure,))
    s.tell("unit-lost", "WAR-6.12", who=v.side, figure="figure-" + figure)
