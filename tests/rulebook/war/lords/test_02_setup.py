"""Setting up a game with Lords of Middle-earth, and the contents of its box."""

import pytest

from bree.games.war import GAME
from bree.games.war.facts import CARDS, OUTSIDE, SMEAGOL_TILES, SPECIAL_DICE, STANDARD, deck_of
from bree.games.war.figures import CHARACTERS
from bree.games.war.lords.action_tokens import TOKENS
from bree.games.war.state import DECKS, RINGS, Terms
from bree.games.war.view import view
from tests.rulebook.war.box import BOX
from tests.rulebook.war.lords.council_story import OTHERS, gathered, until
from tests.rulebook.war.war_story import NO_COUNCIL, WHOLE, Tale

NEW = ("balrog", "elrond", "galadriel", "gothmog", "mouth_black_numenorean", "smeagol", "witch_king_chief")


@pytest.mark.rule("LME-2.1", "LME-2.11")
def test_the_board_is_as_in_the_base_game_and_nobody_new_is_on_it() -> None:
    base, whole = Tale.begin(GAME).s, Tale.begin(GAME, lords="whole").s
    for field in ("free", "shadow", "pool", "steps", "passive", "bearers", "rings", "free_pool", "shadow_pool"):
        assert getattr(base, field) == getattr(whole, field)
    assert set(NEW) <= set(whole.aside)
    assert not {*NEW} & {figure for here in (*whole.free.values(), *whole.shadow.values()) for figure in here}
    assert not {*NEW} & {*base.aside}
    assert base.lords is None


@pytest.mark.rule("LME-2.2")
@pytest.mark.parametrize(
    ("others", "offers"),
    [
        ("", "gandalf_the_grey strider"),
        ("gandalf_the_grey boromir", "gandalf_grey_narya strider"),
        ("strider", "gandalf_the_grey strider_dunadan"),
        ("strider gandalf_the_grey", "gandalf_grey_narya strider_dunadan"),
    ],
)
def test_the_first_guide_is_strider_or_gandalf_in_the_version_that_was_chosen(others: str, offers: str) -> None:
    t = gathered(others, guide="")
    assert (t.asked, t.offers, t.ask.rule) == ("free first_guide", offers, "LME-2.2")
    for guide in offers.split():
        led = gathered(others, guide)
        assert (led.s.guide, led.facts_of("guide"), led.rules_of("guide")) == (
            guide, [{"who": "figure-" + guide}], ["LME-2.2"],
        )  # fmt: skip


@pytest.mark.rule("LME-2.2", "LME-2.7", "LME-7.1", "LME-7.17", "LME-7.19")
def test_without_the_council_only_gandalf_has_another_version() -> None:
    t = Tale.begin(GAME, lords="no_council")
    assert (t.asked, t.offers, t.ask.rule, t.ask.secret) == (
        "free council", "gandalf_grey_narya gandalf_the_grey", "LME-7.19", True,
    )  # fmt: skip
    t.answer("gandalf_grey_narya")
    assert (t.asked, t.offers) == ("free first_guide", "gandalf_grey_narya strider")
    t.answer("strider")
    assert view(t.s, "shadow")["fellowship"]["companions"] == [
        "boromir", "gandalf_the_grey", "gimli", "legolas", "meriadoc", "peregrin", "strider",
    ]  # fmt: skip
    assert "gandalf_grey_narya" in view(t.s, "free")["fellowship"]["companions"]
    assert t.s.lords is not None
    assert until(t, "declare").s.lords is not None  # and no companion starts outside
    assert t.s.lords.tokens == ()


@pytest.mark.rule("LME-7.19", "LME-2.2")
def test_as_the_first_guide_he_is_seen() -> None:
    t = gathered("gandalf_the_grey", "gandalf_grey_narya", lords="no_council")
    assert view(t.s, "shadow")["fellowship"]["guide"] == "gandalf_grey_narya"


@pytest.mark.rule("LME-2.2", "LME-1.7")
def test_without_the_keepers_and_the_council_only_the_guide_is_chosen() -> None:
    t = Tale.begin(GAME, lords="parts", lords_keepers="off", lords_council="off")
    assert (t.asked, t.offers) == ("free first_guide", "gandalf_the_grey strider")
    assert t.answer("strider").told("council-over") == []


@pytest.mark.rule("LME-2.3")
def test_the_rings_have_their_keepers() -> None:
    whole = view(Tale.begin(GAME, lords="whole").s, "free")["dice"]
    assert (whole["free"]["ring_names"], whole["shadow"]["ring_names"]) == (list(RINGS), [])
    assert view(Tale.begin(GAME).s, "free")["dice"]["free"]["ring_names"] == []


@pytest.mark.rule("LME-2.4", "LME-2.5")
def test_the_decks() -> None:
    sizes = {deck: len(BOX & {*deck_of(WHOLE, deck)}) for deck in DECKS}
    assert sizes == {"free_character": 28, "free_strategy": 26, "shadow_character": 28, "shadow_strategy": 26}
    assert "balrog_of_moria" not in deck_of(WHOLE, "shadow_character")
    assert CARDS["a_balrog_is_come"].number == CARDS["balrog_of_moria"].number == 17
    new = {deck: {*deck_of(WHOLE, deck)} - {*deck_of(Terms(), deck)} for deck in DECKS}
    assert [len(new[deck]) for deck in DECKS] == [4, 2, 5, 2]


