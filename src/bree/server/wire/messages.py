"""Every message on the socket, in both directions (docs/protocol.md). Invalid messages are refused."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, DecodeError, Meta, Raw, Struct, UnsetType, field, json

from bree.core import Facts, Options, Refusal, View
from bree.server.wire.schema import AskShown, BeatShown, ChairShown, EntryShown, PickShown, ResultNumberShown

Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]  # the integers of JavaScript
WORD = 200  # characters, at most
TOKENS = 16  # of the seats of one screen, at most
PATH = 8  # answers in a row, at most
EARLIER = 500  # lines of the log at once, at most
Word = Annotated[str, Meta(max_length=WORD)]
Seat = Annotated[str, Meta(max_length=60)]
Gesture = Literal["cheers", "welcome", "well", "thanks", "moment", "luck"]


# From a client


class Said(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """A message of a client."""


class Hello(Said, frozen=True, tag="hello"):
    tokens: Annotated[list[Word], Meta(max_length=TOKENS)]
    after: Number = 0
    tail: Number | None = None  # how many of the missing log lines the client wants, the newest ones
    beats: bool = False  # the client shows the steps of a move, and confirms what it has shown


class SaysAnswer(Said, frozen=True, tag="answer"):
    id: Number
    row: Number
    pick: Word


class SaysGather(Said, frozen=True, tag="gather"):
    id: Number
    row: Number
    picks: Annotated[list[Word], Meta(max_length=200)]


class SaysMarks(Said, frozen=True, tag="marks"):
    """A selection from a pick set that is not sent yet."""

    id: Number
    row: Number
    picks: Annotated[list[Word], Meta(max_length=200)]


class WantsAhead(Said, frozen=True, tag="ahead"):
    """To which asks would the own answers lead?"""

    id: Number
    row: Number


class SaysPath(Said, frozen=True, tag="path"):
    """Several answers in a row, all or none."""

    id: Number
    row: Number
    picks: Annotated[list[Word], Meta(min_length=1, max_length=PATH)]


class WantsUndo(Said, frozen=True, tag="undo"):
    id: Number
    seat: Seat


class SaysConsent(Said, frozen=True, tag="consent"):
    id: Number
    seat: Seat
    agree: bool


class WantsHint(Said, frozen=True, tag="hint"):
    id: Number
    seat: Seat
    after: Annotated[list[Word], Meta(max_length=PATH)] = []  # answers that are planned, and not given yet


class WantsEarlier(Said, frozen=True, tag="earlier"):
    """A request for log lines older than the client's."""

    id: Number
    before: Number
    count: Annotated[int, Meta(ge=1, le=EARLIER)]


class Seen(Said, frozen=True, tag="seen"):
    """The client has shown the state of that row completely: bots may go on."""

    row: Number


class MakesGesture(Said, frozen=True, tag="gesture"):
    """One of the few things that people may tell each other without words."""

    id: Number
    seat: Seat
    gesture: Gesture


class Ping(Said, frozen=True, tag="ping"):
    pass


Message = (
    Hello
    | SaysAnswer
    | SaysGather
    | SaysPath
    | SaysMarks
    | WantsAhead
    | WantsUndo
    | SaysConsent
    | WantsHint
    | WantsEarlier
    | Seen
    | MakesGesture
    | Ping
)
_decoder: json.Decoder[Message] = json.Decoder(Message)


def read(text: str) -> Message:
    try:
        return _decoder.decode(text)
    except (DecodeError, UnicodeError, RecursionError) as fault:  # a ValidationError is a DecodeError
        raise Refusal("message") from fault


# To a client


class Told(Struct, frozen=True, tag_field="t"):
    """A message of the server."""


class Welcome(Told, frozen=True, tag="welcome"):
    table: str
    game: str
    options: Options
    seats: tuple[str, ...]
    host: bool
    origin: str  # "": the game began at this table; "save", "branch": where it came from
    fixed: View  # the static view, which never changes during a game


class Wish(Struct, frozen=True):
    """An undo that waits for the consent of others."""

    seat: str
    waiting: list[str]


