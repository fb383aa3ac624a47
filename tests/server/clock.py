"""A clock that stands still until a test moves it, in the place of the module `clock`."""


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now
