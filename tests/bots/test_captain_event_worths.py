"""The captain: what each effect of an event card is worth in a small position, counted by hand.

If the Ring-bearers are alone with 6 corruption, a point of damage costs exactly 1.
"""

from typing import Any

import pytest

from bree.bots.war.cards.events import (
    BEST_OF_HAND,
    LEAST,
    SHIELDS,
    draw_worth,
    draws,
    event_worth,
    keep_worth,
    number_worth,
    use,
    used_worth,
    wind_blows,
)
from bree.bots.war.cards.ring_effects import CARD, DRAWN_IN_MORDOR, LATER, RING_EFFECTS, harm
from bree.bots.war.evaluation import Evaluation
from bree.bots.war.fellowship.hunt import WATCH
from bree.bots.war.fellowship.journey import SEEN, move_odds
from bree.bots.war.turn.mustering import WRAITH
from bree.core import Pile
from bree.games.war.facts import CARDS, TILES
from bree.games.war.state import Hunt
from tests.rulebook.war.war_story import NO_COUNCIL, Tale, but

ALONE: Any = {"fallen": but(""), "corruption": 6}


def scene(board: str, side: str = "shadow", **given: Any) -> Evaluation:
    return Evaluation(Tale.of(board, **given).s, side)


def worth(effect: str, *args: Any, side: str = "shadow", board: str = "", **given: Any) -> Any:
    return pytest.approx(RING_EFFECTS[effect](scene(board, side, **given), *args))


# Healing


@pytest.mark.parametrize(
    ("corruption", "given", "point"),
    [
        (2, {}, 0.6),
        (6, {}, 1.0),
        (7, {}, 1.2),
        (8, {}, 2.4),  # a point near the end costs more
        (7, {"track": 1, "free_dice": ("will", "will")}, 4.2),  # a die is left for the next step in Mordor
        (7, {"track": 1, "free_dice": ("will",)}, 1.2),
        (6, {"track": 1, "free_dice": ("will", "will")}, 1.0),
        (7, {"free_dice": ("will", "will")}, 1.2),
    ],
)
def test_a_point_healed(corruption: int, given: Any, point: float) -> None:
    given = {"fallen": but(""), "corruption": corruption, **given}
    assert worth("heal_bearers", 1, **given) == point
    assert worth("heal_bearers", 20, **given) == point * corruption
    assert worth("heal_in", "lorien", 1, bearers="lorien", **given) == (0.0 if "track" in given else point)
    assert worth("heal_in", "lorien", 1, bearers="moria", **given) == 0.0
    assert worth("heal_if_led", "gollum", 1, **given) == point
    assert worth("heal_if_led", "strider", 1, **given) == 0.0
    # Three dice heal with 5 or 6, so one point; with the right guide with 3, so two.
    assert worth("heal_by_dice", 3, 5, "strider", 3, **given) == point
    assert worth("heal_by_dice", 3, 5, "gollum", 3, **given) == 2 * point


def test_no_more_is_healed_than_there_is_corruption() -> None:
    assert worth("heal_bearers", 2, fallen=but(""), corruption=1) == 6 / 11
    assert worth("heal_by_dice", 3, 3, "strider", 3, fallen=but(""), corruption=1) == 6 / 11


def test_only_gollum_leads_by_another_way() -> None:
    given = {"bearers": "osgiliath", "corruption": 6, "box_free": 1, "box_shadow": 2}
    assert worth("follow_gollum", side="free", fallen=but(""), **given) != 0.0
    assert worth("follow_gollum", side="free", fallen=but("strider"), **given) == 0.0
    assert worth("follow_gollum", side="free", fallen=but(""), hidden=False, bearers="osgiliath") == 1.5


# Tiles and hunts


@pytest.mark.parametrize(
    ("tile", "points"),
    [("eye", 2.0), ("three", 3.0), ("two_reveal", 2.0), ("shelobs_lair", 4.5), ("the_ring_is_mine", 3.0)],
)
def test_the_harm_of_a_tile_with_two_dice_in_the_hunt_box(tile: str, points: float) -> None:
    assert harm(TILES[tile], 2) == points


