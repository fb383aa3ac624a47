"""The Balrog (LME-9): entering play, becoming active, and being calmed."""

import pytest

from bree.games.war.effects.combat_losses import minions_in
from bree.games.war.facts import SPECIAL_DICE
from bree.games.war.figures import CHARACTERS
from bree.games.war.map_queries import level_of, remove_figures
from bree.games.war.rules.battle.fighters import current_battle, dice_of, leadership, strength
from bree.games.war.rules.characters.arrivals import can_bring_white, minions_ready
from bree.games.war.state import Lords
from tests.rulebook.war.battles import attack
from tests.rulebook.war.lords.people_story import AWAKE, lords, with_balrog_die, with_die
from tests.rulebook.war.paths import FREE_STRONGHOLDS, walks
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

PEACE = "sauron 1, isengard 1, elves 2 passive, dwarves 3, north 1, rohan 1, gondor 1"


def entered(**given: object) -> Tale:
    """A Muster result has brought the Balrog into Moria."""
    t = with_die("muster", "shadow", "", **{"politics": PEACE, **given})
    t.answer("minion")
    return t.answer("balrog") if t.asked == "shadow minion" else t


@pytest.mark.rule("LME-9.1")
def test_what_he_is() -> None:
    facts = CHARACTERS["balrog"]
    assert (facts.level, facts.leadership, facts.special_die, facts.action_die) == (0, 3, "balrog", 0)


@pytest.mark.rule("LME-9.2", "LME-9.5", "LME-9.10")
def test_a_muster_result_puts_him_in_moria_asleep_whatever_politics_say() -> None:
    assert "balrog" in minions_ready(lords("", politics=PEACE).s)
    t = entered()
    assert (t.here("moria"), t.s.lords and t.s.lords.active, t.rules_of("enters")) == ("balrog", False, ["LME-9.2"])


@pytest.mark.rule("LME-9.3")
def test_a_unit_of_sauron_may_come_with_him() -> None:
    t = entered()
    assert (t.asked, t.offers, t.ask.rule) == ("shadow balrog_unit", "sauron-regular sauron-elite pass", "LME-9.3")
    assert t.answer("sauron-elite").here("moria") == "sauron 1e balrog"
    assert entered().answer("sauron-regular").here("moria") == "sauron 1r balrog"
    assert entered().answer("pass").here("moria") == "balrog"


@pytest.mark.rule("LME-9.3", "LME-9.32")
def test_no_unit_comes_where_moria_is_besieged_or_lost_but_he_does() -> None:
    board = "moria: sauron 1r, elves 3r"
    t = with_die("muster", "shadow", board, siege="moria", politics=PEACE).answer("minion")
    assert (t.here("moria", "shadow"), t.asked) == ("sauron 1r balrog", "shadow die")
    lost = entered(captured="moria")
    assert (lost.here("moria"), lost.asked) == ("balrog", "shadow die")


@pytest.mark.rule("LME-O4", "LME-9.3")
def test_by_one_reading_the_unit_needs_sauron_at_war() -> None:
    terms = NO_COUNCIL._replace(balrog_at_war=True)
    assert entered(terms=terms).asked == "shadow die"
    war = PEACE.replace("sauron 1", "sauron 0")
    assert entered(terms=terms, politics=war).asked == "shadow balrog_unit"


@pytest.mark.rule("LME-9.4")
def test_the_elves_and_the_dwarves_take_a_step_and_the_passive_stop_before_war() -> None:
    t = entered()
    assert (t.s.steps["elves"], t.s.steps["dwarves"], t.s.passive) == (1, 2, ("elves",))
    assert t.facts_of("advanced") == [
        {"nation": "nation-elves", "steps": 1},
        {"nation": "nation-dwarves", "steps": 2},
    ]
    assert t.rules_of("advanced") == ["LME-9.4", "LME-9.4"]
    short = entered(politics="sauron 1, isengard 1, north 1, elves 1 passive, dwarves 1")
    assert (short.s.steps["elves"], short.s.steps["dwarves"]) == (1, 0)


@pytest.mark.rule("LME-9.34")
def test_he_enters_once() -> None:
    assert "balrog" not in minions_ready(lords("moria: balrog", politics=PEACE).s)
    assert "balrog" not in minions_ready(lords("", fallen="balrog", politics=PEACE).s)


@pytest.mark.rule("LME-9.9", "LME-9.32")
@pytest.mark.parametrize("known", [Lords(), AWAKE])
def test_with_him_an_army_has_two_dice_more_asleep_or_awake(known: Lords) -> None:
    t = attack("hollin: elves 1r; moria: sauron 2r balrog", "free", terms=NO_COUNCIL, lords=known)
    t.answer("field")
    b = current_battle(t.s)
    assert (dice_of(t.s, b, "shadow"), leadership(t.s, b, "shadow")) == (4, 3)
    assert strength(("sauron-regular", "balrog")) == 3


