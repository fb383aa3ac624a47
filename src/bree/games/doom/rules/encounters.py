"""Sections 4 and 9: the encounter track and the effects of its cards."""

from typing import Final

from bree.core import CHANCE, Ask, Pick
from bree.games.doom.facts import BEHAVIOURS, CARDS
from bree.games.doom.road import blocked, stage_ended
from bree.games.doom.rules.book import book
from bree.games.doom.rules.courage import place_nazgul_figure
from bree.games.doom.rules.dice import shown_picks, throw
from bree.games.doom.rules.window_steps import USE
from bree.games.doom.state import BEARERS, LAST, NAZGUL, NOWHERE, SLOTS, UNKNOWN, WARRIORS, Doom

LEFT: Final = "left"
RIGHT: Final = "right"
STEP: Final = {LEFT: -1, RIGHT: 1}


def face_down(s: Doom, slot: int) -> bool:
    """Whether the top card of the slot is face down. The Army of the Dead never is."""
    # The card under the Army does not change (DOOM-R17).
    return slot in s.down and s.under_at != slot


@book.step
def turn_up(s: Doom, slot: int) -> None:
    if not face_down(s, slot):
        return
    if s.track[slot] == UNKNOWN:
        s.then(("hidden_card", slot))
    else:
        show(s, slot, s.track[slot])


@book.ask
def hidden_card(s: Doom, slot: int) -> Ask:
    return Ask(CHANCE, "hidden_card", "DOOM-4.2", tuple([USE[card] for card in s.unseen]), {"slot": slot + 1})


@book.step
def on_hidden_card(s: Doom, slot: int, card: str) -> None:
    s.unseen = tuple([other for other in s.unseen if other != card])
    show(s, slot, card)


def show(s: Doom, slot: int, card: str) -> None:
    s.track[slot] = card
    s.down = tuple([other for other in s.down if other != slot])
    s.tell("turned-up", "DOOM-4.2", slot=slot + 1, card="card-" + card, reveals=True)


@book.step
def encounter(s: Doom, slot: int) -> None:
    """A black die activates the top of its slot."""
    card = s.track[slot]
    # A card covers the symbol, and the Army covers a card (DOOM-2.12, DOOM-9.2, DOOM-R29).
    if not card:
        bare_slot(s, slot)
    elif CARDS[card].kind == "ally":
        s.track[slot] = ""
        s.held[card] = s.active
        s.tell("ally-taken", "DOOM-4.3", who=s.seats[s.active], card="card-" + card, slot=slot + 1)
    else:
        s.card = card
        s.tell("activated", "DOOM-4.1", card="card-" + card, slot=slot + 1)
        if not CARDS[card].stays:
            s.then(("leave", card))
        s.then(*BEHAVIOURS[card].effects)


def bare_slot(s: Doom, slot: int) -> None:
    symbol = s.terms.bare[slot]
    if symbol == NAZGUL:
        place_nazgul_figure(s, "DOOM-4.11", "cause-slot", slot + 1)
    elif stage_ended(s) if symbol == BEARERS else blocked(s, symbol):
        s.tell("idle", "DOOM-6.12" if symbol == BEARERS else "DOOM-R5", figure="figure-" + symbol)
    else:
        s.then(("free_move", symbol))


@book.step
def leave(s: Doom, card: str) -> None:
    """Remove a card from the game, and uncover the card or the symbol under it."""
    slot = s.track.index(card)
    s.box = (*s.box, card)
    uncover(s, slot)
    s.tell("left", "DOOM-4.9", card="card-" + card, slot=slot + 1)


def uncover(s: Doom, slot: int) -> None:
    """Remove the top card of the slot."""
    # DOOM-9.3
    s.track[slot] = ""
    if s.under_at == slot:
        s.track[slot] = s.under
        s.under, s.under_at = "", NOWHERE


@book.effect()
def remove_activated(s: Doom, card: str) -> None:
    """Gandalf's Wrath: remove the card that was just activated."""
    gone, s.card = s.card, ""
    s.then(("leave", gone))


@book.can
def can_remove_activated(s: Doom, card: str) -> bool:
    return s.stage < LAST and bool(s.card) and s.card != UNKNOWN and s.card in s.track


# Uruk-hai and tokens.


@book.effect(warriors=int)
def place_uruk_hai(s: Doom, card: str, warriors: int) -> None:
    """Saruman: place warriors from the pool, as far as there are any. Without the chieftain he places none."""
    # DOOM-9.18
    count = min(warriors, WARRIORS - s.warriors)
    if not s.chieftain:
        s.tell("isengard-free", "DOOM-R14")
    elif not count:
        s.tell("isengard-full", "DOOM-9.17")
    else:
        s.warriors += count
        s.tell("uruk-hai-placed", "DOOM-9.28", count=count, warriors=s.warriors)


