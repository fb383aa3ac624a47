"""Keys and facts become sentences."""

import pytest
from tiny import GAME as TINY

from bree.core import Ask, Illegal, LogEntry, Pick, Refusal
from bree.games.fellowship import GAME as FELLOWSHIP
from bree.games.mordor import GAME
from bree.games.war import GAME as WAR
from bree.lang import LANGUAGES, Voice
from bree.lang.locale import own_language
from bree.lang.short_rule import short_rule

PL, EN = Voice("pl", GAME), Voice("en", GAME)


def told(voice: Voice, key: str, **facts: str | int | tuple[str, ...]) -> str:
    return voice.line(LogEntry(key, "R", "all", facts, False))


def test_a_text_that_is_a_key_becomes_its_noun() -> None:
    assert (PL.word("die-red"), EN.word("die-red")) == ("czerwona", "red")
    assert (PL.word("place-moria"), EN.word("place-shelobs_lair")) == ("Moria", EN.say("place-shelobs_lair"))


def test_a_text_that_is_no_key_stands_for_itself() -> None:
    assert EN.word("a+b/c++.json") == "a+b/c++.json"
    assert EN.word("") == ""
    assert EN.word("die-red+nothing") == "die-red+nothing"


def test_a_number_stays_a_number() -> None:
    assert EN.word(5) == 5


def test_a_phrase_is_a_noun_with_others_in_brackets() -> None:
    assert EN.word("symbol-ring+die-red") == "Ring (red)"
    assert PL.word("symbol-ring+die-red") == "Pierścień (czerwona)"


def test_several_facts_are_a_row() -> None:
    dice = ("symbol-ring+die-red", "symbol-orc+die-blue")
    assert told(EN, "kept", who="sam", dice=dice) == "Sam sets aside: Ring (red), Orc (blue)."
    assert told(PL, "kept", who="sam", dice=dice) == "Sam odkłada: Pierścień (czerwona), Ork (niebieska)."


def test_the_forms_of_a_noun_reach_the_sentence() -> None:
    assert told(PL, "nazgul-void", die="die-red") == "Nazgul na kostce czerwonej nikomu nie szkodzi."
    assert told(EN, "nazgul-void", die="die-red") == "The Nazgûl on the red die harms nobody."


@pytest.mark.parametrize(
    ("rings", "pl", "en"),
    [
        (1, "Przepada 1 nadmiarowy Pierścień.", "One surplus Ring is lost."),
        (2, "Przepadają 2 nadmiarowe Pierścienie.", "2 surplus Rings are lost."),
        (3, "Przepadają 3 nadmiarowe Pierścienie.", "3 surplus Rings are lost."),
        (5, "Przepada 5 nadmiarowych Pierścieni.", "5 surplus Rings are lost."),
        (12, "Przepada 12 nadmiarowych Pierścieni.", "12 surplus Rings are lost."),
        (22, "Przepadają 22 nadmiarowe Pierścienie.", "22 surplus Rings are lost."),
    ],
)
def test_numbers_bend_the_noun_as_the_language_wants(rings: int, pl: str, en: str) -> None:
    assert told(PL, "rings-over", who="sam", rings=rings) == pl
    assert told(EN, "rings-over", who="sam", rings=rings) == en


def test_a_person_is_called_by_name_where_a_seat_is_meant() -> None:
    voice = Voice("en", GAME, {"frodo": "Anna"})
    assert told(voice, "starts", who="frodo") == "Anna starts."
    assert told(voice, "starts", who="sam") == "Sam starts."
    assert told(voice, "won", who=("frodo", "sam")) == "Victory: Anna, Sam!"


@pytest.mark.parametrize(
    ("who", "names", "pl", "en"),
    [
        ("free", {}, "Wolne Ludy pasują.", "The Free Peoples pass."),
        ("shadow", {}, "Cień pasuje.", "The Shadow passes."),
        ("gondor_player", {}, "Gracz Gondoru pasuje.", "The Gondor player passes."),
        ("free", {"free": "Anna"}, "Anna pasuje.", "Anna passes."),
    ],
)
def test_the_verb_agrees_with_its_subject_and_a_person_is_one(
    who: str, names: dict[str, str], pl: str, en: str
) -> None:
    assert told(Voice("pl", WAR, names), "passes", who=who) == pl
    assert told(Voice("en", WAR, names), "passes", who=who) == en


@pytest.mark.parametrize(
    ("who", "pl", "en"),
    [
        (("figure-nazgul",), "Nazgûl rusza", "A Nazgûl moves"),
        (("figure-nazgul+times-2",), "Nazgûl (×2) ruszają", "Nazgûl (×2) move"),
        (("figure-saruman", "figure-nazgul"), "Saruman, Nazgûl ruszają", "Saruman, a Nazgûl move"),
    ],
)
def test_the_verb_agrees_with_a_list(who: tuple[str, ...], pl: str, en: str) -> None:
    facts = {"origin": "region-moria", "region": "region-lorien"}
    assert told(Voice("pl", WAR), "nazgul-go", who=who, **facts) == f"{pl} z Morii do Lórien."
    assert told(Voice("en", WAR), "nazgul-go", who=who, **facts) == f"{en} from Moria to Lórien."


