"""The cards, read once from `cards/`: what they are, when they may be used, and which steps they are made of."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from bree.core import Refusal
from bree.core.cards import Card as File, folder
from bree.games.doom.state import FACES, FIGURES, SLOTS, STAGES

FOLDER: Final = "bree.games.doom.cards"
# DOOM-4.15
KINDS: Final = ("enemy", "special", "ally", "doom", "gandalf")
MOMENTS: Final = ("any", "start", "rolled", "resolved", "battle", "lost", "landed", "six", "stage")
SPACES: Final = ("galadriel", "eye")
DICE: Final = ("encounter", "fellowship")
HEAD: Final = "does"  # heads the steps of a card
SIDES: Final = 6

Kind = type | tuple[type, ...]
KNOWN: Final[dict[str, Kind]] = {
    "stage": str,
    "kind": str,
    "stays": bool,
    "when": str,
    "rule": str,
    "either": bool,
    "does": list,
    "confidence": str,
    "source": str,
    "polish_name": str,
}
# The shared steps, each with the facts it needs. The rules have a step of the same name.
STEPS: Final[dict[str, dict[str, Kind]]] = {
    "courage": {"by": int},
    "raise_to": {"space": str},
    "drop_to": {"space": str},
    "battle": {"battles": int, "loss": int},
    "battle_streak": {"wins": int, "loss": int},
    "uruk_hai": {"loss": int, "removes": int, "reward": int},
    "place_uruk_hai": {"warriors": int},
    "place_nazgul": {"figures": int},
    "witch_king": {"loss": int},
    "slay_witch_king": {"face": int, "card": str},
    "gandalf_token": {},
    "treebeard_token": {},
    "discard_ally": {},
    "reroll_waiting": {},
    "cover_neighbour": {},
    "die_table": {"table": list},
    "hold": {},
    "ignore_event": {},
    "reroll": {},
    "set_die": {"dice": str},
    "to_destination": {},
    "advance": {"figure": str, "least": int, "most": int},
    "roll_and_move": {},
    "win_battle": {},
    "fight_again": {"lost_on": str},
    "look_ahead": {},
    "remove_activated": {},
}
# Facts of steps that are names: what they may be.
NAMES: Final[dict[str, tuple[str, ...]]] = {"space": SPACES, "dice": DICE, "figure": FIGURES, "lost_on": FACES}


class Part(NamedTuple):
    """One step of a card."""

    step: str
    by: int = 0
    space: str = ""
    battles: int = 0
    loss: int = 0  # courage for a lost battle, or an odd die
    wins: int = 0
    warriors: int = 0
    figures: int = 0
    removes: int = 0  # warriors, after a win
    reward: int = 0
    face: int = 0
    card: str = ""
    table: tuple[int, ...] = ()  # courage by the number of an encounter die
    dice: str = ""
    figure: str = ""
    least: int = 0
    most: int = 0
    lost_on: str = ""


class Card(NamedTuple):
    id: str
    kind: str
    stage: str = ""
    stays: bool = False  # on the track, after it was activated
    when: str = ""  # the moment for which it is kept; none: it acts when it is activated
    rule: str = ""
    either: bool = False  # one of its steps, not all
    does: tuple[Part, ...] = ()


def read(file: File) -> Card:
    """A card from its file; what makes no sense is refused with the line."""
    file.check(KNOWN)
    facts = {name: value for name, value in file.facts.items() if name in Card._fields}
    if "kind" not in facts:
        raise file.refuse("kind", "why-missing-fact")
    for name, known in (("kind", KINDS), ("stage", STAGES), ("when", MOMENTS)):
        if name in facts and facts[name] not in known:
            raise file.refuse(name, why_not(name))
    facts["does"] = tuple([_part(file, number, part) for number, part in enumerate(facts.get("does", []))])
    return Card(file.id, **facts)


def _part(file: File, number: int, facts: object) -> Part:
    """The card's step of this number."""
    step = facts.get("step", HEAD) if isinstance(facts, dict) else HEAD
    if not isinstance(facts, dict) or not isinstance(step, str) or step not in STEPS:
        raise _refuse(file, number, "step", str(step), "why-unknown-step")
    wanted = STEPS[step]
    for name, value in facts.items():
        if name != "step" and (why := _fault(wanted, name, value)):
            raise _refuse(file, number, name, name, why)
    for name in wanted:
        if name not in facts:
            raise _refuse(file, number, "step", step, "why-missing-fact")
    given: dict[str, Any] = dict(facts)
    if "table" in given:
        given["table"] = tuple(given["table"])
    return Part(**given)


def _fault(wanted: Mapping[str, Kind], name: str, value: object) -> str:
    """What is wrong with a fact of a step; "" if nothing is."""
    if name not in wanted:
        return "why-unknown-fact"
    if not isinstance(value, wanted[name]) or isinstance(value, bool):
        return "why-wrong-type"
    if isinstance(value, list) and not (len(value) == SIDES and all(type(one) is int for one in value)):
        return "why-wrong-type"
    return why_not(name) if name in NAMES and value not in NAMES[name] else ""


def _refuse(file: File, number: int, key: str, word: str, why: str) -> Refusal:
    """With the line of a fact of the step of this number, for several steps may give the same."""
    lines = [line.strip() for line in file.source.splitlines()]
    heads = [at for at, line in enumerate(lines) if line == f"[[{HEAD}]]"]
    if number >= len(heads):
        return file.refuse(word, why)
    at = heads[number]
    for later in range(at + 1, len(lines)):
        if lines[later].startswith("["):
            break
        if lines[later].partition("=")[0].strip() == key:
            at = later
            break
    return Refusal("card-file", file=file.id + ".toml", line=at + 1, word=word, why=why)


def why_not(name: str) -> str:
    """The reason for refusing a name."""
    return {"stage": "why-unknown-stage", "figure": "why-unknown-figure"}.get(name, "why-unknown-name")


FILES: Final = folder(FOLDER, code=False)
CARDS: Final[dict[str, Card]] = {name: read(file) for name, file in FILES.items()}
STACKS: Final = tuple([tuple([c.id for c in CARDS.values() if c.stage == stage]) for stage in STAGES])
GANDALF_CARDS: Final = tuple([card.id for card in CARDS.values() if card.kind == "gandalf"])
FEWEST: Final = SLOTS + 1  # of a stage: one for each slot, and Gandalf's Vision may take one out before


def _check_stacks() -> None:
    """Enough of each stage to lay it out, a Gandalf card for the start, and a card that is named by another exists."""
    for stage, stack in zip(STAGES, STACKS, strict=True):
        if len(stack) < FEWEST:
            raise ValueError(f"{stage} has {len(stack)} cards; {FEWEST} are needed to lay it out")
    if not GANDALF_CARDS:
        raise ValueError("there is no Gandalf card")
    for card in CARDS.values():
        for part in card.does:
            if part.card and part.card not in CARDS:
                raise FILES[card.id].refuse("card", "why-unknown-name")


_check_stacks()
