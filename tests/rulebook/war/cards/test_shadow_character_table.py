"""The Shadow's character deck: cards that lie on the table, and dice that become Eyes."""

import pytest

from bree.games.war.view import view
from tests.rulebook.war.cards.shadow_play import held, play, refused
from tests.rulebook.war.war_story import Tale, but

SORROW, CREBAIN, BALROG = ("worn_with_sorrow_and_toil",), ("flocks_of_crebain",), ("balrog_of_moria",)
STAYING = [*SORROW, *CREBAIN, *BALROG]


@pytest.mark.card("worn_with_sorrow_and_toil", "event")
@pytest.mark.card("flocks_of_crebain", "event")
@pytest.mark.card("balrog_of_moria", "event")
@pytest.mark.rule("WAR-6.7")
@pytest.mark.parametrize("card", STAYING)
def test_it_is_put_on_the_table_and_stays(card: str) -> None:
    t = play(card)
    assert (t.at_rest, t.s.table, t.s.played, t.s.hands["shadow"]) == (True, (card,), (), ())


@pytest.mark.card("worn_with_sorrow_and_toil", "refusal")
@pytest.mark.card("flocks_of_crebain", "refusal")
@pytest.mark.card("balrog_of_moria", "refusal")
@pytest.mark.card("the_lidless_eye", "refusal")
@pytest.mark.rule("WAR-6.4")
@pytest.mark.parametrize("card", [*STAYING, "the_lidless_eye"])
def test_an_army_or_muster_result_does_not_play_it(card: str) -> None:
    for face in ("army", "muster", "army_muster"):
        assert refused(card, face=face, shadow_dice=tuple(sorted((face, "character")))) == "WAR-6.5"


# Worn with Sorrow and Toil.

HANDS = {"free": ("athelas", "elven_rope", "the_red_arrow"), "shadow": ()}


def fallen(**given: object) -> Tale:
    """A companion falls to a tile, while the card lies there."""
    given = {"table": SORROW, "hands": HANDS, "bearers": "hollin", "box_shadow": 1, **given}
    return Tale.of("", ("move_fellowship",), **given).go("6 two guide")


@pytest.mark.card("worn_with_sorrow_and_toil", "event")
@pytest.mark.rule("WAR-24.4", "WAR-28.1", "WAR-28.2")
def test_a_casualty_may_cost_a_card_of_the_hand() -> None:
    t = fallen()
    assert (t.asked, t.offers, t.s.table) == ("shadow hope", "hand pass", SORROW)
    t.answer("hand")
    assert (t.asked, t.offers, {pick.weight for pick in t.ask.picks}) == (
        "chance lost_card", "athelas elven_rope", {1},
    )  # fmt: skip
    before = len(t.log)
    t.answer("elven_rope")
    assert (t.s.hands["free"], t.s.discards["free"], t.s.played) == (("athelas", "the_red_arrow"), ("elven_rope",), ())
    # Face down: nobody but its owner learns which one.
    public = [entry for entry in t.log[before:] if entry.to == "all"]
    assert [entry.key for entry in public][:1] == ["loses-card"]
    assert "elven_rope" not in str(public)
    assert "elven_rope" not in str(view(t.s, "shadow"))
    assert [entry.to for entry in t.told("discarded")] == ["free"]
    assert (t.s.table, t.s.fallen[-1]) == (SORROW, "gandalf_the_grey")


@pytest.mark.card("worn_with_sorrow_and_toil", "event")
@pytest.mark.rule("WAR-24.4")
def test_or_one_that_lies_on_the_table_or_none() -> None:
    table = ("a_power_too_great", "wizards_staff", *SORROW)
    hands = {"free": ("the_red_arrow",), "shadow": ()}
    t = Tale.of("", ("move_fellowship",), table=table, hands=hands, bearers="hollin", box_shadow=1)
    t.go("6 pass two guide")
    assert (t.asked, t.offers) == ("shadow hope", "wizards_staff pass")
    t.answer("wizards_staff")
    assert (t.s.table, t.s.played) == (("a_power_too_great", *SORROW), ("wizards_staff",))
    none = fallen().answer("pass")
    assert (none.s.hands, none.s.table, none.s.fallen[-1]) == (HANDS, SORROW, "gandalf_the_grey")
    empty = fallen(hands={"free": ("the_red_arrow",), "shadow": ()})
    assert empty.told("companion-lost") != []  # nothing to discard: nobody is asked


