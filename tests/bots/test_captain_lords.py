"""The captain with Lords of Middle-earth: exact choices in small positions, and a policy for every ask."""

from collections import Counter
import inspect
from random import Random
import re
from typing import Any

import pytest

from bree.bots.advice import Advice
from bree.bots.bot import Sight
from bree.bots.war.captain import DEFAULT_REASONS, POLICIES, Captain
from bree.bots.war.cards.events import keep_worth
from bree.bots.war.evaluation import Evaluation
from bree.bots.war.lords.actions import CANDIDATES
from bree.bots.war.turn.dice_plans import PRICE
from bree.core import Step
from bree.games.war import GAME
from bree.games.war.all_rules import book
from bree.games.war.facts import CARDS
from bree.games.war.lords.actions import BY_NAME
from bree.games.war.state import Lords
from tests.bots.test_captain_cards import DICE, WEIGHED
from tests.rulebook.war.teams_story import table
from tests.rulebook.war.war_story import WHOLE, Tale, but

# Asks that no bot of a real game gets, with the reason.
NEVER = {
    "either": "no card of the war lets its owner choose between candidates",
}


def key_of(ask: Any) -> str:
    """Return the key of the ask."""
    found = re.search(r'Ask\([^"]*"([a-z_]+)"', inspect.getsource(ask))
    return found.group(1) if found else ""


# The ask has one of several keys, or the key of a window.
KEYS = {"past_watch": {"balrog_way", "dens_way"}, "use_card": {"use", "combat_card"}, "seal_card": {"combat_card"}}


def advice(t: Tale, luck: int = 0) -> Advice:
    sight = Sight(GAME, t.s, t.ask.who, t.ask)
    given = Captain().advise(sight, Random(luck))
    assert Captain().choose(sight, Random(luck)) == given.picks[0]
    return given


def chosen(t: Tale, luck: int = 0) -> str:
    return advice(t, luck).picks[0]


def lords(board: str, *steps: Step, **given: Any) -> Tale:
    return Tale.of(board, *steps, terms=WHOLE, **given)


def test_it_has_thought_of_every_ask_of_the_rules() -> None:
    """It answers none of them with just the first pick."""
    keys = {key for name, ask in book.asks.items() for key in KEYS.get(name, {key_of(ask)})}
    assert len(keys) > 100
    assert sorted(keys - set(POLICIES) - set(DICE) - set(NEVER)) == []
    assert sorted(keys - set(DEFAULT_REASONS) - WEIGHED - set(DICE) - set(NEVER)) == []


def test_it_weighs_every_action_of_a_die() -> None:
    assert sorted(set(BY_NAME) - set(CANDIDATES)) == []
    assert {face for one in BY_NAME.values() for face in one.faces} <= set(PRICE)


# Special dice


def rolled(words: str, board: str = "", **given: Any) -> Tale:
    return lords(board, ("special_die", "free"), lords=Lords(special=tuple(words.split())), **given)


def test_a_die_that_would_be_lost_is_not_chosen_for_a_little_more() -> None:
    """Gandalf the White is in play, so the star would remove Vilya's die (LME-5.7)."""
    elves = "rivendell: elves 2r elrond; lorien: elves 2r galadriel; edoras: rohan 1r gandalf_the_white"
    given = advice(rolled("vilya-army* nenya-drawing", elves))
    assert given.picks == ("nenya",)
    assert given.says[0].key == "captain-special"


def test_of_two_eyes_the_one_without_a_star_is_chosen() -> None:
    elves = "rivendell: elves 2r elrond; edoras: rohan 1r gandalf_the_white"
    assert chosen(rolled("narya-eye vilya-eye*", elves)) == "narya"


# Elven Rings


def test_the_ring_without_a_keeper_goes_first() -> None:
    elves = "lorien: elves 2r galadriel; rivendell: elves 2r elrond"
    assert chosen(lords(elves, ("ring_which", "free"))) == "narya"
    assert chosen(lords("lorien: elves 2r galadriel", ("ring_which", "free"), fallen="elrond")) == "vilya"


