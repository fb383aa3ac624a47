"""Creates the first position of a game from its options."""

from bree.core import Option, Options, Pile
from bree.games.war.facts import DICE, SETUP, SMEAGOL, SMEAGOL_FIRST, STANDARD, deck_of
from bree.games.war.figures import CHARACTERS, NAZGUL, is_played, sort_figures
from bree.games.war.players.teams import LEADS_FIRST, SEATS_OF, side_of_seat
from bree.games.war.state import DECKS, FREE, NATIONS, SHADOW, SIDE, SIDES, Lords, Team, Terms, War, leading_player

# Options for parts of Lords of Middle-earth, and their fields in `Terms`.
PARTS = {
    "lords_keepers": "keepers",
    "lords_smeagol": "smeagol",
    "lords_lesser_minions": "lesser",
    "lords_rivals": "rivals",
    "lords_cards": "lords_cards",
    "lords_council": "council",
}
OPTIONS = (
    Option("players", (2, 3, 4), "WAR-27.1"),
    Option("overstack", ("allowed", "forbidden"), "WAR-O1"),
    Option("inner_mordor", ("allowed", "forbidden"), "WAR-O2"),
    Option("mordor_penalty", ("counts", "spared"), "WAR-O3"),
    Option("captor_city", ("yes", "no"), "WAR-O4"),
    Option("event_without_effect", ("allowed", "forbidden"), "WAR-O5"),
    # Lords of Middle-earth: not used, complete, without the Council of Rivendell, or as the following options say.
    Option("lords", ("none", "whole", "no_council", "parts"), "LME-1.7"),
    *[Option(name, ("on", "off"), "LME-1.7") for name in PARTS],
    Option("special_choice_order", ("all_dice", "special_dice"), "LME-O1"),
    Option("narya_power_from_fellowship", ("off", "on"), "LME-O2"),
    Option("sees_and_knows", ("revealed", "declared", "both"), "LME-O3"),
    Option("balrog_unit_needs_war", ("off", "on"), "LME-O4"),
    Option("balrog_activation", ("on_use", "on_roll"), "LME-O5"),
    Option("token_without_dice", ("off", "on"), "LME-O6"),
)


def seats(options: Options) -> tuple[str, ...]:
    return SEATS_OF[int(options["players"])]


def sides(options: Options) -> tuple[tuple[str, ...], ...]:
    """Teammates win and lose together (WAR-27.21)."""
    return tuple([tuple([seat for seat in seats(options) if side_of_seat(seat) == side]) for side in SIDES])


def figure_id(nation: str, rank: str) -> str:
    return NAZGUL if rank == NAZGUL else f"{nation}-{rank}"


def setup(options: Options) -> War:
    """Set up the base game, with the changes of Lords of Middle-earth (LME-2.1).

    The characters of the expansion start aside (LME-2.7, LME-2.11).
    """
    s = War()
    s.terms = terms_of(options)
    place_figures(s)
    # WAR-2.2, WAR-2.3
    start = SETUP["fellowship"]
    s.bearers, s.guide = start["region"], start["guide"]
    s.companions = sort_figures(start["companions"])
    s.aside = tuple([name for name in CHARACTERS if name not in s.companions and is_played(s.terms, name)])
    if options["lords"] != "none":
        s.lords = Lords()
    # WAR-2.4
    s.rings = dict(SETUP["rings"])
    # WAR-2.5, WAR-2.6
    s.decks = {deck: Pile.of(deck_of(s.terms, deck)) for deck in DECKS}
    s.seats = seats(options)
    if len(s.seats) > 2:
        s.team = Team(LEADS_FIRST[len(s.seats)])
        s.speaks = {side: leading_player(s, side) for side in SIDES}
    s.hands = dict.fromkeys(s.seats, ())
    s.discards = dict.fromkeys(s.seats, ())
    s.tiles = tuple(sorted((*STANDARD, *[SMEAGOL] * SMEAGOL_FIRST))) if s.terms.smeagol else STANDARD  # LME-2.10
    # WAR-2.7: the Hunt Box is empty, and nobody has victory points (WAR-2.9).
    s.free_pool, s.shadow_pool = DICE[FREE], DICE[SHADOW]
    # WAR-2.8
    s.steps = {nation: SETUP["politics"][nation]["steps"] for nation in NATIONS}
    s.passive = tuple([nation for nation in NATIONS if not SETUP["politics"][nation]["active"]])
    s.then(*[("gather",)] * (s.lords is not None), ("turn",))  # LME-2.2
    return s


def parts_of(options: Options) -> dict[str, bool]:
    """Return which parts of Lords of Middle-earth are used, by their names in `Terms` (LME-1.7, LME-1.8)."""
    choice = options["lords"]
    found = {field: choice != "none" and (choice != "parts" or options[name] == "on") for name, field in PARTS.items()}
    if choice == "no_council":
        found["council"] = False
    return found


def terms_of(options: Options) -> Terms:
    return Terms(
        overstack=options["overstack"] == "allowed",
        inner_mordor=options["inner_mordor"] == "allowed",
        spared=options["mordor_penalty"] == "spared",
        captor=options["captor_city"] == "yes",
        **parts_of(options),
        all_dice=options["special_choice_order"] == "all_dice",
        narya_led=options["narya_power_from_fellowship"] == "on",
        sees_revealed=options["sees_and_knows"] != "declared",
        sees_declared=options["sees_and_knows"] != "revealed",
        balrog_at_war=options["balrog_unit_needs_war"] == "on",
        balrog_on_roll=options["balrog_activation"] == "on_roll",
        bare_token=options["token_without_dice"] == "on",
        in_vain=options["event_without_effect"] == "allowed",
    )


def place_figures(s: War) -> None:
    """Place the armies and the reinforcements (WAR-2.1)."""
    for nation in NATIONS:
        here = s.free if SIDE[nation] == FREE else s.shadow
        for region, ranks in SETUP["armies"][nation].items():
            here[region] = sort_figures(
                [figure_id(nation, rank) for rank, number in ranks.items() for _ in range(number)]
            )
        for rank, number in SETUP["reinforcements"][nation].items():
            s.pool[figure_id(nation, rank)] = number
