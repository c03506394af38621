"""How fast somebody may send: a bucket of tokens that fills up with time."""

from time import monotonic

from wildpark.server.messages.errors import Refusal


class TokenBucket:
    """Lets ``burst`` messages pass at once and ``rate`` a second in the long run."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._filled = monotonic()

    def check(self) -> None:
        """Lets one more pass, or raises Refusal."""
        now = monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._filled) * self._rate)
        self._filled = now
        if self._tokens < 1:
            raise Refusal("too-fast")
        self._tokens -= 1
