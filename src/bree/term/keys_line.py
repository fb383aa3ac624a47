"""The keys at the bottom of the screen, which can also be clicked. A narrow screen hides the less important ones."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual import events
from textual.widgets import Static

from bree.core import Ask
from bree.lang import Voice
from bree.term.palette import Palette, coloured

Key = tuple[str, str, str]  # key, text key, action of the app
CHOOSE: Key = ("Enter", "term-key-enter", "")
LOOK: Key = ("Enter", "term-key-look", "app.look")
MARK: tuple[Key, ...] = (("term-space", "term-key-toggle", ""), ("c", "term-key-confirm", "app.confirm"))
CARDS: Key = ("k", "term-key-cards", "app.cards")  # only in games with card texts
KEYS: tuple[Key, ...] = (
    ("Tab", "term-key-log", "app.focus_next"),
    ("?", "term-key-why", "app.why"),
    ("u", "term-key-undo", "app.undo"),
    ("h", "term-key-hint", "app.hint"),
    ("l", "term-key-language", "app.language"),
    ("d", "term-key-light", "app.light"),
    ("q", "term-key-leave", "app.leave"),
)


def keys_text(voice: Voice, width: int, asked: Ask | None, curtain: bool = False, cards: bool = False) -> Text:
    if curtain:
        return _row((LOOK, *(key for key in KEYS if key[2] not in ("app.why", "app.hint"))), voice)
    keys = (*KEYS[:2], CARDS, *KEYS[2:]) if cards else KEYS
    if len(_row(keys, voice)) > width:
        keys = tuple(key for key in keys if key[2] != "app.light")
    for more in (MARK if asked and asked.many else (), (CHOOSE,) if asked else ()):
        if len(_row((*more, *keys), voice)) <= width:
            keys = (*more, *keys)
    return _row(keys, voice)


def _row(keys: Sequence[Key], voice: Voice) -> Text:
    drawn = []
    for key, word, action in keys:
        name = voice.say(key) if voice.knows(key) else key
        item = Text.assemble((name, "gold"), " ", (voice.say(word), "faded"))
        if action:
            item.stylize(Style(meta={"action": action}))
        drawn.append(item)
    return Text("  ").join(drawn)


class KeysLine(Static):
    async def on_click(self, event: events.Click) -> None:
        action = event.style.meta.get("action")
        if action is not None:
            await self.run_action(action)

    def show(
        self, voice: Voice, width: int, palette: Palette, asked: Ask | None, curtain: bool, cards: bool = False
    ) -> None:
        self.update(coloured(keys_text(voice, width, asked, curtain, cards), palette))
