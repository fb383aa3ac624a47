"""fellowship: with all hands open, the one card of the last tricks with which the round can still be won."""

from collections.abc import Iterator, Mapping
from random import Random

from bree.core import Value
from bree.games.fellowship import GAME
from bree.games.fellowship.state import Fellowship
from bree.games.fellowship.verdict import verdicts
from bree.lab.puzzles.exact import Exact, Reasons
from bree.solve.fellowship.line import OPEN, how_it_went
from bree.solve.fellowship.setup_choices import ShuffledDecks, win_round
from bree.solve.fellowship.solve import DeckOrder, follow, shuffled
from bree.table.puzzle import PuzzleReason

NO_CARDS = DeckOrder((), ())
MOST_TRICKS = 4  # left to play
TRIES, BUDGET = 3, 4000
MOST_ENDS = 3000  # ways to play on, looked through for a reason
CHAPTERS = ("1", "2", "3", "4", "5", "6", "7", "8", "10", "12", "13", "14", "15", "16", "17", "18")


def values(s: Fellowship) -> dict[str, float]:
    """Return 1 for a card that can still win the round and 0 for others; nothing if not exactly one card wins."""
    ask = GAME.waiting(s)
    left = s.length - len(s.tricks)
    if (
        ask is None
        or ask.key != "play"
        or not 1 < left <= MOST_TRICKS
        or s.hidden
        or shuffled(s, Random(0)) != NO_CARDS
    ):
        return {}
    found = {}
    for pick in ask.picks:
        result = follow(s, pick.id, NO_CARDS, (0, 0), BUDGET, ())
        if not result.sure:
            return {}
        found[pick.id] = float(result.line is not None)
    return found if sum(found.values()) == 1 else {}


def grade(s: Fellowship, found: Mapping[str, float]) -> int:
    """How hard it is: more tricks to look ahead, and more cards to choose from."""
    return max(1, min(3, s.length - len(s.tricks) + (len(found) > 2) - 2))


def reasons(s: Fellowship, found: Mapping[str, float]) -> Reasons:
    return {pick: (*trick_reason(s, pick), lost_reason(s, pick)) for pick, value in found.items() if not value}


def trick_reason(s: Fellowship, pick: str) -> tuple[PuzzleReason, ...]:
    """Who wins the trick after this card, if it is certain."""
    number = len(s.tricks)
    ends = set()
    for end in ways(after(s, pick), number + 1):
        trick = end.tricks[number] if len(end.tricks) > number else None
        ends.add((trick.winner, dict(trick.plays).get(trick.winner, "")) if trick else ("", ""))
    winner, card = ends.pop()
    return () if ends or not card else (PuzzleReason("puzzle-trick", {"who": winner, "card": "card-" + card}),)


def lost_reason(s: Fellowship, pick: str) -> PuzzleReason:
    """Whose goal fails in every way to play on, if there is such a hand."""
    certain: set[str] | None = None
    for number, end in enumerate(ways(after(s, pick), s.length)):
        lost = {hand for hand, verdict in verdicts(end).items() if verdict.lost}
        certain = lost if certain is None else certain & lost
        if not certain or number == MOST_ENDS:
            return PuzzleReason("puzzle-lost", {})
    return (
        PuzzleReason(
            "puzzle-goal-lost", {"who": tuple(["character-" + s.characters[hand] for hand in sorted(certain)])}
        )
        if certain
        else PuzzleReason("puzzle-lost", {})
    )


def ways(s: Fellowship, tricks: int) -> Iterator[Fellowship]:
    """Every way to play on up to this number of tricks, or to the end of the round."""
    ask = GAME.waiting(s)
    if ask is None or how_it_went(s, s.rounds) != OPEN or len(s.tricks) >= tricks:
        yield s
        return
    for pick in ask.picks:
        yield from ways(after(s, pick.id), tricks)


def after(s: Fellowship, pick: str) -> Fellowship:
    twin = s.clone()
    GAME.apply(twin, pick)
    return twin


def line(options: Mapping[str, Value], number: int) -> list[str]:
    """The answers of a round that is won."""
    won = win_round(GAME.new(options), ShuffledDecks(f"puzzle/{number}"), Random(f"puzzle/{number}"), TRIES, BUDGET)
    return list(won.won.answers) if won.won else []


EXACT = Exact(
    tuple([{"chapter": chapter, "players": players} for players in (4, 3) for chapter in CHAPTERS]),
    values,
    line,
    grade=grade,
    reasons=reasons,
    open_hands=True,
)
