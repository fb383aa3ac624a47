"""Which version of a companion is in the Fellowship: a secret of the Free Peoples until it is shown (LME-11.3).

What all know of those that are not shown: their persons, and their levels as far as they have counted for something.
"""

from functools import lru_cache
from itertools import product
from typing import Final

from bree.games.war.figures import CHARACTERS, GOLLUM, PERSON, SMEAGOL, VERSIONS, is_played, sort_figures
from bree.games.war.players.teams import FREE_TEAM
from bree.games.war.state import FREE, NOBODY, Figures, Terms, War

FRIENDS: Final = (FREE, *FREE_TEAM)  # who see the cards of the Fellowship


@lru_cache(64)
def version_choices(terms: Terms) -> dict[str, Figures]:
    """Person -> the versions that may be chosen, where there are several (LME-7.1, LME-7.17)."""
    found = {}
    for person, versions in VERSIONS.items():
        played = tuple([one for one in versions if is_played(terms, one) and CHARACTERS[one].kind == "companion"])
        if len(played) > 1:
            found[person] = played
    return found


def is_hidden(s: War, companion: str) -> bool:
    lords = s.lords
    if lords is None or companion in lords.shown or companion not in s.companions:
        return False
    return PERSON[companion] in version_choices(s.terms)


def hidden_companions(s: War) -> Figures:
    """Companions whose version the Shadow does not know."""
    return tuple([one for one in s.companions if is_hidden(s, one)]) if s.lords else NOBODY


def shown_name(s: War, companion: str, seat: str | None) -> str:
    """LME-11.26"""
    return PERSON[companion] if seat not in FRIENDS and is_hidden(s, companion) else companion


def is_guide_public(s: War) -> bool:
    """Do all see who the Guide is? Not while he is chosen, where the choice hangs on a secret."""
    if is_hidden(s, s.guide):
        return False
    return not any(step[0] == "guide" and step[-1] not in s.companions for step in s.todo)


def show_version(s: War, companion: str) -> bool:
    """LME-11.4: he becomes the Guide, is a casualty, or leaves. Was his version a secret until now?"""
    lords = s.lords
    if lords is None or not is_hidden(s, companion):
        return False
    floor = 0 if CHARACTERS[companion].level == lords.floor else lords.floor
    s.lords = lords._replace(shown=tuple(sorted((*lords.shown, companion))), floor=floor)
    return True


def is_guide_secret(s: War) -> bool:
    return bool(hidden_companions(s))


def show_guide(s: War, guide: str) -> bool:
    """All see the new Guide, and that nobody's level is above his: was anything of that a secret?"""
    secret = bool(hidden_companions(s))
    show_version(s, guide)  # LME-11.4
    if guide != GOLLUM:
        record_highest_level(s, CHARACTERS[guide].level)
    return secret


# Levels


def record_highest_level(s: War, level: int) -> None:
    """All see that this is the highest level in the Fellowship: it was the Guide's, or Sméagol's counted (LME-8.1)."""
    lords = s.lords
    if lords is None or not hidden_companions(s):
        return
    open_ = [CHARACTERS[one].level for one in s.companions if not is_hidden(s, one)]
    s.lords = lords._replace(ceiling=level, floor=0 if level in open_ else level)


def possible_levels(s: War, companion: str) -> list[int]:
    """What his level may be, for all that everybody knows."""
    if not is_hidden(s, companion):
        return [CHARACTERS[companion].level]
    return [CHARACTERS[one].level for one in version_choices(s.terms)[PERSON[companion]] if is_level_possible(s, one)]


def is_level_possible(s: War, version: str) -> bool:
    lords = s.lords
    return lords is None or not lords.ceiling or CHARACTERS[version].level <= lords.ceiling


def possible_guides(s: War) -> list[str]:
    """Who may be of the highest level, for all that everybody knows."""
    found = {one: possible_levels(s, one) for one in s.companions if one != SMEAGOL}
    sure = max([min(some) for some in found.values()])
    return [one for one, some in found.items() if max(some) >= sure]


def may_guide_be_choice(s: War) -> bool:
    """Might there be a choice of the Guide? Then it is asked, so that the wait tells nothing (LME-11.26)."""
    return bool(hidden_companions(s)) and SMEAGOL not in s.companions and len(possible_guides(s)) > 1


def record_victim_level(s: War, companion: str, level: int) -> None:
    if companion == SMEAGOL:
        record_highest_level(s, level)


# Worlds


def persons_to_choose(s: War) -> list[str]:
    """Persons of whom the version is still to be chosen."""
    return [str(step[-1]) for step in s.todo if step[0] == "council"]


def possible_fellowships(s: War) -> list[Figures]:
    """All Fellowships that the Shadow cannot tell from the true one."""
    later = persons_to_choose(s)
    rows = [
        (one,) if not is_hidden(s, one) or PERSON[one] in later else tuple(
            [version for version in version_choices(s.terms)[PERSON[one]] if is_level_possible(s, version)]
        )
        for one in s.companions
    ]  # fmt: skip
    floor = s.lords.floor if s.lords else 0
    found = [sort_figures(list(some)) for some in product(*rows)]
    return [some for some in found if not floor or floor in [CHARACTERS[one].level for one in some if one != SMEAGOL]]
