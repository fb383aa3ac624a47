"""Describes the cards of a game with two halves on each card (`war`), for `bree rules war CARD` and the terminal.

Everything comes from the card files. Their text says what a card does. Their facts become sentences of the game
(`told-KEY`), and requirements that several cards share have sentences too (`requires-NAME`). A game without
combat halves has no such cards.
"""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from bree.core import Facts
from bree.core.cards.file import CardFile, read_folder
from bree.core.game import Game
from bree.lang.voice import Voice, listed

CARD, COMBAT = "card", "combat"  # kinds in `Game.folders`
LEVELS = ("high", "medium", "low")
SURE = LEVELS[0]
PROPOSED = "proposed"


class HalfText(NamedTuple):
    """The texts of an event or a combat half, in the language of a voice. A missing text is ""."""

    id: str  # of the card, or of the combat title, which several cards share
    name: str
    does: str
    needs: str  # the requirement, as a clause
    rules: tuple[str, ...]  # the rules that it needs, beside those for all cards
    reading: str  # our reading where the print is unclear, and how certain it is
    sure: str  # how certain the text is, and its source
    confidence: str  # `high`, `medium` or `low`: the lower of text and reading
    polish: str  # a note if no Polish print confirms the Polish name


NO_HALF = HalfText("", "", "", "", (), "", "", SURE, "")


class CardText(NamedTuple):
    deck: str  # such as `free_character`; its noun is `deck-free_character`
    number: int
    icon: str  # a die face; its noun is `face-character`
    stays: bool  # it stays on the table
    leaves: str  # when it leaves the table, as a sentence
    initiative: tuple[int, ...]  # of the combat half, one number for each of its effects
    event: HalfText
    combat: HalfText  # NO_HALF if it has none
    outside: bool = False  # it belongs to no deck and no hand


def has_cards(voice: Voice) -> bool:
    return voice.game is not None and {CARD, COMBAT} <= set(voice.game.folders)


def cards(voice: Voice) -> tuple[CardText, ...]:
    """Return all cards, by deck and number."""
    return _cards(voice.language, voice.game) if voice.game is not None and has_cards(voice) else ()


@cache
def _cards(language: str, game: Game) -> tuple[CardText, ...]:
    voice, combats = Voice(language, game), read_folder(f"{game.package}.{game.folders[COMBAT]}", code=False)
    events = read_folder(f"{game.package}.{game.folders[CARD]}", code=False).values()
    return tuple(sorted((_told(voice, card, combats) for card in events), key=lambda one: (one.deck, one.number)))


def _told(voice: Voice, card: CardFile, combats: Mapping[str, CardFile]) -> CardText:
    facts, combat = card.facts, combats.get(card.facts.get("combat", ""))
    later = combats.get(combat.facts.get("then", "")) if combat is not None else None
    return CardText(
        deck=facts["deck"],
        number=facts["number"],
        icon=facts["icon"],
        stays=facts.get("stays", False),
        leaves=card.text[voice.language].get("leaves", ""),
        initiative=tuple(half.facts["initiative"] for half in (combat, later) if half is not None),
        event=_half(voice, card),
        combat=_half(voice, combat) if combat is not None else NO_HALF,
        outside=facts.get("outside", False),
    )


def _half(voice: Voice, card: CardFile) -> HalfText:
    facts, text = card.facts, card.text[voice.language]
    levels = (facts["confidence"], facts.get("reading_confidence", SURE))
    return HalfText(
        id=card.id,
        name=text["name"],
        does=text["does"],
        needs=_requirement(voice, card),
        rules=tuple(facts["rules"]),
        reading=_reading(voice, card),
        sure=voice.say("told-sure", {"level": "sure-" + levels[0], "source": "source-" + facts["source"]}),
        confidence=max(levels, key=LEVELS.index),
        polish=voice.say("told-proposed") if facts["polish_name"] == PROPOSED else "",
    )


def _requirement(voice: Voice, card: CardFile) -> str:
    """Return the card's own sentence, or the sentence of a shared requirement."""
    text = card.text[voice.language]
    if "requires" in text or "requires" not in card.facts:
        return text.get("requires", "")
    return voice.say("requires-" + card.facts["requires"])


def _reading(voice: Voice, card: CardFile) -> str:
    if "reading" not in card.text[voice.language]:
        return ""
    level = "sure-" + card.facts["reading_confidence"]
    return f"{voice.say('told-reading', {'level': level})}: {card.text[voice.language]['reading']}"


def card_lines(voice: Voice, name: str) -> list[str]:
    """Return the lines for the card with this id, or nothing if there is no such card."""
    return [line for card in cards(voice) if card.event.id == name for line in lines(voice, card)]


def lines(voice: Voice, card: CardText, *, brief: bool = False) -> list[str]:
    """Return a card as lines of text. `brief` leaves out its rules and how certain its facts are."""
    event = card.event
    facts: Facts = {"deck": "deck-" + card.deck, "number": card.number, "icon": "face-" + card.icon}
    place = voice.say("told-outside") if card.outside else voice.say("told-card", facts)
    head = f"{event.name} ({event.id}): {place}"
    stays = [f"{voice.say('told-stays')} {card.leaves}"] if card.stays else []
    rows = [head, _row(voice, "told-event", event.does), *_needs(voice, "told-needs", event), *stays]
    return [*rows, *_notes(voice, event, brief), *half_lines(voice, card, brief=brief)]


def half_lines(voice: Voice, card: CardText, *, brief: bool = False) -> list[str]:
    """Return the combat half of a card as lines of text, or nothing if it has none."""
    if card.combat == NO_HALF:
        return []
    numbers = listed([str(number) for number in card.initiative])
    head = voice.say("told-combat", {"name": "'" + card.combat.name, "initiative": "'" + numbers})
    rows = [f"{head}: {card.combat.does}", *_needs(voice, "told-combat-needs", card.combat)]
    return [*rows, *_notes(voice, card.combat, brief)]


def _needs(voice: Voice, key: str, half: HalfText) -> list[str]:
    return [_row(voice, key, half.needs + ".")] if half.needs else []


def _notes(voice: Voice, half: HalfText, brief: bool) -> list[str]:
    reading = [half.reading] if half.reading else []
    if brief:
        return reading
    rules = [_row(voice, "told-rules", listed(half.rules) + ".")] if half.rules else []
    sure = _row(voice, "told-facts", " ".join(part for part in (half.sure, half.polish) if part))
    return [*rules, *reading, sure]


def _row(voice: Voice, key: str, text: str) -> str:
    return f"{voice.say(key)}: {text}"
