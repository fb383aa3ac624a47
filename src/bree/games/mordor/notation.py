"""A position as one line of text, and back.

    terms: advanced | squares: 6 | frodo: 3 circles 5 left h2 h4 | >sam*: 2 circles 6 left | turn: place=0 rolls=1
    halvings=0 strikes=0 | rolled: rO gR | kept: kN yR | todo: keep > symbols

The star marks the player who started, `>` before a name the active player, `h2` a halved square. Two letters name a die
and its symbol: `rN` is a Nazgûl on the red die.
"""

from bree.core.notation import join_parts, read_steps, split_parts, write_steps
from bree.core.refusal import Refusal
from bree.games.mordor.dice import faces_text, printed_faces, read_faces
from bree.games.mordor.state import DICE, HOBBITS, SYMBOLS, Mordor, Terms

DIE = dict(zip("kyrbg", DICE, strict=True))
FACE = dict(zip("RGWONT", SYMBOLS, strict=True))
DIE_LETTER = {die: letter for letter, die in DIE.items()}
FACE_LETTER = {face: letter for letter, face in FACE.items()}
SWITCHES = ("advanced", "instant_win", "last_standing", "choose_square", "free_order", "safe_in_mordor", "void_colour")
NUMBERS = ("place", "rolls", "halvings", "strikes")


def write_dice(dice: dict[str, str]) -> str:
    return " ".join(DIE_LETTER[die] + FACE_LETTER[face] for die, face in dice.items())


def read_dice(text: str) -> dict[str, str]:
    """`kN yR` -> {"black": "nazgul", "yellow": "ring"}"""
    try:
        return {DIE[word[0]]: FACE[word[1:]] for word in text.split()}
    except KeyError as fault:
        raise Refusal("notation", text=text) from fault


def write(s: Mordor) -> str:
    terms = s.terms
    parts = {
        "terms": " ".join(name for name in SWITCHES if getattr(terms, name)),
        "squares": str(terms.squares),
        "faces": "" if terms.faces == printed_faces() else faces_text(terms.faces),
    }
    for seat, hobbit in enumerate(s.seats):
        name = (">" if seat == s.active else "") + hobbit + ("*" if seat == s.first else "")
        parts[name] = _write_sheet(s, seat)
    parts["turn"] = " ".join(f"{name}={getattr(s, name)}" for name in NUMBERS) + (" repeated" if s.repeated else "")
    parts["rolled"] = write_dice(s.rolled)
    parts["now"] = " ".join(DIE_LETTER[die] for die in s.now)
    parts["kept"] = write_dice(s.kept)
    parts["winners"] = " ".join(s.winners)
    parts["todo"] = write_steps(s.todo)
    return join_parts({name: text.replace(":", "=").replace("|", "/") for name, text in parts.items()})


def _write_sheet(s: Mordor, seat: int) -> str:
    halved = "".join(f" h{square}" for square in s.halved[seat])
    return f"{s.circles[seat]} circles {s.left[seat]} left{halved}"


def read(line: str) -> Mordor:
    parts = split_parts(line)
    s = Mordor()
    try:
        _read_terms(s, parts)
        for name, text in parts.items():
            if name.strip(">*") in HOBBITS:
                _read_sheet(s, name, text)
        _read_turn(s, parts)
    except (ValueError, IndexError, KeyError, AttributeError) as fault:
        raise Refusal("notation", text=line) from fault
    s.todo = read_steps(parts.get("todo", ""))
    return s


def _read_terms(s: Mordor, parts: dict[str, str]) -> None:
    on = parts.get("terms", "").split()
    faces = read_faces(parts["faces"].replace("=", ":")) if "faces" in parts else printed_faces()
    switches = {name: name in on for name in SWITCHES}
    s.terms = Terms(squares=int(parts["squares"]), faces=faces, **switches)


def _read_sheet(s: Mordor, name: str, text: str) -> None:
    if name.startswith(">"):
        s.active = len(s.seats)
    if name.endswith("*"):
        s.first = len(s.seats)
    circles, _, left, _, *halved = text.split()
    s.seats = (*s.seats, name.strip(">*"))
    s.circles.append(int(circles))
    s.left.append(int(left))
    s.halved.append(tuple(int(word[1:]) for word in halved))


def _read_turn(s: Mordor, parts: dict[str, str]) -> None:
    for word in parts.get("turn", "").split():
        name, _, number = word.partition("=")
        if name == "repeated":
            s.repeated = True
        elif name in NUMBERS:
            setattr(s, name, int(number))
    s.rolled = read_dice(parts.get("rolled", ""))
    s.kept = read_dice(parts.get("kept", ""))
    s.now = tuple(DIE[letter] for letter in parts.get("now", "").split())
    s.winners = tuple(parts.get("winners", "").split())