@pytest.mark.rule("LME-9.9")
def test_five_dice_are_the_most_and_in_the_rearguard_he_adds_nothing() -> None:
    t = attack("hollin: elves 1r; moria: sauron 4r balrog", "free", terms=NO_COUNCIL).answer("field")
    assert dice_of(t.s, current_battle(t.s), "shadow") == 5
    t = attack("hollin: elves 1r; moria: sauron 2r balrog", terms=NO_COUNCIL)
    t.go("sauron-regular done")
    assert (current_battle(t.s).rear, dice_of(t.s, current_battle(t.s), "shadow")) == (("sauron-regular", "balrog"), 1)
    t = attack("hollin: elves 1r; moria: sauron 2r balrog", terms=NO_COUNCIL).go("sauron-regular balrog done")
    assert dice_of(t.s, current_battle(t.s), "shadow") == 3


@pytest.mark.rule("LME-9.11", "LME-9.12", "LME-9.17")
def test_his_face_wakes_him_and_does_nothing_more() -> None:
    t = with_balrog_die("moria: sauron 2r balrog; hollin: elves 1r", Lords())
    assert t.offers == "wake_balrog skip"
    assert t.refuses("balrog_move") == "LME-9.14"
    t.answer("wake_balrog")
    assert (t.s.lords and t.s.lords.active, t.here("moria"), t.s.shadow_dice) == (True, "sauron 2r balrog", ())
    assert (t.facts_of("balrog-wakes"), level_of(t.s, "balrog")) == ([{"region": "region-moria"}], 2)


@pytest.mark.rule("LME-9.11")
def test_no_other_face_wakes_him_and_who_is_not_in_play_does_not_wake() -> None:
    t = with_die("character", "shadow", "moria: balrog")
    assert t.refuses("wake_balrog") == "WAR-4.11"
    away = with_balrog_die("", Lords())
    assert (away.offers, away.refuses("wake_balrog")) == ("skip", "LME-9.11")


@pytest.mark.rule("LME-O5", "LME-9.11")
def test_by_one_reading_he_wakes_when_his_face_is_the_one_that_counts() -> None:
    known = Lords(special=("balrog-balrog",))
    for on_roll in (False, True):
        terms = NO_COUNCIL._replace(balrog_on_roll=on_roll)
        t = lords("moria: balrog", ("choose_special", "shadow"), terms=terms, lords=known, phase=4)
        assert t.s.lords
        assert (t.s.lords.active, t.s.shadow_dice) == (on_roll, ("balrog-balrog",))


@pytest.mark.rule("LME-9.14", "LME-9.17")
def test_awake_his_face_moves_an_army_that_he_is_in() -> None:
    t = with_balrog_die("moria: sauron 2r balrog; nurn: sauron 2r 1n")
    assert (t.offers, t.refuses("wake_balrog")) == ("balrog_move balrog_alone skip", "LME-9.11")
    t.go("balrog_move hollin")
    assert (t.asked, t.copies(), t.ask.least) == ("shadow move_who", {"sauron-regular": 2, "balrog": 1}, 2)
    t.go("sauron-regular balrog done")
    assert (t.here("hollin"), t.here("moria")) == ("sauron 1r balrog", "sauron 1r")


@pytest.mark.rule("LME-9.15")
def test_awake_his_face_attacks_with_an_army_that_he_is_in() -> None:
    board = "moria: sauron 1r balrog; hollin: elves 1r; nurn: sauron 1r 1n; gorgoroth: gondor 1r"
    t = with_balrog_die(board)
    assert t.offers == "balrog_move balrog_attack balrog_alone skip"
    t.answer("balrog_attack")
    b = current_battle(t.s)
    assert (b.origin, b.target, b.rear) == ("moria", "hollin", ())
    t = with_balrog_die(board.replace("1r balrog", "3r balrog")).go("balrog_attack sauron-regular")
    assert t.refuses("done") == "WAR-11.2"
    assert with_balrog_die("moria: balrog; hollin: elves 1r").refuses("balrog_attack") == "LME-9.15"


@pytest.mark.rule("LME-9.13", "LME-9.16")
def test_awake_his_face_moves_him_alone_two_regions() -> None:
    t = with_balrog_die("moria: sauron 1r balrog").answer("balrog_alone")
    far = set(walks("moria", 2, frozenset(), frozenset(FREE_STRONGHOLDS))) - {"moria"}
    assert (t.asked, t.picks) == ("shadow balrog_to", sorted(far))
    assert ("lorien" in t.picks, t.refuses("bree"), t.refuses("lorien")) == (False, "LME-3.5", "LME-3.5")
    t.answer("dimrill_dale")
    assert (t.here("dimrill_dale"), t.here("moria"), t.s.shadow_dice) == ("balrog", "sauron 1r", ())


