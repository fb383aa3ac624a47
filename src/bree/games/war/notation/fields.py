"""Fields of a position that do not depend on other fields, in the order in which they are written."""

from collections.abc import Callable, Container
from typing import Final, NamedTuple

from bree.core import PASS
from bree.core.notation import read_steps, write_steps
from bree.games.war.board import REGIONS
from bree.games.war.facts import CARDS, SETUP, TILES
from bree.games.war.figures import CHARACTERS, FIGURES, SIDE_OF, counts, is_played, sort_figures
from bree.games.war.notation.word_lists import (
    known,
    read_figures,
    read_regions,
    read_words,
    write_figures,
    write_regions,
    write_words,
)
from bree.games.war.picks import DIE as FACES
from bree.games.war.players.teams import SIDE_OF_SEAT
from bree.games.war.state import (
    FREE,
    NATIONS,
    NO_EDGE,
    NO_TRACK,
    PRICES,
    SEATS,
    SHADOW,
    Battle,
    Edge,
    Hunt,
    Lords,
    Orders,
    Team,
    Terms,
    Volley,
    War,
)

MARKS: Final = ("strove", "entered", "messenger", "watched")
RINGS: Final = dict(SETUP["rings"])
YES: Final = "yes"
START: Final = str(SETUP["fellowship"]["region"])


def _read_turn(s: War, text: str) -> None:
    numbers, *acting = text.split()
    turn, _, phase = numbers.partition(".")
    s.turn, s.phase = int(turn), int(phase or 5)
    s.acting = known(acting[0], SEATS) if acting else FREE


def _write_terms(s: War) -> str:
    usual = Terms()
    return " ".join([f"{name}={int(on)}" for name, on in s.terms._asdict().items() if on != getattr(usual, name)])


def _read_terms(s: War, text: str) -> None:
    told = dict([word.split("=") for word in text.split()])
    s.terms = Terms()._replace(**{name: bool(int(on)) for name, on in told.items()})


def _read_map(s: War, text: str) -> None:
    for region, figures in read_regions(text):
        for one in figures:
            if one in CHARACTERS and not is_played(s.terms, one):
                raise KeyError(one)
        for side, here in ((FREE, s.free), (SHADOW, s.shadow)):
            ours = tuple([one for one in figures if SIDE_OF[one] == side])
            if ours:
                here[region] = sort_figures([*here.get(region, ()), *ours])


def _write_politics(s: War) -> str:
    nations = [*s.passive, *[nation for nation in NATIONS if nation not in s.passive]]
    words = [(nation, s.steps[nation], " passive" if nation in s.passive else "") for nation in nations]
    return ", ".join([f"{nation} {steps}{passive}" for nation, steps, passive in words if steps or passive])


def _read_politics(s: War, text: str) -> None:
    for told in text.split(","):
        nation, steps, *words = told.split()
        s.steps[known(nation, NATIONS)] = int(steps)
        if words:
            known(words[0], ("passive",))
            s.passive = (*s.passive, nation)


def _write_ring(s: War) -> str:
    words = [s.bearers, str(s.progress) if s.progress else "", "" if s.hidden else "revealed"]
    words += [f"c{s.corruption}" if s.corruption else "", f"m{s.track}" if s.track != NO_TRACK else ""]
    told = " ".join([word for word in words if word])
    return "" if told == START else told


def _read_ring(s: War, text: str) -> None:
    region, *words = text.split()
    s.bearers = known(region, REGIONS)
    for word in words:
        if word.isdigit():
            s.progress = int(word)
        elif word.startswith("c"):
            s.corruption = int(word[1:])
        elif word.startswith("m"):
            s.track = int(word[1:])
        else:
            s.hidden = known(word, ("hidden", "revealed")) == "hidden"


def _write_dice(faces: tuple[str, ...], used: int, box: int) -> str:
    words = [write_words(faces), f"used={used}" if used else "", f"box={box}" if box else ""]
    return " ".join([word for word in words if word])


def _read_dice(text: str) -> tuple[tuple[str, ...], int, int]:
    told = {"used": 0, "box": 0}
    faces: list[str] = []
    for word in text.split():
        name, equals, number = word.partition("=")
        if equals:
            told[known(name, told)] = int(number)
        else:
            faces.append(word)
    # Dice may be written in any order. In a position they are sorted.
    row_of_faces = sorted([known(face, FACES) for face in read_words(" ".join(faces))])
    return tuple(row_of_faces), told["used"], told["box"]


def _read_free_dice(s: War, text: str) -> None:
    s.free_dice, s.free_used, s.box_free = _read_dice(text)


def _read_shadow_dice(s: War, text: str) -> None:
    s.shadow_dice, s.shadow_used, s.box_shadow = _read_dice(text)


def _read_rings(s: War, text: str) -> None:
    free, shadow = text.split()
    s.rings = {FREE: int(free), SHADOW: int(shadow)}


