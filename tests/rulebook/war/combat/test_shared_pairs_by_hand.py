"""Pairs of combat cards with results that were derived from the rules by hand."""

import pytest

from tests.rulebook.war.battles import quiet
from tests.rulebook.war.combat.pairs import CARD
from tests.rulebook.war.combat.rounds import Numbers, fight, numbers
from tests.rulebook.war.war_story import Tale

THREE = "sauron-regular sauron-regular sauron-regular"


def meet(free: str, dark: str, board: str, who: str = "", side: str = "shadow") -> Tale:
    return fight(board, CARD[free] if free else "", CARD[dark] if dark else "", who, side)


# One acts before the other


@pytest.mark.rule("WAR-12.6", "WAR-12.7")
@pytest.mark.parametrize("dark", ["relentless", "dread_and_despair", "cruel_as_death", "words_of_power", "onslaught"])
def test_when_the_defenders_have_slipped_away_no_later_card_acts(dark: str) -> None:
    board = "south_ithilien: gondor 3r legolas gimli; north_ithilien: sauron 3r 2n"
    t = meet("scouts", dark, board, f"{THREE} nazgul nazgul")
    assert t.asked == "free slip_to"
    t.go("osgiliath done")
    assert quiet(t)
    assert (t.here("osgiliath"), t.here("north_ithilien")) == ("gondor 3r gimli legolas", "sauron 3r 2n")


@pytest.mark.rule("WAR-12.9", "WAR-13.8")
def test_leaders_whose_army_an_extra_attack_has_slain_do_not_strike() -> None:
    """Both have initiative 2, and the Shadow defends: the Balrog acts first (WAR-12.6)."""
    t = fight(
        "dimrill_dale: elves 1r 2l; lorien: sauron 3r", CARD["sudden_strike"], CARD["durins_bane"], "field", "free",
        captured="lorien",
    )  # fmt: skip
    assert t.ask.facts["card"] == "combat-durins_bane"
    t.roll("4 1 1")
    assert (quiet(t), t.here("dimrill_dale"), t.here("lorien")) == (True, "", "sauron 3r")
    assert [fact["card"] for fact in t.facts_of("extra-attack")] == ["combat-durins_bane"]


@pytest.mark.rule("WAR-12.9", "WAR-12.6")
def test_a_charge_that_defends_comes_before_the_balrog_and_may_end_him() -> None:
    t = fight(
        "lorien: elves 2e; dimrill_dale: sauron 2r", CARD["charge"], CARD["durins_bane"], "sauron-regular done field"
    )
    assert t.ask.facts["card"] == "combat-charge"
    t.roll("5 1")
    assert [fact["card"] for fact in t.facts_of("extra-attack")] == ["combat-charge"]
    assert [fact["who"] for fact in t.facts_of("wiped-out")] == ["shadow"]


@pytest.mark.rule("WAR-12.6", "WAR-13.1")
@pytest.mark.parametrize(("side", "left"), [("shadow", "gondor 2r"), ("free", "gondor 1r")])
def test_no_quarter_and_the_mumakil_count_hits_at_the_same_time(side: str, left: str) -> None:
    """Two hits against one. If the Free Peoples defend, their second comes first, and the Mûmakil see two to two."""
    here, there = ("south_ithilien", "north_ithilien") if side == "shadow" else ("north_ithilien", "south_ithilien")
    board = f"{here}: gondor 4r; {there}: southrons 4e"
    who = " ".join(["southrons-elite" if side == "shadow" else "gondor-regular"] * 4)
    t = meet("no_quarter", "mumakil", board, who, side)
    t.roll("4 4 1 1" if side == "shadow" else "5 1 1 1").roll("5 1 1 1" if side == "shadow" else "4 4 1 1")
    while t.ask.key == "hit":
        t.answer(t.picks[0])
    assert t.here(here) == left


@pytest.mark.rule("WAR-12.6")
def test_who_dies_a_hero_is_out_of_reach_of_the_black_breath() -> None:
    board = "south_ithilien: gondor 3r peregrin; north_ithilien: sauron 3r 2n"
    t = (
        meet("heroic_death", "black_breath", board, f"{THREE} nazgul nazgul")
        .roll("1 1 1")
        .roll("1 1 1")
        .go("2")
        .roll("5 1")
    )
    assert (t.answer("0").asked, t.offers) == ("free sacrifice_whom", "peregrin pass")
    t.answer("peregrin")
    assert (t.asked, t.here("south_ithilien")) == ("shadow cease", "gondor 3r"), "the hit is cancelled, nobody is left"


@pytest.mark.rule("WAR-12.6")
def test_where_the_shadow_defends_the_black_breath_comes_first() -> None:
    board = "south_ithilien: sauron 3r 2n; north_ithilien: gondor 3r peregrin"
    t = meet("heroic_death", "black_breath", board, "gondor-regular gondor-regular gondor-regular peregrin", "free")
    t.roll("1 1 1").roll("1 1 1").go("0 2").roll("5 1")
    assert (t.asked, t.offers) == ("shadow breath_whom", "peregrin pass")
    assert t.answer("peregrin").here("north_ithilien") == "gondor 2r", "nobody is left to die for the hit"


