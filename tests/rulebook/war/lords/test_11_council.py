"""The Council of Rivendell: secret versions, showing them, and starting outside."""

from random import Random

import pytest

from bree.games.war import GAME
from bree.games.war.figures import CHARACTERS, PERSON
from bree.games.war.imagine import imagine
from bree.games.war.lords.hidden_versions import possible_fellowships
from bree.games.war.rules.turn.phases import allocation
from bree.games.war.state import Hunt, Lords
from bree.games.war.view import view
from tests.rulebook.war.lords.council_story import ALL, OTHERS, fellows, gathered, until
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

PERSONS = ["boromir", "gandalf_the_grey", "gimli", "legolas", "meriadoc", "peregrin", "strider"]


def seen(t: Tale, seat: str | None = "shadow") -> list[str]:
    return view(t.s, seat)["fellowship"]["companions"]


# The choice


@pytest.mark.rule("LME-11.2", "LME-11.26", "LME-7.2")
def test_each_person_is_asked_for_so_that_the_number_of_answers_tells_nothing() -> None:
    t = Tale.begin(GAME, lords="whole")
    for person in PERSONS:
        assert (t.asked, sorted(t.picks)) == ("free council", sorted((person, OTHERS[person])))
        assert (t.ask.facts, t.ask.secret, t.ask.many, t.ask.rule) == (
            {"person": "figure-" + person}, True, False, "LME-11.2",
        )  # fmt: skip
        t.answer(OTHERS[person])
    assert (t.asked, t.s.companions) == ("free first_guide", ALL)
    assert set(PERSONS) <= set(t.s.aside)
    assert t.log == []  # the log has no line


@pytest.mark.rule("LME-11.2")
def test_any_some_or_none_may_be_replaced() -> None:
    assert list(gathered("").s.companions) == PERSONS
    some = gathered("boromir peregrin").s
    assert {"boromir_captain_general", "peregrin_of_the_shire", "gimli", "meriadoc"} <= set(some.companions)
    assert {"boromir", "peregrin", "gimli_dwarven_lord"} <= set(some.aside)


@pytest.mark.rule("LME-11.3", "LME-11.26")
@pytest.mark.parametrize("seat", ["shadow", None])
def test_the_shadow_sees_the_persons_and_the_guide(seat: str | None) -> None:
    plain, other = gathered("", "strider"), gathered(" ".join(OTHERS.keys() - {"strider"}), "strider")
    assert seen(plain, seat) == seen(other, seat) == PERSONS
    assert view(plain.s, seat) == view(other.s, seat)
    assert [entry.key for entry in plain.log] == [entry.key for entry in other.log]
    assert seen(other, "free") == list(other.s.companions)
    lords = view(other.s, seat)["lords"]
    assert lords is not None
    assert lords["veiled"] == PERSONS[:-1]  # all but the Guide
    led = gathered("strider", "strider_dunadan")
    assert (view(led.s, seat)["fellowship"]["guide"], seen(led, seat)[-1]) == ("strider_dunadan", "strider_dunadan")


@pytest.mark.rule("LME-11.3", "LME-11.26", "WAR-27.1")
@pytest.mark.parametrize("players", [3, 4])
def test_both_of_a_team_of_the_free_peoples_see_the_versions_and_nobody_of_the_shadow(players: int) -> None:
    t = gathered("gimli legolas", "strider", players=players)
    assert {"gimli_dwarven_lord", "legolas_elven_prince"} <= {*t.s.companions}
    for one in t.s.seats:
        free = one not in ("witch_king_player", "saruman_player")
        assert seen(t, one) == (list(t.s.companions) if free else PERSONS)


@pytest.mark.rule("LME-11.3", "LME-11.26")
def test_while_the_first_guide_is_chosen_none_is_seen() -> None:
    t = gathered("gandalf_the_grey", guide="")
    assert view(t.s, "shadow")["fellowship"]["guide"] == ""
    assert view(t.s, "free")["fellowship"]["guide"] == "gandalf_grey_narya"
    assert t.answer("strider").rules_of("council-over") == ["LME-11.3"]
    assert view(t.s, "shadow")["fellowship"]["guide"] == "strider"