@pytest.mark.parametrize(
    ("tile", "tiles", "given", "better"),
    [
        # Beside tiles that do two points on average, one that does none, and one that does four.
        ("elven_cloaks", ("one", "three"), {}, 2 * DRAWN_IN_MORDOR),
        ("the_ring_is_mine", ("one", "three"), {}, 2 * DRAWN_IN_MORDOR),
        ("elven_cloaks", ("one", "three"), {"track": 1}, 2 * (2 / 3 + DRAWN_IN_MORDOR / 2)),
        ("elven_cloaks", ("one", "three"), {"corruption": 0}, 2 * DRAWN_IN_MORDOR * LATER),
        ("elven_cloaks", ("elven_rope",), {}, 0.05),
        ("give_it_to_uss", ("three",), {}, 0.05),
    ],
)
def test_a_tile_laid_is_compared_with_the_others(tile: str, tiles: Any, given: Any, better: float) -> None:
    side = "free" if tile == "elven_cloaks" else "shadow"
    assert worth("lay_tile", tile, side=side, tiles=tiles, **{**ALONE, **given}) == better


@pytest.mark.parametrize(
    ("void", "lessened", "tiles", "given", "found"),
    [
        ("harmless", "always", ("three", "one"), {}, 2.0),
        ("harmless", "always", ("eye", "three", "three"), {}, 2.0),  # an Eye does nothing
        ("harmless", "never", ("three", "one"), {}, 2.6),
        ("harmless", "always", ("two_reveal", "two"), {}, 2.0 + SEEN / 2),
        ("harmless", "always", ("two_reveal", "two"), {"hidden": False}, 2.0),
        ("harmless", "always", ("eye", "two"), {}, 1.0),
        ("harmless", "always", ("phial_of_galadriel", "two"), {}, 1.0),
        ("eyes", "always", ("phial_of_galadriel", "two"), {}, 0.0),
        ("eyes", "always", (), {}, 0.0),
    ],
)
def test_an_immediate_tile(void: str, lessened: str, tiles: Any, given: Any, found: float) -> None:
    assert worth("search", void, lessened, tiles=tiles, **ALONE, **given) == found


def test_effects_against_gollum_and_against_companions() -> None:
    # Alone, one point of corruption. Otherwise companions with an average level of two, or as many as fit the tile.
    assert worth("break_fellowship", **ALONE) == 1.0
    for tiles, lost in ((("three", "one"), 1.0), (("three", "three", "three"), 1.5), (("eye", "one"), 0.25)):
        assert worth("break_fellowship", tiles=tiles, corruption=6) == lost
    assert worth("break_fellowship", tiles=("three",), fallen=but("gimli")) == 0.5
    assert worth("lure", **ALONE) == 1.0
    assert worth("lure", fallen=but("strider meriadoc"), corruption=11) == 0.1 + 0.3 * 2
    assert worth("lure", corruption=0) == 2 * 6 / (12 + 0.6 * 14)
    assert worth("roll_corruption", 3, 4, 6, **ALONE) == 3 / 6
    assert worth("roll_corruption", 3, 4, 6, fallen=but("meriadoc"), corruption=6) == 3 / 2 * 6 / 6.6
    assert worth("wound", 6, 2, 1, **ALONE) == 2.0
    assert worth("wound", 5, 2, 1, **ALONE) == 1.0


