"""The tools of a seat, with their arguments. A refused call returns a sentence and changes nothing."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

from bree.adapters.mcp import words
from bree.adapters.mcp.lookup import looked_up
from bree.adapters.mcp.seat import Seat
from bree.bots.find import stars
from bree.core import DONE, Ask, Refusal
from bree.lang import Voice
from bree.lang.normalize import normalize
from bree.lang.player_names import introduction, names_of
from bree.lang.visible import visible_lines
from bree.lang.voice import LITERALLY
from bree.term.boards import part as room
from bree.term.shown_table import ShownTable

TEXT, JSON = "text", "json"
WAIT_S, MOST_WAIT_S = 20.0, 50.0  # hosts usually allow a minute for a call
LONGEST, MOST_PICKS = 200, 200  # letters of a word in a call, picks of an answer

WORD = {"type": "string", "maxLength": LONGEST}
KINDS: dict[str, dict[str, Any]] = {
    "part": WORD,
    "format": {"type": "string", "enum": [TEXT, JSON]},
    "answers": {"type": "array", "items": WORD, "maxItems": MOST_PICKS},
    "seconds": {"type": "number", "minimum": 0, "maximum": MOST_WAIT_S},
    "name": WORD,
}


class Tool(NamedTuple):
    name: str
    takes: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    changes: bool = False


TOOLS = (
    Tool("look", ("part", "format")),
    Tool("answers", ("format",)),
    Tool("answer", ("answers",), ("answers",), changes=True),
    Tool("wait", ("seconds",)),
    Tool("rule", ("name",), ("name",)),
)


class Tools:
    """The tools of one seat, in one language. They remember which log lines they have shown."""

    def __init__(self, seat: Seat, language: str) -> None:
        self._seat = seat
        self._language = language
        self._told = 0  # number of log lines shown so far
        self._turned = 0  # number of log lines before the seat's last answer

    @property
    def voice(self) -> Voice:
        """Return a voice with the names of the people at the table."""
        voice = Voice(self._language, self._seat.game)
        return Voice(self._language, self._seat.game, names_of(voice, self._seat.chairs))

    async def call(self, name: str, given: Mapping[str, Any]) -> tuple[str, bool]:
        """Call a tool. Return its text, and whether the text is a refusal."""
        try:
            tool = next((tool for tool in TOOLS if tool.name == name), None)
            if tool is None:
                raise Refusal("mcp-tool", name=LITERALLY + name, known=tuple(tool.name for tool in TOOLS))
            checked(tool, given)
            does: dict[str, Callable[..., Awaitable[str]]] = {
                "look": self._look,
                "answers": self._answers,
                "answer": self._answer,
                "wait": self._wait,
                "rule": self._rule,
            }
            # JSON and the ids of picks do not go through a `Voice`
            return visible_lines(await does[name](**given)), False
        except Refusal as refusal:
            return self.refused(refusal), True

    def refused(self, refusal: Refusal) -> str:
        """Return the refusal with its rule, and with the answer by its label."""
        asked = self._seat.look().asked if self._seat.trouble is None else None
        if not self.voice.knows("no-" + refusal.key):  # a newer server may send an unknown key
            refusal = Refusal("mcp-odd", word=LITERALLY + refusal.key)
        told = self.voice.refusal(refusal, asked, self.voice.say("mcp-more", {"rule": refusal.rule}))
        cards = room(self._seat.game.name, "card_words")
        unmet = cards.unmet(refusal, self.voice) if cards is not None else ""
        return f"{told} {unmet}".strip()

    async def _look(self, part: str = "", format: str = TEXT) -> str:  # noqa: A002  (as the tool calls it)
        seen, voice, seat = self._seat.look(), self.voice, self._seat
        if format == JSON:
            return words.dumped(
                {
                    **words.plain_table(seen, voice, seat.seat, part),
                    "log": list(map(words.plain_line, self._news(seen))),
                }
            )
        if part.split()[:1] == [words.LOG]:
            return "\n".join(self._log(seen, part.split()[1:]) or [voice.say("mcp-quiet")])
        if part:
            return "\n".join(words.part(seen.view, voice, seat.game.name, part.strip()))
        said = [f"{voice.say('game-title')}. {voice.say('mcp-you', {'who': LITERALLY + voice.seat(seat.seat)})}"]
        said += [introduction(voice, seat.chairs, stars(seat.game.name)), *self._new_lines(seen)]
        return self._said([*said, *words.board(seen.view, voice, seat.game.name), *self._standing(seen)])

    async def _answers(self, format: str = TEXT) -> str:  # noqa: A002
        seen = self._seat.look()
        if format == JSON:
            return words.dumped(words.plain_ask(seen.asked, self.voice) if seen.asked is not None else None)
        return self._said(self._standing(seen))

    async def _answer(self, answers: list[str]) -> str:
        seen = self._seat.look()
        picks = [meant(seen.asked, self.voice, word) for word in answers] if seen.asked is not None else answers
        if not picks and (seen.asked is None or not seen.asked.many):
            picks = [DONE]
        before = len(seen.log)
        await self._seat.answer(picks)
        self._turned = before
        return self._happened()

    async def _wait(self, seconds: float = WAIT_S) -> str:
        await self._seat.wait(seconds)
        return self._happened()

    async def _rule(self, name: str) -> str:
        return "\n".join(looked_up(self.voice, name))

    def _happened(self) -> str:
        """Return what has happened since the last call, and whose turn it is."""
        seen = self._seat.look()
        lines = room(self._seat.game.name, "lines")
        news = lines.news(seen.view, self.voice) if lines is not None and not seen.over else []
        return self._said([*self._new_lines(seen), *news, *self._standing(seen)])

    def _standing(self, seen: ShownTable) -> list[str]:
        return words.standing(seen, self.voice, self._seat.seat)

    def _new_lines(self, seen: ShownTable) -> list[str]:
        return words.newest(self._news(seen), self.voice)

    def _news(self, seen: ShownTable) -> list[Any]:
        """Return the new log lines. After an undo, the log may be shorter than before."""
        new = seen.log[min(self._told, len(seen.log)) :]
        self._told = len(seen.log)
        return new

    def _log(self, seen: ShownTable, many: list[str]) -> list[str]:
        """Return the log lines since the seat's last answer, or the given number of newest lines."""
        if not many:
            return words.newest(seen.log[min(self._turned, len(seen.log)) :], self.voice, 2 * words.LOG_LETTERS)
        if len(many) > 1 or not many[0].isdecimal() or not 0 < int(many[0][:9]) <= words.MOST_LINES:
            raise Refusal("mcp-lines", most=words.MOST_LINES, found=LITERALLY + " ".join(many))
        return [self.voice.line(entry) for entry in seen.log[-int(many[0]) :]]

    def _said(self, lines: list[str]) -> str:
        trouble = [self.voice.refusal(self._seat.trouble)] if self._seat.trouble is not None else []
        return "\n".join([*trouble, *lines])


