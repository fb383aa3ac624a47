"""The fields of the game: the campaign, the chapter that is being played, the round on the table."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bree.core import Pile, State

HANDS: Final = ("north", "east", "south", "west")  # clockwise
PYRAMID: Final = "pyramid"
PUBLIC: Final = ""  # those who only watch
FOREST: Final = ""  # a trick that no hand has won
ENDLESS: Final = 19  # "The Road Goes Ever On": the chapter after the last
CAMPAIGN: Final = 0  # chapter by chapter


class Terms(NamedTuple):
    """What the table agreed on; the names and values are those of the options."""

    players: int
    values: tuple[tuple[str, str], ...]  # (option, value) where it is not the default, sorted

    def has(self, name: str, value: str) -> bool:
        return (name, value) in self.values


class Trick(NamedTuple):
    """A trick that is over."""

    winner: str  # FOREST: nobody
    plays: tuple[tuple[str, str], ...]  # (hand, card) in the order of play; the leader is first
    forest: str = ""  # the card of the Old Forest that lay by it


@dataclass(slots=True)
class Fellowship(State):
    terms: Terms = Terms(4, ())
    seats: tuple[str, ...] = ()
    order: tuple[str, ...] = ()  # the hands at the table, clockwise
    deal: str = ""  # the cards of the first round, where the table has set them; "" else
    # The campaign.
    campaign: bool = False
    won: tuple[int, ...] = ()  # chapters
    attempts: dict[str, int] = field(default_factory=dict)  # chapter -> rounds begun
    # The chapter.
    chapter: int = 1
    rounds: int = 0  # begun in this attempt
    completed: tuple[str, ...] = ()  # characters whose goals were met in a won round
    done: tuple[str, ...] = ()  # events and groups that were played successfully
    used: tuple[str, ...] = ()  # gifts
    pool: tuple[str, ...] = ()  # characters drawn for the endless mode
    flipped: str = ""  # the one of them whose overwhelmed side is up
    gift: str = ""  # drawn for the endless mode
    rider: str = ""  # drawn for the endless mode, until it was in a won round
    # The round: what lies on the table.
    event: str = ""  # the one that is attempted, where the chapter has several
    group: str = ""  # the one that plays, where the chapter has two
    deck: Pile = Pile()  # the main deck while it is dealt; solo, what is drawn from
    grim: Pile = Pile()  # the deck of the Old Forest or of the Balrog
    grim_up: tuple[str, ...] = ()  # turned up for this trick
    lost: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()  # the lost cards as first turned up
    taker: str = ""  # the hand that took the lost card
    barrow: tuple[str, ...] = ()  # face down, out of the round
    out: tuple[str, ...] = ()  # suits whose cards are not in the main deck
    holder: str = ""  # the hand that was dealt the One Ring and has the token
    controller: dict[str, str] = field(default_factory=dict)  # hand -> seat
    characters: dict[str, str] = field(default_factory=dict)  # hand -> character
    hands: dict[str, tuple[str, ...]] = field(default_factory=dict)  # of a pyramid: the free cards
    pyramid: tuple[str, ...] = ()  # its places, from the free row upward; "" where the card is gone
    rows: tuple[int, ...] = ()  # how long its rows are
    upturned: tuple[int, ...] = ()  # its places whose cards lie face up
    # Setup.
    threats: Pile = Pile()  # the deck
    threat: dict[str, tuple[int, ...]] = field(default_factory=dict)  # hand -> what it must reckon with
    rejected: tuple[str, ...] = ()  # threats set aside, seen by all
    replaced: dict[str, tuple[str, ...]] = field(default_factory=dict)  # hand -> hidden threats that it set aside
    searched: tuple[str, ...] = ()  # hands that looked through the deck of threats
    hidden: tuple[str, ...] = ()  # hands whose threat the others may not see
    announced: dict[str, tuple[int, ...]] = field(default_factory=dict)  # hand that said its goal is met -> the threats
    # with which it could say so
    riders: dict[str, str] = field(default_factory=dict)  # hand -> special rider
    declared: dict[str, str] = field(default_factory=dict)  # hand -> "more" or "fewer"
    offer: tuple[str, ...] = ()  # under way: giver, receiver, card, place in the pyramid; or its name alone
    sealed: dict[str, str] = field(default_factory=dict)  # "north>east>place>number" -> a card promised
    exchanged: str = ""  # solo: the hand that used the one exchange of the round
    declined: tuple[str, ...] = ()  # hands that made no exchange though they might
    redrawn: tuple[str, ...] = ()  # hands that replaced their threat by Meriadoc's power
    opened: tuple[str, ...] = ()  # hands that lie face up
    tucked: dict[str, str] = field(default_factory=dict)  # hand -> card put away face down
    fixed: dict[str, str] = field(default_factory=dict)  # hand -> card for the last trick
    laid: dict[str, str] = field(default_factory=dict)  # hand -> card for the first trick
    horn: tuple[str, ...] = ()  # the suits that the Horn announced
    keeps: dict[str, int] = field(default_factory=dict)  # hand -> cards it is meant to keep
    free_hand: str = ""  # need not follow suit in this trick (Glamdring)
    # Play.
    length: int = 0  # tricks of the round
    leader: str = ""
    token: bool = False  # the ring token shows its coloured side; FEL-1.4
    led_free: bool = False  # Rings may be led
    trick: dict[str, str] = field(default_factory=dict)  # hand -> card, in the order of play
    ring: str = ""  # the hand that plays the One Ring to win
    tricks: list[Trick] = field(default_factory=list)  # apart from all hands (FEL-7.7)
    voids: dict[str, tuple[str, ...]] = field(default_factory=dict)  # hand -> suits it could not follow
    knows: dict[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)  # seat -> (hand, card) it knows of
    doomed: bool = False  # the Balrog was stronger
    sure: dict[str, bool] = field(default_factory=dict)  # hand -> goal met or not, proved when the round was decided
    forgiven: str = ""  # the hand whose goal the mithril shirt saved
    early: bool = False  # the round was ended before its last trick
    played_on: bool = False  # the round was decided, and goes on all the same
    # The end.
    result: str = ""  # of the last round: "won" or "lost"
    over: str = ""  # of the whole game: "won" or "lost"