@book.effect()
def gandalf_token(s: Doom, card: str) -> None:
    """Balrog: no Gandalf card works until the Ring-bearers reach Helm's Deep."""
    s.gandalf_token = True
    s.tell("gandalf-fallen", CARDS[card].rule)


@book.effect()
def treebeard_token(s: Doom, card: str) -> None:
    s.treebeard_token = True
    s.tell("treebeard-placed", CARDS[card].rule)


@book.effect()
def hold(s: Doom, card: str) -> None:
    """Shelob: the Ring-bearers do not move in this turn."""
    s.held_fast = True
    s.tell("held-fast", CARDS[card].rule)


# Gríma.


def allies(s: Doom) -> list[str]:
    return [card for card in s.held if CARDS[card].kind == "ally"]


@book.effect()
def discard_ally(s: Doom, card: str) -> None:
    found = allies(s)
    if not found:
        s.tell("no-ally", CARDS[card].rule)
    elif len(found) == 1:
        discard(s, found[0], "DOOM-9.15")
    else:
        s.then(("which_ally", card))


@book.ask
def which_ally(s: Doom, card: str) -> Ask:
    return Ask(s.seats[s.active], "which_ally", "DOOM-R38", tuple([USE[ally] for ally in allies(s)]))


@book.bar
def bar_which_ally(s: Doom, card: str) -> dict[str, str]:
    return {held: "DOOM-9.15" for held in s.held if CARDS[held].kind == "gandalf"}


@book.step
def on_which_ally(s: Doom, card: str, ally: str) -> None:
    discard(s, ally, "DOOM-R38")


def discard(s: Doom, card: str, rule: str) -> None:
    """Remove a card from the game unused."""
    del s.held[card]
    s.box = (*s.box, card)
    s.tell("discarded", rule, card="card-" + card)


# Denethor.


def waiting_dice(s: Doom) -> list[str]:
    """Fellowship dice on the dice board that are still to be carried out."""
    # A rerolled die counts too (DOOM-9.8).
    return [die for die in (s.board[1], s.board[3]) if die]


@book.effect()
def reroll_waiting(s: Doom, card: str) -> None:
    dice = waiting_dice(s)
    if not dice:
        s.tell("no-die", "DOOM-R15")
    elif len(dice) == 1:
        throw_waiting(s, dice[0])
    else:
        s.then(("which_waiting", card))


@book.ask
def which_waiting(s: Doom, card: str) -> Ask:
    return Ask(s.seats[s.active], "which_waiting", CARDS[card].rule, shown_picks(s, waiting_dice(s)))


@book.step
def on_which_waiting(s: Doom, card: str, die: str) -> None:
    throw_waiting(s, die)


def throw_waiting(s: Doom, die: str) -> None:
    s.then(("roll_done",))
    throw(s, (die,))


@book.step
def roll_done(s: Doom) -> None:
    s.roll = ()


# The Army of the Dead.


def army_ways(s: Doom, slot: int) -> dict[str, int]:
    """The directions in which the Army can move -> the slot where it lands."""
    # The Army must land on a card, so it skips empty slots (DOOM-9.30, DOOM-R28).
    ways = {}
    for direction, step in STEP.items():
        target = slot + step * (2 if s.terms.army_jumps else 1)
        while 0 <= target < SLOTS and not s.track[target]:
            target += step
        if 0 <= target < SLOTS:
            ways[direction] = target
    return ways


@book.effect()
def cover_neighbour(s: Doom, card: str) -> None:
    slot = s.track.index(card)
    ways = army_ways(s, slot)
    if not ways:
        s.tell("army-stays", "DOOM-R16")
    elif len(ways) == 1:
        march(s, slot, next(iter(ways.values())))
    else:
        s.then(("army", slot))


@book.ask
def army(s: Doom, slot: int) -> Ask:
    ways = army_ways(s, slot)
    picks = tuple([Pick(direction, (f"slot:{target + 1}",)) for direction, target in ways.items()])
    return Ask(s.seats[s.active], "army", "DOOM-9.1", picks)


@book.step
def on_army(s: Doom, slot: int, direction: str) -> None:
    march(s, slot, army_ways(s, slot)[direction])


def march(s: Doom, slot: int, target: int) -> None:
    """Put the Army on the card in the target slot, and uncover its old slot."""
    card = s.track[slot]
    uncover(s, slot)
    s.under, s.under_at = s.track[target], target
    s.track[target] = card
    s.tell("army-moved", "DOOM-9.1", slot=target + 1)
