"""Section 12: the rounds of a battle. Both sides finish each part of a round before the next part begins (WAR-12.1)."""

from typing import Final

from bree.core import CHANCE, Ask, Pick
from bree.games.war.facts import NUMBERS, PIPS
from bree.games.war.figures import CHARACTERS, WHITE, tally
from bree.games.war.rules.battle.battle_end import end_attack, offer_retreat
from bree.games.war.rules.battle.casualties import lose_leaders
from bree.games.war.rules.battle.fighters import (
    WITHDRAWS,
    again_by,
    attackers_of,
    current_battle,
    defenders_of,
    dice_of,
    edge_of,
    fighters_of,
    hits,
    leadership,
    needs,
    needs_again,
    rolled_by,
    rolled_hits,
)
from bree.games.war.rules.battle.siege import may_shelter
from bree.games.war.rules.book import book
from bree.games.war.rules.extension_points import BATTLE_OVER, ROUND_BEGINS
from bree.games.war.state import FREE, NO_EDGE, OTHER, SHADOW, SIEGE, Battle, War, has_round_mark, seat_of

FORFEIT, KEEP = "forfeit", "keep"
RIDER: Final = (Pick(FORFEIT, ("figure:" + WHITE,)), Pick(KEEP))


@book.step
def battle_start(s: War) -> None:
    b = current_battle(s)
    s.then(("before_round",))
    # WAR-7.28: only at the start of the battle.
    if WHITE in fighters_of(s, b, FREE) and tally(fighters_of(s, b, SHADOW)).nazgul:
        s.then(("white_rider",))


@book.ask
def white_rider(s: War) -> Ask:
    return Ask(seat_of(s, FREE), "white_rider", "WAR-7.28", RIDER, {"leadership": CHARACTERS[WHITE].leadership})


@book.step
def on_white_rider(s: War, answer: str) -> None:
    if answer == FORFEIT:
        s.battle = current_battle(s)._replace(rider=True)
        s.tell("white-rider", "WAR-7.28")


@book.step
def before_round(s: War) -> None:
    """Let a defender in a stronghold go inside before each round (WAR-12.2)."""
    if current_battle(s).sorcery:
        s.then(("sorcery",), ("before_round",))
        return
    s.then(("shelter",) if may_shelter(s, current_battle(s)) else ("battle_round",))


@book.step
def battle_round(s: War) -> None:
    """Start a round: combat cards, combat roll, leader re-roll, losses (WAR-12.1).

    Each side may use one card (WAR-12.4), also in siege battles (WAR-16.14). Both commit in secret and show the cards
    together (WAR-12.3). The cards act before, between and after the rolls (WAR-12.7); see `combat_cards.py`.
    """
    b = current_battle(s)
    fresh = b._replace(rolled=(), again=(), against=(), against_again=(), attack=NO_EDGE, defence=NO_EDGE)
    s.battle = fresh._replace(round=b.round + 1)
    for note in ROUND_BEGINS:
        note(s)
    s.tell("battle-round", "WAR-12.1", round=b.round + 1)
    s.then(("commit", b.attacker), ("commit", OTHER[b.attacker]), ("show_cards",), ("cards_act", 0, 3), ("blows",))


@book.step
def blows(s: War) -> None:
    """Let both sides roll, unless a card made the defenders leave."""
    b = current_battle(s)
    if b.away:
        return
    attacker, defender = b.attacker, OTHER[b.attacker]
    if not tally(fighters_of(s, b, attacker)).units or not tally(fighters_of(s, b, defender)).units:
        # After an extra attack one side has no unit left.
        s.then(("round_end",))
        return
    s.then(
        ("combat_roll", attacker),
        ("combat_roll", defender),
        ("cards_act", 4, 4),
        ("leader_reroll", attacker),
        ("leader_reroll", defender),
        ("cards_act", 5, 6),
        # Losses come after both rolls, so units that are lost have rolled too (WAR-12.15, WAR-13.1).
        ("take_hits", attacker),
        ("take_hits", defender),
        ("cards_act", 7, 7),
        ("round_end",),
    )


