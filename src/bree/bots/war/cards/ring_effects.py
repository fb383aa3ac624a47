"""The worth of event cards for the Ring-bearers: healing, tiles, hunts, companions and Nazgûl."""

from collections.abc import Callable
from typing import Final

from bree.bots.war.armies.distances import to_gate
from bree.bots.war.candidate import best
from bree.bots.war.characters.companions import SHIELD, companion_moves, companion_worth
from bree.bots.war.evaluation import Evaluation
from bree.bots.war.fellowship.hunt import nazgul_moves
from bree.bots.war.fellowship.journey import SEEN, STEP, damage_cost, fellowship_actions, move_odds
from bree.bots.war.turn.mustering import WRAITH
from bree.games.war.board import NEAR
from bree.games.war.cards.mirror_of_galadriel import is_fellowship_in
from bree.games.war.effects.companions import starting_places
from bree.games.war.facts import TILES, Tile
from bree.games.war.figures import CHARACTERS, GOLLUM, GREY, NAZGUL, PERSON, SMEAGOL, WITCH_KING
from bree.games.war.map_queries import level_of as level_in, region_of
from bree.games.war.rules.armies.reach import closed_to_bearers, companion_reach
from bree.games.war.rules.characters.companions import group_level as level_of
from bree.games.war.rules.turn.elven_rings import unused_dice
from bree.games.war.state import CORRUPTED, FREE, HARMLESS, NEVER, NO_TRACK, SHADOW, Figures, War

Effect = Callable[..., float]
CARD: Final = 0.3  # worth of one more card
DRAWN_IN_MORDOR: Final = 0.4  # chance that a tile from a card is ever drawn
LATER: Final = 0.55  # cost of a later point of damage
FELLOWSHIP: Final = "fellowship"


def weight(s: War) -> float:
    """Return the cost of a point of corruption. It is highest near the end."""
    return damage_cost(s) * (1.6 if s.corruption >= CORRUPTED - 4 else 1.0)


# Healing


def before_the_tile(s: War) -> float:
    """On the Mordor Track, heal first if a die is left for the next step."""
    soon = s.track != NO_TRACK and s.corruption > CORRUPTED // 2 and len(s.free_dice) > 1
    return 3.0 if soon else 0.0


def heal_bearers(c: Evaluation, by: int) -> float:
    return (weight(c.s) + before_the_tile(c.s)) * min(by, c.s.corruption)


def heal_if_led(c: Evaluation, guide: str, by: int) -> float:
    return heal_bearers(c, by) if PERSON[c.s.guide] == guide else 0.0


def heal_in(c: Evaluation, region: str, by: int) -> float:
    return heal_bearers(c, by) if is_fellowship_in(c.s, region) else 0.0


def heal_by_dice(c: Evaluation, dice: int, needs: int, guide: str, led: int) -> float:
    least = led if PERSON[c.s.guide] == guide else needs
    return (weight(c.s) + before_the_tile(c.s)) * min(dice * (7 - least) / 6, c.s.corruption)


def follow_gollum(c: Evaluation) -> float:
    """The move costs no die for the Hunt Box."""
    return max((candidate.worth for candidate in fellowship_actions(c.s)), default=0.0) if c.s.guide == GOLLUM else 0.0


def turn_die(_c: Evaluation, _face: str, _to: str) -> float:
    return 0.4


# Tiles and hunts


def harm(tile: Tile, box: int) -> float:
    """Return the damage of a tile, and the cost of a step if it stops the Fellowship."""
    damage = 3.5 if tile.die else float(box) if tile.eye else float(tile.value)
    return damage + (1.0 if tile.stop else 0.0)


def lay_tile(c: Evaluation, tile: str) -> float:
    """Compare the tile with the average tile that would be drawn instead."""
    s = c.s
    standard = [harm(TILES[one], 3) for one in s.tiles] or [1.7]
    change = harm(TILES[tile], 3) - sum(standard) / len(standard)
    good = change if c.side == SHADOW else -change
    chance = 2.0 / (len(s.tiles) + 1) + DRAWN_IN_MORDOR / 2 if s.track != NO_TRACK else DRAWN_IN_MORDOR
    return max(0.05, good * chance * max(LATER, damage_cost(s)))


def search(c: Evaluation, void: str, lessened: str) -> float:
    """Return the worth of an immediate tile. It is higher if companions cannot take the damage."""
    tiles = [TILES[one] for one in c.s.tiles]
    if not tiles:
        return 0.0
    count = [0.0 if one.eye or (void == HARMLESS and one.side == FREE) else harm(one, 0) for one in tiles]
    seen = [one.reveal and not one.eye for one in tiles]
    value = weight(c.s) * sum(count) / len(tiles) * (1.3 if lessened == NEVER else 1.0)
    return value + SEEN * sum(seen) / len(seen) * c.s.hidden


