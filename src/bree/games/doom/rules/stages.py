"""Sections 2, 6, 8 and 10: the cards of a stage, its end, and the turns of the last stage."""

from typing import Final

from bree.core import CHANCE, DONE, NO_FACTS, Ask, Pick
from bree.games.doom.facts import CARDS, STACKS
from bree.games.doom.road import stage_ended
from bree.games.doom.rules.book import book
from bree.games.doom.rules.courage import gain, win
from bree.games.doom.rules.dice import throw, to_pool
from bree.games.doom.rules.encounters import discard
from bree.games.doom.rules.moving import move_bearers
from bree.games.doom.rules.window_steps import OPEN_WINDOW, USE
from bree.games.doom.state import (
    BEARERS,
    BLACKS,
    COMPANIONS,
    HIDDEN_SLOTS,
    LAST,
    MORGUL,
    NOWHERE,
    SLOTS,
    STAGES,
    UNKNOWN,
    Doom,
)

KEEP: Final = Pick("keep")
REMOVE: Final = Pick("remove")


# Laying out.


@book.step
def lay_out(s: Doom) -> None:
    """Lay out six cards, the outer two face down; the seventh goes to the box. Cards are drawn when they are needed."""
    # DOOM-2.10; the last stage is laid out in the same way (DOOM-8.7).
    s.track = ["" for _ in range(SLOTS)]
    for slot in HIDDEN_SLOTS:
        s.track[slot] = UNKNOWN
    s.down = HIDDEN_SLOTS
    s.under, s.under_at = "", NOWHERE
    if s.next_top and s.terms.shuffles:
        s.tell("vision-shuffled", "DOOM-O11", card="card-" + s.next_top)
        s.next_top = ""
    s.unseen = tuple([card for card in STACKS[s.stage] if card not in (s.next_top, s.next_gone)])
    if s.next_top:
        # DOOM-R42
        s.track[0] = s.next_top  # it is dealt first, face down, but everybody knows it
    s.next_top = s.next_gone = ""
    s.then(*[("deal", slot) for slot in range(SLOTS) if slot not in HIDDEN_SLOTS], ("laid_out",))


@book.ask
def deal(s: Doom, slot: int) -> Ask:
    return Ask(CHANCE, "deal", "DOOM-2.11", tuple([USE[card] for card in s.unseen]), {"slot": slot + 1})


@book.step
def on_deal(s: Doom, slot: int, card: str) -> None:
    s.unseen = tuple([other for other in s.unseen if other != card])
    s.track[slot] = card


@book.step
def laid_out(s: Doom) -> None:
    if s.log is not None:
        cards = tuple(["card-" + s.track[slot] for slot in range(SLOTS) if slot not in HIDDEN_SLOTS])
        s.tell("laid-out", "DOOM-2.11", stage="stage-" + STAGES[s.stage], cards=cards, reveals=True)


# The end of a stage.


@book.step
def stage_over(s: Doom) -> None:
    """End the stage if the Ring-bearers are on the destination."""
    if s.stage == LAST or not stage_ended(s):
        return
    if s.stage == MORGUL:
        # DOOM-R36: the next stage is laid out after Gandalf's Vision, in `new_stage`.
        s.then(("allies_in_need",), ("morgul_steps",), ("new_stage",))
    else:
        s.then(("new_stage",))


@book.step
def over_early(s: Doom) -> None:
    """A card has moved the Ring-bearers before the rolls.

    No die is waiting, so the stage can end at once (DOOM-R34).
    """
    s.passes = s.terms.early_passes and s.stage < LAST and stage_ended(s)
    s.then(("stage_over",))


@book.step
def new_stage(s: Doom) -> None:
    s.then(OPEN_WINDOW["stage"], ("next_stage",))


