"""`queller`: the answer of each rule of its list, its reasons, and what it must not know."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from bree.bots.bot import Sight
from bree.bots.find import by_level, invite
from bree.bots.hint import hint
from bree.bots.war.captain import Captain
from bree.bots.war.queller.action_list import ActionList
from bree.bots.war.queller.army_value import army_value, garrison_value
from bree.bots.war.queller.queller import POLICIES, Queller
from bree.bots.war.queller.recruits import recruits
from bree.bots.war.queller.strategy import strategy
from bree.bots.war.queller.targets import WEAK_SIEGE, ArmyTargets, is_aggressive
from bree.bots.war.queller.threats import guards, threats
from bree.core import CHANCE, Ask, sample
from bree.core.find import find
from bree.games.war import GAME
from bree.games.war.board import REGIONS
from bree.games.war.state import FIELD, Battle, War
from bree.lang import LANGUAGES, Voice
from bree.lang.hint import hint_words
from tests.rulebook.war.war_story import Tale

FAR = "umbar: southrons 1r"  # an army that is near nothing
MORDOR = "barad_dur: sauron 4r; minas_morgul: sauron 4r; morannon: sauron 4r"

FIGHT = Battle(FIELD, "shadow", "north_ithilien", "osgiliath", round=1)


def pick(t: Tale) -> str:
    return Queller().choose(Sight(GAME, t.s, t.ask.who, t.ask), Random(0))


def dice(board: str, *words: str, **given: Any) -> Tale:
    """The Shadow's turn to act, with these dice and none for the Free Peoples."""
    return Tale.of(board, ("go",), acting="shadow", shadow_dice=tuple(sorted(words)), **given)


def listed(t: Tale, most: int = 6) -> str:
    """The answers of one action of the Shadow, from the die to the next roll, turn or battle."""
    given: list[str] = []
    while not t.at_rest and t.ask.who == "shadow" and len(given) < most and (t.ask.key != "die" or not given):
        given.append(pick(t))
        t.answer(given[-1])
    return " ".join(given)


# Strategy


@pytest.mark.parametrize(
    ("corruption", "captured", "turn", "found"),
    [(3, "", 1, "corruption"), (1, "minas_tirith", 1, "conquest"), (0, "", 1, "corruption"), (0, "", 2, "conquest")],
)
def test_the_counter_that_is_ahead_decides_and_else_the_turn(
    corruption: int, captured: str, turn: int, found: str
) -> None:
    t = Tale.of(FAR, corruption=corruption, captured=captured, turn=turn)
    assert strategy(t.s) == found


@pytest.mark.parametrize(
    ("given", "dice_wanted"),
    [
        ({"corruption": 3, "bearers": "the_shire", "progress": 0}, "1"),
        ({"corruption": 3, "bearers": "the_shire", "progress": 5}, "2"),
        ({"corruption": 3, "bearers": "hollin", "progress": 0}, "2"),
        ({"captured": "minas_tirith", "progress": 0}, "0"),
        ({"captured": "minas_tirith", "progress": 2}, "1"),
        ({"captured": "minas_tirith", "progress": 5}, "2"),
        ({"captured": "minas_tirith", "track": 1}, "7"),
    ],
)
def test_the_strategy_and_the_way_of_the_fellowship_decide_the_hunt(given: dict[str, Any], dice_wanted: str) -> None:
    t = Tale.of(FAR, ("allocate",), **given)
    assert (t.asked, pick(t)) == ("shadow allocate", dice_wanted)


# Armies


def test_an_army_counts_its_hits_dice_leaders_and_walls() -> None:
    board = "minas_tirith: gondor 3r 1e 1l; osgiliath: gondor 2r; pelargir: gondor 2r; gorgoroth: sauron 5r 1e 2n"
    s = Tale.of(board).s
    assert army_value(s, s.shadow["gorgoroth"]) == 7 + 5 + 2
    assert garrison_value(s, "free", "minas_tirith") == 1.5 * (5 + 4 + 1)
    assert garrison_value(s, "free", "osgiliath") == 2 + 2 + 1  # a fortification
    assert garrison_value(s, "free", "pelargir") == 2 + 2 + 1  # a city


