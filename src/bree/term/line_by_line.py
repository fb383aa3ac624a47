"""The line-by-line mode, for pipes and screen readers. It describes everything in words."""

from collections.abc import Callable, Iterable
from typing import TextIO

from bree.bots.find import stars
from bree.bots.hint import strongest_hint
from bree.bots.host import Host, seed_of_bot
from bree.core import DONE, NO_EFFECT, Ask, LogEntry, Pick, Refusal
from bree.core.rulebook import rulebook
from bree.lang import Voice
from bree.lang.card_search import card_with_name, find_cards, similar_names
from bree.lang.game_terms import explain, find_term
from bree.lang.hint import hint_words
from bree.lang.normalize import normalize
from bree.lang.player_names import introduction
from bree.table import Sitting
from bree.term.boards import part
from bree.term.menu import example, handles, label
from bree.term.pick_sets import counted, several, whole
from bree.term.shown_table import hidden_from, number_lines, onlooker, secrets

QUIT, UNDO, HINT, WHY = "q", "u", "h", "?"  # the words for board and help depend on the language
NONE = "0"  # for a pick set that may be empty: take nothing
CURTAIN = 60  # blank lines that move another person's cards off the screen


def _numbers(typed: Iterable[str]) -> str:
    """Return the numbers of a menu, as a range if it has no gaps."""
    known = sorted(int(word) for word in typed if word.isdecimal())
    unbroken = len(known) > 1 and known[-1] - known[0] == len(known) - 1
    return f"{known[0]}–{known[-1]}" if unbroken else ", ".join(str(number) for number in known)


