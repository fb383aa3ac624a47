"""WAR section 27: what a player controls, mixed armies, and icons of players."""

import pytest

from bree.games.war.facts import CARDS
from bree.games.war.odds.hints import odds_hints
from tests.rulebook.war.teams_story import acting, attacking, mixed, mixing, moving, table

MIXED = ("free-osgiliath",)


# Only the own nations.


@pytest.mark.rule("WAR-27.9")
def test_a_player_moves_his_own_troops_alone() -> None:
    board = "osgiliath: gondor 2r 1l, rohan 2r 1e; edoras: rohan 1r; dale: north 1r; lorien: elves 1r"
    tale = moving(board, "rohan_player")
    assert tale.offers == "dale edoras osgiliath"
    assert tale.refuses("lorien") == "WAR-27.9"
    tale.go("osgiliath lossarnach")
    assert tale.copies() == {"rohan-regular": 2, "rohan-elite": 1}
    assert tale.refuses("gondor-regular") == "WAR-27.9"
    tale.go("rohan-regular rohan-regular rohan-elite")
    assert tale.here("osgiliath") == "gondor 2r 1l"


@pytest.mark.rule("WAR-27.9", "WAR-10.3")
def test_his_army_that_has_moved_is_barred_by_the_rule_of_moves_and_not_by_whose_it_is() -> None:
    board = "minas_tirith: gondor 2r; lorien: elves 2r; edoras: rohan 1r"
    tale = moving(board, "gondor_player").go("minas_tirith lossarnach gondor-regular gondor-regular")
    assert (tale.asked, tale.offers) == ("gondor_player move_from", "lorien done")
    assert (tale.refuses("lossarnach"), tale.refuses("edoras")) == ("WAR-10.3", "WAR-27.9")


@pytest.mark.rule("WAR-27.9")
def test_a_player_attacks_with_his_own_troops_alone() -> None:
    board = "osgiliath: gondor 2r, rohan 2r; edoras: rohan 1r; fords_of_isen: isengard 1r; south_ithilien: sauron 1r"
    tale = attacking(board, "gondor_player")
    assert tale.asked == "gondor_player attack_who"
    assert tale.copies() == {"gondor-regular": 2}
    assert tale.refuses("rohan-regular") == "WAR-27.9"
    tale.go("gondor-regular gondor-regular")
    assert tale.s.battle is not None
    assert tale.s.battle.rear == ("rohan-regular", "rohan-regular")


@pytest.mark.rule("WAR-27.9")
def test_where_only_a_teammate_could_attack_he_cannot() -> None:
    board = "edoras: rohan 1r; westemnet: isengard 1r; helms_deep: rohan 1r; osgiliath: gondor 1r"
    tale = attacking(board + "; south_ithilien: sauron 1r", "rohan_player")
    assert tale.offers == "edoras helms_deep"
    assert tale.refuses("osgiliath") == "WAR-27.9"


@pytest.mark.rule("WAR-27.9")
def test_a_player_recruits_for_his_own_nations_alone() -> None:
    tale = acting("", "gondor_player", "muster").go("recruit")
    assert tale.offers == "elves-regular elves-elite gondor-regular gondor-elite"
    assert tale.refuses("rohan-regular") == "WAR-27.9"


@pytest.mark.rule("WAR-27.9")
def test_a_player_advances_his_own_nations_alone() -> None:
    politics = "gondor 2, elves 2, rohan 2, north 2"
    tale = acting("", "rohan_player", "muster", politics=politics).go("diplomacy")
    assert (tale.asked, tale.offers) == ("rohan_player diplomacy", "north rohan")
    assert tale.refuses("gondor") == "WAR-27.9"
    alone = acting("", "saruman_player", "muster", politics="sauron 1")
    assert "diplomacy" not in alone.picks


@pytest.mark.rule("WAR-27.9", "WAR-7.23")
def test_an_ability_of_a_companion_advances_a_teammates_nation() -> None:
    tale = acting("erebor: dwarves 1r gimli", "gondor_player", "army", politics="dwarves 2")
    assert "warden-dwarves" in tale.picks
    tale.go("warden-dwarves")
    assert tale.s.steps["dwarves"] == 1


