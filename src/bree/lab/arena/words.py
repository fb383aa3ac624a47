"""The tables of figures for the terminal and the page, in the player's language."""

from collections.abc import Sequence
from typing import NamedTuple

from bree.lab.arena.contest import Contest
from bree.lab.arena.figures import Figures
from bree.lab.arena.gate import Gate, PairedGain
from bree.lang import Voice
from bree.lang.voice import LITERALLY

MINUS = "−"
NONE = "–"  # a figure without games


class Sheet(NamedTuple):
    """A table."""

    key: str  # of its texts: the title `arena-KEY` and the explanation `arena-KEY.about`
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class SheetTexts:
    def __init__(self, contest: Contest, voice: Voice) -> None:
        self.contest = contest
        self.voice = voice

    @property
    def title(self) -> str:
        return self.voice.say("arena-title", {"game": LITERALLY + self.voice.say("game-title")})

    @property
    def verdict(self) -> str:
        """The result of a contest that stops as soon as the order is clear."""
        return self.voice.say("arena-clear" if self.contest.clear else "arena-unclear")

    def sheets(self, figures: Figures, times: dict[str, dict[str, float]]) -> list[Sheet]:
        """The tables in reading order."""
        found = [self._teams(figures)] if self.contest.pairings.together else [self._ratings(figures)]
        found += [self._duels(figures)]
        if not self.contest.pairings.together:
            found.append(self._places(figures))
        found += [self._ends(figures), self._lengths(figures), self._times(times)]
        if figures["faults"]:
            found.append(self._faults(figures))
        return found

    def end(self, kind: str) -> str:
        """How a game ended: a special text, else the log line if it needs no facts, else its key."""
        if self.voice.knows("arena-end-" + kind):
            return self.voice.say("arena-end-" + kind)
        try:
            return Voice(self.voice.language, self.voice.game, strict=True).say("log-" + kind)
        except (LookupError, ValueError):  # there is no such line, or it needs facts
            return kind

    def team(self, bots: list[str]) -> str:
        """`greedy ×2, random`."""
        counts = {bot: bots.count(bot) for bot in bots}
        return ", ".join(bot if count == 1 else f"{bot} ×{count}" for bot, count in counts.items())

    def place(self, seats: list[str]) -> str:
        return ", ".join(self.voice.noun(seat) for seat in seats)

    def number(self, value: float | None, decimals: int = 1) -> str:
        if value is None:
            return NONE
        point = self.voice.figure(0)[1]
        return f"{value:.{decimals}f}".replace("-", MINUS).replace(".", point)

    def signed(self, value: float | None, decimals: int = 0) -> str:
        told = self.number(value, decimals)
        return told if value is None or value < 0 or not float(f"{value:.{decimals}f}") else "+" + told

    def percent(self, part: float | None) -> str:
        return (
            NONE if part is None else self.voice.say("arena-percent", {"number": LITERALLY + self.number(100 * part)})
        )

    def _ratings(self, figures: Figures) -> Sheet:
        rows = [
            (
                bot,
                self.signed(one["rating"]),
                self._span(self.signed(one["low"]), self.signed(one["high"])),
                self.percent(one["share"]),
            )
            for bot, one in figures["ratings"].items()
        ]
        return self._sheet("ratings", ("bot", "rating", "interval", "victories"), rows)

    def _teams(self, figures: Figures) -> Sheet:
        rows = [
            (self.team(one["bots"]), self.percent(one["share"]), self._interval(one), str(one["games"]))
            for one in figures["teams"]
        ]
        return self._sheet("teams", ("team", "victories", "interval", "games"), rows)

    def _duels(self, figures: Figures) -> Sheet:
        rows = []
        for one in figures["duels"]:
            parts = [one[name] for name in ("by", "low", "high")]
            points, low, high = (self.signed(None if part is None else 100 * part, 1) for part in parts)
            rows.append((f"{one['one']} – {one['other']}", points, self._span(low, high), str(one["rounds"])))
        return self._sheet("duels", ("pair", "by", "interval", "rounds"), rows)

    def _places(self, figures: Figures) -> Sheet:
        rows = [(self.place(one["seats"]), self.percent(one["share"])) for one in figures["places"]]
        return self._sheet("places", ("place", "victories"), rows)

    def _ends(self, figures: Figures) -> Sheet:
        rows = []
        order = figures["order"]
        bots = (*order, *(bot for bot in self.contest.bots if bot not in order))
        for one in figures["ends"]:
            by = [self.number(one["by"][bot], int(one["by"][bot] % 1 != 0)) for bot in bots]
            rows.append((self.end(one["end"]), str(one["games"]), *by))
        sheet = self._sheet("ends", ("end", "games"), rows)
        return sheet._replace(columns=(*sheet.columns, *bots))

    def _lengths(self, figures: Figures) -> Sheet:
        names = ("mean", "shortest", "median", "longest")
        rows = [
            (
                self.voice.say("arena-column", part=name),
                self.number(figures["lengths"][name], int(name == "mean")),
            )
            for name in names
        ]
        return self._sheet("lengths", ("game", "answers"), rows)

    def _times(self, times: dict[str, dict[str, float]]) -> Sheet:
        rows = [(bot, self.number(one["ms"], 3), str(int(one["answers"]))) for bot, one in times.items()]
        return self._sheet("times", ("bot", "ms", "answers"), rows)

    def _faults(self, figures: Figures) -> Sheet:
        rows = [
            (bot or self.voice.say("arena-column", part="nobody"), str(count))
            for bot, count in figures["faults"].items()
        ]
        return self._sheet("faults", ("bot", "faults"), rows)

    def gate(self, found: Sequence[PairedGain]) -> Sheet:
        rows = []
        for one in found:
            by, low, high = (self.signed(100 * part, 1) for part in (one.gain.by, one.gain.low, one.gain.high))
            scores = (self.percent(one.score), self.percent(one.before))
            family = self.voice.say("arena-column", part=one.family)
            rows.append((f"{one.opponent}, {family}", str(one.rounds), *scores, by, self._span(low, high)))
        return self._sheet("gate", ("opponent", "rounds", "changed", "before", "gain", "interval"), rows)

    def _interval(self, one: Figures) -> str:
        return self._span(self.percent(one["low"]), self.percent(one["high"]))

    def _span(self, low: str, high: str) -> str:
        return NONE if NONE in (low, high) else f"{low} … {high}"

    def _sheet(self, key: str, columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Sheet:
        return Sheet(key, tuple(self.voice.say("arena-column", part=column) for column in columns), tuple(rows))


def gate_sheet(gate: Gate, found: Sequence[PairedGain], voice: Voice) -> Sheet:
    return SheetTexts(gate.contest(gate.bots[0], gate.opponents[0], found[0].family), voice).gate(found)