class LineByLine:
    def __init__(self, sitting: Sitting, voice: Voice, save: Callable[[], None], lines: TextIO, out: TextIO) -> None:
        self.sitting = sitting
        self.voice = voice
        self.save = save
        self.lines = lines
        self.out = out
        self.host = Host(sitting, outside=True)  # the person at this machine has chosen the chairs
        self.told = 0  # number of log lines shown so far
        self.whispered: dict[str, int] = {}  # person -> number of private log lines shown to that person
        self.eyes = ""  # the last person who had to answer
        self.rule = ""  # the rule of the last log line or refusal
        self.stale = True  # describe the whole board before the next question
        self.shown: list[str] = []  # the description of the board that was shown last
        self.lines_of = part(sitting.game.name, "lines")
        self.cards_of = part(sitting.game.name, "card_words")

    def play(self) -> bool:
        """Play to the end of the game (True), or until the player leaves (False)."""
        self.say(introduction(self.voice, self.sitting.chairs, stars(self.sitting.game.name)))
        self.help()
        while True:
            quiet = secrets(self.sitting)  # if so, wait with the log until the last person's cards are off the screen
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
                self.read_numbers()
                return True
            if after and not self.hand_over(after):
                return False
            self.stale = self.stale or bool(after)
            self.eyes = ask.who
            self.whisper(ask.who)
            self.put(ask)
            line = self.lines.readline()
            if not line or line.strip() == QUIT:
                return False
            self.hear(ask, line.strip())

    def hand_over(self, who: str) -> bool:
        """Wait for the next person. Return False if the players leave instead."""
        self.say(self.voice.say("plain-curtain", {"who": self.voice.seat(who)}))
        line = self.lines.readline()
        return bool(line) and line.strip() != QUIT

    def help(self) -> None:
        rule = next(iter(rulebook(self.sitting.game.package)), "")
        more = " " + self.voice.say("plain-help-cards") if self.cards_of is not None else ""
        self.say(self.voice.say("plain-help", {"rule": rule}) + more)

    def say(self, text: str) -> None:
        self.out.write(text + "\n")
        self.out.flush()

    def read_log(self) -> None:
        """Show the new log lines that everyone here may read."""
        log = self.heard()
        for entry in log[self.told :]:
            self.say(self.voice.line(entry))
            self.rule = entry.rule
            if self.lines_of is not None and entry.key in self.lines_of.ANEW:
                self.stale = True
        self.told = len(log)

    def heard(self) -> list[LogEntry]:
        """Return the log of a single person. With several people at one keyboard, return the public log."""
        persons = self.sitting.persons
        return self.sitting.log(persons[0] if len(persons) == 1 else None)

    def whisper(self, who: str) -> None:
        """Show a person the private log lines, if several people play here."""
        private = [entry for entry in self.sitting.log(who) if not entry.visible_to(None)]
        if len(self.sitting.persons) > 1:
            for entry in private[self.whispered.get(who, 0) :]:
                self.say(self.voice.line(entry))
        self.whispered[who] = len(private)

    def read_board(self) -> None:
        """Describe the whole board, once a turn and on request."""
        if self.lines_of is not None:
            self.shown = self.lines_of.lines(self.sitting.view(onlooker(self.sitting)), self.voice)
            for line in self.shown:
                self.say(line)
        self.stale = False

    def read_numbers(self) -> None:
        """Show the numbers that decided the finished game."""
        for line in number_lines(self.sitting.game.numbers(self.sitting.state), self.voice):
            self.say(line)

    def read_news(self) -> None:
        """Describe what has changed on the board, except what the log says."""
        if self.lines_of is not None:
            news = self.lines_of.news(self.sitting.view(onlooker(self.sitting)), self.voice)
            for line in news:
                if line not in self.shown:
                    self.say(line)
            self.shown = self.shown + news

    def put(self, ask: Ask) -> None:
        if self.stale:
            self.read_board()
        else:
            self.read_news()
        self.say(self.voice.prompt(ask))
        shown = self.whole(ask)
        for typed, pick in zip(handles(shown.picks), shown.picks, strict=True):
            called = label(self.voice, shown, pick, whole=True)
            times = f" ×{pick.copies}" if ask.many and pick.copies > 1 else ""
            self.say(f"  {typed}  {called}{times}" if called != typed else f"  {typed}{times}")
        if ask.many:
            words = "'" + counted(shown, self.sitting.pick_set, 0, self.voice)
            key = "plain-one" if shown.most == 1 else "plain-several" if several(shown) else "plain-many"
            self.say(self.voice.say(key, {"count": words, "example": "'" + example(shown)}))
            if not shown.least and NONE not in handles(shown.picks):
                self.say(self.voice.say("plain-none", {"word": NONE}))

    def whole(self, ask: Ask) -> Ask:
        """Return the ask with its whole pick set, so that the player can name several picks at once."""
        return whole(ask, self.sitting.pick_set)

    def hear(self, ask: Ask, line: str) -> None:
        """Handle one line of input: an answer, or a command."""
        try:
            if line == UNDO:
                self.undo(self.last_person() or ask.who)
            elif line == HINT:
                self.hint(ask)
            elif line.startswith(WHY):
                self.why(line.removeprefix(WHY).strip() or self.rule or ask.rule)
            elif line.lower() in self.voice.say("plain-board").split():
                self.stale = True
            elif self.cards_of is not None and line.lower() in self.voice.say("plain-cards").split():
                self.read_cards()
            elif not line or line.lower() in self.voice.say("plain-help-words").split():
                self.help()
            else:
                self.answer(ask, self.words(ask, line))
        except Refusal as refusal:
            self.rule = refusal.rule or self.rule
            self.say(self.voice.refusal(refusal, self.whole(ask), self.voice.say("plain-more")))
            if self.cards_of is not None and (unmet := self.cards_of.unmet(refusal, self.voice)):
                self.say(unmet)

    def words(self, ask: Ask, line: str) -> list[str]:
        """Return the words of the input. An answer or a card may also be given by its full name."""
        shown = self.whole(ask)
        if ask.many and not shown.least and line == NONE and NONE not in handles(shown.picks):
            return [DONE]
        called = [pick.id for pick in shown.picks if normalize(line) in self.names(shown, pick)]
        if len(called) == 1:
            return called
        card = card_with_name(self.voice, line) if self.cards_of is not None else ""
        return [card] if card else line.replace(",", " ").split()

    def names(self, ask: Ask, pick: Pick) -> set[str]:
        """Return the labels of a pick, with and without the remark that it has no effect."""
        generic_board = pick._replace(on=tuple(thing for thing in pick.on if thing != NO_EFFECT))
        return {normalize(self.voice.label(ask, one)) for one in (pick, generic_board)}

    def answer(self, ask: Ask, words: list[str]) -> None:
        wanted = [self.pick(ask, word) for word in words]
        if ask.many:
            self.sitting.selection(ask.who, [pick for pick in wanted if pick != DONE]).must_be_complete()
            self.sitting.gather(ask.who, [*wanted, DONE])
        elif len(wanted) == 1:
            self.sitting.answer(ask.who, wanted[0])
        else:
            raise Refusal("one-answer", ask.rule)
        self.save()

    def pick(self, ask: Ask, word: str) -> str:
        """Return the pick for a typed word. Refuse a number that is not in the menu."""
        typed = handles(self.whole(ask).picks)
        if word.isdecimal() and word not in typed:
            raise Refusal("choice-number", number=word, known=_numbers(typed))
        return typed.get(word, word)

    def last_person(self) -> str:
        """Return the last person who moved at this keyboard, or ""."""
        moved = (answer.who for answer in reversed(self.sitting.answers))
        return next((who for who in moved if who in self.sitting.persons), "")

    def undo(self, seat: str) -> None:
        """Take back the last move of that person. Ask the others at this keyboard for consent if necessary."""
        if not self.sitting.undo(seat):
            for other in sorted(self.sitting.request.waiting if self.sitting.request else ()):
                agrees = self.agrees(other, seat)
                self.sitting.consent(other, agrees)
                if not agrees:
                    self.say(self.voice.say("plain-declined", {"who": other}))
                    return
        self.stale = True
        self.told = min(self.told, len(self.heard()))
        for person in self.whispered:
            private = sum(not entry.visible_to(None) for entry in self.sitting.log(person))
            self.whispered[person] = min(self.whispered[person], private)
        self.say(self.voice.say("plain-undone"))
        self.save()

    def agrees(self, other: str, seat: str) -> bool:
        """Ask for yes or no until the person answers. Leaving means no."""
        while True:
            self.say(self.voice.say("plain-consent", {"who": other, "seat": seat}))
            line = self.lines.readline()
            word = line.strip().lower()
            if word in self.voice.say("plain-yes").split():
                return True
            if not line or word in self.voice.say("plain-no").split():
                return False

    def hint(self, ask: Ask) -> None:
        bot, found = strongest_hint(self.sitting.game, self.sitting.state, ask, seed_of_bot(self.sitting))
        self.say(hint_words(self.voice, self.whole(ask), bot, *found))

    def read_cards(self) -> None:
        """Explain all cards that the person has or sees."""
        assert self.cards_of is not None
        for line in self.cards_of.explained(self.sitting.view(onlooker(self.sitting)), self.voice):
            self.say(line)

    def why(self, wanted: str) -> None:
        """Show a rule by its number, or a card or game term by its name."""
        if told := find_cards(self.voice, wanted).lines:
            for line in told:
                self.say(line)
            return
        if term := find_term(self.voice, wanted):
            self.say(explain(term, self.voice))
            return
        near = similar_names(self.voice, wanted)
        if near and wanted.upper() not in rulebook(self.sitting.game.package):
            raise Refusal("card-nothing", words=wanted, near=tuple(near))
        rule = self.voice.why(wanted.upper())
        section = self.voice.say("term-rule-section", {"section": rule.section})
        self.say(f"{rule.id}: {self.voice.rule(rule)} ({section})")
