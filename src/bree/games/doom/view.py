"""The view. All seats see the same (DOOM-4.17), and nobody knows the face-down cards."""

from random import Random

from bree.games.doom.battle_facts import battle_facts
from bree.games.doom.facts import CARDS
from bree.games.doom.road import destination, isengard, stack_left, supporters
from bree.games.doom.rules.battle import gandalf_cards, loses_again
from bree.games.doom.rules.encounters import face_down
from bree.games.doom.rules.windows import has_served
from bree.games.doom.shape import Dice, DoomView, FightView, Held, Slot
from bree.games.doom.state import (
    BATTLE,
    BLACKS,
    COLOURS,
    GANDALF,
    NAZGUL_FIGURES,
    STAGES,
    WARRIORS,
    Doom,
)


def view(s: Doom, seat: str | None) -> DoomView:
    return {
        "active": s.seats[s.active],
        "turn": s.turns,
        "stage": STAGES[s.stage],
        "stages": list(STAGES),
        "ends": list(s.terms.road.ends),
        "events": list(s.terms.road.events),
        "destination": destination(s),
        "at": dict(s.at),
        "courage": {"at": s.courage, "top": s.terms.top, "galadriel": s.terms.galadriel, "eye": s.terms.eye},
        "nazgul": {"placed": s.nazgul, "figures": NAZGUL_FIGURES, "slain": s.slain},
        "isengard": {"warriors": s.warriors, "figures": WARRIORS, "chieftain": s.chieftain, "tree": s.treebeard_token},
        "gandalf": {"banned": s.gandalf_token, "stack": stack_left(s), "boxed": s.gandalf_boxed},
        "track": [slot(s, number) for number in range(len(s.track))],
        "unseen": list(s.unseen),
        "next": s.next_top,
        "held": [held(s, card) for card in s.held],
        "box": list(s.box),
        "dice": dice(s),
        "battle": battle(s),
        "modes": {"easier": s.terms.easier, "exclusive": s.terms.exclusive, "protection": s.terms.protection},
        "over": s.over,
    }


def slot(s: Doom, number: int) -> Slot:
    """A slot of the track. An unknown card is "?"; a face-down card that was looked at is named."""
    card = s.track[number]
    known = card if card in CARDS else ""
    return {
        "card": card,
        "kind": CARDS[known].kind if known else "",
        "stays": bool(known) and CARDS[known].stays,
        "down": face_down(s, number),
        "symbol": s.terms.bare[number],
        "under": s.under if s.under_at == number else "",
        "active": bool(s.card) and card == s.card,
    }


def held(s: Doom, card: str) -> Held:
    """A card before a player. Exclusive allies may be used only by their owner."""
    exclusive = s.terms.exclusive and CARDS[card].kind != GANDALF
    owner = s.seats[s.held[card]]
    banned = s.gandalf_token and CARDS[card].kind == GANDALF
    users = [] if banned else [owner] if exclusive else list(s.seats)
    return {"card": card, "owner": owner, "kind": CARDS[card].kind, "users": users, "served": has_served(s, card)}


def dice(s: Doom) -> Dice:
    used = {*s.roll, *s.board, *s.shows}
    return {
        "board": list(s.board),
        "taken": [die for die in s.roll if die not in s.shows and die != BATTLE],
        "roll": [die for die in s.roll if die in s.shows or die == BATTLE],
        "shows": dict(s.shows),
        "pool": [die for die in (*BLACKS, *COLOURS, BATTLE) if die not in used],
    }


def battle(s: Doom) -> FightView | None:
    """The present battle, with the faces that win it."""
    if not s.foe:
        return None
    faces = s.terms.faces
    helpers = s.support if s.face else supporters(s)
    winning = [face for face in faces if (not loses_again(s, face) if s.lost_on else face in helpers)]
    sure = len(winning)
    spend = faces.count(GANDALF) if gandalf_cards(s) and not s.lost_on else 0
    facts = battle_facts(s)
    return {
        "foe": s.foe,
        "fights": s.fights,
        "loss": facts.loss,
        "uruk_hai": isengard(s) if facts.uruk_hai else 0,
        "streak": facts.wins,
        "won_in_a_row": s.streak,
        "wins": s.wins,
        "losses": s.losses,
        "supporters": list(helpers),
        "faces": list(faces),
        "winning": winning,
        "sure": sure,
        "with_gandalf": sure + spend,
        "face": s.face,
        "verdict": s.verdict,
    }


def imagine(s: Doom, seat: str | None, rng: Random) -> Doom:
    """All seats know the same, and chance decides a face-down card when it is turned up."""
    return s.clone()