# Flocks of Crebain.


@pytest.mark.card("flocks_of_crebain", "event")
@pytest.mark.rule("WAR-23.3", "WAR-23.7", "WAR-23.4")
def test_the_crebain_add_one_to_all_dice_of_a_hunt() -> None:
    t = Tale.of("hollin: 1n", ("move_fellowship",), table=CREBAIN, bearers="hollin", box_shadow=3)
    assert (t.asked, t.offers) == ("shadow use", "flocks_of_crebain pass")
    t.answer("flocks_of_crebain")
    assert (t.s.table, t.s.played) == ((), CREBAIN)
    t.roll("5 1 1")
    assert (t.facts_of("hunt-rolled")[0]["needs"], t.offers) == (5, "0 1")
    t.go("1 5 eye")
    assert t.ask.facts["damage"] == 2
    many = Tale.of("", ("move_fellowship",), table=CREBAIN, bearers="hollin", box_shadow=1, box_free=5)
    assert many.go("flocks_of_crebain 1").at_rest  # a 1 fails whatever is added


@pytest.mark.card("flocks_of_crebain", "event")
@pytest.mark.rule("WAR-23.2")
def test_they_may_wait_and_without_a_roll_there_is_nothing_to_use_them_for() -> None:
    t = Tale.of("", ("move_fellowship",), table=CREBAIN, bearers="hollin", box_shadow=1).answer("pass")
    assert (t.asked, t.s.table) == ("chance hunt_die", CREBAIN)
    t.roll("5")
    assert (t.at_rest, t.told("hunt-fails") != []) == (True, True)
    assert Tale.of("", ("move_fellowship",), table=CREBAIN, bearers="hollin").at_rest


@pytest.mark.card("worn_with_sorrow_and_toil", "event")
@pytest.mark.card("flocks_of_crebain", "event")
@pytest.mark.rule("WAR-6.8", "WAR-1.14")
@pytest.mark.parametrize("table", [SORROW, CREBAIN])
def test_it_leaves_at_once_when_the_fellowship_is_declared_in_a_refuge(table: tuple[str, ...]) -> None:
    t = Tale.of("", ("declare",), table=table, bearers="dimrill_dale", progress=1).answer("lorien")
    assert (t.at_rest, t.s.table, t.s.played) == (True, (), table)
    assert t.rules_of("card-leaves") == ["WAR-6.8"]
    for given in ({"captured": "lorien"}, {}):
        away = Tale.of("", ("declare",), table=table, bearers="dimrill_dale", progress=1, **given)
        away.answer("lorien" if given else "dimrill_dale")
        assert (away.at_rest, away.s.table) == (True, table)
    shown = Tale.of("", ("reveal",), table=table, bearers="lorien")
    assert shown.s.table == table  # revealed, not declared


# The Balrog.


def walked(way: str, **given: object) -> Tale:
    """Declared from Rivendell; the Balrog waits."""
    return Tale.of("", ("declare",), **{"table": BALROG, "progress": 5, **given}).go(way)


@pytest.mark.card("balrog_of_moria", "event")
@pytest.mark.rule("WAR-21.6", "WAR-24.17")
def test_the_balrog_wakes_when_a_declared_fellowship_has_come_through_moria() -> None:
    t = walked("lorien", corruption=4)
    assert (t.asked, t.offers, t.s.corruption, t.s.bearers) == (
        "shadow use", "balrog_of_moria pass", 3, "lorien",
    )  # fmt: skip
    t.answer("balrog_of_moria")
    assert (t.asked, t.s.table, t.s.played) == ("chance hunt_tile", (), BALROG)
    t.go("two_reveal none")
    assert (t.at_rest, t.s.corruption, t.s.hidden, t.s.hunt) == (True, 5, True, None)  # the Reveal icon does nothing
    eye = walked("lorien balrog_of_moria eye", box_shadow=4)
    assert (eye.at_rest, eye.s.corruption, eye.s.hidden) == (True, 0, True)
    wild = walked("dimrill_dale balrog_of_moria one_reveal none")
    assert (wild.at_rest, wild.s.hidden, wild.s.bearers) == (True, False, "dimrill_dale")
    assert walked("lorien pass").s.table == BALROG