def meant(ask: Ask, voice: Voice, word: str) -> str:
    """Return the answer that the word stands for: an id, or the label of a pick."""
    if word == DONE or any(pick.id == word for pick in ask.picks):
        return word
    called = [pick.id for pick in ask.picks if normalize(voice.label(ask, pick)) == normalize(word)]
    return called[0] if len(called) == 1 else word


def checked(tool: Tool, given: Mapping[str, Any]) -> None:
    """Raise a refusal if an argument is missing, unknown or has the wrong type."""
    for name in given:
        if name not in tool.takes:
            raise Refusal("mcp-argument", tool=tool.name, name=LITERALLY + name, known=tool.takes or ("–",))
    for name in tool.needs:
        if name not in given:
            raise Refusal("mcp-lacks", tool=tool.name, name=name)
    for name, value in given.items():
        if not fits(KINDS[name], value):
            raise Refusal("mcp-value", name=name, kind="mcp-kind-" + name)


def fits(kind: Mapping[str, Any], value: Any) -> bool:
    if kind["type"] == "array":
        return isinstance(value, list) and len(value) <= MOST_PICKS and all(fits(WORD, one) for one in value)
    if kind["type"] == "number":
        return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= kind["maximum"]
    return isinstance(value, str) and len(value) <= LONGEST and value in kind.get("enum", [value])
