"""Finds a game term by one of its forms in either language, and explains it."""

from bree.core.terms import LANGUAGES, Term, terms
from bree.lang.normalize import normalize
from bree.lang.voice import Voice


def find_term(voice: Voice, words: str) -> Term | None:
    """Return the term that the words mean; the language of the voice comes first."""
    if voice.game is None:
        return None
    wanted = normalize(" ".join(words.split()))
    for language in sorted(LANGUAGES, key=lambda one: one != voice.language):
        for term in terms(voice.game.package).values():
            if wanted in map(normalize, term.forms[language]):
                return term
    return None


def explain(term: Term, voice: Voice) -> str:
    """Return the term, its explanation and its rules in one line."""
    name = term.name[voice.language]
    return f"{name[0].upper()}{name[1:]}: {term.text[voice.language]} ({', '.join(term.rules)})"
