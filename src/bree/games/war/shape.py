"""What a seat sees of a game: the shape of a view. The browser's types are made from it (`make shapes`)."""

from typing import Annotated, TypedDict

from bree.core.vocabulary import Places, Shape, nouns, vocab
from bree.games.war.board import REGIONS, SETTLEMENTS
from bree.games.war.facts import CARDS, COMBATS, SPECIAL_DICE, TILES
from bree.games.war.figures import CHARACTERS, FIGURES, SIDE_OF
from bree.games.war.lords.action_tokens import TOKENS
from bree.games.war.picks import FACE as FACES, SPECIAL
from bree.games.war.players.team_play import ACTION_TURNS
from bree.games.war.players.teams import PAIRS
from bree.games.war.rules.turn.phases import ENDS
from bree.games.war.state import DECKS, FIELD, FREE, NATIONS, RINGS, SHADOW, SIDES, SIEGE, SORTIE, STAR

SEATS = vocab("seat", SIDES, PAIRS)
STARRED = [f"{die.id}-{face}" for die in SPECIAL_DICE.values() for face in die.faces if face.endswith(STAR)]
REASONS = ("move", "mordor", "stronghold", "balrog")  # of a hunt, beside cards

Seat = Annotated[str, SEATS]
Side = Annotated[str, vocab("side", SIDES)]
Nation = Annotated[str, vocab("nation", NATIONS)]
Region = Annotated[str, vocab("region", REGIONS)]
Figure = Annotated[str, vocab("figure", FIGURES)]
FreeFigure = Annotated[str, vocab("figure of the Free Peoples", [one for one in FIGURES if SIDE_OF.get(one) == FREE])]
ShadowFigure = Annotated[str, vocab("figure of the Shadow", [one for one in FIGURES if SIDE_OF.get(one) == SHADOW])]
Character = Annotated[str, vocab("character", CHARACTERS)]
Card = Annotated[str, vocab("card", CARDS)]
Deck = Annotated[str, vocab("deck", DECKS)]
Tile = Annotated[str, vocab("tile", TILES)]
Face = Annotated[str, vocab("face", FACES.values())]
Die = Annotated[str, vocab("die", FACES)]  # a special one with its name: `vilya-muster`
SpecialDie = Annotated[str, vocab("special die", SPECIAL_DICE)]
SpecialFace = Annotated[str, vocab("special face", SPECIAL)]
SpecialDieNow = Annotated[str, vocab("special die now", SPECIAL_DICE, SPECIAL, STARRED)]
Ring = Annotated[str, vocab("ring", RINGS)]
Pip = Annotated[int, vocab("pip", range(1, 7))]

MANY = nouns("times", [str(number) for number in range(2, 41)])  # of a figure in a group
FigureNoun = Annotated[str, vocab("figure", nouns("figure", (*FIGURES, *CHARACTERS)), MANY)]
RegionNoun = Annotated[str, vocab("region", nouns("region", REGIONS))]

Count = dict[Figure, int]  # how many of each
Tiles = dict[Tile, int]
Decks = dict[Deck, int]


class RegionFacts(TypedDict):
    """A region of the map; never changes."""

    nation: Nation  # "": nobody's
    settlement: Annotated[str, vocab("settlement", SETTLEMENTS)]  # "", "town", "city" or "stronghold"
    fortification: bool
    points: int
    adjacent: list[Region]


class RegionView(TypedDict):
    """What stands in a region, and who holds its settlement."""

    free: dict[FreeFigure, int]
    shadow: dict[ShadowFigure, int]
    besieged: Side  # the side that is shut up in the stronghold; "": nobody
    captured: bool


class NationView(TypedDict):
    steps: int  # from war; 0: at war
    active: bool


class FellowshipStatus(TypedDict):
    region: Region
    progress: int
    hidden: bool
    corruption: int
    track: int  # step of the Mordor Track, -1: not there
    companions: list[Character]  # the person, where the version is not shown (LME-11.3)
    guide: Character  # "": he is being chosen, and who may be is a secret


class DiceView(TypedDict):
    ready: list[Die]  # faces that can be used
    used: int
    box: int  # in the Hunt Box
    all: int  # of this turn
    rings: int  # Elven Rings
    ring_used: bool  # this turn
    special: list[SpecialDieNow]  # special dice of this turn: `vilya` before the roll, then `vilya-army*`
    picked: SpecialDie  # the special die whose result counts
    ring_names: list[Ring]  # with Lords of Middle-earth: which rings those are


class HuntView(TypedDict):
    why: Annotated[str, vocab("reason", REASONS, CARDS)]  # "move", "mordor", "stronghold", "balrog", or a card
    level: int  # dice that are rolled
    needs: int  # a die succeeds with so much or more
    rerolls: int  # at most
    rolled: list[Pip]
    again: list[Pip]
    successes: int
    tile: Tile
    damage: int  # what is left of it


class HuntPoolView(TypedDict):
    pool: Tiles  # tile -> how many
    drawn: Tiles
    specials: list[Tile]  # waiting for Mordor
    removed: Tiles
    now: HuntView | None


class NumbersWithoutCards(TypedDict):
    """What a side of a battle would roll if there were no cards in it."""

    dice: int
    needs: int
    leadership: int


