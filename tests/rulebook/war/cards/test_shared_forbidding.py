"""Cards that forbid other cards, and cards that change the rules of a battle in which other cards are used."""

import pytest

from bree.games.war.state import Battle
from tests.rulebook.war.cards.shadow_play import refused
from tests.rulebook.war.cards.strategy import barred, play
from tests.rulebook.war.combat.pairs import CARD, TABLE
from tests.rulebook.war.combat.rounds import numbers
from tests.rulebook.war.war_story import Tale

WALLS = "minas_tirith: gondor 2r 1e 1l{}, sauron 3r 1e 2n"
STORM = Battle("siege", "shadow", "minas_tirith", "minas_tirith")
FOLLY = "denethors_folly"
POWER, TOM = "a_power_too_great", "the_power_of_tom_bombadil"


def stormed(free: str, dark: str = "", who: str = "", table: tuple[str, ...] = (), battle: Battle = STORM) -> Tale:
    hands = {"free": (CARD[free],), "shadow": (CARD[dark],) if dark else ()}
    return Tale.of(
        WALLS.format(who), ("battle_round",), ("battle_over",), ("tidy",), hands=hands, table=table, battle=battle,
        siege="minas_tirith", bearers="minas_tirith", die="army", acting="shadow",
    )  # fmt: skip


@pytest.mark.rule("WAR-12.3", "WAR-6.7")
@pytest.mark.parametrize("free", TABLE["free"])
def test_no_card_is_asked_for_where_denethor_despairs(free: str) -> None:
    companions = " gandalf_the_grey strider meriadoc"
    assert stormed(free, who=companions, table=(FOLLY,)).asked == "chance combat_die"
    assert stormed(free, who=companions).asked == "free combat_card"


@pytest.mark.rule("WAR-16.18", "WAR-12.3")
@pytest.mark.parametrize("free", TABLE["free"])
def test_before_grond_none_is_used_in_the_first_round_without_a_companion(free: str) -> None:
    silent = STORM._replace(quiet=True, rounds=3)
    assert stormed(free, battle=silent).asked == "chance combat_die"
    assert stormed(free, battle=silent._replace(round=1)).asked == "free combat_card"
    assert stormed(free, who=" peregrin", battle=silent).asked == "free combat_card"


@pytest.mark.rule("WAR-12.7")
def test_where_the_free_peoples_may_use_no_card_the_bats_better_the_re_roll() -> None:
    t = stormed("shield_wall", "swarm_of_bats", table=(FOLLY,)).answer(CARD["swarm_of_bats"])
    assert (t.asked, numbers(t, "shadow").hits) == ("chance combat_die", (6, 5))


@pytest.mark.rule("WAR-12.10", "WAR-6.13")
@pytest.mark.parametrize(("free", "dice"), [("no_quarter", 3), ("brave_stand", 1), ("daylight", 3), ("huorn_dark", 2)])
def test_who_is_relieved_and_a_card_take_dice_together(free: str, dice: int) -> None:
    """Five dice. Two units inside remove two, two companions two more. The limit is three or two."""
    board = "helms_deep: rohan 2r, sauron 5r; westemnet: rohan 2r 1l legolas gimli"
    t = Tale.of(
        board, ("battle_round",), ("battle_over",), ("tidy",), hands={"free": (CARD[free],), "shadow": ()}, die="army",
        battle=Battle("field", "free", "westemnet", "helms_deep", helped=True), siege="helms_deep", acting="free",
    ).answer(CARD[free])  # fmt: skip
    assert numbers(t, "shadow").dice == dice


# Regions that a card closes


@pytest.mark.rule("WAR-6.6")
@pytest.mark.parametrize("region", ["lorien", "rivendell", "grey_havens"])
def test_grond_does_not_batter_what_the_power_of_the_elves_guards(region: str) -> None:
    board = f"{region}: elves 2r, sauron 5r witch_king"
    assert refused("grond", board, siege=region, table=(POWER,)) == "WAR-O5"
    assert Tale.of(
        board, ("event", "shadow", "character"), siege=region, hands={"free": (), "shadow": ("grond",)}, acting="shadow"
    ).picks == ["grond"]  # fmt: skip


@pytest.mark.rule("WAR-6.6")
def test_nor_do_the_uruk_hai() -> None:
    board = "lorien: elves 2r, isengard 5r; orthanc: saruman"
    assert barred("the_fighting_uruk_hai", board, siege="lorien", table=(POWER,)) == "WAR-O5"
    assert play("the_fighting_uruk_hai", board, siege="lorien").asked == "shadow attack_who"


@pytest.mark.rule("WAR-6.12")
def test_the_elves_sail_from_there_all_the_same() -> None:
    """It is not an attack."""
    t = play("return_to_valinor", "lorien: elves 2r", table=(POWER,), captured="woodland_realm").roll("6 1")
    assert (t.at_rest, t.here("lorien"), t.s.table) == (True, "elves 1r", (POWER,))


@pytest.mark.rule("WAR-10.10", "WAR-6.7")
def test_no_march_by_a_card_leads_into_bombadils_land() -> None:
    ways = {}
    for table in ((), (TOM,)):
        t = play("the_shadow_is_moving", "south_downs: sauron 1r", table=table)
        assert t.asked == "shadow march_to"
        ways[table] = {*t.picks}
    assert ways[()] - ways[TOM,] == {"buckland"}


@pytest.mark.rule("WAR-10.10", "WAR-6.7")
def test_nobody_gathers_before_a_guarded_stronghold() -> None:
    """Besiegers may leave it for another army, but no army may join them."""
    board = "lorien: elves 1r, sauron 1r; dimrill_dale: sauron 1r"
    t = play("shadows_gather", board, siege="lorien")
    assert (t.asked, t.offers) == ("shadow march_from", "dimrill_dale lorien")
    t = play("shadows_gather", board, siege="lorien", table=(POWER,))
    assert (t.asked, t.offers) == ("shadow march_to", "dimrill_dale parth_celebrant")
