"""WAR section 27: what a player controls, for every nation, every minion and every card with a player's icon."""

from typing import Any

import pytest

from bree.games.war.facts import CARDS
from bree.games.war.state import Lords
from tests.rulebook.war.teams_story import acting, attacking, table
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

OWN = {
    "gondor_player": ("elves", "gondor"),
    "rohan_player": ("dwarves", "north", "rohan"),
    "witch_king_player": ("sauron",),
    "saruman_player": ("isengard", "southrons"),
}
MATE = {
    "gondor_player": "rohan_player", "rohan_player": "gondor_player",
    "witch_king_player": "saruman_player", "saruman_player": "witch_king_player",
}  # fmt: skip
# A region of each nation, and one next to it that no side holds.
AT = {
    "dwarves": "iron_hills", "elves": "lorien", "gondor": "pelargir", "north": "dale", "rohan": "folde",
    "isengard": "north_dunland", "sauron": "dol_guldur", "southrons": "umbar",
}  # fmt: skip
EVERYBODY = "; ".join([f"{region}: {nation} 1r" for nation, region in AT.items()])
LAID = {"free": "elven_cloaks", "shadow": "shelobs_lair"}  # cards without an icon that can always be played


def side_of(seat: str) -> str:
    return "free" if seat in ("gondor_player", "rohan_player") else "shadow"


def nations(picks: list[str]) -> set[str]:
    return {pick.partition("-")[0] for pick in picks}


@pytest.mark.rule("WAR-27.9", "WAR-27.1")
@pytest.mark.parametrize("seat", OWN)
def test_each_player_recruits_moves_and_advances_exactly_his_nations(seat: str) -> None:
    recruits = acting(EVERYBODY, seat, "muster").go("recruit")
    assert nations(recruits.picks) - {"nazgul"} == set(OWN[seat])
    moves = acting(EVERYBODY, seat, "army").go("move")
    own = sorted([AT[nation] for nation in OWN[seat]])
    if len(own) > 1:
        assert moves.picks == own
    else:
        assert (moves.ask.key, moves.ask.facts) == ("move_to", {"region": f"region-{own[0]}"})
    politics = ", ".join([f"{nation} 2" for nation in AT])
    steps = acting(EVERYBODY, seat, "muster", politics=politics).go("diplomacy")
    if len(own) > 1:
        assert steps.picks == sorted(OWN[seat])
    advanced = [nation for nation in AT if steps.s.steps[nation] == 1]
    assert advanced == ([] if len(own) > 1 else list(OWN[seat]))


@pytest.mark.rule("WAR-27.9")
@pytest.mark.parametrize(("seat", "nation"), [(seat, nation) for seat in OWN for nation in OWN[seat]])
def test_his_teammate_is_refused_each_of_them(seat: str, nation: str) -> None:
    """The teammate may not recruit, advance, move or attack with it."""
    mate = MATE[seat]
    assert acting(EVERYBODY, mate, "muster").go("recruit").refuses(f"{nation}-regular") == "WAR-27.9"
    politics = ", ".join([f"{one} 2" for one in AT])
    diplomacy = acting(EVERYBODY, mate, "muster", politics=politics).go("diplomacy")
    if not diplomacy.at_rest:  # otherwise only one nation could advance, and it is the player's own
        assert diplomacy.refuses(nation) == "WAR-27.9"
    # The teammate's troops are there too: two armies, and only the own one moves.
    other = OWN[mate][0]
    board = f"dagorlad: {nation} 1r, {other} 2r; morannon: sauron 1r" if side_of(seat) == "free" else ""
    board = board or f"dagorlad: {nation} 1r, {other} 2r; osgiliath: gondor 1r"
    moves = acting(board, mate, "army").go("move")
    moves.go(next(pick for pick in moves.picks if pick not in ("dagorlad", "osgiliath", "morannon")))
    assert moves.refuses(f"{nation}-regular") == "WAR-27.9"


# Minions (WAR-27.10, LME-6.16).

HIS = "witch_king_player"
MINIONS = ("witch_king", "witch_king_chief", "mouth_of_sauron", "mouth_black_numenorean", "balrog", "gothmog")


def with_minion(board: str, seat: str, face: str, minion: str) -> Tale:
    """The Balrog is active, because otherwise he never moves."""
    lords = Lords(active=minion == "balrog")
    return acting(board.format(minion), seat, face, terms=NO_COUNCIL, lords=lords)