def test_an_enemy_that_is_stronger_than_a_garrison_nearby_is_a_threat() -> None:
    board = "minas_morgul: sauron 1r; osgiliath: gondor 3r"
    (threat, *_) = threats(Tale.of(board).s)
    assert (threat.stronghold, threat.army, threat.value) == ("minas_morgul", "osgiliath", 6.0)
    assert [one for one in threats(Tale.of(board, politics="gondor 1").s) if one.army == "osgiliath"] == []


def test_as_many_units_stay_as_keep_a_stronghold_safe() -> None:
    """Three regulars behind walls are worth 9, two are worth 6."""
    s = Tale.of("minas_morgul: sauron 5r; osgiliath: gondor 3r 1l").s
    assert (guards(s, "minas_morgul"), guards(s, "osgiliath")) == (3, 0)


def test_an_army_goes_to_the_nearest_target() -> None:
    s = Tale.of("west_harondor: southrons 4r; dagorlad: sauron 4r; orthanc: isengard 4r").s
    found = {region: target.region for region, target in ArmyTargets(s).of.items()}
    assert found["orthanc"] == "helms_deep"
    assert found["west_harondor"] == "pelargir"


def test_besieged_armies_and_besiegers_have_no_other_target() -> None:
    inside = Tale.of("moria: sauron 2r, gondor 5r; nurn: sauron 2r", siege="moria").s
    assert "moria" not in ArmyTargets(inside).of
    assert not is_aggressive(inside, "moria", "moria")
    even = Tale.of("moria: sauron 5r, gondor 3r", siege="moria").s
    assert army_value(even, even.shadow["moria"]) == 10
    assert not is_aggressive(even, "moria", "moria")  # a sortie counts half
    assert is_aggressive(Tale.of("moria: sauron 6r 2e, gondor 3r", siege="moria").s, "moria", "moria")
    for besiegers, weak in (("2r", True), ("9r 3e", False)):
        s = Tale.of(f"helms_deep: rohan 3r, isengard {besiegers}; orthanc: isengard 1r", siege="helms_deep").s
        targets = ArmyTargets(s)
        assert [one.region for one in targets.all if one.kind == WEAK_SIEGE] == ["helms_deep"] * weak
        assert targets.of["helms_deep"].region == "helms_deep"
        assert "helms_deep" not in targets.mobile()


def test_no_one_guards_a_city_and_no_one_recruits_in_a_full_region() -> None:
    s = Tale.of("far_harad: southrons 3r; near_harad: gondor 5r").s
    assert guards(s, "far_harad") == 0
    s = Tale.of("moria: sauron 10r; dol_guldur: sauron 9r", acting="shadow").s
    regions = {region for _, region in recruits(s, ArmyTargets(s))}
    assert ("moria" in regions, "dol_guldur" in regions) == (False, True)
    assert {region for _, region in recruits(s, ArmyTargets(s), "dol_guldur")} == {"dol_guldur"}


# The list of actions, in its order

ISEN = "helms_deep: rohan 1r; fords_of_isen: isengard 5r 1e; orthanc: isengard 1r"
NO_MINIONS = "saruman witch_king mouth_of_sauron"


def test_a_threat_is_attacked_by_an_army_beside_it() -> None:
    t = dice("minas_morgul: sauron 1r; north_ithilien: sauron 6r 1n; osgiliath: gondor 3r", "army", "muster")
    assert listed(t, 2) == "army attack"
    assert t.ask.step == ("attack_who", "shadow", 0, "north_ithilien", "osgiliath")


def test_an_army_that_is_too_weak_for_the_threat_joins_the_garrison() -> None:
    board = "minas_morgul: sauron 1r; gorgoroth: sauron 2r; osgiliath: gondor 5r 3e"
    assert listed(dice(board, "army", politics="sauron 1"), 4) == "army move gorgoroth minas_morgul"


def test_a_muster_die_strengthens_a_threatened_garrison() -> None:
    t = dice("minas_morgul: sauron 1r; osgiliath: gondor 5r 3e", "muster")
    assert listed(t, 4) == "muster recruit sauron-regular minas_morgul"


def test_an_army_walks_into_a_settlement_without_defenders() -> None:
    assert listed(dice(MORDOR + "; osgiliath: sauron 3r", "army", "event"), 4) == "army move osgiliath minas_tirith"


