"""Random positions with armies, sieges, captured settlements, characters and politics, from a seed."""

from collections import Counter
from random import Random
from typing import Any

from bree.games.war.board import REGIONS
from bree.games.war.facts import CARDS
from bree.games.war.figures import sort_figures
from bree.games.war.state import FREE, FREE_NATIONS, NATIONS, RINGS, SHADOW, SHADOW_NATIONS, Lords
from tests.rulebook.war.war_story import FELLOWSHIP, NO_COUNCIL, Tale, box

# Regions where cards act.
PLACES = [
    "osgiliath",
    "minas_tirith",
    "pelargir",
    "lamedon",
    "erech",
    "dol_amroth",
    "umbar",
    "orthanc",
    "fangorn",
    "edoras",
    "helms_deep",
    "westemnet",
    "fords_of_isen",
    "moria",
    "lorien",
    "rivendell",
    "dale",
    "erebor",
    "woodland_realm",
    "minas_morgul",
    "south_ithilien",
    "north_ithilien",
    "angmar",
    "hollin",
    "dimrill_dale",
    "north_dunland",
    "south_dunland",
    "the_shire",
    "bree",
    "ered_luin",
    "grey_havens",
    "druadan_forest",
    "lossarnach",
    "folde",
    "gorgoroth",
    "morannon",
]
HALTS = ["hollin", "moria", "lorien", "rivendell", "edoras", "morannon", "dimrill_dale", "osgiliath", "bree"]
SETTLED = [name for name, place in REGIONS.items() if place.settlement]
SIGN = {"regular": "r", "elite": "e", "leader": "l"}
TOKENS = dict[str, Counter[str]]  # region -> figures of both sides


class Board:
    """A board. Figures are drawn one by one from the box."""

    def __init__(self, rng: Random) -> None:
        self.rng, self.left = rng, box()
        self.here: TOKENS = {}
        self.sieges: list[str] = []
        self.captured: set[str] = set()
        for region in rng.sample(PLACES, rng.randint(6, 14)):
            self.settle(region)
        self.captured.update([name for name in SETTLED if name not in self.here and rng.random() < 0.06])
        self.people = self.send_companions()
        self.send_minions()

    def take(self, figure: str, number: int = 1) -> Counter[str]:
        number = min(number, self.left[figure])
        self.left[figure] -= number
        return Counter({figure: number}) if number else Counter()

    def army(self, side: str, most: int) -> Counter[str]:
        """Place an army, or nothing if its first unit is not in the box."""
        nations = FREE_NATIONS if side == FREE else SHADOW_NATIONS
        found: Counter[str] = Counter()
        for _ in range(self.rng.randint(1, most)):
            found += self.take(self.rng.choice(nations) + ("-regular" if self.rng.random() < 0.7 else "-elite"))
        if found and side == FREE and self.rng.random() < 0.4:
            found += self.take(self.rng.choice(nations) + "-leader")
        if found and side == SHADOW and self.rng.random() < 0.5:
            found += self.take("nazgul", self.rng.randint(1, 3))
        return found

    def settle(self, region: str) -> None:
        place, rng = REGIONS[region], self.rng
        side = rng.choice((FREE, SHADOW))
        first = self.army(side, 5)
        if not first:
            return
        self.here[region] = first
        if place.settlement and place.side != side:
            self.captured.add(region)
        if place.settlement == "stronghold" and rng.random() < 0.6:
            outside = self.army(SHADOW if side == FREE else FREE, 6)
            if outside:
                self.here[region] = first + outside
                self.sieges.append(region)

    def send_companions(self) -> list[str]:
        rng = self.rng
        names = [*FELLOWSHIP, "gandalf_the_white", "aragorn"]
        found = [name for name in names if rng.random() < 0.45]
        for new, old in (("gandalf_the_white", "gandalf_the_grey"), ("aragorn", "strider")):
            if new in found and old in found:
                found.remove(old)
        for name in found:
            region = rng.choice([*self.here, "fangorn", "edoras", "dale", "erebor", "pelargir"])
            self.here.setdefault(region, Counter())[name] += 1
        return found

    def send_minions(self) -> None:
        rng = self.rng
        if rng.random() < 0.5 and "orthanc" not in self.captured:
            self.here.setdefault("orthanc", Counter())["saruman"] += 1
        armies = [
            region for region, here in self.here.items() if any(one.split("-")[0] in SHADOW_NATIONS for one in here)
        ]
        if armies and rng.random() < 0.6:
            self.here[rng.choice(armies)]["witch_king"] += 1

    def send_lords(self) -> None:
        """Place figures of Lords of Middle-earth: the Balrog, the other Witch-king, and armies where its cards act."""
        rng = self.rng
        for region, side in (("dol_guldur", SHADOW), ("ettenmoors", SHADOW), ("south_anduin_vale", FREE)):
            if region not in self.captured and rng.random() < 0.5:
                self.here[region] = self.army(side, 4)
        if rng.random() < 0.6:
            self.here.setdefault("moria", Counter())["balrog"] += 1
        if not any("witch_king" in here for here in self.here.values()) and rng.random() < 0.4:
            self.here.setdefault("hollin", Counter())["witch_king_chief"] += 1
        self.here = {region: here for region, here in self.here.items() if here}

    def words(self) -> str:
        return "; ".join([f"{region}: " + ", ".join(map(word, here.items())) for region, here in self.here.items()])


