"""Shadow of Dol Guldur."""

from typing import Final

from bree.core import PASS, PASS_PICK, Ask, Pick
from bree.core.cards.file import OneOf
from bree.games.war.board import REGIONS
from bree.games.war.effects.recruiting import available_figures, may_place_in, place_from_card
from bree.games.war.figures import CHARACTERS, NAZGUL, tally
from bree.games.war.map_queries import figures_in, is_inside, tally_in
from bree.games.war.rules.armies.moving import can_move_from, choose_target
from bree.games.war.rules.armies.stacking import IN_FIELD, INSIDE
from bree.games.war.rules.battle.attack import can_attack, targets
from bree.games.war.rules.book import book
from bree.games.war.state import SHADOW, Orders, War, seat_of

DOL_GULDUR: Final = "dol_guldur"
REGULAR: Final = "sauron-regular"


@book.requirement
def nazgul_in_dol_guldur(s: War, card: str) -> bool:
    return tally_in(s, SHADOW, DOL_GULDUR).nazgul > 0


def regulars_to_recruit(s: War, card: str, region: str, most: int) -> int:
    """Return how many regulars come: the leadership of the Nazgûl there, limited by reinforcements and stacking."""
    here = figures_in(s, SHADOW, region)
    dread = sum([1 if one == NAZGUL else CHARACTERS[one].leadership for one in here if is_wraith(one)])
    room = (INSIDE if is_inside(s, SHADOW, region) else IN_FIELD) - tally(here).units
    if not may_place_in(s, SHADOW, region) or not available_figures(s, SHADOW, "sauron", "regular", region):
        return 0
    return max(0, min(dread, most, room, s.pool[REGULAR]))


def is_wraith(figure: str) -> bool:
    return figure == NAZGUL or (figure in CHARACTERS and CHARACTERS[figure].nazgul)


@book.effect(region=OneOf(tuple(REGIONS)), most=int)
def levy_by_dread(s: War, card: str, region: str, most: int) -> None:
    for _ in range(regulars_to_recruit(s, card, region, most)):
        place_from_card(s, card, REGULAR, region)


@book.can
def can_levy_by_dread(s: War, card: str, region: str, most: int) -> bool:
    return regulars_to_recruit(s, card, region, most) > 0


MOVE, ATTACK = "move", "attack"


def orders_from(s: War, region: str) -> Orders:
    return Orders((region,), targets(s, SHADOW, region))


def can_attack_from(s: War, region: str) -> bool:
    before, s.orders = s.orders, orders_from(s, region)
    found = bool(s.orders.ats) and can_attack(s, SHADOW, 0)
    s.orders = before
    return found


def can_army_move(s: War, region: str) -> bool:
    return can_move_from(s, SHADOW, region, figures_in(s, SHADOW, region), 0)


@book.effect(region=OneOf(tuple(REGIONS)))
def go_forth(s: War, card: str, region: str) -> None:
    """Let the army in the region move or attack."""
    if can_go_forth(s, card, region):
        s.then(("go_how", card, region))


@book.can
def can_go_forth(s: War, card: str, region: str) -> bool:
    return can_army_move(s, region) or can_attack_from(s, region)


@book.ask
def go_how(s: War, card: str, region: str) -> Ask:
    picks = [Pick(MOVE, ("action:" + MOVE,))] if can_army_move(s, region) else []
    if can_attack_from(s, region):
        picks.append(Pick(ATTACK, ("action:" + ATTACK,)))
    return Ask(seat_of(s, SHADOW), "march_how", "WAR-6.6", (*picks, PASS_PICK), {"card": "card-" + card})


@book.step
def on_go_how(s: War, card: str, region: str, answer: str) -> None:
    if answer == MOVE:
        choose_target(s, SHADOW, 0, LAST, region)
    elif answer != PASS:
        s.orders = orders_from(s, region)
        s.then(("attack", SHADOW, 0))


LAST: Final = 2  # no other army moves after this one
