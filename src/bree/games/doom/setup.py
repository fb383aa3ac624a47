"""From the options to the first position."""

from bree.core import Option, Options, Refusal
from bree.games.doom.board import (
    mark,
    read_bare,
    read_faces,
    read_mark,
    read_road,
    tidy_bare,
    tidy_faces,
    tidy_road,
    words,
)
from bree.games.doom.facts import GANDALF_CARDS
from bree.games.doom.state import BOROMIR, FIGURES, SEATS, Doom, Terms

# Uncertain facts: numbers of the board (section 2) and doubtful readings of the rules (section 12).
BOARD = (
    Option("courage_start", (mark("start"),), "DOOM-2.13", free=True),
    Option("courage_top", (mark("top"),), "DOOM-2.14", free=True),
    Option("galadriel_space", (mark("galadriel"),), "DOOM-R22", free=True),
    Option("eye_space", (mark("eye"),), "DOOM-9.16", free=True),
    Option("bare_slots", (words("bare_slots", "symbols"),), "DOOM-4.13", free=True, file=True, tidy=tidy_bare),
    Option("road", (words("road", "stages"),), "DOOM-2.18", free=True, file=True, tidy=tidy_road),
    Option("battle_die", (words("battle_die", "faces"),), "DOOM-7.1", free=True, file=True, tidy=tidy_faces),
)
ARRIVALS = ("plain", "strict", "generous")
READINGS = (
    Option("free_arrival", ARRIVALS, "DOOM-O1"),
    Option("morgul_step", ("standing", "exact_die"), "DOOM-O2"),
    Option("army_skips", ("empty", "neighbour"), "DOOM-O3"),
    Option("exclusive_ally_turn", ("own_turn", "any_turn"), "DOOM-O4"),
    Option("eowyn_losses", ("none", "before_six"), "DOOM-O5"),
    Option("morgul_die", ("idle", "leaves"), "DOOM-O6"),
    Option("easier_spends_cards", ("no", "yes"), "DOOM-O7"),
    Option("mumakil_loss", ("per_battle", "once"), "DOOM-O8"),
    Option("early_end", ("plays_on", "passes"), "DOOM-O9"),
    Option("boromir_ban", ("wins", "loses"), "DOOM-O10"),
    Option("vision_kept", ("stays", "shuffled"), "DOOM-O11"),
)
OPTIONS = (
    Option("players", (4, 3, 2, 1), "DOOM-2.16"),
    Option("youngest", ("last", "second", "third"), "DOOM-2.9"),
    # The switches are independent (DOOM-10.4, DOOM-10.5); a switch that is off changes nothing (DOOM-10.6).
    Option("easier", ("off", "on"), "DOOM-10.1"),
    Option("exclusive_allies", ("off", "on"), "DOOM-10.2"),
    Option("no_protection", ("off", "on"), "DOOM-10.3"),
    *BOARD,
    *READINGS,
)
YOUNGEST = {"second": 1, "third": 2, "last": len(SEATS)}


def seats(options: Options) -> tuple[str, ...]:
    return SEATS[: int(options["players"])]


def terms(options: Options) -> Terms:
    return Terms(
        road=read_road(str(options["road"])),
        bare=read_bare(str(options["bare_slots"])),
        faces=read_faces(str(options["battle_die"])),
        top=read_mark("courage_top", options["courage_top"], "DOOM-2.14"),
        galadriel=read_mark("galadriel_space", options["galadriel_space"], "DOOM-R22"),
        eye=read_mark("eye_space", options["eye_space"], "DOOM-9.16"),
        easier=options["easier"] == "on",
        exclusive=options["exclusive_allies"] == "on",
        protection=options["no_protection"] == "off",
        free_arrival=str(options["free_arrival"]),
        exact_steps=options["morgul_step"] == "exact_die",
        army_jumps=options["army_skips"] == "neighbour",
        any_turn=options["exclusive_allies"] == "on" and options["exclusive_ally_turn"] == "any_turn",
        one_by_one=options["eowyn_losses"] == "before_six",
        leaves_morgul=options["morgul_die"] == "leaves",
        spends=options["easier_spends_cards"] == "yes",
        loss_once=options["mumakil_loss"] == "once",
        early_passes=options["early_end"] == "passes",
        ban_holds=options["boromir_ban"] == "loses",
        shuffles=options["vision_kept"] == "shuffled",
    )


def setup(options: Options) -> Doom:
    s = Doom(terms=terms(options), seats=seats(options))
    s.courage = read_mark("courage_start", options["courage_start"], "DOOM-2.13")
    for name, value in (("start", s.courage), ("galadriel", s.terms.galadriel), ("eye", s.terms.eye)):
        if value > s.terms.top:
            raise Refusal("courage-above-top", "DOOM-2.14", mark="mark-" + name, found=value, top=s.terms.top)
    # DOOM-2.3
    s.at = dict.fromkeys(FIGURES, 0)
    # All dice begin in the pool (DOOM-2.19).
    s.board = [""] * 4
    s.gandalf_unseen = GANDALF_CARDS
    s.held = {BOROMIR: min(YOUNGEST[str(options["youngest"])], len(s.seats) - 1)}
    s.then(("draw_gandalf",), ("lay_out",), ("turn",))
    return s
