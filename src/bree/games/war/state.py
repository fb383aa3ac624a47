"""The state of a game of War of the Ring: the map, the Fellowship, the dice, the cards, politics.

An army is a small immutable value: a sorted tuple of figures. A region without figures of a side has no entry. The
current battle and the current hunt are one record each.
"""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bree.core import Pile, State
from bree.games.war.players.teams import controlling_player

FREE: Final = "free"
SHADOW: Final = "shadow"
SIDES: Final = (FREE, SHADOW)  # with two players these are also the seats
SEATS: Final = SIDES
OTHER: Final = {FREE: SHADOW, SHADOW: FREE}

# WAR-1.1
FREE_NATIONS: Final = ("dwarves", "elves", "gondor", "north", "rohan")
SHADOW_NATIONS: Final = ("isengard", "sauron", "southrons")
NATIONS: Final = (*FREE_NATIONS, *SHADOW_NATIONS)
SIDE: Final = {**dict.fromkeys(FREE_NATIONS, FREE), **dict.fromkeys(SHADOW_NATIONS, SHADOW)}

Figures = tuple[str, ...]  # sorted as in `figures.py`, one entry for each figure
NOBODY: Final[Figures] = ()

# Faces of the action dice. No player can use an Eye as a die.
CHARACTER: Final = "character"
ARMY: Final = "army"
MUSTER: Final = "muster"
ARMY_MUSTER: Final = "army_muster"
EVENT: Final = "event"
WILL: Final = "will"
EYE: Final = "eye"
# Faces of special dice only: draw a card; use the Balrog.
DRAWING: Final = "drawing"
BALROG_FACE: Final = "balrog"
STAR: Final = "*"  # follows a face that has the icon which may remove the die (LME-4.14)
RINGS: Final = ("narya", "nenya", "vilya")
DECKS: Final = ("free_character", "free_strategy", "shadow_character", "shadow_strategy")

ICONS: Final = (CHARACTER, ARMY, MUSTER)  # in the corner of an event card
PRICES: Final = tuple([f"{deck}-{icon}" for deck in DECKS for icon in ICONS])

NO_TRACK: Final = -1  # the Fellowship is not on the Mordor Track
DOOM: Final = 5  # the step of the Mordor Track that is the Crack of Doom
CORRUPTED: Final = 12
PROGRESS_MOST: Final = 12

FIELD, SIEGE, SORTIE = "field", "siege", "sortie"  # kinds of battles


class Edge(NamedTuple):
    """The changes that combat cards make to one side of a battle, for one round (WAR-12.5)."""

    card: str = ""  # the combat card of this side, after both sides have shown their cards
    silenced: bool = False  # the card has no effect
    dice: int = 0  # added to the combat roll; at least one die is left
    most: int = 5  # the maximum of dice in the combat roll
    bonus: int = 0  # added to each die of the combat roll
    again: int = 0  # added to each die of the leader re-roll
    forfeited: int = 0  # leadership that a card made this side forfeit
    muted: str = ""  # a companion that does not count in this round
    still: bool = False  # this side has no leader re-roll
    stuck: int = 0  # missed dice that this side may not re-roll
    turned: int = 0  # missed dice that a card turned into hits
    more: int = 0  # hits that a card adds to those of the rolls
    struck: int = 0  # hits of extra attacks; the enemy took them at once
    saved: int = 0  # hits of the enemy that a card cancels


NO_EDGE: Final = Edge()


class Battle(NamedTuple):
    """The current battle. The attacking figures are those in `origin` that are not in the rearguard."""

    kind: str  # FIELD, SIEGE or SORTIE
    attacker: str  # the attacking side
    origin: str  # the attackers' region
    target: str  # the region of the battle; equal to `origin` in a siege battle and in a sortie
    rear: Figures = ()  # the attacker's figures in `origin` that do not take part
    round: int = 0  # the first round is 1
    rolled: tuple[int, ...] = ()  # the attacker's combat roll, in the order of the dice
    again: tuple[int, ...] = ()  # the attacker's leader re-roll
    against: tuple[int, ...] = ()  # the defender's combat roll
    against_again: tuple[int, ...] = ()
    taking: str = ""  # the side that takes losses now
    hits: int = 0  # hits that it still has to take
    rider: bool = False  # Gandalf the White has forfeited his leadership and cancels that of all Nazgûl
    attack: Edge = NO_EDGE  # changes for the attacker
    defence: Edge = NO_EDGE
    extra: tuple[int, ...] = ()  # dice of the current extra attack
    away: bool = False  # the defenders have left before the roll
    rounds: int = 1  # rounds of a siege battle that cost no elite
    bound: bool = False  # the attacker may not cease the attack
    quiet: bool = False  # see `Orders`
    helped: bool = False
    sorcery: str = ""  # the deck for the draw of the Witch-king's player after the first round (WAR-7.27)


