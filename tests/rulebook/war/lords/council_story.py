"""Helpers for games with secret versions of the companions, from the start or later."""

from typing import Any

from bree.core import Step
from bree.games.war import GAME
from bree.games.war.figures import CHARACTERS, PERSON, sort_figures
from bree.games.war.lords.hidden_versions import version_choices
from bree.games.war.state import Lords
from tests.rulebook.war.war_story import WHOLE, Tale

OTHERS = {one.version_of: one.id for one in CHARACTERS.values() if one.version_of and one.kind == "companion"}
ALL = tuple(sorted(OTHERS.values()))


def gathered(others: str = "", guide: str = "strider", **options: Any) -> Tale:
    """Start a game. Choose the other version of these persons, then the first Guide."""
    t = Tale.begin(GAME, **{"lords": "whole", **options})
    while t.ask.key == "council":
        person = t.ask.picks[0].id if t.ask.picks[0].id in PERSON.values() else t.ask.picks[1].id
        t.answer(OTHERS[person] if person in others.split() else person)
    return t.answer(guide) if guide else t


def until(t: Tale, key: str) -> Tale:
    """Continue with any answers until this ask."""
    while t.ask.key != key:
        t.answer(t.picks[0])
    return t


def fellows(who: str, *steps: Step, shown: str = "", guide: str = "", out: str = "", **given: Any) -> Tale:
    """A Fellowship with these versions, some of them public. The other versions of these persons are aside."""
    companions = sort_figures(who.split())
    here = [PERSON[one] for one in (*companions, *out.split())]
    terms = given.pop("terms", WHOLE)
    gone = [one for one in Tale.of("", terms=terms).s.companions if one not in here]
    usual = Tale.of("", terms=terms, fallen=" ".join([*gone, *out.split()])).s
    everybody = {*usual.aside, *usual.companions} - {*companions}
    guide = guide or max(companions, key=lambda one: CHARACTERS[one].level)
    lords = Lords(shown=tuple(sorted({*shown.split(), *([guide] if PERSON[guide] in version_choices(terms) else [])})))
    lords = given.pop("lords", lords)._replace(ceiling=CHARACTERS[guide].level)
    aside = tuple([one for one in CHARACTERS if one in everybody])
    given = {"companions": companions, "guide": guide, "aside": aside, "terms": terms, "lords": lords, **given}
    return Tale.of("", *steps, fallen=" ".join([*gone, *out.split()]), **given)
