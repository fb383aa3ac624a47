"""New terms of Lords of Middle-earth: unconquered, ground minions (LME-3)."""

import pytest

from bree.games.war.figures import GROUND, IMMOBILE, WRAITHS
from bree.games.war.map_queries import is_unconquered, level_of, never_moves
from bree.games.war.rules.characters.minions import can_move_nazgul
from tests.rulebook.war.lords.people_story import AWAKE, lords, with_die
from tests.rulebook.war.paths import FREE_STRONGHOLDS, walks

SHUT = frozenset(FREE_STRONGHOLDS)


def reached(board: str, **given: object) -> list[str]:
    """Return where this minion can move alone."""
    t = lords(board, ("move_nazgul",), **given)
    assert t.asked == "shadow nazgul_to"
    return t.picks


@pytest.mark.rule("LME-3.1", "LME-3.2", "LME-3.3")
def test_unconquered_is_what_its_first_owner_controls() -> None:
    board = "lorien: elves 1r, sauron 2r; moria: sauron 1r, elves 2r"
    s = lords(board, siege="lorien moria", captured="edoras").s
    held = {name: is_unconquered(s, name) for name in ("lorien", "moria", "edoras", "minas_tirith", "osgiliath")}
    assert held == {"lorien": True, "moria": True, "edoras": False, "minas_tirith": True, "osgiliath": False}
    t = lords("folde: rohan 1r", ("move", "free", 0), acting="free", die="army", captured="edoras").answer("edoras")
    assert (t.keys()[-1], is_unconquered(t.s, "edoras")) == ("retaken", True)
    besieged = lords("edoras: sauron 1r; lorien: sauron 1r, elves 2r", siege="lorien", captured="lorien")
    assert not is_unconquered(besieged.s, "lorien")


@pytest.mark.rule("LME-3.4", "LME-3.9", "LME-3.10")
def test_who_walks_and_who_flies() -> None:
    assert GROUND == ("mouth_of_sauron", "balrog", "gothmog", "mouth_black_numenorean")
    assert WRAITHS == ("nazgul", "witch_king", "witch_king_chief")
    assert {"saruman", "balrog", "elrond", "galadriel"} <= IMMOBILE
    flies = reached("umbar: witch_king_chief")
    assert ("the_shire" in flies, "lorien" in flies) == (True, False)


@pytest.mark.rule("LME-3.5", "LME-3.6", "LME-3.10")
@pytest.mark.parametrize(
    ("who", "level"), [("gothmog", 3), ("mouth_black_numenorean", 3), ("mouth_of_sauron", 3), ("balrog", 2)]
)
def test_alone_a_ground_minion_goes_as_far_as_his_level_past_armies_and_not_over_black_borders(
    who: str, level: int
) -> None:
    found = reached(f"osgiliath: gondor 2r, {who}; pelargir: gondor 3r", lords=AWAKE)
    assert found == sorted(set(walks("osgiliath", level, frozenset(), SHUT)) - {"osgiliath"})
    assert "pelargir" in found


@pytest.mark.rule("LME-3.5")
def test_what_is_out_of_reach_is_refused_with_the_rule() -> None:
    t = lords("osgiliath: gothmog", ("move_nazgul",))
    assert (t.refuses("bree"), t.refuses("minas_tirith")) == ("LME-3.5", "LME-3.5")


@pytest.mark.rule("LME-3.7")
@pytest.mark.parametrize("who", ["gothmog", "mouth_black_numenorean", "balrog"])
def test_nobody_walks_into_or_out_of_a_friendly_stronghold_under_siege(who: str) -> None:
    more = {"siege": "moria", "lords": AWAKE}
    found = reached(f"hollin: {who}; moria: sauron 1r, elves 3r", **more)
    assert ("moria" in found, "dimrill_dale" in found) == (False, False)
    inside = lords(f"moria: sauron 1r {who}, elves 3r", **more)
    assert not can_move_nazgul(inside.s)
    both = lords(f"moria: sauron 1r 1n witch_king_chief {who}, elves 3r", ("move_nazgul",), **more)
    assert (both.offers, both.refuses(who)) == ("nazgul witch_king_chief", "LME-3.5")


