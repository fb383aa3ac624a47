"""The shape of a view. `make shapes` generates the browser's types from it."""

from typing import Annotated, Final, Literal, TypedDict

from bree.core.vocabulary import Places, Shape, nouns, vocab
from bree.games.fellowship import facts
from bree.games.fellowship.card import ALL_CARDS, RANKS, SUITS
from bree.games.fellowship.pyramid import ROWS
from bree.games.fellowship.state import HANDS, PYRAMID
from bree.games.fellowship.verdict import KINDS

SEATS = vocab("seat", HANDS)
AT_TABLE = (*HANDS, PYRAMID)
GROUPS = [name for chapter in facts.CHAPTERS.values() for name in chapter.groups]
JOINED = [event.joins for event in facts.EVENTS.values() if event.joins]  # the cards that join side decks
PAIRS = ["-".join([str(number) for number in pair]) for gift in facts.GIFTS.values() for pair in gift.pairs]
UNKNOWN: Final = "?"
SEALED = 24  # the most sealed cards: two for each of three exchanges of four hands

Seat = Annotated[str, SEATS]
HandName = Annotated[str, vocab("hand", AT_TABLE)]
Suit = Annotated[str, vocab("suit", SUITS)]
Card = Annotated[str, vocab("card", ALL_CARDS)]
Seen = Annotated[str, vocab("card", ALL_CARDS, (UNKNOWN,))]
GrimCard = Annotated[str, vocab("grim card", ALL_CARDS, JOINED)]
Character = Annotated[str, vocab("character", facts.CHARACTERS)]
ChapterNumber = Annotated[int, vocab("number", facts.CHAPTERS)]
ChapterKey = Annotated[str, vocab("number", facts.CHAPTERS)]
ChapterName = Annotated[str, vocab("chapter", facts.CARDS["chapters"])]
Length = Annotated[str, vocab("length", [chapter.length for chapter in facts.CHAPTERS.values()])]
Event = Annotated[str, vocab("event", facts.EVENTS)]
Group = Annotated[str, vocab("group", GROUPS)]
Done = Annotated[str, vocab("done", facts.EVENTS, GROUPS)]
GiftName = Annotated[str, vocab("gift", facts.GIFTS)]
Rider = Annotated[str, vocab("rider", facts.RIDERS)]
Threat = Annotated[int, vocab("threat", range(RANKS + 1))]
Ending = Annotated[str, vocab("ending", ("won", "lost"))]


class Listed(TypedDict):
    number: int
    id: ChapterName
    length: Length  # "short" or "long"


class Campaign(TypedDict):
    on: bool
    won: list[ChapterNumber]
    attempts: dict[ChapterKey, int]  # number of a chapter -> rounds played
    chapters: Annotated[list[Listed], Places(len(facts.CHAPTERS))]
    over: Ending


class GiftView(TypedDict):
    owner: Character
    used: bool


class ChapterView(TypedDict):
    number: int
    id: ChapterName
    length: Length
    roster: list[Character]
    starred: list[Character]
    completed: list[Character]
    missing: list[Character]
    overwhelmed: list[Character]
    events: list[Event]
    event: Event
    active_events: list[Event]
    done: list[Done]
    group: Group
    groups: dict[Group, list[Character]]
    gifts: dict[GiftName, GiftView]
    rider: Rider


class Grim(TypedDict):
    up: list[GrimCard]
    left: int


class Round(TypedDict):
    number: int
    result: Ending  # "won", "lost" or ""
    tricks: int
    length: int
    holder: HandName
    token: bool  # the ring token shows its coloured side
    rings_free: bool
    leader: HandName
    lead_suit: Suit
    ring_wins: HandName  # the hand that plays the One Ring to win
    winning: HandName  # the hand that is winning the trick; "" if that is hidden
    lost: list[Card]
    taker: HandName
    barrow: int
    deck: int
    grim: Grim
    horn: list[Suit]
    threats_left: int
    forgiven: HandName
    doomed: bool  # the Balrog was stronger, so the round is lost even if it is played on
    declined: list[HandName]  # hands that declined an exchange
    early: bool  # the round was ended before its last trick
    pair: list[Threat]  # the two threats of which the overwhelmed Aragorn keeps one


class GoalView(TypedDict):
    kind: Annotated[str, vocab("goal", KINDS)]
    suits: list[Suit]
    n: int
    low: int
    high: int
    window: int
    forbid: Annotated[str, vocab("forbidden", SUITS, ("one_ring",))]  # a suit, or "one_ring"
    changed: bool  # an event has changed it


class Hand(TypedDict):
    hand: HandName
    controller: HandName  # the seat that decides for it
    character: Character  # "" before it is chosen
    overwhelmed: bool
    size: int  # number of its cards in all places
    cards: list[Card]  # the visible cards
    open: bool  # another's hand that is visible
    threat: list[Threat] | Literal["?"]
    rider: Rider
    declared: Annotated[str, vocab("declared", ("more", "fewer"))]  # or ""
    goal: GoalView | None
    met: bool
    final: bool
    tricks: int
    shown: list[Card]  # won cards that matter for the goal
    keeps: int  # number of cards that it must keep to the end
    tucked: Seen  # the card set aside; "?" hidden, "" none
    fixed: Card  # for the last trick
    laid: Card  # for the first trick
    announced: bool


class Pyramid(TypedDict):
    rows: Annotated[list[int], Places(max(map(len, ROWS.values())))]  # the length of each row, the free one first
    places: Annotated[list[Seen], Places(max(ROWS))]  # "" empty, "?" face down
    beside: list[Card]
    free: list[Card]


class Laid(TypedDict):
    hand: HandName
    card: Card


class Play(TypedDict):
    hand: HandName
    card: Seen  # "?" face down and hidden
    suit: Suit
    down: bool


class Past(TypedDict):
    winner: HandName  # "": the Old Forest
    plays: Annotated[list[Laid], Places(len(HANDS))]
    forest: GrimCard


Given = TypedDict("Given", {"from": HandName, "to": HandName, "card": Seen})  # "?" if it is hidden


class FellowshipView(TypedDict):
    campaign: Campaign
    chapter: ChapterView
    round: Round
    hands: Annotated[list[Hand], Places(len(HANDS))]
    pyramid: Pyramid | None
    trick: Annotated[list[Play], Places(len(HANDS))]
    last: Past | None
    offer: Given | None
    sealed: Annotated[list[Given], Places(SEALED)]


SHAPE = Shape(
    FellowshipView,
    SEATS,
    facts={
        "hand": Annotated[str, vocab("hand", nouns("hand", AT_TABLE))],
        "other": Annotated[str, vocab("hand", nouns("hand", AT_TABLE))],
        "card": Annotated[str, vocab("card", nouns("card", ALL_CARDS))],
        "suit": Annotated[str, vocab("suit", nouns("suit", ("any", *SUITS)))],
        "character": Annotated[str, vocab("character", nouns("character", facts.CHARACTERS))],
        "number": int,
        "rider": Annotated[str, vocab("rider", nouns("rider", facts.RIDERS))],
        "outcome": Annotated[str, vocab("outcome", nouns("outcome", ("won", "lost", "pardoned")))],
        "goals": list[Annotated[str, vocab("goal", nouns("hand", AT_TABLE), nouns("character", facts.CHARACTERS))]],
    },
    answers=(*vocab("number", range(1, max(*facts.CHAPTERS, RANKS) + 1)).words, *facts.EVENTS, *GROUPS, *PAIRS),
)
