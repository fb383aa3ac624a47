"""The cards of a game whose facts are not certain: what is uncertain_facts, how much, and where it comes from.

A card file says so itself: `confidence` for the card, `frame_confidence` for its frame, `reading_confidence` for how we
read what the print leaves open (`reading` of its text); anything but "high" is a doubt.
So is a Polish name that no Polish print is known to have: `polish_name = "guess"`. What could not be read at all and
stands there until somebody mends the file is named in `reconstructed`.
"""

from bree.core.cards.file import CardFile, read_folder
from bree.lang.voice import Voice

SURE = "high"
GUESS = "guess"
SAID = ("goal", "does")  # what the text of a card may have beside its name


def uncertain_cards(voice: Voice) -> list[str]:
    """A line for each such card, by kind and name."""
    if voice.game is None:
        return []
    found = []
    for kind, place in voice.game.folders.items():
        for card in read_folder(f"{voice.game.package}.{place}").values():
            notes = uncertain_facts(card)
            if notes:
                found.append(line(voice, f"{kind}-{card.id}", card, notes))
    return found


def uncertain_facts(card: CardFile) -> tuple[str, ...]:
    """The uncertain_cards as phrases of nouns: `doubt-frame_confidence+doubt-low`."""
    rows = [
        (name, level)
        for name, level in card.facts.items()
        if (name.endswith("confidence") and level != SURE) or (name == "polish_name" and level == GUESS)
    ]
    ours = ("doubt-reconstructed",) if card.facts.get("reconstructed") else ()
    return (*[f"doubt-{name}+doubt-{level}" for name, level in rows], *ours)


def line(voice: Voice, key: str, card: CardFile, notes: tuple[str, ...]) -> str:
    text = card.text[voice.language]
    said = text.get("reading") or " ".join(text[part] for part in SAID if part in text)
    source = voice.noun("source-" + str(card.facts["source"])) + "; " if "source" in card.facts else ""
    name = f"{text['name']}: {said}" if said else text["name"]
    return f"{key}  {name}  ({source}{voice.say('cli-doubt', {'what': notes})})"
