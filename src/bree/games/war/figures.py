"""The figures of the game, and counts of the figures in an army.

An army is a sorted tuple of figures, so equal armies are equal values.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from bree.core.cards.file import CardFile as File, read_folder
from bree.games.war.state import FREE, FREE_NATIONS, NATIONS, SHADOW, SIDE, Figures, Terms

REGULAR: Final = "-regular"
ELITE: Final = "-elite"
LEADER: Final = "-leader"
NAZGUL: Final = "nazgul"
WITCH_KING, SARUMAN, MOUTH = "witch_king", "saruman", "mouth_of_sauron"
GREY, WHITE = "gandalf_the_grey", "gandalf_the_white"
STRIDER, ARAGORN, GOLLUM, SMEAGOL = "strider", "aragorn", "gollum", "smeagol"
# Characters of Lords of Middle-earth.
ELROND, GALADRIEL = "elrond", "galadriel"
BALROG, GOTHMOG = "balrog", "gothmog"
CHIEF, NUMENOREAN = "witch_king_chief", "mouth_black_numenorean"
CACHE_SIZE: Final = 1 << 14  # the cache holds the counts of the newest armies

Kind = type | tuple[type, ...]
KNOWN: Final[dict[str, Kind]] = {
    "kind": str, "level": int, "leadership": int, "activates": list, "action_die": int, "nation": str, "hobbit": bool,
    "nazgul": bool, "captain": bool, "advances": str, "advances_in": list, "replaces": str, "part": str,
    "version_of": str, "special_die": str, "home": str, "outside": str, "confidence": str, "source": str,
    "reconstructed": list, "calls_white": bool, "companion_level": int, "captain_in": str, "rouses": bool, "guide": str,
    "polish_name": str,
}  # fmt: skip


class Character(NamedTuple):
    id: str
    kind: str  # "companion", "keeper", "minion", "lesser", "gollum" or "smeagol"
    level: int
    leadership: int
    activates: tuple[str, ...] = ()  # nations that a companion can activate
    action_die: int = 0
    nation: str = ""
    hobbit: bool = False
    nazgul: bool = False
    captain: bool = False  # Captain of the West: +1 combat strength
    captain_in: str = ""  # the nation in which this companion is a Captain of the West, as a defender
    advances: str = ""  # any die can advance this nation while the companion is in `advances_in`
    advances_in: tuple[str, ...] = ()
    rouses: bool = False  # such a die may activate the nation instead
    guide: str = ""  # the Guide ability of an alternative companion: LEAVES, TOGETHER or UNSEEN
    replaces: str = ""
    part: str = ""  # the part of Lords of Middle-earth, named as in `Terms`; "" for the base game
    version_of: str = ""  # the character of the base game who is the same person
    special_die: str = ""  # the special die that this character adds to the pool
    home: str = ""  # the region that this character never leaves
    calls_white: bool = False  # this minion lets Gandalf the White enter play (WAR-7.19)
    companion_level: int = 0  # for combat cards, the level as a companion if it differs (LME-7.8)
    outside: str = ""  # a region in which the companion may start outside the Fellowship (LME-11.6)
    # Facts that could not be read from the print. Their values are ours; correct them in the file.
    reconstructed: tuple[str, ...] = ()


# Abilities of a Guide from the Council of Rivendell. LEAVES: the Guide leaves and reduces the damage by one. TOGETHER:
# two Hobbits are lost and cancel a tile. UNSEEN: the Shadow re-rolls no hunt dice.
LEAVES, TOGETHER, UNSEEN = "leaves", "together", "unseen"
GUIDE_POWERS: Final = ("", LEAVES, TOGETHER, UNSEEN)


def read(file: File) -> Character:
    file.check(KNOWN)
    if file.facts.get("guide", "") not in GUIDE_POWERS:
        raise file.refuse("guide", "why-unknown-name")
    if not set(file.facts.get("reconstructed", ())) <= KNOWN.keys():
        raise file.refuse("reconstructed", "why-unknown-name")
    facts = dict(file.facts)
    for name in ("activates", "advances_in", "reconstructed"):
        facts[name] = tuple([str(one) for one in facts.get(name, ())])
    return Character(file.id, **{name: value for name, value in facts.items() if name in Character._fields})


FILES: Final = read_folder("bree.games.war.characters", code=False)
CHARACTERS: Final[dict[str, Character]] = {name: read(file) for name, file in FILES.items()}
COMPANIONS: Final = tuple([one.id for one in CHARACTERS.values() if one.kind in ("companion", "keeper")])
FIRST_MINIONS: Final = (SARUMAN, WITCH_KING, MOUTH)  # minions of the base game, in the order of the picks
MINIONS: Final = (
    *FIRST_MINIONS,
    *[one.id for one in CHARACTERS.values() if one.kind in ("minion", "lesser") and one.id not in FIRST_MINIONS],
)
# Rules about minions include lesser minions (LME-9.28). Figures of the expansion that represent no new character change
# nothing (LME-1.2, LME-1.3).
# A person may have several versions. A card that names the person means all of them (LME-10.18, LME-11.25).
PERSON: Final = {one.id: one.version_of or one.id for one in CHARACTERS.values()}
VERSIONS: Final = {one: tuple([other for other, person in PERSON.items() if person == one]) for one in PERSON.values()}
GANDALFS: Final = (*VERSIONS[GREY], WHITE)
KINGS: Final = (ARAGORN, *VERSIONS[STRIDER])
# Characters without a level never move; neither does the Balrog while he sleeps (WAR-7.12, LME-3.12).
IMMOBILE: Final = frozenset([one.id for one in CHARACTERS.values() if not one.level or one.id == BALROG])
WRAITHS: Final = (NAZGUL, *[one.id for one in CHARACTERS.values() if one.nazgul])  # figures that fly (WAR-1.8, LME-3.9)
# Minions that walk (WAR-7.11, LME-3.4, LME-3.10).
GROUND: Final = tuple([one for one in MINIONS if one not in WRAITHS and (one not in IMMOBILE or one == BALROG)])
HOBBITS: Final = tuple([one.id for one in CHARACTERS.values() if one.hobbit])
BASE_HOBBITS: Final = tuple([one for one in HOBBITS if not CHARACTERS[one].version_of])  # Hobbits of the base game
# Companions that may leave as the Guide, to reduce the damage of a tile (WAR-24.8).
GUIDES_WHO_LEAVE: Final = (*BASE_HOBBITS, *[one.id for one in CHARACTERS.values() if one.guide == LEAVES])

# WAR-1.6: all regulars fight alike, and so do all elites. Leaders and characters are not units (WAR-1.7).
UNITS: Final = tuple([nation + rank for nation in NATIONS for rank in (REGULAR, ELITE)])
LEADERS: Final = tuple([nation + LEADER for nation in FREE_NATIONS])
# Sméagol is a counter among the companions and never on the map (LME-7.2).
FIGURES: Final = (*UNITS, *LEADERS, NAZGUL, *COMPANIONS, *MINIONS, SMEAGOL)
RANK: Final = {figure: at for at, figure in enumerate(FIGURES)}
NATION: Final = {nation + rank: nation for nation in NATIONS for rank in (REGULAR, ELITE, LEADER)}
SIDE_OF: Final = {
    **{figure: SIDE[nation] for figure, nation in NATION.items()},
    **dict.fromkeys(COMPANIONS, FREE),
    **dict.fromkeys((NAZGUL, *MINIONS), SHADOW),
}
IS_UNIT: Final = frozenset(UNITS)
IS_COMPANION: Final = frozenset(COMPANIONS)
IS_ELITE: Final = frozenset([nation + ELITE for nation in NATIONS])
IS_LEADER: Final = frozenset(LEADERS)  # Leaders of the Free Peoples; they need a unit in their region


def is_played(terms: Terms, character: str) -> bool:
    """Does this game use the character (LME-1.7)? The base game uses all its own characters."""
    part = CHARACTERS[character].part
    return not part or bool(getattr(terms, part))


@lru_cache(1 << 6)
def minions_of(terms: Terms) -> Figures:
    """Return the minions of this game (LME-1.7)."""
    return tuple([one for one in MINIONS if is_played(terms, one)])


def walkers(group: Figures) -> Figures:
    """Return the figures of a group that go to the map: all but Sméagol (LME-7.2)."""
    return tuple([one for one in group if one != SMEAGOL])


BALROG_DICE: Final = 2  # dice that the Balrog adds in a battle


class ArmyTally(NamedTuple):
    """Counts of the figures in an army. Nations of one side in a region form one army (WAR-8.1)."""

    units: int = 0
    elites: int = 0
    leaders: int = 0  # Leaders of the Free Peoples
    nazgul: int = 0  # Nazgûl and the Witch-king, who is also a minion (WAR-1.8)
    characters: int = 0  # companions and minions
    leadership: int = 0  # of leaders, Nazgûl and characters, without elites that Saruman makes leaders
    captains: int = 0  # dice from characters: one for a Captain of the West, two for the Balrog (LME-9.9)
    nations: tuple[str, ...] = ()  # nations of the units (WAR-19.9)
    bound: tuple[str, ...] = ()  # nations of units and Leaders; politics restricts them
    isengard_elites: int = 0
    elven_elites: int = 0
    southron_elites: int = 0


@lru_cache(CACHE_SIZE)
def tally(figures: Figures) -> ArmyTally:
    units = elites = leaders = nazgul = characters = leadership = captains = isengard = elven = southrons = 0
    nations: dict[str, None] = {}
    bound: dict[str, None] = {}
    for figure in figures:
        if figure in IS_UNIT:
            units += 1
            elites += figure in IS_ELITE
            isengard += figure == "isengard-elite"
            elven += figure == "elves-elite"
            southrons += figure == "southrons-elite"
            nations[NATION[figure]] = bound[NATION[figure]] = None
        elif figure in IS_LEADER:
            leaders += 1
            leadership += 1
            bound[NATION[figure]] = None
        elif figure == NAZGUL:
            nazgul += 1
            leadership += 1
        else:
            one = CHARACTERS[figure]
            characters += 1
            leadership += one.leadership
            nazgul += one.nazgul
            captains += BALROG_DICE if figure == BALROG else one.captain
    return ArmyTally(
        units, elites, leaders, nazgul, characters, leadership, captains, tuple(nations), tuple(bound), isengard, elven,
        southrons,
    )  # fmt: skip


def has_units(army: Figures) -> bool:
    """Has the army a unit? An army is sorted, and its units come first."""
    return bool(army) and army[0] in IS_UNIT


def has(figures: Figures, person: str) -> bool:
    """Is any version of the person among the figures (LME-7.31, LME-10.18, LME-11.25)?"""
    for one in VERSIONS[person]:  # noqa: SIM110  (called often: no generator)
        if one in figures:
            return True
    return False


def sort_figures(figures: list[str]) -> Figures:
    """Return the figures in the order of an army."""
    return tuple(sorted(figures, key=RANK.__getitem__))


def joined(one: Figures, other: Figures) -> Figures:
    return sort_figures([*one, *other]) if one and other else one or other


def without(figures: Figures, gone: Figures) -> Figures:
    """Return the figures without the given ones; each of these removes one figure."""
    left = list(figures)
    for figure in gone:
        left.remove(figure)
    return tuple(left)


def counts(figures: Figures) -> dict[str, int]:
    """Count each kind of figure, in the order of the army."""
    found: dict[str, int] = {}
    for figure in figures:
        found[figure] = found.get(figure, 0) + 1
    return found


def figure_nouns(figures: Figures) -> tuple[str, ...]:
    """Return figures as nouns for the log, grouped by kind: "regular of Gondor (×3), Strider"."""
    found = counts(figures).items()
    return tuple([f"figure-{name}+times-{number}" if number > 1 else "figure-" + name for name, number in found])
