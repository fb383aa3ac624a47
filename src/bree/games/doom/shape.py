"""The shape of a view. `make shapes` generates the browser's types from it."""

from typing import Annotated, TypedDict

from bree.core import DONE
from bree.core.vocabulary import Places, Shape, nouns, vocab
from bree.games.doom import state
from bree.games.doom.board import LONGEST
from bree.games.doom.facts import BEHAVIOURS, CARDS, KEPT, KINDS, WINDOWS
from bree.games.doom.rules import dice
from bree.games.doom.rules.encounters import STEP

SEATS = vocab("seat", state.SEATS)
DICE = (*dice.DICE, state.BATTLE)
LYING = sum([card.kind in KEPT for card in CARDS.values()])  # cards that may lie before the players
EITHER = [
    step[0] for behaviour in BEHAVIOURS.values() if behaviour.either for step in behaviour.effects
]  # the effects from which users choose
SPACES = len(state.STAGES) * LONGEST

Seat = Annotated[str, SEATS]
Stage = Annotated[str, vocab("stage", state.STAGES)]
Event = Annotated[str, vocab("event", (state.NAZGUL, state.DARK_HEART))]
Figure = Annotated[str, vocab("figure", state.FIGURES)]
Symbol = Annotated[str, vocab("symbol", (*state.FIGURES, state.NAZGUL))]
Face = Annotated[str, vocab("face", state.FACES)]
Die = Annotated[str, vocab("die", DICE)]
Kind = Annotated[str, vocab("kind", KINDS)]
Card = Annotated[str, vocab("card", CARDS)]
Seen = Annotated[str, vocab("card", CARDS, (state.UNKNOWN,))]
Verdict = Annotated[str, vocab("verdict", (state.WON, state.LOST))]
Ending = Annotated[str, vocab("ending", (state.WON, "despair", "nazgul"))]


class Courage(TypedDict):
    at: int
    top: int
    galadriel: int
    eye: int


class Nazgul(TypedDict):
    placed: int
    figures: int
    slain: bool


class Isengard(TypedDict):
    warriors: int
    figures: int
    chieftain: bool
    tree: bool


class Gandalf(TypedDict):
    banned: bool
    stack: int
    boxed: int


class Slot(TypedDict):
    card: Seen  # "": no card, "?": unknown
    kind: Kind  # "" without a known card
    stays: bool  # it stays after it was activated
    down: bool
    symbol: Symbol  # the symbol of the bare slot: a figure, or "nazgul"
    under: Seen  # the card that lies under the Army of the Dead
    active: bool


class Held(TypedDict):
    card: Card
    owner: Seat
    kind: Kind
    users: list[Seat]  # the seats that may use it; none under the Balrog's ban
    served: bool  # useless in the last stage


class Dice(TypedDict):
    board: Annotated[list[Die], Places(4)]  # black 1, colour 1, black 2, colour 2; "": free
    taken: list[Die]  # chosen for a roll, but not thrown yet
    roll: list[Die]
    shows: dict[Die, int]
    pool: list[Die]


class FightView(TypedDict):
    foe: Card
    fights: int  # battles left, with this one
    loss: int  # courage for a lost battle
    uruk_hai: int  # Uruk-hai in Isengard, if they are fought
    streak: int  # wins in a row that end it; 0: a fixed number of battles
    won_in_a_row: int
    wins: int
    losses: int
    supporters: list[Face]
    faces: list[Face]
    winning: list[Face]  # winning faces
    sure: int  # number of winning faces
    with_gandalf: int  # the same, if a Gandalf card is given for Gandalf's symbol
    face: Face  # the rolled face
    verdict: Verdict  # "", "won" or "lost"


class Modes(TypedDict):
    easier: bool
    exclusive: bool
    protection: bool


class DoomView(TypedDict):
    active: Seat
    turn: int
    stage: Stage
    stages: Annotated[list[Stage], Places(len(state.STAGES))]
    ends: Annotated[list[int], Places(len(state.STAGES))]  # the destination of each stage
    events: Annotated[list[Event], Places(SPACES)]  # of each space: "", "nazgul" or "dark_heart"
    destination: int
    at: dict[Figure, int]
    courage: Courage
    nazgul: Nazgul
    isengard: Isengard
    gandalf: Gandalf
    track: Annotated[list[Slot], Places(state.SLOTS)]
    unseen: list[Card]
    next: Card  # the first card of the next stage, if it is known
    held: Annotated[list[Held], Places(LYING)]
    box: list[Card]
    dice: Dice
    battle: FightView | None
    modes: Modes
    over: Ending  # "", "won", "despair" or "nazgul"


SHAPE = Shape(
    DoomView,
    SEATS,
    facts={
        "moment": Annotated[str, vocab("moment", nouns("moment", WINDOWS))],
        "die": Annotated[str, vocab("die", [dice.noun(die) for die in DICE])],
        "figure": Annotated[str, vocab("figure", nouns("figure", state.FIGURES))],
        "card": Annotated[str, vocab("card", nouns("card", CARDS))],
    },
    answers=(DONE, *state.FIGURES, *STEP, *EITHER),
)
