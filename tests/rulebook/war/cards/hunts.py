"""Cards that meet in a hunt: some cause a tile, some protect from it. Both are also implemented a second time.

Every player uses each card if possible, in the order of names. Casualties are taken only if necessary.
"""

from itertools import combinations
from typing import Any, Final, NamedTuple

from bree.core import CHANCE
from bree.games.war import GAME
from bree.games.war.facts import STANDARD
from tests.rulebook.war.war_story import FELLOWSHIP, NO_COUNCIL, Tale

STAFF, COAT, AXE, HORN = "wizards_staff", "mithril_coat_and_sting", "axe_and_bow", "horn_of_gondor"
SORROW, CREBAIN = "worn_with_sorrow_and_toil", "flocks_of_crebain"
SHIELDS: Final = (AXE, HORN, COAT, STAFF)
LYING: Final = (*SHIELDS, SORROW)
PATROL, BANE, FOUL, BREAKING = (
    "orc_patrol", "isildurs_bane", "foul_thing_from_the_deep", "the_breaking_of_the_fellowship",
)  # fmt: skip
# With Lords of Middle-earth: one card draws another tile under Gollum, one causes a tile.
OURS, GATES = "we_shall_get_it", "the_gates_are_closed"
MOVE, STRONGHOLD, STRIKE, MORDOR = "move", "stronghold", "the_nazgul_strike", "mordor"
WILD: Final = (MOVE, STRONGHOLD, STRIKE, PATROL, BANE, FOUL, BREAKING)  # causes of a tile outside Mordor
TRACK: Final = (MORDOR, PATROL, BANE, FOUL, BREAKING)
ROLLED: Final = (MOVE, STRIKE)  # after a roll


class Face(NamedTuple):
    damage: int | str
    reveal: bool = False
    stop: bool = False
    free: bool = False  # put into play by the Free Peoples


FACES: Final = {
    "eye": Face("eye", reveal=True),
    "zero_reveal": Face(0, reveal=True),
    "one": Face(1),
    "one_reveal": Face(1, reveal=True),
    "two": Face(2),
    "two_reveal": Face(2, reveal=True),
    "three": Face(3),
    "elven_cloaks": Face(0, free=True),
    "elven_rope": Face(0, free=True),
    "phial_of_galadriel": Face(-2, free=True),
    "smeagol_helps": Face(-1, free=True),
    "shelobs_lair": Face("die", stop=True),
    "the_ring_is_mine": Face("eye", reveal=True, stop=True),
    "on_on_they_went": Face(3, stop=True),
    "give_it_to_uss": Face(1, reveal=True, stop=True),
}
SPECIAL: Final = tuple(FACES)[7:]
NUMBERED: Final = tuple(FACES.values())[1:7]
FEW: Final = ("eye", "two_reveal", "three", *SPECIAL)  # tiles that are drawn on the track
NEXT: Final = "one"  # the tile that is drawn in place of another
DIE: Final = 4  # Shelob's
DICE: Final = (5, 6)  # of a roll; both succeed with the crebain, one without
BOX: Final = 2
LOST: Final = ("legolas", "strider", "peregrin", "meriadoc")  # in this order, if a companion is lost or leaves
LEVEL: Final = {"legolas": 2}
WOUNDS: Final = 4  # corruption before


def tables(source: str) -> list[tuple[str, ...]]:
    """Return no, one or two cards on the table."""
    cards = (*LYING, CREBAIN) if source in ROLLED else LYING
    return [some for number in range(3) for some in combinations(sorted(cards), number)]


class End(NamedTuple):
    """The result of a hunt."""

    corruption: int
    hidden: bool
    table: tuple[str, ...]
    gone: tuple[str, ...]  # companions that were lost or left
    track: int


def played(source: str, tile: str, table: tuple[str, ...], on_track: bool, alone: bool = False) -> End:
    """Play the hunt by the game. With `alone` Gollum is the Guide."""
    hands = {"free": (), "shadow": (source,) if source in (PATROL, BANE, FOUL, BREAKING, STRIKE) else ()}
    given: dict[str, Any] = {"table": table, "corruption": WOUNDS, "box_shadow": BOX, "hands": hands}
    given |= {"hidden": source != BREAKING, "fallen": " ".join(FELLOWSHIP) if alone else ""}
    if source == GATES or OURS in table:
        given["terms"] = NO_COUNCIL
    if on_track:
        given |= {"track": 1, "bearers": "morannon", "tiles": tuple(sorted((*STANDARD, *SPECIAL)))}
    else:
        given |= {"bearers": "hollin", "progress": 1 if source == STRIKE else 0}
    if source == MORDOR:
        t = Tale.of("", ("move_in_mordor",), **given)
    elif source == MOVE:
        t = Tale.of("", ("hunt", "move"), **given)
    elif source == GATES:
        t = Tale.of("", ("open_window", "past_dens"), **{**given, "table": (*table, GATES)})
    elif source == STRONGHOLD:
        t = Tale.of("", ("stronghold_tile", 1), ("hunt_over",), **given)
    else:
        board = "hollin: 1n" if source == STRIKE else ""
        t = Tale.of(board, ("event", "shadow", "character"), **given, acting="shadow").answer(source)
    go_through(t, [tile, NEXT, NEXT])
    s = t.s
    gone = tuple([one for one in LOST if one not in s.companions and not alone])
    return End(s.corruption, s.hidden, tuple(sorted(s.table)), gone, s.track)


