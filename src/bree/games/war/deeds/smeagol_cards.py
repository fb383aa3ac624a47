"""Cards about Sméagol: his tiles, what he whispers, and what becomes of it (LME-8.17 to LME-8.19)."""

from typing import Final

from bree.core import PASS, PASS_PICK, Ask
from bree.games.war.facts import CARDS, SMEAGOL, SMEAGOL_TILES
from bree.games.war.figures import GOLLUM
from bree.games.war.picks import CARD
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import owner, put_away
from bree.games.war.rules.fellowship.damage import corrupt
from bree.games.war.rules.fellowship.hunt import hunting
from bree.games.war.state import SHADOW, War, hand_of, seat, throw_away

RULE: Final = "WAR-6.6"
WHISPERS: Final = "shadow_character"  # the deck of which a card may be given up


@book.requirement
def smeagol_guides(s: War, card: str) -> bool:
    return s.guide == SMEAGOL


# Tiles that were kept aside


def tiles_aside(s: War) -> int:
    if not s.terms.smeagol:
        return 0
    return SMEAGOL_TILES - [*s.tiles, *s.removed].count(SMEAGOL)  # once drawn, they are out for good (LME-8.3)


@book.effect(tiles=int)
def add_smeagol_tiles(s: War, card: str, tiles: int) -> None:
    """LME-8.17: straight into the pool."""
    found = min(tiles, tiles_aside(s))
    if found:
        s.tiles = tuple(sorted((*s.tiles, *[SMEAGOL] * found)))
        s.tell("smeagol-tiles", "LME-8.17", number=found)


@book.can
def can_add_smeagol_tiles(s: War, card: str, tiles: int) -> bool:
    return tiles_aside(s) > 0


# Cards that are cleared away


def littering(s: War, cards: str) -> list[str]:
    return [one for one in cards.split() if one in s.table]


@book.effect(cards=str)
def clear_away(s: War, card: str, cards: str) -> None:
    """One of these, if it lies on the table, goes without effect (LME-8.19)."""
    found = littering(s, cards)
    if len(found) > 1:
        s.then(("clear_which", card, cards))
    elif found:
        on_clear_which(s, card, cards, found[0])


@book.can
def can_clear_away(s: War, card: str, cards: str) -> bool:
    return bool(littering(s, cards))


@book.ask
def clear_which(s: War, card: str, cards: str) -> Ask:
    picks = tuple([CARD[one] for one in littering(s, cards)])
    return Ask(seat(s, owner(s, card)), "clear_which", "LME-8.19", picks, {"card": "card-" + card})


@book.step
def on_clear_which(s: War, card: str, cards: str, answer: str) -> None:
    s.tell("card-struck", "LME-8.19", card="card-" + answer)
    put_away(s, answer)


# What he whispers


@book.effect(by=int)
def whisper(s: War, card: str, by: int) -> None:
    """LME-8.18: for a character card of the hand, or for this card."""
    s.then(("whisper_for", card, by))


def offered(s: War) -> list[str]:
    """How many there are is no secret (WAR-28.1)."""
    return [one for one in hand_of(s, SHADOW) if CARDS[one].deck == WHISPERS]


@book.ask
def whisper_for(s: War, card: str, by: int) -> Ask:
    picks = (*[CARD[one] for one in offered(s)], CARD[card], PASS_PICK)
    return Ask(seat(s, SHADOW), "whisper", "LME-8.18", picks, {"card": "card-" + card}, hides=True)


@book.step
def on_whisper_for(s: War, card: str, by: int, answer: str) -> None:
    if answer == PASS:
        return
    if answer == card:
        s.tell("card-used", "WAR-6.7", who=SHADOW, card="card-" + card)
        put_away(s, card)
    else:
        give_up(s, answer)
    corrupt(s, by, "LME-8.18")


def give_up(s: War, card: str) -> None:
    """Face down (WAR-28.2); its deck all know."""
    who = seat(s, SHADOW)
    throw_away(s, who, (card,))
    s.tell("pays-card", "LME-8.18", who=who, deck="deck-" + CARDS[card].deck)
    s.tell("discarded", "WAR-28.2", to=who, cards=("card-" + card,))


# What Gollum gets


@book.effect()
def draw_instead(s: War, card: str) -> None:
    """Another tile is drawn; this one goes back into the pool."""
    s.hunt = hunting(s)._replace(anew=True)


@book.can
def can_draw_instead(s: War, card: str) -> bool:
    return s.guide == GOLLUM and bool(s.tiles)