def test_a_list_of_seats_agrees_too() -> None:
    voice = Voice("pl", WAR, {"free": "Anna"})
    assert [voice.number(who) for who in (("free",), ("shadow",), ("free", "shadow"), ("3",))] == [
        "one",
        "one",
        "many",
        "one",
    ]
    assert Voice("pl", WAR).number(("free",)) == "many"


def test_a_seat_is_shown_with_the_person_in_it() -> None:
    voice = Voice("pl", GAME, {"frodo": "Anna", "sam": "Sam"})
    assert [voice.seat(seat) for seat in ("frodo", "sam", "merry", "nobody")] == [
        "Frodo (Anna)",
        "Sam",
        "Merry",
        "nobody",
    ]


@pytest.mark.parametrize("written", ["frodo", "die-red", "symbol-ring+die-red", "place-moria", "'frodo", "log-starts"])
def test_what_people_write_is_never_looked_up(written: str) -> None:
    for voice in (PL, EN, Voice("en", GAME, {"frodo": "Anna"})):
        assert voice.word("'" + written) == voice.noun("'" + written) == written
        assert voice.word(("'" + written, "die-red")) == f"{written}, {voice.noun('die-red')}"
    assert told(EN, "starts", who="'" + written) == f"{written[:1].upper()}{written[1:]} starts."
    assert Voice("en", GAME, {"sam": written}).word("sam") == written


def test_names_are_words_and_never_templates() -> None:
    voice = Voice("en", GAME, {"frodo": "{ $who } \\ frodo"})
    assert told(voice, "starts", who="frodo") == "{ $who } \\ frodo starts."


@pytest.mark.parametrize("voice", [PL, EN], ids=LANGUAGES)
def test_an_unknown_key_is_an_error(voice: Voice) -> None:
    with pytest.raises(KeyError):
        voice.say("no-such-key")
    with pytest.raises(KeyError):
        voice.say("frodo", part="no-such-form")
    assert not voice.knows("no-such-key")


def test_a_fact_that_is_missing_is_an_error() -> None:
    with pytest.raises(ValueError, match="log-starts"):
        EN.say("log-starts")


def test_an_unknown_language_is_refused_with_those_that_are_spoken() -> None:
    with pytest.raises(Refusal) as refusal:
        Voice("de")
    assert (refusal.value.key, refusal.value.facts) == ("language-unknown", {"language": "de", "known": ("pl", "en")})


def test_a_prompt_names_who_is_asked() -> None:
    ask = Ask("frodo", "keep", "MOR-2.2", (Pick("red", ("die:red", "symbol:ring")), Pick("done")), many=True)
    assert EN.prompt(ask) == "Frodo: which dice do you set aside?"
    assert [EN.label(ask, pick) for pick in ask.picks] == ["red (Ring)", "that is all"]
    assert [PL.label(ask, pick) for pick in ask.picks] == ["czerwona (Pierścień)", "to wszystko"]


def test_a_pick_is_called_by_what_it_touches_or_by_kind_and_number_or_by_itself() -> None:
    ask = Ask("frodo", "halve", "MOR-6.7", ())
    assert EN.label(ask, Pick("3", ("square:3",))) == "Square 3"
    assert EN.label(ask, Pick("sam", ("seat:sam",))) == "Sam"
    assert EN.label(ask, Pick("pass")) == "none"
    assert EN.label(ask, Pick("anything")) == "anything"
    tiny = Voice("pl", TINY)
    assert tiny.label(Ask("ann", "seal", "TINY-3", ()), Pick("barrel07", ("card:barrel07",))) == "Beczka barrel07"


def test_a_person_stands_for_a_seat_that_is_touched() -> None:
    voice = Voice("en", GAME, {"sam": "Jan"})
    assert voice.label(Ask("chance", "starter", "MOR-1.7", ()), Pick("sam", ("seat:sam",))) == "Jan"


def test_a_refusal_says_its_rule_in_words() -> None:
    rule = PL.rule(PL.why("MOR-2.3"))
    refusal = Illegal("not-offered", "MOR-2.3", answer="done")
    assert PL.refusal(refusal) == f"„done” nie jest teraz możliwe. MOR-2.3: {rule}"
    assert PL.refusal(refusal, more="(więcej)") == PL.refusal(refusal)  # nothing was left out
    assert EN.refusal(Refusal("save-none")) == "There is no saved game to resume."
    assert EN.refusal(Refusal("not-offered", "XY-1", answer="a")) == "“a” is not possible now. [XY-1]"
    assert Voice("en").refusal(Refusal("not-offered", "MOR-2.3", answer="a")) == "“a” is not possible now. [MOR-2.3]"


def test_of_a_long_rule_a_refusal_says_the_first_sentence_and_where_the_rest_is() -> None:
    whole = EN.rule(EN.why("MOR-R18"))
    said = EN.refusal(Refusal("hobbit-twice", "MOR-R18"), more="(more)")
    assert said == f"Every player needs a different hobbit. MOR-R18: {short_rule(whole)} (more)"
    assert whole.startswith(short_rule(whole) + " ")


