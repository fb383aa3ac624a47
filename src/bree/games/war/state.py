"""The fields of a game of War of the Ring: the map, the Fellowship, the dice, the cards, politics.

Armies are small immutable values: a region that holds something of a side has a sorted row of its figures, one that
holds nothing has no entry. The battle that is fought and the hunt that is rolled are one record each.
"""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bree.core import Pile, State
from bree.games.war.players.teams import controlling_player

FREE: Final = "free"
SHADOW: Final = "shadow"
SIDES: Final = (FREE, SHADOW)  # of two players they are the seats, too
SEATS: Final = SIDES
OTHER: Final = {FREE: SHADOW, SHADOW: FREE}

# WAR-1.1
FREE_NATIONS: Final = ("dwarves", "elves", "gondor", "north", "rohan")
SHADOW_NATIONS: Final = ("isengard", "sauron", "southrons")
NATIONS: Final = (*FREE_NATIONS, *SHADOW_NATIONS)
SIDE: Final = {**dict.fromkeys(FREE_NATIONS, FREE), **dict.fromkeys(SHADOW_NATIONS, SHADOW)}

Figures = tuple[str, ...]  # sorted as in `figures.py`, one entry for each figure
NOBODY: Final[Figures] = ()

# Faces of the action dice; the Eye is never a die that can be used.
CHARACTER: Final = "character"
ARMY: Final = "army"
MUSTER: Final = "muster"
ARMY_MUSTER: Final = "army_muster"
EVENT: Final = "event"
WILL: Final = "will"
EYE: Final = "eye"
# On special dice alone: draw a card; use the Balrog.
DRAWING: Final = "drawing"
BALROG_FACE: Final = "balrog"
STAR: Final = "*"  # after a face: the icon that may remove the die (LME-4.14)
RINGS: Final = ("narya", "nenya", "vilya")
DECKS: Final = ("free_character", "free_strategy", "shadow_character", "shadow_strategy")

ICONS: Final = (CHARACTER, ARMY, MUSTER)  # in the corner of a card
PRICES: Final = tuple([f"{deck}-{icon}" for deck in DECKS for icon in ICONS])

NO_TRACK: Final = -1  # not on the Mordor Track
DOOM: Final = 5  # the step of the Mordor Track that is the Crack of Doom
CORRUPTED: Final = 12
PROGRESS_MOST: Final = 12

FIELD, SIEGE, SORTIE = "field", "siege", "sortie"  # kinds of battles


class Edge(NamedTuple):
    """What combat cards do to one side of a battle, in this round alone (WAR-12.5)."""

    card: str = ""  # the side's own, once it was shown
    silenced: bool = False  # it does nothing
    dice: int = 0  # more or fewer in the combat roll, but one at least
    most: int = 5  # dice at most in the combat roll
    bonus: int = 0  # on each die of the combat roll
    again: int = 0  # on each die of the leader re-roll
    forfeited: int = 0  # leadership that was given up
    muted: str = ""  # a companion who counts for nothing
    still: bool = False  # there is no leader re-roll
    stuck: int = 0  # missed dice that cannot be re-rolled
    turned: int = 0  # missed dice that are hits
    more: int = 0  # hits beside those of the rolls
    struck: int = 0  # hits of extra attacks, which were taken at once
    saved: int = 0  # hits of the enemy that are cancelled


NO_EDGE: Final = Edge()


class Battle(NamedTuple):
    """The battle that is fought. Who attacks is who stands in `origin` and is not in the rearguard."""

    kind: str  # FIELD, SIEGE or SORTIE
    attacker: str  # side
    origin: str  # the attackers' region
    target: str  # where the battle is; in a siege battle and a sortie the same region
    rear: Figures = ()  # the attacker's figures in `origin` that take no part
    round: int = 0  # 1 is the first
    rolled: tuple[int, ...] = ()  # combat roll of the attacker, the dice in the order they fell
    again: tuple[int, ...] = ()  # his leader re-roll
    against: tuple[int, ...] = ()  # combat roll of the defender
    against_again: tuple[int, ...] = ()
    taking: str = ""  # the side that takes its losses now
    hits: int = 0  # that it still has to take
    rider: bool = False  # Gandalf the White has forfeited his leadership, and with it that of all Nazgûl
    attack: Edge = NO_EDGE  # of the attacker
    defence: Edge = NO_EDGE
    extra: tuple[int, ...] = ()  # dice of an extra attack that is thrown now
    away: bool = False  # the defenders have left before the roll
    rounds: int = 1  # of a siege battle that cost nothing
    bound: bool = False  # the attacker may not cease
    quiet: bool = False  # see `Orders`
    helped: bool = False
    sorcery: str = ""  # the deck from which the Witch-king's player may draw when the first round is over (WAR-7.27)