def _read_marks(s: War, text: str) -> None:
    for mark in text.split():
        setattr(s, known(mark, MARKS), True)


def _write_record(record: Battle | Hunt | Lords | Orders | Volley | None, head: int) -> str:
    """Write the first fields by their order, then by name the fields that differ from their defaults."""
    if record is None:
        return ""
    usual = record._field_defaults
    words = [" ".join([str(value) for value in record[:head]])]
    for name in record._fields[head:]:
        value = getattr(record, name)
        if value != usual[name]:
            words.append(f"{name} {_write_value(name, value)}".strip())
    return ", ".join(words)


def _write_value(name: str, value: object) -> str:
    if name == "rear" and isinstance(value, tuple):
        return write_figures(value)
    if isinstance(value, Edge):
        usual = zip(Edge._fields, value, NO_EDGE, strict=True)
        return " ".join([f"{field}={_write_scalar(one)}" for field, one, even in usual if one != even])
    if isinstance(value, tuple):
        return " ".join([str(one) for one in value])
    return "" if value is True else str(value)


def _write_scalar(value: object) -> str:
    return str(int(value)) if isinstance(value, bool) else str(value)


def _read_edge(text: str) -> Edge:
    found: dict[str, object] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        even = Edge._field_defaults[name]
        found[name] = value == "1" if isinstance(even, bool) else int(value) if isinstance(even, int) else value
    return Edge(**found)  # type: ignore[arg-type]


def _read_values(told: list[str], usual: dict[str, object]) -> dict[str, object]:
    found: dict[str, object] = {}
    for one in told:
        name, _, text = one.strip().partition(" ")
        default = usual[name]
        if isinstance(default, bool):
            found[name] = True
        elif name == "rear":
            found[name] = read_figures(text)
        elif isinstance(default, Edge):
            found[name] = _read_edge(text)
        elif name in ("froms", "ats"):
            found[name] = tuple([known(word, REGIONS) for word in text.split()])
        elif name in Lords._fields and not isinstance(default, int):
            found[name] = tuple(text.split()) if isinstance(default, tuple) else text
        elif isinstance(default, tuple):
            found[name] = tuple([int(word) for word in text.split()])
        else:
            found[name] = int(text) if isinstance(default, int) else text
    return found


def _read_battle(s: War, text: str) -> None:
    head, *told = text.split(",")
    kind, attacker, origin, target = head.split()
    values = _read_values(told, Battle._field_defaults)
    where = (known(origin, REGIONS), known(target, REGIONS))
    s.battle = Battle(kind, known(attacker, SEATS), *where)._replace(**values)  # type: ignore[arg-type]


def _read_hunt(s: War, text: str) -> None:
    why, *told = text.split(",")
    s.hunt = Hunt(why.strip())._replace(**_read_values(told, Hunt._field_defaults))  # type: ignore[arg-type]


def _read_volley(s: War, text: str) -> None:
    head, *told = text.split(",")
    card, side, region, needs = head.split()
    volley = Volley(known(card, CARDS), known(side, SEATS), known(region, REGIONS), int(needs))
    s.volley = volley._replace(**_read_values(told, Volley._field_defaults))  # type: ignore[arg-type]


def _read_orders(s: War, text: str) -> None:
    s.orders = Orders(**_read_values(text.split(","), Orders._field_defaults))  # type: ignore[arg-type]


def _write_orders(s: War) -> str:
    return "" if s.orders is None else _write_record(s.orders, 0).removeprefix(", ")


def _read_lords(s: War, text: str) -> None:
    """Read `lords: yes`, perhaps with fields that differ from their defaults."""
    told = [part for part in text.split(",") if part.strip() != YES]
    s.lords = Lords(**_read_values(told, Lords._field_defaults))  # type: ignore[arg-type]


def _write_lords(s: War) -> str:
    return "" if s.lords is None else YES + _write_record(s.lords, 0)


def _read_speaks(s: War, text: str) -> None:
    for told in text.split():
        side, _, seat = told.partition("=")
        s.speaks[known(side, SEATS)] = known(seat, SIDE_OF_SEAT)


def _read_team(s: War, text: str) -> None:
    """Read `team: gondor_player saruman_player`, the leading players, and fields that differ from their defaults."""
    head, *told = text.split(",")
    first, second = [known(one, SIDE_OF_SEAT) for one in head.split()]
    found: dict[str, object] = {}
    for one in told:
        name, _, words = one.strip().partition(" ")
        found[name] = int(words) if name == "beat" else tuple(words.split())
    s.team = Team((first, second))._replace(**found)  # type: ignore[arg-type]


def _write_team(s: War) -> str:
    t = s.team
    if t is None:
        return ""
    words = [" ".join(t.leading)]
    for name in t._fields[1:]:
        value = getattr(t, name)
        if value != t._field_defaults[name]:
            words.append(f"{name} {_write_value(name, value)}")
    return ", ".join(words)


