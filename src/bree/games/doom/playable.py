"""Whether a card that is kept for a moment could do anything now: by the first of its steps."""

from collections.abc import Callable
from typing import Final

from bree.games.doom.facts import CARDS, Part
from bree.games.doom.road import on_the_way
from bree.games.doom.state import BATTLE, COLOURS, LAST, UNKNOWN, Doom


def blacks_of(s: Doom) -> list[str]:
    """The encounter dice of the roll that was made just now."""
    return [die for die in s.roll if die != BATTLE and die not in COLOURS]


def colours_of(s: Doom) -> list[str]:
    return [die for die in s.roll if die in COLOURS]


def dice_of(s: Doom, part: Part) -> list[str]:
    """The dice that a card may set: black ones or coloured ones."""
    return blacks_of(s) if part.dice == "encounter" else colours_of(s)


def fought(s: Doom) -> Part:
    """The step of the card that is fought: what its battles cost."""
    return CARDS[s.foe].does[s.foe_part]


def fights_uruk_hai(s: Doom) -> bool:
    return bool(s.foe) and fought(s).step == "uruk_hai"


def before_last_stage(s: Doom, part: Part) -> bool:
    return s.stage < LAST


def always(s: Doom, part: Part) -> bool:
    return True


def can_reroll(s: Doom, part: Part) -> bool:
    return bool(s.roll)


def can_set_die(s: Doom, part: Part) -> bool:
    return bool(dice_of(s, part))


def can_ignore_event(s: Doom, part: Part) -> bool:
    return bool(s.threat)


def can_bring(s: Doom, part: Part) -> bool:
    return s.stage < LAST and bool(on_the_way(s))


def can_raise(s: Doom, part: Part) -> bool:
    return s.courage < s.terms.galadriel


def can_win_battle(s: Doom, part: Part) -> bool:
    return not s.verdict


def can_fight_again(s: Doom, part: Part) -> bool:
    return fights_uruk_hai(s)


def can_slay(s: Doom, part: Part) -> bool:
    for die in s.roll:  # noqa: SIM110
        if s.shows[die] == part.face:
            return True
    return False


def can_remove(s: Doom, part: Part) -> bool:
    return s.stage < LAST and bool(s.card) and s.card != UNKNOWN and s.card in s.track


def has_served(s: Doom, card: str) -> bool:
    """In the last stage, with its one black die and no battle, a card may be of no use any more (DOOM-R8, DOOM-8.9)."""
    part = CARDS[card].does[0]
    works = part.step in ("courage", "reroll") or (part.step == "set_die" and part.dice == "encounter")
    return s.stage == LAST and not works


PLAYABLE: Final[dict[str, Callable[[Doom, Part], bool]]] = {
    "courage": always,
    "advance": before_last_stage,
    "roll_and_move": before_last_stage,
    "look_ahead": before_last_stage,
    "reroll": can_reroll,
    "set_die": can_set_die,
    "ignore_event": can_ignore_event,
    "to_destination": can_bring,
    "raise_to": can_raise,
    "win_battle": can_win_battle,
    "fight_again": can_fight_again,
    "slay_witch_king": can_slay,
    "remove_activated": can_remove,
}
