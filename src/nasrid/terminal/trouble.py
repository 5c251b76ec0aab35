"""Why a command stops: one sentence for the person who typed it, and the exit code."""

BROKEN_RECORD = 1
NO_MORE_INPUT = 1
MATCH_STOPPED = 1
WRONG_USE = 2
INTERRUPTED = 130


class Trouble(Exception):  # noqa: N818 (it is reported, not a fault of the program)
    def __init__(self, sentence: str, code: int = WRONG_USE) -> None:
        super().__init__(sentence)
        self.code = code
