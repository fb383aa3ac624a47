"""The figures: what a row of them amounts to. An army is a sorted row, so equal armies are equal values."""

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
# Of Lords of Middle-earth.
ELROND, GALADRIEL = "elrond", "galadriel"
BALROG, GOTHMOG = "balrog", "gothmog"
CHIEF, NUMENOREAN = "witch_king_chief", "mouth_black_numenorean"
CACHE_SIZE: Final = 1 << 14  # of the rows of figures that were reckoned, the newest are remembered

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
    activates: tuple[str, ...] = ()  # nations that a companion can rouse
    action_die: int = 0
    nation: str = ""
    hobbit: bool = False
    nazgul: bool = False
    captain: bool = False  # Captain of the West: +1 combat strength
    captain_in: str = ""  # the nation inside whose borders he is one, when he defends
    advances: str = ""  # the nation that any die may advance while he is in `advances_in`
    advances_in: tuple[str, ...] = ()
    rouses: bool = False  # such a die may make the nation active instead
    guide: str = ""  # what an alternative companion does as the Guide: LEAVES, TOGETHER or UNSEEN
    replaces: str = ""
    part: str = ""  # of Lords of Middle-earth, as in `Terms`; "": of the base game
    version_of: str = ""  # the character of the base game whom this is, too
    special_die: str = ""  # that he adds to the pool
    home: str = ""  # the region that he never leaves
    calls_white: bool = False  # a minion whose coming lets Gandalf the White come (WAR-7.19)
    companion_level: int = 0  # of a companion that he counts as for combat cards, if it is not his own (LME-7.8)
    outside: str = ""  # where he may start outside the Fellowship (LME-11.6)
    # Facts of the print that could not be read: what stands for them is ours, and is to be mended in the file.
    reconstructed: tuple[str, ...] = ()


# What a Guide of the Council of Rivendell does: he leaves and lessens the damage by one; the two Hobbits fall and
# cancel a tile; the Shadow re-rolls no dice of the hunt.
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
FIRST_MINIONS: Final = (SARUMAN, WITCH_KING, MOUTH)  # of the base game, in the order in which they are offered
MINIONS: Final = (
    *FIRST_MINIONS,
    *[one.id for one in CHARACTERS.values() if one.kind in ("minion", "lesser") and one.id not in FIRST_MINIONS],
)
# Lesser minions are minions for all that speaks of these (LME-9.28). Figures of the expansion that stand for nobody new
# change nothing (LME-1.2, LME-1.3).
# One person may have several versions; cards that name him mean all of them (LME-10.18, LME-11.25).
PERSON: Final = {one.id: one.version_of or one.id for one in CHARACTERS.values()}
VERSIONS: Final = {one: tuple([other for other, person in PERSON.items() if person == one]) for one in PERSON.values()}
GANDALFS: Final = (*VERSIONS[GREY], WHITE)
KINGS: Final = (ARAGORN, *VERSIONS[STRIDER])
# Who has no level of his own, or none as long as he sleeps, goes nowhere (WAR-7.12, LME-3.12).
IMMOBILE: Final = frozenset([one.id for one in CHARACTERS.values() if not one.level or one.id == BALROG])
WRAITHS: Final = (NAZGUL, *[one.id for one in CHARACTERS.values() if one.nazgul])  # all who fly (WAR-1.8, LME-3.9)
# Minions who walk (WAR-7.11, LME-3.4, LME-3.10).
GROUND: Final = tuple([one for one in MINIONS if one not in WRAITHS and (one not in IMMOBILE or one == BALROG)])
HOBBITS: Final = tuple([one.id for one in CHARACTERS.values() if one.hobbit])
BASE_HOBBITS: Final = tuple([one for one in HOBBITS if not CHARACTERS[one].version_of])  # those of the base game
# As the Guide he may leave, to ease the burden (WAR-24.8).
GUIDES_WHO_LEAVE: Final = (*BASE_HOBBITS, *[one.id for one in CHARACTERS.values() if one.guide == LEAVES])

# WAR-1.6: all regulars fight alike and so do all elites; leaders and characters are no units (WAR-1.7).
UNITS: Final = tuple([nation + rank for nation in NATIONS for rank in (REGULAR, ELITE)])
LEADERS: Final = tuple([nation + LEADER for nation in FREE_NATIONS])
# Sméagol has no figure and is never on the map (LME-7.2), but a counter among the companions.
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
IS_LEADER: Final = frozenset(LEADERS)  # of the Free Peoples; they cannot be without a unit


def is_played(terms: Terms, character: str) -> bool:
    """Is he of the base game or of a part of Lords of Middle-earth that this table plays with (LME-1.7)?"""
    part = CHARACTERS[character].part
    return not part or bool(getattr(terms, part))


@lru_cache(1 << 6)
def minions_of(terms: Terms) -> Figures:
    """Minions that belong to this game (LME-1.7)."""
    return tuple([one for one in MINIONS if is_played(terms, one)])


def walkers(group: Figures) -> Figures:
    """Of a group that leaves the Fellowship, those who go somewhere: not Sméagol (LME-7.2)."""
    return tuple([one for one in group if one != SMEAGOL])


BALROG_DICE: Final = 2  # dice of the Balrog in battle


class ArmyTally(NamedTuple):
    """What a row of figures amounts to; nations of a side that stand together are one army (WAR-8.1)."""

    units: int = 0
    elites: int = 0
    leaders: int = 0  # Leader figures of the Free Peoples
    nazgul: int = 0  # the Witch-king counted, though he is a minion, too (WAR-1.8)
    characters: int = 0  # companions and minions
    leadership: int = 0  # of leaders, Nazgûl and characters; elites that Saruman makes leaders are not in it
    captains: int = 0  # dice that characters add: one for a Captain of the West, two for the Balrog (LME-9.9)
    nations: tuple[str, ...] = ()  # of the units (WAR-19.9)
    bound: tuple[str, ...] = ()  # nations of units and Leaders, whom politics bind
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


def has(figures: Figures, person: str) -> bool:
    """Is the person among them, in whatever version (LME-7.31, LME-10.18, LME-11.25)?"""
    for one in VERSIONS[person]:  # noqa: SIM110  (asked at every go: no generator)
        if one in figures:
            return True
    return False


def sort_figures(figures: list[str]) -> Figures:
    """Sorted as all rows are."""
    return tuple(sorted(figures, key=RANK.__getitem__))


def joined(one: Figures, other: Figures) -> Figures:
    return sort_figures([*one, *other]) if one and other else one or other


def without(figures: Figures, gone: Figures) -> Figures:
    """Less these, each once."""
    left = list(figures)
    for figure in gone:
        left.remove(figure)
    return tuple(left)


def counts(figures: Figures) -> dict[str, int]:
    """How many of each, in the order of the row."""
    found: dict[str, int] = {}
    for figure in figures:
        found[figure] = found.get(figure, 0) + 1
    return found


def figure_nouns(figures: Figures) -> tuple[str, ...]:
    """A row of figures as nouns for the log, those of a kind together: "regular of Gondor (×3), Strider"."""
    found = counts(figures).items()
    return tuple([f"figure-{name}+times-{number}" if number > 1 else "figure-" + name for name, number in found])
