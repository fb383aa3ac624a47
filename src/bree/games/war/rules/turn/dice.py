"""Section 4: a side chooses a die and an action for it."""

from collections.abc import Callable
from typing import Final

from bree.core import NO_EFFECT, PASS, PASS_PICK, Ask, Pick
from bree.games.war.picks import DIE, FACE, SPECIAL
from bree.games.war.rules.armies.moving import can_move
from bree.games.war.rules.armies.recruiting import can_recruit, can_voice_elites, can_voice_regulars, choose_recruit
from bree.games.war.rules.battle.attack import can_attack
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.play import can_play, can_play_with_effect, is_messenger
from bree.games.war.rules.cards.removal import REMOVABLE, removable
from bree.games.war.rules.cards.windows import CHARACTER_EYES, TO_HUNT_BOX, current_number
from bree.games.war.rules.characters.arrivals import can_bring_aragorn, can_bring_white, minions_ready, wardens
from bree.games.war.rules.characters.companions import can_move_companions, can_separate
from bree.games.war.rules.characters.minions import can_move_nazgul
from bree.games.war.rules.extension_points import (
    ACTION_PAID,
    ACTION_TURN_ANSWERS,
    DIE_ACTIONS,
    DIE_BARS,
    DIE_SET_ASIDE,
    DIE_TAKEN,
    FREE_ANSWERS,
    barred_answers,
    offered_answers,
    pick_of,
    picks_of,
    take_answer,
)
from bree.games.war.rules.fellowship.phase import can_hide, can_move_fellowship, may_hide_by_any
from bree.games.war.rules.turn.action_refusals import why_not_action
from bree.games.war.rules.turn.action_turns import end_action, end_action_turn
from bree.games.war.rules.turn.elven_rings import (
    can_use_ring,
    dice_ready,
    paying_die_noun,
    set_dice,
    use_ring,
    without_one,
)
from bree.games.war.rules.turn.politics import choose_nation, nations_to_advance
from bree.games.war.state import (
    ARMY,
    ARMY_MUSTER,
    BALROG_FACE,
    CHARACTER,
    DRAWING,
    EVENT,
    FREE,
    FREE_NATIONS,
    MUSTER,
    OTHER,
    SHADOW,
    WILL,
    War,
    paying_die,
    seat_of,
)

RING: Final = "ring"
SKIP: Final = "skip"
WARDEN: Final = "warden-"
REMOVE: Final = "remove-"
USED, BOXED, SKIPPED, KEPT, EYED = 0, 1, 2, 3, 4  # what becomes of a die after its action
RING_PICK: Final = Pick(RING, ("ring",))
# The actions of a die, in the order of the picks.
MOVE, ATTACK, DIPLOMACY, RECRUIT, MINION = "move", "attack", "diplomacy", "recruit", "minion"
VOICE_REGULARS, VOICE_ELITES = "voice_regulars", "voice_elites"
DRAW, DRAW_CHARACTER, DRAW_STRATEGY = "draw", "draw_character", "draw_strategy"
FELLOWSHIP, HIDE, SEPARATE, COMPANIONS, NAZGUL = "fellowship", "hide", "separate", "companions", "nazgul"
WHITE, ARAGORN, PLAY = "white", "aragorn", "event"
ACTION: Final = {
    name: Pick(name, ("action:" + name,))
    for name in (
        MOVE, ATTACK, DIPLOMACY, RECRUIT, MINION, VOICE_REGULARS, VOICE_ELITES, DRAW_CHARACTER, DRAW_STRATEGY,
        FELLOWSHIP, HIDE, SEPARATE, COMPANIONS, NAZGUL, WHITE, ARAGORN, PLAY, SKIP,
        *[WARDEN + nation for nation in FREE_NATIONS], *[REMOVE + card for card in REMOVABLE],
    )
}  # fmt: skip

PLAY_WITHOUT_EFFECT: Final = Pick(PLAY, (*ACTION[PLAY].on, NO_EFFECT))

# WAR-4.11 to WAR-4.18: the actions of each face, by side.
# Each side has its own actions for a Character result: WAR-4.12, WAR-4.13.
_CHARACTER: Final = {FREE: (MOVE, ATTACK, FELLOWSHIP, HIDE, SEPARATE, COMPANIONS), SHADOW: (MOVE, ATTACK, NAZGUL)}
_ARMY: Final = {FREE: (MOVE, ATTACK), SHADOW: (MOVE, ATTACK)}
_MUSTER: Final = {
    FREE: (DIPLOMACY, RECRUIT),
    SHADOW: (DIPLOMACY, RECRUIT, MINION, VOICE_REGULARS, VOICE_ELITES),
}
_EVENT: Final = {FREE: (DRAW_CHARACTER, DRAW_STRATEGY), SHADOW: (DRAW_CHARACTER, DRAW_STRATEGY)}
# A special die has the actions of its face (LME-4.20).
ACTIONS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    side: {
        CHARACTER: (*_CHARACTER[side], PLAY),
        ARMY: (*_ARMY[side], PLAY),
        MUSTER: (*_MUSTER[side], PLAY),
        ARMY_MUSTER: (*_ARMY[side], *_MUSTER[side], PLAY),
        EVENT: (*_EVENT[side], PLAY),
        DRAWING: _EVENT[side],  # LME-4.12; needs a card to draw (LME-4.21)
        BALROG_FACE: (),  # LME-4.13: see DIE_ACTIONS
        WILL: (*_ARMY[side], *_MUSTER[side], *_EVENT[side], *_CHARACTER[side][2:], WHITE, ARAGORN, PLAY),
    }
    for side in (FREE, SHADOW)
}


