"""The types of a view of war. `make shapes` writes the types of the browser from them."""

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
REASONS = ("move", "mordor", "stronghold", "balrog")  # of a hunt; a card is also possible

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
Die = Annotated[str, vocab("die", FACES)]  # a special die with its name: `vilya-muster`
SpecialDie = Annotated[str, vocab("special die", SPECIAL_DICE)]
SpecialFace = Annotated[str, vocab("special face", SPECIAL)]
SpecialDieNow = Annotated[str, vocab("special die now", SPECIAL_DICE, SPECIAL, STARRED)]
Ring = Annotated[str, vocab("ring", RINGS)]
Pip = Annotated[int, vocab("pip", range(1, 7))]

MANY = nouns("times", [str(number) for number in range(2, 41)])  # number of equal figures in a group
FigureNoun = Annotated[str, vocab("figure", nouns("figure", (*FIGURES, *CHARACTERS)), MANY)]
RegionNoun = Annotated[str, vocab("region", nouns("region", REGIONS))]

Count = dict[Figure, int]  # how many of each
Tiles = dict[Tile, int]
Decks = dict[Deck, int]


class RegionFacts(TypedDict):
    """The constant facts of a region."""

    nation: Nation  # "" for none
    settlement: Annotated[str, vocab("settlement", SETTLEMENTS)]  # "", "town", "city" or "stronghold"
    fortification: bool
    points: int
    adjacent: list[Region]


class RegionView(TypedDict):
    """The figures in a region, and the state of its settlement."""

    free: dict[FreeFigure, int]
    shadow: dict[ShadowFigure, int]
    besieged: Side  # the side inside the besieged stronghold; "" if there is no siege
    captured: bool


class NationView(TypedDict):
    steps: int  # steps from war; 0: at war
    active: bool


class FellowshipStatus(TypedDict):
    region: Region
    progress: int
    hidden: bool
    corruption: int
    track: int  # step of the Mordor Track; -1: not on it
    companions: list[Character]  # a companion with a hidden version is shown as the person (LME-11.3)
    guide: Character  # "" while the choice of the Guide is secret


class DiceView(TypedDict):
    ready: list[Die]  # dice that can be used
    used: int
    box: int  # in the Hunt Box
    all: int  # all dice of this turn
    rings: int  # Elven Rings
    ring_used: bool  # has the side used a ring this turn?
    special: list[SpecialDieNow]  # special dice of this turn: `vilya` before the roll, then `vilya-army*`
    picked: SpecialDie  # the special die whose result counts
    ring_names: list[Ring]  # names of these rings, with Lords of Middle-earth


class HuntView(TypedDict):
    why: Annotated[str, vocab("reason", REASONS, CARDS)]  # "move", "mordor", "stronghold", "balrog", or a card
    level: int  # dice in the hunt roll
    needs: int  # a die succeeds with this number or more
    rerolls: int  # the maximum of re-rolled dice
    rolled: list[Pip]
    again: list[Pip]
    successes: int
    tile: Tile
    damage: int  # damage that is left


class HuntPoolView(TypedDict):
    pool: Tiles  # tile -> how many
    drawn: Tiles
    specials: list[Tile]  # special tiles in play, before the Fellowship enters Mordor
    removed: Tiles
    now: HuntView | None


class NumbersWithoutCards(TypedDict):
    """The numbers of a side in a battle without the effects of cards."""

    dice: int
    needs: int
    leadership: int


class BattleSideView(TypedDict):
    """One side of a battle."""

    side: Side
    region: Region
    figures: Count  # figures that take part
    dice: int
    needs: int  # a die hits with this number or more
    leadership: int
    rolled: list[Pip]
    again: list[Pip]
    hits: int  # hits scored in this round
    again_needs: int  # as `needs`, for the leader re-roll
    plain: NumbersWithoutCards
    card: Card  # the combat card: all see it after both sides have shown their cards, its owner before that
    sealed: Deck  # the deck of a face-down combat card
    silenced: bool  # the card has no effect
    still: bool  # no leader re-roll in this round
    muted: Character  # a companion that does not count in this round
    by_card: int  # hits that a card added, or made of misses
    saved: int  # hits of the enemy that the card of this side cancels