@pytest.mark.rule("LME-11.26", "LME-11.3")
def test_who_stays_in_the_box_is_not_seen_either() -> None:
    for others in ("", "boromir gimli strider"):
        aside = view(gathered(others, guide="").s, "free")["aside"]
        assert not {*aside} & {*ALL, *PERSONS}
        assert {"aragorn", "gandalf_the_white", "gollum", "smeagol", "elrond"} <= {*aside}


@pytest.mark.rule("LME-7.23", "LME-2.2")
def test_the_keeper_of_narya_as_the_first_guide_brings_his_die_at_once() -> None:
    for guide, dice in (("gandalf_grey_narya", ("narya",)), ("strider", ())):
        t = gathered("gandalf_the_grey", guide)
        assert t.s.lords is not None
        assert t.s.lords.special == dice


# When a version is shown


@pytest.mark.rule("LME-11.4")
def test_who_becomes_the_guide_is_shown() -> None:
    who = "boromir_captain_general gimli gandalf_grey_narya strider"
    t = fellows(who, ("choose_guide",), guide="strider")
    assert seen(t) == ["boromir", "gandalf_the_grey", "gimli", "strider"]
    assert (t.asked, t.offers) == ("free guide", "gandalf_grey_narya strider")
    t.answer("gandalf_grey_narya")
    assert seen(t) == ["boromir", "gandalf_grey_narya", "gimli", "strider"]
    assert view(t.s, "shadow")["fellowship"]["guide"] == "gandalf_grey_narya"


@pytest.mark.rule("LME-11.4")
def test_who_separates_is_shown_where_he_stands() -> None:
    t = fellows("gimli_dwarven_lord legolas strider", ("separate",)).go("gimli_dwarven_lord done rivendell")
    assert (t.here("rivendell"), t.facts_of("separated")[0]["who"]) == (
        "gimli_dwarven_lord", ("figure-gimli_dwarven_lord",),
    )  # fmt: skip
    assert view(t.s, "shadow")["standing"]["rivendell"]["free"] == {"gimli_dwarven_lord": 1}
    assert seen(t) == ["legolas", "strider"]


@pytest.mark.rule("LME-11.4")
def test_a_casualty_is_shown_and_his_level_counts() -> None:
    hunt = Hunt("move", (6,), (), "three", 3)
    t = fellows("gimli_dwarven_lord strider", ("take_casualty",), ("bear",), ("hunt_over",), hunt=hunt).answer("random")
    t.answer("gimli_dwarven_lord")
    assert (t.at_rest, t.s.corruption, t.s.fallen[-1]) == (True, 2, "gimli_dwarven_lord")
    assert "gimli_dwarven_lord" in view(t.s, "shadow")["fallen"]


@pytest.mark.rule("LME-11.4")
def test_whom_the_ring_lures_is_shown_since_his_level_counts() -> None:
    t = fellows("boromir_captain_general gimli strider", ("lure_lot", "lure_of_the_ring"))
    t.answer("boromir_captain_general")
    assert (t.asked, t.ask.facts["level"], seen(t)) == (
        "free lured", 1, ["boromir_captain_general", "gimli", "strider"],
    )  # fmt: skip


# Asks that reveal nothing


@pytest.mark.rule("LME-11.26", "WAR-20.7")
def test_the_guide_is_asked_for_though_there_is_one_choice_if_the_shadow_cannot_know() -> None:
    for gimli in ("gimli", "gimli_dwarven_lord"):
        t = fellows(f"{gimli} legolas strider", ("separate",)).go("strider done rivendell")
        assert (t.asked, t.ask.secret) == ("free guide", True)
        assert view(t.s, "shadow")["fellowship"]["guide"] == ""
        assert t.offers == ("gimli legolas" if gimli == "gimli" else "legolas")
    t.answer("legolas")
    assert (t.at_rest, t.s.guide, seen(t)) == (True, "legolas", ["gimli", "legolas"])


