"""What a seat gets for how a game has ended."""

from bree.core import Game, Scores


def rewards(game: Game, scores: Scores) -> dict[str, float]:
    """Of a co-operative game the score, between 0 and 1 and the same for all. Of others they sum to 0
    wherever somebody wins.

    Who wins alone gets 1; what the others lose is shared by them. So it is 1 and -1 for two. A game that
    all lose, as `mordor` knows it, is a loss for each.
    """
    if game.cooperative or len(scores) == 1:
        return dict(scores)
    others = len(scores) - 1
    return {seat: (share * len(scores) - 1) / others for seat, share in scores.items()}
