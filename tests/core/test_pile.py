"""A pile has a known top, an unordered rest and a known bottom."""

from collections import Counter
from fractions import Fraction
from random import Random

from hypothesis import given, strategies as st
import pytest

from bree.core import Pick, Pile, odds, sample

CARDS = st.sampled_from(["axe", "bow", "cup", "dagger"])
SOME = st.lists(CARDS, max_size=6).map(tuple)
PILES = st.builds(lambda top, rest, bottom: Pile(top, tuple(sorted(rest)), bottom), SOME, SOME, SOME)
MIXED = Pile(("axe", "bow"), ("cup", "cup", "dagger"), ("elf", "fire"))


def test_a_shuffled_pile_has_no_order() -> None:
    assert Pile.of(["cup", "axe", "bow"]) == Pile.of(["bow", "cup", "axe"]) == Pile((), ("axe", "bow", "cup"), ())


def test_size_and_cards_count_all_three_parts() -> None:
    assert MIXED.size == 7
    assert MIXED.cards() == ("axe", "bow", "cup", "cup", "dagger", "elf", "fire")
    assert (Pile().size, Pile().cards()) == (0, ())


def test_the_known_top_is_drawn_before_all_else() -> None:
    assert MIXED.draws() == (Pick("axe"),)
    assert MIXED.take("axe") == Pile(("bow",), ("cup", "cup", "dagger"), ("elf", "fire"))


def test_the_rest_is_drawn_by_weight_of_equal_cards() -> None:
    under_top = MIXED.take("axe").take("bow")
    assert under_top.draws() == (Pick("cup", (), 2), Pick("dagger", (), 1))
    assert odds(under_top.draws()) == {"cup": Fraction(2, 3), "dagger": Fraction(1, 3)}
    assert under_top.take("cup") == Pile((), ("cup", "dagger"), ("elf", "fire"))


def test_the_bottom_is_drawn_last_and_in_its_order() -> None:
    low = Pile((), (), ("elf", "fire"))
    assert low.draws() == (Pick("elf"),)
    assert low.take("elf") == Pile((), (), ("fire",))
    assert low.take("elf").take("fire") == Pile()


def test_an_empty_pile_offers_nothing() -> None:
    assert Pile().draws() == ()
    with pytest.raises(ValueError, match="axe cannot be the next card"):
        Pile().take("axe")


@pytest.mark.parametrize(
    ("pile", "card"),
    [(MIXED, "bow"), (MIXED, "cup"), (Pile.of(["cup"]), "axe"), (Pile((), (), ("elf", "fire")), "fire")],
    ids=["second of the top", "of the rest, under a known top", "not there", "lowest of the bottom"],
)
def test_only_the_next_card_can_be_taken(pile: Pile, card: str) -> None:
    with pytest.raises(ValueError, match="cannot be the next card"):
        pile.take(card)


def test_a_search_takes_a_card_from_anywhere_and_keeps_the_order_of_the_others() -> None:
    assert MIXED.search("axe") == Pile(("bow",), MIXED.rest, MIXED.bottom)
    assert MIXED.search("cup") == Pile(MIXED.top, ("cup", "dagger"), MIXED.bottom)
    assert MIXED.search("fire") == Pile(MIXED.top, MIXED.rest, ("elf",))
    with pytest.raises(ValueError, match="not in tuple"):
        MIXED.search("gold")


def test_on_top_is_drawn_next_and_under_is_drawn_last() -> None:
    assert MIXED.on_top("gold") == Pile(("gold", "axe", "bow"), MIXED.rest, MIXED.bottom)
    assert MIXED.under("gold") == Pile(MIXED.top, MIXED.rest, ("elf", "fire", "gold"))


def test_shuffling_forgets_all_order_and_takes_more_cards_in() -> None:
    assert MIXED.shuffled() == Pile.of(MIXED.cards())
    assert Pile(("cup",), (), ("axe",)).shuffled("bow") == Pile((), ("axe", "bow", "cup"), ())


@given(pile=PILES, card=CARDS)
def test_what_is_laid_on_top_or_under_is_added_once(pile: Pile, card: str) -> None:
    more = tuple(sorted((*pile.cards(), card)))
    assert pile.on_top(card).cards() == pile.under(card).cards() == pile.shuffled(card).cards() == more
    assert pile.on_top(card).take(card) == pile


@given(pile=PILES)
def test_whatever_is_offered_can_be_taken_and_is_then_missing_once(pile: Pile) -> None:
    for pick in pile.draws():
        left = pile.take(pick.id)
        assert Counter(left.cards()) == Counter(pile.cards()) - Counter([pick.id])
        assert left.size == pile.size - 1


@given(pile=PILES)
def test_the_weights_of_the_rest_are_its_cards(pile: Pile) -> None:
    rest = Pile((), pile.rest, pile.bottom)
    if pile.rest:
        assert Counter({pick.id: pick.weight for pick in rest.draws()}) == Counter(pile.rest)
        assert sum(pick.weight for pick in rest.draws()) == len(pile.rest)


@given(pile=PILES)
def test_a_pile_can_be_drawn_to_its_end_in_as_many_draws_as_it_has_cards(pile: Pile) -> None:
    drawn = []
    left = pile
    while picks := left.draws():
        drawn.append(picks[-1].id)
        left = left.take(drawn[-1])
    assert sorted(drawn) == list(pile.cards())
    assert drawn[: len(pile.top)] == list(pile.top)
    assert drawn[len(drawn) - len(pile.bottom) :] == list(pile.bottom)


@given(pile=PILES)
def test_a_search_removes_one_card_from_one_part(pile: Pile) -> None:
    for card in set(pile.cards()):
        left = pile.search(card)
        assert Counter(left.cards()) == Counter(pile.cards()) - Counter([card])
        assert sum(before != after for before, after in zip(pile, left, strict=True)) == 1
        assert list(left.rest) == sorted(left.rest)


@given(pile=PILES, seed=st.integers(), data=st.data())
def test_several_draws_at_once_equal_single_draws(pile: Pile, seed: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, pile.size))
    rng, other = Random(seed), Random(seed)
    drawn, left = pile.draw(count, rng)
    single: list[str] = []
    for _ in range(count):
        single.append(sample(pile.draws(), other))
        pile = pile.take(single[-1])
    assert (drawn, left) == (tuple(single), pile)
    assert rng.getstate() == other.getstate()


def test_more_draws_than_cards_are_refused() -> None:
    with pytest.raises(IndexError):
        MIXED.draw(8, Random(1))
