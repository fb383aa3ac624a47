"""Finds invalid facts of teams in a position from a file. `position_check.py` calls this."""

from typing import Final

from bree.core import PASS
from bree.games.war.board import REGIONS
from bree.games.war.facts import CARDS
from bree.games.war.players.teams import MATE, PAIRS, SEATS_OF, side_of_seat
from bree.games.war.state import FREE, FREE_NATIONS, SHADOW, SIDES, Team, War

ACTION_TURNS: Final = 4


def invalid_players(s: War) -> list[str]:
    """Check the seats and the facts of teams (WAR-27)."""
    t = s.team
    if s.seats not in SEATS_OF.values() or (t is None) != (s.seats == SIDES):
        return [f"seats {s.seats}"]
    if sorted(s.hands) != sorted(s.seats) or sorted(s.discards) != sorted(s.seats):
        return [f"hands of {list(s.hands)}"]
    if t is None:
        return [f"speaks {s.speaks}"] if s.speaks or s.offers or s.given else []
    if sorted(s.speaks) != sorted(SIDES) or not {*s.speaks.values(), *t.leading} <= {*s.seats}:
        return [f"speaks {s.speaks}"]
    if [side_of_seat(one) for one in t.leading] != [FREE, SHADOW] or not 0 <= t.beat < ACTION_TURNS:
        return [f"leading {t.leading}, action turn {t.beat}"]
    if any(side_of_seat(who) != side for side, who in s.speaks.items()):
        return [f"speaks {s.speaks}"]
    return invalid_swaps(s) + invalid_team(t)


def invalid_team(t: Team) -> list[str]:
    shared = [name.partition("-") for name in (*t.mixed, *t.spurned)]
    broken = [f"mixed {t.mixed}"] if any(side not in SIDES or at not in REGIONS for side, _, at in shared) else []
    words = [word.partition("@") for word in (*t.last, *t.here)]
    named = {nation for nations, _, _ in words for nation in nations.split("+")}
    if not named <= set(FREE_NATIONS) or any(at and at not in REGIONS for _, _, at in words):
        broken.append(f"in a row {t.last}, {t.here}")
    takers = [word.partition("=") for word in t.takers]
    if any(region not in REGIONS or who not in PAIRS for region, _, who in takers):
        broken.append(f"takers {t.takers}")
    return broken


def invalid_swaps(s: War) -> list[str]:
    """Check that offered cards are in the hand, and that given cards are with the teammate."""
    if not {*s.offers, *s.given} <= {*s.seats} & {*PAIRS}:
        return [f"swaps {s.offers}, {s.given}"]
    offered = [(who, card) for who, card in s.offers.items() if card != PASS]
    broken = [f"{who} offers {card}" for who, card in offered if card not in s.hands[who]]
    for who, cards in s.given.items():
        there = (*s.hands[MATE[who]], *s.discards[MATE[who]])
        broken += [f"{who} gave {card}" for card in cards if card not in CARDS or card not in there]
    return broken
