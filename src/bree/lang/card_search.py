"""Finds cards by what a person types: an id, a name in either language, or part of a name. Finds characters and places
by their full name.
"""

from collections.abc import Callable
from difflib import get_close_matches
import re
from typing import NamedTuple

from bree.core.cards.file import read_folder
from bree.lang.cards import CardText, HalfText, cards, half_lines, lines
from bree.lang.normalize import normalize
from bree.lang.uncertain_cards import SAID
from bree.lang.voice import LANGUAGES, Voice

SHORTEST = 3  # letters of a part of a name, at least
NEAR = 4  # suggestions for a name that no card has
ALIKE = 0.7  # how similar a suggestion must be
BLANKS = {ord(sign): " " for sign in '-–,.:;!?„”“"_'}


class FoundCards(NamedTuple):
    lines: list[str]  # empty if nothing has this name
    whole: bool = False  # the words were a full name, not a part of one


def find_cards(voice: Voice, words: str) -> FoundCards:
    """Describe the card, or list the names of several cards. Characters and places with this full name come first."""
    wanted = _plain(words)
    if len(wanted) < SHORTEST:
        return FoundCards([])
    texts = {card.event.id: card for card in cards(voice)}
    for found in (_whole(voice, wanted, _event), _whole(voice, wanted, _combat)):
        if found:
            return FoundCards(_lines(voice, [texts[name] for name in found], wanted), True)
    part = [name for name, calls in _names(voice, _event).items() if any(wanted in call for call in calls)]
    if not part:
        part = [name for name, calls in _names(voice, _combat).items() if any(wanted in call for call in calls)]
    return FoundCards(
        [*thing_lines(voice, words), *(_lines(voice, [texts[name] for name in part], wanted) if part else [])]
    )


def thing_lines(voice: Voice, words: str) -> list[str]:
    """Describe everything else in the box that has this full name and a text, with our reading of it."""
    found: list[str] = []
    if voice.game is None:
        return found
    wanted = _plain(words)
    for place in voice.game.folders.values():
        for card in read_folder(f"{voice.game.package}.{place}", code=False).values():
            if wanted in (_plain(card.id), *(_plain(card.text[one]["name"]) for one in LANGUAGES)):
                text = card.text[voice.language]
                said = " ".join(text[part] for part in (*SAID, "reading") if part in text)
                found += [f"{text['name']} ({card.id}): {said}"] if said else []
    return found


def card_with_name(voice: Voice, words: str) -> str:
    """Return the id of the card with this full name in either language, or "" if there is no such card or several."""
    found = _whole(voice, _plain(words), _event)
    return found[0] if len(found) == 1 else ""


def similar_names(voice: Voice, words: str) -> list[str]:
    """Return suggestions for a mistyped card name, or for a mistyped word of one."""
    wanted = _plain(words)
    texts = {card.event.id: card for card in cards(voice)}
    calls: dict[str, list[CardText]] = {}
    for half in (_event, _combat):
        for name, row in _names(voice, half).items():
            for call in row:
                for part in (call, *call.split()):
                    calls.setdefault(part, []).append(texts[name])
    near = get_close_matches(wanted, calls, n=NEAR, cutoff=ALIKE)
    return list(dict.fromkeys(_called(card) for call in near for card in calls[call]))[:NEAR]


def _lines(voice: Voice, found: list[CardText], wanted: str) -> list[str]:
    if len(found) == 1:
        return lines(voice, found[0])
    names = "; ".join(_called(card) for card in found)
    if len({card.combat.id for card in found}) == 1 and wanted not in _plain(found[0].event.name):
        return [*half_lines(voice, found[0]), f"{voice.say('told-shared')}: {names}."]
    return [f"{voice.say('told-several')}: {names}."]


def _called(card: CardText) -> str:
    return f"{card.event.name} ({card.event.id})"


def _event(card: CardText) -> HalfText:
    return card.event


def _combat(card: CardText) -> HalfText:
    return card.combat


def _whole(voice: Voice, wanted: str, half: Callable[[CardText], HalfText]) -> list[str]:
    return [name for name, calls in _names(voice, half).items() if wanted in calls]


def _names(voice: Voice, half: Callable[[CardText], HalfText]) -> dict[str, list[str]]:
    """Return card -> the names of this half: its id and its name in both languages, normalized."""
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        for card in cards(Voice(language, voice.game)):
            if half(card).id:
                found.setdefault(card.event.id, []).extend((_plain(half(card).id), _plain(half(card).name)))
    return found


def _plain(words: str) -> str:
    """Return letters and digits only, so that `balrog_of_moria`, "The Ring is Mine!" and `Wizard's Staff` can be typed
    freely.
    """
    return " ".join(re.sub(r"[’']", "", normalize(words)).translate(BLANKS).split())
