"""Explanations of cards with two halves, and the search for cards by name."""

import pytest

from bree.core.rulebook import rulebook
from bree.games.mordor import GAME as MORDOR
from bree.games.war import GAME as WAR
from bree.games.war.facts import CARDS, COMBATS
from bree.games.war.rules.cards.removal import REMOVABLE
from bree.lang import LANGUAGES, Voice
from bree.lang.card_search import find_cards, similar_names
from bree.lang.cards import cards, lines

ENGLISH, POLISH = Voice("en", WAR), Voice("pl", WAR)


def test_a_card_is_told_with_both_halves_and_how_sure_they_are() -> None:
    told = next(card for card in cards(POLISH) if card.event.id == "cirdans_ships")
    assert lines(POLISH, told) == [
        "Okręty Círdana (cirdans_ships): talia strategii Wolnych Ludów, nr 13; symbol: Mobilizacja",
        "Wydarzenie: " + told.event.does,
        "Wymóg (WAR-6.5): Elfy są w stanie wojny.",
        "Zasady: WAR-6.10, WAR-9.12.",
        "Nasza wykładnia (prawdopodobna): Obie jednostki stają w tym samym regionie.",
        "Pewność: treść pewna, z kilku źródeł. Polska nazwa to nasze tłumaczenie; nie znamy polskiego wydania karty.",
        "Karta bitwy „Szarża”, inicjatywa 2: " + told.combat.does,
        "Wymóg (WAR-12.4): w bitwie bierze udział twoja jednostka elitarna.",
        "Zasady: WAR-12.9.",
        "Nasza wykładnia (prawdopodobna): Karta nie podaje, od ilu trafia, więc trafia tak jak zwykły rzut tej rundy.",
        "Pewność: treść pewna, z kilku źródeł. Polska nazwa to nasze tłumaczenie; nie znamy polskiego wydania karty.",
    ]
    assert (told.event.confidence, told.combat.confidence) == ("medium", "medium")


def test_a_card_on_the_table_says_when_it_leaves() -> None:
    told = next(card for card in cards(ENGLISH) if card.event.id == "wormtongue")
    assert lines(ENGLISH, told)[2:4] == [
        "Requirement (WAR-6.5): Saruman is in play.",
        "Stays on the table (WAR-6.7, WAR-6.8). It leaves at once when Rohan becomes active or Saruman is eliminated.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_are_told_whole(language: str) -> None:
    told, book = cards(Voice(language, WAR)), rulebook(WAR.package)
    assert [(one.deck, one.number) for one in told] == sorted((card.deck, card.number) for card in CARDS.values())
    for one in told:
        assert bool(one.leaves) == one.stays == CARDS[one.event.id].stays, one.event.id
        assert all((one.event.rules, one.combat.rules or one.outside)), one.event.id
        assert set(one.event.rules + one.combat.rules) <= set(book), one.event.id
    titles = {one.combat.id for one in told if not one.outside}
    assert titles == set(COMBATS) - {card.then for card in COMBATS.values()}
    assert [one.initiative for one in told if one.combat.id == "mumakil"] == [(3, 5), (3, 5), (3, 5)]


@pytest.mark.parametrize(
    "words", ["wizards_staff", "Wizard's Staff", "wizard’s staff", "Laska czarodzieja", "LASKA CZARODZIEJA"]
)
def test_a_card_is_found_by_its_id_and_by_its_name_in_either_language(words: str) -> None:
    found = find_cards(ENGLISH, words)
    assert found.whole
    assert found.lines[0].startswith("Wizard's Staff (wizards_staff): ")


def test_a_part_of_a_name_finds_the_only_card_that_has_it() -> None:
    assert find_cards(POLISH, "palantir").lines[0].startswith("Palantír z Orthanku (the_palantir_of_orthanc): ")
    assert not find_cards(POLISH, "palantir").whole
    assert find_cards(ENGLISH, "orc").lines == [
        "Cards of that name: Orc Patrol (orc_patrol); Half-orcs and Goblin-men (half_orcs_and_goblin_men); "
        "Orcs Multiplying Again (orcs_multiplying_again)."
    ]
    assert find_cards(ENGLISH, "of").lines == find_cards(ENGLISH, "no such card").lines == []


def test_a_combat_title_says_which_cards_have_it() -> None:
    found = find_cards(ENGLISH, "zwiadowcy").lines
    assert found[0].startswith("Combat card “Scouts”, initiative 1: ")
    names = [f"{card.event.name} ({card.event.id})" for card in cards(ENGLISH) if card.combat.id == "scouts"]
    assert {"The Red Arrow (the_red_arrow)", "Grimbeorn the Old, Son of Beorn (grimbeorn_the_old)"} <= {*names}
    assert found[-1] == f"Event cards with this combat half: {'; '.join(names)}."


def test_names_near_to_what_was_mistyped_are_offered() -> None:
    assert similar_names(POLISH, "balrg") == ["Nadciąga Balrog! (a_balrog_is_come)", "Balrog z Morii (balrog_of_moria)"]
    assert similar_names(POLISH, "xyzzy") == []


def test_a_game_without_such_cards_has_none_to_tell() -> None:
    voice = Voice("en", MORDOR)
    assert (cards(voice), find_cards(voice, "gandalf").lines, similar_names(voice, "gandalf")) == ((), [], [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_that_can_be_taken_off_the_table_has_words_for_it(language: str) -> None:
    voice = Voice(language, WAR)
    for card in REMOVABLE:
        assert voice.say("card-" + card) in voice.say("action-remove-" + card)
