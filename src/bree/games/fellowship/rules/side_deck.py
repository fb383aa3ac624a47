"""The side deck: the Old Forest (chapter 5) or the Balrog (the Bridge). The state calls it `grim`."""

from bree.core import CHANCE, Ask, Pile
from bree.games.fellowship.card import cards_of
from bree.games.fellowship.common_picks import draws
from bree.games.fellowship.queries import by_players, events
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.state import Fellowship


def rank_of(card: str) -> int:
    return int(card[1:])


def cards_up(s: Fellowship) -> int:
    return sum(by_players(s, event.turn_up) for event in events(s) if event.turn_up)


@book.step
def turn_grim(s: Fellowship) -> None:
    s.grim_up = ()
    reshuffle(s)
    s.then(("grim_card", cards_up(s)))


def reshuffle(s: Fellowship) -> None:
    """The Balrog deck can run out, even during a trick. The Old Forest cannot."""
    if not s.grim.size:
        s.grim = Pile.of(card for card in whole_deck(s) if card not in s.grim_up)


@book.ask
def grim_card(s: Fellowship, count: int) -> Ask:
    return Ask(CHANCE, "grim_card", "FEL-11.1", draws(s.grim.rest))


@book.step
def on_grim_card(s: Fellowship, count: int, card: str) -> None:
    s.grim = s.grim.take(card)
    s.grim_up = (*s.grim_up, card)
    if count > 1:
        reshuffle(s)
        s.then(("grim_card", count - 1))
    else:
        s.tell("grim", "FEL-11.1", cards=tuple("card-" + card for card in s.grim_up), reveals=True)


def whole_deck(s: Fellowship) -> tuple[str, ...]:
    return tuple(card for event in events(s) if event.removes for card in (*cards_of(event.removes), event.joins))
