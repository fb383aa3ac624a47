"""Combat halves that cards of Lords of Middle-earth share with the base game."""

import pytest

from bree.games.war import GAME
from bree.games.war.facts import CARDS
from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, numbers
from tests.rulebook.war.war_story import NO_COUNCIL

HOBBIT = FIELD.replace("1l", "1l meriadoc").replace("1r 1n", "2r 1e 1n mouth_of_sauron")
HOME = "lossarnach: gondor 2r 1l; pelargir: sauron 3r"
ALIKE = {
    "you_know_the_way_there": ("mithril_coat_and_sting", HOBBIT),
    "safe_paths_in_the_dark": ("elven_rope", FIELD),
    "every_little_is_a_gain": ("faramirs_rangers", FIELD.replace("1r 1n", "4r")),
    "rangers_of_the_north": ("book_of_mazarbul", HOME),
    "the_gates_are_closed": ("the_lidless_eye", HOBBIT),
    "shadow_of_dol_guldur": ("shadows_gather", FIELD.replace("sauron 1r 1n", "southrons 2r 1e")),
    "madness_and_horror": ("the_shadow_is_moving", FIELD),
}
PIPS = (6, 1, 5, 2, 4, 3)


def to_the_end(card: str, board: str) -> tuple[list[str], str, str, tuple[int, ...]]:
    """Play a round with this card. Return the log, the figures that are left, and the numbers before the roll."""
    side = CARDS[card].deck.partition("_")[0]
    hands = {"free": (), "shadow": (), side: (card,)}
    tale = attack(board, "shadow", terms=NO_COUNCIL, hands=hands, bearers=board.partition(":")[0])
    first: tuple[int, ...] = ()
    for turn in range(60):
        ask = GAME.waiting(tale.s)
        if ask is None or ask.key in ("cease", "retreat"):
            break
        if ask.key == "combat_die" and not first:
            first = (*numbers(tale, "free"), *numbers(tale, "shadow"))
        own = card if card in tale.picks else tale.picks[-1] if ask.key == "reroll" else tale.picks[0]
        tale.answer(str(PIPS[turn % 6]) if ask.who == "chance" else own)
    target, _, rest = board.partition(";")
    return tale.keys(), tale.here(target.partition(":")[0]), tale.here(rest.strip().partition(":")[0]), first


@pytest.mark.rule("LME-2.5", "WAR-12.5")
@pytest.mark.parametrize("card", ALIKE)
def test_its_half_is_that_of_a_card_of_the_base_game(card: str) -> None:
    base, board = ALIKE[card]
    assert CARDS[card].combat == CARDS[base].combat
    found = to_the_end(card, board)
    assert "combat-card" in found[0], "it was committed"
    assert found == to_the_end(base, board)