LORDS_LYING = ("the_gates_are_closed", "the_lore_of_the_elven_rings", "we_shall_get_it", "mithril_coat_and_sting")
LYING = [card.id for card in CARDS.values() if card.stays and not card.lords]  # in the base game


def word(some: tuple[str, int]) -> str:
    figure, number = some
    nation, _, rank = figure.partition("-")
    return f"{number}n" if figure == "nazgul" else f"{nation} {number}{SIGN[rank]}" if rank else figure


def politics(rng: Random) -> str:
    found = []
    for nation in NATIONS:
        steps = rng.choice((0, 0, 0, 1, 2, 3))
        passive = nation in FREE_NATIONS and nation != "elves" and rng.random() < 0.5
        if steps:
            found.append(f"{nation} {steps}" + (" passive" if passive else ""))
    return ", ".join(found)


def some_lords(board: Board, companions: list[str]) -> dict[str, Any]:
    """Use rings, an active Balrog, Sméagol as Guide, and cards on the table."""
    rng = board.rng
    rings = rng.sample(RINGS, rng.randint(0, 3))
    out = [ring for ring in RINGS if ring not in rings and rng.random() < 0.5]
    awake = board.here.get("moria", Counter())["balrog"] > 0 and "moria" not in board.sieges and rng.random() < 0.5
    found: dict[str, Any] = {
        "terms": NO_COUNCIL,
        "lords": Lords(rings=tuple(sorted(rings)), out=tuple(out), active=awake),
        "rings": {"free": len(rings), "shadow": 3 - len(rings) - len(out)},
        "table": tuple(sorted([card for card in LORDS_LYING if rng.random() < 0.15])),
    }
    if len(companions) > 1 and rng.random() < 0.4:
        tamed = Tale.of(board.words(), terms=NO_COUNCIL).s
        aside = tuple([one for one in tamed.aside if one != "smeagol"])
        found |= {"companions": sort_figures([*companions, "smeagol"]), "guide": "smeagol", "aside": aside}
    return found


def by_chance(seed: int, lords: bool = False) -> Tale:
    """Return a position in phase 5, the same for the same seed, perhaps with Lords of Middle-earth."""
    rng = Random(seed)
    board = Board(rng)
    if lords:
        board.send_lords()
    replaced = {"gandalf_the_white": "gandalf_the_grey", "aragorn": "strider"}
    out = [*board.people, *[replaced[one] for one in board.people if one in replaced]]
    fallen = [name for name in FELLOWSHIP if name not in out and rng.random() < 0.3]
    given: dict[str, Any] = {"track": rng.choice((-1, -1, -1, 2)), "hidden": rng.random() < 0.6}
    given["bearers"] = rng.choice(HALTS) if given["track"] < 0 else "morannon"
    given["progress"] = rng.randint(0, 3) if given["track"] < 0 and given["hidden"] else 0
    if lords:
        given |= some_lords(board, [one for one in FELLOWSHIP if one not in (*out, *fallen)])
    return Tale.of(
        board.words(), ("go",),
        siege=" ".join(board.sieges), captured=" ".join(board.captured), fallen=" ".join(fallen),
        politics=politics(rng),
        corruption=rng.randint(0, 4), free_pool=6, shadow_pool=10,
        free_dice=tuple(sorted(rng.choices(("character", "muster", "will"), k=rng.randint(0, 2)))),
        shadow_dice=tuple(sorted(rng.choices(("army", "character", "event"), k=rng.randint(0, 2)))),
        **{"table": tuple(sorted([card for card in LYING if rng.random() < 0.1])), **given},
    )  # fmt: skip
