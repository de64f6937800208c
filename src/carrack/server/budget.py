"""Budgets: what may be spent in a time, and who pays for the work under way."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from contextvars import ContextVar

ADDRESSES = 10_000  # remembered by a bucket
BYTES = 32 * 1024  # of a body or an answer that cost one
Clock = Callable[[], float]


class Bucket:
    """A budget of an address: `burst` at once, then `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.addresses: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str, now: float, cost: float = 1.0) -> bool:
        """Spend `cost` at time `now` (seconds) if it is allowed; return whether it was."""
        return self.wait(address, now, cost) == 0

    def wait(self, address: str, now: float, cost: float = 1.0, patience: float = 0.0) -> float:
        """Spend `cost`, and return the seconds to wait; beyond `patience` nothing is spent."""
        left, since = self.addresses.pop(address, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        cost = min(cost, self.burst)
        seconds = max(0.0, (cost - left) / self.rate)
        self.addresses[address] = (left - cost if seconds <= patience else left, now)
        if len(self.addresses) > ADDRESSES:
            self.addresses.popitem(last=False)
        return seconds


PAYER: ContextVar[Callable[[float], object] | None] = ContextVar("payer", default=None)
"""Charges the address that asked for the current work; None if nobody pays."""


def pay(cost: float) -> None:
    """Charge for work whose cost is known only when it is done."""
    payer = PAYER.get()
    if payer is not None:
        payer(cost)


def count(counter: Counter[str], key: str, by: int) -> None:
    """Add to a counter, and remove keys at zero."""
    counter[key] += by
    if counter[key] <= 0:
        del counter[key]