@book.step
def next_stage(s: Doom) -> None:
    """Remove all cards on the track from the game. Cards that were never turned up stay unknown."""
    known = [card for card in (*s.track, s.under) if card and card != UNKNOWN]
    # Everything off the track is unchanged (DOOM-6.13).
    s.box = (*s.box, *known)
    s.stage += 1
    s.card = ""
    s.tell("stage", "DOOM-6.10", stage="stage-" + STAGES[s.stage])
    s.then(("lay_out",))


# Gandalf's Vision.


@book.effect()
def look_ahead(s: Doom, card: str) -> None:
    s.then(("next_card",), ("keep_next", card))


@book.can
def can_look_ahead(s: Doom, card: str) -> bool:
    return s.stage < LAST


@book.ask
def next_card(s: Doom) -> Ask:
    return Ask(CHANCE, "next_card", "DOOM-9.21", tuple([USE[card] for card in STACKS[s.stage + 1]]))


@book.step
def on_next_card(s: Doom, card: str) -> None:
    s.next_top = card
    s.tell("vision", "DOOM-9.21", card="card-" + card, reveals=True)


@book.ask
def keep_next(s: Doom, card: str) -> Ask:
    return Ask(s.seats[s.user], "keep_next", CARDS[card].rule, (KEEP, REMOVE), {"card": "card-" + s.next_top})


@book.step
def on_keep_next(s: Doom, card: str, answer: str) -> None:
    if answer == KEEP.id:
        s.tell("vision-kept", "DOOM-9.21", card="card-" + s.next_top)
        return
    s.next_gone, s.next_top = s.next_top, ""
    s.box = (*s.box, s.next_gone)
    s.tell("vision-removed", "DOOM-R24", card="card-" + s.next_gone)


# Minas Morgul.


@book.step
def allies_in_need(s: Doom) -> None:
    """The easier game: courage for every unused card before a player."""
    # The cards are counted, not spent (DOOM-R26).
    if not s.terms.easier or not s.held:
        return
    if s.terms.spends:
        s.then(("spend_ally",))
    else:
        gain(s, len(s.held), "DOOM-10.1", "cause-allies")


@book.ask
def spend_ally(s: Doom) -> Ask:
    picks = tuple([USE[card] for card in s.held] + [Pick(DONE)])
    return Ask(s.seats[s.active], "spend_ally", "DOOM-O7", picks, NO_FACTS)


@book.step
def on_spend_ally(s: Doom, card: str) -> None:
    if card == DONE:
        return
    discard(s, card, "DOOM-O7")
    gain(s, 1, "DOOM-10.1", "card-" + card)
    if s.held:
        s.then(("spend_ally",))


@book.step
def morgul_steps(s: Doom) -> None:
    """The Ring-bearers move one space for every companion in Minas Morgul."""
    gate, goal = s.terms.road.ends[MORGUL], s.terms.road.ends[LAST]
    # It does not matter how they arrived (DOOM-R2). Waiting companions and those on the road do not count (DOOM-8.6).
    there = [name for name in COMPANIONS if s.at[name] == gate]
    steps = len(s.by_die) if s.terms.exact_steps else len(there)
    # On the printed road four steps do not reach the goal (DOOM-R25).
    s.at[BEARERS] = min(gate + steps, goal)
    s.tell("morgul-steps", "DOOM-8.5", steps=steps, space=s.at[BEARERS])
    if s.at[BEARERS] == goal:
        win(s)


# The last stage.


@book.step
def last_roll(s: Doom) -> None:
    s.then(("last_encounter",))
    throw(s, BLACKS[:1])


@book.step
def last_encounter(s: Doom) -> None:
    # A card that was turned up stays face up (DOOM-8.11).
    slot = s.shows[BLACKS[0]] - 1
    s.roll = ()
    s.then(("turn_up", slot), OPEN_WINDOW["die"], ("encounter", slot), ("last_step",))


@book.step
def last_step(s: Doom) -> None:
    """One space in each turn, unless the Ring-bearers are held."""
    to_pool(s, BLACKS[0])
    if not s.held_fast:
        move_bearers(s, 1, die=False, rule="DOOM-8.8")
