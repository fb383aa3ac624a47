"""WAR section 27: leading players, decisions, drawing and action turns."""

from random import Random
from typing import Any

import pytest

from bree.games.war import GAME
from bree.games.war.players.teams import nations_of
from bree.games.war.state import Lords
from tests.rulebook.war.teams_story import THREE, table
from tests.rulebook.war.war_story import WHOLE, Tale, but

FREE_CARDS = ("athelas", "elven_rope", "bilbos_song", "the_red_arrow")
STRATEGY = ("faramirs_rangers", "fear_fire_foes", "the_red_arrow")
SHADOW_CARDS = ("grond", "olog_hai", "stormcrow", "wormtongue")


def begun(players: int) -> Tale:
    return Tale.begin(GAME, players=players)


def drawn(tale: Tale, asks: int) -> list[str]:
    """Return who draws from which deck in these draws."""
    found = []
    while len(found) < asks:
        if tale.ask.key == "draw_card":
            tale.answer(tale.picks[0])
            line = tale.facts_of("draws")[-1]
            found.append(f"{line['who']} {line['deck'].removeprefix('deck-')}")
        elif tale.ask.key == "draw_from":
            tale.go("strategy")
        else:
            tale.go("pass")
    return found


@pytest.mark.rule("WAR-27.1")
def test_four_play_in_two_teams_with_nations_of_their_own() -> None:
    tale = begun(4)
    assert tale.s.seats == ("gondor_player", "rohan_player", "witch_king_player", "saruman_player")
    assert {seat: set(nations_of(seat)) for seat in tale.s.seats} == {
        "gondor_player": {"gondor", "elves"},
        "rohan_player": {"rohan", "north", "dwarves"},
        "witch_king_player": {"sauron"},
        "saruman_player": {"isengard", "southrons"},
    }
    view = GAME.view(tale.s, "rohan_player")["players"]
    assert view["sides"] == {
        "gondor_player": "free", "rohan_player": "free", "witch_king_player": "shadow", "saruman_player": "shadow",
    }  # fmt: skip


@pytest.mark.rule("WAR-27.1", "WAR-27.19")
def test_of_three_one_plays_all_free_peoples_and_of_two_nobody_has_a_team() -> None:
    tale = begun(3)
    assert tale.s.seats == ("free", "witch_king_player", "saruman_player")
    assert set(nations_of("free")) == {"gondor", "elves", "rohan", "north", "dwarves"}
    assert begun(2).s.team is None


@pytest.mark.rule("WAR-27.2")
def test_the_players_of_gondor_and_of_the_witch_king_lead_first() -> None:
    s = begun(4).s
    assert s.team is not None
    assert s.team.leading == ("gondor_player", "witch_king_player")


@pytest.mark.rule("WAR-27.2")
def test_the_tokens_pass_on_at_the_start_of_every_turn_but_the_first() -> None:
    tale = table("", ("turn",), go="saruman_player", turn=1)
    assert tale.s.team is not None
    assert tale.s.team.leading == ("rohan_player", "saruman_player")
    assert tale.facts_of("leads") == [{"who": "rohan_player"}, {"who": "saruman_player"}]
    of_three = table("", ("turn",), go="saruman_player", turn=2, leading=THREE)
    assert of_three.s.team is not None
    assert of_three.s.team.leading == ("free", "saruman_player")
    assert of_three.facts_of("leads") == [{"who": "saruman_player"}]
    first = table("", ("turn",), go="saruman_player", turn=0)
    assert first.s.team is not None
    assert first.s.team.leading == ("gondor_player", "witch_king_player")


@pytest.mark.rule("WAR-27.2")
def test_when_a_turn_begins_the_players_who_lead_now_stand_for_their_sides() -> None:
    tale = table("", ("turn",), go="witch_king_player", turn=1)
    assert tale.asked == "gondor_player draw_from"
    assert GAME.view(tale.s, None)["players"]["go"] == "saruman_player"