@pytest.mark.rule("WAR-27.9")
def test_a_card_recruits_and_advances_only_what_is_its_players() -> None:
    hand = {"hands": {"witch_king_player": ("musterings_of_long_planned_war",)}}
    tale = acting("", "witch_king_player", "event", **hand).go("event musterings_of_long_planned_war")
    assert {line["figure"] for line in tale.facts_of("recruited")} == {"figure-sauron-regular"}
    wise = {"hands": {"rohan_player": ("wisdom_of_elrond",)}}
    tale = acting("", "rohan_player", "event", politics="gondor 2, rohan 2, elves 1, north 1", **wise)
    tale.go("event wisdom_of_elrond")
    assert tale.offers == "north rohan"


# What teammates share, and what belongs to one player.


@pytest.mark.rule("WAR-27.10")
@pytest.mark.parametrize("go", ["gondor_player", "rohan_player"])
def test_anybody_of_the_free_peoples_moves_the_fellowship_and_companions(go: str) -> None:
    tale = acting("dale: strider", go, "character")
    assert tale.picks == ["fellowship", "separate", "companions", "skip"]


@pytest.mark.rule("WAR-27.10")
def test_anybody_of_the_shadow_moves_nazgul_but_the_witch_king_is_one_players() -> None:
    board = "minas_morgul: sauron 1r 2n witch_king mouth_of_sauron"
    mine = acting(board, "witch_king_player", "character").go("nazgul")
    assert mine.copies() == {"nazgul": 2, "witch_king": 1, "mouth_of_sauron": 1}
    tale = acting(board, "saruman_player", "character").go("nazgul")
    assert tale.copies() == {"nazgul": 2}
    assert (tale.refuses("witch_king"), tale.refuses("mouth_of_sauron")) == ("WAR-27.10", "WAR-27.10")


@pytest.mark.rule("WAR-27.10")
def test_only_the_player_of_the_witch_king_recruits_nazgul() -> None:
    assert "nazgul" in acting("", "witch_king_player", "muster").go("recruit").picks
    tale = acting("", "saruman_player", "muster").go("recruit")
    assert "nazgul" not in tale.picks
    assert tale.refuses("nazgul") == "WAR-27.10"


@pytest.mark.rule("WAR-27.10")
def test_each_brings_his_own_minions_into_play() -> None:
    board = "minas_morgul: sauron 1r"
    tale = acting(board, "witch_king_player", "muster").go("minion")
    assert tale.picks == ["witch_king", "mouth_of_sauron"]
    assert tale.refuses("saruman") == "WAR-27.10"
    acting(board, "saruman_player", "muster").go("minion")
    assert "minion" not in acting(board, "saruman_player", "muster", fallen="saruman").picks


@pytest.mark.rule("WAR-27.10", "WAR-7.24")
def test_the_voice_of_saruman_is_his_players() -> None:
    board = "orthanc: isengard 2r saruman"
    assert "voice_elites" in acting(board, "saruman_player", "muster").picks
    assert "voice_elites" not in acting(board, "witch_king_player", "muster").picks


@pytest.mark.rule("WAR-27.10", "WAR-7.26")
def test_the_mouth_of_sauron_makes_an_army_result_for_his_player() -> None:
    board = "barad_dur: sauron 1r mouth_of_sauron; orthanc: isengard 1r"
    assert "move" in acting(board, "witch_king_player", "muster").picks
    assert "move" not in acting(board, "saruman_player", "muster").picks


# Mixed armies.


TWO = "osgiliath: gondor 2r, rohan 3r; south_ithilien: sauron 5r"


@pytest.mark.rule("WAR-27.11")
def test_two_armies_become_one_if_both_agree() -> None:
    tale = table(TWO, ("go",), go="rohan_player", free_dice=("army",))
    assert tale.picks == ["army", "ring", "mix"]
    tale.go("mix")
    assert (tale.asked, tale.offers) == ("gondor_player mix", "agree refuse")
    assert tale.ask.facts == {"mate": "rohan_player", "region": "region-osgiliath"}
    tale.go("agree")
    assert mixed(tale) == MIXED
    assert tale.ask.who == "rohan_player"
    assert "mix" not in tale.picks


@pytest.mark.rule("WAR-27.11")
def test_without_agreement_they_stay_two_armies_and_are_not_asked_again_this_turn() -> None:
    tale = table(TWO, ("go",), go="rohan_player", free_dice=("army", "army")).go("mix refuse")
    assert mixed(tale) == ()
    assert (tale.asked, tale.offers) == ("rohan_player die", "army ring")
    # The teammate, who acts next, may not propose it either.
    tale.go("army skip")
    assert (tale.asked, tale.offers) == ("gondor_player die", "army ring")


