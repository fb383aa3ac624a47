"""The second half of the audit: every step on the stack is known, has valid arguments, and can be carried out."""

from collections.abc import Callable
from typing import Any, Final

from bree.core.saves.value_check import is_name, is_number
from bree.core.signature import parameters
from bree.games.doom.facts import BEHAVIOURS, CARDS, WINDOWS
from bree.games.doom.road import on_the_way, stack_left
from bree.games.doom.rules.battle import gandalf_cards
from bree.games.doom.rules.book import book
from bree.games.doom.rules.dice import DICE, dice_of
from bree.games.doom.rules.encounters import allies, army_ways, waiting_dice
from bree.games.doom.state import (
    BATTLE,
    BLACKS,
    COLOURS,
    FIGURES,
    GANDALF,
    LAST,
    NAZGUL_FIGURES,
    SLOTS,
    UNKNOWN,
    Doom,
)

DEEPEST: Final = 64  # the most steps on the stack
LOWEST: Final = ("next_turn", "begin", "turn")  # the possible lowest steps, which continue with the next turn
# Steps that take the arguments of an effect -> the effect.
EFFECT_OF: Final = {
    "how_far": "advance",
    "which_die": "set_die",
    "read_table": "die_table",
    "face_all": "witch_king",
    "suffer": "witch_king",
    "face_next": "witch_king",
}
# Steps that take the card of an effect, and perhaps a later choice -> the effect.
CARD_OF: Final = {
    "whom": "to_destination",
    "which_again": "reroll",
    "which_side": "set_die",
    "who_walks": "roll_and_move",
    "which_ally": "discard_ally",
    "which_waiting": "reroll_waiting",
    "keep_next": "look_ahead",
}
# The arguments of the other steps.
TAKES: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys((*CARD_OF, "leave"), ("card",)),
    "which_side": ("card", "die"),
    **dict.fromkeys(("turn_up", "encounter", "hidden_card", "deal", "army"), ("slot",)),
    **dict.fromkeys(("act", "put_back"), ("place",)),
    **dict.fromkeys(("walk", "place_colour"), ("colour_place",)),
    "open_window": ("window",),
    **dict.fromkeys(("answering", "use_card"), ("window", "asker")),
    "either_effect": ("window", "seat", "either"),
    "die": ("die",),
    "told_again": ("any_die",),
    "free_move": ("figure",),
    "take": ("left",),
}
FIGHTING: Final = ("fight", "roll_battle", "judge", "regret", "settle", "next_fight", "battles_over", "judge_again",
                   "battle_die", "spend_gandalf")  # fmt: skip
ROLLING: Final = ("first_roll", "take", "place_black", "place_colour", "second_placed")
# Asks for a choice among things -> whether there are any.
CHOICES: Final[dict[str, Callable[[Doom], object]]] = {
    "whom": on_the_way,
    "draw_gandalf": stack_left,
    "which_ally": allies,
    "which_waiting": waiting_dice,
    "spend_ally": lambda s: s.held,
    "spend_gandalf": lambda s: s.face == GANDALF and gandalf_cards(s),
    "next_card": lambda s: s.stage < LAST,
    "keep_next": lambda s: s.next_top,
    "which_again": lambda s: s.roll and BATTLE not in s.roll,
    "who_walks": lambda s: s.roll == COLOURS,
    "place_black": lambda s: set(BLACKS) <= set(s.roll),
    "place_colour": lambda s: set(COLOURS) & set(s.roll),
}


def stack_faults(s: Doom) -> list[str]:
    """Faults of the stack at a decision."""
    todo = s.todo
    if type(todo) is not list or len(todo) > DEEPEST:
        return ["todo"]
    if not todo:
        return [] if s.over else ["nothing is left to do, and the game is not over"]
    wrong = [step for step in todo if not step_fits(s, step)]
    if wrong:
        return [f"steps {wrong}"]
    if (
        todo[-1][0] not in book.asks
        or todo[0] not in [(name,) for name in LOWEST]
        or (todo[0][0] == "turn" and s.turns)
    ):
        return ["the game cannot wait here"]
    return step_laws(s) + dice_board_laws(s)


