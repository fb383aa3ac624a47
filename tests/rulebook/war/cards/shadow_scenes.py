"""Scenes that several Character cards of the Shadow share: each of these cards plays them in its own test."""

from bree.games.war.facts import STANDARD
from bree.games.war.view import view
from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.shadow_play import held, play, refused
from tests.rulebook.war.war_story import Tale, but


def the_shadow_pays_with_two_cards_of_its_hand_that_nobody_else_sees(card: str) -> None:
    hand = ("grond", "monsters_roused", "morgul_wound", "the_day_without_dawn")
    t = Tale.of("", ("die", "shadow"), table=(card,), hands=held(*hand), shadow_dice=("muster",), acting="shadow")
    t.go("muster remove-" + card)
    assert (t.asked, t.offers, t.ask.secret, t.s.table) == ("shadow pay_card", "the_day_without_dawn", True, ())
    t.answer("the_day_without_dawn")
    assert (t.asked, t.offers) == ("shadow pay_card", "grond morgul_wound")
    t.answer("grond")
    assert (t.s.discards["shadow"], t.s.played) == (("grond", "the_day_without_dawn"), (card,))
    assert "grond" not in str(view(t.s, "free"))
    poor = Tale.of("", ("die", "shadow"), table=(card,), hands=held("grond"), shadow_dice=("army",), acting="shadow")
    assert poor.answer("army").refuses("remove-" + card) == "WAR-6.9"


def a_settlement_of_the_free_peoples_shelters_whoever_holds_it(card: str) -> None:
    assert not scenes.playable(card, "", bearers="bree")
    assert not scenes.playable(card, "", bearers="edoras", captured="edoras")
    assert scenes.playable(card, "", bearers="moria", captured="moria"), "it is a stronghold of the Shadow"
    assert (scenes.playable(card, "", bearers="osgiliath"), scenes.playable(card, "", bearers="anfalas")) == (
        True,
        True,
    )
    assert scenes.playable(card, "", bearers="edoras", track=0), "on the track they are nowhere"


def not_in_a_region_with_a_settlement_of_the_free_peoples(card: str) -> None:
    for region in ("rivendell", "bree", "edoras"):
        assert refused(card, bearers=region) == "WAR-6.5"
    assert refused(card, bearers="edoras", captured="edoras") == "WAR-6.5"  # the controller does not matter
    for region in ("moria", "weather_hills", "osgiliath"):
        play(card, bearers=region)
    play(card, track=0, bearers="morannon")


def it_leaves_at_once_when_the_fellowship_is_declared_in_a_refuge(card: str) -> None:
    t = Tale.of("", ("declare",), table=(card,), bearers="dimrill_dale", progress=1).answer("lorien")
    assert (t.at_rest, t.s.table, t.s.played) == (True, (), (card,))
    assert t.rules_of("card-leaves") == ["WAR-6.8"]
    for given in ({"captured": "lorien"}, {}):
        away = Tale.of("", ("declare",), table=(card,), bearers="dimrill_dale", progress=1, **given)
        away.answer("lorien" if given else "dimrill_dale")
        assert (away.at_rest, away.s.table) == (True, (card,))
    shown = Tale.of("", ("reveal",), table=(card,), bearers="lorien")
    assert shown.s.table == (card,)  # revealed, not declared


def a_special_tile_waits_for_mordor(card: str) -> None:
    t = Tale.of("", ("event", "shadow", "character"), hands=held(card))
    assert (t.asked, t.offers) == ("shadow event", card)
    t.answer(card)
    assert (t.at_rest, t.s.specials, t.s.tiles) == (True, (card,), STANDARD)
    assert (t.s.hands["shadow"], t.s.played, t.s.table) == ((), (card,), ())
    assert t.facts_of("tile-waits") == [{"tile": "tile-" + card}]


def out_of_a_besieged_stronghold_nobody_goes(card: str) -> None:
    board = "lorien: elves 1r; lorien: sauron 1r"
    t = scenes.play(card, board, siege="lorien", bearers="lorien", progress=3, corruption=1).go("meriadoc done")
    assert t.here("lorien", "free") == "elves 1r meriadoc"
    assert not scenes.playable(
        "gwaihir_the_windlord", board.replace("1r;", "1r gimli;"), siege="lorien", fallen=but("gimli")
    )
