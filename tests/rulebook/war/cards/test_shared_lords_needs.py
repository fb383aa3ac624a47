"""Cards of Lords of Middle-earth are offered as a second implementation of the rules says, and they end."""

from collections import Counter
from random import Random

import pytest

from bree.games.war import GAME
from bree.games.war.board import NEAR, REGIONS
from bree.games.war.facts import CARDS
from bree.games.war.rules.cards.play import may_be_played
from tests.rulebook.war.cards.boards import by_chance
from tests.rulebook.war.cards.needs import Needs, always
from tests.rulebook.war.cards.reading import FREE, SHADOW, Reading
from tests.rulebook.war.cards.test_shared_needs import agrees, idle_cards, played

BOARDS, MORE_BOARDS = 60, 90
NORTH = [name for name, place in REGIONS.items() if place.nation == "north"]
DARK = ["barad_dur", "dol_guldur", "minas_morgul", "morannon", "moria", "mount_gundabad"]


def near(r: Reading, side: str, places: list[str]) -> bool:
    """Is an army of the side in the region or next to it?"""
    return any(r.army(side, region) for place in places for region in (place, *NEAR[place]))


def a_king(r: Reading) -> bool:
    return bool(r.where("witch_king") or r.where("witch_king_chief")) and r.s.guide != "gollum"


def of_smeagol(r: Reading) -> bool:
    return bool({"we_shall_get_it", "we_wont_go_back"} & {*r.s.table})


def windy(r: Reading) -> bool:
    dark = [card for card in r.s.table if CARDS[card].deck.startswith("shadow")]
    return bool(dark or r.s.hands["shadow"])


NEEDS: dict[str, Needs] = {
    "you_know_the_way_there": always,
    "safe_paths_in_the_dark": lambda r: r.s.corruption > 0 or of_smeagol(r),
    "wind_from_the_west": windy,
    "three_rings_for_the_elven_kings": lambda r: r.s.rings["free"] < 3,
    "every_little_is_a_gain": always,
    "rangers_of_the_north": lambda r: near(r, SHADOW, NORTH),
    "a_balrog_is_come": lambda r: bool(r.where("balrog")),
    "we_wont_go_back": lambda r: r.s.guide == "smeagol",
    "the_lore_of_the_elven_rings": always,
    "the_gates_are_closed": always,
    "captain_of_despair": a_king,
    "shadow_of_dol_guldur": lambda r: r.nazgul("dol_guldur"),
    "madness_and_horror": lambda r: r.war("sauron") and near(r, FREE, DARK),
}
OURS = [card.id for card in CARDS.values() if card.lords and not card.outside]


def test_every_card_of_a_deck_is_read() -> None:
    assert sorted(NEEDS) == sorted(OURS)


@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-O5")
def test_what_may_be_played_is_what_the_rules_say() -> None:
    seen: Counter[tuple[str, bool]] = Counter()
    for seed in range(BOARDS):
        s = by_chance(seed, lords=True).s
        assert GAME.audit(s) == [], seed
        reading = Reading(s)
        for card, needs in NEEDS.items():
            if card not in s.table:
                wanted = needs(reading)
                seen[card, wanted] += 1
                agrees(s, seed, card, wanted)
    assert [card for card in OURS if not seen[card, True]] == [], "each was allowed somewhere"


@pytest.mark.rule("WAR-6.6")
def test_whatever_a_card_meets_it_comes_to_an_end() -> None:
    """Play each card three times, in positions that allow it."""
    left = Counter(OURS * 3)
    for seed in range(2000, 2000 + MORE_BOARDS):
        tale = by_chance(seed, lords=True)
        able = [card for card in OURS if left[card] and card not in tale.s.table and may_be_played(tale.s, card)]
        for card in able:
            left[card] -= 1
            played(tale, card, Random(seed))
    assert not +left


@pytest.mark.rule("WAR-6.6")
def test_a_card_without_effect_changes_nothing() -> None:
    seen = {card for seed in range(BOARDS) for card in idle_cards(by_chance(seed, lords=True).s, OURS)}
    assert seen == {
        "rangers_of_the_north", "safe_paths_in_the_dark", "three_rings_for_the_elven_kings", "wind_from_the_west",
    }  # fmt: skip