def test_a_revealed_fellowship_is_answered_by_a_card_of_the_strategy() -> None:
    hands = {"free": (), "shadow": ("lure_of_the_ring",)}
    assert listed(dice(ISEN, "army", "event", hands=hands, hidden=False, progress=1), 2) == "event event"
    assert listed(dice(ISEN, "army", "event", hands=hands, progress=1), 2) == "army attack"


def test_the_witch_king_joins_an_army_beside_its_target() -> None:
    t = dice(ISEN + "; minas_morgul: sauron 5r witch_king", "character", "army")
    assert listed(t) == "character nazgul fords_of_isen"
    t = dice(ISEN.replace("5r 1e", "5r 1e witch_king"), "character", "event")
    assert listed(t, 2) == "character attack"


def test_a_minion_comes_before_armies_move() -> None:
    assert listed(dice("orthanc: isengard 3r; minas_morgul: sauron 5r", "muster", "army")) == "muster minion saruman"


@pytest.mark.parametrize(("left", "given"), [(("will",), "army move"), (("event",), "muster minion")])
def test_a_minion_waits_while_gandalf_the_white_could_answer(left: tuple[str, ...], given: str) -> None:
    fallen = "gandalf_the_grey saruman"
    t = dice("minas_morgul: sauron 5r", "muster", "army", fallen=fallen, free_dice=left)
    assert listed(t, 2) == given


@pytest.mark.parametrize(
    ("politics", "nation"),
    [("isengard 1, sauron 1, southrons 1", "isengard"), ("sauron 1, southrons 1", "sauron")],
)
def test_isengard_goes_to_war_first_then_sauron(politics: str, nation: str) -> None:
    t = dice(FAR, "muster", politics=politics, fallen=NO_MINIONS)
    assert listed(t) == f"muster diplomacy {nation}"


def test_a_strong_army_attacks_its_target_with_all_its_figures() -> None:
    t = dice(ISEN, "army", "event")
    assert listed(t, 2) == "army attack"
    assert t.ask.step == ("attack_who", "shadow", 0, "fords_of_isen", "helms_deep")


def test_a_weak_army_does_not_attack_and_gets_help() -> None:
    board = "helms_deep: rohan 4r 2e 1l; fords_of_isen: isengard 3r; orthanc: isengard 5r; south_dunland: isengard 4r"
    assert listed(dice(board, "army", "event"), 3) == "army move south_dunland"


@pytest.mark.parametrize(("garrison", "given"), [("1r", "army attack"), ("3r 2e", "army move")])
def test_besiegers_storm_only_if_they_are_strong_enough(garrison: str, given: str) -> None:
    board = f"helms_deep: rohan {garrison}, isengard 3r; orthanc: isengard 3r"
    assert listed(dice(board, "army", "event", siege="helms_deep"), 2) == given


@pytest.mark.parametrize(("left", "given"), [(("event", "event"), "pass"), ((), "army move west_harondor")])
def test_it_passes_with_fewer_dice_when_nothing_is_urgent(left: tuple[str, ...], given: str) -> None:
    assert listed(dice(FAR, "army", free_dice=left)) == given


def test_an_army_marches_to_its_target_and_another_one_may_follow() -> None:
    t = dice("west_harondor: southrons 4r; near_harad: southrons 2r", "army", "event")
    assert listed(t, 4) == "army move west_harondor pelargir"


@pytest.mark.parametrize(
    ("wraiths", "turn", "given"),
    [
        ("", 1, "muster recruit nazgul moria nazgul dol_guldur"),
        (" 6n", 1, "muster recruit isengard-regular orthanc sauron-regular moria"),
        (" 6n", 2, "muster recruit isengard-elite orthanc"),
    ],
)
def test_it_recruits_six_nazgul_and_then_elites_and_regulars_in_turn(wraiths: str, turn: int, given: str) -> None:
    assert listed(dice(f"minas_morgul: sauron 1r{wraiths}", "muster", fallen=NO_MINIONS, turn=turn)) == given


@pytest.mark.parametrize(("turn", "deck"), [(1, "character"), (2, "strategy")])
def test_it_draws_from_the_deck_of_its_strategy(turn: int, deck: str) -> None:
    assert listed(dice(FAR, "event", turn=turn)) == f"event draw_{deck}"


