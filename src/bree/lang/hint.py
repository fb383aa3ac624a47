"""The words of a hint: the bot's choice, the chance to win, and the reasons."""

from collections.abc import Iterable, Sequence

from bree.core import Ask, Facts
from bree.lang.voice import LITERALLY, Voice, listed

INSTEAD = "instead"  # the fact that lists picks


def hint_words(
    voice: Voice, ask: Ask, bot: str, picks: Sequence[str], says: Iterable[tuple[str, Facts]], worth: float | None
) -> str:
    """Return the hint as sentences. `ask` is the question as the player sees it, with the whole pick set, because the
    hint calls picks by the names in it.
    """
    sentences = [voice.say("hint-says", {"bot": "bot-" + bot, "picks": _called(voice, ask, picks)})]
    if worth is not None:
        sentences.append(voice.say("hint-worth", {"share": round(worth * 100)}))
    for key, facts in says:
        named = facts.get(INSTEAD)
        known = {**facts, INSTEAD: _called(voice, ask, named)} if isinstance(named, tuple) else facts
        sentences.append(voice.say("hint-" + key, known))
    return " ".join(sentences)


def _called(voice: Voice, ask: Ask, picks: Iterable[str]) -> str:
    return LITERALLY + listed([voice.called(ask, pick) for pick in picks])
