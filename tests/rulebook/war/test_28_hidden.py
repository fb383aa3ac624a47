"""WAR section 28: what each seat may know."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from bree.contract.frequencies import measured
from bree.core import Pile
from bree.core.saves.state_json import to_plain
from bree.games.war import GAME
from bree.games.war.facts import CARDS, DECK, STANDARD
from bree.games.war.state import DECKS, SEATS
from tests.contract.war_worlds import found_war
from tests.rulebook.war.battles import attack
from tests.rulebook.war.war_story import Tale

FREE_HAND = tuple(sorted((*DECK["free_character"][:2], DECK["free_strategy"][0])))
SHADOW_HAND = tuple(sorted((DECK["shadow_character"][0], *DECK["shadow_strategy"][:3])))
FREE_GONE = (DECK["free_strategy"][5],)
SHADOW_GONE = tuple(sorted((DECK["shadow_character"][5], DECK["shadow_strategy"][5])))
HANDS = {"hands": {"free": FREE_HAND, "shadow": SHADOW_HAND}, "discards": {"free": FREE_GONE, "shadow": SHADOW_GONE}}


def table(**given: Any) -> Tale:
    """Both sides have cards in hand and have discarded some."""
    return Tale.of("minas_tirith: gondor 2r strider; moria: sauron 2r", ("action_phase",), **{**HANDS, **given})


def words(value: object) -> set[str]:
    """Return every word of a view, including its keys."""
    if isinstance(value, dict):
        return set().union(*[words(key) | words(item) for key, item in value.items()])
    if isinstance(value, (list, tuple)):
        return set().union(*[words(item) for item in value])
    return {value} if isinstance(value, str) else set()


@pytest.mark.rule("WAR-28.1")
def test_a_hand_is_its_owners_alone_but_its_size_and_decks_are_seen() -> None:
    tale = table()
    seen = {seat: GAME.view(tale.s, seat)["hands"] for seat in (*SEATS, None)}
    own = {"free": list(FREE_HAND), "shadow": list(SHADOW_HAND)}
    for seat in (*SEATS, None):
        assert seen[seat] == {
            "free": {"cards": own["free"] if seat == "free" else [], "character": 2, "strategy": 1},
            "shadow": {"cards": own["shadow"] if seat == "shadow" else [], "character": 1, "strategy": 3},
        }


@pytest.mark.rule("WAR-28.1", "WAR-28.2", "WAR-28.4")
@pytest.mark.parametrize("seat", [*SEATS, None])
def test_no_card_that_a_seat_may_not_know_is_anywhere_in_its_view(seat: str | None) -> None:
    tale = table()
    known = {"free": {*FREE_HAND, *FREE_GONE}, "shadow": {*SHADOW_HAND, *SHADOW_GONE}}.get(seat or "", set())
    assert words(GAME.view(tale.s, seat)) & set(CARDS) == known


@pytest.mark.rule("WAR-28.1")
def test_a_drawn_card_is_told_to_its_owner_and_its_deck_to_all() -> None:
    card = DECK["free_strategy"][7]
    tale = table(free_dice=("event",), shadow_dice=("army",)).go(f"event draw_strategy {card}")
    (drew,) = tale.told("drew")
    assert (drew.to, dict(drew.facts), drew.rule) == ("free", {"card": "card-" + card}, "WAR-28.1")
    assert not drew.visible_to("shadow")
    assert not drew.visible_to(None)
    (draws,) = tale.told("draws")
    assert (draws.to, dict(draws.facts)) == ("all", {"who": "free", "deck": "deck-free_strategy"})
    assert draws.reveals  # so it cannot be undone


@pytest.mark.rule("WAR-28.2")
def test_discards_lie_face_down() -> None:
    tale = table()
    for seat, cards in (("free", FREE_GONE), ("shadow", SHADOW_GONE), (None, ())):
        view = GAME.view(tale.s, seat)
        assert view["discarded"] == list(cards)
        assert view["discards"] == {
            "free": {"free_strategy": 1},
            "shadow": {"shadow_character": 1, "shadow_strategy": 1},
        }


@pytest.mark.rule("WAR-28.2")
def test_what_is_discarded_is_told_to_its_owner_and_its_deck_to_all() -> None:
    hand = tuple(sorted((*DECK["shadow_character"][:4], *DECK["shadow_strategy"][:4])))
    gone = (hand[0], hand[5])
    tale = Tale.of("", ("hand_limit", "shadow"), hands={"free": (), "shadow": hand}).go(" ".join(gone))
    (entry,) = tale.told("discards")
    decks = tuple(sorted(["deck-" + CARDS[card].deck for card in gone]))
    assert (entry.to, dict(entry.facts)) == ("all", {"who": "shadow", "decks": decks})
    (entry,) = tale.told("discarded")
    assert (entry.to, entry.rule) == ("shadow", "WAR-28.2")
    cards = entry.facts["cards"]
    assert isinstance(cards, tuple)
    assert sorted(cards) == sorted(["card-" + card for card in gone])


@pytest.mark.rule("WAR-28.2")
@pytest.mark.parametrize("side", SEATS)
@pytest.mark.parametrize("first", [0, 1])
def test_the_order_of_the_decks_does_not_tell_which_card_was_first(side: str, first: int) -> None:
    """By name, the card of the character deck comes before the other card or after it."""
    decks = (f"{side}_character", f"{side}_strategy")
    low, high = sorted(DECK[decks[first]])[0], sorted(DECK[decks[1 - first]])[-1]
    assert low < high
    rest = [card for card in sorted(DECK[decks[0]]) if card not in (low, high)][:6]
    hands = {"free": (), "shadow": (), side: tuple(sorted((low, high, *rest)))}
    tale = Tale.of("", ("hand_limit", side), hands=hands).go(f"{low} {high}")
    for seat in (*SEATS, None):
        assert list(GAME.view(tale.s, seat)["discards"][side].items()) == [(deck, 1) for deck in decks]


@pytest.mark.rule("WAR-28.2")
def test_in_the_midst_of_a_discard_nothing_shows() -> None:
    hand = tuple(sorted((*DECK["shadow_character"][:4], *DECK["shadow_strategy"][:4])))
    tale = Tale.of("", ("hand_limit", "shadow"), hands={"free": (), "shadow": hand})
    before = GAME.view(tale.s, "free")
    tale.go(hand[0])
    assert GAME.view(tale.s, "free") == before


@pytest.mark.rule("WAR-28.2")
def test_played_cards_are_public() -> None:
    played = (DECK["free_character"][9],)
    for seat in (*SEATS, None):
        assert GAME.view(table(played=played).s, seat)["played"] == list(played)


@pytest.mark.rule("WAR-28.4")
def test_of_the_decks_only_their_size_is_seen() -> None:
    tale = table()
    gone = {"free_character": 2, "free_strategy": 2, "shadow_character": 2, "shadow_strategy": 4}
    sizes = {deck: len(DECK[deck]) - number for deck, number in gone.items()}
    for seat in (*SEATS, None):
        assert GAME.view(tale.s, seat)["decks"] == sizes


@pytest.mark.rule("WAR-28.4")
def test_any_card_of_a_deck_may_be_the_next_and_any_tile() -> None:
    tale = table(free_dice=("event",), shadow_dice=("army",)).go("event draw_strategy")
    left = set(DECK["free_strategy"]) - {*FREE_HAND, *FREE_GONE}
    assert {pick.id: pick.weight for pick in tale.ask.picks} == dict.fromkeys(left, 1)


@pytest.mark.rule("WAR-28.4")
def test_what_is_in_the_hunt_pool_all_know() -> None:
    tiles = {tile: STANDARD.count(tile) for tile in STANDARD}
    for seat in (*SEATS, None):
        view = GAME.view(table().s, seat)["hunt"]
        assert (view["pool"], view["drawn"], view["specials"]) == (tiles, {}, [])


@pytest.mark.rule("WAR-28.5", "WAR-28.6")
def test_all_else_is_seen_by_all_alike() -> None:
    tale = table(progress=3, hidden=False, corruption=4, captured="pelargir", box_shadow=2, free_dice=("will",))
    views = [GAME.view(tale.s, seat) for seat in (*SEATS, None)]
    for view in views:
        for name in ("hands", "discarded"):
            del view[name]
    assert views[0] == views[1] == views[2]
    view = views[0]
    assert view["fellowship"] == {
        "region": "rivendell", "progress": 3, "hidden": False, "corruption": 4, "track": -1,
        "companions": list(tale.s.companions), "guide": tale.s.guide,
    }  # fmt: skip
    assert view["standing"] == {
        "minas_tirith": {"free": {"gondor-regular": 2, "strider": 1}, "shadow": {}, "besieged": "", "captured": False},
        "moria": {"free": {}, "shadow": {"sauron-regular": 2}, "besieged": "", "captured": False},
        "pelargir": {"free": {}, "shadow": {}, "besieged": "", "captured": True},
    }
    assert view["points"] == {"free": 0, "shadow": 1}
    assert view["politics"]["gondor"] == {"steps": 0, "active": True}
    none = {"special": [], "picked": "", "ring_names": []}
    assert view["dice"] == {
        "free": {"ready": ["will"], "used": 3, "box": 0, "all": 4, "rings": 3, "ring_used": False, **none},
        "shadow": {"ready": [], "used": 5, "box": 2, "all": 7, "rings": 0, "ring_used": False, **none},
    }
    assert (view["turn"], view["phase"], view["acting"]) == (1, 5, "free")


@pytest.mark.rule("WAR-28.6")
def test_a_siege_is_seen() -> None:
    tale = Tale.of("minas_tirith: gondor 2r, sauron 3r", ("action_phase",), siege="minas_tirith")
    view = GAME.view(tale.s, None)["standing"]["minas_tirith"]
    assert (view["besieged"], view["captured"]) == ("free", False)


# A seat imagines every world that it cannot tell from the true one.


@pytest.mark.rule("WAR-28.1", "WAR-28.2", "WAR-28.4")
@pytest.mark.parametrize("seat", SEATS)
def test_who_imagines_keeps_what_he_knows_and_deals_the_rest_anew(seat: str) -> None:
    tale = table(played=(DECK["free_character"][9],))
    other = "shadow" if seat == "free" else "free"
    seen = set()
    for at in range(40):
        twin = GAME.imagine(tale.s, seat, Random(at))
        assert GAME.view(twin, seat) == GAME.view(tale.s, seat)
        assert GAME.audit(twin) == []
        assert (twin.hands[seat], twin.discards[seat]) == (tale.s.hands[seat], tale.s.discards[seat])
        seen.add((twin.hands[other], twin.discards[other]))
    assert len(seen) > 30  # of thousands


@pytest.mark.rule("WAR-28.1")
def test_every_card_that_the_other_side_may_hold_is_imagined_in_its_hand() -> None:
    tale = table()
    held = set()
    for at in range(300):
        held |= set(GAME.imagine(tale.s, "free", Random(at)).hands["shadow"])
    assert held == {*DECK["shadow_character"], *DECK["shadow_strategy"]}


@pytest.mark.rule("WAR-28.2")
def test_an_imagined_discard_goes_on() -> None:
    hand = tuple(sorted((*DECK["shadow_character"][:4], *DECK["shadow_strategy"][:4])))
    tale = Tale.of("", ("hand_limit", "shadow"), hands={"free": (), "shadow": hand}).go(hand[0])
    marked = set()
    for at in range(20):
        twin = GAME.imagine(tale.s, "free", Random(at))
        assert len(twin.chosen) == 1
        marked.add(CARDS[twin.chosen[0]].deck)
        assert twin.chosen[0] in twin.hands["shadow"]
        ask = GAME.waiting(twin)
        assert ask is not None
        GAME.apply(twin, ask.picks[0].id)
        assert GAME.audit(twin) == []
        assert len(twin.hands["shadow"]) == 6
    # nobody sees which cards are marked until all of them are discarded
    assert marked == {"shadow_character", "shadow_strategy"}


@pytest.mark.rule("WAR-28.1")
def test_to_imagine_changes_nothing() -> None:
    tale = table()
    before = to_plain(tale.s)
    GAME.imagine(tale.s, "free", Random(1))
    assert to_plain(tale.s) == before


# What is known of a hidden card.


def decks(**cards: tuple[str, ...]) -> dict[str, Pile]:
    return {deck: Pile.of(cards.get(deck, ())) for deck in DECKS}


def only(s: Any, shadow: tuple[str, ...], **left: tuple[str, ...]) -> Any:
    """The position with only these cards in the Shadow's hand and in the decks."""
    slim = s.clone()
    slim.hands["shadow"] = shadow
    slim.decks = decks(**left)
    return slim


