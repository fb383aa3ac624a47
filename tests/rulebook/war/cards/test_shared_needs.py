"""In random positions a card is offered exactly where a second implementation of the rules allows it."""

from collections import Counter
from collections.abc import Iterable
from importlib.resources import files
from random import Random

import pytest

from bree.core import CHANCE, Pile, sample
from bree.core.cards.file import CardFile as File
from bree.core.saves.state_json import to_plain
from bree.core.text_check import KEY
from bree.games.war import GAME
from bree.games.war.effects import requirements
from bree.games.war.facts import CARD_FILES, CARDS, COMBAT_FILES, EVENTS
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.play import has_effect, may_be_played, requirement_holds
from bree.games.war.state import War
from tests.rulebook.war.box import BOX
from tests.rulebook.war.cards.boards import by_chance
from tests.rulebook.war.cards.needs import NEEDS, REQUIRING
from tests.rulebook.war.cards.reading import Reading
from tests.rulebook.war.war_story import Tale

BOARDS, MORE_BOARDS = 60, 120
BASE = {name: card for name, card in CARDS.items() if name in BOX and not card.lords}


def test_a_requirement_has_one_sentence() -> None:
    """In the file of the only card with this requirement, else in one file of texts for several cards."""
    requiring: dict[str, list[File]] = {}
    for file in (*CARD_FILES.values(), *COMBAT_FILES.values()):
        assert all(("requires" in text) <= ("requires" in file.facts) for text in file.text.values()), file.id
        if "requires" in file.facts:
            requiring.setdefault(file.facts["requires"], []).append(file)
    shared = {name for name in requiring if book.requirements[name].__module__ == requirements.__name__}
    for name, cards in requiring.items():
        assert (name in shared) or len(cards) == 1, name
        assert {"requires" in text for file in cards for text in file.text.values()} == {name not in shared}, name
    for language in ("en", "pl"):
        text = files("bree.games.war").joinpath("text", f"requirements.{language}.ftl").read_text(encoding="utf-8")
        assert {key.removeprefix("requires-") for key in KEY.findall(text)} == shared


def test_every_card_is_read() -> None:
    assert NEEDS.keys() == BASE.keys()


@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-6.8", "WAR-6.14", "WAR-9.12", "WAR-O5")
def test_what_may_be_played_is_what_the_rules_say() -> None:
    seen: Counter[tuple[str, bool]] = Counter()
    for seed in range(BOARDS):
        s = by_chance(seed).s
        reading = Reading(s)
        assert GAME.audit(s) == [], seed
        for card, needs in NEEDS.items():
            if card not in s.table:
                wanted = needs(reading)
                seen[card, wanted] += 1
                agrees(s, seed, card, wanted)
    assert [card for card in BASE if not seen[card, True]] == [], "each was allowed somewhere"


def agrees(s: War, seed: int, card: str, wanted: bool) -> None:
    """The card has an effect exactly where it should. Without one it may be played, unless option WAR-O5 is set."""
    needs = requirement_holds(s, card)
    assert (seed, card, needs and has_effect(s, card)) == (seed, card, wanted)
    assert (seed, card, may_be_played(s, card)) == (seed, card, needs)
    assert needs or card in REQUIRING.split(), (seed, card)
    strict = s.clone()
    strict.terms = s.terms._replace(in_vain=False)
    assert (seed, card, may_be_played(strict, card)) == (seed, card, wanted)


def idle_cards(s: War, cards: Iterable[str]) -> list[str]:
    """Carry out cards without an effect. Nothing changes, and the log has no line of an effect."""
    found = [one for one in cards if one not in s.table and requirement_holds(s, one) and not has_effect(s, one)]
    for card in found:
        after = s.clone()
        after.todo, after.log, after.acting = [], [], CARDS[card].deck.partition("_")[0]
        before = after.clone()
        after.then(*EVENTS[card])
        GAME.rules.settle(after)
        assert (card, to_plain(after), after.log) == (card, to_plain(before), [])
    return found


@pytest.mark.rule("WAR-6.6")
def test_a_card_without_effect_changes_nothing() -> None:
    seen = Counter(card for seed in range(BOARDS) for card in idle_cards(by_chance(seed).s, BASE))
    assert len(seen) > 30, sorted(seen)


def played(tale: Tale, card: str, rng: Random) -> None:
    """Play the card and answer its asks at random. The position stays sound."""
    s, deck = tale.s.clone(), CARDS[card].deck
    side = deck.partition("_")[0]
    s.hands[side] = (card,)
    s.decks[deck] = Pile.of([one for one in s.decks[deck].cards() if one != card])
    # A used die pays for it.
    s.free_used, s.shadow_used = s.free_used - (side == "free"), s.shadow_used - (side == "shadow")
    s.acting, s.die, s.todo = side, "event", [("tidy",), ("event", side, "event")]
    GAME.rules.settle(s)
    while (ask := GAME.waiting(s)) is not None:
        GAME.apply(s, sample(ask.picks, rng) if ask.who == CHANCE else rng.choice(ask.picks).id)
        assert GAME.audit(s) == [], (card, ask.key)
    over = (s.orders, s.volley, s.hunt, s.battle, s.chosen, s.moved, s.sealed)
    assert s.over or over == (None, None, None, None, (), {}, {}), card


@pytest.mark.rule("WAR-6.6")
@pytest.mark.parametrize("part", range(4))
def test_whatever_a_card_meets_it_comes_to_an_end(part: int) -> None:
    """Play each card twice, in positions that allow it."""
    left = Counter(list(BASE)[part::4]) + Counter(list(BASE)[part::4])
    for seed in range(1000, 1000 + MORE_BOARDS):
        tale = by_chance(seed)
        able = [card for card in left if left[card] and card not in tale.s.table and may_be_played(tale.s, card)]
        for card in able:
            left[card] -= 1
            played(tale, card, Random(seed))
    assert not +left
