"""Abilities of the companions of the Council of Rivendell, as their files say."""

from typing import Any

import pytest

from bree.games.war.facts import STANDARD
from bree.games.war.figures import CHARACTERS
from bree.games.war.lords.hidden_versions import version_choices
from bree.games.war.odds.hints import army_of
from bree.games.war.rules.battle.fighters import current_battle, dice_of
from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.hunt import hunt_rerolls
from bree.games.war.state import Battle, Hunt
from tests.rulebook.war.lords.council_story import ALL, fellows
from tests.rulebook.war.war_story import WHOLE, Tale

COUNCIL = [one for one in ALL if CHARACTERS[one].part == "council"]
HOBBITS = "meriadoc_of_the_shire peregrin_of_the_shire"


@pytest.mark.rule("LME-11.5")
def test_what_is_reconstructed_is_said_in_the_files() -> None:
    assert len(COUNCIL) == 6
    for one in COUNCIL:
        facts = CHARACTERS[one]
        assert {"guide", "level", "leadership"} <= {*facts.reconstructed}
        assert facts.version_of in version_choices(WHOLE)


@pytest.mark.rule("LME-11.25", "LME-1.6")
def test_every_person_has_two_versions() -> None:
    assert {len(versions) for versions in version_choices(WHOLE).values()} == {2}


@pytest.mark.rule("LME-11.25")
@pytest.mark.parametrize("king", ["strider", "strider_dunadan", "aragorn"])
def test_cards_of_the_king_mean_every_version_of_him(king: str) -> None:
    s = Tale.of(f"edoras: rohan 1r {king}", terms=WHOLE).s
    assert book.requirements["king_in_rohan"](s, "dead_men_of_dunharrow")
    assert book.requirements["king_with_army_in_gondor_or_rohan"](s, "challenge_of_the_king")
    s = Tale.of(f"dale: north 1r {king}", terms=WHOLE).s
    assert not book.requirements["king_in_rohan"](s, "dead_men_of_dunharrow")


# As the Guide


def struck(who: str, tile: str, guide: str, **given: Any) -> Tale:
    """A tile is drawn in a hunt with one success."""
    hunt = Hunt("move", (6,))
    given = {"bearers": "hollin", **given}
    return fellows(who, ("draw_tile",), ("hunt_over",), guide=guide, hunt=hunt, **given).answer(tile)


@pytest.mark.rule("LME-11.5", "WAR-24.3")
def test_he_may_leave_to_lower_the_damage_and_the_next_such_guide_too() -> None:
    t = struck("boromir_captain_general gimli_dwarven_lord", "three", "boromir_captain_general")
    assert (t.asked, t.offers, t.ask.facts["guide"]) == (
        "free guide_power", "separate pass", "character-boromir_captain_general",
    )  # fmt: skip
    t.go("separate hollin")
    assert (t.here("hollin"), t.asked, t.ask.facts["damage"]) == ("boromir_captain_general", "free guide_power", 2)
    t.go("separate hollin pass")
    assert (t.at_rest, t.s.corruption, t.s.guide) == (True, 1, "gollum")


@pytest.mark.rule("LME-11.5")
def test_the_base_versions_cannot() -> None:
    t = struck("boromir gimli_dwarven_lord", "three", "boromir")
    assert (t.asked, t.offers) == ("free casualty", "guide random none")


@pytest.mark.rule("LME-11.5")
def test_both_hobbits_of_the_shire_fall_to_cancel_a_standard_tile() -> None:
    t = struck(HOBBITS, "two_reveal", "meriadoc_of_the_shire")
    assert (t.asked, t.offers, t.ask.secret) == ("free guide_cancels", "cancel pass", True)
    assert t.ask.facts == {"guide": "character-meriadoc_of_the_shire", "tile": "tile-two_reveal"}
    t.answer("cancel")
    assert (t.at_rest, t.s.corruption, t.s.hidden, t.s.guide) == (True, 0, True, "gollum")
    assert {*HOBBITS.split()} <= {*t.s.fallen}  # and they do not return to the map as other Hobbits would
    refused = struck(HOBBITS, "one", "meriadoc_of_the_shire").answer("pass")
    assert (refused.asked, refused.offers) == ("free casualty", "guide random none")  # they do not leave either


@pytest.mark.rule("LME-11.5", "LME-11.26")
def test_if_the_other_may_be_one_of_them_it_is_asked_though_he_is_not() -> None:
    t = struck("meriadoc_of_the_shire peregrin", "one", "meriadoc_of_the_shire")
    assert (t.asked, t.offers, t.ask.automatic) == ("free guide_cancels", "pass", False)
    assert t.answer("pass").asked == "free casualty"
    shown = struck("meriadoc_of_the_shire peregrin", "one", "meriadoc_of_the_shire", shown="peregrin")
    assert shown.asked == "free casualty"
    base = struck("meriadoc peregrin_of_the_shire", "one", "meriadoc")
    assert base.asked == "free guide_power"
    alone = struck("meriadoc_of_the_shire", "one", "meriadoc_of_the_shire")
    assert alone.asked == "free casualty"


