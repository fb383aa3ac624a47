"""Positions at which `imagine` is compared with all possible worlds: how to find them, and the counts.

`python -m tests.contract.frequencies` prints the results (with `tests/games` on the path).
"""

from collections.abc import Callable, Iterator
from copy import copy, deepcopy
from functools import partial
from typing import Any, NamedTuple

from tiny import GAME as TINY

from bree.contract.frequencies import measured
from bree.contract.known_worlds import KnownWorlds, Viewpoint
from bree.contract.worlds import TooManyError, Worlds
from bree.core import Value
from bree.core.find import find
from bree.games.fellowship.verdict import met_for_good
from tests.contract.variants import random_game
from tests.contract.war_worlds import WAR, WAR_MOMENTS, find_war
from tests.contract.witness import FellowshipWitness, TinyWitness
from tests.contract.worlds import (
    card_key,
    card_worlds,
    free_threats,
    free_worlds,
    thinned,
    threat_key,
    threat_worlds,
    tiny_key,
    tiny_worlds,
    unseen,
)

FELLOWSHIP = find("fellowship")
ENOUGH = 11  # enough worlds; positions with fewer are used only if there are no others
GAMES = 60  # random games in which a situation is searched
FEW = 10  # the most hidden cards for which worlds can be counted


# Situations of fellowship.


class Moment(NamedTuple):
    options: dict[str, Value]
    fits: Callable[[Viewpoint], bool]
    keep: int = 0  # cards of each unseen hand that remain; 0: all
    threats: bool = False  # compares threats instead of cards
    uneven: bool = False  # some worlds must be more likely than others
    bites: bool = True  # knowledge must exclude some worlds
    field: str = ""  # the field of the state that must exclude some worlds
    games: int = GAMES


def late(at: Viewpoint) -> bool:
    return at.ask.key == "play"


def hidden_slots(s: Any) -> list[int]:
    return [n for n, card in enumerate(s.pyramid) if card and card not in s.hands["pyramid"] and n not in s.upturned]


def knows_one(s: Any, seat: str | None) -> bool:
    """A card that the seat gave to another hand, and that is still there."""
    return any(card != "r1" and card in s.hands[hand] and hand != seat for hand, card in s.knows.get(seat or "", ()))


def announced_and_sure(s: Any) -> bool:
    """A hand has announced, and the proved results agree."""
    return any(hand in s.sure for hand in s.announced)


def announced_and_won(s: Any) -> bool:
    """A hand has announced, and could now announce with more threats."""
    threats = [(number,) for number in range(1, 8)]
    return any(len(met_for_good(s, hand, threats)) > len(numbers) for hand, numbers in s.announced.items())


def chapter(number: int, players: int = 4, **more: Value) -> dict[str, Value]:
    return {"chapter": str(number), "players": players, **more}


