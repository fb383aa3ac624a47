"""Any pick, each as likely as the next."""

from random import Random

from bree.guests.guest import Sight


class RandomGuest:
    def choose(self, sight: Sight, rng: Random) -> str:
        picks = sight.ask.picks
        return picks[int(rng.random() * len(picks))].id


GUEST = RandomGuest
LEVEL = 0