EYES, HARMLESS = "eyes", "harmless"  # tiles: the Eyes; the Eyes and what the Free Peoples put there
NEVER, BY_LOT = "never", "by_lot"  # damage is not lessened; or a companion drawn by lot must fall for it


class Hunt(NamedTuple):
    """The hunt that is rolled, or the tile that is resolved."""

    why: str  # "move": after a move of the Fellowship; "mordor": on the track; "stronghold"; "balrog"; or a card
    rolled: tuple[int, ...] = ()
    again: tuple[int, ...] = ()
    tile: str = ""  # the tile that is resolved
    damage: int = 0  # what is left of it
    casualty: bool = False  # one was taken for this tile
    victim: str = ""  # the companion that falls now
    soothed: bool = False  # Gollum has been used for this tile
    tiles: int = 0  # for strongholds, still to be drawn after this
    helped: bool = False  # a card on the table has been used for this tile
    anew: bool = False  # by which another tile is drawn instead
    spared: bool = False  # by a card no tile is drawn
    # What a card says of this hunt.
    bonus: int = 0  # on every die of the roll
    void: str = ""  # tiles that do nothing: EYES or HARMLESS
    lessened: str = ""  # how the damage may be: as always, NEVER, or BY_LOT
    blind: bool = False  # a Reveal icon does nothing
    breaks: bool = False  # the number says how many companions leave, instead of damage


class Orders(NamedTuple):
    """What a card says of the attack that it grants."""

    froms: tuple[str, ...] = ()  # regions from which it may be made
    ats: tuple[str, ...] = ()  # regions that may be attacked
    rounds: int = 1  # of a siege battle, before an elite must be spent for more (WAR-16.18)
    bound: bool = False  # it may not be ceased
    quiet: bool = False  # in the first round the Free Peoples use no combat card, unless a companion fights
    helped: bool = False  # each unit of the Free Peoples inside the stronghold costs the besiegers a die


class Volley(NamedTuple):
    """Dice that a card throws at an army outside a battle."""

    card: str
    side: str  # whose army is hit
    region: str
    needs: int  # a die hits with so much or more
    rolled: tuple[int, ...] = ()
    hits: int = 0  # still to be taken


class Terms(NamedTuple):
    """What the table agreed on."""

    overstack: bool = True  # WAR-O1: may a move bring more than ten units together?
    inner_mordor: bool = True  # WAR-O2: may the Fellowship be declared or revealed inside Mordor?
    spared: bool = False  # WAR-O3: no penalty in the turn in which Mordor was entered
    captor: bool = True  # WAR-O4: who defends a captured city has its benefit
    # Parts of Lords of Middle-earth that are in the game (LME-1.7, LME-1.8).
    keepers: bool = False  # Elrond, Galadriel, Gandalf as Keeper of Narya, the rings' powers
    smeagol: bool = False
    lesser: bool = False  # the Balrog and Gothmog
    rivals: bool = False  # the other Mouth of Sauron and the other Witch-king
    lords_cards: bool = False
    council: bool = False  # the Council of Rivendell
    # Readings of it.
    all_dice: bool = True  # LME-O1: who chooses a special die first is found by all dice rolled
    narya_led: bool = False  # LME-O2: Narya's power works for Gandalf as Guide, too
    sees_revealed: bool = True  # LME-O3: when the Chief of the Ringwraiths moves at once
    sees_declared: bool = False
    balrog_at_war: bool = False  # LME-O4: Sauron must be at war for the unit that comes with the Balrog
    balrog_on_roll: bool = False  # LME-O5: he wakes when the result is chosen
    bare_token: bool = False  # LME-O6: a token may be used without a die left
    in_vain: bool = True  # WAR-O5: may an event card be played of which nothing can be applied?


