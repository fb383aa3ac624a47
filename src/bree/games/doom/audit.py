"""What must hold at every decision: valid fields, a valid stack, and the conservation laws."""

from bree.games.doom.audit_fields import field_faults
from bree.games.doom.audit_steps import stack_faults
from bree.games.doom.battle_facts import BattleFacts, battle_facts
from bree.games.doom.facts import CARDS, GANDALF_CARDS, STACKS
from bree.games.doom.state import (
    BLACKS,
    COLOURS,
    FIGURES,
    LAST,
    LOWEST,
    MORGUL,
    NAZGUL_FIGURES,
    NOWHERE,
    UNKNOWN,
    WAITING,
    WARRIORS,
    Doom,
)


def audit(s: Doom) -> list[str]:
    """The broken laws. Each part is checked only if the part before it finds nothing."""
    return field_faults(s) or stack_faults(s) or board_laws(s) + card_laws(s) + dice_laws(s) + battle_laws(s)


def board_laws(s: Doom) -> list[str]:
    broken = []
    lowest = LOWEST - 1 if s.over == "despair" else LOWEST
    if not lowest <= s.courage <= s.terms.top:
        broken.append(f"courage {s.courage}")
    if not 0 <= s.nazgul <= NAZGUL_FIGURES or (s.nazgul == NAZGUL_FIGURES) != (s.over == "nazgul"):
        broken.append(f"{s.nazgul} Nazgûl, and the game is {s.over or 'going on'}")
    if not 0 <= s.warriors <= WARRIORS or (s.warriors and not s.chieftain):
        broken.append(f"{s.warriors} warriors, chieftain {s.chieftain}")
    if sorted(s.at) != sorted(FIGURES):
        broken.append(f"figures {sorted(s.at)}")
    ends = s.terms.road.ends
    for figure, space in s.at.items():
        far = ends[LAST] if figure == FIGURES[0] else ends[MORGUL]
        if not (0 <= space <= far or (space == WAITING and figure != FIGURES[0])):
            broken.append(f"{figure} on {space}")
    if [name for name in s.by_die if s.at[name] != ends[MORGUL]]:
        broken.append(f"came to Minas Morgul by a die: {s.by_die}")
    if s.slain and s.nazgul:
        broken.append("the Witch-king is slain, and Nazgûl are there")
    if s.todo and s.over:
        broken.append(f"the game goes on after it was over: {s.over}")
    return broken


def card_laws(s: Doom) -> list[str]:
    """Every card is in one place, and no card of the present stage is missing."""
    broken = []
    track = [card for card in (*s.track, s.under) if card]
    hidden = track.count(UNKNOWN)
    known = [card for card in track if card != UNKNOWN]
    top = [s.next_top] if s.next_top else []
    places = [*known, *top, *s.unseen, *s.held, *s.gandalf_unseen, *s.box]
    twice = {card for card in places if places.count(card) > 1}
    if twice:
        broken.append(f"in two places: {sorted(twice)}")
    if s.track:  # false until the first stage is laid out
        here = [card for card in places if card in STACKS[s.stage]]
        if len(here) != len(STACKS[s.stage]):
            broken.append(f"{len(here)} cards of the stage")
    if not hidden <= len(s.unseen):
        broken.append(f"{hidden} hidden cards, {len(s.unseen)} unseen")
    gandalf = [card for card in (*s.held, *s.gandalf_unseen, *s.box) if card in GANDALF_CARDS]
    if sorted(gandalf) != sorted(GANDALF_CARDS) or s.gandalf_boxed > len(s.gandalf_unseen):
        broken.append(f"Gandalf cards {sorted(gandalf)}, {s.gandalf_boxed} boxed")
    wrong = [card for card in s.held if CARDS[card].kind not in ("ally", "gandalf")]
    if wrong:
        broken.append(f"held but neither ally nor Gandalf: {wrong}")
    return broken + face_down_laws(s)


def face_down_laws(s: Doom) -> list[str]:
    """Unknown cards lie face down, and the Army of the Dead lies on the card under it."""
    broken = []
    covered = bool(s.under)
    if covered != (s.under_at != NOWHERE) or (covered and not (s.track and s.track[s.under_at])):
        broken.append(f"{s.under or 'nothing'} under slot {s.under_at}")
    for slot, card in enumerate(s.track):
        lowest = s.under if slot == s.under_at else card
        if (lowest == UNKNOWN and slot not in s.down) or (slot in s.down and not lowest):
            broken.append(f"slot {slot}: {card}, face down: {s.down}")
    if UNKNOWN in s.track and s.under_at != NOWHERE and s.track[s.under_at] == UNKNOWN:
        broken.append("a card that nobody knows lies on another")
    dealt = [step for step in s.todo if step[0] == "deal"]
    if len(s.unseen) < len(dealt) + [*s.track, s.under].count(UNKNOWN):
        broken.append(f"{len(s.unseen)} unseen cards are too few")
    return broken


def battle_laws(s: Doom) -> list[str]:
    if s.foe and battle_facts(s) == BattleFacts():
        return [f"{s.foe} is not fought"]
    return []


def dice_laws(s: Doom) -> list[str]:
    broken = []
    lying = [die for die in s.board if die]
    if len(set(lying)) != len(lying) or set(lying) & set(s.roll) - set(COLOURS):
        broken.append(f"dice board {s.board}, roll {s.roll}")
    for place, die in enumerate(s.board):
        if die and die not in (COLOURS if place % 2 else BLACKS):
            broken.append(f"{die} on place {place} of the dice board")
    if not all(1 <= number <= 6 for number in s.shows.values()):
        broken.append(f"dice show {s.shows}")
    if not set(lying) <= set(s.shows):
        broken.append(f"dice on the board without a number: {lying}")
    return broken