@pytest.mark.rule("LME-11.26")
def test_where_all_know_it_nobody_is_asked() -> None:
    t = fellows("boromir_captain_general gandalf_grey_narya strider", ("separate",)).go("strider done rivendell")
    assert (t.at_rest, t.s.guide) == (True, "gandalf_grey_narya")
    shown = fellows("gimli meriadoc strider", ("separate",), shown="gimli meriadoc").go("strider done rivendell")
    assert (shown.at_rest, shown.s.guide) == (True, "gimli")
    half = fellows("gimli meriadoc strider", ("separate",), shown="gimli").go("strider done rivendell")
    assert (half.at_rest, half.s.guide) == (True, "gimli"), "Gimli's level 2 is public, and Meriadoc has 1"


@pytest.mark.rule("LME-11.3", "WAR-20.8")
@pytest.mark.parametrize("gimli", ["gimli", "gimli_dwarven_lord"])
def test_the_guide_is_asked_for_if_a_hidden_level_may_only_equal_the_open_one(gimli: str) -> None:
    """Boromir's level 2 is public. Of Gimli the Shadow knows that it is 1 or 2."""
    t = fellows(f"boromir {gimli} strider", ("separate",), shown="boromir").go("strider done rivendell")
    assert (t.asked, t.ask.secret) == ("free guide", True)
    assert t.offers == ("boromir gimli" if gimli == "gimli" else "boromir")
    assert view(t.s, "shadow")["fellowship"]["guide"] == ""


@pytest.mark.rule("LME-11.26", "LME-7.19")
def test_without_the_council_only_gandalf_is_a_secret() -> None:
    t = fellows("gandalf_grey_narya gimli legolas strider", guide="strider", terms=NO_COUNCIL)
    assert seen(t) == ["gandalf_the_grey", "gimli", "legolas", "strider"]
    assert sorted(possible_fellowships(t.s)) == sorted(
        [t.s.companions, ("gandalf_the_grey", "gimli", "legolas", "strider")]
    )


# What can be imagined


def imagined(t: Tale, seat: str | None, tries: int = 200) -> set[tuple[str, ...]]:
    rng, found = Random(7), set()
    for _ in range(tries):
        twin = imagine(t.s, seat, rng)
        assert view(twin, seat) == view(t.s, seat)
        assert GAME.audit(twin) == []
        found.add(twin.companions)
    return found


@pytest.mark.rule("LME-11.26", "LME-11.3")
def test_to_the_shadow_every_version_is_possible_to_the_free_peoples_their_own() -> None:
    t = fellows("boromir_captain_general meriadoc strider")
    assert len(imagined(t, "shadow")) == len(imagined(t, None)) == 4
    assert imagined(t, "free", 5) == {t.s.companions}
    assert {one for some in imagined(t, "shadow") for one in some if PERSON[one] == "strider"} == {"strider"}


@pytest.mark.rule("LME-11.26", "WAR-20.7")
def test_nobody_imagined_is_above_the_guide() -> None:
    t = fellows("boromir_captain_general gimli_dwarven_lord meriadoc", guide="boromir_captain_general")
    assert {one for some in imagined(t, "shadow") for one in some} == {
        "boromir_captain_general", "gimli_dwarven_lord", "meriadoc", "meriadoc_of_the_shire",
    }  # fmt: skip


@pytest.mark.rule("LME-11.26", "LME-8.1")
def test_what_smeagols_level_told_is_known() -> None:
    who = "boromir gimli_dwarven_lord meriadoc smeagol"
    lords, hunt = Lords(), Hunt("move", (6,), (), "three", 3)
    steps = (("take_casualty",), ("bear",), ("hunt_over",))
    t = fellows(who, *steps, guide="smeagol", lords=lords, hunt=hunt)
    t.s.lords = Lords()
    t.answer("guide")
    assert (t.asked, t.s.hunt and t.s.hunt.damage, t.s.lords) == ("free guide", 1, Lords(ceiling=2, floor=2))
    found = imagined(t, "shadow")
    assert len(found) == 6  # Boromir or Gimli has level 2
    assert not [some for some in found if {"boromir_captain_general", "gimli_dwarven_lord"} <= {*some}]
    t.answer("boromir")
    assert t.s.lords == Lords(shown=("boromir",), ceiling=2)
    assert len(imagined(t, "shadow")) == 4


