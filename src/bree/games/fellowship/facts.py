"""The facts of all cards, read once from their folders: characters, chapters, events, gifts and riders."""

from typing import Any, Final, NamedTuple

from bree.core import Option
from bree.core.cards.behaviour import FACTS
from bree.core.cards.file import CardFile, read_folder
from bree.games.fellowship.card_options import OptionCondition, read_condition, read_options

HOME: Final = "bree.games.fellowship."
Known = dict[str, type | tuple[type, ...]]

GOAL: Final[Known] = {"kind": str, "suit": str, "suits": list, "n": int, "n_four": int, "min": int, "max": int}
GOAL_MORE: Final[Known] = {"window": int, "forbid": str, "numbers": list}
STEP: Final[Known] = {"do": str, "with": list, "but": list, "times": int, "if": str, "unless": str}
TABLE: Final[Known] = {"changes": list, "options": list}
# `card` is the number of a card. It gives its place in the box (FEL-1.8, FEL-12.1); no rule uses it.
SOURCES: Final[Known] = {"card": str, "confidence": str, "source": str, **TABLE}
CHARACTER: Final[Known] = {
    **SOURCES, "frame": str, "frame_confidence": str, "setup_confidence": str, "counts_as": str, "same_as": str,
    "ring_bearer": bool, "keeps_ring": bool, "leads": int, "powers": list, "solo_share": bool, "only_in": str,
    "setup": list, "goal": dict, "overwhelmed": dict, "before_trick": str, "after_win": str,
    "left_out": dict,
}  # fmt: skip
CHAPTER: Final[Known] = {
    **TABLE, "number": int, "length": str, "characters": list, "required": list, "optional": list, "threats": int,
    "events": list, "gifts": dict, "riders": dict, "groups": dict, "overwhelmed": list, "absent": dict,
    "choice": str, "free_ring": bool, "draws": dict, "gift_pool": list, "gift_pool_all": list,
    "confidence": str, "source": str, "roster_confidence": str,
}  # fmt: skip
EVENT: Final[Known] = {
    **SOURCES, "required": list, "excluded": list, "unlocked_by": list, "repeatable": bool, "goals": dict,
    "skips": dict, "leads": str, "removes": str, "joins": str, "lost": list, "barrow": list, "rivers": list,
    "turn_up": list, "before_trick": str, "after_trick": str, "dealing": str, "hides_threats": bool,
    "at_once": bool, "blindfold": str, "to_the_end": bool, "not_solo": bool, "takes_lost": str,
    "ends_chapter": dict,
}  # fmt: skip
GIFT: Final[Known] = {
    **SOURCES, **FACTS, "owner": str, "numbers": list, "not_solo": bool, "asks": str, "tells": str, "eager": bool,
}  # fmt: skip
RIDER: Final[Known] = {**SOURCES, "kind": str, "suit": str, "rank": int, "not_solo": bool, "stays": dict}


class Goal(NamedTuple):
    """The goal of a character. The kind decides which fields matter."""

    kind: str
    suits: tuple[str, ...] = ()
    n: int = 0
    n_four: int = 0  # the number with four players, if it differs
    low: int = 0
    high: int = 0
    window: int = 0
    forbid: str = ""  # a suit, or "one_ring"


class SetupStep(NamedTuple):
    """One step of a setup text."""

    do: str
    partners: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    times: int = 1
    condition: OptionCondition = OptionCondition()


# FEL-1.9
class CharacterSide(NamedTuple):
    """One side of a character card."""

    goal: Goal
    setup: tuple[SetupStep, ...]
    powers: frozenset[str]
    before_trick: str  # a step
    after_win: str  # a step after a won trick


class CharacterCard(NamedTuple):
    id: str
    front: CharacterSide
    back: CharacterSide | None  # the overwhelmed side
    name: str  # the name that other cards use for it
    # FEL-12.1
    frame: str
    ring_bearer: bool  # the holder of the One Ring takes it
    keeps_ring: bool
    leads: int  # the character with the highest number leads the first trick; 0: no claim
    solo_share: bool  # solo: takes at once the cards that others draw after tricks
    only_in: str  # the event in which it appears
    left_out: OptionCondition | None  # if it is not drawn for the endless mode

    @property
    def sides(self) -> tuple[CharacterSide, ...]:
        return (self.front,) if self.back is None else (self.front, self.back)


