"""The special dice of Lords of Middle-earth (LME-4, LME-5): which are in the pool, their roll, and the chosen result.

Before the roll a die is its name, `vilya`. After it, it is name and face, `vilya-army*`, with a star for the icon that
may remove it. The chosen die is among the dice of its side, without the star.
"""

from typing import Final

from bree.core import CHANCE, Ask, Pick, Step
from bree.games.war.facts import SPECIAL_DICE, SPECIAL_ROLLS, SpecialDie
from bree.games.war.figures import VERSIONS, WHITE, WITCH_KING
from bree.games.war.map_queries import in_play
from bree.games.war.picks import SPECIAL
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import ACTION_ROLLED, OFFER
from bree.games.war.rules.turn.dice import RING
from bree.games.war.rules.turn.elven_rings import dice_a_ring_can_change, dice_ready
from bree.games.war.state import EYE, FREE, SHADOW, STAR, Lords, War, lords_of, seat_of

NARYA, GOTHMOG = "narya", "gothmog"
WITCH_KINGS: Final = VERSIONS[WITCH_KING]
# face -> a step that runs as soon as the face is the chosen result
STEPS_AT_ONCE: Final[dict[str, Step]] = {}


def die_of(word: str) -> str:
    return word.partition("-")[0]


def result_of(word: str) -> str:
    return word.partition("-")[2].rstrip(STAR)


def special_dice_of(s: War, side: str) -> list[str]:
    """Return the special dice of a side in this turn, rolled or not."""
    return [word for word in lords_of(s).special if SPECIAL_DICE[die_of(word)].side == side]


# Recovering


def recover_special(s: War) -> None:
    """Return all special dice to their pools, used or not (LME-5.6, LME-5.12). Some leave the game instead."""
    lords = s.lords
    if lords is None:
        return
    gone = list(lords.gone)
    for die in SPECIAL_DICE.values():
        rule = "" if die.id in gone else why_removed(s, lords, die)
        if rule:
            gone.append(die.id)
            s.tell("special-gone", rule, die="die-" + die.id)
    special = [die.id for die in SPECIAL_DICE.values() if die.id not in gone and is_in_pool(s, die)]
    s.lords = lords._replace(
        special=tuple(special), picked=(), payer="", gone=tuple(gone), spelled=False, token_used=False
    )


def why_removed(s: War, lords: Lords, die: SpecialDie) -> str:
    """Return the rule that removes the die from the game now; "" if none does.

    The characters in play now count (LME-5.15). Each die has its rule (LME-7.5, LME-7.12, LME-9.6, LME-9.25). Narya has
    no star (LME-5.18).
    """
    if die.character in s.fallen:
        return "LME-4.15"
    # LME-5.14: the die was chosen, used or not.
    if die.id in lords.picked and [word for word in lords.special if die_of(word) == die.id and word.endswith(STAR)]:
        if die.side == FREE:
            if in_play(s, WHITE):
                return "LME-5.7"
        elif [one for one in WITCH_KINGS if in_play(s, one)]:
            return "LME-5.13"
    if die.id == GOTHMOG and in_play(s, die.character) and in_play(s, WITCH_KING):
        return "LME-9.25"
    return ""


def is_in_pool(s: War, die: SpecialDie) -> bool:
    """Is the die in the pool this turn? A character who entered play last turn adds the die now (LME-5.4, LME-5.11).

    Narya needs its Keeper as Guide, and last turn a die of the Free Peoples in the Hunt Box. An Eye of a Keeper die
    does not count (LME-5.5, LME-5.8, LME-7.21). A new Guide of this turn counts next turn (LME-7.22). In the first turn
    a Guide is enough (LME-7.23).
    """
    if die.id == NARYA:
        return s.guide == die.character and (s.watched or s.turn == 1)
    return in_play(s, die.character)


# The roll


def roll_special(s: War) -> None:
    """Roll the special dice with the other dice (LME-4.1).

    None of them is in the Hunt Box before the roll (LME-4.18).
    """
    if s.lords is not None:
        s.then(*[("special_roll", die) for die in s.lords.special])


@book.ask
def special_roll(s: War, die: str) -> Ask:
    return Ask(CHANCE, "special_roll", "LME-4.1", SPECIAL_ROLLS[die], {"die": "die-" + die})


@book.step
def on_special_roll(s: War, die: str, face: str) -> None:
    lords = lords_of(s)
    s.lords = lords._replace(special=tuple([f"{die}-{face}" if one == die else one for one in lords.special]))


