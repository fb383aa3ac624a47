"""The powers of the three Elven Rings while their Keepers are in play (LME-6).

A power gives the ring to the Shadow. It does not count as the use of a ring in the turn (LME-6.6, LME-6.8, LME-6.24).
In a team the player who controls the Keeper decides (LME-6.26).
"""

from typing import Final

from bree.core import PASS, PASS_PICK, Ask, Fact, Pick
from bree.games.war.board import REGIONS
from bree.games.war.facts import SPECIAL_DICE, TILES
from bree.games.war.lords.named_rings import give_ring_to_shadow
from bree.games.war.map_queries import in_play, is_unconquered, region_of
from bree.games.war.players.control import player_of
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import OFFER, SPURRED
from bree.games.war.rules.turn.dice import BOXED, KEPT, SKIPPED
from bree.games.war.rules.turn.elven_rings import paying_die_noun
from bree.games.war.rules.turn.politics import activate
from bree.games.war.state import FREE, FREE_NATIONS, NO_TRACK, RINGS, WILL, War

VILYA, NENYA, NARYA = "vilya", "nenya", "narya"
KEEPER: Final = {ring: SPECIAL_DICE[ring].character for ring in RINGS}


def has_power(s: War, ring: str) -> bool:
    """Can the Free Peoples use the power (LME-6.7)?

    A ring that was used for a die has no power (LME-6.5). A ring that came back has it again (LME-6.13). Gandalf is a
    Keeper like the others (LME-7.24) until he is lost or becomes the White (LME-7.30).
    """
    return s.lords is not None and ring in s.lords.rings and in_play(s, KEEPER[ring])


def use_power(s: War, ring: str, rule: str) -> None:
    s.tell("ring-power", rule, ring="ring-" + ring)
    give_ring_to_shadow(s, ring)


# Vilya


def may_keep_die(s: War, side: str, fate: int) -> bool:
    """May the side keep the die that it just used (LME-6.9)? A special die too (LME-6.21), but no Will of the West."""
    return side == FREE and fate != SKIPPED and s.die != WILL and has_power(s, VILYA)


def offer_to_keep(s: War, side: str, fate: int) -> bool:
    if not may_keep_die(s, side, fate):
        return False
    s.then(("keep_die", fate))
    return True


KEEP_PICK: Final = Pick("keep", ("ring:" + VILYA,))


@book.ask
def keep_die(s: War, fate: int) -> Ask:
    facts: dict[str, Fact] = {"face": paying_die_noun(s), "boxed": int(fate == BOXED)}
    return Ask(player_of(s, KEEPER[VILYA]), "keep_die", "LME-6.9", (KEEP_PICK, PASS_PICK), facts)


@book.step
def on_keep_die(s: War, fate: int, answer: str) -> None:
    if answer == PASS:
        s.then(("put_by", FREE, fate))
    else:
        use_power(s, VILYA, "LME-6.9")
        s.tell("die-kept", "LME-6.9", face=paying_die_noun(s))
        s.then(("put_by", FREE, KEPT))


# Nenya


def may_cancel_tile(s: War, tile: str) -> bool:
    """Can Nenya cancel the tile (LME-6.10, LME-6.22)? It must be a standard Eye, drawn for any reason."""
    facts = TILES[tile]
    return facts.eye and not facts.special and has_power(s, NENYA)


def offer_to_cancel(s: War, tile: str) -> bool:
    if not may_cancel_tile(s, tile):
        return False
    s.then(("nenya",))
    return True


SPEND_PICK: Final = Pick("spend", ("ring:" + NENYA,))


@book.ask
def nenya(s: War) -> Ask:
    """Ask about the tile of the current hunt."""
    return Ask(player_of(s, KEEPER[NENYA]), "nenya", "LME-6.10", (SPEND_PICK, PASS_PICK))


@book.step
def on_nenya(s: War, answer: str) -> None:
    """Cancel the tile or not. The tile drawn instead has its full effect."""
    if answer == PASS:
        s.then(("tile_counts",))
        return
    h = s.hunt
    assert h is not None
    cancel_tile(s, h.tile)
    s.hunt = h._replace(tile="")
    s.then(("hunt_tile",))


@book.ask
def nenya_king(s: War, card: str, left: int, drawn: str) -> Ask:
    """Ask about the last tile that a card drew."""
    return Ask(player_of(s, KEEPER[NENYA]), "nenya", "LME-6.22", (SPEND_PICK, PASS_PICK))


@book.step
def on_nenya_king(s: War, card: str, left: int, drawn: str, answer: str) -> None:
    if answer == PASS:
        s.then(("king_drew", card, left, drawn))
        return
    *before, tile = drawn.split()
    cancel_tile(s, tile)
    s.then(("king_tile", card, left, " ".join(before)))


def cancel_tile(s: War, tile: str) -> None:
    """Remove the tile from the game, even in Mordor. It is in the pool again if the pool was empty and refilled."""
    use_power(s, NENYA, "LME-6.10")
    left = list(s.drawn if tile in s.drawn else s.tiles)
    left.remove(tile)
    if tile in s.drawn:
        s.drawn = tuple(left)
    else:
        s.tiles = tuple(left)
    s.removed = tuple(sorted((*s.removed, tile)))
    s.tell("tile-cancelled", "LME-6.10", tile="tile-" + tile)


# Narya


def narya_region(s: War) -> str:
    """Return the region of Narya's Keeper.

    As Guide he is in no region, unless option LME-O2 says otherwise (LME-7.25).
    """
    found = region_of(s, KEEPER[NARYA])
    if not found and s.terms.narya_led and s.guide == KEEPER[NARYA] and s.track == NO_TRACK:
        return s.bearers
    return found


def narya_nation(s: War) -> str:
    """Return the nation that Narya can bring to war: that of the Keeper's unconquered settlement."""
    region = narya_region(s)
    nation = REGIONS[region].nation if region else ""
    return nation if nation in FREE_NATIONS and is_unconquered(s, region) and s.steps[nation] else ""


def can_narya(s: War) -> bool:
    return has_power(s, NARYA) and bool(narya_nation(s))


@book.step
def narya(s: War) -> None:
    """Make the nation active and bring it to war, from any step (LME-6.11, LME-6.23)."""
    nation = narya_nation(s)
    use_power(s, NARYA, "LME-6.11")
    activate(s, nation, "LME-6.11", sure=True)
    s.steps[nation] = 0
    s.tell("at-war", "LME-6.11", nation="nation-" + nation)
    s.then(OFFER[SPURRED])