EYES, HARMLESS = "eyes", "harmless"  # groups of tiles: the Eyes; the Eyes and the special tiles of the Free Peoples
NEVER, BY_LOT = "never", "by_lot"  # the damage cannot be reduced; a companion drawn at random must be lost


class Hunt(NamedTuple):
    """The current hunt: its roll and the tile that is resolved."""

    why: str  # "move" of the Fellowship, "mordor" on the track, "stronghold", "balrog", or a card
    rolled: tuple[int, ...] = ()
    again: tuple[int, ...] = ()
    tile: str = ""  # the current tile
    damage: int = 0  # the damage that is left
    casualty: bool = False  # the Free Peoples have taken a casualty for this tile
    victim: str = ""  # the companion that is lost now
    soothed: bool = False  # the Free Peoples have used Gollum for this tile
    tiles: int = 0  # tiles for strongholds, still to be drawn after this one
    helped: bool = False  # a card on the table was used for this tile
    anew: bool = False  # that card asks for another tile
    spared: bool = False  # a card prevents the draw
    # Changes that a card makes to this hunt.
    bonus: int = 0  # added to each die of the roll
    void: str = ""  # tiles without effect: EYES or HARMLESS
    lessened: str = ""  # "" if the usual rules apply, else NEVER or BY_LOT
    blind: bool = False  # the Reveal icon has no effect
    breaks: bool = False  # the number of the tile is not damage: so many companions leave


class Orders(NamedTuple):
    """The conditions of an attack that a card grants."""

    froms: tuple[str, ...] = ()  # regions from which the army may attack
    ats: tuple[str, ...] = ()  # regions that it may attack
    rounds: int = 1  # rounds of a siege battle before each further round costs an elite (WAR-16.18)
    bound: bool = False  # the attacker may not cease
    quiet: bool = False  # in round one the Free Peoples use no combat card unless a companion fights
    helped: bool = False  # each unit of the Free Peoples in the stronghold takes a die from the besiegers


class Volley(NamedTuple):
    """Dice that a card rolls against an army outside a battle."""

    card: str
    side: str  # the side whose army is hit
    region: str
    needs: int  # a die hits with this number or more
    rolled: tuple[int, ...] = ()
    hits: int = 0  # hits that the side still has to take


class Terms(NamedTuple):
    """The options that were chosen for this game."""

    overstack: bool = True  # WAR-O1: may a move bring more than ten units into a region?
    inner_mordor: bool = True  # WAR-O2: may the Fellowship be declared or revealed inside Mordor?
    spared: bool = False  # WAR-O3: no corruption for idleness in the turn of entering Mordor
    captor: bool = True  # WAR-O4: does a captor of a city defend with its benefit?
    # Parts of Lords of Middle-earth in this game (LME-1.7, LME-1.8).
    keepers: bool = False  # Elrond, Galadriel, Gandalf as Keeper of Narya, the powers of the rings
    smeagol: bool = False
    lesser: bool = False  # the Balrog and Gothmog
    rivals: bool = False  # the alternative Mouth of Sauron and the alternative Witch-king
    lords_cards: bool = False
    council: bool = False  # the Council of Rivendell
    # Interpretations of unclear rules of Lords of Middle-earth.
    all_dice: bool = True  # LME-O1: all dice count for the question of who chooses a special die first
    narya_led: bool = False  # LME-O2: Narya's power also works with Gandalf as Guide
    sees_revealed: bool = True  # LME-O3: the Chief of the Ringwraiths moves when the Fellowship is revealed
    sees_declared: bool = False
    balrog_at_war: bool = False  # LME-O4: the unit that comes with the Balrog needs Sauron at war
    balrog_on_roll: bool = False  # LME-O5: the Balrog wakes when his result is chosen
    bare_token: bool = False  # LME-O6: a token may be used without a die left
    in_vain: bool = True  # WAR-O5: may a player use an event card that has no effect?


