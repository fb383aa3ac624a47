"""Odds for the present ask, as keys and facts of hints."""

from typing import Final

from bree.core import Ask, Fact
from bree.games.war.board import REGIONS
from bree.games.war.facts import BEHAVIOURS, TILES
from bree.games.war.figures import ELROND, GOLLUM, counts, tally
from bree.games.war.lords.smeagol import why_smeagol_tile_replaced
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
MOVE_ASKS: Final = ("die", "action")  # asks in which a player may move the Fellowship


def odds_hints(s: War, ask: Ask) -> list[Hint]:
    """Return the odds for the present ask; an empty list if there are none. They use public facts only.

    The odds ignore combat cards that may still be played. The texts say so.
    """
    args = list(map(str, ask.step))
    side = SIDE_OF_SEAT.get(ask.who, "")  # chance has no side
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
    """Does the card that granted the attack change the battle? Then there are no odds."""
    given: Orders | Battle | None = s.battle or s.orders
    return given is not None and (given.helped or given.rounds > 1)


def army_of(s: War, figures: Figures, home: Battle | None = None) -> Army:
    """Count figures for the odds.

    Elites that Saruman or Elrond makes leaders count as leaders while they are elites. With `home`, companions who are
    captains only there count too (LME-11.5).
    """
    found = tally(figures)
    lead = found.elites > 0 and led_elites(s, found) == found.elites
    if ELROND in figures:  # LME-7.7
        lead = found.elven_elites > 0 and found.elven_elites == found.elites
    captains = found.captains + (home_captains(home, OTHER[home.attacker], figures) if home else 0)
    return Army(found.units - found.elites, found.elites, found.leadership, captains, lead)


def battle_ground(s: War, b: Battle) -> str:
    """Return the kind of ground for the next round of the battle."""
    if b.kind == IN_SIEGE:
        return SIEGE
    return CITY if b.kind == FIELD and b.round < 1 and has_walls(s, b) else PLAIN


def attack_odds(s: War, side: str, origin: str, target: str) -> Hint:
    """Return the odds if all possible figures attack and both sides fight to the end, without a siege."""
    who = attack_groups(s, side, origin).may
    kind = FIELD if origin != target else IN_SIEGE if not is_inside(s, side, origin) else "sortie"
    b = Battle(kind, side, origin, target)
    odds = battle(army_of(s, who), army_of(s, figures_in(s, OTHER[side], target), b), battle_ground(s, b))
    walls = kind == FIELD and REGIONS[target].settlement == "stronghold"
    key = "odds-open" if walls else "odds-siege" if kind == IN_SIEGE else "odds-attack"
    return key, {"target": "region-" + target, **shares(odds)}


def continue_odds(s: War, b: Battle) -> Hint:
    """Return the odds of continuing to the end; in a siege of one more round, for an elite."""
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
    """Can a card on the table be used in a hunt?"""
    return any(not HUNT_WINDOWS.isdisjoint(BEHAVIOURS[card].when) for card in s.table)


def hunt_odds(s: War) -> HuntOdds:
    """Return the odds of the next move of the Fellowship."""
    if s.track != NO_TRACK:
        return tile_in_mordor(s.box_shadow + s.box_free, counted_tiles(s), s.guide == GOLLUM)
    return hunt(s.box_shadow, s.box_free, hunt_rerolls(s), counted_tiles(s), s.guide == GOLLUM)


def counted_tiles(s: War) -> dict[str, int]:
    """Return the tiles that count now. A Sméagol tile that cannot count is drawn again (LME-8.6)."""
    idle = why_smeagol_tile_replaced(s)
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
    """Return a number with one decimal, as two whole numbers."""
    whole, tenth = divmod(round(figure * 10), 10)
    return {name: whole, name + "_tenth": tenth}
