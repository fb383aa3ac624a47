"""Adventure to Mount Doom as text: figures, status, encounters, dice, battle, and the cards of the players.

The text of the cards appears only at the start of a turn. Later in the turn their names are enough.
"""

from bree.core import Facts, View
from bree.games.doom.state import BATTLE, BLACKS, NAZGUL, WAITING
from bree.lang import Voice
from bree.term.boards.doom.words import (
    FATE,
    Danger,
    card_does,
    card_name,
    dangers,
    die_name,
    fighting,
    kind,
    known,
    last_stage,
    leaves,
    next_place,
    stage_number,
    steps_left,
    uruk_hai,
)

ANEW = frozenset({"turn", "stage"})  # after these log lines, the whole table is described again


def lines(view: View, voice: Voice) -> list[str]:
    told = [_stage(view, voice), *(_figure(view, figure, voice) for figure in view["at"])]
    told += [_courage(view, voice), _realms(view, voice), *_track(view, voice), *_dice(view, voice)]
    return [line for line in [*told, *news(view, voice), *_cards(view, voice)] if line]


def news(view: View, voice: Voice) -> list[str]:
    """Return what the log does not mention within a turn: the state of a battle, and what would win it."""
    fight = fighting(view)
    return [_battle(fight, voice), _odds(fight, voice)] if fight else []


def _begins(view: View) -> bool:
    """Is no die of this turn on the table yet?"""
    return not (any(view["dice"]["board"]) or view["dice"]["roll"] or view["dice"]["shows"] or view["battle"])


def _stage(view: View, voice: Voice) -> str:
    facts = {"number": stage_number(view), "of": len(view["stages"]), "stage": "stage-" + view["stage"]}
    told = [voice.say("line-stage", facts)]
    if view["over"]:
        return " ".join([*told, voice.say("log-over-" + view["over"])])
    told.append(voice.say("line-turn", {"number": view["turn"], "who": view["active"]}))
    modes = view["modes"]
    for on, key in ((modes["easier"], "line-easier"), (not modes["protection"], "line-unprotected")):
        told += [voice.say(key)] if on and not last_stage(view) else []
    return " ".join(told)


def _figure(view: View, figure: str, voice: Voice) -> str:
    """Return where the figure is, how far it has to go, and which event spaces a die may take it to."""
    space, left, place = view["at"][figure], steps_left(view, figure), next_place(view, figure)
    name = "figure-" + figure
    if space == WAITING:
        return voice.say("line-waits", {"figure": name})
    if space in view["ends"] and not left:
        there = view["stages"][view["ends"].index(space)]
        return voice.say("line-there", {"figure": name, "place": "place-" + there})
    if place is None:
        return voice.say("line-behind", {"figure": name, "space": space})
    goal = "place-" + view["stages"][place]
    told = [voice.say("line-figure", {"figure": name, "space": space, "left": left or 0, "place": goal})]
    if ahead := dangers(view, figure):
        told.append(voice.say("line-dangers", {"dangers": tuple(_danger(one, voice) for one in ahead)}))
    return " ".join(told)


def _danger(one: Danger, voice: Voice) -> str:
    facts: Facts = {"event": "line-" + one.event, "steps": one.steps}
    if not one.guards:
        return voice.say("line-danger", facts)
    return voice.say("line-danger-guarded", {**facts, "who": tuple("figure-" + name for name in one.guards)})


def _courage(view: View, voice: Voice) -> str:
    return voice.say("line-courage", view["courage"])


def _realms(view: View, voice: Voice) -> str:
    """Return one line about Minas Morgul, Isengard and Gandalf."""
    riders, hall = view["nazgul"], view["isengard"]
    count = {"count": riders["placed"] + 1, "of": riders["figures"] + 1}
    told = [voice.say("line-slain") if riders["slain"] else voice.say("line-riders", count)]
    if uruk_hai(view):
        told.append(voice.say("line-isengard", {"count": hall["warriors"]}))
    else:
        told.append(voice.say("line-isengard-empty"))
    if hall["tree"]:
        told.append(voice.say("line-treebeard"))
    if view["gandalf"]["banned"]:
        told.append(voice.say("line-ban"))
    told.append(voice.say("line-stack", {"count": view["gandalf"]["stack"]}))
    if view["next"]:
        told.append(voice.say("line-next", {"card": "card-" + view["next"]}))
    return " ".join(told)


