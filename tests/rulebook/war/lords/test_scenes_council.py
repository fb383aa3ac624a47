"""Scenes of the Council of Rivendell."""

from typing import Any

import pytest

from bree.games.war import GAME
from bree.games.war.state import Lords
from tests.rulebook.war.lords.turns import lords_of, playing
from tests.rulebook.war.war_story import WHOLE, Tale

BOROMIR, GIMLI, LEGOLAS = "boromir_captain_general", "gimli_dwarven_lord", "legolas_elven_prince"
MERRY, PIPPIN, STRIDER = "meriadoc_of_the_shire", "peregrin_of_the_shire", "strider_dunadan"
NARYA = "gandalf_grey_narya"
HOME = "minas_tirith: gondor 1r; minas_morgul: sauron 1r"


def begun(others: str = "", guide: str = "gandalf_the_grey", **options: Any) -> Tale:
    """The first turn up to its Fellowship phase, with these alternative versions."""
    tale: Tale = Tale.begin(GAME, lords="whole", **options)
    while tale.ask.key == "council":
        mine = [pick for pick in tale.picks if pick in others.split()]
        tale.answer(mine[0] if mine else tale.ask.facts["person"].removeprefix("figure-"))
    tale.answer(guide)
    while tale.ask.key == "draw_card":
        tale.answer(tale.picks[0])
    return tale


def seen(tale: Tale) -> tuple[Any, Any]:
    """Return what the Shadow sees, and the log lines it has received."""
    heard = [(entry.key, dict(entry.facts)) for entry in tale.log if entry.to in ("all", "shadow")]
    return GAME.view(tale.s, "shadow"), heard


@pytest.mark.rule("LME-11.2", "LME-11.3", "LME-11.26", "LME-7.19", "LME-7.2")
@pytest.mark.parametrize("others", [BOROMIR, f"{GIMLI} {MERRY} {PIPPIN}", STRIDER, LEGOLAS])
def test_the_shadow_cannot_tell_who_was_chosen(others: str):
    assert seen(begun()) == seen(begun(others))
    one, other = begun().go("done"), begun(others).go("done")
    assert seen(one) == seen(other)


@pytest.mark.rule("LME-2.2", "LME-7.19", "LME-11.3", "LME-7.23", "LME-7.1")
def test_the_first_guide_is_seen():
    tale = begun(NARYA, guide=NARYA)
    assert GAME.view(tale.s, "shadow")["fellowship"]["guide"] == NARYA
    assert lords_of(tale).special == ("narya",)
    hidden = begun(NARYA, guide="strider")
    assert NARYA not in str(GAME.view(hidden.s, "shadow")["fellowship"])
    assert lords_of(hidden).special == ()


@pytest.mark.rule("LME-11.6", "LME-11.7", "LME-11.10", "LME-11.11", "LME-11.20", "LME-11.21", "LME-11.22", "LME-11.23")
def test_who_may_start_at_home():
    tale = begun(f"{BOROMIR} {GIMLI} {STRIDER} {NARYA} {MERRY}", guide=STRIDER)
    assert (tale.asked, sorted(tale.picks)) == ("free start_outside", sorted([BOROMIR, GIMLI, MERRY, "done"]))
    tale.go(f"{GIMLI} {MERRY} done")
    assert GIMLI in tale.s.free["erebor"]
    assert MERRY in tale.s.free["the_shire"]
    assert sorted(lords_of(tale).tokens) == ["banner", "wings"]
    assert {"dwarves", "north"} <= {*tale.s.passive}  # their cards have no icon of a nation
    tale.go(f"pass {STRIDER}")
    assert (tale.asked, tale.picks[-1]) == ("shadow allocate", "5")


@pytest.mark.rule("LME-11.10", "LME-11.22")
def test_one_outside_gives_the_shadow_one_token_of_its_choice():
    tale = begun(BOROMIR).go(f"{BOROMIR} done")
    assert (tale.asked, sorted(tale.picks)) == ("shadow token_choice", ["banner", "wings"])
    tale.answer("wings")
    assert lords_of(tale).tokens == ("wings",)
    nobody = begun(BOROMIR).go("done")
    assert (nobody.asked, lords_of(nobody).tokens) == ("free declare", ())


def with_tokens(free: str, shadow: str, *after: Any, **given: Any) -> Tale:
    lords = Lords(tokens=("banner", "wings"))
    board = HOME + "; barad_dur: sauron 1n"
    return playing(
        free,
        board,
        *after,
        shadow=shadow,
        **{"terms": WHOLE, "lords": lords, "politics": "isengard 1, sauron 1", **given},
    )


@pytest.mark.rule("LME-11.12", "LME-11.13", "LME-11.14", "LME-11.15", "LME-11.17", "LME-11.24")
def test_one_token_a_turn_and_no_die_is_touched():
    tale = with_tokens("event event", "event event").go("event skip")
    assert {"token-wings", "token-banner"} <= {*tale.picks}
    tale.go("token-banner isengard")
    assert (tale.s.steps["isengard"], tale.s.shadow_dice) == (0, ("event", "event"))
    assert lords_of(tale).tokens == ("wings",)
    tale.go("event skip")
    assert tale.asked == "shadow die"
    assert tale.refuses("token-wings") == "LME-11.17"


@pytest.mark.rule("LME-11.12", "LME-11.15", "LME-11.16")
def test_wings_move_nazgul_and_nothing_else():
    tale = with_tokens("event", "event").go("event skip token-wings")
    assert tale.asked == "shadow nazgul_to"
    tale.answer("edoras")
    assert tale.here("edoras") == "1n"
    assert lords_of(tale).tokens == ("banner",)


@pytest.mark.rule("LME-11.18", "WAR-4.7")
def test_tokens_do_not_count_for_passing():
    # One die against one: no passing, although the Shadow has tokens.
    assert with_tokens("event", "event").refuses("pass") == "WAR-4.7"
    assert "pass" in with_tokens("event", "event event").picks


@pytest.mark.rule("LME-11.24", "LME-O6")
@pytest.mark.parametrize("option", [False, True])
def test_a_token_without_a_die_is_a_matter_of_the_table(option: bool):
    tale = with_tokens("event event", "", terms=WHOLE._replace(bare_token=option)).go("event skip")
    assert tale.asked == ("shadow die" if option else "free die")
    if option:
        assert {"token-wings", "token-banner"} <= {*tale.picks}


@pytest.mark.rule("LME-11.4", "LME-11.26")
def test_a_version_is_seen_when_its_bearer_leaves():
    tale = begun(f"{LEGOLAS} {GIMLI}").go("done pass gandalf_the_grey 0")
    tale.go("character character event event character army army army army army army")
    tale.go(f"character separate {LEGOLAS} done")
    assert tale.asked == "free separate_to"
    assert LEGOLAS not in str(GAME.view(tale.s, "shadow"))
    tale.answer("rivendell")
    view = GAME.view(tale.s, "shadow")
    assert LEGOLAS in str(view)
    assert GIMLI not in str(view)
