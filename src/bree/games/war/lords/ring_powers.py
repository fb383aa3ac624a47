"""The powers of the three Elven Rings, while their Keepers are in play (LME-6).

A power gives the ring to the Shadow, and is no use of a ring for the turn (LME-6.6, LME-6.8, LME-6.24). Of a team the
player who controls the Keeper decides on it (LME-6.26).
"""

from typing import Final

from bree.core import PASS, PASS_PICK, Ask, Fact, Pick
from bree.games.war.board import REGIONS
from bree.games.war.facts import SPECIAL_DICE, TILES
from bree.games.war.lords.named_rings import give_ring
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
    """LME-6.7; a ring that was used for a die has none (LME-6.5), one that came back has it again (LME-6.13).

    Gandalf is a Keeper like the others (LME-7.24), until he falls or is the White (LME-7.30).
    """
    return s.lords is not None and ring in s.lords.rings and in_play(s, KEEPER[ring])


def use_power(s: War, ring: str, rule: str) -> None:
    s.tell("ring-power", rule, ring="ring-" + ring)
    give_ring(s, ring)


# Vilya


def may_keep(s: War, side: str, fate: int) -> bool:
    """LME-6.9: one that was just used, a special one too (LME-6.21), but no Will of the West."""
    return side == FREE and fate != SKIPPED and s.die != WILL and has_power(s, VILYA)


def offer_to_keep(s: War, side: str, fate: int) -> bool:
    if not may_keep(s, side, fate):
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


def may_cancel(s: War, tile: str) -> bool:
    """LME-6.10, LME-6.22: a standard Eye, for whatever reason it was drawn."""
    facts = TILES[tile]
    return facts.eye and not facts.special and has_power(s, NENYA)


def offer_to_cancel(s: War, tile: str) -> bool:
    if not may_cancel(s, tile):
        return False
    s.then(("nenya",))
    return True


SPEND_PICK: Final = Pick("spend", ("ring:" + NENYA,))


@book.ask
def nenya(s: War) -> Ask:
    """The tile that the hunt has drawn."""
    return Ask(player_of(s, KEEPER[NENYA]), "nenya", "LME-6.10", (SPEND_PICK, PASS_PICK))


@book.step
def on_nenya(s: War, answer: str) -> None:
    """Another is drawn in its place, and counts in full."""
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
    """A tile that a card has drawn, the last of these."""
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
    """It is out for good, and does not come back in Mordor. If the pool ran out with it, it is there again."""
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


def narya_at(s: War) -> str:
    """Where its Keeper stands; as Guide he is in no region, unless the table reads it so (LME-7.25, LME-O2)."""
    found = region_of(s, KEEPER[NARYA])
    if not found and s.terms.narya_led and s.guide == KEEPER[NARYA] and s.track == NO_TRACK:
        return s.bearers
    return found


def narya_nation(s: War) -> str:
    """The nation that he can bring to war: that of an unconquered settlement in which he is."""
    region = narya_at(s)
    nation = REGIONS[region].nation if region else ""
    return nation if nation in FREE_NATIONS and is_unconquered(s, region) and s.steps[nation] else ""


def can_narya(s: War) -> bool:
    return has_power(s, NARYA) and bool(narya_nation(s))


@book.step
def narya(s: War) -> None:
    """LME-6.11: active and at war, from whatever box (LME-6.23)."""
    nation = narya_nation(s)
    use_power(s, NARYA, "LME-6.11")
    activate(s, nation, "LME-6.11", sure=True)
    s.steps[nation] = 0
    s.tell("at-war", "LME-6.11", nation="nation-" + nation)
    s.then(OFFER[SPURRED])