def _read_offers(s: War, text: str) -> None:
    for told in text.split():
        seat, _, card = told.partition("=")
        s.offers[known(seat, SIDE_OF_SEAT)] = known(card, (*CARDS, PASS))


def _read_given(s: War, text: str) -> None:
    for told in text.split():
        seat, _, cards = told.partition("=")
        s.given[known(seat, SIDE_OF_SEAT)] = tuple([known(card, CARDS) for card in cards.split("+") if card])


def _read_todo(s: War, text: str) -> None:
    s.todo = read_steps(text)


def _read_sealed(s: War, text: str) -> None:
    for told in text.split():
        seat, _, card = told.partition("=")
        s.sealed[known(seat, SIDE_OF_SEAT)] = known(card, (*CARDS, PASS))


class NotationField(NamedTuple):
    name: str
    write: Callable[[War], str]
    read: Callable[[War, str], None]


def _names_field(name: str, among: Container[str]) -> NotationField:
    """Return a field that is a list of names."""

    def reads(s: War, text: str) -> None:
        setattr(s, name, tuple([known(one, among) for one in read_words(text)]))

    return NotationField(name, lambda s: write_words(getattr(s, name)), reads)


def _word_field(name: str) -> NotationField:
    return NotationField(name, lambda s: str(getattr(s, name)), lambda s, text: setattr(s, name, text))


def _seat_field(kind: str, name: str, seat: str) -> NotationField:
    """Return a field with the cards of a seat: `free hand`."""

    def reads(s: War, text: str) -> None:
        getattr(s, name)[seat] = tuple([known(one, CARDS) for one in read_words(text)])

    return NotationField(f"{seat} {kind}", lambda s: write_words(getattr(s, name).get(seat, ())), reads)


OWN_FIELDS: Final = (
    NotationField("turn", lambda s: f"{s.turn}.{s.phase} {s.acting}", _read_turn),
    NotationField("terms", _write_terms, _read_terms),
    NotationField("map", lambda s: write_regions([*s.free.items(), *s.shadow.items()]), _read_map),
    _names_field("sieges", REGIONS),
    _names_field("captured", REGIONS),
    NotationField(
        "lost",
        lambda s: write_figures(sort_figures([one for one, count in s.lost.items() for _ in range(count)])),
        lambda s, text: setattr(s, "lost", counts(read_figures(text))),
    ),
    _names_field("fallen", CHARACTERS),
    NotationField("politics", _write_politics, _read_politics),
    NotationField("ring", _write_ring, _read_ring),
    NotationField("free dice", lambda s: _write_dice(s.free_dice, s.free_used, s.box_free), _read_free_dice),
    NotationField("shadow dice", lambda s: _write_dice(s.shadow_dice, s.shadow_used, s.box_shadow), _read_shadow_dice),
    NotationField("rings", lambda s: "" if s.rings == RINGS else f"{s.rings[FREE]} {s.rings[SHADOW]}", _read_rings),
    _names_field("ringed", SEATS),
    _word_field("die"),
    NotationField("marks", lambda s: " ".join([mark for mark in MARKS if getattr(s, mark)]), _read_marks),
    _names_field("drawn", TILES),
    _names_field("specials", TILES),
    _names_field("removed", TILES),
    *[_seat_field("hand", "hands", seat) for seat in SIDE_OF_SEAT],
    *[_seat_field("discards", "discards", seat) for seat in SIDE_OF_SEAT],
    _names_field("paid", PRICES),
    _names_field("played", CARDS),
    _names_field("table", CARDS),
    NotationField("sealed", lambda s: " ".join([f"{seat}={card}" for seat, card in s.sealed.items()]), _read_sealed),
    NotationField(
        "moved", lambda s: write_regions(s.moved.items()), lambda s, text: s.moved.update(read_regions(text))
    ),
    _names_field("chosen", (*FIGURES, *CARDS)),
    _names_field("recruited", REGIONS),
    NotationField("battle", lambda s: _write_record(s.battle, 4), _read_battle),
    NotationField("hunt", lambda s: _write_record(s.hunt, 1), _read_hunt),
    NotationField("orders", _write_orders, _read_orders),
    NotationField("lords", _write_lords, _read_lords),
    NotationField("speaks", lambda s: " ".join([f"{side}={seat}" for side, seat in s.speaks.items()]), _read_speaks),
    NotationField("team", _write_team, _read_team),
    NotationField("offers", lambda s: " ".join([f"{seat}={card}" for seat, card in s.offers.items()]), _read_offers),
    NotationField(
        "given", lambda s: " ".join([f"{seat}={'+'.join(cards)}" for seat, cards in s.given.items()]), _read_given
    ),
    NotationField("volley", lambda s: _write_record(s.volley, 4), _read_volley),
    _word_field("over"),
    NotationField("todo", lambda s: write_steps(s.todo), _read_todo),
)