def test_a_refusal_names_answers_as_the_player_sees_them() -> None:
    red = Pick("red", ("die:red", "symbol:ring"))
    ask = Ask("frodo", "keep", "MOR-2.2", (red, Pick("done")), many=True)

    def said(answer: str) -> str:
        return PL.refusal(Refusal("not-offered", answer=answer), ask)

    assert said("red") == "„czerwona (Pierścień)” nie jest teraz możliwe."  # offered: the label in the list
    assert said("blue") == "„niebieska” nie jest teraz możliwe."  # not offered: the noun of the same kind
    assert said("done") == "„to wszystko” nie jest teraz możliwe."  # the text of the question
    assert said("blue, red") == "„niebieska, czerwona (Pierścień)” nie jest teraz możliwe."
    assert said("xyz") == "„xyz” nie jest teraz możliwe."


@pytest.mark.parametrize("long", ["x" * 5000, "9" * 5000, "ż ó" * 3000, "die-red+" * 1000])
def test_a_text_of_any_length_fits_into_a_sentence(long: str) -> None:
    for voice in (PL, EN):
        said = voice.refusal(Refusal("game-unknown", game=long, known=(long, long)))
        assert long[:300] + "…" in said
        assert len(said) < 2500


def test_where_a_name_has_a_comma_semicolons_stand_between_the_names() -> None:
    assert EN.word(("Boromir, son of Denethor", "sam")) == "Boromir, son of Denethor; Sam"
    assert EN.word(("frodo", "sam")) == "Frodo, Sam"


def test_a_hand_is_called_by_the_person_who_holds_it() -> None:
    voice = Voice("pl", FELLOWSHIP, {"north": "Ola", "south": "Jan"})
    ask = Ask("north", "give", "FEL-4.2", (), {"hand": "hand-north", "other": "hand-south"})
    assert voice.prompt(ask) == "Ola: którą kartę dostanie Jan?"
    assert voice.thing("hand:south") == "Jan"
    east = Ask("east", "give", "FEL-4.2", (), {"hand": "hand-east", "other": "hand-pyramid"})
    assert voice.prompt(east) == "Wschód: którą kartę dostanie Piramida?"
    pyramid = Ask("north", "give", "FEL-4.2", (), {"hand": "hand-pyramid", "other": "hand-east"})
    assert voice.prompt(pyramid) == "Ola (piramida): którą kartę dostanie Wschód?"


def test_a_name_stands_for_the_bent_forms_of_a_noun_and_for_nothing_else() -> None:
    """`kind` chooses a sentence; a name in its place would choose another one."""
    voice = Voice("pl", FELLOWSHIP, {"north": "pyramid"})
    assert voice._arguments({"hand": "hand-north"}) == {"hand": "pyramid", "hand_kind": "seat", "hand_seat": "north"}
    assert Voice("pl", GAME, {"sam": "Jan"})._arguments({"who": "sam"}) == {
        "who": "Jan",
        "who_gen": "Jan",
        "who_acc": "Jan",
    }
    assert PL._arguments({"who": "sam"}) == {"who": "Sam", "who_gen": "Sama", "who_acc": "Sama"}


def test_a_sentence_begins_with_a_capital_and_a_name_as_it_is_written() -> None:
    voice = Voice("en", FELLOWSHIP, {"north": "ola"})
    assert told(voice, "opens", who="pyramid") == "The Pyramid plays with an open hand."
    assert told(voice, "lets-lead", who="east", other="pyramid") == "East lets the Pyramid lead the next trick."
    assert told(voice, "opens", who="north") == "ola plays with an open hand."


def test_why_gives_the_rule_in_the_language_of_the_voice() -> None:
    rule = PL.why("MOR-1.9")
    assert PL.rule(rule) == rule.text["pl"] != EN.rule(rule)
    for voice in (EN, Voice("en")):
        with pytest.raises(Refusal) as refusal:
            voice.why("MOR-99")
        assert voice.refusal(refusal.value) == "There is no rule “MOR-99”."
        assert (refusal.value.key, refusal.value.facts) == ("rule-unknown", {"id": "MOR-99"})


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"BREE_LANG": "pl", "LANG": "en_GB.UTF-8"}, "pl"),
        ({"LC_ALL": "en_US.UTF-8", "LANG": "pl_PL.UTF-8"}, "en"),
        # the first variable that is set decides, even if Bree does not have that language
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"BREE_LANG": "PL_pl"}, "pl"),
        ({"LC_ALL": "", "LC_MESSAGES": "pl_PL", "LANG": "en_US"}, "pl"),
    ],
    ids=str,
)
def test_bree_speaks_the_language_of_the_machine(
    settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("BREE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert own_language() == language


@pytest.mark.parametrize(("language", "said"), [("pl", "12,5"), ("en", "12.5")])
def test_a_figure_has_the_point_of_the_language(language: str, said: str) -> None:
    assert Voice(language).figure(12.49999) == said
