"""Lets chance and the bots at a table play until a person must choose."""

from collections.abc import Iterator
from random import Random

from bree.bots.bot import Bot, Sight, dismiss
from bree.bots.find import invite
from bree.bots.outside import NONSENSE, Outside, shown
from bree.core import Ask, Illegal, Refusal
from bree.core.entry_points import DEFECTS, error_line
from bree.table import Sitting
from bree.table.sitting import Answer

STAND_IN = "random"  # plays on where a bot has failed


def seed_of_bot(sitting: Sitting) -> int:
    """For the next answer of a bot. Asked again at the same place, it has the same luck, as the dice have."""
    return sitting.seed * 7_368_787 + len(sitting.answers)


class Host:
    def __init__(self, sitting: Sitting, *, outside: bool = False) -> None:
        """`outside`: may a chair name a program? Only where the chairs were set by who commands this machine."""
        self.sitting = sitting
        self.bots: dict[str, Bot] = {
            seat: invite(sitting.game.name, chair.bot, outside=outside)
            for seat, chair in sitting.chairs.items()
            if chair.bot
        }

    def serve(self) -> Iterator[Answer]:
        """Answer by answer, so that a door can show each."""
        sitting = self.sitting
        while (ask := sitting.ask) is not None:
            before = len(sitting.answers)
            if ask.automatic:
                sitting.play_automatic()
            elif ask.who in self.bots:
                sitting.answer(ask.who, self.thought(ask))
            else:
                return
            yield from sitting.answers[before:]
        self.close()

    def thought(self, ask: Ask) -> str:
        """What the bot answers that is asked. For one that fails chance plays on, and the log says so."""
        bot, sitting = self.bots[ask.who], self.sitting
        sight, seed = Sight(sitting.game, sitting.state, ask.who, ask), seed_of_bot(sitting)
        try:
            pick = bot.choose(sight, Random(seed))
            if not ask.offers(pick):
                raise Illegal("not-offered", ask.rule, answer=pick)
        except DEFECTS as fault:
            self._note(ask.who, bot, fault)
            dismiss((bot,))
            self.bots[ask.who] = stand_in = invite(sitting.game.name, STAND_IN)
            return stand_in.choose(sight, Random(seed))
        return pick

    def _note(self, who: str, bot: Bot, fault: BaseException) -> None:
        """Why it plays no more: a program has last words, a bot of this process an error."""
        if isinstance(bot, Outside) and isinstance(fault, Refusal):
            why, said = str(fault.facts["why"]), str(fault.facts["said"])
            self.sitting.note("outside-failed", who=who, why=why, said=said)
        else:
            why = NONSENSE if isinstance(fault, Illegal) else "'" + shown(error_line(fault))
            self.sitting.note("bot-failed", who=who, why=why)

    def close(self) -> None:
        """The game is over, or is left: nothing of the bots stays behind."""
        dismiss(self.bots.values())
