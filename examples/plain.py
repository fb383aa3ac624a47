"""Plain Python: forty random games of Journey to Mordor, and how often each seat wins."""

from collections import Counter
from random import Random

from bree.core import CHANCE, sample
from bree.core.find import find

mordor = find("mordor")
rng, shares = Random(1), Counter[str]()
for _ in range(40):
    s = mordor.new({"players": 3})
    while (ask := mordor.waiting(s)) is not None:
        chance = ask.who == CHANCE  # dice and deals are asks too, with weights
        mordor.apply(s, sample(ask.picks, rng) if chance else rng.choice(ask.picks).id)
    shares.update(mordor.score(s))
print({seat: round(share, 1) for seat, share in shares.items()})
