"""Finds invalid versions of companions and invalid tokens in a position (LME-11)."""

from bree.games.war.figures import CHARACTERS
from bree.games.war.lords.action_tokens import TOKENS
from bree.games.war.lords.hidden_versions import hidden_companions, is_level_possible, version_choices
from bree.games.war.state import War


def invalid_council(s: War) -> list[str]:
    """Check that one version of each person is played, and that the public knowledge about the others is true."""
    lords = s.lords
    if lords is None:
        return []
    if not {*lords.shown} <= CHARACTERS.keys() or not {*lords.tokens} <= {*TOKENS}:
        return [f"shown {lords.shown}, tokens {lords.tokens}"]
    broken = []
    for person, versions in version_choices(s.terms).items():
        played = [one for one in versions if one not in s.aside]
        if len(played) != 1:
            broken.append(f"versions of {person}: {played}")
    if len({*lords.tokens}) < len(lords.tokens) or (lords.tokens and not s.terms.council):
        broken.append(f"tokens {lords.tokens}")
    levels = [CHARACTERS[one].level for one in s.companions]
    if any(not is_level_possible(s, one) for one in hidden_companions(s)) or (
        lords.floor and lords.floor not in levels
    ):
        broken.append(f"levels {lords.floor} to {lords.ceiling}, and {s.companions}")
    return broken