@pytest.mark.card("balrog_of_moria", "event")
@pytest.mark.rule("WAR-21.10")
def test_the_free_peoples_choose_the_way_and_he_does_not_wake_elsewhere() -> None:
    t = walked("north_dunland", progress=4)
    assert (t.asked, t.offers) == ("free moria_way", "through past")
    assert t.answer("past").at_rest
    assert walked("north_dunland through", progress=4).asked == "shadow use"
    assert walked("hollin", progress=2).at_rest
    into = walked("moria", progress=3)
    assert into.asked == "shadow use"
    out = walked("hollin", bearers="moria", progress=1)
    assert out.asked == "shadow use"
    assert Tale.of("", ("declare",), progress=4).go("north_dunland").at_rest  # nobody waits there, nobody asks


@pytest.mark.card("balrog_of_moria", "event")
@pytest.mark.rule("WAR-21.6", "WAR-21.2")
@pytest.mark.parametrize("progress", [0, 2])
def test_he_wakes_when_a_fellowship_is_declared_that_stays_in_moria(progress: int) -> None:
    t = walked("moria", bearers="moria", progress=progress)
    assert (t.asked, t.offers) == ("shadow use", "balrog_of_moria pass")
    assert walked("moria pass", bearers="moria", progress=progress).at_rest
    t.go("balrog_of_moria one none")
    assert (t.at_rest, t.s.corruption, t.s.hidden, t.s.table) == (True, 1, True, ())


@pytest.mark.card("balrog_of_moria", "event")
@pytest.mark.rule("WAR-21.12", "WAR-21.9")
@pytest.mark.parametrize(("progress", "to"), [(0, ""), (2, "moria")])
def test_he_wakes_before_the_tile_of_the_stronghold_when_one_is_revealed_that_stays(progress: int, to: str) -> None:
    t = Tale.of("", ("reveal",), ("hunt_over",), table=BALROG, bearers="moria", progress=progress).go(to)
    assert (t.asked, t.offers, t.s.bearers) == ("shadow use", "balrog_of_moria pass", "moria")
    t.go("balrog_of_moria three none")
    assert (t.asked, t.s.corruption, t.s.hunt and t.s.hunt.why) == ("chance hunt_tile", 3, "stronghold")
    t.go("one none")
    assert (t.at_rest, t.s.corruption, t.s.hunt) == (True, 4, None)
    assert [facts["tile"] for facts in t.facts_of("tile")] == ["tile-three", "tile-one"]


@pytest.mark.card("balrog_of_moria", "event")
@pytest.mark.rule("WAR-A.9", "WAR-21.12", "WAR-21.11")
def test_three_tiles_for_a_reveal_in_moria() -> None:
    t = Tale.of("", ("move_fellowship",), table=BALROG, progress=2, box_shadow=1)
    t.go("6 two_reveal none moria")  # the tile of the hunt
    assert (t.asked, t.s.corruption, t.s.bearers) == ("shadow use", 2, "moria")
    t.go("balrog_of_moria three none")
    assert (t.asked, t.s.corruption, t.s.hunt and t.s.hunt.why) == ("chance hunt_tile", 5, "stronghold")
    t.go("one none")
    assert (t.at_rest, t.s.corruption, t.s.hunt) == (True, 6, None)
    assert [facts["tile"] for facts in t.facts_of("tile")] == ["tile-two_reveal", "tile-three", "tile-one"]