def _track(view: View, voice: Voice) -> list[str]:
    """Return a line with text for each slot at the start of a turn, otherwise one line for all slots."""
    slots = [voice.say("line-slot", {"number": at, "what": _slot(s, voice)}) for at, s in enumerate(view["track"], 1)]
    if not _begins(view):
        return [" ".join(slots)]
    texts = [card_does(slot["card"], voice) if _open(slot) else "" for slot in view["track"]]
    return [f"{slot} {text}".rstrip() for slot, text in zip(slots, texts, strict=True)]


def _open(slot: View) -> bool:
    return known(slot["card"]) and not slot["down"]


def _slot(slot: View, voice: Voice) -> str:
    card, symbol = slot["card"], slot["symbol"]
    if not card:
        key = "line-bare-nazgul" if symbol == NAZGUL else "line-bare"
        return voice.say(key, {"who": "figure-" + symbol})
    if slot["down"]:
        return voice.say("line-down-known", {"card": "card-" + card}) if known(card) else voice.say("line-down")
    if kind(slot) == FATE:  # this includes every card of the last stage
        return card_name(card, voice)
    word = "line-once" if leaves(slot) else "line-" + kind(slot)
    told = voice.say("line-card", {"card": "card-" + card, "kind": word})
    if not slot["under"]:
        return told
    under = card_name(slot["under"], voice) if known(slot["under"]) else voice.say("line-down")
    return voice.say("line-under", {"what": told, "card": under})


def _dice(view: View, voice: Voice) -> list[str]:
    """Return both sides of the dice board, and the roll."""
    shows, board = view["dice"]["shows"], view["dice"]["board"]
    told = []
    for side, first in ((1, 0), (2, 2)):
        dice = tuple(f"{die_name(die, voice)} {shows[die]}" for die in board[first : first + 2] if die)
        told += [voice.say("line-side", {"number": side, "dice": dice})] if dice else []
    roll = [die for die in view["dice"]["roll"] if die != BATTLE]
    both = set(BLACKS) <= set(roll)
    rolled = tuple(f"{voice.say('die-' + die) if both else die_name(die, voice)} {shows[die]}" for die in roll)
    return [*told, voice.say("line-roll", {"dice": rolled})] if rolled else told


def _battle(fight: View, voice: Voice) -> str:
    told = [voice.say("line-battle", {"card": "card-" + fight["foe"], "loss": fight["loss"]})]
    if fight["streak"]:
        told.append(voice.say("line-streak", {"wins": fight["won_in_a_row"], "of": fight["streak"]}))
    elif fight["fights"] > 1:
        told.append(voice.say("line-fights", {"count": fight["fights"]}))
    if fight["wins"] or fight["losses"]:
        told.append(voice.say("line-so-far", {"wins": fight["wins"], "losses": fight["losses"]}))
    return " ".join(told)


def _odds(fight: View, voice: Voice) -> str:
    """Return the supporters and the number of winning faces, or the result of the roll."""
    names = tuple("figure-" + name for name in fight["supporters"])
    told = [voice.say("line-support", {"names": names}) if names else voice.say("line-no-support")]
    if fight["face"]:
        told.append(voice.say("log-battle-rolled", {"face": "face-" + fight["face"]}))
    if fight["verdict"]:
        told.append(voice.say("line-battle-" + fight["verdict"]))
    if not (fight["face"] or fight["verdict"]):
        sides = len(fight["faces"])
        told.append(voice.say("line-odds", {"count": fight["sure"], "of": sides}))
        if fight["with_gandalf"] > fight["sure"]:
            told.append(voice.say("line-odds-gandalf", {"count": fight["with_gandalf"], "of": sides}))
    return " ".join(told)


def _cards(view: View, voice: Voice) -> list[str]:
    """Return the cards of the players, and who may use them."""
    usable = [held for held in view["held"] if not held["served"]]
    if not usable:
        return [voice.say("line-no-use" if view["held"] else "line-no-cards")]
    told = [voice.say("line-exclusive" if view["modes"]["exclusive"] else "line-for-all")]
    for held in usable:
        key = "line-held" if held["users"] else "line-held-banned"
        line = voice.say(key, {"who": held["owner"], "card": "card-" + held["card"]})
        told.append(f"{line} {card_does(held['card'], voice)}" if _begins(view) else line)
    return told if _begins(view) else [" ".join(told)]