class BattleSideView(TypedDict):
    """One side of a battle."""

    side: Side
    region: Region
    figures: Count  # that take part
    dice: int
    needs: int  # a die hits with so much or more
    leadership: int
    rolled: list[Pip]
    again: list[Pip]
    hits: int  # scored in this round
    again_needs: int  # the same as `needs`, of the re-roll
    plain: NumbersWithoutCards
    card: Card  # its combat card, once it was shown; one's own before that
    sealed: Deck  # the deck of one that lies face down
    silenced: bool  # it does nothing
    still: bool  # no leader re-roll
    muted: Character  # a companion who counts for nothing
    by_card: int  # hits that a card has made, or made of misses
    saved: int  # hits of the enemy that its card cancels


class BattleView(TypedDict):
    kind: Annotated[str, vocab("battle", (FIELD, SIEGE, SORTIE))]  # "field", "siege" or "sortie"
    round: int
    attacker: BattleSideView
    defender: BattleSideView
    rear: Count
    taking: Side  # the side that takes losses now, "": none
    left: int  # hits that it still has to take
    acting: Annotated[list[Side], Places(len(SIDES))]  # sides whose cards were shown, in the order in which they act


class VolleyView(TypedDict):
    """Dice that a card throws at an army outside a battle."""

    card: Card
    side: Side  # whose army is hit
    region: Region
    needs: int
    rolled: list[Pip]
    left: int  # hits that it still has to take


class HandView(TypedDict):
    cards: list[Card]  # one's own; of others nothing
    character: int  # of the character deck
    strategy: int


class LordsView(TypedDict):
    """What Lords of Middle-earth adds, beside the dice."""

    balrog: bool  # he is active
    payer: SpecialFace  # the special die that pays for the action being carried out
    gone: list[SpecialDie]  # special dice that are out of the game
    rings_out: list[Ring]  # Elven Rings that are out of the game
    tokens: list[Annotated[str, vocab("token", TOKENS)]]  # of the Shadow, not used yet
    token_used: bool  # this turn
    veiled: list[Character]  # persons in the Fellowship whose version is not shown (LME-11.3)


class PlayersView(TypedDict):
    """Three and four at the table."""

    sides: dict[Seat, Side]  # seat -> side
    nations: dict[Seat, list[Nation]]  # seat -> its nations
    leading: dict[Side, Seat]  # side -> seat
    go: Seat  # the seat that has the go, or acted last
    order: Annotated[list[Seat], Places(ACTION_TURNS)]  # seats, in the order of their goes in this turn
    beat: int  # which of those goes it is
    mixed: dict[Side, dict[Region, Seat]]  # side -> region where both armies are one -> the seat that controls it
    worn: list[Nation]  # nations of the last action, of a single player of the Free Peoples
    takers: dict[Region, Seat]  # captured region -> the seat whose troops took it
    merit: dict[Seat, int]  # seat -> points for the best player of a team
    best: list[Seat]  # once the game is over: the best of the team that won; both, if they are equal


class DynamicView(TypedDict):
    """A view without what lasts."""

    turn: int
    phase: int
    acting: Side
    standing: dict[Region, RegionView]  # only regions where something stands or is captured
    points: dict[Side, int]  # side -> victory points
    reinforcements: Count
    lost: Count
    aside: list[Character]
    fallen: list[Character]
    politics: dict[Nation, NationView]
    fellowship: FellowshipStatus
    dice: dict[Side, DiceView]  # side -> its dice
    die: Face  # that pays for the action being carried out
    hunt: HuntPoolView
    battle: BattleView | None
    volley: VolleyView | None
    hands: dict[Seat, HandView]
    decks: Decks
    discarded: list[Card]  # face down, one's own
    discards: dict[Seat, Decks]  # side -> deck -> how many lie face down
    played: list[Card]
    table: list[Card]
    lords: LordsView | None  # None: it is not played
    players: PlayersView | None  # None: of two
    over: Annotated[str, vocab("ending", ENDS)]  # "", "corrupted", "destroyed", "shadow_military" or "free_military"


class StaticView(TypedDict):
    map: dict[Region, RegionFacts]


class WarView(StaticView, DynamicView):
    """The map first."""


SHAPE = Shape(
    WarView,
    SEATS,
    facts={
        "region": RegionNoun,
        "to": RegionNoun,
        "target": RegionNoun,
        "figure": FigureNoun,
        "minion": FigureNoun,
        "person": FigureNoun,
        "companion": FigureNoun,
        "group": list[FigureNoun],
        "guide": Annotated[str, vocab("character", nouns("character", CHARACTERS))],
        "card": Annotated[str, vocab("card", nouns("card", CARDS), nouns("combat", COMBATS))],
        "deck": Annotated[str, vocab("deck", nouns("deck", DECKS))],
        "face": Annotated[str, vocab("face", nouns("face", FACES.values()), nouns("die", SPECIAL))],
        "icon": Annotated[str, vocab("face", nouns("face", FACES.values()))],
        "nation": Annotated[str, vocab("nation", nouns("nation", NATIONS))],
        "tile": Annotated[str, vocab("tile", nouns("tile", ("", *TILES)))],
        "mate": Seat,
        **dict.fromkeys(
            ("progress", "least", "most", "number", "left", "damage", "mordor", "leadership", "gone", "level", "kind",
             "boxed"),
            int,
        ),
    },
    answers=(*SEATS.words, "character", "strategy", "bear", "lose"),
)  # fmt: skip