@pytest.mark.rule("WAR-27.3")
def test_in_the_first_turn_each_draws_of_both_decks() -> None:
    assert drawn(begun(4), 8) == [
        "gondor_player free_character", "gondor_player free_strategy",
        "rohan_player free_character", "rohan_player free_strategy",
        "witch_king_player shadow_character", "witch_king_player shadow_strategy",
        "saruman_player shadow_character", "saruman_player shadow_strategy",
    ]  # fmt: skip


@pytest.mark.rule("WAR-27.3")
def test_later_each_draws_one_card_of_a_deck_of_his_choice() -> None:
    tale = table("", ("draw_phase",), go="gondor_player", turn=2, phase=1)
    assert (tale.asked, tale.offers, tale.ask.rule) == ("gondor_player draw_from", "character strategy", "WAR-27.3")
    assert drawn(tale, 4) == [
        "gondor_player free_strategy", "rohan_player free_strategy", "witch_king_player shadow_strategy",
        "saruman_player shadow_strategy",
    ]  # fmt: skip


@pytest.mark.rule("WAR-27.3", "WAR-6.3")
def test_where_one_deck_is_empty_there_is_no_choice() -> None:
    tale = table("", ("draw_choice", "free"), go="rohan_player", turn=2, phase=1)
    tale.s.decks["free_strategy"] = tale.s.decks["free_strategy"]._replace(top=(), rest=(), bottom=())
    again = Tale(GAME, tale.s)
    again.s.todo = [("draw_choice", "free")]
    GAME.rules.settle(again.s)
    assert again.asked == "chance draw_card"


@pytest.mark.rule("WAR-27.3")
def test_a_deck_of_one_card_may_still_be_chosen() -> None:
    tale = table("", ("draw_choice", "free"), go="rohan_player", turn=2, phase=1)
    tale.s.decks["free_strategy"] = tale.s.decks["free_strategy"]._replace(top=(), rest=("athelas",), bottom=())
    again = Tale(GAME, tale.s)
    again.s.todo = [("draw_choice", "free")]
    GAME.rules.settle(again.s)
    assert (again.asked, again.offers) == ("rohan_player draw_from", "character strategy")


@pytest.mark.rule("WAR-27.4")
def test_a_teammate_holds_four_cards() -> None:
    hands = {"rohan_player": (*FREE_CARDS, "wizards_staff")}
    tale = table("", ("hand_limit", "free"), go="rohan_player", hands=hands)
    assert (tale.asked, tale.ask.least, tale.ask.rule) == ("rohan_player discard", 1, "WAR-27.4")
    tale.go("athelas")
    assert tale.s.discards == {
        "gondor_player": (), "rohan_player": ("athelas",), "witch_king_player": (), "saruman_player": (),
    }  # fmt: skip
    assert table("", ("hand_limit", "free"), go="rohan_player", hands={"rohan_player": FREE_CARDS}).at_rest


@pytest.mark.rule("WAR-27.19")
def test_the_single_player_draws_of_both_decks_and_holds_six() -> None:
    tale = table("", ("draw_phase",), go="free", leading=THREE, turn=2, phase=1)
    assert drawn(tale, 4) == [
        "free free_character", "free free_strategy", "witch_king_player shadow_strategy",
        "saruman_player shadow_strategy",
    ]  # fmt: skip
    six = (*FREE_CARDS, "wizards_staff", "horn_of_gondor")
    assert table("", ("hand_limit", "free"), go="free", leading=THREE, hands={"free": six}).at_rest


# Swapping cards.


def swapping(**hands: Any) -> Tale:
    held = {"gondor_player": ("athelas", "elven_rope"), "rohan_player": ("bilbos_song",), **hands}
    return table("", ("swapping", "free"), go="gondor_player", phase=1, hands=held)


