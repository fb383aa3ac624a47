"""The seven cards of the Shadow in Lords of Middle-earth, and the one that Sméagol leaves behind."""

from typing import Any

import pytest

from bree.games.war.facts import CARDS, LORDS_DECK
from bree.games.war.state import Lords
from tests.rulebook.war.cards.shadow_play import ALONE, held, offered, play as play_card, refused as refused_card
from tests.rulebook.war.lords.smeagol_story import hunted, told_of
from tests.rulebook.war.war_story import NO_COUNCIL, Tale, but

BACK, LORE, GATES = "we_wont_go_back", "the_lore_of_the_elven_rings", "the_gates_are_closed"
CAPTAIN, OURS = "captain_of_despair", "we_shall_get_it"
KING = "minas_morgul: sauron 1r witch_king"


def play(card: str, board: str = "", face: str = "character", **given: Any) -> Tale:
    return play_card(card, board, face, **{"terms": NO_COUNCIL, **given})


def refused(card: str, board: str = "", face: str = "character", **given: Any) -> str:
    return refused_card(card, board, face, **{"terms": NO_COUNCIL, **given})


def marks(t: Tale) -> Lords:
    assert t.s.lords is not None
    return t.s.lords


# A Balrog is Come!


@pytest.mark.card("a_balrog_is_come", "event")
@pytest.mark.rule("LME-9.11", "LME-9.17")
def test_the_balrog_wakes() -> None:
    t = play("a_balrog_is_come", "moria: balrog")
    assert (t.at_rest, marks(t).active, t.here("moria")) == (True, True, "balrog")


@pytest.mark.card("a_balrog_is_come", "event")
@pytest.mark.rule("LME-9.14", "LME-9.15", "LME-9.16")
def test_one_who_is_awake_goes_with_an_army_or_alone() -> None:
    board = "moria: sauron 3r balrog; dimrill_dale: elves 1r"
    t = play("a_balrog_is_come", board, lords=Lords(active=True))
    assert (t.asked, t.offers) == ("shadow balrog_how", "move attack alone")
    t.answer("alone")
    assert t.asked == "shadow balrog_to"
    t.answer("north_dunland")
    assert (t.at_rest, t.here("moria"), t.here("north_dunland")) == (True, "sauron 3r", "balrog")
    t = play("a_balrog_is_come", board, lords=Lords(active=True)).answer("move")
    assert (t.asked, t.offers) == ("shadow move_to", "hollin north_dunland")
    t = play("a_balrog_is_come", board, lords=Lords(active=True)).answer("attack")
    assert len(t.told("attack")) == 1 or t.asked == "shadow attack_who"
    alone = play("a_balrog_is_come", "moria: balrog", lords=Lords(active=True))
    assert alone.asked == "shadow balrog_to", "there is no army"


@pytest.mark.card("a_balrog_is_come", "refusal")
@pytest.mark.rule("WAR-6.5")
def test_without_the_balrog_in_play_he_does_not_come() -> None:
    assert refused("a_balrog_is_come", "moria: sauron 3r") == "WAR-6.5"
    assert refused("a_balrog_is_come", fallen="balrog") == "WAR-6.5"


# We Won't Go Back

HAND = {"free": (), "shadow": ("shadows_gather", "shelobs_lair")}


@pytest.mark.card("we_wont_go_back", "event")
@pytest.mark.rule("WAR-6.7")
def test_with_smeagol_as_guide_it_lies_on_the_table() -> None:
    t = told_of("strider", ("event", "shadow", "character"), terms=NO_COUNCIL, hands=held(BACK), acting="shadow")
    t.answer(BACK)
    assert (t.at_rest, t.s.table) == (True, (BACK,))


@pytest.mark.card("we_wont_go_back", "refusal")
@pytest.mark.rule("WAR-6.5")
def test_without_smeagol_as_guide_it_is_not_offered() -> None:
    assert refused(BACK) == "WAR-6.5"
    assert refused(BACK, fallen=ALONE) == "WAR-6.5"


@pytest.mark.card("we_wont_go_back", "event")
@pytest.mark.rule("LME-8.18", "WAR-28.2")
def test_a_tile_of_his_may_cost_two_corruption_for_a_character_card_of_the_hand() -> None:
    t = hunted("smeagol", "strider", terms=NO_COUNCIL, table=(BACK,), hands=HAND)
    assert (t.asked, t.offers, t.ask.hides) == ("shadow whisper", f"shelobs_lair {BACK} pass", True)
    before = len(t.log)
    t.answer("shelobs_lair")
    assert (t.s.corruption, t.s.table, t.s.discards["shadow"]) == (2, (BACK,), ("shelobs_lair",))
    assert t.s.hands["shadow"] == ("shadows_gather",)
    assert "shelobs_lair" not in str([entry for entry in t.log[before:] if entry.to == "all"])