@pytest.mark.rule("LME-3.8")
def test_alone_he_enters_no_stronghold_of_the_free_peoples_unless_the_shadow_besieges_it() -> None:
    assert "minas_tirith" not in reached("osgiliath: gothmog")
    board = "osgiliath: gothmog; minas_tirith: gondor 1r, sauron 5r"
    assert "minas_tirith" in reached(board, siege="minas_tirith")
    assert "minas_tirith" in reached("osgiliath: gothmog", captured="minas_tirith")
    assert "moria" not in reached("hollin: gothmog", captured="moria")


@pytest.mark.rule("LME-3.11")
def test_the_action_of_the_nazgul_moves_every_minion_each_once() -> None:
    board = "umbar: 1n; minas_morgul: sauron 2r gothmog; moria: balrog; orthanc: saruman; nurn: mouth_black_numenorean"
    t = with_die("character", "shadow", board, lords=AWAKE).answer("nazgul")
    assert (t.asked, t.offers) == ("shadow nazgul_from", "minas_morgul moria nurn umbar")
    t.go("moria hollin minas_morgul south_ithilien nurn gorgoroth")
    assert (t.here("hollin"), t.here("south_ithilien"), t.here("gorgoroth")) == (
        "balrog", "gothmog", "mouth_black_numenorean",
    )  # fmt: skip
    assert t.offers == "umbar done"


@pytest.mark.rule("LME-3.11", "LME-3.5")
def test_a_group_goes_no_further_than_the_slowest_of_those_who_walk() -> None:
    board = "hollin: 1n mouth_of_sauron balrog"
    t = lords(board, ("move_nazgul",), lords=AWAKE)
    t.go("nazgul mouth_of_sauron balrog")
    assert t.picks == sorted(set(walks("hollin", 2, frozenset(), SHUT)) - {"hollin"})
    t = lords(board, ("move_nazgul",), lords=AWAKE).go("nazgul mouth_of_sauron done")
    assert t.picks == sorted(set(walks("hollin", 3, frozenset(), SHUT)) - {"hollin"})


@pytest.mark.rule("LME-3.11")
def test_he_travels_with_an_army_too_and_then_by_its_rules() -> None:
    t = lords("minas_morgul: sauron 2r gothmog", ("move", "shadow", 1), acting="shadow", die="character")
    t.go("south_ithilien gothmog sauron-regular sauron-regular")
    assert t.here("south_ithilien") == "sauron 2r gothmog"


@pytest.mark.rule("LME-3.12")
def test_who_has_no_level_never_moves() -> None:
    asleep, awake = lords("moria: sauron 2r balrog"), lords("moria: sauron 2r balrog", lords=AWAKE)
    assert (level_of(asleep.s, "balrog"), level_of(awake.s, "balrog")) == (0, 2)
    assert [never_moves(asleep.s, one) for one in ("balrog", "saruman", "elrond", "galadriel", "gothmog")] == [
        True, True, True, True, False,
    ]  # fmt: skip
    assert not never_moves(awake.s, "balrog")
    assert not can_move_nazgul(asleep.s)
    t = lords("moria: sauron 2r balrog", ("move", "shadow", 0), acting="shadow", die="army").answer("hollin")
    assert (t.copies(), t.refuses("balrog")) == ({"sauron-regular": 2}, "WAR-7.12")
    t = lords("moria: sauron 2r balrog", ("move", "shadow", 0), acting="shadow", die="army", lords=AWAKE)
    assert t.answer("hollin").copies() == {"sauron-regular": 2, "balrog": 1}
    with_nazgul = lords("moria: 1n balrog", ("move_nazgul",))
    assert with_nazgul.s.chosen == ("nazgul",)


@pytest.mark.rule("LME-3.12")
def test_nobody_without_a_level_leads_an_army_that_moves() -> None:
    t = with_die("character", "shadow", "moria: sauron 2r balrog")
    assert ("move" in t.picks, "nazgul" in t.picks) == (False, False)
    assert t.refuses("move") == "WAR-10.2"
    board = "moria: sauron 2r balrog; hollin: sauron 1r 1n; nurn: sauron 1r 1n"
    t = lords(board, ("move", "shadow", 1), acting="shadow", die="character")
    assert (t.offers, t.refuses("moria")) == ("hollin nurn", "WAR-10.6")
