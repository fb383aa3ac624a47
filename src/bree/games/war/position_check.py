"""Finds facts that no game can reach in a position that came from a file. The audit checks conservation laws."""

from collections.abc import Iterable
from typing import Final

from bree.games.war.board import NEAR, REGIONS
from bree.games.war.facts import CARDS, DICE, MORE_DICE, RING_FACES, SPECIAL_DICE, TILES
from bree.games.war.figures import (
    BALROG,
    CHARACTERS,
    FIGURES,
    FIRST_MINIONS,
    PERSON,
    SARUMAN,
    VERSIONS,
    counts,
    is_played,
)
from bree.games.war.lords.position_check import invalid_council
from bree.games.war.map_queries import controller, figures_in, has_army, in_play, region_of
from bree.games.war.picks import FACE as FACES, SPECIAL
from bree.games.war.players.position_check import invalid_players
from bree.games.war.players.teams import side_of_seat
from bree.games.war.state import (
    BY_LOT,
    CORRUPTED,
    DECKS,
    DOOM,
    EYE,
    EYES,
    FIELD,
    FREE,
    HARMLESS,
    NEVER,
    NO_TRACK,
    PRICES,
    RINGS,
    SEATS,
    SHADOW,
    SIEGE,
    SORTIE,
    WILL,
    Battle,
    Figures,
    Hunt,
    Lords,
    Orders,
    Volley,
    War,
)

MORIA: Final = "moria"
ENDS: Final = ("", "corrupted", "destroyed", "shadow_military", "free_military")
# "" means none.
SIDES: Final = frozenset(["", *SEATS])
TILE: Final = frozenset(["", *TILES])
PIPS: Final = frozenset(range(1, 7))
ROLLED: Final = frozenset([*SPECIAL_DICE, *[f"{die.id}-{face}" for die in SPECIAL_DICE.values() for face in die.faces]])
# At most one version of a person is in play.
DICE_MOST: Final = {side: DICE[side] + len({PERSON[one] for one in MORE_DICE[side]}) for side in SEATS}
PHASES: Final = range(1, 7)
DARK_DECKS: Final = tuple([deck for deck in DECKS if deck.startswith(SHADOW)])
PLAYED: Final = {  # faces that an unused die may show; a ring cannot give the Will of the West
    side: frozenset([*[face for face in RING_FACES[side] if face != EYE], *([WILL] if side == FREE else [])])
    for side in SEATS
}


def invalid_fields(s: War) -> list[str]:
    """Check the names in the fields that only an action uses."""
    broken = invalid_players(s)
    if broken:
        return broken
    if s.acting not in SEATS or not set(s.ringed) <= set(SEATS) or len(set(s.ringed)) < len(s.ringed):
        broken.append(f"{s.acting} acts, rings were used by {s.ringed}")
    if (s.die and s.die not in FACES) or s.over not in ENDS:
        broken.append(f"die {s.die}, over {s.over}")
    if s.lords and not are_dice_known(s.lords):
        broken.append(f"special dice and rings {s.lords}")
    if not {*s.moved, *s.recruited} <= REGIONS.keys():
        broken.append(f"moved to {list(s.moved)}, recruited in {s.recruited}")
    named = {*s.chosen, *[figure for figures in s.moved.values() for figure in figures]}
    if not named <= {*FIGURES, *CARDS} or not are_characters_played(s, named):
        broken.append(f"unknown figures {sorted(named)}")
    if not set(s.sealed) <= set(s.seats) or not set(s.sealed.values()) <= CARDS.keys():
        broken.append(f"sealed {s.sealed}")
    if not set(s.paid) <= set(PRICES):
        broken.append(f"paid {s.paid}")
    if sorted(s.rings) != sorted(SEATS) or min(s.rings.values()) < 0:
        broken.append(f"rings {s.rings}")
    if (s.turn, s.phase) != (0, 0) and (s.turn < 1 or s.phase not in PHASES):  # turn 0, phase 0: before the first turn
        broken.append(f"turn {s.turn}, phase {s.phase}")
    return broken + invalid_battle(s, s.battle) + invalid_hunt(s, s.hunt) + invalid_card_records(s.volley, s.orders)


