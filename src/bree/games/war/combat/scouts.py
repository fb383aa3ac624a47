"""Scouts."""

from typing import Final

from bree.core import Ask, Pick
from bree.games.war.effects.combat_dice import owner_of
from bree.games.war.map_queries import never_moves
from bree.games.war.picks import REGION
from bree.games.war.rules.battle.battle_end import move_after_battle, retreat_regions
from bree.games.war.rules.battle.fighters import current_battle, defenders_of
from bree.games.war.rules.battle.siege import INTO_SIEGE, may_shelter
from bree.games.war.rules.book import book
from bree.games.war.state import OTHER, SIEGE, War, seat_of


@book.requirement
def defends_field(s: War, card: str) -> bool:
    """This side defends in a field battle or in a sortie (WAR-17.1)."""
    b = current_battle(s)
    return b.kind != SIEGE and OTHER[b.attacker] == owner_of(card)


INSIDE: Final = Pick(INTO_SIEGE)


def retreat_picks(s: War) -> tuple[Pick, ...]:
    b = current_battle(s)
    inside = (INSIDE,) if may_shelter(s, b) else ()
    return (*[REGION[region] for region in retreat_regions(s, b)], *inside)


@book.effect()
def slip_away(s: War, card: str) -> None:
    """Retreat to an adjacent free region or into the stronghold. If neither is possible, the battle continues."""
    found = retreat_picks(s)
    if len(found) > 1:
        s.then(("slip_to", card))
    elif found:
        on_slip_to(s, card, found[0].id)


@book.ask
def slip_to(s: War, card: str) -> Ask:
    facts = {"card": "combat-" + card, "region": "region-" + current_battle(s).target}
    return Ask(seat_of(s, OTHER[current_battle(s).attacker]), "slip_to", "WAR-14.3", retreat_picks(s), facts)


@book.step
def on_slip_to(s: War, card: str, answer: str) -> None:
    b = current_battle(s)
    side = OTHER[b.attacker]
    s.battle = b._replace(away=True)
    if answer == INTO_SIEGE:
        s.tell("shelters", "WAR-16.3", who=side, region="region-" + b.target)
        s.then(("take_ground",))
        return
    s.tell("retreats", "WAR-14.3", who=side, region="region-" + answer)
    move_after_battle(
        s, side, b.target, answer, tuple([figure for figure in defenders_of(s, b) if not never_moves(s, figure)])
    )
    s.then(("aftermath",))