@pytest.mark.rule("WAR-27.10", "LME-6.16", "LME-10.18")
@pytest.mark.parametrize("minion", MINIONS)
def test_every_minion_but_saruman_flies_and_walks_for_the_witch_king_player(minion: str) -> None:
    board = "moria: sauron 1r 2n {}"
    mine = with_minion(board, HIS, "character", minion).go("nazgul")
    assert mine.copies() == {"nazgul": 2, minion: 1}
    tale = with_minion(board, "saruman_player", "character", minion).go("nazgul")
    assert tale.copies() == {"nazgul": 2}
    assert tale.refuses(minion) == "WAR-27.10"


@pytest.mark.rule("WAR-27.10", "LME-6.16", "WAR-11.5")
@pytest.mark.parametrize("minion", MINIONS)
def test_nor_do_they_go_with_an_army_of_the_saruman_player(minion: str) -> None:
    board = "moria: isengard 2r 1n {}; lorien: elves 1r"
    tale = with_minion(board, "saruman_player", "army", minion).go("move dimrill_dale")
    assert tale.copies() == {"isengard-regular": 2, "nazgul": 1}
    assert tale.refuses(minion) == "WAR-27.10"
    tale = with_minion(board.replace("lorien", "dimrill_dale"), "saruman_player", "army", minion).go("attack")
    # The minion stays behind with one unit.
    assert tale.copies() == {"isengard-regular": 1, "nazgul": 1}
    assert tale.refuses(minion) == "WAR-27.10"


@pytest.mark.rule("WAR-27.10", "WAR-27.9")
@pytest.mark.parametrize("seat", ["gondor_player", "rohan_player"])
@pytest.mark.parametrize("companion", ["gimli", "legolas", "boromir", "strider", "aragorn", "gandalf_the_white"])
def test_companions_go_with_the_army_of_either_player(seat: str, companion: str) -> None:
    nation = OWN[seat][-1]
    tale = acting(f"osgiliath: {nation} 2r {companion}", seat, "army").go("move lossarnach")
    assert tale.copies() == {f"{nation}-regular": 2, companion: 1}


# Cards with the icon of a player.


def holding(seat: str, *cards: str) -> Tale:
    """The player holds these cards and plays one with an Event result."""
    return acting("", seat, "event", hands={seat: tuple(sorted(cards))}, terms=NO_COUNCIL).go("event")


@pytest.mark.rule("WAR-27.17")
@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.player])
def test_a_card_with_an_icon_is_no_event_for_the_teammate(card: str) -> None:
    who = CARDS[card].player
    laid = LAID[side_of(who)]
    tale = holding(MATE[who], card, laid)
    assert tale.offers == laid
    assert tale.refuses(card) == "WAR-27.17"
    mine = holding(who, card, laid)
    assert card in mine.picks or mine.refuses(card) in ("WAR-6.5", "WAR-6.6")


@pytest.mark.rule("WAR-27.17", "WAR-12.4")
@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.player])
def test_but_in_a_battle_he_may_commit_it(card: str) -> None:
    """The icon concerns only the event. For the combat half only its requirement counts."""
    who = MATE[CARDS[card].player]
    side = side_of(who)
    nation = OWN[who][0]
    enemy = "south_ithilien: sauron 1r" if side == "free" else "south_ithilien: gondor 1r"
    hands = {who: (card,)}
    tale = attacking(f"osgiliath: {nation} 1r; {enemy}", who, hands=hands, terms=NO_COUNCIL)
    assert tale.asked == f"{who} combat_card"
    assert card in tale.picks or tale.refuses(card) == "WAR-12.4"


# Cards without an icon: effects on the nations of a teammate are left out.


def played(seat: str, board: str, card: str, answers: str, **given: Any) -> Tale:
    """Use a Character result, so that no card is drawn for it."""
    return acting(board, seat, "character", hands={seat: (card,)}, **given).go(f"event {card} {answers}")


@pytest.mark.rule("WAR-27.9", "WAR-6.6")
@pytest.mark.parametrize(("seat", "rises"), [("gondor_player", True), ("rohan_player", False)])
def test_only_the_player_of_gondor_raises_its_men_beside_the_dead(seat: str, rises: bool) -> None:
    tale = played(seat, "edoras: strider", "dead_men_of_dunharrow", "pelargir")
    assert tale.here("pelargir") == "strider"
    assert tale.at_rest != rises
    if rises:
        assert (tale.asked, tale.offers) == (f"{seat} dead_rise", "0 1 2 3")


@pytest.mark.rule("WAR-27.9", "WAR-6.6")
@pytest.mark.parametrize(
    ("seat", "steps"),
    [
        ("gondor_player", {"dwarves": 3, "elves": 1, "north": 1}),
        ("rohan_player", {"dwarves": 2, "elves": 2, "north": 0}),
    ],
)
def test_there_and_back_again_rouses_all_and_advances_his_own(seat: str, steps: dict[str, int]) -> None:
    politics = "dwarves 3 passive, elves 2, north 1 passive"
    tale = played(seat, "erebor: gimli", "there_and_back_again", "strider done rivendell", politics=politics)
    assert {nation: tale.s.steps[nation] for nation in steps} == steps
    assert tale.s.passive == ()