def test_nazgul_find_the_fellowship() -> None:
    nazgul = "minas_morgul: sauron 1n"
    assert worth("fly_nazgul", board=nazgul, bearers="bree") == WATCH
    assert worth("reveal_to_nazgul", progress=3) == SEEN + 0.75
    assert worth("reveal_to_nazgul", progress=3, hidden=False) == 0.0
    assert worth("reveal_to_nazgul", progress=0, track=1) == 0.0
    odds = move_odds(Tale.of(nazgul, bearers="minas_morgul", box_shadow=3, **ALONE).s)
    hunt = worth("strike_by_nazgul", board=nazgul, bearers="minas_morgul", box_shadow=3, **ALONE)
    assert hunt == odds.mean + SEEN * odds.reveal
    assert min(odds.mean, odds.reveal) > 0.1
    # The Witch-king calls two more, if there are two.
    king = {"bearers": "bree", "captured": "minas_tirith"}
    assert worth("call_or_fly", board=nazgul, bearers="bree") == WATCH
    assert worth("call_or_fly", board="minas_morgul: sauron 1r witch_king", **king) == 2 * WRAITH
    assert worth("call_or_fly", board="minas_morgul: sauron 1r 1n witch_king", lost="7n", **king) == WATCH


@pytest.mark.parametrize(
    ("dice", "given", "found"),
    [
        (3, {"track": 1}, 0.6),
        (1, {"track": 1}, 0.3),
        (3, {}, 0.12),
        (1, {}, 0.06),
        (3, {"free_dice": ()}, 0.0),
        (3, {"shadow_dice": ()}, 0.0),
    ],
)
def test_more_eyes_matter_if_the_fellowship_may_still_move(dice: int, given: Any, found: float) -> None:
    given = {"free_dice": ("will",), "shadow_dice": ("army", "muster"), **ALONE, **given}
    assert worth("open_eyes", dice, **given) == found


@pytest.mark.parametrize(
    ("tiles", "found"),
    [(("eye", "one"), 0.45 * 3 / 2 - 5 / 8), (("eye",), 0.45 * 3 - 5), (("one",), 0.0), ((), 0.0)],
)
def test_the_king_strikes_eyes_unless_all_tiles_are_eyes(tiles: Any, found: float) -> None:
    assert worth("challenge", 3, side="free", tiles=tiles) == found


def test_cards_are_drawn_while_the_deck_has_some() -> None:
    assert worth("draw_cards", "strategy", 2, side="free") == 2 * CARD
    c = scene("", "free")
    c.s.decks["free_strategy"] = Pile.of(["the_red_arrow"])
    assert RING_EFFECTS["draw_cards"](c, "strategy", 2) == CARD
    assert worth("play_more") == 0.2


# Companions

LEFT = {"bearers": "lorien", "fallen": but("strider meriadoc gandalf_the_grey")}


@pytest.mark.parametrize(
    ("farther", "level", "given", "regions"),
    [
        (0, 0, LEFT, 1),  # Strider walks three regions from Lórien; Minas Tirith is the fourth
        (1, 0, LEFT, 0),
        (0, 4, LEFT, 0),
        (0, 0, {**LEFT, "progress": 1}, 0),
    ],
)
def test_strider_is_sent_to_be_crowned(farther: int, level: int, given: Any, regions: int) -> None:
    found = worth("send_companions", "fellowship", farther, level, 0, side="free", **given)
    assert found == 1.1 * (3.0 - 0.5 * regions) - 0.5 * 3


def test_nobody_is_sent_who_does_more_good_in_the_fellowship() -> None:
    assert worth("send_companions", "fellowship", 1, 0, 0, side="free", **ALONE) == 0.0
    hobbit = {"bearers": "lorien", "fallen": but("meriadoc")}
    assert worth("send_companions", "fellowship", 1, 0, 0, side="free", **hobbit) == -0.5
    mordor = scene("", "free", **{**LEFT, "track": 1})
    assert RING_EFFECTS["send_companions"](mordor, "fellowship", 1, 0, 0) < -1  # they would be lost
    both = {"board": "bree: gimli", "bearers": "lorien", "fallen": but("strider")}
    assert worth("send_companions", "anywhere", 0, 4, 1, side="free", **both) == 1.1 * 3.0 - 0.5 * 3
    # One on the map loses what he does where he is.
    board = {"board": "edoras: rohan 1r strider", "fallen": but("")}
    assert worth("send_companions", "anywhere", 0, 4, 1, side="free", **board) == 1.1 * 1.5


# Cards on the table


