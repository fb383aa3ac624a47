"""The first half of the audit: every field has its type and is within its bounds.

Lengths are checked before items, and nothing counts up to a number from the position.
"""

from typing import Any, Final

from bree.core.saves.value_check import are_different, are_names, is_flag, is_name, is_number, is_tally
from bree.games.doom.board import LONGEST, NUMBERS
from bree.games.doom.facts import CARDS, GANDALF_CARDS, STACKS
from bree.games.doom.rules.dice import DICE
from bree.games.doom.setup import ARRIVALS
from bree.games.doom.state import (
    BATTLE,
    BLACKS,
    COLOURS,
    COMPANIONS,
    DARK_HEART,
    FACES,
    FIGURES,
    LAST,
    LOST,
    NAZGUL,
    NAZGUL_FIGURES,
    NOWHERE,
    SEATS,
    SLOTS,
    STAGES,
    UNKNOWN,
    WAITING,
    WARRIORS,
    WON,
    Doom,
    Road,
    Terms,
)

TURNS: Final = 1_000_000  # turns of one game; real games have far fewer
FIGHTS: Final = 1_000  # battles of one encounter; the Mouth of Sauron is fought until courage runs out
SIDES: Final = 6
EVENTS: Final = ("", NAZGUL, DARK_HEART)
ENDS: Final = ("", WON, "despair", "nazgul")


def field_faults(s: Doom) -> list[str]:
    """The names of the fields with invalid values."""
    if type(s.terms) is not Terms or not road_fits(s.terms.road) or not terms_fit(s.terms):
        return ["terms"]
    if type(s.seats) is not tuple or not 1 <= len(s.seats) <= len(SEATS) or s.seats != SEATS[: len(s.seats)]:
        return ["seats"]
    if not is_number(s.stage, 0, LAST):
        return ["stage"]
    fits = {**turn_fits(s), **board_fits(s), **cards_fit(s), **dice_fit(s), **battle_fits(s)}
    return [name for name, fit in fits.items() if not fit]


def road_fits(road: Any) -> bool:
    """Whether the option could write this road: each stage has spaces, and no destination has an event."""
    if type(road) is not Road or type(road.ends) is not tuple or len(road.ends) != len(STAGES):
        return False
    before = 0
    for end in road.ends:
        if not is_number(end, before + 2, before + LONGEST):
            return False
        before = end
    if not are_names(road.events, tuple, EVENTS, before + 1, before + 1):
        return False
    last = road.events[road.ends[LAST - 1] :]
    return not any(road.events[end] for end in (0, *road.ends)) and not any(last)


def terms_fit(terms: Terms) -> bool:
    flags = (
        terms.easier, terms.exclusive, terms.protection, terms.exact_steps, terms.army_jumps, terms.any_turn,
        terms.one_by_one, terms.leaves_morgul, terms.spends, terms.loss_once, terms.early_passes, terms.ban_holds,
        terms.shuffles,
    )  # fmt: skip
    return (
        all(is_flag(flag) for flag in flags)
        and are_names(terms.bare, tuple, (*FIGURES, NAZGUL), SLOTS, SLOTS)
        and are_names(terms.faces, tuple, FACES, SIDES, SIDES)
        and is_number(terms.top, NUMBERS[0], NUMBERS[-1])
        and is_number(terms.galadriel, NUMBERS[0], terms.top)
        and is_number(terms.eye, NUMBERS[0], terms.top)
        and is_name(terms.free_arrival, ARRIVALS)
        and (terms.exclusive or not terms.any_turn)
    )


def turn_fits(s: Doom) -> dict[str, bool]:
    last = len(s.seats) - 1
    return {
        "active": is_number(s.active, 0, last),
        "user": is_number(s.user, 0, last),
        "turns": is_number(s.turns, 0, TURNS),
        "threat": is_name(s.threat, EVENTS),
        "threat_at": is_number(s.threat_at, 0, s.terms.road.ends[LAST]),
        "held_fast": is_flag(s.held_fast),
        "passes": is_flag(s.passes),
        "over": is_name(s.over, ENDS),
    }


def board_fits(s: Doom) -> dict[str, bool]:
    return {
        "at": is_tally(s.at, FIGURES, WAITING, s.terms.road.ends[LAST]),
        "by_die": are_different(s.by_die, COMPANIONS, len(COMPANIONS)),
        "courage": is_number(s.courage, 0, s.terms.top),
        "nazgul": is_number(s.nazgul, 0, NAZGUL_FIGURES),
        "slain": is_flag(s.slain),
        "warriors": is_number(s.warriors, 0, WARRIORS),
        "chieftain": is_flag(s.chieftain),
        "gandalf_token": is_flag(s.gandalf_token),
        "treebeard_token": is_flag(s.treebeard_token),
    }


def cards_fit(s: Doom) -> dict[str, bool]:
    here = STACKS[s.stage]
    following = STACKS[s.stage + 1] if s.stage < LAST else ()
    down = s.down
    return {
        "track": are_names(s.track, list, ("", UNKNOWN, *here), 0, SLOTS) and len(s.track) in (0, SLOTS),
        "down": type(down) is tuple
        and len(down) <= SLOTS
        and all(is_number(slot, 0, SLOTS - 1) for slot in down)
        and len(set(down)) == len(down),
        "under": is_name(s.under, ("", UNKNOWN, *here)),
        "under_at": is_number(s.under_at, NOWHERE, SLOTS - 1),
        "unseen": are_different(s.unseen, here, len(here)),
        "next_top": is_name(s.next_top, ("", *following)),
        "next_gone": is_name(s.next_gone, ("", *following)),
        "gandalf_unseen": are_different(s.gandalf_unseen, GANDALF_CARDS, len(GANDALF_CARDS)),
        "gandalf_boxed": is_number(s.gandalf_boxed, 0, len(GANDALF_CARDS)),
        "held": is_tally(s.held, CARDS, 0, len(s.seats) - 1),
        "box": are_different(s.box, CARDS, len(CARDS)),
        "card": is_name(s.card, ("", *here)),
    }


def dice_fit(s: Doom) -> dict[str, bool]:
    return {
        "shows": is_tally(s.shows, DICE, 1, SIDES),
        "roll": are_different(s.roll, (*DICE, BATTLE), len(DICE)) and (BATTLE not in s.roll or s.roll == (BATTLE,)),
        "board": are_names(s.board, list, ("", *BLACKS, *COLOURS), 4, 4),
    }


def battle_fits(s: Doom) -> dict[str, bool]:
    return {
        "foe": is_name(s.foe, ("", *CARDS)),
        "fights": is_number(s.fights, 0, WARRIORS + 1),
        "streak": is_number(s.streak, 0, FIGHTS),
        "wins": is_number(s.wins, 0, FIGHTS),
        "plain_wins": is_number(s.plain_wins, 0, FIGHTS),
        "losses": is_number(s.losses, 0, FIGHTS),
        "tree_helps": is_flag(s.tree_helps),
        "support": are_different(s.support, COMPANIONS, len(COMPANIONS)),
        "face": is_name(s.face, ("", *FACES)),
        "lost_on": is_name(s.lost_on, ("", *FACES)),
        "verdict": is_name(s.verdict, ("", WON, LOST)),
    }
