"""In random games and random positions the game offers exactly what the judge finds."""

from collections import Counter
from random import Random

import pytest

from bree.core import CHANCE, DONE, Ask
from bree.games.war import GAME
from bree.games.war.board import REGIONS
from bree.games.war.figures import SIDE_OF, sort_figures
from bree.games.war.notation.derived_fields import FIGURES_IN_BOX
from bree.games.war.state import FREE, FREE_NATIONS, NATIONS, OTHER, SEATS, War
from tests.rulebook.war import judge

ASKED = 120  # asks of a position that are answered
WAY = ("victory_check",), ("idle_in_mordor",), ("go",)


def thrown(rng: Random) -> War:
    """Random armies, sieges, captured settlements, and nations at war or not. The figures of the box are the limit."""
    s: War = GAME.read("turn: 3.5")
    left = dict(FIGURES_IN_BOX)

    def army(side: str, region: str, most: int) -> None:
        peoples = rng.sample(judge.NATIONS[side], rng.choice([1, 1, 2]))
        found = [
            rng.choice(peoples) + rng.choice(["-regular", "-regular", "-elite"]) for _ in range(rng.randint(1, most))
        ]
        found += [rng.choice(peoples) + "-leader" if side == FREE else "nazgul"] * rng.choice([0, 0, 1])
        here = [one for one in found if left.get(one, 0) > found.count(one)]
        for one in here:
            left[one] -= 1
        if any(judge.is_unit(one) for one in here):
            (s.free if side == FREE else s.shadow)[region] = sort_figures(here)
        else:
            left.update({one: left[one] + 1 for one in here})

    settled = [name for name, region in REGIONS.items() if region.settlement]
    s.captured = tuple([name for name in settled if rng.random() < 0.15])
    for name, region in REGIONS.items():
        side = judge.holder(s, name) or rng.choice(SEATS)
        if region.settlement == "stronghold" and rng.random() < 0.4:
            army(side, name, 5)
            if name in s.free or name in s.shadow:
                army(OTHER[side], name, rng.choice([3, 8]))
            if name in s.free and name in s.shadow:
                s.sieges = (*s.sieges, name)
        elif rng.random() < 0.35:
            army(side, name, rng.choice([2, 5, 9]))
    s.companions, s.aside = (), tuple([one for one in s.aside if one not in ("gollum", "mouth_of_sauron", "saruman")])
    s.guide = "gollum"
    for one in ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"):
        place(s, rng, one)
    place(s, rng, "mouth_of_sauron")
    s.shadow["orthanc"] = sort_figures([*s.shadow.get("orthanc", ()), "saruman"])
    s.steps = {nation: rng.choice([0, 0, 1, 2]) for nation in NATIONS}
    s.passive = tuple([nation for nation in FREE_NATIONS if s.steps[nation] and rng.random() < 0.5])
    counted = Counter([one for here in (*s.free.values(), *s.shadow.values()) for one in here])
    s.pool = {figure: number - counted[figure] for figure, number in FIGURES_IN_BOX.items()}
    s.terms = s.terms._replace(overstack=rng.random() < 0.5)
    s.free_dice = tuple(sorted(rng.choices(["army_muster", "character", "event", "muster", "will"], k=4)))
    s.shadow_dice = tuple(sorted(rng.choices(["army", "army_muster", "character", "muster"], k=7)))
    s.shadow_pool = 7
    s.todo = list(WAY)
    return s


def place(s: War, rng: Random, one: str) -> None:
    here = s.free if SIDE_OF[one] == FREE else s.shadow
    region = rng.choice(list(REGIONS) if rng.random() < 0.5 else list(here))
    here[region] = sort_figures([*here.get(region, ()), one])


def offered(ask: Ask) -> set[str]:
    return {pick.id for pick in ask.picks}


def is_small(s: War, side: str, region: str) -> bool:
    return judge.is_small(judge.figures(s, side, region))


