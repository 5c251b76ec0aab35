"""Whether proxies should send requests to this process."""


class Readiness:
    """False while the process is about to stop: it still serves, so that nothing fails until proxies have noticed."""

    def __init__(self) -> None:
        self.is_ready = True
