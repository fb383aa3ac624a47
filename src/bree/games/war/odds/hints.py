"""The odds of what is asked just now, in keys and facts: for a hint, before the choice is made."""

from typing import Final

from bree.core import Ask, Fact
from bree.games.war.board import REGIONS
from bree.games.war.facts import BEHAVIOURS, TILES
from bree.games.war.figures import ELROND, GOLLUM, counts, tally
from bree.games.war.lords.smeagol import why_again
from bree.games.war.map_queries import figures_in, is_inside
from bree.games.war.odds.battle import CITY, PLAIN, SIEGE, Army, BattleOdds, Tactics, battle
from bree.games.war.odds.dice import chances, mean
from bree.games.war.odds.hunt import HuntOdds, hunt, tile_in_mordor
from bree.games.war.players.teams import SIDE_OF_SEAT
from bree.games.war.rules.battle.fighters import (
    attackers_of,
    current_battle,
    defenders_of,
    has_walls,
    home_captains,
    led_elites,
    needs_again,
)
from bree.games.war.rules.battle.rearguard import attack_groups
from bree.games.war.rules.cards.windows import CASUALTY, HUNT_ROLL, TILE, TILE_DRAW
from bree.games.war.rules.fellowship.hunt import hunt_rerolls
from bree.games.war.rules.fellowship.phase import can_move_fellowship
from bree.games.war.state import FIELD, FREE, NO_TRACK, OTHER, SIEGE as IN_SIEGE, Battle, Figures, Orders, War

Hint = tuple[str, dict[str, Fact]]
HUNT_WINDOWS: Final = frozenset((HUNT_ROLL, TILE_DRAW, TILE, CASUALTY))
ATTACK_ASKS: Final = ("attack_at", "attack_who", "cease")
MOVE_ASKS: Final = ("die", "action")  # where a move of the Fellowship may be chosen


def odds_hints(s: War, ask: Ask) -> list[Hint]:
    """Nothing where there is nothing to reckon. Reads only what all can see.

    Combat cards that may still come are left out, and the texts say so.
    """
    args = list(map(str, ask.step))
    side = SIDE_OF_SEAT.get(ask.who, "")  # chance has none
    if ask.key in ATTACK_ASKS and changed_by_card(s):
        return []
    if ask.key == "attack_at":
        return [attack_odds(s, side, args[3], pick.id) for pick in ask.picks]
    if ask.key == "attack_who":
        return [attack_odds(s, side, args[3], args[4])]
    if ask.key == "cease":
        return [continue_odds(s, current_battle(s))]
    if ask.key == "reroll":
        return [reroll_odds(s, current_battle(s), side, len(ask.picks) - 1)]
    if side == FREE and ask.key in MOVE_ASKS and can_move_fellowship(s):
        return [move_odds(s)]
    return []


def changed_by_card(s: War) -> bool:
    """Does the card that granted the attack change how it is fought? No odds are reckoned of that."""
    given: Orders | Battle | None = s.battle or s.orders
    return given is not None and (given.helped or given.rounds > 1)


def army_of(s: War, figures: Figures, home: Battle | None = None) -> Army:
    """As the odds count it. Elites that Saruman or Elrond makes leaders count while they are elites.

    Of who defends at `home`, those who are captains there alone count too (LME-11.5).
    """
    found = tally(figures)
    lead = found.elites > 0 and led_elites(s, found) == found.elites
    if ELROND in figures:  # LME-7.7
        lead = found.elven_elites > 0 and found.elven_elites == found.elites
    captains = found.captains + (home_captains(home, OTHER[home.attacker], figures) if home else 0)
    return Army(found.units - found.elites, found.elites, found.leadership, captains, lead)


def battle_ground(s: War, b: Battle) -> str:
    """What a battle is fought on, from its next round."""
    if b.kind == IN_SIEGE:
        return SIEGE
    return CITY if b.kind == FIELD and b.round < 1 and has_walls(s, b) else PLAIN


def attack_odds(s: War, side: str, origin: str, target: str) -> Hint:
    """If all go who may, and both fight to the last; a stronghold as if its garrison came out."""
    who = attack_groups(s, side, origin).may
    kind = FIELD if origin != target else IN_SIEGE if not is_inside(s, side, origin) else "sortie"
    b = Battle(kind, side, origin, target)
    odds = battle(army_of(s, who), army_of(s, figures_in(s, OTHER[side], target), b), battle_ground(s, b))
    walls = kind == FIELD and REGIONS[target].settlement == "stronghold"
    key = "odds-open" if walls else "odds-siege" if kind == IN_SIEGE else "odds-attack"
    return key, {"target": "region-" + target, **shares(odds)}


def continue_odds(s: War, b: Battle) -> Hint:
    """To the last; in a siege one round more, for an elite."""
    mine = army_of(s, attackers_of(s, b))
    if b.kind == IN_SIEGE and mine.elites:
        mine = mine._replace(regulars=mine.regulars + 1, elites=mine.elites - 1)
        odds = battle(mine, army_of(s, defenders_of(s, b), b), SIEGE, Tactics(extensions=0))
        return "odds-extend", dict(shares(odds))
    return "odds-on", dict(shares(battle(mine, army_of(s, defenders_of(s, b), b), PLAIN)))


def reroll_odds(s: War, b: Battle, side: str, most: int) -> Hint:
    spread = chances(most, needs_again(s, b, side))
    return "odds-reroll", {"dice": most, "none": percent(spread[0]), **tenths("hits", mean(spread))}


def move_odds(s: War) -> Hint:
    odds = hunt_odds(s)
    facts: dict[str, Fact] = {"tile": percent(odds.tile), "reveal": percent(odds.reveal)}
    return "odds-run-cards" if has_hunt_card(s) else "odds-run", {**facts, **tenths("damage", max(odds.mean, 0.0))}


def has_hunt_card(s: War) -> bool:
    """Does a card on the table answer a hunt?"""
    return any(not HUNT_WINDOWS.isdisjoint(BEHAVIOURS[card].when) for card in s.table)


def hunt_odds(s: War) -> HuntOdds:
    """Of the next move of the Fellowship."""
    if s.track != NO_TRACK:
        return tile_in_mordor(s.box_shadow + s.box_free, counted_tiles(s), s.guide == GOLLUM)
    return hunt(s.box_shadow, s.box_free, hunt_rerolls(s), counted_tiles(s), s.guide == GOLLUM)


def counted_tiles(s: War) -> dict[str, int]:
    """The tiles that may count: for one that brings nobody in another is drawn (LME-8.6)."""
    idle = why_again(s)
    return {tile: number for tile, number in counts(s.tiles).items() if not (idle and TILES[tile].smeagol)}


def shares(odds: BattleOdds) -> dict[str, Fact]:
    return {
        "won": percent(odds.won),
        "lost": percent(odds.lost),
        "both": percent(odds.both),
        "ceased": percent(odds.ceased),
    }


def percent(share: float) -> int:
    return round(100 * share)


def tenths(name: str, figure: float) -> dict[str, Fact]:
    """One decimal, as two whole numbers."""
    whole, tenth = divmod(round(figure * 10), 10)
    return {name: whole, name + "_tenth": tenth}
