"""What a seat sees of a game: the shape of a view. The browser's types are made from it (`make shapes`)."""

from typing import Literal, TypedDict


class Listed(TypedDict):
    number: int
    id: str
    length: str  # "short" or "long"


class Campaign(TypedDict):
    on: bool
    won: list[int]
    attempts: dict[str, int]  # number of a chapter -> rounds it has taken
    chapters: list[Listed]
    over: str


class Gift(TypedDict):
    owner: str
    used: bool


class Chapter(TypedDict):
    number: int
    id: str
    length: str
    roster: list[str]
    starred: list[str]
    completed: list[str]
    missing: list[str]
    overwhelmed: list[str]
    events: list[str]
    event: str
    active_events: list[str]
    done: list[str]
    group: str
    groups: dict[str, list[str]]
    gifts: dict[str, Gift]
    rider: str


class Grim(TypedDict):
    up: list[str]
    left: int


class Round(TypedDict):
    number: int
    result: str  # "won", "lost" or ""
    tricks: int
    length: int
    holder: str
    token: bool  # the ring token shows its coloured side
    rings_free: bool
    leader: str
    lead_suit: str
    ring_wins: str  # the hand that plays the One Ring to win
    winning: str  # the hand that would win the trick as it lies; "" where that cannot be seen
    lost: list[str]
    taker: str
    barrow: int
    deck: int
    grim: Grim
    horn: list[str]
    threats_left: int
    forgiven: str
    doomed: bool  # the Balrog was stronger: the round is lost, though it may be played on
    declined: list[str]  # hands that made no exchange though they might
    early: bool  # ended before the last trick: no trick is played any more
    pair: list[int]  # the two threats of which the overwhelmed Aragorn keeps one


class Goal(TypedDict):
    kind: str
    suits: list[str]
    n: int
    low: int
    high: int
    window: int
    forbid: str  # a suit, or "one_ring"
    changed: bool  # by an event


class Hand(TypedDict):
    hand: str
    controller: str  # the seat that decides for it
    character: str  # "" before it is chosen
    overwhelmed: bool
    size: int  # all its cards, wherever they lie
    cards: list[str]  # as far as they may be seen
    open: bool  # seen, though another's
    threat: list[int] | Literal["?"]
    rider: str
    declared: str  # "more", "fewer" or ""
    goal: Goal | None
    met: bool
    final: bool
    tricks: int
    shown: list[str]  # won cards that matter for the goal
    keeps: int  # cards it is meant to keep to the end
    tucked: str  # a card put away; "?" unseen, "" none
    fixed: str  # for the last trick
    laid: str  # for the first trick
    announced: bool


class Pyramid(TypedDict):
    rows: list[int]  # how long they are, from the free one upward
    places: list[str]  # "" gone, "?" face down
    beside: list[str]
    free: list[str]


class Laid(TypedDict):
    hand: str
    card: str


class Play(TypedDict):
    hand: str
    card: str  # "?" where it lies face down and may not be seen
    suit: str
    down: bool


class Past(TypedDict):
    winner: str  # "": the Old Forest
    plays: list[Laid]
    forest: str


Given = TypedDict("Given", {"from": str, "to": str, "card": str})  # "?" where it may not be seen


class FellowshipView(TypedDict):
    campaign: Campaign
    chapter: Chapter
    round: Round
    hands: list[Hand]
    pyramid: Pyramid | None
    trick: list[Play]
    last: Past | None
    offer: Given | None
    sealed: list[Given]
