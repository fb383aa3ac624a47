"""The odds in hints, at positions with calculations by hand."""

from bree.games.war.odds.hints import odds_hints
from bree.games.war.state import Edge, Orders
from tests.rulebook.war.war_story import Tale

ATTACK = ("attack", "shadow", 0)


def says(tale: Tale) -> list[tuple[str, dict[str, object]]]:
    return [(key, dict(facts)) for key, facts in odds_hints(tale.s, tale.ask)]


def test_every_target_of_an_attack() -> None:
    # One against one in the open: 2/5, 2/5, 1/5. For the city: 1/3, 1/2, 1/6 (see test_battle).
    tale = Tale.of("folde: sauron 1r; westemnet: rohan 1r; edoras: rohan 1r", ATTACK)
    assert tale.asked == "shadow attack_at"
    assert says(tale) == [
        ("odds-attack", {"target": "region-edoras", "won": 33, "lost": 50, "both": 17, "ceased": 0}),
        ("odds-attack", {"target": "region-westemnet", "won": 40, "lost": 40, "both": 20, "ceased": 0}),
    ]


def test_a_stronghold_is_told_as_an_open_field() -> None:
    tale = Tale.of("osgiliath: sauron 2r; minas_tirith: gondor 1r", ATTACK)
    assert tale.asked == "shadow attack_who"
    assert [key for key, _ in says(tale)] == ["odds-open"]


def test_a_siege_has_one_round() -> None:
    # Two dice that need a 6, against one that needs a 5: 11/36 against 1/3, which cannot kill both.
    tale = Tale.of("minas_tirith: sauron 2r, gondor 1r", ATTACK, siege="minas_tirith")
    assert says(tale) == [
        ("odds-siege", {"target": "region-minas_tirith", "won": 31, "lost": 0, "both": 0, "ceased": 69})
    ]


def test_going_on() -> None:
    tale = Tale.of("folde: sauron 1r; westemnet: rohan 1r", ATTACK).roll("1 1")
    assert tale.asked == "shadow cease"
    assert says(tale) == [("odds-on", {"won": 40, "lost": 40, "both": 20, "ceased": 0})]


def test_one_more_round_of_a_siege_for_an_elite() -> None:
    # The elite becomes a regular: 1/6 against 1/3. Won 1/9, lost 5/18, both 1/18.
    tale = Tale.of("minas_tirith: sauron 1e, gondor 1r", ATTACK, siege="minas_tirith").roll("1 1")
    assert tale.asked == "shadow cease"
    assert says(tale) == [("odds-extend", {"won": 11, "lost": 28, "both": 6, "ceased": 56})]


def test_a_re_roll() -> None:
    # Two dice failed, two leaders: each hits with 1/3; none with 4/9, two thirds of a hit on average.
    tale = Tale.of("folde: sauron 2r 2n; westemnet: rohan 1r", ATTACK)
    while tale.asked != "chance combat_die":
        tale.go(tale.picks[0])
    tale.roll("1 1 1")
    assert tale.asked == "shadow reroll"
    assert says(tale) == [("odds-reroll", {"dice": 2, "none": 44, "hits": 0, "hits_tenth": 7})]


def test_a_move_of_the_fellowship() -> None:
    # One die: 1/6 for a tile, 9/96 to be revealed, 23/96 of damage.
    tale = Tale.of("minas_tirith: gondor 1r", ("go",), box_shadow=1, free_dice=("character",), acting="free")
    assert tale.asked == "free die"
    assert says(tale) == [("odds-run", {"tile": 17, "reveal": 9, "damage": 0, "damage_tenth": 2})]


def test_a_re_roll_that_a_card_makes_better_is_told_with_it() -> None:
    # +1 on the re-roll alone: each die hits with 1/2.
    tale = Tale.of("folde: sauron 2r 2n; westemnet: rohan 1r", ATTACK)
    while tale.asked != "chance combat_die":
        tale.go(tale.picks[0])
    tale.roll("1 1 1")
    assert tale.s.battle
    tale.s.battle = tale.s.battle._replace(attack=Edge(again=1))
    assert says(tale) == [("odds-reroll", {"dice": 2, "none": 25, "hits": 1, "hits_tenth": 0})]


def test_cards_on_the_table_that_answer_a_hunt_are_not_reckoned_with_and_that_is_said() -> None:
    board, dice = "minas_tirith: gondor 1r", {"free_dice": ("character",), "acting": "free"}
    tale = Tale.of(board, ("go",), box_shadow=1, table=("axe_and_bow",), **dice)
    assert [key for key, _ in says(tale)] == ["odds-run-cards"]
    other = Tale.of(board, ("go",), box_shadow=1, table=("denethors_folly",), **dice)
    assert [key for key, _ in says(other)] == ["odds-run"]


def test_an_attack_that_a_card_changes_has_no_odds() -> None:
    """Three rounds of a siege that cost nothing, or besiegers that lose dice to the garrison."""
    board, there = "minas_tirith: sauron 2r, gondor 1r", ("minas_tirith",)
    for orders in (Orders(there, there, 3), Orders(there, there, helped=True)):
        tale = Tale.of(board, ATTACK, orders=orders, siege="minas_tirith")
        assert tale.asked == "shadow attack_who"
        assert says(tale) == []


def test_where_nothing_is_reckoned_nothing_is_said() -> None:
    tale = Tale.of("minas_tirith: gondor 1r", ("allocate",))
    assert says(tale) == []