def step_fits(s: Doom, step: Any) -> bool:
    """Whether the step is known and has the right arguments."""
    if type(step) is not tuple or not step or type(step[0]) is not str:
        return False
    name = step[0]
    if name not in book.steps and name not in book.asks:
        return False
    if name in book.effects or name in EFFECT_OF:
        return effect_fits(step)
    takes = TAKES.get(name, ())
    if not takes and parameters(book.steps.get(name) or book.asks[name]).least:
        return False  # a step of core that this game does not use
    if len(step) != 1 + len(takes) or not all(map(value_fits, [s] * len(takes), takes, step[1:])):
        return False
    return takes[:1] != ("card",) or card_fits(name, step[1])


def effect_fits(step: Any) -> bool:
    """Whether it is an effect of this card, with the arguments of its file."""
    if not all(type(value) in (str, int) for value in step) or len(step) < 2 or step[1] not in BEHAVIOURS:
        return False
    name, given = step[0], step[1:]
    if name == "face_next":
        if not is_number(given[-1], *NUMBERED["throws"]):
            return False
        given = given[:-1]
    return (EFFECT_OF.get(name, name), *given) in BEHAVIOURS[given[0]].effects


def value_fits(s: Doom, kind: str, value: Any) -> bool:
    if kind in NAMED:
        return is_name(value, NAMED[kind])
    if kind == "seat":
        return is_name(value, s.seats)
    if kind == "asker":
        return is_name(value, s.seats) and (s.terms.any_turn or value == s.seats[s.active])
    if kind == "either":
        return is_name(value, BEHAVIOURS) and BEHAVIOURS[value].either
    least, most = NUMBERED[kind]
    return is_number(value, least, most) and (kind != "colour_place" or value % 2 == 1)


NAMED: Final[dict[str, tuple[str, ...]]] = {
    "card": tuple(CARDS),
    "die": DICE,
    "any_die": (*DICE, BATTLE),
    "window": WINDOWS,
    "figure": FIGURES,
}
NUMBERED: Final = {
    "slot": (0, SLOTS - 1),
    "place": (0, 3),
    "colour_place": (1, 3),
    "left": (1, 2),
    "throws": (0, NAZGUL_FIGURES),
}


def card_fits(name: str, card: str) -> bool:
    """Whether this step can follow from this card."""
    return name == "leave" or CARD_OF[name] in [step[0] for step in BEHAVIOURS[card].effects]


def step_laws(s: Doom) -> list[str]:
    """Faults of steps that lack something that they need."""
    broken = []
    todo: list[Any] = list(s.todo)
    for step in todo:
        name = step[0]
        if name in CHOICES and step == todo[-1] and not CHOICES[name](s):
            broken.append(f"{name}: nothing to choose")
        elif name in FIGHTING and not s.foe:
            broken.append(f"{name}: nobody is fought")
        elif name == "leave" and step[1] not in s.track:
            broken.append(f"{step[1]} does not lie on the track")
        elif name == "deal" and s.track[step[1]]:
            broken.append(f"slot {step[1]} is dealt already")
        elif name == "encounter" and s.track[step[1]] == UNKNOWN and not will_be_turned(s, step[1]):
            broken.append(f"nobody turns slot {step[1]} up")
    top = todo[-1]
    if top[0] == "hidden_card" and s.track[top[1]] != UNKNOWN:
        broken.append(f"slot {top[1]} is known")
    if top[0] == "army" and not (s.track[top[1]] and army_ways(s, top[1])):
        broken.append("the Army has nowhere to go")
    if top[0] == "which_die" and not dice_of(s, top[2]):
        broken.append("no die to set")
    return broken


def will_be_turned(s: Doom, slot: int) -> bool:
    return ("turn_up", slot) in s.todo or ("hidden_card", slot) in s.todo


def dice_board_laws(s: Doom) -> list[str]:
    """The dice board holds the dice that were placed so far, or that are still to be carried out.

    Rolled dice show a number.
    """
    names = [step[0] for step in s.todo]
    if any(name in ROLLING for name in names):
        placed = 3 if ("place_colour", 3) in s.todo else 2 if "second_placed" in names else 1
        placed = placed if placed > 1 or ("place_colour", 1) in s.todo else 0
        wanted = set(range(placed))
    else:
        todo: list[Any] = list(s.todo)
        wanted = {step[1] for step in todo if step[0] in ("act", "walk", "put_back")}
    broken = []
    if {at for at, die in enumerate(s.board) if die} != wanted:
        broken.append(f"dice board {s.board}")
    thrown = [die for die in s.roll if die != BATTLE and die not in s.shows and ("die", die) not in s.todo]
    if thrown and "take" not in names:
        broken.append(f"dice without a number: {thrown}")
    return broken
