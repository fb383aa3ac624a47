"""The icons of players on cards of Lords of Middle-earth (WAR-27.22)."""

import pytest

from bree.games.war.facts import CARDS
from tests.rulebook.war.teams_story import acting
from tests.rulebook.war.war_story import NO_COUNCIL

GONDOR, ROHAN, KING, SARUMAN = "gondor_player", "rohan_player", "witch_king_player", "saruman_player"
MATE = {GONDOR: ROHAN, ROHAN: GONDOR, KING: SARUMAN, SARUMAN: KING}
BOARD = "dol_guldur: sauron 1r 1n; southern_mirkwood: elves 2r; bree: sauron 1r; orthanc: isengard 1r"
# Beside each of these cards there is one without an icon that both players may play.
CASES = [
    ("every_little_is_a_gain", GONDOR, "elven_rope"),
    ("rangers_of_the_north", ROHAN, "elven_rope"),
    ("shadow_of_dol_guldur", KING, "shelobs_lair"),
    ("madness_and_horror", KING, "shelobs_lair"),
]


@pytest.mark.rule("WAR-27.22", "WAR-27.17")
@pytest.mark.parametrize(("card", "owner", "other"), CASES)
def test_a_card_about_the_nations_of_one_player_is_an_event_for_him_alone(card: str, owner: str, other: str) -> None:
    mine = acting(BOARD, owner, "event", hands={owner: (card, other)}, terms=NO_COUNCIL).answer("event")
    assert mine.picks == [card, other]
    mate = MATE[owner]
    theirs = acting(BOARD, mate, "event", hands={mate: (card, other)}, terms=NO_COUNCIL).answer("event")
    assert theirs.picks == [other]
    assert theirs.refuses(card) == "WAR-27.17"


@pytest.mark.rule("WAR-27.22")
def test_of_the_new_cards_these_four_have_an_icon() -> None:
    icons = {card.id: card.player for card in CARDS.values() if card.lords and card.player}
    assert icons == {card: owner for card, owner, _ in CASES}
