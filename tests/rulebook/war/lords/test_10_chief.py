"""The Witch-king, Chief of the Ringwraiths (LME-10)."""

from typing import Any

import pytest

from bree.games.war.cards.grond import witch_king_storms
from bree.games.war.cards.the_black_captain_commands import can_call_nazgul
from bree.games.war.effects.requirements import witch_king_in_play
from bree.games.war.facts import deck_of
from bree.games.war.figures import CHARACTERS
from bree.games.war.rules.armies.leading import BY_WITCH_KING, leads
from bree.games.war.rules.battle.fighters import current_battle, nazgul_leadership
from bree.games.war.rules.characters.arrivals import can_bring_white, minions_ready
from bree.games.war.rules.fellowship.hunt import hunt_rerolls
from bree.games.war.rules.turn.phases import dice_of
from bree.games.war.state import Lords
from tests.rulebook.war.battles import attack
from tests.rulebook.war.cards.shadow_play import held
from tests.rulebook.war.lords.people_story import lords, with_die
from tests.rulebook.war.paths import PASSIVE
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

CHIEF, CAPTAIN = "witch_king_chief", "witch_king"
COMMANDS = "the_black_captain_commands"
SWAPPED = Lords(swapped=True)


@pytest.mark.rule("LME-10.7")
def test_what_he_is() -> None:
    facts = CHARACTERS[CHIEF]
    assert (facts.leadership, facts.action_die, facts.nazgul, facts.special_die) == (1, 1, True, "")
    assert dice_of(lords(f"nurn: {CHIEF}").s, "shadow") == 8
    t = lords(f"nurn: {CHIEF}", ("move_nazgul",))
    assert {"the_shire", "grey_havens", "erebor"} & set(t.picks) == {"the_shire"}


@pytest.mark.rule("LME-10.8", "LME-10.9")
def test_he_comes_where_the_fellowship_is_unless_it_is_in_an_unconquered_stronghold() -> None:
    peace = "sauron 1, isengard 1, " + PASSIVE
    assert CHIEF not in minions_ready(lords("", politics=peace, bearers="rivendell").s)
    assert CHIEF in minions_ready(lords("", politics=peace, bearers="rivendell", captured="rivendell").s)
    assert CHIEF in minions_ready(lords("", politics=peace, bearers="edoras").s)  # a city
    t = with_die("muster", "shadow", "", politics=peace, bearers="hollin").go(f"minion {CHIEF}")
    assert (t.here("hollin"), t.rules_of("enters"), t.keys().count("roused")) == (CHIEF, ["LME-10.8"], 0)


@pytest.mark.rule("LME-10.10", "LME-10.21", "LME-EX-11")
def test_he_takes_the_place_of_the_black_captain_once_in_a_game() -> None:
    t = with_die("muster", "shadow", f"umbar: southrons 2r {CAPTAIN}", bearers="hollin")
    before = dice_of(t.s, "shadow")
    t.go(f"minion {CHIEF}")
    assert (t.here("umbar"), t.here("hollin"), CAPTAIN in t.s.aside) == (f"southrons 2r {CHIEF}", "", True)
    assert (t.s.lords, t.s.fallen, dice_of(t.s, "shadow")) == (SWAPPED, (), before)
    assert t.rules_of("enters") == ["LME-10.10"]
    assert CAPTAIN not in minions_ready(t.s)
    t.answer("muster")
    assert t.refuses("swap_king") == "LME-10.11"


@pytest.mark.rule("LME-10.8", "LME-10.10")
def test_a_fellowship_in_a_stronghold_keeps_him_from_replacing_too() -> None:
    assert CHIEF not in minions_ready(lords(f"umbar: {CAPTAIN}", bearers="rivendell").s)


@pytest.mark.rule("LME-10.10", "LME-10.8")
def test_the_chief_who_takes_the_black_captains_place_rouses_nobody() -> None:
    war = "sauron 0, " + PASSIVE.replace("elves 3", "elves 0")
    t = with_die("muster", "shadow", f"bree: {CAPTAIN}", politics=war, bearers="hollin")
    passive = t.s.passive
    t.go(f"minion {CHIEF}")
    assert (t.here("bree"), t.rules_of("enters"), t.s.passive) == (CHIEF, ["LME-10.10"], passive)
    assert passive != ()


