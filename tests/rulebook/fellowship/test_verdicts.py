"""Verdicts are sound and, in the last trick, exact: what is final never changes, what is open can go both ways."""

from itertools import permutations
from random import Random
from typing import Any

import pytest

from bree.core import CHANCE, sample
from bree.games.fellowship import GAME
from bree.games.fellowship.card import SUIT, in_order
from bree.games.fellowship.last_trick import outcomes, unseen_cards
from bree.games.fellowship.moving import is_open
from bree.games.fellowship.state import PUBLIC, Fellowship
from bree.games.fellowship.tally import tally
from bree.games.fellowship.verdict import aim, is_met, verdicts

CHAPTERS = [*map(str, range(1, 19)), "endless"]
END = ("shirt", "settle_round", "round_over", "onward")


def random_round(chapter: str, players: int, seed: int) -> Any:
    """The state before every decision of the first round's play."""
    rng = Random(f"{chapter}/{players}/{seed}")
    s = GAME.new({"chapter": chapter, "players": players, "loss": "end"})
    while (ask := GAME.waiting(s)) is not None and s.rounds == 1 and not s.result:
        if s.length:
            yield s
        answer = sample(ask.picks, rng) if ask.who == CHANCE else rng.choice(ask.picks).id
        GAME.rules.play(s, "go_on" if ask.key == "early_end" else "leave" if ask.key == "shirt" else answer)
    yield s


@pytest.mark.parametrize("players", [4, 3, 2, 1])
@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.rule("FEL-8.2", "FEL-8.3")
def test_a_final_verdict_never_changes(chapter: str, players: int) -> None:
    for seed in range(3):
        decided: dict[str, bool] = {}
        for s in random_round(chapter, players, seed):
            if not s.length:
                continue  # the next round has begun
            for hand, verdict in verdicts(s).items():
                if hand in decided:
                    assert verdict == (decided[hand], True), (chapter, players, seed, hand)
                elif verdict.final:
                    decided[hand] = verdict.met


def worlds(s: Fellowship) -> list[Fellowship]:
    """Every deal of the unseen cards that the public cannot rule out."""
    cards = unseen_cards(s, tally(s))
    told = {card: hand for hand, card in s.knows.get(PUBLIC, ())}
    hidden = {hand: held for hand, held in s.hands.items() if held and not is_open(s, hand)}
    slots = [hand for hand, held in hidden.items() for card in held if told.get(card) != hand]
    assert len(slots) == len(cards)
    found = {}
    for row in permutations(cards):
        hands: dict[str, list[str]] = {hand: [c for c in held if told.get(c) == hand] for hand, held in hidden.items()}
        for hand, card in zip(slots, row, strict=True):
            hands[hand].append(card)
        if any(SUIT[card] in s.voids.get(hand, ()) for hand, held in hands.items() for card in held):
            continue
        world = s.clone()
        world.hands.update({hand: in_order(held) for hand, held in hands.items()})
        found[tuple(world.hands.items())] = world
    return list(found.values())


def endings(s: Fellowship) -> list[Fellowship]:
    """Every way the round may be played on from here."""
    ask = GAME.waiting(s)
    if ask is None or ask.key in END or s.result:
        return [s]
    found = []
    for pick in ask.picks:
        world = s.clone()
        GAME.rules.play(world, "go_on" if ask.key == "early_end" else pick.id)
        found += endings(world)
    return found


def truth(s: Fellowship, hand: str) -> set[bool]:
    ends = [end for world in worlds(s) for end in endings(world)]
    return {is_met(end, tally(end), aim(end, hand)) for end in ends}


@pytest.mark.parametrize("players", [4, 3])
@pytest.mark.parametrize("chapter", [c for c in CHAPTERS if c not in ("5", "6", "9", "14", "15", "endless")])
@pytest.mark.rule("FEL-8.4", "FEL-8.5", "FEL-8.6")
def test_in_the_last_trick_a_verdict_is_the_truth_of_all_worlds(chapter: str, players: int) -> None:
    compared = 0
    for seed in range(4):
        for s in random_round(chapter, players, seed):
            if not s.length or len(s.tricks) + 1 != s.length or s.result or GAME.waiting(s).key != "play":
                continue
            if outcomes(s, tally(s)) is None or len(unseen_cards(s, tally(s))) > 5:
                continue
            for hand, verdict in verdicts(s).items():
                possible = truth(s, hand)
                assert verdict.final == (len(possible) == 1), (seed, hand, possible, s.characters[hand])
                if verdict.final:
                    assert verdict.met is possible.pop()
                compared += 1
    assert compared >= 8
