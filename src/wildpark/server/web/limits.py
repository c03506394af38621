"""What one person and one address may spend, each with its reason; all of it in one place.

A person who plays, on however many devices, never meets one of these. Addresses may have many
people behind them (a school, a club), so they may spend several times as much as one person.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from time import monotonic

from wildpark.server.messages.errors import Refusal


@dataclass(frozen=True, slots=True)
class Rate:
    """How many requests of a kind one person, and one address, may send in a minute."""

    person: int
    address: int


@dataclass(frozen=True, kw_only=True)
class Limits:
    """The limits that a server keeps to.

    Attributes:
        head_bytes: of the head of a request; browsers send one or two kilobytes.
        headers: how many a request may have.
        head_seconds: until the head of a request has to be there.
        body_seconds: until its body has to be there.
        unread_seconds: for which a client may take nothing of its answer.
        half_open: connections that have sent no whole request; the oldest one makes room.
        connections_per_address: at the same time, live ones apart.
        live_per_person: live connections, one for each open page of a table.
        live_per_address: live connections.
        hello_seconds: until a live connection has to say hello.
        quiet_seconds: for which a live connection may say nothing; a page says something every 15.
        message_bytes: of a message of a live connection.
        body_bytes: of the body of a request; a long record has some 60 kilobytes.
        commands_per_second: lasting rate of messages of one live connection.
        commands_burst: how many of them may come at once.
        tables: tables that are opened, and rematches.
        replays: records that are replayed: the answer is a hundred times as long as the record.
        thoughts: advice, and how a game could have ended.
        thoughts_at_once: such questions of one person that are thought about, or wait for it.
        joins: attempts to sit down: the secret of a link is not to be guessed.
        lists: lists of tables, names read and changed.
    """

    head_bytes: int = 32 * 1024
    headers: int = 100
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    unread_seconds: float = 30.0
    half_open: int = 256
    connections_per_address: int = 512
    live_per_person: int = 60
    live_per_address: int = 600
    hello_seconds: float = 10.0
    quiet_seconds: float = 90.0
    message_bytes: int = 16 * 1024
    body_bytes: int = 256 * 1024
    commands_per_second: float = 20.0
    commands_burst: int = 120
    tables: Rate = Rate(30, 120)
    replays: Rate = Rate(20, 60)
    thoughts: Rate = Rate(60, 240)
    thoughts_at_once: int = 3
    joins: Rate = Rate(30, 240)
    lists: Rate = Rate(240, 1200)


_ANY = Rate(10**6, 10**6)
BOUNDLESS = Limits(
    connections_per_address=10**6,
    live_per_person=10**6,
    live_per_address=10**6,
    commands_per_second=1e6,
    commands_burst=10**6,
    tables=_ANY,
    replays=_ANY,
    thoughts=_ANY,
    joins=_ANY,
    lists=_ANY,
)
"""For tests and measurements, in which one person does the work of hundreds."""


def network(address: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 of an IPv6 one.

    Whoever has one address of IPv6 commonly has the 2**64 beside it. An IPv4 address that is
    written as IPv6 is the IPv4 address.
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"
    return str(parsed)


class TokenBucket:
    """Lets ``burst`` requests pass at once and ``rate`` a second in the long run."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._filled = monotonic()

    def take(self) -> bool:
        """Whether one more may pass; then it has."""
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def full(self) -> bool:
        """Whether nothing has passed for long enough that a new bucket would be the same."""
        self._fill()
        return self._tokens >= self._burst

    def _fill(self) -> None:
        now = monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._filled) * self._rate)
        self._filled = now


class Spending:
    """What people and addresses have asked for lately."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._buckets: dict[tuple[str, str], TokenBucket] = {}

    def spend(self, kind: str, person: str, address: str) -> None:
        """Counts a request of a kind (a ``Rate`` of ``Limits``), or raises Refusal.

        ``address`` is one of ``network``; all there who have no cookie are one person, "".
        """
        rate: Rate = getattr(self._limits, kind)
        place = f"address {address}"
        who = f"person {person}" if person else f"somebody at {place}"
        for key, in_a_minute in ((place, rate.address), (who, rate.person)):
            fresh = TokenBucket(in_a_minute / 60, in_a_minute)
            if not self._buckets.setdefault((kind, key), fresh).take():
                raise Refusal("too-many-requests")

    def forget(self) -> None:
        """Lets go of those who have asked for nothing in a while."""
        self._buckets = {key: one for key, one in self._buckets.items() if not one.full()}


class Places:
    """A limit on how many may be in at the same time, for each key."""

    def __init__(self, most: int, refusal: str) -> None:
        self._most = most
        self._refusal = refusal
        self._taken: Counter[str] = Counter()

    @contextmanager
    def hold(self, key: str) -> Iterator[None]:
        """Holds one place, or raises Refusal."""
        if self._taken[key] >= self._most:
            raise Refusal(self._refusal, limit=self._most)
        self._taken[key] += 1
        try:
            yield
        finally:
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]
