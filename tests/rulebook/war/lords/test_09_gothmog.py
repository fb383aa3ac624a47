"""Gothmog (LME-9): entering play, and recruiting for his army."""

import pytest

from bree.games.war.facts import SPECIAL_DICE
from bree.games.war.figures import CHARACTERS
from bree.games.war.rules.characters.arrivals import minions_ready
from tests.rulebook.war.lords.people_story import lords, with_die
from tests.rulebook.war.war_story import box


@pytest.mark.rule("LME-9.23")
def test_what_he_is() -> None:
    facts = CHARACTERS["gothmog"]
    assert (facts.level, facts.leadership, facts.special_die, facts.action_die) == (3, 1, "gothmog", 0)


@pytest.mark.rule("LME-9.24")
def test_he_comes_to_minas_morgul_while_sauron_is_at_war() -> None:
    assert "gothmog" in minions_ready(lords("").s)
    assert "gothmog" not in minions_ready(lords("", politics="sauron 1").s)
    assert "gothmog" not in minions_ready(lords("", captured="minas_morgul").s)
    besieged = lords("minas_morgul: sauron 1r, gondor 5r", siege="minas_morgul")
    assert "gothmog" in minions_ready(besieged.s)
    t = with_die("muster", "shadow", "").go("minion gothmog")
    assert (t.here("minas_morgul"), t.rules_of("enters")) == ("gothmog", ["LME-9.24"])


@pytest.mark.rule("LME-9.24", "LME-9.33")
def test_the_black_captain_keeps_him_away_and_the_chief_does_not() -> None:
    assert "gothmog" not in minions_ready(lords("nurn: witch_king").s)
    assert "gothmog" in minions_ready(lords("nurn: witch_king_chief").s)
    assert "gothmog" in minions_ready(lords("", fallen="witch_king").s)
    t = with_die("muster", "shadow", "nurn: sauron 1r; minas_morgul: gothmog")
    t.go("minion witch_king")
    assert (t.here("nurn"), t.here("minas_morgul")) == ("sauron 1r witch_king", "gothmog")


@pytest.mark.rule("LME-9.34")
def test_he_enters_once() -> None:
    assert "gothmog" not in minions_ready(lords("nurn: gothmog").s)
    assert "gothmog" not in minions_ready(lords("", fallen="gothmog").s)
    t = lords("", ("minion",), fallen="gothmog")
    assert t.refuses("gothmog") == "WAR-7.18"
    assert lords("", ("minion",), politics="sauron 1").refuses("gothmog") == "LME-9.24"


@pytest.mark.rule("LME-9.25", "LME-9.33")
def test_his_die_has_the_icon_beside_one_army_and_the_eye_and_is_lost_to_the_black_captain() -> None:
    assert SPECIAL_DICE["gothmog"].faces == ("army*", "army", "muster", "muster", "drawing", "eye*")
    for board, gone in (("nurn: witch_king gothmog", ("gothmog",)), ("nurn: gothmog witch_king_chief", ())):
        t = lords(board, ("recover",))
        assert t.s.lords
        assert (t.s.lords.gone, t.here("nurn")) == (gone, board.removeprefix("nurn: "))


@pytest.mark.rule("LME-9.26")
def test_with_an_army_in_a_free_region_a_muster_result_recruits_a_regular_there() -> None:
    t = with_die("muster", "shadow", "south_ithilien: southrons 1r gothmog")
    assert ("gothmog_recruit" in t.picks, t.refuses("gothmog_elite")) == (True, "LME-9.26")
    t.answer("gothmog_recruit")
    assert (t.here("south_ithilien"), t.rules_of("recruited")) == ("sauron 1r southrons 1r gothmog", ["LME-9.26"])


@pytest.mark.rule("LME-9.26")
def test_a_muster_result_of_the_free_peoples_recruits_nobody_for_him() -> None:
    t = with_die("muster", "free", "south_ithilien: sauron 2r gothmog")
    assert [one for one in t.picks if one.startswith("gothmog")] == []
    assert "keeper" in t.picks


@pytest.mark.rule("LME-9.26")
def test_or_it_makes_one_regular_of_sauron_an_elite() -> None:
    t = with_die("army_muster", "shadow", "south_ithilien: sauron 2r gothmog")
    before = dict(t.s.pool)
    t.answer("gothmog_elite")
    assert t.here("south_ithilien") == "sauron 1r 1e gothmog"
    assert t.s.pool["sauron-elite"] == before["sauron-elite"] - 1
    assert t.s.pool["sauron-regular"] == before["sauron-regular"] + 1
    assert t.facts_of("gothmog-elite") == [{"region": "region-south_ithilien"}]


@pytest.mark.rule("LME-9.26")
@pytest.mark.parametrize(
    ("board", "siege"),
    [
        ("south_ithilien: gothmog", ""),
        ("south_ithilien: gothmog, gondor 1r; nurn: sauron 3r", ""),
        ("minas_morgul: sauron 1r gothmog, gondor 5r", "minas_morgul"),
        ("nurn: sauron 3r", ""),
    ],
)
def test_not_without_an_army_and_not_inside_a_besieged_stronghold(board: str, siege: str) -> None:
    t = with_die("muster", "shadow", board, siege=siege)
    assert (t.refuses("gothmog_recruit"), t.refuses("gothmog_elite")) == ("LME-9.26", "LME-9.26")


@pytest.mark.rule("LME-9.26")
@pytest.mark.parametrize("rank", ["regular", "elite"])
def test_not_without_a_figure_in_the_box(rank: str) -> None:
    gone = f"sauron {box()[f'sauron-{rank}'] - (rank == 'regular')}{rank[0]}"
    t = with_die("muster", "shadow", "south_ithilien: sauron 1r gothmog", lost=gone)
    name = {"regular": "gothmog_recruit", "elite": "gothmog_elite"}[rank]
    assert t.s.pool[f"sauron-{rank}"] == 0
    assert t.refuses(name) == "LME-9.26"


@pytest.mark.rule("LME-9.26")
def test_besiegers_stand_in_a_free_region_and_other_faces_recruit_nobody() -> None:
    board = "minas_tirith: sauron 5r gothmog, gondor 1r"
    t = with_die("muster", "shadow", board, siege="minas_tirith").answer("gothmog_recruit")
    assert t.here("minas_tirith", "shadow") == "sauron 6r gothmog"
    assert with_die("army", "shadow", board, siege="minas_tirith").refuses("gothmog_recruit") == "WAR-4.14"