def break_fellowship(c: Evaluation) -> float:
    s = c.s
    if s.guide == GOLLUM:
        return weight(s)
    mean = sum([0.0 if TILES[one].eye else max(0, TILES[one].value) for one in s.tiles], 0.0) / max(1, len(s.tiles))
    return 0.5 * min(mean, len(s.companions))


def wound(c: Evaluation, most: int, fresh: int, worn: int) -> float:
    return weight(c.s) * (fresh if c.s.corruption <= most else worn)


def lure(c: Evaluation) -> float:
    s = c.s
    if s.guide == GOLLUM or not s.companions:
        return weight(s)
    level = sum(level_in(s, one) for one in s.companions) / len(s.companions)
    return min(weight(s) * level, 0.1 + 0.3 * level)


def roll_corruption(c: Evaluation, dice: int, needs: int, tamed: int) -> float:
    return weight(c.s) * dice * (7 - (tamed if c.s.guide == GOLLUM else needs)) / 6


def drive(c: Evaluation) -> float:
    shut = closed_to_bearers(c.s)
    ways = [to_gate(one) for one in NEAR[c.s.bearers] if one not in shut]
    return STEP * max(0, max(ways, default=0) - to_gate(c.s.bearers))


def fly_nazgul(c: Evaluation) -> float:
    return best(nazgul_moves(c.s, c.plan)).worth


def reveal_to_nazgul(c: Evaluation) -> float:
    """A Nazgûl moves there first if necessary."""
    return SEEN + 0.25 * c.s.progress if c.s.hidden and c.s.track == NO_TRACK else 0.0


def strike_by_nazgul(c: Evaluation) -> float:
    odds = move_odds(c.s)
    return weight(c.s) * odds.mean + SEEN * odds.reveal


def call_or_fly(c: Evaluation) -> float:
    two = min(2, c.s.pool.get(NAZGUL, 0)) * WRAITH if region_of(c.s, WITCH_KING) else 0.0
    return max(two, fly_nazgul(c))


def open_eyes(c: Evaluation, dice: int) -> float:
    """This helps only if the Fellowship may still move this turn."""
    s = c.s
    left = min(dice, len(unused_dice(s, SHADOW)))
    if not s.free_dice or left < 1:
        return 0.0
    return 0.3 * left * damage_cost(s) if s.track != NO_TRACK else 0.06 * left


# Companions


def walk_companions(c: Evaluation) -> float:
    return best(companion_moves(c.s)).worth


def send_companions(c: Evaluation, whence: str, farther: int, level: int, relief: int) -> float:
    found = [sending(c.s, one, farther, level, relief)[0] for one in starting_places(c.s, whence, relief)]
    return max(found, default=0.0)


def sending(s: War, origin: str, farther: int, level: int, relief: int) -> tuple[float, Figures]:
    """Return the best companion to send from there, and the gain."""
    found: tuple[float, Figures] = (-9.0, ())
    inside = origin == FELLOWSHIP
    for one in s.companions if inside else [one for one in s.free[origin] if one in CHARACTERS]:
        if inside and (s.track != NO_TRACK or one == SMEAGOL):
            continue
        start = s.bearers if inside else origin
        steps = (level or level_of((one,))) + farther + (s.progress if inside else 0)
        ends = companion_reach(start, steps, s.captured, s.sieges, bool(relief))
        value = max(companion_worth(s, one, region) for region in ends)
        value -= (
            SHIELD * CHARACTERS[one].level + (3.0 if PERSON[one] == GREY else 0.0)
            if inside
            else companion_worth(s, one, origin)
        )
        found = max(found, (value, (one,)))
    return found


def strike_eyes(c: Evaluation, tiles: int) -> float:
    """The king challenges the Eye: drawn Eyes leave the game, unless all drawn tiles are Eyes."""
    eyes = len([one for one in c.s.tiles if TILES[one].eye])
    share = eyes / max(1, len(c.s.tiles))
    return 0.45 * tiles * share - 5.0 * share**tiles


def draw_cards(c: Evaluation, deck: str, cards: int) -> float:
    return CARD * min(cards, c.s.decks[f"{c.side}_{deck}"].size)


def play_more(_c: Evaluation) -> float:
    return 0.2


RING_EFFECTS: Final[dict[str, Effect]] = {
    **{
        one.__name__: one
        for one in (
            heal_bearers, heal_if_led, heal_in, heal_by_dice, follow_gollum, turn_die, lay_tile, search,
            break_fellowship, wound, lure, roll_corruption, drive, fly_nazgul, reveal_to_nazgul, strike_by_nazgul,
            call_or_fly, open_eyes, walk_companions, send_companions, draw_cards, play_more,
        )
    },
    "challenge": strike_eyes,
}  # fmt: skip