MOMENTS: dict[str, Moment] = {
    "chapter 1, four": Moment(chapter(1), late, bites=False),
    "chapter 2, three, the public": Moment(
        chapter(2, 3), lambda at: at.ask.key == "play" and at.seat is None, bites=False
    ),
    "a suit is missing": Moment(chapter(3), lambda at: len(at.s.voids) > 1),
    "two suits are missing": Moment(chapter(4), lambda at: any(len(suits) > 1 for suits in at.s.voids.values())),
    "cards that were given away": Moment(chapter(4), lambda at: at.ask.key == "play" and knows_one(at.s, at.seat)),
    "pyramid": Moment(chapter(2, 2), lambda at: bool(at.s.length) and len(hidden_slots(at.s)) > 1, bites=False),
    "pyramid of the Old Forest": Moment(
        chapter(5, 2), lambda at: bool(at.s.length and hidden_slots(at.s)), bites=False
    ),
    "pyramid while it is dealt": Moment(chapter(1, 2), lambda at: len(at.s.pyramid) == 2, keep=1, bites=False),
    "while the cards are dealt": Moment(
        chapter(1), lambda at: len(at.s.hands.get("east", ())) == 2, keep=2, bites=False
    ),
    "Barrow, three": Moment(chapter(6, 3), lambda at: len(at.s.tricks) > 5, keep=2, uneven=True),
    "Barrow, four": Moment(chapter(6), late, uneven=True),
    "Barrow, two": Moment(chapter(6, 2), lambda at: bool(at.s.barrow) and at.ask.key == "play", keep=1),
    "Barrow before Tom digs": Moment(chapter(6, 3), lambda at: len(at.s.barrow) == 10 and not at.s.keeps, keep=2),
    "Barrow, one": Moment(chapter(6, 1), lambda at: at.ask.key == "choose" and bool(at.s.barrow), keep=3),
    "Horn of Gondor": Moment(chapter(11), lambda at: bool(at.s.horn) and at.ask.key == "play", field="horn"),
    "Shadowfax has tucked a card away": Moment(chapter(12), lambda at: bool(at.s.tucked), keep=1, bites=False),
    "Shadowfax late": Moment(chapter(12), lambda at: any(hand in at.s.voids for hand in at.s.tucked), keep=1),
    "sealed exchange": Moment(chapter(14), lambda at: bool(at.s.sealed), keep=1, bites=False),
    "sealed by Frodo": Moment(
        chapter(16),
        lambda at: any(at.s.characters.get(way.split(">")[0]) == "frodo" for way in at.s.sealed),
        keep=1,
    ),
    "Elrond's pass": Moment(chapter(10, 3), lambda at: bool(at.s.sealed), keep=1, bites=False),
    "between two gifts of an exchange": Moment(
        chapter(2), lambda at: at.ask.key == "give_back" and at.seat not in at.s.offer, keep=1, bites=False
    ),
    "face down": Moment(
        chapter(15), lambda at: any(at.s.characters.get(hand) == "gimli" for hand in at.s.trick), keep=3
    ),
    "face down, late": Moment(chapter(15), lambda at: any(at.s.characters.get(hand) == "gimli" for hand in at.s.trick)),
    "the Unseen": Moment(chapter(9), lambda at: bool(at.s.hidden and at.s.threat), threats=True, bites=False),
    "Long Dark": Moment(
        chapter(14), lambda at: len(at.s.hidden) > 1 and at.seat not in at.s.searched, threats=True, bites=False
    ),
    "Long Dark, who searched": Moment(
        chapter(14), lambda at: at.seat in at.s.searched and at.seat in at.s.hidden[2:], threats=True
    ),
    "Long Dark, who searched before others": Moment(
        chapter(14), lambda at: at.seat in at.s.searched and at.seat in at.s.hidden[:-1], threats=True
    ),
    "Long Dark, announced": Moment(chapter(14), lambda at: bool(at.s.announced), threats=True),
    "Long Dark, announced, then decided": Moment(
        chapter(14), lambda at: announced_and_sure(at.s) and at.ask.key == "early_end", threats=True, games=400
    ),
    "Long Dark, announced, decided and played on": Moment(
        chapter(14), lambda at: announced_and_sure(at.s) and at.ask.key == "play", threats=True
    ),
    "the Unseen, announced": Moment(chapter(9), lambda at: bool(at.s.announced), threats=True),
    "the Unseen, announced, then decided": Moment(
        chapter(9), lambda at: announced_and_sure(at.s) and at.ask.key == "early_end", threats=True, games=400
    ),
    "Long Dark, announced, then more won": Moment(
        chapter(14), lambda at: announced_and_won(at.s), threats=True, games=400
    ),
    "a threat that the lost card rules out": Moment(
        chapter(14),
        lambda at: any(at.s.characters[hand] == "sam" and at.s.lost[0][0] == "h" for hand in at.s.hidden if at.s.lost),
        threats=True,
    ),
}


def moments_of(name: str) -> Iterator[tuple[FellowshipWitness, str | None]]:
    """Positions of random games with this situation for a seat."""
    moment = MOMENTS[name]
    for seed in range(moment.games):
        witness = FellowshipWitness()
        options = {"loss": "end", **moment.options}
        for s, ask, _ in random_game(FELLOWSHIP, options, f"{name} {seed}"):
            witness.look(s)
            for seat in (*s.seats, None):
                if moment.fits(Viewpoint(s, ask, seat)):
                    yield witness, seat


