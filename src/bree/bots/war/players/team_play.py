"""Teams of two: cards for the teammate, and armies that join."""

from typing import Final

from bree.bots.war.armies.distances import APART
from bree.bots.war.cards.events import keep_worth
from bree.bots.war.cards.ring_effects import CARD
from bree.bots.war.decision import Choice, Decision, Policy, weighing
from bree.core import PASS
from bree.games.war.facts import CARDS
from bree.games.war.players.team_play import MIX, regions_to_mix
from bree.games.war.players.teams import MATE

AT_HAND: Final = 1  # regions from its goal: from this distance a mixed army attacks


def swap(m: Decision) -> Choice:
    """Give a card that only the teammate may play, or the least valuable card if an unknown one is worth more."""
    mate = MATE[m.seat]
    cards = [one for one in m.offered if one != PASS]
    for_mate = [one for one in cards if CARDS[one].player == mate]
    least = min(for_mate or cards, key=lambda card: keep_worth(m.evaluation, card))
    return Choice((least if for_mate or keep_worth(m.evaluation, least) < CARD else PASS,))


def wants_mix(m: Decision, region: str) -> bool:
    """Join armies that have reached their goal."""
    goal = m.plan.of.get(region)
    return goal is not None and goal.main == region and APART[region][goal.target] <= AT_HAND


def mix_regions(m: Decision) -> list[str]:
    return [region for region in regions_to_mix(m.s, m.side) if wants_mix(m, region)] if m.ask.offers(MIX) else []


TEAM_ANSWERS: Final[dict[str, Policy]] = {
    "swap": swap,
    "mix_where": weighing(wants_mix),
    "mix": lambda m: Choice(("agree" if wants_mix(m, str(m.args[1])) else "refuse",)),
}
TEAM_SAID: Final[dict[str, tuple[str, ...]]] = {"captain-swap-card": ("swap",), "captain-mix": ("mix", "mix_where")}
TEAM_REASONS: Final = {ask: why for why, asks in TEAM_SAID.items() for ask in asks}