def may_pass(s: War, side: str) -> bool:
    """May the side pass (WAR-4.6, WAR-4.7)? It needs fewer unused dice than the other side.

    Dice in the Hunt Box are not unused. Other answers of an action turn are no dice (LME-11.18). A side without dice
    need not use them.
    """
    mine = len(dice_ready(s, side))
    return mine < len(dice_ready(s, OTHER[side])) or not mine


@book.ask
def die(s: War, side: str) -> Ask:
    picks = [DIE[face] for face in dict.fromkeys(dice_ready(s, side))]
    if can_use_ring(s, side):
        picks.append(RING_PICK)
    picks += picks_of(s, side, ACTION_TURN_ANSWERS)
    if may_pass(s, side):
        picks.append(PASS_PICK)
    picks += picks_of(s, side, FREE_ANSWERS)
    return Ask(seat_of(s, side), "die", "WAR-4.4", tuple(picks))


@book.bar
def bar_die(s: War, side: str) -> dict[str, str]:
    ready = dice_ready(s, side)
    found = {face: "WAR-4.4" for face in DIE if face not in ready and face not in SPECIAL}
    if not may_pass(s, side):
        found[PASS] = "WAR-4.7"
    if not can_use_ring(s, side):
        found[RING] = "WAR-5.3" if side in s.ringed else "WAR-5.1"
    found.update(barred_answers(s, side, ACTION_TURN_ANSWERS))
    for bar_more in DIE_BARS:
        found.update(bar_more(s, side))
    return found


@book.step
def on_die(s: War, side: str, answer: str) -> None:
    if answer == PASS:
        # A side that passed may act again in its next action turn (WAR-4.8).
        s.tell("passes", "WAR-4.6", who=seat_of(s, side))
        end_action_turn(s, side)
        if s.free_dice or s.shadow_dice:
            s.then(("go",))
    elif answer == RING:
        use_ring(s, side)
    elif not take_answer(s, side, FREE_ANSWERS, answer) and not take_answer(s, side, ACTION_TURN_ANSWERS, answer):
        s.die = FACE[answer]
        for note in DIE_TAKEN:
            note(s, answer)
        s.then(("action", side))


def needs_leader(s: War) -> bool:
    """Must a leader be with the army?

    Only for a Character result; a Will of the West counts as any result (WAR-4.18).
    """
    return s.die == CHARACTER


READY: Final[dict[str, Callable[[War], bool]]] = {
    VOICE_REGULARS: can_voice_regulars, VOICE_ELITES: can_voice_elites, FELLOWSHIP: can_move_fellowship,
    HIDE: can_hide, SEPARATE: can_separate, COMPANIONS: can_move_companions, NAZGUL: can_move_nazgul,
    WHITE: can_bring_white, ARAGORN: can_bring_aragorn,
}  # fmt: skip


def possible(s: War, side: str, name: str) -> bool:
    """Would this action have an effect now?"""
    if name == MOVE:
        return can_move(s, side, needs_leader(s))
    if name == ATTACK:
        return can_attack(s, side, needs_leader(s))
    if name == DIPLOMACY:
        return bool(nations_to_advance(s, side))
    if name == RECRUIT:
        return can_recruit(s, side)
    if name == MINION:
        return bool(minions_ready(s))
    if name == PLAY:
        return can_play(s, side, s.die)
    if name.startswith(DRAW):
        # WAR-4.21
        return s.decks[side + name.removeprefix(DRAW)].size > 0
    return READY[name](s)


def actions(s: War, side: str) -> list[str]:
    """Return the actions of the chosen die that are possible now (WAR-4.22)."""
    found = [name for name in ACTIONS[side][s.die] if possible(s, side, name)]
    if is_messenger(s, side, s.die):
        found += [name for name in _ARMY[side] if possible(s, side, name)]
    if side == FREE:
        # WAR-4.20: actions of any die.
        if HIDE not in found and may_hide_by_any(s):
            found.append(HIDE)
        found += [WARDEN + nation for nation in wardens(s)]
    if s.table:
        found += [REMOVE + card for card in removable(s, side)]
    found += offered_answers(s, side, DIE_ACTIONS)
    # WAR-4.9
    found.append(SKIP)
    return found


@book.ask
def action(s: War, side: str) -> Ask:
    picks = tuple([action_pick(s, side, name) for name in actions(s, side)])
    return Ask(seat_of(s, side), "action", "WAR-4.4", picks, {"face": paying_die_noun(s)})