@pytest.mark.rule("WAR-28.3", "WAR-12.4")
def test_a_card_on_the_table_may_be_the_one_that_was_committed() -> None:
    """The card on the table fits every hand, and a card of the hand only some hands. All worlds are equally likely."""
    board = "moria: sauron 1r 1n; dimrill_dale: elves 1r"
    held = ("candles_of_corpses", "dreadful_spells")
    tale = attack(board, "shadow", table=("balrog_of_moria",), hands={"free": ("athelas",), "shadow": held})
    assert tale.offers == "candles_of_corpses balrog_of_moria pass", "nobody besieges, so there are no spells"
    tale.go("candles_of_corpses")
    found = found_war(only(tale.s, held, shadow_character=("flocks_of_crebain", "shelobs_lair")), "free")
    sealed = Counter(world[2] for world in found.worlds)
    assert sealed == {("balrog_of_moria",): 6, ("candles_of_corpses",): 3, ("flocks_of_crebain",): 3}
    report = measured(found, GAME.imagine)
    assert report.fair, report


@pytest.mark.rule("WAR-6.9", "WAR-28.1")
def test_who_pays_with_cards_holds_them() -> None:
    hand = ("grond", "the_day_without_dawn")
    table = ("a_power_too_great",)
    dice = {"shadow_dice": ("army", "muster"), "acting": "shadow", "phase": 5}
    tale = Tale.of("", ("die", "shadow"), table=table, hands={"free": (), "shadow": hand}, **dice)
    tale.go("muster remove-a_power_too_great")
    left = {"shadow_character": ("morgul_wound",), "shadow_strategy": ("monsters_roused", "a_new_power_is_rising")}
    found = found_war(only(tale.s, hand, **left), "free")
    assert (tale.asked, len(found.worlds)) == ("shadow pay_card", 2), "of both icons, in every world"
    assert measured(found, GAME.imagine).fair
    tale.go("the_day_without_dawn grond")
    assert tale.s.paid == ("shadow_character-character", "shadow_strategy-army")
    after = found_war(only(tale.s, (), **left), "free")
    assert {card for world in after.worlds for card, spot in world[0] if spot[0] == "gone"} == {*hand, "morgul_wound"}
    assert measured(after, GAME.imagine).fair, "the icons of what was paid with are remembered"


@pytest.mark.rule("WAR-28.1")
def test_a_position_in_which_nobody_could_answer_is_imagined_all_the_same() -> None:
    """No game reaches this position, but a file may. A search for a possible hand would never end."""
    hands = {"free": (), "shadow": ("grond",)}
    tale = Tale.of("", ("event", "free", "army"), ("pay_card", "shadow", "character"), hands=hands)
    twin = GAME.imagine(tale.s, "shadow", Random(1))
    assert (tale.offers, twin.hands["shadow"]) == ("", ("grond",))