# The combat roll.


@book.step
def combat_roll(s: War, side: str) -> None:
    dice = dice_of(s, current_battle(s), side)
    if dice > 0:
        s.then(("combat_die", side, dice, 0))


@book.ask
def combat_die(s: War, side: str, left: int, again: int) -> Ask:
    """Roll one of `left` dice; `again` is 1 in a leader re-roll."""
    return Ask(CHANCE, "combat_die", "WAR-12.13" if again else "WAR-12.10", PIPS, {"side": side, "left": left})


@book.step
def on_combat_die(s: War, side: str, left: int, again: int, pips: str) -> None:
    b = current_battle(s)
    rolled = (*(again_by(b, side) if again else rolled_by(b, side)), int(pips))
    if side == b.attacker:
        b = b._replace(again=rolled) if again else b._replace(rolled=rolled)
    else:
        b = b._replace(against_again=rolled) if again else b._replace(against=rolled)
    s.battle = b
    if left > 1:
        s.then(("combat_die", side, left - 1, again))
    elif s.log is not None:
        log_roll(s, b, side, rolled, again)


def log_roll(s: War, b: Battle, side: str, rolled: tuple[int, ...], again: int) -> None:
    at_least = needs_again(s, b, side) if again else needs(s, b, side)
    key, rule = ("combat-reroll", "WAR-12.13") if again else ("combat-roll", "WAR-12.11")
    dice = tuple([str(pips) for pips in rolled])
    s.tell(key, rule, who=side, dice=dice, needs=at_least, hits=hits(rolled, at_least), reveals=True)


# The leader re-roll.


def most_rerolls(s: War, b: Battle, side: str) -> int:
    """Return how many failed dice the leadership can re-roll (WAR-12.13). A side never rolls more than five dice."""
    edge = edge_of(b, side)
    failed = len(rolled_by(b, side)) - rolled_hits(s, b, side) - edge.stuck
    return min(failed, leadership(s, b, side)) if failed > 0 and not edge.still else 0


@book.step
def leader_reroll(s: War, side: str) -> None:
    if most_rerolls(s, current_battle(s), side):
        s.then(("reroll", side))


@book.ask
def reroll(s: War, side: str) -> Ask:
    """Ask how many dice to re-roll, before the first roll. The answer may be 0 (WAR-12.16)."""
    b = current_battle(s)
    return Ask(
        seat_of(s, side),
        "reroll",
        "WAR-12.13",
        NUMBERS[: most_rerolls(s, b, side) + 1],
        {"leadership": leadership(s, b, side)},
    )


@book.step
def on_reroll(s: War, side: str, answer: str) -> None:
    dice = int(answer)
    if dice:
        s.then(("combat_die", side, dice, 1))


# The end of a round and of the battle.


@book.step
def round_end(s: War) -> None:
    b = current_battle(s)
    attackers, defenders = tally(attackers_of(s, b)).units, tally(defenders_of(s, b)).units
    # Both sides may lose their last units together (WAR-13.9).
    if not attackers:
        lose_leaders(s, b, b.attacker)
    if not defenders:
        lose_leaders(s, b, OTHER[b.attacker])
    if attackers and defenders:
        continue_battle(s, b)
    else:
        s.then(("aftermath",))


def continue_battle(s: War, b: Battle) -> None:
    """Both sides have units left. If the attacker must continue, only the defender is asked, about a retreat."""
    if b.kind == SIEGE:
        s.then(("siege_round",))
    elif has_round_mark(s, WITHDRAWS) and b.attacker == FREE:
        end_attack(s, b)
    elif b.bound:
        offer_retreat(s, b)
    else:
        s.then(("cease",))


@book.step
def battle_over(s: War) -> None:
    """End the battle. A siege without besiegers ends at the end of the action (WAR-11.12)."""
    if current_battle(s).sorcery:
        s.then(("sorcery",), ("battle_over",))
        return
    s.battle = None
    for note in BATTLE_OVER:
        note(s)