class Lords(NamedTuple):
    """The markers and counters of Lords of Middle-earth (LME-1.4)."""

    special: tuple[str, ...] = ()  # special dice of this turn: `vilya` before the roll, `vilya-muster` after it
    picked: tuple[str, ...] = ()  # special dice whose result counts this turn, at most one for each side
    gone: tuple[str, ...] = ()  # special dice that have left the game
    payer: str = ""  # the special die that pays for the current action
    rings: tuple[str, ...] = RINGS  # Elven Rings of the Free Peoples
    out: tuple[str, ...] = ()  # rings that have left the game; the Shadow has the remaining ones
    active: bool = False  # is the Balrog active?
    swapped: bool = False  # the alternative Witch-king has replaced the other one
    spelled: bool = False  # the Black Númenórean has moved an army with a Muster result this turn
    lore: bool = False  # the Black Númenórean has prolonged this battle (LME-10.5)
    shown: tuple[str, ...] = ()  # companions of the Fellowship whose version is public
    # Public knowledge about the hidden versions. No companion has a level above `ceiling` (0: unknown). At least one
    # companion of the Fellowship has the level `floor` (0: a companion with a public version has it).
    ceiling: int = 0
    floor: int = 0
    tokens: tuple[str, ...] = ()  # unused action tokens of the Shadow
    token_used: bool = False  # the Shadow has used a token this turn
    marks: tuple[str, ...] = ()  # effects of combat cards for this round of a battle


NO_LORDS: Final = Lords()


class Team(NamedTuple):
    """The additional facts of a game with three or four players (WAR-27)."""

    leading: tuple[str, str]  # the leading player of the Free Peoples and that of the Shadow
    beat: int = 0  # the number of the action turn in the order of WAR-27.7
    mixed: tuple[str, ...] = ()  # `free-osgiliath`: armies of two teammates that became one army
    spurned: tuple[str, ...] = ()  # armies that a teammate refused to join this turn
    last: tuple[str, ...] = ()  # nations of the last action of a single Free Peoples player (WAR-27.20)
    here: tuple[str, ...] = ()  # nations of the current action: `gondor`, or `elves+gondor@osgiliath` for an army
    takers: tuple[str, ...] = ()  # `osgiliath=saruman_player`: the player whose troops captured the region