class Clock(Struct, frozen=True):
    seat: str
    seconds: int
    deadline: float  # seconds since 1970, by the server's clock
    left: float


class NextGame(Struct, frozen=True):
    """After the end of a game: the games that may follow for the same people."""

    kinds: tuple[str, ...]  # "again", "sides", "onward"
    table: str  # the next table; "": nobody has opened it yet


class LessonLineShown(Struct, frozen=True):
    """A sentence of a lesson."""

    beside: str  # the part of the table that it explains; "": what the learner should pick
    text: dict[str, str]  # language -> sentence


class LessonStepShown(Struct, frozen=True):
    """The step of a lesson that the game is at."""

    says: list[LessonLineShown]  # one after the other
    number: int  # of the last of them, in the whole lesson
    of: int  # sentences of the whole lesson
    answer: tuple[str, ...]  # what the learner must still answer; empty: the lesson is over
    wrong: dict[str, str]  # language -> the reply to any other answer


class StateShown(Told, frozen=True, tag="state", omit_defaults=True):
    row: int
    n: int
    over: bool
    score: dict[str, float] | None
    views: dict[str, Annotated[Raw, View]]  # without the static view
    ask: Annotated[Raw, AskShown | None]
    thinking: str | None
    first: int = field(name="from")
    log: list[Annotated[Raw, EntryShown]]
    chairs: Annotated[Raw, list[ChairShown]]
    request: Wish | None
    clock: Clock | None
    anew: bool = False  # the log begins at `from`: the client drops its former lines
    beats: list[BeatShown] = []  # the steps on the way to this state, for a client that wants them
    next: NextGame | None = None
    lesson: LessonStepShown | None = None  # while the game follows a lesson
    result: list[ResultNumberShown] = []  # after the end of the game: the numbers that decided it
    lost_round: int = 0  # after the end: the last round, if it was lost and a solver can say whether it had to be


class Ack(Told, frozen=True, tag="ack"):
    id: int
    row: int


class No(Told, frozen=True, tag="no"):
    id: int | None
    key: str
    rule: str
    facts: Facts


class ReasonShown(Struct, frozen=True):
    """Something that the bot considered: the text is `hint-KEY`."""

    key: str
    facts: Facts


class HintGiven(Told, frozen=True, tag="hint"):
    id: int
    picks: tuple[str, ...]  # one pick, or a whole pick set
    bot: str
    says: list[ReasonShown]
    worth: float | UnsetType = UNSET  # the chance to win, as the bot estimates it


class MarkedShown(Told, frozen=True, tag="marked"):
    """The picks that may be added to this selection, in any order."""

    id: int
    run: list[PickShown]
    least: int  # the smallest number of further picks, without `done`
    most: int
    ready: bool  # the selection is a complete set
    barred: dict[str, str]  # pick that cannot be added -> the rule that forbids it; has `done` if not ready


class PathShown(Struct, frozen=True):
    """An ask to which some of the own answers would lead."""

    picks: tuple[str, ...]
    ask: AskShown


class AheadShown(Told, frozen=True, tag="ahead"):
    """Every ask that the seat may look ahead to; shorter paths come first."""

    id: int
    paths: list[PathShown]


class EarlierGiven(Told, frozen=True, tag="earlier"):
    id: int
    first: int = field(name="from")
    log: list[Annotated[Raw, EntryShown]]


class GestureShown(Told, frozen=True, tag="gesture"):
    """Somebody has made a gesture. It is in no log and in no save."""

    seat: str
    gesture: str


class Pong(Told, frozen=True, tag="pong"):
    pass


class Bye(Told, frozen=True, tag="bye"):
    key: str


_write = json.Encoder().encode


def raw(value: Any) -> Raw:
    """Encode a part of a message once, for many messages."""
    return Raw(_write(value))


def data(told: Any) -> bytes:
    """Encode a message."""
    return _write(told)


def no(refusal: Refusal, number: int | None) -> No:
    return No(number, refusal.key, refusal.rule, refusal.facts)
