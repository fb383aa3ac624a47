"""The forms of the HTTP calls: request bodies and answers, as FastAPI describes them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictInt, StrictStr

from bree.server.wire.schema import ChairShown

MOST_SEATS = 16
Name = Annotated[str, Field(max_length=200)]
Value = Annotated[StrictStr, Field(max_length=10_000)] | Annotated[StrictInt, Field(ge=-(2**53), le=2**53)]


class Form(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


# Requests


class SeatWish(Form):
    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: Name = ""


Seats = Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]


class TableWish(Form):
    game: Name
    options: Annotated[dict[Name, Value], Field(max_length=100)] = {}
    seats: Seats
    watch: bool = False
    practice: bool = False
    offered: bool = False
    clock: Annotated[int, Field(ge=10, le=60 * 60 * 24 * 60)] | None = None


class LessonWish(Form):
    game: Name
    lesson: Name
    name: Name


class DailyWish(Form):
    game: Name
    day: Annotated[str, Field(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
    name: Name
    person: Annotated[str, Field(min_length=32, max_length=64)]  # the secret key of the person's browser


class PuzzleAnswer(Form):
    picks: Annotated[list[Name], Field(min_length=1, max_length=20)]


class Claim(Form):
    name: Name


class SeatAction(Form):
    action: Literal["free", "bot", "back", "close"]
    bot: Name = ""


class WatchWish(Form):
    watch: bool


class OfferWish(Form):
    offered: bool


class ImportWish(Form):
    save: str
    seats: Seats


class NextWish(Form):
    kind: Literal["again", "sides", "onward"]


class BranchWish(Form):
    at: Annotated[int, Field(ge=0, le=2**31)]
    seats: Seats


# Answers


class OptionShown(BaseModel):
    name: str
    values: list[str | int]
    rule: str
    free: bool
    file: bool


class InBoth(BaseModel):
    pl: str
    en: str


class LessonShown(BaseModel):
    name: str
    title: InBoth


class DailyList(BaseModel):
    days: list[str]  # that can be played, today (UTC) first
    games: list[str]


class DailyAnswer(BaseModel):
    """An answer to the puzzle of a deal, with its exact value."""

    pick: str
    on: list[str]  # the things of the board that it touches
    value: int  # per cent


class DailyVerdict(BaseModel):
    """What each answer to the puzzle of a deal is worth, the best first. Only for those who have answered."""

    who: str  # was asked
    key: str  # of the ask
    facts: dict[str, str | int | list[str]]  # of the ask
    given: str
    answers: list[DailyAnswer]


class DailyResult(BaseModel):
    game: str
    day: str
    counted: bool  # it was begun on its day
    outcome: str  # "won", "lost" or "open"
    unit: str  # what it took: "turns", "rounds", "answers", or "try" for a puzzle
    count: int
    verdict: DailyVerdict | None  # of a puzzle that has been answered


class PuzzleListed(BaseModel):
    name: str
    grade: int  # from 1 to 3


class PuzzleList(BaseModel):
    today: str  # the name of the puzzle of the day; "": there is none
    puzzles: list[PuzzleListed]


class PuzzleTextShown(BaseModel):
    """A text of the game with its facts."""

    key: str
    facts: dict[str, str | int | list[str]]


class PuzzleJudged(BaseModel):
    right: bool
    says: list[PuzzleTextShown]


class GameShown(BaseModel):
    name: str
    title: InBoth
    about: InBoth
    cooperative: bool
    sides: int  # the number of teams, if some seats win together but not all; else 0
    secrets: bool
    version: int
    options: list[OptionShown]
    seats: dict[str, list[str]]
    bots: list[str]  # the strongest last
    stars: dict[str, int]  # of each bot: how strong it plays, from 1 to 3
    lessons: list[LessonShown]
    puzzles: int  # how many


class RuleShown(BaseModel):
    id: str
    section: str
    kind: str
    confidence: str
    heading: InBoth  # of its section
    text: InBoth


class TermShown(BaseModel):
    """A game term in one language."""

    id: str
    name: str
    text: str  # the explanation
    forms: list[str]  # all words that mean the term, in small letters
    rules: list[str]  # the ids of the rules that define it


class CardShown(BaseModel):
    """A card, place or character of a game. Its texts have the key `KIND-ID`."""

    kind: str
    id: str
    facts: dict[str, bool | int | str | list[str]]  # the simple ones of its file
    doubts: list[str]  # its uncertain facts: `doubt-confidence+doubt-low`


class NewTable(BaseModel):
    table: str
    host_token: str
    tokens: dict[str, str]


class NextTable(BaseModel):
    table: str
    seats: dict[str, str]  # seat at the finished table -> seat of the same person (and token) here


class OpenTable(BaseModel):
    """A table with a free seat that its host offers to everybody."""

    table: str
    game: str
    names: list[str]  # of the people and bots who sit there
    free: int  # seats
    clock: int | None


class ParcelKey(BaseModel):
    key: str
    until: float  # when the parcel is deleted, in seconds since 1970


class ParcelContent(BaseModel):
    content: str


class Token(BaseModel):
    token: str


class Face(BaseModel):
    table: str
    game: str
    options: dict[str, str | int]
    seats: list[ChairShown]
    watch: bool
    clock: int | None
    over: bool
    closed: bool
    asked: str | None  # the seat that is asked, if the caller may watch
    rows: int
    n: int
    origin: str
    practice: bool
    offered: bool  # to everybody, on the first page
    at: float  # when the last answer was stored, in seconds since 1970
    lesson: str  # the name of the lesson that the game follows; "": none
    daily: str  # the day of the deal that the table plays; "": none
    until: float | None  # when the table is deleted if nobody plays on, in seconds since 1970; null: never


class SaveShown(BaseModel):
    kind: str
    format: int
    game: str
    rules: int
    options: dict[str, str | int]
    seats: dict[str, dict[str, str]]
    start: dict[str, Any] | None
    answers: list[str]
    position: dict[str, Any] | None
    position_after: int
    origin: str


class Chance(BaseModel):
    """Each seat's share of the victory after n answers: `{"n": 12, "frodo": 0.4, "sam": 0.6}`."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, float]
    n: int