def find_moment(name: str) -> KnownWorlds:
    moment = MOMENTS[name]
    best: KnownWorlds | None = None
    for witness, seat in moments_of(name):
        there = thinned(witness, seat, moment.keep) if moment.keep else witness
        found = threats_there(there, seat) if moment.threats else cards_there(there, seat)
        if found is None or (moment.uneven and len(set(found.worlds.values())) == 1):
            continue
        if moment.bites and len(found.worlds) == (free_threats if moment.threats else free_worlds)(there, seat):
            continue
        if moment.field and len(found.worlds) == len(worlds_without(there, seat, moment.field)):
            continue
        if best is None or len(found.worlds) > len(best.worlds):
            still = deepcopy(there)  # the witness continues with the game
            key = threat_key if moment.threats else card_key
            best = found._replace(key=partial(key, still, seat))
            if len(found.worlds) > ENOUGH:
                break
    assert best is not None, f"no position with {name} was found"
    assert best.truth in best.worlds
    return best


def worlds_without(witness: FellowshipWitness, seat: str | None, field: str) -> Worlds:
    """The worlds without this knowledge."""
    bare = copy(witness)
    bare.before = witness.before.clone()
    setattr(bare.before, field, ())
    return card_worlds(bare, seat)


def threats_there(witness: FellowshipWitness, seat: str | None) -> KnownWorlds | None:
    worlds = threat_worlds(witness, seat)
    s = witness.before
    truth = threat_key(witness, seat, s)
    return KnownWorlds(s, seat, worlds, partial(threat_key, witness, seat), truth) if len(worlds) > 1 else None


def cards_there(witness: FellowshipWitness, seat: str | None) -> KnownWorlds | None:
    if not 0 < len(unseen(witness, seat)) <= FEW:
        return None
    try:
        worlds = card_worlds(witness, seat)
    except TooManyError:
        return None
    s = witness.before
    truth = card_key(witness, seat, s)
    return KnownWorlds(s, seat, worlds, partial(card_key, witness, seat), truth) if len(worlds) > 1 else None


# Situations of the tiny game.

TINY_MOMENTS: dict[str, Callable[[Viewpoint], bool]] = {
    "a hand": lambda at: at.s.round == 3,
    "a sealed card": lambda at: any(other != at.seat for other in at.s.sealed),
    "a stowed card": lambda at: bool(at.s.stowed) and any(who != at.seat for who in at.s.stowed),
    "the public": lambda at: at.seat is None and at.s.round > 1,
}


def find_tiny(name: str) -> KnownWorlds:
    for seed in range(GAMES):
        witness = TinyWitness()
        for s, ask, _ in random_game(TINY, {}, f"{name} {seed}"):
            witness.look(s)
            for seat in (*s.seats, None):
                if not TINY_MOMENTS[name](Viewpoint(s, ask, seat)) or len(witness.secrets(seat)) > FEW:
                    continue
                try:
                    worlds = tiny_worlds(witness, s, seat)
                except TooManyError:
                    continue
                if len(worlds) > 1:
                    return KnownWorlds(
                        s.clone(), seat, worlds, partial(tiny_key, witness, seat), tiny_key(witness, seat, s)
                    )
    raise AssertionError(f"no position with {name} was found")


def table() -> Iterator[str]:
    yield f"{'':46}{'worlds':>7}{'tries':>7}{'reached':>8}{'odd':>4}{'chi²':>8}{'bound':>8}{'truth':>12}"
    rows = [("tiny: " + name, find_tiny, name, TINY) for name in TINY_MOMENTS]
    rows += [("war: " + name, find_war, name, WAR) for name in WAR_MOMENTS]
    rows += [(name, find_moment, name, FELLOWSHIP) for name in MOMENTS]
    for title, look_for, name, game in rows:
        r = measured(look_for(name), game.imagine)
        truth = f"{r.truth[0]} ({r.truth[1]:.1f})"
        yield f"{title:46}{r.worlds:7}{r.tries:7}{r.reached:8}{r.strange:4}{r.chi:8.1f}{r.bound:8.1f}{truth:>12}"


if __name__ == "__main__":
    for line in table():
        print(line)