@pytest.mark.parametrize(
    ("effect", "given", "found"),
    [
        ("lessen_damage", {}, SHIELDS["lessen_damage"]),
        ("lessen_damage", {"corruption": 9}, 2 * SHIELDS["lessen_damage"]),
        ("forgo_tile", {"corruption": 0}, LATER * SHIELDS["forgo_tile"]),
        ("sharpen", {}, 0.35),
        ("sharpen", {"track": 1}, 0.0),
        ("search", {}, 0.0),
        ("take_hope", {}, 0.2),
        ("take_hope", {"fallen": but("gimli legolas")}, 0.4),
        ("foresee", {"turn": 2}, 1.2),
        ("foresee", {"turn": 11}, 0.24),
        ("new_effect", {}, CARD),
        ("whisper", {"tiles": ("smeagol", "eye")}, 2.0),
        ("whisper", {"tiles": ("smeagol", *["eye"] * 7)}, 1.0),
        ("whisper", {"tiles": ()}, 0.0),
        ("search_blindly", {}, 0.35),
        ("search_blindly", {"track": 1}, 0.0),
        ("draw_instead", {}, 0.5),
        ("draw_instead", {"fallen": but("gimli"), "corruption": 0}, 0.25 * LATER),
        ("use_lore", {}, 0.1),
    ],
)
def test_the_use_of_a_card_on_the_table(effect: str, given: Any, found: float) -> None:
    assert used_worth(Tale.of("", **{**ALONE, **given}).s, effect) == pytest.approx(found)


def test_the_lore_of_the_rings_matters_while_a_keeper_is_in_play() -> None:
    assert used_worth(Tale.of("rivendell: elves 1r elrond", terms=NO_COUNCIL).s, "use_lore") == 0.5


@pytest.mark.parametrize(
    ("number", "board", "given", "found"),
    [
        # two points of Lórien, and two units near it
        ("closed-lorien", "dimrill_dale: sauron 2r", {}, 0.06 * 2 * 2),
        ("closed-lorien", "dimrill_dale: sauron 20r", {}, 0.06 * 2 * 10),
        ("closed-lorien", "dimrill_dale: sauron 2r", {"captured": "lorien"}, 0.0),
        ("closed-lorien", "dimrill_dale: sauron 2r; lorien: elves 1r, sauron 1r", {"siege": "lorien"}, 0.0),
        ("to_hunt_box", "", {}, 0.5),
        ("character_eyes", "", {}, 1.2),
        ("character_eyes", "", {"corruption": 0}, 1.2 * LATER),
        ("moria_watched", "", {"bearers": "hollin"}, 0.35),
        ("moria_watched", "", {"bearers": "hollin", "progress": 4}, 0.35),
        ("moria_watched", "", {"bearers": "hollin", "progress": 5}, 0.05),
        ("moria_watched", "", {"bearers": "the_shire"}, 0.05),
        ("moria_watched", "", {"bearers": "hollin", "track": 1}, 0.05),
        ("spurs_passive", "", {"politics": "rohan 3 passive, north 3 passive"}, 0.3),
        ("foe_cards", "", {}, 0.6),
        ("roused_rohan", "", {"politics": "rohan 3 passive"}, 0.6),
        ("roused_rohan", "", {"politics": "rohan 3"}, 0.0),
        ("roused_north", "", {"politics": "rohan 3 passive"}, 0.0),
    ],
)
def test_a_number_that_a_card_changes(number: str, board: str, given: Any, found: float) -> None:
    assert number_worth(scene(board, **{**ALONE, **given}), number) == pytest.approx(found)


def test_the_wind_blows_away_the_best_card_of_the_shadow() -> None:
    staff = {"table": ("flocks_of_crebain", "captain_of_despair"), **ALONE}
    assert wind_blows(scene("", "free", **staff)) == pytest.approx(1.2)
    assert wind_blows(scene("", "free")) == BEST_OF_HAND * CARD
    c = scene("", "free", table=("we_shall_get_it", "we_wont_go_back"), tiles=("smeagol",), **ALONE)
    assert event_worth(c, "safe_paths_in_the_dark") == pytest.approx(1.0 + 2.0)