# Both change the same number


@pytest.mark.rule("WAR-12.11")
@pytest.mark.parametrize(
    ("free", "dark", "shadow_needs", "free_needs"),
    [
        ("valour", "deadly_strife", (3, 3), (2, 3)),
        ("valour", "desperate", (4, 4), (3, 4)),
        ("secret_fire", "desperate", (4, 4), (3, 4)),
        ("charge", "deadly_strife", (3, 3), (3, 3)),
    ],
)
def test_what_two_cards_add_is_added_up(
    free: str, dark: str, shadow_needs: tuple[int, int], free_needs: tuple[int, int]
) -> None:
    board = "south_ithilien: gondor 1r 1e gandalf_the_grey; north_ithilien: sauron 3r"
    t = meet(free, dark, board, THREE)
    if free == "charge":
        assert t.roll("4").facts_of("extra-attack")[0]["needs"] == 5, (
            "an extra attack is not the combat roll (WAR-12.9)"
        )
    assert (numbers(t, "shadow").hits, numbers(t, "free").hits) == (shadow_needs, free_needs)


@pytest.mark.rule("WAR-12.11", "WAR-12.14")
@pytest.mark.parametrize(
    ("dark", "needs"),
    [("deadly_strife", (4, 3)), ("desperate", (5, 4)), ("cruel_as_death", (5, 5)), ("they_are_terrible", (6, 5))],
)
def test_a_good_position_makes_the_roll_harder_and_not_the_re_roll(dark: str, needs: tuple[int, int]) -> None:
    t = meet("advantageous", dark, "lossarnach: gondor 2r 1l; pelargir: sauron 3r 2n", f"{THREE} nazgul nazgul")
    assert numbers(t, "shadow").hits == needs


@pytest.mark.rule("WAR-12.10")
def test_own_hits_first_and_then_fewer_dice() -> None:
    """Four units, two hits taken: two are left, and one companion removes one die of two."""
    board = "south_ithilien: gondor 2r legolas; north_ithilien: sauron 4r"
    t = meet("brave_stand", "relentless", board, f"{THREE} sauron-regular").answer("2")
    assert numbers(t, "shadow") == Numbers(dice=1, needs=3, rerolls=5, leadership=0)


@pytest.mark.rule("WAR-12.10")
@pytest.mark.parametrize(("free", "dice"), [("daylight", 3), ("brave_stand", 4)])
def test_dice_are_counted_after_the_own_hits(free: str, dice: int) -> None:
    """Six units, one hit: five dice. The limit is three, or Legolas removes one."""
    board = "south_ithilien: gondor 2r legolas; north_ithilien: sauron 6r"
    t = meet(free, "relentless", board, " ".join(["sauron-regular"] * 6)).answer("1")
    assert numbers(t, "shadow").dice == dice


# Who counts


@pytest.mark.rule("WAR-12.8")
def test_who_is_silenced_stands_bravely_all_the_same() -> None:
    """His leadership and abilities are gone, but he is a companion in the battle and removes a die."""
    board = "south_ithilien: gondor 2r gimli legolas; north_ithilien: sauron 4r 1n"
    t = meet("brave_stand", "words_of_power", board, f"{THREE} sauron-regular nazgul").answer("gimli")
    assert (numbers(t, "shadow").dice, numbers(t, "free")) == (2, Numbers(dice=3, needs=5, rerolls=5, leadership=1))


@pytest.mark.rule("WAR-12.8")
@pytest.mark.parametrize("free", ["mighty_attack", "anduril"])
def test_who_is_silenced_has_no_leadership_to_give_up(free: str) -> None:
    board = "south_ithilien: gondor 2r 1l strider; north_ithilien: sauron 3r 1n"
    t = meet(free, "words_of_power", board, f"{THREE} nazgul").roll("1 1 1").roll("1 1").answer("0")
    assert not t.told("card-turns")
    assert (t.asked, t.offers) == ("free reroll", "0 1"), "the Leader alone"


@pytest.mark.rule("WAR-12.8", "WAR-12.9")
def test_a_sudden_strike_without_him_who_is_silenced() -> None:
    board = "south_ithilien: gondor 2r 1l aragorn; north_ithilien: sauron 3r 1n"
    t = meet("sudden_strike", "words_of_power", board, f"{THREE} nazgul").roll("1")
    assert t.facts_of("extra-attack")[0]["dice"] == ("1",), "one Leader; Aragorn's two do not count"


