"""What a seat sees of a game: the shape of a view. The browser's types are made from it (`make shapes`)."""

from typing import TypedDict

Count = dict[str, int]  # figure (or tile, or face) -> how many


class Place(TypedDict):
    """A region of the map; never changes."""

    nation: str  # "": nobody's
    settlement: str  # "", "town", "city" or "stronghold"
    fortification: bool
    points: int
    adjacent: list[str]


class Standing(TypedDict):
    """What stands in a region, and who holds its settlement."""

    free: Count
    shadow: Count
    besieged: str  # the side that is shut up in the stronghold; "": nobody
    captured: bool


class Politics(TypedDict):
    steps: int  # from war; 0: at war
    active: bool


class Fellowship(TypedDict):
    region: str
    progress: int
    hidden: bool
    corruption: int
    track: int  # step of the Mordor Track, -1: not there
    companions: list[str]  # the person, where the version is not shown (LME-11.3)
    guide: str  # "": he is being chosen, and who may be is a secret


class Dice(TypedDict):
    ready: list[str]  # faces that can be used
    used: int
    box: int  # in the Hunt Box
    all: int  # of this turn
    rings: int  # Elven Rings
    ring_used: bool  # this turn
    special: list[str]  # special dice of this turn: `vilya` before the roll, then `vilya-army*`
    picked: str  # the special die whose result counts
    ring_names: list[str]  # with Lords of Middle-earth: which rings those are


class HuntNow(TypedDict):
    why: str  # "move", "mordor", "stronghold", "balrog", or a card
    level: int  # dice that are rolled
    needs: int  # a die succeeds with so much or more
    rerolls: int  # at most
    rolled: list[int]
    again: list[int]
    successes: int
    tile: str
    damage: int  # what is left of it


class HuntPool(TypedDict):
    pool: Count  # tile -> how many
    drawn: Count
    specials: list[str]  # waiting for Mordor
    removed: Count
    now: HuntNow | None


class Plain(TypedDict):
    """What a side of a battle would roll if there were no cards in it."""

    dice: int
    needs: int
    leadership: int


class Camp(TypedDict):
    """One side of a battle."""

    side: str
    region: str
    figures: Count  # that take part
    dice: int
    needs: int  # a die hits with so much or more
    leadership: int
    rolled: list[int]
    again: list[int]
    hits: int  # scored in this round
    again_needs: int  # the same as `needs`, of the re-roll
    plain: Plain
    card: str  # its combat card, once it was shown; one's own before that
    sealed: str  # the deck of one that lies face down
    silenced: bool  # it does nothing
    still: bool  # no leader re-roll
    muted: str  # a companion who counts for nothing
    by_card: int  # hits that a card has made, or made of misses
    saved: int  # hits of the enemy that its card cancels


class BattleNow(TypedDict):
    kind: str  # "field", "siege" or "sortie"
    round: int
    attacker: Camp
    defender: Camp
    rear: Count
    taking: str  # the side that takes losses now, "": none
    left: int  # hits that it still has to take
    acting: list[str]  # sides whose cards were shown, in the order in which they act


class VolleyNow(TypedDict):
    """Dice that a card throws at an army outside a battle."""

    card: str
    side: str  # whose army is hit
    region: str
    needs: int
    rolled: list[int]
    left: int  # hits that it still has to take


class Hand(TypedDict):
    cards: list[str]  # one's own; of others nothing
    character: int  # of the character deck
    strategy: int


class LordsNow(TypedDict):
    """What Lords of Middle-earth adds, beside the dice."""

    balrog: bool  # he is active
    payer: str  # the special die that pays for the action being carried out
    gone: list[str]  # special dice that are out of the game
    rings_out: list[str]  # Elven Rings that are out of the game
    tokens: list[str]  # of the Shadow, not used yet
    token_used: bool  # this turn
    veiled: list[str]  # persons in the Fellowship whose version is not shown (LME-11.3)


class Players(TypedDict):
    """Three and four at the table."""

    sides: dict[str, str]  # seat -> side
    nations: dict[str, list[str]]  # seat -> its nations
    leading: dict[str, str]  # side -> seat
    go: str  # the seat that has the go, or acted last
    order: list[str]  # seats, in the order of their goes in this turn
    beat: int  # which of those goes it is
    mixed: dict[str, dict[str, str]]  # side -> region where both armies are one -> the seat that controls it
    worn: list[str]  # nations of the last action, of a single player of the Free Peoples
    takers: dict[str, str]  # captured region -> the seat whose troops took it
    merit: dict[str, int]  # seat -> points for the best player of a team
    best: list[str]  # once the game is over: the best of the team that won; both, if they are equal


class Passing(TypedDict):
    """A view without what lasts."""

    turn: int
    phase: int
    acting: str
    standing: dict[str, Standing]  # only regions where something stands or is captured
    points: dict[str, int]  # side -> victory points
    reinforcements: Count
    lost: Count
    aside: list[str]
    fallen: list[str]
    politics: dict[str, Politics]
    fellowship: Fellowship
    dice: dict[str, Dice]  # side -> its dice
    die: str  # that pays for the action being carried out
    hunt: HuntPool
    battle: BattleNow | None
    volley: VolleyNow | None
    hands: dict[str, Hand]
    decks: Count
    discarded: list[str]  # face down, one's own
    discards: dict[str, Count]  # side -> deck -> how many lie face down
    played: list[str]
    table: list[str]
    lords: LordsNow | None  # None: it is not played
    players: Players | None  # None: of two
    over: str  # "", "corrupted", "destroyed", "shadow_military" or "free_military"


class Lasting(TypedDict):
    map: dict[str, Place]


class WarView(Lasting, Passing):
    """The map first."""