@pytest.mark.card("balrog_of_moria", "event")
@pytest.mark.rule("WAR-21.10")
def test_a_revealed_fellowship_may_have_gone_past_moria() -> None:
    t = Tale.of("", ("reveal",), ("hunt_over",), table=BALROG, progress=4, bearers="rivendell").answer("north_dunland")
    assert t.asked == "free moria_way"
    past = t.answer("past")
    assert (past.at_rest, past.s.table) == (True, BALROG)
    through = Tale.of("", ("reveal",), ("hunt_over",), table=BALROG, progress=4).go("north_dunland through pass")
    assert through.asked == "chance hunt_tile"  # of the stronghold


# The Lidless Eye.


@pytest.mark.card("the_lidless_eye", "event")
@pytest.mark.rule("WAR-6.6")
@pytest.mark.parametrize(
    ("dice", "first", "then"),
    [
        ("army army", {"army": 2}, {"army": 1}),
        ("army army army army muster", {"army": 3, "muster": 1}, {"army": 2, "muster": 1}),
        ("army muster muster muster", {"army": 1, "muster": 3}, {"muster": 2}),
    ],
)
def test_of_dice_that_are_alike_no_more_are_offered_than_may_be_taken(
    dice: str, first: dict[str, int], then: dict[str, int]
) -> None:
    t = play("the_lidless_eye", shadow_dice=tuple(dice.split()))
    assert (t.asked, t.copies()) == ("shadow eye_die", first)
    assert t.answer("army").copies() == then


@pytest.mark.card("the_lidless_eye", "event")
@pytest.mark.rule("WAR-6.6")
def test_the_lidless_eye_takes_up_to_three_unused_dice() -> None:
    dice = ("army", "army", "event", "muster")
    t = play("the_lidless_eye", die="character", shadow_dice=dice, box_shadow=1)
    assert (t.asked, t.copies(), t.ask.least, t.ask.most) == (
        "shadow eye_die", {"army": 2, "event": 1, "muster": 1}, 0, 3,
    )  # fmt: skip
    t.go("muster army army")
    assert (t.at_rest, t.s.shadow_dice, t.s.box_shadow) == (True, ("event",), 4)
    one = play("the_lidless_eye", die="character", shadow_dice=dice).go("event done")
    assert (one.at_rest, one.s.shadow_dice, one.s.box_shadow) == (True, ("army", "army", "muster"), 1)


@pytest.mark.card("the_lidless_eye", "refusal")
@pytest.mark.rule("WAR-6.6")
def test_the_die_that_pays_for_it_is_not_unused() -> None:
    assert refused("the_lidless_eye") == "WAR-O5"


# The Palantír and Wormtongue.

SARUMAN = "orthanc: isengard 2r saruman"
PALANTIR = ("the_palantir_of_orthanc",)
WORM = ("wormtongue",)


@pytest.mark.card("the_palantir_of_orthanc", "event")
@pytest.mark.rule("WAR-6.7", "WAR-28.1")
def test_the_palantir_draws_a_card_for_every_event_result() -> None:
    t = play("morgul_wound", SARUMAN, "event", hidden=False, table=PALANTIR)
    assert (t.asked, t.offers, t.s.corruption, t.s.table) == ("shadow foresee_deck", "character strategy", 2, PALANTIR)
    t.answer("strategy")
    assert (t.asked, t.ask.facts) == ("chance draw_card", {"deck": "deck-shadow_strategy"})
    t.answer("the_day_without_dawn")
    assert (t.at_rest, t.s.hands["shadow"], t.s.table) == (True, ("the_day_without_dawn",), PALANTIR)
    by_icon = play("morgul_wound", SARUMAN, "character", hidden=False, table=PALANTIR)
    assert by_icon.at_rest
    other = Tale.of(
        SARUMAN, ("event", "free", "event"), table=PALANTIR, corruption=3, fallen=but("strider"), acting="free",
        hands={"free": ("elven_rope",), "shadow": ()},
    ).answer("elven_rope")  # fmt: skip
    assert other.at_rest


@pytest.mark.card("the_palantir_of_orthanc", "event")
@pytest.mark.rule("WAR-6.7")
def test_it_does_not_answer_its_own_playing() -> None:
    t = play(PALANTIR[0], SARUMAN, "event")
    assert (t.at_rest, t.s.table, t.s.hands["shadow"]) == (True, PALANTIR, ())


