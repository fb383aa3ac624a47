"""Questions of Lords of Middle-earth, dictated without a browser."""

from collections.abc import Callable

from bree.games.war import GAME
from bree.games.war.state import Hunt, Lords
from tests.rulebook.war.cards.free_play import play as free_play
from tests.rulebook.war.lords.council_story import fellows, gathered, until
from tests.rulebook.war.lords.people_story import lords, with_balrog_die, with_die
from tests.rulebook.war.war_story import NO_COUNCIL, WHOLE, Tale

LORDS = """
    rivendell: elves 1r 2e 1l elrond; lorien: elves 1r 2e 1l galadriel; edoras: rohan 1r 1e gandalf_grey_narya
    minas_tirith: gondor 3r 1e 1l strider_dunadan boromir_captain_general; dale: north 1r; erebor: dwarves 1r 2e
    moria: sauron 2r 1e balrog; minas_morgul: sauron 5r 1n gothmog; osgiliath: sauron 4r 1e 1n witch_king_chief
    dol_guldur: sauron 5r 1e mouth_black_numenorean; orthanc: isengard 4r 1e saruman; near_harad: southrons 3r 1e
"""


def special_die() -> Tale:
    """Two special dice were rolled; one result has to be chosen."""
    known = Lords(special=("vilya-army*", "nenya-drawing", "balrog-balrog", "gothmog-muster"))
    dice = {"free_dice": ("character", "muster"), "shadow_dice": ("army", "event", "muster"), "box_shadow": 2}
    return Tale.of(LORDS, ("choose_special", "free"), ("action_phase",), terms=WHOLE, lords=known, phase=4, **dice)


def action_lords() -> Tale:
    """All kinds of figures, dice, rings and tokens are on the table; a die is asked for."""
    known = Lords(
        special=("vilya-muster", "nenya-event", "narya-eye", "balrog-balrog", "gothmog-army*"),
        picked=("vilya", "balrog"), rings=("vilya", "narya"), active=True, tokens=("wings", "banner"),
    )  # fmt: skip
    dice = {
        "free_dice": ("character", "event", "vilya-muster", "will"), "shadow_dice": ("army", "balrog-balrog", "event"),
        "box_shadow": 2, "box_free": 1, "rings": {"free": 2, "shadow": 1},
    }  # fmt: skip
    return Tale.of(LORDS, ("action_phase",), acting="free", terms=WHOLE, lords=known, **dice)


def ring_which() -> Tale:
    """A ring is used: which of the three?"""
    return Tale.of(LORDS, ("action_phase",), acting="free", terms=WHOLE, free_dice=("army", "event")).go(
        "ring army muster"
    )


def keep_die() -> Tale:
    """The die that has just been used may stay, for Vilya."""
    return Tale.of(LORDS, ("keep_die", 0), acting="free", die="muster", terms=WHOLE, free_dice=("army", "event"))


def nenya() -> Tale:
    """An Eye tile was drawn: Nenya may cancel it."""
    return Tale.of(LORDS, ("move_fellowship",), terms=WHOLE, bearers="hollin", box_shadow=2).go("6 1 eye")


def nenya_among_dice() -> Tale:
    """The same with dice beside the rings; Vilya and its die are out of the game."""
    known = Lords(rings=("narya", "nenya"), gone=("vilya",), out=("vilya",))
    dice = {"free_dice": ("army", "character", "event", "muster"), "rings": {"free": 2, "shadow": 0}}
    tale = Tale.of(LORDS, ("move_fellowship",), terms=WHOLE, lords=known, bearers="hollin", box_shadow=2, **dice)
    return tale.go("6 1 eye")


def council() -> Tale:
    """The secret choice: both versions of a companion."""
    return Tale.begin(GAME, lords="whole")


def first_guide() -> Tale:
    return gathered("strider boromir gandalf_the_grey", guide="")


def start_outside() -> Tale:
    return until(gathered("boromir gimli legolas meriadoc peregrin"), "start_outside")


def token_choice() -> Tale:
    return until(start_outside().go("gimli_dwarven_lord done"), "token_choice")


def keeper() -> Tale:
    return with_die("muster", "free", "lorien: elves 1r; rivendell: elves 1r").go("keeper")


def minion() -> Tale:
    """All minions may come but the Black Captain's rivals."""
    board = "osgiliath: sauron 4r 1e; orthanc: isengard 2r; minas_morgul: sauron 2r; dimrill_dale: gandalf_the_grey"
    return with_die("muster", "shadow", board, bearers="hollin", captured="lossarnach").go("minion")


def balrog_unit() -> Tale:
    return with_die("muster", "shadow", "moria: sauron 2r", politics="elves 2, dwarves 2").go("minion balrog")


def balrog_to() -> Tale:
    return with_balrog_die("moria: sauron 2r balrog").go("balrog_alone")


def action_balrog() -> Tale:
    """All that the Balrog's face can do."""
    return with_balrog_die("moria: sauron 2r balrog; dimrill_dale: elves 1r; hollin: 1n")


def sees() -> Tale:
    return lords("nurn: witch_king_chief", ("reveal",), bearers="hollin")


def past_watch() -> Tale:
    """Past the Balrog, or through his region?"""
    tale = Tale.of("moria: sauron 1r balrog", ("declare",), terms=NO_COUNCIL, progress=4)
    return tale.answer("north_dunland")


def guide_cancels() -> Tale:
    """Both Hobbits of the Shire may fall to cancel a tile."""
    hobbits = "meriadoc_of_the_shire peregrin_of_the_shire"
    given = {"bearers": "hollin", "hunt": Hunt("move", (6,)), "guide": "meriadoc_of_the_shire"}
    return fellows(hobbits, ("draw_tile",), ("hunt_over",), **given).answer("two_reveal")


def nenya_king() -> Tale:
    """An Eye among the tiles of the Challenge of the King."""
    board = "edoras: rohan 1r strider; lorien: elves 1r galadriel"
    tale = free_play("challenge_of_the_king", board=board, terms=NO_COUNCIL)
    return tale.go("challenge_of_the_king eye")


ASKED: dict[str, Callable[[], Tale]] = {
    one.__name__: one
    for one in (
        balrog_to, balrog_unit, council, first_guide, guide_cancels, keep_die, keeper, nenya, nenya_king, past_watch,
        ring_which, sees, special_die, start_outside, token_choice,
    )
}  # fmt: skip
