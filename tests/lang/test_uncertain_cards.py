"""`bree rules` shows what is uncertain about a card."""

import pytest

from bree.core.cards.file import CardFile
from bree.games.fellowship import GAME as FELLOWSHIP
from bree.games.mordor import GAME as MORDOR
from bree.games.war import GAME as WAR
from bree.games.war.facts import CARD_FILES, COMBAT_FILES
from bree.games.war.figures import FILES
from bree.lang import LANGUAGES, Voice
from bree.lang.uncertain_cards import uncertain_cards, uncertain_facts


def told(language: str, key: str) -> str:
    return next((line for line in uncertain_cards(Voice(language, FELLOWSHIP)) if line.startswith(key + " ")), "")


def test_a_card_from_a_single_source_says_so() -> None:
    assert told("en", "rider-wraith").endswith("(from a single source; not certain: what the card says (likely))")
    assert told("pl", "rider-wraith").endswith("(z jednego źródła; pewność: treść karty (średnia))")


def test_no_list_of_characters_of_the_campaign_is_in_doubt() -> None:
    chapters = [line for line in uncertain_cards(Voice("en", FELLOWSHIP)) if line.startswith("chapter-")]
    assert [line.partition("  ")[0] for line in chapters if "its list of characters" in line] == ["chapter-endless"]


def test_each_doubt_of_a_card_is_named() -> None:
    facts = {"confidence": "medium", "frame_confidence": "low", "setup_confidence": "high", "source": "rulebook"}
    card = CardFile("x", facts, {}, None, "")
    assert uncertain_facts(card) == ("doubt-confidence+doubt-medium", "doubt-frame_confidence+doubt-low")


def test_a_polish_name_that_was_guessed_is_a_doubt() -> None:
    assert uncertain_facts(CardFile("x", {"polish_name": "guess"}, {}, None, "")) == ("doubt-polish_name+doubt-guess",)
    assert uncertain_facts(CardFile("x", {"polish_name": "rulebook"}, {}, None, "")) == ()
    lines = {language: uncertain_cards(Voice(language, WAR)) for language in LANGUAGES}
    assert "region-trollshaws  Trollshaws  (not certain: its Polish name (a guess))" in lines["en"]
    assert "region-trollshaws  Wzgórza Trollów  (pewność: polska nazwa (przypuszczenie))" in lines["pl"]
    assert [len([line for line in told if line.startswith("region-")]) for told in lines.values()] == [42, 42]


def test_how_a_card_is_read_may_be_a_doubt() -> None:
    lines = {language: uncertain_cards(Voice(language, WAR)) for language in LANGUAGES}
    told = "Both units go to the same region.  (from several sources; not certain: our reading of it (likely))"
    assert "card-cirdans_ships  Círdan's Ships: " + told in lines["en"]
    read = [
        card
        for card in {**CARD_FILES, **COMBAT_FILES}.values()
        if card.facts.get("reading_confidence", "high") != "high"
    ]
    assert len(read) >= 14
    of_cards = [[line for line in told if line.startswith(("card-", "combat-"))] for told in lines.values()]
    assert [len(told) for told in of_cards] == [len(read)] * 2


def test_what_is_reconstructed_is_said_of_every_character_and_where_to_mend_it() -> None:
    ours = [name for name, file in FILES.items() if "reconstructed" in file.facts]
    assert len(ours) == 6
    for language, note in (("en", "reconstructed by us, to be corrected in"), ("pl", "odtworzone przez nas")):
        told = [line for line in uncertain_cards(Voice(language, WAR)) if line.startswith("character-")]
        assert [line.partition("  ")[0].removeprefix("character-") for line in told] == ours
        assert all(note in line for line in told)
        assert all(FILES[name].text[language]["reading"] in line for name, line in zip(ours, told, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_certain_card_is_not_listed(language: str) -> None:
    assert told(language, "rider-terror") == ""
    assert uncertain_cards(Voice(language, MORDOR)) == []
    assert uncertain_cards(Voice(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_doubt_and_source_has_words(language: str) -> None:
    lines = uncertain_cards(Voice(language, FELLOWSHIP))
    assert len(lines) > 20
    assert [line for line in lines if "doubt-" in line or "source-" in line] == []