@pytest.mark.card("we_wont_go_back", "event")
@pytest.mark.rule("LME-8.18")
def test_or_for_the_card_itself_or_not_at_all() -> None:
    t = hunted("smeagol", "strider", terms=NO_COUNCIL, table=(BACK,)).answer(BACK)
    assert (t.s.corruption, t.s.table, t.s.played) == (2, (), (BACK,))
    t = hunted("smeagol", "strider", terms=NO_COUNCIL, table=(BACK,)).answer("pass")
    assert (t.s.corruption, t.s.table) == (0, (BACK,))
    other = hunted("one", "strider", terms=NO_COUNCIL, table=(BACK,))
    assert (other.asked, other.s.corruption) == ("free casualty", 0), "it was no tile of his"


@pytest.mark.card("we_wont_go_back", "event")
@pytest.mark.rule("WAR-6.8", "LME-8.12")
def test_when_smeagol_is_gone_it_leaves_and_another_comes() -> None:
    t = hunted("two", "strider legolas", terms=NO_COUNCIL, table=(BACK,)).answer("guide")
    assert (t.s.guide, t.s.table, t.s.played) == ("strider", (OURS,), (BACK,))


# The Lore of the Elven Rings


def rolled(special: tuple[str, ...], dice: str = "army army muster", **given: Any) -> Tale:
    lords = Lords(special=special, picked=tuple(one.partition("-")[0] for one in special))
    given = {"terms": NO_COUNCIL, "table": (LORE,), "lords": lords, "shadow_dice": tuple(dice.split()), **given}
    return Tale.of("", ("open_window", "action_rolled"), phase=4, **given)


@pytest.mark.card("the_lore_of_the_elven_rings", "event")
@pytest.mark.rule("LME-4.5", "WAR-6.7")
def test_an_eye_of_a_keeper_lets_the_shadow_change_a_die() -> None:
    t = rolled(("vilya-eye*",))
    assert (t.asked, t.offers) == ("shadow lore_die", "army muster pass")
    t.answer("army")
    assert (t.asked, t.offers) == ("shadow lore_face", "character muster army_muster event eye")
    t.answer("character")
    assert (t.at_rest, t.s.shadow_dice, t.s.table) == (True, ("army", "character", "muster"), (LORE,))
    seen = rolled(("narya-eye",)).go("muster eye")
    assert (seen.s.shadow_dice, seen.s.box_shadow) == (("army", "army"), 1)
    assert rolled(("nenya-eye*",)).answer("pass").s.shadow_dice == ("army", "army", "muster")


@pytest.mark.card("the_lore_of_the_elven_rings", "event")
@pytest.mark.rule("LME-6.3")
def test_no_other_eye_and_no_special_die() -> None:
    assert rolled(("vilya-army*", "balrog-eye*")).at_rest
    assert rolled(("vilya-eye*", "gothmog-muster"), "gothmog-muster").at_rest


@pytest.mark.card("the_lore_of_the_elven_rings", "refusal")
@pytest.mark.rule("WAR-6.4")
def test_an_army_result_does_not_play_it() -> None:
    assert refused(LORE, face="army") == "WAR-6.5"
    assert play(LORE).s.table == (LORE,)


@pytest.mark.card("the_lore_of_the_elven_rings", "event")
@pytest.mark.rule("WAR-6.9", "WAR-5.9")
def test_a_will_of_the_west_takes_it_away_or_any_die_and_a_ring() -> None:
    lying: dict[str, Any] = {"terms": NO_COUNCIL, "table": (LORE,), "free_dice": ("army", "will")}
    t = Tale.of("", ("die", "free"), **lying).go(f"will remove-{LORE}")
    assert (t.s.table, t.s.rings["free"]) == ((), 3)
    t = Tale.of("", ("die", "free"), **lying).go(f"army remove-{LORE}")
    assert (t.asked, t.offers) == ("free ring_which", "narya nenya vilya")
    assert t.answer("narya").s.rings == {"free": 2, "shadow": 1}
    poor = Tale.of("", ("die", "free"), **lying, rings={"free": 0, "shadow": 3}, lords=Lords(rings=())).answer("army")
    assert poor.refuses(f"remove-{LORE}") == "WAR-6.9"


