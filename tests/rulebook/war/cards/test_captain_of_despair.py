"""Captain of Despair: its event, and where it cannot be played."""

from typing import Any

import pytest

from tests.rulebook.war.cards.lords_shadow_play import refused
from tests.rulebook.war.cards.shadow_play import ALONE, held
from tests.rulebook.war.combat.rounds import fight
from tests.rulebook.war.war_story import NO_COUNCIL, Tale, but

CARD = "captain_of_despair"
KING = "minas_morgul: sauron 1r witch_king"


@pytest.mark.rule("WAR-6.8", "WAR-7.16")
def test_a_minion_who_is_struck_down_takes_his_card_along() -> None:
    board = "south_ithilien: gondor 2r 1l peregrin; north_ithilien: sauron 3r witch_king"
    t = fight(board, free="mithril_coat_and_sting", who="sauron-regular sauron-regular sauron-regular witch_king",
              table=(CARD,), terms=NO_COUNCIL)  # fmt: skip
    t.roll("1 1 1").roll("1 1").go("0 2").roll("5 5")
    assert (t.asked, t.s.fallen[-1], t.s.table) == ("shadow cease", "witch_king", ())


@pytest.mark.rule("WAR-6.5", "LME-10.18")
@pytest.mark.parametrize("king", ["witch_king", "witch_king_chief"])
def test_a_character_result_goes_into_the_hunt_box_from_the_next_action_on(king: str) -> None:
    board = KING.replace("witch_king", king)
    t = Tale.of(
        board, ("die", "shadow"), terms=NO_COUNCIL, acting="shadow", free_dice=(), bearers="hollin",
        shadow_dice=("character", "character", "muster"), hands=held(CARD, "shelobs_lair"),
    )  # fmt: skip
    used = t.s.shadow_used
    t.go(f"character event {CARD}")
    assert (t.s.table, t.s.box_shadow, t.s.shadow_used) == ((CARD,), 0, used + 1), "not the die that played it"
    t.go("character event shelobs_lair")
    assert (t.s.box_shadow, t.s.shadow_used, len(t.told("eye-opens"))) == (1, used + 1, 1)
    t.go("muster skip")
    assert (t.s.box_shadow, t.s.shadow_used) == (1, used + 2)


@pytest.mark.rule("WAR-6.8")
def test_it_leaves_in_a_stronghold_of_the_free_peoples_and_with_gollum() -> None:
    def there(region: str, **given: Any) -> tuple[str, ...]:
        given = {"terms": NO_COUNCIL, "table": (CARD,), "bearers": region, **given}
        return Tale.of(KING, ("declare",), phase=2, **given).answer(region).s.table

    assert there("lorien") == ()
    assert there("edoras") == there("hollin") == (CARD,), "a city is no stronghold"
    assert there("lorien", captured="lorien") == (CARD,)
    t = Tale.of(
        KING, ("move_fellowship",), terms=NO_COUNCIL, table=(CARD,), fallen=but("strider"), bearers="hollin",
        box_shadow=1,
    ).go("6 one guide")  # fmt: skip
    assert (t.s.guide, t.s.table) == ("gollum", ())


@pytest.mark.rule("WAR-6.5")
def test_refused_without_a_witch_king_or_with_gollum_as_guide_nobody_despairs() -> None:
    assert refused(CARD) == "WAR-6.5"
    assert refused(CARD, KING, fallen=ALONE) == "WAR-6.5"
