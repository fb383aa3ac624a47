"""Section 4, second half: who may use the cards before the players, and why some cannot be used.

In each window the rules offer the usable cards and `pass`. If only `pass` is left, the table answers for the seat.
`bree.core.cards.windows` runs the windows.
"""

from collections.abc import Iterable, Sequence

from bree.core.cards.windows import WindowRules, Windows
from bree.games.doom.facts import BEHAVIOURS, CARDS, read_behaviours
from bree.games.doom.rules.book import book
from bree.games.doom.rules.window_steps import DECLARED_WINDOWS
from bree.games.doom.state import BOROMIR, GANDALF, LAST, LOST, Doom


def askers(s: Doom, window: str) -> Sequence[str]:
    """The active player. If exclusive allies can be used in any turn, then also their owners, clockwise (DOOM-O4)."""
    # Others only act in their own turn (DOOM-R7), unless an option for exclusive allies allows more (DOOM-R31).
    if s.terms.any_turn:
        return (*s.seats[s.active :], *s.seats[: s.active])
    return (s.seats[s.active],)


def asked(s: Doom, window: str, seat: str) -> bool:
    """The active player is asked in every window. Others are asked only if they have a usable card."""
    return seat == s.seats[s.active]


def rule_of(s: Doom, window: str, seat: str) -> str:
    return "" if seat == s.seats[s.active] else "DOOM-O4"


def held_cards(s: Doom, seat: str) -> Iterable[str]:
    return s.held


def on_table(s: Doom) -> Iterable[str]:
    return s.held


def may_use(s: Doom, card: str, seat: str) -> bool:
    """The active player may use any card (DOOM-4.4, DOOM-4.14).

    Exclusive allies may only be used by their owner (DOOM-10.2).
    """
    if not s.terms.exclusive or CARDS[card].kind == GANDALF:
        return seat == s.seats[s.active]
    return s.seats[s.held[card]] == seat


def banned(s: Doom, card: str) -> bool:
    return s.gandalf_token and CARDS[card].kind == GANDALF


def may(s: Doom, card: str, window: str, seat: str) -> bool:
    return not banned(s, card) and may_use(s, card, seat)


def still_open(s: Doom, window: str) -> bool:
    """Several cards may be used in one window, while there is something left to answer."""
    # DOOM-4.5
    if window == "rolled" or window == "die":  # noqa: PLR1714  (most moments are: quickly said)
        return True
    return not (
        (window == "landed" and not s.threat)
        or (window == "battle" and s.verdict)
        or (window == "lost" and s.verdict != LOST)
        or (window == "six" and s.slain)
        or (window == "start" and s.passes)
    )


def spend(s: Doom, card: str, seat: str, window: str) -> None:
    """Use a card once and remove it from the game."""
    # A used card never returns (DOOM-4.16).
    del s.held[card]
    s.box = (*s.box, card)
    s.user = s.seats.index(seat)
    s.tell("used", "DOOM-4.6", who=seat, card="card-" + card)


def refusal_rule(s: Doom, card: str, window: str, seat: str) -> str:
    """The rule that forbids the use of a card before a player."""
    if banned(s, card):
        return "DOOM-R35" if window == "stage" else "DOOM-9.23"
    if not may_use(s, card, seat):
        return "DOOM-R27" if card == BOROMIR else "DOOM-10.2"
    if s.stage == LAST:
        return "DOOM-R8"
    rule = CARDS[card].rule
    ruled = (
        rule.startswith("DOOM-R") and window in BEHAVIOURS[card].when
    )  # the window is right, but the card does nothing
    return rule if ruled or rule.startswith("DOOM-9.") else "DOOM-4.7"


def has_served(s: Doom, card: str) -> bool:
    """Whether a card is useless: the last stage has one black die and no battle (DOOM-R8, DOOM-8.9)."""
    first = BEHAVIOURS[card].effects[0]
    works = first[0] in ("courage", "reroll") or first == ("set_die", card, "encounter")
    return s.stage == LAST and not works


def open_windows() -> Windows:
    """Read the behaviours of the cards and register the windows. All effects must be registered before."""
    read_behaviours(book)
    ways = WindowRules(
        askers, held_cards, may, refusal_rule, spend, on_table, open=still_open, asked_anyway=asked, rule=rule_of
    )
    return Windows(book, BEHAVIOURS, DECLARED_WINDOWS, ways)
