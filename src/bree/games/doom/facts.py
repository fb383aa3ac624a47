"""The cards, read once from `cards/`: their facts and their behaviours."""

from typing import Final, NamedTuple

from bree.core import Rules
from bree.core.cards.behaviour import FACTS, Behaviour, read_behaviour
from bree.core.cards.file import CardFile as File, read_folder
from bree.games.doom.state import SLOTS, STAGES, Doom

FOLDER: Final = "bree.games.doom.cards"
# DOOM-4.15
KINDS: Final = ("enemy", "special", "ally", "doom", "gandalf")
WINDOWS: Final = ("start", "rolled", "die", "battle", "lost", "landed", "six", "stage", "end")
FIGHTS: Final = ("battle", "battle_streak", "uruk_hai")  # effects that are battles; a card has at most one
KEPT: Final = ("ally", "gandalf")  # kinds of cards that lie before a player until they are used
Kind = type | tuple[type, ...]
KNOWN: Final[dict[str, Kind]] = {
    **FACTS,
    "stage": str,
    "kind": str,
    "stays": bool,
    "confidence": str,
    "source": str,
    "polish_name": str,
}


class Card(NamedTuple):
    id: str
    kind: str
    stage: str = ""
    stays: bool = False  # it stays on the track after it was activated
    rule: str = ""


def read(file: File) -> Card:
    """The facts of a card from its file, without its behaviour. A wrong fact is refused with its line."""
    file.check(KNOWN)
    facts = {name: value for name, value in file.facts.items() if name in Card._fields}
    if "kind" not in facts:
        raise file.refuse("kind", "why-missing-fact")
    for name, known, why in (
        ("kind", KINDS, "why-unknown-name"),
        ("stage", STAGES, "why-unknown-stage"),
    ):
        if name in facts and facts[name] not in known:
            raise file.refuse(name, why)
    return Card(file.id, **facts)


FILES: Final = read_folder(FOLDER, code=False)
CARDS: Final[dict[str, Card]] = {name: read(file) for name, file in FILES.items()}
STACKS: Final = tuple([tuple([c.id for c in CARDS.values() if c.stage == stage]) for stage in STAGES])
GANDALF_CARDS: Final = tuple([card.id for card in CARDS.values() if card.kind == "gandalf"])
FEWEST: Final = SLOTS + 1  # cards of a stage: one for each slot, and one that Gandalf's Vision may remove


# The behaviour of each card. `rules/__init__.py` fills this when all rules are registered.
BEHAVIOURS: Final[dict[str, Behaviour]] = {}


def read_behaviours(book: Rules[Doom]) -> None:
    """Check that kept cards have a window and an effect, and that no card has two battles."""
    found = {name: read_behaviour(file, book, WINDOWS, ()) for name, file in FILES.items()}
    for name, behaviour in found.items():
        if CARDS[name].kind in KEPT and not (behaviour.when and behaviour.effects):
            raise FILES[name].refuse("kind", "why-missing-fact")
        battles = [number for number, step in enumerate(behaviour.effects) if step[0] in FIGHTS]
        if len(battles) > 1:
            raise FILES[name].refuse_in("effect", battles[1], "step", "why-second-battle")
    BEHAVIOURS.update(found)


def _check_stacks() -> None:
    """Check that each stage has enough cards, and that there is a Gandalf card for the start."""
    for stage, stack in zip(STAGES, STACKS, strict=True):
        if len(stack) < FEWEST:
            raise ValueError(f"{stage} has {len(stack)} cards; {FEWEST} are needed to lay it out")
    if not GANDALF_CARDS:
        raise ValueError("there is no Gandalf card")


_check_stacks()