@pytest.mark.card("the_palantir_of_orthanc", "refusal")
@pytest.mark.card("wormtongue", "refusal")
@pytest.mark.rule("WAR-6.5")
@pytest.mark.parametrize("card", [*PALANTIR, *WORM])
def test_saruman_must_be_in_play(card: str) -> None:
    assert refused(card) == "WAR-6.5"
    assert refused(card, fallen="saruman") == "WAR-6.5"
    assert play(card, SARUMAN, politics="rohan 2 passive").s.table == (card,)


@pytest.mark.card("the_palantir_of_orthanc", "event")
@pytest.mark.card("wormtongue", "event")
@pytest.mark.rule("WAR-6.8")
@pytest.mark.parametrize("table", [PALANTIR, WORM])
def test_it_leaves_when_saruman_is_gone(table: tuple[str, ...]) -> None:
    t = Tale.of("", ("tidy",), fallen="saruman", table=table, politics="rohan 2 passive")
    assert (t.at_rest, t.s.table, t.s.played) == (True, (), table)
    stays = Tale.of(SARUMAN, ("tidy",), table=table, politics="rohan 2 passive")
    assert stays.s.table == table


@pytest.mark.card("wormtongue", "event")
@pytest.mark.rule("WAR-6.8", "WAR-19.3", "WAR-19.4", "WAR-21.4")
def test_wormtongue_lets_rohan_be_roused_by_what_befalls_its_cities_alone() -> None:
    given = {"table": WORM, "politics": "rohan 3 passive, gondor 2 passive"}
    attack = ("attack", "shadow", 0)
    # Entered, or attacked elsewhere: not roused, but the marker moves for the attack.
    ford = Tale.of(SARUMAN + "; fords_of_isen: rohan 1r; gap_of_rohan: isengard 3r", attack, **given)
    ford.go("gap_of_rohan isengard-regular isengard-regular isengard-regular")
    assert (ford.s.passive, ford.s.steps["rohan"], ford.told("roused")) == (("rohan", "gondor"), 2, [])
    enters = Tale.of(SARUMAN + "; gap_of_rohan: isengard 1r", ("move", "shadow", 0), **given)
    enters.go("gap_of_rohan fords_of_isen")
    assert "rohan" in enters.s.passive
    king = Tale.of(SARUMAN + "; nurn: sauron 1r", ("bring_minion",), **given)
    assert (king.s.passive, king.s.table) == (("rohan",), WORM)
    counsel = Tale.of(
        SARUMAN, ("event", "free", "event"), hands={"free": ("wisdom_of_elrond",), "shadow": ()}, **given
    ).go("wisdom_of_elrond rohan")
    assert ("rohan" in counsel.s.passive, counsel.s.steps["rohan"]) == (True, 2)


@pytest.mark.card("wormtongue", "event")
@pytest.mark.rule("WAR-6.8", "WAR-19.3", "WAR-19.4", "WAR-21.4")
def test_wormtongue_is_put_to_flight_at_edoras() -> None:
    given = {"table": WORM, "politics": "rohan 3 passive"}
    attack = Tale.of(SARUMAN + "; edoras: rohan 1r; westemnet: isengard 1r", ("attack", "shadow", 0), **given)
    assert (attack.s.passive, attack.s.steps["rohan"]) == ((), 2)
    seen = Tale.of(SARUMAN, ("declare",), bearers="westemnet", progress=1, **given).answer("helms_deep")
    assert (seen.s.passive, seen.s.table, seen.s.played) == ((), (), WORM)
    friend = Tale.of(SARUMAN, ("separate",), bearers="westemnet", **given).go("gandalf_the_grey done edoras")
    assert (friend.s.passive, friend.s.table) == ((), ())


# An action of the other side takes a card away.


def at_die(face: str, table: tuple[str, ...] = PALANTIR, **given: object) -> Tale:
    """The Free Peoples have chosen this die."""
    more = {"table": table, "free_dice": (face,), "shadow_dice": ("army",), **given}
    return Tale.of(SARUMAN, ("die", "free"), **more).answer(face)