GALADRIEL = "lorien: elves 2r galadriel"


def test_nenya_is_spent_on_an_eye_that_would_be_the_end() -> None:
    walk = {"bearers": "morannon", "track": 3, "box_shadow": 4, "fallen": but("")}
    weary = lords(GALADRIEL, ("move_fellowship",), corruption=9, **walk).go("eye")
    assert chosen(weary) == "spend"
    assert advice(weary).says[0].key == "captain-nenya"


def test_nenya_is_not_spent_on_an_eye_that_does_nothing() -> None:
    assert chosen(lords(GALADRIEL, ("search", "orc_patrol", "eyes", "always"), corruption=9).go("eye")) == "pass"


def test_an_eye_that_fells_the_balrog_is_welcome() -> None:
    board = f"{GALADRIEL}; moria: sauron 1r balrog"
    t = lords(board, ("fire_and_shadow",), bearers="moria").go("eye")
    assert t.asked == "free nenya"
    assert chosen(t) == "pass"


def test_vilya_keeps_a_die_that_has_more_to_do() -> None:
    """The Fellowship may move again at once, without a die in the Hunt Box."""
    elrond = "rivendell: elves 2r elrond"
    dice = {"free_dice": ("character",), "free_pool": 1}
    runs = lords(elrond, ("go",), **dice).go("character fellowship")
    assert runs.asked == "free keep_die"
    assert chosen(runs) == "keep"
    idle = lords(elrond, ("go",), **{**dice, "free_dice": ("event",)}).go("event draw_strategy cirdans_ships")
    assert idle.asked == "free keep_die"
    assert chosen(idle) == "pass"


# Characters who enter play


def test_a_keeper_comes_first_with_a_muster_result() -> None:
    t = lords(
        "rivendell: elves 2r; lorien: elves 2r; dol_guldur: sauron 6r 1n", ("go",), free_dice=("muster",), turn=2
    ).go("muster")
    given = advice(t)
    assert given.picks == ("keeper",)
    assert given.says[0].key == "captain-keeper"
    assert chosen(t.go("keeper")) == "galadriel"  # her stronghold is threatened


def test_the_chief_is_played_before_the_captain_who_would_cost_gothmogs_die() -> None:
    board = "minas_morgul: sauron 4r gothmog; moria: sauron 2r"
    t = lords(board, ("minion",), bearers="hollin", fallen="saruman")
    assert {"witch_king", "witch_king_chief"} <= set(t.offers.split())
    assert chosen(t) == "witch_king_chief"


# The Balrog


def test_a_balrog_outside_moria_is_ended() -> None:
    board = "dimrill_dale: sauron 4r balrog; lorien: elves 3r 1l"
    awake = Lords(active=True)
    t = lords(board, ("go",), lords=awake, free_dice=("will",), fallen="elrond galadriel").go("will")
    given = advice(t)
    assert given.picks == ("calm_balrog",)
    assert given.says[0].key == "captain-calm"


def test_one_who_is_awake_goes_with_his_army_to_its_goal() -> None:
    board = "dimrill_dale: sauron 6r 2e balrog; lorien: elves 1r"
    words = Lords(active=True, special=("balrog-balrog",), picked=("balrog",))
    t = lords(board, ("die", "shadow"), lords=words, shadow_dice=("balrog-balrog",), acting="shadow").go(
        "balrog-balrog"
    )
    assert chosen(t) == "balrog_attack"


# The Council of Rivendell


def gathered(luck: int) -> set[str]:
    """Return the versions that the captain chooses."""
    s: Any = GAME.new({"lords": "whole"})
    rng = Random(luck)
    while (ask := GAME.waiting(s)) is not None and ask.key == "council":
        GAME.apply(s, Captain().choose(Sight(GAME, s, ask.who, ask), rng))
    return set(s.companions)