# Hands


@pytest.mark.parametrize(
    ("deck", "side", "hand", "given", "found"),
    [
        ("free_character", "free", (), {}, 1.0),
        ("free_strategy", "free", (), {}, 1.1),
        ("shadow_character", "shadow", (), {"corruption": 4}, 1.1),
        ("shadow_character", "shadow", (), {"corruption": 3}, 1.0),
        ("shadow_strategy", "shadow", (), {"corruption": 3}, 1.1),
        ("free_character", "free", ("athelas", "elven_rope", "the_red_arrow"), {}, 0.9),
        (
            "free_character", "free",
            ("a_power_too_great", "the_red_arrow", "grimbeorn_the_old", "king_brands_men", "wisdom_of_elrond",
             "cirdans_ships"), {}, 0.4,
        ),
    ],
)  # fmt: skip
def test_a_draw_from_a_deck(deck: str, side: str, hand: Any, given: Any, found: float) -> None:
    hands = {"free": (), "shadow": (), side: hand}
    assert draw_worth(scene("", side, hands=hands, **given), deck) == pytest.approx(CARD * found)


def test_a_card_that_cannot_be_played_now_keeps_a_part_of_its_worth() -> None:
    """The first card requires that Rohan's Gandalf is near; a card without an effect has its combat half."""
    assert keep_worth(scene("", "free", **ALONE), "bilbos_song") == pytest.approx(LEAST + 2.0)
    assert keep_worth(scene("", "free", fallen=but("")), "bilbos_song") == pytest.approx(LEAST)
    wound = {"corruption": 3, "fallen": but("")}
    assert keep_worth(scene("", hidden=False, **wound), "morgul_wound") == pytest.approx(LEAST + 4 / 3)
    assert keep_worth(scene("", **wound), "morgul_wound") == pytest.approx(LEAST + 0.6 * 4 / 3)


@pytest.mark.parametrize(
    ("card", "given", "used"),
    [
        ("axe_and_bow", {"hunt": Hunt("move", tile="two", damage=2), "corruption": 0}, True),
        ("axe_and_bow", {"hunt": Hunt("move", tile="three", damage=3), "corruption": 0}, False),  # too little
        ("axe_and_bow", {"hunt": Hunt("move", tile="three", damage=3), "corruption": 1}, True),
        ("mithril_coat_and_sting", {"hunt": Hunt("move", tile="two", damage=2)}, True),
        ("mithril_coat_and_sting", {"hunt": Hunt("move", tile="one", damage=1)}, False),
        ("mithril_coat_and_sting", {"hunt": Hunt("mordor", tile="shelobs_lair")}, True),  # it is not rolled yet
        ("wizards_staff", {}, True),
        ("wizards_staff", {"hidden": False}, False),
        ("wizards_staff", {"hidden": False, "box_shadow": 5}, True),
        ("wizards_staff", {"hidden": False, "track": 1}, True),
        ("flocks_of_crebain", {"box_shadow": 1}, False),
        ("flocks_of_crebain", {"box_shadow": 2}, True),
        ("we_shall_get_it", {"hunt": Hunt("move", tile="one"), "tiles": ("one", "three")}, True),
        ("we_shall_get_it", {"hunt": Hunt("move", tile="three"), "tiles": ("one", "three")}, False),
        ("the_palantir_of_orthanc", {}, True),
    ],
)
def test_the_moment_to_use_a_card_on_the_table(card: str, given: Any, used: bool) -> None:
    side = "shadow" if CARDS[card].deck.startswith("shadow") else "free"
    assert use(scene("", side, **{**ALONE, **given}), card) == used


def test_nobody_draws_from_an_empty_deck() -> None:
    c = scene("", "shadow")
    c.s.decks["shadow_character"] = Pile.of([])
    assert [one.action for one in draws(c)] == ["draw_strategy"]
