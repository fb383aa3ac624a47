"""Rewards for the end of a game."""

from bree.core import Game, Scores


def rewards(game: Game, scores: Scores) -> dict[str, float]:
    """Return the reward of each seat.

    In a co-operative game this is the score, from 0 to 1 and the same for all. In other games the rewards add up to 0
    if somebody wins: a single winner gets 1, and the others share the loss. For two players this is 1 and -1. If all
    lose, as is possible in `mordor`, each seat has a loss.
    """
    if game.cooperative or len(scores) == 1:
        return dict(scores)
    others = len(scores) - 1
    return {seat: (share * len(scores) - 1) / others for seat, share in scores.items()}