@pytest.mark.rule("LME-11.3", "LME-11.4", "LME-8.1")
def test_with_the_companion_who_gave_the_level_goes_what_it_told() -> None:
    """The Ring tempts Sméagol, whose level counts, so somebody has level 2. It was Boromir, and he leaves."""
    t = fellows("boromir meriadoc smeagol", ("lure_lot", "lure_of_the_ring"), ("separate",), guide="smeagol")
    assert t.s.lords is not None
    t.s.lords = t.s.lords._replace(shown=(), ceiling=0)
    t.go("smeagol bear")
    assert t.s.lords == Lords(ceiling=2, floor=2)
    assert len(imagined(t, "shadow")) == 2, "Boromir of level 2, and Meriadoc in either version"
    t.go("boromir done rivendell")
    assert (t.at_rest, t.s.lords) == (True, Lords(shown=("boromir",), ceiling=2))
    assert imagined(t, "shadow") == {("meriadoc", "smeagol"), ("meriadoc_of_the_shire", "smeagol")}


@pytest.mark.rule("LME-11.26", "WAR-20.7")
@pytest.mark.parametrize("guide", ["gandalf_the_grey", "strider"])
def test_of_two_who_could_lead_the_guide_is_who_he_is_in_every_world(guide: str) -> None:
    t = fellows("gandalf_the_grey gimli strider", guide=guide)
    found = [imagine(t.s, "shadow", Random(luck)) for luck in range(40)]
    assert {one.guide for one in found} == {guide}
    assert len({one.companions for one in found}) == 4


@pytest.mark.rule("LME-11.3", "LME-8.1")
def test_a_level_that_an_open_companion_has_tells_nothing_of_the_others() -> None:
    """Sméagol's level counts as 3. Strider explains this. When he leaves, nothing is known of the others."""
    t = fellows("gimli legolas smeagol strider", ("lure_lot", "lure_of_the_ring"), ("separate",), guide="smeagol")
    t.s.lords = Lords(shown=("strider",))
    t.go("smeagol bear")
    assert t.s.lords == Lords(shown=("strider",), ceiling=3)
    t.go("strider done rivendell")
    assert (t.at_rest, t.s.lords) == (True, Lords(shown=("strider",), ceiling=3))
    assert len(imagined(t, "shadow")) == 4, "Gimli and Legolas in either version"


@pytest.mark.rule("LME-11.26")
def test_a_choice_that_is_still_to_be_made_is_made_in_no_world() -> None:
    t = Tale.begin(GAME, lords="whole").go("boromir_captain_general gandalf_the_grey")
    found = imagined(t, "shadow")
    assert len(found) == 4
    assert {one for some in found for one in some if PERSON[one] == "gimli"} == {"gimli"}


@pytest.mark.rule("LME-11.26")
def test_who_is_being_separated_is_imagined_in_another_version_too() -> None:
    t = fellows("boromir_captain_general gimli strider", ("separate",)).answer("boromir_captain_general")
    for twin in [imagine(t.s, "shadow", Random(seed)) for seed in range(20)]:
        assert {*twin.chosen} <= {*twin.companions}
        GAME.apply(twin, "done")
        assert GAME.audit(twin) == []


# Outside the Fellowship


def outside(others: str, *answers: str) -> Tale:
    """Turn 1, the Fellowship phase; these companions start outside."""
    return until(gathered(others), "start_outside").answer(*answers)


@pytest.mark.rule("LME-11.6", "LME-11.7", "LME-11.21")
def test_five_of_the_other_versions_may_start_outside() -> None:
    t = outside(" ".join(OTHERS.keys() - {"strider"}))
    assert (t.asked, t.s.phase, t.s.turn, t.ask.rule, t.ask.secret) == ("free start_outside", 2, 1, "LME-11.7", True)
    assert t.offers == (
        "boromir_captain_general gimli_dwarven_lord legolas_elven_prince meriadoc_of_the_shire"
        " peregrin_of_the_shire done"
    )
    assert t.refuses("gandalf_grey_narya") == "LME-11.21"
    assert t.refuses("strider") == "LME-11.21"