class Group(NamedTuple):
    characters: tuple[str, ...]
    required: tuple[str, ...]


# FEL-1.6
class Chapter(NamedTuple):
    id: str
    number: int
    length: str  # "short", "long" or "groups"
    characters: tuple[str, ...]
    required: tuple[str, ...]
    optional: tuple[str, ...]
    threats: int  # the highest threat
    events: tuple[str, ...]
    gifts: dict[str, str]  # gift -> character
    riders: dict[str, str]  # character -> rider
    groups: dict[str, Group]
    overwhelmed: tuple[str, ...]
    absent: dict[str, tuple[int, ...]]  # character -> numbers of players with which it is absent
    chosen_event: bool  # the players choose an event in each round
    free_ring: bool  # the holder of the One Ring need not take Frodo
    draws: dict[str, tuple[int, ...]]  # frame -> how many characters are drawn with 1, 2, 3, 4 players
    gift_pool: tuple[str, ...]
    gift_pool_all: tuple[str, ...]


class Event(NamedTuple):
    id: str
    required: tuple[str, ...]
    excluded: tuple[str, ...]
    unlocked_by: tuple[str, ...]
    repeatable: bool
    goals: dict[str, Goal]  # character -> the goal that replaces its own
    skips: dict[str, tuple[str, ...]]  # character -> setup steps that are skipped
    leads: str  # the character that leads the first trick
    removes: str  # a suit that leaves the main deck and forms a side deck
    joins: str  # the card that joins that deck
    lost: tuple[int, ...]  # lost cards with 1, 2, 3, 4 players
    barrow: tuple[int, ...]  # cards that leave the deck face down
    rivers: tuple[int, ...]  # how many Rivers join the deck
    turn_up: tuple[int, ...]  # cards of the side deck that are turned up for a trick
    before_trick: str  # a step
    after_trick: str  # a step
    dealing: str  # a step that replaces the deal
    hides_threats: bool
    at_once: bool  # all exchanges happen at the same time
    blindfold: str  # the character that plays face down
    to_the_end: bool
    not_solo: bool
    takes_lost: str  # a step instead of taking the lost card
    ends_chapter: OptionCondition | None  # if the event must be the last of the chapter


class Gift(NamedTuple):
    """A gift. `rules/cards.py` reads its behaviour with the rules."""

    id: str
    owner: str
    pairs: tuple[tuple[int, ...], ...]
    not_solo: bool
    asks: str  # the question of the ask
    tells: str  # a further fact of the ask: "character" or nothing
    eager: bool  # its use is the first pick


class Rider(NamedTuple):
    id: str
    kind: str
    suit: str
    rank: int
    not_solo: bool
    stays: OptionCondition | None  # if the rider waits for a suitable hand and is not drawn again


def read_goal(card: CardFile, facts: dict[str, Any]) -> Goal:
    _check(card, facts, {**GOAL, **GOAL_MORE})
    suits = (facts["suit"],) if "suit" in facts else tuple(facts.get("suits", ()))
    n = facts.get("n", 1)
    return Goal(
        facts["kind"], suits, n, facts.get("n_four", n), facts.get("min", 0), facts.get("max", 0),
        facts.get("window", 0), facts.get("forbid", ""),
    )  # fmt: skip


def read_setup_steps(card: CardFile, rows: list[dict[str, Any]]) -> tuple[SetupStep, ...]:
    for row in rows:
        _check(card, row, STEP)
    return tuple(
        SetupStep(
            row["do"],
            tuple(row.get("with", ())),
            tuple(row.get("but", ())),
            row.get("times", 1),
            read_condition(card, row),
        )
        for row in rows
    )


def _check(card: CardFile, facts: dict[str, Any], known: Known) -> None:
    CardFile(card.id, facts, {}, None, card.source).check(known)


def read_side(card: CardFile, facts: dict[str, Any]) -> CharacterSide:
    return CharacterSide(
        read_goal(card, facts["goal"]),
        read_setup_steps(card, facts.get("setup", [])),
        frozenset(facts.get("powers", ())),
        facts.get("before_trick", ""),
        facts.get("after_win", ""),
    )


def read_characters() -> dict[str, CharacterCard]:
    cards = CARDS["characters"]
    for card in cards.values():
        card.check(CHARACTER)
    return {name: read_character(card, cards) for name, card in cards.items()}


