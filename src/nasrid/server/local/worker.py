"""The worker of a device: bots and reviews in one thread, so that a device needs the memory for one only.

A review is made in short steps. A bot's move waits for one of them at most.
"""

from collections.abc import Callable
from functools import cache

from nasrid.server.bots import worker as bots_worker

TAGGED = '{"type":'  # the start of a request that is not for a bot


@cache
def _review_handler() -> Callable[[bytes | str], bytes]:
    from nasrid.server.reviews.worker import make_handler  # loaded only when it is needed

    return make_handler()


def make_handler() -> Callable[[str], bytes]:
    """Return a function that answers JSON requests with JSON replies."""
    ask_bot = bots_worker.make_handler()
    return lambda line: _review_handler()(line) if line.startswith(TAGGED) else ask_bot(line)