@pytest.mark.rule("LME-2.12", "LME-1.7")
@pytest.mark.parametrize(
    ("off", "card", "figure"),
    [("lords_cards", "balrog_of_moria", True), ("lords_lesser_minions", "a_balrog_is_come", False)],
)
def test_in_parts_the_switch_of_the_cards_alone_says_which_card_of_the_balrog_is_in(
    off: str, card: str, figure: bool
) -> None:
    s = Tale.begin(GAME, **{"lords": "parts", off: "off"}).s
    seventeen = [one for one in s.decks["shadow_character"].cards() if CARDS[one].number == 17]
    assert (seventeen, "balrog" in s.aside) == ([card], figure)


@pytest.mark.rule("LME-2.12", "WAR-21.12", "LME-9.7")
def test_the_card_and_the_figure_of_the_balrog_each_bring_a_tile() -> None:
    given = {"terms": Terms(lesser=True), "bearers": "moria", "table": ("balrog_of_moria",)}
    t = Tale.of("moria: balrog", ("reveal",), ("hunt_over",), **given)
    assert (t.asked, t.offers) == ("shadow use", "balrog_of_moria pass")
    t.answer("balrog_of_moria")
    for why, tile in (("balrog_of_moria", "one"), ("balrog", "two"), ("stronghold", "three")):
        assert (t.asked, t.s.hunt and t.s.hunt.why) == ("chance hunt_tile", why)
        t.go(f"{tile} none")
    assert (t.at_rest, t.s.corruption) == (True, 6)


@pytest.mark.rule("LME-2.12", "WAR-6.5", "WAR-12.4")
def test_without_the_figure_the_new_card_is_a_combat_card_alone() -> None:
    terms, hands = WHOLE._replace(lesser=False), {"free": (), "shadow": ("a_balrog_is_come",)}
    event = Tale.of("", ("event", "shadow", "event"), terms=terms, hands=hands, acting="shadow")
    assert (event.offers, event.refuses("a_balrog_is_come")) == ("", "WAR-6.5")
    board = "dimrill_dale: elves 1r; moria: sauron 2r"
    fought = Tale.of(board, ("attack", "shadow", 0), terms=terms, hands=hands, acting="shadow")
    assert fought.go("sauron-regular sauron-regular").offers == "a_balrog_is_come pass"


@pytest.mark.rule("LME-2.6", "LME-2.10", "LME-1.4", "LME-1.5")
def test_the_hunt_pool_has_eighteen_tiles() -> None:
    tiles = Tale.begin(GAME, lords="whole").s.tiles
    assert (len(tiles), tiles.count("smeagol"), len(STANDARD), SMEAGOL_TILES) == (18, 2, 16, 4)
    assert "smeagol" not in Tale.begin(GAME, lords="parts", lords_smeagol="off").s.tiles


@pytest.mark.rule("LME-2.8", "LME-11.17")
def test_the_recovery_phase_is_the_first_of_a_turn() -> None:
    t = gathered()
    assert (t.asked, t.s.phase, t.s.turn, t.s.free_pool) == ("chance draw_card", 1, 1, 4)
    t = until(t, "start_outside")
    assert (t.s.phase, len(t.s.hands["free"]), len(t.s.hands["shadow"])) == (2, 2, 2)


@pytest.mark.rule("LME-2.9", "LME-1.6")
def test_the_card_of_smeagol_is_in_no_deck() -> None:
    s = Tale.begin(GAME, lords="whole").s
    there = {card for deck in s.decks.values() for card in deck.cards()}
    assert OUTSIDE == ("we_shall_get_it",)
    assert not {*OUTSIDE} & {*there, *s.hands["free"], *s.hands["shadow"], *s.table}


@pytest.mark.rule("LME-1.1", "LME-1.2", "LME-1.4", "LME-1.6")
def test_what_is_in_the_box() -> None:
    assert [die.id for die in SPECIAL_DICE.values() if die.side == "free"] == ["vilya", "nenya", "narya"]
    assert [die.id for die in SPECIAL_DICE.values() if die.side == "shadow"] == ["balrog", "gothmog"]
    assert set(NEW) <= CHARACTERS.keys()
    assert sorted(OTHERS) == [
        "boromir", "gandalf_the_grey", "gimli", "legolas", "meriadoc", "peregrin", "strider",
    ]  # fmt: skip
    assert (len(TOKENS), len(RINGS)) == (2, 3)
    new = [card for card in CARDS.values() if card.lords and not card.outside]
    assert [len([card for card in new if card.deck.startswith(side)]) for side in ("free", "shadow")] == [6, 7]


@pytest.mark.rule("LME-1.3")
def test_aragorn_and_gandalf_the_white_are_as_they_were() -> None:
    assert (CHARACTERS["aragorn"].part, CHARACTERS["gandalf_the_white"].part) == ("", "")
    assert not [one for one in CHARACTERS.values() if one.version_of in ("aragorn", "gandalf_the_white")]


@pytest.mark.rule("LME-1.7", "LME-1.8", "LME-11.1")
def test_parts_may_be_left_out_and_the_council_switched_off() -> None:
    assert Tale.begin(GAME, lords="whole").s.terms == WHOLE
    assert Tale.begin(GAME, lords="no_council").s.terms == NO_COUNCIL
    some = Tale.begin(GAME, lords="parts", lords_cards="off", lords_lesser_minions="off").s
    assert some.terms == WHOLE._replace(lords_cards=False, lesser=False)
    assert ("balrog" in some.aside, "elrond" in some.aside) == (False, True)
    assert Tale.begin(GAME).s.terms == Terms()
