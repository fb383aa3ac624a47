"""All pairs of combat cards that can meet, played and compared with a second implementation."""

import pytest

from bree.games.war.facts import CARDS
from tests.rulebook.war.combat.pairs import (
    CARD,
    DREAD,
    FIELDS,
    LED,
    NEVER,
    PAIRS,
    RIDER,
    STORM,
    TABLE,
    Meeting,
    Scene,
    shared,
)
from tests.rulebook.war.combat.second import FREE, INITIATIVE, SHADOW


def meet(free: str, dark: str, attacker: str, scene: Scene, table: bool = False) -> None:
    """Losses and the number of dice are those of the second implementation."""
    meeting = Meeting(free, dark, attacker, scene, table)
    meeting.play()
    again, wanted = meeting.read_again()
    assert {kind: len(dice) for kind, dice in meeting.thrown.items()} == wanted
    found = meeting.armies()
    if again.slipped:
        assert (len(meeting.tale.told("retreats")), found[FREE], meeting.tale.at_rest) == (1, {}, True)
        again.armies[FREE].clear()
    assert {side: +army for side, army in found.items()} == {side: +army for side, army in again.armies.items()}
    told = {fact["who"] for fact in meeting.tale.facts_of("card-silenced")}
    assert told == again.silent


def test_the_table_names_all_titles_and_their_numbers() -> None:
    for side in (FREE, SHADOW):
        titles = {card.combat for card in CARDS.values() if card.deck.startswith(side) and not card.outside}
        assert TABLE[side].keys() == INITIATIVE[side].keys() == titles
    assert (len(TABLE[FREE]), len(TABLE[SHADOW]), len(NEVER), len(PAIRS)) == (22, 20, 9, 431)


def test_which_pairs_interact() -> None:
    found = {pair: shared(*pair) for pair in PAIRS}
    assert len([pair for pair, words in found.items() if words]) == 230
    assert found["advantageous", "mumakil"] == ["shadow roll"]
    assert found["sudden_strike", "words_of_power"] == ["free leadership"]
    assert found["scouts", "words_of_power"] == ["the battle"]
    assert found["blade", "swarm_of_bats"] == ["the free card"]
    assert found["valour", "they_are_terrible"] == []


NAMES = [f"{free}-{dark}" for free, dark in PAIRS]


@pytest.mark.rule("WAR-12.6", "WAR-12.7")
@pytest.mark.parametrize(("free", "dark"), PAIRS, ids=NAMES)
def test_two_cards_meet_in_an_attack_of_the_shadow(free: str, dark: str) -> None:
    """In the field with the Witch-king, and at a stronghold."""
    if dark != "devilry":
        meet(free, dark, SHADOW, FIELDS[0])
    if free not in ("scouts", "orderly") and dark not in LED:
        meet(free, dark, SHADOW, STORM)


@pytest.mark.rule("WAR-12.6", "WAR-7.27")
@pytest.mark.parametrize(("free", "dark"), PAIRS, ids=NAMES)
def test_two_cards_meet_in_an_attack_of_the_free_peoples(free: str, dark: str) -> None:
    """By the Witch-king's sorcery the Shadow draws a card. Only a defender can leave the battle."""
    attacker = SHADOW if free == "scouts" else FREE
    meet(free, dark, attacker, STORM if dark == "devilry" else FIELDS[1])


@pytest.mark.rule("WAR-7.28", "WAR-12.8")
@pytest.mark.parametrize("free", TABLE["free"])
def test_where_the_white_rider_rides_no_nazgul_leads(free: str) -> None:
    """All cards of the Shadow that do not need leading Nazgûl meet this card."""
    for dark in TABLE["shadow"]:
        if dark in DREAD:
            meeting = Meeting(free, dark, SHADOW, RIDER)
            assert meeting.tale.refuses(CARD[dark]) == "WAR-12.4"
        elif (free, dark) not in NEVER and dark != "devilry":
            meet(free, dark, SHADOW, RIDER)


@pytest.mark.rule("WAR-12.9")
@pytest.mark.parametrize("free", [free for free, dark in PAIRS if dark == "durins_bane"])
def test_every_card_meets_the_balrog_who_lies_on_the_table(free: str) -> None:
    meet(free, "durins_bane", SHADOW, FIELDS[0], table=True)
