"""Questions that event cards and combat cards ask in the War of the Ring, dictated without a browser."""

from collections.abc import Callable

from tests.rulebook.war.battles import attack
from tests.rulebook.war.cards.free_play import play as free_play
from tests.rulebook.war.cards.shadow_play import play as shadow_play
from tests.rulebook.war.cards.strategy import play as strategy_play
from tests.rulebook.war.combat.rounds import fight
from tests.rulebook.war.war_story import Tale

FREE_HAND = (
    "athelas", "elven_cloaks", "gwaihir_the_windlord", "i_will_go_alone", "the_red_arrow", "wisdom_of_elrond",
)  # fmt: skip
SHADOW_HAND = (
    "cruel_weather", "grond", "horde_from_the_east", "musterings_of_long_planned_war", "shadows_gather",
    "the_day_without_dawn",
)  # fmt: skip
FRONT = """
    minas_tirith: gondor 3r 1e 1l; dol_amroth: gondor 3r; edoras: rohan 1r 1e; helms_deep: rohan 1r 1l
    osgiliath: sauron 4r 1e 2n; minas_morgul: sauron 5r; morannon: sauron 5r 1n; orthanc: isengard 4r 1e saruman
    lorien: elves 1r 2e 1l; dol_guldur: sauron 5r 1e; near_harad: southrons 3r 1e; dale: north 1r; erebor: dwarves 1r 2e
"""
ALL = "sauron-regular sauron-regular sauron-regular"


def event() -> Tale:
    """A hand of six, and an Event result."""
    hands = {"free": FREE_HAND, "shadow": SHADOW_HAND}
    dice = {"free_dice": ("character", "event"), "shadow_dice": ("army", "event"), "corruption": 3, "hidden": False}
    return Tale.of(FRONT, ("action_phase",), acting="free", hands=hands, **dice).go("event event")


def combat_card() -> Tale:
    """The Shadow attacks through Moria, where the Balrog waits; its hand is full."""
    board = "dimrill_dale: elves 2r 1e 1l gimli legolas; moria: sauron 4r 1e 2n witch_king"
    hands = {"free": FREE_HAND, "shadow": SHADOW_HAND}
    tale = attack(board, hands=hands, table=("balrog_of_moria", "wizards_staff"))
    return tale.go(" ".join(["sauron-regular"] * 4 + ["sauron-elite", "nazgul", "nazgul", "witch_king"]))


def committed() -> Tale:
    """One card lies face down; the Free Peoples are asked for theirs."""
    return combat_card().go("grond")


def reroll() -> Tale:
    """Both cards are shown and have changed the dice; the leaders may re-roll."""
    board = "south_ithilien: gondor 3r 1e 1l strider; north_ithilien: sauron 4r 2n"
    tale = fight(board, free="elven_cloaks", shadow="shelobs_lair", who=ALL + " nazgul done", bearers="south_ithilien")
    return tale.roll("1 2 6").roll("1 3 4 6 2")


def mute_whom() -> Tale:
    board = "south_ithilien: gondor 1r aragorn legolas; north_ithilien: sauron 1r 1n"
    return fight(board, shadow="the_lidless_eye")


def dread_points() -> Tale:
    return fight("south_ithilien: gondor 5r 1l; north_ithilien: sauron 1r 3n", shadow="grond")


def mighty_one() -> Tale:
    board = "south_ithilien: gondor 1r legolas gimli; north_ithilien: sauron 1r"
    return fight(board, free="axe_and_bow").roll("1").roll("1 2 3")


def sacrifice_whom() -> Tale:
    board = "south_ithilien: gondor 3r 1l boromir; north_ithilien: sauron 3r"
    return fight(board, free="mirror_of_galadriel", who=ALL).roll("5 5 5").roll("5 5 5 5")


def sacrifice_hits() -> Tale:
    return sacrifice_whom().go("boromir")


def fell_whom() -> Tale:
    board = "south_ithilien: gondor 2r 1l peregrin; north_ithilien: sauron 3r witch_king mouth_of_sauron"
    tale = fight(board, free="mithril_coat_and_sting", who=ALL + " mouth_of_sauron witch_king")
    return tale.roll("1 1 1").roll("1 1").go("0 2").roll("5 5")


def breath_whom() -> Tale:
    board = "south_ithilien: gondor 3r 1l peregrin legolas strider; north_ithilien: sauron 3r 2n"
    tale = fight(board, shadow="morgul_wound", who=ALL + " nazgul nazgul")
    return tale.roll("1 1 1").roll("1 1 1 1 1").go("2").roll("5 5").go("0")


