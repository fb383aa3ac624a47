"""The action tokens of the Shadow."""

from typing import Any

import pytest

from bree.games.war.state import Lords
from bree.games.war.view import view
from tests.rulebook.war.lords.test_11_council import outside
from tests.rulebook.war.war_story import WHOLE, Tale

BOTH = Lords(tokens=("banner", "wings"))
FOUND = "minas_morgul: sauron 1r 2n"
USUAL: dict[str, Any] = {"shadow_dice": ("army", "muster"), "free_dice": ("army", "army"), "acting": "shadow"}
POLITICS = "sauron 1, isengard 1"


def go(lords: Lords = BOTH, board: str = FOUND, politics: str = POLITICS, **given: Any) -> Tale:
    """The action turn of the Shadow, which has these tokens."""
    given = {"terms": WHOLE, "lords": lords, **USUAL, **given}
    return Tale.of(board, ("go",), politics=politics, **given)


@pytest.mark.rule("LME-11.10", "LME-11.22", "LME-1.4")
@pytest.mark.parametrize("token", ["wings", "banner"])
def test_one_outside_gives_one_token_of_his_choice_in_the_first_fellowship_phase(token: str) -> None:
    t = outside("boromir gimli", "boromir_captain_general", "done")
    assert (t.asked, t.offers, t.ask.rule, t.s.phase) == ("shadow token_choice", "wings banner", "LME-11.10", 2)
    t.answer(token)
    assert (t.asked, t.s.lords and t.s.lords.tokens) == ("free declare", (token,))
    assert t.facts_of("token") == [{"token": "token-" + token}]


@pytest.mark.rule("LME-11.11")
@pytest.mark.parametrize("number", [2, 3])
def test_more_than_one_gives_both(number: int) -> None:
    others = ["boromir_captain_general", "gimli_dwarven_lord", "legolas_elven_prince"][:number]
    t = outside("boromir gimli legolas", *others, "done")
    assert (t.asked, t.s.lords and t.s.lords.tokens) == ("free declare", ("banner", "wings"))
    assert t.rules_of("tokens") == ["LME-11.11"]


@pytest.mark.rule("LME-11.10")
def test_none_outside_gives_none() -> None:
    t = outside("boromir", "done")
    assert (t.asked, t.s.lords and t.s.lords.tokens, t.told("token")) == ("free declare", (), [])


@pytest.mark.rule("LME-11.14", "LME-11.12", "LME-11.15", "LME-11.24")
def test_the_wings_move_nazgul_and_minions_and_no_die_is_spent() -> None:
    t = go()
    assert (t.asked, t.offers) == ("shadow die", "army muster token-banner token-wings")
    assert t.ask.picks[2].on == ("token:banner",)
    t.answer("token-wings")
    assert (t.asked, t.rules_of("token-used")) == ("shadow nazgul_who", ["LME-11.14"])
    t.go("nazgul done bree done")
    assert t.here("bree") == "1n"
    assert (t.asked, t.s.shadow_dice, t.s.shadow_used) == ("free die", ("army", "muster"), 5)
    assert (t.s.lords and (t.s.lords.tokens, t.s.lords.token_used)) == (("banner",), True)


@pytest.mark.rule("LME-11.13", "LME-11.14")
def test_the_banner_advances_a_nation_of_the_shadow() -> None:
    t = go().answer("token-banner")
    assert (t.asked, t.offers) == ("shadow diplomacy", "isengard sauron")
    t.answer("sauron")
    assert (t.asked, t.s.steps["sauron"], t.s.shadow_dice) == ("free die", 0, ("army", "muster"))
    one = go(politics="isengard 2").answer("token-banner")
    assert (one.asked, one.s.steps["isengard"]) == ("free die", 1)


@pytest.mark.rule("LME-11.15")
def test_each_token_is_used_once_and_for_its_own_action_alone() -> None:
    t = go(Lords(tokens=("banner",)))
    assert (t.offers, t.refuses("token-wings")) == ("army muster token-banner", "LME-11.15")
    peace = go(politics="")
    assert (peace.offers, peace.refuses("token-banner")) == ("army muster token-wings", "LME-11.15")
    alone = go(board="minas_morgul: sauron 1r")
    assert (alone.offers, alone.refuses("token-wings")) == ("army muster token-banner", "LME-11.15")


@pytest.mark.rule("LME-11.16")
def test_a_token_is_no_die_result_for_cards_or_rings() -> None:
    rings = {"lords": BOTH._replace(rings=("narya", "nenya")), "rings": {"free": 2, "shadow": 1}}
    t = go(**rings).answer("ring")
    assert (t.asked, t.offers) == ("shadow ring_die", "army muster")
    assert not [pick for pick in t.answer("army").picks if pick.startswith("token")]
    t = go().answer("army")
    assert not [pick for pick in t.picks if pick.startswith("token")]


@pytest.mark.rule("LME-11.17")
def test_one_token_a_turn() -> None:
    used = go(Lords(tokens=("banner",), token_used=True))
    assert (used.offers, used.refuses("token-banner")) == ("army muster", "LME-11.17")
    t = Tale.of("", ("recover",), terms=WHOLE, lords=Lords(tokens=("banner",), token_used=True))
    assert t.s.lords == Lords(tokens=("banner",))


@pytest.mark.rule("LME-11.18")
def test_tokens_do_not_count_for_passing() -> None:
    t = go(shadow_dice=("army",))
    assert t.offers == "army token-banner token-wings pass"
    free = go(shadow_dice=("army",), free_dice=("army",), acting="free")
    assert free.offers == "army ring"


@pytest.mark.rule("LME-11.24", "LME-O6")
def test_without_a_die_left_no_token_unless_the_table_says_so() -> None:
    t = go(shadow_dice=())
    assert (t.asked, t.offers) == ("free die", "army ring")
    bare = go(shadow_dice=(), terms=WHOLE._replace(bare_token=True))
    assert (bare.asked, bare.offers) == ("shadow die", "token-banner token-wings pass")
    bare.go("token-banner sauron")
    assert (bare.asked, bare.s.acting) == ("free die", "free")
    kept = go(shadow_dice=(), terms=WHOLE._replace(bare_token=True)).answer("pass")
    assert (kept.asked, kept.s.lords) == ("free die", BOTH)
    last = go(shadow_dice=(), free_dice=(), terms=WHOLE._replace(bare_token=True))
    assert (last.asked, last.answer("pass").at_rest) == ("shadow die", True)
    over = go(shadow_dice=(), free_dice=())
    assert over.at_rest


@pytest.mark.rule("LME-11.24")
def test_the_free_peoples_have_none_of_it() -> None:
    t = go(acting="free")
    assert (t.asked, t.offers) == ("free die", "army ring")


@pytest.mark.rule("LME-11.10")
def test_all_see_the_tokens() -> None:
    for seat in ("free", "shadow", None):
        lords = view(go().s, seat)["lords"]
        assert lords is not None
        assert (lords["tokens"], lords["token_used"]) == (["banner", "wings"], False)