@pytest.mark.rule("WAR-27.5")
def test_teammates_swap_one_card_each_unseen_if_both_agree() -> None:
    tale = swapping()
    assert (tale.asked, tale.offers) == ("gondor_player swap", "athelas elven_rope pass")
    tale.go("elven_rope")
    assert (tale.asked, tale.offers, tale.ask.secret) == ("rohan_player swap", "bilbos_song pass", True)
    assert "elven_rope" not in str(GAME.view(tale.s, "rohan_player"))
    tale.go("bilbos_song")
    assert tale.s.hands["gondor_player"] == ("athelas", "bilbos_song")
    assert tale.s.hands["rohan_player"] == ("elven_rope",)
    assert tale.s.given == {"gondor_player": ("elven_rope",), "rohan_player": ("bilbos_song",)}
    assert tale.s.offers == {}


@pytest.mark.rule("WAR-27.5")
@pytest.mark.parametrize("answers", ["athelas pass", "pass bilbos_song", "pass pass"])
def test_without_two_cards_nothing_is_swapped(answers: str) -> None:
    tale = swapping().go(answers)
    assert tale.s.hands["gondor_player"] == ("athelas", "elven_rope")
    assert tale.s.hands["rohan_player"] == ("bilbos_song",)
    assert tale.s.given == {}


@pytest.mark.rule("WAR-27.5")
def test_the_enemy_is_told_nothing_of_a_swap() -> None:
    for answers in ("elven_rope bilbos_song", "pass bilbos_song"):
        tale = swapping().go(answers)
        assert [(line.key, line.to) for line in tale.log] == [
            ("swap-seen", "gondor_player"), ("swap-seen", "rohan_player"),
        ]  # fmt: skip


@pytest.mark.rule("WAR-27.5")
def test_who_has_no_card_swaps_none() -> None:
    assert swapping(rohan_player=()).at_rest


@pytest.mark.rule("WAR-27.5", "WAR-28.1")
def test_who_gave_a_card_knows_where_it_is_and_nobody_else() -> None:
    s = swapping().go("elven_rope bilbos_song").s
    mate = [GAME.imagine(s, "gondor_player", Random(seed)).hands["rohan_player"] for seed in range(5)]
    assert mate == [("elven_rope",)] * 5
    enemy = {GAME.imagine(s, "saruman_player", Random(seed)).hands["rohan_player"] for seed in range(9)}
    assert len(enemy) > 1


@pytest.mark.rule("WAR-27.5", "WAR-28.2")
def test_but_not_whether_the_other_still_holds_it() -> None:
    """The teammate got it, drew a card of the same deck, and discarded one of that deck."""
    hands = {"gondor_player": ("athelas", "elven_rope"), "rohan_player": ("axe_and_bow", *STRATEGY)}
    steps = (("swapping", "free"), ("draw_for", "rohan_player"), ("swapping", "free"))
    tale = table("", *steps, go="gondor_player", turn=2, phase=1, hands=hands).go("elven_rope axe_and_bow")
    s = tale.go("character bilbos_song elven_rope").s
    assert (tale.asked, s.discards["rohan_player"]) == ("gondor_player swap", ("elven_rope",))
    twins = [GAME.imagine(s, "gondor_player", Random(seed)) for seed in range(100)]
    held = len([twin for twin in twins if "elven_rope" in twin.hands["rohan_player"]])
    gone = len([twin for twin in twins if twin.discards["rohan_player"] == ("elven_rope",)])
    assert held + gone == 100
    assert 35 < held < 65


@pytest.mark.rule("WAR-27.5", "WAR-28.1")
def test_a_seat_sees_its_own_hand_alone() -> None:
    s = swapping().s
    assert GAME.view(s, "gondor_player")["hands"]["rohan_player"] == {"cards": [], "character": 1, "strategy": 0}
    assert GAME.view(s, "rohan_player")["hands"]["rohan_player"]["cards"] == ["bilbos_song"]


# Which player decides.