class BattleView(TypedDict):
    kind: Annotated[str, vocab("battle", (FIELD, SIEGE, SORTIE))]  # "field", "siege" or "sortie"
    round: int
    attacker: BattleSideView
    defender: BattleSideView
    rear: Count
    taking: Side  # the side that takes losses now; "" for none
    left: int  # hits that it still has to take
    # sides whose cards were shown, in the order in which the cards act
    acting: Annotated[list[Side], Places(len(SIDES))]


class VolleyView(TypedDict):
    """Dice that a card rolls against an army outside a battle."""

    card: Card
    side: Side  # the side whose army is hit
    region: Region
    needs: int
    rolled: list[Pip]
    left: int  # hits that the side still has to take


class HandView(TypedDict):
    cards: list[Card]  # the cards of the seat itself; empty for other seats
    character: int  # number of cards of the character deck
    strategy: int


class LordsView(TypedDict):
    """The facts of Lords of Middle-earth, except the dice."""

    balrog: bool  # is the Balrog active?
    payer: SpecialFace  # the special die that pays for the current action
    gone: list[SpecialDie]  # special dice that have left the game
    rings_out: list[Ring]  # Elven Rings that have left the game
    tokens: list[Annotated[str, vocab("token", TOKENS)]]  # unused tokens of the Shadow
    token_used: bool  # has the Shadow used a token this turn?
    veiled: list[Character]  # persons in the Fellowship with a hidden version (LME-11.3)


class PlayersView(TypedDict):
    """The facts of a game with three or four players."""

    sides: dict[Seat, Side]  # seat -> side
    nations: dict[Seat, list[Nation]]  # seat -> its nations
    leading: dict[Side, Seat]  # side -> seat
    go: Seat  # the seat that acts now, or acted last
    order: Annotated[list[Seat], Places(ACTION_TURNS)]  # seats in the order of their action turns
    beat: int  # the number of the current action turn in `order`
    mixed: dict[Side, dict[Region, Seat]]  # side -> region with an army of both teammates -> the seat that controls it
    worn: list[Nation]  # nations of the last action of a single Free Peoples player
    takers: dict[Region, Seat]  # captured region -> the seat whose troops took it
    merit: dict[Seat, int]  # seat -> points for the best player of a team
    best: list[Seat]  # after the end: the best of the winning team, or both if they are equal


class DynamicView(TypedDict):
    """The view without its static part."""

    turn: int
    phase: int
    acting: Side
    standing: dict[Region, RegionView]  # regions with figures or with a captured settlement
    points: dict[Side, int]  # side -> victory points
    reinforcements: Count
    lost: Count
    aside: list[Character]
    fallen: list[Character]
    politics: dict[Nation, NationView]
    fellowship: FellowshipStatus
    dice: dict[Side, DiceView]  # side -> its dice
    die: Face  # face of the die that pays for the current action
    hunt: HuntPoolView
    battle: BattleView | None
    volley: VolleyView | None
    hands: dict[Seat, HandView]
    decks: Decks
    discarded: list[Card]  # face-down discards of the seat itself
    discards: dict[Seat, Decks]  # seat -> deck -> number of face-down discards
    played: list[Card]
    table: list[Card]
    lords: LordsView | None  # None without the expansion
    players: PlayersView | None  # None with two players
    over: Annotated[str, vocab("ending", ENDS)]  # "", "corrupted", "destroyed", "shadow_military" or "free_military"


class StaticView(TypedDict):
    map: dict[Region, RegionFacts]


class WarView(StaticView, DynamicView):
    """The whole view, with the map first."""


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