def are_dice_known(lords: Lords) -> bool:
    """Are all names of special dice and rings known?"""
    dice = set(lords.special) <= ROLLED and {*lords.picked, *lords.gone} <= SPECIAL_DICE.keys()
    return dice and (not lords.payer or lords.payer in SPECIAL) and {*lords.rings, *lords.out} <= set(RINGS)


def invalid_battle(s: War, b: Battle | None) -> list[str]:
    if b is None:
        return []
    if b.kind not in (FIELD, SIEGE, SORTIE) or b.attacker not in SEATS or (b.taking and b.taking not in SEATS):
        return [f"battle {b}"]
    around = tuple(REGIONS) if b.bound else NEAR.get(b.origin, ())  # a fleet attacks from any distance
    near = b.origin in REGIONS and b.target in (around if b.kind == FIELD else (b.origin,))
    dice = {*b.rolled, *b.again, *b.against, *b.against_again}
    if not near or not dice <= PIPS or b.hits < 0 or b.round < 0 or b.rounds < 1:
        return [f"battle {b}"]
    cards = {b.attack.card, b.defence.card} <= {"", *CARDS} and {b.sorcery} <= {"", *DARK_DECKS}
    muted = {b.attack.muted, b.defence.muted} <= {"", *CHARACTERS}
    if not cards or not muted:
        return [f"battle {b}"]
    return [] if within(b.rear, figures_in(s, b.attacker, b.origin)) else [f"rearguard {b.rear}"]


def are_characters_played(s: War, names: Iterable[str]) -> bool:
    """Does this game use all characters among these names (LME-1.7)?"""
    return all(one not in CHARACTERS or is_played(s.terms, one) for one in names)


def invalid_hunt(s: War, h: Hunt | None) -> list[str]:
    if h is None:
        return []
    names = (
        (not h.tile or h.tile in TILES)
        and (not h.victim or h.victim in CHARACTERS)
        and are_characters_played(s, (h.victim,))
    )
    numbers = {*h.rolled, *h.again} <= PIPS and h.damage >= 0 and h.tiles >= 0
    names = names and h.void in ("", EYES, HARMLESS) and h.lessened in ("", NEVER, BY_LOT)
    return [] if names and numbers else [f"hunt {h}"]


def invalid_card_records(v: Volley | None, o: Orders | None) -> list[str]:
    broken = []
    if v and not (v.card in CARDS and v.side in SEATS and v.region in REGIONS and {*v.rolled} <= PIPS and v.hits >= 0):
        broken.append(f"volley {v}")
    if o and not ({*o.froms, *o.ats} <= REGIONS.keys() and o.rounds >= 1):
        broken.append(f"orders {o}")
    return broken


def within(part: Figures, whole: Figures) -> bool:
    there = counts(whole)
    return all(number <= there.get(figure, 0) for figure, number in counts(part).items())


def unreachable_facts(s: War) -> list[str]:
    """Check the remaining facts. All names are valid here."""
    rest = invalid_fellowship(s) + invalid_settlements(s) + invalid_council(s)
    return invalid_figures(s) + invalid_dice(s) + invalid_cards(s) + rest


def invalid_figures(s: War) -> list[str]:
    broken = [f"{figure}: {number}" for heap in (s.pool, s.lost) for figure, number in heap.items() if number < 0]
    broken += [f"{figure} is not lost for good" for figure, number in s.lost.items() if number and "-" not in figure]
    for new, old in [(one.id, one.replaces) for one in CHARACTERS.values() if one.replaces]:
        if new not in s.aside and not any(one in s.fallen for one in VERSIONS[old]):
            broken.append(f"{old} and {new}")
    if region_of(s, SARUMAN) not in ("", "orthanc"):
        broken.append(f"Saruman in {region_of(s, SARUMAN)}")
    return broken if s.lords is None else broken + invalid_characters(s, s.lords)


def invalid_characters(s: War, lords: Lords) -> list[str]:
    """Check Keepers, the Balrog and versions.

    A Keeper is in his home region or not in play (LME-7.9), the sleeping Balrog is in Moria, and no person is in play
    twice (LME-10.4).
    """
    abroad = {one.id: region_of(s, one.id) for one in CHARACTERS.values() if one.home}
    homes = {one: CHARACTERS[one].home for one, region in abroad.items() if region}
    broken = [f"{one} in {abroad[one]}" for one, home in homes.items() if abroad[one] != home or home in s.captured]
    found = region_of(s, BALROG)
    if (found not in ("", MORIA) and not lords.active) or (lords.active and not found):
        broken.append(f"the Balrog in {found or 'no region'}, {'awake' if lords.active else 'asleep'}")
    twice = [one for one in FIRST_MINIONS if len([other for other in VERSIONS[one] if in_play(s, other)]) > 1]
    return broken + [f"{person} is in play twice" for person in twice]