def test_a_ring_changes_a_die_only_if_no_die_fits() -> None:
    """No settlement can recruit, so a Muster result is of no use."""
    taken = " ".join(name for name, place in REGIONS.items() if place.side == "shadow" and place.settlement)
    board, ring = "west_harondor: southrons 1r", {"free": 2, "shadow": 1}
    given = {"captured": taken, "fallen": NO_MINIONS, "rings": ring}
    t = dice(board, "muster", "muster", **given)
    assert [listed(t, 2), listed(t, 2)] == ["ring army", "army move"]
    assert listed(dice(board, "muster", "army", **given), 2) == "army move"


def test_an_army_attacks_nobody_beside_its_way() -> None:
    """Lórien is too strong, and the weak army is not on the way there."""
    board = "dimrill_dale: sauron 8r; moria: sauron 3r; dol_guldur: sauron 3r; lorien: elves 3r 5e 1l"
    assert list(ActionList(dice(f"{board}; gladden_fields: north 1r", "army").s, "shadow").attack()) == []
    (attack,) = ActionList(dice("moria: sauron 8r; dimrill_dale: north 1r", "army").s, "shadow").attack()
    assert attack.candidate.row == ("moria", "dimrill_dale")


@pytest.mark.parametrize(("corruption", "card"), [(3, "isildurs_bane"), (0, "orcs_multiplying_again")])
def test_cards_of_the_strategy_come_before_those_of_the_other(corruption: int, card: str) -> None:
    """With points of the Shadow and no corruption, the war comes first."""
    hands = {"free": (), "shadow": ("isildurs_bane", "orcs_multiplying_again")}
    given = {"hands": hands, "bearers": "hollin", "captured": "" if corruption else "dale"}
    s = dice("osgiliath: sauron 1r; minas_morgul: sauron 5r", "event", corruption=corruption, **given).s
    actions = ActionList(s, "shadow")
    preferred = [one.candidate.row for one in actions.cards(True, "queller-card")]
    others = [one.candidate.row for one in actions.cards(False, "queller-card")]
    assert preferred == [(card,)]
    assert others == [(one,) for one in hands["shadow"] if one != card]


def test_a_card_that_brings_nothing_now_is_not_useful() -> None:
    hands = {"free": (), "shadow": ("morgul_wound", "isildurs_bane")}
    actions = ActionList(dice(FAR, "event", hands=hands, bearers="rivendell").s, "shadow")
    assert not actions.is_useful("morgul_wound")  # the Fellowship is hidden
    actions = ActionList(dice(FAR, "event", hands=hands, bearers="rivendell", hidden=False).s, "shadow")
    assert actions.is_useful("morgul_wound")


def test_the_witch_king_flies_from_a_crowd_and_only_he() -> None:
    t = Tale.of(ISEN + "; minas_morgul: sauron 5r 2n witch_king", ("nazgul_from", 0), acting="shadow")
    assert pick(t) == "minas_morgul"
    assert pick(t.answer("minas_morgul")) == "witch_king"
    while t.ask.key == "nazgul_who":
        t.answer("witch_king" if "witch_king" in t.picks else "done")
    assert pick(t) == "fords_of_isen"


def test_walls_protect_their_owner_and_captains_count() -> None:
    """A wall of a stronghold counts only for the side that controls it."""
    s = Tale.of("minas_tirith: sauron 2r", captured="minas_tirith").s
    assert garrison_value(s, "shadow", "minas_tirith") == 1.5 * 4
    s.captured = ()
    assert garrison_value(s, "shadow", "minas_tirith") == 4
    captain = Tale.of("osgiliath: gondor 2r strider").s
    assert army_value(captain, captain.free["osgiliath"]) == 2 + 2 + 1 + 1


# Battles


PAIR = "pits_of_mordor return_of_the_witch_king"  # the second one acts before the rolls
FIVE = f"corsairs_of_umbar monsters_roused {PAIR} stormcrow"


@pytest.mark.parametrize(
    ("hand", "siege", "given"),
    [(PAIR, "", "pass"), (PAIR, "helms_deep", "return_of_the_witch_king"), (FIVE, "", "return_of_the_witch_king")],
)
def test_a_small_hand_is_spent_only_in_a_siege(hand: str, siege: str, given: str) -> None:
    board = "helms_deep: rohan 2r, isengard 5r 2e" if siege else "helms_deep: rohan 2r; fords_of_isen: isengard 5r 2e"
    hands = {"free": (), "shadow": tuple(hand.split())}
    t = Tale.of(board, ("attack", "shadow", 0), siege=siege, hands=hands)
    while t.ask.key != "combat_card":
        t.answer("field" if t.ask.key == "shelter" else pick(t))
    assert pick(t) == given


