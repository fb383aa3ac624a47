"""Line by line: the same game for pipes and screen readers. Everything is said in words."""

from collections.abc import Callable, Iterable
from typing import TextIO

from bree.bots.hint import strongest_hint
from bree.bots.host import Host, seed_of_bot
from bree.core import DONE, NO_EFFECT, Ask, LogEntry, Pick, Refusal
from bree.core.rulebook import rulebook
from bree.lang import Voice
from bree.lang.card_search import card_with_name, find_cards, similar_names
from bree.lang.hint import hint_words
from bree.lang.normalize import normalize
from bree.lang.player_names import introduction
from bree.table import Sitting
from bree.term.boards import part
from bree.term.menu import example, handles, label
from bree.term.pick_sets import counted, several, whole
from bree.term.shown_table import hidden_from, onlooker, secrets

QUIT, UNDO, HINT, WHY = "q", "u", "h", "?"  # the words for board and help are those of the language
NONE = "0"  # of a run that may be empty: nothing of it
CURTAIN = 60  # blank lines that push another person's cards off the screen


def _numbers(typed: Iterable[str]) -> str:
    """The numbers of a menu: from the first to the last, or each where some are left out."""
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
        self.host = Host(sitting, outside=True)  # whoever set the chairs has seen to it
        self.told = 0  # lines of the log that have been read out
        self.whispered: dict[str, int] = {}  # person -> lines that only this one may hear, and has heard
        self.eyes = ""  # the person who was asked last
        self.rule = ""  # of the line read out last: of the log, or of a refusal
        self.stale = True  # the board is to be told as a whole before the next question
        self.shown: list[str] = []  # of the board, as it was told last
        self.lines_of = part(sitting.game.name, "lines")
        self.cards_of = part(sitting.game.name, "card_words")

    def play(self) -> bool:
        """To the end of the game (True), or until the player leaves."""
        self.say(introduction(self.voice, self.sitting.chairs))
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
            self.stale = self.stale or bool(after)
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
        rule = next(iter(rulebook(self.sitting.game.package)), "")
        more = " " + self.voice.say("plain-help-cards") if self.cards_of is not None else ""
        self.say(self.voice.say("plain-help", {"rule": rule}) + more)

    def say(self, text: str) -> None:
        self.out.write(text + "\n")
        self.out.flush()

    def read_log(self) -> None:
        """What happened since, as far as the persons here may know."""
        log = self.heard()
        for entry in log[self.told :]:
            self.say(self.voice.line(entry))
            self.rule = entry.rule
            if self.lines_of is not None and entry.key in self.lines_of.ANEW:
                self.stale = True
        self.told = len(log)

    def heard(self) -> list[LogEntry]:
        """The log of the only person here; of several at one keyboard, what the public may know."""
        persons = self.sitting.persons
        return self.sitting.log(persons[0] if len(persons) == 1 else None)

    def whisper(self, who: str) -> None:
        """To one of several persons, what nobody else may hear."""
        private = [entry for entry in self.sitting.log(who) if not entry.visible_to(None)]
        if len(self.sitting.persons) > 1:
            for entry in private[self.whispered.get(who, 0) :]:
                self.say(self.voice.line(entry))
        self.whispered[who] = len(private)

    def read_board(self) -> None:
        """All of it: once a turn, and whenever somebody asks for it."""
        if self.lines_of is not None:
            self.shown = self.lines_of.lines(self.sitting.view(onlooker(self.sitting)), self.voice)
            for line in self.shown:
                self.say(line)
        self.stale = False

    def read_news(self) -> None:
        """Of the board, what has changed since it was told and the log does not say."""
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
        """A run of picks is shown as a whole, so that several can be named at once."""
        return whole(ask, self.sitting.pick_set)

    def hear(self, ask: Ask, line: str) -> None:
        """One line of the player: numbers or answers, or a word for the table."""
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
        """What was typed, word by word; an answer or a card may also be called by its whole name."""
        shown = self.whole(ask)
        if ask.many and not shown.least and line == NONE and NONE not in handles(shown.picks):
            return [DONE]
        called = [pick.id for pick in shown.picks if normalize(line) in self.names(shown, pick)]
        if len(called) == 1:
            return called
        card = card_with_name(self.voice, line) if self.cards_of is not None else ""
        return [card] if card else line.replace(",", " ").split()

    def names(self, ask: Ask, pick: Pick) -> set[str]:
        """What a pick is called, with and without the remark that nothing would come of it."""
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
        """What a typed word means: one thing only. A number that stands in no row of the menu means nothing."""
        typed = handles(self.whole(ask).picks)
        if word.isdecimal() and word not in typed:
            raise Refusal("choice-number", number=word, known=_numbers(typed))
        return typed.get(word, word)

    def last_person(self) -> str:
        """Who of those at this keyboard moved last."""
        moved = (answer.who for answer in reversed(self.sitting.answers))
        return next((who for who in moved if who in self.sitting.persons), "")

    def undo(self, seat: str) -> None:
        """Take back a move of whoever moved last; the others at this keyboard are asked if need be."""
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
        """Yes or no; anything else is asked again. Who leaves does not agree."""
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
        """Those that the person here has or sees, whole."""
        assert self.cards_of is not None
        for line in self.cards_of.explained(self.sitting.view(onlooker(self.sitting)), self.voice):
            self.say(line)

    def why(self, wanted: str) -> None:
        """A rule by its number, or a card by its name."""
        if told := find_cards(self.voice, wanted).lines:
            for line in told:
                self.say(line)
            return
        near = similar_names(self.voice, wanted)
        if near and wanted.upper() not in rulebook(self.sitting.game.package):
            raise Refusal("card-nothing", words=wanted, near=tuple(near))
        rule = self.voice.why(wanted.upper())
        section = self.voice.say("term-rule-section", {"section": rule.section})
        self.say(f"{rule.id}: {self.voice.rule(rule)} ({section})")