@pytest.mark.rule("WAR-27.9", "WAR-6.10")
@pytest.mark.parametrize(
    ("seat", "army"), [("gondor_player", "gondor 1e rohan 1r"), ("rohan_player", "gondor 1r rohan 1e")]
)
def test_the_grey_company_makes_elites_of_his_own(seat: str, army: str) -> None:
    tale = played(seat, "edoras: gondor 1r, rohan 1r, strider", "the_grey_company", "")
    assert tale.here("edoras") == army + " strider"


# Which player decides.


@pytest.mark.rule("WAR-27.6")
@pytest.mark.parametrize("leads", ["gondor_player", "rohan_player"])
@pytest.mark.parametrize("shadow", ["witch_king_player", "saruman_player"])
@pytest.mark.parametrize("go", ["witch_king_player", "saruman_player"])
def test_the_leading_player_of_the_free_peoples_answers_what_befalls_the_fellowship(
    leads: str, shadow: str, go: str
) -> None:
    """The leading Free Peoples player answers, for a card of any Shadow player: about a companion, or a reveal."""
    given: dict[str, Any] = {"leading": (leads, shadow), "shadow_dice": ("event",), "bearers": "hollin"}
    tale = table("", ("go",), go=go, hidden=False, hands={go: ("lure_of_the_ring",)}, **given)
    tale.go("event event lure_of_the_ring gimli")
    assert tale.asked == f"{leads} lured"
    tale = table("hollin: 1n", ("go",), go=go, progress=1, hands={go: ("nazgul_search",)}, **given)
    tale.go("event event nazgul_search done")
    assert tale.asked == f"{leads} reveal_to"


@pytest.mark.rule("WAR-27.6", "WAR-27.7")
@pytest.mark.parametrize(
    ("given", "answers"),
    [
        ({"track": 0, "bearers": "morannon"}, "character fellowship zero_reveal"),
        ({"box_shadow": 1, "bearers": "hollin"}, "character fellowship 6 one none"),
        ({"box_shadow": 1, "bearers": "hollin"}, "character fellowship 1"),
        ({"bearers": "hollin"}, "character fellowship"),
    ],
)
def test_when_the_hunt_is_over_the_next_player_has_his_own_go(given: dict[str, Any], answers: str) -> None:
    """This is also so in Mordor: the leading players decide only while the tile is resolved."""
    dice = {"free_dice": ("character",), "shadow_dice": ("army",)}
    tale = table("orthanc: isengard 2r; nurn: sauron 1r", ("go",), go="rohan_player", **dice, **given).go(answers)
    assert (tale.asked, tale.picks) == ("saruman_player die", ["army"])
    tale.go("army move")
    assert tale.ask.who == "saruman_player"


@pytest.mark.rule("WAR-27.13", "WAR-27.9")
@pytest.mark.parametrize(
    ("army", "loses", "who"),
    [
        ("sauron 2r", "", "witch_king_player"),
        ("southrons 2r", "", "saruman_player"),
        ("sauron 1r, southrons 2r", "sauron-regular", "saruman_player"),
        ("sauron 1r, southrons 3r", "southrons-regular", "saruman_player"),
        ("sauron 1r, southrons 2r", "southrons-regular", "witch_king_player"),
    ],
)
@pytest.mark.parametrize("go", ["gondor_player", "rohan_player"])
def test_where_an_army_flees_from_the_dead_its_controller_says(army: str, loses: str, who: str, go: str) -> None:
    """As after a battle. With equal units the leading player controls it, here the Witch-king's."""
    hands = {"hands": {go: ("dead_men_of_dunharrow",)}}
    board = f"edoras: strider; pelargir: {army} 1n"
    tale = acting(board, go, "event", captured="pelargir", **hands).go("event dead_men_of_dunharrow pelargir 1")
    if loses:
        assert tale.asked == "saruman_player hit"
        tale.answer(loses)
    assert (tale.asked, tale.offers) == (f"{who} dead_flee", "osgiliath west_harondor")


@pytest.mark.rule("WAR-27.6", "WAR-27.7")
def test_in_an_action_turn_of_one_side_the_leading_player_answers_for_the_other() -> None:
    dice = {"free_dice": ("event", "event"), "shadow_dice": ("event", "event")}
    tale = table("", ("go",), go="rohan_player", **dice).go("event skip")
    assert (tale.asked, tale.s.speaks) == (
        "saruman_player die",
        {"free": "gondor_player", "shadow": "saruman_player"},
    )