@pytest.mark.parametrize(("theirs", "given"), [("1r", "on"), ("5r 2e 1l", "cease")])
def test_it_fights_on_only_if_it_is_strong_enough(theirs: str, given: str) -> None:
    t = Tale.of(f"osgiliath: gondor {theirs}; north_ithilien: sauron 4r", ("cease",), battle=FIGHT)
    assert pick(t) == given


@pytest.mark.parametrize(
    ("mine", "theirs", "given"),
    [("2r", "5r 1e", "siege"), ("5r 5e", "5r 1e", "field"), ("3r 2e", "1r", "field"), ("8r", "5r 5e 2l", "field")],
)
def test_a_small_weak_army_goes_behind_its_walls(mine: str, theirs: str, given: str) -> None:
    t = Tale.of(f"minas_morgul: sauron {mine}; south_ithilien: gondor {theirs}", ("attack", "free", 0))
    while t.ask.key != "shelter":
        t.answer(Captain().choose(Sight(GAME, t.s, t.ask.who, t.ask), Random(0)))
    assert pick(t) == given


def test_cards_of_the_other_strategy_are_discarded_first() -> None:
    hand = ("isildurs_bane", "lure_of_the_ring", "orc_patrol", "shadows_gather")
    t = Tale.of(FAR, ("discard", "shadow", 1), corruption=3, hands={"free": (), "shadow": hand})
    assert pick(t) == "shadows_gather"


def test_of_cards_of_one_strategy_the_one_that_acts_last_is_discarded() -> None:
    hand = ("isildurs_bane", "lure_of_the_ring", "orc_patrol")
    t = Tale.of(FAR, ("discard", "shadow", 1), corruption=3, hands={"free": (), "shadow": hand})
    assert pick(t) == "lure_of_the_ring"


# Whole games


def played(seed: int, **options: Any) -> Iterator[tuple[War, Ask]]:
    """Yield every decision of a game in which `queller` has all seats."""
    rng, bot = Random(seed), Queller()
    s: Any = GAME.new(GAME.choose(options))
    while (ask := GAME.waiting(s)) is not None:
        if ask.who == CHANCE:
            GAME.apply(s, sample(ask.picks, rng))
            continue
        yield s, ask
        GAME.apply(s, bot.choose(Sight(GAME, s, ask.who, ask), rng))


def test_captain_still_gives_the_hints_and_plays_the_free_peoples() -> None:
    assert by_level("war")[-2:] == ("queller", "captain")
    assert isinstance(invite("war", "queller"), Queller)
    for s, ask in islice(played(1), 300):
        if ask.who == "free":
            sight = Sight(GAME, s, ask.who, ask)
            assert Queller().choose(sight, Random(2)) == Captain().choose(sight, Random(2))


@pytest.mark.parametrize("options", [{}, {"lords": "whole"}, {"players": 4}])
def test_its_choice_is_the_same_in_worlds_that_look_the_same(options: dict[str, Any]) -> None:
    for number, (s, ask) in enumerate(islice(played(3, **options), 600)):
        if number % 13 == 0:
            worlds: list[Any] = [GAME.imagine(s, ask.who, Random(luck)) for luck in range(3)]
            answers = {Queller().choose(Sight(GAME, world, ask.who, ask), Random(0)) for world in worlds}
            assert len(answers) == 1


def test_every_policy_has_its_reason_in_both_languages() -> None:
    game = find("war")
    voices = [Voice(language, game) for language in LANGUAGES]
    told: set[str] = set()
    for number, (s, ask) in enumerate(played(5)):
        if ask.who != "shadow" or len(ask.picks) == 1 or ask.key in told:
            continue
        given = hint(GAME, s, ask, Queller(), Random(number))
        if given.says[0].key.startswith("queller-"):
            told.add(ask.key)
            assert given.says[-1].key in ("queller-corruption", "queller-conquest")
            assert all("{" not in hint_words(voice, ask, "queller", *given) for voice in voices)
    assert told <= set(POLICIES)
    assert {"allocate", "die", "action", "move_from", "attack_who", "recruit", "combat_card", "cease"} <= told