def action_pick(s: War, side: str, name: str) -> Pick:
    """Return the pick of an action. The pick of an event is marked if none of the playable cards has an effect."""
    if name == PLAY and not can_play_with_effect(s, side, s.die):
        return PLAY_WITHOUT_EFFECT
    return ACTION[name] if name in ACTION else pick_of(DIE_ACTIONS, name)


FACE_RULE: Final = {
    CHARACTER: "WAR-4.11", ARMY: "WAR-4.14", MUSTER: "WAR-4.15", ARMY_MUSTER: "WAR-4.16", EVENT: "WAR-4.17",
    WILL: "WAR-4.18", DRAWING: "LME-4.12", BALROG_FACE: "LME-4.13",
}  # fmt: skip


@book.bar
def bar_action(s: War, side: str) -> dict[str, str]:
    """Return the actions that the face does not allow, or that are impossible now."""
    able = actions(s, side)
    wide = [name for names in ACTIONS[side].values() for name in names]
    found = {
        name: why_not_action(s, side, name, needs_leader(s)) if name in ACTIONS[side][s.die] else FACE_RULE[s.die]
        for name in dict.fromkeys(wide)
        if name not in able
    }
    found.update(
        {REMOVE + card: "WAR-6.9" for card in s.table if REMOVE + card in ACTION and REMOVE + card not in able}
    )
    if side == SHADOW and s.die == MUSTER and s.messenger:
        found.update(dict.fromkeys(_ARMY[side], "WAR-7.26"))
    found.update(barred_answers(s, side, DIE_ACTIONS))
    return found


@book.step
def on_action(s: War, side: str, name: str) -> None:
    set_dice(s, side, without_one(dice_ready(s, side), paying_die(s)))
    s.tell("acts", "WAR-4.4", who=seat_of(s, side), face=paying_die_noun(s), action="action-" + name.partition("-")[0])
    led = int(needs_leader(s))
    if name in (MOVE, ATTACK) and s.die == MUSTER:
        s.messenger = True
    s.then(("tidy",), ("spent", side, fate_of(s, name)))
    begin_action(s, side, name, led, s.die)


def fate_of(s: War, name: str) -> int:
    """Return what becomes of the die. A skipped die counts as unused only for Vilya (LME-6.9)."""
    if name == FELLOWSHIP:
        return BOXED
    if s.acting == SHADOW and s.die == CHARACTER and name != SKIP and current_number(s, CHARACTER_EYES, 0, SHADOW):
        return EYED
    return SKIPPED if name == SKIP else USED


def begin_action(s: War, side: str, name: str, led: int, face: str) -> None:
    """Start the action."""
    if name == MOVE:
        s.then(("move", side, led))
    elif name == ATTACK:
        s.then(("attack", side, led))
    elif name == DIPLOMACY:
        choose_nation(s, side)
    elif name == RECRUIT:
        choose_recruit(s, side)
    elif name.startswith(WARDEN):
        s.then(("ward", name.removeprefix(WARDEN)))
    elif name.startswith(REMOVE):
        s.then(("remove_card", side, name.removeprefix(REMOVE)))
    elif name == PLAY:
        s.then(("event", side, face))
    elif name.startswith(DRAW):
        s.then(("draw", side + name.removeprefix(DRAW)), ("hand_limit", side))
    elif name != SKIP and not take_answer(s, side, DIE_ACTIONS, name):
        s.then(PLAIN[name])


PLAIN: Final = {
    MINION: ("bring_minion",), VOICE_REGULARS: ("voice_regulars",), VOICE_ELITES: ("voice_elites",),
    FELLOWSHIP: ("move_fellowship",), HIDE: ("hide",), SEPARATE: ("separate",), COMPANIONS: ("move_companions",),
    NAZGUL: ("move_nazgul",), WHITE: ("bring_white",), ARAGORN: ("bring_aragorn",),
}  # fmt: skip


@book.step
def spent(s: War, side: str, fate: int) -> None:
    """Finish an action that is over."""
    for take_over in ACTION_PAID:
        if take_over(s, side, fate):
            return
    put_by(s, side, fate)


@book.step
def put_by(s: War, side: str, fate: int) -> None:
    """Set the die aside.

    A die that moved the Fellowship goes to the Hunt Box (WAR-4.5, LME-5.16). The player may keep a die by the power of
    Vilya (LME-6.9).
    """
    word = paying_die(s)
    s.recruited = ()
    s.die = ""
    for forget in DIE_SET_ASIDE:
        forget(s)
    if fate == KEPT:
        set_dice(s, side, tuple(sorted((*dice_ready(s, side), word))))
    elif fate == BOXED and current_number(s, TO_HUNT_BOX, 1, side):
        s.box_free += 1
    elif fate == EYED and current_number(s, CHARACTER_EYES, 0, side):
        s.box_shadow += 1
        s.tell("eye-opens", "WAR-6.7", face="face-" + CHARACTER)
    elif side == FREE:
        s.free_used += 1
    else:
        s.shadow_used += 1
    end_action(s, side)
