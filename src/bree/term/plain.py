"""Line by line: the same game for pipes and screen readers. Everything is said in words."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TextIO

from bree.core import Ask, Entry, Pick, Refusal
from bree.core.rulebook import rulebook
from bree.guests.find import strongest
from bree.guests.hint import advice
from bree.guests.host import Host
from bree.lang import Voice
from bree.table import Sitting
from bree.table.run import whole_run
from bree.term.glance import hidden_from, onlooker, secrets

QUIT, UNDO, HINT, WHY, HELP = "q", "u", "h", "?", "help"
CURTAIN = 60  # blank lines that push another person's cards off the screen


class PlainTable:
    def __init__(self, sitting: Sitting, voice: Voice, save: Callable[[], None], lines: TextIO, out: TextIO) -> None:
        self.sitting = sitting
        self.voice = voice
        self.save = save
        self.lines = lines
        self.out = out
        self.host = Host(sitting)
        self.told = 0  # lines of the log that have been read out
        self.whispered: dict[str, int] = {}  # person -> lines that only this one may hear, and has heard
        self.eyes = ""  # the person who was asked last
        self.rule = ""  # of the line read out last

    def play(self) -> bool:
        """To the end of the game (True), or until the player leaves."""
        self.help()
        while True:
            quiet = secrets(self.sitting)  # then what happens is read out when the cards of the last person are gone
            for _ in self.host.serve():
                if not quiet:
                    self.read_log()
            after = hidden_from(self.sitting, self.eyes)
            if after and self.eyes:
                self.say("\n" * CURTAIN)
            self.read_log()
            ask = self.sitting.ask
            if ask is None:
                self.read_board()
                return True
            if after and not self.hand_over(after):
                return False
            self.eyes = ask.who
            self.whisper(ask.who)
            self.put(ask)
            line = self.lines.readline()
            if not line or line.strip() == QUIT:
                return False
            self.hear(ask, line.strip())

    def hand_over(self, who: str) -> bool:
        """The curtain between two persons; False if the players leave instead."""
        self.say(self.voice.say("plain-curtain", {"who": self.voice.seat(who)}))
        line = self.lines.readline()
        return bool(line) and line.strip() != QUIT

    def help(self) -> None:
        self.say(self.voice.say("plain-help", {"rule": next(iter(rulebook(self.sitting.game.package)), "")}))

    def say(self, text: str) -> None:
        self.out.write(text + "\n")
        self.out.flush()

    def read_log(self) -> None:
        """What happened since, as far as the persons here may know."""
        log = self.heard()
        for entry in log[self.told :]:
            self.say(self.voice.line(entry))
            self.rule = entry.rule
        self.told = len(log)

    def heard(self) -> list[Entry]:
        """The log of the only person here; of several at one keyboard, what the public may know."""
        persons = self.sitting.persons
        return self.sitting.log(persons[0] if len(persons) == 1 else None)

    def whisper(self, who: str) -> None:
        """To one of several persons, what nobody else may hear."""
        private = [entry for entry in self.sitting.log(who) if not entry.heard_by(None)]
        if len(self.sitting.persons) > 1:
            for entry in private[self.whispered.get(who, 0) :]:
                self.say(self.voice.line(entry))
        self.whispered[who] = len(private)

    def read_board(self) -> None:
        home = f"bree.term.lines.{self.sitting.game.name}"
        if find_spec(home):
            for line in import_module(home).lines(self.sitting.view(onlooker(self.sitting)), self.voice):
                self.say(line)

    def put(self, ask: Ask) -> None:
        self.read_board()
        self.say(self.voice.prompt(ask))
        for number, pick in enumerate(self.choices(ask), 1):
            self.say(f"  {number}  {self.voice.label(ask, pick)}")
        if ask.many:
            self.say(self.voice.say("plain-many"))

    def choices(self, ask: Ask) -> tuple[Pick, ...]:
        """A run of picks is shown as a whole, so that several can be named at once."""
        return whole_run(self.sitting.game, self.sitting.state, ask) if ask.many else ask.picks

    def hear(self, ask: Ask, line: str) -> None:
        """One line of the player: numbers or answers, or a word for the table."""
        try:
            if line == UNDO:
                self.undo(self.last_person() or ask.who)
            elif line == HINT:
                self.hint(ask)
            elif line.startswith(WHY):
                self.why(line.removeprefix(WHY).strip() or self.rule or ask.rule)
            elif line == HELP or not line:
                self.help()
            else:
                self.answer(ask, line.replace(",", " ").split())
        except Refusal as refusal:
            self.say(self.voice.refusal(refusal))

    def answer(self, ask: Ask, words: list[str]) -> None:
        wanted = [self.pick(ask, word) for word in words]
        if ask.many:
            self.sitting.gather(ask.who, wanted)
        elif len(wanted) == 1:
            self.sitting.answer(ask.who, wanted[0])
        else:
            raise Refusal("not-offered", ask.rule, answer=" ".join(words))
        self.save()

    def pick(self, ask: Ask, word: str) -> str:
        if not word.isdecimal():
            return word
        choices = self.choices(ask)
        if not 1 <= int(word) <= len(choices):
            raise Refusal("choice-number", number=word)
        return choices[int(word) - 1].id

    def last_person(self) -> str:
        """Who of those at this keyboard moved last."""
        moved = (answer.who for answer in reversed(self.sitting.answers))
        return next((who for who in moved if who in self.sitting.persons), "")

    def undo(self, seat: str) -> None:
        """Take back a move of whoever moved last; the others at this keyboard are asked if need be."""
        if not self.sitting.undo(seat):
            for other in sorted(self.sitting.request.waiting if self.sitting.request else ()):
                self.say(self.voice.say("plain-consent", {"who": other, "seat": seat}))
                agrees = self.lines.readline().strip().lower() in self.voice.say("plain-yes").split()
                self.sitting.consent(other, agrees)
                if not agrees:
                    self.say(self.voice.say("plain-declined", {"who": other}))
                    return
        self.told = min(self.told, len(self.heard()))
        for person in self.whispered:
            private = sum(not entry.heard_by(None) for entry in self.sitting.log(person))
            self.whispered[person] = min(self.whispered[person], private)
        self.say(self.voice.say("plain-undone"))
        self.save()

    def hint(self, ask: Ask) -> None:
        chosen = advice(self.sitting.game, self.sitting.state, ask)
        labels = tuple(self.voice.label(ask, pick) for pick in self.choices(ask) if pick.id in chosen)
        guest = "guest-" + strongest(self.sitting.game.name)
        self.say(self.voice.say("plain-hint", {"guest": guest, "picks": labels}))

    def why(self, rule_id: str) -> None:
        rule = self.voice.why(rule_id.upper())
        self.say(f"{rule.id}: {self.voice.rule(rule)} ({rule.section})")
