"""The cards, read once from `cards/`: what they are, when they may be used, and which steps they are made of."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from bree.core.cards import Card as File, folder
from bree.games.doom.state import COMPANIONS, FACES, FIGURES, STAGES

FOLDER: Final = "bree.games.doom.cards"
KINDS: Final = ("enemy", "special", "ally", "doom", "gandalf")
MOMENTS: Final = ("any", "start", "rolled", "resolved", "battle", "lost", "landed", "six", "stage")
SPACES: Final = ("galadriel", "eye")
DICE: Final = ("encounter", "fellowship")

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
    _among(file, "kind", facts.get("kind"), KINDS)
    if "stage" in facts:
        _among(file, "stage", facts["stage"], STAGES)
    if "when" in facts:
        _among(file, "when", facts["when"], MOMENTS)
    facts["does"] = tuple([_part(file, part) for part in facts.get("does", [])])
    return Card(file.id, **facts)


def _part(file: File, facts: Mapping[str, Any]) -> Part:
    if not isinstance(facts, dict) or facts.get("step") not in STEPS:
        raise file.refuse(str(facts.get("step", "does")) if isinstance(facts, dict) else "does", "why-unknown-step")
    wanted = STEPS[facts["step"]]
    for name, value in facts.items():
        if name == "step":
            continue
        if name not in wanted:
            raise file.refuse(name, "why-unknown-fact")
        if not isinstance(value, wanted[name]) or isinstance(value, bool):
            raise file.refuse(name, "why-wrong-type")
        if name in NAMES:
            _among(file, name, value, NAMES[name])
    for name in wanted:
        if name not in facts:
            raise file.refuse(facts["step"], "why-missing-fact")
    if "table" in facts and not (len(facts["table"]) == 6 and all(type(n) is int for n in facts["table"])):
        raise file.refuse("table", "why-wrong-type")
    given: dict[str, Any] = dict(facts)
    if "table" in given:
        given["table"] = tuple(given["table"])
    return Part(**given)


WHY: Final = {"stage": "why-unknown-stage", "figure": "why-unknown-figure"}


def _among(file: File, name: str, value: object, known: tuple[str, ...]) -> None:
    if value not in known:
        raise file.refuse(name, WHY.get(name, "why-unknown-name"))


CARDS: Final[dict[str, Card]] = {name: read(file) for name, file in folder(FOLDER, code=False).items()}
STACKS: Final = tuple([tuple([c.id for c in CARDS.values() if c.stage == stage]) for stage in STAGES])
GANDALF_CARDS: Final = tuple([card.id for card in CARDS.values() if card.kind == "gandalf"])
PER_STAGE: Final = 7


def _check_stacks() -> None:
    """Seven of each stage, and a named card is one of ours."""
    for stage, stack in zip(STAGES, STACKS, strict=True):
        if len(stack) != PER_STAGE:
            raise ValueError(f"{stage} has {len(stack)} cards, not {PER_STAGE}")
    for card in CARDS.values():
        for part in card.does:
            if part.card and part.card not in CARDS:
                raise ValueError(f"{card.id} names {part.card}, which is no card")


_check_stacks()
assert set(COMPANIONS) < set(FACES)