def go_through(t: Tale, tiles: list[str]) -> None:
    s, dice = t.s, list(DICE)
    while not t.at_rest:
        ask = t.ask
        offers = [pick.id for pick in ask.picks]
        if ask.key == "hunt_tile":
            answer = tiles.pop(0)
        elif ask.key == "hunt_die":
            answer = str(dice.pop(0))
        elif ask.key == "tile_die":
            answer = str(DIE)
        elif ask.key == "nazgul_strike":
            answer = "hunt"
        elif ask.key in ("random_companion", "break_who"):
            answer = next(one for one in LOST if one in offers)
        else:
            answer = next((one for one in ("none", "done", "0") if one in offers), offers[0])
            answer = "pass" if ask.key == "guide_power" else answer
        GAME.apply(s, answer)
        if ask.who != CHANCE:
            assert GAME.audit(s) == []
    assert GAME.audit(s) == []


class Reading:
    """Resolve the hunt by WAR-24.14, WAR-24.1, WAR-24.2, WAR-25.7, WAR-25.8 and the texts of the cards."""

    def __init__(self, source: str, table: tuple[str, ...], on_track: bool, alone: bool) -> None:
        self.source, self.table, self.alone = source, list(table), alone
        self.hidden, self.corruption, self.step = source != BREAKING, WOUNDS, 1 if on_track else -1
        self.gone: tuple[str, ...] = ()

    def use(self, *cards: str) -> str:
        """Use the first of these cards that is on the table."""
        found = [card for card in self.table if card in cards]
        self.table = [card for card in self.table if card not in found[:1]]
        return found[0] if found else ""

    @property
    def end(self) -> End:
        return End(self.corruption, self.hidden, tuple(self.table), self.gone, self.step)

    def hunted(self, tile: str) -> End:
        if self.alone and self.source == BREAKING:
            self.corruption += 1
            return self.end
        added = 1 if self.use(CREBAIN) else 0
        successes = len([die for die in DICE if die + added > 5]) if self.source in ROLLED else 0
        if self.use(STAFF):
            self.step += self.source == MORDOR
            return self.end
        eye = BOX if self.source == MORDOR else successes
        face = self.drawn(FACES[tile], eye)
        self.step += self.source == MORDOR and not face.stop
        return self.end

    def drawn(self, face: Face, eye: int) -> Face:
        """Draw one tile, or another one instead, which then counts."""
        if self.alone and self.use(OURS):
            return self.drawn(FACES[NEXT], eye)
        if self.source == GATES and face.damage == "eye":
            return face
        if self.source in (PATROL, BANE, FOUL, BREAKING) and (face.damage == "eye" or face.free):
            return face
        if face.damage == "die" and self.use(COAT):
            return self.drawn(FACES[NEXT], eye)  # before the die is rolled
        damage = face.damage if isinstance(face.damage, int) else DIE if face.damage == "die" else eye
        if damage < 0:
            self.corruption = max(0, self.corruption + damage)
            return face
        less = (AXE, HORN) if damage and self.source not in (BANE, BREAKING) else ()
        used = self.use(COAT, *less)
        if used == COAT:
            return self.drawn(FACES[NEXT], eye)
        self.strike(damage - (1 if used else 0), face)
        return face

    def strike(self, damage: int, face: Face) -> None:
        if self.source == BREAKING:
            self.gone = LOST[:damage]
            return
        if self.source == FOUL and damage and not self.alone:
            self.gone, damage = LOST[:1], max(0, damage - LEVEL[LOST[0]])
            if SORROW in self.table:
                self.use(*SHIELDS)
        self.corruption += damage
        # WAR-24.10, WAR-24.11: a numbered tile does not reveal the Fellowship if Gollum is the Guide.
        seen = face.reveal and self.source != GATES and not (self.alone and face in NUMBERED)
        self.hidden = self.hidden and not seen


def read(source: str, tile: str, table: tuple[str, ...], on_track: bool, alone: bool = False) -> End:
    return Reading(source, table, on_track, alone).hunted(tile)
