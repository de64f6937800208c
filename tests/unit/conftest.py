"""Commands that a test types."""

from support.commands import interruptible, printed, refused

__all__ = ["interruptible", "printed", "refused"]