# The Gates Are Closed


def declared(start: str, end: str, progress: int, **given: Any) -> Tale:
    given = {"terms": NO_COUNCIL, "table": (GATES,), "bearers": start, "progress": progress, **given}
    return Tale.of("", ("declare",), phase=2, **given).answer(end)


@pytest.mark.card("the_gates_are_closed", "event")
@pytest.mark.rule("WAR-21.6", "WAR-24.17")
@pytest.mark.parametrize(
    ("start", "end", "progress"),
    [("hollin", "moria", 1), ("moria", "hollin", 1), ("moria", "moria", 0)],
    ids=["into", "out of", "stays"],
)
def test_a_declared_fellowship_that_touches_a_stronghold_may_draw_a_tile(start: str, end: str, progress: int) -> None:
    t = declared(start, end, progress)
    assert (t.asked, t.offers) == ("shadow use", f"{GATES} pass")
    t.answer(GATES)
    assert (t.asked, t.s.table, t.s.played) == ("chance hunt_tile", (), (GATES,))
    blind = declared(start, end, progress).go(f"{GATES} one_reveal none")
    assert (blind.s.corruption, blind.s.hidden, blind.at_rest) == (1, True, True)
    eye = declared(start, end, progress).go(f"{GATES} eye")
    assert (eye.s.corruption, eye.at_rest) == (0, True)


@pytest.mark.card("the_gates_are_closed", "event")
@pytest.mark.rule("WAR-21.6", "WAR-21.13")
def test_past_no_stronghold_of_the_shadow_it_waits() -> None:
    assert declared("hollin", "fords_of_bruinen", 1).s.table == (GATES,)
    assert declared("hollin", "moria", 1, captured="moria").at_rest, "it is conquered"
    t = declared("hollin", "north_dunland", 2)
    assert (t.asked, t.offers) == ("free dens_way", "through past")
    assert t.answer("past").at_rest


@pytest.mark.card("the_gates_are_closed", "event")
@pytest.mark.rule("WAR-21.10", "WAR-21.12")
def test_a_revealed_one_draws_it_before_the_tile_of_the_stronghold() -> None:
    t = Tale.of("", ("reveal",), terms=NO_COUNCIL, table=(GATES,), bearers="hollin", progress=1).answer("moria")
    assert (t.asked, t.offers) == ("shadow use", f"{GATES} pass")
    t.go(f"{GATES} eye")
    assert t.asked == "chance hunt_tile", "that of the stronghold"


@pytest.mark.card("the_gates_are_closed", "refusal")
@pytest.mark.rule("WAR-6.4")
def test_a_muster_result_does_not_close_the_gates() -> None:
    assert refused(GATES, face="muster") == "WAR-6.5"
    assert play(GATES).s.table == (GATES,)


@pytest.mark.card("the_gates_are_closed", "event")
@pytest.mark.rule("WAR-6.9")
@pytest.mark.parametrize(
    ("given", "opens"),
    [
        ({"guide": "gandalf_the_grey"}, True),
        ({"guide": "strider", "fallen": "gandalf_the_grey"}, False),
        ({"fallen": ALONE}, True),
    ],
    ids=["Gandalf", "Strider", "Gollum"],
)
def test_a_character_result_opens_them_under_gandalf_or_gollum(given: dict[str, Any], opens: bool) -> None:
    lying: dict[str, Any] = {"terms": NO_COUNCIL, "table": (GATES,), "free_dice": ("character", "will"), **given}
    assert (f"remove-{GATES}" in Tale.of("", ("die", "free"), **lying).answer("character").picks) == opens
    assert Tale.of("", ("die", "free"), **lying).go(f"will remove-{GATES}").s.table == ()


# Captain of Despair