def log_special_roll(s: War, side: str) -> None:
    words = special_dice_of(s, side) if s.lords is not None else []
    if words:
        s.tell("special-rolled", "LME-4.1", reveals=True, who=side, dice=tuple([die_noun(word) for word in words]))


def choose_after_roll(s: War) -> None:
    """Let the side with more rolled dice choose first; if equal, the Free Peoples (LME-4.7; dice by LME-O1).

    This runs before the roll, when the Hunt Box contains only allocated dice.
    """
    if s.lords is None:
        return
    free, shadow = len(special_dice_of(s, FREE)), len(special_dice_of(s, SHADOW))
    if s.terms.all_dice:
        free += s.free_pool
        shadow += s.shadow_pool - s.box_shadow
    order = (FREE, SHADOW) if free >= shadow else (SHADOW, FREE)
    s.then(*[("choose_special", side) for side in order], OFFER[ACTION_ROLLED])


# The chosen result


def choosable_dice(s: War, side: str) -> list[str]:
    """Return the dice that may be chosen: Eyes first (LME-4.3), of several any (LME-4.4)."""
    words = special_dice_of(s, side)
    return [word for word in words if result_of(word) == EYE] or words


@book.step
def choose_special(s: War, side: str) -> None:
    able = choosable_dice(s, side)
    if len(able) > 1:
        s.then(("special_die", side))
    elif able:
        count_result(s, side, able[0], "LME-4.16" if len(special_dice_of(s, side)) == 1 else "LME-4.3")


@book.ask
def special_die(s: War, side: str) -> Ask:
    """Ask which result counts.

    In a team the leading player chooses (LME-6.17, LME-6.19). The player who acts uses the die (LME-6.18, LME-6.20).
    """
    picks = tuple([DIE_PICKS[word] for word in choosable_dice(s, side)])
    return Ask(seat_of(s, side), "special_die", "LME-4.2", picks)


@book.bar
def bar_special_die(s: War, side: str) -> dict[str, str]:
    able = choosable_dice(s, side)
    return {die_of(word): "LME-4.3" for word in special_dice_of(s, side) if word not in able}


@book.step
def on_special_die(s: War, side: str, die: str) -> None:
    word = next(one for one in special_dice_of(s, side) if die_of(one) == die)
    count_result(s, side, word, "LME-4.4" if result_of(word) == EYE else "LME-4.2")


def count_result(s: War, side: str, word: str, rule: str) -> None:
    """Make this the result of the side. The other special dice are out until next turn (LME-4.2, LME-4.8)."""
    die, face = die_of(word), result_of(word)
    lords = lords_of(s)
    s.lords = lords._replace(picked=(*lords.picked, die))
    if face == EYE:
        # LME-4.5, LME-4.6, LME-4.17, LME-4.19: it counts as an Eye of the Shadow, even on a die of the Free Peoples.
        s.box_shadow += 1
        s.shadow_pool += 1
        s.tell("special-eye", rule, who=side, die="die-" + die)
        return
    if side == FREE:
        s.free_dice = tuple(sorted((*s.free_dice, f"{die}-{face}")))
        s.free_pool += 1
    else:
        s.shadow_dice = tuple(sorted((*s.shadow_dice, f"{die}-{face}")))
        s.shadow_pool += 1
    s.tell("special-counts", rule, who=side, die=die_noun(word))
    if face in STEPS_AT_ONCE:
        s.then(STEPS_AT_ONCE[face])


# Paying for an action


def take_payer(s: War, word: str) -> None:
    """Note the die that pays, if it is a special one."""
    if s.lords is not None:
        s.lords = s.lords._replace(payer=word if word in SPECIAL else "")


def forget_payer(s: War) -> None:
    if s.lords is not None:
        s.lords = s.lords._replace(payer="")


def bar_special(s: War, side: str) -> dict[str, str]:
    """Return special dice that are not ready, and a ring if there are only special dice (LME-6.3)."""
    if s.lords is None:
        return {}
    ready = dice_ready(s, side)
    found = {word: "WAR-4.4" for word in SPECIAL if word not in ready}
    if s.rings[side] > 0 and side not in s.ringed and ready and not dice_a_ring_can_change(s, side):
        found[RING] = "LME-6.3"
    return found


def die_noun(word: str) -> str:
    """Return a rolled die as a noun for the log, with the icon that may remove it."""
    return f"die-{word.rstrip(STAR)}+icon-star" if word.endswith(STAR) else "die-" + word


# The picks of a choice between special dice.
DIE_PICKS: Final = {f"{die}-{pick.id}": Pick(die, pick.on) for die, picks in SPECIAL_ROLLS.items() for pick in picks}