class Lords(NamedTuple):
    """What Lords of Middle-earth adds to a position: its markers and counters (LME-1.4)."""

    special: tuple[str, ...] = ()  # special dice of this turn: `vilya` before the roll, then `vilya-muster`
    picked: tuple[str, ...] = ()  # those whose result counts this turn, one a side at most
    gone: tuple[str, ...] = ()  # special dice that are out of the game
    payer: str = ""  # the special die that pays for the action being carried out
    rings: tuple[str, ...] = RINGS  # that the Free Peoples hold
    out: tuple[str, ...] = ()  # rings that are out of the game; the Shadow has the others
    active: bool = False  # the Balrog
    swapped: bool = False  # one Witch-king has taken the place of the other
    spelled: bool = False  # the Black Númenórean has moved an army with a Muster result this turn
    lore: bool = False  # he has prolonged the battle that is fought (LME-10.5)
    shown: tuple[str, ...] = ()  # companions of the Fellowship whose version all have seen
    # Of those whose version is not shown all know: none is above this level (0: nothing is known), and one at least of
    # the Fellowship has this (0: so much has one that was shown).
    ceiling: int = 0
    floor: int = 0
    tokens: tuple[str, ...] = ()  # of the Shadow, not used yet
    token_used: bool = False  # this turn
    marks: tuple[str, ...] = ()  # what combat cards have brought about for this round of a battle


NO_LORDS: Final = Lords()


class Team(NamedTuple):
    """What three and four players add to a position (WAR-27)."""

    leading: tuple[str, str]  # leading players, of the Free Peoples and of the Shadow
    beat: int = 0  # whose go it is, by its number in the order of WAR-27.7
    mixed: tuple[str, ...] = ()  # `free-osgiliath`: armies of both teammates that have become one
    spurned: tuple[str, ...] = ()  # the same, where a teammate has said no this turn
    last: tuple[str, ...] = ()  # of a single player of the Free Peoples: what his last action was on (WAR-27.20)
    here: tuple[str, ...] = ()  # and the one that is carried out: `gondor`, or `elves+gondor@osgiliath` of an army
    takers: tuple[str, ...] = ()  # `osgiliath=saruman_player`: whose troops have captured what


@dataclass(slots=True)
class War(State):
    terms: Terms = Terms()
    seats: tuple[str, ...] = SEATS
    turn: int = 0
    phase: int = 0  # 1 to 6
    acting: str = FREE  # whose go it is in phase 5
    # The map.
    free: dict[str, Figures] = field(default_factory=dict)  # region -> figures of the Free Peoples
    shadow: dict[str, Figures] = field(default_factory=dict)  # region -> figures of the Shadow
    sieges: tuple[str, ...] = ()  # regions whose stronghold is besieged: what its controller has there is inside
    captured: tuple[str, ...] = ()  # regions whose settlement the other side controls
    pool: dict[str, int] = field(default_factory=dict)  # reinforcements: figure -> how many
    lost: dict[str, int] = field(default_factory=dict)  # figures of the Free Peoples that are out for good
    aside: tuple[str, ...] = ()  # characters that have not entered play
    fallen: tuple[str, ...] = ()  # characters that are out for good
    # Politics.
    steps: dict[str, int] = field(default_factory=dict)  # nation -> steps from war; 0 is at war
    passive: tuple[str, ...] = ()  # nations of the Free Peoples that are not active
    # The Fellowship.
    # Whatever the progress (WAR-1.17); on the Mordor Track the region that they came from.
    bearers: str = ""  # region of the Ring-bearers
    progress: int = 0
    hidden: bool = True
    corruption: int = 0
    track: int = NO_TRACK  # step of the Mordor Track
    companions: tuple[str, ...] = ()  # in the Fellowship
    guide: str = ""
    # Dice: what has been rolled and not used, sorted by face.
    free_dice: tuple[str, ...] = ()
    shadow_dice: tuple[str, ...] = ()
    free_used: int = 0  # set aside until the next turn
    shadow_used: int = 0
    box_free: int = 0  # in the Hunt Box
    box_shadow: int = 0
    free_pool: int = 0  # dice of this turn, wherever they are
    shadow_pool: int = 0
    rings: dict[str, int] = field(default_factory=dict)  # side -> Elven Rings it may use
    ringed: tuple[str, ...] = ()  # sides that have used one this turn
    die: str = ""  # face of the die that pays for the action being carried out
    # What happened this turn.
    strove: bool = False  # the Fellowship has tried to move or to hide
    entered: bool = False  # the Mordor Track
    messenger: bool = False  # the Mouth of Sauron has turned a Muster result into an Army result
    watched: bool = False  # a die of the Free Peoples was in the Hunt Box at the end of the previous turn
    # The hunt.
    tiles: tuple[str, ...] = ()  # in the pool, sorted
    drawn: tuple[str, ...] = ()  # set aside face up, and not removed for good
    specials: tuple[str, ...] = ()  # in play, waiting for Mordor
    removed: tuple[str, ...] = ()  # for good
    # The cards.
    decks: dict[str, Pile] = field(default_factory=dict)
    hands: dict[str, tuple[str, ...]] = field(default_factory=dict)  # seat -> cards
    discards: dict[str, tuple[str, ...]] = field(default_factory=dict)  # seat -> what only its owner has seen
    paid: tuple[str, ...] = ()  # deck and icon of discards that were a price, sorted: so much of them all know
    played: tuple[str, ...] = ()  # used and put away, for all to see
    table: tuple[str, ...] = ()  # lying on the table
    sealed: dict[str, str] = field(default_factory=dict)  # seat -> the combat card it has committed, or `pass`
    # What is being carried out.
    moved: dict[str, Figures] = field(default_factory=dict)  # region -> figures there that have moved in this action
    chosen: Figures = ()  # picked so far in the run that is asked
    recruited: tuple[str, ...] = ()  # regions that got a figure from this Muster result
    battle: Battle | None = None
    hunt: Hunt | None = None
    volley: Volley | None = None
    lords: Lords | None = None  # None: without the expansion
    orders: Orders | None = None  # of a card, for the attack that it grants
    # Of three and four players (WAR-27).
    team: Team | None = None  # None: of two players
    speaks: dict[str, str] = field(default_factory=dict)  # side -> the seat that acts for it; none: of two players
    offers: dict[str, str] = field(default_factory=dict)  # seat -> the card that it would swap (WAR-27.5), unseen
    given: dict[str, tuple[str, ...]] = field(default_factory=dict)  # seat -> cards that it gave to its teammate
    over: str = ""  # how the game ended: "corrupted", "destroyed", "shadow_military", "free_military"


