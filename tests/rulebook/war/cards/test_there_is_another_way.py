"""There Is Another Way: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.free_play import ALONE, at_action, play, refused, works
from tests.rulebook.war.war_story import but

CARD = "there_is_another_way"


@pytest.mark.rule("WAR-20.4", "WAR-20.2")
def test_another_way_heals_and_under_gollum_moves_a_hidden_fellowship() -> None:
    t = play(CARD, corruption=3, fallen=ALONE, progress=2).answer(CARD)
    assert (t.s.corruption, t.asked, t.offers) == (2, "free gollum_way", "move pass")
    t.answer("move")
    assert (t.at_rest, t.s.progress, t.s.strove) == (True, 3, True)
    assert len(t.told("no-hunt")) == 1  # there is a hunt as usual, but the box is empty


@pytest.mark.rule("WAR-20.4")
def test_the_die_that_pays_for_the_card_does_not_go_to_the_hunt_box() -> None:
    t = at_action(CARD, fallen=ALONE, corruption=1, shadow_dice=("army",))
    t.go("event there_is_another_way move")
    assert (t.s.progress, t.s.box_free, t.s.free_used, t.asked) == (1, 0, 4, "shadow die")


@pytest.mark.rule("WAR-20.5", "WAR-25.12")
def test_another_way_hides_a_revealed_fellowship_on_the_mordor_track_too() -> None:
    t = play(CARD, fallen=ALONE, hidden=False, track=1, bearers="morannon")
    t.answer(CARD)
    assert (t.asked, t.offers) == ("free gollum_way", "hide pass")
    t.answer("hide")
    assert (t.at_rest, t.s.hidden, t.s.strove) == (True, True, True)
    t = play(CARD, fallen=ALONE, hidden=False).go("there_is_another_way pass")
    assert (t.at_rest, t.s.hidden, t.s.strove) == (True, False, False)


@pytest.mark.rule("WAR-25.19")
def test_on_the_track_the_move_by_the_card_draws_a_tile() -> None:
    t = play(CARD, fallen=ALONE, track=1, bearers="morannon").go("there_is_another_way move")
    assert t.asked == "chance hunt_tile"
    t.go("one pass")
    assert (t.at_rest, t.s.track, t.s.corruption, t.s.box_free) == (True, 2, 1, 0)


@pytest.mark.rule("WAR-20.4", "WAR-25.19", "WAR-25.12")
def test_another_way_follows_the_rules_of_moves() -> None:
    alone = {"fallen": but(""), "corruption": 3}
    t = scenes.play(CARD, "", hidden=False, **alone)
    assert t.offers == "hide pass"
    t = scenes.play(CARD, "", box_shadow=1, **alone)
    assert t.offers == "move pass"
    t.go("move 1")
    assert (t.at_rest, t.s.progress, t.s.box_free, t.s.corruption) == (True, 1, 0, 2)
    assert scenes.play(CARD, "", progress=12, **alone).at_rest, "twelve steps are the most"
    t = scenes.play(CARD, "", track=1, **alone).go("move one_reveal pass")
    assert (t.s.track, t.s.hidden, t.s.box_free, t.s.strove) == (2, True, 0, True)
    assert scenes.play(CARD, "", corruption=1).at_rest, "only Gollum knows it"


@pytest.mark.rule("WAR-6.6", "WAR-20.10")
def test_refused_without_gollum_the_other_way_only_heals() -> None:
    t = play(CARD, corruption=1).answer(CARD)
    assert (t.at_rest, t.s.corruption, t.s.progress) == (True, 0, 0)
    assert refused(CARD) == "WAR-O5"
    assert works(CARD, fallen=ALONE)