@pytest.mark.rule("LME-10.11", "LME-10.25", "LME-10.21")
def test_the_black_captain_may_take_his_place_and_rouses_all() -> None:
    war = "sauron 0, " + PASSIVE.replace("elves 3", "elves 0")
    t = with_die("muster", "shadow", f"bree: {CHIEF}", politics=war)
    assert t.s.passive != ()
    t.answer("swap_king")
    assert (t.here("bree"), CHIEF in t.s.aside, t.s.lords, t.s.passive) == (CAPTAIN, True, SWAPPED, ())
    assert (t.rules_of("enters"), set(t.rules_of("roused"))) == (["LME-10.11"], {"WAR-19.6"})
    assert CHIEF not in minions_ready(t.s)


@pytest.mark.rule("LME-10.11", "LME-10.12", "LME-10.25")
@pytest.mark.parametrize("politics", ["sauron 1", "sauron 0, " + PASSIVE])
def test_all_that_the_black_captain_waits_for_must_be(politics: str) -> None:
    t = with_die("muster", "shadow", f"bree: {CHIEF}", politics=politics)
    assert t.refuses("swap_king") == "LME-10.11"
    again = with_die("muster", "shadow", f"bree: {CHIEF}", lords=SWAPPED)
    assert again.refuses("swap_king") == "LME-10.11"


@pytest.mark.rule("LME-10.12")
def test_after_one_replacement_there_is_no_other() -> None:
    s = lords(f"umbar: {CAPTAIN}", bearers="hollin", lords=SWAPPED).s
    assert CHIEF not in minions_ready(s)


@pytest.mark.rule("LME-10.13")
def test_no_version_comes_if_the_other_was_eliminated_or_is_there() -> None:
    board = "nurn: sauron 1r"
    assert {CAPTAIN, CHIEF} <= set(minions_ready(lords(board, bearers="hollin").s))
    assert CHIEF not in minions_ready(lords(board, bearers="hollin", fallen=CAPTAIN).s)
    assert CAPTAIN not in minions_ready(lords(board, bearers="hollin", fallen=CHIEF).s)
    assert CAPTAIN not in minions_ready(lords(f"{board} {CHIEF}", bearers="hollin").s)


@pytest.mark.rule("LME-10.17")
def test_a_black_captain_who_has_been_replaced_was_in_play_all_the_same() -> None:
    board = f"umbar: {CHIEF}; bree: gandalf_the_grey"
    assert (can_bring_white(lords(board).s), can_bring_white(lords(board, lords=SWAPPED).s)) == (False, True)


# The spear of terror


def playing(card: str, board: str = f"hollin: {CHIEF}", face: str = "character", **given: Any) -> Tale:
    more = {"bearers": "hollin", "hands": held(card), "acting": "shadow", "corruption": 1, **given}
    t = lords(board, ("event", "shadow", face), **more)
    return t.answer(card)


@pytest.mark.rule("LME-10.14")
def test_a_character_event_where_the_fellowship_is_draws_another_at_once() -> None:
    t = playing(COMMANDS)
    assert (t.asked, t.offers, t.ask.rule) == ("shadow spear", "draw pass", "LME-10.14")
    t.answer("draw")
    assert (t.asked, t.ask.facts) == ("chance draw_card", {"deck": "deck-shadow_character"})
    t.answer("isildurs_bane")
    assert (t.s.hands["shadow"], t.asked) == (("isildurs_bane",), "shadow captain")
    assert playing(COMMANDS).answer("pass").asked == "shadow captain"


@pytest.mark.rule("LME-10.14", "LME-10.23")
def test_not_elsewhere_not_for_other_decks_and_not_in_mordor() -> None:
    assert playing(COMMANDS, f"nurn: {CHIEF}").asked == "shadow captain"
    assert playing(COMMANDS, "hollin: witch_king").asked == "shadow captain"
    assert playing(COMMANDS, track=1).asked == "shadow captain"
    board = f"hollin: {CHIEF}; nurn: sauron 2r; umbar: southrons 1r"
    assert playing("orcs_multiplying_again", board, "muster").at_rest


@pytest.mark.rule("LME-10.14", "WAR-6.3")
def test_where_no_card_is_left_to_draw_it_is_not_asked() -> None:
    rest = tuple(sorted({*deck_of(NO_COUNCIL, "shadow_character")} - {COMMANDS}))
    assert playing(COMMANDS, discards={"free": (), "shadow": rest}).asked == "shadow captain"
    assert playing(COMMANDS, discards={"free": (), "shadow": rest[1:]}).asked == "shadow spear"


@pytest.mark.rule("LME-10.14", "WAR-6.1")
def test_who_draws_for_him_keeps_to_the_limit_of_a_hand() -> None:
    *full, seventh = sorted({*deck_of(NO_COUNCIL, "shadow_character")} - {COMMANDS})[:7]
    t = playing(COMMANDS, hands=held(COMMANDS, *full)).answer("draw", seventh)
    assert (t.asked, t.picks) == ("shadow discard", sorted([*full, seventh]))
    t.answer(seventh)
    assert (t.asked, t.s.hands["shadow"]) == ("shadow captain", tuple(sorted(full)))