@pytest.mark.card("captain_of_despair", "event")
@pytest.mark.rule("WAR-6.5", "LME-10.18")
@pytest.mark.parametrize("king", ["witch_king", "witch_king_chief"])
def test_a_character_result_goes_into_the_hunt_box_from_the_next_action_on(king: str) -> None:
    board = KING.replace("witch_king", king)
    t = Tale.of(
        board, ("die", "shadow"), terms=NO_COUNCIL, acting="shadow", free_dice=(), bearers="hollin",
        shadow_dice=("character", "character", "muster"), hands=held(CAPTAIN, "shelobs_lair"),
    )  # fmt: skip
    used = t.s.shadow_used
    t.go(f"character event {CAPTAIN}")
    assert (t.s.table, t.s.box_shadow, t.s.shadow_used) == ((CAPTAIN,), 0, used + 1), "not the die that played it"
    t.go("character event shelobs_lair")
    assert (t.s.box_shadow, t.s.shadow_used, len(t.told("eye-opens"))) == (1, used + 1, 1)
    t.go("muster skip")
    assert (t.s.box_shadow, t.s.shadow_used) == (1, used + 2)


@pytest.mark.card("captain_of_despair", "refusal")
@pytest.mark.rule("WAR-6.5")
def test_without_a_witch_king_or_with_gollum_as_guide_nobody_despairs() -> None:
    assert refused(CAPTAIN) == "WAR-6.5"
    assert refused(CAPTAIN, KING, fallen=ALONE) == "WAR-6.5"


@pytest.mark.card("captain_of_despair", "event")
@pytest.mark.rule("WAR-6.8")
def test_it_leaves_in_a_stronghold_of_the_free_peoples_and_with_gollum() -> None:
    def there(region: str, **given: Any) -> tuple[str, ...]:
        given = {"terms": NO_COUNCIL, "table": (CAPTAIN,), "bearers": region, **given}
        return Tale.of(KING, ("declare",), phase=2, **given).answer(region).s.table

    assert there("lorien") == ()
    assert there("edoras") == there("hollin") == (CAPTAIN,), "a city is no stronghold"
    assert there("lorien", captured="lorien") == (CAPTAIN,)
    t = Tale.of(
        KING, ("move_fellowship",), terms=NO_COUNCIL, table=(CAPTAIN,), fallen=but("strider"), bearers="hollin",
        box_shadow=1,
    ).go("6 one guide")  # fmt: skip
    assert (t.s.guide, t.s.table) == ("gollum", ())


# Shadow of Dol Guldur

GULDUR = "shadow_of_dol_guldur"


@pytest.mark.card("shadow_of_dol_guldur", "event")
@pytest.mark.rule("WAR-9.12", "WAR-6.13")
def test_as_many_come_as_the_nazgul_lead_and_the_army_may_go() -> None:
    t = play(GULDUR, "dol_guldur: sauron 1r 2n witch_king; southern_mirkwood: elves 1r; moria: sauron 5r", "army")
    assert t.here("dol_guldur") == "sauron 5r 2n witch_king"
    assert (t.asked, t.offers) == ("shadow march_how", "move attack pass")
    t.answer("attack")
    assert t.ask.facts.get("target") == "region-southern_mirkwood"
    t = play(GULDUR, "dol_guldur: sauron 1r 1n; moria: sauron 5r", "army").answer("move")
    assert t.asked == "shadow move_to"
    t.answer("southern_mirkwood").go("sauron-regular sauron-regular done")
    assert (t.at_rest, t.here("dol_guldur"), t.here("southern_mirkwood")) == (True, "1n", "sauron 2r"), "one army"
    assert play(GULDUR, "dol_guldur: witch_king_chief", "army").here("dol_guldur") == "sauron 1r witch_king_chief"


@pytest.mark.card("shadow_of_dol_guldur", "event")
@pytest.mark.rule("WAR-8.2", "WAR-8.3")
def test_no_more_come_than_five_than_may_stand_there_and_than_are_left() -> None:
    assert play(GULDUR, "dol_guldur: 6n", "army").here("dol_guldur") == "sauron 5r 6n"
    assert play(GULDUR, "dol_guldur: sauron 9r 3n", "army").here("dol_guldur") == "sauron 10r 3n"
    board = "dol_guldur: elves 1r, sauron 4r 3n"
    assert play(GULDUR, board, "army", siege="dol_guldur").here("dol_guldur", "shadow") == "sauron 5r 3n"


@pytest.mark.card("shadow_of_dol_guldur", "refusal")
@pytest.mark.rule("WAR-6.5")
def test_without_a_nazgul_in_dol_guldur_nobody_comes() -> None:
    assert refused(GULDUR, "dol_guldur: sauron 3r; moria: 2n", "army") == "WAR-6.5"


# Madness and Horror

MADNESS = "madness_and_horror"


