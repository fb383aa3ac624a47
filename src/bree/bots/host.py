"""Plays the turns of chance and of the bots until a person must choose."""

from collections.abc import Iterator
from random import Random

from bree.bots.bot import Bot, Sight, dismiss
from bree.bots.find import invite
from bree.bots.outside import NONSENSE, Outside, shown
from bree.core import Ask, Illegal, Refusal
from bree.core.entry_points import DEFECTS, error_line
from bree.table import Sitting
from bree.table.sitting import Answer

STAND_IN = "random"  # plays on when a bot has failed


def seed_of_bot(sitting: Sitting) -> int:
    """Return the random seed for a bot's next answer. After an undo, the bot gets the same seed again."""
    return sitting.seed * 7_368_787 + len(sitting.answers)


class Host:
    def __init__(self, sitting: Sitting, *, outside: bool = False) -> None:
        """Pass `outside` if a chair may name an external program: only the person running Bree may choose one."""
        self.sitting = sitting
        self.bots: dict[str, Bot] = {
            seat: invite(sitting.game.name, chair.bot, outside=outside)
            for seat, chair in sitting.chairs.items()
            if chair.bot
        }

    def serve(self) -> Iterator[Answer]:
        """Yield one answer at a time, so that a front end can show each of them."""
        sitting = self.sitting
        while (ask := sitting.ask) is not None:
            before = len(sitting.answers)
            if ask.automatic:
                sitting.play_automatic()
            elif ask.who in self.bots:
                sitting.answer(ask.who, self.bot_answer(ask))
            else:
                return
            yield from sitting.answers[before:]
        self.close()

    def bot_answer(self, ask: Ask) -> str:
        """Return the bot's answer. If the bot fails, a random bot replaces it, and the log says so."""
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
        """Log why the bot no longer plays: the last message of an external program, or the error of a bot in this
        process.
        """
        if isinstance(bot, Outside) and isinstance(fault, Refusal):
            why, said = str(fault.facts["why"]), str(fault.facts["said"])
            self.sitting.note("outside-failed", who=who, why=why, said=said)
        else:
            why = NONSENSE if isinstance(fault, Illegal) else "'" + shown(error_line(fault))
            self.sitting.note("bot-failed", who=who, why=why)

    def close(self) -> None:
        """Release everything that the bots hold, at the end of the game or when the player leaves."""
        dismiss(self.bots.values())