def invalid_dice(s: War) -> list[str]:
    broken = []
    for side, dice, box, pool in (
        (FREE, s.free_dice, s.box_free, s.free_pool),
        (SHADOW, s.shadow_dice, s.box_shadow, s.shadow_pool),
    ):
        usual = dice if s.lords is None else tuple([word for word in dice if word not in SPECIAL])
        if not set(usual) <= PLAYED[side] or dice != tuple(sorted(dice)) or box < 0:
            broken.append(f"dice of {side}: {dice}, {box} in the box")
        # Two dice of the Shadow may be special: its own die, and a Keeper die with an Eye (LME-4.5, LME-4.10).
        more = 0 if s.lords is None else 1 + (side == SHADOW)
        if not 0 <= pool <= DICE_MOST[side] + more:
            broken.append(f"{pool} dice of {side}")
    return broken + invalid_special_dice(s, s.lords)


def invalid_special_dice(s: War, lords: Lords | None) -> list[str]:
    """Check that at most one special die of a side counts, and none that has left the game (LME-4.2, LME-5.17)."""
    if lords is None:
        return []
    broken = []
    rolled = [word.partition("-")[0] for word in lords.special]
    sides = [SPECIAL_DICE[die].side for die in lords.picked]
    if len(set(rolled)) < len(rolled) or set(rolled) & set(lords.gone) or not set(lords.picked) <= set(rolled):
        broken.append(f"special dice {lords.special}, {lords.picked} of them, and {lords.gone} are gone")
    if len(set(sides)) < len(sides):
        broken.append(f"special dice {lords.picked}")
    for side, dice in ((FREE, s.free_dice), (SHADOW, s.shadow_dice)):
        ready = [word.partition("-")[0] for word in dice if word in SPECIAL]
        if len(ready) > 1 or not set(ready) <= set(lords.picked) or [d for d in ready if SPECIAL_DICE[d].side != side]:
            broken.append(f"dice of {side}: {dice}")
    if s.phase == 5 and sorted(sides) != sorted({SPECIAL_DICE[die].side for die in rolled}):
        broken.append(f"of {lords.special} those count: {lords.picked}")
    return broken


def is_available(s: War, side: str, card: str) -> bool:
    """Is a face-down combat card in the hand, or on the table?"""
    here = CARDS[card].deck.startswith(side_of_seat(side))
    return card in s.hands[side] or (card in s.table and CARDS[card].strikes and here)


def invalid_cards(s: War) -> list[str]:
    mixed = [deck for deck in DECKS if any(CARDS[one].deck != deck for one in s.decks[deck].cards())]
    broken = [f"foreign cards in {deck}" for deck in mixed]
    owned = [(who, one) for who in s.seats for one in (*s.hands[who], *s.discards[who])]
    broken += [f"{one} of {who}" for who, one in owned if not CARDS[one].deck.startswith(side_of_seat(who))]
    sealed = s.sealed.items()
    broken += [f"sealed {one} of {side}" for side, one in sealed if s.battle is None or not is_available(s, side, one)]
    special = [tile for tile in (*s.tiles, *s.drawn, *s.specials, *s.removed) if TILES[tile].special]
    if len(set(special)) < len(special) or (s.track == NO_TRACK and any(TILES[tile].special for tile in s.tiles)):
        broken.append(f"special tiles {special}")
    return broken


def invalid_fellowship(s: War) -> list[str]:
    done = not s.over and (s.corruption >= CORRUPTED or s.track == DOOM)
    return [f"corruption {s.corruption}, step {s.track}, and the game goes on"] if done else []


def invalid_settlements(s: War) -> list[str]:
    """Check that each siege has an army inside. This is for positions between two actions."""
    broken = [f"twice: {names}" for names in (s.sieges, s.captured, s.passive) if len(set(names)) < len(names)]
    if s.battle or s.die or s.ended:
        return broken
    empty = [region for region in s.sieges if not has_army(s, controller(s, region), region)]
    return broken + [f"nobody is besieged in {region}" for region in empty]