@pytest.mark.rule("WAR-27.6")
@pytest.mark.parametrize("leads", ["gondor_player", "rohan_player"])
def test_the_leading_player_decides_on_declaring(leads: str) -> None:
    tale = table("", ("fellowship_phase",), go="gondor_player", leading=(leads, "witch_king_player"), progress=2)
    assert tale.asked == f"{leads} declare"


@pytest.mark.rule("WAR-27.6")
def test_the_leading_player_decides_on_the_guide_whoever_has_the_go() -> None:
    tale = table("", ("guide", ""), go="rohan_player", companions=("gimli", "legolas"), guide="gimli")
    assert tale.asked == "gondor_player guide"


@pytest.mark.rule("WAR-27.6")
def test_the_leading_player_bears_the_hunt_whoever_has_moved_the_fellowship() -> None:
    tale = table("", ("move_fellowship",), go="rohan_player", box_shadow=1, fallen=but("gimli"))
    tale.roll("6").go("three")
    assert tale.asked == "gondor_player casualty"


@pytest.mark.rule("WAR-27.6")
def test_the_leading_player_of_the_shadow_allocates_dice_to_the_hunt() -> None:
    tale = table("", ("hunt_allocation",), go="witch_king_player", leading=("gondor_player", "saruman_player"))
    assert tale.asked == "saruman_player allocate"


# Action turns.


def turn_of_actions(free: int, shadow: int, **given: Any) -> Tale:
    dice = {"free_dice": ("event",) * free, "shadow_dice": ("event",) * shadow}
    pools = {"free_pool": free, "shadow_pool": shadow}
    return table("", ("action_phase",), go="rohan_player", **dice, **pools, **given)


def goes(tale: Tale, number: int) -> list[str]:
    """Return whose action turns come next. Each discards a die."""
    found = []
    for _ in range(number):
        assert tale.ask.key == "die"
        found.append(tale.ask.who)
        view = GAME.view(tale.s, None)["players"]
        assert (view["go"], view["order"][view["beat"]]) == (tale.ask.who, tale.ask.who)
        assert view["order"] == [*view["order"][:2], view["leading"]["free"], view["leading"]["shadow"]]
        tale.go("event skip")
    return found


@pytest.mark.rule("WAR-27.7")
def test_those_who_do_not_lead_act_first() -> None:
    assert goes(turn_of_actions(3, 3), 6) == [
        "rohan_player", "saruman_player", "gondor_player", "witch_king_player", "rohan_player", "saruman_player",
    ]  # fmt: skip


@pytest.mark.rule("WAR-27.7", "WAR-4.10")
def test_where_one_team_has_no_dice_left_the_other_acts_on_in_turn() -> None:
    assert goes(turn_of_actions(1, 4), 5) == [
        "rohan_player", "saruman_player", "witch_king_player", "saruman_player", "witch_king_player",
    ]  # fmt: skip


@pytest.mark.rule("WAR-27.7", "LME-11.19", "LME-O6")
def test_where_only_one_of_a_team_can_use_a_token_the_go_is_his() -> None:
    given = {"terms": WHOLE._replace(bare_token=True), "lords": Lords(tokens=("banner",)), "politics": "isengard 1"}
    tale = table("", ("go",), go="witch_king_player", **given)
    assert (tale.asked, tale.picks) == ("saruman_player die", ["token-banner", "pass"])


@pytest.mark.rule("WAR-27.19")
def test_the_single_player_takes_every_go_of_the_free_peoples() -> None:
    assert goes(turn_of_actions(2, 2, leading=THREE), 4) == ["free", "saruman_player", "free", "witch_king_player"]


@pytest.mark.rule("WAR-27.8")
def test_passing_is_judged_by_the_dice_of_the_teams_and_later_goes_stay() -> None:
    tale = turn_of_actions(2, 3)
    assert tale.picks == ["event", "ring", "pass"]
    tale.go("pass")
    assert tale.ask.who == "saruman_player"
    assert tale.refuses("pass") == "WAR-4.7"
    assert goes(tale, 4) == ["saruman_player", "gondor_player", "witch_king_player", "rohan_player"]