@pytest.mark.rule("LME-9.18", "LME-9.19", "LME-9.21", "LME-9.31")
def test_a_will_of_the_west_lays_him_to_rest_in_moria() -> None:
    t = with_die("will", "free", "moria: sauron 1r balrog", lords=AWAKE)
    t.answer("calm_balrog")
    assert (t.here("moria"), t.s.lords and t.s.lords.active, t.s.free_used) == ("sauron 1r balrog", False, 3)
    assert (t.rules_of("balrog-sleeps"), t.s.fallen) == (["LME-9.21"], ())
    asleep = with_die("will", "free", "moria: sauron 1r balrog")
    assert asleep.refuses("calm_balrog") == "LME-9.19"


@pytest.mark.rule("LME-9.19")
@pytest.mark.parametrize("who", ["gandalf_the_grey", "gandalf_grey_narya", "gandalf_the_white"])
def test_a_character_result_does_if_gandalf_is_there_in_any_version(who: str) -> None:
    t = with_die("character", "free", f"moria: sauron 1r balrog, {who}", lords=AWAKE)
    assert "calm_balrog" in t.picks
    elsewhere = with_die("character", "free", f"moria: balrog; hollin: {who}", lords=AWAKE)
    assert elsewhere.refuses("calm_balrog") == "LME-9.19"
    assert with_die("muster", "free", f"moria: balrog, {who}", lords=AWAKE).refuses("calm_balrog") == "WAR-4.15"


@pytest.mark.rule("LME-9.19")
def test_gandalf_in_the_fellowship_is_in_no_region() -> None:
    t = with_die("character", "free", "moria: balrog", lords=AWAKE, bearers="moria")
    assert t.refuses("calm_balrog") == "LME-9.19"


@pytest.mark.rule("LME-9.20", "LME-EX-9")
def test_outside_moria_he_is_eliminated_and_the_army_stays() -> None:
    t = with_die("will", "free", "dimrill_dale: sauron 3r balrog", lords=AWAKE)
    t.answer("calm_balrog")
    assert (t.here("dimrill_dale"), t.s.fallen, t.s.lords and t.s.lords.active) == ("sauron 3r", ("balrog",), False)
    t.s.todo = [("recover",)]
    t.game.rules.settle(t.s)
    assert t.s.lords
    assert (t.s.lords.gone, t.s.lords.special, t.rules_of("special-gone")) == (("balrog",), (), ["LME-4.15"])


@pytest.mark.rule("LME-9.6")
def test_his_die_has_the_icon_beside_character_and_eye() -> None:
    die = SPECIAL_DICE["balrog"]
    assert (die.character, [face for face in die.faces if face.endswith("*")]) == ("balrog", ["character*", "eye*"])


@pytest.mark.rule("LME-9.22", "LME-9.27", "LME-10.17", "LME-10.19")
@pytest.mark.parametrize(
    ("board", "calls"),
    [
        ("moria: balrog", False),
        ("minas_morgul: gothmog", False),
        ("nurn: witch_king_chief", False),
        ("nurn: mouth_black_numenorean", True),
        ("nurn: witch_king", True),
    ],
)
def test_who_lets_gandalf_the_white_come(board: str, calls: bool) -> None:
    assert can_bring_white(lords(board + "; bree: gandalf_the_grey").s) == calls


@pytest.mark.rule("LME-9.28")
@pytest.mark.parametrize("who", ["balrog", "gothmog", "witch_king_chief", "mouth_black_numenorean"])
def test_in_all_else_they_are_minions(who: str) -> None:
    t = attack(f"hollin: elves 1r; moria: sauron 1r {who}", "free", terms=NO_COUNCIL).answer("field")
    assert minions_in(t.s) == [who]


@pytest.mark.rule("LME-9.21", "LME-9.18")
def test_asleep_he_stays_in_moria_when_the_army_retreats_and_awake_he_goes_along() -> None:
    for known, stays in ((Lords(), "balrog"), (AWAKE, "")):
        t = attack("hollin: elves 1r; moria: sauron 1r balrog", "free", terms=NO_COUNCIL, lords=known)
        t.go("field 1 1 1 1 0 on dimrill_dale")
        assert t.here("moria", "shadow") == stays
        assert t.here("dimrill_dale") == ("sauron 1r" if stays else "sauron 1r balrog")


@pytest.mark.rule("LME-9.18")
def test_when_he_falls_nobody_is_awake() -> None:
    t = lords("hollin: balrog", lords=AWAKE)
    remove_figures(t.s, "shadow", "hollin", ("balrog",))
    assert t.s.lords == Lords()