def read_character(card: CardFile, cards: dict[str, CardFile]) -> CharacterCard:
    facts = card.facts
    like = facts.get("same_as", "")
    if like and like not in cards:
        raise card.refuse("same_as", "why-unknown-fact")
    front = read_side(card, {**cards[like].facts, **facts} if like else facts)
    back = facts.get("overwhelmed")
    return CharacterCard(
        card.id,
        front,
        read_side(card, back) if back else None,
        facts.get("counts_as", card.id),
        facts["frame"],
        facts.get("ring_bearer", False),
        facts.get("keeps_ring", False),
        facts.get("leads", 0),
        facts.get("solo_share", False),
        facts.get("only_in", ""),
        read_condition(card, facts["left_out"]) if "left_out" in facts else None,
    )


def read_chapter(card: CardFile) -> Chapter:
    card.check(CHAPTER)
    f = card.facts
    for name in (*f["characters"], *f["required"]):
        if name not in CHARACTERS:
            raise card.refuse(name, "why-unknown-fact")
    groups = {
        name: Group(tuple(group["characters"]), tuple(group["required"])) for name, group in f.get("groups", {}).items()
    }
    return Chapter(
        card.id,
        f["number"],
        f["length"],
        tuple(f["characters"]),
        tuple(f["required"]),
        tuple(f.get("optional", ())),
        f.get("threats", 0),
        tuple(f.get("events", ())),
        f.get("gifts", {}),
        f.get("riders", {}),
        groups,
        tuple(f.get("overwhelmed", ())),
        {name: tuple(players) for name, players in f.get("absent", {}).items()},
        f.get("choice", "") == "event",
        f.get("free_ring", False),
        {frame: tuple(numbers) for frame, numbers in f.get("draws", {}).items()},
        tuple(f.get("gift_pool", ())),
        tuple(f.get("gift_pool_all", ())),
    )


def read_event(card: CardFile) -> Event:
    card.check(EVENT)
    f = card.facts
    return Event(
        card.id,
        tuple(f.get("required", ())),
        tuple(f.get("excluded", ())),
        tuple(f.get("unlocked_by", ())),
        f.get("repeatable", False),
        {name: read_goal(card, goal) for name, goal in f.get("goals", {}).items()},
        {name: tuple(parts) for name, parts in f.get("skips", {}).items()},
        f.get("leads", ""),
        f.get("removes", ""),
        f.get("joins", ""),
        tuple(f.get("lost", ())),
        tuple(f.get("barrow", ())),
        tuple(f.get("rivers", ())),
        tuple(f.get("turn_up", ())),
        f.get("before_trick", ""),
        f.get("after_trick", ""),
        f.get("dealing", ""),
        f.get("hides_threats", False),
        f.get("at_once", False),
        f.get("blindfold", ""),
        f.get("to_the_end", False),
        f.get("not_solo", False),
        f.get("takes_lost", ""),
        read_condition(card, f["ends_chapter"]) if "ends_chapter" in f else None,
    )


def read_gift(card: CardFile) -> Gift:
    card.check(GIFT)
    f = card.facts
    pairs = tuple(tuple(pair) for pair in f.get("numbers", ()))
    return Gift(
        card.id, f["owner"], pairs, f.get("not_solo", False), f.get("asks", ""), f.get("tells", ""),
        f.get("eager", False),
    )  # fmt: skip


def read_rider(card: CardFile) -> Rider:
    card.check(RIDER)
    f = card.facts
    stays = read_condition(card, f["stays"]) if "stays" in f else None
    return Rider(card.id, f["kind"], f.get("suit", ""), f.get("rank", 0), f.get("not_solo", False), stays)


CARDS: Final = {
    name: read_folder(HOME + name, code=False) for name in ("characters", "chapters", "events", "gifts", "riders")
}
CHARACTERS: Final = read_characters()
CHAPTERS: Final = {c.number: c for c in (read_chapter(card) for card in CARDS["chapters"].values())}
EVENTS: Final = {name: read_event(card) for name, card in CARDS["events"].items()}
GIFTS: Final = {name: read_gift(card) for name, card in CARDS["gifts"].items()}
RIDERS: Final = {name: read_rider(card) for name, card in CARDS["riders"].items()}
OPTIONS: Final[tuple[Option, ...]] = tuple(
    option for cards in CARDS.values() for card in cards.values() for option in read_options(card)
)