@pytest.mark.rule("LME-10.15")
def test_with_the_palantir_one_card_is_drawn_and_not_two() -> None:
    board = f"hollin: {CHIEF}; orthanc: saruman"
    more = {"face": "event", "table": ("the_palantir_of_orthanc",)}
    t = playing(COMMANDS, board, **more)
    t.go("draw isildurs_bane call")
    assert t.at_rest
    t = playing(COMMANDS, board, **more)
    t.go("pass call")
    assert t.asked == "shadow foresee_deck"


@pytest.mark.rule("LME-10.24")
def test_a_combat_card_draws_nothing_for_him() -> None:
    board = f"hollin: sauron 1r {CHIEF}; north_dunland: rohan 1r"
    t = attack(board, terms=NO_COUNCIL, bearers="hollin", hands=held(COMMANDS))
    t.answer(COMMANDS)
    assert "spear" not in [step[0] for step in t.s.todo]
    assert t.ask.key != "sorcerer"


# He sees and knows


def found(board: str = f"nurn: {CHIEF}", **given: Any) -> Tale:
    """The Fellowship is revealed in its region."""
    return lords(board, ("reveal",), **{"bearers": "hollin", **given})


@pytest.mark.rule("LME-10.16", "LME-O3")
def test_when_the_fellowship_is_revealed_he_may_come() -> None:
    t = found()
    assert (t.asked, t.offers, t.ask.facts) == ("shadow sees", "move pass", {"region": "region-hollin"})
    t.answer("move")
    assert (t.here("hollin"), t.here("nurn"), t.at_rest) == (CHIEF, "", True)
    assert t.facts_of("chief-comes") == [{"origin": "region-nurn", "region": "region-hollin"}]
    assert found().answer("pass").here("nurn") == CHIEF


@pytest.mark.rule("LME-10.16", "LME-10.23")
def test_not_if_he_is_there_or_away_or_the_fellowship_in_mordor() -> None:
    assert found(f"hollin: {CHIEF}").at_rest
    assert found("nurn: witch_king").at_rest
    assert found(track=1).at_rest


@pytest.mark.rule("LME-10.16")
def test_not_into_an_unconquered_stronghold_of_the_free_peoples() -> None:
    assert found(bearers="lorien").at_rest
    assert found(bearers="lorien", captured="lorien").asked == "shadow sees"
    assert found(bearers="edoras").asked == "shadow sees"


@pytest.mark.rule("LME-O3")
@pytest.mark.parametrize(("revealed", "declared"), [(True, False), (False, True), (True, True)])
def test_the_table_says_whether_a_declaration_counts(revealed: bool, declared: bool) -> None:
    terms = NO_COUNCIL._replace(sees_revealed=revealed, sees_declared=declared)
    assert found(terms=terms).at_rest != revealed
    t = lords(f"nurn: {CHIEF}", ("declare",), bearers="hollin", terms=terms).answer("hollin")
    assert t.at_rest != declared


# Cards that name the Witch-king mean the Chief too


@pytest.mark.rule("LME-10.18")
def test_events_that_name_the_witch_king() -> None:
    s = lords(f"minas_tirith: sauron 5r {CHIEF}, gondor 1r", siege="minas_tirith").s
    assert (witch_king_in_play(s, ""), witch_king_storms(s, "")) == (True, True)
    assert (leads(s, CHIEF, BY_WITCH_KING), can_call_nazgul(s, "the_black_captain_commands")) == (True, True)
    none = lords("minas_tirith: sauron 5r 1n, gondor 1r", siege="minas_tirith").s
    assert (witch_king_in_play(none, ""), witch_king_storms(none, "")) == (False, False)


@pytest.mark.rule("LME-10.18")
def test_he_rides_to_angmar() -> None:
    t = playing("return_of_the_witch_king", f"nurn: {CHIEF}", "event")
    assert t.here("angmar").endswith(CHIEF)


@pytest.mark.rule("LME-10.22")
def test_he_is_a_nazgul() -> None:
    s = lords(f"hollin: {CHIEF}", bearers="hollin").s
    assert hunt_rerolls(s) == 1
    t = attack(f"hollin: sauron 1r 1n {CHIEF}; north_dunland: rohan 1r", terms=NO_COUNCIL)
    assert nazgul_leadership(t.s, current_battle(t.s)) == 2