@pytest.mark.rule("LME-11.21", "LME-11.26")
def test_base_versions_may_not_but_it_is_asked_all_the_same() -> None:
    t = outside("")
    assert (t.asked, t.offers, t.ask.automatic) == ("free start_outside", "done", False)
    assert t.refuses("boromir") == "LME-11.21"
    t.answer("done")
    assert (t.asked, t.s.lords and t.s.lords.tokens) == ("free declare", ())


@pytest.mark.rule("LME-11.7", "LME-11.8", "LME-11.20")
@pytest.mark.parametrize(
    ("person", "region"),
    [("boromir", "minas_tirith"), ("gimli", "erebor"), ("legolas", "woodland_realm"),
     ("meriadoc", "the_shire"), ("peregrin", "the_shire")],
)  # fmt: skip
def test_he_stands_at_home_and_is_seen_by_all(person: str, region: str) -> None:
    other = OTHERS[person]
    t = outside(person, other)
    assert (other in t.s.free[region], other in t.s.companions) == (True, False)
    assert t.facts_of("starts-outside") == [{"who": "figure-" + other, "region": "region-" + region}]
    assert t.rules_of("starts-outside") == ["LME-11.7"]
    assert other in view(t.s, "shadow")["standing"][region]["free"]
    assert (t.asked, t.offers) == ("free start_outside", "done")


@pytest.mark.rule("LME-11.20", "WAR-3.7")
def test_the_hunt_allocation_of_the_first_turn_counts_those_who_are_left() -> None:
    t = outside("boromir gimli", "boromir_captain_general", "gimli_dwarven_lord", "done")
    assert allocation(t.s) == (0, 5)


@pytest.mark.rule("LME-11.9")
def test_who_is_not_named_goes_with_the_fellowship() -> None:
    t = outside("boromir gimli", "boromir_captain_general", "done", "wings")
    assert ("gimli_dwarven_lord" in t.s.companions, t.asked) == (True, "free declare")


@pytest.mark.rule("LME-11.7")
def test_in_the_first_turn_alone() -> None:
    t = fellows("boromir_captain_general strider", ("fellowship_phase",), turn=2)
    assert t.asked == "free declare"


@pytest.mark.rule("LME-11.23", "LME-11.5")
def test_at_home_he_rouses_nobody_by_being_there() -> None:
    t = outside("boromir gimli", "boromir_captain_general", "gimli_dwarven_lord", "done")
    assert {"gondor", "dwarves"} <= {*t.s.passive}
    assert [CHARACTERS[one].activates for one in ALL if CHARACTERS[one].outside] == [()] * 5
    back = fellows("gimli_dwarven_lord strider", ("separate",), bearers="erebor", passive=("dwarves",))
    back.s.steps["dwarves"] = 3
    assert back.go("gimli_dwarven_lord done erebor").s.passive == ("dwarves",)


@pytest.mark.rule("LME-11.2", "LME-11.26")
def test_the_audit_knows_what_cannot_be() -> None:
    s = fellows("boromir_captain_general gimli strider").s
    assert GAME.audit(s) == []
    lords = s.lords
    assert lords is not None
    there = "('boromir_captain_general', 'gimli', 'strider')"
    for strange, why in (
        (lords._replace(tokens=("banner", "banner")), "tokens ('banner', 'banner')"),
        (lords._replace(tokens=("sword",)), "shown ('strider',), tokens ('sword',)"),
        (lords._replace(shown=("nobody",)), "shown ('nobody',), tokens ()"),
        (lords._replace(floor=9), f"levels 9 to 3, and {there}"),
        (lords._replace(ceiling=1), f"levels 0 to 1, and {there}"),
    ):
        s.lords = strange
        assert GAME.audit(s) == [why]
    s.lords, s.aside = lords, tuple([one for one in s.aside if one != "boromir"])
    assert "versions of boromir: ['boromir', 'boromir_captain_general']" in GAME.audit(s)