@pytest.mark.rule("WAR-27.11")
def test_where_several_could_be_joined_it_is_asked_where() -> None:
    board = TWO + "; edoras: gondor 1r, rohan 1r"
    tale = table(board, ("go",), go="rohan_player", free_dice=("army",)).go("mix")
    assert (tale.asked, tale.offers) == ("rohan_player mix_where", "edoras osgiliath")


@pytest.mark.rule("WAR-27.11", "WAR-27.13")
def test_who_is_attacked_is_always_one_army_and_its_controller_decides() -> None:
    tale = attacking(TWO, "witch_king_player", hands={"rohan_player": ("athelas",), "gondor_player": ("elven_rope",)})
    tale.go("sauron-regular sauron-regular sauron-regular sauron-regular sauron-regular")
    # Three units against two: the player of Rohan plays the card, although the teammate leads.
    assert (tale.asked, tale.ask.key) == ("rohan_player combat_card", "combat_card")
    assert "elven_rope" not in tale.picks


@pytest.mark.rule("WAR-27.13")
@pytest.mark.parametrize(
    ("army", "leads", "who"),
    [
        ("gondor 2r, rohan 3r", "gondor_player", "rohan_player"),
        ("gondor 3r, rohan 1e 2r", "gondor_player", "rohan_player"),
        ("gondor 2r, rohan 2r", "gondor_player", "gondor_player"),
        ("gondor 2r, rohan 2r", "rohan_player", "rohan_player"),
        ("gondor 1r, elves 1r, rohan 1r", "rohan_player", "gondor_player"),
    ],
)
def test_more_units_then_more_elites_then_the_leading_player(army: str, leads: str, who: str) -> None:
    board = f"osgiliath: {army}; south_ithilien: sauron 1r"
    lone = "gondor" if who == "rohan_player" else "rohan"
    other = "gondor_player" if lone == "gondor" else "rohan_player"
    leading = (leads, "witch_king_player")
    tale = mixing(board, who, "army", "osgiliath", leading=leading).go("attack")
    assert tale.asked == f"{who} attack_who"
    assert tale.go(f"{lone}-regular").refuses("done") == "WAR-27.14"  # not without enough own units
    assert "attack" not in mixing(board, other, "army", "osgiliath", leading=leading).picks


@pytest.mark.rule("WAR-27.13")
def test_who_does_not_control_a_mixed_army_does_not_attack_with_it() -> None:
    board = "osgiliath: gondor 2r, rohan 3r; south_ithilien: sauron 1r; lorien: elves 1r; parth_celebrant: sauron 1r"
    board += "; woodland_realm: elves 1r; old_forest_road: sauron 1r"
    tale = mixing(board, "gondor_player", "army", "osgiliath").go("attack")
    assert tale.offers == "lorien woodland_realm"
    assert tale.refuses("osgiliath") == "WAR-27.13"


@pytest.mark.rule("WAR-27.13", "WAR-27.14")
def test_the_controller_moves_all_of_it_or_a_part_that_he_controls() -> None:
    board = "osgiliath: gondor 2r, rohan 3r"
    tale = mixing(board, "rohan_player", "army", "osgiliath").go("move lossarnach")
    assert tale.copies() == {"gondor-regular": 2, "rohan-regular": 3}
    tale.go("gondor-regular rohan-regular")
    # One against one: the leading player controls it.
    assert tale.refuses("done") == "WAR-27.14"
    tale.go("gondor-regular")
    assert tale.offers == "rohan-regular"  # all of Rohan must go, too
    tale = mixing(board, "rohan_player", "army", "osgiliath").go("move lossarnach gondor-regular")
    tale.go("rohan-regular rohan-regular done")
    assert tale.here("lossarnach") == "gondor 1r rohan 2r"
    assert mixed(tale) == ("free-lossarnach", "free-osgiliath")


@pytest.mark.rule("WAR-27.14")
def test_control_of_a_battle_passes_on_with_the_numbers() -> None:
    tale = attacking(TWO, "witch_king_player", hands={"rohan_player": ("athelas",), "gondor_player": ("elven_rope",)})
    tale.go("sauron-regular sauron-regular sauron-regular sauron-regular sauron-regular pass")
    tale.roll("6 6 1 1 1").roll("1 1 1 1 1")
    assert tale.asked == "rohan_player hit"
    tale.go("rohan-regular")
    # Two against two: the leading player decides now.
    assert tale.asked == "gondor_player hit"


