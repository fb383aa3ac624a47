"""Could a lost round have been won with open hands? The choices before the first card stay as they were."""

from random import Random

from bree.core import ALL, CHANCE, LogEntry
from bree.games.fellowship import GAME
from bree.games.fellowship.queries import pardoned
from bree.games.fellowship.rules.side_deck import cards_up, whole_deck
from bree.games.fellowship.state import Fellowship
from bree.solve.fellowship.line import how_it_went
from bree.solve.fellowship.setup_choices import PLAY
from bree.solve.fellowship.solve import DeckOrder, search_line
from bree.solve.round_solver import NO, UNSURE, YES, SolvedRound

BUDGET = 500_000  # positions to examine: some 20 seconds of a processor


def solve_lost_round(s: Fellowship, answers: tuple[str, ...], budget: int = BUDGET) -> SolvedRound:
    """Search for a line that wins from the first card. Cards that were drawn come in the same order."""
    begun = at_first_play(s, answers)
    if begun is None:
        return SolvedRound(UNSURE)
    first, played = begun
    try:
        found = search_line(first, chance=order_of(first, played), budget=budget)
    except (ValueError, MemoryError):  # a decision that the solver does not know, or too many ways to play
        return SolvedRound(UNSURE)
    if found.line is not None:
        return SolvedRound(YES, log_of(first, found.line.answers))
    return SolvedRound(NO if found.sure and not pardoned(first) else UNSURE)  # the solver uses no mithril shirt


def at_first_play(s: Fellowship, answers: tuple[str, ...]) -> tuple[Fellowship, tuple[str, ...]] | None:
    """The position at which play begins, and the answers from there. None if it does not begin."""
    s = s.clone()
    for place, answer in enumerate(answers):
        ask = GAME.waiting(s)
        if ask is None:
            break
        if ask.key in PLAY or (s.length and ask.who == CHANCE):  # the first Forest card means that play has begun
            return s, answers[place:]
        GAME.rules.play(s, answer)
    return None


def order_of(s: Fellowship, answers: tuple[str, ...]) -> DeckOrder:
    """The decks in the order in which their cards came. The cards that did not come follow in any order."""
    drawn: dict[str, list[str]] = {"top_up": [], "grim_card": []}
    twin = s.clone()
    for answer in answers:
        ask = GAME.waiting(twin)
        if ask is None:
            break
        if ask.who == CHANCE and ask.key in drawn:
            drawn[ask.key].append(answer)
        GAME.rules.play(twin, answer)
    rng = Random(0)
    draws = drawn["top_up"] + shuffled_rest(s.deck.cards(), drawn["top_up"], rng)
    grim = drawn["grim_card"] + shuffled_rest(s.grim.cards(), drawn["grim_card"], rng)
    while cards_up(s) and len(grim) < cards_up(s) * (s.length + 1):
        grim += shuffled_rest(whole_deck(s), [], rng)
    return DeckOrder(tuple(draws), tuple(grim))


def shuffled_rest(cards: tuple[str, ...], without: list[str], rng: Random) -> list[str]:
    rest = [card for card in cards if card not in without]
    rng.shuffle(rest)
    return rest


def log_of(s: Fellowship, answers: tuple[str, ...]) -> tuple[LogEntry, ...]:
    """The log lines of a line of play, up to the end of the round."""
    twin, rounds = s.clone(), s.rounds
    twin.log = []
    for answer in answers:
        GAME.rules.play(twin, answer)
        if how_it_went(twin, rounds):
            break
    return tuple(entry for entry in twin.log if entry.to == ALL)
