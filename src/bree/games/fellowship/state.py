"""The state: the campaign, the chapter and the round."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bree.core import Pile, State

HANDS: Final = ("north", "east", "south", "west")  # clockwise
PYRAMID: Final = "pyramid"
PUBLIC: Final = ""  # spectators
FOREST: Final = ""  # the winner of a trick that no hand has won
ENDLESS: Final = 19  # "The Road Goes Ever On", after the last chapter
CAMPAIGN: Final = 0  # all chapters in turn


class Terms(NamedTuple):
    """The options of the game."""

    players: int
    values: tuple[tuple[str, str], ...]  # (option, value) for values other than the default, sorted

    def has(self, name: str, value: str) -> bool:
        return (name, value) in self.values


class Trick(NamedTuple):
    """A finished trick."""

    winner: str  # a hand or FOREST
    plays: tuple[tuple[str, str], ...]  # (hand, card) in playing order
    forest: str = ""  # the card of the Old Forest beside it


@dataclass(slots=True)
class Fellowship(State):
    terms: Terms = Terms(4, ())
    seats: tuple[str, ...] = ()
    order: tuple[str, ...] = ()  # all hands clockwise
    deal: str = ""  # the cards of the first round, if an option sets them
    # The campaign.
    campaign: bool = False
    won: tuple[int, ...] = ()  # chapters
    attempts: dict[str, int] = field(default_factory=dict)  # chapter -> rounds begun
    # The chapter.
    chapter: int = 1
    rounds: int = 0  # rounds of this attempt
    completed: tuple[str, ...] = ()  # characters whose goals were met in a won round
    done: tuple[str, ...] = ()  # completed events and groups
    used: tuple[str, ...] = ()  # gifts
    pool: tuple[str, ...] = ()  # characters drawn for the endless mode
    flipped: str = ""  # the one of them with its overwhelmed side up
    gift: str = ""  # drawn for the endless mode
    rider: str = ""  # drawn for the endless mode; it stays until a round with it is won
    # The cards and tokens of the round.
    event: str = ""  # the chosen event, if the chapter has several
    group: str = ""  # the chosen group, if the chapter has two
    deck: Pile = Pile()  # the main deck during the deal; solo, the draw deck
    grim: Pile = Pile()  # the side deck of the Old Forest or the Balrog
    grim_up: tuple[str, ...] = ()  # turned up for this trick
    lost: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()  # the lost cards that were turned up first
    taker: str = ""  # the hand that took the lost card
    barrow: tuple[str, ...] = ()  # face down, out of the round
    out: tuple[str, ...] = ()  # suits whose cards are not in the main deck
    holder: str = ""  # the hand that was dealt the One Ring and has the token
    controller: dict[str, str] = field(default_factory=dict)  # hand -> seat
    characters: dict[str, str] = field(default_factory=dict)  # hand -> character
    hands: dict[str, tuple[str, ...]] = field(default_factory=dict)  # hand -> cards; of a pyramid only the free cards
    pyramid: tuple[str, ...] = ()  # the card at each place, the free row first; "" if it is gone
    rows: tuple[int, ...] = ()  # the lengths of its rows
    upturned: tuple[int, ...] = ()  # its places with face-up cards
    # Setup.
    threats: Pile = Pile()  # the threat deck
    threat: dict[str, tuple[int, ...]] = field(default_factory=dict)  # hand -> its threat, or two numbers
    rejected: tuple[str, ...] = ()  # open threats that were set aside
    replaced: dict[str, tuple[str, ...]] = field(default_factory=dict)  # hand -> hidden threats that it set aside
    searched: tuple[str, ...] = ()  # hands that have looked through the threat deck
    hidden: tuple[str, ...] = ()  # hands with a hidden threat
    announced: dict[str, tuple[int, ...]] = field(default_factory=dict)  # hand that announced a met goal ->
    # the threats with which it can announce
    riders: dict[str, str] = field(default_factory=dict)  # hand -> special rider
    declared: dict[str, str] = field(default_factory=dict)  # hand -> "more" or "fewer"
    offer: tuple[str, ...] = ()  # giver, receiver, card, place in the pyramid; or the name of a gift or of a pass
    sealed: dict[str, str] = field(default_factory=dict)  # "north>east>place>number" -> a sealed card
    exchanged: str = ""  # solo: the hand with the only exchange of the round
    declined: tuple[str, ...] = ()  # hands that declined an exchange
    redrawn: tuple[str, ...] = ()  # hands that replaced their threat with Meriadoc's power
    opened: tuple[str, ...] = ()  # hands that lie face up
    tucked: dict[str, str] = field(default_factory=dict)  # hand -> card set aside face down
    fixed: dict[str, str] = field(default_factory=dict)  # hand -> card for the last trick
    laid: dict[str, str] = field(default_factory=dict)  # hand -> card for the first trick
    horn: tuple[str, ...] = ()  # the suits that the Horn named
    keeps: dict[str, int] = field(default_factory=dict)  # hand -> number of cards that it must keep
    free_hand: str = ""  # the hand that need not follow suit in this trick (Glamdring)
    # Play.
    length: int = 0  # number of tricks of the round
    leader: str = ""
    token: bool = False  # the ring token shows its coloured side; FEL-1.4
    led_free: bool = False  # Rings may be led
    trick: dict[str, str] = field(default_factory=dict)  # hand -> card, in playing order
    ring: str = ""  # the hand that plays the One Ring to win
    tricks: list[Trick] = field(default_factory=list)  # kept apart from all hands (FEL-7.7)
    voids: dict[str, tuple[str, ...]] = field(default_factory=dict)  # hand -> suits it could not follow
    knows: dict[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)  # seat -> (hand, card) that it knows
    doomed: bool = False  # the Balrog was stronger
    sure: dict[str, bool] = field(default_factory=dict)  # hand -> goal met or not, proved when the round was decided
    forgiven: str = ""  # the hand whose goal the mithril shirt saved
    early: bool = False  # the round was ended before its last trick
    played_on: bool = False  # the round was decided, but is played on
    # The end.
    result: str = ""  # of the last round: "won" or "lost"
    over: str = ""  # of the whole game: "won" or "lost"
