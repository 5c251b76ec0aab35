"""Errors that end a command, each with a message for the user and an exit code."""

EXIT_BROKEN_RECORD = 1
EXIT_NO_MORE_INPUT = 1
EXIT_MATCH_STOPPED = 1
EXIT_USAGE = 2
EXIT_INTERRUPTED = 130


class CommandError(Exception):
    """An error that ends the command.

    Args:
        message: The message for the user.
        code: The exit code.
    """

    def __init__(self, message: str, code: int = EXIT_USAGE) -> None:
        super().__init__(message)
        self.code = code