def agree_on_run(s: War, ask: Ask, legal: list[judge.Group]) -> None:
    """Compare picks, copies and bounds of a pick set with a search."""
    chosen = Counter(s.chosen)
    rest = [group - chosen for group in legal if chosen <= group]
    copies: judge.Group = Counter()
    for group in rest:
        copies |= group
    sizes = [group.total() for group in rest]
    assert Counter({pick.id: pick.copies for pick in ask.picks if pick.id != DONE}) == copies
    assert (ask.least, ask.most) == (min(sizes), max(sizes))
    assert (DONE in offered(ask)) == (min(sizes) == 0)


def agree(s: War, ask: Ask) -> bool:
    """Compare an ask with the judge. Return False if the judge does not know its kind."""
    return agree_on_army(s, ask) or agree_on_others(s, ask)


def agree_on_army(s: War, ask: Ask) -> bool:
    match ask.step:
        case ("move_from", str(side), int(led), int(number)):
            armies = [one for one in (s.free if side == FREE else s.shadow) if judge.units(judge.figures(s, side, one))]
            if not all(is_small(s, side, one) for one in armies):
                return False
            found = {one for one in armies if any(judge.marches(s, side, led, one, to) for to in judge.NEAR[one])}
            assert offered(ask) == found | ({DONE} if number == 2 else set())
        case ("move_to", str(side), int(led), int(_), str(region)) if is_small(s, side, region):
            assert offered(ask) == {to for to in judge.NEAR[region] if judge.marches(s, side, led, region, to)}
        case ("move_who", str(side), int(led), str(region), str(to)) if is_small(s, side, region):
            if to not in judge.NEAR[region]:
                return False  # a voyage by a card
            agree_on_run(s, ask, judge.marches(s, side, led, region, to))
        case ("attack_at", str(side), int(_), str(region)):
            assert offered(ask) == set(judge.foes(s, side, region))
        case ("attack_who", str(side), int(led), str(region), str(_)) if is_small(s, side, region):
            agree_on_run(s, ask, judge.strikes(s, side, led, region))
        case _:
            return False
    return True


def agree_on_others(s: War, ask: Ask) -> bool:
    match ask.step:
        case ("advance",):
            agree_on_run(s, ask, judge.advances(s))
        case ("retreat",):
            assert offered(ask) == {*judge.refuges(s), "stay"}
        case ("recruit", str(side)):
            assert offered(ask) == {*judge.recruits(s, side), *([DONE] if s.recruited else [])}
        case ("recruit_at", str(_), str(figure)):
            assert offered(ask) == set(judge.camps(s, figure))
        case ("companions_to", str(region)):
            assert offered(ask) == judge.walks(s, region, s.chosen) - {region}
        case ("nazgul_to", str(region)) if "mouth_of_sauron" not in s.chosen:
            assert offered(ask) == judge.landings(s) - {region}
        case _:
            return False
    return True


def play(s: War, rng: Random, questions: int) -> int:
    """Play, and return how often the judge was asked."""
    judged = 0
    GAME.rules.settle(s)
    for _ in range(questions):
        ask = GAME.waiting(s)
        if ask is None:
            break
        assert GAME.audit(s) == []
        assert ask.picks
        judged += agree(s, ask)
        weights = [
            pick.weight if ask.who == CHANCE or pick.id not in ("skip", "pass", "cease", DONE) else 0.15
            for pick in ask.picks
        ]
        GAME.apply(s, rng.choices([pick.id for pick in ask.picks], weights)[0])
    return judged


@pytest.mark.rule(
    "WAR-10.1", "WAR-10.4", "WAR-10.5", "WAR-10.7", "WAR-11.1", "WAR-11.5", "WAR-11.6", "WAR-14.3", "WAR-14.8"
)
@pytest.mark.rule("WAR-7.4", "WAR-7.10", "WAR-9.1", "WAR-9.4", "WAR-9.5", "WAR-O1")
@pytest.mark.parametrize("seed", range(12))
def test_the_judge_agrees_on_boards_thrown_together(seed: int) -> None:
    rng = Random(seed)
    assert play(thrown(rng), rng, ASKED) > 10


@pytest.mark.parametrize("seed", range(2))
def test_the_judge_agrees_in_random_games(seed: int) -> None:
    rng = Random(f"judge {seed}")
    assert play(GAME.new({}), rng, 600) > 60