@pytest.mark.rule("WAR-27.15")
def test_a_player_takes_his_own_units_out_of_a_mixed_army() -> None:
    tale = mixing("osgiliath: gondor 2r, rohan 3r", "gondor_player", "army", "osgiliath").go("move lossarnach")
    assert tale.copies() == {"gondor-regular": 2}
    assert tale.refuses("rohan-regular") == "WAR-27.13"
    tale.go("gondor-regular gondor-regular")
    assert (tale.here("osgiliath"), tale.here("lossarnach"), mixed(tale)) == ("rohan 3r", "gondor 2r", ())


@pytest.mark.rule("WAR-27.16")
def test_a_nation_that_is_not_at_war_binds_a_mixed_army_that_it_goes_with() -> None:
    tale = mixing("folde: gondor 1r, rohan 3r", "rohan_player", "army", "folde", politics="gondor 1")
    tale.go("move edoras rohan-regular rohan-regular")
    assert tale.offers == "rohan-regular done"
    assert tale.refuses("gondor-regular") == "WAR-10.7"


@pytest.mark.rule("WAR-27.16", "WAR-11.4")
def test_nor_does_it_attack_with_those_who_are_not_at_war() -> None:
    board = "osgiliath: gondor 2r, rohan 3r; south_ithilien: sauron 1r"
    tale = mixing(board, "rohan_player", "army", "osgiliath", politics="gondor 1")
    tale.go("attack rohan-regular rohan-regular rohan-regular")
    assert tale.s.battle is not None
    assert tale.s.battle.rear == ("gondor-regular", "gondor-regular")


@pytest.mark.rule("WAR-27.12")
def test_too_many_units_are_removed_in_turn_by_those_who_do_not_lead_first() -> None:
    tale = table("osgiliath: gondor 6r 1e, rohan 5r 1e", ("tidy",), go="gondor_player", die="army")
    assert (tale.asked, tale.offers, tale.ask.rule) == (
        "rohan_player excess", "rohan-regular rohan-elite", "WAR-27.12",
    )  # fmt: skip
    tale.go("rohan-regular")
    assert (tale.asked, tale.offers) == ("gondor_player excess", "gondor-regular gondor-elite")
    tale.go("gondor-regular")
    assert tale.asked == "rohan_player excess"
    tale.go("rohan-elite")
    assert tale.here("osgiliath") == "gondor 5r 1e rohan 4r"


@pytest.mark.rule("WAR-27.12", "WAR-8.3")
def test_who_has_too_many_alone_removes_them_whoever_has_the_go() -> None:
    tale = table("osgiliath: rohan 9r 2e", ("tidy",), go="gondor_player", die="army")
    assert tale.asked == "rohan_player excess"


# Cards with the icon of a player.


@pytest.mark.rule("WAR-27.17")
def test_a_card_with_an_icon_is_an_event_for_that_player_alone() -> None:
    hands = {
        "witch_king_player": ("corsairs_of_umbar", "stormcrow"),
        "saruman_player": ("many_kings_to_the_service_of_mordor",),
    }
    tale = acting("umbar: southrons 2r; dale: strider", "witch_king_player", "event", hands=hands, politics="north 2")
    tale.go("event")
    assert tale.offers == "stormcrow"
    assert tale.refuses("corsairs_of_umbar") == "WAR-27.17"
    mine = acting("", "saruman_player", "event", hands=hands).go("event")
    assert mine.offers == "many_kings_to_the_service_of_mordor"


@pytest.mark.rule("WAR-27.17")
def test_icons_stand_where_a_card_is_about_one_players_nations() -> None:
    icons = {card.id: card.player for card in CARDS.values() if card.player}
    assert icons["the_fighting_uruk_hai"] == "saruman_player"
    assert icons["grond"] == "witch_king_player"
    assert icons["the_red_arrow"] == "rohan_player"
    assert icons["guards_of_the_citadel"] == "gondor_player"
    assert all(
        CARDS[card].deck.startswith("free") == (who in ("gondor_player", "rohan_player")) for card, who in icons.items()
    )


@pytest.mark.rule("WAR-27.11")
def test_odds_are_told_to_a_team_against_all_who_are_attacked() -> None:
    tale = attacking(TWO, "witch_king_player")
    odds = {"target": "region-osgiliath", "won": 31, "lost": 66, "both": 2, "ceased": 0}
    assert odds_hints(tale.s, tale.ask) == [("odds-attack", odds)]
