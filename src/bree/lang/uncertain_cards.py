"""Lists the cards of a game with uncertain facts: what is uncertain, how much, and the source.

The card files contain this information. `confidence` is about the card, `frame_confidence` about its frame, and
`reading_confidence` about our reading of an unclear print (`reading` in its text). Every value except "high" means
uncertain. A Polish name without a known Polish print has `polish_name = "guess"`. `reconstructed` lists the facts that
nobody could read, until somebody corrects the file.
"""

from bree.core.cards.file import CardFile, read_folder
from bree.lang.voice import Voice

SURE = "high"
GUESS = "guess"
SAID = ("goal", "does")  # texts that a card may have beside its name


def uncertain_cards(voice: Voice) -> list[str]:
    """Return one line for each such card, by kind and name."""
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
    """Return the uncertain facts as phrases of nouns, such as `doubt-frame_confidence+doubt-low`."""
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