class WonLineEntry(BaseModel):
    """A log line of a line of play."""

    key: str
    rule: str
    facts: dict[str, str | int | list[str]]


class AnswerCost(BaseModel):
    """An answer that cost chances, and a better one."""

    n: int  # answers before it
    seat: str
    round: int  # its number; 0: the game has no rounds
    question: InBoth
    given: InBoth
    better: InBoth
    cost: float  # of the victory, or of the victory in the round
    low: float  # the interval of the cost; those of all named answers hold together with 95 %
    high: float
    games: int  # pairs, with the one and the other answer in the same world


class RoundEnd(BaseModel):
    round: int
    n: int  # answers when it ended
    won: bool
    solvable: bool  # a solver can say whether it could have been won


class WonLine(BaseModel):
    """Could a lost round have been won with open hands?"""

    answer: str  # "yes", "no", "unsure" if the budget of the solver was too small; "": ask again
    log: list[WonLineEntry]  # of a line of play that wins


class Chances(BaseModel):
    """The win chances during a game, estimated by the strongest bot, and the answers that cost most."""

    bot: str
    games: int  # played to their end from each position; 0: the chances are the bot's own estimates
    done: float  # part of the work; 1: complete, below that ask again
    chances: list[Chance]  # in a game of rounds, the chances to win the round
    rounds: list[RoundEnd] = []
    costs: list[AnswerCost] = []  # at most three, when the work is complete; all cost something for sure
    compared: int = 0  # answers


class Doors(BaseModel):
    addresses: list[str]  # URLs of this server in the same network


class Health(BaseModel):
    ok: bool
