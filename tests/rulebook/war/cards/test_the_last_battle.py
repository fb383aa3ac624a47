"""The Last Battle: its event, and where it cannot be played."""

from typing import Any

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.strategy import act, barred, play
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

CARD = "the_last_battle"
ARAGORN = "north_ithilien: gondor 2r aragorn"
LAST = (CARD,)
AT_WAR = "osgiliath: gondor 1r aragorn"
BATTLE = (CARD,)


def lying(*cards: str, board: str = "", step: tuple[Any, ...] = ("tidy",), **given: Any) -> Tale:
    return Tale.of(board, step, table=tuple(sorted(cards)), **given)


@pytest.mark.rule("WAR-6.7", "WAR-4.5")
def test_at_the_last_battle_the_hunt_sees_no_dice() -> None:
    t = play(CARD, "osgiliath: gondor 1r aragorn")  # Osgiliath has no nation
    assert (t.at_rest, t.s.table, t.s.played) == (True, LAST, ())
    t = act("free", "character", ARAGORN, table=LAST, free_pool=5, shadow_dice=("army",)).answer("fellowship")
    assert (t.s.progress, t.s.box_free, t.s.free_used, t.asked) == (1, 0, 5, "shadow die")
    t = act("free", "character", ARAGORN, free_pool=5, shadow_dice=("army",)).answer("fellowship")
    assert (t.s.progress, t.s.box_free, t.s.free_used) == (1, 1, 4)


@pytest.mark.rule("WAR-6.8")
def test_the_last_battle_leaves_when_the_fellowship_is_seen_or_aragorn_is_gone() -> None:
    assert lying(*LAST, board=ARAGORN).s.table == LAST
    for board in ("minas_tirith: gondor 2r aragorn", "north_ithilien: aragorn; osgiliath: gondor 2r"):
        t = lying(*LAST, board=board)
        assert (t.at_rest, t.s.table, t.s.played) == (True, (), LAST)
        assert t.facts_of("card-leaves") == [{"card": "card-the_last_battle"}]
    for step in (("open_window", "declared"), ("open_window", "revealed")):
        assert lying(*LAST, board=ARAGORN, step=step).s.table == ()


@pytest.mark.rule("WAR-6.8", "WAR-10.1")
def test_it_leaves_with_the_army_that_goes_home() -> None:
    t = act("free", "army", ARAGORN, table=LAST, shadow_dice=("army",))
    t.go("move osgiliath gondor-regular gondor-regular aragorn")
    assert (t.s.table, t.asked) == (LAST, "shadow die")
    t = act("free", "army", "osgiliath: gondor 1r aragorn", table=LAST, shadow_dice=("army",))
    t.go("move minas_tirith gondor-regular aragorn")
    assert (t.s.table, t.s.played, t.asked) == ((), LAST, "shadow die")


@pytest.mark.rule("WAR-6.8", "WAR-7.4")
def test_when_aragorn_leaves_his_army_the_last_battle_leaves_before_others_walk() -> None:
    board = "osgiliath: gondor 1r aragorn; edoras: gimli"
    t = Tale.of(board, ("move_companions",), table=(CARD,)).go("osgiliath pelargir")
    assert (t.asked, t.s.table, t.s.played) == ("free companions_from", (), (CARD,))


@pytest.mark.rule("WAR-6.8", "LME-10.16")
def test_what_a_declaration_ends_leaves_before_the_chief_comes() -> None:
    given = {"table": (CARD,), "terms": NO_COUNCIL._replace(sees_declared=True)}
    board = "osgiliath: gondor 1r aragorn; morannon: witch_king_chief"
    t = Tale.of(board, ("declare",), bearers="hollin", **given).go("hollin")
    assert (t.asked, t.s.table) == ("shadow sees", ())


@pytest.mark.rule("WAR-6.5", "WAR-1.4")
@pytest.mark.parametrize(
    ("board", "may"),
    [
        (AT_WAR, True),
        ("moria: gondor 1r aragorn", True),
        ("minas_tirith: gondor 1r aragorn", False),
        ("osgiliath: aragorn", False),
        ("osgiliath: gondor 1r strider", False),
    ],
)
def test_where_the_last_battle_is_fought(board: str, may: bool) -> None:
    assert scenes.playable(CARD, board) is may


@pytest.mark.rule("WAR-4.5", "WAR-6.8", "WAR-25.9")
def test_the_last_battle_keeps_dice_out_of_the_box_while_it_lasts() -> None:
    dice = ("character", "character")
    t = Tale.of(AT_WAR, ("go",), free_dice=dice, table=BATTLE, bearers="hollin").go("character fellowship")
    assert (t.s.box_free, t.s.free_used, t.s.table) == (0, 3, BATTLE)
    t = Tale.of(AT_WAR, ("go",), free_dice=dice, table=BATTLE).go("character move minas_tirith")
    assert t.s.table == (), "he stands in Gondor"
    t = Tale.of(AT_WAR, ("go",), free_dice=dice, track=1, table=BATTLE).go("character fellowship zero_reveal")
    assert (t.s.hidden, t.s.table) == (False, ())
    assert scenes.play(CARD, AT_WAR, hidden=False).s.table == BATTLE, "it leaves when they are revealed, not before"
    board = f"{AT_WAR}; south_ithilien: sauron 1r 1n"
    assert scenes.play("dreadful_spells", board, table=BATTLE).roll("5").s.table == (), "his army is gone"


@pytest.mark.rule("WAR-6.5")
@pytest.mark.parametrize(
    "board",
    [
        "minas_tirith: gondor 2r aragorn",  # in Gondor
        "north_ithilien: gondor 2r; dagorlad: aragorn",  # not with the army
        "north_ithilien: gondor 2r strider",  # not Aragorn yet
    ],
)
def test_refused_the_last_battle_needs_aragorn_with_an_army_abroad(board: str) -> None:
    assert barred(CARD, "north_ithilien: gondor 2r strider") == "WAR-6.5"
    assert barred(CARD, board) == "WAR-6.5"