def test_who_goes_is_no_habit() -> None:
    """It chooses each version in some games, and the two Hobbits always belong together."""
    counted = Counter[str]()
    for luck in range(60):
        fellowship = gathered(luck)
        assert ("meriadoc" in fellowship) == ("peregrin" in fellowship)
        counted.update(fellowship)
    assert len(counted) == 14
    assert min(counted.values()) >= 5


def test_boromir_stays_where_the_enemy_will_come() -> None:
    s: Any = GAME.new({"lords": "whole"})
    while (ask := GAME.waiting(s)) is not None and ask.key != "die":
        wanted = ask.picks[-1].id if ask.key == "council" else ask.picks[0].id
        if ask.key == "start_outside" and s.companions:
            given = Captain().advise(Sight(GAME, s, ask.who, ask), Random(0))
            wanted = given.picks[0]
            assert given.says[0].key == "captain-outside"
        GAME.apply(s, wanted)
    assert s.lords.tokens == ("banner", "wings")
    assert s.free["minas_tirith"].count("boromir_captain_general") == 1


def test_a_token_is_used_when_there_is_something_to_do() -> None:
    words = Lords(tokens=("banner", "wings"))
    t = lords("", ("go",), lords=words, shadow_dice=("event",), acting="shadow", politics="isengard 1, sauron 1")
    given = advice(t)
    assert given.picks == ("token-banner",)
    assert given.says[0].key == "captain-token-use"


# Cards


def test_the_wind_takes_what_does_most_harm() -> None:
    table = ("captain_of_despair", "the_gates_are_closed")
    t = lords("angmar: witch_king", ("wind_blows", "wind_from_the_west"), table=table, corruption=6)
    assert t.asked == "free wind_off"
    assert chosen(t) == "captain_of_despair"


def test_the_ring_that_comes_back_is_one_with_a_keeper() -> None:
    gone = Lords(rings=(), out=("narya", "nenya", "vilya"))
    t = lords(
        "lorien: elves 1r galadriel", ("ring_back", "three_rings_for_the_elven_kings"), lords=gone, fallen="elrond"
    )
    assert chosen(t) == "nenya"


@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card].lords and not CARDS[card].outside])
def test_every_card_can_be_weighed(card: str) -> None:
    s: Any = GAME.new({"lords": "no_council"})
    side = "free" if CARDS[card].deck.startswith("free") else "shadow"
    assert 0.0 < keep_worth(Evaluation(s, side), card) < 6.0


# Teams


def test_a_card_for_the_teammate_is_given_to_him() -> None:
    hands = {"gondor_player": ("imrahil_of_dol_amroth", "riders_of_theoden"), "rohan_player": ("athelas",)}
    assert CARDS["riders_of_theoden"].player == "rohan_player"
    assert chosen(table("", ("swapping", "free"), go="gondor_player", phase=1, hands=hands)) == "riders_of_theoden"


def test_armies_become_one_before_their_goal() -> None:
    board = "osgiliath: sauron 6r 2n, southrons 3r 1e; minas_tirith: gondor 2r; far_harad: southrons 1r, sauron 1r"
    t = table(board, ("die", "shadow"), go="witch_king_player", shadow_dice=("army",))
    assert chosen(t) == "mix"
    assert chosen(t.go("mix")) == "osgiliath"
    assert t.go("osgiliath").asked == "saruman_player mix"
    assert chosen(t) == "agree"


def test_a_player_of_a_team_leads_his_own_nations() -> None:
    board = "osgiliath: southrons 8r 1n; minas_tirith: gondor 1r; dimrill_dale: sauron 6r; lorien: elves 1r"
    for who, at in (("witch_king_player", {"dimrill_dale"}), ("saruman_player", {"osgiliath"})):
        s = table(board, ("die", "shadow"), go=who, shadow_dice=("army",)).s
        assert {candidate.row[0] for candidate in Evaluation(s, "shadow", who).attacks(0)} == at