@pytest.mark.rule("LME-11.5")
def test_no_special_tile_is_cancelled() -> None:
    given = {"track": 1, "bearers": "morannon", "tiles": tuple(sorted((*STANDARD, "on_on_they_went", "smeagol")))}
    assert struck(HOBBITS, "on_on_they_went", "meriadoc_of_the_shire", **given).asked == "free casualty"
    assert struck(HOBBITS, "smeagol", "meriadoc_of_the_shire", **given).at_rest


@pytest.mark.rule("LME-11.5", "WAR-24.9")
def test_a_hobbit_of_the_shire_who_falls_is_out() -> None:
    t = struck("gimli meriadoc_of_the_shire", "one", "gimli").go("random meriadoc_of_the_shire")
    assert (t.at_rest, t.s.fallen[-1]) == (True, "meriadoc_of_the_shire")
    base = struck("gimli meriadoc", "one", "gimli").go("random meriadoc hollin")
    assert base.here("hollin") == "meriadoc"


@pytest.mark.rule("LME-11.5", "WAR-23.6")
def test_under_the_dunadan_the_shadow_rolls_no_hunt_dice_again() -> None:
    for who, rerolls in (("strider_dunadan", 0), ("strider", 2)):
        t = fellows(who + " gimli", guide=who, bearers="moria", shadow={"moria": ("sauron-regular",)})
        assert hunt_rerolls(t.s) == rerolls


@pytest.mark.rule("LME-11.5", "WAR-20.6")
def test_nor_does_any_die_hide_the_fellowship_under_him() -> None:
    for who, hides in (("strider_dunadan", False), ("strider", True)):
        given = {"die": "muster", "free_dice": ("muster",), "hidden": False}
        t = fellows(who + " gimli", ("action", "free"), guide=who, **given)
        assert ("hide" in t.picks) == hides


# At home


@pytest.mark.rule("LME-11.5")
@pytest.mark.parametrize(
    ("region", "who", "attacker", "dice"),
    [
        ("minas_tirith", "boromir_captain_general", "shadow", 3),
        ("minas_tirith", "boromir", "shadow", 3),
        ("minas_tirith", "boromir_captain_general", "free", 2),
        ("edoras", "boromir_captain_general", "shadow", 2),
        ("edoras", "boromir", "shadow", 3),
        ("dale", "meriadoc_of_the_shire", "shadow", 3),
        ("erebor", "gimli_dwarven_lord", "shadow", 3),
        ("erebor", "strider_dunadan", "free", 3),
    ],
)
def test_he_adds_a_die_only_when_he_defends_inside_his_own_nation(
    region: str, who: str, attacker: str, dice: int
) -> None:
    foe = "lossarnach"  # in Gondor
    battle = Battle("field", attacker, *((foe, region) if attacker == "shadow" else (region, foe)))
    board = f"{region}: gondor 2r {who}; {foe}: sauron 5r"
    t = Tale.of(board, terms=WHOLE, battle=battle)
    assert dice_of(t.s, current_battle(t.s), "free") == dice
    odds = army_of(t.s, t.s.free[region], None if attacker == "free" else battle)
    assert odds.regulars + odds.captains == dice


@pytest.mark.rule("LME-11.5", "LME-4.11")
def test_at_home_any_die_makes_his_nation_active_or_advances_it() -> None:
    given = {"die": "event", "free_dice": ("event",), "free_used": 3, "terms": WHOLE, "politics": "gondor 2 passive"}
    t = Tale.of("minas_tirith: gondor 1r boromir_captain_general", ("action", "free"), **given)
    assert {"warden-gondor", "rouse-gondor"} <= {*t.picks}
    t.answer("rouse-gondor")
    assert (t.s.passive, t.s.steps["gondor"], t.rules_of("roused")) == ((), 2, ["LME-11.5"])
    step = Tale.of("minas_tirith: gondor 1r boromir_captain_general", ("action", "free"), **given)
    step.answer("warden-gondor")
    assert (step.s.passive, step.s.steps["gondor"]) == (("gondor",), 1)


@pytest.mark.rule("LME-11.5")
def test_not_elsewhere_not_where_the_enemy_is_master_and_not_the_base_version() -> None:
    given = {"die": "event", "free_dice": ("event",), "free_used": 3, "terms": WHOLE, "politics": "gondor 2 passive"}
    for board, captured in (
        ("osgiliath: boromir_captain_general", ""),
        ("minas_tirith: boromir_captain_general", "minas_tirith"),
        ("minas_tirith: boromir", ""),
    ):
        t = Tale.of(board, ("action", "free"), captured=captured, **given)
        assert "rouse-gondor" not in t.picks
    assert t.refuses("rouse-gondor") == "LME-11.5"


@pytest.mark.rule("LME-11.5")
def test_two_hobbits_at_home_are_one_choice() -> None:
    board = "the_shire: meriadoc_of_the_shire peregrin_of_the_shire"
    given = {"die": "army", "free_dice": ("army",), "free_used": 3, "terms": WHOLE, "politics": "north 3 passive"}
    t = Tale.of(board, ("action", "free"), **given)
    assert (t.picks.count("warden-north"), t.picks.count("rouse-north")) == (1, 1)
    t.answer("rouse-north")
    assert t.s.passive == ()