@pytest.mark.rule("WAR-12.8", "WAR-7.28")
def test_what_the_white_rider_has_forfeited_he_cannot_give_up_again() -> None:
    board = "south_ithilien: gondor 2r 2l gandalf_the_white legolas; north_ithilien: sauron 3r 2n"
    who = f"{THREE} nazgul nazgul forfeit"
    assert numbers(meet("daring_defiance", "desperate", board, who), "free").leadership == 2, "both Leaders lead on"
    t = meet("mighty_attack", "", board, who).roll("1 1 1").roll("1 1 1")
    assert t.facts_of("card-turns") == [{"card": "combat-mighty_attack", "who": "figure-legolas", "hits": 1}]
    alone = meet("mighty_attack", "", board.replace(" legolas", ""), who).roll("1 1 1").roll("1 1")
    assert not alone.told("card-turns")


# Without a roll or without a card


@pytest.mark.rule("WAR-12.13")
@pytest.mark.parametrize("free", ["blade", "fateful_strike"])
def test_without_a_re_roll_nobody_is_struck_down(free: str) -> None:
    board = "south_ithilien: gondor 2r peregrin; north_ithilien: sauron 3r witch_king"
    t = meet(free, "foul_stench", board, f"{THREE} witch_king").roll("1 1 1").roll("6 1")
    t.answer("0")
    assert (t.asked, t.here("north_ithilien")) == ("shadow cease", "sauron 2r witch_king")


@pytest.mark.rule("WAR-12.13", "WAR-12.8")
def test_leadership_given_up_in_defiance_is_not_measured() -> None:
    """Daring Defiance has initiative 0: it cancels the stench, and the Leader may re-roll."""
    board = "south_ithilien: gondor 2r 1l peregrin; north_ithilien: sauron 3r 2n"
    t = meet("daring_defiance", "foul_stench", board, f"{THREE} nazgul nazgul").roll("1 1 1").roll("1 1").answer("0")
    assert (t.asked, t.offers) == ("free reroll", "0 1")


@pytest.mark.rule("WAR-13.1")
def test_a_one_confuses_whatever_is_added_to_it() -> None:
    board = "south_ithilien: gondor 2r; north_ithilien: sauron 3r 3n"
    t = meet("confusion", "deadly_strife", board, f"{THREE} nazgul nazgul nazgul").roll("1 2 3").roll("1 1")
    assert (t.asked, t.offers) == ("shadow reroll", "0 1"), "of the 1 and the 2 only the 2"
    t.answer("0")
    assert (t.here("south_ithilien"), t.here("north_ithilien")) == ("gondor 1r", "sauron 2r 3n")


@pytest.mark.rule("WAR-13.1")
@pytest.mark.parametrize(
    ("dark", "more"), [("great_host", ""), ("onslaught", "1 sauron-regular 4"), ("we_come_to_kill", "5 1")]
)
def test_no_shield_helps_after_the_losses(dark: str, more: str) -> None:
    """Two hits, one of them cancelled. The later hit is not cancelled."""
    board = "south_ithilien: gondor 4r; north_ithilien: sauron 4r 2e"
    t = meet("shield_wall", dark, board, f"{THREE} sauron-regular sauron-elite sauron-elite")
    t.roll("5 5 1 1 1").roll("1 1 1 1")
    assert t.facts_of("card-saves") == [{"card": "combat-shield_wall", "hits": 1}]
    t.go(more)
    assert t.here("south_ithilien") == "gondor 2r"


@pytest.mark.rule("WAR-13.1")
def test_the_shield_is_raised_after_the_charge_of_the_mumakil() -> None:
    board = "south_ithilien: gondor 3r; north_ithilien: southrons 2e"
    t = meet("shield_wall", "mumakil", board, "southrons-elite southrons-elite").roll("4 1").roll("1 1 1")
    assert t.here("south_ithilien") == "gondor 2r", "one hit, one more, and one cancelled"


@pytest.mark.rule("WAR-12.9")
def test_hits_of_an_extra_attack_count_against_the_mumakil() -> None:
    board = "south_ithilien: gondor 2r 1e; north_ithilien: southrons 3e"
    t = meet("charge", "mumakil", board, "southrons-elite southrons-elite southrons-elite").roll("5").roll("4 1 1")
    t.roll("1 1 1")
    assert len(t.told("card-hits")) == 0, "one hit against one"


@pytest.mark.rule("WAR-14.3", "WAR-14.8")
def test_scouts_leave_the_shore_to_the_corsairs() -> None:
    """They may not cease, and all of them land (WAR-6.13). The army that left has no losses."""
    hands = {"free": (CARD["scouts"],), "shadow": ("corsairs_of_umbar",)}
    board = "umbar: southrons 3r; pelargir: gondor 2r 1l"
    t = Tale.of(board, ("event", "shadow", "event"), ("tidy",), hands=hands, acting="shadow", die="event")
    t.go("corsairs_of_umbar pelargir southrons-regular southrons-regular southrons-regular")
    assert (t.asked, t.offers) == ("free combat_card", f"{CARD['scouts']} pass")
    t.go(f"{CARD['scouts']} lossarnach")
    assert (quiet(t), t.here("lossarnach"), t.here("pelargir")) == (True, "gondor 2r 1l", "southrons 3r")