@pytest.mark.card("madness_and_horror", "event")
@pytest.mark.rule("WAR-6.12", "WAR-9.12")
def test_an_army_near_a_stronghold_of_sauron_is_hit_and_regulars_come_beside_it() -> None:
    board = "south_ithilien: gondor 3r; osgiliath: gondor 1r; dimrill_dale: elves 1r"
    t = play(MADNESS, board, "army")
    assert (t.asked, t.offers) == ("shadow shoot_at", "dimrill_dale south_ithilien")
    t.answer("south_ithilien").go("5 6 4")
    assert (t.here("south_ithilien"), t.asked) == ("gondor 1r", "shadow levy_where")
    assert t.offers == "east_harondor minas_morgul north_ithilien west_harondor", "an army of theirs is in Osgiliath"
    t.answer("north_ithilien")
    assert (t.at_rest, t.here("north_ithilien")) == (True, "sauron 2r")


@pytest.mark.card("madness_and_horror", "event")
@pytest.mark.rule("WAR-9.12")
def test_those_who_are_besieged_in_a_stronghold_of_sauron_see_them_join_the_besiegers() -> None:
    board = "dol_guldur: elves 2r, isengard 3r"
    t = play(MADNESS, board, "army", siege="dol_guldur", captured="dol_guldur").go("1 1 5")
    assert (t.at_rest, t.here("dol_guldur")) == (True, "elves 1r | isengard 3r sauron 2r")


@pytest.mark.card("madness_and_horror", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_not_before_sauron_is_at_war_and_not_without_an_army_near() -> None:
    assert refused(MADNESS, "south_ithilien: gondor 3r", "army", politics="sauron 1") == "WAR-6.5"
    assert refused(MADNESS, "osgiliath: gondor 3r; north_ithilien: strider", "army") == "WAR-O5"


# We Shall Get It


def sought(tile: str, **given: Any) -> Tale:
    """A tile is drawn, under Gollum."""
    return hunted(tile, "", tame=False, **{"terms": NO_COUNCIL, "table": (OURS,), "out": ALONE + " smeagol", **given})


@pytest.mark.card("we_shall_get_it", "event")
@pytest.mark.rule("LME-8.12", "WAR-24.2")
def test_under_gollum_another_tile_may_be_drawn_and_the_first_goes_back() -> None:
    t = sought("zero_reveal")
    assert (t.asked, t.offers) == ("shadow use", f"{OURS} pass")
    before = t.s.tiles.count("zero_reveal")
    t.answer(OURS)
    assert (t.asked, t.s.table, t.s.played) == ("chance hunt_tile", (), (OURS,))
    t.answer("three")
    assert (t.s.tiles.count("zero_reveal"), t.s.hunt is not None and t.s.hunt.tile) == (before + 1, "three")


@pytest.mark.card("we_shall_get_it", "event")
@pytest.mark.rule("LME-8.12", "WAR-24.18")
def test_a_tile_that_heals_may_be_put_back_too() -> None:
    """In Mordor, where such a tile is in the pool."""
    given = {"terms": NO_COUNCIL, "table": (OURS,), "fallen": ALONE + " smeagol", "track": 1, "corruption": 3}
    tiles = (*Tale.of("", terms=NO_COUNCIL).s.tiles, "phial_of_galadriel")
    t = Tale.of("", ("move_fellowship",), **given, tiles=tuple(sorted(tiles)), bearers="morannon")
    t.answer("phial_of_galadriel")
    assert (t.asked, t.s.corruption) == ("shadow use", 3)
    t.go(f"{OURS} two pass")
    assert ("phial_of_galadriel" in t.s.tiles, t.s.corruption) == (True, 5)


@pytest.mark.card("we_shall_get_it", "event")
@pytest.mark.rule("LME-8.12")
def test_under_another_guide_it_waits() -> None:
    t = hunted("one", "strider", tame=False, terms=NO_COUNCIL, table=(OURS,), out=but("strider") + " smeagol")
    assert (t.asked, t.s.table) == ("free casualty", (OURS,))


@pytest.mark.card("we_shall_get_it", "refusal")
@pytest.mark.rule("LME-2.9")
def test_it_belongs_to_no_deck_and_has_no_combat_half() -> None:
    assert [deck for deck, cards in LORDS_DECK.items() if OURS in cards] == []
    assert (CARDS[OURS].combat, CARDS[OURS].outside) == ("", True)
    assert offered("shelobs_lair", terms=NO_COUNCIL, table=(OURS,)).offers == "shelobs_lair"
