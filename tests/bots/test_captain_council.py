"""The captain at the Council of Rivendell and in teams: the first choices, cards for the teammate, mixed armies."""

from random import Random
from typing import Any

import pytest

from bree.bots.bot import Sight
from bree.bots.war.captain import Captain
from bree.bots.war.decision import Decision
from bree.bots.war.lords.council import TOKEN, home_worth
from bree.bots.war.players.team_play import wants_mix
from bree.core import Step
from bree.games.war import GAME
from bree.games.war.board import REGIONS
from bree.games.war.state import Lords
from tests.rulebook.war.teams_story import table
from tests.rulebook.war.war_story import NO_COUNCIL, Tale, but

TAKEN = " ".join([name for name, place in REGIONS.items() if place.side == "free" and place.settlement])


def pick(board: str, step: Step, **given: Any) -> str:
    t = Tale.of(board, step, terms=NO_COUNCIL, **given)
    assert len(t.picks) > 1, t.offers
    return Captain().choose(Sight(GAME, t.s, t.ask.who, t.ask), Random(0))


# The first choices


def test_gandalf_guides_first() -> None:
    council = NO_COUNCIL._replace(council=True)
    t = Tale.of("", ("first_guide",), terms=council)
    assert "strider" in t.picks
    assert Captain().choose(Sight(GAME, t.s, t.ask.who, t.ask), Random(0)) == "gandalf_the_grey"


@pytest.mark.parametrize(
    ("politics", "answer"), [("isengard 1", "banner"), ("sauron 1", "banner"), ("southrons 1", "wings"), ("", "wings")]
)
def test_the_first_token_is_a_banner_while_there_is_something_to_advance(politics: str, answer: str) -> None:
    given = {"politics": politics, "lords": Lords(tokens=()), "acting": "shadow"}
    assert pick("", ("token_choice",), **given) == answer


def outside(gone: int, **given: Any) -> str:
    t = Tale.of("", ("start_outside", gone), terms=NO_COUNCIL._replace(council=True), fallen=but(""), **given)
    t.s.companions = ("boromir_captain_general", "gimli_dwarven_lord")
    t.s.aside = tuple([one for one in t.s.aside if one not in t.s.companions])
    return Captain().choose(Sight(GAME, t.s, t.ask.who, t.ask), Random(0))


def test_a_companion_starts_outside_if_that_is_worth_the_shadows_token() -> None:
    """The first two give the Shadow a token each."""
    t = Tale.of("", ("start_outside", 0), terms=NO_COUNCIL._replace(council=True), politics="gondor 2 passive")
    m = Decision(t.s, t.ask)
    rouses = 0.125 + 0.6 - 0.5
    assert home_worth(m, "boromir_captain_general") == pytest.approx(rouses)
    assert TOKEN == 0.5
    assert outside(0, politics="gondor 2, dwarves 2") == "done"
    assert outside(2, politics="gondor 2, dwarves 2") in ("boromir_captain_general", "gimli_dwarven_lord")
    assert outside(2, politics="gondor 1, dwarves 3") == "boromir_captain_general"
    assert outside(2, politics="gondor 3, dwarves 1") == "gimli_dwarven_lord"


# Teams


@pytest.mark.parametrize(
    ("hand", "corruption", "answer"),
    [
        (("athelas", "the_red_arrow"), 0, "the_red_arrow"),  # only the teammate may play it
        (("athelas", "elven_rope"), 0, "athelas"),  # it does nothing now
    ],
)
def test_a_card_is_given_that_is_of_no_use(hand: Any, corruption: int, answer: str) -> None:
    hands = {"gondor_player": hand, "rohan_player": ("bilbos_song",)}
    t = table("", ("swapping", "free"), go="gondor_player", phase=1, hands=hands, corruption=corruption)
    assert t.asked == "gondor_player swap"
    assert Captain().choose(Sight(GAME, t.s, t.ask.who, t.ask), Random(0)) == answer


def test_armies_join_only_beside_their_goal() -> None:
    board = "osgiliath: sauron 6r 2n, southrons 3r; minas_tirith: gondor 2r"
    t = table(board, ("die", "shadow"), go="witch_king_player", shadow_dice=("army",))
    m = Decision(t.s, t.ask)
    assert wants_mix(m, "osgiliath")
    assert not wants_mix(m, "umbar")
    far = board.replace("osgiliath", "south_ithilien")
    t = table(
        far,
        ("die", "shadow"),
        go="witch_king_player",
        shadow_dice=("army",),
        captured=TAKEN.replace("minas_tirith", ""),
    )
    assert not wants_mix(Decision(t.s, t.ask), "south_ithilien")