@pytest.mark.card("the_palantir_of_orthanc", "event")
@pytest.mark.rule("WAR-6.9")
def test_a_will_of_the_west_takes_the_palantir_away() -> None:
    t = at_die("will")
    assert "remove-the_palantir_of_orthanc" in t.picks
    t.answer("remove-the_palantir_of_orthanc")
    assert (t.s.table, t.s.played, t.s.rings) == ((), PALANTIR, {"free": 3, "shadow": 0})
    assert (t.asked, t.s.free_used, t.s.free_dice) == ("shadow die", 4, ())  # it was their action


@pytest.mark.card("the_palantir_of_orthanc", "event")
@pytest.mark.rule("WAR-6.9", "WAR-5.9", "WAR-5.4", "WAR-5.3")
def test_any_other_result_costs_an_elven_ring_besides() -> None:
    for face in ("army", "character", "event", "muster"):
        t = at_die(face).answer("remove-the_palantir_of_orthanc")
        assert (t.s.table, t.s.rings, t.s.ringed) == ((), {"free": 2, "shadow": 1}, ("free",))
        assert t.rules_of("ring-paid") == ["WAR-5.9"]
    used = at_die("army", ringed=("free",))
    assert used.refuses("remove-the_palantir_of_orthanc") == "WAR-6.9"
    none = at_die("army", rings={"free": 0, "shadow": 3})
    assert none.refuses("remove-the_palantir_of_orthanc") == "WAR-6.9"
    ringed = {"rings": {"free": 2, "shadow": 1}, "shadow_dice": ("army",), "acting": "shadow"}
    own = Tale.of(SARUMAN, ("die", "shadow"), table=PALANTIR, **ringed).answer("army")
    assert own.refuses("remove-the_palantir_of_orthanc") == "WAR-6.9"
    nowhere = at_die("will", ())
    assert [name for name in nowhere.picks if name.startswith("remove")] == []


@pytest.mark.rule("WAR-6.9", "WAR-28.2")
@pytest.mark.parametrize("card", ["a_power_too_great", "the_power_of_tom_bombadil"])
def test_the_shadow_pays_with_two_cards_of_its_hand_that_nobody_else_sees(card: str) -> None:
    hand = ("grond", "monsters_roused", "morgul_wound", "the_day_without_dawn")
    t = Tale.of("", ("die", "shadow"), table=(card,), hands=held(*hand), shadow_dice=("muster",), acting="shadow")
    t.go("muster remove-" + card)
    assert (t.asked, t.offers, t.ask.hides, t.s.table) == ("shadow pay_card", "the_day_without_dawn", True, ())
    t.answer("the_day_without_dawn")
    assert (t.asked, t.offers) == ("shadow pay_card", "grond morgul_wound")
    t.answer("grond")
    assert (t.s.discards["shadow"], t.s.played) == (("grond", "the_day_without_dawn"), (card,))
    assert "grond" not in str(view(t.s, "free"))
    poor = Tale.of("", ("die", "shadow"), table=(card,), hands=held("grond"), shadow_dice=("army",), acting="shadow")
    assert poor.answer("army").refuses("remove-" + card) == "WAR-6.9"


@pytest.mark.rule("WAR-6.9")
def test_gandalf_or_aragorn_puts_an_end_to_denethors_folly() -> None:
    board = "minas_tirith: gondor 2r{}, sauron 5r"
    folly = {"table": ("denethors_folly",), "siege": "minas_tirith", "free_dice": ("army",)}
    alone = Tale.of(board.format(""), ("die", "free"), **folly).answer("army")
    assert alone.refuses("remove-denethors_folly") == "WAR-6.9"
    for wise in ("gandalf_the_grey", "gandalf_the_white", "aragorn"):
        t = Tale.of(board.format(" " + wise), ("die", "free"), **folly).answer("army")
        assert t.answer("remove-denethors_folly").s.table == ()
    will = Tale.of(board.format(""), ("die", "free"), **{**folly, "free_dice": ("will",)}).answer("will")
    assert will.answer("remove-denethors_folly").s.table == ()
