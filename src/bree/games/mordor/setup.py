"""From the options to the first position."""

from bree.core import Option, Options, Refusal
from bree.games.mordor.dice import faces_text, printed_faces, read_faces, tidy_faces
from bree.games.mordor.state import HOBBITS, Mordor, Terms

SQUARES = (6, 5, 7, 8)
OPTIONS = (
    Option("players", (2, 3, 4), "MOR-1.1"),
    Option("hobbits", ("",), "MOR-1.2", free=True),  # the players, clockwise: "sam frodo"
    Option("starter", ("random", *HOBBITS), "MOR-1.7"),
    Option("side", ("basic", "advanced"), "MOR-1.5"),
    Option("arrival", ("finish_round", "instant_win"), "MOR-O1"),
    Option("last_standing", ("off", "on"), "MOR-O2"),
    Option("gandalf_square", ("choose", "first"), "MOR-O3"),
    Option("symbol_order", ("fixed", "free"), "MOR-O4"),
    Option("safe_in_mordor", ("off", "on"), "MOR-O5"),
    Option("nazgul_squares", SQUARES, "MOR-O6"),
    Option("dice_faces", (faces_text(printed_faces()),), "MOR-O7", free=True, file=True, tidy=tidy_faces),
    Option("safe_colour", ("strikes", "void"), "MOR-O8"),
)


def seats(options: Options) -> tuple[str, ...]:
    """The hobbits clockwise: as named by the option, or the first ones in the order of the rulebook."""
    players = int(options["players"])
    named = tuple(str(options["hobbits"]).lower().replace(",", " ").split())
    if not named:
        return HOBBITS[:players]
    for hobbit in named:
        if hobbit not in HOBBITS:
            raise Refusal("hobbit-unknown", "MOR-1.2", hobbit=hobbit, known=tuple(HOBBITS))
    if len(set(named)) < len(named):
        raise Refusal("hobbit-twice", "MOR-1.2")
    if len(named) != players:
        raise Refusal("hobbit-count", "MOR-1.1", players=players, found=len(named))
    return named


def setup(options: Options) -> Mordor:
    # MOR-9.3: all options are independent, so the variant works on both sides.
    hobbits = seats(options)
    terms = Terms(
        advanced=options["side"] == "advanced",
        instant_win=options["arrival"] == "instant_win",
        last_standing=options["last_standing"] == "on",
        choose_square=options["gandalf_square"] == "choose",
        free_order=options["symbol_order"] == "free",
        safe_in_mordor=options["safe_in_mordor"] == "on",
        squares=int(options["nazgul_squares"]),
        faces=read_faces(str(options["dice_faces"])),
        void_colour=options["safe_in_mordor"] == "on" and options["safe_colour"] == "void",
    )
    s = Mordor(terms=terms, seats=hobbits)
    s.circles = [0] * len(hobbits)
    s.left = [terms.squares] * len(hobbits)
    s.halved = [()] * len(hobbits)
    starter = str(options["starter"])
    if starter == "random":
        s.then(("starter",))
    elif starter in hobbits:
        s.first = s.active = hobbits.index(starter)
        s.then(("turn",))
    else:
        raise Refusal("starter-absent", "MOR-1.7", hobbit=starter)
    return s
