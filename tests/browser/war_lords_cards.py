"""Questions of the cards of Lords of Middle-earth, dictated without a browser."""

from collections.abc import Callable
from typing import Any

from bree.games.war.state import Lords
from tests.rulebook.war.combat.rounds import fight
from tests.rulebook.war.lords.people_story import lords
from tests.rulebook.war.lords.smeagol_story import hunted
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

HANDS = {"free": (), "shadow": ("grond", "orc_patrol", "shelobs_lair", "stormcrow")}


def free_card(card: str, **given: Any) -> Tale:
    """The Free Peoples play it."""
    given = {"hands": {**HANDS, "free": (card,)}, "terms": NO_COUNCIL, **given}
    return Tale.of("", ("event", "free", "character"), **given).answer(card)


def clear_which() -> Tale:
    return free_card("safe_paths_in_the_dark", table=("we_shall_get_it", "we_wont_go_back"))


def wind_off() -> Tale:
    return free_card("wind_from_the_west", table=("the_gates_are_closed", "we_shall_get_it"))


def wind_look() -> Tale:
    return free_card("wind_from_the_west")


def wind_card() -> Tale:
    return wind_look().answer("shadow")


def ring_back() -> Tale:
    known = Lords(rings=(), out=("narya",))
    return free_card("three_rings_for_the_elven_kings", rings={"free": 0, "shadow": 2}, lords=known).go("5 4 6")


def whisper_for() -> Tale:
    """A Sméagol tile, and “We Won't Go Back” on the table."""
    return hunted("smeagol", "strider", terms=NO_COUNCIL, table=("we_wont_go_back",), hands=HANDS)


def lore_die() -> Tale:
    known = Lords(special=("vilya-eye*",), picked=("vilya",))
    given = {"lords": known, "table": ("the_lore_of_the_elven_rings",), "shadow_dice": ("army", "event", "muster")}
    return Tale.of("", ("open_window", "action_rolled"), phase=4, terms=NO_COUNCIL, **given)


def lore_face() -> Tale:
    return lore_die().answer("army")


def balrog_how() -> Tale:
    board = "moria: sauron 3r balrog; dimrill_dale: elves 1r"
    given = {"hands": {"free": (), "shadow": ("a_balrog_is_come",)}, "lords": Lords(active=True), "acting": "shadow"}
    tale = Tale.of(board, ("event", "shadow", "character"), terms=NO_COUNCIL, **given)
    return tale.answer("a_balrog_is_come")


def spear() -> Tale:
    """The Chief of the Ringwraiths is where the Fellowship is, and a card was played."""
    card = "the_black_captain_commands"
    hands = {"free": (), "shadow": (card,)}
    tale = lords("hollin: witch_king_chief", ("event", "shadow", "character"), hands=hands, bearers="hollin")
    return tale.answer(card)


def ambush_at() -> Tale:
    board = "ettenmoors: sauron 2r; angmar: sauron 3r; mount_gram: sauron 1r; weather_hills: isengard 1r"
    card = "rangers_of_the_north"
    hands = {"free": (card,), "shadow": ()}
    return Tale.of(board, ("event", "free", "army"), terms=NO_COUNCIL, hands=hands).answer(card)


def gather_at() -> Tale:
    return ambush_at().answer("weather_hills").go("5 1 4")


def go_how() -> Tale:
    card = "shadow_of_dol_guldur"
    hands = {"free": (), "shadow": (card,)}
    board = "dol_guldur: sauron 1r 2n witch_king; southern_mirkwood: elves 1r; moria: sauron 5r"
    return Tale.of(board, ("event", "shadow", "army"), terms=NO_COUNCIL, hands=hands, acting="shadow").answer(card)


def orderly() -> Tale:
    board = "south_ithilien: gondor 3r 1l; north_ithilien: sauron 3r"
    tale = fight(board, free="wind_from_the_west", who="sauron-regular " * 3, terms=NO_COUNCIL)
    return tale.roll("6 5 1 1 1 1").answer("0")


def yield_whom() -> Tale:
    board = "south_ithilien: gondor 4r 1l; north_ithilien: sauron 1r mouth_of_sauron gothmog"
    return fight(board, shadow="captain_of_despair", terms=NO_COUNCIL)


ASKED: dict[str, Callable[[], Tale]] = {
    one.__name__: one
    for one in (
        ambush_at, balrog_how, clear_which, gather_at, go_how, lore_die, lore_face, orderly, ring_back, spear,
        whisper_for, wind_card, wind_look, wind_off, yield_whom,
    )
}  # fmt: skip