def lords_of(s: War) -> Lords:
    """Where rules of the expansion are carried out."""
    lords = s.lords
    assert lords is not None
    return lords


def paying_die(s: War) -> str:
    """The die that pays for the action, as it lay among the dice: its face, or a special one by its name."""
    return s.lords.payer if s.lords and s.lords.payer else s.die


def has_round_mark(s: War, word: str) -> bool:
    """Has a combat card brought this about for the round?"""
    return s.lords is not None and word in s.lords.marks


def seat_of(s: War, side: str) -> str:
    """Who answers for a side now. Two players are the sides; of a team it is whoever acts or decides (WAR-27)."""
    if s.team is None:
        return side
    leads = leading_player(s, side)
    if leads == side:
        return side
    # WAR-27.6: the leading players decide in the Fellowship phase, of the allocation and of all effects of the hunt.
    if s.phase not in PLAYERS_PHASES or s.hunt is not None:
        return leads
    return army_controller(s, side, leads) or s.speaks[side]


PLAYERS_PHASES: Final = (1, 5)  # in which each player acts for himself


def leading_player(s: War, side: str) -> str:
    """The leading player of a side (WAR-27.2); of two players the side."""
    return side if s.team is None else s.team.leading[side == SHADOW]


def army_controller(s: War, side: str, leads: str) -> str:
    """Who controls the army of the side that fights or is shot at (WAR-27.13); "" if none does."""
    b, v = s.battle, s.volley
    if v is not None and v.side == side:
        return controlling_player((s.free if side == FREE else s.shadow).get(v.region, NOBODY), leads)
    if b is None:
        return ""
    region = b.origin if side == b.attacker else b.target
    here = (s.free if side == FREE else s.shadow).get(region, NOBODY)
    if side == b.attacker and b.rear:
        left = list(here)
        for figure in b.rear:
            if figure in left:
                left.remove(figure)
        here = tuple(left)
    return controlling_player(here, leads)


def forget_given_card(s: War, card: str) -> None:
    """All have seen where a card is that one teammate had from the other."""
    for who, cards in s.given.items():
        if card in cards:
            s.given[who] = tuple([one for one in cards if one != card])


def discard_from_hand(s: War, who: str, cards: tuple[str, ...]) -> None:
    """From a hand to what only its owner has seen (WAR-28.2)."""
    s.hands[who] = tuple([one for one in s.hands[who] if one not in cards])
    s.discards[who] = tuple(sorted((*s.discards[who], *cards)))


def hand_of(s: War, side: str) -> tuple[str, ...]:
    """The hand of whoever answers for a side now."""
    return s.hands[seat_of(s, side)]