@dataclass(slots=True)
class War(State):
    terms: Terms = Terms()
    seats: tuple[str, ...] = SEATS
    turn: int = 0
    phase: int = 0  # 1 to 6
    acting: str = FREE  # the side whose action turn it is in phase 5
    # The map.
    free: dict[str, Figures] = field(default_factory=dict)  # region -> figures of the Free Peoples
    shadow: dict[str, Figures] = field(default_factory=dict)  # region -> figures of the Shadow
    sieges: tuple[str, ...] = ()  # regions with a besieged stronghold; the figures of its controller are inside
    captured: tuple[str, ...] = ()  # regions whose settlement the other side controls
    pool: dict[str, int] = field(default_factory=dict)  # reinforcements: figure -> how many
    lost: dict[str, int] = field(default_factory=dict)  # figures of the Free Peoples that cannot return
    aside: tuple[str, ...] = ()  # characters that have not entered play
    fallen: tuple[str, ...] = ()  # characters that cannot return
    # Politics.
    steps: dict[str, int] = field(default_factory=dict)  # nation -> steps from war; 0 is at war
    passive: tuple[str, ...] = ()  # nations of the Free Peoples that are not active
    # The Fellowship.
    # The region stays the same while progress rises (WAR-1.17). On the Mordor Track it is the last region before it.
    bearers: str = ""  # region of the Ring-bearers
    progress: int = 0
    hidden: bool = True
    corruption: int = 0
    track: int = NO_TRACK  # step of the Mordor Track
    companions: tuple[str, ...] = ()  # companions in the Fellowship
    guide: str = ""
    # Dice that were rolled and not used yet, sorted by face.
    free_dice: tuple[str, ...] = ()
    shadow_dice: tuple[str, ...] = ()
    free_used: int = 0  # used dice, out of play until the next turn
    shadow_used: int = 0
    box_free: int = 0  # in the Hunt Box
    box_shadow: int = 0
    free_pool: int = 0  # all dice of this turn
    shadow_pool: int = 0
    rings: dict[str, int] = field(default_factory=dict)  # side -> Elven Rings that it can use
    ringed: tuple[str, ...] = ()  # sides that used a ring this turn
    die: str = ""  # face of the die that pays for the current action
    # What happened this turn.
    strove: bool = False  # the Fellowship has tried to move or to hide
    entered: bool = False  # the Fellowship entered the Mordor Track
    messenger: bool = False  # the Mouth of Sauron used a Muster result as an Army result
    watched: bool = False  # a die of the Free Peoples was in the Hunt Box at the end of the previous turn
    # The hunt.
    tiles: tuple[str, ...] = ()  # the Hunt Pool, sorted
    drawn: tuple[str, ...] = ()  # tiles that were drawn; they can return to the pool
    specials: tuple[str, ...] = ()  # special tiles in play, before the Fellowship enters Mordor
    removed: tuple[str, ...] = ()  # tiles that have left the game
    # The cards.
    decks: dict[str, Pile] = field(default_factory=dict)
    hands: dict[str, tuple[str, ...]] = field(default_factory=dict)  # seat -> cards
    # seat -> discarded cards that only this seat has seen
    discards: dict[str, tuple[str, ...]] = field(default_factory=dict)
    paid: tuple[str, ...] = ()  # deck and icon of each card discarded as a price, sorted; all seats know them
    played: tuple[str, ...] = ()  # cards that were used, face up
    table: tuple[str, ...] = ()  # cards on the table
    sealed: dict[str, str] = field(default_factory=dict)  # seat -> the combat card that it committed, or `pass`
    # The current action.
    moved: dict[str, Figures] = field(default_factory=dict)  # region -> figures there that have moved in this action
    chosen: Figures = ()  # picks so far of the current pick set
    recruited: tuple[str, ...] = ()  # regions that received a figure of this Muster result
    battle: Battle | None = None
    hunt: Hunt | None = None
    volley: Volley | None = None
    lords: Lords | None = None  # None without the expansion
    orders: Orders | None = None  # of a card that grants an attack
    # For three and four players (WAR-27).
    team: Team | None = None  # None with two players
    speaks: dict[str, str] = field(default_factory=dict)  # side -> the seat that acts for it; empty with two players
    offers: dict[str, str] = field(default_factory=dict)  # seat -> the card that it offers to swap (WAR-27.5), secret
    given: dict[str, tuple[str, ...]] = field(default_factory=dict)  # seat -> cards that it gave to its teammate
    over: str = ""  # how the game ended: "corrupted", "destroyed", "shadow_military", "free_military"


def lords_of(s: War) -> Lords:
    """Return the facts of the expansion. Call this only in its rules."""
    lords = s.lords
    assert lords is not None
    return lords


def paying_die(s: War) -> str:
    """Return the die that pays for the action: a face, or the name of a special die."""
    return s.lords.payer if s.lords and s.lords.payer else s.die


def has_round_mark(s: War, word: str) -> bool:
    """Has a combat card set this mark for the round?"""
    return s.lords is not None and word in s.lords.marks


def seat_of(s: War, side: str) -> str:
    """Return the seat that answers for a side now.

    With two players the seat is the side. In a team it is the player who acts or who decides (WAR-27).
    """
    if s.team is None:
        return side
    leads = leading_player(s, side)
    if leads == side:
        return side
    # WAR-27.6: the leading player decides in the Fellowship phase, in the allocation and in the whole hunt.
    if s.phase not in PLAYERS_PHASES or s.hunt is not None:
        return leads
    return army_controller(s, side, leads) or s.speaks[side]


PLAYERS_PHASES: Final = (1, 5)  # phases in which each player acts separately


def leading_player(s: War, side: str) -> str:
    """Return the leading player of a side (WAR-27.2); with two players this is the side."""
    return side if s.team is None else s.team.leading[side == SHADOW]


def army_controller(s: War, side: str, leads: str) -> str:
    """Return the player who controls the army in the current battle or volley (WAR-27.13); "" if there is none."""
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
    """Remove a card from `given`, because its place is public now."""
    for who, cards in s.given.items():
        if card in cards:
            s.given[who] = tuple([one for one in cards if one != card])


def discard_from_hand(s: War, who: str, cards: tuple[str, ...]) -> None:
    """Move cards from a hand to the face-down discards of its owner (WAR-28.2)."""
    s.hands[who] = tuple([one for one in s.hands[who] if one not in cards])
    s.discards[who] = tuple(sorted((*s.discards[who], *cards)))


def hand_of(s: War, side: str) -> tuple[str, ...]:
    """Return the hand of the seat that answers for a side now."""
    return s.hands[seat_of(s, side)]
