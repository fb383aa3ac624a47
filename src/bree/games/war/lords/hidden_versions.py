"""The hidden versions of companions: only the Free Peoples know them until they are shown (LME-11.3).

All seats know the persons. They also know something about the levels, because some rules depend on them.
"""

from functools import lru_cache
from itertools import product
from typing import Final

from bree.games.war.figures import CHARACTERS, GOLLUM, PERSON, SMEAGOL, VERSIONS, is_played, sort_figures
from bree.games.war.players.teams import FREE_TEAM
from bree.games.war.state import FREE, NOBODY, Figures, Terms, War

FRIENDS: Final = (FREE, *FREE_TEAM)  # seats that know the versions


@lru_cache(64)
def version_choices(terms: Terms) -> dict[str, Figures]:
    """Return the possible versions of each person who has several (LME-7.1, LME-7.17)."""
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
    """Return the companions with a version that the Shadow does not know."""
    return tuple([one for one in s.companions if is_hidden(s, one)]) if s.lords else NOBODY


def shown_name(s: War, companion: str, seat: str | None) -> str:
    """Return the person instead of the version for seats that do not know it (LME-11.26)."""
    return PERSON[companion] if seat not in FRIENDS and is_hidden(s, companion) else companion


def is_guide_public(s: War) -> bool:
    """Is the Guide public? Not while he is chosen, if the choice depends on a secret."""
    if is_hidden(s, s.guide):
        return False
    return not any(step[0] == "guide" and step[-1] not in s.companions for step in s.todo)


def show_version(s: War, companion: str) -> bool:
    """Show the version of a companion that becomes the Guide, is a casualty or leaves (LME-11.4).

    Return True if it was secret.
    """
    lords = s.lords
    if lords is None or not is_hidden(s, companion):
        return False
    floor = 0 if CHARACTERS[companion].level == lords.floor else lords.floor
    s.lords = lords._replace(shown=tuple(sorted((*lords.shown, companion))), floor=floor)
    return True


def is_guide_secret(s: War) -> bool:
    return bool(hidden_companions(s))


def show_guide(s: War, guide: str) -> bool:
    """Show the new Guide. All seats learn that no level is above the Guide's. Return True if anything was secret."""
    secret = bool(hidden_companions(s))
    show_version(s, guide)  # LME-11.4
    if guide != GOLLUM:
        record_highest_level(s, CHARACTERS[guide].level)
    return secret


# Levels


def record_highest_level(s: War, level: int) -> None:
    """Record that this is the highest level in the Fellowship.

    All seats learn it from the level of the Guide, or from that of Sméagol (LME-8.1).
    """
    lords = s.lords
    if lords is None or not hidden_companions(s):
        return
    open_ = [CHARACTERS[one].level for one in s.companions if not is_hidden(s, one)]
    s.lords = lords._replace(ceiling=level, floor=0 if level in open_ else level)


def possible_levels(s: War, companion: str) -> list[int]:
    """Return the levels that a companion may have, by public knowledge."""
    if not is_hidden(s, companion):
        return [CHARACTERS[companion].level]
    return [CHARACTERS[one].level for one in version_choices(s.terms)[PERSON[companion]] if is_level_possible(s, one)]


def is_level_possible(s: War, version: str) -> bool:
    lords = s.lords
    return lords is None or not lords.ceiling or CHARACTERS[version].level <= lords.ceiling


def possible_guides(s: War) -> list[str]:
    """Return the companions that may have the highest level, by public knowledge."""
    found = {one: possible_levels(s, one) for one in s.companions if one != SMEAGOL}
    sure = max([min(some) for some in found.values()])
    return [one for one, some in found.items() if max(some) >= sure]


def may_guide_be_choice(s: War) -> bool:
    """May there be a choice of the Guide? Then the game asks, so that the wait reveals nothing (LME-11.26)."""
    return bool(hidden_companions(s)) and SMEAGOL not in s.companions and len(possible_guides(s)) > 1


def record_victim_level(s: War, companion: str, level: int) -> None:
    if companion == SMEAGOL:
        record_highest_level(s, level)


# Possible Fellowships


def persons_to_choose(s: War) -> list[str]:
    """Return the persons without a chosen version."""
    return [str(step[-1]) for step in s.todo if step[0] == "council"]


def possible_fellowships(s: War) -> list[Figures]:
    """Return all Fellowships that the Shadow cannot tell from the true one."""
    later = persons_to_choose(s)
    versions = [
        (one,) if not is_hidden(s, one) or PERSON[one] in later else tuple(
            [version for version in version_choices(s.terms)[PERSON[one]] if is_level_possible(s, version)]
        )
        for one in s.companions
    ]  # fmt: skip
    floor = s.lords.floor if s.lords else 0
    found = [sort_figures(list(some)) for some in product(*versions)]
    return [some for some in found if not floor or floor in [CHARACTERS[one].level for one in some if one != SMEAGOL]]
