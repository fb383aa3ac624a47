"""Answers requests such as those of `bree odds war` with keys and figures.

`battle 5r,2e,2l 3r,1e` has regulars, elites, leadership and captains (`c`). `hunt 3` has the dice in the Hunt Box.
`walk 11` has the regions to a gate of Mordor.
"""

from collections.abc import Callable, Mapping, Sequence
import re
from typing import Final, NamedTuple

from bree.core import Refusal
from bree.games.war.facts import STANDARD
from bree.games.war.figures import CHARACTERS
from bree.games.war.odds.battle import CITY, PLAIN, SIEGE, Army, BattleOdds, Tactics, battle, by_round
from bree.games.war.odds.hunt import hunt, hunt_roll
from bree.games.war.odds.walk import FellowshipWalk, walk
from bree.games.war.state import CORRUPTED, PROGRESS_MOST

ResultLine = tuple[str, Mapping[str, float]]  # a key of `text/odds.*.ftl`, and its figures
PART: Final = re.compile(r"([0-9]{1,2})([relc])")
UNITS_MOST: Final = 10  # WAR-8.2
DICE_MOST: Final = 20
LEADERSHIP_MOST: Final = 20
CAPTAINS_MOST: Final = len(
    [one for one in CHARACTERS.values() if one.captain and not one.replaces and not one.version_of]
)
COMPANIONS_MOST: Final = 7
ROUNDS_SHOWN: Final = 5  # rounds in the answer
TURNS_MOST: Final = 30
CERTAIN: Final = 0.9995  # this is shown as 100.0%


class OddsOptions(NamedTuple):
    """The options of a request."""

    city: bool = False
    siege: bool = False
    stop: int = 0
    bonus: int = 0
    rerolls: int = 0
    dice: int = 2
    level: int = 2
    corruption: int = 0
    guides: str = ""


NO_OPTIONS: Final = OddsOptions()
Answerer = Callable[[Sequence[str], OddsOptions], list[ResultLine]]


def answer_request(words: Sequence[str], given: OddsOptions = NO_OPTIONS) -> list[ResultLine]:
    known: dict[str, Callable[[Sequence[str], OddsOptions], list[ResultLine]]] = {
        "battle": _battle,
        "hunt": _hunt,
        "walk": _walk,
    }
    if not words or words[0] not in known:
        raise Refusal("odds-what", what=words[0] if words else "", known=tuple(known))
    return known[words[0]](words[1:], given)


def read_army(text: str) -> Army:
    """Read an army such as `5r 2e 2l 1c`, with spaces or commas."""
    counts: dict[str, int] = {}
    for word in text.replace(",", " ").split():
        read = PART.fullmatch(word)
        if read is None or read[2] in counts:
            raise Refusal("odds-army", text=text)
        counts[read[2]] = int(read[1])
    found = Army(counts.get("r", 0), counts.get("e", 0), counts.get("l", 0), counts.get("c", 0))
    if not 1 <= found.units <= UNITS_MOST:
        raise Refusal("odds-units", "WAR-8.2", text=text, most=UNITS_MOST)
    if found.leadership > LEADERSHIP_MOST or found.captains > CAPTAINS_MOST:
        raise Refusal("odds-leaders", text=text, leadership=LEADERSHIP_MOST, captains=CAPTAINS_MOST)
    return found


def read_number(name: str, text: str | int, most: int, least: int = 0) -> int:
    """Read a number from a word or an option."""
    word = str(text)
    if not re.fullmatch(r"[0-9]{1,3}", word) or not least <= int(word) <= most:
        raise Refusal("odds-number", option=name, value=word, least=least, most=most)
    return int(word)


def _only_word(words: Sequence[str], what: str) -> str:
    if len(words) != 1:
        raise Refusal("odds-one", what=what, words=tuple(words))
    return words[0]


def _percent(**shares: float) -> dict[str, float]:
    return {name: 100 * share for name, share in shares.items()}


def _battle(words: Sequence[str], given: OddsOptions) -> list[ResultLine]:
    if len(words) != 2:
        raise Refusal("odds-armies", words=tuple(words))
    if given.city and given.siege:
        raise Refusal("odds-ground", "WAR-15.3")
    attacker, defender = read_army(words[0]), read_army(words[1])
    ground = SIEGE if given.siege else CITY if given.city else PLAIN
    manner = Tactics(stop_below=read_number("--stop", given.stop, UNITS_MOST))
    end = battle(attacker, defender, ground, manner)
    lines: list[ResultLine] = [
        ("odds-battle", _ends(end)),
        ("odds-battle-left", {"attacker": end.attacker_units, "defender": end.defender_units}),
    ]
    rounds = by_round(attacker, defender, ground, manner, ROUNDS_SHOWN)
    return [*lines, *[("odds-battle-round", {"number": at, **_ends(one)}) for at, one in enumerate(rounds, 1)]]


def _ends(end: BattleOdds) -> dict[str, float]:
    return _percent(won=end.won, lost=end.lost, both=end.both, ceased=end.ceased)


def _hunt(words: Sequence[str], given: OddsOptions) -> list[ResultLine]:
    level = read_number("hunt", _only_word(words, "hunt"), DICE_MOST)
    bonus, rerolls = read_number("--bonus", given.bonus, DICE_MOST), read_number("--rerolls", given.rerolls, 3)
    pool = {name: STANDARD.count(name) for name in STANDARD}
    end = hunt(level, bonus, rerolls, pool)
    lines: list[ResultLine] = [("odds-hunt", {**_percent(tile=end.tile, reveal=end.reveal), "damage": end.mean})]
    roll = hunt_roll(level, bonus, rerolls)
    lines += [("odds-hunt-successes", {"number": at, **_percent(share=share)}) for at, share in enumerate(roll)]
    return [*lines, *[("odds-hunt-damage", {"number": n, **_percent(share=share)}) for n, share in end.damage.items()]]


def _walk(words: Sequence[str], given: OddsOptions) -> list[ResultLine]:
    way = FellowshipWalk(
        read_number("walk", _only_word(words, "walk"), 2 * PROGRESS_MOST),
        read_number("--dice", given.dice, 6, 1),
        read_number("--level", given.level, DICE_MOST),
        read_number("--rerolls", given.rerolls, 3),
        read_number("--corruption", given.corruption, CORRUPTED - 1),
        guides=_guides(given.guides),
    )
    lines: list[ResultLine] = []
    for at, turn in enumerate(walk(way, TURNS_MOST), 1):
        shares = _percent(destroyed=turn.destroyed, corrupted=turn.corrupted, track=turn.in_mordor)
        lines.append(("odds-walk", {"number": at, **shares, "corruption": turn.corruption}))
        if turn.destroyed + turn.corrupted > CERTAIN:
            break
    return lines


def _guides(text: str) -> tuple[int, ...]:
    levels = text.replace(",", " ").split()
    if len(levels) > COMPANIONS_MOST:
        raise Refusal("odds-number", option="--guides", value=text, least=0, most=COMPANIONS_MOST)
    return tuple([read_number("--guides", level, 3, 1) for level in levels])