def volley_loss() -> Tale:
    """Spells have hit an army outside a battle."""
    board = "osgiliath: gondor 2r 1e 1l; north_ithilien: sauron 1r 3n"
    return shadow_play("dreadful_spells", board).roll("4 5 6")


def spell_from() -> Tale:
    board = "osgiliath: gondor 3r; north_ithilien: sauron 1r 6n; south_ithilien: sauron 1r 1n; minas_tirith: gondor 2r"
    return shadow_play("dreadful_spells", board)


def spell_at() -> Tale:
    board = "osgiliath: gondor 3r; helms_deep: rohan 2r; north_ithilien: sauron 1r 3n; fords_of_isen: isengard 1r 1n"
    return shadow_play("dreadful_spells", board)


def shoot_at() -> Tale:
    board = "osgiliath: sauron 3r southrons 1r; moria: sauron 2r isengard 2r; umbar: southrons 1r sauron 1r"
    return strategy_play("the_spirit_of_mordor", board)


def foresee_deck() -> Tale:
    given = {"table": ("the_palantir_of_orthanc",), "die": "event"}
    return shadow_play("shelobs_lair", "orthanc: isengard 1r saruman", "event", **given)


def another_event() -> Tale:
    ents = "ents_awake_treebeard"
    hand = (ents, "bilbos_song", "elven_rope", "dead_men_of_dunharrow", "the_red_arrow")
    board = "fangorn: gandalf_the_white meriadoc; orthanc: isengard 1r"
    return free_play(*hand, board=board, corruption=1).go(f"{ents} 1 1 1")


def dead_to() -> Tale:
    card = "dead_men_of_dunharrow"
    return free_play(card, board="edoras: rohan 1r strider gimli legolas").answer(card)


def dead_who() -> Tale:
    return dead_to().answer("erech")


def dead_rise() -> Tale:
    return dead_who().go("gimli done")


def dead_flee() -> Tale:
    board = "edoras: rohan 1r aragorn; pelargir: southrons 3r 1e 1n"
    return free_play("dead_men_of_dunharrow", board=board).go("dead_men_of_dunharrow pelargir 1 southrons-regular")


def promote_whom() -> Tale:
    board = "edoras: rohan 2r gondor 1r 1l strider"
    return free_play("the_grey_company", board=board).answer("the_grey_company")


def strike_where() -> Tale:
    board = "minas_tirith: gondor 1r gimli, sauron 1r 1n; osgiliath: sauron 2r 6n"
    card = "the_eagles_are_coming"
    return free_play(card, board=board, siege="minas_tirith").answer(card)


def driven_to() -> Tale:
    return strike_where().answer("osgiliath").roll("1 1 6 6 6")


def despair_whom() -> Tale:
    board = "minas_tirith: gondor 3r 2l rohan 1l, sauron 5r"
    return strategy_play("denethors_folly", board, siege="minas_tirith")


def nazgul_strike() -> Tale:
    table = ("axe_and_bow", "the_last_battle", "wizards_staff")
    given = {"bearers": "hollin", "progress": 1, "box_shadow": 1, "table": table}
    return shadow_play("the_nazgul_strike", "hollin: 1n", **given).answer("done")


def lured() -> Tale:
    return shadow_play("lure_of_the_ring", hidden=False, bearers="hollin").answer("strider")


def break_who() -> Tale:
    return shadow_play("the_breaking_of_the_fellowship", hidden=False, bearers="parth_celebrant").answer("two_reveal")


def declare_way() -> Tale:
    return Tale.of("", ("declare",), table=("balrog_of_moria",), progress=4).answer("north_dunland")


def reveal_way() -> Tale:
    return Tale.of("", ("reveal",), ("hunt_over",), table=("balrog_of_moria",), progress=4).answer("north_dunland")


def use_tile() -> Tale:
    """A tile was drawn, and a card on the table may help."""
    tale = Tale.of("", ("move_fellowship",), table=("axe_and_bow", "horn_of_gondor"), bearers="hollin", box_shadow=2)
    return tale.go("6 1 three")


ASKED: dict[str, Callable[[], Tale]] = {
    one.__name__: one
    for one in (
        another_event, break_who, breath_whom, combat_card, dead_flee, dead_rise, dead_to, dead_who, declare_way,
        despair_whom, dread_points, driven_to, event, fell_whom, foresee_deck, lured, mighty_one, mute_whom,
        nazgul_strike, promote_whom, reroll, reveal_way, sacrifice_hits, sacrifice_whom, shoot_at, spell_at,
        spell_from, strike_where, volley_loss,
    )
} | {"combat_card-answer": committed, "use_card-tile": use_tile}  # fmt: skip
